//! Why paging cannot go on.

use std::io;
use std::path::PathBuf;

use openshelf_core::call::CallError;
use openshelf_core::room::NoRoom;
use openshelf_transport::{Failure, Reply};

/// Why paging cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum PagingError {
    /// A request failed. `line` names the request in the log.
    #[error("{failure}")]
    RequestFailed { failure: Box<Failure>, line: String },
    /// The arguments of a page are invalid.
    #[error("{0}")]
    InvalidArguments(#[from] CallError),
    /// An answer is not the JSON that its row describes.
    #[error("{0}")]
    Unreadable(#[from] UnreadableAnswer),
    /// The same, with the page.
    #[error("{1}")]
    UnreadablePage(Box<Reply>, UnreadableAnswer),
    /// There is no memory for what a page is taken apart into.
    #[error("{0}")]
    NoMemory(#[from] NoRoom),
    /// The requested order cannot be kept beyond the reach of page numbers.
    #[error(
        "{asked}: the service lists {reach} records in this order and not more; the others can only be reached in the order of {by}. Leave the order out, or ask for {reach} records at most with max_records"
    )]
    OrderNotKept {
        asked: String,
        reach: u64,
        by: String,
    },
    /// No request reaches the other records.
    #[error("{}", truncated(*.reached, *.exist, .larger.as_deref()))]
    Truncated {
        reached: u64,
        exist: Option<u64>,
        /// The argument for larger pages, which reach further.
        larger: Option<String>,
    },
    /// Records changed between two requests, so that some may be missing.
    #[error("the records changed while they were paged: {0}")]
    Changed(String),
    #[error("{0}")]
    Checkpoint(#[from] CheckpointError),
}

impl PagingError {
    /// Adds the page to an error about its content.
    pub(crate) fn with_page(self, reply: Reply) -> Self {
        match self {
            Self::Unreadable(why) => Self::UnreadablePage(Box::new(reply), why),
            other => other,
        }
    }
}

/// The message of `PagingError::Truncated`.
fn truncated(reached: u64, exist: Option<u64>, larger: Option<&str>) -> String {
    let all = match exist {
        Some(exist) => format!("{reached} of {exist} records"),
        None => format!("{reached} records, and has more"),
    };
    match larger {
        Some(larger) => format!(
            "the service gave {all}; pages of this size do not reach the others: {larger} goes further"
        ),
        None => format!("the service gave {all}; no request reaches the others"),
    }
}

/// A body that is not JSON, or not the JSON of its row.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct UnreadableAnswer(pub(crate) String);

impl UnreadableAnswer {
    /// The first line of another library's message.
    pub(crate) fn because(error: &impl std::fmt::Display) -> Self {
        // The other lines draw the place of the error.
        let text = error.to_string();
        Self(text.lines().next().unwrap_or_default().to_owned())
    }

    /// The records of a page lack the member that orders them.
    pub(crate) fn without_key() -> Self {
        Self("the records lack the member that orders them".to_owned())
    }

    /// The answer lacks the total that its row promises.
    pub(crate) fn without_total() -> Self {
        Self("the answer does not say how many records there are".to_owned())
    }
}

/// Why a checkpoint cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    /// The file holds no position.
    #[error(
        "{path}: this file holds no position to resume from: {why}. Name another file, or delete this one to begin anew"
    )]
    NotAPosition { path: PathBuf, why: String },
    /// The file holds the position of another call.
    #[error(
        "{path}: this position belongs to another call ({operation}): to another address or other arguments, another max_records or max_pages, or other extras of a view. Name another file, or delete it to begin anew"
    )]
    OtherCall { path: PathBuf, operation: String },
    /// The file of keys beside a position is not the one that was written.
    #[error(
        "{path}: the keys of the records that were given before cannot be read: {why}. Without them records would come twice. What was written before stays as it is: put the file back, or delete {position} and what was written with it to begin anew"
    )]
    LostKeys {
        path: PathBuf,
        position: PathBuf,
        why: String,
    },
    /// Another file stands where the keys are to be written.
    #[error(
        "{path}: this file is not one of ours, and the keys of the records that are given are to stand there. Move it away, or name another file"
    )]
    ForeignKeys { path: PathBuf },
}

/// Why a file of records cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum OutputError {
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    #[error("{0}")]
    Checkpoint(#[from] CheckpointError),
    /// The file has content and no position.
    #[error(
        "{path}: there is no position beside it ({checkpoint}), so nothing can be appended; name another file, or delete this one"
    )]
    WithoutPosition { path: PathBuf, checkpoint: PathBuf },
    /// Two writers would mix their records.
    #[error("{path}: another program or iterator is writing it; wait for it, or name another file")]
    InUse { path: PathBuf },
    /// The process was forked after the file was opened.
    #[error("{path}: the process that was forked writes it; name another file in this process")]
    Forked { path: PathBuf },
    /// There is no memory for the lines of a page.
    #[error("{0}")]
    NoMemory(#[from] NoRoom),
}
