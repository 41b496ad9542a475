//! Batches into JSON lines: an object for each row.

use std::io::{self, Write};

use arrow_array::RecordBatch;

use super::cells::{json_of, json_text};

/// Writes rows as objects, with null for missing values. Text that is JSON is written as JSON.
pub struct JsonLinesWriter<W: Write>(W);

/// How many bytes of lines are written at once.
const WRITTEN: usize = 64 * 1024;

impl<W: Write> JsonLinesWriter<W> {
    pub fn new(out: W) -> Self {
        Self(out)
    }

    /// Adds the rows of a batch.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn write(&mut self, batch: &RecordBatch) -> io::Result<()> {
        let schema = batch.schema();
        let mut names = Vec::new();
        for field in schema.fields() {
            let mut name = String::new();
            json_text(field.name(), &mut name);
            names.push(name);
        }
        let mut lines = String::new();
        for row in 0..batch.num_rows() {
            lines.push('{');
            let columns = names.iter().zip(schema.fields()).zip(batch.columns());
            for (place, ((name, field), column)) in columns.enumerate() {
                lines.push_str(if place == 0 { "" } else { ", " });
                lines.push_str(name);
                lines.push_str(": ");
                json_of(field, column, row, &mut lines);
            }
            lines.push_str("}\n");
            if lines.len() >= WRITTEN {
                self.0.write_all(lines.as_bytes())?;
                lines.clear();
            }
        }
        self.0.write_all(lines.as_bytes())
    }

    /// Returns the output.
    pub fn finish(self) -> W {
        self.0
    }
}
