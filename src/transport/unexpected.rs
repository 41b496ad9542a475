//! Recognises an answer of a media type that its operation does not have.

use std::borrow::Cow;

use http::header::CONTENT_TYPE;
use openshelf_core::media_type::Expected;

use super::response::Response;

/// The status of an answer without a body, whose media type means nothing.
const NO_CONTENT: u16 = 204;
/// The longest answer of another media type of which the error shows the beginning, in bytes.
const MAX_LENGTH: u64 = 64 * 1024;
/// How many characters of it the error shows.
const MAX_EXCERPT: usize = 80;

/// The value of the header with the media type.
pub fn content_type(response: &Response) -> Cow<'_, str> {
    let value = response.headers().get(CONTENT_TYPE);
    value.map_or(Cow::Borrowed(""), |value| {
        String::from_utf8_lossy(value.as_bytes())
    })
}

/// What a request expects, if the answer has another media type.
pub fn unexpected(
    expected: Option<Expected>,
    status: u16,
    content_type: &str,
) -> Option<&'static str> {
    let expected = expected.filter(|_| status != NO_CONTENT)?;
    (!expected.accepts(content_type)).then(|| expected.name())
}

/// Whether an answer is so short that it is read for the error.
pub fn is_short(response: &Response) -> bool {
    let length = response.content_length();
    length.is_some_and(|length| length <= MAX_LENGTH)
}

/// The beginning of an answer whose secret values are masked.
pub fn excerpt(shown: &[u8]) -> String {
    let text = String::from_utf8_lossy(shown);
    text.chars().take(MAX_EXCERPT).collect()
}
