//! Reads the pages of a list.
//!
//! * `list` is an operation with its bounds, and the reader of its pages;
//! * `page_reader` carries out what the paginator of `openshelf_paging` decides;
//! * `requests` runs its requests as tasks of a `request_runtime`, and `sender` sends each of them through the client;
//! * `checkpoint` stores the position of a list, and `key_file` the keys of the records before it.

mod checkpoint;
mod key_file;
mod list;
mod page_reader;
mod request_runtime;
mod requests;
mod sender;

pub use checkpoint::{Checkpoint, Output, Parts, Unfinished};
pub use key_file::KEYS_VERSION;
pub use list::{Counted, List, ListReader, PageResult};
pub use openshelf_paging::{
    Bounds, CheckpointError, Completeness, Extent, KeyLog, Level, ListedCall, OnChange, Origin,
    Page, PagingError, RecordCount, ResumePoint, Slice, Slices, share_in_words,
};
pub use page_reader::PageReader;
pub use request_runtime::{Driver, RequestRuntime};
