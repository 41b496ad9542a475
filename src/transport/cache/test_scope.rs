//! Separates the cached answers of tests that ask one sandbox: in each test it may answer differently.
//!
//! While a scope is set, the keys of requests to the sandbox's port on this machine have its number. The pytest
//! plugin sets another number for each test, so that no test finds the answers of another one, in any kind of cache.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

/// The environment variable that sets the scope when a process starts, so that child processes inherit it: the port
/// and the number, with a colon between them.
pub const VARIABLE: &str = "OPENSHELF_CACHE_SCOPE";

static IS_READ: AtomicBool = AtomicBool::new(false);
/// 0 without a scope.
static PORT: AtomicU32 = AtomicU32::new(0);
static NUMBER: AtomicU64 = AtomicU64::new(0);

/// The number of the scope for requests to this port.
pub fn of_port(port: u16) -> Option<u64> {
    if !IS_READ.swap(true, Ordering::AcqRel) {
        let text = std::env::var(VARIABLE).unwrap_or_default();
        if let Some((port, number)) = parsed(&text) {
            set(port, number);
        }
    }
    let is_own = PORT.load(Ordering::Acquire) == u32::from(port) && port != 0;
    is_own.then(|| NUMBER.load(Ordering::Acquire))
}

/// Sets the scope; the port 0 ends it.
pub fn set(port: u16, number: u64) {
    IS_READ.store(true, Ordering::Release);
    NUMBER.store(number, Ordering::Release);
    PORT.store(port.into(), Ordering::Release);
}

fn parsed(text: &str) -> Option<(u16, u64)> {
    let (port, number) = text.split_once(':')?;
    Some((port.parse().ok()?, number.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scope_is_read_from_its_text() {
        assert_eq!(parsed("8080:17"), Some((8080, 17)));
        for text in ["", "8080", "x:17", "8080:", "99999:1", "8080:-1"] {
            assert_eq!(parsed(text), None, "{text}");
        }
    }

    #[test]
    fn a_scope_is_that_of_its_port() {
        set(8080, 17);
        assert_eq!(of_port(8080), Some(17));
        assert_eq!(of_port(8081), None);
        set(0, 0);
        assert_eq!(of_port(8080), None);
    }
}
