//! Records in a file of JSON lines, with the position that belongs to them.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::bookmark::Bookmark;
use super::error::BookmarkError;
use super::page::Page;
use super::plan::Plan;
use super::position::Position;

/// As many links as Linux follows.
const MOST_LINKS: usize = 40;

/// Why lines cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum LinesError {
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    #[error("{0}")]
    Bookmark(#[from] BookmarkError),
    /// What is there already belongs to no position.
    #[error(
        "{path}: there is no position beside it ({bookmark}), so that nothing can be added to it; name another file, or delete it"
    )]
    WithoutPosition { path: PathBuf, bookmark: PathBuf },
    /// Two writers would mix their records.
    #[error("{path}: another program or iterator is writing it; wait for it, or name another file")]
    InUse { path: PathBuf },
    #[error("{path}: it is written by the process that was forked: name another file here")]
    Forked { path: PathBuf },
}

/// What is written to.
pub struct Lines {
    target: Target,
    path: PathBuf,
    /// The process that opened it.
    process: u32,
}

impl Drop for Lines {
    fn drop(&mut self) {
        let is_forked = self.check_process().is_err();
        if let Target::Whole { file, .. } = &mut self.target {
            // A file that is not whole goes, but after a fork it is the parent's.
            file.disable_cleanup(is_forked);
        }
    }
}

enum Target {
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

/// Where the position of a file stands: beside it.
pub fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".position");
    PathBuf::from(name)
}

/// Names the file that an error is about.
fn of(path: &Path) -> impl Fn(io::Error) -> LinesError {
    move |source| LinesError::File {
        path: path.to_owned(),
        source,
    }
}

impl Lines {
    fn new(target: Target, path: PathBuf) -> Self {
        let process = std::process::id();
        Self {
            target,
            path,
            process,
        }
    }

    fn check_process(&self) -> Result<(), LinesError> {
        if self.process == std::process::id() {
            return Ok(());
        }
        Err(LinesError::Forked {
            path: self.path.clone(),
        })
    }

    /// A file that is to be there as a whole or not at all; pipes and devices are written as they
    /// are.
    pub fn whole(path: PathBuf) -> Result<Self, LinesError> {
        let target = whole(&path)?;
        Ok(Self::new(target, path))
    }

    /// A file that is gone on with from its bookmark, and the position to go on from.
    pub fn resumed(
        path: PathBuf,
        bookmark: Bookmark,
        plan: &Plan,
    ) -> Result<(Self, Option<Position>), LinesError> {
        // A position of another call, or of a file that is gone, changes nothing.
        let before = bookmark.load_of_file()?;
        let bytes = before.map_or(0, |(_, bytes)| bytes);
        if bytes > 0 && !path.try_exists().map_err(of(&path))? {
            return Err(of(&path)(shorter(0, bytes)));
        }
        if std::fs::metadata(&path).is_ok_and(|about| !about.is_file() && !about.is_dir()) {
            let why = "only a regular file can be gone on with; leave resume out";
            return Err(of(&path)(io::Error::new(io::ErrorKind::InvalidInput, why)));
        }
        let mut file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path)
            .map_err(of(&path))?;
        lock(&file, &path)?;
        // Only now does nobody write it any more.
        let kept = bookmark.load_of_file()?;
        let about = file.metadata().map_err(of(&path))?;
        if kept.is_none() && about.len() > 0 {
            let bookmark = bookmark.path().to_owned();
            return Err(LinesError::WithoutPosition { path, bookmark });
        }
        let is_new = kept.is_none();
        let (from, bytes) = match kept {
            Some((position, bytes)) => (Some(position), bytes),
            None => (None, 0),
        };
        cut(&mut file, bytes).map_err(of(&path))?;
        if is_new {
            // A kill in the middle of the first page must find this.
            let begin = Position {
                steps: vec![plan.begin()],
                ..Position::default()
            };
            bookmark.save(&begin, Some(0))?;
        }
        let target = Target::Resumed {
            file,
            bookmark,
            bytes,
        };
        Ok((Self::new(target, path), from))
    }

    /// Writes the records of a page, each on a line, and the position behind them.
    pub fn add(&mut self, page: &Page) -> Result<(), LinesError> {
        self.check_process()?;
        let mut lines = Vec::with_capacity(page.facts.list.len());
        for place in &page.given {
            let record = page.facts.records.get(*place);
            let text = record.and_then(|at| page.reply.body.get(at.clone()));
            // JSON knows line breaks between values only, where they mean nothing.
            let text = text.unwrap_or_default().iter();
            lines.extend(text.filter(|byte| !matches!(byte, b'\n' | b'\r')));
            lines.push(b'\n');
        }
        let written = match &mut self.target {
            Target::Whole { file, .. } => file.write_all(&lines),
            Target::Stream(file) => file.write_all(&lines),
            Target::Resumed { file, bytes, .. } => {
                *bytes += lines.len() as u64;
                file.write_all(&lines)
            }
            Target::Closed => Ok(()),
        };
        written.map_err(of(&self.path))?;
        self.keep(&page.position)
    }

    fn keep(&self, position: &Position) -> Result<(), LinesError> {
        if let Target::Resumed {
            bookmark, bytes, ..
        } = &self.target
        {
            bookmark.save(position, Some(*bytes))?;
        }
        Ok(())
    }

    /// Notes that nothing is left after a position, and puts a whole file in its place.
    pub fn finish(mut self, last: &Position) -> Result<(), LinesError> {
        self.check_process()?;
        if !last.steps.is_empty() {
            self.keep(&Position {
                records: last.records,
                pages: last.pages,
                ..Position::default()
            })?;
        }
        match std::mem::replace(&mut self.target, Target::Closed) {
            Target::Whole { file, target } => {
                let _lock = unused(&target, &self.path)?;
                // A position of what was there before would cut what is there now.
                Bookmark::forget(&beside(&self.path))?;
                let placed = file.persist(&target).map_err(|error| error.error);
                placed.map_err(of(&self.path)).map(drop)
            }
            Target::Stream(_) | Target::Closed => Ok(()),
            Target::Resumed { file, .. } => file.sync_all().map_err(of(&self.path)),
        }
    }
}

/// Keeps other writers away for as long as the file is open; where files cannot be locked, nobody is
/// kept away.
fn lock(file: &File, path: &Path) -> Result<(), LinesError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(LinesError::InUse {
            path: path.to_owned(),
        }),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Keeps others from writing to a file that is to be replaced, while what is returned is kept.
fn unused(target: &Path, path: &Path) -> Result<Option<File>, LinesError> {
    let Ok(file) = File::open(target) else {
        return Ok(None);
    };
    lock(&file, path)?;
    Ok(Some(file))
}

/// Opens what is to be written as a whole.
fn whole(path: &Path) -> Result<Target, LinesError> {
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

fn shorter(length: u64, bytes: u64) -> io::Error {
    let message = format!("it has {length} bytes where its position says {bytes}");
    io::Error::new(io::ErrorKind::InvalidData, message)
}

/// Makes a file end after so many bytes; what is behind them was not finished.
fn cut(file: &mut File, bytes: u64) -> io::Result<()> {
    let length = file.metadata()?.len();
    if length < bytes {
        return Err(shorter(length, bytes));
    }
    file.set_len(bytes)?;
    file.seek(SeekFrom::Start(bytes))?;
    Ok(())
}
