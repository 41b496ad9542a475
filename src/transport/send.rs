//! Sends one request once and reads the whole answer.

use std::future::Future;
use std::time::Duration;

use http::header::RETRY_AFTER;
use reqwest::{Response, StatusCode};

use super::client::{CallOptions, Client, Reply};
use super::error::chain;
use super::pool::user_agent;
use super::{StatusFailure, TransportError};
use crate::call::Request;
use crate::table::{Answer, Method, Service};

/// One request with everything that sending it needs.
pub struct Exchange<'a> {
    pub service: &'static Service,
    pub request: &'a Request,
    pub url: String,
    pub shown_url: String,
    /// Seconds without progress.
    pub timeout: Option<f64>,
    pub headers: Vec<(String, String)>,
}

/// What an answer of this kind is asked for as.
pub fn accept(answer: Answer) -> &'static str {
    match answer {
        Answer::Object | Answer::List | Answer::ObjectOrList | Answer::MemberNames => {
            "application/json"
        }
        Answer::Text | Answer::Bytes | Answer::Address | Answer::File => "*/*",
    }
}

/// The headers that a request is sent with, those of the connection aside.
pub fn request_headers(
    client: &Client,
    request: &Request,
    call: &CallOptions,
) -> Vec<(String, String)> {
    let name = user_agent(client.options.user_agent.as_deref());
    let mut all = vec![
        (
            "Accept".to_owned(),
            accept(request.operation.answer).to_owned(),
        ),
        ("User-Agent".to_owned(), name.clone()),
    ];
    if request.body.is_some() {
        all.push(("Content-Type".to_owned(), "application/json".to_owned()));
    }
    if let Some(header) = client.service.user_agent_header {
        all.push((header.to_owned(), name));
    }
    for (name, value) in &call.headers {
        all.retain(|(other, _)| !other.eq_ignore_ascii_case(name));
        all.push((name.clone(), value.clone()));
    }
    all
}

/// Sends the request and reads the answer; a status of 400 or more is an error.
pub async fn send(pool: &reqwest::Client, exchange: Exchange<'_>) -> Result<Reply, TransportError> {
    let mut builder = match exchange.request.method {
        Method::Get => pool.get(&exchange.url),
        Method::Post => pool.post(&exchange.url),
    };
    for (name, value) in &exchange.headers {
        builder = builder.header(name, value);
    }
    if let Some(body) = &exchange.request.body {
        builder = builder.body(body.clone());
    }
    let sending = patiently(&exchange, builder.send()).await?;
    let response = sending.map_err(|error| no_answer(&exchange, error))?;
    let status = response.status();
    let url = super::address::hide_credentials(response.url().as_str());
    let headers = header_list(&response);
    let retry_after = retry_after(&response);
    let body = read(&exchange, response).await?;
    if status.is_client_error() || status.is_server_error() {
        return Err(TransportError::Status(Box::new(StatusFailure {
            status: status.as_u16(),
            detail: detail(exchange.service, &body),
            url,
            headers,
            body,
            retry_after,
        })));
    }
    if status == StatusCode::NO_CONTENT {
        return Ok(Reply {
            status: status.as_u16(),
            url,
            headers,
            body: Vec::new(),
            attempts: 1,
        });
    }
    Ok(Reply {
        status: status.as_u16(),
        url,
        headers,
        body,
        attempts: 1,
    })
}

/// Gives up after so many seconds without progress.
async fn patiently<F: Future>(
    exchange: &Exchange<'_>,
    future: F,
) -> Result<F::Output, TransportError> {
    match exchange.timeout {
        None => Ok(future.await),
        Some(seconds) => tokio::time::timeout(Duration::from_secs_f64(seconds), future)
            .await
            .map_err(|_| TransportError::Timeout {
                url: exchange.shown_url.clone(),
                seconds,
            }),
    }
}

async fn read(exchange: &Exchange<'_>, mut response: Response) -> Result<Vec<u8>, TransportError> {
    let mut body = Vec::new();
    loop {
        let chunk = patiently(exchange, response.chunk()).await?;
        match chunk {
            Ok(Some(bytes)) => body.extend_from_slice(&bytes),
            Ok(None) => return Ok(body),
            Err(error) => {
                return Err(TransportError::Broken {
                    url: exchange.shown_url.clone(),
                    reason: chain(&error.without_url()),
                });
            }
        }
    }
}

fn no_answer(exchange: &Exchange<'_>, error: reqwest::Error) -> TransportError {
    let url = exchange.shown_url.clone();
    if error.is_timeout() {
        return TransportError::Timeout {
            url,
            seconds: exchange.timeout.unwrap_or_default(),
        };
    }
    let reached = !error.is_connect();
    let reason = chain(&error.without_url());
    if reached {
        TransportError::Broken { url, reason }
    } else {
        TransportError::Connect { url, reason }
    }
}

fn header_list(response: &Response) -> Vec<(String, String)> {
    response
        .headers()
        .iter()
        .map(|(name, value)| {
            (
                name.as_str().to_owned(),
                String::from_utf8_lossy(value.as_bytes()).into_owned(),
            )
        })
        .collect()
}

/// Seconds, given as a number or as the time when they are over.
fn retry_after(response: &Response) -> Option<f64> {
    let text = response.headers().get(RETRY_AFTER)?.to_str().ok()?.trim();
    if let Ok(seconds) = text.parse::<u32>() {
        return Some(f64::from(seconds));
    }
    let until = jiff::fmt::rfc2822::parse(text).ok()?.timestamp();
    let seconds = until.duration_since(jiff::Timestamp::now()).as_secs_f64();
    Some(seconds.max(0.0))
}

/// How much of a text that is no JSON a message shows.
const SHOWN: usize = 200;

/// The service's own message in the body of an error.
pub fn detail(service: &Service, body: &[u8]) -> Option<String> {
    let Ok(value) = serde_json::from_slice::<serde_json::Value>(body) else {
        let text = std::str::from_utf8(body).ok()?.trim();
        let readable = !text.is_empty() && !text.starts_with('<');
        return readable.then(|| text.chars().take(SHOWN).collect());
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
