//! The errors of a store.

use thiserror::Error;

use crate::cause::Cause;

/// Why a store failed.
#[derive(Debug, Clone, Error)]
pub enum StoreError {
    /// The file is not a cache, or is damaged.
    #[error(transparent)]
    Damaged(StoreProblem),
    /// The log of the file was deleted while a process worked with it.
    #[error(transparent)]
    LogLost(StoreProblem),
    /// There is no room for what is to be written.
    #[error(transparent)]
    Full(StoreProblem),
    /// The store cannot be read or written to.
    #[error(transparent)]
    Unavailable(StoreProblem),
}

impl StoreError {
    /// A store that cannot be read or written to, where no other error is the cause.
    pub fn unavailable(message: String) -> Self {
        Self::Unavailable(StoreProblem {
            message,
            source: None,
        })
    }
}

/// What is wrong with a store, and the error that is the cause, where there is one.
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
