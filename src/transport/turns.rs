//! The turns of one request and of its redirects, if the client has a pace.

use std::mem::replace;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::TransportError;
use super::context::CallContext;
use super::limiter::Limit;
use super::throttle::Turn;
use super::waiting::Waiting;
use openshelf_core::locks::lock;

/// The turns of one request and of its redirects, if the client has a pace.
pub struct Turns {
    first: Mutex<FirstTurn>,
    limit: Arc<Limit>,
    /// The longest wait, in seconds, that a service may request.
    longest_wait: f64,
    waited: Mutex<Duration>,
}

/// The turn of the request itself.
enum FirstTurn {
    Unused(Option<Arc<Turn>>),
    Used,
}

impl Turns {
    /// `first` is the turn of the request itself; its redirects wait for others.
    pub fn new(first: Option<Arc<Turn>>, limit: Arc<Limit>, longest_wait: f64) -> Self {
        Self {
            first: Mutex::new(FirstTurn::Unused(first)),
            limit,
            longest_wait,
            waited: Mutex::default(),
        }
    }

    /// The turn of the next request.
    pub async fn next(
        &self,
        context: &CallContext<'_>,
        shown_url: &str,
    ) -> Result<Option<Arc<Turn>>, TransportError> {
        if let FirstTurn::Unused(first) = replace(&mut *lock(&self.first), FirstTurn::Used) {
            return Ok(first);
        }
        let asked = Instant::now();
        let report = |progress| context.note(shown_url, progress);
        let turn = self.limit.turn(self.longest_wait, report).await?;
        context.log.wait_for(Waiting::Answer);
        *lock(&self.waited) += asked.elapsed();
        Ok(turn)
    }

    /// How long redirects have waited for their turns.
    pub fn waited(&self) -> Duration {
        *lock(&self.waited)
    }
}
