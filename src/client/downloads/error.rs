//! Why a download has no file.

use std::path::PathBuf;

use bytes::Bytes;
use openshelf_core::call::CallError;
use openshelf_core::printable::shown_address;
use openshelf_files::{FileError, FileIdentity, FolderError, JobStatus};
use openshelf_transport::{Failure, TransportError};
use thiserror::Error;

/// Why a download has no file.
#[derive(Debug, Error)]
pub enum DownloadError {
    #[error(transparent)]
    Arguments(#[from] CallError),
    #[error(transparent)]
    Request(#[from] Box<Failure>),
    /// An answer does not contain what its operation promises.
    #[error("{}: the answer cannot be read: {why}", shown_address(.url))]
    Unreadable { url: String, why: String },
    #[error("the job of {} has failed: {}", .0.status.name, .0.status.message.as_deref().unwrap_or("the service gives no reason"))]
    JobFailed(Box<FinishedJob>),
    #[error("{}", stuck(.status, *.seconds))]
    Stuck {
        url: String,
        status: Box<JobStatus>,
        seconds: f64,
    },
    /// The service does not tell the state of a job that it works on.
    #[error(
        "{error}; the job goes on at the service: pass its name to the same download later, {name:?}"
    )]
    StateUnknown {
        name: String,
        error: Box<DownloadError>,
    },
    /// The job has finished, and its file did not appear.
    #[error("{}: the job has finished, and its file is still missing after {seconds:.0} s", shown_address(.url))]
    Late { url: String, seconds: f64 },
    /// An address that is not requested.
    #[error("{0}")]
    Host(String),
    /// The answer is not a file that can be stored.
    #[error("{}: {why}", shown_address(.url))]
    Unusable { url: String, why: String },
    #[error(transparent)]
    Folder(#[from] FolderError),
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{path}: the file exists")]
    Exists { path: PathBuf },
    /// A file under the name that the caller chose, which another download or program has written.
    #[error("{path}: the file exists and is {}, so it stays as it is", other(.found.as_ref()))]
    Other {
        path: PathBuf,
        found: Option<FileIdentity>,
    },
    #[error("no memory for a buffer")]
    NoMemory,
    #[error("the thread that writes the file has ended")]
    Lost,
}

impl From<Failure> for DownloadError {
    fn from(failure: Failure) -> Self {
        Self::Request(Box::new(failure))
    }
}

impl From<TransportError> for DownloadError {
    fn from(error: TransportError) -> Self {
        Failure::from(error).into()
    }
}

/// A job that has ended, and the answer that says so.
#[derive(Debug, Clone)]
pub struct FinishedJob {
    pub status: JobStatus,
    pub body: Bytes,
}

fn other(found: Option<&FileIdentity>) -> String {
    match found {
        Some(found) => format!("{} of {} from {}", found.name, found.operation, found.host),
        None => "not of this download".to_owned(),
    }
}

fn stuck(status: &JobStatus, seconds: f64) -> String {
    let rows = status
        .rows
        .map_or_else(String::new, |rows| format!(" at {rows} rows"));
    format!(
        "the job of {} is {}{rows} and has not changed for {seconds:.0} s; its worker may be lost. The service gives the same job again for the same request: change the request, or wait longer with timeout",
        status.name, status.state
    )
}
