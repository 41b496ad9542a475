//! Logs requests, and counts open requests and connections.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use hyper::body::Bytes;
use openshelf_core::locks::lock;

/// The log holds this many of the latest requests.
const MAX_REQUESTS: usize = 10_000;
/// Bodies of this many bytes together: the oldest requests go first, and the latest always stays.
const MAX_BODY_BYTES: usize = 32 << 20;

/// One request and the status of its answer.
#[derive(Debug, Clone)]
pub struct LoggedRequest {
    /// The operation, such as `museum.artworks.search`; `None` if the path belongs to no operation.
    pub operation: Option<String>,
    pub method: String,
    pub path: String,
    /// The query as sent, without its question mark.
    pub query: String,
    pub body: Bytes,
    /// `None` if the caller got no status.
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
struct Log {
    calls: VecDeque<LoggedRequest>,
    body_bytes: usize,
    requests: u64,
    by_operation: BTreeMap<String, u64>,
}

/// The log and all counters.
#[derive(Debug)]
pub struct RequestLog {
    started: Instant,
    connections: AtomicU64,
    open_connections: Arc<AtomicU64>,
    open_bodies: Arc<AtomicU64>,
    log: Mutex<Log>,
}

/// Counts something as open until it is dropped.
#[derive(Debug)]
pub struct OpenGuard(Arc<AtomicU64>);

impl OpenGuard {
    fn new(counter: &Arc<AtomicU64>) -> Self {
        counter.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(counter))
    }
}

impl Drop for OpenGuard {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Default for RequestLog {
    fn default() -> Self {
        Self {
            started: Instant::now(),
            connections: AtomicU64::default(),
            open_connections: Arc::default(),
            open_bodies: Arc::default(),
            log: Mutex::default(),
        }
    }
}

impl RequestLog {
    pub(super) fn connection(&self) -> OpenGuard {
        self.connections.fetch_add(1, Ordering::Relaxed);
        OpenGuard::new(&self.open_connections)
    }

    pub(super) fn body(&self) -> OpenGuard {
        OpenGuard::new(&self.open_bodies)
    }

    /// Seconds since the start.
    pub(super) fn now(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }

    pub(super) fn add(&self, request: LoggedRequest) {
        let mut log = self.lock();
        log.requests += 1;
        if let Some(operation) = &request.operation {
            match log.by_operation.get_mut(operation) {
                Some(count) => *count += 1,
                None => {
                    log.by_operation.insert(operation.clone(), 1);
                }
            }
        }
        log.body_bytes += request.body.len();
        log.calls.push_back(request);
        while log.calls.len() > MAX_REQUESTS
            || log.body_bytes > MAX_BODY_BYTES && log.calls.len() > 1
        {
            let Some(oldest) = log.calls.pop_front() else {
                break;
            };
            log.body_bytes -= oldest.body.len();
        }
    }

    /// The requests in the order in which they were answered.
    pub fn calls(&self) -> Vec<LoggedRequest> {
        self.lock().calls.iter().cloned().collect()
    }

    /// The counters now.
    pub fn stats(&self) -> Stats {
        let log = self.lock();
        Stats {
            connections: self.connections.load(Ordering::Relaxed),
            open_connections: self.open_connections.load(Ordering::Relaxed),
            requests: log.requests,
            requests_by_operation: log.by_operation.clone(),
            open_bodies: self.open_bodies.load(Ordering::Relaxed),
        }
    }

    /// Clears the log and the counters of requests.
    pub fn forget_calls(&self) {
        *self.lock() = Log::default();
    }

    fn lock(&self) -> MutexGuard<'_, Log> {
        lock(&self.log)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_has_the_latest_requests_in_little_memory() {
        let log = RequestLog::default();
        let add = |bytes: usize| {
            log.add(LoggedRequest {
                operation: None,
                method: "POST".to_owned(),
                path: bytes.to_string(),
                query: String::new(),
                body: vec![b'x'; bytes].into(),
                status: Some(200),
                at: 0.0,
            });
        };
        for _ in 0..5 {
            add(MAX_BODY_BYTES / 2);
        }
        assert_eq!(log.calls().len(), 2);
        add(MAX_BODY_BYTES + 1);
        assert_eq!(log.calls().len(), 1);
        assert_eq!(log.stats().requests, 6);
        for _ in 0..=MAX_REQUESTS {
            add(0);
        }
        assert_eq!(log.calls().len(), MAX_REQUESTS);
    }
}
