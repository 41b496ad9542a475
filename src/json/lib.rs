//! Where the parts of a JSON text begin and end; only names are decoded.
//!
//! | module | content |
//! |---|---|
//! | `cursor` | a place in a text, and how it passes a text, a number or a word |
//! | `parts` | the members of an object and the items of a list |
//!
//! What is passed is JSON as RFC 8259 defines it. What is wrong with another text is left to a parser.

mod cursor;
mod parts;

pub use cursor::Cursor;
pub use parts::{DEEPEST, fault, find, is_value, items, members, unread_members};
