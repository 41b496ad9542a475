//! Stores the hashes of the returned records in a file beside a position.
//!
//! Hashes are only appended. They are written before the position that counts them. Hashes after that
//! number belong to a page that was lost with a killed program, and the next run truncates them.

use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use openshelf_core::locks::lock;
use openshelf_durable::{Growing, beside, create_small, forget_small};
use serde::{Deserialize, Serialize};

use openshelf_paging::{CheckpointError, KeyLog};

/// The beginning of the file, whose last byte is the version; hashes follow, eight bytes each, little-endian.
const HEADER: &[u8; 16] = b"openshelf keys 1";
/// The version of the file.
pub const KEYS_VERSION: u32 = 1;
/// The beginning of a file of any version.
const NAME: &[u8] = b"openshelf keys ";
const SIZE: u64 = 8;

/// How many hashes a file has, and a number computed from all of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    count: u64,
    sum: u64,
}

impl Written {
    fn add(&mut self, key: u64) {
        self.count += 1;
        // The order counts, too.
        self.sum = (self.sum.rotate_left(5) ^ key).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    /// How long the file is at least.
    fn bytes(self) -> u64 {
        HEADER.len() as u64 + SIZE * self.count
    }
}

/// The file of keys of one position.
#[derive(Debug)]
pub struct KeyFile {
    path: PathBuf,
    /// The position that it belongs to.
    position: PathBuf,
    state: Mutex<Keys>,
}

#[derive(Debug, Default)]
struct Keys {
    log: Arc<KeyLog>,
    written: Written,
    /// The hashes to write after those.
    pending: Vec<u64>,
}

/// The file at the path of the keys.
enum Found {
    Nothing,
    Own(File),
    /// Something that we did not make.
    Foreign,
}

/// The path of the keys of a position: POSITION.keys.
pub fn keys_path(position: &Path) -> PathBuf {
    beside(position, ".keys")
}

impl KeyFile {
    /// The file of keys of a position. It need not exist.
    pub fn new(position: &Path) -> Self {
        Self {
            path: keys_path(position),
            position: position.to_owned(),
            state: Mutex::default(),
        }
    }

    /// The log for the hashes of returned records, until they are stored.
    pub fn log(&self) -> Arc<KeyLog> {
        Arc::clone(&lock(&self.state).log)
    }

    /// Begins without hashes. The first ones replace the file of an earlier run.
    pub fn begin(&self) -> Result<(), CheckpointError> {
        if let Found::Foreign = self.find(false)? {
            return Err(self.foreign());
        }
        *lock(&self.state) = Keys::default();
        Ok(())
    }

    /// The first `count` hashes, as a position counts them; later hashes are appended to them.
    pub fn load(&self, count: u64, stored: Written) -> Result<Vec<u64>, CheckpointError> {
        if count == 0 {
            return self.begin().map(|()| Vec::new());
        }
        let file = match self.find(false)? {
            Found::Own(file) => file,
            Found::Nothing => return Err(self.lost("it does not exist")),
            Found::Foreign => return Err(self.lost("another file has taken its place")),
        };
        let length = file.metadata().map_err(self.file_error())?.len();
        let wanted = stored.bytes();
        if length < wanted || stored.count < count {
            return Err(self.lost(&format!(
                "it has {length} bytes, but its position records {wanted}"
            )));
        }
        let mut bytes = Vec::new();
        let read = file.take(SIZE * stored.count).read_to_end(&mut bytes);
        read.map_err(self.file_error())?;
        let (words, _) = bytes.as_chunks::<8>();
        let mut keys: Vec<u64> = words.iter().map(|word| u64::from_le_bytes(*word)).collect();
        let mut all = Written::default();
        let mut own = Written::default();
        for key in &keys {
            all.add(*key);
            if all.count == count {
                own = all;
            }
        }
        if all != stored {
            return Err(
                self.lost("its keys are not those that it held when its position was written")
            );
        }
        keys.truncate(usize::try_from(count).unwrap_or(usize::MAX));
        *lock(&self.state) = Keys {
            log: Arc::new(KeyLog::behind(count)),
            written: own,
            pending: Vec::new(),
        };
        Ok(keys)
    }

    /// Appends the hashes up to this total number, and returns the state of the file. They are on the
    /// disk when this returns.
    pub fn append(&self, count: u64) -> Result<Written, CheckpointError> {
        let mut state = lock(&self.state);
        let more = state.log.take_until(count);
        state.pending.extend(more);
        if state.pending.is_empty() {
            return Ok(state.written);
        }
        let file = match self.find(true)? {
            Found::Own(file) => file,
            Found::Nothing if state.written.count == 0 => self.create()?,
            Found::Nothing => return Err(self.lost("it no longer exists")),
            Found::Foreign if state.written.count == 0 => return Err(self.foreign()),
            Found::Foreign => return Err(self.lost("another file has taken its place")),
        };
        let mut file = Growing::of(file).map_err(self.file_error())?;
        let (length, before) = (file.length(), state.written.bytes());
        if length < before {
            return Err(self.lost(&format!("it has {length} bytes, but {before} were written")));
        }
        let mut written = state.written;
        let mut bytes = Vec::with_capacity(state.pending.len() * 8);
        for key in &state.pending {
            written.add(*key);
            bytes.extend_from_slice(&key.to_le_bytes());
        }
        let added = file
            .cut_to(before)
            .and_then(|()| file.append(&bytes))
            .and_then(|()| file.sync());
        added.map_err(self.file_error())?;
        state.written = written;
        state.pending.clear();
        Ok(written)
    }

