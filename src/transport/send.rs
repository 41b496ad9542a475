//! The layer that sends one request once and receives the answer.

use std::future::Future;
use std::marker::PhantomData;

use bytes::Bytes;
use openshelf_core::media_type::is_page;

use super::body::read;
use super::cache::NOT_MODIFIED;
use super::exchange::{Exchange, head_of};
use super::judgement::{other_media_type, received, refused};
use super::pool::AttemptPool;
use super::redirects::follow_redirects;
use super::response::Response;
use super::retry_after::retry_after;
use super::unexpected::{content_type, is_short, unexpected};
use super::{Reply, TransportError};
use openshelf_core::catalog::Operation;

/// An answer with a status of success.
pub trait Receive: Sized + Send {
    /// Receives the answer from the head on.
    fn receive(
        exchange: &Exchange<'_>,
        response: Response,
    ) -> impl Future<Output = Result<Self, TransportError>> + Send;

    fn status(&self) -> u16;

    /// Whether this is a status with which the operation answers.
    fn succeeds(operation: &Operation, status: u16) -> bool;

    /// Adds how often the request was sent, and the seconds of waiting.
    fn sent(self, attempts: u32, waited: f64) -> Self;
}

impl Receive for Reply {
    async fn receive(exchange: &Exchange<'_>, response: Response) -> Result<Self, TransportError> {
        let head = head_of(exchange, &response);
        let body = read(exchange, response).await?;
        received(exchange.context, head, body)
    }

    fn status(&self) -> u16 {
        self.status
    }

    fn succeeds(operation: &Operation, status: u16) -> bool {
        operation.succeeds_with(status)
    }

    fn sent(self, attempts: u32, waited: f64) -> Self {
        Self {
            attempts,
            waited,
            ..self
        }
    }
}

/// The whole of an answer that another layer would receive in another way.
pub struct Whole<T> {
    pub reply: Reply,
    instead_of: PhantomData<fn() -> T>,
}

impl<T> From<Reply> for Whole<T> {
    fn from(reply: Reply) -> Self {
        Self {
            reply,
            instead_of: PhantomData,
        }
    }
}

impl<T: Receive> Receive for Whole<T> {
    async fn receive(exchange: &Exchange<'_>, response: Response) -> Result<Self, TransportError> {
        Reply::receive(exchange, response).await.map(Self::from)
    }

    fn status(&self) -> u16 {
        self.reply.status
    }

    fn succeeds(operation: &Operation, status: u16) -> bool {
        T::succeeds(operation, status)
    }

    fn sent(self, attempts: u32, waited: f64) -> Self {
        Self::from(self.reply.sent(attempts, waited))
    }
}

/// Sends the request and receives the answer; a status that is not one of success is an error.
pub async fn send<T: Receive>(
    pool: AttemptPool<'_>,
    exchange: Exchange<'_>,
) -> Result<T, TransportError> {
    let (response, condition) = follow_redirects(pool, &exchange).await?;
    let status = response.status().as_u16();
    let is_unchanged = condition.is_some() && status == NOT_MODIFIED;
    let wanted = &exchange.context.wanted;
    if is_unchanged || T::succeeds(wanted.request.operation, status) {
        match unexpected(wanted.expected, status, &content_type(&response)) {
            Some(expected) if !is_unchanged => {
                if !is_page(&content_type(&response)) {
                    // A rare case, which makes the future of every request large unless it is boxed.
                    return Err(Box::pin(media_type_error(&exchange, response, expected)).await);
                }
            }
            _ => return T::receive(&exchange, response).await,
        }
    }
    let head = head_of(&exchange, &response);
    let retry_after = retry_after(&response);
    let body = read(&exchange, response).await?;
    let failure = refused(exchange.context, head, retry_after, &body);
    Err(TransportError::Status(Box::new(failure)))
}

/// The error of an answer that has another media type than `expected`.
async fn media_type_error(
    exchange: &Exchange<'_>,
    response: Response,
    expected: &'static str,
) -> TransportError {
    let head = head_of(exchange, &response);
    let body: Option<Bytes> = match is_short(&response) {
        true => read(exchange, response).await.ok(),
        false => None,
    };
    let body = body.filter(|body| !body.is_empty());
    other_media_type(exchange.context, head, expected, body)
}
