//! Re-exports the cache of a client: its entries, and the keys of calls.

pub use openshelf_transport::cache::{
    Cache, CacheKey, Entry, Hash, Policy, StoreError, Timestamp, VARIABLE, close_all_idle, fork,
    move_all, sqlite_path, test_scope,
};
