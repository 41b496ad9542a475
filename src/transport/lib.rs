//! The road from a request to a body: *cache*, *throttle*, *send*, *retry*. It knows requests and
//! bodies, neither services nor Python.

mod address;
pub mod cache;
mod client;
mod error;
mod live;
mod options;
mod pool;
mod redirect;
mod retry;
mod send;
mod throttle;

pub use address::{Address, hide_credentials};
pub use client::{Client, Reply};
pub use error::{Failure, StatusFailure, TransportError};
pub use options::{Attempt, CallOptions, Options, Watch, check_header, check_seconds};
pub use pool::Road;
pub use send::request_headers;

/// The version that requests name.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
