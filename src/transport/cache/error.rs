//! The errors of a store.

use thiserror::Error;

use crate::cause::Cause;

/// Why a store failed.
#[derive(Debug, Clone, Error)]
pub enum StoreError {
    /// The file is not a cache, or is damaged.
    #[error(transparent)]
    Damaged(StoreProblem),
    /// The log of the file was deleted while a process used it.
    #[error(transparent)]
    LogLost(StoreProblem),
    /// There is no space for the data to write.
    #[error(transparent)]
    Full(StoreProblem),
    /// The store cannot be read or written to.
    #[error(transparent)]
    Unavailable(StoreProblem),
    /// An option of the cache cannot work.
    #[error("{0}")]
    Option(String),
}

impl StoreError {
    /// The error of a store that cannot be read or written, if no other error is the cause.
    pub fn unavailable(message: String) -> Self {
        Self::Unavailable(StoreProblem {
            message,
            source: None,
        })
    }
}

/// The problem of a store, and the error that caused it, if any.
#[derive(Debug, Clone, Error)]
#[error("{message}")]
pub struct StoreProblem {
    message: String,
    source: Option<Cause>,
}

impl StoreProblem {
    /// A message that shows its cause.
    pub fn new(message: String, cause: impl std::error::Error + Send + Sync + 'static) -> Self {
        Self {
            message,
            source: Some(Cause::new(cause)),
        }
    }
}

impl From<String> for StoreProblem {
    fn from(message: String) -> Self {
        Self {
            message,
            source: None,
        }
    }
}
