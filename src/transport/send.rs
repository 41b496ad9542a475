//! Sends one request once, follows its redirects and reads the whole answer.

use std::future::Future;
use std::iter;
use std::mem::replace;
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bytes::Bytes;
use http::HeaderMap;
use http::header::{CONTENT_LOCATION, LOCATION};
use openshelf_core::locks::lock;
use openshelf_core::media_type::{Expected, is_page};
use reqwest::{Response, StatusCode, Url};

use super::cache::{Condition, NOT_MODIFIED};
use super::cause::{Cause, chain};
use super::connections::Target;
use super::front;
use super::given_up::{Body, Sending, UnderWay};
use super::headers::ClientHeaders;
use super::limiter::Limit;
use super::no_connection::{self, Explained};
use super::pool::AttemptPool;
use super::redirect::{self, is_redirect, next_request};
use super::retry_after::retry_after;
use super::throttle::Turn;
use super::unexpected::{content_type, excerpt, is_short, unexpected};
use super::{Proxy, Reply, StatusFailure, TransportError, offline};
use openshelf_core::call::{Added, Request};
use openshelf_core::catalog::{Method, Service};

/// The turns of one request and of its redirects, if the client has a pace.
pub struct Turns<'a> {
    first: Mutex<FirstTurn>,
    limit: &'a Limit,
    /// The longest wait, in seconds, that a service may request.
    longest_wait: f64,
    waited: Mutex<Duration>,
}

/// The turn of the request itself.
enum FirstTurn {
    Unused(Option<Arc<Turn>>),
    Used,
}

impl<'a> Turns<'a> {
    /// `first` is the turn of the request itself; its redirects wait for others.
    pub fn new(first: Option<Arc<Turn>>, limit: &'a Limit, longest_wait: f64) -> Self {
        Self {
            first: Mutex::new(FirstTurn::Unused(first)),
            limit,
            longest_wait,
            waited: Mutex::default(),
        }
    }

    async fn next(&self) -> Result<Option<Arc<Turn>>, TransportError> {
        if let FirstTurn::Unused(first) = replace(&mut *lock(&self.first), FirstTurn::Used) {
            return Ok(first);
        }
        let asked = Instant::now();
        let turn = self.limit.turn(self.longest_wait, |_| {}).await?;
        *lock(&self.waited) += asked.elapsed();
        Ok(turn)
    }

    /// How long redirects have waited for their turns.
    pub fn waited(&self) -> Duration {
        *lock(&self.waited)
    }
}

/// One request with everything that sending it needs.
pub struct Exchange<'a> {
    pub turns: &'a Turns<'a>,
    pub under_way: &'a UnderWay,
    pub service: &'static Service,
    pub request: &'a Request,
    pub url: &'a str,
    /// The URL as errors and answers show it.
    pub shown_url: &'a str,
    /// What the caller adds, which is masked if an answer repeats it.
    pub added: &'a Added,
    /// Seconds without progress.
    pub idle_timeout: Option<f64>,
    pub max_response_bytes: u64,
    pub headers: &'a ClientHeaders,
    /// The proxy that the client names.
    pub proxy: Option<&'a Proxy>,
    /// The headers of a view, which no other origin receives.
    pub own_headers: &'a [(String, String)],
    /// Under which the service may answer with 304. No redirect receives it.
    pub condition: Option<&'a Condition>,
    /// Headers of this request that every origin receives.
    pub own_headers_anywhere: &'a HeaderMap,
    /// Other hosts to which a redirect may lead.
    pub hosts: &'a [&'a str],
    /// The media types that the answer may have.
    pub expected: Option<Expected>,
}

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
        match unexpected(exchange.expected, &response) {
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
    let blocked = front::blocked(exchange.service, status, &headers, &body).map(|mut blocked| {
        // A page may repeat the address.
        blocked.title = blocked
            .title
            .map(|title| exchange.added.text(&title).into_owned());
        Box::new(blocked)
    });
    Err(TransportError::Status(Box::new(StatusFailure {
        blocked,
        status,
        detail: error_detail(exchange.service, &body)
            .map(|detail| exchange.added.text(&detail).into_owned()),
        url,
        headers,
        body: exchange.added.answer(&body),
        retry_after,
    })))
}

/// The error of an answer that has another media type than `expected`.
async fn media_type_error(
    exchange: &Exchange<'_>,
    response: Response,
    expected: &'static str,
) -> TransportError {
    let got = exchange.added.text(&content_type(&response)).into_owned();
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
        excerpt: body.map(|body| excerpt(&exchange.added.answer(&body))),
    }
}

