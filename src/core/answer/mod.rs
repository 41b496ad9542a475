//! Inspects a body before Python sees it: whether it can be parsed, whether it is an error with a success
//! status, and which members its records have. Also writes bodies to files.

mod escapes;
mod fault;
mod file;
mod names;
mod narrower;
mod nesting;
mod said;

pub use fault::hidden_fault;
pub use file::{AnswerError, Destination, is_file_name, is_image};
pub use names::member_names;
pub use narrower::Narrower;
pub use nesting::is_too_deep;
pub use said::said;

/// Why a body must not be read by parsers that recurse, or that skip values without checking them.
pub fn why_unreadable(body: &[u8]) -> Option<&'static str> {
    if is_too_deep(body) {
        return Some("is nested too deeply");
    }
    escapes::has_broken_escape(body).then_some("has an escape \\u without four hexadecimal digits")
}
