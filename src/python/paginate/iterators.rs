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

    fn __anext__(&self, py: Python<'_>) -> PyResult<Call> {
        let name = "AsyncPages.__anext__".to_owned();
        let operation = self.reader.listing.operation;
        if let Some(page) = self.reader.ready(py)? {
            let page = Page::new(operation, page).into_pyobject(py)?;
            return Ok(Call::soon(name, page.into_any().unbind()));
        }
        let reader = Arc::clone(&self.reader);
        let finish: Finish = Box::new(move |py| match reader.take(py)? {
            Some(page) => Ok(Page::new(operation, page).into_pyobject(py)?.into_any()),
            None => Err(PyStopAsyncIteration::new_err(())),
        });
        Ok(Call::new(name, waiting(Arc::clone(&self.reader))).finished_by(finish))
    }
}

/// Waits until the next page is there to be taken.
fn waiting(reader: Arc<Reader>) -> Start {
    Box::new(move |py| {
        let claim = reader.claim()?;
        door::awaitable(py, async move {
            reader.awaited().await;
            drop(claim);
            Ok(())
        })
        .map(Started::Future)
    })
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
    /// The next record of the page at hand, and whether it is the event loop's turn.
    fn take<'py>(&self, py: Python<'py>) -> PyResult<Option<(Bound<'py, PyAny>, bool)>> {
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
        Ok(Some((record, (*at).is_multiple_of(TURN))))
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

    fn __anext__(&self, py: Python<'_>) -> PyResult<Call> {
        let name = "AsyncRecords.__anext__".to_owned();
        if let Some((record, is_turn)) = self.shared.take(py)? {
            let record = record.unbind();
            // Others run now and then, however many records are at hand.
            return Ok(if is_turn {
                Call::soon(name, record)
            } else {
                Call::ready(name, record)
            });
        }
        let operation = self.shared.reader.listing.operation;
        if let Some(page) = self.shared.reader.ready(py)? {
            self.shared.keep(page::records(py, operation, &page)?);
            if let Some((record, _)) = self.shared.take(py)? {
                return Ok(Call::soon(name, record.unbind()));
            }
        }
        let shared = Arc::clone(&self.shared);
        let finish: Finish = Box::new(move |py| {
            // Only a list's first page can be without records, and then it is the only one.
            if let Some(page) = shared.reader.take(py)? {
                shared.keep(page::records(py, operation, &page)?);
                if let Some((record, _)) = shared.take(py)? {
                    return Ok(record);
                }
            }
            Err(PyStopAsyncIteration::new_err(()))
        });
        let reader = Arc::clone(&self.shared.reader);
        Ok(Call::new(name, waiting(reader)).finished_by(finish))
    }
}
