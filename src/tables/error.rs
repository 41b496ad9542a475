//! Why there is no table.

use openshelf_core::room::NoRoom;
use thiserror::Error;

/// Why there is no table of an answer.
#[derive(Debug, Error)]
pub enum TableError {
    /// The operation's answer is a picture, an address or text that is not JSON.
    #[error("{operation} gives {answer}, of which there is no table")]
    NoTable {
        operation: String,
        answer: &'static str,
    },
    /// The body is not JSON.
    #[error("the answer is not JSON: {0}")]
    NotJson(String),
    /// A batch has more than Arrow can count, such as 2 GiB of text in one column: use smaller ones.
    #[error("the batch is too large for Arrow: {0}")]
    TooLarge(String),
    /// There is no memory for what the answer is made into.
    #[error("{0}")]
    NoMemory(#[from] NoRoom),
    #[error(transparent)]
    Arrow(#[from] arrow_schema::ArrowError),
}
