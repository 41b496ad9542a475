//! Runs calls on the tokio runtimes, blocking or awaited.
//!
//! A blocking call releases the GIL, lets signal handlers run while it waits, and drives the blocking
//! runtime of the process on the caller's own thread. An awaited call runs on the parallel runtime
//! (`awaited.rs` describes how its end reaches the event loop). A fork is detected (`core::process`).
//! The objects of the parent are then leaked, neither dropped nor used, because their threads and
//! locks do not exist in the child.

use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use openshelf_client::lists::RequestRuntime;
use openshelf_core::locks::lock;
use openshelf_core::process::{Owned, PerProcess, Process};
use openshelf_describe::namespace::Mode;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::Notify;

use super::driver::{BackgroundDriver, Waiting};
use super::errors::wrong_state;
use super::fork;
use super::once::Once;

/// Bytes of stack of each thread of the parallel runtime: the same as a Python thread has. A body may be
/// nested some two hundred levels deep, and parsing a level takes kilobytes without optimisation.
const STACK: usize = 8 << 20;
/// How long a waiting call may leave a signal unseen.
const SIGNAL_INTERVAL: Duration = Duration::from_millis(50);
/// Threads of the parallel runtime: more of them wake each other at every step of a call.
const PARALLEL_THREADS: usize = 1;
/// After how many steps of requests the runtime looks for answers that have arrived, and for requests that another
/// thread wants to send. The runtime's own numbers are 61 and 31. A list with 64 requests at once would send
/// nothing before it has read nearly all answers that are there, and they would always arrive together.
const EVENT_INTERVAL: u32 = 8;
const GLOBAL_QUEUE_INTERVAL: u32 = 2;
/// How long the end of the interpreter waits for threads that are inside Python.
const EXIT_TIMEOUT: Duration = Duration::from_secs(2);
/// How often a call yields before it begins and after it failed, so that connections closed in the
/// meantime are detected: once to poll the sockets, twice for their owners.
const YIELDS_BEFORE_CALL: usize = 3;

/// The runtimes of one process.
struct Runtimes {
    blocking: Runtime,
    /// Rung every [`SIGNAL_INTERVAL`] while somebody waits.
    signal_time: Arc<Notify>,
    driver: Arc<BackgroundDriver>,
    parallel: Once<Parallelism>,
}

/// The parallel runtime, and the way to end it.
struct Parallelism {
    handle: Handle,
    runtime: Mutex<Option<Runtime>>,
}

/// Set when the interpreter announces its end.
static AT_EXIT_REGISTERED: AtomicBool = AtomicBool::new(false);

/// Set when the interpreter begins to end.
static ENDING: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// The thread that ends the interpreter may still make calls; the others must not return to Python.
    static IS_ENDING_THREAD: Cell<bool> = const { Cell::new(false) };
}

thread_local! {
    /// What a signal handler has raised on this thread in the middle of a call, where the call could not end.
    static HEARD: Cell<Option<PyErr>> = const { Cell::new(None) };
}

/// Ends the call that waits on this thread with an error of a signal handler.
pub fn hear(error: PyErr) {
    HEARD.set(Some(error));
}

fn heard() -> PyResult<()> {
    HEARD.take().map_or(Ok(()), Err)
}

static RUNTIMES: PerProcess<Runtimes> = PerProcess::new();

fn broken(error: &std::io::Error) -> PyErr {
    wrong_state(format!("openshelf cannot start its runtime: {error}"))
}

/// The runtimes of this process.
fn runtimes(py: Python<'_>) -> PyResult<Arc<Owned<Runtimes>>> {
    RUNTIMES.get_or_try_init(|| {
        let blocking = Builder::new_current_thread()
            .thread_name("openshelf")
            .thread_stack_size(STACK)
            .event_interval(EVENT_INTERVAL)
            .global_queue_interval(GLOBAL_QUEUE_INTERVAL)
            .enable_all()
            .build()
            .map_err(|error| broken(&error))?;
        register_at_exit(py)?;
        fork::register(py)?;
        let signal_time = Arc::new(Notify::new());
        blocking.spawn(ring(Arc::clone(&signal_time)));
        Ok(Runtimes {
            blocking,
            signal_time,
            driver: Arc::default(),
            parallel: Once::new(),
        })
    })
}

/// Registers for the interpreter's end, once.
pub fn register_at_exit(py: Python<'_>) -> PyResult<()> {
    if AT_EXIT_REGISTERED.load(Ordering::Acquire) {
        return Ok(());
    }
    let register = py.import("atexit")?.getattr("register")?;
    let end = wrap_pyfunction!(end, py)?;
    // The import lets other threads run, which may fork or register first. A forked child has it from its
    // parent.
    if !AT_EXIT_REGISTERED.swap(true, Ordering::AcqRel) {
        // Python runs registered functions after its threads and before its own end.
        register.call1((end,))?;
    }
    Ok(())
}

