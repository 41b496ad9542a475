//! A position in a file, so that another process can go on.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use md5::{Digest, Md5};
use serde::{Deserialize, Serialize};

use super::plan::Plan;
use super::walk::{Bounds, Position};

/// The version of the file.
const VERSION: u32 = 1;

/// What the file holds.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Note {
    openshelf: u32,
    operation: String,
    /// What stands for the address, the arguments, the size of a page and the bounds.
    call: String,
    position: Position,
    /// How many bytes of an output file belong to the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bytes: Option<u64>,
}

/// The file that keeps the position of one call.
#[derive(Debug, Clone)]
pub struct Bookmark {
    path: PathBuf,
    operation: String,
    call: String,
}

/// Why a file is no bookmark of this call.
#[derive(Debug, thiserror::Error)]
pub enum BookmarkError {
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    #[error(
        "{path}: this is no position of openshelf: {why}. Name another file, or delete it to begin anew"
    )]
    Foreign { path: PathBuf, why: String },
    #[error(
        "{path}: this position belongs to another call ({operation}), or to other arguments. Name another file, or delete it to begin anew"
    )]
    OtherCall { path: PathBuf, operation: String },
}

impl Bookmark {
    /// The bookmark of a call; the file need not exist.
    pub fn new(
        path: PathBuf,
        operation: String,
        address: &str,
        plan: &Plan,
        bounds: &Bounds,
    ) -> Self {
        let mut values = plan.given.values.clone();
        values.sort_by_key(|(name, _)| *name);
        let arguments: Vec<String> = values
            .iter()
            .map(|(name, value)| {
                let value = serde_json::to_string(value).unwrap_or_else(|_| value.shown());
                format!("{name}={value}")
            })
            .collect();
        let (records, pages) = (bounds.records, bounds.pages);
        let arguments = arguments.join("\n");
        let size = plan.size;
        let text = format!("{operation}\n{address}\n{size}\n{records:?}\n{pages:?}\n{arguments}");
        let call = Md5::digest(text.as_bytes())
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        Self {
            path,
            operation,
            call,
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The position and the bytes of the output that belong to it; nothing without a file.
    pub fn load(&self) -> Result<Option<(Position, Option<u64>)>, BookmarkError> {
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
        let foreign = |why: String| BookmarkError::Foreign {
            path: self.path.clone(),
            why,
        };
        let note: Note =
            serde_json::from_slice(&text).map_err(|error| foreign(error.to_string()))?;
        if note.openshelf != VERSION {
            return Err(foreign(format!("its version is {}", note.openshelf)));
        }
        if note.call != self.call || note.operation != self.operation {
            return Err(BookmarkError::OtherCall {
                path: self.path.clone(),
                operation: note.operation,
            });
        }
        Ok(Some((note.position, note.bytes)))
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
        let folder = match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        serde_json::to_writer(&mut file, note)?;
        file.flush()?;
        file.persist(&self.path).map_err(|error| error.error)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::call::Value;
    use crate::paging::{Given, Step};
    use crate::services;

    fn bookmark(path: &Path, term: &str) -> Bookmark {
        let service = services::find("gazette").unwrap();
        let row = service.find("documents", "search").unwrap();
        let given = Given::new(row, vec![("search_term", Value::Text(term.to_owned()))]);
        let plan = Plan::new(service, row.paging.unwrap(), given, None);
        let bounds = Bounds {
            records: None,
            pages: None,
            concurrency: 1,
            change_is_an_error: true,
        };
        let operation = "gazette.documents.search".to_owned();
        Bookmark::new(path.to_owned(), operation, "http://x", &plan, &bounds)
    }

    #[test]
    fn a_position_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("position");
        let mark = bookmark(&path, "water");
        assert!(mark.load().unwrap().is_none());
        let position = Position {
            records: 100,
            pages: 1,
            steps: vec![Step::Keyed {
                after: Some(-7),
                alone: false,
            }],
            given: vec![7],
        };
        mark.save(&position, Some(9)).unwrap();
        assert_eq!(mark.load().unwrap(), Some((position, Some(9))));
        assert!(matches!(
            bookmark(&path, "fire").load(),
            Err(BookmarkError::OtherCall { .. })
        ));
        std::fs::write(&path, "{}").unwrap();
        assert!(matches!(mark.load(), Err(BookmarkError::Foreign { .. })));
    }
}