/// Sends the request and follows redirects. Returns the first answer that is not a redirect, and the condition
/// under which it was sent.
async fn follow_redirects<'a>(
    pool: AttemptPool<'_>,
    exchange: &Exchange<'a>,
) -> Result<(Response, Option<&'a Condition>), TransportError> {
    let method = match exchange.request.method {
        Method::Get => reqwest::Method::GET,
        Method::Post => reqwest::Method::POST,
    };
    let mut url = Url::parse(exchange.url).map_err(|error| TransportError::Connect {
        url: exchange.shown_url.to_owned(),
        reason: "the address is not a URL".to_owned(),
        source: Cause::new(error),
    })?;
    let mut own_headers = exchange.own_headers;
    let mut condition = exchange.condition;
    let mut redirects = 0;
    loop {
        let hosts = iter::once(url.host_str()).chain(exchange.proxy.map(Proxy::host));
        offline::check(exchange.service, exchange.request.operation, hosts, || {
            let shown = exchange.added.address(url.as_str(), exchange.request);
            shown.into_owned()
        })?;
        let target = Target::new(url.clone());
        let mut sent = reqwest::Request::new(method.clone(), url);
        let mut headers = exchange.headers.map_with(exchange.request, own_headers)?;
        for (name, value) in exchange.own_headers_anywhere {
            headers.insert(name, value.clone());
        }
        if let Some(Condition { name, value, .. }) = condition {
            headers.insert(name, value.clone());
        }
        *sent.headers_mut() = headers;
        *sent.body_mut() = exchange.request.body.clone().map(reqwest::Body::from);
        let turn = exchange.turns.next().await?;
        let sending = Sending::new(
            target.clone(),
            exchange.under_way.clone(),
            pool.next()?.execute(sent),
        );
        let mut sending = pin!(async {
            match turn {
                Some(turn) => turn.send(sending).await,
                None => sending.await,
            }
        });
        let sending = with_idle_timeout(exchange, sending.as_mut()).await;
        let sending = sending.inspect_err(|_| target.close())?;
        let response = sending.map_err(|error| send_error(exchange, error))?;
        if !is_redirect(response.status()) {
            return Ok((response, condition));
        }
        let location = response.headers().get(LOCATION);
        let location = location.and_then(|value| value.to_str().ok());
        let hosts = exchange.hosts;
        match next_request(response.url(), location, response.status(), &method, hosts) {
            Ok(_) if redirects == redirect::MAX_REDIRECTS => {
                let why = format!(
                    "it would be redirect number {}",
                    redirect::MAX_REDIRECTS + 1
                );
                return Err(redirect_error(exchange, response, &why).await);
            }
            Ok(next) => {
                if !next.same_origin {
                    own_headers = &[];
                }
                url = next.url;
                condition = None;
                redirects += 1;
            }
            Err(why) => return Err(redirect_error(exchange, response, &why).await),
        }
    }
}

/// A redirect that is not followed, as the error of its status.
async fn redirect_error(exchange: &Exchange<'_>, response: Response, why: &str) -> TransportError {
    let location = response.headers().get(LOCATION);
    let location = location.and_then(|value| value.to_str().ok());
    let blocked = front::blocked_by_redirect(exchange.service, location).map(Box::new);
    let status = response.status().as_u16();
    let headers = header_list(exchange, &response);
    let url = shown_url(exchange, &response);
    let body = match read(exchange, response).await {
        Ok(body) => exchange.added.answer(&body),
        Err(error) => return error,
    };
    let why = exchange.added.text(why);
    TransportError::Status(Box::new(StatusFailure {
        status,
        url,
        headers,
        body,
        detail: Some(format!("the redirect was not followed: {why}")),
        retry_after: None,
        blocked,
    }))
}

/// Fails after the seconds without progress that the call allows.
async fn with_idle_timeout<F: Future>(
    exchange: &Exchange<'_>,
    future: F,
) -> Result<F::Output, TransportError> {
    in_time(exchange.idle_timeout, exchange.shown_url, future).await
}

/// Fails after this number of seconds without progress.
pub async fn in_time<F: Future>(
    idle_timeout: Option<f64>,
    shown_url: &str,
    future: F,
) -> Result<F::Output, TransportError> {
    match idle_timeout {
        None => Ok(future.await),
        Some(seconds) => tokio::time::timeout(Duration::from_secs_f64(seconds), future)
            .await
            .map_err(|_| TransportError::Timeout {
                url: shown_url.to_owned(),
                seconds,
            }),
    }
}

/// The error of a body that ends early.
pub fn broken(shown_url: &str, error: reqwest::Error) -> TransportError {
    let error = error.without_url();
    TransportError::Broken {
        is_unanswered: false,
        url: shown_url.to_owned(),
        reason: chain(&error),
        source: Cause::new(error),
    }
}

/// The most bytes that are reserved for a body in advance, whatever its header announces.
const MAX_PREALLOCATION: u64 = 1024 * 1024;

