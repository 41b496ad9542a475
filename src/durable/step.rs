//! The steps between which a process may end. A test ends it before each of them in turn.

/// Marks that the next step begins. In a build with debug assertions, the process ends before the step whose number the
/// variable `OPENSHELF_DURABLE_STEP` of the environment has, as if it were killed.
#[inline]
pub fn step() {
    #[cfg(debug_assertions)]
    counted::count();
}

#[cfg(debug_assertions)]
mod counted {
    use std::sync::atomic::{AtomicU64, Ordering};

    static COUNTED: AtomicU64 = AtomicU64::new(0);

    pub fn count() {
        let number = COUNTED.fetch_add(1, Ordering::SeqCst);
        let chosen = std::env::var("OPENSHELF_DURABLE_STEP").ok();
        if chosen.and_then(|text| text.parse().ok()) == Some(number) {
            // As a kill: no destructor runs.
            std::process::abort();
        }
    }
}
