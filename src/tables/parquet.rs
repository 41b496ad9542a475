//! Writes batches to a Parquet file.

use std::collections::HashMap;
use std::io::{self, Write};

use arrow_array::RecordBatch;
use arrow_schema::{Schema, SchemaRef};
use openshelf_core::room::room_for;
use parquet::arrow::arrow_writer::ArrowWriterOptions;
use parquet::arrow::{ARROW_SCHEMA_META_KEY, ArrowWriter, encode_arrow_schema};
use parquet::basic::{Compression, ZstdLevel};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;

/// The most rows of a row group; small enough for readers that load one at a time.
const GROUP_ROWS: usize = 128 * 1024;
/// The most bytes of a row group, as far as its size is known while it is in memory.
const GROUP_BYTES: usize = 8 << 20;
/// The most bytes of a page, and of the dictionary of a column. There may be a hundred columns, all in
/// memory.
const PAGE_BYTES: usize = 256 * 1024;

/// Writes batches of one schema. A row group is written when it is full, so memory use does not grow with the
/// file.
pub struct ParquetWriter<W: Write + Send> {
    writer: ArrowWriter<W>,
    schema: SchemaRef,
}

impl<W: Write + Send> ParquetWriter<W> {
    /// Begins a file. `version` is the version of this library, for the file's `created_by` field.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn new(out: W, schema: &SchemaRef, version: &str) -> io::Result<Self> {
        let level = ZstdLevel::try_new(1).map_err(to_io_error)?;
        let properties = WriterProperties::builder()
            .set_created_by(format!("openshelf version {version}"))
            .set_compression(Compression::ZSTD(level))
            .set_max_row_group_row_count(Some(GROUP_ROWS))
            .set_max_row_group_bytes(Some(GROUP_BYTES))
            .set_data_page_size_limit(PAGE_BYTES)
            .set_dictionary_page_size_limit(PAGE_BYTES)
            .build();
        // Metadata of the whole file is only known at the end, so the schema is written there.
        let options = ArrowWriterOptions::new()
            .with_properties(properties)
            .with_skip_arrow_metadata(true);
        let schema = SchemaRef::clone(schema);
        let writer = ArrowWriter::try_new_with_options(out, SchemaRef::clone(&schema), options);
        let writer = writer.map_err(to_io_error)?;
        Ok(Self { writer, schema })
    }

    /// Adds the rows of a batch.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn write(&mut self, batch: &RecordBatch) -> io::Result<()> {
        // Values are counted in a dictionary, kept in pages, and compressed.
        let own = self.writer.in_progress_size();
        let taken = batch.get_array_memory_size().saturating_add(own);
        room_for(taken.saturating_mul(3))?;
        self.writer.write(batch).map_err(to_io_error)
    }

    /// Bytes of rows that are not in the file yet.
    pub fn waiting(&self) -> usize {
        self.writer.in_progress_size()
    }

    /// Writes the rows that wait as a row group.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn flush(&mut self) -> io::Result<()> {
        self.writer.flush().map_err(to_io_error)
    }

    /// Ends the file with metadata of the whole file, as pairs of key and value, and returns the output. The
    /// pairs are metadata of the file and of its Arrow schema.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn finish(mut self, metadata: &[(String, String)]) -> io::Result<W> {
        let facts: HashMap<String, String> = metadata.iter().cloned().collect();
        let schema = Schema::new_with_metadata(self.schema.fields().clone(), facts);
        let own = (
            ARROW_SCHEMA_META_KEY.to_owned(),
            encode_arrow_schema(&schema),
        );
        for (key, value) in metadata.iter().chain([&own]) {
            let pair = KeyValue::new(key.clone(), Some(value.clone()));
            self.writer.append_key_value_metadata(pair);
        }
        self.writer.into_inner().map_err(to_io_error)
    }
}

/// The operating system's error behind an error of the writer.
fn to_io_error(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(source) => match source.downcast::<io::Error>() {
            Ok(own) => *own,
            Err(other) => io::Error::other(other),
        },
        other => io::Error::other(other),
    }
}
