//! Sends the requests of one call until one succeeds, until another attempt would be useless, or until
//! there were too many.
//!
//! An operation may have a live path in addition to the documented one, because a service may answer at a path
//! that it does not document. The request goes to the documented path first. If the service does not know
//! that path, the request goes to the live one. The process remembers the path that answered.
//!
//! If the service refuses to enlarge a picture, the picture is asked for once more, at its own size.

use std::borrow::Cow;
use std::future::Future;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime};

use http::HeaderMap;

use super::cache::Condition;
use super::given_up::UnderWay;
use super::headers::ClientHeaders;
use super::options::{Attempt, CallOptions, Event, Options};
use super::pool::{AttemptPool, PoolKind, Reuse};
use super::process_state::{Permit, ProcessState};
use super::retry::{self, CutPauses, Decision, Pauses, Repeatable, decide};
use super::send::{Exchange, Receive, Turns, send};
use super::trace::{TraceSteps, WaitReason};
use super::{Address, Failure, StatusFailure, TransportError};
use openshelf_core::call::Request;
use openshelf_core::catalog::Service;
use openshelf_core::defaults::MAX_RETRIES;
use openshelf_core::locks::lock;
use openshelf_core::media_type::Expected;
use openshelf_core::printable::shown_address;

/// Method and address of a request as a log shows them; a long address in part.
pub fn line(request: &Request, shown_url: &str) -> String {
    format!("{} {}", request.method.verb(), shown_address(shown_url))
}

/// One call with everything that its attempts need.
pub struct RetriedCall<'a> {
    pub service: &'static Service,
    pub options: &'a Options,
    pub headers: &'a ClientHeaders,
    pub state: &'a ProcessState,
    pub pool: PoolKind,
    /// The server that receives the request.
    pub address: &'a Address,
    pub request: &'a Request,
    /// Its whole address, at its documented path.
    pub url: &'a str,
    /// Seconds without progress.
    pub idle_timeout: Option<f64>,
    pub call: &'a CallOptions,
    pub log: &'a AttemptLog,
    /// For an answer that the cache has.
    pub condition: Option<Condition>,
    /// The headers of a view, which no other origin receives.
    pub own_headers: &'a [(String, String)],
    /// Headers of this request that every origin receives.
    pub headers_anywhere: &'a HeaderMap,
    /// Other hosts to which a redirect may lead.
    pub hosts: &'a [&'a str],
    /// The media types that the answer may have.
    pub expected: Option<Expected>,
}

