//! Downloads without a network: the states of a job, the parts of a file, and the proof that it is complete.
//!
//! * `file_name` turns a name that a service gave into one that stays in its folder;
//! * `job` reads the state of a job and decides how long to wait, `listed` reads the files that an answer names;
//! * `host` decides which hosts may serve a file;
//! * `placement` decides from the head of an answer where its bytes belong;
//! * `part` collects the bytes beside the target, and moves them there when they are complete;
//! * `check` proves that a file is complete.

mod check;
mod error;
mod file_name;
mod host;
mod job;
mod listed;
mod part;
mod placement;

pub use check::{Check, Depth, check, ends_by_itself};
pub use error::FileError;
pub use file_name::{local_name, name_of_address, name_of_answer, name_of_linked};
pub use host::check_host;
pub use job::{JobStatus, JobWatch, Next, Pauses};
pub use listed::{NamedFile, NoLinkedFile, job_file, linked_address, listed_files, other_forms};
pub use part::{Origin, PART_VERSION, Part, Resumable};
pub use placement::{Asked, Head, Placement, place, strong};
