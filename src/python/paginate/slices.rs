//! Plans of lists.

use std::sync::Arc;

use openshelf_client::lists::{PagingError, RecordCount, Slice, Slices};
use openshelf_client::services::identify;
use openshelf_core::answer::Warning;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::list_call::ListCall;
use super::listing::Listing;
use super::paging_errors::{log_failure, to_py_err};
use crate::errors::{self, wrong_value};
use crate::outcome::outcome;
use crate::{convert, log};

/// A divided list, converted to Python under the GIL.
struct Divided {
    listing: Arc<Listing>,
    list: Py<PyAny>,
    slices: Result<(Slices, Vec<Warning>), PagingError>,
}

impl<'py> IntoPyObject<'py> for Divided {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let listing = self.listing;
        if let Err(error) = &self.slices {
            log_failure(py, &listing, error)?;
        }
        log::cache_warnings(py, &listing.handle.client)?;
        let (divided, warnings) = self
            .slices
            .map_err(|error| to_py_err(py, &listing, error))?;
        for warning in warnings {
            errors::warn(py, warning.class, &warning.message)?;
        }
        let facts: PyResult<Vec<_>> = divided.slices.iter().map(|own| facts(py, own)).collect();
        let name = identify(listing.operation);
        let arguments = (self.list, name, number(divided.total), facts?);
        py.import("openshelf.slices")?
            .getattr("Plan")?
            .call1(arguments)
    }
}

fn number(count: Option<RecordCount>) -> Option<(u64, bool)> {
    count.map(|count| (count.records, count.is_exact))
}

/// The arguments, the extent as JSON, and the expected number of a slice.
type Facts<'py> = (Bound<'py, PyDict>, String, Option<(u64, bool)>);

fn facts<'py>(py: Python<'py>, slice: &Slice) -> PyResult<Facts<'py>> {
    let arguments = PyDict::new(py);
    let text = |error: serde_json::Error| wrong_value(error.to_string());
    for (name, value) in &slice.arguments.values {
        // A stored plan is JSON, so a decimal becomes a number.
        let value = serde_json::to_string(value).map_err(text)?;
        arguments.set_item(name, openshelf_decoding::json(py, value.as_bytes())?)?;
    }
    let extent = serde_json::to_string(&slice.extent).map_err(text)?;
    Ok((arguments, extent, number(slice.expected)))
}

/// The plan of a call, or the coroutine of it.
pub fn plan<'py>(call: &ListCall<'py>) -> PyResult<Bound<'py, PyAny>> {
    let (py, listing) = (call.py(), Arc::clone(&call.listing));
    let allowed = "an int of at least 1, or None to leave it to the size of pages";
    let slices = convert::whole("slices", call.option("slices"), u64::MAX, allowed)?;
    let bounded = [
        ("max_records", listing.bounds.max_records),
        ("max_pages", listing.bounds.max_pages),
    ];
    if let Some((name, _)) = bounded.iter().find(|(_, bound)| bound.is_some()) {
        return Err(wrong_value(format!(
            "{name}: a plan divides the whole list; leave {name} of paginate out"
        )));
    }
    if let Some(path) = &listing.resume {
        return Err(wrong_value(format!(
            "resume={:?}: it stores the position of an iterator; leave it out",
            path.display().to_string()
        )));
    }
    let listed = call.listed(&listing.bounds)?;
    let (whole, owner) = (listing.list(py), call.list.clone().unbind());
    let (mode, name) = (listing.handle.mode, call.name());
    outcome(py, mode, name, async move {
        Divided {
            slices: whole.divide(&listed, slices).await,
            list: owner,
            listing,
        }
    })
}
