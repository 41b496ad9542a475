//! The destinations of a list: memory, a file that appears when it is complete, parts that survive a kill,
//! JSON lines.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::sync_channel;

use super::json_lines::JsonLines;
use super::output_error::OutputError;
use super::output_file::to_file_error;
use super::part_file::{PartFile, WholeFile};
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use openshelf_paging::{Page, Position};
use openshelf_tables::{JsonLinesWriter, ParquetWriter, Separator, read_parts, write_part};
use openshelf_transport::VERSION;

use thiserror::Error;

use super::csv_table::CsvTable;
use crate::tables::TableSummary;

/// Consumes pages or batches, each with what is known so far and the position after it.
pub trait Sink<Item>: Send {
    fn write(
        &mut self,
        item: Item,
        summary: &TableSummary,
        behind: &Position,
    ) -> Result<(), OutputError>;

    /// Ends with what is known about everything, and returns the collected batches.
    fn finish(
        self: Box<Self>,
        schema: SchemaRef,
        summary: &TableSummary,
        last: &Position,
    ) -> Result<Vec<RecordBatch>, OutputError>;
}

/// Collects the batches.
#[derive(Default)]
pub struct Collected(Vec<RecordBatch>);

impl Sink<RecordBatch> for Collected {
    fn write(
        &mut self,
        batch: RecordBatch,
        _: &TableSummary,
        _: &Position,
    ) -> Result<(), OutputError> {
        self.0.push(batch);
        Ok(())
    }

    fn finish(
        self: Box<Self>,
        _: SchemaRef,
        _: &TableSummary,
        _: &Position,
    ) -> Result<Vec<RecordBatch>, OutputError> {
        Ok(self.0)
    }
}

/// Writes the records as lines, and the position of a resumable file beside it.
pub struct Lines(pub JsonLines);

impl Sink<Page> for Lines {
    fn write(&mut self, page: Page, _: &TableSummary, _: &Position) -> Result<(), OutputError> {
        self.0.write_page(&page)
    }

    fn finish(
        self: Box<Self>,
        _: SchemaRef,
        summary: &TableSummary,
        last: &Position,
    ) -> Result<Vec<RecordBatch>, OutputError> {
        self.0.finish(last, &summary.known_at_end())?;
        Ok(Vec::new())
    }
}

/// The formats of files of tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableFormat {
    Parquet,
    Csv(Separator),
    JsonLines,
}

/// A writer of one of the formats.
enum Writer {
    Parquet(ParquetWriter<WholeFile>),
    Csv(CsvTable),
    JsonLines(JsonLinesWriter<WholeFile>),
}

impl Writer {
    fn new(format: TableFormat, file: WholeFile, schema: &SchemaRef) -> Result<Self, OutputError> {
        Ok(match format {
            TableFormat::Parquet => {
                let path = file.path().to_owned();
                let writer = ParquetWriter::new(file, schema, VERSION);
                Self::Parquet(writer.map_err(to_file_error(&path))?)
            }
            TableFormat::Csv(separator) => Self::Csv(CsvTable::create(file, schema, separator)?),
            TableFormat::JsonLines => Self::JsonLines(JsonLinesWriter::new(file)),
        })
    }

    fn write(self, batch: &RecordBatch, path: &Path) -> Result<Self, OutputError> {
        Ok(match self {
            Self::Parquet(mut writer) => {
                writer.write(batch).map_err(to_file_error(path))?;
                Self::Parquet(writer)
            }
            Self::Csv(table) => Self::Csv(table.write(batch)?),
            Self::JsonLines(mut writer) => {
                writer.write(batch).map_err(to_file_error(path))?;
                Self::JsonLines(writer)
            }
        })
    }

    fn finish(self, summary: &TableSummary, path: &Path) -> Result<WholeFile, OutputError> {
        match self {
            Self::Parquet(writer) => {
                let file = writer.finish(&summary.metadata());
                file.map_err(to_file_error(path))
            }
            Self::Csv(table) => table.finish(),
            Self::JsonLines(writer) => Ok(writer.finish()),
        }
    }
}

/// Writes a file that is moved to its target when it is complete.
pub struct TableFile {
    format: TableFormat,
    path: PathBuf,
    /// Until the columns are known, with the first batch.
    file: Option<WholeFile>,
    writer: Option<Writer>,
}

impl TableFile {
    pub fn create(format: TableFormat, path: PathBuf) -> Result<Self, OutputError> {
        Ok(Self {
            format,
            file: Some(WholeFile::create(path.clone())?),
            path,
            writer: None,
        })
    }

