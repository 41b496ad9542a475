//! A paginator as Python reads it: its requests, and the warnings, logs and progress of each page.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};

use openshelf_core::locks::lock;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use pyo3::{PyTraverseError, PyVisit};
use tokio::runtime::Handle;
use tokio::sync::{Mutex as AsyncMutex, MutexGuard as AsyncMutexGuard};

use super::completeness::nothing_was_read;
use super::listing::Listing;
use super::messages;
use crate::coroutine::preserving_error;
use crate::errors::{self, closed, failed, file_error, plain, raise, refused, unreadable};
use crate::{cache_warnings, log, runtime};
use openshelf_core::process::Process;
use openshelf_core::table::Operation;
use openshelf_paging::{
    self, Checkpoint, CheckpointError, Completeness, KeyLog, OnChange, Origin, Paginator,
    PagingError, Plan, Position,
};
use openshelf_services::identify;
use openshelf_transport::{Reply, TransportError};

/// The paginator, and the position behind the page that its reader has.
pub struct Inner {
    paginator: Paginator,
    behind: Option<Position>,
    is_finished: bool,
    /// What came and was not given: its reader was cancelled, or something else went wrong then.
    untaken: Option<Seen>,
}

/// One reader's paginator.
pub struct Reader {
    pub listing: Arc<Listing>,
    inner: AsyncMutex<Inner>,
    checkpoint: Option<Checkpoint>,
    /// How many records were given before, by another reader.
    begun: u64,
    /// What was known of the list when an earlier reader came to its end.
    ended: Option<Completeness>,
    /// What is known of the list as far as it was read.
    known: Mutex<Completeness>,
    bar: Mutex<Bar>,
    /// Somebody awaits the next page.
    is_awaited: AtomicBool,
    /// The process that began it: what is under way does not survive a fork.
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

impl Reader {
    /// The reader of a call, whose arguments are checked now.
    pub fn of_call(
        py: Python<'_>,
        listing: &Arc<Listing>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Arc<Self>> {
        let plan = listing.plan(py, arguments, named, &listing.bounds)?;
        Ok(Arc::new(Self::marked(py, listing.for_reader(py), plan)?))
    }

    /// A reader that begins where its checkpoint says, or at the beginning.
    fn marked(py: Python<'_>, listing: Arc<Listing>, plan: Plan) -> PyResult<Self> {
        let checkpoint = listing
            .resume
            .clone()
            .map(|path| checkpoint(&listing, &plan, path));
        let origin = match &checkpoint {
            Some(checkpoint) => checkpoint
                .load_of_iterator()
                .map_err(|error| to_py_err(py, &listing, error.into()))?,
            None => None,
        };
        let log = checkpoint.as_ref().map(Checkpoint::key_log);
        let runtime = runtime::parallel(py)?;
        Ok(Self::new(runtime, listing, plan, origin, log, checkpoint))
    }

    /// A reader that begins at an origin, or at the beginning; the runtime sends its requests. The hashes of
    /// what it gives go into the log.
    pub fn new(
        runtime: Handle,
        listing: Arc<Listing>,
        plan: Plan,
        origin: Option<Origin>,
        log: Option<Arc<KeyLog>>,
        checkpoint: Option<Checkpoint>,
    ) -> Self {
        let sender = listing.sender();
        let is_new = origin.is_none();
        let (from, keys, ended) = match origin {
            Some(origin) => (Some(origin.position), origin.keys, origin.ended),
            None => (None, Vec::new(), None),
        };
        let begun = from.as_ref().map_or(0, |position| position.records);
        let mut paginator = Paginator::new(plan, sender, runtime, listing.bounds, from);
        if !is_new {
            paginator = paginator.knowing(&keys);
        }
        if let Some(log) = log {
            paginator = paginator.logging(log);
        }
        let known = match &ended {
            Some(known) => known.clone(),
            None if is_new => nothing_was_read(),
            None => paginator.completeness(),
        };
        let bar = match &listing.progress {
            Some(_) => Bar::Requested,
            None => Bar::Off,
        };
        Self {
            inner: AsyncMutex::new(Inner {
                paginator,
                behind: None,
                is_finished: false,
                untaken: None,
            }),
            listing,
            checkpoint,
            begun,
            ended,
            known: Mutex::new(known),
            bar: Mutex::new(bar),
            is_awaited: AtomicBool::new(false),
            process: Process::current(),
        }
    }

    /// Shows the collector what a reader holds that has this owner alone.
    pub fn traverse(self: &Arc<Self>, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        if Arc::strong_count(self) > 1 {
            return Ok(());
        }
        if let Ok(bar) = self.bar.try_lock()
            && let Bar::Shown(shown) = &*bar
        {
            visit.call(shown)?;
        }
        self.listing.traverse(visit)
    }

    fn check_process(&self) -> PyResult<()> {
        if self.process.is_current() {
            return Ok(());
        }
        Err(PyRuntimeError::new_err(
            "this iterator belongs to the process that was forked: make another one here",
        ))
    }

    /// Waits for the next page.
    pub fn next(&self, py: Python<'_>) -> PyResult<Option<openshelf_paging::Page>> {
        let _guard = runtime::CallGuard::begin(py);
        let mut inner = self.wait(py)?;
        self.give(py, &mut inner)
    }

    /// Waits until the next page is there to be taken.
    pub fn wait(&self, py: Python<'_>) -> PyResult<AsyncMutexGuard<'_, Inner>> {
        self.check_process()?;
        let mut inner = self.inner.try_lock().map_err(|_| in_use())?;
        if inner.untaken.is_none() {
            let at_once = match self.checkpoint {
                // What the disk takes its time for is not waited for with the GIL.
                Some(_) => runtime::without_gil(py, || self.at_once(&mut inner)),
                None => self.at_once(&mut inner),
            };
            let outcome = match at_once {
                Some(outcome) => outcome,
                None => match runtime::wait(py, self.step(&mut inner)) {
                    Ok(outcome) => outcome,
                    Err(interrupted) => {
                        inner.paginator.pause();
                        return Err(interrupted);
                    }
                },
            };
            inner.untaken = Some(Seen::of(&mut inner.paginator, outcome));
        }
        Ok(inner)
    }

    /// The next page if it has arrived; nothing when it has to be waited for.
    fn at_once(
        &self,
        inner: &mut Inner,
    ) -> Option<Result<Option<openshelf_paging::Page>, PagingError>> {
        let step = pin!(self.step(inner));
        match step.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(outcome) => Some(outcome),
            Poll::Pending => None,
        }
    }

    /// The next page without waiting for it, where it has records and is there.
    pub fn ready(&self, py: Python<'_>) -> PyResult<Option<openshelf_paging::Page>> {
        self.check_process()?;
        // A position is written off the event loop.
        if self.checkpoint.is_some() || self.is_awaited.load(Ordering::Acquire) {
            return Ok(None);
        }
        let Ok(mut inner) = self.inner.try_lock() else {
            return Ok(None);
        };
        if inner.untaken.is_some() || !inner.paginator.has_page() {
            return Ok(None);
        }
        let Some(outcome) = self.at_once(&mut inner) else {
            return Ok(None);
        };
        inner.untaken = Some(Seen::of(&mut inner.paginator, outcome));
        self.give(py, &mut inner)
    }

    /// Claims the next page for one task.
    pub fn claim(self: &Arc<Self>) -> PyResult<Claim> {
        self.check_process()?;
        if self.is_awaited.swap(true, Ordering::AcqRel) {
            return Err(PyRuntimeError::new_err(
                "this iterator is awaited by another task already",
            ));
        }
        Ok(Claim(Arc::clone(self)))
    }

    /// Waits until the next page is there to be taken; one that nobody took comes again.
    pub async fn awaited(&self) {
        let mut inner = self.inner.lock().await;
        if inner.untaken.is_none() {
            let outcome = self.step(&mut inner).await;
            inner.untaken = Some(Seen::of(&mut inner.paginator, outcome));
        }
    }

    /// Takes the page that was waited for.
    pub fn take(&self, py: Python<'_>) -> PyResult<Option<openshelf_paging::Page>> {
        let mut inner = self.inner.try_lock().map_err(|_| in_use())?;
        self.give(py, &mut inner)
    }

    /// Gives what has come. What Python does of it beside may fail, and then it comes again: nobody else
    /// has the paginator meanwhile.
    fn give(&self, py: Python<'_>, inner: &mut Inner) -> PyResult<Option<openshelf_paging::Page>> {
        if let Some(seen) = inner.untaken.as_mut() {
            self.emit_warnings(py, seen)?;
        }
        // Another task may have been given it.
        let seen = inner.untaken.take().ok_or_else(in_use)?;
        seen.outcome.map_err(|error| match error {
            PagingError::Changed(how) => {
                let given = inner.paginator.position().records;
                changed(py, &self.listing, &how, given)
            }
            error => to_py_err(py, &self.listing, error),
        })
    }

    /// What is known of the list as far as it was read.
    pub fn completeness(&self) -> Completeness {
        lock(&self.known).clone()
    }

    /// Keeps the position behind the last page, now that the next one is asked for, and asks.
    async fn step(&self, inner: &mut Inner) -> Result<Option<openshelf_paging::Page>, PagingError> {
        if inner.is_finished {
            return Ok(None);
        }
        if let (Some(checkpoint), Some(behind)) = (&self.checkpoint, inner.behind.take()) {
            checkpoint.save(&behind, None)?;
        }
        let next = inner.paginator.next().await;
        if self.ended.is_none() {
            *lock(&self.known) = inner.paginator.completeness();
        }
        match next {
            Some(Ok(page)) => {
                inner.behind = self.checkpoint.is_some().then(|| page.position.clone());
                Ok(Some(page))
            }
            Some(Err(error)) => {
                inner.is_finished = true;
                Err(error)
            }
            None => {
                inner.is_finished = true;
                if let Some(checkpoint) = &self.checkpoint {
                    let known = self.completeness();
                    checkpoint.save_end(&inner.paginator.position(), None, &known)?;
                }
                Ok(None)
            }
        }
    }

    /// Emits the notes, the warnings, the log line and the progress of a page, each once.
    fn emit_warnings(&self, py: Python<'_>, seen: &mut Seen) -> PyResult<()> {
        while let Some(note) = seen.notes.pop_front() {
            let name = identify(self.listing.operation);
            let line = format!("{name}(): {note}");
            log::information(py, &self.listing.handle.logger, &line)?;
            self.note_on_bar(py, &note)?;
        }
        while let Some(warning) = seen.warnings.pop_front() {
            warn(py, self.listing.operation, &warning)?;
        }
        if !std::mem::replace(&mut seen.is_logged, true) {
            match &seen.outcome {
                Ok(Some(page)) => self.log(py, &page.reply)?,
                Ok(None) => {}
                Err(error) => log_failure(py, &self.listing, error)?,
            }
        }
        cache_warnings::emit_warnings(py, &self.listing.handle.client)?;
        if std::mem::replace(&mut seen.is_counted, true) {
            return Ok(());
        }
        match &seen.outcome {
            Ok(Some(page)) => self.advance_bar(py, page.new_records.len(), seen.total),
            Ok(None) | Err(_) => self.close_bar(py),
        }
    }

    fn log(&self, py: Python<'_>, reply: &Reply) -> PyResult<()> {
        let operation = self.listing.operation;
        let line = || format!("{} {}", operation.method.verb(), reply.url);
        log::finished(py, &self.listing.handle.logger, operation, line, Ok(reply))
    }

    fn take_bar(&self) -> Bar {
        let mut bar = lock(&self.bar);
        std::mem::replace(&mut *bar, Bar::Off)
    }

    fn advance_bar(&self, py: Python<'_>, records: usize, total: Option<u64>) -> PyResult<()> {
        let shown = match self.take_bar() {
            Bar::Off => return Ok(()),
            Bar::Shown(shown) => shown,
            Bar::Requested => {
                let wanted = self.listing.progress.as_ref();
                let name = identify(self.listing.operation);
                let made = py
                    .import("openshelf.pagination")?
                    .call_method1("progress_bar", (wanted, total, name, self.begun))?;
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

impl Drop for Reader {
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

/// What came of waiting for a page, before Python has seen it.
struct Seen {
    outcome: Result<Option<openshelf_paging::Page>, PagingError>,
    total: Option<u64>,
    warnings: VecDeque<String>,
    /// What was done because the list changed.
    notes: VecDeque<String>,
    is_logged: bool,
    is_counted: bool,
}

impl Seen {
    fn of(
        paginator: &mut Paginator,
        outcome: Result<Option<openshelf_paging::Page>, PagingError>,
    ) -> Self {
        Self {
            outcome,
            total: paginator.total(),
            warnings: paginator.warnings().into(),
            notes: paginator.notes().into(),
            is_logged: false,
            is_counted: false,
        }
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
    PyValueError::new_err("this iterator is in use by another thread")
}

/// A request that failed is in the log as that of a call.
pub fn log_failure(py: Python<'_>, listing: &Listing, error: &PagingError) -> PyResult<()> {
    match error {
        PagingError::RequestFailed { failure, line } => {
            let line = || line.clone();
            log::finished(
                py,
                &listing.handle.logger,
                listing.operation,
                line,
                Err(failure),
            )
        }
        _ => Ok(()),
    }
}

/// The checkpoint of a call.
pub fn checkpoint(listing: &Listing, plan: &Plan, path: PathBuf) -> Checkpoint {
    let (client, options) = (&listing.handle.client, &listing.handle.options);
    Checkpoint::new(
        path,
        &client.options.base_url,
        plan,
        &listing.bounds,
        &options.extra,
        &options.call.headers,
        options.validates(),
    )
}

fn warn(py: Python<'_>, operation: &Operation, how: &str) -> PyResult<()> {
    let message = format!(
        "{}(): the records changed while they were paged: {how}",
        operation.full_name()
    );
    errors::warn(py, "ChangedWhilePagingWarning", &message)
}

/// The error of a list that changed, after so many records were given.
fn changed(py: Python<'_>, listing: &Listing, how: &str, given: u64) -> PyErr {
    let what = match listing.bounds.on_change {
        OnChange::Raise => {
            r#"on_change="mend", which is the default, asks pages again until they fit together"#
        }
        OnChange::Mend | OnChange::Warn => {
            r#"Ask again when the list is quieter; on_change="warn" gives the rest as it comes"#
        }
    };
    let name = listing.operation.full_name();
    let message = format!(
        "{name}(): the records changed while they were paged: {how}. {given} records were given; that no other one was missed is not proven. {what}"
    );
    let details = PyDict::new(py);
    let filled = details
        .set_item("given", given)
        .and_then(|()| details.set_item("operation", identify(listing.operation)));
    match filled {
        Ok(()) => raise(py, "ChangedWhilePaging", &message, &details),
        Err(error) => error,
    }
}

/// A paging error as Python's error.
pub fn to_py_err(py: Python<'_>, listing: &Listing, error: PagingError) -> PyErr {
    let operation = listing.operation;
    let name = operation.full_name();
    let said = messages::of_list(&error);
    let message = format!("{name}(): {said}");
    let details = PyDict::new(py);
    match error {
        PagingError::RequestFailed { failure, .. } => match failure.error {
            TransportError::Closed => closed(py, &listing.handle.class_name(), operation),
            _ => failed(py, Some(operation), &failure),
        },
        PagingError::InvalidArguments(error) => refused(py, operation, &error),
        PagingError::Unreadable(_) => plain(py, "DecodeError", &message),
        PagingError::UnreadablePage(reply, why) => {
            let cause = openshelf_decoding::json(py, &reply.body)
                .err()
                .unwrap_or_else(|| PyValueError::new_err(why.to_string()));
            unreadable(py, operation, listing.added(), &reply, &cause)
        }
        PagingError::OrderNotKept { .. } => plain(py, "ArgumentError", &message),
        PagingError::Truncated { reached, exist, .. } => {
            let filled = details
                .set_item("reached", reached)
                .and_then(|()| details.set_item("exist", exist))
                .and_then(|()| details.set_item("operation", identify(operation)));
            match filled {
                Ok(()) => raise(py, "TruncatedError", &message, &details),
                Err(error) => error,
            }
        }
        PagingError::Changed(_) => match details.set_item("operation", identify(operation)) {
            Ok(()) => raise(py, "ChangedWhilePaging", &message, &details),
            Err(error) => error,
        },
        PagingError::Checkpoint(CheckpointError::File { path, source }) => {
            file_error(&path, &source)
        }
        PagingError::Checkpoint(_) => plain(py, "ArgumentError", &said),
    }
}
