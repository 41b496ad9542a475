//! Turns requests into bodies: cache, throttle, send, retry. This crate knows requests and bodies. It knows
//! neither Python nor any single service: the peculiarities of a service are fields of its
//! [`Service`](openshelf_core::catalog::Service) or of an
//! [`Operation`](openshelf_core::catalog::Operation).
//!
//! The modules use each other in one direction:
//!
//! - `transport` is the entry. It makes the `context` of a call, which every layer reads, and calls the layers:
//! - `deadline` ends the call in time;
//! - [`cache`] answers from what is stored, or asks the next layer, perhaps under a condition;
//! - `recorded` plays a [`cassette`], or records the answer;
//! - `served_path` chooses between the documented path and the live one;
//! - `attempts` repeats a request; `retry` decides what may be repeated, `attempt_log` remembers the outcomes;
//! - `permit` waits for permission to send;
//! - `send` sends one request once and receives the answer; `front` recognises an answer that is not the service's;
//! - `redirects` follows redirects, where `redirect` allows it, with `turns` for each of them; `body` reads the body;
//!   `cancelled_requests` lets a request continue for a moment when nobody waits any more, and `send_error` and
//!   `no_connection` explain why there is no answer, with `certificate_problem`.
//! - `headers` has the headers of a client.
//! - `trace` records the attempts and the waits of a call.
//! - `stream` receives the body of a file chunk by chunk.
//! - `offline` is a process-wide switch that allows requests only to this machine.
//! - `process_state` holds what one process has open; it uses `pool`, `limiter` and `retry`.
//! - `limiter` has the pace and the pauses, which clients and processes may share; `throttle` grants turns.
//! - `pool` has the connections, which speak an `http_version`; `http_client` sends a request over one of them, directly or through the proxies that
//!   `proxy` has checked, and returns a `response` or a `send_failure`.
//! - `connector` opens connections, which trust the `certificates`; `connections` finishes opening them.
//! - `redis_server` connects the cache and the limiter to Redis.
//! - `unique` draws names and numbers that no other process has.
//! - `reply`, `error`, `cause`, `address`, `asked_address` and `options` are plain types that all of them use.

mod address;
mod asked_address;
mod attempt_log;
mod attempts;
mod authorities;
mod body;
pub mod cache;
mod cancelled_requests;
pub mod cassette;
mod cause;
mod certificate_problem;
mod certificates;
mod connections;
mod connector;
mod context;
mod deadline;
mod error;
mod exchange;
mod front;
mod headers;
mod http_client;
mod http_version;
mod judgement;
mod limiter;
mod no_connection;
pub mod offline;
pub mod options;
mod permit;
mod pool;
mod process_state;
mod proxy;
mod recorded;
mod redirect;
mod redirects;
mod redis_server;
mod reply;
mod response;
mod retry;
mod retry_after;
mod send;
mod send_error;
mod send_failure;
mod served_path;
mod stream;
mod throttle;
pub mod trace;
mod transport;
mod turns;
mod unexpected;
mod unique;
mod waiting;

pub use address::{Address, hide_credentials};
pub use cause::Cause;
pub use context::line;
pub use error::{Failure, StatusFailure, TransportError};
pub use front::Blocked;
pub use headers::{VERSION, check_header_name};
pub use http_version::Http2;
pub use limiter::{LIMITER_VERSION, Limiter, LimiterError, OnLimiterError};
pub use options::{
    Attempt, CallOptions, Event, Options, PerServer, Watch, check_header, check_seconds,
};
pub use pool::RuntimeKind;
pub use proxy::Proxy;
pub use reply::{CacheStatus, Reply, StaleReason};
pub use retry::{Pauses, random};
pub use stream::Stream;
pub use transport::{FileRequest, Transport};
pub use waiting::{Waiting, WaitingNow, WorkInTime};
