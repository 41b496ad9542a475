//! Converts the errors of downloads to Python exceptions.

use std::path::Path;
use std::sync::Arc;

use openshelf_client::answers::TransportError;
use openshelf_client::downloads::{DownloadError, FileError, FinishedJob};
use openshelf_client::services::identify;
use openshelf_core::catalog::Operation;
use pyo3::exceptions::{PyBlockingIOError, PyFileExistsError, PyMemoryError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::{
    closed, failed, failed_saying, file_error, folder_error, raise, refused, wrong_state,
};
use crate::handle::ClientHandle;

/// The error of a download as Python's error.
pub fn to_py_err(
    py: Python<'_>,
    handle: &Arc<ClientHandle>,
    operation: &'static Operation,
    error: DownloadError,
) -> PyErr {
    let message = format!("{}(): {error}", operation.full_name());
    let details = PyDict::new(py);
    let with_url = |class: &str, url: Option<&str>, path: Option<&Path>| {
        let filled = details
            .set_item("operation", identify(operation))
            .and_then(|()| match url {
                Some(url) => details.set_item("url", url),
                None => Ok(()),
            })
            .and_then(|()| match path {
                Some(path) => details.set_item("path", path),
                None => Ok(()),
            });
        match filled {
            Ok(()) => raise(py, class, &message, &details),
            Err(error) => error,
        }
    };
    match error {
        DownloadError::Arguments(error) => refused(py, operation, &error),
        DownloadError::Request(failure) => match failure.error {
            TransportError::Closed => closed(py, &handle.class_name(), operation),
            _ => failed(py, Some(operation), &failure),
        },
        DownloadError::StateUnknown { error, .. } => match *error {
            DownloadError::Request(failure) => {
                failed_saying(py, Some(operation), &failure, &message)
            }
            DownloadError::Unreadable { url, .. } => with_url("DecodeError", Some(&url), None),
            other => to_py_err(py, handle, operation, other),
        },
        DownloadError::Unreadable { url, .. } => with_url("DecodeError", Some(&url), None),
        DownloadError::JobFailed(job) => job_failed(py, operation, &job, &message),
        DownloadError::Stuck { url, .. } | DownloadError::Late { url, .. } => {
            with_url("RequestTimeoutError", Some(&url), None)
        }
        DownloadError::Host(_) => with_url("DownloadError", None, None),
        DownloadError::Unusable { url, .. } => with_url("DownloadError", Some(&url), None),
        DownloadError::Folder(error) => folder_error(py, operation, &error),
        DownloadError::File(FileError::Disk { path, source }) => file_error(&path, &source),
        DownloadError::File(FileError::InUse { .. }) => PyBlockingIOError::new_err(message),
        DownloadError::File(FileError::Damaged { path, .. }) => {
            with_url("DownloadError", None, Some(&path))
        }
        DownloadError::Exists { .. } => PyFileExistsError::new_err(format!(
            "{message}: pass if_exists='skip' or if_exists='replace', or choose another directory"
        )),
        DownloadError::Other { .. } => PyFileExistsError::new_err(format!(
            "{message}: choose another name, or delete the file"
        )),
        DownloadError::NoMemory => PyMemoryError::new_err(message),
        DownloadError::Lost => wrong_state(message),
    }
}

fn job_failed(py: Python<'_>, operation: &Operation, job: &FinishedJob, message: &str) -> PyErr {
    let details = PyDict::new(py);
    let filled = openshelf_decoding::json(py, &job.body)
        .and_then(|state| details.set_item("state", state))
        .and_then(|()| details.set_item("file_name", &job.status.name))
        .and_then(|()| details.set_item("operation", identify(operation)));
    match filled {
        Ok(()) => raise(py, "DownloadJobError", message, &details),
        Err(error) => error,
    }
}
