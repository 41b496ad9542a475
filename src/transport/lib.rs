//! Turns requests into bodies: cache, throttle, send, retry. This crate knows requests and bodies. It knows
//! neither Python nor any single service: the peculiarities of a service are fields of its
//! [`Service`](openshelf_core::catalog::Service) or of an
//! [`Operation`](openshelf_core::catalog::Operation).
//!
//! The modules use each other in one direction:
//!
//! - `transport` is the entry. It gives the [`cache`] a future that fetches.
//! - `cache` is a layer over that future, and knows neither the client nor a connection.
//! - `cassette` records answers and replays them, for the whole process.
//! - `attempts` chooses between the documented path and the live one, and repeats a request; `retry` decides
//!   what may be repeated.
//! - `front` recognises an answer that is not the service's.
//! - `send` sends one request once and reads the answer; `given_up` lets it continue for a moment when
//!   nobody waits any more, `headers` and `redirect` serve it, and `no_connection` explains why there is
//!   no answer.
//! - `trace` records the attempts and the waits of a call.
//! - `stream` receives the body of a file chunk by chunk.
//! - `offline` is a process-wide switch that allows requests only to this machine.
//! - `process_state` holds what one process has open; it uses `pool`, `limiter` and `retry`.
//! - `limiter` has the pace and the pauses, which clients and processes may share; `throttle` grants turns.
//! - `pool` creates connections, through the proxies that `proxy` has checked; `connections` finishes opening them.
//! - `redis_server` connects the cache and the limiter to Redis.
//! - `reply`, `error`, `cause`, `address` and `options` are plain types that all of them use.

mod address;
mod attempts;
mod authorities;
pub mod cache;
pub mod cassette;
mod cause;
mod connections;
mod error;
mod front;
mod given_up;
mod headers;
mod limiter;
mod no_connection;
pub mod offline;
pub mod options;
mod pool;
mod process_state;
mod proxy;
mod redirect;
mod redis_server;
mod reply;
mod retry;
mod retry_after;
mod send;
mod stream;
mod throttle;
pub mod trace;
mod transport;
mod unexpected;

pub use address::{Address, hide_credentials};
pub use attempts::line;
pub use cause::Cause;
pub use error::{Failure, StatusFailure, TransportError};
pub use front::Blocked;
pub use headers::{VERSION, check_header_name};
pub use limiter::{Limiter, LimiterError, OnLimiterError};
pub use options::{
    Attempt, CallOptions, Event, Options, PerServer, Watch, check_header, check_seconds,
};
pub use pool::RuntimeKind;
pub use proxy::Proxy;
pub use reply::{CacheStatus, Reply};
pub use retry::{Pauses, random};
pub use stream::Stream;
pub use transport::{FileRequest, Transport};
