//! Manages the files of a SQLite cache: who created them, whether they were replaced, and how they are set
//! aside.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use openshelf_durable::{FolderLock, beside};

use super::error::{StoreError, StoreProblem};
use super::location;

/// The application id of a SQLite file that is a cache: "oshf".
pub const APPLICATION: i32 = 0x6f73_6866;
/// The beginning of every SQLite file, and the place of its application id.
const MAGIC: &[u8] = b"SQLite format 3\0";
const APPLICATION_PLACE: std::ops::Range<usize> = 68..72;
/// How long a process waits for others that make the same file.
pub const LOCK_TIMEOUT: Duration = Duration::from_secs(2);

/// Whose file is at a path.
#[derive(Debug, PartialEq, Eq)]
pub enum Owner {
    /// There is no file, or an empty one.
    Nobody,
    /// It is a cache, perhaps a damaged one.
    Cache,
    /// It belongs to another program, for this reason.
    Other(String),
}

/// Whose file is at the path, by its first bytes.
///
/// Closing a file releases the locks that the process has on it, including those of SQLite. So this must
/// not be called while this process uses the file.
pub fn owner(path: &Path) -> Result<Owner, StoreError> {
    let failed = |error: std::io::Error| {
        let message = format!("the cache {}: {error}", path.display());
        StoreError::Unavailable(StoreProblem::new(message, error))
    };
    let other = |why: &str| Ok(Owner::Other(format!("the cache {}: {why}", path.display())));
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Owner::Nobody),
        // The obstacle is reported when the file is created.
        Err(error) if error.kind() == ErrorKind::NotADirectory => return Ok(Owner::Nobody),
        Err(error) => return Err(failed(error)),
        Ok(about) if about.is_dir() => return Ok(Owner::Nobody),
        Ok(about) if !about.is_file() => return other("it is a device"),
        Ok(about) if about.len() == 0 => return Ok(Owner::Nobody),
        Ok(_) => {}
    }
    let mut head = Vec::new();
    File::open(path)
        .and_then(|file| {
            file.take(APPLICATION_PLACE.end as u64)
                .read_to_end(&mut head)
        })
        .map_err(failed)?;
    if !head.starts_with(MAGIC) {
        return other("it is not a database");
    }
    if head.get(APPLICATION_PLACE) != Some(&APPLICATION.to_be_bytes()) {
        return other("it is another program's database");
    }
    Ok(Owner::Cache)
}

/// The error of a file that belongs to another program.
pub fn not_ours(why: &str) -> StoreError {
    StoreError::unavailable(format!(
        "{why}; it was left unchanged: use another cache_name, or move it"
    ))
}

/// Which files are at the paths of a cache: the file itself, its log and the index of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileIds([Option<FileId>; 3]);

type FileId = (u64, u64);

impl FileIds {
    pub fn of(path: &Path) -> Self {
        Self(["", "-wal", "-shm"].map(|suffix| id(&beside(path, suffix))))
    }
}

#[cfg(unix)]
fn id(path: &Path) -> Option<FileId> {
    use std::os::unix::fs::MetadataExt;
    let about = fs::metadata(path).ok()?;
    Some((about.dev(), about.ino()))
}

/// An open file cannot be deleted there.
#[cfg(not(unix))]
fn id(_: &Path) -> Option<FileId> {
    None
}

/// Bytes of the log.
pub fn log_length(path: &Path) -> u64 {
    fs::metadata(beside(path, "-wal")).map_or(0, |about| about.len())
}

/// Whether there is an index of a log that is gone: somebody deleted the log of a process that still uses
/// it, and every other process fails at the index.
fn is_log_lost(path: &Path) -> bool {
    log_length(path) == 0 && beside(path, "-shm").exists()
}

/// Deletes the index of a log that is gone, so that it is created again. A process that still uses the
/// old one notices it before it writes.
pub fn forget_lost_log(path: &Path) {
    let _lock = FolderLock::take(path, LOCK_TIMEOUT);
    if is_log_lost(path) {
        let _ = fs::remove_file(beside(path, "-shm"));
        let _ = fs::remove_file(beside(path, "-wal"));
    }
}

/// Moves away the log beside a file that is absent or empty: a new file would be checked against the
/// index of the old one.
pub fn move_stale_log(path: &Path) -> Result<(), StoreError> {
    let target = free_name(path);
    let why = format!("the log of the cache {}", path.display());
    move_away(path, &target, &["-wal"], &why)?;
    let _ = fs::remove_file(beside(path, "-shm"));
    Ok(())
}

