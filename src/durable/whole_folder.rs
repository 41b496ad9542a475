//! A folder that appears under its name when all of its files are complete.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use openshelf_core::process::Process;

use crate::beside::{beside, folder_of};
use crate::held::{hold, try_hold};
use crate::output::OutputError;
use crate::regular::read_regular;
use crate::replacement::{is_leftover, stem, temporary_path};
use crate::step::step;

/// The ending of the name of the file beside the folder that is locked while the folder is written. It is there before
/// the folder, and until the folder has another name or is gone.
const LOCK: &str = ".lock";

/// A new folder under a temporary name beside its own. It is removed unless it is finished, and a killed program's by
/// the next one that writes a folder of the same name.
#[derive(Debug)]
pub struct WholeFolder {
    target: PathBuf,
    folder: PathBuf,
    /// Closing it ends the lock.
    _lock: File,
    /// The process that created it.
    process: Process,
}

impl WholeFolder {
    /// Creates the folder.
    ///
    /// # Errors
    ///
    /// There is something at its path other than an empty folder, or it cannot be created.
    pub fn create(target: &Path) -> Result<Self, OutputError> {
        Self::begin(target).map_err(OutputError::file(target))
    }

    fn begin(target: &Path) -> io::Result<Self> {
        check_empty(target, |_| false)?;
        // The error about a missing folder names the caller's path.
        fs::metadata(folder_of(target))?;
        remove_left(target);
        loop {
            let folder = temporary_path(target);
            let path = beside(&folder, LOCK);
            step();
            let lock = File::create_new(&path)?;
            step();
            // Another program may have taken it for a leftover.
            if hold(&lock) && path.try_exists()? {
                let begun = Self {
                    target: target.to_owned(),
                    folder,
                    _lock: lock,
                    process: Process::current(),
                };
                fs::create_dir(&begun.folder)?;
                step();
                return Ok(begun);
            }
        }
    }

    /// Where its files are written.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Gives it its name.
    ///
    /// # Errors
    ///
    /// Something else was put there meanwhile, or the process was forked.
    pub fn finish(self) -> Result<(), OutputError> {
        OutputError::check_process(self.process, &self.target)?;
        self.place().map_err(OutputError::file(&self.target))
    }

    fn place(&self) -> io::Result<()> {
        step();
        check_empty(&self.target, |_| false)?;
        match fs::remove_dir(&self.target) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        step();
        fs::rename(&self.folder, &self.target)?;
        step();
        Ok(())
    }
}

impl Drop for WholeFolder {
    fn drop(&mut self) {
        // After a fork it belongs to the parent. After its end there is no folder at this path.
        if self.process.is_current() {
            remove_both(&self.folder);
        }
    }
}

/// Removes a folder and then its lock, which must be held.
fn remove_both(folder: &Path) {
    if !folder.exists() || fs::remove_dir_all(folder).is_ok() {
        step();
        drop(fs::remove_file(beside(folder, LOCK)));
    }
}

/// Refuses a path at which there is something else than a folder without files. What `is_own` by its name does not count.
///
/// # Errors
///
/// There is something, or the folder cannot be read.
pub fn check_empty(target: &Path, is_own: impl Fn(&OsStr) -> bool) -> io::Result<()> {
    let other = match fs::read_dir(target) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(_) if target.exists() && !target.is_dir() => {
            return Err(io::Error::new(
                io::ErrorKind::AlreadyExists,
                "a folder is written, and there is something else at its path",
            ));
        }
        Err(error) => return Err(error),
        Ok(mut entries) => {
            entries.any(|entry| entry.map_or(true, |entry| !is_own(&entry.file_name())))
        }
    };
    match other {
        false => Ok(()),
        true => Err(io::Error::new(
            io::ErrorKind::AlreadyExists,
            "the folder has files already: choose another one, or delete it",
        )),
    }
}

/// Removes the folders of killed programs.
fn remove_left(target: &Path) {
    let stem = stem(target.file_name().unwrap_or_default());
    let Ok(entries) = fs::read_dir(folder_of(target)) else {
        return;
    };
    for entry in entries.flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let folder = path.with_extension("");
        let is_own = path.extension().is_some_and(|ending| ending == "lock")
            && folder.file_name().is_some_and(is_leftover)
            && name.as_encoded_bytes().starts_with(stem.as_encoded_bytes());
        if is_own
            && let Ok(lock) = read_regular(&path)
            && try_hold(&lock)
        {
            remove_both(&folder);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::*;
    use crate::kills::kill_at_each_step;

    fn names(folder: &Path) -> Vec<OsString> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_folder_appears_whole_or_not_at_all() {
        let here = tempfile::tempdir().unwrap();
        let target = here.path().join("parts");
        let begun = WholeFolder::create(&target).unwrap();
        fs::write(begun.folder().join("a"), "1").unwrap();
        assert!(!target.exists());
        drop(begun);
        assert!(names(here.path()).is_empty());

        let begun = WholeFolder::create(&target).unwrap();
        fs::write(begun.folder().join("a"), "1").unwrap();
        begun.finish().unwrap();
        assert_eq!(names(here.path()), ["parts"]);
        assert_eq!(names(&target), ["a"]);

        let refused = WholeFolder::create(&target).err().unwrap();
        assert!(refused.to_string().contains("choose another one"));
        fs::remove_file(target.join("a")).unwrap();
        WholeFolder::create(&target).unwrap().finish().unwrap();
        assert!(names(&target).is_empty());
    }

    #[test]
    fn what_was_put_there_meanwhile_stays() {
        let here = tempfile::tempdir().unwrap();
        let target = here.path().join("parts");
        let begun = WholeFolder::create(&target).unwrap();
        fs::create_dir(&target).unwrap();
        fs::write(target.join("own"), "1").unwrap();
        assert!(begun.finish().is_err());
        assert_eq!(names(here.path()), ["parts"]);
        assert_eq!(names(&target), ["own"]);
    }

    #[test]
    fn a_killed_program_leaves_what_the_next_one_removes() {
        let here = tempfile::tempdir().unwrap();
        let target = here.path().join("parts");
        let killed = temporary_path(&target);
        fs::create_dir(&killed).unwrap();
        fs::write(killed.join("a"), "").unwrap();
        fs::write(beside(&killed, LOCK), "").unwrap();
        let running = WholeFolder::create(&target).unwrap();
        assert!(!killed.exists());
        let other = WholeFolder::create(&target).unwrap();
        assert!(running.folder().exists() && other.folder().exists());
    }

    #[test]
    fn a_kill_at_any_step_leaves_no_part_of_a_folder() {
        let target = |folder: &Path| folder.join("parts");
        kill_at_each_step(
            "whole_folder::tests::a_kill_at_any_step_leaves_no_part_of_a_folder",
            |_| {},
            |folder| {
                let begun = WholeFolder::create(&target(folder)).unwrap();
                fs::write(begun.folder().join("a"), "1").unwrap();
                begun.finish().unwrap();
            },
            |folder, is_whole| {
                let is_there = target(folder).exists();
                assert!(is_there || !is_whole);
                if is_there {
                    assert_eq!(names(&target(folder)), ["a"]);
                } else {
                    // The next run writes it.
                    let begun = WholeFolder::create(&target(folder)).unwrap();
                    fs::write(begun.folder().join("b"), "2").unwrap();
                    begun.finish().unwrap();
                    assert_eq!(names(&target(folder)), ["b"]);
                }
                fs::remove_dir_all(target(folder)).unwrap();
                drop(WholeFolder::create(&target(folder)).unwrap());
                assert!(names(folder).is_empty(), "{:?}", names(folder));
            },
        );
    }
}
