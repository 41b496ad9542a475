//! Answers that are kept, because they follow from the request alone.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use http::header::{ACCEPT, IF_MODIFIED_SINCE, IF_NONE_MATCH, IF_RANGE, RANGE};
use hyper::body::Bytes;

use super::reply::Reply;
use openshelf_core::table::Operation;

/// Larger answers are made anew each time.
const LARGEST: usize = 1 << 20;
/// How many bytes are kept in all; the oldest go first.
const MOST: usize = 32 << 20;
/// What an entry takes beside its bodies, roughly.
const OVERHEAD: usize = 512;

/// All that an answer can depend on.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Key {
    method: http::Method,
    target: String,
    accept: Option<Vec<u8>>,
    body: Bytes,
}

/// An answer and the row that gave it.
#[derive(Debug, Clone)]
pub struct Entry {
    pub service: &'static str,
    pub row: &'static Operation,
    pub reply: Reply,
}

#[derive(Default)]
struct Shelf {
    entries: HashMap<Arc<Key>, Entry>,
    order: VecDeque<Arc<Key>>,
    bytes: usize,
    /// How often everything was forgotten.
    edition: u64,
}

/// A bounded memory of answers.
#[derive(Default)]
pub struct Kept {
    shelf: Mutex<Shelf>,
}

impl Key {
    /// The key of a request; `None` when its headers ask for a part or for news only.
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
        OVERHEAD + self.target.len() + self.body.len() + reply.body.len()
    }
}

impl Kept {
    pub fn get(&self, key: &Key) -> Option<Entry> {
        self.lock().entries.get(key).cloned()
    }

    /// Which answers are kept now: an answer that is older than the last `clear` is not.
    pub fn edition(&self) -> u64 {
        self.lock().edition
    }

    /// Keeps an answer that was begun in this edition.
    pub fn put(&self, key: Key, entry: Entry, edition: u64) {
        let weight = key.weight(&entry.reply);
        if weight > LARGEST {
            return;
        }
        let mut shelf = self.lock();
        if shelf.edition != edition {
            return;
        }
        while shelf.bytes + weight > MOST {
            let Some(oldest) = shelf.order.pop_front() else {
                break;
            };
            if let Some(entry) = shelf.entries.remove(&oldest) {
                shelf.bytes -= oldest.weight(&entry.reply);
            }
        }
        let key = Arc::new(key);
        if shelf.entries.insert(Arc::clone(&key), entry).is_none() {
            shelf.order.push_back(key);
            shelf.bytes += weight;
        }
    }

    /// Forgets every answer, because what they follow from has changed.
    pub fn clear(&self) {
        let mut shelf = self.lock();
        *shelf = Shelf {
            edition: shelf.edition + 1,
            ..Shelf::default()
        };
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use openshelf_services::SERVICES;

    fn key(target: &str) -> Key {
        let (head, ()) = http::Request::get(target).body(()).unwrap().into_parts();
        Key::of(&head, &Bytes::new()).unwrap()
    }

    #[test]
    fn the_oldest_go_when_there_is_no_room() {
        let kept = Kept::default();
        let row = SERVICES[0].rows().next().unwrap();
        let entry = |size: usize| Entry {
            service: "",
            row,
            reply: Reply::text(200, "x".repeat(size)),
        };
        kept.put(key("/too-large"), entry(LARGEST), 0);
        assert!(kept.get(&key("/too-large")).is_none());
        for number in 0..100 {
            kept.put(key(&format!("/{number}")), entry(LARGEST / 2), 0);
        }
        assert!(kept.get(&key("/0")).is_none());
        assert!(kept.get(&key("/99")).is_some());
        assert!(kept.lock().bytes <= MOST);
        let shelf = kept.lock();
        assert_eq!(shelf.entries.len(), shelf.order.len());
    }
}
