//! The file that records are written to: one that is replaced at the end, or one that a later run continues.

use std::io::{self, Read};
use std::path::Path;

use openshelf_durable::{Growing, Output as WholeOutput, hold_existing};
use xxhash_rust::xxh3::xxh3_64;

use super::output_error::OutputError;
use crate::lists::{Checkpoint, Output};
use openshelf_paging::Position;

/// The target of the records.
pub enum Target {
    /// A file that appears when it is complete, or a pipe or a device.
    Whole(WholeOutput),
    /// The file itself, behind the bytes that its checkpoint names.
    Resumed {
        file: Growing,
        checkpoint: Checkpoint,
        /// The position after the bytes, while it is not stored.
        behind: Option<Box<Position>>,
    },
    /// The file is finished.
    Closed,
}

/// Adds the path to an error of the file system.
pub fn to_file_error(path: &Path) -> impl Fn(io::Error) -> OutputError {
    move |source| OutputError::File {
        path: path.to_owned(),
        source,
    }
}

/// Opens a file to resume, locked against other writers; it is created if there is none.
pub fn open_to_resume(file: &Path, path: &Path) -> Result<Growing, OutputError> {
    let mut opened = Growing::open(file).map_err(to_file_error(file))?;
    if opened.hold().map_err(to_file_error(file))? {
        return Ok(opened);
    }
    Err(OutputError::InUse {
        path: path.to_owned(),
    })
}

/// Moves a complete file to its target, after `before`, while no other program writes what is there. A pipe or a device
/// is complete.
pub fn put_in_place(
    output: WholeOutput,
    path: &Path,
    before: impl FnOnce() -> Result<(), OutputError>,
) -> Result<(), OutputError> {
    let WholeOutput::Replacement(file) = output else {
        return Ok(());
    };
    let _held = hold_existing(file.target(), path)?;
    before()?;
    file.commit().map_err(to_file_error(path))
}

/// The error of a path at which nothing can be resumed.
pub fn not_resumable(path: &Path) -> OutputError {
    OutputError::NotResumable {
        path: path.to_owned(),
    }
}

/// The error of a file that its position records, and that is not there.
pub fn moved(path: &Path, checkpoint: &Checkpoint) -> OutputError {
    OutputError::Moved {
        path: path.to_owned(),
        checkpoint: checkpoint.path().to_owned(),
    }
}

/// The error of a file that is shorter than its position records.
pub fn too_short(length: u64, bytes: u64) -> io::Error {
    changed(&other_length(length, bytes))
}

/// How a file differs whose length is not that of its position.
pub fn other_length(length: u64, bytes: u64) -> String {
    format!("it has {length} bytes, but its position records {bytes}")
}

/// Truncates a file to the part that belongs to its position. After that part only a page that was being
/// written is allowed.
pub fn truncate_to(file: &mut Growing, output: &Output) -> io::Result<()> {
    let (length, bytes) = (file.length(), output.bytes);
    if length < bytes {
        return Err(too_short(length, bytes));
    }
    if let Some(last) = bytes.checked_sub(1) {
        let mut end = [0];
        file.reader(last)?.read_exact(&mut end)?;
        if end != *b"\n" {
            return Err(changed(&format!(
                "the {bytes} bytes that its position records end in the middle of a line"
            )));
        }
    }
    let behind = length - bytes;
    let is_own = match output.unfinished {
        // The first lines of a page: its writer was killed meanwhile.
        Some(page) if behind < page.bytes => true,
        Some(page) if behind == page.bytes => xxh3_64(&file.read_from(bytes)?) == page.hash,
        _ => behind == 0,
    };
    if !is_own {
        return Err(changed(&format!(
            "{behind} bytes follow the {bytes} that its position records"
        )));
    }
    file.cut_to(bytes)
}

/// The error of a file that somebody else changed.
pub fn changed(how: &str) -> io::Error {
    let message = format!(
        "it was changed after it was written: {how}. Undo that, or delete it and its position to start again"
    );
    io::Error::new(io::ErrorKind::InvalidData, message)
}
