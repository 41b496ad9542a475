//! Turns the bytes of answers into Arrow tables.
//!
//! The schema of a table depends only on the operation and on what a call requests, so it is known before
//! anything is sent ([`Layout`]). A [`BatchBuilder`] takes bodies or single records, and returns batches of
//! that schema. Data that does not fit never stops it: such values go into the column [`UNFIT`], members
//! that the operation does not define go into the column [`EXTRA`], and both are counted.
//!
//! | module | content |
//! |---|---|
//! | `kind`, `answer_types` | the columns of an operation, or of an answer whose operation has none, as a tree |
//! | `asked`, `layout`, `infer` | the columns of a call; the schema |
//! | `json`, `records` | bodies to the text of records and of their members |
//! | `scalars`, `column`, `leftovers` | texts of values to columns |
//! | `builder`, `series`, `threads` | records to rows |
//! | `archive`, `delimited` | tables in ZIP archives to batches |

mod answer_types;
mod archive;
mod asked;
mod builder;
mod cells;
mod column;
mod counts;
mod csv_file;
mod delimited;
mod delimited_records;
mod error;
mod infer;
mod json;
mod json_lines;
mod kind;
mod layout;
mod leftovers;
mod parquet;
mod parts;
mod provenance;
mod records;
mod scalars;
mod series;
mod threads;

pub use archive::{ArchiveError, Member, MemberBytes, members};
pub use asked::Asked;
pub use builder::BatchBuilder;
pub use cells::{plain, type_name};
pub use counts::Counts;
pub use csv_file::{CsvWriter, Separator};
pub use delimited::{ColumnTypes, DelimitedReader};
pub use delimited_records::{LARGEST_CELL, LARGEST_RECORD};
pub use error::{NotJson, OtherAnswer, TableError};
pub use json_lines::JsonLinesWriter;
pub use layout::{Layout, LayoutOptions, Money, has_table};
pub use leftovers::{count_leftovers, each_leftover};
pub use parquet::ParquetWriter;
pub use parts::{read_parts, read_stream, write_part, write_stream};
pub use provenance::Provenance;
pub use threads::batches_of;

/// The column for the values that did not fit: a JSON object of the original values, by the path of their
/// member, such as `{"award.amount": "n/a", "children[0].code": 7}`; null for most rows. The path of a whole
/// record is `.`.
pub const UNFIT: &str = "_unfit";
/// The column for the members that the operation does not name: a JSON object of their values, by path.
pub const EXTRA: &str = "_extra";
