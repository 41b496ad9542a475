//! Makes equal simultaneous calls share one request.
//!
//! The callers of one key wait in a queue. The first one is the leader and sends the request. The others
//! get the leader's outcome. A caller that gives up leaves the queue, and the next one leads. Callers may
//! wait on different runtimes and threads.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex};

use openshelf_core::locks::lock;
use tokio::sync::MutexGuard;

use super::fork;
use super::key::Hash;
use crate::{Failure, Reply, TransportError};
use openshelf_core::process::PerProcess;

/// The outcome of a request, and the idle timeout that it was sent with.
#[derive(Clone)]
pub struct Outcome {
    pub result: Result<Reply, Failure>,
    pub idle_timeout: Option<f64>,
}

impl Outcome {
    /// Whether another caller would have got the same outcome.
    fn holds_for(&self, idle_timeout: Option<f64>) -> bool {
        match &self.result {
            Ok(_) => true,
            Err(failure) => match &failure.error {
                TransportError::Connect { .. }
                | TransportError::Certificate { .. }
                | TransportError::Offline { .. }
                | TransportError::NotRecorded(_)
                | TransportError::Broken { .. }
                | TransportError::MediaType { .. }
                | TransportError::Status(_) => true,
                TransportError::Timeout { .. } => self.idle_timeout == idle_timeout,
                // The cause was the leader's own: its deadline, its limits or its client.
                _ => false,
            },
        }
    }
}

/// The queue of one key, with the last leader's outcome.
type Queue = Arc<tokio::sync::Mutex<Option<Outcome>>>;

/// The queue of each key that callers wait for. A forked child has none of its parent's queues.
#[derive(Default)]
pub struct SingleFlight(PerProcess<Mutex<HashMap<Hash, Queue>>>);

impl SingleFlight {
    /// Applies the function to the map. It is never locked while the process forks.
    fn with<T>(&self, work: impl FnOnce(&mut HashMap<Hash, Queue>) -> T) -> Option<T> {
        let _guard = fork::enter().ok()?;
        let Ok(queues) = self
            .0
            .get_or_try_init(|| Ok::<_, Infallible>(Mutex::default()));
        let mut queues = lock(&queues);
        Some(work(&mut queues))
    }

    /// Enters the queue of a key.
    pub fn join(self: &Arc<Self>, hash: &Hash) -> Ticket {
        let queue = self.with(|queues| queues.entry(*hash).or_default().clone());
        Ticket {
            single_flight: self.clone(),
            hash: *hash,
            queue: queue.unwrap_or_default(),
        }
    }
}

/// A place in a queue.
pub struct Ticket {
    single_flight: Arc<SingleFlight>,
    hash: Hash,
    queue: Queue,
}

/// The first in a queue.
pub struct Leader<'a> {
    ticket: &'a Ticket,
    guard: MutexGuard<'a, Option<Outcome>>,
}

impl Ticket {
    /// Waits to become the leader.
    pub async fn lead(&self) -> Leader<'_> {
        Leader {
            ticket: self,
            guard: self.queue.lock().await,
        }
    }
}

impl Leader<'_> {
    /// The outcome of the previous leader, if it applies to this caller too.
    pub fn shared_outcome(&self, idle_timeout: Option<f64>) -> Option<Outcome> {
        let outcome = self.guard.as_ref()?;
        outcome.holds_for(idle_timeout).then(|| outcome.clone())
    }

    /// Passes the outcome to the callers in the queue. A later caller begins another queue.
    pub fn publish(mut self, outcome: impl FnOnce() -> Outcome) {
        let ticket = self.ticket;
        let others = ticket.single_flight.with(|queues| {
            if queues
                .get(&ticket.hash)
                .is_some_and(|queue| Arc::ptr_eq(queue, &ticket.queue))
            {
                queues.remove(&ticket.hash);
            }
            Arc::strong_count(&ticket.queue) > 1
        });
        if others == Some(true) {
            *self.guard = Some(outcome());
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let queue = std::mem::take(&mut self.queue);
        self.single_flight.with(|queues| {
            let is_listed = queues
                .get(&self.hash)
                .is_some_and(|other| Arc::ptr_eq(other, &queue));
            // Two owners are the map and this ticket.
            if is_listed && Arc::strong_count(&queue) <= 2 {
                queues.remove(&self.hash);
            }
            // Dropped while the map is locked, so that no other thread counts the owners in between.
            drop(queue);
        });
    }
}
