//! Converts a length of time to whole microseconds, the unit of the file of a limiter.

use std::time::Duration;

/// The length of a time in microseconds.
pub fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
