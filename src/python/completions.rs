//! The completion queue of an event loop that can watch descriptors.

use std::collections::HashMap;
use std::future::Future;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, TryLockError};

use openshelf_core::locks::lock;
use openshelf_core::process::{PerProcess, Process};
use pyo3::exceptions::{PyAttributeError, PyException, PyNotImplementedError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyWeakrefMethods, PyWeakrefReference};
use pyo3::{PyTraverseError, PyVisit};
use tokio::runtime::Handle;
use tokio::task::AbortHandle;

use super::fork::{ForkGuarded, Inside};
use super::once::kept;
use super::wake_up::{self, WakeUp, Watched};

/// The calls of one event loop that are under way, and those that have ended.
pub struct CompletionQueue {
    /// The numbers of calls that have ended but whose futures are not done yet.
    completed: Mutex<Vec<u64>>,
    /// The asyncio futures of the calls. No Python runs while the lock is held.
    waiting: Mutex<HashMap<u64, Py<PyAny>>>,
    next_number: AtomicU64,
    wake_up: WakeUp,
    process: Process,
}

impl CompletionQueue {
    /// Notifies the loop that a call has ended; any thread may call it.
    fn complete(&self, number: u64) {
        let mut completed = lock(&self.completed);
        completed.push(number);
        let is_first = completed.len() == 1;
        drop(completed);
        // The one that found the queue empty wakes the loop for all that follow.
        if is_first {
            self.wake_up.wake();
        }
    }

    /// Spawns the work of a call; returns the future that is done at its end, and the claim to it.
    pub fn begin<'py>(
        self: Arc<Self>,
        py: Python<'py>,
        event_loop: &Bound<'py, PyAny>,
        runtime: &Handle,
        work: impl Future<Output = ()> + Send + 'static,
    ) -> PyResult<(Bound<'py, PyAny>, Claim)> {
        let future = event_loop.call_method0(kept!(py, "create_future"))?;
        let number = self.next_number.fetch_add(1, Ordering::Relaxed);
        lock(&self.waiting).insert(number, future.clone().unbind());
        let queue = Arc::clone(&self);
        let task = {
            let _inside = Inside::enter_attached(py);
            runtime.spawn(ForkGuarded::new(async move {
                work.await;
                queue.complete(number);
            }))
        };
        let claim = Claim {
            queue: self,
            number,
            task: Some(task.abort_handle()),
        };
        Ok((future, claim))
    }
}

/// A call that is being waited for. Dropping it before the call has ended cancels the call.
pub struct Claim {
    queue: Arc<CompletionQueue>,
    number: u64,
    task: Option<AbortHandle>,
}

impl Drop for Claim {
    fn drop(&mut self) {
        let task = self.task.take();
        if !self.queue.process.is_current() {
            // A forked child does not touch the tasks and the locks of its parent.
            std::mem::forget(task);
            return;
        }
        let future = lock(&self.queue.waiting).remove(&self.number);
        drop(future);
        if let Some(task) = task {
            task.abort();
        }
    }
}

/// The callback of an event loop for ended calls. The loop owns it; it ends with the loop.
#[pyclass(module = "openshelf._core", frozen, weakref)]
pub struct CompletionReader {
    queue: Arc<CompletionQueue>,
    watched: Watched,
}

#[pymethods]
impl CompletionReader {
    /// Sets the futures of all calls that have ended.
    fn __call__(&self, py: Python<'_>) -> PyResult<()> {
        if !self.queue.process.is_current() {
            return Ok(());
        }
        // A call that ends after the queue was taken wakes the loop again.
        self.watched.clear();
        let completed = std::mem::take(&mut *lock(&self.queue.completed));
        let mut interrupt = None;
        for number in completed {
            // A cancelled call has no waiter any more.
            let future = lock(&self.queue.waiting).remove(&number);
            let Some(future) = future else { continue };
            if let Err(error) = set(future.bind(py)) {
                // Ctrl-C, which Python may raise here, belongs to the loop; the other calls are processed
                // first.
                if error.is_instance_of::<PyException>(py) {
                    error.write_unraisable(py, Some(future.bind(py)));
                } else {
                    interrupt = Some(error);
                }
            }
        }
        interrupt.map_or(Ok(()), Err)
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        match self.queue.waiting.try_lock() {
            Ok(waiting) => waiting.values().try_for_each(|future| visit.call(future)),
            Err(TryLockError::Poisoned(waiting)) => waiting
                .get_ref()
                .values()
                .try_for_each(|future| visit.call(future)),
            // Somebody uses it, so it is not garbage.
            Err(TryLockError::WouldBlock) => Ok(()),
        }
    }

    fn __clear__(&self) {
        let waiting = std::mem::take(&mut *lock(&self.queue.waiting));
        drop(waiting);
    }
}

