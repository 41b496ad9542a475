//! The cache of one client: looks up, stores and counts answers.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::clock::{CLOCK_TOLERANCE, Clock, Timestamp};
use super::entry::Entry;
use super::error::StoreError;
use super::fork;
use super::key::{CacheKey, Hash, Site, key};
use super::options::{CacheOptions, OnError, Policy};
use super::registry::SharedStore;
use super::store::{Retention, Size, Store, is_expired};
use crate::cassette::in_use;
use crate::{Address, CacheStatus, PerServer, Reply, StaleReason};
use openshelf_core::answer::{hidden_fault, is_as_declared, member_names};
use openshelf_core::call::Request;
use openshelf_core::catalog::{Answer, Operation};
use openshelf_core::locks::lock;
use openshelf_core::media_type::{is_image, is_json};

/// The result of a lookup.
pub enum Lookup {
    Fresh(Arc<Entry>),
    /// An entry that expired this number of milliseconds ago.
    Stale(Arc<Entry>, Timestamp),
    Missing,
}

/// How often a client found an answer in its cache.
#[derive(Debug, Clone, Copy, Default)]
pub struct Counts {
    pub hits: u64,
    pub misses: u64,
    pub stale: u64,
    pub revalidated: u64,
}

/// The cache of one client.
pub struct Cache {
    pub options: CacheOptions,
    pub store: Arc<SharedStore>,
    pub clock: Clock,
    sites: PerServer<Site>,
    hits: AtomicU64,
    misses: AtomicU64,
    stale: AtomicU64,
    revalidated: AtomicU64,
    /// Errors of the store that did not end a call.
    errors: Mutex<Vec<String>>,
    has_errors: AtomicBool,
    /// The use of the store that has failed since it last worked, as [`Use`]; 0 if none has.
    failing: AtomicU8,
}

/// What a store is used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Use {
    Reading = 1,
    Writing = 2,
}

impl Cache {
    /// Opens the cache.
    ///
    /// # Errors
    /// The options describe none. Or the store cannot be opened or written, unless errors of the cache
    /// are bypassed: then opening is retried on use.
    pub fn new(options: &CacheOptions, servers: &PerServer<&Address>) -> Result<Self, StoreError> {
        let cache = Self {
            options: options.clone(),
            store: SharedStore::find(options)?,
            clock: Clock::default(),
            sites: servers
                .clone()
                .map(|address| Site::new(address).with_identity(&options.identity)),
            hits: AtomicU64::new(0),
            misses: AtomicU64::new(0),
            stale: AtomicU64::new(0),
            revalidated: AtomicU64::new(0),
            errors: Mutex::default(),
            has_errors: AtomicBool::new(false),
            failing: AtomicU8::new(0),
        };
        if let Err(error) = cache.store.open() {
            cache.raise_or_record(error, Use::Reading)?;
        }
        Ok(cache)
    }

    /// The key of a request with the headers that a view adds.
    pub fn key(&self, request: &Request, headers: &[(String, String)]) -> CacheKey {
        let mut site = Cow::Borrowed(self.sites.get(request.base));
        if let Some(address) = request.file_address() {
            // Two hosts may have files at one path.
            site = Cow::Owned(site.into_owned().with_identity(address));
        }
        if let Some(cassette) = in_use::number() {
            // What a cassette plays belongs to no other cassette, and to no program without it.
            site = Cow::Owned(
                site.into_owned()
                    .with_identity(&format!("cassette {cassette}")),
            );
        }
        key(&site, request, headers)
    }

    /// Looks for an answer in a store.
    pub fn look_up(
        store: &dyn Store,
        key: &CacheKey,
        policy: &Policy,
        now: Timestamp,
    ) -> Result<Lookup, StoreError> {
        let Some(entry) = store.get(&key.hash, now)? else {
            return Ok(Lookup::Missing);
        };
        if entry.key != key.hash {
            return Ok(Lookup::Missing);
        }
        Ok(freshness(entry, policy, now))
    }

