//! A file under a temporary name beside its target, which is moved over the target when it is complete.
//!
//! A lock holds the temporary name and ends with the process, however it ends. So the file of a killed program
//! differs from that of a running one, and the next program that writes the same target removes it.

use std::ffi::{OsStr, OsString};
use std::fs::{File, Metadata, OpenOptions};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use openshelf_core::process::Process;
use sha2::{Digest, Sha256};
use tempfile::TempPath;

use crate::beside::folder_of;
use crate::held::{hold, try_hold};
use crate::regular::open_regular;
use crate::step::step;

/// The ending of the names of such files.
const SUFFIX: &str = ".openshelf";
/// How many hexadecimal digits precede it.
const DIGITS: usize = 32;
/// A longer name would leave no space for the additions.
const LONGEST_NAME: usize = 180;

/// Who may read and write a new file.
#[derive(Debug, Clone, Copy)]
pub enum Mode<'a> {
    /// As any other new file of the process.
    New,
    /// As the file that it replaces.
    Of(&'a Metadata),
    /// Its owner alone, whatever the process's umask is.
    Private,
}

/// A file that is being written, and replaces its target when it is complete. It is removed if it is dropped before,
/// but not by a forked child: it belongs to the parent.
#[derive(Debug)]
pub struct Replacement {
    file: File,
    place: Place,
}

/// The temporary name of a file.
#[derive(Debug)]
struct Place {
    path: PathBuf,
    target: PathBuf,
    process: Process,
    /// The name is another's by now: the file was moved.
    is_moved: bool,
}

