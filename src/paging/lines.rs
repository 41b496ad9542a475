//! Records in a file of JSON lines, with the position that belongs to them.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::bookmark::Bookmark;
use super::error::LinesError;
use super::output_file::{Target, cut, lock, of, shorter, unused, whole};
use super::page::Page;
use super::plan::Plan;
use super::position::Position;

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

/// Where the position of a file stands: beside it.
pub fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".position");
    PathBuf::from(name)
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
        let mut lines = Vec::with_capacity(page.facts.list.len() + page.given.len());
        for place in &page.given {
            let record = page.facts.records.get(*place);
            let text = record.and_then(|at| page.reply.body.get(at.clone()));
            add_line(&mut lines, text.unwrap_or_default());
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

/// Adds a record as one line. JSON has line breaks only between values, where they mean nothing.
fn add_line(lines: &mut Vec<u8>, record: &[u8]) {
    let mut start = 0;
    for at in memchr::memchr2_iter(b'\n', b'\r', record) {
        lines.extend_from_slice(record.get(start..at).unwrap_or_default());
        start = at + 1;
    }
    lines.extend_from_slice(record.get(start..).unwrap_or_default());
    lines.push(b'\n');
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_record_is_one_line_and_loses_only_line_breaks(record: Vec<u8>) {
            let mut lines = b"1\n".to_vec();
            add_line(&mut lines, &record);
            let is_kept = |byte: &u8| !matches!(byte, b'\n' | b'\r');
            let mut expected = b"1\n".to_vec();
            expected.extend(record.iter().copied().filter(is_kept));
            expected.push(b'\n');
            prop_assert_eq!(lines, expected);
        }
    }
}
