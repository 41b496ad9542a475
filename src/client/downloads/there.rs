//! Tells whether a file is there and complete, so that it need not be downloaded.

use std::path::Path;

use openshelf_core::stop::Stop;
use openshelf_files::{FileError, FileIdentity, Part, Standing, check, marked_host};

use super::error::DownloadError;
use super::options::{FileOptions, IfExists};

/// Whether the file exists and need not be downloaded. `identity` tells which file has a name that the caller chose; a
/// file of another name is that of the host which serves the others of its folder.
pub fn is_there(
    target: &Path,
    identity: Option<&FileIdentity>,
    host: &str,
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
                    check_host(&options.folder, host)?;
                }
                Part::sweep(target);
                Ok(true)
            }
            Err(FileError::Damaged { .. }) => Ok(false),
            Err(error) => Err(error.into()),
        },
    }
}

/// Files of a sandbox are complete, too, and have the names of the real ones.
fn check_host(folder: &Path, host: &str) -> Result<(), DownloadError> {
    match marked_host(folder).filter(|found| found != host) {
        None => Ok(()),
        Some(found) => Err(DownloadError::OtherHost {
            folder: folder.to_owned(),
            found,
            host: host.to_owned(),
        }),
    }
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
