//! Builds the service's answers and its error bodies.

use serde_json::{Value, json};

use crate::handler::Answered;
use crate::reply::Reply;

/// Nothing for a valid call, or the reply that refuses it.
pub type Checked = Result<(), Reply>;

pub fn answer(value: impl Into<Value>) -> Answered {
    Ok(Reply::json(200, &value.into()))
}

/// An answer that contains only a list.
pub fn results(records: impl Iterator<Item = Value>) -> Answered {
    answer(json!({ "results": records.collect::<Vec<_>>() }))
}

/// The service's error body.
pub fn detail(status: u16, text: &str) -> Reply {
    Reply::json(status, &json!({ "detail": text }))
}

/// The service's error body as a result.
pub fn refused<T>(status: u16, text: &str) -> Result<T, Reply> {
    Err(detail(status, text))
}

/// The reply to a call without a required member. The names of nested members are dotted.
pub fn missing(name: &str) -> Reply {
    let name = name.replace('.', "|");
    detail(422, &format!("Missing value: '{name}' is a required field"))
}

/// The reply when the service itself fails.
pub fn broken() -> Reply {
    detail(500, "Internal Server Error")
}

/// The reply when the search engine fails: a status without details.
pub fn engine_failure() -> Reply {
    Reply::empty(503)
}
