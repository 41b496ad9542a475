//! Waits on an event loop for calls of the parallel runtime.
//!
//! A task of the runtime puts the number of its call into the completion queue of the event loop. The
//! first number in an empty queue wakes the loop through a descriptor that it watches
//! (`wake_up.rs`, `add_reader`). The loop then takes the whole queue, and each answer is made in the
//! awaiting task.
//! Threads of the runtime never touch Python. A loop that cannot watch descriptors uses the bridge of
//! `pyo3-async-runtimes` (`bridge.rs`).

use std::any::Any;
use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::pin::Pin;
use std::sync::{Arc, Mutex};
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

/// Where a task stores the output of its call, or its panic.
struct Slot<T>(Arc<Mutex<Option<Outcome<T>>>>);

type Outcome<T> = Result<PyResult<T>, Box<dyn Any + Send>>;

impl<T> Slot<T> {
    fn new() -> Self {
        Self(Arc::new(Mutex::new(None)))
    }

    fn share(&self) -> Self {
        Self(Arc::clone(&self.0))
    }

    fn fill(&self, outcome: Outcome<T>) {
        *lock(&self.0) = Some(outcome);
    }

    /// Converts the answer; a future that somebody else has set has none.
    fn finish(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>>
    where
        T: for<'value> IntoPyObject<'value>,
    {
        let outcome = lock(&self.0).take();
        let outcome =
            outcome.ok_or_else(|| wrong_state("other code set the future of an openshelf call"))?;
        let value = outcome.unwrap_or_else(|panic| resume_unwind(panic))?;
        let value = value.into_pyobject(py).map_err(Into::into)?;
        Ok(value.into_bound().into_any())
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
    let slot = Slot::new();
    let filled = slot.share();
    // Boxed once: each step towards its task would copy its kilobytes.
    let future = Box::pin(future);
    let work = async move { filled.fill(caught(future).await) };
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
async fn caught<T>(mut future: Pin<Box<impl Future<Output = PyResult<T>>>>) -> Outcome<T> {
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