impl RetriedCall<'_> {
    /// Sends a request, and the one that follows if the service refuses to enlarge a picture.
    pub async fn send<T: Receive>(&self) -> Result<T, Failure> {
        let outcome = self.send_where_served().await;
        let Err(failure) = &outcome else {
            return outcome;
        };
        match self.own_size_target(failure) {
            Some(target) => {
                drop(outcome);
                // The size of every call's future stays what it is without this request.
                Box::pin(self.send_to(&self.address.join(&target))).await
            }
            None => outcome,
        }
    }

    /// Where a picture is at its own size, if the failure says that the service does not enlarge it.
    fn own_size_target(&self, failure: &Failure) -> Option<String> {
        let own_size = self.request.own_size.as_ref()?;
        let TransportError::Status(answer) = &failure.error else {
            return None;
        };
        let is_refused = own_size.is_refused(answer.status, &answer.body);
        is_refused.then(|| self.request.own_size_target()).flatten()
    }

    /// Sends a request to the path that its operation uses.
    async fn send_where_served<T: Receive>(&self) -> Result<T, Failure> {
        if self.request.live_path.is_none() {
            return self.send_to(self.url).await;
        }
        let documented = self.request.operation.path;
        if let Some(at_live_path) = self.state.is_at_live_path(documented) {
            return self.send_to_path(at_live_path).await;
        }
        let first = match self.send_to(self.url).await {
            Ok(reply) => {
                self.state.remember_path(documented, false);
                return Ok(reply);
            }
            Err(first) => first,
        };
        let Some(failure) = not_found(&first) else {
            return Err(first);
        };
        let documented_is_served = !is_unknown_path(self.service, failure);
        let second = self.send_to_path(true).await;
        match &second {
            Ok(_) => self.state.remember_path(documented, true),
            Err(failure) => match not_found(failure) {
                // Neither path has the record. The path that the service knows returns the error.
                Some(_) if documented_is_served => {
                    self.state.remember_path(documented, false);
                    return Err(first);
                }
                Some(failure) if is_unknown_path(self.service, failure) => return Err(first),
                Some(_) => self.state.remember_path(documented, true),
                None => {}
            },
        }
        second
    }

    /// Sends the request to its documented path or to its live one.
    async fn send_to_path<T: Receive>(&self, at_live_path: bool) -> Result<T, Failure> {
        let url = match at_live_path {
            true => Cow::Owned(self.address.join(&self.request.target(true))),
            false => Cow::Borrowed(self.url),
        };
        self.send_to(&url).await
    }

    /// Sends the request to this address until it succeeds.
    async fn send_to<T: Receive>(&self, url: &str) -> Result<T, Failure> {
        let shown = self.call.added.address(url, self.request);
        let mut tries = Tries {
            attempts: 0,
            reuse: Reuse::Any,
            pauses: None,
            cuts: None,
        };
        let mut waited = Duration::ZERO;
        loop {
            let pool = self.pool(tries.reuse)?;
            tries.attempts += 1;
            let asked = Instant::now();
            let permit = self
                .traced_wait(WaitReason::Permit, self.acquire_permit(&shown))
                .await;
            waited += asked.elapsed();
            let permit = match permit {
                Ok(permit) => permit,
                Err(error) => return Err(self.log.failure(error, self.options)),
            };
            self.log.begin();
            let turns = Turns::new(permit.turn, &self.state.limit, self.options.max_retry_after);
            let under_way = UnderWay::new(permit.under_way, self.log.is_over.clone());
            if let Some(steps) = &self.log.steps {
                steps.begin_attempt(tries.attempts);
            }
            let outcome = send::<T>(pool, self.exchange(url, &shown, &turns, &under_way)).await;
            drop(under_way);
            if let Some(steps) = &self.log.steps {
                steps.end_attempt(outcome.as_ref().map(T::status));
            }
            waited += turns.waited();
            let error = match outcome {
                Ok(reply) => {
                    self.state.budget.refill();
                    return Ok(T::sent(reply, tries.attempts, waited.as_secs_f64()));
                }
                Err(error) => error,
            };
            self.log.end(&error);
            let pause = self.pause_before_next(&mut tries, &error).await;
            self.report(&shown, || {
                Event::Failed(Attempt {
                    number: tries.attempts,
                    outcome: error.word(),
                    pause,
                })
            });
            let Some(pause) = pause else {
                return Err(self.log.failure(error, self.options));
            };
            if pause > 0.0 {
                let pause = retry::seconds(pause);
                waited += pause;
                self.traced_wait(WaitReason::Retry, tokio::time::sleep(pause))
                    .await;
            }
        }
    }

    /// The pool for the next attempt.
    fn pool(&self, reuse: Reuse) -> Result<AttemptPool<'_>, TransportError> {
        let pools = &self.state.pools;
        let lasts = self.service.cuts.map(|cuts| cuts.connection_requests);
        let pool = pools.get(self.pool, reuse, self.address, self.options, lasts);
        pool.prepare()?;
        Ok(pool)
    }

    /// Whether the connection was closed before anything of an answer came, and the request may be sent again.
    fn is_cut(&self, error: &TransportError) -> bool {
        let is_unanswered = matches!(
            error,
            TransportError::Broken {
                is_unanswered: true,
                ..
            }
        );
        is_unanswered && Repeatable::from(self.request).after(error)
    }

    /// Waits, and records the wait if the call is traced.
    async fn traced_wait<T>(&self, reason: WaitReason, wait: impl Future<Output = T>) -> T {
        let Some(steps) = &self.log.steps else {
            return wait.await;
        };
        let begun = SystemTime::now();
        let waited = wait.await;
        steps.add_wait(reason, begun);
        waited
    }

    /// Waits for permission to send, and reports a pause before it.
    async fn acquire_permit(&self, shown_url: &str) -> Result<Permit, TransportError> {
        let report = |seconds| self.report(shown_url, || Event::Paused { seconds });
        let longest = self.options.max_retry_after;
        self.state.acquire_permit(longest, report).await
    }

    /// Notifies the observer of the call.
    fn report(&self, shown_url: &str, event: impl FnOnce() -> Event) {
        if let Some(watch) = &self.call.watch {
            watch(&line(self.request, shown_url), &event());
        }
    }

    fn exchange<'b>(
        &'b self,
        url: &'b str,
        shown_url: &'b str,
        turns: &'b Turns<'b>,
        under_way: &'b UnderWay,
    ) -> Exchange<'b> {
        Exchange {
            turns,
            under_way,
            service: self.service,
            request: self.request,
            url,
            shown_url,
            added: &self.call.added,
            idle_timeout: self.idle_timeout,
            max_response_bytes: self.options.max_response_bytes,
            headers: self.headers,
            proxy: self.options.proxy.as_ref(),
            condition: self.condition.as_ref().filter(|own| own.url == shown_url),
            own_headers: self.own_headers,
            own_headers_anywhere: self.headers_anywhere,
            hosts: self.hosts,
            expected: self.expected,
        }
    }

    /// Seconds until the next attempt; `None` if there is none. A 429 pauses the whole client.
    async fn pause_before_next(&self, tries: &mut Tries, error: &TransportError) -> Option<f64> {
        let is_cut = self.is_cut(error);
        if is_cut && tries.reuse == Reuse::Any {
            // The server may close a connection while a request is on its way, and the others with it.
            tries.reuse = Reuse::New;
            return Some(0.0);
        }
        let given = self.call.max_retries.or(self.options.max_retries);
        let mut most = given.unwrap_or(MAX_RETRIES);
        let own = match self.service.cuts.as_ref().filter(|_| is_cut) {
            Some(cuts) => {
                let is_local = self.address.is_loopback();
                let cuts = tries
                    .cuts
                    .get_or_insert_with(|| CutPauses::new(cuts, is_local));
                most = given.unwrap_or_else(|| cuts.usual_retries());
                cuts.next()
            }
            None => tries
                .pauses
                .get_or_insert_with(Pauses::default)
                .next(retry::random()),
        };
        let longest = self.options.max_retry_after;
        let decision = decide(self.request.into(), error, own, longest);
        if let TransportError::Status(failure) = error
            && failure.status == 429
        {
            // A delay that the service requests also applies to the next calls, however long it is.
            let pause = match (failure.retry_after, decision) {
                (Some(asked), _) => asked,
                (None, Decision::RetryAfter(pause)) => pause.min(longest),
                (None, Decision::GiveUp) => longest.min(1.0),
            };
            self.state.limit.pause(pause, failure).await;
        }
        match decision {
            Decision::RetryAfter(pause) if tries.retries() <= most && self.state.budget.take() => {
                Some(pause)
            }
            _ => None,
        }
    }
}

