//! The Arrow PyCapsule protocol, which passes schemas and batches to other libraries without a copy.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::errors::wrong_value;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::ffi::FFI_ArrowSchema;
use arrow_schema::{ArrowError, Schema, SchemaRef};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

/// A capsule named `arrow_schema`.
pub fn of_schema<'py>(py: Python<'py>, schema: &Schema) -> PyResult<Bound<'py, PyCapsule>> {
    let exported = FFI_ArrowSchema::try_from(schema);
    let exported = exported.map_err(|error| wrong_value(error.to_string()))?;
    PyCapsule::new_with_value(py, exported, c"arrow_schema")
}

/// A capsule named `arrow_array_stream`. The consumer moves the stream out of it.
pub fn of_stream(
    py: Python<'_>,
    batches: impl RecordBatchReader + Send + 'static,
) -> PyResult<Bound<'_, PyCapsule>> {
    let exported = FFI_ArrowArrayStream::new(Box::new(Caught {
        schema: batches.schema(),
        batches: Some(batches),
    }));
    PyCapsule::new_with_value(py, exported, c"arrow_array_stream")
}

/// Batches for a consumer that is not Rust: a panic there would end the process, so it becomes an error.
struct Caught<R> {
    schema: SchemaRef,
    /// `None` after a panic.
    batches: Option<R>,
}

impl<R: RecordBatchReader> Iterator for Caught<R> {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        let batches = self.batches.as_mut()?;
        catch_unwind(AssertUnwindSafe(|| batches.next())).unwrap_or_else(|_| {
            self.batches = None;
            let why = "the table cannot be made: this is an error of openshelf";
            Some(Err(ArrowError::ComputeError(why.to_owned())))
        })
    }
}

impl<R: RecordBatchReader> RecordBatchReader for Caught<R> {
    fn schema(&self) -> SchemaRef {
        SchemaRef::clone(&self.schema)
    }
}