/// The whole body, decompressed, as long as it stays below the limit. A body of one chunk is not
/// copied.
async fn read(exchange: &Exchange<'_>, response: Response) -> Result<Bytes, TransportError> {
    let limit = exchange.max_response_bytes;
    let announced = response.content_length().unwrap_or_default();
    let mut chunks = Chunks {
        exchange,
        body: Body::new(exchange.under_way.clone(), response),
        left: usize::try_from(limit).unwrap_or(usize::MAX),
    };
    let Some(first) = chunks.next().await? else {
        return Ok(Bytes::new());
    };
    let Some(second) = chunks.next().await? else {
        return Ok(first);
    };
    let room = usize::try_from(announced.min(limit).min(MAX_PREALLOCATION)).unwrap_or_default();
    let mut body = Vec::new();
    let no_memory = |bytes| TransportError::NoMemory {
        url: exchange.shown_url.to_owned(),
        bytes,
    };
    body.try_reserve(room).map_err(|_| no_memory(0))?;
    append(&mut body, &first).map_err(no_memory)?;
    append(&mut body, &second).map_err(no_memory)?;
    // The connection reuses the memory of its chunks as soon as they are dropped.
    drop((first, second));
    while let Some(chunk) = chunks.next().await? {
        append(&mut body, &chunk).map_err(no_memory)?;
    }
    Ok(body.into())
}

/// Adds a chunk to a body; if there is no memory for it, returns the length of the body so far.
fn append(body: &mut Vec<u8>, chunk: &[u8]) -> Result<(), usize> {
    body.try_reserve(chunk.len()).map_err(|_| body.len())?;
    body.extend_from_slice(chunk);
    Ok(())
}

/// The chunks of a body, up to a limit.
struct Chunks<'a> {
    exchange: &'a Exchange<'a>,
    body: Body,
    /// Bytes that may still come.
    left: usize,
}

impl Chunks<'_> {
    async fn next(&mut self) -> Result<Option<Bytes>, TransportError> {
        let chunk = with_idle_timeout(self.exchange, self.body.chunk()).await;
        let chunk = chunk.inspect_err(|_| self.body.close())?;
        let chunk = chunk.map_err(|error| broken(self.exchange.shown_url, error))?;
        if let Some(bytes) = &chunk {
            let left = self.left.checked_sub(bytes.len());
            self.left = left.ok_or_else(|| {
                self.body.close();
                TransportError::TooLarge {
                    url: self.exchange.shown_url.to_owned(),
                    limit: self.exchange.max_response_bytes,
                }
            })?;
        }
        Ok(chunk)
    }
}

/// The error of a request that got no answer at all.
fn send_error(exchange: &Exchange<'_>, error: reqwest::Error) -> TransportError {
    let url = exchange.shown_url.to_owned();
    // A connection that takes too long is checked first, because the request was not sent then.
    if error.is_connect() {
        let is_certificate = is_about_certificate(&error);
        let Explained {
            sentence: reason,
            source,
        } = no_connection::explain(&url, error, exchange.proxy);
        return if is_certificate {
            TransportError::Certificate {
                url,
                reason,
                source,
            }
        } else {
            TransportError::Connect {
                url,
                reason,
                source,
            }
        };
    }
    let is_timeout = error.is_timeout();
    let is_unanswered = no_connection::is_unanswered(&error);
    let (reason, source) = no_connection::explain_broken(error);
    if is_timeout {
        TransportError::Timeout {
            url,
            seconds: exchange.idle_timeout.unwrap_or_default(),
        }
    } else {
        TransportError::Broken {
            is_unanswered,
            url,
            reason,
            source,
        }
    }
}

/// Whether a certificate is the cause: the server's, or ours that the server refuses.
fn is_about_certificate(error: &(dyn std::error::Error + 'static)) -> bool {
    if let Some(error) = error.downcast_ref::<rustls::Error>() {
        return matches!(
            error,
            rustls::Error::InvalidCertificate(_)
                | rustls::Error::NoCertificatesPresented
                | rustls::Error::InvalidCertRevocationList(_)
        );
    }
    // A system error does not name the error from which it was created as its source.
    let made_of = error
        .downcast_ref::<std::io::Error>()
        .and_then(std::io::Error::get_ref);
    match made_of {
        Some(inner) => is_about_certificate(inner),
        None => error.source().is_some_and(is_about_certificate),
    }
}

/// The address that answered, without the values that the caller added.
pub fn shown_url(exchange: &Exchange<'_>, response: &Response) -> String {
    let url = response.url().as_str();
    exchange.added.address(url, exchange.request).into_owned()
}

/// The headers of an answer, without the values that the caller added.
pub fn header_list(exchange: &Exchange<'_>, response: &Response) -> Vec<(String, String)> {
    let has_secrets = !exchange.added.is_empty();
    response
        .headers()
        .iter()
        .map(|(name, value)| {
            let text = String::from_utf8_lossy(value.as_bytes());
            let text = if name == LOCATION || name == CONTENT_LOCATION {
                redirect::hide_credentials_in(response.url(), &text)
            } else {
                text.into_owned()
            };
            let shown = has_secrets.then(|| exchange.added.text(&text).into_owned());
            (name.as_str().to_owned(), shown.unwrap_or(text))
        })
        .collect()
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
