//! Downloads without a network: the states of a job, the parts of a file, and the proof that it is complete.
//!
//! * `file_name` turns a name that a service gave into one that stays in its folder;
//! * `job` reads the state of a job and decides how long to wait, `listed` reads the files that an answer names;
//! * `host` decides which hosts may serve a file;
//! * `placement` decides from the head of an answer where its bytes belong;
//! * `part` collects the bytes beside the target, and moves them there when they are complete;
//! * `file_identity` records which file stands under a name that a caller chose;
//! * `folder` tells whether files can be created where a caller wants them;
//! * `check` proves that a file is complete, `picture` by the structure of pictures.

mod check;
mod error;
mod file_identity;
mod file_name;
mod folder;
mod host;
mod job;
mod listed;
mod part;
mod picture;
mod placement;

pub use check::{Check, Depth, check, is_same_format, shows_its_end};
pub use error::FileError;
pub use file_identity::{FileIdentity, Standing};
pub use file_name::{local_name, name_of_address, name_of_answer, name_of_linked};
pub use folder::{FolderError, check_folder};
pub use host::{check_host, host_of};
pub use job::{JobStatus, JobWatch, Next, Pauses};
pub use listed::{NamedFile, NoLinkedFile, job_file, linked_address, listed_files, other_forms};
pub use part::{Origin, PART_VERSION, Part, Resumable};
pub use placement::{Asked, Head, Placement, place, strong};
