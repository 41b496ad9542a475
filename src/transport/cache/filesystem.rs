//! Stores entries as files of a folder, named by their keys' hashes.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::clock::{CLOCK_TOLERANCE, Timestamp};
use super::entry::Entry;
use super::error::{StoreError, StoreProblem};
use super::key::{Hash, hex, unhex};
use super::location;
use super::store::{Retention, Size, Store, encode_within_bound, is_expired};
use openshelf_core::locks::lock;
use openshelf_durable::{Mode, Replacement, read_bytes, remove_leftover};

/// The end of an entry's file name.
const EXTENSION: &str = ".entry";
/// Milliseconds. The time of the last use, which is the file's own, is set again when it is older.
const USE_PRECISION: Timestamp = 600_000;
/// The folder is measured again when this fraction of its bound was written, because other processes
/// write to it too.
const MEASURE_FRACTION: u64 = 16;

/// A store in a folder that processes share.
pub struct Filesystem {
    folder: PathBuf,
    usage: Mutex<Option<Usage>>,
}

/// What the folder contains, as far as this process knows.
struct Usage {
    size: Size,
    written_since: u64,
}

/// A file of an entry.
struct EntryFile {
    path: PathBuf,
    hash: Hash,
    bytes: u64,
    used: Timestamp,
}

impl Filesystem {
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        if folder.is_file() {
            return Err(StoreError::unavailable(format!(
                "the cache {} cannot be written to: it is a file",
                folder.display()
            )));
        }
        location::make_private_folder(folder)?;
        let store = Self {
            folder: folder.to_owned(),
            usage: Mutex::default(),
        };
        // Whether the folder can be written.
        store.begin(&folder.join("entry")).map(|_| store)
    }

    fn unavailable(&self, error: std::io::Error) -> StoreError {
        let message = format!("the cache {}: {error}", self.folder.display());
        StoreError::Unavailable(StoreProblem::new(message, error))
    }

    fn usage(&self) -> MutexGuard<'_, Option<Usage>> {
        lock(&self.usage)
    }

    /// The folder of an entry, one of 256.
    fn subfolder(&self, hash: &Hash) -> PathBuf {
        let [first, ..] = hash;
        self.folder.join(format!("{first:02x}"))
    }

    fn file(&self, hash: &Hash) -> PathBuf {
        self.subfolder(hash)
            .join(format!("{}{EXTENSION}", hex(hash)))
    }

    /// A new file that will be an entry.
    fn begin(&self, path: &Path) -> Result<Replacement, StoreError> {
        Replacement::create_among_many(path, Mode::Private).map_err(|error| self.unavailable(error))
    }

    /// Calls the function with every file of an entry, and deletes what killed processes left.
    fn for_each_file(&self, mut each: impl FnMut(EntryFile)) -> Result<(), StoreError> {
        for number in 0..=u8::MAX {
            let subfolder = self.folder.join(format!("{number:02x}"));
            let files = match fs::read_dir(&subfolder) {
                Ok(files) => files,
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                Err(error) => return Err(self.unavailable(error)),
            };
            for file in files.flatten() {
                let name = file.file_name();
                let name = name.to_string_lossy();
                // Another process may have deleted it in the meantime.
                let Ok(metadata) = file.metadata() else {
                    continue;
                };
                if let Some(hash) = name.strip_suffix(EXTENSION).and_then(unhex) {
                    each(EntryFile {
                        path: file.path(),
                        hash,
                        bytes: metadata.len(),
                        used: metadata.modified().map_or(0, timestamp),
                    });
                } else {
                    remove_leftover(&file.path());
                }
            }
        }
        Ok(())
    }

    fn measure(&self) -> Result<Size, StoreError> {
        let mut size = Size::default();
        self.for_each_file(|found| {
            size.entries += 1;
            size.bytes += found.bytes;
        })?;
        Ok(size)
    }

    /// Deletes the least recently used files until the others fit.
    fn make_room(&self, max_bytes: u64, now: Timestamp) -> Result<Size, StoreError> {
        let mut all = Vec::new();
        let mut size = Size::default();
        self.for_each_file(|found| {
            size.entries += 1;
            size.bytes += found.bytes;
            all.push(found);
        })?;
        if size.bytes <= max_bytes {
            return Ok(size);
        }
        // An entry used at a time in the future would never be the oldest one.
        let latest = now.saturating_add(CLOCK_TOLERANCE);
        all.sort_by_key(|found| if found.used > latest { 0 } else { found.used });
        for found in all {
            if size.bytes <= max_bytes - max_bytes / MEASURE_FRACTION {
                break;
            }
            if fs::remove_file(&found.path).is_ok() {
                size.entries -= 1;
                size.bytes -= found.bytes;
            }
        }
        Ok(size)
    }

    fn remove(&self, path: &Path) -> Result<bool, StoreError> {
        match fs::remove_file(path) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(self.unavailable(error)),
        }
    }

    fn read(&self, path: &Path) -> Result<Option<Entry>, StoreError> {
        match read_bytes(path) {
            Ok(bytes) => Ok(Entry::from_bytes(&bytes.into()).ok()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(self.unavailable(error)),
        }
    }

    fn delete_all(&self, which: impl Fn(&EntryFile) -> bool) -> Result<u64, StoreError> {
        let mut chosen = Vec::new();
        self.for_each_file(|found| {
            if which(&found) {
                chosen.push(found.path);
            }
        })?;
        let mut count = 0;
        for path in chosen {
            count += u64::from(self.remove(&path)?);
        }
        *self.usage() = None;
        Ok(count)
    }
}

