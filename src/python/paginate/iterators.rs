//! Iterators over pages and over records, for both manners.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::PyStopAsyncIteration;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyList};

use super::page::{self, Page};
use super::reader::Reader;
use crate::python::coroutine::{Call, Finish, Start, Started};
use crate::python::door;

/// Pages, one after the other.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Pages {
    reader: Arc<Reader>,
}

impl Pages {
    pub fn new(reader: Arc<Reader>) -> Self {
        Self { reader }
    }
}

#[pymethods]
impl Pages {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Page>> {
        let page = self.reader.next(py)?;
        Ok(page.map(|page| Page::new(self.reader.listing.operation, page)))
    }
}

/// Records, one after the other.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Records {
    reader: Arc<Reader>,
    /// What is left of the page at hand.
    page: Mutex<Option<Py<PyIterator>>>,
}

impl Records {
    pub fn new(reader: Arc<Reader>) -> Self {
        Self {
            reader,
            page: Mutex::new(None),
        }
    }

    fn at_hand<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyIterator>> {
        let page = self.page.lock().unwrap_or_else(PoisonError::into_inner);
        page.as_ref().map(|page| page.bind(py).clone())
    }

    fn keep(&self, page: Option<Py<PyIterator>>) {
        *self.page.lock().unwrap_or_else(PoisonError::into_inner) = page;
    }
}

#[pymethods]
impl Records {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        loop {
            if let Some(mut page) = self.at_hand(py)
                && let Some(record) = page.next()
            {
                return record.map(Some);
            }
            self.keep(None);
            let Some(page) = self.reader.next(py)? else {
                return Ok(None);
            };
            let records = page::records(py, self.reader.listing.operation, &page)?;
            self.keep(Some(records.try_iter()?.unbind()));
        }
    }
}

/// Pages, to be awaited one after the other.
#[pyclass(module = "openshelf._core", frozen)]
pub struct AsyncPages {
    reader: Arc<Reader>,
}

impl AsyncPages {
    pub fn new(reader: Arc<Reader>) -> Self {
        Self { reader }
    }
}

#[pymethods]
impl AsyncPages {
    fn __aiter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    /// The call of the next page. It takes the page where it is awaited, so that one that is given up
    /// before loses nothing; others run in between, however many pages are there.
    fn __anext__(&self) -> Call {
        let reader = Arc::clone(&self.reader);
        let start: Start = Box::new(move |py| {
            let operation = reader.listing.operation;
            if let Some(page) = reader.ready(py)? {
                let page = Page::new(operation, page).into_pyobject(py)?;
                return Ok(Started::Answer(page.into_any()));
            }
            let ended = Arc::clone(&reader);
            waiting(py, reader, move |py| match ended.take(py)? {
                Some(page) => Ok(Page::new(operation, page).into_pyobject(py)?.into_any()),
                None => Err(PyStopAsyncIteration::new_err(())),
            })
        });
        Call::later("AsyncPages.__anext__".to_owned(), start).of_iterator()
    }
}

/// Waits until the next page is there, and then makes of it what is awaited.
fn waiting<'py>(
    py: Python<'py>,
    reader: Arc<Reader>,
    then: impl for<'any> FnOnce(Python<'any>) -> PyResult<Bound<'any, PyAny>> + Send + 'static,
) -> PyResult<Started<'py>> {
    let claim = reader.claim()?;
    let future = door::awaitable(py, async move {
        reader.awaited().await;
        Ok(())
    })?;
    let finish: Finish = Box::new(move |py| {
        drop(claim);
        then(py)
    });
    Ok(Started::Then(future, finish))
}

/// Records, to be awaited one after the other.
#[pyclass(module = "openshelf._core", frozen)]
pub struct AsyncRecords {
    shared: Arc<AtHand>,
}

/// After so many records the event loop has its turn.
const TURN: usize = 64;

/// The reader and what is left of its page.
struct AtHand {
    reader: Arc<Reader>,
    page: Mutex<Option<(Py<PyList>, usize)>>,
}

impl AtHand {
    /// Whether others may run before the next record: now and then, however many are at hand.
    fn is_turn(&self) -> bool {
        let page = self.page.lock().unwrap_or_else(PoisonError::into_inner);
        page.as_ref().is_none_or(|(_, at)| at.is_multiple_of(TURN))
    }

    /// The next record of the page at hand.
    fn take<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let mut page = self.page.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((records, at)) = page.as_mut() else {
            return Ok(None);
        };
        let records = records.bind(py);
        if *at >= records.len() {
            *page = None;
            return Ok(None);
        }
        let record = records.get_item(*at)?;
        *at += 1;
        Ok(Some(record))
    }

    fn keep(&self, records: Bound<'_, PyList>) {
        *self.page.lock().unwrap_or_else(PoisonError::into_inner) = Some((records.unbind(), 0));
    }
}

impl AsyncRecords {
    pub fn new(reader: Arc<Reader>) -> Self {
        Self {
            shared: Arc::new(AtHand {
                reader,
                page: Mutex::new(None),
            }),
        }
    }
}

#[pymethods]
impl AsyncRecords {
    fn __aiter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    /// The call of the next record, which it takes where it is awaited.
    fn __anext__(&self) -> Call {
        let name = "AsyncRecords.__anext__".to_owned();
        let is_turn = self.shared.is_turn();
        let shared = Arc::clone(&self.shared);
        let start: Start = Box::new(move |py| {
            if let Some(record) = shared.take(py)? {
                return Ok(Started::Answer(record));
            }
            let operation = shared.reader.listing.operation;
            if let Some(page) = shared.reader.ready(py)? {
                shared.keep(page::records(py, operation, &page)?);
                if let Some(record) = shared.take(py)? {
                    return Ok(Started::Answer(record));
                }
            }
            let reader = Arc::clone(&shared.reader);
            waiting(py, reader, move |py| {
                // The only page of a list can be without records, and no other one.
                if let Some(page) = shared.reader.take(py)? {
                    shared.keep(page::records(py, operation, &page)?);
                    if let Some(record) = shared.take(py)? {
                        return Ok(record);
                    }
                }
                Err(PyStopAsyncIteration::new_err(()))
            })
        });
        let call = if is_turn {
            Call::later(name, start)
        } else {
            Call::new(name, start)
        };
        call.of_iterator()
    }
}
