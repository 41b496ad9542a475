//! Re-exports the options of a client.

pub use openshelf_transport::cache::{
    Backend, CacheOptions, Lifetime, OnError, Policy, PolicyChange, check_name, check_path, is_path,
};
pub use openshelf_transport::{
    Address, CallOptions, Http2, Limiter, OnLimiterError, Options, PerServer, Proxy, check_header,
    check_header_name, check_seconds, hide_credentials, offline,
};
