//! Operations and clients as Python shows them: docstrings, signatures, stubs and types.
//!
//! It knows Python's words and needs no Python. The module asks for a docstring when somebody calls `help()`; a
//! build asks for the [`files`] of the package, stubs and types, of which the module itself has nothing.
//!
//! * [`namespace`] has the tree of classes that holds the operations;
//! * [`options`] are the options of clients;
//! * [`mod@paginated`] has the docstrings of what gives lists;
//! * [`derived`] are the calls that take the arguments of a method and give something else;
//! * [`docstring`] and [`signature`] render what a class or a method says of itself;
//! * [`annotations`], [`values`] and [`literal`] are Python source for types and values.

pub mod annotations;
pub mod derived;
pub mod docstring;
mod error;
pub mod literal;
pub mod namespace;
pub mod options;
mod package;
pub mod paginated;
pub mod signature;
mod source;
mod stubs;
mod types;
pub mod values;

pub use error::DescribeError;
pub use package::files;

/// The first line of every file that is written.
const HEAD: &str = "# Written by a build from the catalog; do not edit.";
