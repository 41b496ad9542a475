//! Records into a file of JSON lines, for both manners.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pyo3::exceptions::{PyBlockingIOError, PyFileExistsError, PyRuntimeError};
use pyo3::prelude::*;

use super::listing::Listing;
use super::reader::{Origin, Reader, bookmark, troubled};
use crate::paging::{Lines, LinesError, Page, Plan, Position, Trouble, beside};
use crate::python::coroutine::{Call, Finish, Start, Started};
use crate::python::door;
use crate::python::errors::file_error;

/// A file that is being written, and how far that is.
struct Job {
    lines: Lines,
    reader: Arc<Reader>,
    /// The place behind everything that was written.
    behind: Position,
    /// The page that is to be written next.
    came: Option<Page>,
}

/// A file that is open, and the place to go on from.
struct Opened {
    lines: Lines,
    from: Option<Position>,
}

/// What is to be written, and where.
struct Order {
    plan: Plan,
    path: PathBuf,
    resume: bool,
}

impl Order {
    fn new(plan: Plan, path: PathBuf, resume: bool) -> Self {
        // The working directory may be another one when it is opened.
        let path = std::path::absolute(&path).unwrap_or(path);
        Self { plan, path, resume }
    }

    /// Opens the file; a disk may be slow, and a pipe waits for its reader.
    fn open(&self, listing: &Listing) -> Result<Opened, LinesError> {
        let path = self.path.clone();
        let (lines, from) = if self.resume {
            let bookmark = bookmark(listing, &self.plan, beside(&path));
            Lines::resumed(path, bookmark, &self.plan)?
        } else {
            (Lines::whole(path)?, None)
        };
        Ok(Opened { lines, from })
    }
}

impl Job {
    fn new(py: Python<'_>, listing: &Arc<Listing>, order: Order, opened: Opened) -> PyResult<Self> {
        let Opened { lines, from } = opened;
        let behind = from.clone().unwrap_or_default();
        let origin = from.map(|position| Origin {
            position,
            files: vec![beside(&order.path), order.path],
        });
        let reader = Reader::new(py, Arc::clone(listing), order.plan, origin, None)?;
        Ok(Self {
            lines,
            reader: Arc::new(reader),
            behind,
            came: None,
        })
    }

    fn add(&mut self, page: Page) -> Result<(), LinesError> {
        self.lines.add(&page)?;
        self.behind = page.position;
        Ok(())
    }

    /// Ends the file, and gives the number of records in it.
    fn finish(self) -> Result<u64, LinesError> {
        self.lines.finish(&self.behind)?;
        Ok(self.behind.records)
    }
}

/// Writes everything, and gives the number of records in the file.
pub fn write(
    py: Python<'_>,
    listing: &Arc<Listing>,
    plan: Plan,
    path: PathBuf,
    resume: bool,
) -> PyResult<u64> {
    let fail = |error| unwritten(py, listing, error);
    let order = Order::new(plan, path, resume);
    let opened = py.detach(|| order.open(listing)).map_err(fail)?;
    let mut job = Job::new(py, listing, order, opened)?;
    while let Some(page) = job.reader.next(py)? {
        py.detach(|| job.add(page)).map_err(fail)?;
    }
    py.detach(|| job.finish()).map_err(fail)
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
    let steps = Steps {
        listing: Arc::clone(listing),
        stage: At::new(Stage::Unopened(Box::new(Order::new(plan, path, resume)))),
    };
    let pagination = py.import("openshelf.pagination")?;
    let coroutine = pagination.call_method1("write_lines", (steps,))?;
    coroutine.setattr("__qualname__", listing.call_name("to_jsonl"))?;
    Ok(coroutine)
}

/// Where a file stands between two steps.
enum Stage {
    Unopened(Box<Order>),
    Opened(Box<(Order, Opened)>),
    Reading(Box<Job>),
    /// Everything came.
    Read(Box<Job>),
    Written(Result<u64, LinesError>),
}

impl Stage {
    /// Opens the file or writes what came; gives the reader of what is to come.
    fn written(self, listing: &Listing) -> (Self, Option<Arc<Reader>>) {
        match self {
            Self::Unopened(order) => match order.open(listing) {
                Ok(opened) => (Self::Opened(Box::new((*order, opened))), None),
                Err(error) => (Self::Written(Err(error)), None),
            },
            Self::Reading(mut job) => match job.came.take().map(|page| job.add(page)) {
                Some(Err(error)) => (Self::Written(Err(error)), None),
                Some(Ok(())) | None => {
                    let reader = Arc::clone(&job.reader);
                    (Self::Reading(job), Some(reader))
                }
            },
            Self::Read(job) => (Self::Written(job.finish()), None),
            Self::Opened(_) | Self::Written(_) => (self, None),
        }
    }

