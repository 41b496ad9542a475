//! Entries as files of a folder, named by their keys' hashes.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::clock::{Moment, TOLERANCE};
use super::entry::Entry;
use super::key::{Hash, hex, unhex};
use super::place;
use super::store::{Keep, Size, Store, StoreError, encoded, is_expired};

const ENDING: &str = ".entry";
const UNFINISHED: &str = ".unfinished-";
/// What a process that was killed left behind is deleted when it is older.
const ABANDONED: Duration = Duration::from_secs(3600);
/// The time of the last use, which is the file's own, is set again when it is older than this.
const USED_GRAIN: Moment = 600_000;
/// The folder is looked through again when this part of its bound was written: other processes
/// write to it too.
const UNSEEN: u64 = 16;

pub struct Filesystem {
    folder: PathBuf,
    kept: Mutex<Option<Kept>>,
}

/// What the folder holds, as far as this process knows.
struct Kept {
    size: Size,
    written_since: u64,
}

/// A file of an entry.
struct Found {
    path: PathBuf,
    hash: Hash,
    bytes: u64,
    used: Moment,
}

impl Filesystem {
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        if folder.is_file() {
            return Err(StoreError::Trouble(format!(
                "the cache {} cannot be written to: it is a file",
                folder.display()
            )));
        }
        place::make_private_folder(folder)?;
        let store = Self {
            folder: folder.to_owned(),
            kept: Mutex::default(),
        };
        store.unfinished(folder).map(|_| store)
    }

    fn trouble(&self, error: &std::io::Error) -> StoreError {
        StoreError::Trouble(format!("the cache {}: {error}", self.folder.display()))
    }

    fn kept(&self) -> MutexGuard<'_, Option<Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The folder that an entry lies in: one of 256.
    fn shelf(&self, hash: &Hash) -> PathBuf {
        let [first, ..] = hash;
        self.folder.join(format!("{first:02x}"))
    }

    fn file(&self, hash: &Hash) -> PathBuf {
        self.shelf(hash).join(format!("{}{ENDING}", hex(hash)))
    }

    /// A file that has no name of an entry yet and is deleted unless it gets one.
    fn unfinished(&self, folder: &Path) -> Result<tempfile::NamedTempFile, StoreError> {
        tempfile::Builder::new()
            .prefix(UNFINISHED)
            .tempfile_in(folder)
            .map_err(|error| self.trouble(&error))
    }

    /// Calls the function with every file of an entry; what a killed process left is deleted.
    fn walk(&self, mut each: impl FnMut(Found)) -> Result<(), StoreError> {
        for number in 0..=u8::MAX {
            let shelf = self.folder.join(format!("{number:02x}"));
            let files = match fs::read_dir(&shelf) {
                Ok(files) => files,
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                Err(error) => return Err(self.trouble(&error)),
            };
            for file in files.flatten() {
                let name = file.file_name();
                let name = name.to_string_lossy();
                // Somebody else may have deleted it in the meantime.
                let Ok(about) = file.metadata() else { continue };
                if let Some(hash) = name.strip_suffix(ENDING).and_then(unhex) {
                    each(Found {
                        path: file.path(),
                        hash,
                        bytes: about.len(),
                        used: about.modified().map_or(0, moment),
                    });
                } else if name.starts_with(UNFINISHED) && is_abandoned(&about) {
                    let _ = fs::remove_file(file.path());
                }
            }
        }
        Ok(())
    }

    fn measure(&self) -> Result<Size, StoreError> {
        let mut size = Size::default();
        self.walk(|found| {
            size.entries += 1;
            size.bytes += found.bytes;
        })?;
        Ok(size)
    }

    /// Deletes the least recently used files until the others fit.
    fn make_room(&self, max_bytes: u64, now: Moment) -> Result<Size, StoreError> {
        let mut all = Vec::new();
        let mut size = Size::default();
        self.walk(|found| {
            size.entries += 1;
            size.bytes += found.bytes;
            all.push(found);
        })?;
        if size.bytes <= max_bytes {
            return Ok(size);
        }
        // What a clock of the future has stamped would stay for ever.
        let latest = now.saturating_add(TOLERANCE);
        all.sort_by_key(|found| if found.used > latest { 0 } else { found.used });
        for found in all {
            if size.bytes <= max_bytes - max_bytes / UNSEEN {
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
            Err(error) => Err(self.trouble(&error)),
        }
    }

    fn read(&self, path: &Path) -> Result<Option<Entry>, StoreError> {
        match fs::read(path) {
            Ok(bytes) => Ok(Entry::from_bytes(&bytes.into()).ok()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(self.trouble(&error)),
        }
    }

    fn delete_all(&self, which: impl Fn(&Found) -> bool) -> Result<u64, StoreError> {
        let mut over = Vec::new();
        self.walk(|found| {
            if which(&found) {
                over.push(found.path);
            }
        })?;
        let mut count = 0;
        for path in over {
            count += u64::from(self.remove(&path)?);
        }
        *self.kept() = None;
        Ok(count)
    }
}

fn moment(time: SystemTime) -> Moment {
    time.duration_since(UNIX_EPOCH)
        .ok()
        .and_then(|elapsed| Moment::try_from(elapsed.as_millis()).ok())
        .unwrap_or_default()
}

fn time(moment: Moment) -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(u64::try_from(moment).unwrap_or_default())
}

fn is_abandoned(about: &fs::Metadata) -> bool {
    about
        .modified()
        .ok()
        .and_then(|written| written.elapsed().ok())
        .is_some_and(|age| age > ABANDONED)
}

impl Store for Filesystem {
    fn get(&self, hash: &Hash, now: Moment) -> Result<Option<Arc<Entry>>, StoreError> {
        let path = self.file(hash);
        let Some(entry) = self.read(&path)? else {
            return Ok(None);
        };
        // A use that cannot be noted is none: the folder may be read-only.
        if let Ok(used) = fs::metadata(&path).and_then(|about| about.modified())
            && moment(used).abs_diff(now) >= USED_GRAIN.unsigned_abs()
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
        keep: Keep,
        now: Moment,
    ) -> Result<(), StoreError> {
        let Some(bytes) = encoded(self, hash, &entry, keep)? else {
            return Ok(());
        };
        let count = bytes.len() as u64;
        let shelf = self.shelf(hash);
        place::make_private_folder(&shelf)?;
        let mut file = self.unfinished(&shelf)?;
        file.write_all(&bytes)
            .and_then(|()| file.as_file().set_modified(time(now)))
            .map_err(|error| self.trouble(&error))?;
        file.persist(self.file(hash))
            .map_err(|error| self.trouble(&error.error))?;
        let mut kept = self.kept();
        let known = match kept.as_mut() {
            Some(known) => {
                known.size.bytes += count;
                known.written_since += count;
                known
            }
            None => kept.insert(Kept {
                size: self.measure()?,
                written_since: 0,
            }),
        };
        if known.size.bytes > keep.max_bytes || known.written_since > keep.max_bytes / UNSEEN {
            *kept = Some(Kept {
                size: self.make_room(keep.max_bytes, now)?,
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

    fn delete_expired(&self, now: Moment) -> Result<u64, StoreError> {
        self.delete_all(|found| match self.read(&found.path) {
            Ok(Some(entry)) => is_expired(entry.stored, entry.expires, now),
            Ok(None) => true,
            Err(_) => false,
        })
    }

    fn hashes(&self) -> Result<Vec<Hash>, StoreError> {
        let mut all = Vec::new();
        self.walk(|found| all.push(found.hash))?;
        Ok(all)
    }

    fn size(&self) -> Result<Size, StoreError> {
        self.measure()
    }
}
