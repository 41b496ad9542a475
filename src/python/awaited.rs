//! Waits on an event loop for calls of the parallel runtime.
//!
//! A task of the runtime puts the number of its call into the completion queue of the event loop. The
//! first number in an empty queue writes one byte to a pair of sockets that the loop watches
//! (`add_reader`). The loop then takes the whole queue, and each answer is made in the awaiting task.
//! Threads of the runtime never touch Python. A loop that cannot watch sockets uses the bridge of
//! `pyo3-async-runtimes` (`bridge.rs`).

use std::any::Any;
use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::Poll;

use openshelf_core::locks::lock;
use pyo3::BoundObject;
use pyo3::prelude::*;

use super::bridge;
#[cfg(unix)]
use super::completions;
use super::coroutine::{Finish, Pending, Started};
use super::errors::wrong_state;
use super::event_loop::running_loop;
use super::runtime;

/// The outcome of a call; converted to Python's answer where it is awaited.
type Outcome = Box<dyn for<'py> FnOnce(Python<'py>) -> PyResult<Bound<'py, PyAny>> + Send>;

/// Where a task stores the outcome of its call.
#[derive(Clone, Default)]
struct Slot(Arc<Mutex<Option<Outcome>>>);

impl Slot {
    fn lock(&self) -> MutexGuard<'_, Option<Outcome>> {
        lock(&self.0)
    }

    fn fill(&self, outcome: Outcome) {
        *self.lock() = Some(outcome);
    }

    /// Converts the answer; a future that somebody else has set has none.
    fn finish(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        let outcome = self.lock().take();
        let outcome =
            outcome.ok_or_else(|| wrong_state("other code set the future of an openshelf call"))?;
        outcome(py)
    }
}

/// Starts a call whose answer is the output of the future.
pub fn begin<'py, T>(
    py: Python<'py>,
    future: impl Future<Output = PyResult<T>> + Send + 'static,
) -> PyResult<Started<'py>>
where
    T: for<'value> IntoPyObject<'value> + Send + 'static,
{
    pending(py, future).map(Started::Pending)
}

/// Runs a future on the parallel runtime; returns an asyncio future of the running loop that is done at
/// its end, and the function that then converts the answer. Dropping the latter cancels the call.
///
/// A panic of the future is raised where it is awaited, as for a blocking call.
pub fn pending<'py, T>(
    py: Python<'py>,
    future: impl Future<Output = PyResult<T>> + Send + 'static,
) -> PyResult<Pending<'py>>
where
    T: for<'value> IntoPyObject<'value> + Send + 'static,
{
    let runtime = runtime::parallel(py)?;
    let event_loop = running_loop(py)?;
    let slot = Slot::default();
    let filled = slot.clone();
    // Boxed once: each step towards its task would copy its kilobytes.
    let future = Box::pin(future);
    let work = async move {
        let outcome: Outcome = match caught(future).await {
            Ok(outcome) => Box::new(|py| {
                let value = outcome?.into_pyobject(py).map_err(Into::into)?;
                Ok(value.into_bound().into_any())
            }),
            Err(panic) => Box::new(|_| resume_unwind(panic)),
        };
        filled.fill(outcome);
    };
    #[cfg(unix)]
    if let Some(queue) = completions::queue(py, &event_loop)? {
        let (future, claim) = queue.begin(py, &event_loop, &runtime, work)?;
        let finish: Finish = Box::new(move |py| {
            drop(claim);
            slot.finish(py)
        });
        return Ok(Pending {
            future,
            finish,
            on_cancel: None,
        });
    }
    #[cfg(not(unix))]
    drop((runtime, event_loop));
    let future = bridge::begin(py, work)?;
    let finish: Finish = Box::new(move |py| slot.finish(py));
    Ok(Pending {
        future,
        finish,
        on_cancel: None,
    })
}

/// The output of a future, or its panic.
async fn caught<F: Future>(mut future: Pin<Box<F>>) -> Result<F::Output, Box<dyn Any + Send>> {
    poll_fn(|context| {
        // Nothing of it is used after a panic.
        let polled = catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context)));
        match polled {
            Ok(Poll::Ready(output)) => Poll::Ready(Ok(output)),
            Ok(Poll::Pending) => Poll::Pending,
            Err(panic) => Poll::Ready(Err(panic)),
        }
    })
    .await
}
