//! Records into a file of JSON lines, for both modes.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use openshelf_core::locks::lock;
use pyo3::exceptions::{
    PyBlockingIOError, PyFileExistsError, PyOSError, PyRuntimeError, PyValueError,
};
use pyo3::prelude::*;
use tokio::runtime::Handle;

use super::completeness;
use super::listing::Listing;
use super::messages;
use super::reader::{Reader, checkpoint, to_py_err};
use crate::awaited;
use crate::coroutine::{Call, Start};
use crate::errors::file_error;
use crate::runtime;
use openshelf_paging::{
    Completeness, JsonLines, OutputError, Page, PagingError, Plan, Position, position_path,
};

/// What is to be written, and where.
struct Order {
    plan: Plan,
    path: PathBuf,
    resume: bool,
}

impl Order {
    /// Opens the file; a disk may be slow, and a pipe waits for its reader.
    fn open(self, listing: &Arc<Listing>, runtime: Handle) -> Result<Job, OutputError> {
        let Self { plan, path, resume } = self;
        let (lines, origin, log) = if resume {
            let checkpoint = checkpoint(listing, &plan, position_path(&path));
            let (lines, origin) = JsonLines::resume(path, checkpoint.clone(), &plan)?;
            (lines, origin, Some(checkpoint.key_log()))
        } else {
            (JsonLines::create(path)?, None, None)
        };
        let behind = origin.as_ref().map(|origin| origin.position.clone());
        let behind = behind.unwrap_or_default();
        let reader = Reader::new(runtime, Arc::clone(listing), plan, origin, log, None);
        Ok(Job {
            lines,
            reader: Arc::new(reader),
            behind,
            came: None,
        })
    }
}

/// The number of records in a file, and what is known of the list.
type Outcome = (u64, Completeness);

/// A file that is being written, and how far that is.
struct Job {
    lines: JsonLines,
    reader: Arc<Reader>,
    /// The place behind everything that was written.
    behind: Position,
    /// The page that is to be written next.
    came: Option<Page>,
}

impl Job {
    fn add(&mut self, page: Page) -> Result<(), OutputError> {
        self.lines.write_page(&page)?;
        self.behind = page.position;
        Ok(())
    }

    /// Ends the file, and gives the number of records in it and what is known of the list.
    fn finish(self) -> Result<Outcome, OutputError> {
        let known = self.reader.completeness();
        self.lines.finish(&self.behind, &known)?;
        Ok((self.behind.records, known))
    }
}

/// Writes everything, and gives the number of records in the file.
pub fn write<'py>(
    py: Python<'py>,
    listing: &Arc<Listing>,
    plan: Plan,
    path: PathBuf,
    resume: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let _guard = runtime::CallGuard::begin(py);
    let place = Place::new(listing, Order { plan, path, resume });
    let written = steps(py, &place);
    if written.is_err() {
        runtime::without_gil(py, || place.close());
    }
    let (records, known) = written?;
    completeness::written(py, records, &known)
}

/// Takes step after step; Ctrl-C is heard while a disk or a pipe takes its time.
fn steps(py: Python<'_>, place: &Arc<Place>) -> PyResult<Outcome> {
    loop {
        // A wait that is over soon does not listen.
        py.check_signals()?;
        let own = Arc::clone(place);
        // Python may fork between two steps: then this is the child's runtime.
        let writing = runtime::parallel(py)?.spawn_blocking(move || own.write());
        if let Ok(Some(reader)) = runtime::wait(py, writing)? {
            drop(reader.wait(py)?);
        }
        if let Some(outcome) = place.see(py)? {
            return Ok(outcome);
        }
    }
}

/// The same, to be awaited: a coroutine that takes step after step.
///
/// Pages are waited for and written on the runtime; warnings, logs and progress of a page are seen
/// between two steps, in the thread and the context of the awaiting task.
pub fn awaited<'py>(
    py: Python<'py>,
    listing: &Arc<Listing>,
    plan: Plan,
    path: PathBuf,
    resume: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let steps = Steps(Place::new(listing, Order { plan, path, resume }));
    let pagination = py.import("openshelf.pagination")?;
    let coroutine = pagination.call_method1("take_steps", (steps,))?;
    coroutine.setattr("__qualname__", listing.call_name("to_jsonl"))?;
    Ok(coroutine)
}

/// Where a file stands between two steps.
enum Stage {
    Ordered(Box<Order>),
    Reading(Box<Job>),
    /// Everything came.
    Read(Box<Job>),
    Written(Result<Outcome, OutputError>),
}