impl Drop for Place {
    fn drop(&mut self) {
        if !self.is_moved && self.process.is_current() {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

impl Place {
    fn commit(mut self) -> io::Result<()> {
        step();
        std::fs::rename(&self.path, &self.target)?;
        self.is_moved = true;
        step();
        Ok(())
    }
}

impl Replacement {
    /// Creates a file in the folder of the target, after removing what killed programs have left for the same target.
    ///
    /// # Errors
    /// The folder does not exist or cannot be written.
    pub fn create(target: &Path, mode: Mode<'_>) -> io::Result<Self> {
        // The error about a missing folder names the caller's path, not that of the new file.
        std::fs::metadata(folder_of(target))?;
        remove_left(target);
        Self::create_among_many(target, mode)
    }

    /// As [`Self::create`], for a folder of many files, where the caller gives what it finds there to
    /// [`remove_leftover`] now and then.
    ///
    /// # Errors
    /// The folder does not exist or cannot be written.
    pub fn create_among_many(target: &Path, mode: Mode<'_>) -> io::Result<Self> {
        let begun = loop {
            step();
            match begin(target, mode) {
                Ok(Some(begun)) => break begun,
                Ok(None) => {}
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        };
        step();
        give(&begun.file, mode)?;
        Ok(begun)
    }

    /// The file that it replaces.
    #[must_use]
    pub fn target(&self) -> &Path {
        &self.place.target
    }

    /// The open file.
    #[must_use]
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Opens the file once more, to read what was written so far.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub fn reopen(&self) -> io::Result<File> {
        File::open(&self.place.path)
    }

    /// Puts the bytes on the disk: after a power cut the name must not belong to a file without them, and some file
    /// systems report only now that they are full.
    ///
    /// # Errors
    /// The file system refuses.
    pub fn sync(&self) -> io::Result<()> {
        step();
        self.file.sync_all()
    }

    /// Moves the file to its target.
    ///
    /// # Errors
    /// The file system refuses; nothing is left then.
    pub fn commit(self) -> io::Result<()> {
        // The file is open until its name is gone: otherwise another program could take it for a leftover.
        let Self { file, place } = self;
        let moved = place.commit();
        drop(file);
        moved
    }

    /// Moves the file to its target, unless something is there. Returns whether it was moved.
    ///
    /// # Errors
    /// The file system refuses; nothing is left then.
    pub fn commit_if_absent(self) -> io::Result<bool> {
        let Self { file, mut place } = self;
        step();
        place.is_moved = true;
        let moved = TempPath::try_from_path(&place.path)?.persist_noclobber(&place.target);
        drop(file);
        match moved {
            Ok(()) => Ok(true),
            Err(failed) if failed.error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
            Err(failed) => Err(failed.error),
        }
    }

    /// Closes the file, and with it its lock, for a library that opens it by its name. The caller keeps other programs
    /// from the target meanwhile.
    #[must_use]
    pub fn close(self) -> ClosedReplacement {
        ClosedReplacement(self.place)
    }
}

impl Write for Replacement {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        step();
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// A [`Replacement`] that is not open.
#[derive(Debug)]
pub struct ClosedReplacement(Place);

impl ClosedReplacement {
    /// Its temporary name.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// Moves the file over this one.
    ///
    /// # Errors
    /// The file system refuses; nothing is left then.
    pub fn commit_to(mut self, target: PathBuf) -> io::Result<()> {
        self.0.target = target;
        self.0.commit()
    }
}

/// Creates a file and holds its name by a lock; `None` if another program took it for a leftover.
fn begin(target: &Path, mode: Mode<'_>) -> io::Result<Option<Replacement>> {
    let path = temporary_path(target);
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(if matches!(mode, Mode::Private) {
            0o600
        } else {
            0o666
        });
    }
    #[cfg(not(unix))]
    let _ = mode;
    let begun = Replacement {
        file: options.open(&path)?,
        place: Place {
            path,
            target: target.to_owned(),
            process: Process::current(),
            is_moved: false,
        },
    };
    step();
    let is_held = hold(&begun.file) && begun.place.path.try_exists()?;
    Ok(is_held.then_some(begun))
}

fn give(file: &File, mode: Mode<'_>) -> io::Result<()> {
    match mode {
        Mode::New => Ok(()),
        // Some file systems have no modes, and refuse to set one.
        Mode::Of(old) => match file.set_permissions(old.permissions()) {
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
            set => set,
        },
        #[cfg(unix)]
        Mode::Private => {
            use std::os::unix::fs::PermissionsExt as _;
            file.set_permissions(std::fs::Permissions::from_mode(0o600))
        }
        #[cfg(not(unix))]
        Mode::Private => Ok(()),
    }
}

/// A temporary name beside a target, which nothing else has.
pub(crate) fn temporary_path(target: &Path) -> PathBuf {
    let mut name = stem(target.file_name().unwrap_or_default());
    name.push(digits());
    name.push(SUFFIX);
    folder_of(target).join(name)
}

/// The beginning of the names of files that may replace one with this name.
pub(crate) fn stem(name: &OsStr) -> OsString {
    let bytes = name.as_encoded_bytes();
    let mut stem = OsString::from(".");
    if bytes.len() > LONGEST_NAME {
        for byte in Sha256::digest(bytes) {
            stem.push(format!("{byte:02x}"));
        }
    } else {
        stem.push(name);
    }
    stem.push(".");
    stem
}

/// Digits that no other file has. They need not be hard to guess, because an existing file is never opened.
fn digits() -> String {
    let number = || RandomState::new().hash_one(std::process::id());
    format!("{:016x}{:016x}", number(), number())
}

/// Removes files of killed programs for this target.
fn remove_left(target: &Path) {
    let stem = stem(target.file_name().unwrap_or_default());
    let Ok(entries) = std::fs::read_dir(folder_of(target)) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        if name.as_encoded_bytes().starts_with(stem.as_encoded_bytes()) {
            remove_leftover(&entry.path());
        }
    }
}

/// Removes a file if its name is one that only this module gives, and the program that wrote it was killed. A file
/// that a program is writing stays, and so does one that cannot be opened or removed.
pub fn remove_leftover(path: &Path) {
    if is_leftover(path.file_name().unwrap_or_default())
        && std::fs::symlink_metadata(path).is_ok_and(|about| about.is_file())
        && let Ok(file) = open_regular(OpenOptions::new().read(true), path)
        && try_hold(&file)
    {
        // While the lock is held: afterwards it could be another program's.
        let _ = std::fs::remove_file(path);
    }
}

/// Whether a name is one that only this module gives: .NAME.DIGITS.openshelf.
#[must_use]
pub fn is_leftover(name: &OsStr) -> bool {
    let is_digit = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b'a'..=b'f');
    name.as_encoded_bytes()
        .strip_prefix(b".")
        .and_then(|rest| rest.strip_suffix(SUFFIX.as_bytes()))
        .and_then(|rest| rest.split_at_checked(rest.len().checked_sub(DIGITS)?))
        .is_some_and(|(stem, digits)| {
            stem.len() > 1 && stem.ends_with(b".") && digits.iter().all(is_digit)
        })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::kills::kill_at_each_step;

    fn names(folder: &Path) -> BTreeSet<String> {
        let entries = std::fs::read_dir(folder).unwrap();
        entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect()
    }

    /// What a killed program leaves: a file that is not locked.
    fn left(target: &Path) -> String {
        let Replacement { file, mut place } = Replacement::create(target, Mode::New).unwrap();
        place.is_moved = true;
        drop(file);
        let name = place.path.file_name().unwrap();
        name.to_str().unwrap().to_owned()
    }

    #[test]
    fn leftover_files_are_removed_and_files_being_written_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a.parquet".to_owned(), "w".repeat(250), "ö".repeat(100)] {
            let target = folder.path().join(name);
            let first = left(&target);
            let running = Replacement::create(&target, Mode::New).unwrap();
            assert!(!names(folder.path()).contains(&first));
            let second = left(&target);
            let third = left(&target);
            let own = running.place.path.file_name().unwrap().to_str().unwrap();
            assert!(names(folder.path()).contains(own));
            assert!(!names(folder.path()).contains(&second));
            assert!(names(folder.path()).contains(&third));
            drop(Replacement::create(&target, Mode::New).unwrap());
            drop(running);
            assert_eq!(names(folder.path()), BTreeSet::new());
        }
    }

