//! What one client has open and remembers in one process.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, Instant};

use openshelf_core::locks::{lock, read, write};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::options::Options;
use super::pool::Pools;
use super::retry::{is_too_long, seconds};
use super::throttle::{Throttle, Turn};
use super::{StatusFailure, TransportError};

/// Connections, pace and memory of one client in one process.
pub struct ProcessState {
    pub pools: Pools,
    pub budget: Budget,
    pub throttle: Option<Throttle>,
    /// One permit for each request that may be under way.
    permits: Arc<Semaphore>,
    /// A pause of all calls of the client.
    pause: Mutex<Option<Pause>>,
    /// Which operations use their live path, by the documented path.
    at_live_path: RwLock<HashMap<&'static str, bool>>,
}

/// A pause that the service requested with a 429.
struct Pause {
    until: Instant,
    /// The answer that requested it.
    cause: StatusFailure,
}

/// The permission to send a request.
pub struct Permit {
    /// If the client has a pace.
    pub turn: Option<Arc<Turn>>,
    /// The request is under way until it is dropped.
    pub under_way: OwnedSemaphorePermit,
}

impl ProcessState {
    /// The state of a client that has sent nothing yet.
    pub fn new(options: &Options) -> Result<Self, TransportError> {
        let throttle = match options.requests_per_second {
            Some(pace) => Some(Throttle::new(pace)?),
            None => None,
        };
        Ok(Self {
            pools: Pools::default(),
            budget: Budget::default(),
            throttle,
            permits: Arc::new(Semaphore::new(options.max_concurrency)),
            pause: Mutex::default(),
            at_live_path: RwLock::default(),
        })
    }

    /// Waits until another request may be sent. `longest` is how many seconds of a requested pause the
    /// call waits; `report` is called with the seconds of a pause before it.
    ///
    /// # Errors
    /// The pause is longer: the answer that requested it, with the remaining seconds.
    pub async fn acquire_permit(
        &self,
        longest: f64,
        report: impl Fn(f64),
    ) -> Result<Permit, TransportError> {
        let permit = self.permits.clone().acquire_owned().await;
        let under_way = permit.map_err(|_| TransportError::Closed)?;
        loop {
            self.wait_for_end_of_pause(longest, &report).await?;
            let turn = match &self.throttle {
                Some(throttle) => Some(throttle.turn().await),
                None => None,
            };
            // The service may have requested a pause while the call waited for its turn.
            if self.pause_left(longest)?.is_none() {
                return Ok(Permit { turn, under_way });
            }
        }
    }

    /// Waits while the service has asked the client to pause.
    async fn wait_for_end_of_pause(
        &self,
        longest: f64,
        report: impl Fn(f64),
    ) -> Result<(), TransportError> {
        while let Some(left) = self.pause_left(longest)? {
            report(left.as_secs_f64());
            tokio::time::sleep(left).await;
        }
        Ok(())
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

    /// Lets no call of the client send a request for this number of seconds, as an answer has requested.
    pub fn pause_all(&self, pause: f64, cause: &StatusFailure) {
        let Some(until) = Instant::now().checked_add(seconds(pause)) else {
            return;
        };
        let mut current = lock(&self.pause);
        if current.as_ref().is_none_or(|other| other.until < until) {
            let cause = cause.clone();
            *current = Some(Pause { until, cause });
        }
    }

    /// Whether the operation with this documented path answers at its live path, if that is known.
    pub fn is_at_live_path(&self, documented: &str) -> Option<bool> {
        read(&self.at_live_path).get(documented).copied()
    }

    /// Remembers which path the operation with this documented path uses.
    pub fn remember_path(&self, documented: &'static str, at_live_path: bool) {
        write(&self.at_live_path).insert(documented, at_live_path);
    }
}

/// How many retries a client has left, so that retries do not multiply the load of an outage. Each retry
/// takes one, each success returns a tenth.
pub struct Budget {
    tenths: AtomicI64,
}

/// The size of a full budget, in tenths of a retry.
const FULL: i64 = 1000;

impl Default for Budget {
    fn default() -> Self {
        Self {
            tenths: AtomicI64::new(FULL),
        }
    }
}

impl Budget {
    /// Takes a retry, if one is left.
    pub fn take(&self) -> bool {
        self.tenths
            .fetch_update(Ordering::AcqRel, Ordering::Acquire, |tenths| {
                (tenths >= 10).then_some(tenths - 10)
            })
            .is_ok()
    }

    /// Returns a tenth of a retry after a success.
    pub fn refill(&self) {
        let _ = self
            .tenths
            .fetch_update(Ordering::AcqRel, Ordering::Acquire, |tenths| {
                (tenths < FULL).then_some(tenths + 1)
            });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_ends_and_grows_again() {
        let budget = Budget::default();
        let taken = (0..1000).filter(|_| budget.take()).count();
        assert_eq!(taken, 100);
        (0..10).for_each(|_| budget.refill());
        assert!(budget.take());
        assert!(!budget.take());
    }
}
