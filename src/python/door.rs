//! The one place where Python and the runtimes meet.
//!
//! A call that waits releases the GIL, lets signal handlers run while it waits, and drives the
//! process's blocking runtime on the caller's own thread. A call that is awaited runs on the
//! parallel runtime. A fork is noticed by the process id: what belonged to the parent is forgotten,
//! never dropped and never used, because its threads and locks are not here.

use std::future::Future;
use std::pin::{Pin, pin};
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};
use std::time::Duration;

use arc_swap::ArcSwapOption;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3_async_runtimes::{TaskLocals, generic};
use tokio::runtime::{Builder, Handle, Runtime};

/// How long a waiting call may leave a signal unseen.
const SIGNAL_INTERVAL: Duration = Duration::from_millis(50);
/// Threads of the parallel runtime.
const PARALLEL_THREADS: usize = 2;
/// How often a call gives way before it begins and after it failed, so that connections that were
/// closed in the meantime are seen to be closed: once to look at the sockets, twice for their owners.
const LOOKS: usize = 3;

/// The runtimes of one process.
struct Process {
    id: u32,
    blocking: Runtime,
    parallel: OnceLock<Runtime>,
}

static PROCESS: ArcSwapOption<Process> = ArcSwapOption::const_empty();

fn broken(error: &std::io::Error) -> PyErr {
    PyRuntimeError::new_err(format!("openshelf cannot start its runtime: {error}"))
}

fn process() -> PyResult<Arc<Process>> {
    let id = std::process::id();
    loop {
        let current = PROCESS.load();
        if let Some(process) = current.as_ref()
            && process.id == id
        {
            return Ok(process.clone());
        }
        let blocking = Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| broken(&error))?;
        let fresh = Arc::new(Process {
            id,
            blocking,
            parallel: OnceLock::new(),
        });
        let previous = PROCESS.compare_and_swap(&current, Some(fresh));
        if let Some(inherited) = arc_swap::Guard::into_inner(previous)
            && inherited.id != id
        {
            std::mem::forget(inherited);
        }
    }
}

impl Process {
    fn parallel(&self) -> PyResult<&Runtime> {
        if let Some(runtime) = self.parallel.get() {
            return Ok(runtime);
        }
        let runtime = Builder::new_multi_thread()
            .worker_threads(PARALLEL_THREADS)
            .thread_name("openshelf")
            .enable_all()
            .build()
            .map_err(|error| broken(&error))?;
        // Another thread may have been quicker; then this one has run nothing and ends here.
        if let Err(surplus) = self.parallel.set(runtime) {
            surplus.shutdown_background();
        }
        self.parallel
            .get()
            .ok_or_else(|| PyRuntimeError::new_err("openshelf cannot start its runtime"))
    }
}

/// Waits for a future on the caller's thread, without the GIL and with an open ear for Ctrl-C.
pub fn wait<T: Send, E: Send>(
    py: Python<'_>,
    future: impl Future<Output = Result<T, E>> + Send,
) -> PyResult<Result<T, E>> {
    if Handle::try_current().is_ok() {
        return Err(PyRuntimeError::new_err(
            "openshelf cannot wait here: this code runs inside another openshelf call, in a signal handler or a destructor",
        ));
    }
    let process = process()?;
    py.detach(|| {
        #[allow(clippy::disallowed_methods)] // This is the place that the rule speaks of.
        process.blocking.block_on(async {
            give_way().await;
            let outcome = attend(future).await;
            // What was given up leaves a connection whose owner has to hear of it.
            if !matches!(outcome, Ok(Ok(_))) {
                give_way().await;
            }
            outcome
        })
    })
}

/// Lets the owners of connections run.
async fn give_way() {
    for _ in 0..LOOKS {
        tokio::task::yield_now().await;
    }
}

/// Waits, and lets signal handlers run while it does; an error of theirs ends the wait.
async fn attend<T>(future: impl Future<Output = T> + Send) -> PyResult<T> {
    let mut future = pin!(future);
    loop {
        match tokio::time::timeout(SIGNAL_INTERVAL, &mut future).await {
            Ok(value) => return Ok(value),
            Err(_) => Python::attach(|py| py.check_signals())?,
        }
    }
}

/// An asyncio future of the running loop for a future that runs on the parallel runtime.
/// Cancelling the one drops the other.
pub fn awaitable<'py, T>(
    py: Python<'py>,
    future: impl Future<Output = PyResult<T>> + Send + 'static,
) -> PyResult<Bound<'py, PyAny>>
where
    T: for<'value> IntoPyObject<'value> + Send + 'static,
{
    process()?.parallel()?;
    let locals = TaskLocals::with_running_loop(py)?.copy_context(py)?;
    generic::future_into_py_with_locals::<Parallel, _, T>(py, locals, future)
}

/// The parallel runtime as the asyncio bridge wants to see it.
struct Parallel;

struct Failure(tokio::task::JoinError);

impl generic::JoinError for Failure {
    fn is_panic(&self) -> bool {
        self.0.is_panic()
    }

    fn into_panic(self) -> Box<dyn std::any::Any + Send + 'static> {
        self.0.into_panic()
    }
}

/// A task of the runtime; none when the runtime could not be had, which `awaitable` has told before.
struct Task(Option<tokio::task::JoinHandle<()>>);

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

fn on_parallel(start: impl FnOnce(&Runtime) -> tokio::task::JoinHandle<()>) -> Task {
    let handle = process().ok().and_then(|process| {
        let runtime = process.parallel().ok()?;
        Some(start(runtime))
    });
    Task(handle)
}

impl generic::Runtime for Parallel {
    type JoinError = Failure;
    type JoinHandle = Task;

    fn spawn<F>(future: F) -> Task
    where
        F: Future<Output = ()> + Send + 'static,
    {
        on_parallel(|runtime| runtime.spawn(future))
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

/// Lets the connections of a closed client end: their owners run only while somebody waits.
pub fn settle(py: Python<'_>) -> PyResult<()> {
    wait(py, async { Ok::<(), ()>(()) }).map(|_| ())
}
