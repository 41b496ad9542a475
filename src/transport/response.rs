//! An answer of either HTTP library, whose body is still to be received.

use std::convert::Infallible;
use std::future::{Future, ready};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};

use bytes::Bytes;
use http::header::CONTENT_ENCODING;
use http::{Extensions, HeaderMap, StatusCode, Version};
use http_body_util::BodyExt;
use hyper::body::{Body, Incoming};
use tower::{Service, service_fn};
use tower_http::decompression::{Decompression, DecompressionBody};

use super::asked_address::AskedAddress;
use super::connections::Target;
use super::send_failure::SendFailure;

/// What is done with a compressed body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decoding {
    Decompressed,
    /// It stays as it is: a part of it could not be decompressed.
    AsSent,
}

/// An answer whose body is still to be received.
pub struct Response {
    status: StatusCode,
    version: Version,
    headers: HeaderMap,
    extensions: Extensions,
    body: ArrivingBody,
    target: Arc<Target>,
}

enum ArrivingBody {
    Plain(Incoming),
    Decompressed(Pin<Box<DecompressionBody<Incoming>>>),
    /// The head of this answer was taken from it.
    Proxied(Box<reqwest::Response>),
}

impl Response {
    /// The answer of a target to which a request was sent directly.
    pub fn direct(
        response: http::Response<Incoming>,
        target: Arc<Target>,
        decoding: Decoding,
        context: &mut Context<'_>,
    ) -> Poll<Self> {
        let is_compressed = response.headers().contains_key(CONTENT_ENCODING);
        let response = if is_compressed && decoding == Decoding::Decompressed {
            decompressed(response, context)
        } else {
            Poll::Ready(response.map(ArrivingBody::Plain))
        };
        response.map(|response| {
            let (head, body) = response.into_parts();
            Self {
                status: head.status,
                version: head.version,
                headers: head.headers,
                extensions: head.extensions,
                body,
                target,
            }
        })
    }

    /// The answer of a target to which a request was sent through a proxy.
    pub fn proxied(mut response: reqwest::Response, target: Arc<Target>) -> Self {
        Self {
            status: response.status(),
            version: response.version(),
            headers: std::mem::take(response.headers_mut()),
            extensions: std::mem::take(response.extensions_mut()),
            body: ArrivingBody::Proxied(Box::new(response)),
            target,
        }
    }

    pub fn status(&self) -> StatusCode {
        self.status
    }

    pub fn version(&self) -> Version {
        self.version
    }

    pub fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    /// What the library says of the connection.
    pub fn extensions(&self) -> &Extensions {
        &self.extensions
    }

    /// The address that was asked.
    pub fn address(&self) -> &AskedAddress {
        self.target.address()
    }

    /// The length of the body, unless the server does not say it, or the body is decompressed.
    pub fn content_length(&self) -> Option<u64> {
        match &self.body {
            ArrivingBody::Plain(body) => body.size_hint().exact(),
            ArrivingBody::Decompressed(body) => body.size_hint().exact(),
            ArrivingBody::Proxied(response) => response.content_length(),
        }
    }

    /// The next bytes of the body; `None` after the last ones.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>, SendFailure> {
        loop {
            let frame = match &mut self.body {
                ArrivingBody::Plain(body) => body
                    .frame()
                    .await
                    .transpose()
                    .map_err(SendFailure::receiving),
                ArrivingBody::Decompressed(body) => body
                    .frame()
                    .await
                    .transpose()
                    .map_err(SendFailure::receiving),
                ArrivingBody::Proxied(response) => {
                    return response.chunk().await.map_err(SendFailure::proxied);
                }
            };
            let Some(frame) = frame? else {
                return Ok(None);
            };
            // What follows a body, such as trailers, is not asked for.
            if let Ok(bytes) = frame.into_data() {
                return Ok(Some(bytes));
            }
        }
    }
}

/// The answer with a body that is decompressed, if it is compressed in a way that was asked for. The library decompresses
/// what a service returns, so here is a service that returns, at once, the answer with which it is called.
fn decompressed(
    response: http::Response<Incoming>,
    context: &mut Context<'_>,
) -> Poll<http::Response<ArrivingBody>> {
    let received = service_fn(|asked: http::Request<http::Response<Incoming>>| {
        ready(Ok::<_, Infallible>(asked.into_body()))
    });
    let mut service = Decompression::new(received);
    let response = pin!(service.call(http::Request::new(response)));
    response.poll(context).map(|response| {
        let Ok(response) = response;
        response.map(|body| ArrivingBody::Decompressed(Box::pin(body)))
    })
}
