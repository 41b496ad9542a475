//! Lists that are kept as Delta tables and brought up to date.
//!
//! | module | content |
//! |---|---|
//! | `columns`, `keys` | the columns of a list as those of a table; what tells one record from all others |
//! | `plan`, `scope`, `day_spans`, `last_changed` | which records a run asks for, by the rule of the operation |
//! | `window`, `state` | parts of a list; what the table knows of earlier runs |
//! | `reading`, `spool`, `key_order` | the records that are read, and the order of their keys |
//! | `merge`, `parts` | how they are joined to the parts of the table |
//! | `folder`, `server`, `source` | where the table is, whose records it has, and where its rows are from |
//! | `held` | which rows of a table are read |
//! | `absent` | columns whose member no record has any more, or only with values that do not fit |
//! | `fitting` | which columns have values, and values that do not fit |
//! | `first_run`, `keeping` | what the first run has read, and where the next one goes on |
//! | `mirror`, `run`, `under_way`, `conclusion`, `report`, `heard`, `error` | the mirror, a run, its lock and table, what it knows, what it did, what it warns of, why it failed |

mod absent;
mod columns;
mod conclusion;
mod day_spans;
mod error;
mod first_run;
mod fitting;
mod folder;
mod heard;
mod held;
mod keeping;
mod key_order;
mod keys;
mod last_changed;
mod merge;
#[cfg(test)]
mod merge_model;
#[allow(clippy::module_inception, reason = "it is the type of this name")]
mod mirror;
mod parts;
mod plan;
mod reading;
mod report;
mod run;
mod scope;
mod server;
mod source;
mod spool;
mod state;
mod under_way;
mod window;

/// What joins rows to a table without a service, for measurements.
#[doc(hidden)]
pub mod joining {
    pub use super::columns::MirrorColumns;
    pub use super::keys::KeyColumns;
    pub use super::merge::{Merge, Merged};
    pub use super::parts::PART;
    pub use super::scope::Scope;
}

pub use columns::{GONE_AT, REPLACED_AT, SEEN_AT, has_history};
pub use error::MirrorError;
pub use heard::MirrorWarning;
pub use held::{Held, LastRows};
pub use mirror::{Mirror, MirrorOptions};
pub use openshelf_delta::{DeltaError, Rows, Snapshot};
pub use reading::MirrorProgress;
pub use report::{MirrorReport, WiderMirrorColumn};
pub use window::MirrorWindow;
