//! The time of the cache, which tests may move.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub type Moment = i64;

/// An entry that claims to be from later than this was stored before the clock jumped back.
pub const TOLERANCE: Moment = 60_000;

/// The system's time, moved by so many milliseconds.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    offset: Option<Arc<AtomicI64>>,
}

/// How far tests have moved the clocks of this process.
static MOVED: AtomicI64 = AtomicI64::new(0);

/// Moves every clock of this process; tests do.
pub fn move_all(milliseconds: i64) {
    MOVED.fetch_add(milliseconds, Ordering::AcqRel);
}

impl Clock {
    /// A clock that this offset moves.
    pub fn moved_by(offset: Arc<AtomicI64>) -> Self {
        Self {
            offset: Some(offset),
        }
    }

    pub fn now(&self) -> Moment {
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
