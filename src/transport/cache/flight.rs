//! Equal calls at the same moment share one request.
//!
//! The callers of one key stand in a queue. The first asks the service; what it gets is there for
//! those behind it. A caller that gives up leaves the queue, and the next one asks in its place. It
//! does not matter on which runtime or thread a caller waits.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::MutexGuard;

use super::fork;
use super::key::Hash;
use crate::{Failure, Reply, TransportError};
use openshelf_core::process::PerProcess;

/// What a request of the service came to, and the patience that it was asked with.
#[derive(Clone)]
pub struct Outcome {
    pub result: Result<Reply, Failure>,
    pub timeout: Option<f64>,
}

impl Outcome {
    /// Whether another caller would have got the same.
    fn is_for(&self, timeout: Option<f64>) -> bool {
        match &self.result {
            Ok(_) => true,
            Err(failure) => match &failure.error {
                TransportError::Connect { .. }
                | TransportError::Broken { .. }
                | TransportError::Status(_) => true,
                TransportError::Timeout { .. } => self.timeout == timeout,
                // It lay in the caller: its deadline, its limits, its client.
                _ => false,
            },
        }
    }
}

type Flight = Arc<tokio::sync::Mutex<Option<Outcome>>>;

/// The keys that somebody is asking for. Those who ask in a parent are threads of the parent.
#[derive(Default)]
pub struct Flights(PerProcess<Mutex<HashMap<Hash, Flight>>>);

impl Flights {
    /// Works with the map, which is never locked while the process forks.
    fn with<T>(&self, work: impl FnOnce(&mut HashMap<Hash, Flight>) -> T) -> Option<T> {
        let _pass = fork::enter().ok()?;
        let Ok(flights) = self
            .0
            .get_or_try_init(|| Ok::<_, Infallible>(Mutex::default()));
        let mut flights = flights.lock().unwrap_or_else(PoisonError::into_inner);
        Some(work(&mut flights))
    }

    /// A place in the queue of a key.
    pub fn join(self: &Arc<Self>, hash: &Hash) -> Seat {
        let flight = self.with(|flights| flights.entry(*hash).or_default().clone());
        Seat {
            flights: self.clone(),
            hash: *hash,
            flight: flight.unwrap_or_default(),
        }
    }
}

/// A place in a queue.
pub struct Seat {
    flights: Arc<Flights>,
    hash: Hash,
    flight: Flight,
}

/// The first in the queue.
pub struct Turn<'a> {
    seat: &'a Seat,
    guard: MutexGuard<'a, Option<Outcome>>,
}

impl Seat {
    /// Waits to be the first.
    pub async fn turn(&self) -> Turn<'_> {
        Turn {
            seat: self,
            guard: self.flight.lock().await,
        }
    }
}

impl Turn<'_> {
    /// What the one before got, if it is for this caller too.
    pub fn shared(&self, timeout: Option<f64>) -> Option<Outcome> {
        let outcome = self.guard.as_ref()?;
        outcome.is_for(timeout).then(|| outcome.clone())
    }

    /// Leaves the outcome to those in the queue. Whoever comes later begins another one.
    pub fn share(mut self, outcome: impl FnOnce() -> Outcome) {
        let seat = self.seat;
        let others = seat.flights.with(|flights| {
            if flights
                .get(&seat.hash)
                .is_some_and(|flight| Arc::ptr_eq(flight, &seat.flight))
            {
                flights.remove(&seat.hash);
            }
            Arc::strong_count(&seat.flight) > 1
        });
        if others == Some(true) {
            *self.guard = Some(outcome());
        }
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let flight = std::mem::take(&mut self.flight);
        self.flights.with(|flights| {
            let is_there = flights
                .get(&self.hash)
                .is_some_and(|other| Arc::ptr_eq(other, &flight));
            // Two owners are the map and this seat.
            if is_there && Arc::strong_count(&flight) <= 2 {
                flights.remove(&self.hash);
            }
            // Given up while nobody else can look at the count.
            drop(flight);
        });
    }
}
