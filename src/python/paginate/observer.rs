//! Reports each page to Python: notes, warnings, a log line and progress.

use std::collections::VecDeque;
use std::sync::Mutex;

use openshelf_client::answers::Reply;
use openshelf_client::lists::PageResult;
use openshelf_client::services::identify;
use openshelf_core::answer::Warning;
use openshelf_core::catalog::Operation;
use openshelf_core::locks::lock;
use openshelf_core::process::Process;
use pyo3::prelude::*;
use pyo3::{PyTraverseError, PyVisit};

use super::listing::Listing;
use super::paging_errors::{log_failure, warn};
use crate::coroutine::preserving_error;
use crate::errors;
use crate::log;

/// Reports the pages of one reader.
pub struct PageObserver {
    bar: Mutex<Bar>,
    /// The process that created it.
    process: Process,
}

/// Where progress is shown.
enum Bar {
    /// Progress is not shown.
    Off,
    /// The bar is created with the first page, when the total may be known.
    Requested,
    Shown(Py<PyAny>),
}

/// The result of waiting for a page, until all of it is reported.
pub struct UnseenPage {
    pub result: PageResult,
    warnings: VecDeque<String>,
    remark_warnings: VecDeque<Warning>,
    /// Notes of what was done because the list changed.
    notes: VecDeque<String>,
    is_logged: bool,
    is_counted: bool,
}

impl UnseenPage {
    pub fn new(mut result: PageResult) -> Self {
        Self {
            warnings: std::mem::take(&mut result.warnings).into(),
            remark_warnings: std::mem::take(&mut result.remark_warnings).into(),
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

    /// Visits the progress object that only this one holds, for the garbage collector.
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
        while let Some(warning) = seen.remark_warnings.pop_front() {
            errors::warn(py, warning.class, &warning.message)?;
        }
        if !std::mem::replace(&mut seen.is_logged, true) {
            match &seen.result.outcome {
                Ok(Some(page)) => log_page(py, listing, &page.reply)?,
                Ok(None) => {}
                Err(error) => log_failure(py, listing, error)?,
            }
        }
        log::cache_warnings(py, &listing.handle.client)?;
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
                let made = py.import("openshelf.pagination")?.call_method1(
                    "progress_bar",
                    (wanted, result.total, name, result.begun, result.existing),
                )?;
                if made.is_none() {
                    return Ok(());
                }
                made.unbind()
            }
        };
        // It stays in place even if this update fails.
        let updated = shown.call_method1(py, "update", (records,));
        *lock(&self.bar) = Bar::Shown(shown);
        updated.map(drop)
    }

    /// Shows a note beside our own progress bar.
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
    log_answer(py, listing, listing.operation, reply)
}

/// Logs an answer that was received for a list.
pub fn log_answer(
    py: Python<'_>,
    listing: &Listing,
    operation: &Operation,
    reply: &Reply,
) -> PyResult<()> {
    let line = || format!("{} {}", operation.method.verb(), reply.url);
    log::finished(py, &listing.handle.logger, operation, line, Ok(reply))
}
