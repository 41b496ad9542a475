//! Converts completeness and counts to Python objects.

use openshelf_paging::Completeness;
use pyo3::prelude::*;

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

/// The number of records or rows in a file, with the completeness of the list.
pub fn written<'py>(
    py: Python<'py>,
    records: u64,
    known: &Completeness,
) -> PyResult<Bound<'py, PyAny>> {
    let class = py.import("openshelf.pagination")?.getattr("Written")?;
    class.call1((records, to_python(py, known)?))
}
