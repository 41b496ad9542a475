//! Pickles tables.

use openshelf_client::lists::Completeness;
use openshelf_client::tables::{TableContent, TableSummary};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use serde::{Deserialize, Serialize};

use super::pickled_stream;
use super::table::Table;
use crate::errors::unreadable_data;
use crate::pickled::pickled;

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
        let stream = pickled_stream::write(py, self.schema(), self.batches())?;
        pickled(py, "table", (PyBytes::new(py, &stream), known))
    }
}

/// Creates a pickled table again.
#[pyfunction]
pub fn _read_table(py: Python<'_>, stream: &[u8], known: &str) -> PyResult<Table> {
    let Known {
        summary,
        completeness,
    } = serde_json::from_str(known).map_err(unfit)?;
    let (schema, batches) = pickled_stream::read(py, stream)?;
    Ok(Table::new(TableContent {
        schema,
        batches,
        summary: TableSummary {
            completeness,
            ..summary
        },
    }))
}

#[allow(clippy::needless_pass_by_value, reason = "map_err passes it by value")]
fn unfit(error: serde_json::Error) -> PyErr {
    unreadable_data(&format!("a pickled table: {error}"))
}
