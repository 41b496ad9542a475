//! Rows that wait in a file without a name until all of them are there.

use std::fs::File;
use std::io::{self, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use arrow_array::RecordBatch;
use openshelf_durable::step;
use openshelf_tables::{read_parts, write_part};

use super::error::MirrorError;

/// Rows in a file that is gone with the process, however that ends.
pub struct Spool(File);

impl Spool {
    /// Begins in a folder, so that the rows need no memory.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn create(folder: &Path) -> io::Result<Self> {
        step();
        tempfile::tempfile_in(folder).map(Self)
    }

    /// Adds rows.
    ///
    /// # Errors
    /// The disk is full.
    pub fn write(&mut self, rows: &RecordBatch) -> io::Result<()> {
        step();
        self.0.write_all(&write_part(rows)?)
    }

    /// Passes the rows on, as they were added, in groups of at least this many rows.
    ///
    /// # Errors
    /// The file cannot be read, or `each` fails.
    pub fn read(
        &mut self,
        group: usize,
        mut each: impl FnMut(&[RecordBatch]) -> Result<(), MirrorError>,
    ) -> Result<(), MirrorError> {
        self.0.seek(SeekFrom::Start(0))?;
        let mut waiting: Vec<RecordBatch> = Vec::new();
        let mut failed = None;
        let read = read_parts(BufReader::new(&self.0), |rows| {
            waiting.push(rows);
            let count: usize = waiting.iter().map(RecordBatch::num_rows).sum();
            if count < group {
                return Ok(());
            }
            each(&std::mem::take(&mut waiting)).map_err(|error| {
                failed = Some(error);
                io::Error::other("a group was refused")
            })
        });
        match failed {
            Some(error) => return Err(error),
            None => read?,
        }
        each(&waiting)
    }
}
