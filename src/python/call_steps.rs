//! The steps of one call, from Python arguments to the Python answer.

use std::borrow::Cow;
use std::io::Cursor;
use std::sync::Arc;

use openshelf_describe::namespace::Mode;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};

use super::arguments::{bind, passed, warn};
use super::awaited;
use super::caller::{ContinuedBy, for_caller};
use super::coroutine::{CallCoroutine, Start, Started};
use super::errors::{
    closed, failed, no_table, refused, status, table_error, unlike_promised, unreadable,
    unreadable_text, warn as warn_of, warn_narrower, write_error, wrong_state, wrong_type,
};
use super::handle::ClientHandle;
use super::log;
use super::raw_answer::RawAnswer;
use super::runtime;
use super::tables::Table;
use super::unread;
use openshelf_client::answers::{Failure, Reply, StatusFailure, TransportError};
use openshelf_client::downloads::check_picture;
use openshelf_client::tables::{TableContent, TableError};
use openshelf_client::{Call, CompletedCall, UnfitCall, Wanted, fault_in_success};
use openshelf_core::answer::{Narrower, Warning, member_names, preformatted_text, undeclared};
use openshelf_core::call::{Added, Arguments, Request};
use openshelf_core::catalog::{Answer, LinkedContent, Operation};
use openshelf_core::narrow_picture::narrower;
use openshelf_core::printable::{printable_line, shown_address};
use tokio::task::spawn_blocking;

/// A call that is checked and serialised, but not sent.
pub struct Prepared {
    pub arguments: Arguments,
    pub request: Request,
}

/// Binds, checks and serialises; nothing is sent.
pub fn prepare(
    py: Python<'_>,
    handle: &ClientHandle,
    operation: &'static Operation,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
) -> PyResult<Prepared> {
    let passed = passed(handle.client.service(), operation, arguments, named)?;
    let arguments = bind(py, handle, operation, passed)?;
    let request = handle
        .client
        .request(&arguments)
        .map_err(|error| refused(py, operation, &error))?;
    Ok(Prepared { arguments, request })
}

/// Makes the call: waits for the answer, or returns a coroutine.
pub fn call(
    py: Python<'_>,
    handle: &Arc<ClientHandle>,
    operation: &'static Operation,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
) -> PyResult<Py<PyAny>> {
    call_for(py, handle, operation, arguments, named, Wanted::Value)
}

/// Makes the call, and returns what the caller wants from its answer.
pub fn call_for(
    py: Python<'_>,
    handle: &Arc<ClientHandle>,
    operation: &'static Operation,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
    wanted: Wanted,
) -> PyResult<Py<PyAny>> {
    openshelf_decoding::guarded(py, || {
        call_unguarded(py, handle, operation, arguments, named, wanted)
    })
}

fn call_unguarded(
    py: Python<'_>,
    handle: &Arc<ClientHandle>,
    operation: &'static Operation,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
    wanted: Wanted,
) -> PyResult<Py<PyAny>> {
    let _guard = runtime::CallGuard::begin(py);
    let prepared = prepare(py, handle, operation, arguments, named)?;
    warn(py, &prepared.arguments)?;
    let name = || format!("{}.{}", handle.class_name(), operation.full_name());
    if operation.answer == Answer::Address {
        if wanted == Wanted::Raw {
            return Err(wrong_type(format!(
                "{}() sends no request, so there is no raw answer: call it without raw",
                operation.full_name()
            )));
        }
        let url = handle.client.address(&prepared.request);
        let url = PyString::new(py, &url).into_any().unbind();
        return Ok(match handle.mode {
            Mode::Sync => url,
            Mode::Async => CallCoroutine::ready(name(), url)
                .into_pyobject(py)?
                .into_any()
                .unbind(),
        });
    }
    let sent = SentCall {
        handle: Arc::clone(handle),
        call: to_call(py, handle, prepared, wanted)?,
    };
    match handle.mode {
        Mode::Sync => {
            let outcome = match runtime::without_gil(py, || sent.call.try_cached()) {
                Some(outcome) => outcome,
                None => runtime::wait(py, sent.call.fetch())?,
            };
            let completed = runtime::without_gil(py, || sent.completed(outcome));
            Ok(completed.finish(py)?.unbind())
        }
        Mode::Async => {
            let coroutine = CallCoroutine::new(name(), start(sent));
            Ok(coroutine.into_pyobject(py)?.into_any().unbind())
        }
    }
}

