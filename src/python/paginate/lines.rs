//! Records into a file of JSON lines, for both manners.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pyo3::exceptions::{PyBlockingIOError, PyFileExistsError};
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
    /// Nothing is left to be written.
    is_done: bool,
}

impl Job {
    fn open(
        py: Python<'_>,
        listing: &Arc<Listing>,
        plan: Plan,
        path: PathBuf,
        resume: bool,
    ) -> PyResult<Self> {
        // The working directory may be another one at the end.
        let path = std::path::absolute(&path).unwrap_or(path);
        // A disk may be slow, and a pipe waits for its reader.
        let opened = py.detach(|| {
            if resume {
                let bookmark = bookmark(listing, &plan, beside(&path));
                Lines::resumed(path.clone(), bookmark, &plan)
            } else {
                Ok((Lines::whole(path.clone())?, None))
            }
        });
        let (lines, from) = opened.map_err(|error| unwritten(py, listing, error))?;
        let behind = from.clone().unwrap_or_default();
        let is_done = from.as_ref().is_some_and(|from| from.steps.is_empty());
        let origin = from.map(|position| Origin {
            position,
            files: vec![beside(&path), path],
        });
        let reader = Reader::new(py, Arc::clone(listing), plan, origin, None)?;
        Ok(Self {
            lines,
            reader: Arc::new(reader),
            behind,
            came: None,
            is_done,
        })
    }

    fn add(&mut self, page: Page) -> Result<(), LinesError> {
        self.lines.add(&page)?;
        self.behind = page.position;
        Ok(())
    }

    /// Ends the file, and gives the number of records in it.
    fn finish(self) -> Result<u64, LinesError> {
        if !self.is_done {
            self.lines.finish(&self.behind)?;
        }
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
    let mut job = Job::open(py, listing, plan, path, resume)?;
    let fail = |error| unwritten(py, listing, error);
    if !job.is_done {
        while let Some(page) = job.reader.next(py)? {
            py.detach(|| job.add(page)).map_err(fail)?;
        }
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
        stage: At::new(Stage::Unopened(Box::new((plan, path, resume)))),
    };
    let pagination = py.import("openshelf.pagination")?;
    let coroutine = pagination.call_method1("write_lines", (steps,))?;
    coroutine.setattr("__qualname__", listing.call_name("to_jsonl"))?;
    Ok(coroutine)
}

/// Where a file stands between two steps.
enum Stage {
    Unopened(Box<(Plan, PathBuf, bool)>),
    Reading(Box<Job>),
    /// Everything came.
    Read(Box<Job>),
    Written(Result<u64, LinesError>),
}

impl Stage {
    fn opened(self, py: Python<'_>, listing: &Arc<Listing>) -> PyResult<Self> {
        let Self::Unopened(what) = self else {
            return Ok(self);
        };
        let (plan, path, resume) = *what;
        let job = Box::new(Job::open(py, listing, plan, path, resume)?);
        Ok(if job.is_done {
            Self::Read(job)
        } else {
            Self::Reading(job)
        })
    }

    /// Writes what came; gives the reader of what is to come.
    fn written(self) -> (Self, Option<Arc<Reader>>) {
        match self {
            Self::Reading(mut job) => match job.came.take().map(|page| job.add(page)) {
                Some(Err(error)) => (Self::Written(Err(error)), None),
                Some(Ok(())) | None => {
                    let reader = Arc::clone(&job.reader);
                    (Self::Reading(job), Some(reader))
                }
            },
            Self::Read(job) => (Self::Written(job.finish()), None),
            Self::Unopened(_) | Self::Written(_) => (self, None),
        }
    }
}

/// The stage that writing is at, for whoever takes the next step; none once it was given up.
#[derive(Clone)]
struct At(Arc<Mutex<Place>>);

struct Place {
    stage: Option<Stage>,
    is_open: bool,
}

impl At {
    fn new(stage: Stage) -> Self {
        Self(Arc::new(Mutex::new(Place {
            stage: Some(stage),
            is_open: true,
        })))
    }

    fn place(&self) -> MutexGuard<'_, Place> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self) -> Option<Stage> {
        self.place().stage.take()
    }

    fn put(&self, stage: Stage) {
        let mut place = self.place();
        place.stage = place.is_open.then_some(stage);
    }

    /// Writes what came; gives the reader of what is to come.
    fn write(&self) -> Option<Arc<Reader>> {
        let mut place = self.place();
        let (then, reader) = place.stage.take()?.written();
        place.stage = Some(then);
        reader
    }

    /// Gives the file up, after what is being written now.
    fn close(&self) {
        let mut place = self.place();
        place.is_open = false;
        place.stage = None;
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
        let (listing, stage) = (Arc::clone(&self.listing), self.stage.clone());
        let start: Start = Box::new(move |py| {
            if let Some(now) = stage.take() {
                stage.put(now.opened(py, &listing)?);
            }
            door::awaitable(py, async move {
                // The file is not held while it is waited, so that it can be given up at once.
                if let Some(reader) = stage.write() {
                    reader.awaited().await;
                }
                Ok(())
            })
            .map(Started::Future)
        });
        let (listing, stage) = (Arc::clone(&self.listing), self.stage.clone());
        let finish: Finish = Box::new(move |py| {
            match stage.take() {
                Some(Stage::Reading(mut job)) => {
                    job.came = job.reader.take(py)?;
                    stage.put(match job.came {
                        Some(_) => Stage::Reading(job),
                        None => Stage::Read(job),
                    });
                }
                Some(Stage::Written(outcome)) => {
                    let records = outcome.map_err(|error| unwritten(py, &listing, error))?;
                    return Ok(records.into_pyobject(py)?.into_any());
                }
                Some(other) => stage.put(other),
                None => {}
            }
            Ok(py.None().into_bound(py))
        });
        Call::new(self.listing.call_name("to_jsonl"), start).finished_by(finish)
    }

    /// Lets go of the file.
    fn close(&self) {
        self.stage.close();
    }
}

fn unwritten(py: Python<'_>, listing: &Listing, error: LinesError) -> PyErr {
    let message = error.to_string();
    match error {
        LinesError::File { path, source } => file_error(&path, &source),
        LinesError::Bookmark(error) => troubled(py, listing.operation, Trouble::Bookmark(error)),
        LinesError::WithoutPosition { .. } => PyFileExistsError::new_err(message),
        LinesError::InUse { .. } => PyBlockingIOError::new_err(message),
    }
}
