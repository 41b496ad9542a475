//! What is made of a body before Python sees it: an error that a good status hides, the names of a
//! record's members, a file.

mod fault;
mod file;
mod names;

pub use fault::hidden_fault;
pub use file::{AnswerError, Destination, is_file_name, is_image};
pub use names::member_names;
