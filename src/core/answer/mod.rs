//! Inspects a body before Python sees it: whether it can be parsed, whether it is an error with a success
//! status, what it says beside its records, and which members these have.

mod asked_members;
mod declared;
mod fault;
mod file_name;
mod has_nothing;
mod headers;
mod known_members;
mod missing;
mod names;
mod narrower;
mod nesting;
mod pairing;
mod preformatted;
mod remarks;
mod said;
mod skim;
mod undeclared;
mod unsorted;
mod value_kind;

pub use declared::{is_as_declared, says_none, undeclared, why_undeclared};
pub use fault::hidden_fault;
pub use file_name::is_file_name;
pub use headers::Headers;
pub use names::member_names;
pub use narrower::Narrower;
use nesting::is_too_deep;
pub use preformatted::preformatted_text;
pub use remarks::{
    Remarks, SANDBOX_HEADER, Warning, found_without, nothing_found, outside_of_sandbox,
    sandbox_note,
};
pub use said::{Heard, Listener, said_members};
pub use undeclared::Undeclared;

/// Why a body is not read: it is nested too deeply for parsers that recurse.
pub fn why_unreadable(body: &[u8]) -> Option<&'static str> {
    is_too_deep(body).then_some("is nested too deeply")
}
