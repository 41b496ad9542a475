//! Creates and opens the file of a SQLite cache.

use std::path::Path;
use std::time::{Duration, Instant};

use openshelf_durable::{FolderLock, Mode, Replacement};
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior, ffi};

use super::error::{StoreError, StoreProblem};
use super::location;
use super::sqlite_file::{
    APPLICATION, LOCK_TIMEOUT, Owner, forget_lost_log, may_set_aside, move_stale_log, not_ours,
    owner,
};

/// How long a writer waits for the writers of other processes.
pub const BUSY_TIMEOUT: Duration = Duration::from_secs(15);
/// The version of the tables.
pub const TABLES_VERSION: i32 = 1;
/// How long a process sleeps before it checks again whether the file is busy.
const PAUSE: Duration = Duration::from_millis(5);
/// The size to which the log is truncated after it was copied into the file. A writer that finds a longer
/// one waits until all of it can be copied.
pub const LOG_BYTES: i64 = 8 * 1024 * 1024;
/// KiB of pages that a connection caches, so that the index of a hundred thousand entries stays in
/// memory.
const PAGE_CACHE: i64 = 16 * 1024;

/// The id of an entry is the beginning of its hash, so that a lookup searches one tree and not two. Of
/// two hashes with the same beginning only the last one is stored.
const TABLES: &str = "
CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    hash BLOB NOT NULL,
    stored INTEGER NOT NULL,
    expires INTEGER,
    used INTEGER NOT NULL,
    size INTEGER NOT NULL,
    entry BLOB NOT NULL
);
CREATE INDEX by_use ON entries (used);
CREATE INDEX by_expiry ON entries (expires) WHERE expires IS NOT NULL;
CREATE TABLE totals (entries INTEGER NOT NULL, bytes INTEGER NOT NULL);
INSERT INTO totals VALUES (0, 0);
CREATE TRIGGER entry_added AFTER INSERT ON entries BEGIN
    UPDATE totals SET entries = entries + 1, bytes = bytes + new.size;
END;
CREATE TRIGGER entry_gone AFTER DELETE ON entries BEGIN
    UPDATE totals SET entries = entries - 1, bytes = bytes - old.size;
END;
CREATE TRIGGER entry_replaced AFTER UPDATE OF size ON entries BEGIN
    UPDATE totals SET bytes = bytes - old.size + new.size;
END;
";

/// SQLite's error as an error of the store, which says whether the file is damaged.
pub fn store_error(path: &Path, error: rusqlite::Error) -> StoreError {
    let path = path.display();
    let code = error.sqlite_error().map(|error| error.extended_code);
    let kind = error.sqlite_error_code();
    if let Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) = kind {
        let message = format!("the cache {path} cannot be written to: {error}");
        return StoreError::Unavailable(StoreProblem::new(message, error));
    }
    let trouble = StoreProblem::new(format!("the cache {path}: {error}"), error);
    match kind {
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Damaged(trouble),
        Some(ErrorCode::DiskFull) => StoreError::Full(trouble),
        // The index refers to more than the log contains.
        Some(ErrorCode::SystemIoFailure) if code == Some(ffi::SQLITE_IOERR_SHORT_READ) => {
            StoreError::LogLost(trouble)
        }
        // A file that may not become longer.
        Some(ErrorCode::SystemIoFailure) if code.is_some_and(is_write_error) => {
            StoreError::Full(trouble)
        }
        _ => StoreError::Unavailable(trouble),
    }
}

/// Whether the system refused to write.
fn is_write_error(code: i32) -> bool {
    matches!(
        code,
        ffi::SQLITE_IOERR_WRITE | ffi::SQLITE_IOERR_SHMSIZE | ffi::SQLITE_IOERR_TRUNCATE
    )
}

/// Opens the file. A missing or empty file becomes a cache.
///
/// # Errors
/// [`StoreError::Damaged`] for a file that cannot be used any more, or has another version.
pub fn open(path: &Path) -> Result<Connection, StoreError> {
    match owner(path)? {
        Owner::Cache => {}
        Owner::Nobody => create(path)?,
        Owner::Other(why) if may_set_aside(path) => return Err(StoreError::Damaged(why.into())),
        Owner::Other(why) => return Err(not_ours(&why)),
    }
    match connect(path) {
        Err(StoreError::LogLost(_)) => {
            forget_lost_log(path);
            connect(path)
        }
        opened => opened,
    }
}

