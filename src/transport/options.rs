//! The options of a client, and those that a view adds to each of its calls.

use std::sync::Arc;

use super::cache::{CacheOptions, PolicyChange};
use super::limiter::Limiter;
use super::trace::Trace;
use super::waiting::WorkInTime;
use super::{Address, Http2, Proxy, TransportError};
use openshelf_core::call::{Added, notation};
use openshelf_core::catalog::Base;
use openshelf_core::defaults::{MAX_CONCURRENCY, MAX_RESPONSE_BYTES, MAX_RETRY_AFTER, TIMEOUT};
use reqwest::Url;

/// The options of a client.
#[derive(Debug, Clone)]
pub struct Options {
    pub base_url: Address,
    pub image_api_url: Option<Address>,
    pub requests_per_second: Option<f64>,
    /// With whom the client shares its pace.
    pub limiter: Limiter,
    /// How many requests may be under way concurrently.
    pub max_concurrency: usize,
    /// Seconds without progress; `None` has no limit.
    pub timeout: Option<f64>,
    /// Whether the caller passed the timeout. Then an operation's longer timeout is not used.
    pub timeout_given: bool,
    /// Seconds for a whole call with its waits; `None` has no limit.
    pub deadline: Option<f64>,
    /// `None` leaves the number to the kind of failure.
    pub max_retries: Option<u32>,
    /// The longest wait, in seconds, that a service may request before the call fails instead.
    pub max_retry_after: f64,
    /// Bytes that an answer may have, counted after decompression.
    pub max_response_bytes: u64,
    pub user_agent: Option<String>,
    pub ca_file: Option<String>,
    pub http2: Http2,
    /// For all requests, instead of the proxies of the environment.
    pub proxy: Option<Proxy>,
    /// `None` for a client without a cache.
    pub cache: Option<CacheOptions>,
}

impl Options {
    /// The options of a client with only an address.
    pub fn new(base_url: Address) -> Self {
        Self {
            base_url,
            image_api_url: None,
            requests_per_second: None,
            limiter: Limiter::Own,
            max_concurrency: MAX_CONCURRENCY as usize,
            timeout: Some(TIMEOUT),
            timeout_given: false,
            deadline: None,
            max_retries: None,
            max_retry_after: MAX_RETRY_AFTER,
            max_response_bytes: MAX_RESPONSE_BYTES.into(),
            user_agent: None,
            ca_file: None,
            http2: Http2::default(),
            proxy: None,
            cache: None,
        }
    }

    /// The addresses of the service's servers.
    pub fn servers(&self) -> PerServer<&Address> {
        PerServer {
            api: &self.base_url,
            images: self.image_api_url.as_ref(),
        }
    }

    /// What a caller corrects if an address is wrong: the environment variable that it was read from, or the option.
    pub fn name_of(&self, asked: &Url) -> &str {
        let is_it = |address: &&Address| address.is_at(asked);
        let images = self.image_api_url.as_ref().filter(is_it);
        match images.filter(|_| !is_it(&&self.base_url)) {
            Some(images) => images.variable().unwrap_or("image_api_url"),
            None => self.base_url.variable().unwrap_or("base_url"),
        }
    }
}

/// A value for each server of a service.
#[derive(Debug, Clone)]
pub struct PerServer<T> {
    /// For the server of most operations.
    pub api: T,
    /// For the server of pictures, if it is another one.
    pub images: Option<T>,
}

impl<T> PerServer<T> {
    /// The value for the server that an operation names.
    pub fn get(&self, base: Base) -> &T {
        match (base, &self.images) {
            (Base::Images, Some(images)) => images,
            _ => &self.api,
        }
    }

    /// The values, one after another.
    pub fn all(&self) -> impl Iterator<Item = &T> {
        [Some(&self.api), self.images.as_ref()]
            .into_iter()
            .flatten()
    }

    /// Another value for each server.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> PerServer<U> {
        PerServer {
            api: change(self.api),
            images: self.images.map(change),
        }
    }
}

/// What a view adds to each of its calls.
#[derive(Clone, Default)]
pub struct CallOptions {
    pub headers: Vec<(String, String)>,
    /// The headers, and what the view adds to query and body: masked wherever a request is shown.
    pub added: Arc<Added>,
    /// Seconds without progress; the outer `None` leaves it to the client.
    pub timeout: Option<Option<f64>>,
    /// Seconds for a whole call; likewise.
    pub deadline: Option<Option<f64>>,
    pub max_retries: Option<u32>,
    /// The differences from the client's cache policy.
    pub policy: PolicyChange,
    /// Called after each attempt that failed and before each pause, while the call continues.
    pub watch: Option<Watch>,
    /// Called when a call has ended.
    pub trace: Option<Trace>,
    /// The piece of work that the call is part of, if it has a deadline as a whole.
    pub part_of: Option<WorkInTime>,
}

/// A function that is called with the method and the shown address of a call, and the events of that
/// call.
pub type Watch = Arc<dyn Fn(&str, &Event) + Send + Sync>;

/// An event of a call.
#[derive(Debug)]
pub enum Event {
    Failed(Attempt),
    /// The call waits, because the service has asked the client to pause with a 429.
    Paused {
        seconds: f64,
    },
    /// The server of the limiter was lost, or is back; in words.
    Server(String),
}

/// An attempt that failed.
#[derive(Debug)]
pub struct Attempt {
    /// Counted from 1.
    pub number: u32,
    /// The outcome in one word: a status, or what went wrong.
    pub outcome: String,
    /// Seconds until the next attempt; `None` for the last one.
    pub pause: Option<f64>,
}

/// Checks seconds to wait: a number above 0, or `None` for no limit.
pub fn check_seconds(option: &str, seconds: Option<f64>) -> Result<(), TransportError> {
    match seconds {
        Some(seconds) if !(seconds > 0.0 && seconds <= 31_536_000.0) => {
            Err(TransportError::Option(format!(
                "{option}: expected seconds above 0 (at most a year), or {} to wait without limit, got {seconds}",
                notation().null
            )))
        }
        _ => Ok(()),
    }
}

/// Checks the value of a header: visible characters and spaces.
pub fn check_header(option: &str, value: &str) -> Result<(), TransportError> {
    let is_valid = !value.is_empty() && http::HeaderValue::from_str(value).is_ok();
    if is_valid {
        return Ok(());
    }
    Err(TransportError::Option(format!(
        "{option}: expected a string that can be sent in a header, without line breaks and control characters, got one of {} characters",
        value.chars().count()
    )))
}
