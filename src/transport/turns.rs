//! The turns of one request and of its redirects, if the client has a pace.

use std::mem::replace;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::TransportError;
use super::limiter::Limit;
use super::throttle::Turn;
use openshelf_core::locks::lock;

/// The turns of one request and of its redirects, if the client has a pace.
pub struct Turns<'a> {
    first: Mutex<FirstTurn>,
    limit: &'a Limit,
    /// The longest wait, in seconds, that a service may request.
    longest_wait: f64,
    waited: Mutex<Duration>,
}

/// The turn of the request itself.
enum FirstTurn {
    Unused(Option<Arc<Turn>>),
    Used,
}

impl<'a> Turns<'a> {
    /// `first` is the turn of the request itself; its redirects wait for others.
    pub fn new(first: Option<Arc<Turn>>, limit: &'a Limit, longest_wait: f64) -> Self {
        Self {
            first: Mutex::new(FirstTurn::Unused(first)),
            limit,
            longest_wait,
            waited: Mutex::default(),
        }
    }

    /// The turn of the next request.
    pub async fn next(&self) -> Result<Option<Arc<Turn>>, TransportError> {
        if let FirstTurn::Unused(first) = replace(&mut *lock(&self.first), FirstTurn::Used) {
            return Ok(first);
        }
        let asked = Instant::now();
        let turn = self.limit.turn(self.longest_wait, |_| {}).await?;
        *lock(&self.waited) += asked.elapsed();
        Ok(turn)
    }

    /// How long redirects have waited for their turns.
    pub fn waited(&self) -> Duration {
        *lock(&self.waited)
    }
}
