//! What a sandbox remembers of its callers: every request, and what is open.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use hyper::body::Bytes;

/// So many requests are remembered; of more, the latest.
const REMEMBERED: usize = 10_000;

/// One request as it came, and what it got.
#[derive(Debug, Clone)]
pub struct Heard {
    /// The operation, such as `museum.artworks.search`; `None` where the path is no operation's.
    pub operation: Option<String>,
    pub method: String,
    pub path: String,
    /// The query as it was sent, without its question mark.
    pub query: String,
    pub body: Bytes,
    /// `None` where the caller got no status.
    pub status: Option<u16>,
    /// Seconds after the sandbox was started.
    pub at: f64,
}

/// The counters at one moment.
#[derive(Debug, Clone, Default)]
pub struct Stats {
    pub connections: u64,
    pub open_connections: u64,
    pub requests: u64,
    pub requests_by_operation: BTreeMap<String, u64>,
    /// Bodies that are being sent.
    pub open_bodies: u64,
}

#[derive(Debug, Default)]
struct Book {
    calls: VecDeque<Heard>,
    requests: u64,
    by_operation: BTreeMap<String, u64>,
}

/// Everything that is counted.
#[derive(Debug)]
pub struct Ledger {
    started: Instant,
    connections: AtomicU64,
    open_connections: Arc<AtomicU64>,
    open_bodies: Arc<AtomicU64>,
    book: Mutex<Book>,
}

/// Something that counts as open until it is dropped.
#[derive(Debug)]
pub struct Open(Arc<AtomicU64>);

impl Open {
    fn new(counter: &Arc<AtomicU64>) -> Self {
        counter.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(counter))
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Default for Ledger {
    fn default() -> Self {
        Self {
            started: Instant::now(),
            connections: AtomicU64::default(),
            open_connections: Arc::default(),
            open_bodies: Arc::default(),
            book: Mutex::default(),
        }
    }
}

impl Ledger {
    pub(super) fn connection(&self) -> Open {
        self.connections.fetch_add(1, Ordering::Relaxed);
        Open::new(&self.open_connections)
    }

    pub(super) fn body(&self) -> Open {
        Open::new(&self.open_bodies)
    }

    /// Seconds since the start.
    pub(super) fn now(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }

    pub(super) fn write(&self, heard: Heard) {
        let mut book = self.lock();
        book.requests += 1;
        if let Some(operation) = &heard.operation {
            match book.by_operation.get_mut(operation) {
                Some(count) => *count += 1,
                None => {
                    book.by_operation.insert(operation.clone(), 1);
                }
            }
        }
        if book.calls.len() == REMEMBERED {
            book.calls.pop_front();
        }
        book.calls.push_back(heard);
    }

    /// The requests in the order in which they were answered.
    pub fn calls(&self) -> Vec<Heard> {
        self.lock().calls.iter().cloned().collect()
    }

    /// The counters now.
    pub fn stats(&self) -> Stats {
        let book = self.lock();
        Stats {
            connections: self.connections.load(Ordering::Relaxed),
            open_connections: self.open_connections.load(Ordering::Relaxed),
            requests: book.requests,
            requests_by_operation: book.by_operation.clone(),
            open_bodies: self.open_bodies.load(Ordering::Relaxed),
        }
    }

    /// Begins anew to remember and to count requests.
    pub fn forget_calls(&self) {
        *self.lock() = Book::default();
    }

    fn lock(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
