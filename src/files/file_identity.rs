//! Records which file stands under a name that a caller chose. A name that follows from the arguments of a call needs
//! no record, unless a server on this machine gave the file: a sandbox gives its pictures the names of the real ones.

use std::io::Read;
use std::path::{Path, PathBuf};

use openshelf_durable::{beside, forget_small, read_regular, replace_small, sweep_small};
use serde::{Deserialize, Serialize};

use super::error::FileError;

/// The version of the record.
const VERSION: u32 = 1;
/// Bytes of the longest record that is read.
const LONGEST: u64 = 64 * 1024;

/// Which file a download leads to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileIdentity {
    /// The operation with its service.
    pub operation: String,
    /// The name that follows from the arguments.
    pub name: String,
    /// The host that serves it.
    pub host: String,
}

/// What stands where a file is to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    Nothing,
    /// A file of the same download.
    Own,
    /// Another file; its identity if it was downloaded.
    Other(Option<FileIdentity>),
}

#[derive(Serialize, Deserialize)]
struct Record {
    openshelf_file: u32,
    #[serde(flatten)]
    identity: FileIdentity,
    length: u64,
}

fn record_path(target: &Path) -> PathBuf {
    beside(target, ".origin")
}

fn read_record(target: &Path) -> Option<Record> {
    let mut text = Vec::new();
    let file = read_regular(&record_path(target)).ok()?;
    file.take(LONGEST).read_to_end(&mut text).ok()?;
    let record: Record = serde_json::from_slice(&text).ok()?;
    (record.openshelf_file == VERSION).then_some(record)
}

impl FileIdentity {
    /// What stands at `target`. A file that was changed after its download is another one.
    pub fn standing(&self, target: &Path) -> Standing {
        let Ok(about) = std::fs::metadata(target) else {
            return Standing::Nothing;
        };
        match read_record(target).filter(|record| record.length == about.len()) {
            Some(record) if record.identity == *self => Standing::Own,
            found => Standing::Other(found.map(|record| record.identity)),
        }
    }

    /// What was recorded of the file at `target`, if it has not changed since.
    #[must_use]
    pub fn recorded(target: &Path) -> Option<Self> {
        let length = std::fs::metadata(target).ok()?.len();
        let record = read_record(target).filter(|record| record.length == length);
        record.map(|record| record.identity)
    }

    /// Removes what was recorded of a file that is about to be replaced; most files are new, and have no record.
    pub fn forget_of_existing(target: &Path) {
        if target.exists() {
            // A record that stays is that of a file of another length.
            let _ = forget_small(&record_path(target));
        }
    }

    /// Removes what a killed run has left of a record.
    pub fn sweep(target: &Path) {
        let _ = sweep_small(&record_path(target));
    }

    /// Records that the file of this length that will stand at `target` is this one.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn record(self, target: &Path, length: u64) -> Result<(), FileError> {
        let path = record_path(target);
        let failed = FileError::disk(&path);
        let record = Record {
            openshelf_file: VERSION,
            identity: self,
            length,
        };
        let text = serde_json::to_vec(&record).map_err(|error| failed(error.into()))?;
        replace_small(&path, &text).map_err(failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identity(name: &str) -> FileIdentity {
        FileIdentity {
            operation: "pictures.fetch".to_owned(),
            name: name.to_owned(),
            host: "example.org".to_owned(),
        }
    }

    #[test]
    fn a_file_is_known_by_its_record() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a.jpg");
        let (own, other) = (identity("seed-a.jpg"), identity("seed-b.jpg"));
        assert_eq!(own.standing(&target), Standing::Nothing);
        std::fs::write(&target, "mine").unwrap();
        assert_eq!(own.standing(&target), Standing::Other(None));
        own.clone().record(&target, 4).unwrap();
        assert_eq!(own.standing(&target), Standing::Own);
        assert_eq!(other.standing(&target), Standing::Other(Some(own.clone())));
        // Somebody has changed it.
        std::fs::write(&target, "mine, too").unwrap();
        assert_eq!(own.standing(&target), Standing::Other(None));
        std::fs::remove_file(&target).unwrap();
        assert_eq!(own.standing(&target), Standing::Nothing);
    }

    #[test]
    fn a_record_is_that_of_its_file_until_it_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a.jpg");
        let own = identity("seed-a.jpg");
        std::fs::write(&target, "mine").unwrap();
        assert_eq!(FileIdentity::recorded(&target), None);
        own.clone().record(&target, 4).unwrap();
        FileIdentity::sweep(&target);
        assert_eq!(FileIdentity::recorded(&target), Some(own));
        std::fs::write(&target, "mine, too").unwrap();
        assert_eq!(FileIdentity::recorded(&target), None);
        FileIdentity::forget_of_existing(&target);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_record_of_another_version_is_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a.jpg");
        let own = identity("seed-a.jpg");
        std::fs::write(&target, "mine").unwrap();
        own.clone().record(&target, 4).unwrap();
        let path = record_path(&target);
        let text = std::fs::read_to_string(&path).unwrap();
        for (text, is_own) in [
            (text.clone(), true),
            (text.replace("_file\":1", "_file\":2"), false),
            ("{".to_owned(), false),
        ] {
            std::fs::write(&path, text).unwrap();
            assert_eq!(own.standing(&target) == Standing::Own, is_own);
        }
    }
}
