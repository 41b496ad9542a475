//! One answer of the sandbox.

use bytes::Bytes;
use http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CONTENT_TYPE, HeaderName, LOCATION};
use serde_json::Value;

use crate::made_body::MadeBody;

/// A response: a status, headers and the body.
#[derive(Debug, Clone)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(HeaderName, String)>,
    pub body: Bytes,
    /// What the body is made of while it goes out, where it is not there yet.
    pub made: Option<MadeBody>,
}

impl Reply {
    /// An answer with this content type and body.
    pub fn new(status: u16, content_type: &str, body: impl Into<Bytes>) -> Self {
        Self {
            status,
            headers: vec![(CONTENT_TYPE, content_type.to_owned())],
            body: body.into(),
            made: None,
        }
    }

    /// An answer whose body is made while it goes out.
    pub fn made(status: u16, content_type: &str, body: MadeBody) -> Self {
        let mut reply = Self::new(status, content_type, "");
        reply.made = Some(body);
        reply
    }

    /// The length of the body.
    pub fn length(&self) -> u64 {
        let made = self.made.as_ref().map(MadeBody::length);
        made.unwrap_or(self.body.len() as u64)
    }

    /// A JSON answer, labelled `application/json`.
    pub fn json(status: u16, value: &Value) -> Self {
        Self::new(status, "application/json", value.to_string())
    }

    /// A JSON answer that states its character set.
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
            made: None,
        }
    }

    /// No answer: the connection closes, as where a service ends in the middle of a request.
    pub fn nothing() -> Self {
        Self::empty(0)
    }

    /// Whether the connection is to close without an answer.
    pub fn is_nothing(&self) -> bool {
        self.status == 0
    }

    /// A redirect to another address.
    pub fn redirect(status: u16, location: impl Into<String>) -> Self {
        Self::empty(status).with(LOCATION, location)
    }

    /// The same answer, readable by pages of any origin.
    pub fn open_to_all(self) -> Self {
        self.with(ACCESS_CONTROL_ALLOW_ORIGIN, "*")
    }

    /// The same answer with another header.
    pub fn with(mut self, name: HeaderName, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }
}
