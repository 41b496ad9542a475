//! Tests the cache without Python: keys, entries and stores.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

#[path = "cache/entries.rs"]
mod entries;
#[path = "cache/keys.rs"]
mod keys;
#[path = "cache/stores.rs"]
mod stores;
