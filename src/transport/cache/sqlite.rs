//! Stores entries in a SQLite file that many processes share.
//!
//! A write-ahead log lets readers and one writer work at the same time. A second writer waits for the
//! first. Triggers count entries and bytes, so that nothing has to read the whole table.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, Instant};

use openshelf_core::locks::{lock, read, write};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use super::clock::{CLOCK_TOLERANCE, Timestamp};
use super::entry::Entry;
use super::error::StoreError;
use super::key::Hash;
use super::schema::{self, BUSY_TIMEOUT, store_error};
use super::sqlite_file::{self, FileIds, Owner, log_length, may_set_aside, not_ours, owner};
use super::store::{Retention, Size, Store, encode_within_bound};

/// How many unused connections stay open.
const MAX_IDLE_CONNECTIONS: usize = 4;
/// Milliseconds. The time of the last use is written again when it is older.
const USE_PRECISION: Timestamp = 600_000;
/// Times of use are written with the next entry, or by themselves when there are this many.
const MAX_PENDING: usize = 1024;
/// A full cache frees this fraction of its limit, so that not every new entry has to evict others.
const FREED_FRACTION: u64 = 16;

/// How long readers may fail to notice that another file is at the path. Writers check each time.
const LOOK_INTERVAL: Duration = Duration::from_millis(500);
/// How long a writer waits for others before it leaves shortening the log to a later writer.
const SHORTEN_TIMEOUT: Duration = Duration::from_secs(2);

/// A store in a SQLite file.
pub struct Sqlite {
    path: PathBuf,
    /// Locked for reading by threads that use the file, and for writing by a thread that opens another
    /// one.
    gate: RwLock<()>,
    files: Mutex<Files>,
    idle: Mutex<Vec<Connection>>,
    used: Mutex<HashMap<i64, Timestamp>>,
    notices: Mutex<Vec<String>>,
}

/// The files that this process has open.
#[derive(Default)]
struct Files {
    /// `None` before they are open.
    ids: Option<FileIds>,
    /// When they were last compared with those at the path.
    looked: Option<Instant>,
}

/// The purpose of a connection.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Read,
    Write,
}

