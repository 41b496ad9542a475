//! The gazette's error body.

use serde_json::json;

use crate::reply::Reply;

/// The service's error body.
pub fn message(status: u16, text: &str) -> Reply {
    Reply::json_utf8(status, &json!({ "status": status, "message": text }))
}
