//! The function `paginate` and its classes: iterators, counts and files of a list.
//!
//! * `listing` is the operation with its options; `page` is one page, `iterators` yield pages and records;
//! * `reader` waits for pages, `observer` emits warnings, log lines and progress for each of them;
//! * `saving` writes them to a table or a file; `completeness` converts the completeness of a list;
//! * `paging_errors` raises errors and warnings, with the texts of `messages`.

mod completeness;
mod file_path;
mod iterators;
pub mod list_method;
mod listing;
mod messages;
mod object_store;
mod observer;
mod page;
mod paging_errors;
mod reader;
mod saving;
mod slices;

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use super::coroutine::{CallCoroutine, Start};
use super::method::operation_of;
use super::{awaited, convert, log, runtime};
use crate::bound_call;
use crate::errors::{wrong_type, wrong_value};
pub use completeness::{metadata, to_python as completeness_to_python};
pub use file_path::FilePath;
use iterators::{AsyncPages, AsyncRecords, Pages, Records};
pub use listing::Listing;
pub use object_store::Writing;
use openshelf_client::{Destination, SaveRequest};
use openshelf_describe::namespace::Mode;
use openshelf_describe::paginated;
use openshelf_paging::{Bounds, Extent, OnChange, PagingError, RecordCount};
use openshelf_services::identify;
use paging_errors::log_failure;
pub use paging_errors::to_py_err;
pub use paging_errors::{batch_error, plain_output_error};
pub use reader::Reader;
pub use saving::{ListSaving, SaveSteps, ToPython, written_rows};

/// The default number of concurrent page requests.
const CONCURRENCY: usize = 4;

#[doc = paginated!(paginate)]
#[pyfunction]
#[pyo3(signature = (method, *, max_records=None, max_pages=None, concurrency=None, speculate=None, progress=None, resume=None, on_change="mend", prove=false), text_signature = "(method, *, max_records=None, max_pages=None, concurrency=None, speculate=None, progress=False, resume=None, on_change='mend', prove=False)")]
#[allow(clippy::too_many_arguments)] // They are the keyword arguments of the function.
pub fn paginate<'py>(
    method: &Bound<'py, PyAny>,
    max_records: Option<Bound<'py, PyAny>>,
    max_pages: Option<Bound<'py, PyAny>>,
    concurrency: Option<Bound<'py, PyAny>>,
    speculate: Option<bool>,
    progress: Option<Py<PyAny>>,
    resume: Option<FilePath>,
    on_change: &str,
    prove: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let py = method.py();
    let (handle, operation) = operation_of(method)?;
    let Some(paging) = operation.paging else {
        return Err(wrong_type(format!(
            "{}() returns everything in one answer: call it without paginate",
            operation.full_name()
        )));
    };
    let no_end = "an int of at least 1, or None for no limit";
    let records = convert::whole("max_records", max_records.as_ref(), u64::MAX, no_end)?;
    let pages = convert::whole("max_pages", max_pages.as_ref(), u64::MAX, no_end)?;
    let within = "an int from 1 to 1000";
    let concurrency = convert::whole("concurrency", concurrency.as_ref(), 1000, within)?;
    let concurrency = concurrency.map_or(CONCURRENCY, |number| {
        usize::try_from(number).unwrap_or(CONCURRENCY)
    });
    let resume = resume.map(|FilePath(path)| path);
    if resume
        .as_ref()
        .is_some_and(|path| path.as_os_str().is_empty())
    {
        return Err(wrong_value("resume: expected a path, got ''"));
    }
    let on_change = OnChange::find(on_change).ok_or_else(|| {
        wrong_value(format!(
            "on_change: expected 'mend', 'raise' or 'warn', got '{on_change}'"
        ))
    })?;
    let progress = match progress {
        Some(wanted) => wants_progress(wanted.bind(py))?.then_some(wanted),
        None => None,
    };
    let listing = Listing {
        operation,
        paging,
        bounds: Bounds {
            max_records: records,
            max_pages: pages,
            concurrency: concurrency.min(handle.client.transport.options.max_concurrency),
            is_speculative: speculate.unwrap_or_else(|| {
                paging.ties != openshelf_core::catalog::Ties::Broken
                    && handle
                        .client
                        .transport
                        .options
                        .requests_per_second
                        .is_none()
            }),
            on_change,
            prove,
        },
        progress,
        resume,
        extent: Extent::Whole,
        handle,
    };
    let listing = Arc::new(listing);
    Ok(match listing.handle.mode {
        Mode::Sync => Paginated(listing).into_pyobject(py)?.into_any(),
        Mode::Async => AsyncPaginated(listing).into_pyobject(py)?.into_any(),
    })
}

