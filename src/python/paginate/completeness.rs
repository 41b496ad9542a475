//! What is known of a list, as Python has it.

use openshelf_paging::Completeness;
use pyo3::prelude::*;

/// What is known of a list, as an object of Python.
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

/// The number of records or rows in a file, with what is known of the list.
pub fn written<'py>(
    py: Python<'py>,
    records: u64,
    known: &Completeness,
) -> PyResult<Bound<'py, PyAny>> {
    let class = py.import("openshelf.pagination")?.getattr("Written")?;
    class.call1((records, to_python(py, known)?))
}
