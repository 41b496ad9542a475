//! Delta tables: folders of Parquet files with a log, which other programs read while it is written.
//!
//! Only the actions that a table needs are written: `protocol`, `metaData`, `add`, `remove`, `txn` and `commitInfo`, for
//! version 1 of the protocol's readers and version 2 of its writers. There are no deletion vectors and no mapping of
//! columns, and a table that needs more is refused. A version appears whole or not at all, and never over another one:
//! of two writers the slower one has a [`DeltaError::Conflict`], reads the table again and repeats.
//!
//! | module | content |
//! |---|---|
//! | `action`, `state` | the lines of a log; what they make of a table |
//! | `schema`, `evolution`, `widening`, `conform` | Arrow's columns as Delta's; new and wider columns; rows of others |
//! | `stats`, `skipping`, `partition`, `paths` | what an `add` says of its file, and which files need not be read |
//! | `log`, `checkpoint`, `json_rows`, `duration`, `ids` | the files of the log |
//! | `snapshot`, `at_time`, `transaction`, `data_file`, `rows`, `vacuum` | a table at a version, and its next one |
//! | `kills` | a test that ends the process before each of its steps in turn |

mod action;
mod at_time;
mod checkpoint;
mod conform;
mod data_file;
mod duration;
mod error;
mod evolution;
mod ids;
mod json_rows;
#[cfg(test)]
mod killed;
#[cfg(test)]
#[path = "../durable/kills.rs"]
mod kills;
mod log;
mod partition;
mod paths;
mod rows;
mod schema;
mod skipping;
mod snapshot;
mod state;
mod stats;
mod transaction;
mod vacuum;
mod widening;

pub use action::{Action, Add, Format, Metadata, PartitionValues, Protocol, Remove, Texts, Txn};
pub use conform::conformed;
pub use data_file::NewFile;
pub use error::DeltaError;
pub use log::LOG;
pub use partition::partition_text;
pub use rows::Rows;
pub use schema::storable;
pub use skipping::{Between, Bound};
pub use snapshot::Snapshot;
pub use transaction::{NewTable, Transaction};
pub use vacuum::vacuum;
pub use widening::WiderColumn;
