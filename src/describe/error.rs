//! The errors that prevent stubs and types from being written.

/// An operation that no type can be derived from.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum DescribeError {
    #[error("{0} would be the name of two types that differ")]
    TwoTypes(String),
    #[error("{name}: {one} has other columns than {other}")]
    OtherColumns {
        name: String,
        one: String,
        other: String,
    },
    #[error("{operation}: nothing says what {member} is")]
    UnknownMember { operation: String, member: String },
    #[error("{0} does not say what it gives")]
    UnknownAnswer(String),
    #[error("{operation}: {parameter} has a schema and takes no object")]
    SchemaWithoutObject {
        operation: String,
        parameter: &'static str,
    },
    #[error("no operation is called {0}")]
    UnknownOperation(&'static str),
    #[error("{0}: nothing in its answer tells of pages")]
    NoSignOfPages(String),
    #[error("{0} cannot add members whose names no class can have")]
    OddMembers(String),
    #[error("a list has no method {0}")]
    UnknownMethod(String),
    #[error("{0} has more required parameters than stubs can take by position")]
    TooManyRequired(String),
    #[error("a docstring cannot hold the end of one: {0}")]
    QuotesInDocstring(String),
}