    /// The answer of an entry, with its age; it is counted as a hit, or as stale if there is a reason.
    pub fn reply_from(&self, entry: Arc<Entry>, stale: Option<StaleReason>) -> Reply {
        let counter = match stale {
            Some(_) => &self.stale,
            None => &self.hits,
        };
        counter.fetch_add(1, Ordering::Relaxed);
        #[allow(clippy::cast_precision_loss)] // Milliseconds of an age are exact.
        let age = (self.clock.now() - entry.stored).max(0) as f64 / 1000.0;
        let cache_status = Some(CacheStatus {
            stored: entry.stored,
            age,
            stale,
            is_revalidated: false,
        });
        let status = entry.status;
        // An entry that was read from a file has no other owner, and is not copied.
        let (url, headers, body) = match Arc::try_unwrap(entry) {
            Ok(entry) => (entry.url, entry.headers, entry.body),
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

    /// Counts an expired answer that the service has confirmed.
    pub fn count_revalidated(&self) {
        self.revalidated.fetch_add(1, Ordering::Relaxed);
    }

    pub fn counts(&self) -> Counts {
        Counts {
            hits: self.hits.load(Ordering::Relaxed),
            misses: self.misses.load(Ordering::Relaxed),
            stale: self.stale.load(Ordering::Relaxed),
            revalidated: self.revalidated.load(Ordering::Relaxed),
        }
    }

    /// The entry of a new answer; `None` if it must not be stored.
    pub fn new_entry(
        &self,
        key: &CacheKey,
        service: &str,
        operation: &Operation,
        policy: &Policy,
        reply: &Reply,
    ) -> Option<Entry> {
        if policy.expire_after.is_none() || !is_valid_answer(operation, reply) {
            return None;
        }
        let stored = self.clock.now();
        let length = policy.expire_after.milliseconds();
        Some(Entry {
            key: key.hash,
            operation: format!("{service}.{}", operation.full_name()),
            status: reply.status,
            url: reply.url.clone(),
            headers: reply
                .headers
                .iter()
                .filter(|(name, _)| *name != "set-cookie")
                .collect(),
            stored,
            expires: length.map(|length| stored.saturating_add(length)),
            body: reply.body.clone(),
        })
    }

    /// The size limit of the store.
    pub fn retention(&self) -> Retention {
        Retention {
            max_bytes: self.options.max_bytes,
        }
    }

    pub fn delete(&self, hash: &Hash) -> Result<bool, StoreError> {
        self.store.with(|store| store.delete(hash))
    }

    pub fn clear(&self) -> Result<u64, StoreError> {
        self.store.with(|store| store.clear())
    }

    pub fn delete_expired(&self) -> Result<u64, StoreError> {
        let now = self.clock.now();
        self.store.with(|store| store.delete_expired(now))
    }

    pub fn size(&self) -> Result<Size, StoreError> {
        self.store.with(|store| store.size())
    }

    pub fn hashes(&self) -> Result<Vec<Hash>, StoreError> {
        self.store.with(|store| store.hashes())
    }

    /// The entry itself, fresh or stale.
    pub fn read(&self, hash: &Hash) -> Result<Option<Arc<Entry>>, StoreError> {
        let now = self.clock.now();
        self.store.with(|store| store.get(hash, now))
    }

    /// Whether a call of this key would be answered from here.
    pub fn contains(&self, key: &CacheKey, policy: &Policy) -> Result<bool, StoreError> {
        let now = self.clock.now();
        let found = self
            .store
            .with(|store| Self::look_up(store, key, policy, now))?;
        Ok(matches!(found, Lookup::Fresh(_)))
    }

    /// An error of the store: returned, or recorded for the log so that the call continues. While the store fails, only
    /// the first error is recorded.
    pub fn raise_or_record(&self, error: StoreError, used: Use) -> Result<(), StoreError> {
        if self.options.on_error == OnError::Raise {
            return Err(error);
        }
        let order = Ordering::Relaxed;
        let begun = self.failing.compare_exchange(0, used as u8, order, order);
        if begun.is_err() {
            return Ok(());
        }
        let Ok(_guard) = fork::enter() else {
            return Ok(());
        };
        lock(&self.errors).push(error.to_string());
        self.has_errors.store(true, Ordering::Release);
        Ok(())
    }

    /// Notes that the store works. If reading failed, only reading shows it.
    pub fn worked(&self, used: Use) {
        let order = Ordering::Relaxed;
        // It is not an error that the store was not failing.
        let _ = self.failing.compare_exchange(used as u8, 0, order, order);
    }

    /// The errors recorded since the last call of this function.
    pub fn take_errors(&self) -> Vec<String> {
        if !self.has_errors.swap(false, Ordering::AcqRel) {
            return Vec::new();
        }
        let Ok(Some(_guard)) = fork::try_enter() else {
            self.has_errors.store(true, Ordering::Release);
            return Vec::new();
        };
        std::mem::take(&mut *lock(&self.errors))
    }

    /// The repairs of the store since the last call of this function.
    pub fn take_notices(&self) -> Vec<String> {
        self.store.take_notices()
    }
}

/// Whether an entry is fresh: its own lifetime lasts, and it is not older than the caller allows.
fn freshness(entry: Arc<Entry>, policy: &Policy, now: Timestamp) -> Lookup {
    let age = now.saturating_sub(entry.stored);
    let is_from_the_future = age < -CLOCK_TOLERANCE;
    let wanted = policy.expire_after.milliseconds();
    if is_from_the_future && (wanted.is_some() || entry.expires.is_some()) {
        // The clock was set back, so the age of the entry is unknown.
        return Lookup::Stale(entry, 0);
    }
    let own_excess = entry.expires.map_or(-1, |end| now.saturating_sub(end));
    let caller_excess = wanted.map_or(-1, |length| age.max(0).saturating_sub(length));
    let expired_for = own_excess.max(caller_excess);
    if expired_for >= 0 || is_expired(entry.stored, entry.expires, now) {
        return Lookup::Stale(entry, expired_for.max(0));
    }
    Lookup::Fresh(entry)
}

/// Whether answers of this operation may be stored at all.
pub fn is_cacheable(operation: &Operation) -> bool {
    !operation.creates_job && !operation.never_cached && operation.answer != Answer::Address
}

/// Whether an answer may be stored: it is what its operation promises, and no error with a status of success.
fn is_valid_answer(operation: &Operation, reply: &Reply) -> bool {
    is_promised(operation, reply)
        && (reply.is_without_content(operation) || hidden_fault(operation, &reply.body).is_none())
}

/// Whether an answer is what its operation promises. Another one would be served until it expires.
pub fn is_promised(operation: &Operation, reply: &Reply) -> bool {
    if !operation.succeeds_with(reply.status) {
        return false;
    }
    if reply.is_without_content(operation) {
        return true;
    }
    match operation.answer {
        Answer::MemberNames => member_names(operation, &reply.body).is_ok(),
        Answer::Object | Answer::List | Answer::ObjectOrList => {
            std::str::from_utf8(&reply.body).is_ok() && is_as_declared(operation, &reply.body)
        }
        Answer::Text => std::str::from_utf8(&reply.body).is_ok(),
        Answer::Bytes | Answer::File | Answer::FilePath => {
            !reply.body.is_empty() && reply.content_type().is_none_or(is_image)
        }
        // The record that names the file, or the file.
        Answer::LinkedFile => match reply.content_type().is_some_and(is_json) {
            true => serde_json::from_slice::<serde::de::IgnoredAny>(&reply.body).is_ok(),
            false => !reply.body.is_empty(),
        },
        Answer::Address => false,
    }
}
