//! The folder of a table's log: its commits, each a file that appears whole and is never overwritten.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use openshelf_durable::{Mode, Replacement, read_bytes, remove_leftover, sync_folder};
use serde_json::Value;

use crate::action::Action;
use crate::error::DeltaError;
use openshelf_durable::step;

/// The name of the folder within that of the table.
pub const LOG: &str = "_delta_log";
/// Digits of a version in the name of a file.
const DIGITS: usize = 20;
/// Digits of the numbers in the name of one of several files of a checkpoint.
const PART_DIGITS: usize = 10;

/// The log's folder of a table.
pub fn log_folder(table: &Path) -> PathBuf {
    table.join(LOG)
}

/// The path of a file of the log: its version and an ending.
pub fn log_file(table: &Path, version: u64, ending: &str) -> PathBuf {
    log_folder(table).join(format!("{version:020}.{ending}"))
}

/// What is in the folder of a log.
#[derive(Debug, Default)]
pub struct Listing {
    pub commits: BTreeSet<u64>,
    /// The files of each complete checkpoint.
    pub checkpoints: BTreeMap<u64, Vec<PathBuf>>,
}

impl Listing {
    /// Lists the folder; it is empty if there is none.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn of(table: &Path) -> Result<Self, DeltaError> {
        let folder = log_folder(table);
        let entries = match std::fs::read_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            other => other.map_err(DeltaError::file(&folder))?,
        };
        let mut found = Self::default();
        let mut parts: BTreeMap<(u64, u64), BTreeMap<u64, PathBuf>> = BTreeMap::new();
        for entry in entries {
            let entry = entry.map_err(DeltaError::file(&folder))?;
            let name = entry.file_name();
            let Some((version, ending)) = name.to_str().and_then(version_of) else {
                continue;
            };
            match ending.split('.').collect::<Vec<_>>().as_slice() {
                ["json"] => drop(found.commits.insert(version)),
                ["checkpoint", "parquet"] => {
                    found.checkpoints.insert(version, vec![entry.path()]);
                }
                ["checkpoint", part, of, "parquet"] => {
                    if let (Some(part), Some(of)) = (digits(part), digits(of)) {
                        parts
                            .entry((version, of))
                            .or_default()
                            .insert(part, entry.path());
                    }
                }
                _ => {}
            }
        }
        for ((version, of), files) in parts {
            let is_whole = files.keys().copied().eq(1..=of);
            if is_whole && !found.checkpoints.contains_key(&version) {
                found
                    .checkpoints
                    .insert(version, files.into_values().collect());
            }
        }
        Ok(found)
    }

    /// The newest version.
    pub fn latest(&self) -> Option<u64> {
        let commit = self.commits.last();
        commit.max(self.checkpoints.keys().next_back()).copied()
    }

    /// The oldest version that can still be read: that of a checkpoint, or the first of all.
    pub fn oldest(&self) -> Option<u64> {
        if self.commits.contains(&0) {
            return Some(0);
        }
        self.checkpoints.keys().next().copied()
    }
}

fn version_of(name: &str) -> Option<(u64, &str)> {
    let (version, ending) = name.split_once('.')?;
    let is_version = version.len() == DIGITS && version.bytes().all(|sign| sign.is_ascii_digit());
    is_version
        .then(|| version.parse().ok())?
        .map(|version| (version, ending))
}

fn digits(text: &str) -> Option<u64> {
    let is_number = text.len() == PART_DIGITS && text.bytes().all(|sign| sign.is_ascii_digit());
    is_number.then(|| text.parse().ok())?
}

/// The actions of a commit.
///
/// # Errors
/// The file cannot be read, or has something else than actions.
pub fn read_commit(table: &Path, version: u64) -> Result<Vec<Action>, DeltaError> {
    let path = log_file(table, version, "json");
    let bytes = read_bytes(&path).map_err(DeltaError::file(&path))?;
    let mut actions = Vec::new();
    for (number, line) in bytes.split(|byte| *byte == b'\n').enumerate() {
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let at = |what: String| DeltaError::damaged(&path, format!("line {}: {what}", number + 1));
        let value: Value = serde_json::from_slice(line).map_err(|error| at(error.to_string()))?;
        actions.extend(Action::of_json(value).map_err(at)?);
    }
    Ok(actions)
}

/// Writes a commit, unless its version is there. It appears whole, on the disk, or not at all.
///
/// # Errors
/// [`DeltaError::Conflict`] if the version is there; the file cannot be written.
pub fn write_commit(table: &Path, version: u64, actions: &[Action]) -> Result<(), DeltaError> {
    let path = log_file(table, version, "json");
    let mut text = String::new();
    for action in actions {
        let line = serde_json::to_string(action);
        text.push_str(&line.map_err(|error| DeltaError::damaged(&path, error))?);
        text.push('\n');
    }
    let is_written = write_new(&path, text.as_bytes()).map_err(DeltaError::file(&path))?;
    match is_written {
        true => Ok(()),
        false => Err(DeltaError::Conflict { version }),
    }
}

/// Writes a file that appears whole, unless there is one. Returns whether it was written.
fn write_new(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    step();
    let mut file = Replacement::create_among_many(path, Mode::New)?;
    step();
    file.write_all(bytes)?;
    step();
    file.sync()?;
    step();
    let is_written = file.commit_if_absent()?;
    step();
    if let Some(folder) = path.parent() {
        sync_folder(folder)?;
    }
    step();
    Ok(is_written)
}

/// Removes what killed programs have left in a folder.
pub fn remove_leftovers(folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        remove_leftover(&entry.path());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_has_commits_and_complete_checkpoints_and_nothing_else_counts() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(Listing::of(folder.path()).unwrap().latest(), None);
        std::fs::create_dir(log_folder(folder.path())).unwrap();
        for name in [
            "00000000000000000003.json",
            "00000000000000000002.checkpoint.parquet",
            "00000000000000000003.checkpoint.0000000001.0000000002.parquet",
            "00000000000000000001.checkpoint.0000000001.0000000002.parquet",
            "00000000000000000001.checkpoint.0000000002.0000000002.parquet",
            "00000000000000000002.00000000000000000003.compacted.json",
            "00000000000000000004.checkpoint.80a083e8-7026-4e79-81be-64bd76c43a11.json",
            "00000000000000000003.crc",
            "3.json",
            "_last_checkpoint",
        ] {
            std::fs::write(log_folder(folder.path()).join(name), "").unwrap();
        }
        let found = Listing::of(folder.path()).unwrap();
        assert_eq!(found.commits, BTreeSet::from([3]));
        let versions: Vec<(u64, usize)> = found
            .checkpoints
            .iter()
            .map(|(version, files)| (*version, files.len()))
            .collect();
        assert_eq!(versions, [(1, 2), (2, 1)]);
        assert_eq!((found.oldest(), found.latest()), (Some(1), Some(3)));
    }
}
