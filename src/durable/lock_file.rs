//! The lock of a path: a file or a folder beside it, which processes lock in turn.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::beside::{folder_of, hidden};
use crate::file_id::FileId;
use crate::regular::open_regular;

const PAUSE: Duration = Duration::from_millis(5);
/// Bytes of the longest name of a file that the name of its lock shows.
const LONGEST_SHOWN: usize = 200;

/// Why a lock is not held.
#[derive(Debug, Error)]
pub enum LockError {
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    /// Another process held it all the time.
    #[error("{holder} held it for {} s", patience.as_secs())]
    Busy { holder: String, patience: Duration },
}

/// The right to write a path, by the file `.NAME.lock` beside it. The system releases the lock when the process ends,
/// however it ends.
#[derive(Debug)]
pub struct LockFile {
    file: File,
    path: PathBuf,
}

impl LockFile {
    /// Waits for the right.
    ///
    /// # Errors
    /// The file cannot be opened, or another process, which is named, holds the lock all the time.
    pub fn acquire(target: &Path, patience: Duration) -> Result<Self, LockError> {
        let path = lock_path(target);
        let failed = |source: io::Error| LockError::File {
            path: path.clone(),
            source,
        };
        let begun = Instant::now();
        loop {
            let is_late = begun.elapsed() >= patience;
            let mut options = OpenOptions::new();
            options.read(true).write(true).create(true).truncate(false);
            let mut file = match open_regular(&options, &path) {
                Ok(file) => file,
                // Another process has just created it and not yet set its permissions.
                Err(error) if error.kind() == ErrorKind::PermissionDenied && !is_late => {
                    std::thread::sleep(PAUSE);
                    continue;
                }
                Err(error) => return Err(failed(error)),
            };
            match file.try_lock() {
                // Its holder has removed it meanwhile.
                Ok(()) if cfg!(unix) && !FileId::is_at(&file, &path) => {}
                Ok(()) => {
                    restrict(&file).map_err(failed)?;
                    file.set_len(0).map_err(failed)?;
                    // For the message of one that waits in vain.
                    writeln!(file, "{}", std::process::id()).map_err(failed)?;
                    return Ok(Self { file, path });
                }
                // A file system without locks locks nothing.
                Err(TryLockError::Error(_)) => return Ok(Self { file, path }),
                Err(TryLockError::WouldBlock) if is_late => {
                    return Err(LockError::Busy {
                        holder: holder(&mut file),
                        patience,
                    });
                }
                Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
            }
        }
    }
}

impl Drop for LockFile {
    fn drop(&mut self) {
        // A waiting process sees that the file is gone, and creates another. On Windows the two cases
        // cannot be distinguished, so the file stays there.
        #[cfg(unix)]
        let _ = std::fs::remove_file(&self.path);
        #[cfg(not(unix))]
        let _ = &self.path;
        // A child that was forked meanwhile has the file open as well.
        let _ = self.file.unlock();
    }
}

#[cfg(unix)]
fn restrict(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    file.set_permissions(std::fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn restrict(_: &File) -> io::Result<()> {
    Ok(())
}

/// The path of the lock of a file.
fn lock_path(target: &Path) -> PathBuf {
    let name = target.file_name().unwrap_or_default();
    if name.len() <= LONGEST_SHOWN {
        return hidden(target, ".lock");
    }
    let digest = Sha256::digest(name.as_encoded_bytes());
    let hash: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    target.with_file_name(format!(".{hash}.lock"))
}

/// The process that holds a lock, in words.
fn holder(file: &mut File) -> String {
    let mut text = String::new();
    match file.read_to_string(&mut text) {
        Ok(_) if !text.trim().is_empty() => format!("process {}", text.trim()),
        _ => "another process".to_owned(),
    }
}

/// Keeps other processes from creating a file of the same folder, if the file system has locks.
#[derive(Debug)]
pub struct FolderLock {
    /// Closing it releases the lock.
    _folder: Option<File>,
}

impl FolderLock {
    /// Waits for the folder that a path is in, and goes on without the lock after this time.
    #[must_use]
    pub fn take(path: &Path, patience: Duration) -> Self {
        let Ok(folder) = File::open(folder_of(path)) else {
            return Self { _folder: None };
        };
        let begun = Instant::now();
        loop {
            match folder.try_lock() {
                Err(TryLockError::WouldBlock) if begun.elapsed() < patience => {
                    std::thread::sleep(PAUSE);
                }
                _ => {
                    return Self {
                        _folder: Some(folder),
                    };
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(30);

    #[test]
    fn the_error_for_a_held_lock_names_its_process() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("calls.jsonl");
        let held = LockFile::acquire(&path, PATIENCE).unwrap();
        let error = LockFile::acquire(&path, Duration::ZERO).unwrap_err();
        let own = format!("process {}", std::process::id());
        assert!(
            matches!(&error, LockError::Busy { holder, .. } if *holder == own),
            "{error}"
        );
        drop(held);
        drop(LockFile::acquire(&path, Duration::ZERO).unwrap());
    }

    #[test]
    fn a_lock_left_behind_by_a_process_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("calls.jsonl");
        std::fs::write(folder.path().join(".calls.jsonl.lock"), "1\n").unwrap();
        drop(LockFile::acquire(&path, Duration::ZERO).unwrap());
    }

    #[test]
    fn the_longest_file_name_has_a_lock() {
        let long = format!("{}.jsonl", "x".repeat(249));
        assert!(lock_path(Path::new(&long)).as_os_str().len() <= 255);
        let short = lock_path(Path::new("a/calls.jsonl"));
        assert_eq!(short, Path::new("a/.calls.jsonl.lock"));
    }
}
