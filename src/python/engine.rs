//! The steps of one call, from Python arguments to the Python answer.

use std::io::Cursor;
use std::sync::Arc;
use std::time::Instant;

use openshelf_describe::namespace::Mode;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};

use super::arguments::{bind, passed, warn};
use super::awaited;
use super::coroutine::{CallCoroutine, Start, Started};
use super::errors::{
    closed, content_type, failed, no_table, refused, status, table_error, unreadable,
    unreadable_text, warn as warn_of, warn_narrower, write_error, wrong_state, wrong_type,
};
use super::handle::ClientHandle;
use super::log;
use super::raw_answer::RawAnswer;
use super::runtime;
use super::tables::Table;
use super::tracing;
use openshelf_client::{
    Client, PictureFile, TableContent, TableOptions, TableRequest, check_picture, fault_in_success,
};
use openshelf_core::answer::{Listener, Narrower, Remarks, Warning, member_names};
use openshelf_core::call::{Added, Arguments, Request};
use openshelf_core::catalog::{Answer, Operation};
use openshelf_core::narrow_picture::narrower;
use openshelf_core::printable::{printable_line, shown_address};
use openshelf_tables::TableError;
use openshelf_transport::cache::Backend;
use openshelf_transport::{Failure, Reply, StatusFailure, TransportError};
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

/// What the caller wants from an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delivery {
    /// The result that the operation declares.
    Value,
    /// The answer with everything known about it.
    Raw,
    /// A table of its records.
    Table(TableOptions),
}

/// Makes the call: waits for the answer, or returns a coroutine.
pub fn call(
    py: Python<'_>,
    handle: &Arc<ClientHandle>,
    operation: &'static Operation,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
) -> PyResult<Py<PyAny>> {
    call_for(py, handle, operation, arguments, named, Delivery::Value)
}

/// Makes the call, and returns what the caller wants from its answer.
pub fn call_for(
    py: Python<'_>,
    handle: &Arc<ClientHandle>,
    operation: &'static Operation,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
    delivery: Delivery,
) -> PyResult<Py<PyAny>> {
    openshelf_decoding::guarded(py, || {
        call_unguarded(py, handle, operation, arguments, named, delivery)
    })
}

fn call_unguarded(
    py: Python<'_>,
    handle: &Arc<ClientHandle>,
    operation: &'static Operation,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
    delivery: Delivery,
) -> PyResult<Py<PyAny>> {
    let _guard = runtime::CallGuard::begin(py);
    let prepared = prepare(py, handle, operation, arguments, named)?;
    warn(py, &prepared.arguments)?;
    let name = || format!("{}.{}", handle.class_name(), operation.full_name());
    if operation.answer == Answer::Address {
        if delivery == Delivery::Raw {
            return Err(wrong_type(format!(
                "{}() sends no request, so there is no raw answer: call it without raw",
                operation.full_name()
            )));
        }
        let url = handle.client.transport.url(&prepared.request, false);
        let url = PyString::new(py, &url).into_any().unbind();
        return Ok(match handle.mode {
            Mode::Sync => url,
            Mode::Async => CallCoroutine::ready(name(), url)
                .into_pyobject(py)?
                .into_any()
                .unbind(),
        });
    }
    let prepared_call = PreparedCall::new(py, handle, prepared, delivery)?;
    match handle.mode {
        Mode::Sync => {
            let outcome = match runtime::without_gil(py, || prepared_call.try_cached()) {
                Some(outcome) => outcome,
                None => runtime::wait(py, prepared_call.run())?,
            };
            let completed = runtime::without_gil(py, || prepared_call.completed(outcome));
            Ok(completed.finish(py)?.unbind())
        }
        Mode::Async => {
            let coroutine = CallCoroutine::new(name(), start(prepared_call));
            Ok(coroutine.into_pyobject(py)?.into_any().unbind())
        }
    }
}

