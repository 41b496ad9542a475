//! A Parquet file of several tables, which arrive one after the other.

use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use openshelf_client::saving::{Mode, Replacement};
use openshelf_client::tables::ParquetWriter;
use openshelf_core::locks::lock;
use pyo3::prelude::*;

use super::table::Table;
use crate::errors::{file_error, wrong_state};

/// A Parquet file under a temporary name, which replaces another one when it is complete.
#[pyclass(module = "openshelf._core", frozen)]
pub struct _ParquetFile {
    /// None once it was moved or discarded.
    writer: Mutex<Option<ParquetWriter<Replacement>>>,
    schema: SchemaRef,
    target: PathBuf,
}

impl _ParquetFile {
    /// What became of a step; None if the file was moved or discarded before.
    fn outcome(&self, step: Option<io::Result<()>>) -> PyResult<()> {
        let done = step.ok_or_else(|| wrong_state("the file was moved or discarded"))?;
        done.map_err(|error| file_error(&self.target, &error))
    }
}

#[pymethods]
impl _ParquetFile {
    /// Creates the file beside its target, for tables with the columns of this one.
    #[new]
    fn new(py: Python<'_>, target: PathBuf, table: &Table) -> PyResult<Self> {
        let schema = Arc::clone(table.schema());
        let created = py.detach(|| {
            let file = Replacement::create(&target, Mode::New)?;
            ParquetWriter::new(file, &schema, env!("CARGO_PKG_VERSION"))
        });
        let writer = created.map_err(|error| file_error(&target, &error))?;
        Ok(Self {
            writer: Mutex::new(Some(writer)),
            schema,
            target,
        })
    }

    /// Adds the rows of a table.
    fn write(&self, py: Python<'_>, table: &Table) -> PyResult<()> {
        let written = py.detach(|| {
            let mut held = lock(&self.writer);
            let writer = held.as_mut()?;
            Some(table.batches().iter().try_for_each(|batch| {
                // The metadata of a batch may be another; that of the file is written at its end.
                let columns = batch.columns().to_vec();
                let own = RecordBatch::try_new(Arc::clone(&self.schema), columns);
                writer.write(&own.map_err(io::Error::other)?)
            }))
        });
        self.outcome(written)
    }

    /// Ends the file with metadata and moves it to its target, after its bytes are on the disk.
    fn commit(&self, py: Python<'_>, metadata: Vec<(String, String)>) -> PyResult<()> {
        let moved = py.detach(|| {
            let writer = lock(&self.writer).take()?;
            let finished = writer.finish(&metadata);
            Some(finished.and_then(|file| file.sync().and_then(|()| file.commit())))
        });
        self.outcome(moved)
    }

    /// Removes the file, unless it was moved.
    fn discard(&self, py: Python<'_>) {
        py.detach(|| drop(lock(&self.writer).take()));
    }
}
