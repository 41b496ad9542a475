//! Describes operations and clients as Python shows them: docstrings, signatures, stubs and types.
//!
//! This crate uses Python's terms but does not need Python. The module requests a docstring when somebody
//! calls `help()`. A build requests the [`files`] of the package, stubs and types, which the module itself
//! does not contain.
//!
//! * [`namespace`] has the tree of classes that holds the operations;
//! * [`options`] are the options of clients, and [`other_words`] what other libraries call them;
//! * [`mod@paginated`] has the docstrings of `paginate` and its objects;
//! * [`derived`] describes the calls that take a method's arguments and return something else;
//! * [`docstring`] and [`signature`] render those of classes and methods;
//! * `helpers` describes the functions that take people's words, and `words` renders their modules; `linked` and
//!   `member_functions` render the other members of clients;
//! * [`annotations`], [`values`] and [`literal`] write types and values as Python source.

pub mod annotations;
pub mod derived;
pub mod docstring;
mod error;
mod helpers;
mod linked;
pub mod literal;
mod member_functions;
pub mod namespace;
pub mod options;
pub mod other_words;
mod package;
pub mod paginated;
pub mod signature;
mod source;
mod stubs;
mod types;
pub mod values;
pub mod words;

pub use error::DescribeError;
pub use package::files;

/// The first line of every generated file.
const HEAD: &str = "# Written by a build from the catalog; do not edit.";
