//! Waits for the pages of a list, for Python's iterators and batches.
//!
//! It releases the GIL meanwhile, keeps a page until it is taken, and has the observer report it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use openshelf_client::lists::{
    Checkpoint, Completeness, KeyLog, ListReader, ListedCall, Origin, PageResult,
};
use openshelf_core::answer::Remarks;
use openshelf_core::locks::lock;
use openshelf_core::process::Process;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use pyo3::{PyTraverseError, PyVisit};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard as AsyncMutexGuard};

use super::listing::Listing;
use super::observer::{PageObserver, UnseenPage};
use super::paging_errors::{page_error, to_py_err, warn_ended};
use crate::errors::wrong_state;
use crate::runtime;

/// The reader of the client, and the page that was received but not returned, because its task was cancelled
/// or failed.
struct Inner {
    reader: ListReader,
    untaken: Option<UnseenPage>,
}

/// One reader of a list.
pub struct Reader {
    pub listing: Arc<Listing>,
    inner: AsyncMutex<Inner>,
    observer: PageObserver,
    /// Whether a position is stored after each page, which waits for the disk.
    keeps_position: bool,
    /// How complete the part of the list is that was read so far.
    known: Mutex<Completeness>,
    /// What the service has said so far.
    remarks: Mutex<Remarks>,
    /// A task is awaiting the next page.
    is_awaited: AtomicBool,
    /// The process that created it: requests in flight do not survive a fork.
    process: Process,
}

