//! Why a table cannot be read or written.

use std::io;
use std::path::{Path, PathBuf};

use arrow_schema::ArrowError;
use thiserror::Error;

/// Why a table cannot be read or written. Nothing of a transaction is in the table then.
#[derive(Debug, Error)]
pub enum DeltaError {
    /// A file cannot be read or written.
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    /// There is no Delta table in the folder.
    #[error("{folder}: there is no Delta table (no commit in _delta_log)")]
    NoTable { folder: PathBuf },
    /// The version is not in the log.
    #[error("version {version} cannot be read: the log has the versions {oldest} to {latest}")]
    NoVersion {
        version: u64,
        oldest: u64,
        latest: u64,
    },
    /// The log has no version of this time, in milliseconds since 1970, or none any more.
    #[error("there is no version of {}: the oldest in the log is of {}", shown(*.time), shown(*.first))]
    NoVersionAt { time: i64, first: i64 },
    /// A data file of the version is gone.
    #[error(
        "{path}: the file belongs to version {version} and is gone; a vacuum removes the files of older versions"
    )]
    NoFile { path: PathBuf, version: u64 },
    /// Another writer has committed this version first. Read the table again and repeat the transaction on it.
    #[error("another writer has committed version {version}: read the table again and repeat")]
    Conflict { version: u64 },
    /// The log, a checkpoint or a data file has other content than the protocol prescribes.
    #[error("{path}: {what}")]
    Damaged { path: PathBuf, what: String },
    /// The table needs a newer protocol, or a part of the protocol that this crate leaves out.
    #[error("the table needs {what}, which is not supported")]
    Unsupported { what: String },
    /// A column cannot be stored.
    #[error("column {column}: {what}")]
    Column { column: String, what: String },
    /// A transaction breaks a rule of the protocol.
    #[error("{0}")]
    Refused(String),
    #[error(transparent)]
    Arrow(#[from] ArrowError),
}

/// A time in milliseconds since 1970 as a text.
fn shown(time: i64) -> String {
    jiff::Timestamp::from_millisecond(time)
        .map_or_else(|_| format!("{time} ms"), |time| time.to_string())
}

impl DeltaError {
    /// An error of the operating system, at a path.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::File { path, source }
    }

    /// Content that breaks the protocol, at a path.
    pub(crate) fn damaged(path: &Path, what: impl std::fmt::Display) -> Self {
        Self::Damaged {
            path: path.to_owned(),
            what: format!("{what}"),
        }
    }

    pub(crate) fn column(column: &str, what: impl Into<String>) -> Self {
        Self::Column {
            column: column.to_owned(),
            what: what.into(),
        }
    }
}
