//! Records into a file of JSON lines, with the position that belongs to it.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use pyo3::exceptions::PyFileExistsError;
use pyo3::prelude::*;
use tempfile::NamedTempFile;

use super::listing::Listing;
use super::reader::{Reader, bookmark, troubled};
use crate::paging::{self, Bookmark, BookmarkError, Plan, Position};
use crate::python::door;
use crate::python::errors::file_error;

/// As many links as Linux follows.
const MOST_LINKS: usize = 40;

/// What is written to: a file beside the wanted one that takes its place at the end, the wanted one
/// itself where nothing can take its place, or as far as its bookmark says.
enum Output {
    Whole {
        file: BufWriter<NamedTempFile>,
        path: PathBuf,
    },
    Stream {
        file: BufWriter<File>,
        path: PathBuf,
    },
    Resumed {
        file: BufWriter<File>,
        path: PathBuf,
        bookmark: Bookmark,
        bytes: u64,
    },
}

/// The bookmark of an output stands beside it.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".position");
    PathBuf::from(name)
}

/// What to write to, and from where.
struct Job {
    output: Output,
    from: Option<Position>,
}

/// Why nothing can be written.
enum Unopened {
    Bookmark(BookmarkError),
    Output(PyErr),
}

impl From<BookmarkError> for Unopened {
    fn from(error: BookmarkError) -> Self {
        Self::Bookmark(error)
    }
}

impl From<PyErr> for Unopened {
    fn from(error: PyErr) -> Self {
        Self::Output(error)
    }
}

fn open(
    py: Python<'_>,
    listing: &Listing,
    plan: &Plan,
    path: PathBuf,
    resume: bool,
) -> PyResult<Job> {
    // The working directory may be another one at the end.
    let path = std::path::absolute(&path).unwrap_or(path);
    // A disk may be slow, and a pipe waits for its reader.
    let opened = py.detach(|| {
        if resume {
            let bookmark = bookmark(listing, plan, beside(&path));
            resumed(plan, path, bookmark)
        } else {
            let output = whole(&path).map_err(|error| file_error(&path, &error))?;
            Ok(Job { output, from: None })
        }
    });
    opened.map_err(|error| match error {
        Unopened::Bookmark(error) => troubled(py, listing.operation, error.into()),
        Unopened::Output(error) => error,
    })
}

/// Whether a path names what this process has open, such as its output, whatever that is.
fn is_descriptor(path: &Path) -> bool {
    path.starts_with("/proc") || path.starts_with("/dev/fd")
}

/// A file that is to be there as a whole or not at all; pipes and devices are written as they are.
fn whole(path: &Path) -> io::Result<Output> {
    let old = match std::fs::metadata(path) {
        Ok(about) => Some(about),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
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
        let file = OpenOptions::new().append(true).open(path)?;
        return Ok(Output::Stream {
            file: BufWriter::new(file),
            path: path.to_owned(),
        });
    }
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = builder.tempfile_in(target.parent().unwrap_or(path))?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    Ok(Output::Whole {
        file: BufWriter::new(file),
        path: target,
    })
}

/// A file that is gone on with from its bookmark.
fn resumed(plan: &Plan, path: PathBuf, bookmark: Bookmark) -> Result<Job, Unopened> {
    let kept = bookmark.load()?;
    let is_new = kept.is_none();
    if is_new && std::fs::metadata(&path).is_ok_and(|about| about.is_file() && about.len() > 0) {
        return Err(Unopened::Output(PyFileExistsError::new_err(format!(
            "{}: there is no position beside it ({}), so that nothing can be added to it; name another file, or delete it",
            path.display(),
            bookmark.path().display(),
        ))));
    }
    let (from, bytes) = match kept {
        Some((position, bytes)) => (Some(position), bytes.unwrap_or(0)),
        None => (None, 0),
    };
    let file = cut(&path, bytes).map_err(|error| file_error(&path, &error))?;
    if is_new {
        // A kill in the middle of the first page must find this.
        let begin = Position {
            steps: plan.begin(),
            ..Position::default()
        };
        bookmark.save(&begin, Some(0))?;
    }
    Ok(Job {
        output: Output::Resumed {
            file: BufWriter::new(file),
            path,
            bookmark,
            bytes,
        },
        from,
    })
}

/// Opens a file for what comes after so many bytes; what is behind them was not finished.
fn cut(path: &Path, bytes: u64) -> io::Result<File> {
    let mut file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)?;
    let length = file.metadata()?.len();
    if length < bytes {
        let message = format!("it has {length} bytes where its position says {bytes}");
        return Err(io::Error::new(io::ErrorKind::InvalidData, message));
    }
    file.set_len(bytes)?;
    file.seek(SeekFrom::Start(bytes))?;
    Ok(file)
}

