//! The reasons why there is no table.

use openshelf_core::answer::Undeclared;
use openshelf_core::room::NoRoom;
use thiserror::Error;

/// Why an answer has no table.
#[derive(Debug, Error)]
pub enum TableError {
    /// The operation's answer is an image, a URL or text that is not JSON.
    #[error("{operation} returns {answer}, which cannot be made into a table")]
    NoTable {
        operation: String,
        answer: &'static str,
    },
    /// The body is not JSON.
    #[error("the answer is not JSON: {0}")]
    NotJson(#[from] NotJson),
    /// The answer is JSON, but not what its operation promises.
    #[error("{0}")]
    OtherAnswer(#[from] OtherAnswer),
    /// A batch exceeds what Arrow can count, such as 2 GiB of text in one column; use smaller batches.
    #[error("the batch is too large for Arrow: {0}")]
    TooLarge(String),
    /// There is not enough memory to build the table.
    #[error("{0}")]
    NoMemory(#[from] NoRoom),
    /// A list or an object was to become an array of a different kind from the one its column was created
    /// with.
    #[error("a column changed its kind while it was being built")]
    OtherKind,
    #[error(transparent)]
    Arrow(#[from] arrow_schema::ArrowError),
}

/// How an answer differs from what its operation promises.
#[derive(Debug, Error)]
pub enum OtherAnswer {
    #[error("{0}")]
    Type(Undeclared),
    #[error("{0}: the answer does not have the records that belong there")]
    WithoutRecords(&'static str),
    #[error("the answer is neither a list of records nor one of them")]
    NoRecord,
}

/// Why a text is not JSON that can be split.
#[derive(Debug, Error)]
pub enum NotJson {
    #[error("{0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("{0}")]
    NotText(#[from] std::str::Utf8Error),
    /// It is nested too deeply.
    #[error("it {0}")]
    Refused(&'static str),
    #[error("a record cannot be read")]
    Record,
}
