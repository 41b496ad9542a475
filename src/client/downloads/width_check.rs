//! Whether a picture is as wide as it was asked for.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use openshelf_core::call::Request;
use openshelf_core::narrow_picture::narrower;

use super::progress::DownloadProgress;

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
