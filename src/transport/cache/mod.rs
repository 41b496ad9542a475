//! Stores answers, so that an equal request is not sent again.
//!
//! A call looks here before it waits for permission to send. A hit opens no connection and does not
//! count for the pace. `docs/design/caching.md` has the reasons.

mod clock;
mod entry;
mod error;
mod filesystem;
pub mod fork;
pub(super) mod key;
mod layer;
mod location;
mod lookup;
mod memory;
mod options;
mod redis;
mod registry;
mod revalidation;
mod schema;
mod single_flight;
mod sqlite;
mod sqlite_file;
mod store;
pub mod test_scope;

pub use clock::{Clock, Timestamp, move_all};
pub use entry::{Damaged, ENTRY_VERSION, Entry};
pub use error::{StoreError, StoreProblem};
pub use filesystem::Filesystem;
pub use key::{CacheKey, Hash, KEY_VERSION, Site, hex, key};
pub use layer::CachedCall;
pub use location::{VARIABLE, check_name, check_path, folder, is_path, resolve, sqlite_path};
pub use lookup::{Cache, Counts};
pub use memory::Memory;
pub use options::{Backend, CacheOptions, Lifetime, OnError, Policy, PolicyChange};
pub use redis::Redis;
pub use registry::close_all_idle;
pub use revalidation::{Condition, NOT_MODIFIED};
pub use schema::TABLES_VERSION;
pub use sqlite::Sqlite;
pub use store::{Retention, Size, Store, is_expired};