/// Renames the file and its log. Returns a sentence that reports this.
pub fn set_aside(path: &Path, why: &str) -> Result<String, StoreError> {
    let target = free_name(path);
    // The log is first, because a new file would read an old log as its own.
    move_away(path, &target, &["-wal", "-shm", ""], why)?;
    Ok(format!(
        "{why}; it was renamed to {} and a new cache was started",
        target.display()
    ))
}

/// Deletes the file and its log, and frees their space immediately. A process that still uses them finds
/// them empty and continues with the new ones.
pub fn delete(path: &Path) -> Result<(), StoreError> {
    let _lock = FolderLock::take(path, LOCK_TIMEOUT);
    // Their names are removed first, so that nobody opens them empty. The index is mapped into the memory
    // of other processes, and they would crash on reading it.
    let room: Vec<File> = ["", "-wal"]
        .iter()
        .filter_map(|suffix| {
            let file = File::options().write(true).open(beside(path, suffix));
            file.ok()
        })
        .collect();
    for suffix in ["", "-wal", "-shm"] {
        match fs::remove_file(beside(path, suffix)) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                let message = format!("the cache {} cannot be deleted: {error}", path.display());
                return Err(StoreError::Unavailable(StoreProblem::new(message, error)));
            }
            _ => {}
        }
    }
    for file in room {
        // At worst the others keep the room until they close the file.
        let _ = file.set_len(0);
    }
    Ok(())
}

/// The first free name for a file that is set aside and for its log.
fn free_name(path: &Path) -> PathBuf {
    let mut number = 1;
    loop {
        let target = beside(path, &format!(".set-aside-{number}"));
        if !target.exists() && !beside(&target, "-wal").exists() {
            return target;
        }
        number += 1;
    }
}

fn move_away(path: &Path, target: &Path, suffixes: &[&str], why: &str) -> Result<(), StoreError> {
    for suffix in suffixes {
        match fs::rename(beside(path, suffix), beside(target, suffix)) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => {
                let message = format!("{why}; it cannot be renamed: {error}");
                return Err(StoreError::Unavailable(StoreProblem::new(message, error)));
            }
        }
    }
    Ok(())
}

/// Whether a file that is not a cache may be set aside: in the folder that is ours.
pub fn may_set_aside(path: &Path) -> bool {
    location::users_folder().is_ok_and(|own| path.parent() == Some(own.as_path()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_owner_of_a_file_is_recognised_by_its_first_bytes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        assert_eq!(owner(&path).unwrap(), Owner::Nobody);
        let mut head = MAGIC.to_vec();
        head.resize(100, 0);
        for (content, is_nobody, is_cache) in [
            (Vec::new(), true, false),
            (b"text".to_vec(), false, false),
            (MAGIC.to_vec(), false, false),
            (head.clone(), false, false),
            ([&head[..68], b"oshf"].concat(), false, true),
            ([&head[..68], b"GPKG", &head[72..]].concat(), false, false),
        ] {
            fs::write(&path, &content).unwrap();
            let found = owner(&path).unwrap();
            assert_eq!(found == Owner::Nobody, is_nobody, "{content:?}");
            assert_eq!(found == Owner::Cache, is_cache, "{content:?}");
        }
    }

    #[test]
    fn files_set_aside_keep_their_suffixes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cache");
        for number in 1..=3 {
            fs::write(&path, format!("{number}")).unwrap();
            fs::write(beside(&path, "-wal"), b"log").unwrap();
            let notice = set_aside(&path, "why").unwrap();
            assert!(notice.contains(&format!("set-aside-{number}")), "{notice}");
            fs::write(beside(&path, "-wal"), b"log").unwrap();
            move_stale_log(&path).unwrap();
            let aside = beside(&path, &format!(".set-aside-{number}"));
            assert_eq!(fs::read_to_string(aside).unwrap(), format!("{number}"));
            assert!(!path.exists() && !beside(&path, "-wal").exists());
            // The name of a log alone is taken as well.
            for file in fs::read_dir(folder.path()).unwrap().flatten() {
                let name = file.file_name().into_string().unwrap();
                if name == format!("cache.set-aside-{}-wal", number + 1) {
                    fs::remove_file(file.path()).unwrap();
                }
            }
        }
    }

    #[cfg(unix)]
    #[test]
    fn another_file_at_the_same_path_is_recognised() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cache");
        fs::write(&path, b"one").unwrap();
        let before = FileIds::of(&path);
        assert_eq!(before, FileIds::of(&path));
        fs::write(beside(&path, "-wal"), b"log").unwrap();
        let with_log = FileIds::of(&path);
        assert_ne!(before, with_log);
        fs::write(folder.path().join("other"), b"two").unwrap();
        fs::rename(folder.path().join("other"), &path).unwrap();
        assert_ne!(with_log, FileIds::of(&path));
    }
}
