//! Writes files that exist only once they are complete, such as Parquet, whose end contains the index.
//!
//! [`WholeFile`] is written beside its target and moved there at the end. [`PartFile`] does the same and
//! survives a kill: parts are collected in PATH.unfinished. One rename of PATH.position commits each part
//! together with the position after it and the facts about all parts. At the end the file is made from the
//! parts and moved to its target, and only then are the parts removed. Each of these steps can be repeated.

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use openshelf_core::process::Process;
use openshelf_durable::{
    Growing, Output, OutputError as DurableError, beside, hold_existing, open_output, remove,
};
use serde_json::Value;

use super::json_lines::position_path;
use super::output_error::OutputError;
use super::output_file::{
    changed, moved, not_resumable, open_to_resume, other_length, put_in_place, to_file_error,
    too_short,
};
use crate::lists::{Checkpoint, Parts};
use openshelf_paging::{Completeness, ListedCall, Origin, Position};

/// The path where the parts of a file are collected: PATH.unfinished.
#[must_use]
pub fn parts_path(path: &Path) -> PathBuf {
    beside(path, ".unfinished")
}

/// A file that replaces an older one when it is complete. Pipes and devices are written directly.
pub struct WholeFile {
    output: Output,
    path: PathBuf,
    /// The process that opened it.
    process: Process,
}

impl WholeFile {
    /// Opens the file.
    ///
    /// # Errors
    ///
    /// The file cannot be opened, or another program writes it.
    pub fn create(path: PathBuf) -> Result<Self, OutputError> {
        Ok(Self {
            output: open_output(&path)?,
            path,
            process: Process::current(),
        })
    }

    /// The path that the caller named.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What was written so far, from its beginning; `None` for a pipe or a device.
    ///
    /// # Errors
    ///
    /// The file cannot be opened again.
    pub fn begun(&self) -> io::Result<Option<File>> {
        match &self.output {
            Output::Replacement(file) => file.reopen().map(Some),
            Output::Stream(_) => Ok(None),
        }
    }

