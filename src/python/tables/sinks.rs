//! Where batches go: into memory, into a file that is there once it is whole, into parts that survive a
//! kill.

use std::io;
use std::path::PathBuf;

use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use openshelf_paging::{Completeness, OutputError, PartFile, Position, WholeFile, to_file_error};
use openshelf_tables::{Counts, CsvWriter, ParquetWriter, Provenance, read_parts, write_part};
use openshelf_transport::VERSION;
use serde::{Deserialize, Serialize};

use crate::paginate::nothing_was_read;

/// What is known of all rows together.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Known {
    pub provenance: Provenance,
    pub rows: u64,
    /// Values that did not fit their column.
    pub unfit: u64,
    /// Members that the row does not know.
    pub extra: u64,
    /// What is known of the list that the rows come from, at its end. A position keeps it by itself.
    #[serde(skip)]
    pub completeness: Option<Completeness>,
}

impl Known {
    /// Adds the rows of one more batch, behind which so much is known of where they come from.
    pub fn add(&mut self, counts: &Counts, provenance: Provenance) {
        self.rows += counts.rows as u64;
        self.unfit += counts.unfit as u64;
        self.extra += counts.extra as u64;
        self.provenance = provenance;
    }

    /// The metadata of a schema or a file: where the rows come from, and what is known of the list.
    pub fn metadata(&self) -> Vec<(String, String)> {
        let mut pairs = self.provenance.metadata();
        let known = self.completeness.as_ref();
        if let Some(text) = known.and_then(|known| serde_json::to_string(known).ok()) {
            pairs.push(("openshelf.completeness".to_owned(), text));
        }
        pairs
    }

    /// What is known of the list, as a file keeps it.
    fn known_at_end(&self) -> Completeness {
        self.completeness.clone().unwrap_or_else(nothing_was_read)
    }

    /// What is known of the rows of one batch.
    pub fn of(counts: &Counts, provenance: Provenance) -> Self {
        let mut known = Self::default();
        known.add(counts, provenance);
        known
    }
}

/// Takes batches, each with what is known so far and the position behind it.
pub trait Sink: Send {
    fn write(
        &mut self,
        batch: RecordBatch,
        known: &Known,
        behind: &Position,
    ) -> Result<(), OutputError>;

    /// Ends with what is known of everything, and gives the batches that were kept.
    fn finish(
        self: Box<Self>,
        schema: SchemaRef,
        known: &Known,
        last: &Position,
    ) -> Result<Vec<RecordBatch>, OutputError>;
}

/// Keeps the batches.
#[derive(Default)]
pub struct Collected(Vec<RecordBatch>);

impl Sink for Collected {
    fn write(&mut self, batch: RecordBatch, _: &Known, _: &Position) -> Result<(), OutputError> {
        self.0.push(batch);
        Ok(())
    }

    fn finish(
        self: Box<Self>,
        _: SchemaRef,
        _: &Known,
        _: &Position,
    ) -> Result<Vec<RecordBatch>, OutputError> {
        Ok(self.0)
    }
}

/// The formats of files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Parquet,
    Csv,
}

/// A writer of one of the formats.
enum Writer {
    Parquet(ParquetWriter<WholeFile>),
    Csv(CsvWriter<WholeFile>),
}

impl Writer {
    fn new(format: Format, file: WholeFile, schema: &SchemaRef) -> io::Result<Self> {
        Ok(match format {
            Format::Parquet => Self::Parquet(ParquetWriter::new(file, schema, VERSION)?),
            Format::Csv => Self::Csv(CsvWriter::new(file, schema)?),
        })
    }

    fn write(&mut self, batch: &RecordBatch) -> io::Result<()> {
        match self {
            Self::Parquet(writer) => writer.write(batch),
            Self::Csv(writer) => writer.write(batch),
        }
    }

    fn finish(self, known: &Known) -> io::Result<WholeFile> {
        match self {
            Self::Parquet(writer) => writer.finish(&known.metadata()),
            Self::Csv(writer) => writer.finish(),
        }
    }
}

/// Writes a file that takes its place when it is whole.
pub struct Written {
    format: Format,
    path: PathBuf,
    /// Until the columns are known, with the first batch.
    file: Option<WholeFile>,
    writer: Option<Writer>,
}

impl Written {
    pub fn create(format: Format, path: PathBuf) -> Result<Self, OutputError> {
        Ok(Self {
            format,
            file: Some(WholeFile::create(path.clone())?),
            path,
            writer: None,
        })
    }

    fn writer(&mut self, schema: &SchemaRef) -> Result<&mut Writer, OutputError> {
        if let Some(file) = self.file.take() {
            let writer = Writer::new(self.format, file, schema);
            self.writer = Some(writer.map_err(to_file_error(&self.path))?);
        }
        let gone = || to_file_error(&self.path)(io::Error::other("it was given up"));
        self.writer.as_mut().ok_or_else(gone)
    }
}

impl Sink for Written {
    fn write(&mut self, batch: RecordBatch, _: &Known, _: &Position) -> Result<(), OutputError> {
        let written = self.writer(batch.schema_ref())?.write(&batch);
        written.map_err(to_file_error(&self.path))
    }

    fn finish(
        mut self: Box<Self>,
        schema: SchemaRef,
        known: &Known,
        _: &Position,
    ) -> Result<Vec<RecordBatch>, OutputError> {
        // Without a batch the file has the columns alone.
        self.writer(&schema)?;
        if let Some(writer) = self.writer.take() {
            let file = writer.finish(known);
            file.map_err(to_file_error(&self.path))?.finish()?;
        }
        Ok(Vec::new())
    }
}

/// Writes a Parquet file by way of parts.
pub struct Committed(pub PartFile);

impl Committed {
    fn facts(known: &Known) -> serde_json::Value {
        serde_json::to_value(known).unwrap_or_default()
    }
}

impl Sink for Committed {
    fn write(
        &mut self,
        batch: RecordBatch,
        known: &Known,
        behind: &Position,
    ) -> Result<(), OutputError> {
        let part = write_part(&batch).map_err(to_file_error(self.0.path()))?;
        self.0.commit(&part, behind, Self::facts(known))
    }

    fn finish(
        self: Box<Self>,
        schema: SchemaRef,
        known: &Known,
        last: &Position,
    ) -> Result<Vec<RecordBatch>, OutputError> {
        let (metadata, end) = (known.metadata(), known.known_at_end());
        self.0
            .finish(last, &end, Self::facts(known), |parts, out| {
                let mut writer = ParquetWriter::new(out, &schema, VERSION)?;
                read_parts(parts, |batch| writer.write(&batch))?;
                writer.finish(&metadata).map(drop)
            })?;
        Ok(Vec::new())
    }
}

/// Writes a table that is there as a whole.
pub fn write_table(
    format: Format,
    path: PathBuf,
    schema: SchemaRef,
    batches: &[RecordBatch],
    known: &Known,
) -> Result<(), OutputError> {
    let mut sink = Box::new(Written::create(format, path)?);
    let nowhere = Position::default();
    for batch in batches {
        sink.write(batch.clone(), known, &nowhere)?;
    }
    sink.finish(schema, known, &nowhere).map(drop)
}
