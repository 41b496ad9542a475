//! The service's error bodies.

use serde_json::json;

use crate::reply::Reply;

/// The service's error body.
pub fn detail(status: u16, text: &str) -> Reply {
    Reply::json(status, &json!({ "detail": text }))
}

/// What the service answers where its search engine fails: a status and nothing else.
pub fn engine_failure() -> Reply {
    Reply::empty(503)
}
