//! Counts the records of a list.

use std::sync::Arc;

use openshelf_client::lists::{Counted, PagingError};
use pyo3::prelude::*;

use super::list_call::ListCall;
use super::listing::Listing;
use super::observer::log_answer;
use super::paging_errors::{log_failure, to_py_err};
use crate::outcome::outcome;
use crate::{errors, log};

/// A count with its warnings, or its error, converted to Python under the GIL.
struct ReturnedCount(Result<Counted, PagingError>, Arc<Listing>);

impl<'py> IntoPyObject<'py> for ReturnedCount {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let Self(counted, listing) = self;
        match &counted {
            Err(error) => log_failure(py, &listing, error)?,
            Ok(counted) => {
                for (operation, reply) in &counted.answers {
                    log_answer(py, &listing, operation, reply)?;
                }
            }
        }
        log::cache_warnings(py, &listing.handle.client)?;
        let counted = counted.map_err(|error| to_py_err(py, &listing, error))?;
        for warning in counted.warnings {
            errors::warn(py, warning.class, &warning.message)?;
        }
        py.import("openshelf.pagination")?
            .getattr("Count")?
            .call1((counted.count.records, counted.count.is_exact))
    }
}

/// The number of records, or the coroutine of it.
pub fn count<'py>(call: &ListCall<'py>) -> PyResult<Bound<'py, PyAny>> {
    let (py, listing) = (call.py(), Arc::clone(&call.listing));
    let listed = call.listed(&listing.without_end())?;
    let list = listing.list(py);
    let (mode, name) = (listing.handle.mode, call.name());
    outcome(py, mode, name, async move {
        ReturnedCount(list.count_with_answers(&listed).await, listing)
    })
}
