//! What one client has open and knows in one process.

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
pub struct Live {
    pub pools: Pools,
    pub budget: Budget,
    throttle: Option<Throttle>,
    places: Semaphore,
    /// When a service that is overrun may be asked again, by any call of the client.
    quiet_until: Mutex<Option<Instant>>,
    /// Which operations answer at their live path, by the documented one.
    at_live_path: RwLock<HashMap<&'static str, bool>>,
}

impl Live {
    pub fn new(options: &Options) -> Result<Self, TransportError> {
        let throttle = match options.requests_per_second {
            Some(pace) => Some(Throttle::new(pace)?),
            None => None,
        };
        Ok(Self {
            pools: Pools::default(),
            budget: Budget::default(),
            throttle,
            places: Semaphore::new(options.max_concurrency),
            quiet_until: Mutex::default(),
            at_live_path: RwLock::default(),
        })
    }

    /// Waits until another request may be sent, and keeps its place until the permit is dropped.
    pub async fn turn(&self) -> Option<SemaphorePermit<'_>> {
        // The semaphore is never closed, so that there is always a permit in the end.
        let place = self.places.acquire().await.ok();
        self.quiet().await;
        if let Some(throttle) = &self.throttle {
            throttle.slot().await;
        }
        place
    }

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
    pub fn be_quiet(&self, pause: Duration) {
        let mut until = self
            .quiet_until
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let end = Instant::now() + pause;
        *until = Some(until.map_or(end, |other| other.max(end)));
    }

    /// Whether the operation with this documented path answers at its live path, if that is known.
    pub fn is_at_live_path(&self, path: &str) -> Option<bool> {
        self.at_live_path
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(path)
            .copied()
    }

    pub fn remember(&self, path: &'static str, at_live_path: bool) {
        self.at_live_path
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(path, at_live_path);
    }
}
