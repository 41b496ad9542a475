//! The outcomes of the attempts of one call.

use std::future::Future;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime};

use super::options::{CallOptions, Options};
use super::trace::{TraceSteps, WaitReason};
use super::waiting::{Waiting, WaitingNow};
use super::{Failure, TransportError};
use openshelf_core::locks::lock;

/// The outcomes of the attempts of one call so far. It outlives a call that its deadline ends.
#[derive(Default)]
pub struct AttemptLog {
    sent: AtomicU32,
    /// Nanoseconds of waiting for permission to send and between attempts.
    waited: AtomicU64,
    ended: Mutex<Vec<String>>,
    /// The deadline is over.
    pub is_over: Arc<AtomicBool>,
    /// The deadline, if there is one.
    deadline: Mutex<Option<Instant>>,
    /// What the call waits for.
    pub waiting: WaitingNow,
    /// The attempts and the waits, if the call is traced.
    pub steps: Option<TraceSteps>,
}

impl AttemptLog {
    /// The log of a call, which also records times if the call is traced.
    pub fn of(call: &CallOptions) -> Self {
        let whole = call.part_of.as_ref();
        Self {
            deadline: Mutex::new(whole.and_then(|whole| whole.deadline)),
            waiting: whole.map(|whole| whole.waiting.clone()).unwrap_or_default(),
            is_over: whole.map(|whole| whole.is_over.clone()).unwrap_or_default(),
            steps: call.trace.as_ref().map(|_| TraceSteps::default()),
            ..Self::default()
        }
    }

    /// The call ends with an error at this time.
    pub fn set_deadline(&self, deadline: Instant) {
        *lock(&self.deadline) = Some(deadline);
    }

    /// Goes on unless the deadline has passed. Calls whose deadlines pass at one time would else be told after one another
    /// that their turn to send has come, and would not say what they have waited for.
    pub async fn go_on_in_time(&self) {
        let deadline = *lock(&self.deadline);
        if deadline.is_some_and(|deadline| deadline <= Instant::now()) {
            std::future::pending::<()>().await;
        }
    }

    /// The deadline of the call has passed: the request under way does not continue.
    pub fn give_up(&self) {
        self.is_over.store(true, Ordering::Release);
    }

    /// The call waits from here on.
    pub fn wait_for(&self, what: Waiting) {
        self.waiting.set(what);
    }

    /// A request is sent.
    pub fn begin(&self) {
        self.wait_for(Waiting::Answer);
        self.sent.fetch_add(1, Ordering::AcqRel);
    }

    /// A request has failed.
    pub fn end(&self, error: &TransportError) {
        lock(&self.ended).push(error.word());
    }

    /// The call has waited for permission to send, or between attempts.
    pub fn has_waited(&self, time: Duration) {
        let time = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.waited.fetch_add(time, Ordering::Relaxed);
    }

    /// How often the request was sent so far.
    pub fn sent(&self) -> u32 {
        self.sent.load(Ordering::Acquire)
    }

    /// Seconds that the call has waited so far.
    pub fn waited(&self) -> f64 {
        Duration::from_nanos(self.waited.load(Ordering::Relaxed)).as_secs_f64()
    }

    /// Waits, and records the wait if the call is traced.
    pub async fn wait<T>(&self, reason: WaitReason, wait: impl Future<Output = T>) -> T {
        let Some(steps) = &self.steps else {
            return wait.await;
        };
        let begun = SystemTime::now();
        let waited = wait.await;
        steps.add_wait(reason, begun);
        waited
    }

    /// The failure of the call, with a word for every request that was sent; the last one may have
    /// been under way.
    pub fn failure(&self, error: TransportError, options: &Options) -> Failure {
        let mut tried = lock(&self.ended).clone();
        if tried.len() < self.sent() as usize {
            tried.push(error.word());
        }
        Failure {
            error,
            tried,
            longest_wait: options.max_retry_after,
        }
    }
}