/// Makes a call of a prepared request; checks the path of a picture and the columns of a table. The call belongs to the
/// current span.
fn to_call(
    py: Python<'_>,
    handle: &Arc<ClientHandle>,
    prepared: Prepared,
    wanted: Wanted,
) -> PyResult<Call> {
    let operation = prepared.request.operation;
    let continued_by = match handle.mode {
        Mode::Sync => ContinuedBy::Caller,
        Mode::Async => ContinuedBy::Others,
    };
    let client = for_caller(py, &handle.client, continued_by);
    let added = Arc::clone(&client.settings.call.added);
    let call = Call::new(client, prepared.arguments, prepared.request, wanted);
    call.map_err(|unfit| match unfit {
        UnfitCall::Picture(error) => write_error(py, operation, &added, "", &error),
        UnfitCall::Table(error) => no_table(operation, &error),
    })
}

/// Begins the call when its coroutine is first awaited.
fn start(sent: SentCall) -> Start {
    Box::new(|py| {
        // The event loop waits only for memory.
        if !sent.call.makes_table()
            && sent.call.has_memory_cache()
            && let Some(outcome) = runtime::without_gil(py, || sent.call.try_cached())
        {
            return Ok(Started::Answer(sent.completed(outcome).finish(py)?));
        }
        let (handle, operation) = (Arc::clone(&sent.handle), sent.call.arguments.operation);
        let pending = awaited::pending(py, async move {
            let outcome = match sent.call.try_cached() {
                Some(outcome) => outcome,
                None => sent.call.fetch().await,
            };
            if !sent.call.makes_table() {
                return Ok(sent.completed(outcome));
            }
            // Building a table takes time, and other tasks wait for answers.
            let making = spawn_blocking(move || sent.completed(outcome));
            let made = making.await;
            made.map_err(|error| wrong_state(error.to_string()))
        })?;
        let tell = move |py: Python<'_>| log::cancelled(py, &handle.logger, operation);
        Ok(Started::Pending(pending.on_cancel(tell)))
    })
}

/// A call on its way, with the client that Python sees.
struct SentCall {
    handle: Arc<ClientHandle>,
    call: Call,
}

impl SentCall {
    fn completed(self, outcome: Result<Reply, Failure>) -> ReturnedCall {
        ReturnedCall {
            handle: self.handle,
            completed: self.call.completed(outcome),
        }
    }
}

/// A call that has returned; it is converted to Python's answer where the GIL is held.
struct ReturnedCall {
    handle: Arc<ClientHandle>,
    completed: CompletedCall,
}

impl<'py> IntoPyObject<'py> for ReturnedCall {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.finish(py)
    }
}

impl ReturnedCall {
    fn finish(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        let handle = &self.handle;
        let CompletedCall {
            call,
            outcome,
            table,
            warnings,
        } = self.completed;
        let operation = call.arguments.operation;
        let line = || handle.client.line(&call.request);
        log::finished(py, &handle.logger, operation, line, outcome.as_ref())?;
        // A plain hit has met no error.
        if !matches!(&outcome, Ok(reply) if reply.cache_status.is_some() && reply.stale_reason().is_none())
        {
            log::cache_warnings(py, &handle.client)?;
        }
        let reply = outcome.map_err(|failure| match failure.error {
            TransportError::Closed => closed(py, &handle.class_name(), operation),
            _ => failed(py, Some(operation), &failure),
        })?;
        if call.wanted == Wanted::Raw {
            let answer = RawAnswer::new(handle, operation, reply, call.asked);
            return Ok(answer.into_pyobject(py)?.into_any());
        }
        read(py, handle, (call, reply), table, &warnings)
            .map_err(|error| unread::told(py, operation, error))
    }
}

/// The object that an answer becomes.
fn read<'py>(
    py: Python<'py>,
    handle: &ClientHandle,
    (call, reply): (Call, Reply),
    table: Option<Result<TableContent, TableError>>,
    warnings: &[Warning],
) -> PyResult<Bound<'py, PyAny>> {
    let operation = call.arguments.operation;
    let added: &Added = &handle.client.settings.call.added;
    if table.is_some()
        && let Some(failure) = fault_in_success(operation, added, &reply)
    {
        return Err(fault_error(py, operation, &failure, &reply));
    }
    // What an answer lacks that cannot be read is no news.
    let table = table
        .transpose()
        .map_err(|error| table_error(py, operation, added, &reply, &error))?;
    for warning in warnings {
        warn_of(py, warning.class, &warning.message)?;
    }
    if let Some(table) = table {
        return Ok(Table::new(table).into_pyobject(py)?.into_any());
    }
    let to_decode_error = |error: &PyErr| unreadable(py, operation, added, &reply, error);
    if reply.is_without_content(operation) {
        return Ok(py.None().into_bound(py));
    }
    if let Some(other) = undeclared(operation, &reply.body) {
        return Err(unlike_promised(py, operation, added, &reply, &other));
    }
    match operation.answer {
        Answer::Object | Answer::List | Answer::ObjectOrList => {
            let decoded = handle
                .numbers
                .json(py, &reply.body)
                .map_err(|error| to_decode_error(&error))?;
            if may_hide_fault(operation, &decoded)?
                && let Some(failure) = fault_in_success(operation, added, &reply)
            {
                return Err(fault_error(py, operation, &failure, &reply));
            }
            Ok(decoded)
        }
        Answer::MemberNames => {
            let names = member_names(operation, &reply.body)
                .map_err(|error| to_decode_error(&PyValueError::new_err(error.to_string())))?;
            Ok(names.into_pyobject(py)?.into_any())
        }
        Answer::Text | Answer::Address => {
            let text = std::str::from_utf8(&reply.body)
                .map_err(|error| unreadable_text(py, operation, added, &reply, error))?;
            Ok(PyString::new(py, text).into_any())
        }
        Answer::LinkedFile => linked_file(py, &call, &reply),
        Answer::Bytes => picture(py, &call, &reply),
        Answer::File | Answer::FilePath => picture_file(py, &call, &reply),
    }
}

