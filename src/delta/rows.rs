//! The rows of a data file, with the columns that the table has at a version.

use std::io;
use std::sync::Arc;

use arrow_array::{RecordBatch, RecordBatchOptions};
use arrow_schema::{Schema, SchemaRef};
use openshelf_durable::read_regular;
use parquet::arrow::ProjectionMask;
use parquet::arrow::arrow_reader::{
    ArrowReaderOptions, ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder,
};

use crate::action::{Add, PartitionValues};
use crate::conform::conformed;
use crate::error::DeltaError;
use crate::partition::partition_column;
use crate::snapshot::Snapshot;

/// The rows of a data file, batch by batch.
pub struct Rows {
    reader: ParquetRecordBatchReader,
    path: std::path::PathBuf,
    /// The columns that are returned.
    schema: SchemaRef,
    /// Those of them that are in the file.
    own: SchemaRef,
    partition_values: PartitionValues,
}

impl Rows {
    /// Opens a data file of a table. `columns` names the columns that are read, all if it is none; `batch` is the most
    /// rows that are returned at once.
    ///
    /// # Errors
    /// [`DeltaError::NoFile`] if the file is gone; there is no such column; the file cannot be read.
    pub fn of(
        table: &Snapshot,
        file: &Add,
        columns: Option<&[String]>,
        batch: usize,
    ) -> Result<Self, DeltaError> {
        let schema = match columns {
            None => SchemaRef::clone(table.schema()),
            Some(names) => chosen(table.schema(), names)?,
        };
        Self::with_columns(table, file, schema, batch)
    }

    /// As [`Self::of`], with the columns of a schema: those that the file has not are null.
    ///
    /// # Errors
    /// As [`Self::of`].
    pub fn with_columns(
        table: &Snapshot,
        file: &Add,
        schema: SchemaRef,
        batch: usize,
    ) -> Result<Self, DeltaError> {
        let path = table.path_of(file)?;
        let open = read_regular(&path).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => DeltaError::NoFile {
                path: path.clone(),
                version: table.version(),
            },
            _ => DeltaError::file(&path)(error),
        })?;
        let damaged = |error: parquet::errors::ParquetError| DeltaError::damaged(&path, error);
        // Another program's own types, such as dictionaries, are not needed.
        let options = ArrowReaderOptions::new().with_skip_arrow_metadata(true);
        let builder = ParquetRecordBatchReaderBuilder::try_new_with_options(open, options)
            .map_err(damaged)?;
        let is_own = |name: &String| !file.partition_values.contains_key(name);
        let own = schema.fields().iter().filter(|field| is_own(field.name()));
        let own = Arc::new(Schema::new(own.cloned().collect::<Vec<_>>()));
        let there = builder.schema().fields().iter().enumerate();
        let roots = there.filter(|(_, field)| own.field_with_name(field.name()).is_ok());
        let mask = ProjectionMask::roots(builder.parquet_schema(), roots.map(|(place, _)| place));
        let reader = builder.with_projection(mask).with_batch_size(batch).build();
        Ok(Self {
            reader: reader.map_err(damaged)?,
            path,
            schema,
            own,
            partition_values: file.partition_values.clone(),
        })
    }

    /// The columns of the rows.
    #[must_use]
    pub fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }

    fn complete(&self, batch: &RecordBatch) -> Result<RecordBatch, DeltaError> {
        let rows = batch.num_rows();
        let own = conformed(batch, &self.own)?;
        let columns = self.schema.fields().iter().map(|field| {
            let name = field.name();
            if let Some(column) = own.column_by_name(name) {
                return Ok(Arc::clone(column));
            }
            let text = self.partition_values.get(name).and_then(Option::as_deref);
            partition_column(name, field.data_type(), text, rows)
        });
        let columns = columns.collect::<Result<Vec<_>, _>>()?;
        let options = RecordBatchOptions::new().with_row_count(Some(rows));
        let whole = RecordBatch::try_new_with_options(Arc::clone(&self.schema), columns, &options);
        Ok(whole?)
    }
}

impl Iterator for Rows {
    type Item = Result<RecordBatch, DeltaError>;

    fn next(&mut self) -> Option<Self::Item> {
        let batch = self.reader.next()?;
        let batch = batch.map_err(|error| DeltaError::damaged(&self.path, error));
        Some(batch.and_then(|batch| self.complete(&batch)))
    }
}

fn chosen(schema: &Schema, names: &[String]) -> Result<SchemaRef, DeltaError> {
    let fields = names.iter().map(|name| {
        let field = schema.field_with_name(name);
        field
            .cloned()
            .map_err(|_| DeltaError::column(name, "the table has no such column"))
    });
    Ok(Arc::new(Schema::new(
        fields.collect::<Result<Vec<_>, _>>()?,
    )))
}
