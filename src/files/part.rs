//! Collects the bytes of a file in NAME.part beside its target, and moves them there when they are complete.
//!
//! NAME.part.origin records which file they belong to: it is written before the first byte, and is only ever replaced
//! while the part is empty. So a program may be killed at any moment: the bytes of a part always belong to its origin.
//! A power cut may leave bytes that were never written; a part of an earlier run is therefore checked completely.
//!
//! A lock holds the part and ends with the process, however it ends.

use std::fs::OpenOptions;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use openshelf_durable::{
    Growing, beside, forget_small, open_regular, read_regular, remove, replace_small, try_hold,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::error::FileError;
use super::placement::Asked;

/// A shorter file is requested again rather than continued by a later run: the record would cost more than its bytes.
const SHORT: u64 = 64 * 1024;

/// The version of a record. A part whose record has another one is begun anew.
pub const PART_VERSION: u32 = 1;

/// The version of a record that states none.
fn first_version() -> u32 {
    1
}

/// Which file of a server the bytes belong to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    #[serde(rename = "openshelf_part", default = "first_version")]
    version: u32,
    /// The hash of the address, which may contain a key.
    address: String,
    /// The strong validator of the file; without one it cannot be continued.
    validator: Option<String>,
    length: Option<u64>,
    /// When the file was last changed, in the server's words. A server may repeat the validator of an older file.
    #[serde(default)]
    modified: Option<String>,
}

impl Origin {
    pub fn new(address: &str, validator: Option<&str>, length: Option<u64>) -> Self {
        Self {
            version: PART_VERSION,
            address: hash(address),
            validator: validator.map(str::to_owned),
            length,
            modified: None,
        }
    }

    /// Adds the value of `Last-Modified`.
    #[must_use]
    pub fn modified(self, modified: Option<&str>) -> Self {
        Self {
            modified: modified.map(str::to_owned),
            ..self
        }
    }
}

