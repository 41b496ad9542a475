//! Answers to preflight requests: a browser asks with the method OPTIONS whether a page of another site may send what it
//! is about to send.

use http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_MAX_AGE, VARY,
};

use crate::call::Call;
use crate::reply::Reply;

/// What a browser asks for.
const REQUESTED_METHOD: &str = "access-control-request-method";
const REQUESTED_HEADERS: &str = "access-control-request-headers";

/// Express's `cors`, with its defaults: every method, and every header that is asked for.
pub fn of_express(call: &Call) -> Reply {
    let reply =
        allowed(204, "GET,HEAD,PUT,PATCH,POST,DELETE").with(VARY, "Access-Control-Request-Headers");
    with_requested(reply, call)
}

/// Laravel's `HandleCors` where everything is allowed (`config/cors.php` of the museum's data-aggregator): the method and
/// the headers that are asked for. Other requests with this method are not its own.
pub fn of_laravel(call: &Call) -> Option<Reply> {
    let method = call.header(REQUESTED_METHOD)?.to_uppercase();
    let reply = allowed(204, method).with(ACCESS_CONTROL_MAX_AGE, "0").with(
        VARY,
        "Access-Control-Request-Method, Access-Control-Request-Headers",
    );
    Some(with_requested(reply, call))
}

/// `django-cors-headers` 4.3 with `CORS_ORIGIN_ALLOW_ALL` (`settings.py` of usaspending-api): always the same methods and
/// headers, to a request that names its origin.
pub fn of_django(call: &Call) -> Option<Reply> {
    call.header("origin")?;
    call.header(REQUESTED_METHOD)?;
    let reply = allowed(200, "DELETE, GET, OPTIONS, PATCH, POST, PUT")
        .with(
            ACCESS_CONTROL_ALLOW_HEADERS,
            "accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with",
        )
        .with(ACCESS_CONTROL_MAX_AGE, "86400")
        .with(VARY, "origin");
    Some(reply)
}

/// Picsum's own (`internal/handler/cors.go`): GET alone, with the headers that are asked for.
pub fn of_picsum(call: &Call) -> Reply {
    match call.header(REQUESTED_METHOD) {
        None => Reply::empty(400),
        Some("GET") => with_requested(allowed(200, "GET"), call),
        Some(_) => Reply::empty(405),
    }
    .open_to_all()
}

fn allowed(status: u16, methods: impl Into<String>) -> Reply {
    Reply::empty(status).with(ACCESS_CONTROL_ALLOW_METHODS, methods)
}

/// The answer that allows the headers that the browser asks for.
fn with_requested(reply: Reply, call: &Call) -> Reply {
    match call.header(REQUESTED_HEADERS) {
        Some(names) => reply.with(ACCESS_CONTROL_ALLOW_HEADERS, names),
        None => reply,
    }
}
