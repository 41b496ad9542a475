//! The sandbox's disease.sh: current figures of an epidemic, time series, doses, mobility, variants,
//! influenza.

mod corpus;
mod doses;
mod figures;
mod governments;
mod historical;
mod javascript;
mod names;
mod newspaper;
mod places;
mod query;
mod sources;
mod totals;
mod trials;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, Ordering};

use http::Method;
use http::header::{ETAG, WARNING};
use serde::Serialize;
use serde_json::json;

use crate::call::Call;
use crate::dates;
use crate::environment::Environment;
use crate::handler::{self, Answered, Answers, Handler, OperationCall, PathStyle, by_name};
use crate::preflight;
use crate::random::Random;
use crate::reply::Reply;
use corpus::Corpus;
use openshelf_core::catalog::Operation;

pub const NAME: &str = "disease";

/// The handler of the case counts.
#[derive(Debug)]
pub struct Disease {
    environment: Environment,
    corpus: OnceLock<Corpus>,
    /// How often the newspaper's counts were requested.
    newspaper: AtomicI64,
}

/// An answer serialized from a value.
fn written(status: u16, value: &impl Serialize) -> Reply {
    // Serialization cannot fail because all keys are texts.
    let body = serde_json::to_vec(value).unwrap_or_default();
    Reply::new(status, "application/json; charset=utf-8", body)
}

fn answer(value: &impl Serialize) -> Answered {
    Ok(written(200, value))
}

fn not_found(message: &str) -> Answered {
    Err(written(404, &json!({ "message": message })))
}

/// The answer with a weak entity tag of its body, or 304 if the client already has the body.
fn tagged(reply: Reply, call: &Call) -> Reply {
    if reply.is_nothing() {
        return reply;
    }
    let mut hasher = DefaultHasher::new();
    reply.body.hash(&mut hasher);
    let tag = format!("W/\"{:x}-{:016x}\"", reply.body.len(), hasher.finish());
    if reply.status == 200 && call.header("if-none-match") == Some(tag.as_str()) {
        return Reply::empty(304).with(ETAG, tag);
    }
    reply.with(ETAG, tag)
}

/// The names of a list, which are separated by bars if it contains one, otherwise by commas.
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

    /// The time of the figures in milliseconds since 1970: on the day before today, the same for every call.
    fn updated(&self) -> i64 {
        dates::milliseconds(dates::later(self.environment.today, -1))
            + Random::new(self.environment.seed, "updated", 0).between(0, 86_400_000)
    }

    /// The time of a request to the newspaper's paths, which increases with every request.
    fn asked_at(&self) -> i64 {
        self.updated() + self.newspaper.fetch_add(1, Ordering::Relaxed)
    }
}

/// The answer of each operation.
pub(crate) const ANSWERS: &Answers<Disease> = by_name! {
    "totals.world" => Disease::world,
    "totals.continents" => Disease::continents,
    "totals.continent" => Disease::continent,
    "totals.countries" => Disease::countries,
    "totals.country" | "totals.countries_by_name" => Disease::country,
    "totals.states" => Disease::states,
    "totals.states_by_name" => Disease::states_by_name,
    "historical.countries" => Disease::historical_all,
    "historical.world" => Disease::historical_world,
    "historical.country" | "historical.countries_by_name" => Disease::historical_countries,
    "historical.province" | "historical.provinces_by_name" => Disease::historical_provinces,
    "historical.us_county_state_names" => Disease::county_states,
    "historical.us_counties" => Disease::counties_of,
    "nyt.states" => Disease::newspaper_states,
    "nyt.states_by_name" => Disease::newspaper_states_by_name,
    "nyt.counties" => Disease::newspaper_counties,
    "nyt.counties_by_name" => Disease::newspaper_counties_by_name,
    "nyt.usa" => Disease::newspaper_usa,
    "vaccine.world" => Disease::vaccine_world,
    "vaccine.countries" => Disease::vaccine_countries,
    "vaccine.country" => Disease::vaccine_country,
    "vaccine.states" => Disease::vaccine_states,
    "vaccine.state" => Disease::vaccine_state,
    "vaccine.candidates" | "therapeutics" => Disease::trials,
    "mobility.country_names" => Disease::mobility_countries,
    "mobility.subregion_names" => Disease::mobility_subregions,
    "mobility.data" => Disease::mobility,
    "variants.country_names" => Disease::variant_countries,
    "variants.country" => Disease::variants,
    "gov.country_names" => Disease::government_countries,
    "gov.country" => Disease::government,
    "influenza.ilinet" | "influenza.usphl" | "influenza.uscl" => Disease::influenza,
};

fn error_page(status: u16, text: &str) -> Reply {
    let text = text
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;");
    Reply::html(
        status,
        format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Error</title>\n\
             </head>\n<body>\n<pre>{text}</pre>\n</body>\n</html>\n"
        ),
    )
}

/// The answer to a path, or a method of a path, that the service does not have.
fn no_route(call: &Call) -> Reply {
    let reply = if call.badly_encoded && !call.arguments.is_empty() {
        bad_encoding()
    } else {
        let path = call.path.strip_prefix(&format!("/{NAME}"));
        error_page(
            404,
            &format!("Cannot {} {}", call.method, path.unwrap_or(&call.path)),
        )
    };
    reply.open_to_all()
}

fn bad_encoding() -> Reply {
    error_page(400, "URIError: Failed to decode param")
}

impl Handler for Disease {
    fn answers(&self) -> Vec<&'static str> {
        handler::names_of(&[ANSWERS])
    }

    fn preflight(&self, call: &Call) -> Option<Reply> {
        Some(preflight::of_express(call).open_to_all())
    }

    fn path_style(&self) -> PathStyle {
        PathStyle {
            any_case: true,
            ..PathStyle::default()
        }
    }

    fn answer(&self, operation: &'static Operation, call: &Call) -> Reply {
        let reply = if call.badly_encoded {
            bad_encoding()
        } else {
            let answer = handler::answer(self, &[ANSWERS], &OperationCall { operation, call });
            tagged(answer, call)
        };
        reply.open_to_all()
    }

    /// The newspaper's paths contain the time of each request.
    fn is_cacheable(&self, operation: &'static Operation, _call: &Call) -> bool {
        operation.group != "nyt"
    }

    fn other_method(&self, _operation: &'static Operation, call: &Call) -> Reply {
        no_route(call)
    }

    /// Paths from before the service had versions.
    fn unrouted(&self, call: &Call) -> Option<Reply> {
        if !matches!(call.method, Method::GET | Method::HEAD) {
            return None;
        }
        let path: Vec<String> = call.segments.iter().map(|one| one.to_lowercase()).collect();
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        let gone = matches!(
            path.as_slice(),
            [
                NAME,
                "all" | "countries" | "states" | "historical" | "jhucsse" | "yesterday"
            ] | [NAME, "countries" | "historical" | "yesterday", _]
        );
        gone.then(|| {
            written(
                410,
                &json!({
                    "message": "This path is gone, please use a path with a version.",
                    "docs": crate::words::address("docs"),
                }),
            )
            .with(WARNING, "299 - \"deprecated\"")
            .open_to_all()
        })
    }

    fn unknown_path(&self, call: &Call) -> Reply {
        no_route(call)
    }
}
