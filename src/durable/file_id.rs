//! Whether a path still names the file that was opened.

use std::fs::{File, Metadata};
use std::path::Path;

/// The device and the number of a file. Other systems than Unix tell neither, so all files are equal there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileId(u64, u64);

impl FileId {
    /// The file that these facts are of.
    #[must_use]
    pub fn of(about: &Metadata) -> Self {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt as _;
            Self(about.dev(), about.ino())
        }
        #[cfg(not(unix))]
        {
            let _ = about;
            Self(0, 0)
        }
    }

    /// Whether a path still names the open file; `false` if the path does not exist. A link at the path is another file.
    #[must_use]
    pub fn is_at(file: &File, path: &Path) -> bool {
        match (file.metadata(), std::fs::symlink_metadata(path)) {
            (Ok(opened), Ok(there)) => there.is_file() && Self::of(&opened) == Self::of(&there),
            _ => false,
        }
    }
}
