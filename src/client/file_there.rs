//! Looks at files that are there: whether they are complete, and whether a picture is as wide as it was asked for.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use openshelf_core::answer::narrower;
use openshelf_core::call::Request;
use openshelf_core::stop::Stop;
use openshelf_files::{FileError, Part, check};

use super::download_error::DownloadError;
use super::download_progress::DownloadProgress;
use super::file_download::{FileOptions, IfExists};

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

/// Notes pictures that are narrower than the width that was asked for.
pub struct WidthCheck(Option<(Request, DownloadProgress)>);

impl WidthCheck {
    /// Checks nothing if the service enlarges pictures, or if the file is no picture.
    pub fn new(request: &Request, progress: &DownloadProgress) -> Self {
        let has_own_size = request.own_size.is_some();
        Self(has_own_size.then(|| (request.clone(), progress.clone())))
    }

    /// Reads the width of a complete file. A file that has gone meanwhile has no width.
    pub fn check(&self, path: &Path) {
        if let Some((request, progress)) = &self.0
            && let Ok(file) = File::open(path)
            && let Some(picture) = narrower(request, &mut BufReader::new(file))
        {
            progress.narrower(picture);
        }
    }
}
