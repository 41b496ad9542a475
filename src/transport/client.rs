//! A client: where a service is asked, at which pace and with which patience.

use std::future::Future;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use arc_swap::ArcSwapOption;

use super::address::Address;
use super::cache::{Cache, Keeping, Kept};
use super::live::Live;
use super::options::{Attempt, CallOptions, Options, check_header, check_seconds};
use super::pool::{Road, certificates};
use super::retry::{self, Verdict, judge};
use super::send::{Exchange, client_headers, send};
use super::throttle::Throttle;
use super::{Failure, StatusFailure, TransportError};
use openshelf_core::call::Request;
use openshelf_core::table::{Base, Service};

/// A body and what came with it.
#[derive(Debug, Clone)]
pub struct Reply {
    pub status: u16,
    pub url: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
    /// How often the request was sent.
    pub attempts: u32,
    /// Seconds spent waiting for a turn and between tries.
    pub waited: f64,
    /// How it was kept; `None` for an answer that the service gave to this call.
    pub kept: Option<Kept>,
}

/// One service as one client sees it; views and threads share it.
pub struct Client {
    pub service: &'static Service,
    pub options: Options,
    pub cache: Option<Cache>,
    live: ArcSwapOption<Live>,
    closed: AtomicBool,
}

impl Client {
    /// Checks the options and opens the cache; no connection is opened before the first call.
    pub fn new(service: &'static Service, options: Options) -> Result<Self, TransportError> {
        if let Some(pace) = options.requests_per_second {
            Throttle::new(pace)?;
        }
        check_seconds("timeout", options.timeout)?;
        check_seconds("deadline", options.deadline)?;
        certificates(&options)?;
        if let Some(name) = &options.user_agent {
            check_header("user_agent", name)?;
        }
        let cache = match &options.cache {
            Some(cache) => Some(
                Cache::new(cache, &options.base_url, options.image_api_url.as_ref())
                    .map_err(|error| TransportError::Cache(error.to_string()))?,
            ),
            None => None,
        };
        Ok(Self {
            service,
            options,
            cache,
            live: ArcSwapOption::const_empty(),
            closed: AtomicBool::new(false),
        })
    }

