//! The errors between a request and a body.

use bytes::Bytes;
use openshelf_core::answer::Headers;
use openshelf_core::printable::{printable_line, shortened, shown_address};
use thiserror::Error;

use super::cache::StoreError;
use super::cause::Cause;
use super::front::Blocked;
use super::limiter::LimiterError;

/// An answer that is an error.
#[derive(Debug, Clone)]
pub struct StatusFailure {
    pub status: u16,
    /// The address that answered.
    pub url: String,
    pub headers: Headers,
    pub body: Bytes,
    /// The service's own message.
    pub detail: Option<String>,
    /// Seconds that the service requests to wait.
    pub retry_after: Option<f64>,
    /// What stands in front of the service, if it has answered instead of the service.
    pub blocked: Option<Box<Blocked>>,
    /// What may be wrong with the request, in words.
    pub hint: Option<String>,
}

/// An answer of another media type.
#[derive(Debug, Clone)]
pub struct OtherAnswer {
    pub status: u16,
    pub headers: Headers,
    /// Empty if the answer is not short.
    pub body: Bytes,
    /// The beginning of a short answer.
    pub excerpt: Option<String>,
}

/// The reasons why there is no body.
#[derive(Debug, Clone, Error)]
pub enum TransportError {
    #[error("the client is closed")]
    Closed,
    /// An option that cannot work.
    #[error("{0}")]
    Option(String),
    #[error("{}: no connection: {reason} (causes: {})", shown_address(.url), .source.causes())]
    Connect {
        url: String,
        reason: String,
        source: Cause,
    },
    /// The certificate does not name this server, or no trusted authority has signed it.
    #[error("{}: the certificate was rejected: {reason} (causes: {})", shown_address(.url), .source.causes())]
    Certificate {
        url: String,
        reason: String,
        source: Cause,
    },
    #[error("{}: no progress for {seconds} s", shown_address(.url))]
    Timeout { url: String, seconds: f64 },
    #[error("{}: not finished within the deadline of {seconds} s{}", shown_address(.url), said(.waiting))]
    Deadline {
        url: String,
        seconds: f64,
        /// What the call waited for, in words; empty if nobody knows.
        waiting: String,
        /// Seconds that were left of a wait that the service requested.
        retry_after: Option<f64>,
    },
    #[error("{}: the answer is larger than max_response_bytes ({limit})", shown_address(.url))]
    TooLarge { url: String, limit: u64 },
    #[error("{}: out of memory after the first {bytes} bytes of the answer", shown_address(.url))]
    NoMemory { url: String, bytes: usize },
    /// The answer has a media type that its operation does not have.
    #[error("{}: the answer is {got}, not {expected}", shown_address(.url))]
    MediaType {
        url: String,
        got: String,
        expected: &'static str,
        answer: Box<OtherAnswer>,
    },
    /// The answer ended early, or is not what its headers say.
    #[error("{}: the answer was cut off: {reason}", shown_address(.url))]
    Broken {
        /// The connection was closed before any byte of an answer came.
        is_unanswered: bool,
        url: String,
        reason: String,
        source: Cause,
    },
    /// The cache cannot be used.
    #[error(transparent)]
    Cache(StoreError),
    /// The limiter that the client shares grants nothing.
    #[error(transparent)]
    Limiter(#[from] LimiterError),
    #[error("{}: not in the cache, and only_if_cached forbids a request", shown_address(.url))]
    NotCached { url: String },
    /// Only requests to this machine are allowed.
    #[error("{operation}: {url}: offline: only this machine may be contacted{advice}")]
    Offline {
        operation: String,
        url: String,
        advice: String,
    },
    /// An answer that does not contain what its operation promises.
    #[error("{}: the answer cannot be read: {why}", shown_address(.url))]
    Unreadable { url: String, why: String },
    /// A file on a host that is not asked.
    #[error("{0}")]
    ForeignHost(String),
    /// The answer says that what was asked for does not exist.
    #[error("{}", status_message(.0))]
    Missing(Box<StatusFailure>),
    /// The cassette has no such call.
    #[error("{0}")]
    NotRecorded(String),
    #[error("{}", status_message(.0))]
    Status(Box<StatusFailure>),
}

impl From<StoreError> for TransportError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Option(message) => Self::Option(message),
            other => Self::Cache(other),
        }
    }
}

impl TransportError {
    /// The error of an answer that is not what its head announced. `url` is shown as it is.
    pub fn broken(url: &str, why: &str) -> Self {
        Self::Broken {
            is_unanswered: false,
            url: url.to_owned(),
            reason: why.to_owned(),
            source: Cause::new(std::io::Error::other(why.to_owned())),
        }
    }

