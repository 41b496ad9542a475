//! Names and numbers that no other process has, nor this one again.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::SystemTime;

/// Such a name. The random numbers of children that were forked are the same, so it has the process and the time, too.
pub fn name() -> String {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = since.unwrap_or_default().as_nanos();
    format!(
        "{:x}-{now:x}-{:016x}",
        std::process::id(),
        fastrand::u64(..)
    )
}

/// Such a number, which is not 0.
pub fn number() -> u64 {
    let mut hasher = DefaultHasher::new();
    name().hash(&mut hasher);
    hasher.finish().max(1)
}