    /// Moves the file to its target, and removes what an earlier run left for another one.
    ///
    /// # Errors
    ///
    /// The file cannot be put there, or the process was forked.
    pub fn finish(self) -> Result<(), OutputError> {
        DurableError::check_process(self.process, &self.path)?;
        let path = &self.path;
        put_in_place(self.output, path, || {
            let position = position_path(path);
            if !position.exists() {
                return Ok(());
            }
            let parts = parts_path(path);
            let _parts = hold_existing(&parts, path)?;
            Checkpoint::remove(&position)?;
            if position.exists() {
                return Ok(());
            }
            remove(&parts).map_err(to_file_error(&parts))
        })
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.output.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// Collects parts until a file is made from them.
pub struct PartFile {
    file: Growing,
    parts: PathBuf,
    path: PathBuf,
    checkpoint: Checkpoint,
    /// How many bytes of parts are committed.
    bytes: u64,
    process: Process,
}

/// The state of a file of parts.
pub enum Begun {
    /// The file is complete: the position at its end and what is known about it.
    Whole(Origin, Value),
    /// It is resumed: the place, and what is known about the parts so far, if anything.
    Parts(PartFile, Option<(Origin, Value)>),
}

impl PartFile {
    /// Opens the parts of a file at the end that its checkpoint describes.
    ///
    /// # Errors
    ///
    /// A file cannot be opened, another program writes it, the position belongs to another call, or there
    /// is a file but no position.
    pub fn open(
        path: PathBuf,
        checkpoint: Checkpoint,
        listed: &ListedCall,
    ) -> Result<Begun, OutputError> {
        let parts = parts_path(&path);
        let about = std::fs::metadata(&path);
        if about.as_ref().is_ok_and(|about| !about.is_file()) {
            return Err(not_resumable(&path));
        }
        // A position of another call is refused before anything is written.
        match checkpoint.peek_of_parts()? {
            Some(true) => {
                if let Some((origin, bytes, known)) = checkpoint.load_of_parts()? {
                    return whole(&path, bytes, &checkpoint, origin, known.facts);
                }
            }
            None if about.is_ok() => {
                let checkpoint = checkpoint.path().to_owned();
                return Err(OutputError::WithoutPosition { path, checkpoint });
            }
            _ => {}
        }
        let is_new = !parts.exists();
        let mut file = open_to_resume(&parts, &path)?;
        // The position is final only once the file is locked.
        let stored = checkpoint.load_of_parts()?;
        let length = file.length();
        let (from, bytes) = match stored {
            Some((origin, bytes, known)) if known.is_whole => {
                // Another program has completed it meanwhile.
                remove(&parts).map_err(to_file_error(&parts))?;
                return whole(&path, bytes, &checkpoint, origin, known.facts);
            }
            Some((origin, bytes, known)) => (Some((origin, known.facts)), bytes),
            None if length > 0 => {
                let checkpoint = checkpoint.path().to_owned();
                return Err(OutputError::WithoutPosition {
                    path: parts,
                    checkpoint,
                });
            }
            None => {
                // After a kill during the first part, the next run needs a position.
                let begin = Position::beginning(listed);
                checkpoint.save_parts(&begin, 0, Parts::default(), None)?;
                (None, 0)
            }
        };
        if length < bytes && is_new {
            remove(&parts).map_err(to_file_error(&parts))?;
            return Err(moved(&parts, &checkpoint));
        }
        if length < bytes {
            return Err(to_file_error(&parts)(too_short(length, bytes)));
        }
        // After that comes what a killed program could not commit.
        file.cut_to(bytes).map_err(to_file_error(&parts))?;
        let process = Process::current();
        let own = Self {
            file,
            parts,
            path,
            checkpoint,
            bytes,
            process,
        };
        // Nothing is known before the first part.
        Ok(Begun::Parts(own, from.filter(|_| bytes > 0)))
    }

    /// The path of the file that is made from the parts.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a part, and commits it with the position after it and what is known about all parts.
    ///
    /// # Errors
    ///
    /// The part or its position cannot be written, or the process was forked.
    pub fn commit(
        &mut self,
        part: &[u8],
        behind: &Position,
        facts: Value,
    ) -> Result<(), OutputError> {
        self.commit_with(part, behind, facts, None)
    }

    fn commit_with(
        &mut self,
        part: &[u8],
        behind: &Position,
        facts: Value,
        ended: Option<&Completeness>,
    ) -> Result<(), OutputError> {
        DurableError::check_process(self.process, &self.path)?;
        let written = self.file.append(part);
        // After a power cut the position must not know of bytes that are not there.
        let written = written.and_then(|()| self.file.sync());
        written.map_err(to_file_error(&self.parts))?;
        let bytes = self.bytes + part.len() as u64;
        let is_whole = false;
        let parts = Parts { is_whole, facts };
        self.checkpoint.save_parts(behind, bytes, parts, ended)?;
        self.bytes = bytes;
        Ok(())
    }

    /// Makes the file from the parts, moves it to its target and removes the parts.
    ///
    /// # Errors
    ///
    /// A file cannot be read, written or put in its place, or the process was forked.
    pub fn finish(
        mut self,
        last: &Position,
        known: &Completeness,
        facts: Value,
        make: impl FnOnce(&mut dyn Read, &mut (dyn Write + Send)) -> io::Result<()>,
    ) -> Result<(), OutputError> {
        let end = last.end();
        // From now on nothing is requested any more, however often the following steps are repeated.
        self.commit_with(&[], &end, facts.clone(), Some(known))?;
        let Output::Replacement(mut file) = open_output(&self.path)? else {
            let why = "it was replaced by something that is not a regular file";
            return Err(to_file_error(&self.path)(io::Error::other(why)));
        };
        let parts = self.file.reader(0);
        let mut parts = parts.map_err(to_file_error(&self.parts))?.take(self.bytes);
        let mut out = BufWriter::new(&mut file);
        let made = make(&mut parts, &mut out).and_then(|()| out.flush());
        drop(out);
        let made = made.and_then(|()| file.sync());
        let bytes = made.and_then(|()| Ok(file.file().metadata()?.len()));
        let bytes = bytes.map_err(to_file_error(&self.path))?;
        file.commit().map_err(to_file_error(&self.path))?;
        let is_whole = true;
        let parts = Parts { is_whole, facts };
        self.checkpoint
            .save_parts(&end, bytes, parts, Some(known))?;
        remove(&self.parts).map_err(to_file_error(&self.parts))
    }
}

/// A file that an earlier run has ended.
fn whole(
    path: &Path,
    bytes: u64,
    checkpoint: &Checkpoint,
    origin: Origin,
    facts: Value,
) -> Result<Begun, OutputError> {
    let length = match std::fs::metadata(path) {
        Ok(about) => about.len(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Err(moved(path, checkpoint));
        }
        Err(error) => return Err(to_file_error(path)(error)),
    };
    if length != bytes {
        let error = changed(&other_length(length, bytes));
        return Err(to_file_error(path)(error));
    }
    // A program may have been killed before it removed them.
    let parts = parts_path(path);
    remove(&parts).map_err(to_file_error(&parts))?;
    Ok(Begun::Whole(origin, facts))
}
