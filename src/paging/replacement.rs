//! Writes a file under a temporary name and moves it over another file at the end.
//!
//! A lock holds the temporary name and ends with the process, however it ends. So the file of a killed
//! program differs from that of a running one, and the next program that writes the same target removes it.
//! The command line uses the same names (`openshelf/terminal/destination.py`), so that each removes the
//! files of the other.

use std::ffi::{OsStr, OsString};
use std::fs::{File, Metadata, OpenOptions};
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use tempfile::NamedTempFile;

/// The ending of the names of such files.
const SUFFIX: &str = ".openshelf";
/// How many hexadecimal digits precede it.
const DIGITS: usize = 32;
/// A longer name would leave no space for the additions.
const LONGEST_NAME: usize = 180;

/// Creates a file in the folder of `target`, with the mode of the old file there. Files of killed
/// programs are removed first.
pub fn create(target: &Path, old: Option<&Metadata>) -> io::Result<NamedTempFile> {
    let folder = target.parent().unwrap_or(target);
    // The error about a missing folder names the caller's path, not that of the new file.
    std::fs::metadata(folder)?;
    let stem = stem(target.file_name().unwrap_or_default());
    remove_left(folder, &stem);
    let file = loop {
        match begin(folder, &stem) {
            Ok(Some(file)) => break file,
            Ok(None) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    };
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    Ok(file)
}

/// Creates a file and holds its name by a lock; `None` if another program took it for a leftover.
fn begin(folder: &Path, stem: &OsStr) -> io::Result<Option<NamedTempFile>> {
    let mut name = stem.to_owned();
    name.push(digits());
    name.push(SUFFIX);
    let mut builder = tempfile::Builder::new();
    builder.prefix(&name).rand_bytes(0);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = builder.tempfile_in(folder)?;
    // On a file system without locks nothing is locked.
    let is_held = !matches!(
        file.as_file().try_lock(),
        Err(std::fs::TryLockError::WouldBlock)
    );
    Ok((is_held && file.path().try_exists()?).then_some(file))
}

/// The beginning of the names of files that may replace one with this name.
fn stem(name: &OsStr) -> OsString {
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

/// Removes files of killed programs. A file that another program is writing stays, and so does one that
/// cannot be listed or removed.
fn remove_left(folder: &Path, stem: &OsStr) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        if is_own(&entry.file_name(), stem)
            && std::fs::symlink_metadata(entry.path()).is_ok_and(|about| about.is_file())
            && let Ok(file) = File::open(entry.path())
            && file.try_lock().is_ok()
        {
            // While the lock is held: afterwards it could be another program's.
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// Whether a file has a name that only this module and the command line use.
fn is_own(name: &OsStr, stem: &OsStr) -> bool {
    let bytes = name.as_encoded_bytes();
    bytes
        .strip_prefix(stem.as_encoded_bytes())
        .and_then(|rest| rest.strip_suffix(SUFFIX.as_bytes()))
        .is_some_and(|digits| {
            let is_digit = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b'a'..=b'f');
            digits.len() == DIGITS && digits.iter().all(is_digit)
        })
}

/// Removes a file, if it is there.
pub fn remove(path: &Path) -> io::Result<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The path under which the file at `path` is written, before it is renamed: .NAME.new beside it.
pub fn fresh_path(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".new");
    path.with_file_name(name)
}

/// Creates a file that nothing else has open, replacing a file that a killed program left. A link at its
/// path is removed, and its target is not touched.
pub fn create_fresh(path: &Path) -> io::Result<File> {
    remove(path)?;
    OpenOptions::new().write(true).create_new(true).open(path)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn names(folder: &Path) -> BTreeSet<String> {
        let entries = std::fs::read_dir(folder).unwrap();
        entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect()
    }

    /// What a killed program leaves: a file that is not locked.
    fn left(target: &Path) -> String {
        let (_, path) = create(target, None).unwrap().keep().unwrap();
        path.file_name().unwrap().to_str().unwrap().to_owned()
    }

    #[test]
    fn leftover_files_are_removed_and_files_being_written_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a.parquet".to_owned(), "w".repeat(250), "ö".repeat(100)] {
            let target = folder.path().join(name);
            let first = left(&target);
            let running = create(&target, None).unwrap();
            assert!(!names(folder.path()).contains(&first));
            let second = left(&target);
            let third = left(&target);
            let own = running.path().file_name().unwrap().to_str().unwrap();
            assert!(names(folder.path()).contains(own));
            assert!(!names(folder.path()).contains(&second));
            assert!(names(folder.path()).contains(&third));
            drop(create(&target, None).unwrap());
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
        std::fs::create_dir(
            folder
                .path()
                .join(format!(".a.parquet.{}.openshelf", "c".repeat(32))),
        )
        .unwrap();
        let before = names(folder.path());
        drop(create(&target, None).unwrap());
        assert_eq!(names(folder.path()), before);
    }
}
