//! Removes the files that no version needs any more.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use openshelf_durable::remove_leftover;

use crate::action::Action;
use crate::data_file::is_own_name;
use crate::error::DeltaError;
use crate::ids::now;
use crate::log::{Listing, log_folder, read_commit};
use crate::paths::located;
use crate::snapshot::Snapshot;
use openshelf_durable::step;

/// Removes the data files that neither this version nor one that was current within `retention` has, and returns their
/// paths. Versions before that can no longer be read.
///
/// A file that is younger stays: another writer may be about to add it. So `retention` must be longer than any writer
/// and reader takes. What is not the table's own stays: only files are removed that the log has ever named, or whose
/// name only this crate gives, because a killed writer leaves such. Folders of other tables are not looked into.
///
/// # Errors
/// A folder cannot be read, or a file not removed.
pub fn vacuum(table: &Snapshot, retention: Duration) -> Result<Vec<PathBuf>, DeltaError> {
    table.check_writable()?;
    let milliseconds = i64::try_from(retention.as_millis()).unwrap_or(i64::MAX);
    let since = now().saturating_sub(milliseconds);
    let mut needed = BTreeSet::new();
    for file in table.files() {
        needed.insert(table.path_of(file)?);
    }
    for file in table.removed() {
        if file.deletion_timestamp.unwrap_or(0) >= since {
            needed.insert(located(table.folder(), &file.path)?);
        }
    }
    let mut files = Files {
        named: named(table)?,
        needed,
        oldest: SystemTime::now().checked_sub(retention),
        removed: Vec::new(),
    };
    files.clear(table.folder())?;
    Ok(files.removed)
}

/// All data files that the log has ever named, also in commits before its last checkpoint.
fn named(table: &Snapshot) -> Result<BTreeSet<PathBuf>, DeltaError> {
    let folder = table.folder();
    let mut paths: BTreeSet<String> = table.removed().map(|file| file.path.clone()).collect();
    for version in Listing::of(folder)?.commits {
        for action in read_commit(folder, version)? {
            match action {
                Action::Add(file) => drop(paths.insert(file.path)),
                Action::Remove(file) => drop(paths.insert(file.path)),
                _ => {}
            }
        }
    }
    let paths = paths.iter();
    // A file on another machine is not removed.
    Ok(paths
        .filter_map(|path| located(folder, path).ok())
        .collect())
}

/// The data files below a folder.
struct Files {
    named: BTreeSet<PathBuf>,
    needed: BTreeSet<PathBuf>,
    /// Younger files stay.
    oldest: Option<SystemTime>,
    removed: Vec<PathBuf>,
}

impl Files {
    fn clear(&mut self, folder: &Path) -> Result<(), DeltaError> {
        let entries = fs::read_dir(folder).map_err(DeltaError::file(folder))?;
        for entry in entries {
            let entry = entry.map_err(DeltaError::file(folder))?;
            let path = entry.path();
            // A link is neither a folder nor a file here: what it leads to is not the table's.
            let about = entry.metadata().map_err(DeltaError::file(&path))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            // What a killed program has left.
            remove_leftover(&path);
            if is_hidden(&name) || self.needed.contains(&path) {
                continue;
            }
            if about.is_dir() {
                if !log_folder(&path).exists() {
                    self.clear(&path)?;
                }
            } else if about.is_file() && (self.named.contains(&path) || is_own_name(&name)) {
                let written = about.modified().map_err(DeltaError::file(&path))?;
                if self.oldest.is_some_and(|oldest| written < oldest) {
                    step();
                    fs::remove_file(&path).map_err(DeltaError::file(&path))?;
                    self.removed.push(path);
                }
            }
        }
        Ok(())
    }
}

/// A folder such as `_day=2026-05-01` belongs to a column.
fn is_hidden(name: &str) -> bool {
    name.starts_with('.') || (name.starts_with('_') && !name.contains('='))
}
