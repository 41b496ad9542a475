//! Whether this process has a cassette, and which. `offline` and the cache ask it, which know nothing else of cassettes.

use std::sync::atomic::{AtomicU64, Ordering};

/// 0 without a cassette.
static CURRENT: AtomicU64 = AtomicU64::new(0);

/// Whether this process has a cassette.
pub fn is_in_use() -> bool {
    number().is_some()
}

/// The number of this process's cassette. It is drawn when the cassette is opened, so that no two have the same.
pub fn number() -> Option<u64> {
    match CURRENT.load(Ordering::Acquire) {
        0 => None,
        number => Some(number),
    }
}

/// Says which it has from now on.
pub(super) fn set_number(number: Option<u64>) {
    CURRENT.store(number.unwrap_or_default(), Ordering::Release);
}
