//! The road from a request to a body: *throttle*, *send*, *retry*. It knows requests and bodies, neither
//! services nor Python.

mod address;
mod client;
mod error;
mod pool;
mod retry;
mod send;
mod throttle;

pub use address::Address;
pub use client::{CallOptions, Client, Options, Reply, check_header, check_seconds};
pub use error::{Failure, StatusFailure, TransportError};
pub use pool::Road;
pub use send::request_headers;

/// The version that requests name.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
