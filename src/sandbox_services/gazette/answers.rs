//! Builds the gazette's answers and its error bodies.

use serde_json::{Value, json};

use crate::handler::Answered;
use crate::reply::Reply;

/// An answer that was made as a value.
pub fn answer(value: impl Into<Value>) -> Answered {
    Ok(Reply::json_utf8(200, &value.into()))
}

/// An answer whose JSON is written already.
pub fn written(json: Vec<u8>) -> Answered {
    Ok(Reply::new(200, "application/json; charset=utf-8", json))
}

/// The service's error body.
pub fn message(status: u16, text: &str) -> Reply {
    Reply::json_utf8(status, &json!({ "status": status, "message": text }))
}

/// What it says to a name or a path that it does not know.
pub fn not_found() -> Reply {
    message(404, "Record Not Found")
}

/// What it says to what breaks it.
pub fn broken() -> Reply {
    message(500, "Internal Server Error")
}
