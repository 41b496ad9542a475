//! The iterators over pages and records, for both modes.

use std::sync::{Arc, Mutex, MutexGuard};

use openshelf_core::locks::lock;
use openshelf_describe::namespace::Mode;
use pyo3::exceptions::PyStopAsyncIteration;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use super::completeness;
use super::list_call::ListCall;
use super::listing::Listing;
use super::page::{self, PyPage};
use super::reader::Reader;
use crate::awaited;
use crate::coroutine::{CallCoroutine, Start, Started};
use crate::errors::wrong_type;
use crate::log;

/// What all iterators of a list show; `$own` leads to the reader and the call.
macro_rules! shows_list {
    ($class:ident $(, $own:tt)?) => {
        #[pymethods]
        impl $class {
            /// How complete the list is, as far as it was read.
            #[getter]
            fn completeness<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                completeness::to_python(py, &self$(.$own)?.reader.completeness())
            }

            /// What the service has said beside the records, as far as they were read.
            #[getter]
            fn metadata<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
                completeness::metadata(py, &self$(.$own)?.reader.remarks())
            }

            fn __repr__(&self) -> String {
                format!("<openshelf.{} of {}>", stringify!($class), self$(.$own)?.call)
            }
        }
    };
}

shows_list!(Pages);
shows_list!(Records, 0);
shows_list!(AsyncPages);
shows_list!(AsyncRecords, 0);

/// The records of a call, awaited if the client is asynchronous.
pub fn records<'py>(
    py: Python<'py>,
    listing: &Arc<Listing>,
    arguments: &Bound<'py, PyTuple>,
    named: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let reader = Reader::of_call(py, listing, arguments, named)?;
    let buffered = BufferedRecords::new(reader, listing.shown_call(arguments, named)?);
    Ok(match listing.handle.mode {
        Mode::Sync => Records(buffered).into_pyobject(py)?.into_any(),
        Mode::Async => AsyncRecords(Arc::new(buffered))
            .into_pyobject(py)?
            .into_any(),
    })
}

/// The pages of a call, awaited if the client is asynchronous.
pub fn pages<'py>(call: &ListCall<'py>) -> PyResult<Bound<'py, PyAny>> {
    let (py, listing, named) = (call.py(), &call.listing, call.named.as_ref());
    let reader = Reader::of_call(py, listing, &call.arguments, named)?;
    let call = call.shown()?;
    Ok(match listing.handle.mode {
        Mode::Sync => Pages { reader, call }.into_pyobject(py)?.into_any(),
        Mode::Async => AsyncPages { reader, call }.into_pyobject(py)?.into_any(),
    })
}

/// The error of an asynchronous loop over a synchronous client, or the reverse.
fn mode_error(call: &str, words: &str) -> PyErr {
    let noun = words.rsplit(' ').nth(1).unwrap_or_default();
    wrong_type(format!(
        "to loop over {call}, write `{words} ...:`; for a list, write `[{noun} {words} ...]`"
    ))
}

/// Pages, one after the other.
#[pyclass(module = "openshelf._core", frozen, generic)]
pub struct Pages {
    reader: Arc<Reader>,
    /// The call that it pages through.
    call: String,
}

#[pymethods]
impl Pages {
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.reader.traverse(&visit)
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<PyPage>> {
        openshelf_decoding::guarded(py, || {
            let page = self.reader.next(py)?;
            Ok(page.map(|page| PyPage::new(&self.reader.listing, page)))
        })
    }

    fn __aiter__(&self) -> PyResult<()> {
        Err(mode_error(&self.call, "for page in"))
    }
}

/// The reader and what is left of its page.
struct BufferedRecords {
    reader: Arc<Reader>,
    /// The call that it pages through.
    call: String,
    page: Mutex<Option<(Py<PyList>, usize)>>,
}

impl BufferedRecords {
    fn new(reader: Arc<Reader>, call: String) -> Self {
        Self {
            reader,
            call,
            page: Mutex::new(None),
        }
    }

    fn page(&self) -> MutexGuard<'_, Option<(Py<PyList>, usize)>> {
        lock(&self.page)
    }

    /// Visits the objects that only this one holds, for the garbage collector.
    fn traverse(&self, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        if let Ok(page) = self.page.try_lock()
            && let Some((records, _)) = &*page
        {
            visit.call(records)?;
        }
        self.reader.traverse(visit)
    }

    /// Whether other tasks may run before the next record, which happens every few records.
    fn is_turn(&self) -> bool {
        let page = self.page();
        page.as_ref().is_none_or(|(_, at)| at.is_multiple_of(TURN))
    }

    /// The next record of the current page.
    fn take<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let mut page = self.page();
        let Some((records, at)) = page.as_mut() else {
            return Ok(None);
        };
        let records = records.bind(py);
        if *at >= records.len() {
            // Dropping the last record may run any Python code, so the lock must be free.
            let read = page.take();
            drop(page);
            drop(read);
            return Ok(None);
        }
        let record = records.get_item(*at)?;
        *at += 1;
        Ok(Some(record))
    }

    /// Makes another page the current one, and returns its first record.
    fn turn_to<'py>(
        &self,
        py: Python<'py>,
        page: &openshelf_client::lists::Page,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let listing = &self.reader.listing;
        let records = page::records(
            py,
            listing.operation,
            listing.added(),
            listing.handle.numbers,
            page,
        )?;
        let read = self.page().replace((records.unbind(), 0));
        drop(read);
        self.take(py)
    }
}