/// Creates the file with its tables under a temporary name, and then renames it, so that nobody ever sees
/// an incomplete file. Other processes that want the same file wait, or find it complete.
fn create(path: &Path) -> Result<(), StoreError> {
    let Some(folder) = path.parent() else {
        return Err(StoreError::unavailable(format!(
            "the cache {} cannot be written to: it is a folder",
            path.display()
        )));
    };
    location::make_private_folder(folder)?;
    let _lock = FolderLock::take(path, LOCK_TIMEOUT);
    if owner(path)? != Owner::Nobody {
        return Ok(());
    }
    let failed = |error: std::io::Error| {
        let message = format!("the cache {} cannot be written to: {error}", path.display());
        StoreError::Unavailable(StoreProblem::new(message, error))
    };
    if path.is_dir() {
        return Err(failed(std::io::ErrorKind::IsADirectory.into()));
    }
    let new = Replacement::create(path, Mode::Private)
        .map_err(failed)?
        .close();
    make_tables(new.path()).map_err(|error| store_error(path, error))?;
    // The existing file is the log of another database.
    move_stale_log(path)?;
    // A symbolic link stays, and the empty file that it points to is replaced.
    let target = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    new.commit_to(target).map_err(failed)
}

/// Another connection to the file that this process has open, or the first one.
pub fn connect(path: &Path) -> Result<Connection, StoreError> {
    let begun = Instant::now();
    loop {
        match try_connect(path) {
            // Switching to the write-ahead log needs an exclusive lock, and SQLite does not wait for it.
            Err(error) if is_busy(&error) && begun.elapsed() < BUSY_TIMEOUT => {
                std::thread::sleep(PAUSE);
            }
            Err(error) => return Err(store_error(path, error)),
            Ok(Some(connection)) => return Ok(connection),
            Ok(None) => {
                let path = path.display();
                let why =
                    format!("the cache {path}: it was written by another version of openshelf");
                return Err(StoreError::Damaged(why.into()));
            }
        }
    }
}

fn is_busy(error: &rusqlite::Error) -> bool {
    matches!(
        error.sqlite_error_code(),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked)
    )
}

/// A connection; `None` if the tables are not those of this version.
fn try_connect(path: &Path) -> Result<Option<Connection>, rusqlite::Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(32);
    let number = |connection: &Connection, name: &str| {
        connection.pragma_query_value(None, name, |row| row.get::<_, i32>(0))
    };
    let count = |connection: &Connection| {
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| {
            row.get::<_, i64>(0)
        })
    };
    let version = number(&connection, "user_version")?;
    if version != TABLES_VERSION || count(&connection)? < 7 {
        return Ok(None);
    }
    let journal: String =
        connection.pragma_query_value(None, "journal_mode", |row| row.get::<_, String>(0))?;
    if journal != "wal" {
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    }
    // After a crash of the machine the last entries may be missing. The file itself stays sound.
    connection.pragma_update(None, "synchronous", "NORMAL")?;
    connection.pragma_update(None, "cache_size", -PAGE_CACHE)?;
    connection.pragma_update_and_check(None, "journal_size_limit", LOG_BYTES, |_| Ok(()))?;
    Ok(Some(connection))
}

/// Makes the tables in an empty file.
fn make_tables(path: &Path) -> Result<(), rusqlite::Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    connection.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute_batch(TABLES)?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", TABLES_VERSION)?;
    transaction.commit()?;
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.close().map_err(|(_, error)| error)
}

/// Checks that entries can be added.
pub fn check_writable(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let read_only = connection
        .is_readonly("main")
        .map_err(|error| store_error(path, error))?;
    if read_only {
        return Err(StoreError::unavailable(format!(
            "the cache {} cannot be written to: it is read-only",
            path.display()
        )));
    }
    // An empty transaction shows that the log can be created beside the file.
    connection
        .execute_batch("BEGIN IMMEDIATE; ROLLBACK")
        .map_err(|error| store_error(path, error))
}

/// Whether the file at this path is a whole cache now.
pub fn is_sound(path: &Path) -> bool {
    let Ok(connection) = connect(path) else {
        return false;
    };
    let found = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0));
    found.is_ok_and(|found| found == "ok")
}
