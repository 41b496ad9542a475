//! A position in a file, from which another process goes on.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_128;

use super::bounds::Bounds;
use super::call_arguments::CallArguments;
use super::error::CheckpointError;
use super::output_file::remove;
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
    /// The output file that the position belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    output: Option<Output>,
    /// Whether the output is a file of parts, and what is known of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    parts: Option<Parts>,
}

/// What is known of the parts of an output file.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Parts {
    /// The file that is made of the parts stands in its place, and `Output::bytes` is its length.
    pub is_whole: bool,
    /// What the writer of the parts keeps of all of them together.
    pub facts: serde_json::Value,
}

/// What of an output file belongs to a position.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Output {
    /// How many bytes of it were written before the position.
    pub bytes: u64,
    /// What is being written behind them, if anything is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unfinished: Option<Unfinished>,
}

/// A page that is being written. Its lines, or the first of them, may stand behind the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unfinished {
    pub bytes: u64,
    /// The XXH3 of all of them.
    pub hash: u64,
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

    /// The checkpoint of the same call where more than its requests decides what is written, such as the
    /// columns of a table.
    #[must_use]
    pub fn of_output(mut self, text: &str) -> Self {
        let text = format!("{}\n{text}", self.call);
        self.call = format!("{:032x}", xxh3_128(text.as_bytes()));
        self
    }

    /// The path of the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the file holds; `None` without a file.
    fn load(&self) -> Result<Option<StoredPosition>, CheckpointError> {
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
        Ok(Some(stored))
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
    pub fn save(&self, position: &Position, output: Option<Output>) -> Result<(), CheckpointError> {
        self.save_all(position, output, None)
    }

    /// The same for a file of parts.
    pub(crate) fn save_parts(
        &self,
        position: &Position,
        bytes: u64,
        parts: Parts,
    ) -> Result<(), CheckpointError> {
        let unfinished = None;
        self.save_all(position, Some(Output { bytes, unfinished }), Some(parts))
    }

    fn save_all(
        &self,
        position: &Position,
        output: Option<Output>,
        parts: Option<Parts>,
    ) -> Result<(), CheckpointError> {
        let stored = StoredPosition {
            openshelf: VERSION,
            operation: self.operation.clone(),
            call: self.call.clone(),
            position: position.clone(),
            output,
            parts,
        };
        self.write(&stored).map_err(|source| CheckpointError::File {
            path: self.path.clone(),
            source,
        })
    }

    fn write(&self, stored: &StoredPosition) -> io::Result<()> {
        let mut name = std::ffi::OsString::from(".");
        name.push(self.path.file_name().unwrap_or_default());
        name.push(".new");
        let new = self.path.with_file_name(name);
        let mut file = create_fresh(&new)?;
        file.write_all(&serde_json::to_vec(stored)?)?;
        // After a power cut the name must not belong to a file without content.
        file.sync_data()?;
        std::fs::rename(&new, &self.path)
    }

    /// The position of an iterator; `None` without a file.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or holds no position of this call and of an iterator.
    pub fn load_of_iterator(&self) -> Result<Option<Position>, CheckpointError> {
        match self.load()? {
            Some(kept) if kept.output.is_some() => {
                Err(self.not_a_position("it belongs to a file of records"))
            }
            kept => Ok(kept.map(|kept| kept.position)),
        }
    }

    /// The position of a file of records, and what of the file belongs to it; `None` without a position.
    pub(crate) fn load_of_file(&self) -> Result<Option<(Position, Output)>, CheckpointError> {
        let Some(kept) = self.load()? else {
            return Ok(None);
        };
        match (kept.output, kept.parts) {
            (Some(output), None) => Ok(Some((kept.position, output))),
            (Some(_), Some(_)) => Err(self.not_a_position("it belongs to a file of a table")),
            (None, _) => Err(self.not_a_position("it belongs to an iterator")),
        }
    }

    /// The position of a file of parts, its length and what is known of the parts; `None` without a
    /// position.
    pub(crate) fn load_of_parts(&self) -> Result<Option<(Position, u64, Parts)>, CheckpointError> {
        let Some(kept) = self.load()? else {
            return Ok(None);
        };
        match (kept.output, kept.parts) {
            (Some(output), Some(parts)) => Ok(Some((kept.position, output.bytes, parts))),
            (Some(_), None) => Err(self.not_a_position("it belongs to a file of records")),
            (None, _) => Err(self.not_a_position("it belongs to an iterator")),
        }
    }

    fn not_a_position(&self, why: impl Into<String>) -> CheckpointError {
        CheckpointError::NotAPosition {
            path: self.path.clone(),
            why: why.into(),
        }
    }
}

/// Creates a file that nothing else has open, in place of what a killed program left. A link at its path
/// is removed, and what it points to is left alone.
fn create_fresh(path: &Path) -> io::Result<File> {
    remove(path)?;
    OpenOptions::new().write(true).create_new(true).open(path)
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
            is_speculative: false,
            on_change: crate::OnChange::Mend,
            prove: false,
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
        let output = Output {
            bytes: 9,
            unfinished: Some(Unfinished { bytes: 5, hash: 7 }),
        };
        own.save(&position, Some(output)).unwrap();
        assert_eq!(own.load_of_file().unwrap(), Some((position, output)));
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
        assert_eq!(own.load_of_iterator().unwrap(), Some(Position::default()));
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
