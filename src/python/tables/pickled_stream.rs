//! The rows of a pickled table, or the columns of a pickled schema, as an Arrow stream.

use std::io::{self, ErrorKind};

use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use openshelf_client::tables::{read_stream, write_stream};
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;

use crate::errors::unreadable_data;
use crate::runtime::without_gil;

/// The bytes of a stream.
pub fn write(py: Python<'_>, schema: &SchemaRef, batches: &[RecordBatch]) -> PyResult<Vec<u8>> {
    without_gil(py, || write_stream(schema, batches)).map_err(unreadable)
}

/// The columns and the rows of a stream.
pub fn read(py: Python<'_>, stream: &[u8]) -> PyResult<(SchemaRef, Vec<RecordBatch>)> {
    without_gil(py, || read_stream(stream)).map_err(unreadable)
}

/// The error of a stream that cannot be written or read.
#[allow(clippy::needless_pass_by_value, reason = "map_err passes it by value")]
fn unreadable(error: io::Error) -> PyErr {
    match error.kind() {
        ErrorKind::OutOfMemory => PyMemoryError::new_err(error.to_string()),
        _ => unreadable_data(&format!("a pickled table: {error}")),
    }
}
