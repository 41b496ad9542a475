//! Data files: Parquet with statistics, under names that nothing else has.

use std::fs;
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use openshelf_durable::{Mode, Replacement, folder_of, sync_folder};
use openshelf_tables::ParquetWriter;

use crate::action::{Add, PartitionValues};
use crate::conform::conformed;
use crate::error::DeltaError;
use crate::ids::{is_id, new_id, now};
use crate::paths::{encoded, partition_folder};
use crate::stats::Statistics;
use openshelf_durable::step;

/// Bytes that are written to the file at once.
const BUFFER: usize = 128 * 1024;

/// The name of a data file.
fn own_name(id: &str) -> String {
    format!("part-{id}.parquet")
}

/// Whether a name is one that only this crate gives to data files.
pub(crate) fn is_own_name(name: &str) -> bool {
    let id = name.strip_prefix("part-");
    id.and_then(|rest| rest.strip_suffix(".parquet"))
        .is_some_and(is_id)
}

/// A data file that is being written. Nobody reads it before a transaction adds it, and it is removed if it is dropped
/// before it is finished.
pub struct NewFile {
    /// From the table's folder.
    path: String,
    target: PathBuf,
    table: PathBuf,
    schema: SchemaRef,
    partition_values: PartitionValues,
    writer: ParquetWriter<BufWriter<Replacement>>,
    statistics: Statistics,
}

impl NewFile {
    /// Begins a file with these columns. `partition_values` has a text for each column that divides the table, in the
    /// order of these columns.
    pub(crate) fn create(
        table: &Path,
        schema: SchemaRef,
        partitions: &[(String, Option<String>)],
        indexed: usize,
    ) -> Result<Self, DeltaError> {
        let folders = partitions.iter();
        let folders = folders.map(|(name, value)| partition_folder(name, value.as_deref()) + "/");
        let path = folders.collect::<String>() + &own_name(&new_id());
        let target = table.join(&path);
        let failed = || DeltaError::file(&target);
        step();
        fs::create_dir_all(folder_of(&target)).map_err(failed())?;
        step();
        let file = Replacement::create_among_many(&target, Mode::New).map_err(failed())?;
        let out = BufWriter::with_capacity(BUFFER, file);
        let writer = ParquetWriter::new(out, &schema, env!("CARGO_PKG_VERSION"));
        Ok(Self {
            writer: writer.map_err(failed())?,
            statistics: Statistics::new(&schema, indexed),
            path,
            table: table.to_owned(),
            schema,
            partition_values: partitions.iter().cloned().collect(),
            target,
        })
    }

    /// Adds the rows of a batch. Its columns may be in another order, and columns that it has not are null.
    ///
    /// # Errors
    /// A column is not in the table or has another type there; the file cannot be written.
    pub fn write(&mut self, batch: &RecordBatch) -> Result<(), DeltaError> {
        for field in batch.schema_ref().fields() {
            let name = field.name();
            let is_known = self.schema.field_with_name(name).is_ok();
            if !is_known && !self.partition_values.contains_key(name) {
                return Err(DeltaError::column(name, "the table has no such column"));
            }
        }
        let rows = conformed(batch, &self.schema)?;
        step();
        self.writer
            .write(&rows)
            .map_err(DeltaError::file(&self.target))?;
        self.statistics.add(&rows);
        Ok(())
    }

    /// How many rows were written.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.statistics.rows()
    }

    /// Ends the file, on the disk, and returns the action that adds it.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn finish(self) -> Result<Add, DeltaError> {
        let failed = || DeltaError::file(&self.target);
        let out = self.writer.finish(&[]).map_err(failed())?;
        let file = out
            .into_inner()
            .map_err(|error| failed()(error.into_error()))?;
        step();
        file.sync().map_err(failed())?;
        let size = file.file().metadata().map_err(failed())?.len();
        step();
        if !file.commit_if_absent().map_err(failed())? {
            return Err(failed()(io::ErrorKind::AlreadyExists.into()));
        }
        step();
        // The name and those of new folders above it.
        let mut folder = folder_of(&self.target);
        sync_folder(folder).map_err(failed())?;
        while folder != self.table && folder.starts_with(&self.table) {
            folder = folder_of(folder);
            sync_folder(folder).map_err(failed())?;
        }
        Ok(Add {
            path: encoded(&self.path),
            partition_values: self.partition_values,
            size: i64::try_from(size).unwrap_or(i64::MAX),
            modification_time: now(),
            data_change: true,
            stats: Some(self.statistics.to_json()),
            tags: None,
            deletion_vector: None,
        })
    }
}