    /// Lets the connections go; later calls are refused.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Release);
        self.let_go();
    }

    /// Drops what this process has open, and forgets what it inherited from its parent.
    fn let_go(&self) {
        if let Some(live) = self.live.swap(None)
            && live.process != std::process::id()
        {
            std::mem::forget(live);
        }
    }

    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// The whole address of a request.
    pub fn url(&self, request: &Request, live: bool) -> String {
        self.address(request.base).join(&request.target(live))
    }

    fn address(&self, base: Base) -> &Address {
        match (base, &self.options.image_api_url) {
            (Base::Images, Some(images)) => images,
            _ => &self.options.base_url,
        }
    }

    /// What this process has open. After a fork the parent's share is forgotten: its sockets and
    /// locks belong to threads that are not here.
    fn live(&self) -> Result<Arc<Live>, TransportError> {
        if self.is_closed() {
            return Err(TransportError::Closed);
        }
        let process = std::process::id();
        let current = self.live.load();
        if let Some(live) = current.as_ref()
            && live.process == process
        {
            return Ok(live.clone());
        }
        let fresh = Arc::new(Live::new(&self.options)?);
        let previous = self.live.compare_and_swap(&current, Some(fresh.clone()));
        let won = match (&*current, &*previous) {
            (None, None) => true,
            (Some(left), Some(right)) => Arc::ptr_eq(left, right),
            _ => false,
        };
        if won {
            if let Some(inherited) = arc_swap::Guard::into_inner(previous) {
                std::mem::forget(inherited);
            }
            drop(current);
            return Ok(fresh);
        }
        drop((current, previous));
        self.live()
    }

    /// What is kept of an earlier call, where it can be had at once.
    pub fn at_hand(&self, request: &Request, call: &CallOptions) -> Option<Result<Reply, Failure>> {
        let keeping = Keeping::new(self, request, call).filter(Keeping::is_near)?;
        if self.is_closed() {
            return Some(Err(TransportError::Closed.into()));
        }
        keeping.at_hand()
    }

    /// Finds what is kept, or sends a request and reads its body, at the documented path or at the
    /// live one, before the deadline.
    pub async fn fetch(
        &self,
        road: Road,
        request: &Request,
        timeout: Option<f64>,
        call: &CallOptions,
    ) -> Result<Reply, Failure> {
        let tries = Tries::default();
        let ask = self.fetch_at_either_path(road, request, timeout, call, &tries);
        let Some(keeping) = Keeping::new(self, request, call) else {
            return self.in_time(request, call, &tries, ask).await;
        };
        if self.is_closed() {
            return Err(TransportError::Closed.into());
        }
        if keeping.is_offline() {
            return keeping.offline().await;
        }
        let fetching = keeping.look_or_ask(timeout, ask);
        match self.in_time(request, call, &tries, fetching).await {
            Ok(reply) => Ok(reply),
            Err(failure) => keeping.instead_of(failure).await,
        }
    }

    /// Cuts a call off when its deadline is over.
    async fn in_time(
        &self,
        request: &Request,
        call: &CallOptions,
        tries: &Tries,
        fetching: impl Future<Output = Result<Reply, Failure>>,
    ) -> Result<Reply, Failure> {
        let Some(seconds) = call.deadline.unwrap_or(self.options.deadline) else {
            return fetching.await;
        };
        match tokio::time::timeout(retry::seconds(seconds), fetching).await {
            Ok(outcome) => outcome,
            Err(_) => {
                let error = TransportError::Deadline {
                    url: self.url(request, false),
                    seconds,
                };
                Err(Failure {
                    tried: tries.all(&error),
                    error,
                    longest_wait: self.options.max_retry_after,
                })
            }
        }
    }

    async fn fetch_at_either_path(
        &self,
        road: Road,
        request: &Request,
        timeout: Option<f64>,
        call: &CallOptions,
        tries: &Tries,
    ) -> Result<Reply, Failure> {
        let live = self.live()?;
        let errand = Errand {
            live: &live,
            road,
            request,
            timeout,
            call,
            tries,
        };
        let send = |at_live_path| self.send(&errand, at_live_path);
        let Some(key) = renamed(request) else {
            return send(false).await;
        };
        if let Some(at_live_path) = live.is_at_live_path(key) {
            return send(at_live_path).await;
        }
        let first = match send(false).await {
            Ok(reply) => {
                live.remember(key, false);
                return Ok(reply);
            }
            Err(first) => first,
        };
        let Some(failure) = not_found(&first) else {
            return Err(first);
        };
        let documented_is_served = !self.is_unknown_path(failure);
        let at_live_path = send(true).await;
        match &at_live_path {
            Ok(_) => live.remember(key, true),
            Err(second) => match not_found(second) {
                // Both know no such record: the one tells it who knows the path.
                Some(_) if documented_is_served => {
                    live.remember(key, false);
                    return Err(first);
                }
                Some(failure) if self.is_unknown_path(failure) => return Err(first),
                Some(_) => live.remember(key, true),
                None => {}
            },
        }
        at_live_path
    }

    /// Whether a 404 says that the path is unknown rather than the record.
    fn is_unknown_path(&self, failure: &StatusFailure) -> bool {
        match self.service.unknown_path {
            Some(message) => String::from_utf8_lossy(&failure.body).contains(message),
            None => true,
        }
    }

    /// Sends the request until it succeeds, or another try is in vain or too much.
    async fn send(&self, errand: &Errand<'_>, at_live_path: bool) -> Result<Reply, Failure> {
        let Errand {
            live,
            request,
            call,
            tries,
            ..
        } = errand;
        let address = self.address(request.base);
        let pool = live.pools.get(errand.road, address, &self.options)?;
        let max_retries = call.max_retries.unwrap_or(self.options.max_retries);
        let longest_wait = self.options.max_retry_after;
        let mut attempts = 0;
        let mut waited = Duration::ZERO;
        loop {
            attempts += 1;
            let asked = Instant::now();
            let turn = live.turn().await;
            waited += asked.elapsed();
            tries.begin();
            let exchange = Exchange {
                service: self.service,
                request,
                url: self.url(request, at_live_path),
                timeout: errand.timeout,
                max_response_bytes: self.options.max_response_bytes,
                headers: client_headers(self, request),
                own_headers: &call.headers,
            };
            let outcome = send(pool, exchange).await;
            drop(turn);
            let error = match outcome {
                Ok(reply) => {
                    live.budget.refill();
                    return Ok(Reply {
                        attempts,
                        waited: waited.as_secs_f64(),
                        ..reply
                    });
                }
                Err(error) => error,
            };
            tries.end(&error);
            let verdict = judge(
                request.operation,
                &error,
                attempts,
                retry::random(),
                longest_wait,
            );
            if let TransportError::Status(failure) = &error
                && failure.status == 429
            {
                let pause = match verdict {
                    Verdict::Again(pause) => pause,
                    Verdict::Final => failure.retry_after.unwrap_or(1.0),
                };
                live.be_quiet(retry::seconds(pause.min(longest_wait)));
            }
            let pause = match verdict {
                Verdict::Again(pause) if attempts <= max_retries && live.budget.take() => {
                    Some(pause)
                }
                _ => None,
            };
            if let Some(watch) = &call.watch {
                watch(&Attempt {
                    number: attempts,
                    outcome: error.word(),
                    pause,
                });
            }
            let Some(pause) = pause else {
                return Err(Failure {
                    tried: tries.all(&error),
                    error,
                    longest_wait,
                });
            };
            let pause = retry::seconds(pause);
            waited += pause;
            tokio::time::sleep(pause).await;
        }
    }
}

/// One call on its way, at either of two paths.
struct Errand<'a> {
    live: &'a Live,
    road: Road,
    request: &'a Request,
    timeout: Option<f64>,
    call: &'a CallOptions,
    tries: &'a Tries,
}

/// What became of the requests of one call so far; it outlives a call that is cut off.
#[derive(Default)]
struct Tries {
    sent: AtomicUsize,
    ended: Mutex<Vec<String>>,
}

impl Tries {
    fn begin(&self) {
        self.sent.fetch_add(1, Ordering::AcqRel);
    }

    fn end(&self, error: &TransportError) {
        self.ended
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(error.word());
    }

    /// A word for every request that was sent; the last one may have been under way.
    fn all(&self, error: &TransportError) -> Vec<String> {
        let mut words = self
            .ended
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        if words.len() < self.sent.load(Ordering::Acquire) {
            words.push(error.word());
        }
        words
    }
}

/// The documented path, where the row knows another one beside it.
fn renamed(request: &Request) -> Option<&'static str> {
    request.live_path.as_ref().map(|_| request.operation.path)
}

/// The failure, if it is a 404.
fn not_found(failure: &Failure) -> Option<&StatusFailure> {
    match &failure.error {
        TransportError::Status(failure) if failure.status == 404 => Some(failure),
        _ => None,
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.let_go();
    }
}
