//! Iterators over pages and over records, for both manners.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::PyStopAsyncIteration;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyList};

use super::page::{self, Page};
use super::reader::{Reader, Seen};
use crate::python::coroutine::{Call, Start, Started};
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
        if let Some(page) = self.reader.ready(py)? {
            let page = Page::new(self.reader.listing.operation, page);
            return Ok(Call::ready(
                name,
                page.into_pyobject(py)?.into_any().unbind(),
            ));
        }
        let reader = Arc::clone(&self.reader);
        let start: Start = Box::new(move |py| {
            door::awaitable(py, async move {
                let seen = reader.awaited().await;
                Ok(NextPage(reader, seen))
            })
            .map(Started::Future)
        });
        Ok(Call::new(name, start))
    }
}

/// A page that Python has not seen yet.
struct NextPage(Arc<Reader>, Seen);

impl<'py> IntoPyObject<'py> for NextPage {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let Self(reader, seen) = self;
        match reader.seen(py, seen.outcome, seen.total, &seen.warnings)? {
            Some(page) => {
                let page = Page::new(reader.listing.operation, page);
                Ok(page.into_pyobject(py)?.into_any())
            }
            None => Err(PyStopAsyncIteration::new_err(())),
        }
    }
}

/// Records, to be awaited one after the other.
#[pyclass(module = "openshelf._core", frozen)]
pub struct AsyncRecords {
    shared: Arc<AtHand>,
}

/// The reader and what is left of its page.
struct AtHand {
    reader: Arc<Reader>,
    page: Mutex<Option<(Py<PyList>, usize)>>,
}

impl AtHand {
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

    fn __anext__(&self, py: Python<'_>) -> PyResult<Call> {
        let name = "AsyncRecords.__anext__".to_owned();
        if let Some(record) = self.shared.take(py)? {
            return Ok(Call::ready(name, record.unbind()));
        }
        if let Some(page) = self.shared.reader.ready(py)? {
            let operation = self.shared.reader.listing.operation;
            self.shared.keep(page::records(py, operation, &page)?);
            if let Some(record) = self.shared.take(py)? {
                return Ok(Call::ready(name, record.unbind()));
            }
        }
        let shared = Arc::clone(&self.shared);
        let start: Start = Box::new(move |py| {
            door::awaitable(py, async move {
                let seen = shared.reader.awaited().await;
                Ok(NextRecord(shared, seen))
            })
            .map(Started::Future)
        });
        Ok(Call::new(name, start))
    }
}

/// The first record of a page that Python has not seen yet.
struct NextRecord(Arc<AtHand>, Seen);

impl<'py> IntoPyObject<'py> for NextRecord {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let Self(shared, seen) = self;
        let reader = &shared.reader;
        if let Some(page) = reader.seen(py, seen.outcome, seen.total, &seen.warnings)? {
            shared.keep(page::records(py, reader.listing.operation, &page)?);
            if let Some(record) = shared.take(py)? {
                return Ok(record);
            }
        }
        Err(PyStopAsyncIteration::new_err(()))
    }
}