/// Whether to show progress: with our own bar, or with an object of the caller.
fn wants_progress(wanted: &Bound<'_, PyAny>) -> PyResult<bool> {
    if wanted.is_none() {
        return Ok(false);
    }
    if let Ok(flag) = wanted.cast::<PyBool>() {
        return Ok(flag.is_true());
    }
    for method in ["update", "close"] {
        if !wanted.hasattr(method)? {
            return Err(wrong_type(format!(
                "progress: expected True, False or an object with the methods update(n) and close(), got {} without {method}",
                wanted.get_type().name()?
            )));
        }
    }
    Ok(true)
}

/// A count or its error, converted to Python under the GIL.
struct Number(Result<RecordCount, PagingError>, Arc<Listing>);

impl<'py> IntoPyObject<'py> for Number {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let Self(counted, listing) = self;
        if let Err(error) = &counted {
            log_failure(py, &listing, error)?;
        }
        log::cache_warnings(py, &listing.handle.client.transport)?;
        let counted = counted.map_err(|error| to_py_err(py, &listing, error))?;
        py.import("openshelf.pagination")?
            .getattr("Count")?
            .call1((counted.records, counted.is_exact))
    }
}

/// Saves the records of a call to a file of JSON lines.
fn lines(
    py: Python<'_>,
    listing: &Arc<Listing>,
    path: FilePath,
    arguments: &Bound<'_, PyTuple>,
    resume: bool,
    named: Option<&Bound<'_, PyDict>>,
) -> PyResult<Arc<ListSaving>> {
    listing.refuse_resume()?;
    let request = SaveRequest {
        listed: listing.listed(py, arguments, named, &listing.bounds)?,
        list: listing.list(py),
        destination: Destination::JsonLines {
            path: path.absolute(),
            resume,
        },
    };
    Ok(ListSaving::new(
        listing.for_reader(py),
        request,
        written_rows,
    ))
}

/// The list of an operation; paginate returns it.
#[pyclass(module = "openshelf._core", frozen, generic)]
pub struct Paginated(pub Arc<Listing>);

#[pymethods]
impl Paginated {
    /// `__call__` has the signature of the object.
    fn __getattribute__<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyString>,
    ) -> PyResult<Bound<'py, PyAny>> {
        bound_call::attribute(slf.as_any(), name)
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.0.traverse(&visit)
    }

    #[doc = paginated!(Paginated.records)]
    #[pyo3(signature = (*arguments, **named))]
    fn records(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Records> {
        let reader = Reader::of_call(py, &self.0, arguments, named)?;
        Ok(Records::new(reader, self.0.shown_call(arguments, named)?))
    }

    #[doc = paginated!(Paginated.pages)]
    #[pyo3(signature = (*arguments, **named))]
    fn pages(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Pages> {
        let reader = Reader::of_call(py, &self.0, arguments, named)?;
        Ok(Pages::new(reader, self.0.shown_call(arguments, named)?))
    }

    #[doc = paginated!(Paginated.count)]
    #[pyo3(signature = (*arguments, **named))]
    fn count<'py>(
        &self,
        py: Python<'py>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let listed = self.0.listed(py, arguments, named, &self.0.without_end())?;
        let sender = self.0.list(py).sender(&listed);
        let _guard = runtime::CallGuard::begin(py);
        let counted = runtime::wait(py, openshelf_paging::count(&listed, &*sender))?;
        Number(counted, Arc::clone(&self.0)).into_pyobject(py)
    }

    #[doc = paginated!(Paginated.to_jsonl)]
    #[pyo3(signature = (path, *arguments, resume=false, **named))]
    fn to_jsonl<'py>(
        slf: &Bound<'py, Self>,
        path: &Bound<'py, PyAny>,
        arguments: &Bound<'py, PyTuple>,
        resume: bool,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let writing = Writing::new(slf, "to_jsonl", path).with(arguments, named)?;
        if let Some(written) = writing.option("resume", resume)?.at_address()? {
            return Ok(written);
        }
        let saving = lines(py, &slf.get().0, path.extract()?, arguments, resume, named)?;
        saving.run(py)
    }

    /// The records of a call without arguments.
    fn __iter__(&self, py: Python<'_>) -> PyResult<Records> {
        if self.0.needs_arguments() {
            return Err(self.0.no_iterator("for record in"));
        }
        self.records(py, &PyTuple::empty(py), None)
    }

    /// The records, as `records` returns them.
    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Records> {
        self.records(py, arguments, named)
    }

    #[doc = paginated!(Paginated.plan)]
    #[pyo3(signature = (*arguments, slices=None, **named))]
    fn plan<'py>(
        slf: &Bound<'py, Self>,
        py: Python<'py>,
        arguments: &Bound<'_, PyTuple>,
        slices: Option<&Bound<'_, PyAny>>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let own = slf.get();
        slices::plan(
            py,
            &own.0,
            slf.clone().into_any().unbind(),
            slices,
            arguments,
            named,
        )
    }

    /// The same list, of which only some records are read.
    #[pyo3(name = "_within")]
    fn within(&self, py: Python<'_>, extent: &str) -> PyResult<Self> {
        self.0.within(py, extent).map(Self)
    }

    /// The name of the listed operation.
    #[getter]
    #[pyo3(name = "_operation")]
    fn operation(&self) -> String {
        identify(self.0.operation)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.0.reduced(py)
    }

    fn __repr__(&self) -> String {
        self.0.shown("Paginated")
    }
}

