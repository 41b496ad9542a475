//! The layer that sends one request once and receives the answer.

use std::future::Future;

use bytes::Bytes;
use http::StatusCode;
use openshelf_core::media_type::{Expected, begins_like_a_page, is_json, is_of_form, is_page};

use super::body::read;
use super::cache::NOT_MODIFIED;
use super::exchange::{Exchange, header_list, shown_url};
use super::pool::AttemptPool;
use super::redirects::follow_redirects;
use super::response::Response;
use super::retry_after::retry_after;
use super::unexpected::{content_type, excerpt, is_short, unexpected};
use super::{Reply, StatusFailure, TransportError, front};
use openshelf_core::catalog::{Operation, Service};

/// An answer with a status of success.
pub trait Receive: Sized + Send {
    /// Receives the answer from the head on.
    fn receive(
        exchange: &Exchange<'_>,
        response: Response,
    ) -> impl Future<Output = Result<Self, TransportError>> + Send;

    fn status(&self) -> u16;

    /// Whether this is a status with which the operation answers.
    fn succeeds(operation: &Operation, status: StatusCode) -> bool;

    /// Adds how often the request was sent, and the seconds of waiting.
    fn sent(self, attempts: u32, waited: f64) -> Self;
}

impl Receive for Reply {
    async fn receive(exchange: &Exchange<'_>, response: Response) -> Result<Self, TransportError> {
        let status = response.status();
        let url = shown_url(exchange, &response);
        let headers = header_list(exchange, &response);
        let may_be_page = match exchange.context.wanted.expected {
            // What is labelled as JSON and is none is reported with its place.
            Some(Expected::Json) => !is_json(&content_type(&response)),
            other => other.is_some(),
        };
        let body = read(exchange, response).await?;
        let body = if status == StatusCode::NO_CONTENT {
            Bytes::new()
        } else {
            body
        };
        if let Some(Expected::Linked(form)) = exchange.context.wanted.expected {
            if !is_of_form(form, &body) {
                return Err(other_content(
                    exchange,
                    status.as_u16(),
                    url,
                    headers,
                    &body,
                ));
            }
        } else if may_be_page && begins_like_a_page(&body) {
            let failure = status_failure(exchange, status.as_u16(), url, headers, None, &body);
            return Err(TransportError::Status(Box::new(failure)));
        }
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

    fn succeeds(operation: &Operation, status: StatusCode) -> bool {
        operation.succeeds_with(status.as_u16())
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
    let operation = exchange.context.wanted.request.operation;
    if is_unchanged || T::succeeds(operation, response.status()) {
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
    let mut failure = status_failure(&exchange, status, url, headers, retry_after, &body);
    if failure.blocked.is_none() {
        failure.hint = undocumented(operation, status);
    }
    Err(TransportError::Status(Box::new(failure)))
}

/// What a status of success says that the operation does not have.
fn undocumented(operation: &Operation, status: u16) -> Option<String> {
    let why = match status {
        202 => ": the service has taken the request, and has not answered it",
        203 => ": a proxy has changed the answer",
        204 | 205 => ": the answer has no content",
        206 => ": the answer is only a part",
        200..300 => "",
        _ => return None,
    };
    let name = operation.full_name();
    Some(format!(
        "{name}() answers with status 200, and this is another one{why}"
    ))
}

/// The error of a linked file that is not of its form: in its place, what stands in front of the service may have sent
/// a page.
pub fn other_content(
    exchange: &Exchange<'_>,
    status: u16,
    url: String,
    headers: Vec<(String, String)>,
    body: &Bytes,
) -> TransportError {
    let wanted = &exchange.context.wanted;
    let named = headers.iter().find(|(name, _)| name == "content-type");
    let got = named.map(|(_, value)| value.clone()).unwrap_or_default();
    let failure = status_failure(exchange, status, url, headers, None, body);
    if failure.blocked.is_some() {
        return TransportError::Status(Box::new(failure));
    }
    TransportError::MediaType {
        url: failure.url,
        got: format!("{got} of another form"),
        expected: wanted.expected.map_or("a file", Expected::name),
        excerpt: Some(excerpt(&failure.body)),
    }
}

/// The error of an answer that the service refused, or that is the page of a front.
fn status_failure(
    exchange: &Exchange<'_>,
    status: u16,
    url: String,
    headers: Vec<(String, String)>,
    retry_after: Option<f64>,
    body: &Bytes,
) -> StatusFailure {
    let (service, added) = (exchange.context.service, &exchange.context.call.added);
    let blocked = front::blocked(service, status, &headers, body).map(|mut blocked| {
        // A page may repeat the address.
        blocked.title = blocked.title.map(|title| added.text(&title).into_owned());
        Box::new(blocked)
    });
    StatusFailure {
        blocked,
        status,
        detail: error_detail(service, body).map(|detail| added.text(&detail).into_owned()),
        url,
        headers,
        body: added.answer(body),
        retry_after,
        hint: None,
    }
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
