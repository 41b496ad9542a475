//! Case counts of an epidemic: current figures, series, doses, mobility, variants, influenza.

mod corpus;
mod doses;
mod figures;
mod governments;
mod historical;
mod names;
mod newspaper;
mod places;
mod sources;
mod totals;
mod trials;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, Ordering};

use http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, ETAG, WARNING};
use serde::Serialize;
use serde_json::json;

use crate::call::Call;
use crate::dates;
use crate::environment::Environment;
use crate::handler::{self, Answers, Handler, PathStyle};
use crate::random::Random;
use crate::reply::Reply;
use corpus::Corpus;
use openshelf_core::table::Operation;

pub const NAME: &str = "disease";

/// The handler of the case counts.
#[derive(Debug)]
pub struct Disease {
    environment: Environment,
    corpus: OnceLock<Corpus>,
    /// How often the newspaper's counts were asked for.
    newspaper: AtomicI64,
}

/// An answer written straight from its parts.
fn answer(status: u16, value: &impl Serialize) -> Reply {
    // Nothing here has keys that are no texts, so that writing cannot fail.
    let body = serde_json::to_vec(value).unwrap_or_default();
    Reply::new(status, "application/json; charset=utf-8", body)
}

fn not_found(message: &str) -> Reply {
    answer(404, &json!({ "message": message }))
}

/// The answer with a weak tag of its body, or 304 when the caller holds this very body.
fn tagged(reply: Reply, call: &Call) -> Reply {
    if reply.status != 200 {
        return reply;
    }
    let mut hasher = DefaultHasher::new();
    reply.body.hash(&mut hasher);
    let tag = format!("W/\"{:x}-{:016x}\"", reply.body.len(), hasher.finish());
    if call.header("if-none-match") == Some(tag.as_str()) {
        return Reply::empty(304).with(ETAG, tag);
    }
    reply.with(ETAG, tag)
}

/// The names of a list: split at bars if it holds one, else at commas.
fn split_list(text: &str) -> Vec<&str> {
    let separator = if text.contains('|') { '|' } else { ',' };
    text.split(separator).collect()
}

impl Disease {
    pub fn new(environment: Environment) -> Self {
        Self {
            environment,
            corpus: OnceLock::new(),
            newspaper: AtomicI64::new(0),
        }
    }

    fn corpus(&self) -> &Corpus {
        self.corpus
            .get_or_init(|| Corpus::new(self.environment.seed))
    }

    /// When the figures were read, in milliseconds since 1970: on the day before today, and the
    /// same on every call.
    fn updated(&self) -> i64 {
        dates::milliseconds(dates::later(self.environment.today, -1))
            + Random::new(self.environment.seed, "updated", 0).between(0, 86_400_000)
    }

    /// The time of a request to the newspaper's paths: each has a later one.
    fn asked_at(&self) -> i64 {
        self.updated() + self.newspaper.fetch_add(1, Ordering::Relaxed)
    }
}

