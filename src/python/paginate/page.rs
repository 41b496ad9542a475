//! Decodes the new records of a page, and has the class `Page`.
//!
//! The iterators over records take the decoded records, without the class.

use std::fmt::Write;
use std::ops::Range;
use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyList};

use super::listing::Listing;
use crate::errors::unreadable;
use crate::html;
use crate::once::Once;
use openshelf_core::call::Added;
use openshelf_core::catalog::Operation;
use openshelf_decoding::Numbers;

/// The records of a page, without those of earlier pages.
pub fn records<'py>(
    py: Python<'py>,
    operation: &Operation,
    added: &Added,
    numbers: Numbers,
    page: &openshelf_client::lists::Page,
) -> PyResult<Bound<'py, PyList>> {
    let body = &page.reply.body;
    let text = |at: &Range<usize>| body.get(at.clone()).unwrap_or_default();
    let places = page.new_records.iter();
    let records = places.filter_map(|place| page.facts.records.get(*place));
    let facts = &page.facts;
    // A list is decoded faster as a whole than record by record.
    let is_most = 2 * page.new_records.len() > facts.before + facts.records.len();
    let list = if page.new_records.is_empty() {
        Ok(PyList::empty(py))
    } else if is_most && !facts.list.is_empty() {
        numbers
            .json(py, text(&facts.list))
            .and_then(|list| only_new(list.cast_into()?, page))
    } else {
        numbers.each(py, records.map(text))
    };
    list.map_err(|error| {
        if !error.is_instance_of::<PyValueError>(py) {
            return error;
        }
        // The error names the position in the whole answer.
        let cause = numbers.json(py, body).err().unwrap_or(error);
        unreadable(py, operation, added, &page.reply, &cause)
    })
}

/// The decoded list of a page, with its new records alone.
fn only_new<'py>(
    list: Bound<'py, PyList>,
    page: &openshelf_client::lists::Page,
) -> PyResult<Bound<'py, PyList>> {
    if page.new_records.len() == list.len() {
        return Ok(list);
    }
    for place in (0..list.len()).rev() {
        let record = place.checked_sub(page.facts.before);
        let is_new = record.is_some_and(|record| page.new_records.binary_search(&record).is_ok());
        if !is_new {
            list.del_item(place)?;
        }
    }
    Ok(list)
}

/// How many records of a page a notebook shows.
const SHOWN_RECORDS: usize = 10;
const SHOWN_COLUMNS: usize = 8;
const SHOWN_LETTERS: usize = 80;

/// The texts of a record in the order of the names; a record that is not a dict is one text.
fn cells(record: &Bound<'_, PyAny>, names: &[String]) -> PyResult<Vec<String>> {
    let text = |value: &Bound<'_, PyAny>| -> PyResult<String> {
        Ok(html::cut(&value.str()?.to_string_lossy(), SHOWN_LETTERS))
    };
    let Ok(members) = record.cast::<PyDict>() else {
        return Ok(vec![text(record)?]);
    };
    let mut cells = Vec::with_capacity(names.len());
    for name in names {
        cells.push(match members.get_item(name)? {
            Some(value) => text(&value)?,
            None => String::new(),
        });
    }
    Ok(cells)
}

/// One page of a list; paginate returns it.
#[pyclass(module = "openshelf._core", name = "Page", frozen, generic)]
#[allow(clippy::struct_field_names, reason = "it wraps the page of the core")]
pub struct PyPage {
    page: openshelf_client::lists::Page,
    operation: &'static Operation,
    /// The caller's additions, which the answer may repeat.
    added: Arc<Added>,
    numbers: Numbers,
    records: Once<Py<PyList>>,
}

impl PyPage {
    pub fn new(listing: &Listing, page: openshelf_client::lists::Page) -> Self {
        Self {
            page,
            operation: listing.operation,
            added: Arc::clone(listing.added()),
            numbers: listing.handle.numbers,
            records: Once::new(),
        }
    }
}

#[pymethods]
impl PyPage {
    /// Its records, without those of earlier pages: a list of dict.
    #[getter]
    fn records<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        if let Some(records) = self.records.get() {
            return Ok(records.bind(py).clone());
        }
        let list = records(py, self.operation, &self.added, self.numbers, &self.page)?;
        // Another thread may have been quicker; both have the same records.
        let kept = self.records.get_or_init(|| Box::new(list.unbind()));
        Ok(kept.bind(py).clone())
    }

    /// The whole answer of the service, as the call itself would return it.
    #[getter]
    fn answer<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let reply = &self.page.reply;
        if reply.body.is_empty() {
            return Ok(py.None().into_bound(py));
        }
        self.numbers
            .json(py, &reply.body)
            .map_err(|error| unreadable(py, self.operation, &self.added, reply, &error))
    }

    /// Its number in the order of delivery, counted from 1.
    #[getter]
    fn number(&self) -> u64 {
        self.page.number
    }

    /// How many records there are for this request according to the service; None if it does not say.
    /// For a list that is requested in ranges, it is the total of the range.
    #[getter]
    fn total(&self) -> Option<u64> {
        self.page.facts.total
    }

    /// The position after this page, as JSON.
    #[getter]
    fn position(&self) -> String {
        serde_json::to_string(&self.page.position).unwrap_or_default()
    }

    /// The address that answered.
    #[getter]
    fn url(&self) -> &str {
        &self.page.reply.url
    }

    /// Why the cache returned this page although it had expired (stale_if_error): the message of the error that the
    /// request had; None if it had not expired.
    #[getter]
    fn stale_reason(&self) -> Option<&str> {
        self.page.reply.stale_reason()
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

    /// The HTML for a notebook: the first records.
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
        let records = self.records(py)?;
        let mut names: Vec<String> = Vec::new();
        for record in records.iter().take(SHOWN_RECORDS) {
            let Ok(record) = record.cast_into::<PyDict>() else {
                continue;
            };
            for name in record.keys() {
                let name = name.str()?.to_string();
                if names.len() < SHOWN_COLUMNS && !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        let mut rows = Vec::new();
        for record in records.iter().take(SHOWN_RECORDS) {
            rows.push(cells(&record, &names)?);
        }
        let left = records.len().saturating_sub(rows.len());
        let mut content = html::table(&names, rows);
        if left > 0 {
            // Writing to a string cannot fail.
            let _ = write!(content, "<p>and {left} more</p>");
        }
        let title = format!("openshelf.Page {}", self.page.number);
        let note = format!(
            "{} records of {}",
            records.len(),
            self.operation.full_name()
        );
        Ok(html::titled(&title, &note, &content))
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
