//! The layer that sends one request once and receives the answer.

use std::future::Future;

use bytes::Bytes;
use openshelf_core::media_type::is_page;
use reqwest::{Response, StatusCode};

use super::body::read;
use super::cache::NOT_MODIFIED;
use super::exchange::{Exchange, header_list, shown_url};
use super::pool::AttemptPool;
use super::redirects::follow_redirects;
use super::retry_after::retry_after;
use super::unexpected::{content_type, excerpt, is_short, unexpected};
use super::{Reply, StatusFailure, TransportError, front};
use openshelf_core::catalog::Service;

/// An answer with a status of success.
pub trait Receive: Sized + Send {
    /// Receives the answer from the head on.
    fn receive(
        exchange: &Exchange<'_>,
        response: Response,
    ) -> impl Future<Output = Result<Self, TransportError>> + Send;

    fn status(&self) -> u16;

    /// Adds how often the request was sent, and the seconds of waiting.
    fn sent(self, attempts: u32, waited: f64) -> Self;
}

impl Receive for Reply {
    async fn receive(exchange: &Exchange<'_>, response: Response) -> Result<Self, TransportError> {
        let status = response.status();
        let url = shown_url(exchange, &response);
        let headers = header_list(exchange, &response);
        let body = read(exchange, response).await?;
        let body = if status == StatusCode::NO_CONTENT {
            Bytes::new()
        } else {
            body
        };
        Ok(Self {
            status: status.as_u16(),
            url,
            headers,
            body,
            attempts: 1,
            waited: 0.0,
            cache_status: None,
        })
    }

    fn status(&self) -> u16 {
        self.status
    }

    fn sent(self, attempts: u32, waited: f64) -> Self {
        Self {
            attempts,
            waited,
            ..self
        }
    }
}

/// Sends the request and receives the answer; a status that is not one of success is an error.
pub async fn send<T: Receive>(
    pool: AttemptPool<'_>,
    exchange: Exchange<'_>,
) -> Result<T, TransportError> {
    let (response, condition) = follow_redirects(pool, &exchange).await?;
    let is_unchanged = condition.is_some() && response.status().as_u16() == NOT_MODIFIED;
    if is_unchanged || response.status().is_success() {
        match unexpected(exchange.context.wanted.expected, &response) {
            Some(expected) if !is_unchanged => {
                if !is_page(&content_type(&response)) {
                    // A rare case, which makes the future of every request large unless it is boxed.
                    return Err(Box::pin(media_type_error(&exchange, response, expected)).await);
                }
            }
            _ => return T::receive(&exchange, response).await,
        }
    }
    let status = response.status().as_u16();
    let url = shown_url(&exchange, &response);
    let headers = header_list(&exchange, &response);
    let retry_after = retry_after(&response);
    let body = read(&exchange, response).await?;
    let blocked =
        front::blocked(exchange.context.service, status, &headers, &body).map(|mut blocked| {
            // A page may repeat the address.
            blocked.title = blocked
                .title
                .map(|title| exchange.context.call.added.text(&title).into_owned());
            Box::new(blocked)
        });
    Err(TransportError::Status(Box::new(StatusFailure {
        blocked,
        status,
        detail: error_detail(exchange.context.service, &body)
            .map(|detail| exchange.context.call.added.text(&detail).into_owned()),
        url,
        headers,
        body: exchange.context.call.added.answer(&body),
        retry_after,
    })))
}

/// The error of an answer that has another media type than `expected`.
async fn media_type_error(
    exchange: &Exchange<'_>,
    response: Response,
    expected: &'static str,
) -> TransportError {
    let got = exchange
        .context
        .call
        .added
        .text(&content_type(&response))
        .into_owned();
    let url = shown_url(exchange, &response);
    let body = match is_short(&response) {
        true => read(exchange, response).await.ok(),
        false => None,
    };
    TransportError::MediaType {
        url,
        got,
        expected,
        // The whole answer is masked: a value that is cut in two is not recognised.
        excerpt: body.map(|body| excerpt(&exchange.context.call.added.answer(&body))),
    }
}

/// How many characters of a body that is not JSON a message shows.
const MAX_DETAIL: usize = 200;

/// The service's own message in the body of an error.
fn error_detail(service: &Service, body: &[u8]) -> Option<String> {
    let Ok(value) = serde_json::from_slice::<serde_json::Value>(body) else {
        let text = std::str::from_utf8(body).ok()?.trim();
        let readable = !text.is_empty() && !text.starts_with('<');
        return readable.then(|| text.chars().take(MAX_DETAIL).collect());
    };
    let found = service
        .error_members
        .iter()
        .find_map(|member| value.get(member).filter(|found| !found.is_null()))?;
    Some(match found {
        serde_json::Value::String(text) => text.clone(),
        other => other.to_string(),
    })
}