impl Stage {
    /// Opens the file, writes what came or ends it; gives the reader of what is to come.
    fn written(self, listing: &Arc<Listing>) -> (Self, Option<Arc<Reader>>) {
        let opened = match self {
            Self::Ordered(order) => order.open(listing, Handle::current()).map(Box::new),
            Self::Reading(mut job) => match job.came.take() {
                Some(page) => job.add(page).map(|()| job),
                None => Ok(job),
            },
            Self::Read(job) => return (Self::Written(job.finish()), None),
            Self::Written(_) => return (self, None),
        };
        match opened {
            Ok(job) => {
                let reader = Arc::clone(&job.reader);
                (Self::Reading(job), Some(reader))
            }
            Err(error) => (Self::Written(Err(error)), None),
        }
    }

    /// What follows where it is awaited; at the end the outcome.
    fn seen(self, py: Python<'_>, listing: &Listing) -> PyResult<ControlFlow<Outcome, Self>> {
        match self {
            Self::Reading(mut job) => {
                job.came = job.reader.take(py)?;
                Ok(ControlFlow::Continue(match job.came {
                    Some(_) => Self::Reading(job),
                    None => Self::Read(job),
                }))
            }
            Self::Written(Ok(outcome)) => Ok(ControlFlow::Break(outcome)),
            Self::Written(Err(error)) => Err(output_error(py, listing, error)),
            other => Ok(ControlFlow::Continue(other)),
        }
    }
}

/// How many milliseconds a file that is given up is waited for.
const BUSY_TIMEOUT: u32 = 200;

/// The stage that writing is at, for whoever takes the next step; none once it was given up.
struct Place {
    listing: Arc<Listing>,
    stage: Mutex<Option<Stage>>,
    is_open: AtomicBool,
}

impl Place {
    fn new(listing: &Arc<Listing>, order: Order) -> Arc<Self> {
        Arc::new(Self {
            listing: Arc::clone(listing),
            stage: Mutex::new(Some(Stage::Ordered(Box::new(order)))),
            is_open: AtomicBool::new(true),
        })
    }

    fn stage(&self) -> MutexGuard<'_, Option<Stage>> {
        lock(&self.stage)
    }

    /// Writes what came; gives the reader of what is to come.
    fn write(&self) -> Option<Arc<Reader>> {
        let mut stage = self.stage();
        let (then, reader) = stage.take()?.written(&self.listing);
        if self.is_open.load(Ordering::Acquire) {
            *stage = Some(then);
        }
        reader
    }

    /// What is seen of a step where it is awaited; the outcome at the end.
    fn see(&self, py: Python<'_>) -> PyResult<Option<Outcome>> {
        let stage = self.stage().take();
        let stage = stage.ok_or_else(|| PyRuntimeError::new_err("the file was given up"))?;
        Ok(match stage.seen(py, &self.listing)? {
            ControlFlow::Break(outcome) => Some(outcome),
            ControlFlow::Continue(then) => {
                *self.stage() = Some(then);
                None
            }
        })
    }

    /// Gives the file up: at once, or after what is being written just now. A pipe that nobody reads
    /// is waited for no longer than the idle timeout.
    fn close(&self) {
        self.is_open.store(false, Ordering::Release);
        for _ in 0..BUSY_TIMEOUT {
            if let Ok(mut stage) = self.stage.try_lock() {
                *stage = None;
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

/// The steps of writing; each gives nothing before the end, and there the number of records.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Steps(Arc<Place>);

#[pymethods]
impl Steps {
    fn __call__(&self) -> Call {
        let place = Arc::clone(&self.0);
        let start: Start = Box::new(move |py| {
            let own = Arc::clone(&place);
            let waiting = awaited::pending(py, async move {
                // The file is not held while it is waited, so that it can be given up at once.
                let writing = tokio::task::spawn_blocking(move || own.write());
                if let Ok(Some(reader)) = writing.await {
                    reader.awaited().await;
                }
                Ok(())
            })?;
            Ok(waiting.then(move |py| match place.see(py)? {
                Some((records, known)) => completeness::written(py, records, &known),
                None => Ok(py.None().into_bound(py)),
            }))
        });
        Call::new(self.0.listing.call_name("to_jsonl"), start)
    }

    /// Lets go of the file.
    fn close(&self, py: Python<'_>) {
        runtime::without_gil(py, || self.0.close());
    }
}

/// The error of a file that cannot be written.
pub fn output_error(py: Python<'_>, listing: &Listing, error: OutputError) -> PyErr {
    match error {
        OutputError::Checkpoint(error) => to_py_err(py, listing, PagingError::Checkpoint(error)),
        other => plain_output_error(other),
    }
}

/// The same without a list.
pub fn plain_output_error(error: OutputError) -> PyErr {
    let message = messages::of_file(&error);
    match error {
        OutputError::NotResumable { .. } => PyOSError::new_err(message),
        OutputError::File { path, source } => file_error(&path, &source),
        OutputError::WithoutPosition { .. } => PyFileExistsError::new_err(message),
        OutputError::InUse { .. } => PyBlockingIOError::new_err(message),
        OutputError::Forked { .. } => PyRuntimeError::new_err(message),
        OutputError::Checkpoint(_) => PyValueError::new_err(message),
    }
}