/// Records, one after the other.
#[pyclass(module = "openshelf._core", frozen, generic)]
pub struct Records(BufferedRecords);

#[pymethods]
impl Records {
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.0.traverse(&visit)
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        openshelf_decoding::guarded(py, || {
            if let Some(record) = self.0.take(py)? {
                return Ok(Some(record));
            }
            match self.0.reader.next(py)? {
                // Only the single page of an empty list has no records.
                Some(page) => self.0.turn_to(py, &page),
                None => Ok(None),
            }
        })
    }

    fn __aiter__(&self) -> PyResult<()> {
        Err(mode_error(&self.0.call, "for record in"))
    }
}

/// Pages, awaited one after the other.
#[pyclass(module = "openshelf._core", frozen, generic)]
pub struct AsyncPages {
    reader: Arc<Reader>,
    /// The call that it pages through.
    call: String,
}

#[pymethods]
impl AsyncPages {
    fn __iter__(&self) -> PyResult<()> {
        Err(mode_error(&self.call, "async for page in"))
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.reader.traverse(&visit)
    }

    fn __aiter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    /// The coroutine of the next page. It takes the page only when it is awaited, so that cancelling it before
    /// loses nothing. Other tasks run in between, however many pages are ready.
    fn __anext__(&self) -> CallCoroutine {
        let reader = Arc::clone(&self.reader);
        let start: Start = Box::new(move |py| {
            if let Some(page) = reader.ready(py)? {
                let page = PyPage::new(&reader.listing, page).into_pyobject(py)?;
                return Ok(Started::Answer(page.into_any()));
            }
            let ended = Arc::clone(&reader);
            waiting(py, reader, move |py| match ended.take(py)? {
                Some(page) => {
                    let page = PyPage::new(&ended.listing, page).into_pyobject(py)?;
                    Ok(page.into_any())
                }
                None => Err(PyStopAsyncIteration::new_err(())),
            })
        });
        CallCoroutine::later("AsyncPages.__anext__", start).of_iterator()
    }
}

/// Waits for the next page, and then makes the awaited result from it.
fn waiting<'py>(
    py: Python<'py>,
    reader: Arc<Reader>,
    then: impl for<'any> FnOnce(Python<'any>) -> PyResult<Bound<'any, PyAny>> + Send + 'static,
) -> PyResult<Started<'py>> {
    let claim = reader.claim()?;
    let listing = Arc::clone(&reader.listing);
    let waiting = awaited::pending(py, async move {
        reader.awaited().await;
        Ok(())
    })?;
    let waiting =
        waiting.on_cancel(move |py| log::cancelled(py, &listing.handle.logger, listing.operation));
    Ok(waiting.then(move |py| {
        drop(claim);
        then(py)
    }))
}

/// Records, awaited one after the other.
#[pyclass(module = "openshelf._core", frozen, generic)]
pub struct AsyncRecords(Arc<BufferedRecords>);

/// The event loop runs other tasks after this many records.
const TURN: usize = 64;

#[pymethods]
impl AsyncRecords {
    fn __iter__(&self) -> PyResult<()> {
        Err(mode_error(&self.0.call, "async for record in"))
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        // An awaited step may also hold it.
        match Arc::strong_count(&self.0) {
            1 => self.0.traverse(&visit),
            _ => Ok(()),
        }
    }

    fn __aiter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    /// The coroutine of the next record, which it takes when it is awaited.
    fn __anext__(&self) -> CallCoroutine {
        const NAME: &str = "AsyncRecords.__anext__";
        let buffered = Arc::clone(&self.0);
        let start: Start = Box::new(move |py| {
            if let Some(record) = buffered.take(py)? {
                return Ok(Started::Answer(record));
            }
            if let Some(page) = buffered.reader.ready(py)?
                && let Some(record) = buffered.turn_to(py, &page)?
            {
                return Ok(Started::Answer(record));
            }
            let reader = Arc::clone(&buffered.reader);
            waiting(py, reader, move |py| {
                // As for Records.
                let page = buffered.reader.take(py)?;
                let record = page.map(|page| buffered.turn_to(py, &page)).transpose()?;
                record
                    .flatten()
                    .ok_or_else(|| PyStopAsyncIteration::new_err(()))
            })
        });
        let call = if self.0.is_turn() {
            CallCoroutine::later(NAME, start)
        } else {
            CallCoroutine::new(NAME, start)
        };
        call.of_iterator()
    }
}
