//! The answer of a successful call.

use bytes::Bytes;
use openshelf_core::answer::Headers;
use openshelf_core::catalog::Operation;

/// A body and its metadata.
#[derive(Debug, Clone)]
pub struct Reply {
    pub status: u16,
    pub url: String,
    pub headers: Headers,
    /// Decompressed. Copies of the reply share these bytes.
    pub body: Bytes,
    /// How often the call has sent its request: 0 for an answer that the cache had, and for that of an equal call
    /// that was under way.
    pub attempts: u32,
    /// Seconds spent waiting for permission to send and between attempts.
    pub waited: f64,
    /// The state of the cache entry; `None` for an answer that the service sent for this call.
    pub cache_status: Option<CacheStatus>,
}

impl Reply {
    /// Whether the service documents an answer without content, and this is one. Any other answer without a body
    /// is not read as one without records: it would end a list before its end.
    #[must_use]
    pub fn is_without_content(&self, operation: &Operation) -> bool {
        operation.may_be_empty && (self.status == 204 || self.body.is_empty())
    }

    /// The media type that the service names.
    #[must_use]
    pub fn content_type(&self) -> Option<&str> {
        self.headers.get("content-type")
    }

    /// Why an expired entry of the cache answered; `None` if it had not expired.
    #[must_use]
    pub fn stale_reason(&self) -> Option<&str> {
        let stale = self.cache_status.as_ref()?.stale.as_ref()?;
        Some(&stale.message)
    }
}

/// Why an expired entry of the cache was served.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StaleReason {
    /// In one word or a few, without anything that the service has said.
    pub word: String,
    /// The message of the error that the call would have had, or why the answer was none.
    pub message: String,
}

/// The cache entry that answered a call.
#[derive(Debug, Clone, PartialEq)]
pub struct CacheStatus {
    /// When the service sent the answer, in milliseconds since 1970.
    pub stored: i64,
    /// Seconds since then.
    pub age: f64,
    /// Why the entry was served although it had expired; `None` if it had not.
    pub stale: Option<StaleReason>,
    /// The entry had expired, and the service has just confirmed it with a 304.
    pub is_revalidated: bool,
}
