//! One attempt of a call as its requests see it, and how they show its answer.

use http::header::{CONTENT_LOCATION, LOCATION};
use openshelf_core::answer::Headers;

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
fn header_list(exchange: &Exchange<'_>, response: &Response) -> Headers {
    let added = &exchange.context.call.added;
    let arrived = response.headers();
    let bytes = arrived
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len());
    let mut headers = Headers::with_capacity(arrived.len(), bytes.sum());
    for (name, value) in arrived {
        let mut text = String::from_utf8_lossy(value.as_bytes());
        if name == LOCATION || name == CONTENT_LOCATION {
            let hidden = match response.address().url() {
                Ok(from) => redirect::hide_credentials_in(&from, &text),
                Err(_) => hide_credentials(&text),
            };
            text = hidden.into();
        }
        headers.push(name.as_str(), &added.text(&text));
    }
    headers
}

/// The head of an answer, as errors and answers show it.
pub fn head_of(exchange: &Exchange<'_>, response: &Response) -> Head {
    Head {
        status: response.status().as_u16(),
        url: shown_url(exchange, response),
        headers: header_list(exchange, response),
    }
}
