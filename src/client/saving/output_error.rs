//! Why a file of records cannot be written.

use std::io;
use std::path::PathBuf;

use openshelf_core::room::NoRoom;
use openshelf_paging::CheckpointError;

/// Why a file of records cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum OutputError {
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    #[error("{0}")]
    Checkpoint(#[from] CheckpointError),
    /// The file has content and no position.
    #[error(
        "{path}: there is no position file beside it ({checkpoint}), so nothing can be appended; if the file was moved, move its position file here too; otherwise use another file, or delete this one"
    )]
    WithoutPosition { path: PathBuf, checkpoint: PathBuf },
    /// The position records a file that is not there.
    #[error(
        "{path}: there is no such file, but {checkpoint} is the position in it: how much of the list was written to it. If the file was moved, move it back, or write to its new path with the position file beside it; delete the position file to write the list again"
    )]
    Moved { path: PathBuf, checkpoint: PathBuf },
    /// The path is a pipe or a device, which cannot be resumed.
    #[error("{path}: only a regular file can be resumed")]
    NotResumable { path: PathBuf },
    /// Two writers would mix their records.
    #[error(
        "{path}: another program or iterator is writing to it; wait for it, or use another file"
    )]
    InUse { path: PathBuf },
    /// The process was forked after the file was opened.
    #[error("{path}: the parent process is writing to it; use another file in this process")]
    Forked { path: PathBuf },
    /// There is no memory for the lines of a page.
    #[error("{0}")]
    NoMemory(#[from] NoRoom),
}

impl From<openshelf_durable::OutputError> for OutputError {
    fn from(error: openshelf_durable::OutputError) -> Self {
        match error {
            openshelf_durable::OutputError::File { path, source } => Self::File { path, source },
            openshelf_durable::OutputError::InUse { path } => Self::InUse { path },
            openshelf_durable::OutputError::Forked { path } => Self::Forked { path },
        }
    }
}
