//! Builds the gazette's answers and its error bodies.

use serde_json::{Value, json};

use crate::handler::Answered;
use crate::reply::Reply;

/// An answer from a JSON value.
pub fn answer(value: impl Into<Value>) -> Answered {
    Ok(Reply::json_utf8(200, &value.into()))
}

/// An answer whose JSON is already serialized.
pub fn written(json: Vec<u8>) -> Answered {
    Ok(Reply::new(200, "application/json; charset=utf-8", json))
}

/// The service's error body.
pub fn message(status: u16, text: &str) -> Reply {
    Reply::json_utf8(status, &json!({ "status": status, "message": text }))
}

/// The service's reply to an unknown name or path.
pub fn not_found() -> Reply {
    message(404, "Record Not Found")
}

/// The web site's page, which stands in front of some of the service's own replies to unknown names.
pub fn page_not_found() -> Reply {
    Reply::html(
        404,
        "<!DOCTYPE html>\n<html><head><title>Federal Register :: Page Not Found</title></head>\
         <body><h1>The page you were looking for doesn't exist.</h1></body></html>\n",
    )
}

/// The service's reply when it fails.
pub fn broken() -> Reply {
    message(500, "Internal Server Error")
}
