//! A client: where a service is asked, at which pace and with which patience.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use arc_swap::ArcSwapOption;

use super::address::Address;
use super::live::Live;
use super::options::{Attempt, CallOptions, Options, check_header, check_seconds};
use super::pool::{Road, certificates};
use super::retry::{self, Verdict, judge};
use super::send::{Exchange, client_headers, send};
use super::throttle::Throttle;
use super::{Failure, StatusFailure, TransportError};
use crate::call::Request;
use crate::table::{Base, Service};

/// A body and what came with it.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub url: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
    /// How often the request was sent.
    pub attempts: u32,
    /// Seconds spent waiting for a turn and between tries.
    pub waited: f64,
}

/// One service as one client sees it; views and threads share it.
pub struct Client {
    pub service: &'static Service,
    pub options: Options,
    live: ArcSwapOption<Live>,
    closed: AtomicBool,
}

impl Client {
    /// Checks the options; nothing is opened before the first call.
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
        Ok(Self {
            service,
            options,
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

    /// The whole address of a request, credentials hidden.
    pub fn shown_url(&self, request: &Request, live: bool) -> String {
        self.address(request.base).join_shown(&request.target(live))
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
        if let Some(live) = self.live.load_full()
            && live.process == process
        {
            return Ok(live);
        }
        let fresh = Arc::new(Live::new(&self.options)?);
        let current = self.live.load();
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

    /// Sends a request and reads its body, at the documented path or at the live one, before the
    /// deadline.
    pub async fn fetch(
        &self,
        road: Road,
        request: &Request,
        timeout: Option<f64>,
        call: &CallOptions,
    ) -> Result<Reply, Failure> {
        let fetching = self.fetch_at_either_path(road, request, timeout, call);
        let Some(seconds) = call.deadline.unwrap_or(self.options.deadline) else {
            return fetching.await;
        };
        match tokio::time::timeout(retry::seconds(seconds), fetching).await {
            Ok(outcome) => outcome,
            Err(_) => Err(TransportError::Deadline {
                url: self.shown_url(request, false),
                seconds,
            }
            .into()),
        }
    }

    async fn fetch_at_either_path(
        &self,
        road: Road,
        request: &Request,
        timeout: Option<f64>,
        call: &CallOptions,
    ) -> Result<Reply, Failure> {
        let live = self.live()?;
        let send = |at_live_path| self.send(&live, road, request, at_live_path, timeout, call);
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
    async fn send(
        &self,
        live: &Live,
        road: Road,
        request: &Request,
        at_live_path: bool,
        timeout: Option<f64>,
        call: &CallOptions,
    ) -> Result<Reply, Failure> {
        let address = self.address(request.base);
        let pool = live.pools.get(road, address.is_loopback(), &self.options)?;
        let max_retries = call.max_retries.unwrap_or(self.options.max_retries);
        let mut tried: Vec<String> = Vec::new();
        let mut waited = Duration::ZERO;
        for attempts in 1_u32.. {
            let asked = Instant::now();
            let turn = live.turn().await;
            waited += asked.elapsed();
            let exchange = Exchange {
                service: self.service,
                request,
                url: self.url(request, at_live_path),
                shown_url: self.shown_url(request, at_live_path),
                timeout,
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
            tried.push(error.word());
            let longest = self.options.max_retry_after;
            let verdict = judge(
                request.operation,
                &error,
                attempts,
                retry::random(),
                longest,
            );
            if let (Verdict::Again(pause), TransportError::Status(failure)) = (verdict, &error)
                && failure.status == 429
            {
                live.be_quiet(retry::seconds(pause));
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
                    error,
                    tried,
                    longest_wait: longest,
                });
            };
            let pause = retry::seconds(pause);
            waited += pause;
            tokio::time::sleep(pause).await;
        }
        Err(TransportError::Closed.into())
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
