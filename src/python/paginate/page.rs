//! One page of a list.

use std::ops::Range;
use std::sync::OnceLock;

use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyList};

use crate::decode;
use crate::errors::decode_error;
use openshelf_core::table::Operation;

/// The records of a page that are to be given.
pub fn records<'py>(
    py: Python<'py>,
    operation: &Operation,
    page: &openshelf_paging::Page,
) -> PyResult<Bound<'py, PyList>> {
    let body = &page.reply.body;
    let text = |at: &Range<usize>| body.get(at.clone()).unwrap_or_default();
    let places = page.new_records.iter();
    let records = places.filter_map(|place| page.facts.records.get(*place));
    let list = if page.new_records.is_empty() {
        Ok(PyList::empty(py))
    } else if page.new_records.len() == page.facts.records.len() {
        decode::bulk(py, text(&page.facts.list)).and_then(|list| Ok(list.cast_into()?))
    } else {
        decode::each(py, records.map(text))
    };
    list.map_err(|error| {
        // Where it is wrong is told of the whole answer.
        let cause = decode::json(py, body).err().unwrap_or(error);
        decode_error(py, operation, &page.reply.url, body, &cause)
    })
}

/// One page of a list; made by paginate.
#[pyclass(module = "openshelf._core", frozen)]
#[allow(clippy::struct_field_names, reason = "it wraps the page of the core")]
pub struct Page {
    page: openshelf_paging::Page,
    operation: &'static Operation,
    records: OnceLock<Py<PyList>>,
}

impl Page {
    pub fn new(operation: &'static Operation, page: openshelf_paging::Page) -> Self {
        Self {
            page,
            operation,
            records: OnceLock::new(),
        }
    }
}

#[pymethods]
impl Page {
    /// The records, those left out that came before: a list of dict.
    #[getter]
    fn records<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        if let Some(records) = self.records.get() {
            return Ok(records.bind(py).clone());
        }
        let list = records(py, self.operation, &self.page)?;
        // Another thread may have been quicker; both have the same records.
        let kept = self.records.get_or_init(|| list.unbind());
        Ok(kept.bind(py).clone())
    }

    /// The whole answer of the service, as the call itself would give it.
    #[getter]
    fn answer<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let reply = &self.page.reply;
        if reply.body.is_empty() {
            return Ok(py.None().into_bound(py));
        }
        decode::json(py, &reply.body)
            .map_err(|error| decode_error(py, self.operation, &reply.url, &reply.body, &error))
    }

    /// Its number in the order of giving, counted from 1.
    #[getter]
    fn number(&self) -> u64 {
        self.page.number
    }

    /// How many records the service says there are of what this page asked for; None when it does not
    /// tell. A list that is asked for in ranges has the total of the range.
    #[getter]
    fn total(&self) -> Option<u64> {
        self.page.facts.total
    }

    /// From where a walk goes on after this page, as JSON.
    #[getter]
    fn position(&self) -> String {
        serde_json::to_string(&self.page.position).unwrap_or_default()
    }

    /// The address that answered.
    #[getter]
    fn url(&self) -> &str {
        &self.page.reply.url
    }

    fn __len__(&self) -> usize {
        self.page.new_records.len()
    }

    fn __getitem__<'py>(
        &self,
        py: Python<'py>,
        index: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.records(py)?.as_any().get_item(index)
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.records(py)?.try_iter()
    }

    fn __repr__(&self) -> String {
        format!(
            "<openshelf.Page {} of {}: {} records>",
            self.page.number,
            self.operation.full_name(),
            self.page.new_records.len()
        )
    }
}
