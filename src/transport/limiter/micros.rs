//! Lengths of time in microseconds, the unit of shared limits.

use std::time::Duration;

/// The length of a time in microseconds.
pub fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