fn timestamp(time: SystemTime) -> Timestamp {
    time.duration_since(UNIX_EPOCH)
        .ok()
        .and_then(|elapsed| Timestamp::try_from(elapsed.as_millis()).ok())
        .unwrap_or_default()
}

fn time(timestamp: Timestamp) -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(u64::try_from(timestamp).unwrap_or_default())
}

impl Store for Filesystem {
    fn get(&self, hash: &Hash, now: Timestamp) -> Result<Option<Arc<Entry>>, StoreError> {
        let path = self.file(hash);
        let Some(entry) = self.read(&path)? else {
            return Ok(None);
        };
        // The folder may be read-only. Then the use is not recorded.
        if let Ok(used) = fs::metadata(&path).and_then(|metadata| metadata.modified())
            && timestamp(used).abs_diff(now) >= USE_PRECISION.unsigned_abs()
            && let Ok(file) = File::options().append(true).open(&path)
        {
            let _ = file.set_modified(time(now));
        }
        Ok(Some(Arc::new(entry)))
    }

    fn put(
        &self,
        hash: &Hash,
        entry: Arc<Entry>,
        retention: Retention,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Some(bytes) = encode_within_bound(self, hash, &entry, retention)? else {
            return Ok(());
        };
        let count = bytes.len() as u64;
        let subfolder = self.subfolder(hash);
        location::make_private_folder(&subfolder)?;
        let mut file = self.begin(&self.file(hash))?;
        file.write_all(&bytes)
            .and_then(|()| file.file().set_modified(time(now)))
            .and_then(|()| file.commit())
            .map_err(|error| self.unavailable(error))?;
        let mut usage = self.usage();
        let known = match usage.as_mut() {
            Some(known) => {
                known.size.bytes += count;
                known.written_since += count;
                known
            }
            None => usage.insert(Usage {
                size: self.measure()?,
                written_since: 0,
            }),
        };
        if known.size.bytes > retention.max_bytes
            || known.written_since > retention.max_bytes / MEASURE_FRACTION
        {
            *usage = Some(Usage {
                size: self.make_room(retention.max_bytes, now)?,
                written_since: 0,
            });
        }
        Ok(())
    }

    fn delete(&self, hash: &Hash) -> Result<bool, StoreError> {
        self.remove(&self.file(hash))
    }

    fn clear(&self) -> Result<u64, StoreError> {
        self.delete_all(|_| true)
    }

    fn delete_expired(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.delete_all(|found| match self.read(&found.path) {
            Ok(Some(entry)) => is_expired(entry.stored, entry.expires, now),
            Ok(None) => true,
            Err(_) => false,
        })
    }

    fn hashes(&self) -> Result<Vec<Hash>, StoreError> {
        let mut all = Vec::new();
        self.for_each_file(|found| all.push(found.hash))?;
        Ok(all)
    }

    fn size(&self) -> Result<Size, StoreError> {
        self.measure()
    }
}
