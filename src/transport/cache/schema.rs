//! The file of a SQLite cache: how it is made, how it is recognised, and how another file is set aside.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use super::location;
use super::store::StoreError;

/// The application id of a SQLite file that is a cache: "oshf".
const APPLICATION: i32 = 0x6f73_6866;
/// How long a writer waits for the writers of other processes.
pub const BUSY_TIMEOUT: Duration = Duration::from_secs(15);
/// The version of the tables.
const VERSION: i32 = 1;
/// How long a process sleeps before it looks again whether the file is busy.
const PAUSE: Duration = Duration::from_millis(5);
/// Bytes to which the log is cut after it was copied into the file.
const LOG_BYTES: i64 = 8 * 1024 * 1024;
/// KiB of pages that a connection caches, so that the index of a hundred thousand entries stays in
/// memory.
const PAGE_CACHE: i64 = 16 * 1024;

/// The id of an entry is the beginning of its hash, so that a lookup searches one tree and not two. Of
/// two hashes that begin alike only the last one is stored.
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

/// The result of opening a file.
pub enum Opening {
    Ours(Connection),
    /// The file is not a cache, or is damaged, for this reason.
    Foreign(String),
}

/// SQLite's error as an error of the store, which says whether the file is damaged.
pub fn store_error(path: &Path, error: &rusqlite::Error) -> StoreError {
    let message = format!("the cache {}: {error}", path.display());
    match error.sqlite_error_code() {
        Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
            StoreError::Unavailable(format!(
                "the cache {} cannot be written to: {error}",
                path.display()
            ))
        }
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Damaged(message),
        _ => StoreError::Unavailable(message),
    }
}

/// Opens the file. A missing or empty file becomes a cache.
pub fn open(path: &Path) -> Result<Opening, StoreError> {
    location::make_private_file(path)?;
    let begun = Instant::now();
    loop {
        match connect(path) {
            Ok(opening) => return Ok(opening),
            // Switching to the write-ahead log needs an exclusive lock, and SQLite does not wait for it.
            Err(error) if is_busy(&error) && begun.elapsed() < BUSY_TIMEOUT => {
                std::thread::sleep(PAUSE);
            }
            Err(error) => {
                return match store_error(path, &error) {
                    StoreError::Damaged(why) => Ok(Opening::Foreign(why)),
                    StoreError::Unavailable(why) => Err(StoreError::Unavailable(why)),
                };
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

fn connect(path: &Path) -> Result<Opening, rusqlite::Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
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
    let application = number(&connection, "application_id")?;
    if application == 0 && count(&connection)? == 0 {
        create_tables(&mut connection)?;
    }
    let (application, version) = (
        number(&connection, "application_id")?,
        number(&connection, "user_version")?,
    );
    if application != APPLICATION {
        let why = format!(
            "the cache {}: it is another program's database",
            path.display()
        );
        return Ok(Opening::Foreign(why));
    }
    if version != VERSION || count(&connection)? < 7 {
        let why = format!(
            "the cache {}: it was written by another version of openshelf",
            path.display()
        );
        return Ok(Opening::Foreign(why));
    }
    // After a crash of the machine the last entries may be missing. The file itself stays sound.
    connection.pragma_update(None, "synchronous", "NORMAL")?;
    connection.pragma_update(None, "cache_size", -PAGE_CACHE)?;
    connection.pragma_update_and_check(None, "journal_size_limit", LOG_BYTES, |_| Ok(()))?;
    Ok(Opening::Ours(connection))
}

fn create_tables(connection: &mut Connection) -> Result<(), rusqlite::Error> {
    connection.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let made: i32 = transaction.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if made == 0 {
        transaction.execute_batch(TABLES)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    transaction.commit()
}

/// Checks that entries can be added.
pub fn check_writable(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let read_only = connection
        .is_readonly("main")
        .map_err(|error| store_error(path, &error))?;
    if read_only {
        return Err(StoreError::Unavailable(format!(
            "the cache {} cannot be written to: it is read-only",
            path.display()
        )));
    }
    // An empty transaction shows that the log can be made next to the file.
    connection
        .execute_batch("BEGIN IMMEDIATE; ROLLBACK")
        .map_err(|error| store_error(path, &error))
}

/// Whether the file at this path is a whole cache now.
pub fn is_sound(path: &Path) -> bool {
    let Ok(Opening::Ours(connection)) = open(path) else {
        return false;
    };
    let found = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0));
    found.is_ok_and(|found| found == "ok")
}

/// Renames the file. Returns a sentence that says so.
pub fn set_aside(path: &Path, why: &str) -> Result<String, StoreError> {
    let mut number = 1;
    let mut target = with_suffix(path, &format!(".set-aside-{number}"));
    while target.exists() {
        number += 1;
        target = with_suffix(path, &format!(".set-aside-{number}"));
    }
    // The log is first, because a new file would read an old log as its own.
    for suffix in ["-wal", "-shm", ""] {
        match std::fs::rename(with_suffix(path, suffix), with_suffix(&target, suffix)) {
            Ok(()) => {}
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => {
                return Err(StoreError::Unavailable(format!(
                    "{why}; it cannot be set aside: {error}"
                )));
            }
        }
    }
    Ok(format!(
        "{why}; it was set aside as {} and a new cache was begun",
        target.display()
    ))
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
