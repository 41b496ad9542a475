//! Opens, locks, truncates and replaces the file that records are written to.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use openshelf_core::process::Process;
use openshelf_core::regular_file::open_regular;
use tempfile::NamedTempFile;
use xxhash_rust::xxh3::xxh3_64;

use super::checkpoint::{Checkpoint, Output};
use super::error::OutputError;
use super::position::Position;
use super::replacement;

/// How many symbolic links are followed; the same limit as in Linux.
const MAX_LINKS: usize = 40;

/// The target of the records.
pub enum Target {
    /// A temporary file in the same folder, which replaces the target at the end.
    Replacement {
        file: NamedTempFile,
        /// The file to replace, after all symbolic links.
        target: PathBuf,
    },
    /// A pipe or a device, which cannot be replaced.
    Stream(File),
    /// The file itself, from the number of bytes on that its checkpoint names.
    Resumed {
        file: File,
        checkpoint: Checkpoint,
        bytes: u64,
        /// The position after the bytes, while it is not stored.
        behind: Option<Position>,
    },
    /// The file is finished.
    Closed,
}

/// Refuses to continue a file in a forked process: it belongs to the parent.
pub fn check_process(process: Process, path: &Path) -> Result<(), OutputError> {
    if process.is_current() {
        return Ok(());
    }
    Err(OutputError::Forked {
        path: path.to_owned(),
    })
}

/// Adds the path to an error of the file system.
pub fn to_file_error(path: &Path) -> impl Fn(io::Error) -> OutputError {
    move |source| OutputError::File {
        path: path.to_owned(),
        source,
    }
}

/// Locks a file against other writers for as long as it is open. On a file system without locks nothing
/// is locked.
pub fn lock(file: &File, path: &Path) -> Result<(), OutputError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(OutputError::InUse {
            path: path.to_owned(),
        }),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Locks a file that will be replaced, for as long as the returned file is open; `None` if there is none.
pub fn lock_existing(target: &Path, path: &Path) -> Result<Option<File>, OutputError> {
    let Ok(file) = File::open(target) else {
        return Ok(None);
    };
    lock(&file, path)?;
    Ok(Some(file))
}

/// Opens a temporary file that replaces `path` at the end, or the pipe or device at `path`.
pub fn open_replacement(path: &Path) -> Result<Target, OutputError> {
    let old = match std::fs::metadata(path) {
        Ok(about) => Some(about),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(to_file_error(path)(error)),
    };
    // Symbolic links stay, and the file that they point to is replaced.
    let mut target = path.to_owned();
    let mut is_stream = old.as_ref().is_some_and(|about| !about.is_file());
    for _ in 0..MAX_LINKS {
        is_stream |= old.is_some() && is_descriptor(&target);
        match (std::fs::read_link(&target), target.parent()) {
            (Ok(next), Some(folder)) if !is_stream => target = folder.join(next),
            _ => break,
        }
    }
    if is_stream {
        // Appending keeps the existing content of a redirected output. Folders are rejected here.
        let file = OpenOptions::new().append(true).open(path);
        return Ok(Target::Stream(file.map_err(to_file_error(path))?));
    }
    lock_existing(&target, path)?;
    let file = replacement::create(&target, old.as_ref()).map_err(to_file_error(path))?;
    Ok(Target::Replacement { file, target })
}

/// Puts a temporary file in the place of its target.
pub fn put_in_place(file: NamedTempFile, target: &Path, path: &Path) -> Result<(), OutputError> {
    let placed = file.persist(target).map_err(|error| error.error);
    placed.map_err(to_file_error(path)).map(drop)
}

/// Opens a file to resume, and creates it if there is none.
pub fn open_to_resume(path: &Path) -> Result<File, OutputError> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).read(true).write(true);
    open_regular(&options, path).map_err(to_file_error(path))
}

/// The error of a path at which nothing can be resumed.
pub fn not_resumable(path: &Path) -> OutputError {
    OutputError::NotResumable {
        path: path.to_owned(),
    }
}

/// Whether a path names an open file of this process, such as its standard output.
fn is_descriptor(path: &Path) -> bool {
    path.starts_with("/proc") || path.starts_with("/dev/fd")
}

/// The error of a file that is shorter than its position records.
pub fn too_short(length: u64, bytes: u64) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, other_length(length, bytes))
}

/// How a file differs whose length is not that of its position.
pub fn other_length(length: u64, bytes: u64) -> String {
    format!("it has {length} bytes, but its position records {bytes}")
}

/// Truncates a file to the part that belongs to its position. After that part only a page that was being
/// written is allowed.
pub fn truncate_to(file: &mut File, output: &Output) -> io::Result<()> {
    let (length, bytes) = (file.metadata()?.len(), output.bytes);
    if length < bytes {
        return Err(too_short(length, bytes));
    }
    if let Some(last) = bytes.checked_sub(1) {
        let mut end = [0];
        file.seek(SeekFrom::Start(last))?;
        file.read_exact(&mut end)?;
        if end != *b"\n" {
            return Err(changed(&format!(
                "the {bytes} bytes that its position records end in the middle of a line"
            )));
        }
    }
    let behind = length - bytes;
    let is_own = match output.unfinished {
        // The first lines of a page: its writer was killed meanwhile.
        Some(page) if behind < page.bytes => true,
        Some(page) if behind == page.bytes => {
            let mut lines = Vec::new();
            file.seek(SeekFrom::Start(bytes))?;
            file.read_to_end(&mut lines)?;
            xxh3_64(&lines) == page.hash
        }
        _ => behind == 0,
    };
    if !is_own {
        return Err(changed(&format!(
            "{behind} bytes follow the {bytes} that its position records"
        )));
    }
    file.set_len(bytes)?;
    file.seek(SeekFrom::Start(bytes))?;
    Ok(())
}

/// The error of a file that somebody else changed.
pub fn changed(how: &str) -> io::Error {
    let message = format!(
        "it was changed after it was written: {how}. Undo that, or delete it and its position to start again"
    );
    io::Error::new(io::ErrorKind::InvalidData, message)
}
