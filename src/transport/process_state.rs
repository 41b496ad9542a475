//! The state of one client in one process: its connections, its limit, and what it remembers.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, RwLock};

use openshelf_core::call::Request;
use openshelf_core::catalog::Service;
use openshelf_core::locks::{read, write};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::TransportError;
use super::attempt_log::AttemptLog;
use super::limiter::{self, Limit};
use super::options::Options;
use super::pool::Pools;
use super::throttle::Turn;
use super::waiting::{Progress, Waiting};

/// Connections, pace and memory of one client in one process.
pub struct ProcessState {
    pub pools: Pools,
    pub budget: Budget,
    limits: RwLock<Limits>,
    /// How many requests may be under way.
    most: usize,
    /// One permit for each of them.
    permits: Arc<Semaphore>,
    /// Which operations use their live path, by the documented path.
    at_live_path: RwLock<HashMap<&'static str, bool>>,
}

/// The limits of one client, which may come to share them.
struct Limits {
    all: Arc<Limit>,
    /// The limit of requests for linked files, if they have one of their own.
    files: Option<Arc<Limit>>,
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
    pub fn new(service: &Service, options: &Options) -> Result<Self, TransportError> {
        Ok(Self {
            pools: Pools::default(),
            budget: Budget::default(),
            limits: RwLock::new(Limits {
                all: limiter::find(service, options)?,
                files: limiter::find_of_files(service, options)?,
            }),
            most: options.max_concurrency,
            permits: Arc::new(Semaphore::new(options.max_concurrency)),
            at_live_path: RwLock::default(),
        })
    }

    /// The limit of a request.
    pub fn limit_of(&self, request: &Request) -> Arc<Limit> {
        let limits = read(&self.limits);
        let of_files = limits.files.as_ref();
        let own = of_files.filter(|_| request.file_address().is_some());
        Arc::clone(own.unwrap_or(&limits.all))
    }

    /// Shares the limits with the client's copies in this process.
    pub fn share_with_pickled_copies(&self, service: &Service, options: &Options) {
        let mut limits = write(&self.limits);
        limits.all = limiter::share_with_pickled_copies(service, options, limits.all.clone());
        let files = limits.files.take();
        limits.files =
            files.map(|own| limiter::share_files_with_pickled_copies(service, options, own));
    }

    /// Waits until another request may be sent. `longest` is how many seconds of a requested pause the
    /// call waits; `report` is called with each thing that it waits for, before it does, and with news of the
    /// limiter's server. `log` is that of the call.
    ///
    /// # Errors
    /// The pause is longer: the answer that requested it, with the remaining seconds. The limiter cannot
    /// be asked.
    pub async fn acquire_permit(
        &self,
        request: &Request,
        longest: f64,
        log: &AttemptLog,
        report: impl Fn(Progress),
    ) -> Result<Permit, TransportError> {
        report(Progress::Waits(Waiting::Place { most: self.most }));
        let permit = self.permits.clone().acquire_owned().await;
        log.go_on_in_time().await;
        let under_way = permit.map_err(|_| TransportError::Closed)?;
        let turn = self.limit_of(request).turn(longest, report).await?;
        log.go_on_in_time().await;
        Ok(Permit { turn, under_way })
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
    fn a_budget_is_used_up_and_refilled() {
        let budget = Budget::default();
        let taken = (0..1000).filter(|_| budget.take()).count();
        assert_eq!(taken, 100);
        (0..10).for_each(|_| budget.refill());
        assert!(budget.take());
        assert!(!budget.take());
    }
}