impl Reader {
    /// The reader of a call. The arguments are checked immediately.
    pub fn of_call(
        py: Python<'_>,
        listing: &Arc<Listing>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Arc<Self>> {
        let listed = listing.listed(py, arguments, named, &listing.bounds)?;
        let listing = listing.for_reader(py);
        let resume = listing.resume.clone();
        let checkpoint = resume.map(|path| listing.list(py).checkpoint(&listed, path));
        let reader = Self::marked(py, listing, listed, checkpoint)?;
        Ok(Arc::new(reader))
    }

    /// A reader that starts at its checkpoint, or at the beginning.
    pub fn marked(
        py: Python<'_>,
        listing: Arc<Listing>,
        listed: ListedCall,
        checkpoint: Option<Checkpoint>,
    ) -> PyResult<Self> {
        let origin = match &checkpoint {
            Some(checkpoint) => checkpoint
                .load_of_iterator()
                .map_err(|error| to_py_err(py, &listing, error.into()))?,
            None => None,
        };
        if let (Some(checkpoint), Some(origin)) = (&checkpoint, &origin)
            && origin.ended.is_some()
        {
            let place = format!("{} is the end of the list", checkpoint.path().display());
            warn_ended(py, &listing, &place, "use another file, or delete this one")?;
        }
        let log = checkpoint.as_ref().map(Checkpoint::key_log);
        Self::begun(py, listing, listed, origin, log, checkpoint)
    }

    /// A reader that starts at an origin, or at the beginning. The keys of its records go into the log.
    pub fn begun(
        py: Python<'_>,
        listing: Arc<Listing>,
        listed: ListedCall,
        origin: Option<Origin>,
        log: Option<Arc<KeyLog>>,
        checkpoint: Option<Checkpoint>,
    ) -> PyResult<Self> {
        let runtime = runtime::for_list(py, listing.handle.mode)?;
        let reader = listing
            .list(py)
            .read(runtime, listed, origin, log, checkpoint);
        Ok(Self {
            observer: PageObserver::new(&listing),
            keeps_position: reader.keeps_position(),
            known: Mutex::new(reader.completeness()),
            remarks: Mutex::new(reader.remarks().clone()),
            inner: AsyncMutex::new(Inner {
                reader,
                untaken: None,
            }),
            listing,
            is_awaited: AtomicBool::new(false),
            process: Process::current(),
        })
    }

    /// Visits what a reader with only this owner holds, for the garbage collector.
    pub fn traverse(self: &Arc<Self>, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        if Arc::strong_count(self) > 1 {
            return Ok(());
        }
        self.observer.traverse(visit)?;
        self.listing.traverse(visit)
    }

    fn check_process(&self) -> PyResult<()> {
        if self.process.is_current() {
            return Ok(());
        }
        Err(wrong_state(
            "this iterator belongs to the parent process: create another one in this process",
        ))
    }

    /// Waits for the next page.
    pub fn next(&self, py: Python<'_>) -> PyResult<Option<openshelf_client::lists::Page>> {
        let _guard = runtime::CallGuard::begin(py);
        let mut inner = self.wait(py)?;
        self.give(py, &mut inner)
    }

    /// Waits until the next page can be taken.
    fn wait(&self, py: Python<'_>) -> PyResult<AsyncMutexGuard<'_, Inner>> {
        self.check_process()?;
        runtime::while_driving(py, || self.received(py))
    }

    fn received(&self, py: Python<'_>) -> PyResult<AsyncMutexGuard<'_, Inner>> {
        let mut inner = self.inner.try_lock().map_err(|_| in_use())?;
        if inner.untaken.is_none() {
            let reader = &mut inner.reader;
            let at_once = match self.keeps_position {
                // Writing to the disk takes time, and is not waited for with the GIL.
                true => runtime::without_gil(py, || reader.at_once()),
                false => reader.at_once(),
            };
            let result = match at_once {
                Some(result) => result,
                None => match runtime::wait(py, reader.next_or_error()) {
                    Ok(Ok(result) | Err(result)) => result,
                    Err(interrupted) => {
                        inner.reader.pause();
                        return Err(interrupted);
                    }
                },
            };
            self.keep(&mut inner, result);
        }
        Ok(inner)
    }

    /// Stores the received page until it is taken.
    fn keep(&self, inner: &mut Inner, result: PageResult) {
        lock(&self.known).clone_from(&result.completeness);
        lock(&self.remarks).clone_from(&result.remarks);
        inner.untaken = Some(UnseenPage::new(result));
    }

    /// The next page without waiting, if it is ready and has records.
    pub fn ready(&self, py: Python<'_>) -> PyResult<Option<openshelf_client::lists::Page>> {
        self.check_process()?;
        // A position is written off the event loop.
        if self.keeps_position || self.is_awaited.load(Ordering::Acquire) {
            return Ok(None);
        }
        let Ok(mut inner) = self.inner.try_lock() else {
            return Ok(None);
        };
        if inner.untaken.is_some() {
            return Ok(None);
        }
        let Some(result) = inner.reader.ready() else {
            return Ok(None);
        };
        self.keep(&mut inner, result);
        self.give(py, &mut inner)
    }

    /// Claims the next page for one task.
    pub fn claim(self: &Arc<Self>) -> PyResult<Claim> {
        self.check_process()?;
        if self.is_awaited.swap(true, Ordering::AcqRel) {
            return Err(wrong_state(
                "another task is already awaiting this iterator",
            ));
        }
        Ok(Claim(Arc::clone(self)))
    }

    /// Waits until the next page can be taken; a page that was not taken is returned again.
    pub async fn awaited(&self) {
        let mut inner = self.inner.lock().await;
        if inner.untaken.is_none() {
            let result = inner.reader.next().await;
            self.keep(&mut inner, result);
        }
    }

    /// Takes the received page.
    pub fn take(&self, py: Python<'_>) -> PyResult<Option<openshelf_client::lists::Page>> {
        let mut inner = self.inner.try_lock().map_err(|_| in_use())?;
        self.give(py, &mut inner)
    }

    /// Returns the received page. Reporting it to Python may fail, and then it is returned again: no
    /// other task has the reader meanwhile.
    fn give(
        &self,
        py: Python<'_>,
        inner: &mut Inner,
    ) -> PyResult<Option<openshelf_client::lists::Page>> {
        if let Some(unseen) = inner.untaken.as_mut() {
            self.observer.show(py, &self.listing, unseen)?;
        }
        // Another task may have received it.
        let seen = inner.untaken.take().ok_or_else(in_use)?;
        let given = seen.result.given;
        let outcome = seen.result.outcome;
        outcome.map_err(|error| page_error(py, &self.listing, given, error))
    }

    /// How complete the part of the list is that was read so far.
    pub fn completeness(&self) -> Completeness {
        lock(&self.known).clone()
    }

    /// What the service has said so far.
    pub fn remarks(&self) -> Remarks {
        lock(&self.remarks).clone()
    }
}

/// The right of one task to the next page; it ends with the task's wait.
pub struct Claim(Arc<Reader>);

impl Drop for Claim {
    fn drop(&mut self) {
        self.0.is_awaited.store(false, Ordering::Release);
    }
}

fn in_use() -> PyErr {
    wrong_state("another thread is using this iterator")
}
