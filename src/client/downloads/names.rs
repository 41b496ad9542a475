//! Which file of a call, or of several calls side by side, has which name: one name never stands for two files, and
//! one file is received once.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use openshelf_core::locks::lock;
use openshelf_files::{NamedFile, local_name, name_of_address};
use tokio::task::spawn_blocking;

use super::error::DownloadError;

/// The path of a file, once one of the calls that lead to it has received it. Whoever receives it holds the lock.
pub type Turn = Arc<tokio::sync::Mutex<Option<PathBuf>>>;

/// The names of the files of calls that run side by side.
#[derive(Default)]
pub struct FileNames(Mutex<HashMap<String, Claim>>);

/// A name that a file has.
struct Claim {
    /// What the file is: its address, or the job that writes it.
    identity: String,
    turn: Turn,
}

/// A name in a folder, and the right to write there.
pub struct ClaimedName {
    pub name: String,
    pub turn: Turn,
}

impl FileNames {
    /// The name of a file whose name no other file can have.
    pub fn own(name: String) -> ClaimedName {
        let turn = Turn::default();
        ClaimedName { name, turn }
    }

    /// The name of a file to which a service gave this name. The calls for one file get the same name, and another file
    /// of the same name gets one that depends on its identity.
    pub async fn claim(
        &self,
        folder: &Path,
        given: &str,
        identity: &str,
    ) -> Result<ClaimedName, DownloadError> {
        let name = local_name(given);
        let other = name_of_address(&name, identity);
        // The files of an earlier run keep their names, in whatever order they come now.
        let looked = folder.join(&other);
        let looking = spawn_blocking(move || std::fs::symlink_metadata(looked).is_ok());
        let is_there = looking.await.map_err(|_| DownloadError::Lost)?;
        if !is_there && let Some(turn) = self.take(&name, identity) {
            return Ok(ClaimedName { name, turn });
        }
        Ok(self.marked(other, identity))
    }

    /// The name of a file of a list that has another file of the same name.
    pub fn distinct(&self, given: &str, identity: &str) -> ClaimedName {
        self.marked(name_of_address(&local_name(given), identity), identity)
    }

    /// A name that depends on the identity, so that no other file has it.
    fn marked(&self, name: String, identity: &str) -> ClaimedName {
        let turn = self.take(&name, identity).unwrap_or_default();
        ClaimedName { name, turn }
    }

    /// The turn of a file with this name; `None` if another file has it.
    fn take(&self, name: &str, identity: &str) -> Option<Turn> {
        let mut all = lock(&self.0);
        let claim = all.entry(comparable(name)).or_insert_with(|| Claim {
            identity: identity.to_owned(),
            turn: Turn::default(),
        });
        (claim.identity == identity).then(|| Arc::clone(&claim.turn))
    }
}

/// The names of a list that different files have.
pub fn repeated(files: &[NamedFile]) -> HashSet<String> {
    let mut first: HashMap<String, &str> = HashMap::new();
    let mut repeated = HashSet::new();
    for file in files {
        let name = comparable(&local_name(&file.name));
        let known = *first.entry(name.clone()).or_insert(&file.address);
        if known != file.address {
            repeated.insert(name);
        }
    }
    repeated
}

/// The name as file systems compare it: some take capital and small letters for the same.
pub fn comparable(name: &str) -> String {
    match cfg!(any(windows, target_os = "macos")) {
        true => name.to_lowercase(),
        false => name.to_owned(),
    }
}
