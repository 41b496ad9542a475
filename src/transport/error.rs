//! What can go wrong between a request and a body.

use thiserror::Error;

/// An answer that is an error.
#[derive(Debug)]
pub struct StatusFailure {
    pub status: u16,
    /// The address that answered, without credentials.
    pub url: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
    /// The service's own message.
    pub detail: Option<String>,
    /// Seconds that the service asks to wait.
    pub retry_after: Option<f64>,
}

/// Why there is no body.
#[derive(Debug, Error)]
pub enum TransportError {
    #[error("the client is closed")]
    Closed,
    /// An option that cannot work.
    #[error("{0}")]
    Option(String),
    #[error("{url}: no connection: {reason}")]
    Connect { url: String, reason: String },
    #[error("{url}: no progress for {seconds} s")]
    Timeout { url: String, seconds: f64 },
    /// The answer broke off, or is not what its headers say.
    #[error("{url}: the answer broke off: {reason}")]
    Broken { url: String, reason: String },
    #[error("{}", status_message(.0))]
    Status(Box<StatusFailure>),
}

/// A failure, and how often the request was sent before it was told.
#[derive(Debug)]
pub struct Failure {
    pub error: TransportError,
    pub attempts: u32,
}

impl From<TransportError> for Failure {
    /// A failure before anything was sent.
    fn from(error: TransportError) -> Self {
        Self { error, attempts: 0 }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.error.fmt(formatter)?;
        if self.attempts > 1 {
            write!(formatter, " (after {} attempts)", self.attempts)?;
        }
        if let TransportError::Status(failure) = &self.error
            && let Some(seconds) = failure.retry_after
            && seconds > super::retry::LONGEST_RETRY_AFTER
        {
            write!(
                formatter,
                " (the service asks to wait {seconds} s, which is too long to wait here)"
            )?;
        }
        Ok(())
    }
}

fn status_message(failure: &StatusFailure) -> String {
    let StatusFailure { status, url, .. } = failure;
    match &failure.detail {
        Some(detail) => format!("{status} from {url}: {detail}"),
        None => format!("{status} from {url}"),
    }
}

/// An error with everything that caused it, in one line and without the address.
pub fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        let cause_text = cause.to_string();
        if !text.contains(&cause_text) {
            text.push_str(": ");
            text.push_str(&cause_text);
        }
        source = cause.source();
    }
    text
}
