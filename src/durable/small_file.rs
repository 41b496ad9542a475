//! A file that is written at once and replaces an older one.
//!
//! It is written as .NAME.new beside it. The name is always the same, so that the next run replaces what a killed one
//! has left. The caller makes sure that one process at a time writes a path.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::beside::hidden;
use crate::step::step;

fn fresh_path(path: &Path) -> PathBuf {
    hidden(path, ".new")
}

/// Replaces a file by one with these bytes. It is never partly written, also after a power cut.
///
/// # Errors
/// The file cannot be written or put in its place.
pub fn replace_small(path: &Path, bytes: &[u8]) -> io::Result<()> {
    create_small(path, bytes).map(drop)
}

/// As [`replace_small`], and the file stays open behind these bytes.
///
/// # Errors
/// As [`replace_small`].
pub fn create_small(path: &Path, bytes: &[u8]) -> io::Result<File> {
    let fresh = fresh_path(path);
    // A link that stands there is removed, and its target is not touched.
    remove(&fresh)?;
    step();
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&fresh)?;
    step();
    file.write_all(bytes)?;
    step();
    // After a power cut the name must not belong to a file without content.
    file.sync_data()?;
    step();
    std::fs::rename(&fresh, path)?;
    step();
    Ok(file)
}

/// Removes what a killed program has left of the next one, and nothing else. A program that is writing it at this moment
/// fails.
///
/// # Errors
/// The file cannot be removed.
pub fn sweep_small(path: &Path) -> io::Result<()> {
    remove(&fresh_path(path))
}

/// Removes such a file, and what a killed program has left of the next one.
///
/// # Errors
/// A file cannot be removed.
pub fn forget_small(path: &Path) -> io::Result<()> {
    remove(&fresh_path(path))?;
    step();
    remove(path)
}

/// Removes a file, if it is there.
///
/// # Errors
/// The file cannot be removed.
pub fn remove(path: &Path) -> io::Result<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kills::kill_at_each_step;

    #[test]
    fn a_kill_at_any_step_leaves_the_old_file_or_the_new_one() {
        let path = |folder: &Path| folder.join("position");
        let steps = kill_at_each_step(
            "small_file::tests::a_kill_at_any_step_leaves_the_old_file_or_the_new_one",
            |folder| std::fs::write(path(folder), "old").unwrap(),
            |folder| replace_small(&path(folder), b"new").unwrap(),
            |folder, is_whole| {
                let text = std::fs::read_to_string(path(folder)).unwrap();
                assert!(text == "new" || (text == "old" && !is_whole), "{text}");
                replace_small(&path(folder), b"next").unwrap();
                assert_eq!(std::fs::read(path(folder)).unwrap(), b"next");
                assert_eq!(std::fs::read_dir(folder).unwrap().count(), 1);
            },
        );
        assert!(steps >= 5, "{steps}");
    }

    #[test]
    fn a_kill_while_a_file_is_forgotten_leaves_it_whole_or_removes_it() {
        let path = |folder: &Path| folder.join("position");
        kill_at_each_step(
            "small_file::tests::a_kill_while_a_file_is_forgotten_leaves_it_whole_or_removes_it",
            |folder| {
                std::fs::write(path(folder), "old").unwrap();
                std::fs::write(folder.join(".position.new"), "ne").unwrap();
            },
            |folder| forget_small(&path(folder)).unwrap(),
            |folder, is_whole| {
                let text = std::fs::read_to_string(path(folder));
                assert!(text.is_err() || (text.unwrap() == "old" && !is_whole));
                forget_small(&path(folder)).unwrap();
                assert_eq!(std::fs::read_dir(folder).unwrap().count(), 0);
            },
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_planted_link_is_not_followed() {
        let folder = tempfile::tempdir().unwrap();
        let other = folder.path().join("other");
        std::fs::write(&other, "precious").unwrap();
        let path = folder.path().join("position");
        std::os::unix::fs::symlink(&other, fresh_path(&path)).unwrap();
        replace_small(&path, b"new").unwrap();
        assert_eq!(std::fs::read(&other).unwrap(), b"precious");
        assert!(std::fs::symlink_metadata(&path).unwrap().is_file());
    }
}
