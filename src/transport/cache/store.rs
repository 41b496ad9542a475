//! The interface of a store of entries: a file, memory, a folder or a server.

use std::sync::Arc;

use super::clock::Timestamp;
use super::entry::Entry;
use super::error::StoreError;
use super::key::Hash;

/// How much is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Size {
    pub entries: u64,
    pub bytes: u64,
}

/// Within which bounds an entry is stored.
#[derive(Debug, Clone, Copy)]
pub struct Retention {
    pub max_bytes: u64,
}

/// Stores entries completely or not at all, for many concurrent threads.
pub trait Store: Send + Sync {
    /// The entry, fresh or stale. A damaged entry counts as missing.
    fn get(&self, hash: &Hash, now: Timestamp) -> Result<Option<Arc<Entry>>, StoreError>;

    /// Stores an entry in place of an older one. The least recently used entries make room.
    fn put(
        &self,
        hash: &Hash,
        entry: Arc<Entry>,
        retention: Retention,
        now: Timestamp,
    ) -> Result<(), StoreError>;

    /// Deletes an entry. Returns whether there was one.
    fn delete(&self, hash: &Hash) -> Result<bool, StoreError>;

    /// Deletes all entries. Returns how many there were.
    fn clear(&self) -> Result<u64, StoreError>;

    /// Deletes the expired entries. Returns how many there were.
    fn delete_expired(&self, now: Timestamp) -> Result<u64, StoreError>;

    /// The hashes of all entries at this moment.
    fn hashes(&self) -> Result<Vec<Hash>, StoreError>;

    fn size(&self) -> Result<Size, StoreError>;

    /// Closes what must not be open while the process forks. No other thread is inside then.
    fn close_idle(&self) {}

    /// Sentences about the repairs since the last call of this function.
    fn take_notices(&self) -> Vec<String> {
        Vec::new()
    }
}

/// The bytes of an entry; `None` if they exceed the limit of the store, or there is no memory for them. An older
/// entry of the same hash is then deleted.
pub fn encode_within_bound(
    store: &impl Store,
    hash: &Hash,
    entry: &Entry,
    retention: Retention,
) -> Result<Option<Vec<u8>>, StoreError> {
    let bytes = entry.encode().ok();
    let bytes = bytes.filter(|bytes| bytes.len() as u64 <= retention.max_bytes);
    if bytes.is_none() {
        store.delete(hash)?;
    }
    Ok(bytes)
}

/// Whether an entry has expired, or was stored before the clock was set back.
pub fn is_expired(stored: Timestamp, expires: Option<Timestamp>, now: Timestamp) -> bool {
    expires
        .is_some_and(|end| end <= now || stored > now.saturating_add(super::clock::CLOCK_TOLERANCE))
}
