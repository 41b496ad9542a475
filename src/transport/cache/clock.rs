//! The clock of the cache, which tests may move.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, in UTC.
pub type Timestamp = i64;

/// Milliseconds. An entry that was stored further in the future than this was stored before the clock
/// was set back.
pub const CLOCK_TOLERANCE: Timestamp = 60_000;

/// The system's time, moved by this number of milliseconds.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    offset: Option<Arc<AtomicI64>>,
}

/// How far tests have moved the clocks of this process.
static MOVED: AtomicI64 = AtomicI64::new(0);

/// Moves every clock of this process, for tests.
pub fn move_all(milliseconds: i64) {
    MOVED.fetch_add(milliseconds, Ordering::AcqRel);
}

impl Clock {
    /// A clock that is moved by the offset, in milliseconds.
    pub fn moved_by(offset: Arc<AtomicI64>) -> Self {
        Self {
            offset: Some(offset),
        }
    }

    pub fn now(&self) -> Timestamp {
        let elapsed = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        let own = i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX);
        let offset = self
            .offset
            .as_ref()
            .map_or(0, |offset| offset.load(Ordering::Acquire));
        own.saturating_add(offset)
            .saturating_add(MOVED.load(Ordering::Acquire))
    }
}
