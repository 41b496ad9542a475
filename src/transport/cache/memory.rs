//! Stores entries in the memory of this process.

use std::sync::Arc;

use moka::policy::EvictionPolicy;
use moka::sync::Cache;

use super::clock::Timestamp;
use super::entry::{Entry, copied};
use super::error::StoreError;
use super::key::Hash;
use super::store::{Retention, Size, Store, is_expired};

/// Bytes in one unit of weight. The library counts weights in 32 bits.
const UNIT: u64 = 64;

/// A store in the memory of this process.
pub struct Memory {
    entries: Cache<Hash, Arc<Entry>>,
}

impl Memory {
    /// An empty store of at most this many bytes.
    pub fn new(max_bytes: u64) -> Self {
        let entries = Cache::builder()
            .max_capacity(max_bytes / UNIT)
            .weigher(|_: &Hash, entry: &Arc<Entry>| units(entry))
            .eviction_policy(EvictionPolicy::lru())
            .build();
        Self { entries }
    }
}

fn units(entry: &Entry) -> u32 {
    u32::try_from(entry.weight().div_ceil(UNIT)).unwrap_or(u32::MAX)
}

impl Store for Memory {
    fn get(&self, hash: &Hash, _now: Timestamp) -> Result<Option<Arc<Entry>>, StoreError> {
        Ok(self.entries.get(hash))
    }

    fn put(
        &self,
        hash: &Hash,
        entry: Arc<Entry>,
        _retention: Retention,
        _now: Timestamp,
    ) -> Result<(), StoreError> {
        // A body may be a slice of a connection's buffer, which the size limit does not count.
        let Ok(body) = copied(&entry.body) else {
            self.entries.remove(hash);
            return Ok(());
        };
        let mut entry = Arc::unwrap_or_clone(entry);
        entry.body = body;
        self.entries.insert(*hash, Arc::new(entry));
        self.entries.run_pending_tasks();
        Ok(())
    }

    fn delete(&self, hash: &Hash) -> Result<bool, StoreError> {
        Ok(self.entries.remove(hash).is_some())
    }

    fn clear(&self) -> Result<u64, StoreError> {
        let mut count = 0;
        for hash in self.hashes()? {
            count += u64::from(self.delete(&hash)?);
        }
        self.entries.run_pending_tasks();
        Ok(count)
    }

    fn delete_expired(&self, now: Timestamp) -> Result<u64, StoreError> {
        let expired: Vec<Hash> = self
            .entries
            .iter()
            .filter(|(_, entry)| is_expired(entry.stored, entry.expires, now))
            .map(|(hash, _)| *hash)
            .collect();
        let mut count = 0;
        for hash in expired {
            count += u64::from(self.delete(&hash)?);
        }
        self.entries.run_pending_tasks();
        Ok(count)
    }

    fn hashes(&self) -> Result<Vec<Hash>, StoreError> {
        Ok(self.entries.iter().map(|(hash, _)| *hash).collect())
    }

    fn size(&self) -> Result<Size, StoreError> {
        self.entries.run_pending_tasks();
        Ok(Size {
            entries: self.entries.entry_count(),
            bytes: self.entries.weighted_size() * UNIT,
        })
    }
}
