//! Lists that are kept as Delta tables and brought up to date.
//!
//! | module | content |
//! |---|---|
//! | `columns`, `keys` | the columns of a list as those of a table; what tells one record from all others |
//! | `plan`, `scope`, `day_spans`, `last_changed` | which records a run asks for, by the rule of the operation |
//! | `window`, `state` | parts of a list; what the table knows of earlier runs |
//! | `reading`, `spool`, `merge` | the records that are read; how they are joined to the parts of the table |
//! | `first_run`, `keeping` | what the first run has read, and where the next one goes on |
//! | `mirror`, `run`, `under_way`, `conclusion`, `report`, `error` | the mirror, a run, its lock and table, what it knows, what it did, why it failed |

mod columns;
mod conclusion;
mod day_spans;
mod error;
mod first_run;
mod keeping;
mod keys;
mod last_changed;
mod merge;
#[allow(clippy::module_inception, reason = "it is the type of this name")]
mod mirror;
mod plan;
mod reading;
mod report;
mod run;
mod scope;
mod spool;
mod state;
mod under_way;
mod window;

pub use columns::GONE_AT;
pub use error::MirrorError;
pub use mirror::{Mirror, MirrorOptions};
pub use openshelf_delta::{DeltaError, Rows, Snapshot};
pub use reading::MirrorProgress;
pub use report::MirrorReport;
pub use window::MirrorWindow;
