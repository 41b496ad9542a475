//! Keeps stores and forks apart: while the process forks, no thread is inside a store and no file of a
//! store is open.
//!
//! SQLite lists the locks that a process holds on a file. A child inherits the list but not the locks. If
//! a connection were open during the fork, both processes would write at the same time and break the
//! file. So a fork waits until no thread is inside a store, and closes the connections first. Python
//! announces its forks (`os.register_at_fork`). In the child of any other fork every use of a cache is
//! an error.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use super::error::StoreError;
use openshelf_core::process::Process;

/// The number of threads inside a store, plus `FORKS` for each thread that wants to fork.
static INSIDE: AtomicU64 = AtomicU64::new(0);
const FORKS: u64 = 1 << 32;
/// Set from the closing of the stores until the fork has happened.
static CLOSED: AtomicBool = AtomicBool::new(false);
/// The process whose threads are counted; 0 before the first store is used.
static PROCESS: AtomicU64 = AtomicU64::new(0);
/// How long a waiting thread sleeps before it looks again.
const PAUSE: Duration = Duration::from_micros(500);

thread_local! {
    static IS_FORKING: Cell<bool> = const { Cell::new(false) };
}

/// A thread inside a store. A fork waits until it is dropped. No thread takes two of them, or takes one
/// while it holds a lock that the forking thread needs, such as the GIL.
pub struct StoreGuard(bool);

impl Drop for StoreGuard {
    fn drop(&mut self) {
        if self.0 {
            INSIDE.fetch_sub(1, Ordering::AcqRel);
        }
    }
}

/// Waits until no fork is pending, and enters.
pub fn enter() -> Result<StoreGuard, StoreError> {
    loop {
        if let Some(guard) = try_enter()? {
            return Ok(guard);
        }
        std::thread::sleep(PAUSE);
    }
}

/// Enters to drop a store. Once all stores are closed, any thread may drop one at any time.
pub fn enter_to_drop() -> Result<StoreGuard, StoreError> {
    loop {
        if let Some(guard) = try_enter()? {
            return Ok(guard);
        }
        if CLOSED.load(Ordering::Acquire) {
            return Ok(StoreGuard(false));
        }
        std::thread::sleep(PAUSE);
    }
}

/// Enters, unless a thread wants to fork.
pub fn try_enter() -> Result<Option<StoreGuard>, StoreError> {
    if IS_FORKING.get() {
        return Ok(Some(StoreGuard(false)));
    }
    let process = Process::current().number();
    let known = PROCESS.load(Ordering::Acquire);
    if known != process
        && (known != 0
            || PROCESS
                .compare_exchange(0, process, Ordering::AcqRel, Ordering::Acquire)
                .is_err_and(|other| other != process))
    {
        return Err(StoreError::unavailable(
            "this process was not forked with os.fork, and a cache was in use, so the cache is not available here; create the client after the fork, or fork with os.fork".to_owned(),
        ));
    }
    if INSIDE.fetch_add(1, Ordering::AcqRel) < FORKS {
        return Ok(Some(StoreGuard(true)));
    }
    INSIDE.fetch_sub(1, Ordering::AcqRel);
    Ok(None)
}

/// Whether the stores in memory belong to another process.
pub fn belongs_to_other_process() -> bool {
    let known = PROCESS.load(Ordering::Acquire);
    known != 0 && known != Process::current().number()
}

/// Lets no thread enter any more, and waits until none is inside.
pub fn wait_until_empty() {
    INSIDE.fetch_add(FORKS, Ordering::AcqRel);
    while !belongs_to_other_process() && !INSIDE.load(Ordering::Acquire).is_multiple_of(FORKS) {
        std::thread::sleep(PAUSE);
    }
}

/// Calls the function that closes the stores before the fork.
pub fn close(close: impl FnOnce()) {
    if belongs_to_other_process() {
        return;
    }
    IS_FORKING.set(true);
    close();
    IS_FORKING.set(false);
    CLOSED.store(true, Ordering::Release);
}

/// Lets other threads enter again.
pub fn after_in_parent() {
    CLOSED.store(false, Ordering::Release);
    INSIDE.fetch_sub(FORKS, Ordering::AcqRel);
}

/// Resets the count, because the other threads do not exist in the child.
pub fn after_in_child() {
    CLOSED.store(false, Ordering::Release);
    INSIDE.store(0, Ordering::Release);
    PROCESS.store(Process::current().number(), Ordering::Release);
}
