//! Caches answers that depend only on the request.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};

use http::header::{ACCEPT, IF_MODIFIED_SINCE, IF_NONE_MATCH, IF_RANGE, RANGE};
use hyper::body::Bytes;
use openshelf_core::locks::lock;

use openshelf_core::catalog::Operation;
use openshelf_sandbox_services::reply::Reply;

/// Larger answers are not cached.
const MAX_ENTRY_BYTES: usize = 1 << 20;
/// The size of the whole cache in bytes. The oldest entries are removed first.
const MAX_BYTES: usize = 32 << 20;
/// The approximate size of an entry without its bodies.
const ENTRY_OVERHEAD: usize = 512;

/// All that an answer can depend on.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CacheableRequest {
    method: http::Method,
    target: String,
    accept: Option<Vec<u8>>,
    body: Bytes,
}

/// An answer and the operation that produced it.
#[derive(Debug, Clone)]
pub struct CachedReply {
    pub service: &'static str,
    pub operation: &'static Operation,
    /// The names of the operations that send such a request.
    pub names: Arc<[String]>,
    pub reply: Reply,
}

#[derive(Default)]
struct CachedReplies {
    entries: HashMap<Arc<CacheableRequest>, CachedReply>,
    order: VecDeque<Arc<CacheableRequest>>,
    bytes: usize,
    /// How often the cache was cleared.
    generation: u64,
}

/// A bounded cache of answers.
#[derive(Default)]
pub struct ResponseCache {
    state: Mutex<CachedReplies>,
}

impl CacheableRequest {
    /// The key of a request; `None` if its headers make it a range or conditional request.
    pub fn of(head: &http::request::Parts, body: &Bytes) -> Option<Self> {
        let conditional = [IF_NONE_MATCH, IF_MODIFIED_SINCE, RANGE, IF_RANGE];
        if conditional
            .iter()
            .any(|name| head.headers.contains_key(name))
        {
            return None;
        }
        Some(Self {
            method: head.method.clone(),
            target: head
                .uri
                .path_and_query()
                .map(|target| target.as_str().to_owned())?,
            accept: head
                .headers
                .get(ACCEPT)
                .map(|value| value.as_bytes().to_vec()),
            body: body.clone(),
        })
    }

    fn weight(&self, reply: &Reply) -> usize {
        ENTRY_OVERHEAD + self.target.len() + self.body.len() + reply.body.len()
    }
}

impl ResponseCache {
    pub fn get(&self, key: &CacheableRequest) -> Option<CachedReply> {
        self.lock().entries.get(key).cloned()
    }

    /// Changes with every `clear`. An answer that was begun before is not cached.
    pub fn generation(&self) -> u64 {
        self.lock().generation
    }

    /// Caches an answer that was begun in this generation.
    pub fn put(&self, key: CacheableRequest, entry: CachedReply, generation: u64) {
        let weight = key.weight(&entry.reply);
        if weight > MAX_ENTRY_BYTES {
            return;
        }
        let mut state = self.lock();
        if state.generation != generation {
            return;
        }
        while state.bytes + weight > MAX_BYTES {
            let Some(oldest) = state.order.pop_front() else {
                break;
            };
            if let Some(entry) = state.entries.remove(&oldest) {
                state.bytes -= oldest.weight(&entry.reply);
            }
        }
        let key = Arc::new(key);
        if state.entries.insert(Arc::clone(&key), entry).is_none() {
            state.order.push_back(key);
            state.bytes += weight;
        }
    }

    /// Removes every answer, because the data have changed.
    pub fn clear(&self) {
        let mut state = self.lock();
        *state = CachedReplies {
            generation: state.generation + 1,
            ..CachedReplies::default()
        };
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, CachedReplies> {
        lock(&self.state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use openshelf_services::SERVICES;

    fn key(target: &str) -> CacheableRequest {
        let (head, ()) = http::Request::get(target).body(()).unwrap().into_parts();
        CacheableRequest::of(&head, &Bytes::new()).unwrap()
    }

    #[test]
    fn the_oldest_entries_are_removed_first() {
        let cache = ResponseCache::default();
        let operation = SERVICES[0].operations().next().unwrap();
        let entry = |size: usize| CachedReply {
            service: "",
            operation,
            names: Arc::default(),
            reply: Reply::text(200, "x".repeat(size)),
        };
        cache.put(key("/too-large"), entry(MAX_ENTRY_BYTES), 0);
        assert!(cache.get(&key("/too-large")).is_none());
        for number in 0..100 {
            cache.put(key(&format!("/{number}")), entry(MAX_ENTRY_BYTES / 2), 0);
        }
        assert!(cache.get(&key("/0")).is_none());
        assert!(cache.get(&key("/99")).is_some());
        assert!(cache.lock().bytes <= MAX_BYTES);
        let state = cache.lock();
        assert_eq!(state.entries.len(), state.order.len());
    }
}
