//! Logs requests, and counts open requests and connections.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use hyper::body::Bytes;
use openshelf_core::locks::lock;
use openshelf_core::sandbox_turn::{self, TURN_HEADER};

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
    port: u16,
    /// How often the log was cleared.
    turn: AtomicU64,
    connections: AtomicU64,
    open_connections: Arc<AtomicU64>,
    open_bodies: Arc<AtomicU64>,
    log: Mutex<Log>,
}

/// When a request began: how often the log had been cleared then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn(u64);

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

impl RequestLog {
    /// The log of the sandbox at a port. Requests of this process say from now on in which turn they began.
    pub(super) fn of_port(port: u16) -> Self {
        sandbox_turn::begin(port, 0);
        Self {
            started: Instant::now(),
            port,
            turn: AtomicU64::default(),
            connections: AtomicU64::default(),
            open_connections: Arc::default(),
            open_bodies: Arc::default(),
            log: Mutex::default(),
        }
    }

    /// No more requests will come: its port may soon belong to another sandbox.
    pub(super) fn end(&self) {
        sandbox_turn::end(self.port);
    }

    /// The turn in which a request began: as it says, or else now.
    pub(super) fn turn_of(&self, head: &http::request::Parts) -> Turn {
        let told = head.headers.get(TURN_HEADER);
        let told = told.and_then(|turn| turn.to_str().ok()?.parse().ok());
        Turn(told.unwrap_or_else(|| self.turn.load(Ordering::Acquire)))
    }

    /// Whether a request of a turn may be logged, and may meet what was added since.
    pub(super) fn is_current(&self, turn: Turn) -> bool {
        turn.0 == self.turn.load(Ordering::Acquire)
    }

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

    /// Logs a request that began in the current turn.
    pub(super) fn add(&self, request: LoggedRequest, turn: Turn) {
        let mut log = self.lock();
        if !self.is_current(turn) {
            return;
        }
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

    /// Clears the log and the counters of requests. Requests that have begun are not logged later.
    pub fn forget_calls(&self) {
        let mut log = self.lock();
        let turn = self.turn.fetch_add(1, Ordering::AcqRel) + 1;
        sandbox_turn::begin(self.port, turn);
        *log = Log::default();
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
        let log = RequestLog::of_port(1);
        let add = |bytes: usize| log.add(request(bytes), Turn(0));
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
        log.end();
    }

    fn request(bytes: usize) -> LoggedRequest {
        LoggedRequest {
            operation: None,
            method: "POST".to_owned(),
            path: bytes.to_string(),
            query: String::new(),
            body: vec![b'x'; bytes].into(),
            status: Some(200),
            at: 0.0,
        }
    }

    #[test]
    fn a_request_that_began_before_the_log_was_cleared_is_not_in_it() {
        let log = RequestLog::of_port(2);
        let head = |turn: Option<u64>| {
            let request = http::Request::get("/");
            let request = match turn {
                Some(turn) => request.header(TURN_HEADER, turn),
                None => request,
            };
            request.body(()).unwrap().into_parts().0
        };
        let of_other_process = log.turn_of(&head(None));
        let told = sandbox_turn::of_port(2);
        assert_eq!(told, Some(0));
        log.forget_calls();
        for early in [of_other_process, log.turn_of(&head(told))] {
            assert!(!log.is_current(early));
            log.add(request(0), early);
        }
        assert!(log.calls().is_empty());
        for begun in [
            log.turn_of(&head(None)),
            log.turn_of(&head(sandbox_turn::of_port(2))),
        ] {
            log.add(request(0), begun);
        }
        assert_eq!(log.stats().requests, 2);
        log.end();
        assert_eq!(sandbox_turn::of_port(2), None);
    }
}