fn hash(address: &str) -> String {
    let digest = Sha256::digest(address.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether a part can be continued.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Resumable {
    /// Nothing is there that could be continued.
    No,
    /// The rest is missing.
    Rest,
    /// Every byte is there.
    Complete,
}

/// The bytes of a file that is being downloaded.
#[derive(Debug)]
pub struct Part {
    file: Growing,
    path: PathBuf,
    record: PathBuf,
    target: PathBuf,
    origin: Option<Origin>,
    /// There is a record, perhaps of another origin.
    has_record: bool,
    is_joined: bool,
}

/// Bytes of the longest record that is read.
const LONGEST_RECORD: u64 = 64 * 1024;

fn part_path(target: &Path) -> PathBuf {
    beside(target, ".part")
}

fn record_path(target: &Path) -> PathBuf {
    beside(target, ".part.origin")
}

fn read_origin(record: &Path) -> Option<Origin> {
    let mut text = Vec::new();
    let file = read_regular(record).ok()?;
    file.take(LONGEST_RECORD).read_to_end(&mut text).ok()?;
    let origin: Origin = serde_json::from_slice(&text).ok()?;
    (origin.version == PART_VERSION).then_some(origin)
}

impl Part {
    /// Opens the part of a file, with the bytes that an earlier run has collected from the same address.
    ///
    /// # Errors
    /// The folder cannot be written, or another program is writing the part.
    pub fn open(target: &Path, address: &str) -> Result<Self, FileError> {
        let (path, record) = (part_path(target), record_path(target));
        let named = path.clone();
        let failed = FileError::disk(&named);
        if std::fs::symlink_metadata(&path).is_ok_and(|found| !found.is_file()) {
            let why = "it is not a regular file";
            return Err(failed(io::Error::new(io::ErrorKind::AlreadyExists, why)));
        }
        let mut file = Growing::open(&path).map_err(&failed)?;
        // Another program may have moved it to its target before the lock was free.
        if !file.hold().map_err(&failed)? || !file.is_at(&path) {
            return Err(FileError::InUse {
                path: target.to_owned(),
            });
        }
        let has_record = std::fs::symlink_metadata(&record).is_ok();
        let origin = read_origin(&record);
        let mut own = Self {
            is_joined: file.length() > 0,
            file,
            path,
            record,
            target: target.to_owned(),
            origin,
            has_record,
        };
        let length = own.length();
        let fits = own.origin.as_ref().is_some_and(|origin| {
            origin.address == hash(address)
                && origin.validator.is_some()
                && origin.length.is_none_or(|whole| length <= whole)
        });
        if fits {
            own.file.cut_to(length).map_err(failed)?;
        } else {
            own.clear()?;
        }
        Ok(own)
    }

    /// How many bytes are there.
    pub fn length(&self) -> u64 {
        self.file.length()
    }

    /// Where the bytes are.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the bytes came in several answers, perhaps to an earlier run.
    pub fn is_joined(&self) -> bool {
        self.is_joined
    }

    /// The next bytes are those of another answer.
    pub fn joins(&mut self) {
        self.is_joined |= self.length() > 0;
    }

    /// Whether the part can be continued.
    pub fn resumable(&self) -> Resumable {
        match &self.origin {
            Some(origin) if self.length() > 0 && origin.validator.is_some() => {
                match origin.length == Some(self.length()) {
                    true => Resumable::Complete,
                    false => Resumable::Rest,
                }
            }
            _ => Resumable::No,
        }
    }

    /// What to request next.
    pub fn asked(&self) -> Asked<'_> {
        match &self.origin {
            Some(Origin {
                validator: Some(validator),
                length,
                modified,
                ..
            }) if self.length() > 0 => Asked::From {
                start: self.length(),
                validator,
                length: *length,
                modified: modified.as_deref(),
            },
            _ => Asked::Whole,
        }
    }

    /// The length of the file, if the server has announced it.
    pub fn announced(&self) -> Option<u64> {
        self.origin.as_ref().and_then(|origin| origin.length)
    }

    /// Discards every byte.
    ///
    /// # Errors
    /// The file system refuses.
    pub fn clear(&mut self) -> Result<(), FileError> {
        self.file.cut_to(0).map_err(FileError::disk(&self.path))?;
        (self.origin, self.is_joined) = (None, false);
        Ok(())
    }

    /// Begins anew with a file of this origin.
    ///
    /// # Errors
    /// The file system refuses.
    pub fn begin(&mut self, origin: Origin) -> Result<(), FileError> {
        self.clear()?;
        // An older record must not remain beside other bytes.
        if !self.has_record && origin.length.is_some_and(|length| length <= SHORT) {
            self.origin = Some(origin);
            return Ok(());
        }
        let failed = FileError::disk(&self.record);
        let text = serde_json::to_vec(&origin).map_err(|error| failed(error.into()))?;
        replace_small(&self.record, &text).map_err(&failed)?;
        self.has_record = true;
        self.origin = Some(origin);
        Ok(())
    }

    /// Adds bytes at the end. After an error those that were written stay.
    ///
    /// # Errors
    /// The file system refuses, such as a full disk.
    pub fn append(&mut self, bytes: &[u8]) -> Result<(), FileError> {
        self.file.append(bytes).map_err(FileError::disk(&self.path))
    }

    /// Moves the bytes to their target; they are on the disk before, if `synced`.
    ///
    /// # Errors
    /// The file system refuses.
    pub fn finish(self, synced: bool) -> Result<PathBuf, FileError> {
        if synced {
            self.file.sync().map_err(FileError::disk(&self.path))?;
        }
        let moved = self.file.move_to(&self.path, &self.target);
        moved.map_err(FileError::disk(&self.target))?;
        // The next run removes a record without a part.
        let _ = forget_small(&self.record);
        Ok(self.target)
    }

    /// Removes what a killed run has left beside a complete file. What another download holds stays.
    pub fn sweep(target: &Path) {
        let (path, record) = (part_path(target), record_path(target));
        let mut options = OpenOptions::new();
        options.read(true).write(true);
        // The lock is held until the names are gone.
        let held = match std::fs::symlink_metadata(&path) {
            Ok(about) if about.is_file() => match open_regular(&options, &path) {
                Ok(part) if try_hold(&part) => Some(part),
                _ => return,
            },
            Ok(_) => return,
            Err(_) => None,
        };
        // A link there is not ours.
        if std::fs::symlink_metadata(&record).map_or(true, |about| about.is_file()) {
            let _ = forget_small(&record);
        }
        if held.is_some() {
            let _ = remove(&path);
        }
        drop(held);
    }

    /// How many bytes another download has collected so far; `None` if there is none.
    pub fn length_beside(target: &Path) -> Option<u64> {
        let about = std::fs::symlink_metadata(part_path(target)).ok()?;
        Some(about.len())
    }

    /// Removes the bytes: they are not those of a file that could be completed.
    pub fn discard(self) {
        let _ = forget_small(&self.record);
        let _ = remove(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADDRESS: &str = "https://files.example.org/a.zip";
    const LENGTH: u64 = 70_000;

    fn origin(validator: Option<&str>) -> Origin {
        Origin::new(ADDRESS, validator, Some(LENGTH))
    }

    fn bytes(count: usize) -> Vec<u8> {
        vec![7; count]
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_part_of_another_version_is_begun_anew_and_one_without_a_version_continues() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a.zip");
        for (stated, kept) in [
            ("\"openshelf_part\":1", 30_000),
            ("\"openshelf_part\":2", 0),
            ("", 30_000),
        ] {
            let mut part = Part::open(&target, ADDRESS).unwrap();
            part.begin(origin(Some("\"1\""))).unwrap();
            part.append(&bytes(30_000)).unwrap();
            drop(part);
            let record = record_path(&target);
            let text = std::fs::read_to_string(&record).unwrap();
            let with_comma = "\"openshelf_part\":1,";
            assert!(text.contains(with_comma), "{text}");
            let stated = match stated {
                "" => String::new(),
                stated => format!("{stated},"),
            };
            std::fs::write(&record, text.replace(with_comma, &stated)).unwrap();
            let part = Part::open(&target, ADDRESS).unwrap();
            assert_eq!(part.length(), kept, "{stated}");
        }
    }

    #[test]
    fn a_file_appears_when_it_is_complete() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a.zip");
        let mut part = Part::open(&target, ADDRESS).unwrap();
        part.begin(origin(Some("\"1\""))).unwrap();
        part.append(&bytes(30_000)).unwrap();
        assert_eq!(names(folder.path()), ["a.zip.part", "a.zip.part.origin"]);
        part.append(&bytes(40_000)).unwrap();
        assert_eq!(part.resumable(), Resumable::Complete);
        part.finish(true).unwrap();
        assert_eq!(names(folder.path()), ["a.zip"]);
        assert_eq!(std::fs::read(&target).unwrap(), bytes(70_000));
    }

    #[test]
    fn a_part_is_continued_if_it_belongs_to_the_same_address() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a.zip");
        for (validator, address, kept) in [
            (Some("\"1\""), ADDRESS, 3),
            (None, ADDRESS, 0),
            (Some("\"1\""), "https://files.example.org/b.zip", 0),
        ] {
            let mut part = Part::open(&target, ADDRESS).unwrap();
            part.begin(origin(validator)).unwrap();
            part.append(&bytes(3)).unwrap();
            drop(part);
            let part = Part::open(&target, address).unwrap();
            assert_eq!((part.length(), part.is_joined()), (kept, kept > 0));
            let is_rest = matches!(part.asked(), Asked::From { start: 3, .. });
            assert_eq!(is_rest, kept > 0);
        }
    }

    #[test]
    fn a_part_without_a_readable_origin_is_discarded() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a.zip");
        std::fs::write(folder.path().join("a.zip.part"), "what").unwrap();
        std::fs::write(folder.path().join("a.zip.part.origin"), "{").unwrap();
        let part = Part::open(&target, ADDRESS).unwrap();
        assert_eq!((part.length(), part.asked()), (0, Asked::Whole));
        // More bytes than the file has cannot be its own.
        drop(part);
        let mut part = Part::open(&target, ADDRESS).unwrap();
        part.begin(origin(Some("\"1\""))).unwrap();
        part.append(&bytes(70_001)).unwrap();
        drop(part);
        assert_eq!(Part::open(&target, ADDRESS).unwrap().length(), 0);
    }

    #[test]
    fn a_short_file_is_not_recorded_and_an_older_record_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a.zip");
        let short = |validator| Origin::new(ADDRESS, Some(validator), Some(10));
        let mut part = Part::open(&target, ADDRESS).unwrap();
        part.begin(short("\"1\"")).unwrap();
        part.append(&bytes(3)).unwrap();
        assert_eq!(part.resumable(), Resumable::Rest);
        assert_eq!(names(folder.path()), ["a.zip.part"]);
        drop(part);
        // The next run begins anew, with a longer file, and the one after it finds a shorter one.
        let mut part = Part::open(&target, ADDRESS).unwrap();
        assert_eq!(part.length(), 0);
        part.begin(origin(Some("\"2\""))).unwrap();
        part.begin(short("\"3\"")).unwrap();
        part.append(&bytes(3)).unwrap();
        drop(part);
        let part = Part::open(&target, ADDRESS).unwrap();
        assert!(matches!(
            part.asked(),
            Asked::From {
                validator: "\"3\"",
                ..
            }
        ));
    }

    #[test]
    fn one_program_writes_a_part() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a.zip");
        let part = Part::open(&target, ADDRESS).unwrap();
        let second = Part::open(&target, ADDRESS);
        assert!(matches!(second, Err(FileError::InUse { .. })));
        drop(part);
        assert!(Part::open(&target, ADDRESS).is_ok());
    }

    #[test]
    fn what_a_killed_run_left_beside_a_complete_file_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a.zip");
        std::fs::write(&target, "whole").unwrap();
        for left in [
            &["a.zip.part.origin"][..],
            &["a.zip.part", ".a.zip.part.origin.new"],
            &["a.zip.part", "a.zip.part.origin"],
        ] {
            for name in left {
                std::fs::write(folder.path().join(name), "left").unwrap();
            }
            Part::sweep(&target);
            assert_eq!(names(folder.path()), ["a.zip"]);
        }
        // What another download is writing stays.
        let mut part = Part::open(&target, ADDRESS).unwrap();
        part.begin(origin(Some("\"1\""))).unwrap();
        part.append(b"x").unwrap();
        Part::sweep(&target);
        assert_eq!(names(folder.path()).len(), 3);
    }

    #[test]
    fn bytes_of_several_answers_are_known_as_such() {
        let folder = tempfile::tempdir().unwrap();
        let mut part = Part::open(&folder.path().join("a.zip"), ADDRESS).unwrap();
        part.joins();
        assert!(!part.is_joined(), "nothing is there that could be joined");
        part.begin(origin(Some("\"1\""))).unwrap();
        part.append(b"x").unwrap();
        part.joins();
        assert!(part.is_joined());
        part.clear().unwrap();
        assert!(!part.is_joined());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_not_followed() {
        let folder = tempfile::tempdir().unwrap();
        let other = folder.path().join("other");
        std::fs::write(&other, "mine").unwrap();
        let link = folder.path().join("a.zip.part");
        std::os::unix::fs::symlink(&other, &link).unwrap();
        assert!(Part::open(&folder.path().join("a.zip"), ADDRESS).is_err());
        assert_eq!(std::fs::read(&other).unwrap(), b"mine");
    }
}