impl Runtimes {
    fn parallel(&self) -> PyResult<&Handle> {
        if let Some(parallel) = self.parallel.get() {
            return Ok(&parallel.handle);
        }
        let runtime = Builder::new_multi_thread()
            .worker_threads(PARALLEL_THREADS)
            .thread_name("openshelf")
            .thread_stack_size(STACK)
            .enable_all()
            .build()
            .map_err(|error| broken(&error))?;
        let parallel = Parallelism {
            handle: runtime.handle().clone(),
            runtime: Mutex::new(Some(runtime)),
        };
        // Another thread may have been faster; then this runtime has run nothing and ends here.
        if let Err(surplus) = self.parallel.set(Box::new(parallel)) {
            surplus.end(Duration::ZERO);
        }
        self.parallel
            .get()
            .map(|parallel| &parallel.handle)
            .ok_or_else(|| wrong_state("openshelf cannot start its runtime"))
    }
}

impl Parallelism {
    /// Drops the running tasks, and waits for those that are inside Python.
    fn end(&self, timeout: Duration) {
        let runtime = lock(&self.runtime).take();
        if let Some(runtime) = runtime {
            runtime.shutdown_timeout(timeout);
        }
    }
}

/// Calls that are inside this library, and the process that they belong to.
static CALLS: AtomicUsize = AtomicUsize::new(0);
static CALLS_OF: AtomicU64 = AtomicU64::new(0);

thread_local! {
    /// How many of them are this thread's.
    static OWN_CALLS: Cell<usize> = const { Cell::new(0) };
}

/// A call inside this library. The interpreter's exit waits for those that can return: a thread that it
/// ends while Rust waits for Python's answer would crash the program.
pub struct CallGuard(u64);

impl CallGuard {
    pub fn begin(py: Python<'_>) -> Self {
        if is_ending() {
            py.detach(block_if_ending);
        }
        let process = Process::current().number();
        if CALLS_OF.swap(process, Ordering::AcqRel) != process {
            // The calls of the parent's threads do not return here.
            CALLS.store(0, Ordering::Release);
            OWN_CALLS.set(0);
        }
        CALLS.fetch_add(1, Ordering::AcqRel);
        OWN_CALLS.set(OWN_CALLS.get() + 1);
        Self(process)
    }
}

impl Drop for CallGuard {
    fn drop(&mut self) {
        if CALLS_OF.load(Ordering::Acquire) == self.0 && OWN_CALLS.get() > 0 {
            CALLS.fetch_sub(1, Ordering::AcqRel);
            OWN_CALLS.set(OWN_CALLS.get() - 1);
        }
    }
}

