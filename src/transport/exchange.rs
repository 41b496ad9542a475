//! One attempt of a call as its requests see it, and how they show its answer.

use http::header::{CONTENT_LOCATION, LOCATION};

use super::address::hide_credentials;
use super::cache::Condition;
use super::cancelled_requests::UnderWay;
use super::context::CallContext;
use super::judgement::Head;
use super::redirect;
use super::response::Response;
use super::turns::Turns;

/// One attempt of a call.
pub struct Exchange<'a> {
    pub context: &'a CallContext<'a>,
    pub url: &'a str,
    /// The URL as errors and answers show it.
    pub shown_url: &'a str,
    /// Under which the service may answer with 304. No redirect receives it.
    pub condition: Option<&'a Condition>,
    pub turns: &'a Turns,
    pub under_way: &'a UnderWay,
}

/// The address that answered, without the values that the caller added.
fn shown_url(exchange: &Exchange<'_>, response: &Response) -> String {
    exchange
        .context
        .shown(response.address().as_str())
        .into_owned()
}

/// The headers of an answer, without the values that the caller added.
fn header_list(exchange: &Exchange<'_>, response: &Response) -> Vec<(String, String)> {
    let has_secrets = !exchange.context.call.added.is_empty();
    response
        .headers()
        .iter()
        .map(|(name, value)| {
            let text = String::from_utf8_lossy(value.as_bytes());
            let text = if name == LOCATION || name == CONTENT_LOCATION {
                match response.address().url() {
                    Ok(from) => redirect::hide_credentials_in(&from, &text),
                    Err(_) => hide_credentials(&text),
                }
            } else {
                text.into_owned()
            };
            let shown = has_secrets.then(|| exchange.context.call.added.text(&text).into_owned());
            (name.as_str().to_owned(), shown.unwrap_or(text))
        })
        .collect()
}

/// The head of an answer, as errors and answers show it.
pub fn head_of(exchange: &Exchange<'_>, response: &Response) -> Head {
    Head {
        status: response.status().as_u16(),
        url: shown_url(exchange, response),
        headers: header_list(exchange, response),
    }
}