impl Sqlite {
    /// Opens or creates the file. A damaged cache is set aside.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let store = Self {
            path: path.to_owned(),
            gate: RwLock::default(),
            files: Mutex::default(),
            idle: Mutex::default(),
            used: Mutex::default(),
            notices: Mutex::default(),
        };
        store.ensure_open(Purpose::Write)?;
        Ok(store)
    }

    /// Works with a connection. A damaged file is opened again or set aside, and the work is repeated.
    fn with<T>(
        &self,
        purpose: Purpose,
        work: impl Fn(&mut Connection) -> Result<T, rusqlite::Error>,
    ) -> Result<T, StoreError> {
        match self.attempt(purpose, &work) {
            Err(StoreError::Damaged(why)) => self.replace_damaged(&why.to_string())?,
            Err(StoreError::LogLost(_)) => {
                let _alone = write(&self.gate);
                self.forget_connections();
                sqlite_file::forget_lost_log(&self.path);
            }
            done => return done,
        }
        self.attempt(purpose, &work)
    }

    fn attempt<T>(
        &self,
        purpose: Purpose,
        work: impl Fn(&mut Connection) -> Result<T, rusqlite::Error>,
    ) -> Result<T, StoreError> {
        self.ensure_open(purpose)?;
        let _inside = read(&self.gate);
        let idle = lock(&self.idle).pop();
        let mut connection = match idle {
            Some(connection) => connection,
            None => schema::connect(&self.path)?,
        };
        let value = work(&mut connection).map_err(|error| store_error(&self.path, error))?;
        if purpose == Purpose::Write {
            self.shorten_log(&connection);
        }
        let mut idle = lock(&self.idle);
        if idle.len() < MAX_IDLE_CONNECTIONS {
            idle.push(connection);
        }
        Ok(value)
    }

    /// Opens the files at the path, unless they are the ones that are open.
    fn ensure_open(&self, purpose: Purpose) -> Result<(), StoreError> {
        if self.is_open(purpose) {
            return Ok(());
        }
        let _alone = write(&self.gate);
        if self.is_open(Purpose::Write) {
            return Ok(());
        }
        self.forget_connections();
        let connection = match schema::open(&self.path) {
            Err(StoreError::Damaged(why)) => {
                self.set_aside(&why.to_string())?;
                schema::open(&self.path)
            }
            opened => opened,
        }?;
        self.adopt(connection)
    }

    fn is_open(&self, purpose: Purpose) -> bool {
        let mut files = lock(&self.files);
        let Some(ids) = files.ids else {
            return false;
        };
        let is_due = files
            .looked
            .is_none_or(|looked| looked.elapsed() > LOOK_INTERVAL);
        if purpose == Purpose::Read && !is_due {
            return true;
        }
        files.looked = Some(Instant::now());
        ids == FileIds::of(&self.path)
    }

    /// Stores the first connection to the files at the path, and remembers which files they are.
    fn adopt(&self, connection: Connection) -> Result<(), StoreError> {
        schema::check_writable(&connection, &self.path)?;
        *lock(&self.files) = Files {
            ids: Some(FileIds::of(&self.path)),
            looked: Some(Instant::now()),
        };
        lock(&self.idle).push(connection);
        Ok(())
    }

    /// Closes the connections without writing to the files at the path, which may be others by now.
    fn forget_connections(&self) {
        lock(&self.files).ids = None;
        for connection in lock(&self.idle).drain(..) {
            let _ = connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
        }
    }

    /// Puts a new file in the place of a damaged one, unless another process has been faster.
    fn replace_damaged(&self, why: &str) -> Result<(), StoreError> {
        let _alone = write(&self.gate);
        self.forget_connections();
        if owner(&self.path)? == Owner::Cache && schema::is_sound(&self.path) {
            return Ok(());
        }
        self.set_aside(why)
    }

    fn set_aside(&self, why: &str) -> Result<(), StoreError> {
        if let Owner::Other(owner) = owner(&self.path)?
            && !may_set_aside(&self.path)
        {
            return Err(not_ours(&owner));
        }
        let notice = sqlite_file::set_aside(&self.path, why)?;
        lock(&self.notices).push(notice);
        lock(&self.used).clear();
        Ok(())
    }

    /// Deletes the file and creates a new one. Returns how many entries there were.
    fn begin_anew(&self) -> Result<u64, StoreError> {
        let count = self.with(Purpose::Read, |connection| totals(connection));
        let _alone = write(&self.gate);
        self.forget_connections();
        match owner(&self.path)? {
            Owner::Other(why) => return Err(not_ours(&why)),
            Owner::Cache | Owner::Nobody => sqlite_file::delete(&self.path)?,
        }
        lock(&self.used).clear();
        // Another process may still hold the room; the next call tries again.
        if let Ok(connection) = schema::open(&self.path) {
            let _ = self.adopt(connection);
        }
        Ok(count.map_or(0, |size| size.entries))
    }

    /// Copies the log into the file and restarts it if it has become too long: while several processes
    /// write all the time, SQLite by itself never gets to do it.
    fn shorten_log(&self, connection: &Connection) {
        if log_length(&self.path) <= schema::LOG_BYTES.unsigned_abs() {
            return;
        }
        // A busy process does the same; otherwise the next writer tries again.
        let _ = connection.busy_timeout(SHORTEN_TIMEOUT);
        let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        let _ = connection.busy_timeout(BUSY_TIMEOUT);
    }

    /// Remembers that an entry was used. Returns whether the pending times are to be written now.
    fn remember_use(&self, id: i64, used: Timestamp, now: Timestamp) -> bool {
        if used.abs_diff(now) < USE_PRECISION.unsigned_abs() {
            return false;
        }
        let mut pending = lock(&self.used);
        pending.insert(id, now);
        pending.len() >= MAX_PENDING
    }

    /// Writes the times of use if no other process is writing. Otherwise they wait, or are dropped.
    fn write_uses(&self) {
        let pending = std::mem::take(&mut *lock(&self.used));
        let written = self.attempt(Purpose::Write, |connection| {
            connection.busy_timeout(Duration::ZERO)?;
            let done = begin(connection).and_then(|transaction| {
                write_uses(&transaction, &pending)?;
                transaction.commit()
            });
            connection.busy_timeout(BUSY_TIMEOUT)?;
            done
        });
        if written.is_err() && pending.len() < 4 * MAX_PENDING {
            let mut later = lock(&self.used);
            for (id, used) in pending {
                later.entry(id).or_insert(used);
            }
        }
    }
}

