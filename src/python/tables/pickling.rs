//! Pickles tables and schemas as Arrow streams.

use std::io::{self, ErrorKind};

use openshelf_client::{TableContent, TableSummary};
use openshelf_paging::Completeness;
use openshelf_tables::{read_stream, write_stream};
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use serde::{Deserialize, Serialize};

use super::table::Table;
use super::table_schema::TableSchema;
use crate::errors::unreadable_data;
use crate::runtime::without_gil;

/// What is known about the rows of a table. The stream has the schema and the rows.
#[derive(Serialize, Deserialize)]
struct Known {
    summary: TableSummary,
    completeness: Option<Completeness>,
}

#[pymethods]
impl Table {
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let known = Known {
            summary: self.summary().clone(),
            completeness: self.summary().completeness.clone(),
        };
        let known = serde_json::to_string(&known).map_err(unfit)?;
        let stream = without_gil(py, || write_stream(self.schema(), self.batches()));
        let stream = stream.map_err(unreadable)?;
        let read = py.import("openshelf._core")?.getattr("_read_table")?;
        (read, (PyBytes::new(py, &stream), known)).into_pyobject(py)
    }
}

#[pymethods]
impl TableSchema {
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let stream = write_stream(self.schema(), &[]).map_err(unreadable)?;
        let read = py.import("openshelf._core")?.getattr("_read_schema")?;
        (read, (PyBytes::new(py, &stream), self.title())).into_pyobject(py)
    }
}

/// Creates a pickled table again.
#[pyfunction]
pub fn _read_table(py: Python<'_>, stream: &[u8], known: &str) -> PyResult<Table> {
    let Known {
        summary,
        completeness,
    } = serde_json::from_str(known).map_err(unfit)?;
    let (schema, batches) = without_gil(py, || read_stream(stream)).map_err(unreadable)?;
    Ok(Table::new(TableContent {
        schema,
        batches,
        summary: TableSummary {
            completeness,
            ..summary
        },
    }))
}

/// Creates a pickled schema again.
#[pyfunction]
pub fn _read_schema(stream: &[u8], title: String) -> PyResult<TableSchema> {
    let (schema, _) = read_stream(stream).map_err(unreadable)?;
    Ok(TableSchema::new(schema, title))
}

/// The error of a stream that cannot be written or read.
#[allow(clippy::needless_pass_by_value, reason = "map_err passes it by value")]
fn unreadable(error: io::Error) -> PyErr {
    match error.kind() {
        ErrorKind::OutOfMemory => PyMemoryError::new_err(error.to_string()),
        _ => unreadable_data(&format!("a pickled table: {error}")),
    }
}

#[allow(clippy::needless_pass_by_value, reason = "map_err passes it by value")]
fn unfit(error: serde_json::Error) -> PyErr {
    unreadable_data(&format!("a pickled table: {error}"))
}
