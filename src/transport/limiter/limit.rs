//! The pace and the pauses of a client, or of several that share them.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use openshelf_core::answer::Headers;
use openshelf_core::locks::lock;

use super::pace::Pace;
use crate::retry::{is_too_long, seconds};
use crate::throttle::{Granted, Throttle, Turn};
use crate::waiting::{Progress, Waiting};
use crate::{StatusFailure, TransportError};

/// Turns at a pace, and the pauses that the service requested.
pub struct Limit {
    throttle: Option<Throttle>,
    /// A pause of all calls.
    pause: Mutex<Option<Pause>>,
    /// The address that a pause is about which another process was asked for.
    url: String,
}

/// A pause that the service requested with a 429.
struct Pause {
    until: Instant,
    /// The answer that requested it.
    cause: StatusFailure,
}

impl Limit {
    /// A limit of this pace, or of none.
    pub fn new(pace: Option<Pace>, url: String) -> Self {
        Self {
            throttle: pace.map(Throttle::new),
            pause: Mutex::default(),
            url,
        }
    }

    /// Waits for the next turn; `None` without a pace. `longest` is how many seconds of a requested pause
    /// the call waits; `report` is called with each thing that it waits for, before it does, and with news of the
    /// limiter's server.
    ///
    /// # Errors
    /// The pause is longer: the answer that requested it, with the remaining seconds. The limiter cannot
    /// be asked.
    pub async fn turn(
        &self,
        longest: f64,
        report: impl Fn(Progress),
    ) -> Result<Option<Arc<Turn>>, TransportError> {
        loop {
            while let Some(left) = self.pause_left(longest)? {
                report(Progress::Waits(Waiting::pause(left)));
                tokio::time::sleep(left).await;
            }
            let turn = match &self.throttle {
                None => None,
                Some(throttle) => {
                    report(Progress::Waits(Waiting::Turn {
                        period: throttle.period(),
                        hindrance: throttle.hindrance(),
                    }));
                    let tell = |news| report(Progress::Server(news));
                    match throttle.turn(longest, tell).await? {
                        Granted::Turn(turn) => Some(turn),
                        Granted::Paused(left) => {
                            self.pause_for(left, self.other_process(left));
                            continue;
                        }
                    }
                }
            };
            // The service may have requested a pause while the call waited for its turn.
            if self.pause_left(longest)?.is_none() {
                return Ok(turn);
            }
        }
    }

    /// How much of a pause is left; an error with the answer that requested it if that is too long.
    fn pause_left(&self, longest: f64) -> Result<Option<Duration>, TransportError> {
        let mut pause = lock(&self.pause);
        let Some(current) = pause.as_ref() else {
            return Ok(None);
        };
        let left = current.until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            *pause = None;
            return Ok(None);
        }
        if is_too_long(left.as_secs_f64(), longest) {
            return Err(TransportError::Status(Box::new(StatusFailure {
                retry_after: Some(left.as_secs_f64()),
                ..current.cause.clone()
            })));
        }
        Ok(Some(left))
    }

    /// Lets no call send a request for this number of seconds, as an answer has requested.
    pub async fn pause(&self, pause: f64, cause: &StatusFailure) {
        let pause = seconds(pause);
        self.pause_for(pause, cause.clone());
        if let Some(throttle) = &self.throttle {
            throttle.pause(pause).await;
        }
    }

    fn pause_for(&self, pause: Duration, cause: StatusFailure) {
        let Some(until) = Instant::now().checked_add(pause) else {
            return;
        };
        let mut current = lock(&self.pause);
        if current.as_ref().is_none_or(|other| other.until < until) {
            *current = Some(Pause { until, cause });
        }
    }

    /// Pauses as long as another limit does.
    pub fn take_over_pause(&self, other: &Self) {
        if std::ptr::eq(self, other) {
            return;
        }
        let theirs = lock(&other.pause).as_ref().map(|pause| {
            let left = pause.until.saturating_duration_since(Instant::now());
            (left, pause.cause.clone())
        });
        if let Some((left, cause)) = theirs {
            self.pause_for(left, cause);
        }
    }

    /// The answer that another process received.
    fn other_process(&self, left: Duration) -> StatusFailure {
        StatusFailure {
            status: 429,
            url: self.url.clone(),
            headers: Headers::default(),
            body: bytes::Bytes::new(),
            detail: Some("another process of the same limiter received this answer".to_owned()),
            retry_after: Some(left.as_secs_f64()),
            blocked: None,
            hint: None,
        }
    }
}
