//! The cache of one client: what it looks up, keeps and counts.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::clock::{Clock, Moment, TOLERANCE};
use super::entry::Entry;
use super::fork;
use super::key::{Hash, Key, Site, key};
use super::opened::Opened;
use super::options::{CacheOptions, OnError, Policy};
use super::store::{Keep, Size, Store, StoreError, is_expired};
use crate::{Address, CacheStatus, PerServer, Reply};
use openshelf_core::answer::{hidden_fault, member_names};
use openshelf_core::call::Request;
use openshelf_core::table::{Answer, Operation};

/// What was found.
pub enum Found {
    Fresh(Arc<Entry>),
    /// No longer good for so many milliseconds.
    Stale(Arc<Entry>, Moment),
    Nothing,
}

/// How often a client found what it looked for.
#[derive(Debug, Clone, Copy, Default)]
pub struct Counts {
    pub hits: u64,
    pub misses: u64,
    pub stale: u64,
}

/// The cache of one client.
pub struct Cache {
    pub options: CacheOptions,
    pub opened: Arc<Opened>,
    pub clock: Clock,
    sites: PerServer<Site>,
    hits: AtomicU64,
    misses: AtomicU64,
    stale: AtomicU64,
    /// What went wrong and did not end a call.
    troubles: Mutex<Vec<String>>,
    has_troubles: AtomicBool,
}

impl Cache {
    /// Opens the cache; what keeps it from working is told now.
    pub fn new(options: &CacheOptions, servers: &PerServer<&Address>) -> Result<Self, StoreError> {
        Ok(Self {
            options: options.clone(),
            opened: Opened::get(options)?,
            clock: Clock::default(),
            sites: servers.clone().map(Site::new),
            hits: AtomicU64::new(0),
            misses: AtomicU64::new(0),
            stale: AtomicU64::new(0),
            troubles: Mutex::default(),
            has_troubles: AtomicBool::new(false),
        })
    }

    /// The key of a request with the headers that a view adds.
    pub fn key(&self, request: &Request, headers: &[(String, String)]) -> Key {
        key(self.sites.get(request.base), request, headers)
    }

    /// Looks for an answer in a store.
    pub fn find(
        store: &dyn Store,
        key: &Key,
        policy: &Policy,
        now: Moment,
    ) -> Result<Found, StoreError> {
        let Some(entry) = store.get(&key.hash, now)? else {
            return Ok(Found::Nothing);
        };
        if entry.key != key.text {
            return Ok(Found::Nothing);
        }
        Ok(judged(entry, policy, now))
    }

    /// What a kept answer is for the caller.
    pub fn reply(&self, entry: Arc<Entry>, is_stale: bool) -> Reply {
        let counter = if is_stale { &self.stale } else { &self.hits };
        counter.fetch_add(1, Ordering::Relaxed);
        #[allow(clippy::cast_precision_loss)] // Milliseconds of an age are exact.
        let age = (self.clock.now() - entry.stored).max(0) as f64 / 1000.0;
        let cache_status = Some(CacheStatus {
            stored: entry.stored,
            age,
            is_stale,
        });
        let status = entry.status;
        // What was read from a file is nobody else's, and need not be copied.
        let (url, headers, body) = match Arc::try_unwrap(entry) {
            Ok(own) => (own.url, own.headers, own.body),
            Err(shared) => (
                shared.url.clone(),
                shared.headers.clone(),
                shared.body.clone(),
            ),
        };
        Reply {
            status,
            url,
            headers,
            body,
            attempts: 0,
            waited: 0.0,
            cache_status,
        }
    }

    pub fn count_miss(&self) {
        self.misses.fetch_add(1, Ordering::Relaxed);
    }

    pub fn counts(&self) -> Counts {
        Counts {
            hits: self.hits.load(Ordering::Relaxed),
            misses: self.misses.load(Ordering::Relaxed),
            stale: self.stale.load(Ordering::Relaxed),
        }
    }

    /// The entry of a new answer, if it is one to keep.
    pub fn entry(
        &self,
        key: &Key,
        service: &str,
        operation: &Operation,
        policy: &Policy,
        reply: &Reply,
    ) -> Option<Entry> {
        if policy.expire_after.is_none() || !is_sound(operation, reply) {
            return None;
        }
        let stored = self.clock.now();
        let length = policy.expire_after.milliseconds();
        Some(Entry {
            key: key.text.clone(),
            operation: format!("{service}.{}", operation.full_name()),
            status: reply.status,
            url: reply.url.clone(),
            headers: reply
                .headers
                .iter()
                .filter(|(name, _)| name != "set-cookie")
                .cloned()
                .collect(),
            stored,
            expires: length.map(|length| stored.saturating_add(length)),
            body: reply.body.clone(),
        })
    }

