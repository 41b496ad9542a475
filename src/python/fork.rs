//! The gate that a fork waits for while tasks of the parallel runtime start, poll or drop.
//!
//! A lock that such a thread holds during a fork stays locked in the child forever. Two locks matter.
//! PyO3 holds one while it queues objects dropped without the GIL, and every call into the module reads
//! that queue. The asyncio bridge holds the other during its first imports. So tasks are started, polled
//! and dropped inside a gate, and a fork waits until the gate is empty.

use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use pyo3::prelude::*;
use pyo3::types::{PyCFunction, PyDict};

/// How long any thread waits at the gate. A task may run arbitrary Python code. So a fork continues with
/// a small risk rather than never.
const BUSY_TIMEOUT: Duration = Duration::from_secs(1);
const LOOK_AGAIN: Duration = Duration::from_micros(50);

/// Threads that poll or drop a task.
static INSIDE: AtomicUsize = AtomicUsize::new(0);
/// A thread is forking: no other thread may enter.
static FORKING: AtomicBool = AtomicBool::new(false);
static REGISTERED: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// How often this thread is inside.
    static DEPTH: Cell<usize> = const { Cell::new(0) };
}

/// Has Python call the gate at each fork, once for a process and its children.
pub fn register(py: Python<'_>) -> PyResult<()> {
    register_hooks(py, &REGISTERED, || {
        Ok(Hooks {
            before: wrap_pyfunction!(before, py)?,
            after_in_parent: wrap_pyfunction!(after_in_parent, py)?,
            after_in_child: wrap_pyfunction!(after_in_child, py)?,
        })
    })
}

/// The callbacks that Python calls at each fork.
pub struct Hooks<'py> {
    pub before: Bound<'py, PyCFunction>,
    pub after_in_parent: Bound<'py, PyCFunction>,
    pub after_in_child: Bound<'py, PyCFunction>,
}

/// Registers the hooks unless they are registered; a child has them from its parent.
pub fn register_hooks<'py>(
    py: Python<'py>,
    registered: &AtomicBool,
    hooks: impl FnOnce() -> PyResult<Hooks<'py>>,
) -> PyResult<()> {
    if registered.load(Ordering::Acquire) {
        return Ok(());
    }
    let os = py.import("os")?;
    let Some(register) = os.getattr_opt("register_at_fork")? else {
        return Ok(());
    };
    let hooks = hooks()?;
    let named = PyDict::new(py);
    named.set_item("before", hooks.before)?;
    named.set_item("after_in_parent", hooks.after_in_parent)?;
    named.set_item("after_in_child", hooks.after_in_child)?;
    // The import lets other threads run, which may fork or register first; from here on none can run.
    if !registered.swap(true, Ordering::AcqRel) {
        register.call((), Some(&named))?;
    }
    Ok(())
}

/// Waits until the condition holds, with the GIL released in between, but not forever.
fn wait_until(py: Python<'_>, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() && began.elapsed() < BUSY_TIMEOUT {
        py.detach(|| std::thread::sleep(LOOK_AGAIN));
    }
}

#[pyfunction]
fn before(py: Python<'_>) {
    // A task may fork from Python code: it holds no lock then, and counts as outside for the others.
    INSIDE.fetch_sub(DEPTH.get(), Ordering::SeqCst);
    wait_until(py, || !FORKING.swap(true, Ordering::SeqCst));
    wait_until(py, || INSIDE.load(Ordering::SeqCst) == 0);
}

#[pyfunction]
fn after_in_parent() {
    INSIDE.fetch_add(DEPTH.get(), Ordering::SeqCst);
    FORKING.store(false, Ordering::SeqCst);
}

#[pyfunction]
fn after_in_child() {
    // The other threads are not here.
    INSIDE.store(DEPTH.get(), Ordering::SeqCst);
    FORKING.store(false, Ordering::SeqCst);
}

/// This thread is inside until it is dropped.
pub struct Inside;

impl Inside {
    fn enter() -> Self {
        Self::enter_after(std::thread::sleep)
    }

    /// Like [`Self::enter`], for a thread that holds the GIL, which a forking thread needs in order to
    /// finish.
    pub fn enter_attached(py: Python<'_>) -> Self {
        Self::enter_after(|interval| py.detach(|| std::thread::sleep(interval)))
    }

    fn enter_after(wait: impl Fn(Duration)) -> Self {
        let began = Instant::now();
        loop {
            INSIDE.fetch_add(1, Ordering::SeqCst);
            // A thread that is already inside is waited for, and must not wait.
            let may_stay = DEPTH.get() > 0 || !FORKING.load(Ordering::SeqCst);
            if may_stay || began.elapsed() >= BUSY_TIMEOUT {
                DEPTH.set(DEPTH.get() + 1);
                return Self;
            }
            INSIDE.fetch_sub(1, Ordering::SeqCst);
            wait(LOOK_AGAIN);
        }
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        DEPTH.set(DEPTH.get().saturating_sub(1));
        INSIDE.fetch_sub(1, Ordering::SeqCst);
    }
}

/// A task that is polled and dropped inside the gate only.
pub struct ForkGuarded<F>(Option<Pin<Box<F>>>);

impl<F> ForkGuarded<F> {
    pub fn new(task: F) -> Self {
        Self(Some(Box::pin(task)))
    }
}

impl<F: Future<Output = ()>> Future for ForkGuarded<F> {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let _inside = Inside::enter();
        let Some(task) = &mut self.0 else {
            return Poll::Ready(());
        };
        let progress = task.as_mut().poll(context);
        if progress.is_ready() {
            self.0 = None;
        }
        progress
    }
}

impl<F> Drop for ForkGuarded<F> {
    fn drop(&mut self) {
        if let Some(task) = self.0.take() {
            let _inside = Inside::enter();
            drop(task);
        }
    }
}