/// Begins the call when its coroutine is first awaited.
fn start(prepared_call: PreparedCall) -> Start {
    Box::new(|py| {
        // The event loop waits only for memory.
        if prepared_call.table.is_none()
            && prepared_call.is_in_memory()
            && let Some(outcome) = runtime::without_gil(py, || prepared_call.try_cached())
        {
            return Ok(Started::Answer(
                prepared_call.completed(outcome).finish(py)?,
            ));
        }
        awaited::begin(py, async move {
            let outcome = match prepared_call.try_cached() {
                Some(outcome) => outcome,
                None => prepared_call.run().await,
            };
            if prepared_call.table.is_none() {
                return Ok(prepared_call.completed(outcome));
            }
            // Building a table takes time, and other tasks wait for answers.
            let making = spawn_blocking(move || prepared_call.completed(outcome));
            let made = making.await;
            made.map_err(|error| wrong_state(error.to_string()))
        })
    })
}

/// Everything that one request needs on its way, free of Python.
struct PreparedCall {
    handle: Arc<ClientHandle>,
    /// The handle's client, with a trace if the program records spans.
    client: Client,
    prepared: Prepared,
    /// Where a picture is written.
    destination: Option<PictureFile>,
    delivery: Delivery,
    /// The description of the table.
    table: Option<TableRequest>,
    asked: Instant,
}

impl PreparedCall {
    /// Checks everything that can be checked before sending.
    fn new(
        py: Python<'_>,
        handle: &Arc<ClientHandle>,
        prepared: Prepared,
        delivery: Delivery,
    ) -> PyResult<Self> {
        let operation = prepared.arguments.operation;
        let text = |name: &str| {
            let argument = prepared.arguments.get(name);
            argument.map(|argument| argument.value.wire_text())
        };
        let destination = operation
            .file
            .filter(|_| delivery == Delivery::Value)
            .map(|file| {
                let name = text(file.name).unwrap_or_default();
                PictureFile::new(text(file.folder).as_deref(), name, file.suffix)
            })
            .transpose()
            .map_err(|error| {
                write_error(
                    py,
                    operation,
                    &handle.client.settings.call.added,
                    "",
                    &error,
                )
            })?;
        let table = match delivery {
            Delivery::Table(options) => {
                let arguments = &prepared.arguments;
                let given = arguments.iter().filter(|argument| argument.given);
                let given = given.map(|argument| (argument.parameter.name, &argument.value));
                let table = TableRequest::new(handle.client.service(), arguments, given, options);
                Some(table.map_err(|error| no_table(operation, &error))?)
            }
            Delivery::Value | Delivery::Raw => None,
        };
        Ok(Self {
            handle: handle.clone(),
            client: tracing::traced(py, &handle.client),
            prepared,
            destination,
            delivery,
            table,
            asked: Instant::now(),
        })
    }

    fn is_in_memory(&self) -> bool {
        let cache = self.handle.client.transport.cache.as_ref();
        cache.is_some_and(|cache| cache.store.backend == Backend::Memory)
    }

    /// A cached answer, if it is available immediately.
    fn try_cached(&self) -> Option<Result<Reply, Failure>> {
        self.client.try_cached(&self.prepared.request)
    }

    /// The completed call, with its table if requested.
    fn completed(mut self, outcome: Result<Reply, Failure>) -> CompletedCall {
        let (remarks, warnings) = match &outcome {
            Ok(reply) if self.delivery != Delivery::Raw => self.remarks(reply),
            _ => Default::default(),
        };
        let table = match (self.table.take(), &outcome) {
            (Some(table), Ok(reply)) => Some(table.make(reply, remarks)),
            _ => None,
        };
        CompletedCall {
            prepared_call: self,
            outcome,
            table,
            warnings,
        }
    }

    /// What the service says beside the records of its answer, and what of it is a warning.
    fn remarks(&self, reply: &Reply) -> (Remarks, Vec<Warning>) {
        let arguments = &self.prepared.arguments;
        let value = |name: &str| arguments.get(name).map(|argument| &argument.value);
        let operation = arguments.operation;
        let heard = Listener::new(self.client.service(), operation, value).hear(&reply.body);
        let added = &self.handle.client.settings.call.added;
        let mut remarks = Remarks::default();
        let warnings = remarks.add(operation, &heard, |text| added.text(text));
        (remarks, warnings)
    }

    async fn run(&self) -> Result<Reply, Failure> {
        self.client.fetch(&self.prepared.request).await
    }

