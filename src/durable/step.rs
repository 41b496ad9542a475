//! The steps between which a process may end. A test ends it before each of them in turn.

/// Marks that the next step begins. In a build with debug assertions, the process ends before the step whose number the
/// variable `OPENSHELF_DURABLE_STEP` of the environment has, as if it were killed.
#[inline]
pub fn step() {
    #[cfg(debug_assertions)]
    counted::count();
}

/// How many steps have begun; 0 in a build without debug assertions.
#[must_use]
pub fn steps() -> u64 {
    #[cfg(debug_assertions)]
    return counted::COUNTED.load(std::sync::atomic::Ordering::SeqCst);
    #[cfg(not(debug_assertions))]
    0
}

#[cfg(debug_assertions)]
mod counted {
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicU64, Ordering};

    pub static COUNTED: AtomicU64 = AtomicU64::new(0);
    static CHOSEN: OnceLock<Option<u64>> = OnceLock::new();

    pub fn count() {
        let number = COUNTED.fetch_add(1, Ordering::SeqCst);
        let chosen = || std::env::var("OPENSHELF_DURABLE_STEP").ok()?.parse().ok();
        if *CHOSEN.get_or_init(chosen) == Some(number) {
            // As a kill: no destructor runs.
            std::process::abort();
        }
    }
}
