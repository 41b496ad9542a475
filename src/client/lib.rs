//! A client of a service, free of Python: calls, lists, tables and files.
//!
//! * `client` is a service as one caller sees it, with what the caller adds to each call and the errors that
//!   a service reports with a good status; `operations` is what a program does with one;
//! * `list` reads the pages of an operation that is listed, `sender` sends their requests;
//! * `table_request` and `table_summary` are what is known of a table before and after;
//! * `saving` brings a list into memory or a file: `pipeline` makes batches of pages, `sinks` take them, on
//!   the thread of `sink_thread`.

mod client;
mod columns_text;
mod list;
mod operations;
mod pipeline;
mod saving;
mod sender;
mod sink_thread;
mod sinks;
mod table_request;
mod table_summary;

pub use client::{CallSettings, Client, fault_in_success};
pub use list::{List, ListReader, PageResult};
pub use operations::{ClientError, FileFormat, Given};
pub use pipeline::{BATCH_BYTES, BatchFailure, BatchPipeline, Chunk, Pipeline};
pub use saving::{Destination, SaveError, SaveRequest, SaveStep, Saving};
pub use sender::Sender;
pub use sinks::{TableFormat, write_table};
pub use table_request::{TableContent, TableOptions, TableRequest, licence, retrieved};
pub use table_summary::TableSummary;