    /// The bytes of a picture with their media type.
    fn picture<'py>(&self, py: Python<'py>, reply: &Reply) -> PyResult<Bound<'py, PyAny>> {
        let kind = content_type(&reply.headers);
        check_picture(kind, &reply.body).map_err(|error| {
            let added = &self.handle.client.settings.call.added;
            let operation = self.prepared.request.operation;
            write_error(py, operation, added, &reply.url, &error)
        })?;
        let narrower = self.warned_narrower(py, reply)?;
        let requested_width = narrower.map(|picture| picture.asked);
        py.import("openshelf.pictures")?.getattr("Picture")?.call1((
            PyBytes::new(py, &reply.body),
            kind,
            requested_width,
        ))
    }

    /// The picture, if it is narrower than the width that was asked for, after a warning.
    fn warned_narrower(&self, py: Python<'_>, reply: &Reply) -> PyResult<Option<Narrower>> {
        let request = &self.prepared.request;
        let picture = narrower(request, &mut Cursor::new(&reply.body));
        if let Some(picture) = &picture {
            warn_narrower(py, request.operation, picture)?;
        }
        Ok(picture)
    }
}

/// A call that has returned; it is converted to Python's answer where the GIL is held.
struct CompletedCall {
    prepared_call: PreparedCall,
    outcome: Result<Reply, Failure>,
    table: Option<Result<TableContent, TableError>>,
    warnings: Vec<Warning>,
}

impl<'py> IntoPyObject<'py> for CompletedCall {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.finish(py)
    }
}

impl CompletedCall {
    fn finish(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        let operation = self.prepared_call.prepared.arguments.operation;
        let handle = &self.prepared_call.handle;
        let added: &Added = &handle.client.settings.call.added;
        let line = || handle.client.line(&self.prepared_call.prepared.request);
        log::finished(py, &handle.logger, operation, line, self.outcome.as_ref())?;
        // A plain hit has met no error.
        if !matches!(&self.outcome, Ok(reply) if reply.cache_status.is_some_and(|entry| !entry.is_stale))
        {
            log::cache_warnings(py, &handle.client.transport)?;
        }
        let reply = self.outcome.map_err(|failure| match failure.error {
            TransportError::Closed => closed(py, &handle.class_name(), operation),
            _ => failed(py, Some(operation), &failure),
        })?;
        if self.prepared_call.delivery == Delivery::Raw {
            let answer = RawAnswer::new(handle, operation, reply, self.prepared_call.asked);
            return Ok(answer.into_pyobject(py)?.into_any());
        }
        for warning in &self.warnings {
            warn_of(py, warning.class, &warning.message)?;
        }
        if let Some(table) = self.table {
            if let Some(failure) = fault_in_success(operation, added, &reply) {
                return Err(fault_error(py, operation, &failure, &reply));
            }
            let table = table.map_err(|error| table_error(py, operation, added, &reply, &error))?;
            return Ok(Table::new(table).into_pyobject(py)?.into_any());
        }
        let to_decode_error = |error: &PyErr| unreadable(py, operation, added, &reply, error);
        if reply.is_without_content(operation) {
            return Ok(py.None().into_bound(py));
        }
        match operation.answer {
            Answer::Object | Answer::List | Answer::ObjectOrList => {
                let decoded = openshelf_decoding::json(py, &reply.body)
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
            Answer::Bytes => self.prepared_call.picture(py, &reply),
            Answer::File | Answer::FilePath => {
                let Some(destination) = &self.prepared_call.destination else {
                    return self.prepared_call.picture(py, &reply);
                };
                let kind = content_type(&reply.headers);
                let path = py
                    .detach(|| destination.write_image(kind, &reply.body))
                    .map_err(|error| write_error(py, operation, added, &reply.url, &error))?;
                // The file is complete, also where a warning is an error.
                let narrower = self.prepared_call.warned_narrower(py, &reply)?;
                if operation.answer == Answer::FilePath {
                    return Ok(path.into_pyobject(py)?.into_any());
                }
                let sentence = destination.sentence(&path, &reply.body, narrower.as_ref());
                Ok(PyString::new(py, &sentence).into_any())
            }
        }
    }
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
