//! How files are stored.

use std::path::PathBuf;
use std::time::Duration;

use openshelf_files::Check;

/// What to do with a file that exists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IfExists {
    /// It stays if it is complete.
    Skip,
    Replace,
    Error,
}

/// How files are stored.
#[derive(Debug, Clone)]
pub struct FileOptions {
    pub folder: PathBuf,
    /// The name of a single file, in place of its own.
    pub name: Option<String>,
    pub if_exists: IfExists,
    pub check: Check,
    /// How long a file is waited for that is announced and not there.
    pub patience: Option<Duration>,
    /// The first pause of that wait.
    pub pause: Duration,
}
