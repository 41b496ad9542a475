//! Tells whether a file is there and complete, so that it need not be downloaded.

use std::path::Path;

use openshelf_core::host::is_loopback;
use openshelf_core::stop::Stop;
use openshelf_files::{FileError, FileIdentity, Part, Standing, check};

use super::error::DownloadError;
use super::options::{FileOptions, IfExists};

/// Whether the file exists and need not be downloaded. `identity` tells which file has a name that the caller chose;
/// `is_local` says that a server on this machine would serve it.
pub fn is_there(
    target: &Path,
    identity: Option<&FileIdentity>,
    is_local: bool,
    options: &FileOptions,
    stop: &Stop,
) -> Result<bool, DownloadError> {
    let Ok(about) = std::fs::metadata(target) else {
        return Ok(false);
    };
    if about.is_dir() {
        let source = std::io::ErrorKind::IsADirectory.into();
        return Err(FileError::disk(target)(source).into());
    }
    if options.if_exists == IfExists::Skip
        && let Some(other) = other(target, identity)
    {
        return Err(other);
    }
    match options.if_exists {
        IfExists::Error => Err(DownloadError::Exists {
            path: target.to_owned(),
        }),
        IfExists::Replace => Ok(false),
        IfExists::Skip => match check(target, target, &options.check, stop) {
            Ok(()) => {
                if identity.is_none() {
                    if let Some(other) = made_elsewhere(target, is_local) {
                        return Err(other);
                    }
                    FileIdentity::sweep(target);
                }
                Part::sweep(target);
                Ok(true)
            }
            Err(FileError::Damaged { .. }) => Ok(false),
            Err(error) => Err(error.into()),
        },
    }
}

/// The error of a picture of a sandbox where a real one is asked for, or the reverse: both have one name, and are complete.
fn made_elsewhere(target: &Path, is_local: bool) -> Option<DownloadError> {
    let found = FileIdentity::recorded(target)?;
    (is_loopback(&found.host) != is_local).then(|| DownloadError::Other {
        path: target.to_owned(),
        found: Some(found),
    })
}

/// The error of a file that must stay: the caller chose its name, and it is not the one to download.
pub fn other(target: &Path, identity: Option<&FileIdentity>) -> Option<DownloadError> {
    match identity?.standing(target) {
        Standing::Nothing | Standing::Own => None,
        Standing::Other(found) => Some(DownloadError::Other {
            path: target.to_owned(),
            found,
        }),
    }
}
