//! What Python sees of a page on its way: notes, warnings, a log line, progress.

use std::collections::VecDeque;
use std::sync::Mutex;

use openshelf_client::PageResult;
use openshelf_core::locks::lock;
use openshelf_core::process::Process;
use openshelf_services::identify;
use openshelf_transport::Reply;
use pyo3::prelude::*;
use pyo3::{PyTraverseError, PyVisit};

use super::listing::Listing;
use super::paging_errors::{log_failure, warn};
use crate::coroutine::preserving_error;
use crate::log;

/// Shows the pages of one reader.
pub struct PageObserver {
    bar: Mutex<Bar>,
    /// The process that began it.
    process: Process,
}

/// Where progress is shown.
enum Bar {
    /// Nobody wants to see it.
    Off,
    /// It begins with the first page, when the total may be known.
    Requested,
    Shown(Py<PyAny>),
}

/// What came of waiting for a page, before all of it was shown.
pub struct UnseenPage {
    pub result: PageResult,
    warnings: VecDeque<String>,
    /// What was done because the list changed.
    notes: VecDeque<String>,
    is_logged: bool,
    is_counted: bool,
}

impl UnseenPage {
    pub fn new(mut result: PageResult) -> Self {
        Self {
            warnings: std::mem::take(&mut result.warnings).into(),
            notes: std::mem::take(&mut result.notes).into(),
            result,
            is_logged: false,
            is_counted: false,
        }
    }
}

impl PageObserver {
    pub fn new(listing: &Listing) -> Self {
        let bar = match &listing.progress {
            Some(_) => Bar::Requested,
            None => Bar::Off,
        };
        Self {
            bar: Mutex::new(bar),
            process: Process::current(),
        }
    }

    /// Shows the collector the progress that is held here alone.
    pub fn traverse(&self, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        if let Ok(bar) = self.bar.try_lock()
            && let Bar::Shown(shown) = &*bar
        {
            visit.call(shown)?;
        }
        Ok(())
    }

    /// Emits the notes, the warnings, the log line and the progress of a page, each once.
    pub fn show(&self, py: Python<'_>, listing: &Listing, seen: &mut UnseenPage) -> PyResult<()> {
        while let Some(note) = seen.notes.pop_front() {
            let name = identify(listing.operation);
            let line = format!("{name}(): {note}");
            log::information(py, &listing.handle.logger, &line)?;
            self.note_on_bar(py, &note)?;
        }
        while let Some(warning) = seen.warnings.pop_front() {
            warn(py, listing.operation, &warning)?;
        }
        if !std::mem::replace(&mut seen.is_logged, true) {
            match &seen.result.outcome {
                Ok(Some(page)) => log_page(py, listing, &page.reply)?,
                Ok(None) => {}
                Err(error) => log_failure(py, listing, error)?,
            }
        }
        log::cache_warnings(py, &listing.handle.client.transport)?;
        if std::mem::replace(&mut seen.is_counted, true) {
            return Ok(());
        }
        match &seen.result.outcome {
            Ok(Some(page)) => self.advance_bar(py, listing, page.new_records.len(), &seen.result),
            Ok(None) | Err(_) => self.close_bar(py),
        }
    }

    fn take_bar(&self) -> Bar {
        let mut bar = lock(&self.bar);
        std::mem::replace(&mut *bar, Bar::Off)
    }

    fn advance_bar(
        &self,
        py: Python<'_>,
        listing: &Listing,
        records: usize,
        result: &PageResult,
    ) -> PyResult<()> {
        let shown = match self.take_bar() {
            Bar::Off => return Ok(()),
            Bar::Shown(shown) => shown,
            Bar::Requested => {
                let wanted = listing.progress.as_ref();
                let name = identify(listing.operation);
                let made = py
                    .import("openshelf.pagination")?
                    .call_method1("progress_bar", (wanted, result.total, name, result.begun))?;
                if made.is_none() {
                    return Ok(());
                }
                made.unbind()
            }
        };
        // It stays in its place, whatever it says to this page.
        let updated = shown.call_method1(py, "update", (records,));
        *lock(&self.bar) = Bar::Shown(shown);
        updated.map(drop)
    }

    /// Shows a note beside progress, where that is ours.
    fn note_on_bar(&self, py: Python<'_>, note: &str) -> PyResult<()> {
        let shown = match &*lock(&self.bar) {
            Bar::Shown(shown) => shown.clone_ref(py),
            Bar::Off | Bar::Requested => return Ok(()),
        };
        let pagination = py.import("openshelf.pagination")?;
        pagination.call_method1("note", (shown, note)).map(drop)
    }

    fn close_bar(&self, py: Python<'_>) -> PyResult<()> {
        if let Bar::Shown(shown) = self.take_bar() {
            shown.call_method0(py, "close")?;
        }
        Ok(())
    }
}

impl Drop for PageObserver {
    fn drop(&mut self) {
        // A forked child leaves its parent's progress alone.
        if self.process.is_current()
            && let Bar::Shown(shown) = self.take_bar()
        {
            Python::try_attach(|py| {
                preserving_error(py, || shown.call_method0(py, "close").map(drop));
            });
        }
    }
}

fn log_page(py: Python<'_>, listing: &Listing, reply: &Reply) -> PyResult<()> {
    let operation = listing.operation;
    let line = || format!("{} {}", operation.method.verb(), reply.url);
    log::finished(py, &listing.handle.logger, operation, line, Ok(reply))
}
