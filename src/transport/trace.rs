//! Records the course of a call: its attempts and its waits, with their times.

use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use openshelf_core::call::Request;
use openshelf_core::catalog::{Operation, Service};
use openshelf_core::locks::lock;

use super::{CacheStatus, Failure, TransportError};

/// A function that is called with each call that has ended.
pub type Trace = Arc<dyn Fn(&TracedCall<'_>) + Send + Sync>;

/// A call that has ended.
pub struct TracedCall<'a> {
    pub service: &'static Service,
    pub operation: &'static Operation,
    /// The address, without the values that the caller added.
    pub url: &'a str,
    pub period: Period,
    pub steps: &'a [TraceStep],
    pub end: TraceEnd<'a>,
}

/// The end of a call.
#[derive(Debug, Clone, Copy)]
pub enum TraceEnd<'a> {
    /// The state of the cache entry that answered, if one did.
    Answered(Option<&'a CacheStatus>),
    Failed(&'a Failure),
    /// The caller no longer waits for it.
    Cancelled,
}

/// When something began and ended.
#[derive(Debug, Clone, Copy)]
pub struct Period {
    pub begun: SystemTime,
    pub ended: SystemTime,
}

impl Period {
    fn since(begun: SystemTime) -> Self {
        let ended = SystemTime::now();
        Self { begun, ended }
    }
}

/// A part of a call.
#[derive(Debug)]
pub struct TraceStep {
    pub period: Period,
    pub kind: StepKind,
}

/// What a part of a call was.
#[derive(Debug)]
pub enum StepKind {
    /// A request was sent.
    Attempt {
        /// Counted from 1.
        number: u32,
        outcome: AttemptOutcome,
    },
    /// The call waited.
    Wait(WaitReason),
}

/// The outcome of an attempt.
#[derive(Debug, PartialEq, Eq)]
pub enum AttemptOutcome {
    /// The status of the answer.
    Status(u16),
    /// Why there was no answer, in a word.
    Error(String),
    /// The call ended before the attempt did.
    UnderWay,
}

/// Why a call waited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WaitReason {
    /// For a free connection, for the client's pace, or for the end of a pause that the service requested.
    Permit,
    /// Before another attempt.
    Retry,
}

impl WaitReason {
    pub fn name(self) -> &'static str {
        match self {
            Self::Permit => "permit",
            Self::Retry => "retry",
        }
    }
}

/// Waits that are shorter are not recorded.
const SHORTEST_WAIT: Duration = Duration::from_millis(1);

/// The parts of a call so far.
#[derive(Default)]
pub struct TraceSteps(Mutex<Vec<TraceStep>>);

impl TraceSteps {
    pub fn add_wait(&self, reason: WaitReason, begun: SystemTime) {
        let period = Period::since(begun);
        let length = period.ended.duration_since(period.begun);
        if length.is_ok_and(|length| length >= SHORTEST_WAIT) {
            let kind = StepKind::Wait(reason);
            lock(&self.0).push(TraceStep { period, kind });
        }
    }

    /// Records that a request is sent. Counted from 1.
    pub fn begin_attempt(&self, number: u32) {
        let kind = StepKind::Attempt {
            number,
            outcome: AttemptOutcome::UnderWay,
        };
        let period = Period::since(SystemTime::now());
        lock(&self.0).push(TraceStep { period, kind });
    }

    /// Records the outcome of the request that was sent last.
    pub fn end_attempt(&self, result: Result<u16, &TransportError>) {
        if let Some(TraceStep { period, kind }) = lock(&self.0).last_mut()
            && let StepKind::Attempt { outcome, .. } = kind
        {
            period.ended = SystemTime::now();
            *outcome = match result {
                Ok(status) => AttemptOutcome::Status(status),
                Err(TransportError::Status(failure)) => AttemptOutcome::Status(failure.status),
                Err(error) => AttemptOutcome::Error(error.word()),
            };
        }
    }

    /// The parts; a request under way ends with its call.
    fn take(&self) -> Vec<TraceStep> {
        let mut steps = std::mem::take(&mut *lock(&self.0));
        if let Some(last) = steps.last_mut()
            && let StepKind::Attempt {
                outcome: AttemptOutcome::UnderWay,
                ..
            } = last.kind
        {
            last.period.ended = SystemTime::now();
        }
        steps
    }
}

/// A traced call that has not ended. Dropped, it has been cancelled.
pub struct UnfinishedTrace<'a> {
    trace: &'a Trace,
    service: &'static Service,
    request: &'a Request,
    url: String,
    begun: SystemTime,
    steps: Option<&'a TraceSteps>,
    is_finished: bool,
}

impl<'a> UnfinishedTrace<'a> {
    pub fn new(
        trace: &'a Trace,
        service: &'static Service,
        request: &'a Request,
        url: String,
        begun: SystemTime,
        steps: Option<&'a TraceSteps>,
    ) -> Self {
        Self {
            trace,
            service,
            request,
            url,
            begun,
            steps,
            is_finished: false,
        }
    }

    /// Passes the call on.
    pub fn finish(mut self, outcome: Result<Option<&CacheStatus>, &Failure>) {
        self.is_finished = true;
        self.report(match outcome {
            Ok(entry) => TraceEnd::Answered(entry),
            Err(failure) => TraceEnd::Failed(failure),
        });
    }

    fn report(&self, end: TraceEnd<'_>) {
        let steps = self.steps.map(TraceSteps::take);
        (self.trace)(&TracedCall {
            service: self.service,
            operation: self.request.operation,
            url: &self.url,
            period: Period::since(self.begun),
            steps: steps.as_deref().unwrap_or_default(),
            end,
        });
    }
}

impl Drop for UnfinishedTrace<'_> {
    fn drop(&mut self) {
        if !self.is_finished {
            self.report(TraceEnd::Cancelled);
        }
    }
}
