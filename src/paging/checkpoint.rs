//! A position in a file, from which another process goes on.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_128;

use super::bounds::Bounds;
use super::call_arguments::CallArguments;
use super::error::CheckpointError;
use super::plan::Plan;
use super::position::Position;
use super::step_arguments::step_arguments;
use openshelf_core::call::{self, CallError, Extra};
use openshelf_transport::Address;
use openshelf_transport::cache::{Site, hex, key};

/// The version of the file.
const VERSION: u32 = 5;

/// What the file holds.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct StoredPosition {
    openshelf: u32,
    operation: String,
    /// The hash of the address, the first request and the bounds.
    call: String,
    position: Position,
    /// How many bytes of an output file belong to the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bytes: Option<u64>,
}

/// The file that keeps the position of one call.
///
/// Two calls are the same one when they send the same requests to the same address, with the same
/// `max_records` and `max_pages`; how their arguments are written makes no difference.
#[derive(Debug, Clone)]
pub struct Checkpoint {
    path: PathBuf,
    operation: String,
    call: String,
}

impl Checkpoint {
    /// The checkpoint of a call. The file need not exist.
    ///
    /// `extra` and `headers` are what the client adds to each request. `validate` is whether the
    /// arguments are checked.
    #[must_use]
    pub fn new(
        path: PathBuf,
        address: &Address,
        plan: &Plan,
        bounds: &Bounds,
        extra: &Extra,
        headers: &[(String, String)],
        validate: bool,
    ) -> Self {
        let operation = plan.service.identify(plan.arguments.operation);
        let site = Site::new(address);
        let first = step_arguments(plan, &plan.first_step());
        let first = first.map(|arguments| match request(arguments, extra, validate) {
            Ok(request) => hex(&key(&site, &request, headers).hash),
            // The first request fails with the same error.
            Err(error) => error.to_string(),
        });
        let (max_records, max_pages) = (bounds.max_records, bounds.max_pages);
        let first = first.unwrap_or_default();
        let text = format!(
            "{operation}\n{}\n{max_records:?}\n{max_pages:?}\n{first}",
            plan.page_size
        );
        Self {
            // The working directory may be another one when the position is written.
            path: std::path::absolute(&path).unwrap_or(path),
            operation,
            call: format!("{:032x}", xxh3_128(text.as_bytes())),
        }
    }

    /// The path of the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The position, and the bytes of the output that belong to it; `None` without a file.
    fn load(&self) -> Result<Option<(Position, Option<u64>)>, CheckpointError> {
        let text = match std::fs::read(&self.path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(source) => {
                return Err(CheckpointError::File {
                    path: self.path.clone(),
                    source,
                });
            }
        };
        let stored: StoredPosition = serde_json::from_slice(&text)
            .map_err(|error| self.not_a_position(error.to_string()))?;
        if stored.openshelf != VERSION {
            return Err(self.not_a_position(format!("its version is {}", stored.openshelf)));
        }
        if stored.call != self.call {
            return Err(CheckpointError::OtherCall {
                path: self.path.clone(),
                operation: stored.operation,
            });
        }
        Ok(Some((stored.position, stored.bytes)))
    }

    /// Removes a file, if it holds a position.
    pub(crate) fn remove(path: &Path) -> Result<(), CheckpointError> {
        let Ok(text) = std::fs::read(path) else {
            return Ok(());
        };
        if serde_json::from_slice::<StoredPosition>(&text).is_err() {
            return Ok(());
        }
        std::fs::remove_file(path).map_err(|source| CheckpointError::File {
            path: path.to_owned(),
            source,
        })
    }

    /// Replaces the file by one with this position. The file is never partly written.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn save(&self, position: &Position, bytes: Option<u64>) -> Result<(), CheckpointError> {
        let stored = StoredPosition {
            openshelf: VERSION,
            operation: self.operation.clone(),
            call: self.call.clone(),
            position: position.clone(),
            bytes,
        };
        self.write(&stored).map_err(|source| CheckpointError::File {
            path: self.path.clone(),
            source,
        })
    }

    fn write(&self, stored: &StoredPosition) -> io::Result<()> {
        // After a kill the next program overwrites the temporary file.
        let mut name = std::ffi::OsString::from(".");
        name.push(self.path.file_name().unwrap_or_default());
        name.push(".new");
        let new = self.path.with_file_name(name);
        std::fs::write(&new, serde_json::to_vec(stored)?)?;
        std::fs::rename(&new, &self.path)
    }

    /// The position of an iterator; `None` without a file.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or holds no position of this call and of an iterator.
    pub fn load_of_iterator(&self) -> Result<Option<Position>, CheckpointError> {
        match self.load()? {
            Some((_, Some(_))) => Err(self.not_a_position("it belongs to a file of records")),
            kept => Ok(kept.map(|(position, _)| position)),
        }
    }

    /// The position of a file of records, and how many bytes of the file belong to it; `None` without a
    /// position.
    pub(crate) fn load_of_file(&self) -> Result<Option<(Position, u64)>, CheckpointError> {
        match self.load()? {
            Some((_, None)) => Err(self.not_a_position("it belongs to an iterator")),
            Some((position, Some(bytes))) => Ok(Some((position, bytes))),
            None => Ok(None),
        }
    }

    fn not_a_position(&self, why: impl Into<String>) -> CheckpointError {
        CheckpointError::NotAPosition {
            path: self.path.clone(),
            why: why.into(),
        }
    }
}

fn request(
    arguments: CallArguments,
    extra: &Extra,
    validate: bool,
) -> Result<call::Request, CallError> {
    let bound = call::bind(arguments.operation, arguments.values, &[], validate)?;
    call::request(&bound, extra)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Step;
    use openshelf_services as services;

    /// A checkpoint of the search of transactions, with more arguments as JSON.
    fn checkpoint(path: &Path, more: &str) -> Checkpoint {
        let service = services::find("spending").unwrap();
        let row = service.find("search", "spending_by_transaction").unwrap();
        let mut arguments = CallArguments::new(row, Vec::new());
        arguments.set_from_json(r#"{"filters": {"award_type_codes": ["A"]}}"#);
        arguments.set_from_json(r#"{"fields": ["Award ID", "Transaction Amount"]}"#);
        arguments.set_from_json(more);
        let bounds = Bounds {
            max_records: None,
            max_pages: None,
            concurrency: 1,
            change_is_an_error: true,
        };
        let plan = Plan::new(service, row.paging.unwrap(), arguments, &bounds);
        let address = Address::parse("base_url", "http://x").unwrap();
        let extra = Extra::default();
        Checkpoint::new(path.to_owned(), &address, &plan, &bounds, &extra, &[], true)
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
            recent_keys: vec![7],
            duplicates: 2,
            ..Position::default()
        };
        own.save(&position, Some(9)).unwrap();
        assert_eq!(own.load().unwrap(), Some((position, Some(9))));
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

    #[test]
    fn a_documented_default_makes_no_other_call() {
        let path = Path::new("position");
        let same =
            |more: &str| assert_eq!(checkpoint(path, more).call, checkpoint(path, "{}").call);
        same(r#"{"sort": "Transaction Amount"}"#);
        same(r#"{"limit": 100, "order": null}"#);
        assert_ne!(
            checkpoint(path, r#"{"filters": {"award_type_codes": ["B"]}}"#).call,
            checkpoint(path, "{}").call
        );
    }
}
