//! Writes batches to a CSV file: a line of names, then a line for each row.

use std::io::{self, Write};
use std::path::Path;

use arrow_array::{Array, RecordBatch};
use arrow_schema::Schema;

use super::cells::plain;

/// What stands between two fields of a CSV file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Separator(u8);

impl Separator {
    /// That of most files.
    pub const COMMA: Self = Self(b',');
    const TAB: Self = Self(b'\t');

    /// A tab in a file whose name ends in `.tsv`, and a comma in any other.
    #[must_use]
    pub fn of_file(path: &Path) -> Self {
        let ending = path.extension().unwrap_or_default();
        match ending.eq_ignore_ascii_case("tsv") {
            true => Self::TAB,
            false => Self::COMMA,
        }
    }

    /// A tab or one printable character of ASCII, but not the quotation mark, which stands around fields.
    #[must_use]
    pub fn find(text: &str) -> Option<Self> {
        match *text.as_bytes() {
            [byte @ (b'\t' | b' '..=b'~')] if byte != b'"' => Some(Self(byte)),
            _ => None,
        }
    }

    /// The byte in the file.
    #[must_use]
    pub fn byte(self) -> u8 {
        self.0
    }
}

/// Writes batches of one schema. Null is an empty field; lists and structs are JSON text.
pub struct CsvWriter<W: Write>(csv::Writer<W>);

impl<W: Write> CsvWriter<W> {
    /// Begins a file with the header of column names.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn new(out: W, schema: &Schema, separator: Separator) -> io::Result<Self> {
        let mut writer = csv::WriterBuilder::new()
            .delimiter(separator.byte())
            .from_writer(out);
        let names = schema.fields().iter().map(|field| field.name());
        writer.write_record(names).map_err(to_io_error)?;
        Ok(Self(writer))
    }

    /// Adds the rows of a batch.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn write(&mut self, batch: &RecordBatch) -> io::Result<()> {
        let mut cell = String::new();
        for row in 0..batch.num_rows() {
            for column in batch.columns() {
                cell.clear();
                if column.is_valid(row) {
                    plain(column, row, &mut cell);
                }
                self.0.write_field(&cell).map_err(to_io_error)?;
            }
            let end: [&[u8]; 0] = [];
            self.0.write_record(end).map_err(to_io_error)?;
        }
        Ok(())
    }

    /// Adds a row of texts.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn write_row<'a>(&mut self, cells: impl IntoIterator<Item = &'a [u8]>) -> io::Result<()> {
        self.0.write_record(cells).map_err(to_io_error)
    }

    /// Ends the file and returns the output.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn finish(self) -> io::Result<W> {
        self.0.into_inner().map_err(csv::IntoInnerError::into_error)
    }
}

/// The operating system's own error, with its number; the csv crate's conversion would wrap it.
fn to_io_error(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(source) => source,
        other => io::Error::other(format!("{other:?}")),
    }
}
