//! Stores a position in a file, from which another process can resume.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use openshelf_durable::{forget_small, read_bytes, replace_small};
use serde::{Deserialize, Serialize};

use super::key_file::{KeyFile, Written};
use openshelf_paging::{
    CallIdentity, CallParts, CheckpointError, Completeness, KeyLog, Origin, POSITION_VERSION,
    Position, check_version,
};

/// The content of the file.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct StoredPosition {
    openshelf: u32,
    operation: String,
    /// The hash of the address, the first request and the bounds.
    call: String,
    /// What the call consists of; older versions did not store it.
    #[serde(default)]
    call_parts: Option<CallParts>,
    position: Position,
    /// The file of keys beside this one.
    #[serde(default)]
    keys: Written,
    /// What is known about the list, if it has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    completeness: Option<Completeness>,
    /// The output file that the position belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    output: Option<Output>,
    /// Whether the output is a file of parts, and what is known about them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    parts: Option<Parts>,
}

/// What is known about the parts of an output file.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Parts {
    /// The file made from the parts is in its place, and `Output::bytes` is its length.
    pub is_whole: bool,
    /// The facts that the writer of the parts stores about all of them.
    pub facts: serde_json::Value,
}

/// The part of an output file that belongs to a position.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Output {
    /// How many bytes of it were written before the position.
    pub bytes: u64,
    /// What is being written after them, if anything is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unfinished: Option<Unfinished>,
}

/// A page that is being written. Its lines, or the first of them, may follow the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unfinished {
    pub bytes: u64,
    /// The XXH3 of all of them.
    pub hash: u64,
}

/// The file that stores the position of one call.
#[derive(Debug, Clone)]
pub struct Checkpoint {
    path: PathBuf,
    identity: CallIdentity,
    keys: Arc<KeyFile>,
}

impl Checkpoint {
    /// The checkpoint of a call. The file need not exist.
    #[must_use]
    pub fn new(path: PathBuf, identity: CallIdentity) -> Self {
        // The working directory may be another one when the position is written.
        let path = std::path::absolute(&path).unwrap_or(path);
        Self {
            keys: Arc::new(KeyFile::new(&path)),
            path,
            identity,
        }
    }

    /// The checkpoint of the same call if the output depends on more than its requests, such as the
    /// columns of a table.
    #[must_use]
    pub fn of_output(mut self, text: &str) -> Self {
        self.identity = self.identity.of_output(text);
        self
    }

    /// The path of the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The log for the hashes of the returned records. Which hashes precede them is known once the
    /// position was loaded.
    #[must_use]
    pub fn key_log(&self) -> Arc<KeyLog> {
        self.keys.log()
    }

    /// The place where a run stopped, with the keys of the records that it returned.
    fn origin(&self, stored: StoredPosition) -> Result<Origin, CheckpointError> {
        let position = stored.position;
        let keys = self.keys.load(position.keys, stored.keys)?;
        if stored.completeness.is_some() {
            // A program may have been killed before it removed them.
            self.keys.remove()?;
        }
        Ok(Origin {
            position,
            keys,
            ended: stored.completeness,
        })
    }

    /// The content of the file; `None` without a file.
    fn load(&self) -> Result<Option<StoredPosition>, CheckpointError> {
        let text = match read_bytes(&self.path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(source) => {
                return Err(CheckpointError::File {
                    path: self.path.clone(),
                    source,
                });
            }
        };
        check_version(&text).map_err(|why| self.not_a_position(why))?;
        let stored: StoredPosition =
            serde_json::from_slice(&text).map_err(|error| CheckpointError::NotAPosition {
                path: self.path.clone(),
                why: error.to_string(),
                source: Some(error),
            })?;
        if stored.call != self.identity.call {
            let parts = stored.call_parts.as_ref();
            return Err(CheckpointError::OtherCall {
                path: self.path.clone(),
                differences: self.identity.differences(&stored.operation, parts),
                operation: stored.operation,
            });
        }
        Ok(Some(stored))
    }

    /// Removes a file and its keys, if it contains a position.
    pub(crate) fn remove(path: &Path) -> Result<(), CheckpointError> {
        let Ok(text) = read_bytes(path) else {
            return Ok(());
        };
        if serde_json::from_slice::<StoredPosition>(&text).is_err() {
            return Ok(());
        }
        forget_small(path).map_err(|source| CheckpointError::File {
            path: path.to_owned(),
            source,
        })?;
        KeyFile::new(path).remove()
    }

    /// Replaces the file by one with this position, after storing the keys that it counts. The file is
    /// never partly written.
    ///
    /// # Errors
    ///
    /// The file or that of the keys cannot be written.
    pub fn save(&self, position: &Position, output: Option<Output>) -> Result<(), CheckpointError> {
        self.save_all(position, output, None, None)
    }

