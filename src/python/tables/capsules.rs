//! The Arrow PyCapsule protocol, which passes schemas and batches to other libraries without a copy.

use arrow_array::RecordBatchReader;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_schema::Schema;
use arrow_schema::ffi::FFI_ArrowSchema;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

/// A capsule named `arrow_schema`.
pub fn of_schema<'py>(py: Python<'py>, schema: &Schema) -> PyResult<Bound<'py, PyCapsule>> {
    let exported = FFI_ArrowSchema::try_from(schema);
    let exported = exported.map_err(|error| PyValueError::new_err(error.to_string()))?;
    PyCapsule::new_with_value(py, exported, c"arrow_schema")
}

/// A capsule named `arrow_array_stream`. The consumer moves the stream out of it.
pub fn of_stream(
    py: Python<'_>,
    batches: impl RecordBatchReader + Send + 'static,
) -> PyResult<Bound<'_, PyCapsule>> {
    let exported = FFI_ArrowArrayStream::new(Box::new(batches));
    PyCapsule::new_with_value(py, exported, c"arrow_array_stream")
}
