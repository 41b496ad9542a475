//! Stores and forks: nobody is inside a store while the process forks, and no file is open.
//!
//! SQLite knows which locks this process holds and cannot know that a child does not hold them, so a
//! connection that is open during a fork would leave the child without locks and both with a broken
//! file. So a fork waits until nobody is inside a store and closes the connections before. Python
//! tells of its forks (`os.register_at_fork`); a child of any other fork is told that it has no cache.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use super::store::StoreError;
use openshelf_core::process::Process;

/// One for every thread inside a store; above `FORKS`, one for every thread that wants to fork.
static INSIDE: AtomicU64 = AtomicU64::new(0);
const FORKS: u64 = 1 << 32;
/// Set while everything is closed and the fork has not happened yet.
static CLOSED: AtomicBool = AtomicBool::new(false);
/// The process that the count is of; 0 before the first store is used.
static PROCESS: AtomicU64 = AtomicU64::new(0);
/// How often those who wait look again.
const PAUSE: Duration = Duration::from_micros(500);

thread_local! {
    static IS_FORKING: Cell<bool> = const { Cell::new(false) };
}

/// Being inside a store; a fork waits for its end. No thread asks for it twice, or while it holds
/// what the forking thread needs, such as Python's lock.
pub struct Pass(bool);

impl Drop for Pass {
    fn drop(&mut self) {
        if self.0 {
            INSIDE.fetch_sub(1, Ordering::AcqRel);
        }
    }
}

/// Waits for forks to be over and enters.
pub fn enter() -> Result<Pass, StoreError> {
    loop {
        if let Some(pass) = try_enter()? {
            return Ok(pass);
        }
        std::thread::sleep(PAUSE);
    }
}

/// Enters to drop a store. Once everything is closed that can be done by anybody at any time.
pub fn enter_to_drop() -> Result<Pass, StoreError> {
    loop {
        if let Some(pass) = try_enter()? {
            return Ok(pass);
        }
        if CLOSED.load(Ordering::Acquire) {
            return Ok(Pass(false));
        }
        std::thread::sleep(PAUSE);
    }
}

/// Enters unless somebody wants to fork.
pub fn try_enter() -> Result<Option<Pass>, StoreError> {
    if IS_FORKING.get() {
        return Ok(Some(Pass(false)));
    }
    let process = Process::current().number();
    let known = PROCESS.load(Ordering::Acquire);
    if known != process
        && (known != 0
            || PROCESS
                .compare_exchange(0, process, Ordering::AcqRel, Ordering::Acquire)
                .is_err_and(|other| other != process))
    {
        return Err(StoreError::Trouble(
            "this process was forked behind Python's back while a cache was in use, so that it has none; make the client after the fork or fork with os.fork".to_owned(),
        ));
    }
    if INSIDE.fetch_add(1, Ordering::AcqRel) < FORKS {
        return Ok(Some(Pass(true)));
    }
    INSIDE.fetch_sub(1, Ordering::AcqRel);
    Ok(None)
}

/// Whether what this process has of stores is really another process's.
pub fn is_strange() -> bool {
    let known = PROCESS.load(Ordering::Acquire);
    known != 0 && known != Process::current().number()
}

/// Lets nobody in any more, and waits until nobody is inside.
pub fn wait_until_empty() {
    INSIDE.fetch_add(FORKS, Ordering::AcqRel);
    while !is_strange() && !INSIDE.load(Ordering::Acquire).is_multiple_of(FORKS) {
        std::thread::sleep(PAUSE);
    }
}

/// Calls the function that closes what may not be open during the fork.
pub fn close(close: impl FnOnce()) {
    if is_strange() {
        return;
    }
    IS_FORKING.set(true);
    close();
    IS_FORKING.set(false);
    CLOSED.store(true, Ordering::Release);
}

/// Lets the others in again.
pub fn after_in_parent() {
    CLOSED.store(false, Ordering::Release);
    INSIDE.fetch_sub(FORKS, Ordering::AcqRel);
}

/// Begins to count anew: the other threads are not here.
pub fn after_in_child() {
    CLOSED.store(false, Ordering::Release);
    INSIDE.store(0, Ordering::Release);
    PROCESS.store(Process::current().number(), Ordering::Release);
}
