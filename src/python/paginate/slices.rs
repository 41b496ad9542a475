//! Plans of lists.

use std::sync::Arc;

use openshelf_paging::{ListedCall, PagingError, RecordCount, Slice, Slices, divide};
use openshelf_services::identify;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::listing::Listing;
use super::paging_errors::{log_failure, to_py_err};
use crate::coroutine::{CallCoroutine, Start};
use crate::errors::wrong_value;
use crate::{awaited, convert, log, runtime};
use openshelf_client::Sender;

/// How a list is to be divided.
struct Planning {
    listing: Arc<Listing>,
    /// The object of Python.
    list: Py<PyAny>,
    listed: ListedCall,
    sender: Arc<Sender>,
    slices: Option<u64>,
}

impl Planning {
    async fn divide(&self) -> Result<Slices, PagingError> {
        let concurrency = self.listing.bounds.concurrency;
        divide(&self.listed, &*self.sender, concurrency, self.slices).await
    }

    fn divided(self, slices: Result<Slices, PagingError>) -> Divided {
        Divided {
            listing: self.listing,
            list: self.list,
            slices,
        }
    }
}

/// A divided list, converted to Python under the GIL.
struct Divided {
    listing: Arc<Listing>,
    list: Py<PyAny>,
    slices: Result<Slices, PagingError>,
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
        log::cache_warnings(py, &listing.handle.client.transport)?;
        let divided = self
            .slices
            .map_err(|error| to_py_err(py, &listing, error))?;
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

fn planning(
    py: Python<'_>,
    listing: &Arc<Listing>,
    list: Py<PyAny>,
    slices: Option<&Bound<'_, PyAny>>,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
) -> PyResult<Planning> {
    let allowed = "an int of at least 1, or None to leave it to the size of pages";
    let slices = convert::whole("slices", slices, u64::MAX, allowed)?;
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
    let listed = listing.listed(py, arguments, named, &listing.bounds)?;
    let sender = listing.list(py).sender(&listed);
    Ok(Planning {
        listing: Arc::clone(listing),
        list,
        listed,
        sender,
        slices,
    })
}

/// The plan of a call.
pub fn plan<'py>(
    py: Python<'py>,
    listing: &Arc<Listing>,
    list: Py<PyAny>,
    slices: Option<&Bound<'_, PyAny>>,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let planning = planning(py, listing, list, slices, arguments, named)?;
    let _guard = runtime::CallGuard::begin(py);
    let slices = runtime::wait(py, planning.divide())?;
    planning.divided(slices).into_pyobject(py)
}

/// The coroutine of a plan.
pub fn plan_coroutine(
    py: Python<'_>,
    listing: &Arc<Listing>,
    list: Py<PyAny>,
    slices: Option<&Bound<'_, PyAny>>,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
) -> PyResult<CallCoroutine> {
    let planning = planning(py, listing, list, slices, arguments, named)?;
    let start: Start = Box::new(move |py| {
        awaited::begin(py, async move {
            let slices = planning.divide().await;
            Ok(planning.divided(slices))
        })
    });
    Ok(CallCoroutine::new(listing.call_name("plan"), start))
}
