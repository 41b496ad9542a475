//! Lists that are kept as Delta tables and brought up to date.
//!
//! | module | content |
//! |---|---|
//! | `columns`, `keys` | the columns of a list as those of a table; what tells one record from all others |
//! | `scope` | which records a run asks for, by the rule of the operation |
//! | `spool`, `merge` | the records that were read; how they are joined to the parts of the table |
//! | `mirror`, `report`, `error` | a run, what it did, and why it failed |

mod columns;
mod error;
mod keys;
mod merge;
#[allow(clippy::module_inception, reason = "it is the type of this name")]
mod mirror;
mod report;
mod scope;
mod spool;

pub use columns::GONE_AT;
pub use error::MirrorError;
pub use mirror::{Mirror, MirrorOptions};
pub use openshelf_delta::{DeltaError, Rows, Snapshot};
pub use report::MirrorReport;
