//! Writes files that exist only once they are complete, such as Parquet, whose end contains the index.
//!
//! [`WholeFile`] is written beside its target and moved there at the end. [`PartFile`] does the same and
//! survives a kill: parts are collected in PATH.unfinished. One rename of PATH.position commits each part
//! together with the position after it and the facts about all parts. At the end the file is made from the
//! parts and moved to its target, and only then are the parts removed. Each of these steps can be repeated.

use std::fs::File;
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use openshelf_core::process::Process;
use serde_json::Value;

use super::checkpoint::{Checkpoint, Origin, Parts};
use super::completeness::Completeness;
use super::error::OutputError;
use super::json_lines::position_path;
use super::listed_call::ListedCall;
use super::output_file::{
    Target, changed, check_process, lock, lock_existing, not_resumable, open_replacement,
    open_to_resume, other_length, put_in_place, to_file_error, too_short,
};
use super::position::Position;
use super::replacement::remove;

/// The path where the parts of a file are collected: PATH.unfinished.
#[must_use]
pub fn parts_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".unfinished");
    PathBuf::from(name)
}

/// A file that replaces an older one when it is complete. Pipes and devices are written directly.
pub struct WholeFile {
    target: Target,
    path: PathBuf,
    /// The process that opened it.
    process: Process,
}

impl Drop for WholeFile {
    fn drop(&mut self) {
        if let Target::Replacement { file, .. } = &mut self.target {
            // An incomplete file is removed, but after a fork it belongs to the parent.
            file.disable_cleanup(!self.process.is_current());
        }
    }
}

impl WholeFile {
    /// Opens the file.
    ///
    /// # Errors
    ///
    /// The file cannot be opened, or another program writes it.
    pub fn create(path: PathBuf) -> Result<Self, OutputError> {
        Ok(Self {
            target: open_replacement(&path)?,
            path,
            process: Process::current(),
        })
    }

    /// The path that the caller named.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Moves the file to its target, and removes what an earlier run left for another one.
    ///
    /// # Errors
    ///
    /// The file cannot be put there, or the process was forked.
    pub fn finish(mut self) -> Result<(), OutputError> {
        check_process(self.process, &self.path)?;
        match std::mem::replace(&mut self.target, Target::Closed) {
            Target::Replacement { file, target } => {
                let _lock = lock_existing(&target, &self.path)?;
                let position = position_path(&self.path);
                if position.exists() {
                    let parts = parts_path(&self.path);
                    let _parts = lock_existing(&parts, &self.path)?;
                    Checkpoint::remove(&position)?;
                    if !position.exists() {
                        remove(&parts).map_err(to_file_error(&parts))?;
                    }
                }
                put_in_place(file, &target, &self.path)
            }
            Target::Stream(_) | Target::Closed | Target::Resumed { .. } => Ok(()),
        }
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.target {
            Target::Replacement { file, .. } => file.write(bytes),
            Target::Stream(file) | Target::Resumed { file, .. } => file.write(bytes),
            Target::Closed => Ok(bytes.len()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.target {
            Target::Replacement { file, .. } => file.flush(),
            Target::Stream(file) | Target::Resumed { file, .. } => file.flush(),
            Target::Closed => Ok(()),
        }
    }
}

/// Collects parts until a file is made from them.
pub struct PartFile {
    file: File,
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
                    return whole(&path, bytes, origin, known.facts);
                }
            }
            None if about.is_ok() => {
                let checkpoint = checkpoint.path().to_owned();
                return Err(OutputError::WithoutPosition { path, checkpoint });
            }
            _ => {}
        }
        let mut file = open_to_resume(&parts)?;
        lock(&file, &path)?;
        // The position is final only once the file is locked.
        let stored = checkpoint.load_of_parts()?;
        let length = file.metadata().map_err(to_file_error(&parts))?.len();
        let (from, bytes) = match stored {
            Some((origin, bytes, known)) if known.is_whole => {
                // Another program has completed it meanwhile.
                remove(&parts).map_err(to_file_error(&parts))?;
                return whole(&path, bytes, origin, known.facts);
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
        if length < bytes {
            return Err(to_file_error(&parts)(too_short(length, bytes)));
        }
        // After that comes what a killed program could not commit.
        let placed = file.set_len(bytes);
        let placed = placed.and_then(|()| file.seek(SeekFrom::Start(bytes)));
        placed.map_err(to_file_error(&parts))?;
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
        check_process(self.process, &self.path)?;
        let written = self.file.write_all(part);
        // After a power cut the position must not know of bytes that are not there.
        let written = written.and_then(|()| self.file.sync_data());
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
        let opened = open_replacement(&self.path)?;
        let Target::Replacement { mut file, target } = opened else {
            let why = "it was replaced by something that is not a regular file";
            return Err(to_file_error(&self.path)(io::Error::other(why)));
        };
        let own = self.file.seek(SeekFrom::Start(0));
        own.map_err(to_file_error(&self.parts))?;
        let mut parts = (&self.file).take(self.bytes);
        let mut out = BufWriter::new(file.as_file_mut());
        let made = make(&mut parts, &mut out).and_then(|()| out.flush());
        drop(out);
        made.and_then(|()| file.as_file().sync_all())
            .map_err(to_file_error(&self.path))?;
        let bytes = file.as_file().metadata();
        let bytes = bytes.map_err(to_file_error(&self.path))?.len();
        put_in_place(file, &target, &self.path)?;
        let is_whole = true;
        let parts = Parts { is_whole, facts };
        self.checkpoint
            .save_parts(&end, bytes, parts, Some(known))?;
        remove(&self.parts).map_err(to_file_error(&self.parts))
    }
}

/// A file that an earlier run has ended.
fn whole(path: &Path, bytes: u64, origin: Origin, facts: Value) -> Result<Begun, OutputError> {
    let length = std::fs::metadata(path).map_err(to_file_error(path))?.len();
    if length != bytes {
        let error = changed(&other_length(length, bytes));
        return Err(to_file_error(path)(error));
    }
    // A program may have been killed before it removed them.
    let parts = parts_path(path);
    remove(&parts).map_err(to_file_error(&parts))?;
    Ok(Begun::Whole(origin, facts))
}
