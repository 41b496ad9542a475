//! A position in a file, so that another process can go on.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_128;

use super::ask::Given;
use super::asks::ask;
use super::bounds::Bounds;
use super::error::BookmarkError;
use super::plan::Plan;
use super::position::Position;
use openshelf_core::call::{self, CallError, Extra};
use openshelf_transport::Address;
use openshelf_transport::cache::{Site, hex, key};

/// The version of the file.
const VERSION: u32 = 4;

/// What the file holds.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Note {
    openshelf: u32,
    operation: String,
    /// What stands for the address, the requests of the walk and the bounds.
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
pub struct Bookmark {
    path: PathBuf,
    operation: String,
    call: String,
}

impl Bookmark {
    /// The bookmark of a call; the file need not exist. What a view adds to each request is
    /// `extra` and `headers`.
    pub fn new(
        path: PathBuf,
        address: &Address,
        plan: &Plan,
        bounds: &Bounds,
        extra: &Extra,
        headers: &[(String, String)],
        validate: bool,
    ) -> Self {
        let operation = plan.service.identify(plan.given.operation);
        let site = Site::new(address);
        let first = ask(plan, &plan.begin());
        let first = first.map(|ask| match request(ask, extra, validate) {
            Ok(request) => hex(&key(&site, &request, headers).hash),
            // Its first page is refused as well, and says why.
            Err(error) => error.to_string(),
        });
        let (size, records, pages) = (plan.size, bounds.records, bounds.pages);
        let first = first.unwrap_or_default();
        let text = format!("{operation}\n{size}\n{records:?}\n{pages:?}\n{first}");
        Self {
            // The working directory may be another one when the position is written.
            path: std::path::absolute(&path).unwrap_or(path),
            operation,
            call: format!("{:032x}", xxh3_128(text.as_bytes())),
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The position and the bytes of the output that belong to it; nothing without a file.
    fn load(&self) -> Result<Option<(Position, Option<u64>)>, BookmarkError> {
        let text = match std::fs::read(&self.path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(source) => {
                return Err(BookmarkError::File {
                    path: self.path.clone(),
                    source,
                });
            }
        };
        let note: Note =
            serde_json::from_slice(&text).map_err(|error| self.foreign(error.to_string()))?;
        if note.openshelf != VERSION {
            return Err(self.foreign(format!("its version is {}", note.openshelf)));
        }
        if note.call != self.call {
            return Err(BookmarkError::OtherCall {
                path: self.path.clone(),
                operation: note.operation,
            });
        }
        Ok(Some((note.position, note.bytes)))
    }

    /// Removes the file of a position, if that is what it is.
    pub fn forget(path: &Path) -> Result<(), BookmarkError> {
        let Ok(text) = std::fs::read(path) else {
            return Ok(());
        };
        if serde_json::from_slice::<Note>(&text).is_err() {
            return Ok(());
        }
        std::fs::remove_file(path).map_err(|source| BookmarkError::File {
            path: path.to_owned(),
            source,
        })
    }

    /// Writes the position; the file is the old one or the new one, never a part.
    pub fn save(&self, position: &Position, bytes: Option<u64>) -> Result<(), BookmarkError> {
        let note = Note {
            openshelf: VERSION,
            operation: self.operation.clone(),
            call: self.call.clone(),
            position: position.clone(),
            bytes,
        };
        self.write(&note).map_err(|source| BookmarkError::File {
            path: self.path.clone(),
            source,
        })
    }

    fn write(&self, note: &Note) -> io::Result<()> {
        // A program that is killed here leaves it to the next one, which writes it over.
        let mut name = std::ffi::OsString::from(".");
        name.push(self.path.file_name().unwrap_or_default());
        name.push(".new");
        let new = self.path.with_file_name(name);
        std::fs::write(&new, serde_json::to_vec(note)?)?;
        std::fs::rename(&new, &self.path)
    }

    /// The position of an iterator, which belongs to no file of records.
    pub fn load_of_iterator(&self) -> Result<Option<Position>, BookmarkError> {
        match self.load()? {
            Some((_, Some(_))) => Err(self.foreign("it belongs to a file of records")),
            kept => Ok(kept.map(|(position, _)| position)),
        }
    }

    /// The position of a file of records, and how many bytes of the file belong to it.
    pub fn load_of_file(&self) -> Result<Option<(Position, u64)>, BookmarkError> {
        match self.load()? {
            Some((_, None)) => Err(self.foreign("it belongs to an iterator")),
            Some((position, Some(bytes))) => Ok(Some((position, bytes))),
            None => Ok(None),
        }
    }

    fn foreign(&self, why: impl Into<String>) -> BookmarkError {
        BookmarkError::Foreign {
            path: self.path.clone(),
            why: why.into(),
        }
    }
}

fn request(ask: Given, extra: &Extra, validate: bool) -> Result<call::Request, CallError> {
    let bound = call::bind(ask.operation, ask.values, &[], validate)?;
    call::request(&bound, extra)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Step;
    use openshelf_services as services;

    /// A bookmark of the search of transactions, with more arguments as JSON.
    fn bookmark(path: &Path, more: &str) -> Bookmark {
        let service = services::find("spending").unwrap();
        let row = service.find("search", "spending_by_transaction").unwrap();
        let mut given = Given::new(row, Vec::new());
        given.lay_over(r#"{"filters": {"award_type_codes": ["A"]}}"#);
        given.lay_over(r#"{"fields": ["Award ID", "Transaction Amount"]}"#);
        given.lay_over(more);
        let bounds = Bounds {
            records: None,
            pages: None,
            concurrency: 1,
            change_is_an_error: true,
        };
        let plan = Plan::new(service, row.paging.unwrap(), given, &bounds);
        let address = Address::parse("base_url", "http://x").unwrap();
        let extra = Extra::default();
        Bookmark::new(path.to_owned(), &address, &plan, &bounds, &extra, &[], true)
    }

    #[test]
    fn a_position_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("position");
        let mark = bookmark(&path, "{}");
        assert!(mark.load().unwrap().is_none());
        let position = Position {
            records: 100,
            pages: 1,
            steps: vec![Step::Keyed { after: Some(-7) }],
            given: vec![7],
            dropped: 2,
            ..Position::default()
        };
        mark.save(&position, Some(9)).unwrap();
        assert_eq!(mark.load().unwrap(), Some((position, Some(9))));
        assert!(matches!(
            bookmark(&path, r#"{"order": "asc"}"#).load(),
            Err(BookmarkError::OtherCall { .. })
        ));
        std::fs::write(&path, "{}").unwrap();
        assert!(matches!(mark.load(), Err(BookmarkError::Foreign { .. })));
    }

    #[test]
    fn a_documented_default_makes_no_other_call() {
        let path = Path::new("position");
        let same = |more: &str| assert_eq!(bookmark(path, more).call, bookmark(path, "{}").call);
        same(r#"{"sort": "Transaction Amount"}"#);
        same(r#"{"limit": 100, "order": null}"#);
        assert_ne!(
            bookmark(path, r#"{"filters": {"award_type_codes": ["B"]}}"#).call,
            bookmark(path, "{}").call
        );
    }
}