impl Drop for CompletionReader {
    fn drop(&mut self) {
        // The loop is closed: nobody sets the futures any more, and they keep the loop alive. Nobody
        // holds the lock now, but in a forked child it may be held forever.
        let waiting = self.queue.waiting.try_lock();
        let waiting = waiting.map(|mut waiting| std::mem::take(&mut *waiting));
        drop(waiting.ok());
    }
}

/// Lets the waiter of the future continue, unless the future was cancelled.
fn set(future: &Bound<'_, PyAny>) -> PyResult<()> {
    let py = future.py();
    if !future.call_method0(kept!(py, "done"))?.is_truthy()? {
        future.call_method1(kept!(py, "set_result"), (py.None(),))?;
    }
    Ok(())
}

/// An event loop that was met before.
struct KnownLoop {
    event_loop: Py<PyWeakrefReference>,
    /// `None` if the loop watches no descriptors.
    reader: Option<Py<PyWeakrefReference>>,
}

impl KnownLoop {
    fn clone_ref(&self, py: Python<'_>) -> Self {
        Self {
            event_loop: self.event_loop.clone_ref(py),
            reader: self.reader.as_ref().map(|reader| reader.clone_ref(py)),
        }
    }
}

/// The event loops of this process, by their addresses in memory.
static LOOPS: PerProcess<Mutex<HashMap<usize, KnownLoop>>> = PerProcess::new();

/// The completion queue of a running loop; `None` if the loop watches no descriptors.
pub fn queue<'py>(
    py: Python<'py>,
    event_loop: &Bound<'py, PyAny>,
) -> PyResult<Option<Arc<CompletionQueue>>> {
    let loops = LOOPS.get_or_try_init(|| PyResult::Ok(Mutex::default()))?;
    let address = event_loop.as_ptr().addr();
    let known = lock(&loops).get(&address).map(|known| known.clone_ref(py));
    if let Some(known) = known
        && is_of(&known.event_loop, event_loop)
    {
        let Some(reader) = known.reader else {
            return Ok(None);
        };
        // A loop that is closing may no longer watch anything.
        if let Some(reader) = reader.bind(py).upgrade_as::<CompletionReader>()? {
            return Ok(Some(Arc::clone(&reader.get().queue)));
        }
    }
    let Ok(weak_loop) = PyWeakrefReference::new(event_loop) else {
        return Ok(None);
    };
    let reader = watch(py, event_loop)?;
    let found = reader
        .as_ref()
        .map(|reader| Arc::clone(&reader.get().queue));
    let known = KnownLoop {
        event_loop: weak_loop.unbind(),
        reader: match reader {
            Some(reader) => Some(PyWeakrefReference::new(&reader)?.unbind()),
            None => None,
        },
    };
    let mut all = lock(&loops);
    // Dropping objects while the lock is held could run Python code, which could request the lock.
    let mut alive = Vec::new();
    let gone: Vec<KnownLoop> = all
        .extract_if(|_, known| match known.event_loop.bind(py).upgrade() {
            Some(event_loop) => {
                alive.push(event_loop);
                false
            }
            None => true,
        })
        .map(|(_, known)| known)
        .collect();
    let previous = all.insert(address, known);
    drop(all);
    drop((alive, gone, previous));
    Ok(found)
}

fn is_of(weak: &Py<PyWeakrefReference>, event_loop: &Bound<'_, PyAny>) -> bool {
    weak.bind(event_loop.py())
        .upgrade()
        .is_some_and(|known| known.is(event_loop))
}

/// Lets the loop watch a descriptor; `None` if it cannot.
fn watch<'py>(
    py: Python<'py>,
    event_loop: &Bound<'py, PyAny>,
) -> PyResult<Option<Bound<'py, CompletionReader>>> {
    let (watched, wake_up) = wake_up::pair()?;
    let descriptor = watched.descriptor();
    let queue = Arc::new(CompletionQueue {
        completed: Mutex::default(),
        waiting: Mutex::default(),
        next_number: AtomicU64::new(0),
        wake_up,
        process: Process::current(),
    });
    let reader = Bound::new(py, CompletionReader { queue, watched })?;
    // The loop stores the context in which it is called: an empty one, not the first caller's.
    let context = py.import("contextvars")?.getattr("Context")?.call0()?;
    let is_watched = event_loop
        .getattr(kept!(py, "add_reader"))
        .and_then(|add_reader| context.call_method1("run", (add_reader, descriptor, &reader)));
    match is_watched {
        Ok(_) => Ok(Some(reader)),
        Err(error)
            if error.is_instance_of::<PyNotImplementedError>(py)
                || error.is_instance_of::<PyAttributeError>(py)
                || error.is_instance_of::<PyTypeError>(py) =>
        {
            Ok(None)
        }
        Err(error) => Err(error),
    }
}
