//! The lock of an open file. It ends with the process, however that ends.

use std::fs::{File, TryLockError};

/// Locks a file against other writers for as long as it is open. On a file system without locks nothing is locked.
///
/// Returns whether it is held: `false` if another open file of the same path has the lock.
#[must_use]
pub fn hold(file: &File) -> bool {
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// Locks a file, if the file system can show that nobody else has it locked.
#[must_use]
pub fn try_hold(file: &File) -> bool {
    file.try_lock().is_ok()
}
