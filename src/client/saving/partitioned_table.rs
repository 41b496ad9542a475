//! A folder of Parquet files, one for each value of some columns: `type=Rule/part-0.parquet`.
//!
//! The values are in the names of the folders, as Hive names them, and not in the files.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::output_error::OutputError;
use super::output_file::to_file_error;
use arrow_array::{Array, RecordBatch, UInt32Array};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use arrow_select::take::take_record_batch;
use openshelf_core::call::hint;
use openshelf_durable::WholeFolder;
use openshelf_paging::Position;
use openshelf_tables::{ParquetWriter, plain};
use openshelf_transport::VERSION;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use super::sinks::{Sink, write_all};
use crate::tables::TableSummary;

/// The most files of one table: each has its own writer.
const MOST_FILES: usize = 1000;
/// The most bytes of rows that wait in memory for their files.
const MOST_BYTES: usize = 128 << 20;
/// Bytes that are written to a file at once.
const BUFFER: usize = 128 * 1024;
/// The name of a folder whose rows have no value.
pub(super) const NO_VALUE: &str = "__HIVE_DEFAULT_PARTITION__";
/// What a name of a folder may have as it is, of the signs of ASCII.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');

/// Why a table has no column of this name.
fn no_column(schema: &Schema, name: &str) -> String {
    let object = name.split_once('.').map(|(object, _)| object);
    let field = object.and_then(|object| schema.field_with_name(object).ok());
    if let Some(DataType::Struct(_)) = field.map(Field::data_type) {
        return format!("{name} is inside a column: flatten makes it a column of its own");
    }
    let names = schema.fields().iter().map(|field| field.name().as_str());
    format!("the table has no column {name:?}{}", hint(name, names))
}

/// Whether a table can be divided by these columns.
///
/// # Errors
/// Why not.
pub fn check_partitions(schema: &Schema, columns: &[String]) -> Result<(), String> {
    if columns.is_empty() {
        return Err("expected the name of a column, or several".to_owned());
    }
    for (place, name) in columns.iter().enumerate() {
        let field = schema.field_with_name(name);
        let field = field.map_err(|_| no_column(schema, name))?;
        if !matches!(
            field.data_type(),
            DataType::Utf8 | DataType::Int64 | DataType::Boolean | DataType::Date32
        ) {
            return Err(format!(
                "{name}: expected a column of texts, whole numbers, days, or true and false"
            ));
        }
        if name.contains(['/', '\\', '=', '%']) {
            return Err(format!("{name}: the name of a folder cannot have its name"));
        }
        if columns.iter().take(place).any(|other| other == name) {
            return Err(format!("{name}: it is named twice"));
        }
    }
    match columns.len() < schema.fields().len() {
        true => Ok(()),
        false => Err("no column is left for the files".to_owned()),
    }
}

/// Writes each row to the file of its values. The folder appears when it is complete.
pub struct PartitionedTable {
    path: PathBuf,
    folder: Option<WholeFolder>,
    columns: Vec<String>,
    files: HashMap<String, ParquetWriter<BufWriter<Appended>>>,
}

/// A file that is open only while it is written to: a table may have more files than a process may open.
struct Appended(PathBuf);

impl Appended {
    fn open(&self) -> io::Result<File> {
        OpenOptions::new().append(true).open(&self.0)
    }
}

impl Write for Appended {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.open()?.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl PartitionedTable {
    pub fn create(path: PathBuf, columns: Vec<String>) -> Result<Self, OutputError> {
        let folder = WholeFolder::create(&path)?;
        Ok(Self {
            path,
            folder: Some(folder),
            columns,
            files: HashMap::new(),
        })
    }

    fn add(&mut self, batch: &RecordBatch) -> io::Result<()> {
        let mut kept: Vec<usize> = (0..batch.num_columns()).collect();
        let mut places = Vec::with_capacity(self.columns.len());
        for name in &self.columns {
            let place = batch.schema_ref().index_of(name);
            let place = place.map_err(io::Error::other)?;
            kept.retain(|other| *other != place);
            places.push(place);
        }
        let mut rows: HashMap<String, Vec<u32>> = HashMap::new();
        for row in 0..batch.num_rows() {
            let folder = self.folder_of(batch, &places, row);
            let row = u32::try_from(row).map_err(io::Error::other)?;
            rows.entry(folder).or_default().push(row);
        }
        let batch = batch.project(&kept).map_err(io::Error::other)?;
        for (folder, rows) in rows {
            let own = take_record_batch(&batch, &UInt32Array::from(rows));
            let own = own.map_err(io::Error::other)?;
            self.writer(folder, own.schema_ref())?.write(&own)?;
        }
        self.release()
    }

