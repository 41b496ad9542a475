//! What one client has open and remembers in one process.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, SemaphorePermit};

use super::TransportError;
use super::options::Options;
use super::pool::Pools;
use super::retry::Budget;
use super::throttle::Throttle;

/// Connections, pace and memory of one client in one process.
pub struct ProcessState {
    pub pools: Pools,
    pub budget: Budget,
    throttle: Option<Throttle>,
    /// One permit for each request that may be under way.
    permits: Semaphore,
    /// When requests may be sent again after a 429, by any call of the client.
    paused_until: Mutex<Option<Instant>>,
    /// Which operations answer at their live path, by the documented one.
    at_live_path: RwLock<HashMap<&'static str, bool>>,
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
            permits: Semaphore::new(options.max_concurrency),
            paused_until: Mutex::default(),
            at_live_path: RwLock::default(),
        })
    }

    /// Waits until another request may be sent. The request is under way until the permit is dropped.
    pub async fn acquire_permit(&self) -> Option<SemaphorePermit<'_>> {
        // The semaphore is never closed, so that there is always a permit in the end.
        let permit = self.permits.acquire().await.ok();
        self.wait_for_end_of_pause().await;
        if let Some(throttle) = &self.throttle {
            throttle.acquire().await;
        }
        permit
    }

    /// Waits while the service has asked the client to pause.
    async fn wait_for_end_of_pause(&self) {
        loop {
            let until = *self
                .paused_until
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

    /// Lets no call of the client send a request for this long.
    pub fn pause_all(&self, pause: Duration) {
        let mut until = self
            .paused_until
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let end = Instant::now() + pause;
        *until = Some(until.map_or(end, |other| other.max(end)));
    }

    /// Whether the operation with this documented path answers at its live path, if that is known.
    pub fn is_at_live_path(&self, documented: &str) -> Option<bool> {
        self.at_live_path
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(documented)
            .copied()
    }

    /// Remembers at which path the operation with this documented path answers.
    pub fn remember_path(&self, documented: &'static str, at_live_path: bool) {
        self.at_live_path
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(documented, at_live_path);
    }
}
