//! Reads what to download: the arguments of a call, a job, or the name of a job's file.

use std::sync::Arc;

use openshelf_client::downloads::{DownloadSource, StartedJob, name_of_answer, name_of_linked};
use openshelf_core::catalog::{Files, Job, Operation};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};

use crate::arguments::warn;
use crate::call_steps;
use crate::errors::wrong_type;
use crate::handle::ClientHandle;

/// The ending of the names of files that jobs write.
const ARCHIVE: &str = ".zip";

/// What a call leads to, or a job that was started before.
pub fn source(
    py: Python<'_>,
    handle: &Arc<ClientHandle>,
    operation: &'static Operation,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
) -> PyResult<DownloadSource> {
    let no_names = named.is_none_or(|named| named.is_empty());
    if let Some(Files::Job(job)) = operation.files
        && no_names
        && arguments.len() == 1
        && let Some(name) = name_of_job(job, &arguments.get_item(0)?)?
    {
        return Ok(DownloadSource::Job(StartedJob {
            operation,
            job,
            name,
        }));
    }
    let prepared = call_steps::prepare(py, handle, operation, arguments, named)?;
    warn(py, &prepared.arguments)?;
    if let Some(file) = operation.file
        && prepared.arguments.given(file.folder)
    {
        let (folder, name) = (file.folder, operation.full_name());
        return Err(wrong_type(format!(
            "{folder}: pass it to openshelf.download({name}, {folder}=...), not to the call"
        )));
    }
    let name = match operation.files {
        Some(Files::Answer(file)) => Some(name_of_answer(file, &prepared.arguments)),
        Some(Files::Linked(_)) => {
            let linked = prepared.request.linked.as_ref();
            linked.map(|linked| name_of_linked(linked.form, &prepared.arguments))
        }
        _ => None,
    };
    Ok(DownloadSource::Call {
        request: prepared.request,
        name,
    })
}

/// The file's name in the answer that started a job or told its state, or the name itself.
fn name_of_job(job: &Job, given: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    if let Ok(text) = given.cast::<PyString>() {
        let text = text.to_cow()?;
        return Ok(text.ends_with(ARCHIVE).then(|| text.into_owned()));
    }
    let Ok(answer) = given.cast::<PyDict>() else {
        return Ok(None);
    };
    match (answer.get_item(job.name)?, answer.contains(job.address)?) {
        (Some(name), true) => Ok(name.extract().ok()),
        _ => Ok(None),
    }
}

/// One of several calls: a dict of its arguments by name, a list or a tuple of them by position, or its first argument.
pub fn one_of_many(
    py: Python<'_>,
    handle: &Arc<ClientHandle>,
    operation: &'static Operation,
    given: &Bound<'_, PyAny>,
) -> PyResult<DownloadSource> {
    if let Ok(tuple) = given.cast::<PyTuple>() {
        return source(py, handle, operation, tuple, None);
    }
    if let Ok(list) = given.cast::<PyList>() {
        return source(py, handle, operation, &list.to_tuple(), None);
    }
    if let Ok(named) = given.cast::<PyDict>()
        && is_named(operation, named)
    {
        return source(py, handle, operation, &PyTuple::empty(py), Some(named));
    }
    source(py, handle, operation, &PyTuple::new(py, [given])?, None)
}

/// Whether a dict contains arguments by their names, and is not a job.
fn is_named(operation: &Operation, named: &Bound<'_, PyDict>) -> bool {
    match operation.files {
        Some(Files::Job(job)) => !named.contains(job.address).unwrap_or(false),
        _ => true,
    }
}
