//! The function `paginate` and its classes: iterators, counts and files of a list.
//!
//! * `listing` is the operation with its options; `page` is one page, `iterators` yield pages and records;
//! * `list_call` is a call of one of its methods, `counting` counts the records, `slices` divides them;
//! * `reader` waits for pages, `observer` emits warnings, log lines and progress for each of them;
//! * `saving` writes them to a table or a file; `completeness` converts the completeness of a list;
//! * `paging_errors` raises errors and warnings, with the texts of `messages`.

mod completeness;
mod counting;
mod file_path;
mod iterators;
mod list_call;
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

use super::convert;
use super::method::operation_of;
use crate::bound_call;
use crate::errors::{wrong_type, wrong_value};
use crate::missing_attribute::missing;
pub use completeness::{metadata, to_python as completeness_to_python};
pub use counting::count;
pub use file_path::FilePath;
use iterators::{AsyncPages, AsyncRecords, Pages, Records};
pub use iterators::{pages, records};
pub use list_call::ListCall;
pub use listing::Listing;
pub use object_store::{Writing, address_of};
use openshelf_client::lists::{Bounds, OnChange};
use openshelf_client::services::identify;
use openshelf_core::call::{default_value, hint};
use openshelf_core::catalog::Operation;
use openshelf_core::printable::printable_line;
use openshelf_describe::derived::PAGINATE_OPTIONS;
use openshelf_describe::namespace::Mode;
use openshelf_describe::paginated;
pub use paging_errors::{batch_error, plain_output_error};
pub use paging_errors::{to_py_err, warn, warn_ended};
pub use reader::Reader;
pub use saving::{ListSaving, SaveSteps, ToPython, to_jsonl, written_rows};
pub use slices::plan;

/// The default number of concurrent page requests.
const CONCURRENCY: usize = 4;

/// Why there is nothing to follow: what the answer has, and how a call gets more of it.
fn without_pages(operation: &Operation) -> String {
    let name = operation.full_name();
    if let Some(part) = operation.part() {
        let arguments: Vec<String> = part
            .arguments
            .iter()
            .filter_map(|(name, value)| Some(format!("{name}={}", default_value(*value)?.shown())))
            .collect();
        let bound = if part.bound.is_empty() {
            String::new()
        } else {
            format!(", {},", part.bound)
        };
        let other = if operation.paged_by.is_empty() {
            String::new()
        } else {
            format!(
                "; openshelf.paginate({}) reads all of them",
                operation.paged_by
            )
        };
        return format!(
            "{name}() has no pages that paginate can follow, it returns {}: call it without paginate, and pass {}{bound} for \
             more{other}",
            part.returns,
            arguments.join(", "),
        );
    }
    let undivided: Vec<String> = operation
        .undivided_by()
        .map(|name| format!("`{name}`"))
        .collect();
    let whatever = if undivided.is_empty() {
        String::new()
    } else {
        format!(", whatever is passed as {}", undivided.join(" and "))
    };
    format!(
        "{name}() returns everything in one answer{whatever}: call it without paginate, or openshelf.table({name})(...) for a table"
    )
}

#[doc = paginated!(paginate)]
#[pyfunction]
#[pyo3(signature = (method, *, max_records=None, max_pages=None, concurrency=None, speculate=None, progress=None, resume=None, on_change="mend", prove=false, **others), text_signature = "(method, *, max_records=None, max_pages=None, concurrency=None, speculate=None, progress=False, resume=None, on_change='mend', prove=False)")]
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
    others: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = method.py();
    let (handle, operation) = operation_of(method)?;
    if let Some(others) = others {
        refuse_unknown(operation, others)?;
    }
    let Some(paging) = operation.paging else {
        return Err(wrong_type(without_pages(operation)));
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
            concurrency: concurrency.min(handle.client.options().max_concurrency),
            is_speculative: speculate.unwrap_or_else(|| {
                paging.ties != openshelf_core::catalog::Ties::Broken
                    && handle.client.options().requests_per_second.is_none()
            }),
            is_ahead: true,
            on_change,
            prove,
        },
        progress,
        resume,
        extent: None,
        handle,
    };
    let listing = Arc::new(listing);
    Ok(match listing.handle.mode {
        Mode::Sync => Paginated(listing).into_pyobject(py)?.into_any(),
        Mode::Async => AsyncPaginated(listing).into_pyobject(py)?.into_any(),
    })
}