/// The attempts of one call.
struct Tries {
    /// How many were made.
    attempts: u32,
    /// Which connections the next one may use.
    reuse: Reuse,
    pauses: Option<Pauses>,
    cuts: Option<CutPauses>,
}

impl Tries {
    /// The number that another attempt would have as a retry. The first one on a new connection is none.
    fn retries(&self) -> u32 {
        self.attempts - u32::from(self.reuse == Reuse::New)
    }
}

/// Whether a 404 means that the path is unknown, not the record. A service whose errors do not
/// distinguish the two has no message for it.
fn is_unknown_path(service: &Service, failure: &StatusFailure) -> bool {
    service
        .unknown_path
        .is_none_or(|message| String::from_utf8_lossy(&failure.body).contains(message))
}

/// The failure, if it is a 404.
fn not_found(failure: &Failure) -> Option<&StatusFailure> {
    match &failure.error {
        TransportError::Status(failure) if failure.status == 404 => Some(failure),
        _ => None,
    }
}

/// The outcomes of the attempts of one call so far. It outlives a call that its deadline ends.
#[derive(Default)]
pub struct AttemptLog {
    sent: AtomicUsize,
    ended: Mutex<Vec<String>>,
    /// The deadline is over.
    is_over: Arc<AtomicBool>,
    /// The attempts and the waits, if the call is traced.
    pub steps: Option<TraceSteps>,
}

impl AttemptLog {
    /// The log of a call, which also records times if the call is traced.
    pub fn of(call: &CallOptions) -> Self {
        Self {
            steps: call.trace.as_ref().map(|_| TraceSteps::default()),
            ..Self::default()
        }
    }

    /// The deadline of the call has passed: the request under way does not continue.
    pub fn give_up(&self) {
        self.is_over.store(true, Ordering::Release);
    }

    fn begin(&self) {
        self.sent.fetch_add(1, Ordering::AcqRel);
    }

    fn end(&self, error: &TransportError) {
        lock(&self.ended).push(error.word());
    }

    /// The failure of the call, with a word for every request that was sent; the last one may have
    /// been under way.
    pub fn failure(&self, error: TransportError, options: &Options) -> Failure {
        let mut tried = lock(&self.ended).clone();
        if tried.len() < self.sent.load(Ordering::Acquire) {
            tried.push(error.word());
        }
        Failure {
            error,
            tried,
            longest_wait: options.max_retry_after,
        }
    }
}
