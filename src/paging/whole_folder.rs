//! A folder that appears under its name when all of its files are complete.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use openshelf_core::process::Process;

use super::error::OutputError;
use super::output_file::{check_process, lock, to_file_error};
use super::replacement::{SUFFIX, digits, is_own, stem};

/// A file in the folder that is locked while it is written.
const LOCK: &str = ".lock";

/// A new folder under a temporary name beside its own. It is removed unless it is finished, and a killed program's by
/// the next one that writes a folder of the same name.
pub struct WholeFolder {
    target: PathBuf,
    folder: PathBuf,
    lock: Option<File>,
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
        let mut begun = Self::begin(target).map_err(to_file_error(target))?;
        let path = begun.folder.join(LOCK);
        let file = File::create(&path).map_err(to_file_error(&path))?;
        lock(&file, target)?;
        begun.lock = Some(file);
        Ok(begun)
    }

    fn begin(target: &Path) -> io::Result<Self> {
        check_empty(target)?;
        let parent = target.parent().unwrap_or(target);
        // The error about a missing folder names the caller's path.
        fs::metadata(parent)?;
        let stem = stem(target.file_name().unwrap_or_default());
        remove_left(parent, &stem);
        let mut name = stem;
        name.push(digits());
        name.push(SUFFIX);
        let folder = parent.join(name);
        fs::create_dir(&folder)?;
        Ok(Self {
            target: target.to_owned(),
            folder,
            lock: None,
            process: Process::current(),
        })
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
    pub fn finish(mut self) -> Result<(), OutputError> {
        check_process(self.process, &self.target)?;
        // An open file would keep the folder from being renamed on some systems.
        self.lock = None;
        let placed = fs::remove_file(self.folder.join(LOCK))
            .and_then(|()| check_empty(&self.target))
            .and_then(|()| match fs::remove_dir(&self.target) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => fs::rename(&self.folder, &self.target),
            });
        placed.map_err(to_file_error(&self.target))
    }
}

impl Drop for WholeFolder {
    fn drop(&mut self) {
        self.lock = None;
        // After a fork it belongs to the parent. After its end there is nothing at this path.
        if self.process.is_current() {
            drop(fs::remove_dir_all(&self.folder));
        }
    }
}

/// Refuses a path with something that would be lost.
fn check_empty(target: &Path) -> io::Result<()> {
    let first = match fs::read_dir(target) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(_) if target.exists() && !target.is_dir() => {
            return Err(io::Error::new(
                io::ErrorKind::AlreadyExists,
                "a folder is written, and there is something else at its path",
            ));
        }
        Err(error) => return Err(error),
        Ok(mut entries) => entries.next(),
    };
    match first {
        None => Ok(()),
        Some(_) => Err(io::Error::new(
            io::ErrorKind::AlreadyExists,
            "the folder has files already: choose another one, or delete it",
        )),
    }
}

/// Removes the folders of killed programs.
fn remove_left(parent: &Path, stem: &OsStr) {
    let Ok(entries) = fs::read_dir(parent) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if is_own(&entry.file_name(), stem)
            && fs::symlink_metadata(&path).is_ok_and(|about| about.is_dir())
            && let Ok(file) = File::open(path.join(LOCK))
            && file.try_lock().is_ok()
        {
            drop(file);
            drop(fs::remove_dir_all(&path));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::*;

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
        let killed = here.path().join(format!(".parts.{}{SUFFIX}", digits()));
        fs::create_dir(&killed).unwrap();
        fs::write(killed.join(LOCK), "").unwrap();
        let running = WholeFolder::create(&target).unwrap();
        assert!(!killed.exists());
        let other = WholeFolder::create(&target).unwrap();
        assert!(running.folder().exists() && other.folder().exists());
    }
}
