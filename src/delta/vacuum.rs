//! Removes the files that no version needs any more.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use openshelf_durable::remove_leftover;

use crate::error::DeltaError;
use crate::ids::now;
use crate::paths::located;
use crate::snapshot::Snapshot;
use openshelf_durable::step;

/// The ending of data files.
const ENDING: &str = "parquet";

/// Removes the data files that neither this version nor one that was current within `retention` has, and returns their
/// paths. Versions before that can no longer be read.
///
/// A file that is younger stays: another writer may be about to add it. So `retention` must be longer than any writer
/// and reader takes. Other files than Parquet files stay, and hidden ones, and what is in hidden folders.
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
    let mut removed = Vec::new();
    let oldest = SystemTime::now().checked_sub(retention);
    clear(table.folder(), &needed, oldest, &mut removed)?;
    Ok(removed)
}

fn clear(
    folder: &Path,
    needed: &BTreeSet<PathBuf>,
    oldest: Option<SystemTime>,
    removed: &mut Vec<PathBuf>,
) -> Result<(), DeltaError> {
    let entries = fs::read_dir(folder).map_err(DeltaError::file(folder))?;
    for entry in entries {
        let entry = entry.map_err(DeltaError::file(folder))?;
        let path = entry.path();
        // A link is neither a folder nor a file here: what it leads to is not the table's.
        let about = entry.metadata().map_err(DeltaError::file(&path))?;
        // What a killed program has left.
        remove_leftover(&path);
        if is_hidden(&entry.file_name().to_string_lossy()) || needed.contains(&path) {
            continue;
        }
        if about.is_dir() {
            clear(&path, needed, oldest, removed)?;
        } else if about.is_file() && path.extension().is_some_and(|ending| ending == ENDING) {
            let written = about.modified().map_err(DeltaError::file(&path))?;
            if oldest.is_some_and(|oldest| written < oldest) {
                step();
                fs::remove_file(&path).map_err(DeltaError::file(&path))?;
                removed.push(path);
            }
        }
    }
    Ok(())
}

/// A folder such as `_day=2026-05-01` belongs to a column.
fn is_hidden(name: &str) -> bool {
    name.starts_with('.') || (name.starts_with('_') && !name.contains('='))
}
