//! The file that records are written to: opened, locked and replaced.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::bookmark::Bookmark;
use super::error::LinesError;

/// As many links as Linux follows.
const MOST_LINKS: usize = 40;

/// Where records are written to.
pub enum Target {
    /// A file beside the wanted one that takes its place at the end.
    Whole {
        file: NamedTempFile,
        /// The file that is to be replaced, behind all links.
        target: PathBuf,
    },
    /// The wanted one itself, where nothing can take its place.
    Stream(File),
    /// The wanted one, as far as its bookmark says.
    Resumed {
        file: File,
        bookmark: Bookmark,
        bytes: u64,
    },
    Closed,
}

/// Names the file that an error is about.
pub fn of(path: &Path) -> impl Fn(io::Error) -> LinesError {
    move |source| LinesError::File {
        path: path.to_owned(),
        source,
    }
}

/// Keeps other writers away for as long as the file is open; where files cannot be locked, nobody is
/// kept away.
pub fn lock(file: &File, path: &Path) -> Result<(), LinesError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(LinesError::InUse {
            path: path.to_owned(),
        }),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Keeps others from writing to a file that is to be replaced, while what is returned is kept.
pub fn unused(target: &Path, path: &Path) -> Result<Option<File>, LinesError> {
    let Ok(file) = File::open(target) else {
        return Ok(None);
    };
    lock(&file, path)?;
    Ok(Some(file))
}

/// Opens what is to be written as a whole.
pub fn whole(path: &Path) -> Result<Target, LinesError> {
    let old = match std::fs::metadata(path) {
        Ok(about) => Some(about),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(of(path)(error)),
    };
    // Links stay: what they point to is written.
    let mut target = path.to_owned();
    let mut is_stream = old.as_ref().is_some_and(|about| !about.is_file());
    for _ in 0..MOST_LINKS {
        is_stream |= old.is_some() && is_descriptor(&target);
        match (std::fs::read_link(&target), target.parent()) {
            (Ok(next), Some(folder)) if !is_stream => target = folder.join(next),
            _ => break,
        }
    }
    if is_stream {
        // Behind what was written to it before, where it is a file after all; folders are refused.
        let file = OpenOptions::new().append(true).open(path);
        return Ok(Target::Stream(file.map_err(of(path))?));
    }
    unused(&target, path)?;
    let file = temporary(&target, old.as_ref()).map_err(of(path))?;
    Ok(Target::Whole { file, target })
}

/// Whether a path names what this process has open, such as its output, whatever that is.
fn is_descriptor(path: &Path) -> bool {
    path.starts_with("/proc") || path.starts_with("/dev/fd")
}

/// A file beside another one that can take its place, with its mode.
fn temporary(target: &Path, old: Option<&std::fs::Metadata>) -> io::Result<NamedTempFile> {
    let folder = target.parent().unwrap_or(target);
    // The error of a folder that is not there names what the caller has named.
    std::fs::metadata(folder)?;
    let mut prefix = std::ffi::OsString::from(".");
    prefix.push(target.file_name().unwrap_or_default());
    prefix.push(".");
    let mut builder = tempfile::Builder::new();
    builder.prefix(&prefix);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = builder.tempfile_in(folder)?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    Ok(file)
}

pub fn shorter(length: u64, bytes: u64) -> io::Error {
    let message = format!("it has {length} bytes where its position says {bytes}");
    io::Error::new(io::ErrorKind::InvalidData, message)
}

/// Makes a file end after so many bytes; what is behind them was not finished.
pub fn cut(file: &mut File, bytes: u64) -> io::Result<()> {
    let length = file.metadata()?.len();
    if length < bytes {
        return Err(shorter(length, bytes));
    }
    file.set_len(bytes)?;
    file.seek(SeekFrom::Start(bytes))?;
    Ok(())
}
