//! Sends an answer as an HTTP response.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use http::header::HeaderValue;
use http::{Response, StatusCode};
use hyper::body::{Body, Bytes, Frame, SizeHint};
use openshelf_sandbox_services::made_body::MadeBody;
use openshelf_sandbox_services::reply::Reply;

use super::request_log::OpenGuard;

/// The answer as the server sends it. A header that cannot be sent is omitted.
pub fn response(reply: Reply, open: OpenGuard) -> Response<ReplyBody> {
    let mut response = Response::new(ReplyBody {
        left: reply.body,
        made: reply.made,
        _open: open,
    });
    *response.status_mut() = StatusCode::from_u16(reply.status).unwrap_or_default();
    for (name, value) in reply.headers {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().append(name, value);
        }
    }
    response
}

/// A body goes out in pieces of this size, so that a slow reader is seen to hold it open.
const PIECE: usize = 64 << 10;

/// A body being sent, which counts as open until all of it is handed over.
#[derive(Debug)]
pub struct ReplyBody {
    left: Bytes,
    made: Option<MadeBody>,
    _open: OpenGuard,
}

impl Body for ReplyBody {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        if let Some(made) = &mut self.made {
            return Poll::Ready(made.next().map(|piece| Ok(Frame::data(piece))));
        }
        if self.left.is_empty() {
            return Poll::Ready(None);
        }
        let length = self.left.len().min(PIECE);
        let piece = self.left.split_to(length);
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.size_hint().exact() == Some(0)
    }

    fn size_hint(&self) -> SizeHint {
        let made = self.made.as_ref().map(MadeBody::length);
        SizeHint::with_exact(made.unwrap_or(self.left.len() as u64))
    }
}