    /// Replaces the file by one that records the end after a position, and removes the keys.
    ///
    /// # Errors
    ///
    /// The file cannot be written, or that of the keys cannot be removed.
    pub fn save_end(
        &self,
        last: &Position,
        output: Option<Output>,
        known: &Completeness,
    ) -> Result<(), CheckpointError> {
        self.save_all(&last.end(), output, None, Some(known))?;
        self.keys.remove()
    }

    /// Like [`Self::save`], for a file of parts: a position after some of them, or the end.
    pub(crate) fn save_parts(
        &self,
        position: &Position,
        bytes: u64,
        parts: Parts,
        ended: Option<&Completeness>,
    ) -> Result<(), CheckpointError> {
        let unfinished = None;
        let output = Some(Output { bytes, unfinished });
        self.save_all(position, output, Some(parts), ended)?;
        match ended {
            Some(_) => self.keys.remove(),
            None => Ok(()),
        }
    }

    fn save_all(
        &self,
        position: &Position,
        output: Option<Output>,
        parts: Option<Parts>,
        ended: Option<&Completeness>,
    ) -> Result<(), CheckpointError> {
        let keys = match ended {
            Some(_) => Written::default(),
            None => self.keys.append(position.keys)?,
        };
        let stored = StoredPosition {
            openshelf: POSITION_VERSION,
            operation: self.identity.operation.clone(),
            call: self.identity.call.clone(),
            call_parts: Some(self.identity.parts.clone()),
            position: position.clone(),
            keys,
            completeness: ended.cloned(),
            output,
            parts,
        };
        let written = serde_json::to_vec(&stored).map_err(io::Error::from);
        let written = written.and_then(|text| replace_small(&self.path, &text));
        written.map_err(|source| CheckpointError::File {
            path: self.path.clone(),
            source,
        })
    }

    /// The place where an iterator resumes; `None` without a file.
    ///
    /// # Errors
    ///
    /// The file or that of the keys cannot be read, or contains no position of this call and of an
    /// iterator.
    pub fn load_of_iterator(&self) -> Result<Option<Origin>, CheckpointError> {
        match self.load()? {
            None => self.keys.begin().map(|()| None),
            Some(kept) if kept.output.is_some() => {
                Err(self.not_a_position("it belongs to a file of records"))
            }
            Some(kept) => self.origin(kept).map(Some),
        }
    }

    /// How many bytes of a file of records belong to its position, as seen without a lock; `None` without
    /// a position.
    pub(crate) fn peek_of_file(&self) -> Result<Option<u64>, CheckpointError> {
        match self.load()? {
            None => self.keys.begin().map(|()| None),
            Some(kept) => self.output_of_file(&kept).map(|output| Some(output.bytes)),
        }
    }

    /// Whether a file of parts is whole, seen without a lock; `None` without a position.
    pub(crate) fn peek_of_parts(&self) -> Result<Option<bool>, CheckpointError> {
        match self.load()? {
            None => self.keys.begin().map(|()| None),
            Some(kept) => self.parts_of(&kept).map(|(_, parts)| Some(parts.is_whole)),
        }
    }

    /// The place where a file of records resumes, and the part of the file that belongs to it; `None`
    /// without a position.
    pub(crate) fn load_of_file(&self) -> Result<Option<(Origin, Output)>, CheckpointError> {
        let Some(kept) = self.load()? else {
            return self.keys.begin().map(|()| None);
        };
        let output = self.output_of_file(&kept)?;
        Ok(Some((self.origin(kept)?, output)))
    }

    /// The place where a file of parts resumes, its length and what is known about the parts; `None`
    /// without a position.
    pub(crate) fn load_of_parts(&self) -> Result<Option<(Origin, u64, Parts)>, CheckpointError> {
        let Some(kept) = self.load()? else {
            return self.keys.begin().map(|()| None);
        };
        let (output, parts) = self.parts_of(&kept)?;
        Ok(Some((self.origin(kept)?, output.bytes, parts)))
    }

    fn output_of_file(&self, kept: &StoredPosition) -> Result<Output, CheckpointError> {
        match (kept.output, &kept.parts) {
            (Some(output), None) => Ok(output),
            (Some(_), Some(_)) => Err(self.not_a_position("it belongs to a file of a table")),
            (None, _) => Err(self.not_a_position("it belongs to an iterator")),
        }
    }

