//! From the bytes of answers to Arrow tables.
//!
//! The schema of a table is a function of the row and of what a call asks for, known before anything
//! is sent ([`Layout`]). A [`BatchBuilder`] takes bodies or single records, and gives batches of that
//! schema. What does not fit never stops it: such values go into the column [`UNFIT`], members that
//! the row does not know into the column [`EXTRA`], and both are counted.
//!
//! ```no_run
//! # use openshelf_tables::{Asked, BatchBuilder, Layout, TableOptions};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let row: &'static openshelf_core::table::Operation = todo!();
//! # let body: &[u8] = b"";
//! let layout = Layout::new(row, &Asked::default(), TableOptions::default())?;
//! println!("{}", layout.schema());
//! let mut builder = BatchBuilder::new(&layout);
//! builder.push_body(body)?;
//! let (batch, counts) = builder.finish()?;
//! println!("{} rows, {} unfit", counts.rows, counts.unfit);
//! # Ok(())
//! # }
//! ```

mod builder;
mod error;
mod layout;

pub use builder::{BatchBuilder, Counts};
pub use error::TableError;
pub use layout::{Asked, Layout, TableOptions, has_table};

/// The column with the values that did not fit: a JSON object of the values as they came, by the path of
/// their member, such as `{"award.amount": "n/a", "children[0].code": 7}`; null for most rows.
pub const UNFIT: &str = "_unfit";
/// The column with the members that the row does not know: a JSON object of their values, by path.
pub const EXTRA: &str = "_extra";
