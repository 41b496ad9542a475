//! What keeps entries: a file, the memory, a folder, a server.

use std::sync::Arc;

use thiserror::Error;

use super::clock::Moment;
use super::entry::Entry;
use super::key::Hash;

/// Why a store did not do what it was asked for.
#[derive(Debug, Clone, Error)]
pub enum StoreError {
    /// What is kept there is no cache of ours, or no longer one.
    #[error("{0}")]
    Damaged(String),
    #[error("{0}")]
    Trouble(String),
}

/// How much is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Size {
    pub entries: u64,
    pub bytes: u64,
}

/// How long and within which bounds an entry is kept.
#[derive(Debug, Clone, Copy)]
pub struct Keep {
    pub max_bytes: u64,
    /// Milliseconds after which a store that forgets by itself may forget the entry.
    pub forget_after: Option<Moment>,
}

/// Keeps entries whole or not at all, for many threads at once.
pub trait Store: Send + Sync {
    /// The entry, whether it is still good or not. A damaged one is none.
    fn get(&self, hash: &Hash, now: Moment) -> Result<Option<Arc<Entry>>, StoreError>;

    /// Keeps an entry in place of an older one; the least recently used ones make room.
    fn put(
        &self,
        hash: &Hash,
        entry: Arc<Entry>,
        keep: Keep,
        now: Moment,
    ) -> Result<(), StoreError>;

    /// Whether there was such an entry.
    fn delete(&self, hash: &Hash) -> Result<bool, StoreError>;

    /// How many entries there were.
    fn clear(&self) -> Result<u64, StoreError>;

    /// How many entries were no longer good.
    fn delete_expired(&self, now: Moment) -> Result<u64, StoreError>;

    /// The hashes of all entries at this moment.
    fn hashes(&self) -> Result<Vec<Hash>, StoreError>;

    fn size(&self) -> Result<Size, StoreError>;

    /// Closes what must not be open while the process forks; nobody else is inside then.
    fn rest(&self) {}

    /// What was found wrong and put right since it was last asked.
    fn notices(&self) -> Vec<String> {
        Vec::new()
    }
}

/// The bytes of an entry; nothing where they are more than may be kept at all: then an older one goes.
pub fn encoded(
    store: &impl Store,
    hash: &Hash,
    entry: &Entry,
    keep: Keep,
) -> Result<Option<Vec<u8>>, StoreError> {
    let bytes = entry.encode();
    if bytes.len() as u64 > keep.max_bytes {
        store.delete(hash)?;
        return Ok(None);
    }
    Ok(Some(bytes))
}

/// Whether an entry is no longer good: its time is over, or it was stored before the clock was set back.
pub fn is_expired(stored: Moment, expires: Option<Moment>, now: Moment) -> bool {
    expires.is_some_and(|end| end <= now || stored > now.saturating_add(super::clock::TOLERANCE))
}
