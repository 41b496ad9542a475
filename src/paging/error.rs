//! Why paging cannot go on.

use std::io;
use std::path::PathBuf;

use openshelf_core::call::CallError;
use openshelf_transport::{Failure, Reply};

/// Why a walk cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// A request failed; `line` is what the log calls it.
    #[error("{failure}")]
    Failed { failure: Box<Failure>, line: String },
    /// The arguments of a page are refused.
    #[error("{0}")]
    Refused(#[from] CallError),
    /// A page is not the JSON that its row says.
    #[error("{0}")]
    Unreadable(#[from] Unreadable),
    /// The same, with the page.
    #[error("{1}")]
    UnreadablePage(Box<Reply>, Unreadable),
    /// The order that was asked for cannot be had beyond the reach of page numbers.
    #[error(
        "{asked}: the service lists {reach} records in this order and not more; the others can only be reached in the order of {by}. Leave the order out, or ask for {reach} records at most with max_records"
    )]
    Order {
        asked: String,
        reach: u64,
        by: String,
    },
    #[error("{}", truncated(*.reached, *.exist, .larger.as_deref()))]
    Truncated {
        reached: u64,
        exist: Option<u64>,
        /// The argument for larger pages, which reach further.
        larger: Option<String>,
    },
    #[error("the records changed while they were paged: {0}; on_change=\"warn\" goes on")]
    Changed(String),
    #[error("{0}")]
    Bookmark(#[from] BookmarkError),
}

impl Trouble {
    /// The same, with the page that it is about where it lacks it.
    pub(crate) fn of_page(self, reply: Reply) -> Self {
        match self {
            Self::Unreadable(why) => Self::UnreadablePage(Box::new(reply), why),
            other => other,
        }
    }
}

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
pub struct Unreadable(pub(crate) String);

impl Unreadable {
    /// What another library found.
    pub fn because(error: &impl std::fmt::Display) -> Self {
        // The lines that follow draw where it was found.
        let text = error.to_string();
        Self(text.lines().next().unwrap_or_default().to_owned())
    }

    /// A page whose records lack what orders them.
    pub fn without_key() -> Self {
        Self("the records lack the member that orders them".to_owned())
    }

    /// A page that does not tell what its row says of it.
    pub fn without_total() -> Self {
        Self("the answer does not tell how many records there are".to_owned())
    }
}

/// Why a file is no bookmark of this call.
#[derive(Debug, thiserror::Error)]
pub enum BookmarkError {
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    #[error(
        "{path}: this is no position to go on from: {why}. Name another file, or delete it to begin anew"
    )]
    Foreign { path: PathBuf, why: String },
    #[error(
        "{path}: this position belongs to another call ({operation}): to another address or other arguments, another max_records or max_pages, or other extras of a view. Name another file, or delete it to begin anew"
    )]
    OtherCall { path: PathBuf, operation: String },
}

/// Why lines cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum LinesError {
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    #[error("{0}")]
    Bookmark(#[from] BookmarkError),
    /// What is there already belongs to no position.
    #[error(
        "{path}: there is no position beside it ({bookmark}), so that nothing can be added to it; name another file, or delete it"
    )]
    WithoutPosition { path: PathBuf, bookmark: PathBuf },
    /// Two writers would mix their records.
    #[error("{path}: another program or iterator is writing it; wait for it, or name another file")]
    InUse { path: PathBuf },
    #[error("{path}: it is written by the process that was forked: name another file here")]
    Forked { path: PathBuf },
}