/// The id of an entry: the first eight bytes of its hash.
fn id(hash: &Hash) -> i64 {
    let [
        first,
        second,
        third,
        fourth,
        fifth,
        sixth,
        seventh,
        eighth,
        ..,
    ] = *hash;
    i64::from_le_bytes([first, second, third, fourth, fifth, sixth, seventh, eighth])
}

/// Begins to write. This is the only place that waits for other writers.
fn begin(connection: &mut Connection) -> Result<Transaction<'_>, rusqlite::Error> {
    connection.transaction_with_behavior(TransactionBehavior::Immediate)
}

fn write_uses(
    transaction: &Transaction<'_>,
    pending: &HashMap<i64, Timestamp>,
) -> Result<(), rusqlite::Error> {
    if pending.is_empty() {
        return Ok(());
    }
    let mut statement = transaction.prepare_cached("UPDATE entries SET used = ?2 WHERE id = ?1")?;
    for (id, used) in pending {
        statement.execute(params![id, used])?;
    }
    Ok(())
}

fn totals(connection: &Connection) -> Result<Size, rusqlite::Error> {
    let mut statement = connection.prepare_cached("SELECT entries, bytes FROM totals")?;
    statement.query_row([], |row| {
        Ok(Size {
            entries: row.get::<_, i64>(0)?.unsigned_abs(),
            bytes: row.get::<_, i64>(1)?.unsigned_abs(),
        })
    })
}

/// Deletes the least recently used entries until the others fit.
fn make_room(
    transaction: &Transaction<'_>,
    max_bytes: u64,
    now: Timestamp,
) -> Result<(), rusqlite::Error> {
    let stored = totals(transaction)?.bytes;
    if stored <= max_bytes {
        return Ok(());
    }
    // An entry used at a time in the future would never be the oldest one.
    transaction.execute(
        "UPDATE entries SET used = ?1 WHERE used > ?2",
        params![now, now.saturating_add(CLOCK_TOLERANCE)],
    )?;
    let mut surplus = stored - max_bytes + max_bytes / FREED_FRACTION;
    let mut oldest = Vec::new();
    {
        let mut statement =
            transaction.prepare_cached("SELECT id, size FROM entries ORDER BY used, id")?;
        let mut rows = statement.query([])?;
        while surplus > 0
            && let Some(row) = rows.next()?
        {
            oldest.push(row.get::<_, i64>(0)?);
            surplus = surplus.saturating_sub(row.get::<_, i64>(1)?.unsigned_abs());
        }
    }
    let mut delete = transaction.prepare_cached("DELETE FROM entries WHERE id = ?1")?;
    for id in oldest {
        delete.execute([id])?;
    }
    Ok(())
}

