//! Tells whether a file is there and complete, so that it need not be downloaded.

use std::path::Path;

use openshelf_core::stop::Stop;
use openshelf_files::{FileError, Part, check};

use super::error::DownloadError;
use super::options::{FileOptions, IfExists};

/// Whether the file exists and need not be downloaded.
pub fn is_there(target: &Path, options: &FileOptions, stop: &Stop) -> Result<bool, DownloadError> {
    let Ok(about) = std::fs::metadata(target) else {
        return Ok(false);
    };
    if about.is_dir() {
        let source = std::io::ErrorKind::IsADirectory.into();
        return Err(FileError::disk(target)(source).into());
    }
    match options.if_exists {
        IfExists::Error => Err(DownloadError::Exists {
            path: target.to_owned(),
        }),
        IfExists::Replace => Ok(false),
        IfExists::Skip => match check(target, target, &options.check, stop) {
            Ok(()) => {
                Part::sweep(target);
                Ok(true)
            }
            Err(FileError::Damaged { .. }) => Ok(false),
            Err(error) => Err(error.into()),
        },
    }
}
