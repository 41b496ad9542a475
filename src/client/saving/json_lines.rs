//! Writes records to a file of JSON lines, and stores the position that belongs to it.

use std::io::Write;
use std::path::{Path, PathBuf};

use openshelf_core::process::Process;
use openshelf_core::room::NoRoom;
use openshelf_durable::{OutputError as DurableError, beside, open_output};
use xxhash_rust::xxh3::xxh3_64;

use super::output_error::OutputError;
use super::output_file::{
    Target, moved, not_resumable, open_to_resume, put_in_place, to_file_error, truncate_to,
};
use crate::lists::{Checkpoint, Output, Unfinished};
use openshelf_paging::{Completeness, ListedCall, Origin, Page, Position};

/// A file of JSON lines that is being written.
pub struct JsonLines {
    target: Target,
    path: PathBuf,
    /// The process that opened it.
    process: Process,
}

impl Drop for JsonLines {
    fn drop(&mut self) {
        if self.process.is_current() {
            // If this fails, the next run requests the last page again.
            let _ = self.save_behind(None);
        }
    }
}

/// The path of a file's position: PATH.position.
#[must_use]
pub fn position_path(path: &Path) -> PathBuf {
    beside(path, ".position")
}

impl JsonLines {
    fn new(target: Target, path: PathBuf) -> Self {
        let process = Process::current();
        Self {
            target,
            path,
            process,
        }
    }

    /// Opens a file that replaces an older one when it is complete. Pipes and devices are written
    /// directly.
    ///
    /// # Errors
    ///
    /// The file cannot be opened, or another program writes it.
    pub fn create(path: PathBuf) -> Result<Self, OutputError> {
        let target = Target::Whole(open_output(&path)?);
        Ok(Self::new(target, path))
    }

    /// Opens a file at the end of the part that its checkpoint describes, and returns where to resume.
    ///
    /// # Errors
    ///
    /// The file cannot be opened, another program writes it, its position belongs to another call, or it
    /// has content but no position.
    pub fn resume(
        path: PathBuf,
        checkpoint: Checkpoint,
        listed: &ListedCall,
    ) -> Result<(Self, Option<Origin>), OutputError> {
        // A position of another call, or of a file that was deleted, is refused before anything is written.
        let bytes = checkpoint.peek_of_file()?.unwrap_or(0);
        if bytes > 0 && !path.try_exists().map_err(to_file_error(&path))? {
            return Err(moved(&path, &checkpoint));
        }
        if std::fs::metadata(&path).is_ok_and(|about| !about.is_file() && !about.is_dir()) {
            return Err(not_resumable(&path));
        }
        let mut file = open_to_resume(&path, &path)?;
        // The position is final only once the file is locked.
        let stored = checkpoint.load_of_file()?;
        if stored.is_none() && file.length() > 0 {
            let checkpoint = checkpoint.path().to_owned();
            return Err(OutputError::WithoutPosition { path, checkpoint });
        }
        let is_new = stored.is_none();
        let (from, output) = match stored {
            Some((origin, output)) => (Some(origin), output),
            None => (None, Output::default()),
        };
        truncate_to(&mut file, &output).map_err(to_file_error(&path))?;
        if is_new {
            // After a kill during the first page, the next run needs a position.
            let begin = Position::beginning(listed);
            checkpoint.save(&begin, Some(output))?;
        }
        let behind = match &from {
            // Its end is already stored.
            Some(origin) if origin.ended.is_some() => None,
            Some(origin) => Some(origin.position.clone()),
            None => Some(Position::beginning(listed)),
        };
        let target = Target::Resumed {
            file,
            checkpoint,
            behind: behind.map(Box::new),
        };
        Ok((Self::new(target, path), from))
    }

    /// Writes the records of a page, one per line, after storing the position after the previous page.
    ///
    /// # Errors
    ///
    /// The file or its position cannot be written, or the process was forked.
    pub fn write_page(&mut self, page: &Page) -> Result<(), OutputError> {
        DurableError::check_process(self.process, &self.path)?;
        let spans = || {
            page.new_records
                .iter()
                .map(|at| page.facts.records.get(*at))
        };
        let most = spans()
            .map(|span| span.map_or(1, |span| span.len() + 1))
            .sum();
        let mut lines = Vec::new();
        let reserved = lines.try_reserve_exact(most);
        reserved.map_err(|_| NoRoom { bytes: most })?;
        for record in spans() {
            let text = record.and_then(|span| page.reply.body.get(span.clone()));
            add_line(&mut lines, text.unwrap_or_default());
        }
        self.save_behind(Some(Unfinished {
            bytes: lines.len() as u64,
            hash: xxh3_64(&lines),
        }))?;
        let written = match &mut self.target {
            Target::Whole(output) => output.write_all(&lines),
            Target::Resumed { file, behind, .. } => {
                let written = file.append(&lines);
                // If it failed, the checkpoint already records that the page is unfinished.
                *behind = written.is_ok().then(|| Box::new(page.position.clone()));
                written
            }
            Target::Closed => Ok(()),
        };
        written.map_err(to_file_error(&self.path))
    }

    /// Stores the position after the written data, and what is about to be written.
    fn save_behind(&mut self, unfinished: Option<Unfinished>) -> Result<(), OutputError> {
        if let Target::Resumed {
            file,
            checkpoint,
            behind,
        } = &mut self.target
            && let Some(position) = behind
        {
            let bytes = file.length();
            checkpoint.save(position, Some(Output { bytes, unfinished }))?;
            if unfinished.is_none() {
                *behind = None;
            }
        }
        Ok(())
    }

    /// Stores that nothing is left after a position and what is known about the list, and moves the
    /// complete file to its target.
    ///
    /// # Errors
    ///
    /// The file or its position cannot be written, or the process was forked.
    pub fn finish(mut self, last: &Position, known: &Completeness) -> Result<(), OutputError> {
        DurableError::check_process(self.process, &self.path)?;
        if let Target::Resumed {
            file,
            checkpoint,
            behind,
        } = &mut self.target
        {
            let (bytes, unfinished) = (file.length(), None);
            checkpoint.save_end(last, Some(Output { bytes, unfinished }), known)?;
            *behind = None;
        }
        match std::mem::replace(&mut self.target, Target::Closed) {
            // The position of the older file would truncate the new one.
            Target::Whole(output) => put_in_place(output, &self.path, || {
                Ok(Checkpoint::remove(&position_path(&self.path))?)
            }),
            Target::Closed => Ok(()),
            Target::Resumed { file, .. } => file.sync().map_err(to_file_error(&self.path)),
        }
    }
}

/// Adds a record as one line. JSON has line breaks only between values, where they have no meaning.
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
