//! Converts paging errors to Python exceptions and warnings.

use openshelf_client::answers::TransportError;
use openshelf_client::lists::{CheckpointError, OnChange, PagingError};
use openshelf_client::saving::OutputError;
use openshelf_client::saving::{BatchFailure, SaveError};
use openshelf_client::services::identify;
use openshelf_client::tables::TableError;
use openshelf_core::catalog::Operation;
use pyo3::exceptions::{
    PyBlockingIOError, PyFileExistsError, PyFileNotFoundError, PyMemoryError, PyOSError,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::listing::Listing;
use super::messages;
use crate::errors::{
    self, closed, failed, file_error, plain, raise, refused, table_error, unlike_promised,
    wrong_state, wrong_value,
};
use crate::log;
use crate::unread;

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

pub fn warn(py: Python<'_>, operation: &Operation, how: &str) -> PyResult<()> {
    let message = format!(
        "{}(): the records changed during paging: {how}",
        operation.full_name()
    );
    errors::warn(py, "ChangedWhilePagingWarning", &message)
}

/// Warns that a position is the end of a list: another run finds no new records. `place` names the position, and
/// `advice` says how to read the list again. The slices of a plan do not change, and are read again after a failure.
pub fn warn_ended(py: Python<'_>, listing: &Listing, place: &str, advice: &str) -> PyResult<()> {
    if listing.extent.is_some() {
        return Ok(());
    }
    let message = format!(
        "{}(): {place}; resume does not look for new records. To read the list again, {advice}. The page 'Every night' of the guide says how to get new records alone",
        listing.operation.full_name()
    );
    errors::warn(py, "EndedListWarning", &message)
}

/// The error of a list that changed, after this many records were returned.
fn changed(py: Python<'_>, listing: &Listing, how: &str, given: u64) -> PyErr {
    let what = match listing.bounds.on_change {
        OnChange::Raise => {
            r#"on_change="mend", the default, requests pages again until they agree"#
        }
        OnChange::Mend | OnChange::Warn => {
            r#"Try again when the list changes less; on_change="warn" returns the rest as it comes"#
        }
    };
    let name = listing.operation.full_name();
    let message = format!(
        "{name}(): the records changed during paging: {how}. {given} records were returned; others may have been missed. {what}"
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

/// The error of a page of a list, after `given` records were returned.
pub fn page_error(py: Python<'_>, listing: &Listing, given: u64, error: PagingError) -> PyErr {
    match error {
        PagingError::Changed(how) => changed(py, listing, &how, given),
        error => to_py_err(py, listing, error),
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
        PagingError::NoMemory(_) => PyMemoryError::new_err(message),
        PagingError::Unreadable(_) => {
            unread::told(py, operation, plain(py, "DecodeError", &message))
        }
        PagingError::UnreadablePage(reply, why) => {
            let error = unlike_promised(py, operation, listing.added(), &reply, &why);
            unread::told(py, operation, error)
        }
        PagingError::OrderNotKept { .. } => plain(py, "ArgumentError", &message),
        PagingError::OutsideSlices {
            within, outside, ..
        } => truncated(py, operation, &message, within, Some(within + outside)),
        PagingError::Truncated { reached, exist, .. } => {
            truncated(py, operation, &message, reached, exist)
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

fn truncated(
    py: Python<'_>,
    operation: &Operation,
    message: &str,
    reached: u64,
    exist: Option<u64>,
) -> PyErr {
    let details = PyDict::new(py);
    let filled = details
        .set_item("reached", reached)
        .and_then(|()| details.set_item("exist", exist))
        .and_then(|()| details.set_item("operation", identify(operation)));
    match filled {
        Ok(()) => raise(py, "TruncatedError", message, &details),
        Err(error) => error,
    }
}

/// The error of a file that cannot be written.
pub fn output_error(py: Python<'_>, listing: &Listing, error: OutputError) -> PyErr {
    match error {
        OutputError::Checkpoint(error) => to_py_err(py, listing, PagingError::Checkpoint(error)),
        other => plain_output_error(other),
    }
}

/// The error of a file that cannot be written, without a list.
pub fn plain_output_error(error: OutputError) -> PyErr {
    let message = messages::of_file(&error);
    match error {
        OutputError::NotResumable { .. } => PyOSError::new_err(message),
        OutputError::File { path, source } => file_error(&path, &source),
        OutputError::WithoutPosition { .. } => PyFileExistsError::new_err(message),
        OutputError::Moved { .. } => PyFileNotFoundError::new_err(message),
        OutputError::InUse { .. } => PyBlockingIOError::new_err(message),
        OutputError::Forked { .. } => wrong_state(message),
        OutputError::Checkpoint(_) => wrong_value(message),
        OutputError::NoMemory(_) => PyMemoryError::new_err(message),
    }
}

/// The error of a list that was not saved.
pub fn save_error(py: Python<'_>, listing: &Listing, error: SaveError) -> PyErr {
    match error {
        SaveError::Paging(error) => to_py_err(py, listing, error),
        SaveError::Batch(failure) => batch_error(py, listing, failure),
        SaveError::Output(error) => output_error(py, listing, error),
        SaveError::Lost => lost("its writer thread has ended"),
        SaveError::Forked => wrong_state(error.to_string()),
    }
}

fn lost(why: &str) -> PyErr {
    wrong_state(format!("openshelf could not make the table: {why}"))
}

/// The error of a batch that could not be made.
pub fn batch_error(py: Python<'_>, listing: &Listing, failure: BatchFailure) -> PyErr {
    match failure {
        BatchFailure::Unreadable(reply, error) => {
            let error = table_error(py, listing.operation, listing.added(), &reply, &error);
            unread::told(py, listing.operation, error)
        }
        BatchFailure::Impossible(TableError::NoMemory(error)) => {
            PyMemoryError::new_err(error.to_string())
        }
        BatchFailure::Impossible(error) => {
            let message = format!("{}(): {error}", listing.operation.full_name());
            plain(py, "DecodeError", &message)
        }
        BatchFailure::Lost(error) => lost(&error.to_string()),
    }
}