    /// How an entry of this policy is kept.
    pub fn keep(&self, policy: &Policy) -> Keep {
        let length = policy.expire_after.milliseconds();
        let grace = policy.stale_if_error.milliseconds();
        Keep {
            max_bytes: self.options.max_bytes,
            forget_after: length
                .zip(grace)
                .map(|(length, grace)| length.saturating_add(grace).max(1)),
        }
    }

    pub fn delete(&self, hash: &Hash) -> Result<bool, StoreError> {
        self.opened.with(|store| store.delete(hash))
    }

    pub fn clear(&self) -> Result<u64, StoreError> {
        self.opened.with(|store| store.clear())
    }

    pub fn delete_expired(&self) -> Result<u64, StoreError> {
        let now = self.clock.now();
        self.opened.with(|store| store.delete_expired(now))
    }

    pub fn size(&self) -> Result<Size, StoreError> {
        self.opened.with(|store| store.size())
    }

    pub fn hashes(&self) -> Result<Vec<Hash>, StoreError> {
        self.opened.with(|store| store.hashes())
    }

    /// The entry itself, good or not.
    pub fn read(&self, hash: &Hash) -> Result<Option<Arc<Entry>>, StoreError> {
        let now = self.clock.now();
        self.opened.with(|store| store.get(hash, now))
    }

    /// Whether a call of this key would be answered from here.
    pub fn contains(&self, key: &Key, policy: &Policy) -> Result<bool, StoreError> {
        let now = self.clock.now();
        let found = self
            .opened
            .with(|store| Self::find(store, key, policy, now))?;
        Ok(matches!(found, Found::Fresh(_)))
    }

    /// Trouble that a call may go on without: remembered for the log, or an error.
    pub fn tolerate(&self, error: StoreError) -> Result<(), StoreError> {
        if self.options.on_error == OnError::Raise {
            return Err(error);
        }
        let Ok(_pass) = fork::enter() else {
            return Ok(());
        };
        self.troubles
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(error.to_string());
        self.has_troubles.store(true, Ordering::Release);
        Ok(())
    }

    /// The troubles since this was last asked.
    pub fn troubles(&self) -> Vec<String> {
        if !self.has_troubles.swap(false, Ordering::AcqRel) {
            return Vec::new();
        }
        let Ok(Some(_pass)) = fork::try_enter() else {
            self.has_troubles.store(true, Ordering::Release);
            return Vec::new();
        };
        std::mem::take(&mut *self.troubles.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// What was set aside since this was last asked.
    pub fn notices(&self) -> Vec<String> {
        self.opened.notices()
    }
}

/// An entry is good while its own time lasts and it is not older than the caller wants.
fn judged(entry: Arc<Entry>, policy: &Policy, now: Moment) -> Found {
    let age = now.saturating_sub(entry.stored);
    let is_from_the_future = age < -TOLERANCE;
    let wanted = policy.expire_after.milliseconds();
    if is_from_the_future && (wanted.is_some() || entry.expires.is_some()) {
        // The clock was set back: nobody knows how old it is.
        return Found::Stale(entry, 0);
    }
    let over_own = entry.expires.map_or(-1, |end| now.saturating_sub(end));
    let over_wanted = wanted.map_or(-1, |length| age.max(0).saturating_sub(length));
    let over = over_own.max(over_wanted);
    if over >= 0 || is_expired(entry.stored, entry.expires, now) {
        return Found::Stale(entry, over.max(0));
    }
    Found::Fresh(entry)
}

/// Whether answers of this operation may be kept at all.
pub fn may_be_kept(operation: &Operation) -> bool {
    !operation.creates_job && !operation.never_cached && operation.answer != Answer::Address
}

/// Whether an answer is what its row promises; one that cannot be read would be in the way for long.
fn is_sound(operation: &Operation, reply: &Reply) -> bool {
    if !(200..300).contains(&reply.status) {
        return false;
    }
    if reply.status == 204 || (reply.body.is_empty() && operation.may_be_empty) {
        return true;
    }
    match operation.answer {
        Answer::MemberNames => member_names(operation, &reply.body).is_ok(),
        Answer::Object | Answer::List | Answer::ObjectOrList => {
            std::str::from_utf8(&reply.body).is_ok()
                && serde_json::from_slice::<serde::de::IgnoredAny>(&reply.body).is_ok()
                && hidden_fault(operation, &reply.body).is_none()
        }
        Answer::Text => std::str::from_utf8(&reply.body).is_ok(),
        Answer::Bytes | Answer::File => {
            let kind = reply
                .headers
                .iter()
                .find(|(name, _)| name == "content-type");
            !reply.body.is_empty() && kind.is_none_or(|(_, value)| value.starts_with("image/"))
        }
        Answer::Address => false,
    }
}
