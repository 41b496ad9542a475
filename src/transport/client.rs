//! A client: where a service is asked, at which pace and with which patience.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use arc_swap::ArcSwapOption;

use super::address::Address;
use super::pool::{Pools, Road, certificates};
use super::retry::{self, Budget, Verdict, judge};
use super::send::{Exchange, request_headers, send};
use super::throttle::Throttle;
use super::{Failure, StatusFailure, TransportError};
use crate::call::Request;
use crate::table::{Base, Service};

/// What a client was made with.
#[derive(Debug, Clone)]
pub struct Options {
    pub base_url: Address,
    pub image_api_url: Option<Address>,
    pub requests_per_second: Option<f64>,
    /// Seconds without progress; `None` waits for ever.
    pub timeout: Option<f64>,
    /// The caller named the timeout, so that a row's longer one does not count.
    pub timeout_given: bool,
    pub max_retries: u32,
    pub user_agent: Option<String>,
    pub ca_file: Option<String>,
}

/// What a view adds to each of its calls.
#[derive(Debug, Clone, Default)]
pub struct CallOptions {
    pub headers: Vec<(String, String)>,
    /// Seconds without progress; the outer `None` leaves it to the client.
    pub timeout: Option<Option<f64>>,
}

/// A body and what came with it.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub url: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
    /// How often the request was sent.
    pub attempts: u32,
}

/// Connections, pace and memory of one client in one process.
struct Live {
    process: u32,
    pools: Pools,
    throttle: Option<Throttle>,
    budget: Budget,
    /// When a service that is overrun may be asked again, by any call of the client.
    quiet_until: Mutex<Option<Instant>>,
    /// Which operations answer at their live path, by the documented one.
    at_live_path: RwLock<HashMap<&'static str, bool>>,
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
        let throttle = match self.options.requests_per_second {
            Some(pace) => Some(Throttle::new(pace)?),
            None => None,
        };
        let fresh = Arc::new(Live {
            process,
            pools: Pools::default(),
            throttle,
            budget: Budget::default(),
            quiet_until: Mutex::default(),
            at_live_path: RwLock::default(),
        });
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

    /// Sends a request and reads its body, at the documented path or at the live one.
    pub async fn fetch(
        &self,
        road: Road,
        request: &Request,
        timeout: Option<f64>,
        call: &CallOptions,
    ) -> Result<Reply, Failure> {
        let live = self.live()?;
        let Some((key, _)) = self.renamed(request) else {
            return self.send(&live, road, request, false, timeout, call).await;
        };
        let known = live
            .at_live_path
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(key)
            .copied();
        if let Some(at_live_path) = known {
            return self
                .send(&live, road, request, at_live_path, timeout, call)
                .await;
        }
        let documented = self.send(&live, road, request, false, timeout, call).await;
        let first = match documented {
            Ok(reply) => {
                remember(&live, key, false);
                return Ok(reply);
            }
            Err(first) => first,
        };
        let Some(failure) = not_found(&first) else {
            return Err(first);
        };
        let documented_is_served = !self.is_unknown_path(failure);
        let at_live_path = self.send(&live, road, request, true, timeout, call).await;
        match &at_live_path {
            Ok(_) => remember(&live, key, true),
            Err(second) => match not_found(second) {
                // Both know no such record: the one tells it who knows the path.
                Some(_) if documented_is_served => {
                    remember(&live, key, false);
                    return Err(first);
                }
                Some(failure) if self.is_unknown_path(failure) => return Err(first),
                Some(_) => remember(&live, key, true),
                None => {}
            },
        }
        at_live_path
    }

    fn renamed(&self, request: &Request) -> Option<(&'static str, &'static str)> {
        request.live_path.as_ref()?;
        self.service
            .rows()
            .find(|row| std::ptr::eq(*row, request.operation))
            .and_then(|row| Some((row.path, row.live_path?)))
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
        let mut attempts = 0;
        loop {
            live.quiet().await;
            if let Some(throttle) = &live.throttle {
                throttle.slot().await;
            }
            attempts += 1;
            let exchange = Exchange {
                service: self.service,
                request,
                url: self.url(request, at_live_path),
                shown_url: self.shown_url(request, at_live_path),
                timeout,
                headers: request_headers(self, request, call),
            };
            let error = match send(pool, exchange).await {
                Ok(reply) => {
                    live.budget.refill();
                    return Ok(Reply { attempts, ..reply });
                }
                Err(error) => error,
            };
            let verdict = judge(request.operation, &error, attempts, retry::random());
            let left = attempts <= self.options.max_retries;
            let Verdict::Again(pause) = verdict else {
                return Err(Failure { error, attempts });
            };
            let pause = retry::seconds(pause);
            if matches!(&error, TransportError::Status(failure) if failure.status == 429) {
                live.be_quiet(pause);
            }
            if !left || !live.budget.take() {
                return Err(Failure { error, attempts });
            }
            tokio::time::sleep(pause).await;
        }
    }
}

impl Live {
    /// Waits while the service has asked the client to be quiet.
    async fn quiet(&self) {
        loop {
            let until = *self
                .quiet_until
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            match until {
                Some(until) if until > Instant::now() => {
                    tokio::time::sleep_until(until.into()).await;
                }
                _ => return,
            }
        }
    }

    /// No call of the client is sent for a while.
    fn be_quiet(&self, pause: Duration) {
        let mut until = self
            .quiet_until
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let end = Instant::now() + pause;
        *until = Some(until.map_or(end, |other| other.max(end)));
    }
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

fn remember(live: &Live, path: &'static str, at_live_path: bool) {
    live.at_live_path
        .write()
        .unwrap_or_else(PoisonError::into_inner)
        .insert(path, at_live_path);
}

/// Seconds to wait: a number above 0, or `None` for no limit.
pub fn check_seconds(option: &str, seconds: Option<f64>) -> Result<(), TransportError> {
    match seconds {
        Some(seconds) if !(seconds > 0.0 && seconds <= 31_536_000.0) => {
            Err(TransportError::Option(format!(
                "{option}: expected seconds above 0 (a year at most), or None to wait for ever, got {seconds}"
            )))
        }
        _ => Ok(()),
    }
}

/// A header's value: visible characters and spaces.
pub fn check_header(option: &str, value: &str) -> Result<(), TransportError> {
    let fine = !value.is_empty() && http::HeaderValue::from_str(value).is_ok();
    if fine {
        return Ok(());
    }
    Err(TransportError::Option(format!(
        "{option}: expected a text that can stand in a header, without line breaks and control characters, got {value:?}"
    )))
}
