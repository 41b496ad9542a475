//! The answers of a pace to a request: it goes now, or asks again later.

use std::time::Duration;

/// The answer of a pace.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// A request may be sent now.
    Go,
    /// Ask again after this time.
    Wait(Duration),
    /// The service has asked another process to pause, for this time from now on.
    Paused(Duration),
}