/// Refuses keywords that are no options, with the nearest option, or the place of an argument of the operation.
fn refuse_unknown(operation: &Operation, others: &Bound<'_, PyDict>) -> PyResult<()> {
    let Some(name) = others.keys().iter().next() else {
        return Ok(());
    };
    let name: String = name.extract()?;
    let options = PAGINATE_OPTIONS.iter().map(|option| option.name);
    let advice = match operation.parameter(&name) {
        Some(_) => format!(
            "; it is an argument of {operation}: pass it to a method of the list, such as openshelf.paginate({operation}).records({name}=...)",
            operation = operation.full_name()
        ),
        None => match hint(&name, options.clone()) {
            none if none.is_empty() => {
                let all: Vec<&str> = options.collect();
                format!("; it takes {}", all.join(", "))
            }
            near => near,
        },
    };
    let name = printable_line(&name);
    Err(wrong_type(format!(
        "paginate() got an unexpected keyword argument '{name}'{advice}"
    )))
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

/// The list of an operation; paginate returns it.
#[pyclass(module = "openshelf._core", frozen, generic)]
pub struct Paginated(pub Arc<Listing>);

/// The list of an asynchronous operation; paginate returns it.
#[pyclass(module = "openshelf._core", frozen, generic)]
pub struct AsyncPaginated(pub Arc<Listing>);

/// Words that a table has, or that other libraries have for lists, each with what it is here.
const OTHER_WORDS: [(&str, &str); 13] = [
    ("to_pandas", "table(...).to_pandas()"),
    ("to_polars", "table(...).to_polars()"),
    ("to_arrow", "table(...).to_arrow()"),
    ("to_excel", "table(...).to_excel(path)"),
    ("to_duckdb", "table(...).to_duckdb(path, name)"),
    ("to_sqlite", "table(...).to_sqlite(path, name)"),
    (
        "to_dataframe",
        "table(...).to_pandas() or table(...).to_polars()",
    ),
    ("to_list", "list(paginate(method).records(...))"),
    ("to_json", "to_jsonl(path, ...)"),
    ("all", "records(...), which reads all of them"),
    ("items", "records(...)"),
    ("total", "count(...)"),
    (
        "completeness",
        "that of what records, table, to_csv and the others return",
    ),
];

/// The method that only the list of a synchronous client has.
const SYNC_WORD: (&str, &str) = (
    "scan",
    "the list of a client without Async for scan, whose queries cannot be awaited, or await table(...) with fields",
);

/// What both classes of lists have. The methods that take the arguments of the operation are in `list_methods`.
macro_rules! list_class {
    ($class:ident, $words:expr) => {
        #[pymethods]
        impl $class {
            /// `__call__` has the signature of the object.
            fn __getattribute__<'py>(
                slf: &Bound<'py, Self>,
                name: &Bound<'py, PyString>,
            ) -> PyResult<Bound<'py, PyAny>> {
                // The records, an iterator.
                bound_call::attribute(slf.as_any(), name, || false)
            }

            fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
                self.0.traverse(&visit)
            }

            /// The records, as `records` returns them.
            #[pyo3(signature = (*arguments, **named))]
            fn __call__<'py>(
                &self,
                py: Python<'py>,
                arguments: &Bound<'py, PyTuple>,
                named: Option<&Bound<'py, PyDict>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                iterators::records(py, &self.0, arguments, named)
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

            fn __getattr__(slf: &Bound<'_, Self>, name: &str) -> PyResult<()> {
                Err(missing(slf.as_any(), "a list", name, $words))
            }

            fn __repr__(&self) -> String {
                self.0.shown(stringify!($class))
            }
        }
    };
}

list_class!(Paginated, &OTHER_WORDS);
list_class!(
    AsyncPaginated,
    &[OTHER_WORDS.as_slice(), &[SYNC_WORD]].concat()
);

#[pymethods]
impl Paginated {
    /// The records of a call without arguments.
    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        if self.0.needs_arguments() {
            return Err(self.0.no_iterator("for record in"));
        }
        self.__call__(py, &PyTuple::empty(py), None)
    }

    /// The same list, limited to this many records.
    #[pyo3(name = "_limited")]
    fn limited(&self, py: Python<'_>, max_records: u64) -> Self {
        let listing = &self.0;
        let own = listing.bounds.max_records.unwrap_or(u64::MAX);
        let bounds = Bounds {
            max_records: Some(own.min(max_records.max(1))),
            ..listing.bounds
        };
        Self(listing.with_bounds(py, bounds))
    }
}

#[pymethods]
impl AsyncPaginated {
    fn __iter__(&self) -> PyResult<()> {
        Err(self.0.no_iterator("async for record in"))
    }

    /// The records of a call without arguments.
    fn __aiter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        if self.0.needs_arguments() {
            return Err(self.0.no_iterator("async for record in"));
        }
        self.__call__(py, &PyTuple::empty(py), None)
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