    /// The writer, which begins with the first batch. A writer that failed is gone.
    fn writer(&mut self, schema: &SchemaRef) -> Result<Writer, OutputError> {
        if let Some(file) = self.file.take() {
            return Writer::new(self.format, file, schema);
        }
        let gone = || to_file_error(&self.path)(io::Error::other("it was abandoned"));
        self.writer.take().ok_or_else(gone)
    }
}

impl Sink<RecordBatch> for TableFile {
    fn write(
        &mut self,
        batch: RecordBatch,
        _: &TableSummary,
        _: &Position,
    ) -> Result<(), OutputError> {
        let writer = self.writer(batch.schema_ref())?;
        self.writer = Some(writer.write(&batch, &self.path)?);
        Ok(())
    }

    fn finish(
        mut self: Box<Self>,
        schema: SchemaRef,
        summary: &TableSummary,
        _: &Position,
    ) -> Result<Vec<RecordBatch>, OutputError> {
        // Without a batch the file has only the columns.
        let writer = self.writer(&schema)?;
        writer.finish(summary, &self.path)?.finish()?;
        Ok(Vec::new())
    }
}

/// Writes a Parquet file by way of parts.
pub struct TableParts(pub PartFile);

impl TableParts {
    fn facts(summary: &TableSummary) -> serde_json::Value {
        serde_json::to_value(summary).unwrap_or_default()
    }
}

impl Sink<RecordBatch> for TableParts {
    fn write(
        &mut self,
        batch: RecordBatch,
        summary: &TableSummary,
        behind: &Position,
    ) -> Result<(), OutputError> {
        let part = write_part(&batch).map_err(to_file_error(self.0.path()))?;
        self.0.commit(&part, behind, Self::facts(summary))
    }

    fn finish(
        self: Box<Self>,
        schema: SchemaRef,
        summary: &TableSummary,
        last: &Position,
    ) -> Result<Vec<RecordBatch>, OutputError> {
        let (metadata, end) = (summary.metadata(), summary.known_at_end());
        self.0
            .finish(last, &end, Self::facts(summary), |parts, out| {
                let mut writer = ParquetWriter::new(out, &schema, VERSION)?;
                read_parts(parts, |batch| writer.write(&batch))?;
                writer.finish(&metadata).map(drop)
            })?;
        Ok(Vec::new())
    }
}

/// Writes a complete table.
///
/// # Errors
/// The file cannot be written.
pub fn write_table(
    format: TableFormat,
    path: PathBuf,
    schema: SchemaRef,
    batches: &[RecordBatch],
    summary: &TableSummary,
) -> Result<(), OutputError> {
    let sink = Box::new(TableFile::create(format, path)?);
    write_all(sink, schema, batches, summary)
}

/// Writes every batch of a complete table.
pub fn write_all(
    mut sink: Box<dyn Sink<RecordBatch>>,
    schema: SchemaRef,
    batches: &[RecordBatch],
    summary: &TableSummary,
) -> Result<(), OutputError> {
    let nowhere = Position::default();
    for batch in batches {
        sink.write(batch.clone(), summary, &nowhere)?;
    }
    sink.finish(schema, summary, &nowhere).map(drop)
}

/// Why a table that is read batch by batch was not written.
#[derive(Debug, Error)]
pub enum CopyError {
    #[error(transparent)]
    Read(#[from] ArrowError),
    #[error(transparent)]
    Write(#[from] OutputError),
}

/// Batches that are read in advance while one is written.
const AHEAD: usize = 2;

/// Writes a table that is read batch by batch, on a thread of its own; returns the number of rows.
///
/// # Errors
/// A batch cannot be read, or the file cannot be written. Then there is no file.
pub fn copy_table(
    format: TableFormat,
    path: PathBuf,
    batches: impl RecordBatchReader + Send,
) -> Result<u64, CopyError> {
    let mut sink = Box::new(TableFile::create(format, path)?);
    let (schema, summary, nowhere) = (
        batches.schema(),
        TableSummary::default(),
        Position::default(),
    );
    let mut rows = 0;
    std::thread::scope(|threads| -> Result<(), CopyError> {
        let (sender, receiver) = sync_channel(AHEAD);
        threads.spawn(move || {
            for batch in batches {
                // Nobody receives after an error of the writer.
                if sender.send(batch).is_err() {
                    break;
                }
            }
        });
        for batch in receiver {
            let batch = batch?;
            rows += batch.num_rows() as u64;
            sink.write(batch, &summary, &nowhere)?;
        }
        Ok(())
    })?;
    sink.finish(schema, &summary, &nowhere)?;
    Ok(rows)
}
