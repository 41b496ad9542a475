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
use crate::handler::Handler;
use crate::handler::PathStyle;
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

    fn row_answer(&self, row: &'static Operation, call: &Call) -> Reply {
        match (row.group, row.name) {
            ("totals", "world") => self.world(call),
            ("totals", "continents") => self.continents(call),
            ("totals", "continent") => self.continent(call),
            ("totals", "countries") => self.countries(call),
            ("totals", "country" | "countries_by_name") => self.country(call),
            ("totals", "states") => self.states(call),
            ("totals", "states_by_name") => self.states_by_name(call),
            ("historical", "countries") => self.historical_all(call),
            ("historical", "world") => self.historical_world(call),
            ("historical", "country" | "countries_by_name") => self.historical_countries(call),
            ("historical", "province" | "provinces_by_name") => self.historical_provinces(call),
            ("historical", "us_county_state_names") => self.county_states(),
            ("historical", "us_counties") => self.counties_of(call),
            ("nyt", "states" | "states_by_name") => self.newspaper_states(call),
            ("nyt", "counties" | "counties_by_name") => self.newspaper_counties(call),
            ("nyt", _) => self.newspaper_usa(call),
            ("vaccine", "world") => self.vaccine_world(call),
            ("vaccine", "countries") => self.vaccine_countries(call),
            ("vaccine", "country") => self.vaccine_country(call),
            ("vaccine", "states") => self.vaccine_states(call),
            ("vaccine", "state") => self.vaccine_state(call),
            ("mobility", "country_names") => self.mobility_countries(),
            ("mobility", "subregion_names") => self.mobility_subregions(call),
            ("mobility", _) => self.mobility(call),
            ("variants", "country_names") => self.variant_countries(),
            ("variants", _) => self.variants(call),
            ("gov", "country_names") => self.government_countries(),
            ("gov", _) => self.government(call),
            ("influenza", _) => self.influenza(row),
            _ => self.trials(row),
        }
    }
}

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
        let reply = self.row_answer(row, call);
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
