//! The folder of a mirror: it is the mirror's own, and it is there as long as something is in it.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use openshelf_delta::LOG;
use openshelf_durable::{check_empty, is_leftover};

/// A folder that goes away again if nothing was put into it.
pub struct MadeFolder {
    path: PathBuf,
    is_new: bool,
}

impl MadeFolder {
    /// Makes the folder, unless it is there.
    ///
    /// # Errors
    /// Something else is there, or it cannot be made.
    pub fn make(path: &Path) -> io::Result<Self> {
        let is_new = !path.is_dir();
        if is_new && path.exists() {
            return Err(io::Error::new(
                io::ErrorKind::NotADirectory,
                "a mirror is a folder, and there is something else at its path",
            ));
        }
        fs::create_dir_all(path)?;
        Ok(Self {
            path: path.to_owned(),
            is_new,
        })
    }
}

impl Drop for MadeFolder {
    fn drop(&mut self) {
        if self.is_new {
            // It stays if it has files.
            drop(fs::remove_dir(&self.path));
        }
    }
}

/// Refuses a folder with other files for a new mirror.
///
/// # Errors
/// It has such, or cannot be read.
pub fn check_free(folder: &Path) -> io::Result<()> {
    // What a killed program has left.
    check_empty(folder, |name: &OsStr| name == LOG || is_leftover(name))
}