/// Waits for the calls of other threads to return from this library, or to block where they need nothing
/// of the interpreter.
fn wait_for_calls(timeout: Duration) {
    let begun = Instant::now();
    let own = OWN_CALLS.get();
    while CALLS_OF.load(Ordering::Acquire) == Process::current().number()
        && CALLS.load(Ordering::Acquire) > own
        && begun.elapsed() < timeout
    {
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Ends the parallel runtime before the interpreter ends: its threads must not be inside Python then.
#[pyfunction]
fn end(py: Python<'_>) {
    ENDING.store(true, Ordering::Release);
    IS_ENDING_THREAD.set(true);
    py.detach(|| wait_for_calls(EXIT_TIMEOUT));
    let runtimes = RUNTIMES.get();
    if let Some(own) = &runtimes {
        py.detach(|| own.driver.end_thread(EXIT_TIMEOUT));
    }
    if let Some(parallel) = runtimes.as_ref().and_then(|own| own.parallel.get()) {
        py.detach(|| parallel.end(EXIT_TIMEOUT));
    }
}

/// Blocks a thread that would return to an ending interpreter, as Python does with its own daemon
/// threads.
fn block_if_ending() {
    if is_ending() {
        CALLS.fetch_sub(OWN_CALLS.replace(0), Ordering::AcqRel);
    }
    while is_ending() {
        std::thread::park();
    }
}

/// Whether another thread ends the interpreter.
fn is_ending() -> bool {
    ENDING.load(Ordering::Acquire) && !IS_ENDING_THREAD.get()
}

fn ended() -> PyErr {
    // No class of Python can be imported any more.
    PyRuntimeError::new_err("the interpreter is shutting down")
}

/// Waits for a future on the caller's thread, without the GIL; Ctrl-C interrupts the wait.
pub fn wait<T: Send, E: Send>(
    py: Python<'_>,
    future: impl Future<Output = Result<T, E>> + Send,
) -> PyResult<Result<T, E>> {
    if Handle::try_current().is_ok() {
        return Err(wrong_state(
            "openshelf cannot wait here: this code runs inside another openshelf call, in a signal handler or a destructor",
        ));
    }
    let runtimes = runtimes(py)?;
    // Boxed once: each layer around it would copy its kilobytes.
    let future = Box::pin(future);
    py.detach(|| {
        let waiting = runtimes.driver.wait();
        #[allow(clippy::disallowed_methods)] // This is the place that the rule speaks of.
        let outcome = runtimes.blocking.block_on(async {
            give_way().await;
            let outcome = wait_with_signals(future, &runtimes.signal_time).await;
            // A cancelled request leaves a connection whose owner must be notified.
            if !matches!(outcome, Ok(Ok(_))) {
                give_way().await;
            }
            outcome
        });
        drop(waiting);
        block_if_ending();
        outcome
    })
}

/// Does short work without the GIL and without a runtime.
pub fn without_gil<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> T {
    py.detach(|| {
        let value = work();
        block_if_ending();
        value
    })
}

/// Lets the owners of connections run.
async fn give_way() {
    for _ in 0..YIELDS_BEFORE_CALL {
        tokio::task::yield_now().await;
    }
}

/// Notifies all waiting calls at intervals. One permanent timer serves every call: a timer for each would
/// wake the runtime that it runs on, because it expires before all others.
async fn ring(signal_time: Arc<Notify>) {
    loop {
        tokio::time::sleep(SIGNAL_INTERVAL).await;
        signal_time.notify_waiters();
    }
}

/// Waits, and lets signal handlers run meanwhile; if a handler raises an error, the wait ends.
async fn wait_with_signals<T>(
    mut future: Pin<Box<impl Future<Output = T> + Send>>,
    signal_time: &Notify,
) -> PyResult<T> {
    loop {
        tokio::select! {
            biased;
            value = &mut future => return heard().map(|()| value),
            () = signal_time.notified() => heard()?,
        }
        // The runtime is released first, because the thread that ends the interpreter may need it.
        if is_ending() {
            return Err(ended());
        }
        match Python::try_attach(|py| py.check_signals()) {
            Some(checked) => checked?,
            // A destructor of the thread that ends the interpreter: no handler runs any more.
            None if IS_ENDING_THREAD.get() => {}
            None => return Err(ended()),
        }
    }
}

/// The parallel runtime, if this process has started it.
pub fn begun_parallel() -> Option<Handle> {
    let runtimes = RUNTIMES.get()?;
    let parallel = runtimes.parallel.get()?;
    Some(parallel.handle.clone())
}

/// The runtime for tasks that run in parallel.
pub fn parallel(py: Python<'_>) -> PyResult<Handle> {
    if ENDING.load(Ordering::Acquire) {
        return Err(ended());
    }
    runtimes(py)?.parallel().cloned()
}

/// The runtime that sends the requests of a list: that of its client's calls, whose connections it
/// shares. The runtime of blocking calls is driven in the background while such requests are under way.
pub fn for_list(py: Python<'_>, mode: Mode) -> PyResult<RequestRuntime> {
    if mode == Mode::Async {
        return parallel(py).map(RequestRuntime::from);
    }
    if ENDING.load(Ordering::Acquire) {
        return Err(ended());
    }
    let runtimes = runtimes(py)?;
    let own = Arc::clone(&runtimes);
    let drive = move || {
        while own.driver.sleep() {
            #[allow(clippy::disallowed_methods)] // No thread of Python waits here.
            own.blocking.block_on(own.driver.until_idle());
        }
    };
    let begun = runtimes.driver.begin_thread(STACK, drive);
    begun.map_err(|error| broken(&error))?;
    let handle = runtimes.blocking.handle().clone();
    Ok(RequestRuntime::driven(handle, runtimes.driver.clone()))
}

/// Does work that may start requests of a list and wait for them: no other thread drives them meanwhile.
pub fn while_driving<T>(py: Python<'_>, work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    let runtimes = runtimes(py)?;
    let _waiting: Waiting<'_> = runtimes.driver.wait();
    work()
}

/// Lets the connections of a closed client end: their owners run only while somebody waits.
pub fn drive(py: Python<'_>) -> PyResult<()> {
    wait(py, async { Ok::<(), ()>(()) }).map(|_| ())
}