/// The content of a file that a record names.
fn linked_file<'py>(py: Python<'py>, call: &Call, reply: &Reply) -> PyResult<Bound<'py, PyAny>> {
    let linked = call.request.linked.as_ref();
    let content = linked.map(|linked| linked.form.content);
    if let Some(LinkedContent::Bytes(_)) = content {
        return Ok(PyBytes::new(py, &reply.body).into_any());
    }
    let added = &call.client.settings.call.added;
    let text = std::str::from_utf8(&reply.body)
        .map_err(|error| unreadable_text(py, call.request.operation, added, reply, error))?;
    let text = match content {
        Some(LinkedContent::Preformatted) => preformatted_text(text),
        _ => Cow::Borrowed(text),
    };
    Ok(PyString::new(py, &text).into_any())
}

/// Writes a picture where the call says, if it does.
fn picture_file<'py>(py: Python<'py>, call: &Call, reply: &Reply) -> PyResult<Bound<'py, PyAny>> {
    let Some(destination) = &call.picture_file else {
        return picture(py, call, reply);
    };
    let operation = call.request.operation;
    let added = &call.client.settings.call.added;
    let kind = reply.content_type();
    let path = py
        .detach(|| destination.write_image(kind, &reply.body))
        .map_err(|error| write_error(py, operation, added, &reply.url, &error))?;
    // The file is complete, also where a warning is an error.
    let narrower = warned_narrower(py, &call.request, reply)?;
    if operation.answer == Answer::FilePath {
        return Ok(path.into_pyobject(py)?.into_any());
    }
    let sentence = destination.sentence(&path, &reply.body, narrower.as_ref());
    Ok(PyString::new(py, &sentence).into_any())
}

/// The bytes of a picture with their media type.
fn picture<'py>(py: Python<'py>, call: &Call, reply: &Reply) -> PyResult<Bound<'py, PyAny>> {
    let kind = reply.content_type();
    check_picture(kind, &reply.body).map_err(|error| {
        let added = &call.client.settings.call.added;
        write_error(py, call.request.operation, added, &reply.url, &error)
    })?;
    let narrower = warned_narrower(py, &call.request, reply)?;
    let requested_width = narrower.map(|picture| picture.asked);
    py.import("openshelf.pictures")?.getattr("Picture")?.call1((
        PyBytes::new(py, &reply.body),
        kind,
        requested_width,
    ))
}

/// The picture, if it is narrower than the width that was asked for, after a warning.
fn warned_narrower(py: Python<'_>, request: &Request, reply: &Reply) -> PyResult<Option<Narrower>> {
    let picture = narrower(request, &mut Cursor::new(&reply.body));
    if let Some(picture) = &picture {
        warn_narrower(py, request.operation, picture)?;
    }
    Ok(picture)
}

/// Whether the answer has the member in which the service reports an error with a success status.
fn may_hide_fault(operation: &Operation, answer: &Bound<'_, PyAny>) -> PyResult<bool> {
    let Some(member) = operation.fault_member else {
        return Ok(false);
    };
    match answer.cast::<PyDict>() {
        Ok(answer) => answer.contains(member),
        Err(_) => Ok(false),
    }
}

/// The error that an answer with a good status hides.
fn fault_error(
    py: Python<'_>,
    operation: &Operation,
    failure: &StatusFailure,
    reply: &Reply,
) -> PyErr {
    let url = shown_address(&failure.url);
    let message = failure.detail.as_deref().unwrap_or_default();
    let sentence = format!("{} from {url}: {}", failure.status, printable_line(message));
    let attempts = reply.attempts as usize;
    status(py, Some(operation), failure, attempts, &sentence)
}