impl Output {
    fn path(&self) -> &Path {
        match self {
            Self::Whole { path, .. } | Self::Stream { path, .. } | Self::Resumed { path, .. } => {
                path
            }
        }
    }

    /// Writes the records of a page, each on a line, and the position behind them.
    fn add(&mut self, page: &paging::Page) -> PyResult<()> {
        let mut lines = Vec::with_capacity(page.facts.list.len());
        for place in &page.given {
            let record = page.facts.records.get(*place);
            let text = record.and_then(|at| page.reply.body.get(at.clone()));
            // JSON knows line breaks between values only, where they mean nothing.
            let text = text.unwrap_or_default().iter();
            lines.extend(text.filter(|byte| !matches!(byte, b'\n' | b'\r')));
            lines.push(b'\n');
        }
        self.write(&lines)?;
        self.keep(&page.position)
    }

    fn write(&mut self, lines: &[u8]) -> PyResult<()> {
        let written = match self {
            Self::Whole { file, .. } => file.write_all(lines),
            Self::Stream { file, .. } => file.write_all(lines).and_then(|()| file.flush()),
            Self::Resumed { file, bytes, .. } => {
                *bytes += lines.len() as u64;
                file.write_all(lines).and_then(|()| file.flush())
            }
        };
        written.map_err(|error| file_error(self.path(), &error))
    }

    fn keep(&self, position: &Position) -> PyResult<()> {
        match self {
            Self::Whole { .. } | Self::Stream { .. } => Ok(()),
            Self::Resumed {
                bookmark, bytes, ..
            } => bookmark
                .save(position, Some(*bytes))
                .map_err(|error| file_error(bookmark.path(), &io::Error::other(error.to_string()))),
        }
    }

    /// Puts a whole file in its place.
    fn finish(self) -> PyResult<()> {
        match self {
            Self::Whole { file, path } => {
                let fail = |error: io::Error| file_error(&path, &error);
                let file = file
                    .into_inner()
                    .map_err(|error| fail(error.into_error()))?;
                file.persist(&path).map_err(|error| fail(error.error))?;
                Ok(())
            }
            // Every page was flushed.
            Self::Stream { .. } => Ok(()),
            Self::Resumed { file, path, .. } => {
                let file = file
                    .into_inner()
                    .map_err(|error| file_error(&path, &error.into_error()))?;
                file.sync_all().map_err(|error| file_error(&path, &error))
            }
        }
    }
}

/// Whether a position is the end.
fn is_end(position: &Position) -> bool {
    position.steps.is_empty()
}

/// Writes everything, and gives the number of records in the file.
pub fn write(
    py: Python<'_>,
    listing: &Arc<Listing>,
    plan: Plan,
    path: PathBuf,
    resume: bool,
) -> PyResult<u64> {
    let Job { mut output, from } = open(py, listing, &plan, path, resume)?;
    if let Some(end) = from.as_ref().filter(|position| is_end(position)) {
        return Ok(end.records);
    }
    let mut records = from.as_ref().map_or(0, |position| position.records);
    let reader = Reader::from(py, Arc::clone(listing), plan, from, None)?;
    let mut end = None;
    while let Some(page) = reader.next(py)? {
        py.detach(|| output.add(&page))?;
        records = page.position.records;
        end = Some(page.position);
    }
    ended(&output, end, records)?;
    py.detach(|| output.finish())?;
    Ok(records)
}

/// Notes that nothing is left, where the last page did not know it.
fn ended(output: &Output, last: Option<Position>, records: u64) -> PyResult<()> {
    if last.as_ref().is_some_and(is_end) {
        return Ok(());
    }
    output.keep(&Position {
        records,
        pages: last.map_or(0, |position| position.pages),
        ..Position::default()
    })
}

/// The same, to be awaited.
pub fn awaited(
    py: Python<'_>,
    listing: Arc<Listing>,
    plan: Plan,
    path: PathBuf,
    resume: bool,
) -> PyResult<Bound<'_, PyAny>> {
    let Job { mut output, from } = open(py, &listing, &plan, path, resume)?;
    let done = from.as_ref().filter(|position| is_end(position));
    let done = done.map(|position| position.records);
    let mut records = from.as_ref().map_or(0, |position| position.records);
    let reader = Reader::from(py, listing, plan, from, None)?;
    door::awaitable(py, async move {
        if let Some(records) = done {
            return Ok(records);
        }
        let mut end = None;
        loop {
            reader.awaited().await;
            let Some(taken) = Python::try_attach(|py| reader.take(py)) else {
                // The interpreter ends: the position says how far it went.
                return Ok(records);
            };
            let Some(page) = taken? else {
                break;
            };
            output.add(&page)?;
            records = page.position.records;
            end = Some(page.position);
        }
        ended(&output, end, records)?;
        output.finish()?;
        Ok(records)
    })
}
