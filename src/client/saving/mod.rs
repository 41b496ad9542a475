//! Saves a list to memory or to a file: `list_saving` does it step by step, `pipeline` turns pages into batches, and
//! `sinks` take them, on the thread of `sink_thread`; `csv_table` and `partitioned_table` are two of them. `json_lines` and
//! `part_file` are files that another run continues; what they share is in `output_file`. `partition_names` tells which columns
//! of a `partitioned_table` readers take for numbers.

mod csv_table;
mod json_lines;
mod list_saving;
mod output_error;
mod output_file;
mod part_file;
mod partition_names;
mod partitioned_table;
mod pipeline;
mod sink_thread;
mod sinks;

pub use json_lines::JsonLines;
pub use list_saving::{Destination, SaveError, SaveRequest, SaveStep, Saving};
pub use openshelf_durable::{Mode, Replacement};
pub use openshelf_tables::Separator;
pub use output_error::OutputError;
pub use partition_names::{MisreadTexts, misread_texts};
pub use partitioned_table::{check_partitions, write_partitions};
pub use pipeline::{BATCH_BYTES, BatchFailure, BatchPipeline, Chunk, Pipeline};
pub use sinks::{CopyError, TableFormat, copy_table, write_table};
