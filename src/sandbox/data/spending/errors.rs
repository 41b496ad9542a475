//! The service's error body.

use serde_json::json;

use crate::reply::Reply;

/// The service's error body.
pub fn detail(status: u16, text: &str) -> Reply {
    Reply::json(status, &json!({ "detail": text }))
}
