//! A client of a service, independent of Python: calls, lists, tables and files.
//!
//! * `client` is a service as one caller sees it, with the caller's additions to each call and the errors that
//!   a service reports with a success status; `operations` are the methods for Rust programs;
//! * `list` reads the pages of a list, `sender` sends their requests;
//! * `table_request` describes a table before its rows are known, `table_summary` describes it afterwards;
//! * `saving` writes a list to memory or a file: `pipeline` turns pages into batches, `sinks` consume them, on
//!   the thread of `sink_thread`, `csv_table` and `partitioned_table` among them;
//! * `written_request` writes a request for another program, such as curl;
//! * `downloads` follows jobs and reads lists of files, `file_download` receives a file through `part_writer`
//!   under a name of `file_names`,
//!   `download_progress` is what others see of it meanwhile;
//! * `picture_file` writes a picture.

mod client;
mod columns_text;
mod csv_table;
mod download_error;
mod download_progress;
mod downloads;
mod file_download;
mod file_names;
mod file_options;
mod file_there;
mod list;
mod operations;
mod part_writer;
mod partitioned_table;
mod picture_file;
mod pipeline;
mod saving;
mod sender;
mod sink_thread;
mod sinks;
mod table_request;
mod table_summary;
mod width_check;
mod written_request;

pub use client::{CallSettings, Client, fault_in_success};
pub use columns_text::columns_text;
pub use download_error::{DownloadError, FinishedJob};
pub use download_progress::{DownloadProgress, Seen};
pub use downloads::{DownloadSource, StartedJob};
pub use file_options::{FileOptions, IfExists};
pub use list::{List, ListReader, PageResult};
pub use openshelf_durable::{Mode, Replacement};
pub use operations::{ClientError, FileFormat, Given};
pub use partitioned_table::{check_partitions, write_partitions};
pub use picture_file::{PictureFile, PictureFileError, check_picture};
pub use pipeline::{BATCH_BYTES, BatchFailure, BatchPipeline, Chunk, Pipeline};
pub use saving::{Destination, SaveError, SaveRequest, SaveStep, Saving};
pub use sender::Sender;
pub use sinks::{CopyError, TableFormat, copy_table, write_table};
pub use table_request::{TableContent, TableOptions, TableRequest, licence, retrieved};
pub use table_summary::TableSummary;
pub use written_request::WrittenRequest;
