//! Whether this process has a cassette. `offline` asks it, which knows nothing else of cassettes.

use std::sync::atomic::{AtomicBool, Ordering};

static IN_USE: AtomicBool = AtomicBool::new(false);

/// Whether this process has a cassette.
pub fn is_in_use() -> bool {
    IN_USE.load(Ordering::Acquire)
}

/// Says whether it has one from now on.
pub(super) fn set_in_use(is_in_use: bool) {
    IN_USE.store(is_in_use, Ordering::Release);
}