/// The list of an asynchronous operation; paginate returns it.
#[pyclass(module = "openshelf._core", frozen, generic)]
pub struct AsyncPaginated(pub Arc<Listing>);

#[pymethods]
impl AsyncPaginated {
    /// `__call__` has the signature of the object.
    fn __getattribute__<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyString>,
    ) -> PyResult<Bound<'py, PyAny>> {
        bound_call::attribute(slf.as_any(), name)
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.0.traverse(&visit)
    }

    #[doc = paginated!(AsyncPaginated.records)]
    #[pyo3(signature = (*arguments, **named))]
    fn records(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<AsyncRecords> {
        let reader = Reader::of_call(py, &self.0, arguments, named)?;
        Ok(AsyncRecords::new(
            reader,
            self.0.shown_call(arguments, named)?,
        ))
    }

    #[doc = paginated!(AsyncPaginated.pages)]
    #[pyo3(signature = (*arguments, **named))]
    fn pages(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<AsyncPages> {
        let reader = Reader::of_call(py, &self.0, arguments, named)?;
        Ok(AsyncPages::new(
            reader,
            self.0.shown_call(arguments, named)?,
        ))
    }

    #[doc = paginated!(AsyncPaginated.count)]
    #[pyo3(signature = (*arguments, **named))]
    fn count(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<CallCoroutine> {
        let listed = self.0.listed(py, arguments, named, &self.0.without_end())?;
        let sender = self.0.list(py).sender(&listed);
        let listing = Arc::clone(&self.0);
        let start: Start = Box::new(move |py| {
            awaited::begin(py, async move {
                let counted = openshelf_paging::count(&listed, &*sender).await;
                Ok(Number(counted, listing))
            })
        });
        Ok(CallCoroutine::new(self.0.call_name("count"), start))
    }

    #[doc = paginated!(AsyncPaginated.to_jsonl)]
    #[pyo3(signature = (path, *arguments, resume=false, **named))]
    fn to_jsonl<'py>(
        slf: &Bound<'py, Self>,
        path: &Bound<'py, PyAny>,
        arguments: &Bound<'py, PyTuple>,
        resume: bool,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let writing = Writing::new(slf, "to_jsonl", path).with(arguments, named)?;
        if let Some(written) = writing.option("resume", resume)?.at_address()? {
            return Ok(written);
        }
        let saving = lines(py, &slf.get().0, path.extract()?, arguments, resume, named)?;
        saving.coroutine(py, "to_jsonl")
    }

    fn __iter__(&self) -> PyResult<()> {
        Err(self.0.no_iterator("async for record in"))
    }

    /// The records of a call without arguments.
    fn __aiter__(&self, py: Python<'_>) -> PyResult<AsyncRecords> {
        if self.0.needs_arguments() {
            return Err(self.0.no_iterator("async for record in"));
        }
        self.records(py, &PyTuple::empty(py), None)
    }

    /// The records, as `records` returns them.
    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<AsyncRecords> {
        self.records(py, arguments, named)
    }

    #[doc = paginated!(AsyncPaginated.plan)]
    #[pyo3(signature = (*arguments, slices=None, **named))]
    fn plan<'py>(
        slf: &Bound<'py, Self>,
        py: Python<'py>,
        arguments: &Bound<'_, PyTuple>,
        slices: Option<&Bound<'_, PyAny>>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<CallCoroutine> {
        let own = slf.get();
        slices::plan_coroutine(
            py,
            &own.0,
            slf.clone().into_any().unbind(),
            slices,
            arguments,
            named,
        )
    }

    /// The same list, of which only some records are read.
    #[pyo3(name = "_within")]
    fn within(&self, py: Python<'_>, extent: &str) -> PyResult<Self> {
        self.0.within(py, extent).map(Self)
    }

    /// The name of the listed operation.
    #[getter]
    #[pyo3(name = "_operation")]
    fn operation(&self) -> String {
        identify(self.0.operation)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.0.reduced(py)
    }

    fn __repr__(&self) -> String {
        self.0.shown("AsyncPaginated")
    }
}

/// Adds the function and its classes to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(paginate, module)?)?;
    module.add_class::<Paginated>()?;
    module.add_class::<AsyncPaginated>()?;
    module.add_class::<Records>()?;
    module.add_class::<Pages>()?;
    module.add_class::<AsyncRecords>()?;
    module.add_class::<AsyncPages>()?;
    module.add_class::<page::PyPage>()
}