    /// Names the error in one word.
    pub fn word(&self) -> String {
        match self {
            Self::Closed => "closed".to_owned(),
            Self::Option(_) => "option".to_owned(),
            Self::Connect { .. } => "no connection".to_owned(),
            Self::Certificate { .. } => "certificate".to_owned(),
            Self::Timeout { .. } => "timeout".to_owned(),
            Self::Deadline { .. } => "deadline".to_owned(),
            Self::MediaType { .. } => "media type".to_owned(),
            Self::TooLarge { .. } => "too large".to_owned(),
            Self::NoMemory { .. } => "no memory".to_owned(),
            Self::Broken { .. } => "broken off".to_owned(),
            Self::Cache(_) => "cache".to_owned(),
            Self::Limiter(_) => "limiter".to_owned(),
            Self::NotCached { .. } => "not cached".to_owned(),
            Self::Offline { .. } => "offline".to_owned(),
            Self::NotRecorded(_) => "not recorded".to_owned(),
            Self::Unreadable { .. } => "unreadable".to_owned(),
            Self::ForeignHost(_) => "host".to_owned(),
            Self::Missing(_) => "missing".to_owned(),
            // A status of success says nothing of the page that came in place of the answer.
            Self::Status(failure) => match failure.blocked {
                Some(_) if failure.status < 300 => format!("{} blocked", failure.status),
                _ => failure.status.to_string(),
            },
        }
    }
}

/// The error of a call, and the outcomes of its attempts.
#[derive(Debug, Clone)]
pub struct Failure {
    pub error: TransportError,
    /// The outcome of each attempt, in one word.
    pub tried: Vec<String>,
    /// The longest wait, in seconds, that was possible.
    pub longest_wait: f64,
}

impl From<TransportError> for Failure {
    /// A failure before anything was sent.
    fn from(error: TransportError) -> Self {
        Self {
            error,
            tried: Vec::new(),
            longest_wait: f64::INFINITY,
        }
    }
}

impl Failure {
    /// Three lines about a missing connection: what failed and what to try; the address and the attempts; the causes.
    fn connection(&self) -> Option<String> {
        let (url, what, reason, source) = match &self.error {
            TransportError::Connect {
                url,
                reason,
                source,
            } => (url, "no connection", reason, source),
            TransportError::Certificate {
                url,
                reason,
                source,
            } => (url, "the certificate was rejected", reason, source),
            _ => return None,
        };
        let attempts = match self.tried.as_slice() {
            [] | [_] => String::new(),
            same if same.iter().all(|word| word == same.first().unwrap_or(word)) => {
                format!(" in {} attempts", same.len())
            }
            several => format!(
                " (after {} attempts: {})",
                several.len(),
                several.join(", ")
            ),
        };
        let address = shown_address(url);
        Some(format!(
            "{reason}\n  {address}: {what}{attempts}\n  causes: {}",
            source.causes()
        ))
    }
}

impl std::error::Error for Failure {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        std::error::Error::source(&self.error)
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(lines) = self.connection() {
            return formatter.write_str(&lines);
        }
        self.error.fmt(formatter)?;
        let is_late = matches!(self.error, TransportError::Deadline { .. });
        match self.tried.as_slice() {
            [] => {}
            // A call that ended while its only request was under way.
            [only] if !is_late || *only == self.error.word() => {}
            [only] => write!(formatter, " (after 1 attempt: {only})")?,
            several => {
                let list = several.join(", ");
                write!(formatter, " (after {} attempts: {list})", several.len())?;
            }
        }
        if let TransportError::Status(failure) = &self.error
            && let Some(seconds) = failure.retry_after
            && seconds > self.longest_wait.min(YEAR)
        {
            let wait = shown_wait(seconds);
            let longest = shown_wait(self.longest_wait.min(YEAR));
            write!(
                formatter,
                " (the service requests a wait of {wait}, which is longer than max_retry_after ({longest}))"
            )?;
            if self.tried.is_empty() {
                formatter
                    .write_str("; an earlier call received that answer, so no request was sent")?;
            }
        }
        Ok(())
    }
}

/// Characters of the service's own message that ours shows at most.
const MAX_DETAIL: usize = 2000;
/// Seconds of a year, beyond which the exact length of a wait does not matter.
pub const YEAR: f64 = 31_536_000.0;

/// What else is known, as the end of a sentence.
fn said(known: &str) -> String {
    match known {
        "" => String::new(),
        known => format!(": {known}"),
    }
}

/// Seconds in words.
pub fn shown_wait(seconds: f64) -> String {
    if seconds > YEAR {
        return "more than a year".to_owned();
    }
    format!("{} s", (seconds * 1000.0).round() / 1000.0)
}

fn status_message(failure: &StatusFailure) -> String {
    let StatusFailure { status, url, .. } = failure;
    let url = shown_address(url);
    if let Some(blocked) = &failure.blocked {
        let page = blocked
            .title
            .as_ref()
            .map(|title| format!(", with the page '{title}'"));
        let hint = blocked.hint.as_ref().map(|hint| format!(": {hint}"));
        let (page, hint) = (page.unwrap_or_default(), hint.unwrap_or_default());
        let message = format!(
            "{status} from {url}: blocked by {}{page}{hint}",
            blocked.front
        );
        return printable_line(&message).into_owned();
    }
    let hint = failure
        .hint
        .as_ref()
        .map(|hint| format!("\n  {}", printable_line(hint)));
    let hint = hint.unwrap_or_default();
    match &failure.detail {
        Some(detail) => {
            let detail = shortened(detail, MAX_DETAIL);
            format!("{status} from {url}: {}{hint}", printable_line(&detail))
        }
        None => format!("{status} from {url}{hint}"),
    }
}
