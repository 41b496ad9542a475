//! Lists every record of an operation once and in order, or reports why it cannot.
//!
//! | module | content |
//! |---|---|
//! | `listed_call` | what is to be listed, and how the operation lists it |
//! | `step` | what is still to be requested; a list of steps is a position |
//! | `step_arguments`, `range_arguments`, `call_arguments` | step → arguments of a request |
//! | `answer`, `page_facts`, `split` | body → the facts of a page, or a count |
//! | `transitions`, `range_transitions`, `cursor_pages`, `windows`, `step_outcome` | step and answer → the next steps |
//! | `window`, `boundary` | the records between two places of a list, and where one may begin |
//! | `paginator`, `request_queue`, `fetch` | sends requests ahead |
//! | `giving`, `seam_steps`, `ending` | which records are returned, which pages are queued again, whether the list is complete |
//! | `seams`, `mending`, `comparing`, `seam_signs` | whether neighbouring pages fit, and which are requested again |
//! | `known_records`, `key_log` | the records returned so far |
//! | `completeness`, `watch`, `notes` | what is known about the list, and its messages |
//! | `count` | the number of records, without the records |
//! | `slice`, `slicing` | parts of a list that are read by themselves |
//! | `position`, `checkpoint`, `key_file` | resuming in another process |
//! | `json_lines`, `part_file`, `output_file` | records in a file |
//!
//! The modules form no circle; `giving`, `seam_steps` and `ending` add methods to the type of `paginator`,
//! and `mending` and `comparing` to that of `seams`. Two functions are recursive: a sort may be a list that
//! contains a sort (`call_arguments::order_of`), and a JSON value contains JSON values (`call_arguments::from_json`).

mod answer;
mod boundary;
mod bounds;
mod call_arguments;
mod call_identity;
mod checkpoint;
mod comparing;
mod completeness;
mod count;
mod count_operation;
mod cursor_pages;
mod day_counts;
mod day_range;
mod ending;
mod epochs;
mod error;
mod fetch;
mod giving;
mod json_lines;
mod key_file;
mod key_log;
mod known_records;
mod listed_call;
mod mending;
mod notes;
mod output_file;
mod page;
mod page_facts;
mod paginator;
mod part_file;
mod position;
mod position_text;
mod range_arguments;
mod range_transitions;
mod request_queue;
mod request_runtime;
mod rereading;
mod seam_signs;
mod seam_steps;
mod seams;
mod second_reading;
mod slice;
mod slicing;
mod sort_by;
mod split;
mod step;
mod step_arguments;
mod step_outcome;
mod transitions;
mod watch;
mod window;
mod windows;

pub use bounds::{Bounds, OnChange};
pub use call_arguments::CallArguments;
pub use call_identity::CallIdentity;
pub use checkpoint::{Checkpoint, Origin};
pub use completeness::{Completeness, Level};
pub use count::{RecordCount, count};
pub use error::{CheckpointError, OutputError, PagingError, UnreadableAnswer, share_in_words};
pub use fetch::{Fetch, FetchFuture};
pub use json_lines::{JsonLines, position_path};
pub use key_log::KeyLog;
pub use listed_call::ListedCall;
pub use output_file::to_file_error;
pub use page::Page;
pub use page_facts::PageFacts;
pub use paginator::Paginator;
pub use part_file::{Begun, PartFile, WholeFile, parts_path};
pub use position::Position;
pub use position_text::Place;
pub use request_runtime::{Driver, RequestRuntime};
pub use slice::Extent;
pub use slicing::{Slice, Slices, divide};
pub use step::Step;
