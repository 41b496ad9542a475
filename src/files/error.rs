//! Why a file is not on disk.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a file is not on disk.
#[derive(Debug, Error)]
pub enum FileError {
    #[error("{path}: {source}")]
    Disk { path: PathBuf, source: io::Error },
    /// Another program is downloading the same file.
    #[error(
        "{path}: another download is writing it, and does not go on; wait for it, end it, or choose another folder"
    )]
    InUse { path: PathBuf },
    /// The bytes are not those of a complete file.
    #[error("{path}: {why}")]
    Damaged { path: PathBuf, why: String },
}

impl FileError {
    /// Adds the path to an error of the file system.
    pub fn disk(path: &Path) -> impl Fn(io::Error) -> Self {
        move |source| Self::Disk {
            path: path.to_owned(),
            source,
        }
    }
}
