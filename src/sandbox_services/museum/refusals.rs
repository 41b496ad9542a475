//! The museum's errors and their bodies.

use serde::Deserialize;
use serde_json::json;

use crate::data_file::data_file;
use crate::reply::Reply;

/// A refusal: its status, the error and the advice.
#[derive(Debug, Default, Deserialize)]
pub struct Refusal(u16, &'static str, &'static str);

/// The contents of `refusals.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Refusals {
    something_went_wrong: Refusal,
    pub invalid_syntax: Refusal,
    pub no_search_index: Refusal,
    pub no_array_of_queries: Refusal,
    pub restricted_resource: Refusal,
    pub unauthorized: Refusal,
    pub invalid_limit: Refusal,
    pub too_many_ids: Refusal,
    pub too_many_results: Refusal,
    pub no_image: Refusal,
    pub no_such_hash: Refusal,
    pub no_resources: Refusal,
    pub not_found: Refusal,
    pub method_not_allowed: Refusal,
}

data_file!(pub static REFUSALS: Refusals = "refusals.json");

impl From<&Refusal> for Reply {
    fn from(refusal: &Refusal) -> Self {
        refusal.with_status(refusal.0)
    }
}

impl Refusal {
    fn with_status(&self, status: u16) -> Reply {
        let body = json!({ "status": status, "error": self.1, "detail": self.2 });
        Reply::new(status, "application/json", format!("{body}\n"))
    }
}

/// The reply to an unknown path, and for the museum's own failures.
pub fn something_went_wrong(status: u16) -> Reply {
    REFUSALS.something_went_wrong.with_status(status)
}