impl Store for Sqlite {
    fn get(&self, hash: &Hash, now: Timestamp) -> Result<Option<Arc<Entry>>, StoreError> {
        let id = id(hash);
        let found = self.with(Purpose::Read, |connection| {
            let mut statement = connection
                .prepare_cached("SELECT used, entry FROM entries WHERE id = ?1 AND hash = ?2")?;
            statement
                .query_row(params![id, hash.as_slice()], |row| {
                    let entry = Entry::decode(row.get_ref(1)?.as_blob()?);
                    Ok((row.get::<_, i64>(0)?, entry))
                })
                .optional()
        })?;
        match found {
            None => Ok(None),
            Some((used, Ok(entry))) => {
                if self.remember_use(id, used, now) {
                    self.write_uses();
                }
                Ok(Some(Arc::new(entry)))
            }
            Some((_, Err(_))) => {
                // The entry counts as missing, whether it can be deleted or not.
                let _ = self.delete(hash);
                Ok(None)
            }
        }
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
        let size = bytes.len() as u64;
        let pending = std::mem::take(&mut *lock(&self.used));
        self.with(Purpose::Write, |connection| {
            let transaction = begin(connection)?;
            write_uses(&transaction, &pending)?;
            transaction
                .prepare_cached(
                    "INSERT INTO entries (id, hash, stored, expires, used, size, entry)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                     ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, stored = excluded.stored,
                     expires = excluded.expires, used = excluded.used,
                     size = excluded.size, entry = excluded.entry",
                )?
                .execute(params![
                    id(hash),
                    hash.as_slice(),
                    entry.stored,
                    entry.expires,
                    now,
                    i64::try_from(size).unwrap_or(i64::MAX),
                    bytes
                ])?;
            make_room(&transaction, retention.max_bytes, now)?;
            transaction.commit()
        })
    }

    fn delete(&self, hash: &Hash) -> Result<bool, StoreError> {
        self.with(Purpose::Write, |connection| {
            let transaction = begin(connection)?;
            let count = transaction.execute(
                "DELETE FROM entries WHERE id = ?1 AND hash = ?2",
                params![id(hash), hash.as_slice()],
            )?;
            transaction.commit()?;
            Ok(count > 0)
        })
    }

    fn clear(&self) -> Result<u64, StoreError> {
        let cleared = self.with(Purpose::Write, |connection| {
            let transaction = begin(connection)?;
            let count = totals(&transaction)?.entries;
            transaction.execute("DELETE FROM entries", [])?;
            transaction.commit()?;
            shrink_file(connection)?;
            Ok(count)
        });
        match cleared {
            // Deleting entries takes space in the log, and the disk may have none.
            Err(StoreError::Full(_)) => self.begin_anew(),
            other => other,
        }
    }

    fn delete_expired(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.with(Purpose::Write, |connection| {
            let transaction = begin(connection)?;
            let count = transaction.execute(
                "DELETE FROM entries WHERE expires <= ?1 OR (expires IS NOT NULL AND stored > ?2)",
                params![now, now.saturating_add(CLOCK_TOLERANCE)],
            )?;
            transaction.commit()?;
            shrink_file(connection)?;
            Ok(count as u64)
        })
    }

    fn hashes(&self) -> Result<Vec<Hash>, StoreError> {
        self.with(Purpose::Read, |connection| {
            let mut statement =
                connection.prepare_cached("SELECT hash FROM entries ORDER BY id")?;
            let rows = statement.query_map([], |row| row.get::<_, [u8; 32]>(0))?;
            rows.collect()
        })
    }

    fn size(&self) -> Result<Size, StoreError> {
        self.with(Purpose::Read, |connection| totals(connection))
    }

    fn close_idle(&self) {
        // The log stays for the next process that opens the file, so that a fork need not wait.
        self.forget_connections();
    }

    fn take_notices(&self) -> Vec<String> {
        std::mem::take(&mut *lock(&self.notices))
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        // The last connection copies its log into the file at the path, which may be another one by now.
        if !self.is_open(Purpose::Write) {
            self.forget_connections();
        }
    }
}

/// Returns the pages of deleted entries to the file system.
fn shrink_file(connection: &Connection) -> Result<(), rusqlite::Error> {
    let mut statement = connection.prepare("PRAGMA incremental_vacuum")?;
    let mut rows = statement.query([])?;
    while rows.next()?.is_some() {}
    Ok(())
}