    fn parts_of(&self, kept: &StoredPosition) -> Result<(Output, Parts), CheckpointError> {
        match (kept.output, &kept.parts) {
            (Some(output), Some(parts)) => Ok((output, parts.clone())),
            (Some(_), None) => Err(self.not_a_position("it belongs to a file of records")),
            (None, _) => Err(self.not_a_position("it belongs to an iterator")),
        }
    }

    fn not_a_position(&self, why: impl Into<String>) -> CheckpointError {
        CheckpointError::NotAPosition {
            path: self.path.clone(),
            why: why.into(),
            source: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use openshelf_core::call::Extra;
    use openshelf_paging::{Bounds, CallArguments, ListedCall, Step};
    use openshelf_services as services;
    use openshelf_transport::Address;

    /// A checkpoint of the search of transactions, with more arguments as JSON.
    fn checkpoint(path: &Path, more: &str) -> Checkpoint {
        let service = services::find("spending").unwrap();
        let operation = service.find("search", "spending_by_transaction").unwrap();
        let mut arguments = CallArguments::new(operation, Vec::new());
        arguments.set_from_json(r#"{"filters": {"award_type_codes": ["A"]}}"#);
        arguments.set_from_json(r#"{"fields": ["Award ID", "Transaction Amount"]}"#);
        arguments.set_from_json(more);
        let bounds = Bounds {
            max_records: None,
            max_pages: None,
            concurrency: 1,
            is_speculative: false,
            is_ahead: true,
            on_change: openshelf_paging::OnChange::Mend,
            prove: false,
        };
        let listed = ListedCall::new(service, operation.paging.unwrap(), arguments, &bounds);
        let address = Address::parse("base_url", "http://x").unwrap();
        let extra = Extra::default();
        let identity = CallIdentity::new(&address, &listed, &bounds, &extra, &[], true);
        Checkpoint::new(path.to_owned(), identity)
    }

    #[test]
    fn a_position_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("position");
        let own = checkpoint(&path, "{}");
        assert!(own.load().unwrap().is_none());
        let position = Position {
            records: 100,
            pages: 1,
            steps: vec![Step::KeyedPage { after: Some(-7) }],
            keys: 1,
            duplicates: 2,
            ..Position::default()
        };
        let output = Output {
            bytes: 9,
            unfinished: Some(Unfinished { bytes: 5, hash: 7 }),
        };
        own.key_log().push([7, 8].into_iter());
        own.save(&position, Some(output)).unwrap();
        let kept = checkpoint(&path, "{}");
        let mut origin = Origin {
            position,
            keys: vec![7],
            ended: None,
        };
        assert_eq!(kept.load_of_file().unwrap(), Some((origin.clone(), output)));
        let known = Completeness {
            level: openshelf_paging::Level::Counted,
            reason: "so many came".to_owned(),
            changes: 1,
            pages_asked_again: 2,
            repeated: 3,
        };
        kept.save_end(&origin.position, Some(output), &known)
            .unwrap();
        assert!(!folder.path().join("position.keys").exists());
        origin = Origin {
            position: origin.position.end(),
            keys: Vec::new(),
            ended: Some(known),
        };
        assert_eq!(own.load_of_file().unwrap(), Some((origin, output)));
        assert!(matches!(
            checkpoint(&path, r#"{"order": "asc"}"#).load(),
            Err(CheckpointError::OtherCall { .. })
        ));
        std::fs::write(&path, "{}").unwrap();
        assert!(matches!(
            own.load(),
            Err(CheckpointError::NotAPosition { .. })
        ));
    }

    #[cfg(unix)]
    #[test]
    fn a_planted_link_is_not_followed() {
        let folder = tempfile::tempdir().unwrap();
        let other = folder.path().join("other");
        std::fs::write(&other, "precious").unwrap();
        let planted = folder.path().join(".position.new");
        std::os::unix::fs::symlink(&other, &planted).unwrap();
        let own = checkpoint(&folder.path().join("position"), "{}");
        own.save(&Position::default(), None).unwrap();
        assert_eq!(std::fs::read_to_string(&other).unwrap(), "precious");
        assert!(std::fs::symlink_metadata(own.path()).unwrap().is_file());
        assert_eq!(own.load_of_iterator().unwrap(), Some(Origin::default()));
    }

    #[test]
    fn a_documented_default_does_not_change_the_call() {
        let path = Path::new("position");
        let same = |more: &str| {
            assert_eq!(
                checkpoint(path, more).identity,
                checkpoint(path, "{}").identity
            );
        };
        same(r#"{"sort": "Transaction Amount"}"#);
        same(r#"{"limit": 100, "order": null}"#);
        assert_ne!(
            checkpoint(path, r#"{"filters": {"award_type_codes": ["B"]}}"#).identity,
            checkpoint(path, "{}").identity
        );
    }
}
