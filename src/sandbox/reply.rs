//! One answer.

use http::header::{CONTENT_TYPE, ETAG, HeaderName, HeaderValue, LOCATION};
use http::{Response, StatusCode};
use http_body_util::Full;
use hyper::body::Bytes;
use serde_json::Value;

use super::call::Call;
use super::data::random::digest;

/// What goes back: a status, headers and the whole body.
#[derive(Debug, Clone)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(HeaderName, String)>,
    pub body: Bytes,
}

impl Reply {
    /// An answer with this content type and body.
    pub fn new(status: u16, content_type: &str, body: impl Into<Bytes>) -> Self {
        Self {
            status,
            headers: vec![(CONTENT_TYPE, content_type.to_owned())],
            body: body.into(),
        }
    }

    /// A JSON answer, labelled `application/json`.
    pub fn json(status: u16, value: &Value) -> Self {
        Self::new(status, "application/json", value.to_string())
    }

    /// A JSON answer that says its character set.
    pub fn json_utf8(status: u16, value: &Value) -> Self {
        Self::new(status, "application/json; charset=utf-8", value.to_string())
    }

    /// Plain text.
    pub fn text(status: u16, text: impl Into<String>) -> Self {
        Self::new(status, "text/plain; charset=utf-8", text.into())
    }

    /// A page.
    pub fn html(status: u16, page: impl Into<String>) -> Self {
        Self::new(status, "text/html; charset=utf-8", page.into())
    }

    /// A status and nothing else.
    pub fn empty(status: u16) -> Self {
        Self {
            status,
            headers: Vec::new(),
            body: Bytes::new(),
        }
    }

    /// Sends the caller elsewhere.
    pub fn redirect(status: u16, location: impl Into<String>) -> Self {
        Self::empty(status).with(LOCATION, location)
    }

    /// The same with one more header.
    pub fn with(mut self, name: HeaderName, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// The same with an `ETag` of the body, or 304 when the caller holds this very body.
    pub fn tagged(self, call: &Call, weak: bool) -> Self {
        if self.status != 200 {
            return self;
        }
        let tag = format!("{}\"{}\"", if weak { "W/" } else { "" }, digest(&self.body));
        if call.header("if-none-match") == Some(tag.as_str()) {
            return Self::empty(304).with(ETAG, tag);
        }
        self.with(ETAG, tag)
    }

    /// As the server sends it. A header that cannot travel is left out.
    pub fn into_response(self) -> Response<Full<Bytes>> {
        let mut response = Response::new(Full::new(self.body));
        *response.status_mut() = StatusCode::from_u16(self.status).unwrap_or_default();
        for (name, value) in self.headers {
            if let Ok(value) = HeaderValue::from_str(&value) {
                response.headers_mut().append(name, value);
            }
        }
        response
    }
}
