//! What is made of a body before Python sees it: an error that a good status hides, the names of a
//! record's members, a file; and whether it can be read at all.

mod escapes;
mod fault;
mod file;
mod names;
mod nesting;

pub use escapes::has_broken_escape;
pub use fault::hidden_fault;
pub use file::{AnswerError, Destination, is_file_name, is_image};
pub use names::member_names;
pub use nesting::is_too_deep;