    #[test]
    fn foreign_files_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a.parquet");
        let digits = "0123456789abcdef".repeat(2);
        let others = [
            ".a.parquet.new".to_owned(),
            ".a.parquet.AbCdEf".to_owned(),
            ".a.parquet.openshelf".to_owned(),
            format!(".a.parquet.{digits}"),
            format!(".a.parquet.{digits}.openshelf.bak"),
            format!("a.parquet.{digits}.openshelf"),
            format!(".b.parquet.{digits}.openshelf"),
            format!(".a.parquet.{digits}0.openshelf"),
            format!(".a.parquet.{}.openshelf", digits.to_uppercase()),
        ];
        for name in &others {
            std::fs::write(folder.path().join(name), "mine").unwrap();
        }
        let own = format!(".a.parquet.{}.openshelf", "c".repeat(32));
        std::fs::create_dir(folder.path().join(own)).unwrap();
        let before = names(folder.path());
        drop(Replacement::create(&target, Mode::New).unwrap());
        assert_eq!(names(folder.path()), before);
    }

    #[test]
    fn a_file_appears_only_if_its_place_is_free_where_that_is_asked() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("state");
        for (text, is_moved) in [("first", true), ("second", false)] {
            let mut file = Replacement::create(&target, Mode::New).unwrap();
            file.write_all(text.as_bytes()).unwrap();
            assert_eq!(file.commit_if_absent().unwrap(), is_moved);
            assert_eq!(std::fs::read_to_string(&target).unwrap(), "first");
            assert_eq!(names(folder.path()).len(), 1);
        }
    }

    #[cfg(unix)]
    #[test]
    fn the_mode_is_that_of_the_old_file_or_private() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a");
        std::fs::write(&target, "old").unwrap();
        let allowed = std::fs::Permissions::from_mode(0o640);
        std::fs::set_permissions(&target, allowed).unwrap();
        let old = std::fs::metadata(&target).unwrap();
        for (mode, bits) in [(Mode::Of(&old), 0o640), (Mode::Private, 0o600)] {
            Replacement::create(&target, mode)
                .unwrap()
                .commit()
                .unwrap();
            let about = std::fs::metadata(&target).unwrap();
            assert_eq!(about.permissions().mode() & 0o777, bits);
        }
    }

    #[test]
    fn a_kill_at_any_step_leaves_the_old_file_or_the_new_one() {
        let target = |folder: &Path| folder.join("a.csv");
        let steps = kill_at_each_step(
            "replacement::tests::a_kill_at_any_step_leaves_the_old_file_or_the_new_one",
            |folder| std::fs::write(target(folder), "old").unwrap(),
            |folder| {
                let mut file = Replacement::create(&target(folder), Mode::New).unwrap();
                file.write_all(b"new, ").unwrap();
                file.write_all(b"whole").unwrap();
                file.sync().unwrap();
                file.commit().unwrap();
            },
            |folder, is_whole| {
                let text = std::fs::read_to_string(target(folder)).unwrap();
                let is_new = text == "new, whole";
                assert!(is_new || (text == "old" && !is_whole), "{text}");
                // The next run removes what is left.
                drop(Replacement::create(&target(folder), Mode::New).unwrap());
                assert_eq!(names(folder).len(), 1);
            },
        );
        assert!(steps >= 8, "{steps}");
    }
}
