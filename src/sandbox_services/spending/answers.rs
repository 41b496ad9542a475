//! Builds the service's answers and its error bodies.

use serde_json::{Value, json};

use crate::handler::Answered;
use crate::reply::Reply;

/// Whether a call is taken, or what refuses it.
pub type Checked = Result<(), Reply>;

pub fn answer(value: impl Into<Value>) -> Answered {
    Ok(Reply::json(200, &value.into()))
}

/// The same with nothing but a list.
pub fn results(records: impl Iterator<Item = Value>) -> Answered {
    answer(json!({ "results": records.collect::<Vec<_>>() }))
}

/// The service's error body.
pub fn detail(status: u16, text: &str) -> Reply {
    Reply::json(status, &json!({ "detail": text }))
}

/// The same as what a call comes to.
pub fn refused<T>(status: u16, text: &str) -> Result<T, Reply> {
    Err(detail(status, text))
}

/// What the service says to a call without a member, its name dotted when it is nested.
pub fn missing(name: &str) -> Reply {
    let name = name.replace('.', "|");
    detail(422, &format!("Missing value: '{name}' is a required field"))
}

/// What the service answers where it breaks.
pub fn broken() -> Reply {
    detail(500, "Internal Server Error")
}

/// What the service answers where its search engine fails: a status and nothing else.
pub fn engine_failure() -> Reply {
    Reply::empty(503)
}
