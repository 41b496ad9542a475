//! Recognises an answer of a media type that its operation does not have.

use std::borrow::Cow;

use http::header::CONTENT_TYPE;
use reqwest::{Response, StatusCode};

use super::TransportError;
use super::send::{Exchange, read, shown_url};

/// The value of the header with the media type.
pub fn content_type(response: &Response) -> Cow<'_, str> {
    let value = response.headers().get(CONTENT_TYPE);
    value.map_or(Cow::Borrowed(""), |value| {
        String::from_utf8_lossy(value.as_bytes())
    })
}

/// What the request expects, if the answer has another media type.
pub fn unexpected(exchange: &Exchange<'_>, response: &Response) -> Option<&'static str> {
    let has_body = response.status() != StatusCode::NO_CONTENT;
    let expected = exchange.expected.filter(|_| has_body)?;
    (!expected.accepts(&content_type(response))).then(|| expected.name())
}

/// The longest answer of another media type of which the error shows the beginning, in bytes.
const MAX_UNEXPECTED: u64 = 64 * 1024;
/// How many characters of it the error shows.
const MAX_EXCERPT: usize = 80;

/// The error of an answer that has another media type than `expected`.
pub async fn media_type_error(
    exchange: &Exchange<'_>,
    response: Response,
    expected: &'static str,
) -> TransportError {
    let got = exchange.added.text(&content_type(&response)).into_owned();
    let url = shown_url(exchange, &response);
    let is_short = response
        .content_length()
        .is_some_and(|length| length <= MAX_UNEXPECTED);
    // The whole answer is masked: a value that is cut in two is not recognised.
    let body = if is_short {
        read(exchange, response).await.ok()
    } else {
        None
    };
    let excerpt = body.map(|body| {
        let shown = exchange.added.answer(&body);
        let text = String::from_utf8_lossy(&shown);
        text.chars().take(MAX_EXCERPT).collect()
    });
    TransportError::MediaType {
        url,
        got,
        expected,
        excerpt,
    }
}
