//! Lists every record of an operation once and in order, or reports why it cannot.
//!
//! | module | content |
//! |---|---|
//! | `listed_call`, `bounds`, `sort_by` | what is to be listed, how far, and how the operation lists it |
//! | `step` | what is still to be requested; a list of steps is a position |
//! | `step_arguments`, `range_arguments`, `call_arguments` | step → arguments of a request |
//! | `answer`, `page_facts`, `split` | body → the facts of a page, or a count |
//! | `transitions`, `range_transitions`, `cursor_pages`, `windows`, `step_outcome` | step and answer → the next steps |
//! | `day_range`, `day_counts` | ranges of days, and how the counts by day divide a list |
//! | `window`, `window_reading`, `boundary` | the records between two places of a list, and where one may begin |
//! | `paginator`, `command` | what happened → what to do: which requests are sent ahead, which pages are returned |
//! | `request_queue`, `slot`, `first_count` | what is asked: the steps that are left, in order, and which are under way |
//! | `list_state`, `totals`, `readings`, `second_reading`, `watch`, `notes` | what is known about the list, and whether it is complete at its end |
//! | `returned_records`, `known_records`, `page`, `page_parts` | what was returned, and which records are new |
//! | `service_remarks`, `completeness`, `one_page` | what the service says beside the records; how certain it is that none is missing |
//! | `run_seams`, `seams`, `page_evidence` | whether neighbouring pages fit, and which are requested again |
//! | `seam_repair`, `seam_proof`, `rereading` | a seam that does not fit, and seams that are requested again although they fit |
//! | `list_changes`, `epochs`, `pages_ahead`, `page_counts` | what is known about the changes of a run, and how fast it is read |
//! | `fetch` | how a request is sent and its answer read: for `count` and `slicing` here, and for the paginator in the client |
//! | `count`, `count_operation` | the number of records, without the records |
//! | `slice`, `slicing` | parts of a list that are read by themselves |
//! | `first_steps` | the steps with which a list or a slice begins |
//! | `position`, `position_text`, `origin`, `call_identity`, `call_parts`, `key_log`, `version` | resuming in another process |
//!
//! It sends nothing and writes no file: the client does what the paginator decides, and keeps positions in files.
//!
//! The modules have no cycle, and each type is whole in one file. Two functions are recursive: a sort may be a list
//! that contains a sort (`call_arguments::order_of`), and a JSON value contains JSON values
//! (`call_arguments::from_json`).

mod answer;
mod boundary;
mod bounds;
mod call_arguments;
mod call_identity;
mod call_parts;
mod command;
mod completeness;
mod count;
mod count_operation;
mod cursor_pages;
mod day_counts;
mod day_range;
mod epochs;
mod error;
mod fetch;
mod first_count;
mod first_steps;
mod fixed_order;
mod key_log;
mod known_records;
mod list_changes;
mod list_state;
mod listed_call;
mod notes;
mod one_page;
mod origin;
mod page;
mod page_counts;
mod page_evidence;
mod page_facts;
mod page_parts;
mod pages_ahead;
mod paginator;
mod position;
mod position_text;
mod range_arguments;
mod range_transitions;
mod reach;
mod readings;
mod request_queue;
mod rereading;
mod returned_records;
mod run_seams;
mod seam_proof;
mod seam_repair;
mod seams;
mod second_reading;
mod service_remarks;
mod slice;
mod slicing;
mod slot;
mod sort_by;
mod split;
mod step;
mod step_arguments;
mod step_outcome;
mod totals;
mod transitions;
mod version;
mod watch;
mod window;
mod window_reading;
mod windows;

pub use answer::Answer;
pub use bounds::{Bounds, OnChange};
pub use call_arguments::CallArguments;
pub use call_identity::CallIdentity;
pub use call_parts::CallParts;
pub use command::{Command, Event, Outcome, PageRequest};
pub use completeness::{Completeness, Level};
pub use count::{RecordCount, count, count_by_day};
pub use error::{CheckpointError, PagingError, UnreadableAnswer, share_in_words};
pub use fetch::{Fetch, FetchFuture, fetch_answer};
pub use fixed_order::in_fixed_order;
pub use key_log::KeyLog;
pub use listed_call::ListedCall;
pub use origin::Origin;
pub use page::Page;
pub use page_facts::{PageFacts, key_hash};
pub use paginator::Paginator;
pub use position::Position;
pub use position_text::ResumePoint;
pub use slice::{Extent, RecordRange};
pub use slicing::{Slice, Slices, divide};
pub use step::Step;
pub use version::{POSITION_VERSION, check_version};
