//! Converts completeness, what the service says, and counts to Python objects.

use openshelf_client::lists::Completeness;
use openshelf_client::tables::TableSummary;
use openshelf_core::answer::Remarks;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The completeness of a list as a Python object.
pub fn to_python<'py>(py: Python<'py>, known: &Completeness) -> PyResult<Bound<'py, PyAny>> {
    let class = py.import("openshelf.pagination")?.getattr("Completeness")?;
    class.call1((
        known.level.name(),
        &known.reason,
        known.changes,
        known.pages_asked_again,
        known.repeated,
    ))
}

/// What the service has said beside the records, as a dict.
pub fn metadata<'py>(py: Python<'py>, remarks: &Remarks) -> PyResult<Bound<'py, PyDict>> {
    let metadata = PyDict::new(py);
    metadata.set_item("messages", &remarks.messages)?;
    metadata.set_item("not_found", &remarks.not_found)?;
    metadata.set_item("not_found_count", remarks.not_found_count)?;
    for (name, things) in &remarks.parts {
        metadata.set_item(name, things)?;
    }
    Ok(metadata)
}

/// The number of records or rows in a file, with the completeness of the list and what the service has said. A table
/// also has values that did not fit, and members without a column.
pub fn written<'py>(
    py: Python<'py>,
    summary: &TableSummary,
    is_table: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let class = py.import("openshelf.pagination")?.getattr("Written")?;
    class.call1((
        summary.rows,
        to_python(py, &summary.known_at_end())?,
        metadata(py, &summary.remarks)?,
        is_table.then_some(summary.unfit),
        is_table.then_some(summary.extra),
    ))
}
