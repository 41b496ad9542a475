//! The errors of a shared limiter.

use thiserror::Error;

use crate::cause::Cause;

/// Why a shared limiter grants no request.
#[derive(Debug, Clone, Error)]
#[error("{message}")]
pub struct LimiterError {
    message: String,
    source: Option<Cause>,
}

impl LimiterError {
    /// A message that shows its cause.
    pub fn new(message: String, cause: impl std::error::Error + Send + Sync + 'static) -> Self {
        Self {
            message,
            source: Some(Cause::new(cause)),
        }
    }
}

impl From<String> for LimiterError {
    fn from(message: String) -> Self {
        Self {
            message,
            source: None,
        }
    }
}
