//! Keeps answers, so that what was asked before is not asked again.
//!
//! A call looks here before it waits for its turn: a hit opens no connection and counts against no
//! pace. `docs/design/caching.md` has the reasons.

mod clock;
mod entry;
mod filesystem;
mod flight;
pub mod fork;
mod key;
mod layer;
mod look;
mod memory;
mod opened;
mod options;
mod place;
mod redis;
mod schema;
mod sqlite;
mod store;

pub use clock::{Clock, Moment, move_all};
pub use entry::{Damaged, Entry};
pub use filesystem::Filesystem;
pub use key::{Hash, Key, Site, hex, key};
pub use layer::Keeping;
pub use look::{Cache, Counts};
pub use memory::Memory;
pub use opened::close_all;
pub use options::{Backend, CacheOptions, Lifetime, OnError, Policy, PolicyChange};
pub use place::{check_name, is_path};
pub use redis::Redis;
pub use sqlite::Sqlite;
pub use store::{Keep, Size, Store, StoreError, is_expired};
