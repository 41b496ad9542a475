//! Names beside a path.

use std::ffi::OsString;
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
