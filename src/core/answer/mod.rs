//! Inspects a body before Python sees it: whether it can be parsed, whether it is an error with a success
//! status, what it says beside its records, and which members these have. Also writes bodies to files.

mod escapes;
mod fault;
mod file;
mod missing;
mod names;
mod narrower;
mod nesting;
mod pairing;
mod remarks;
mod said;
mod skim;

pub use fault::hidden_fault;
pub use file::{AnswerError, Destination, is_file_name, is_image};
pub use names::member_names;
pub use narrower::Narrower;
pub use nesting::is_too_deep;
pub use remarks::{Remarks, Warning};
pub use said::{Heard, Listener};

/// Why a body must not be read by parsers that recurse, or that skip values without checking them.
pub fn why_unreadable(body: &[u8]) -> Option<&'static str> {
    if is_too_deep(body) {
        return Some("is nested too deeply");
    }
    escapes::has_broken_escape(body).then_some("has an escape \\u without four hexadecimal digits")
}
