//! Makes paths in the folder of a file: with an ending, or hidden.

use std::ffi::OsString;
#[cfg(unix)]
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// The path with this ending added to its name.
#[must_use]
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// The folder that a path is in; the current one for a name alone.
#[must_use]
pub fn folder_of(path: &Path) -> &Path {
    path.parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}

/// A hidden name in the same folder: a full stop, the name, and the ending.
pub(crate) fn hidden(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(ending);
    path.with_file_name(name)
}

/// Puts the names of a folder on the disk: after a power cut a file that was created or moved there keeps its name. Some
/// systems cannot do that; there the names are as durable as the system makes them.
///
/// # Errors
/// The folder cannot be opened, or the disk refuses.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    match File::open(folder)?.sync_all() {
        // Some network file systems refuse it for folders.
        Err(error) if error.kind() == io::ErrorKind::InvalidInput => Ok(()),
        other => other,
    }
    #[cfg(not(unix))]
    std::fs::metadata(folder).map(drop)
}
