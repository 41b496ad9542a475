//! A CSV file of a table, without those columns of leftovers that are empty.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use super::output_error::OutputError;
use super::output_file::to_file_error;
use super::part_file::WholeFile;
use arrow_array::{Array, RecordBatch};
use arrow_schema::{Schema, SchemaRef};
use openshelf_tables::{CsvWriter, EXTRA, Separator, UNFIT};

/// Writes the rows as they come. A column of leftovers is written from the first value in it on, and the rows before
/// it get an empty field: the file is then written once more.
pub struct CsvTable {
    path: PathBuf,
    schema: SchemaRef,
    separator: Separator,
    /// The places of the columns that are written, in their order.
    columns: Vec<usize>,
    writer: CsvWriter<WholeFile>,
}

impl CsvTable {
    /// Begins a file. What is written to a pipe cannot be written again, so it has all columns.
    pub fn create(
        file: WholeFile,
        schema: &SchemaRef,
        separator: Separator,
    ) -> Result<Self, OutputError> {
        let path = file.path().to_owned();
        let is_written_once = file.begun().map_err(to_file_error(&path))?.is_none();
        let is_first = |place: &usize| is_written_once || !is_leftovers(schema, *place);
        let columns: Vec<usize> = (0..schema.fields().len()).filter(is_first).collect();
        let writer = writer(file, schema, separator, &columns, &path)?;
        Ok(Self {
            path,
            schema: SchemaRef::clone(schema),
            separator,
            columns,
            writer,
        })
    }

    /// Adds the rows of a batch.
    pub fn write(mut self, batch: &RecordBatch) -> Result<Self, OutputError> {
        let is_needed = |place: &usize| {
            let column = batch.columns().get(*place);
            let has_value = column.is_some_and(|column| column.null_count() < column.len());
            self.columns.contains(place) || (is_leftovers(&self.schema, *place) && has_value)
        };
        let columns: Vec<usize> = (0..batch.num_columns()).filter(is_needed).collect();
        if columns != self.columns {
            self = self.widened(columns)?;
        }
        let written = batch
            .project(&self.columns)
            .map_err(io::Error::other)
            .and_then(|shown| self.writer.write(&shown));
        written.map_err(to_file_error(&self.path))?;
        Ok(self)
    }

    /// Ends the file and returns it.
    pub fn finish(self) -> Result<WholeFile, OutputError> {
        self.writer.finish().map_err(to_file_error(&self.path))
    }

    /// The same rows with more columns, which are empty.
    fn widened(self, columns: Vec<usize>) -> Result<Self, OutputError> {
        let (path, schema, separator) = (self.path, self.schema, self.separator);
        let old = self.writer.finish().map_err(to_file_error(&path))?;
        let rows = old.begun().map_err(to_file_error(&path))?;
        let file = WholeFile::create(path.clone())?;
        let mut writer = writer(file, &schema, separator, &columns, &path)?;
        if let Some(rows) = rows {
            let copied = copy(rows, separator, &self.columns, &columns, &mut writer);
            copied.map_err(to_file_error(&path))?;
        }
        Ok(Self {
            path,
            schema,
            separator,
            columns,
            writer,
        })
    }
}

fn is_leftovers(schema: &Schema, place: usize) -> bool {
    let name = schema
        .fields()
        .get(place)
        .map(|field| field.name().as_str());
    matches!(name, Some(UNFIT | EXTRA))
}

fn writer(
    file: WholeFile,
    schema: &Schema,
    separator: Separator,
    columns: &[usize],
    path: &Path,
) -> Result<CsvWriter<WholeFile>, OutputError> {
    let shown = schema.project(columns).map_err(io::Error::other);
    let writer = shown.and_then(|shown| CsvWriter::new(file, &shown, separator));
    writer.map_err(to_file_error(path))
}

/// Copies rows without their names; a column that they do not have is empty.
fn copy(
    rows: File,
    separator: Separator,
    old: &[usize],
    new: &[usize],
    writer: &mut CsvWriter<WholeFile>,
) -> io::Result<()> {
    let places: Vec<Option<usize>> = new
        .iter()
        .map(|place| old.iter().position(|other| other == place))
        .collect();
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator.byte())
        .from_reader(BufReader::new(rows));
    let mut row = csv::ByteRecord::new();
    while reader.read_byte_record(&mut row)? {
        let cell = |place: &Option<usize>| place.and_then(|place| row.get(place));
        writer.write_row(places.iter().map(|place| cell(place).unwrap_or_default()))?;
    }
    Ok(())
}