    /// What follows where it is awaited: the number of records at the end.
    fn seen(self, py: Python<'_>, listing: &Arc<Listing>) -> PyResult<Result<u64, Self>> {
        Ok(Err(match self {
            Self::Opened(opened) => {
                let (order, opened) = *opened;
                Self::Reading(Box::new(Job::new(py, listing, order, opened)?))
            }
            Self::Reading(mut job) => {
                job.came = job.reader.take(py)?;
                match job.came {
                    Some(_) => Self::Reading(job),
                    None => Self::Read(job),
                }
            }
            Self::Written(outcome) => {
                return outcome
                    .map(Ok)
                    .map_err(|error| unwritten(py, listing, error));
            }
            other => other,
        }))
    }
}

/// How many milliseconds a file that is given up is waited for.
const PATIENCE: u32 = 200;

/// The stage that writing is at, for whoever takes the next step; none once it was given up.
#[derive(Clone)]
struct At(Arc<Place>);

struct Place {
    stage: Mutex<Option<Stage>>,
    is_open: AtomicBool,
}

impl At {
    fn new(stage: Stage) -> Self {
        Self(Arc::new(Place {
            stage: Mutex::new(Some(stage)),
            is_open: AtomicBool::new(true),
        }))
    }

    fn stage(&self) -> MutexGuard<'_, Option<Stage>> {
        self.0.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes what came; gives the reader of what is to come.
    fn write(&self, listing: &Listing) -> Option<Arc<Reader>> {
        let mut stage = self.stage();
        let (then, reader) = stage.take()?.written(listing);
        if self.0.is_open.load(Ordering::Acquire) {
            *stage = Some(then);
        }
        reader
    }

    /// Gives the file up: at once, or after what is being written just now. A pipe that nobody reads
    /// is waited for no longer than patience lasts.
    fn close(&self) {
        self.0.is_open.store(false, Ordering::Release);
        for _ in 0..PATIENCE {
            if let Ok(mut stage) = self.0.stage.try_lock() {
                *stage = None;
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

/// The steps of writing; each gives nothing before the end, and there the number of records.
#[pyclass(module = "openshelf._core", frozen)]
struct Steps {
    listing: Arc<Listing>,
    stage: At,
}

#[pymethods]
impl Steps {
    fn __call__(&self) -> Call {
        let (listing, at) = (Arc::clone(&self.listing), self.stage.clone());
        let start: Start = Box::new(move |py| {
            let (own_listing, own) = (Arc::clone(&listing), at.clone());
            let future = door::awaitable(py, async move {
                // The file is not held while it is waited, so that it can be given up at once.
                let writing = tokio::task::spawn_blocking(move || own.write(&own_listing));
                if let Ok(Some(reader)) = writing.await {
                    reader.awaited().await;
                }
                Ok(())
            })?;
            let finish: Finish = Box::new(move |py| {
                let stage = at.stage().take();
                let stage =
                    stage.ok_or_else(|| PyRuntimeError::new_err("the file was given up"))?;
                match stage.seen(py, &listing)? {
                    Ok(records) => Ok(records.into_pyobject(py)?.into_any()),
                    Err(then) => {
                        *at.stage() = Some(then);
                        Ok(py.None().into_bound(py))
                    }
                }
            });
            Ok(Started::Then(future, finish))
        });
        Call::new(self.listing.call_name("to_jsonl"), start)
    }

    /// Lets go of the file.
    fn close(&self, py: Python<'_>) {
        py.detach(|| self.stage.close());
    }
}

fn unwritten(py: Python<'_>, listing: &Listing, error: LinesError) -> PyErr {
    let message = error.to_string();
    match error {
        LinesError::File { path, source } => file_error(&path, &source),
        LinesError::Bookmark(error) => troubled(py, listing.operation, Trouble::Bookmark(error)),
        LinesError::WithoutPosition { .. } => PyFileExistsError::new_err(message),
        LinesError::InUse { .. } => PyBlockingIOError::new_err(message),
        LinesError::Forked { .. } => PyRuntimeError::new_err(message),
    }
}
