//! A pace within one process.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use openshelf_core::call::notation;
use openshelf_core::locks::lock;

use crate::TransportError;

/// The time between two requests at this pace.
///
/// # Errors
/// The pace is not one.
pub fn period(requests_per_second: f64) -> Result<Duration, TransportError> {
    if !(requests_per_second.is_finite() && (1e-6..=1e6).contains(&requests_per_second)) {
        return Err(TransportError::Option(format!(
            "requests_per_second: expected a number above 0 (at most 1000000), or {} for no limit, got {requests_per_second}",
            notation().null
        )));
    }
    Ok(Duration::from_secs_f64(1.0 / requests_per_second))
}

/// Counts the requests that are sent.
pub struct OwnPace {
    pub period: Duration,
    limiter: DefaultDirectRateLimiter,
    /// When the next request may be sent, according to the limiter when the last one was sent.
    next: Mutex<Option<Instant>>,
}

impl OwnPace {
    /// A pace of this many requests a second.
    pub fn new(requests_per_second: f64) -> Result<Self, TransportError> {
        let period = period(requests_per_second)?;
        let Some(quota) = Quota::with_period(period) else {
            return Err(TransportError::Option(format!(
                "requests_per_second: {requests_per_second} is too large: it leaves no interval between requests"
            )));
        };
        Ok(Self {
            period,
            limiter: RateLimiter::direct(quota),
            next: Mutex::default(),
        })
    }

    /// Counts a request that is sent now.
    ///
    /// # Errors
    /// It is too early: the time at which it may be sent.
    pub fn count(&self) -> Result<(), Instant> {
        let refused = |until: governor::NotUntil<_>| until.earliest_possible();
        self.limiter.check().map_err(refused)?;
        // The limiter has no read-only query. A check counts nothing while it refuses, as it does right
        // after a request.
        let next = self.limiter.check().err().map(refused);
        *lock(&self.next) = next;
        Ok(())
    }

    /// How long until the next request may be sent.
    pub fn wait(&self) -> Duration {
        let next = *lock(&self.next);
        next.map_or(Duration::ZERO, |next| {
            next.saturating_duration_since(Instant::now())
        })
    }
}
