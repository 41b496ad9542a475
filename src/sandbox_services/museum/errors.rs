//! The museum's error bodies.

use serde_json::json;

use crate::reply::Reply;

/// The service's error body.
pub fn refuse(status: u16, error: &str, detail: &str) -> Reply {
    let body = json!({ "status": status, "error": error, "detail": detail });
    Reply::new(status, "application/json", format!("{body}\n"))
}

/// What it says to a path that it does not know and to faults of its own.
pub fn something_went_wrong(status: u16) -> Reply {
    refuse(
        status,
        "Sorry, something went wrong.",
        "The server encountered an internal error. Please contact the administrator.",
    )
}

pub fn invalid_limit() -> Reply {
    refuse(
        403,
        "Invalid limit",
        "You have requested too many resources per page. Please set a smaller limit.",
    )
}

pub fn invalid_syntax() -> Reply {
    refuse(400, "Invalid syntax", "The identifier is invalid.")
}

pub fn not_found() -> Reply {
    refuse(404, "Not found", "The item you requested cannot be found.")
}
