//! Hooks of all caches in the process for forks, interpreter exit and the clock.

use std::sync::atomic::AtomicBool;

use openshelf_client::cache;
use pyo3::prelude::*;

use super::fork::{self, Hooks};
use super::runtime;

/// Whether Python reports its forks.
static WATCHED: AtomicBool = AtomicBool::new(false);

/// Registers for Python's forks and its end, from the first cache on: a hit needs no runtime that
/// would hear of them.
pub fn register_fork_hooks(py: Python<'_>) -> PyResult<()> {
    runtime::register_at_exit(py)?;
    fork::register_hooks(py, &WATCHED, || {
        Ok(Hooks {
            before: wrap_pyfunction!(before_fork, py)?,
            after_in_parent: wrap_pyfunction!(after_fork_in_parent, py)?,
            after_in_child: wrap_pyfunction!(after_fork_in_child, py)?,
        })
    })
}

/// Waits until no thread is inside a cache, and closes the files.
///
/// It holds the GIL, which no thread inside a cache waits for. If it released the GIL, a thread could
/// take it and wait for the end of the fork, and the fork would wait for that thread.
#[pyfunction]
fn before_fork() {
    cache::fork::wait_until_empty();
    cache::fork::close(cache::close_all_idle);
}

/// Lets the others into the caches again.
#[pyfunction]
fn after_fork_in_parent() {
    cache::fork::after_in_parent();
}

/// Begins the caches of a child.
#[pyfunction]
fn after_fork_in_child() {
    cache::fork::after_in_child();
}

/// Moves the clock of all caches of this process by this number of seconds; for tests.
#[pyfunction]
pub fn _move_clock(seconds: f64) {
    #[allow(clippy::cast_possible_truncation)] // A cast of floats stops at the limits.
    cache::move_all((seconds * 1000.0) as i64);
}

/// Separates the cached answers of a sandbox at this port from those that it gave under another number, in this
/// process; the port 0 ends that. The pytest plugin calls it.
#[pyfunction]
pub fn _set_cache_scope(port: u16, number: u64) {
    cache::test_scope::set(port, number);
}
