//! Records into a file of JSON lines, for both manners.

use std::path::PathBuf;
use std::sync::Arc;

use pyo3::exceptions::{PyBlockingIOError, PyFileExistsError};
use pyo3::prelude::*;
use pyo3::types::PyInt;

use super::listing::Listing;
use super::reader::{Origin, Reader, bookmark, troubled};
use crate::paging::{Lines, LinesError, Page, Plan, Position, Trouble, beside};
use crate::python::door;
use crate::python::errors::file_error;

/// A file that is being written, and how far that is.
struct Job {
    lines: Lines,
    reader: Reader,
    /// The place behind everything that was written.
    behind: Position,
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
            reader,
            behind,
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

/// The same, to be awaited.
pub fn awaited(
    py: Python<'_>,
    listing: Arc<Listing>,
    plan: Plan,
    path: PathBuf,
    resume: bool,
) -> PyResult<Bound<'_, PyAny>> {
    let job = Job::open(py, &listing, plan, path, resume)?;
    door::awaitable(py, async move { Ok(Written(job.run().await, listing)) })
}

/// Why writing stopped.
enum Stop {
    Reading(PyErr),
    Writing(LinesError),
}

impl Job {
    async fn run(mut self) -> Result<u64, Stop> {
        while !self.is_done {
            self.reader.awaited().await;
            let Some(taken) = Python::try_attach(|py| self.reader.take(py)) else {
                // The interpreter ends: the position says how far it went.
                return Ok(self.behind.records);
            };
            match taken.map_err(Stop::Reading)? {
                Some(page) => self.add(page).map_err(Stop::Writing)?,
                None => break,
            }
        }
        self.finish().map_err(Stop::Writing)
    }
}

/// What came of writing, which becomes Python's where the GIL is held.
struct Written(Result<u64, Stop>, Arc<Listing>);

impl<'py> IntoPyObject<'py> for Written {
    type Target = PyInt;
    type Output = Bound<'py, PyInt>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyInt>> {
        match self.0 {
            Ok(records) => Ok(records.into_pyobject(py)?),
            Err(Stop::Reading(error)) => Err(error),
            Err(Stop::Writing(error)) => Err(unwritten(py, &self.1, error)),
        }
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
