//! The version of a table that was the newest at a time.

use std::path::Path;
use std::time::UNIX_EPOCH;

use crate::action::Action;
use crate::error::DeltaError;
use crate::log::{Listing, log_file, log_folder, read_commit};
use crate::snapshot::Snapshot;

/// The member of a commit's notes that says when it was written.
const TIMESTAMP: &str = "timestamp";

impl Snapshot {
    /// The version that was the newest at a time, in milliseconds since 1970. A commit that does not say when it was
    /// written has the time of its file.
    ///
    /// # Errors
    /// [`DeltaError::NoVersionAt`] if the oldest commit of the log is later; as [`Self::latest`].
    pub fn at_time(folder: &Path, time: i64) -> Result<Self, DeltaError> {
        let listing = Listing::of(folder)?;
        let oldest = listing.oldest();
        let mut first = None;
        for version in listing.commits.iter().rev() {
            if oldest.is_none_or(|oldest| *version < oldest) {
                break;
            }
            let written = written_at(folder, *version)?;
            if written <= time {
                return Self::at_version(folder, *version);
            }
            first = Some(written);
        }
        if let Some(first) = first {
            return Err(DeltaError::NoVersionAt { time, first });
        }
        let table = Self::latest(folder)?;
        let what = "no commit says when its version was written";
        Err(DeltaError::damaged(&log_folder(table.folder()), what))
    }
}

/// When a commit was written, in milliseconds since 1970.
fn written_at(folder: &Path, version: u64) -> Result<i64, DeltaError> {
    let noted = read_commit(folder, version)?
        .into_iter()
        .find_map(|action| match action {
            Action::CommitInfo(notes) => notes.get(TIMESTAMP)?.as_i64(),
            _ => None,
        });
    if let Some(noted) = noted {
        return Ok(noted);
    }
    let path = log_file(folder, version, "json");
    let about = std::fs::metadata(&path).map_err(DeltaError::file(&path))?;
    let written = about.modified().map_err(DeltaError::file(&path))?;
    let since = written.duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
mod tests {
    use arrow_schema::{DataType, Field, Schema};

    use super::*;
    use crate::action::Texts;
    use crate::transaction::{NewTable, Transaction};

    /// Rewrites what a commit says about its time; without a number it says nothing.
    fn set_time(folder: &Path, version: u64, time: Option<i64>) {
        let path = log_file(folder, version, "json");
        let text = std::fs::read_to_string(&path).unwrap();
        let lines = text.lines().map(|line| {
            let mut action: serde_json::Value = serde_json::from_str(line).unwrap();
            if let Some(notes) = action.get_mut("commitInfo") {
                let notes = notes.as_object_mut().unwrap();
                match time {
                    Some(time) => drop(notes.insert(TIMESTAMP.to_owned(), time.into())),
                    None => drop(notes.remove(TIMESTAMP)),
                }
            }
            format!("{action}\n")
        });
        std::fs::write(&path, lines.collect::<String>()).unwrap();
    }

    #[test]
    fn a_time_has_the_version_that_was_the_newest_then() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let schema = Schema::new(vec![Field::new("id", DataType::Int64, true)]);
        NewTable::default().create(folder, &schema).unwrap();
        for step in 1..=3 {
            let base = Snapshot::latest(folder).unwrap();
            let mut change = Transaction::on(&base).unwrap();
            change.set_application("run", step);
            change.commit("MERGE", &Texts::new()).unwrap();
        }
        for (version, time) in [(0, 1000), (1, 2000), (2, 3000), (3, 4000)] {
            set_time(folder, version, Some(time));
        }
        for (time, version) in [(1000, 0), (1999, 0), (2000, 1), (3500, 2), (9000, 3)] {
            assert_eq!(Snapshot::at_time(folder, time).unwrap().version(), version);
        }
        match Snapshot::at_time(folder, 999) {
            Err(DeltaError::NoVersionAt { time, first }) => assert_eq!((time, first), (999, 1000)),
            other => panic!("{other:?}"),
        }
        // The time of the file: now.
        set_time(folder, 3, None);
        assert_eq!(Snapshot::at_time(folder, 9000).unwrap().version(), 2);
        assert_eq!(
            Snapshot::at_time(folder, crate::ids::now() + 1000)
                .unwrap()
                .version(),
            3
        );
    }
}