    /// Removes the file, if it is a file of keys.
    pub fn remove(&self) -> Result<(), CheckpointError> {
        match self.find(false)? {
            Found::Own(_) => forget_small(&self.path).map_err(self.file_error()),
            Found::Nothing | Found::Foreign => Ok(()),
        }
    }

    /// Opens the file after its header.
    fn find(&self, to_write: bool) -> Result<Found, CheckpointError> {
        match std::fs::symlink_metadata(&self.path) {
            Ok(about) if about.is_file() => {}
            // The target of a link is not touched.
            Ok(_) => return Ok(Found::Foreign),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::Nothing),
            Err(error) => return Err(self.file_error()(error)),
        }
        let opened = OpenOptions::new()
            .read(true)
            .write(to_write)
            .open(&self.path);
        let mut file = opened.map_err(self.file_error())?;
        let mut header = [0; HEADER.len()];
        match file.read_exact(&mut header) {
            Ok(()) if header == *HEADER => Ok(Found::Own(file)),
            Ok(()) if header.starts_with(NAME) => Err(self.lost(&format!(
                "their file has another version ({}), and this openshelf reads version {KEYS_VERSION}",
                String::from_utf8_lossy(&header).trim_start_matches("openshelf keys ")
            ))),
            Ok(()) => Ok(Found::Foreign),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(Found::Foreign),
            Err(error) => Err(self.file_error()(error)),
        }
    }

    /// Creates a file without keys. It appears with its header, so it can always be identified as ours.
    fn create(&self) -> Result<File, CheckpointError> {
        create_small(&self.path, HEADER).map_err(self.file_error())
    }

    fn file_error(&self) -> impl Fn(io::Error) -> CheckpointError {
        let path = self.path.clone();
        move |source| CheckpointError::File {
            path: path.clone(),
            source,
        }
    }

    fn lost(&self, why: &str) -> CheckpointError {
        CheckpointError::LostKeys {
            path: self.path.clone(),
            position: self.position.clone(),
            why: why.to_owned(),
        }
    }

    fn foreign(&self) -> CheckpointError {
        CheckpointError::ForeignKeys {
            path: self.path.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn file(folder: &Path) -> KeyFile {
        KeyFile::new(&folder.join("position"))
    }

    /// A run that resumes after `count` keys and returns these.
    fn run(folder: &Path, count: u64, stored: Written, keys: &[u64]) -> Written {
        let own = file(folder);
        own.load(count, stored).unwrap();
        own.log().push(keys.iter().copied());
        own.append(count + keys.len() as u64).unwrap()
    }

    proptest! {
        #[test]
        fn keys_of_a_killed_run_are_cut_off(
            before: Vec<u64>, lost: Vec<u64>, half in 0..8_usize, after: Vec<u64>,
        ) {
            let folder = tempfile::tempdir().unwrap();
            let folder = folder.path();
            let stored = run(folder, 0, Written::default(), &before);
            // A run that was killed before it could store its position, perhaps within a key.
            run(folder, stored.count, stored, &lost);
            let path = keys_path(&folder.join("position"));
            if !lost.is_empty() {
                let length = std::fs::metadata(&path).unwrap().len();
                File::options().write(true).open(&path).unwrap()
                    .set_len(length - half as u64).unwrap();
            }
            let stored = run(folder, stored.count, stored, &after);
            let all: Vec<u64> = before.iter().chain(&after).copied().collect();
            prop_assert_eq!(stored.count, all.len() as u64);
            prop_assert_eq!(file(folder).load(stored.count, stored).unwrap(), all);
        }

        #[test]
        fn a_truncated_or_changed_file_is_reported(
            keys in prop::collection::vec(any::<u64>(), 1..40), at: prop::sample::Index, is_cut: bool,
        ) {
            let folder = tempfile::tempdir().unwrap();
            let folder = folder.path();
            let stored = run(folder, 0, Written::default(), &keys);
            let path = keys_path(&folder.join("position"));
            let mut bytes = std::fs::read(&path).unwrap();
            let at = at.index(bytes.len());
            if is_cut {
                bytes.truncate(at);
            } else {
                bytes[at] ^= 1;
            }
            std::fs::write(&path, &bytes).unwrap();
            let error = file(folder).load(stored.count, stored).unwrap_err();
            let is_told = matches!(error, CheckpointError::LostKeys { .. });
            prop_assert!(is_told);
            prop_assert_eq!(std::fs::read(&path).unwrap(), bytes);
        }
    }

    #[test]
    fn a_foreign_file_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let own = file(folder.path());
        std::fs::write(&own.path, "precious").unwrap();
        let is_refused = |outcome: Result<(), CheckpointError>| {
            matches!(outcome, Err(CheckpointError::ForeignKeys { .. }))
        };
        assert!(is_refused(own.begin()));
        own.log().push([7].into_iter());
        assert!(is_refused(own.append(1).map(drop)));
        own.remove().unwrap();
        assert_eq!(std::fs::read_to_string(&own.path).unwrap(), "precious");
        // The keys that could not be written then are written once the path is free.
        std::fs::remove_file(&own.path).unwrap();
        let stored = own.append(1).unwrap();
        assert_eq!(file(folder.path()).load(1, stored).unwrap(), [7]);
        own.remove().unwrap();
        assert!(!own.path.exists());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_not_followed() {
        let folder = tempfile::tempdir().unwrap();
        let own = file(folder.path());
        let other = folder.path().join("other");
        std::fs::write(&other, HEADER).unwrap();
        std::os::unix::fs::symlink(&other, &own.path).unwrap();
        own.log().push([7].into_iter());
        assert!(own.append(1).is_err());
        own.remove().unwrap();
        assert_eq!(std::fs::read(&other).unwrap(), HEADER);
    }
}
