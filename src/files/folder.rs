//! Tells whether files can be created in a folder.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why no file can be created in a folder that a caller named.
#[derive(Debug, Error)]
#[error("{}: {}", .path.display(), advice(.source))]
pub struct FolderError {
    pub path: PathBuf,
    pub source: io::Error,
}

fn advice(source: &io::Error) -> String {
    match source.kind() {
        io::ErrorKind::NotFound => {
            "there is no such folder; create it, or choose another one".to_owned()
        }
        io::ErrorKind::NotADirectory => "it is not a folder; choose another one".to_owned(),
        io::ErrorKind::PermissionDenied => {
            "you may not create files in this folder; allow it, or choose another one".to_owned()
        }
        io::ErrorKind::ReadOnlyFilesystem => {
            "the folder is on a file system that is read-only; choose another one".to_owned()
        }
        _ => format!("no file can be created in this folder ({source}); choose another one"),
    }
}

/// Checks that a folder is there, and that files can be created in it.
///
/// # Errors
/// Why not.
pub fn check_folder(folder: &Path) -> Result<(), FolderError> {
    let failed = |source| FolderError {
        path: folder.to_owned(),
        source,
    };
    let about = std::fs::metadata(folder).map_err(failed)?;
    if !about.is_dir() {
        return Err(failed(io::ErrorKind::NotADirectory.into()));
    }
    tempfile::tempfile_in(folder).map(drop).map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_cannot_be_used_is_named_with_advice() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("file");
        std::fs::write(&file, b"").unwrap();
        check_folder(place.path()).unwrap();
        assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 1);
        for (folder, words) in [
            (
                place.path().join("none"),
                "there is no such folder; create it",
            ),
            (file.join("in"), "it is not a folder"),
            (file, "it is not a folder; choose another one"),
        ] {
            let said = check_folder(&folder).unwrap_err().to_string();
            assert!(said.contains(words), "{said}");
            assert!(said.starts_with(&*folder.to_string_lossy()), "{said}");
        }
    }

    #[test]
    fn every_reason_says_what_to_do() {
        for kind in [
            io::ErrorKind::PermissionDenied,
            io::ErrorKind::ReadOnlyFilesystem,
            io::ErrorKind::StorageFull,
        ] {
            let said = advice(&kind.into());
            assert!(said.contains("choose another one"), "{said}");
        }
    }
}
