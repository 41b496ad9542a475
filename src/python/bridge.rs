//! The asyncio bridge of `pyo3-async-runtimes`, for event loops that cannot watch sockets.
//!
//! At the end of a call a thread of the runtime enters Python and informs the loop
//! (`call_soon_threadsafe`). That takes the GIL from the loop, so that other loops use
//! `completions.rs`.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};

use pyo3::prelude::*;
use pyo3_async_runtimes::{TaskLocals, generic};
use tokio::runtime::Handle;
use tokio::task::{JoinError, JoinHandle};

use super::fork::{ForkGuarded, Inside};
use super::runtime;

/// An asyncio future of the running loop that is set when the work has ended on the parallel
/// runtime. Cancelling the one drops the other.
pub fn begin(
    py: Python<'_>,
    work: impl Future<Output = ()> + Send + 'static,
) -> PyResult<Bound<'_, PyAny>> {
    let _inside = Inside::enter_attached(py);
    let locals = TaskLocals::with_running_loop(py)?.copy_context(py)?;
    let event_loop = locals.event_loop(py).unbind();
    let heard = async move {
        work.await;
        let is_closed = Python::try_attach(|py| is_closed(event_loop.bind(py)));
        if is_closed != Some(false) {
            // A closed loop accepts no answer, and would report an error.
            std::future::pending::<()>().await;
        }
        Ok(())
    };
    generic::future_into_py_with_locals::<Parallel, _, ()>(py, locals, heard)
}

fn is_closed(event_loop: &Bound<'_, PyAny>) -> bool {
    event_loop
        .call_method0("is_closed")
        .and_then(|closed| closed.is_truthy())
        .unwrap_or(true)
}

/// The parallel runtime, as the interface of the asyncio bridge.
struct Parallel;

struct Failure(JoinError);

impl generic::JoinError for Failure {
    fn is_panic(&self) -> bool {
        self.0.is_panic()
    }

    fn into_panic(self) -> Box<dyn std::any::Any + Send + 'static> {
        self.0.into_panic()
    }
}

/// A task of the runtime; `None` if the runtime could not be created, which was reported before.
struct Task(Option<JoinHandle<()>>);

impl Future for Task {
    type Output = Result<(), Failure>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        match &mut self.0 {
            Some(handle) => Pin::new(handle)
                .poll(context)
                .map(|result| result.map_err(Failure)),
            None => Poll::Ready(Ok(())),
        }
    }
}

fn on_parallel(start: impl FnOnce(&Handle) -> JoinHandle<()>) -> Task {
    Task(runtime::begun_parallel().as_ref().map(start))
}

impl generic::Runtime for Parallel {
    type JoinError = Failure;
    type JoinHandle = Task;

    fn spawn<F>(future: F) -> Task
    where
        F: Future<Output = ()> + Send + 'static,
    {
        on_parallel(|runtime| runtime.spawn(ForkGuarded::new(future)))
    }

    fn spawn_blocking<F>(function: F) -> Task
    where
        F: FnOnce() + Send + 'static,
    {
        on_parallel(|runtime| runtime.spawn_blocking(function))
    }
}

impl generic::ContextExt for Parallel {
    fn scope<F, R>(_: TaskLocals, future: F) -> Pin<Box<dyn Future<Output = R> + Send>>
    where
        F: Future<Output = R> + Send + 'static,
    {
        Box::pin(future)
    }

    fn get_task_locals() -> Option<TaskLocals> {
        None
    }
}
