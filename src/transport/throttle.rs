//! Limits a client to the pace that a service asks for.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use tokio::sync::Mutex;

use openshelf_core::call::notation;

use super::TransportError;

/// Gives one slot after another, in the order of the requests, to all threads and tasks of a client.
pub struct Throttle {
    limiter: DefaultDirectRateLimiter,
    /// Locked by the caller that gets the next slot, so that callers keep their order. A caller that
    /// gives up unlocks it and has taken no slot.
    queue: Mutex<()>,
}

impl Throttle {
    /// A throttle of this many requests a second.
    pub fn new(requests_per_second: f64) -> Result<Self, TransportError> {
        let refused = || {
            TransportError::Option(format!(
                "requests_per_second: expected a number above 0 (at most 1000000), or {} for no limit, got {requests_per_second}",
                notation().null
            ))
        };
        if !(requests_per_second.is_finite() && (1e-6..=1e6).contains(&requests_per_second)) {
            return Err(refused());
        }
        let period = Duration::from_secs_f64(1.0 / requests_per_second);
        let quota = Quota::with_period(period)
            .ok_or_else(refused)?
            .allow_burst(NonZeroU32::MIN);
        Ok(Self {
            limiter: RateLimiter::direct(quota),
            queue: Mutex::new(()),
        })
    }

    /// Waits for the next slot and takes it.
    pub async fn acquire(&self) {
        let _place = self.queue.lock().await;
        let clock = DefaultClock::default();
        while let Err(not_until) = self.limiter.check() {
            tokio::time::sleep(not_until.wait_time_from(clock.now())).await;
        }
    }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods)] // The macro for asynchronous tests waits.
mod tests {
    use super::*;

    #[test]
    fn a_pace_that_is_none_is_refused() {
        for pace in [0.0, -1.0, f64::NAN, f64::INFINITY, 1e9] {
            assert!(Throttle::new(pace).is_err(), "{pace}");
        }
    }

    #[tokio::test]
    async fn the_first_slot_is_free_and_the_second_is_not() {
        let throttle = Throttle::new(0.001).unwrap();
        throttle.acquire().await;
        let second = tokio::time::timeout(Duration::from_millis(20), throttle.acquire()).await;
        assert!(second.is_err());
    }

    #[tokio::test]
    async fn who_gives_up_takes_no_slot() {
        let throttle = Throttle::new(20.0).unwrap();
        throttle.acquire().await;
        for _ in 0..5 {
            let given_up = tokio::time::timeout(Duration::ZERO, throttle.acquire()).await;
            assert!(given_up.is_err());
        }
        throttle.acquire().await;
    }
}