    /// The folder of a row: a name and a value for each column.
    fn folder_of(&self, batch: &RecordBatch, places: &[usize], row: usize) -> String {
        let mut folder = String::new();
        for (name, place) in self.columns.iter().zip(places) {
            if !folder.is_empty() {
                folder.push('/');
            }
            folder.push_str(name);
            folder.push('=');
            match batch.columns().get(*place) {
                Some(column) if column.is_valid(row) => {
                    let mut value = String::new();
                    plain(column, row, &mut value);
                    push_encoded(&mut folder, &value);
                }
                _ => folder.push_str(NO_VALUE),
            }
        }
        folder
    }

    fn writer(
        &mut self,
        folder: String,
        schema: &SchemaRef,
    ) -> io::Result<&mut ParquetWriter<BufWriter<Appended>>> {
        let count = self.files.len();
        match self.files.entry(folder) {
            std::collections::hash_map::Entry::Occupied(known) => Ok(known.into_mut()),
            std::collections::hash_map::Entry::Vacant(_) if count == MOST_FILES => {
                Err(io::Error::new(
                    io::ErrorKind::InvalidInput,
                    format!(
                        "{} has more than {MOST_FILES} values, and each would be a file: choose a column with fewer",
                        self.columns.join(", ")
                    ),
                ))
            }
            std::collections::hash_map::Entry::Vacant(new) => {
                let whole = self.folder.as_ref().map(WholeFolder::folder);
                let path = whole.unwrap_or(Path::new("")).join(new.key());
                fs::create_dir_all(&path)?;
                let file = path.join("part-0.parquet");
                File::create_new(&file).map_err(|error| taken(new.key(), error))?;
                let out = BufWriter::with_capacity(BUFFER, Appended(file));
                Ok(new.insert(ParquetWriter::new(out, schema, VERSION)?))
            }
        }
    }

    /// Writes a file without rows, so that a reader finds the columns of a table that has none.
    fn add_columns(&mut self, schema: &SchemaRef) -> io::Result<()> {
        let is_kept = |name: &String| !self.columns.contains(name);
        let fields = schema.fields().iter();
        let fields = fields.filter(|field| is_kept(field.name()));
        let kept = Schema::new(fields.cloned().collect::<Vec<_>>());
        let names = self.columns.iter().map(|name| format!("{name}={NO_VALUE}"));
        let folder = names.collect::<Vec<_>>().join("/");
        self.writer(folder, &SchemaRef::new(kept)).map(drop)
    }

    /// Writes the largest row groups while too many rows are in memory.
    fn release(&mut self) -> io::Result<()> {
        loop {
            let taken: usize = self.files.values().map(ParquetWriter::waiting).sum();
            let largest = self
                .files
                .values_mut()
                .max_by_key(|writer| writer.waiting());
            match largest {
                Some(writer) if taken > MOST_BYTES && writer.waiting() > 0 => writer.flush()?,
                _ => return Ok(()),
            }
        }
    }
}

/// Appends a value as Hive and Spark write it: other letters than those of ASCII as they are. Spark takes each escape for a
/// character of its own, so it would read an escaped `é` as two.
fn push_encoded(folder: &mut String, value: &str) {
    for part in value.split_inclusive(|sign: char| !sign.is_ascii()) {
        let mut signs = part.chars();
        let last = signs.next_back().filter(|sign| !sign.is_ascii());
        let plain = if last.is_some() { signs.as_str() } else { part };
        folder.extend(utf8_percent_encode(plain, ENCODED));
        folder.extend(last);
    }
}

/// Two values that differ in case are one folder on some systems.
fn taken(folder: &str, error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::AlreadyExists => io::Error::new(
            io::ErrorKind::InvalidInput,
            format!("this file system takes {folder:?} and another value for one name"),
        ),
        _ => error,
    }
}

impl Sink<RecordBatch> for PartitionedTable {
    fn write(
        &mut self,
        batch: RecordBatch,
        _: &TableSummary,
        _: &Position,
    ) -> Result<(), OutputError> {
        self.add(&batch).map_err(to_file_error(&self.path))
    }

    fn finish(
        mut self: Box<Self>,
        schema: SchemaRef,
        summary: &TableSummary,
        _: &Position,
    ) -> Result<Vec<RecordBatch>, OutputError> {
        if self.files.is_empty() {
            let added = self.add_columns(&schema);
            added.map_err(to_file_error(&self.path))?;
        }
        let metadata = summary.metadata();
        for (_, writer) in self.files.drain() {
            let ended = writer.finish(&metadata).and_then(|mut out| out.flush());
            ended.map_err(to_file_error(&self.path))?;
        }
        if let Some(folder) = self.folder.take() {
            folder.finish()?;
        }
        Ok(Vec::new())
    }
}

/// Writes a complete table to a folder, with a Parquet file for each value of some columns.
///
/// # Errors
/// The folder cannot be written.
pub fn write_partitions(
    columns: Vec<String>,
    path: PathBuf,
    schema: SchemaRef,
    batches: &[RecordBatch],
    summary: &TableSummary,
) -> Result<(), OutputError> {
    let sink = Box::new(PartitionedTable::create(path, columns)?);
    write_all(sink, schema, batches, summary)
}
