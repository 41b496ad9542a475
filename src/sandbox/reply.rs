//! One answer.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use http::header::{CONTENT_TYPE, HeaderName, HeaderValue, LOCATION};
use http::{Response, StatusCode};
use hyper::body::{Body, Bytes, Frame, SizeHint};
use serde_json::Value;

use super::request_log::OpenGuard;

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

    /// A redirect to another address.
    pub fn redirect(status: u16, location: impl Into<String>) -> Self {
        Self::empty(status).with(LOCATION, location)
    }

    /// The same with one more header.
    pub fn with(mut self, name: HeaderName, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// As the server sends it. A header that cannot travel is left out.
    pub fn into_response(self, open: OpenGuard) -> Response<ReplyBody> {
        let mut response = Response::new(ReplyBody {
            left: self.body,
            _open: open,
        });
        *response.status_mut() = StatusCode::from_u16(self.status).unwrap_or_default();
        for (name, value) in self.headers {
            if let Ok(value) = HeaderValue::from_str(&value) {
                response.headers_mut().append(name, value);
            }
        }
        response
    }
}

/// A body goes out in pieces of this size, so that a slow reader is seen to hold it open.
const PIECE: usize = 64 << 10;

/// A body on its way, open until all of it is handed over.
#[derive(Debug)]
pub struct ReplyBody {
    left: Bytes,
    _open: OpenGuard,
}

impl Body for ReplyBody {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        if self.left.is_empty() {
            return Poll::Ready(None);
        }
        let length = self.left.len().min(PIECE);
        let piece = self.left.split_to(length);
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.left.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left.len() as u64)
    }
}