/// What each operation answers.
const ANSWERS: &Answers<Disease> = &[
    ("totals.world", |disease, _, call| Ok(disease.world(call))),
    ("totals.continents", |disease, _, call| {
        Ok(disease.continents(call))
    }),
    ("totals.continent", |disease, _, call| {
        Ok(disease.continent(call))
    }),
    ("totals.countries", |disease, _, call| {
        Ok(disease.countries(call))
    }),
    ("totals.country", |disease, _, call| {
        Ok(disease.country(call))
    }),
    ("totals.countries_by_name", |disease, _, call| {
        Ok(disease.country(call))
    }),
    ("totals.states", |disease, _, call| Ok(disease.states(call))),
    ("totals.states_by_name", |disease, _, call| {
        Ok(disease.states_by_name(call))
    }),
    ("historical.countries", |disease, _, call| {
        Ok(disease.historical_all(call))
    }),
    ("historical.world", |disease, _, call| {
        Ok(disease.historical_world(call))
    }),
    ("historical.country", |disease, _, call| {
        Ok(disease.historical_countries(call))
    }),
    ("historical.countries_by_name", |disease, _, call| {
        Ok(disease.historical_countries(call))
    }),
    ("historical.province", |disease, _, call| {
        Ok(disease.historical_provinces(call))
    }),
    ("historical.provinces_by_name", |disease, _, call| {
        Ok(disease.historical_provinces(call))
    }),
    ("historical.us_county_state_names", |disease, _, _| {
        Ok(disease.county_states())
    }),
    ("historical.us_counties", |disease, _, call| {
        Ok(disease.counties_of(call))
    }),
    ("nyt.states", |disease, _, call| {
        Ok(disease.newspaper_states(call))
    }),
    ("nyt.states_by_name", |disease, _, call| {
        Ok(disease.newspaper_states(call))
    }),
    ("nyt.counties", |disease, _, call| {
        Ok(disease.newspaper_counties(call))
    }),
    ("nyt.counties_by_name", |disease, _, call| {
        Ok(disease.newspaper_counties(call))
    }),
    (
        "nyt.usa",
        |disease, _, call| Ok(disease.newspaper_usa(call)),
    ),
    ("vaccine.world", |disease, _, call| {
        Ok(disease.vaccine_world(call))
    }),
    ("vaccine.countries", |disease, _, call| {
        Ok(disease.vaccine_countries(call))
    }),
    ("vaccine.country", |disease, _, call| {
        Ok(disease.vaccine_country(call))
    }),
    ("vaccine.states", |disease, _, call| {
        Ok(disease.vaccine_states(call))
    }),
    ("vaccine.state", |disease, _, call| {
        Ok(disease.vaccine_state(call))
    }),
    ("vaccine.candidates", |disease, row, _| {
        Ok(disease.trials(row))
    }),
    ("therapeutics", |disease, row, _| Ok(disease.trials(row))),
    ("mobility.country_names", |disease, _, _| {
        Ok(disease.mobility_countries())
    }),
    ("mobility.subregion_names", |disease, _, call| {
        Ok(disease.mobility_subregions(call))
    }),
    ("mobility.data", |disease, _, call| {
        Ok(disease.mobility(call))
    }),
    ("variants.country_names", |disease, _, _| {
        Ok(disease.variant_countries())
    }),
    ("variants.country", |disease, _, call| {
        Ok(disease.variants(call))
    }),
    ("gov.country_names", |disease, _, _| {
        Ok(disease.government_countries())
    }),
    ("gov.country", |disease, _, call| {
        Ok(disease.government(call))
    }),
    ("influenza.ilinet", |disease, row, _| {
        Ok(disease.influenza(row))
    }),
    ("influenza.usphl", |disease, row, _| {
        Ok(disease.influenza(row))
    }),
    ("influenza.uscl", |disease, row, _| {
        Ok(disease.influenza(row))
    }),
];

fn no_route(call: &Call) -> Reply {
    let page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Error</title>\n\
         </head>\n<body>\n<pre>Cannot {} {}</pre>\n</body>\n</html>\n",
        call.method,
        call.path
            .strip_prefix(&format!("/{NAME}"))
            .unwrap_or(&call.path)
            .replace('&', "&amp;")
            .replace('<', "&lt;"),
    );
    Reply::html(404, page)
}

impl Handler for Disease {
    fn path_style(&self) -> PathStyle {
        PathStyle {
            optional_suffix: "",
            any_case: true,
        }
    }

    fn answer(&self, row: &'static Operation, call: &Call) -> Reply {
        let reply = handler::answer(self, &[ANSWERS], row, call);
        // The newspaper's paths write the time of the request and so carry no tag.
        let reply = if row.group == "nyt" {
            reply
        } else {
            tagged(reply, call)
        };
        reply.with(ACCESS_CONTROL_ALLOW_ORIGIN, "*")
    }

    /// The newspaper's paths write the time of each request.
    fn is_cacheable(&self, row: &'static Operation, _call: &Call) -> bool {
        row.group != "nyt"
    }

    fn other_method(&self, _row: &'static Operation, call: &Call) -> Reply {
        no_route(call)
    }

    /// Paths of before there were versions.
    fn unrouted(&self, call: &Call) -> Option<Reply> {
        let rest: Vec<&str> = call.segments.iter().skip(1).map(String::as_str).collect();
        let gone = matches!(
            rest.as_slice(),
            ["all" | "countries" | "states" | "historical" | "jhucsse" | "yesterday"]
                | ["countries" | "historical" | "yesterday", _]
        );
        gone.then(|| {
            answer(
                410,
                &json!({
                    "message": "This path is gone, please use a path with a version.",
                    "docs": crate::words::address("docs"),
                }),
            )
            .with(WARNING, "299 - \"deprecated\"")
        })
    }

    fn bad_encoding(&self, _call: &Call) -> Option<Reply> {
        let page = "<!DOCTYPE html>\n<html><body><pre>URIError: Failed to decode param</pre></body></html>\n";
        Some(Reply::html(400, page))
    }

    fn unknown_path(&self, call: &Call) -> Reply {
        no_route(call)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_operation_has_an_answer() {
        crate::handler::check_answers(&openshelf_services::disease::SERVICE, &[super::ANSWERS]);
    }
}
