//! The reasons why paging cannot continue.

use std::io;
use std::path::PathBuf;

use openshelf_core::call::CallError;
use openshelf_core::catalog::Operation;
use openshelf_core::room::NoRoom;
use openshelf_transport::{Failure, Reply};

/// The reasons why paging cannot continue.
#[derive(Debug, thiserror::Error)]
pub enum PagingError {
    /// A request failed. `line` names the request in the log.
    #[error("{failure}")]
    RequestFailed {
        #[source]
        failure: Box<Failure>,
        line: String,
    },
    /// The arguments of a page are invalid.
    #[error("{0}")]
    InvalidArguments(#[from] CallError),
    /// An answer is not the JSON that its operation describes.
    #[error("{0}")]
    Unreadable(#[from] UnreadableAnswer),
    /// An answer is not the JSON that its operation describes; with the page.
    #[error("{1}")]
    UnreadablePage(Box<Reply>, #[source] UnreadableAnswer),
    /// There is no memory for the parts of a page.
    #[error("{0}")]
    NoMemory(#[from] NoRoom),
    /// The requested order cannot be kept beyond the reach of page numbers.
    #[error(
        "{}: the service lists at most {reach} records in this order{}; the others can only be reached in the order of {by}",
        in_words(asked),
        at_this_size(*larger)
    )]
    OrderNotKept {
        /// The arguments that request the order, with their values as shown.
        asked: Vec<(&'static str, String)>,
        reach: u64,
        by: String,
        /// The argument for larger pages, which reach further, and its value.
        larger: Option<(&'static str, i64)>,
    },
    /// A list is divided by a member that some of its records do not have.
    #[error(
        "{outside} records of the list are in no slice, because they have no {by}: read the list without a plan"
    )]
    OutsideSlices {
        /// How many records the slices have.
        within: u64,
        outside: u64,
        by: &'static str,
    },
    /// No request reaches the other records.
    #[error("the service returned {}; {}", share_in_words(*.reached, *.exist), why_no_more(*.larger, *.short))]
    Truncated {
        reached: u64,
        exist: Option<u64>,
        /// The argument for larger pages, which reach further, and its value.
        larger: Option<(&'static str, i64)>,
        /// The page that had fewer records than it must have.
        short: Option<ShortPage>,
    },
    /// Records changed between two requests, so some may be missing.
    #[error("the records changed during paging: {0}")]
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

/// How many records were returned, in words.
pub fn share_in_words(reached: u64, exist: Option<u64>) -> String {
    match exist {
        Some(exist) => format!("{reached} of {exist} records"),
        None => format!("{reached} records and has more"),
    }
}

/// A page with fewer records than were requested, although the answer says that others follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShortPage {
    pub page: u64,
    pub records: u64,
    /// How many were requested, and by which argument.
    pub size: u64,
    pub by: &'static str,
}

fn why_no_more(larger: Option<(&'static str, i64)>, short: Option<ShortPage>) -> String {
    if let Some(ShortPage {
        page,
        records,
        size,
        by,
    }) = short
    {
        return format!(
            "page {page} had {records} where {size} were requested ({by}={size}): every page but the last must be as \
             long as requested, or the next page begins after records that never came"
        );
    }
    match larger {
        Some((name, value)) => {
            format!(
                "pages of this size do not reach the others: a {name} of {value} reaches further"
            )
        }
        None => "no request reaches the others".to_owned(),
    }
}

/// What to add to a reach of records that larger pages widen.
fn at_this_size(larger: Option<(&'static str, i64)>) -> String {
    larger
        .map(|(name, value)| format!(" with pages of this size, and more with a {name} of {value}"))
        .unwrap_or_default()
}

fn in_words(asked: &[(&'static str, String)]) -> String {
    let words: Vec<String> = asked
        .iter()
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    words.join(", ")
}

/// A body that is not JSON, or not the JSON of its operation.
#[derive(Debug, thiserror::Error)]
pub enum UnreadableAnswer {
    #[error("{0}")]
    NotJson(#[from] serde_json::Error),
    #[error("{0}")]
    NotText(#[from] std::str::Utf8Error),
    /// It is nested too deeply.
    #[error("the answer {0}")]
    Refused(&'static str),
    /// The answer has no list of records where its operation promises one.
    #[error("{}", without_records(member, *lack))]
    WithoutRecords { member: &'static str, lack: Lack },
    /// The records of a page lack the member that orders them.
    #[error("the records lack the member that they are sorted by")]
    WithoutKey,
    /// A record lacks a member of its key, which its operation promises: it would be taken for another record in each answer.
    #[error(
        "{0}: a record lacks this member, by which it is told from all others; the service has renamed it, or left it out"
    )]
    WithoutIdentity(&'static str),
    /// The answer lacks the total that its operation promises.
    #[error("{}: the answer does not say there how many records there are", .0.join("."))]
    WithoutTotal(&'static [&'static str]),
    /// Neither a total nor a member of the answer says whether more records follow.
    #[error("{0}: the answer does not say there whether more records follow")]
    WithoutEnd(&'static str),
    /// The answer of a count lacks its number.
    #[error("{member}: the number is missing")]
    WithoutCount { member: &'static str },
}

impl UnreadableAnswer {
    /// An answer does not have the list of records of its operation.
    pub(crate) fn without_list(operation: &Operation) -> Self {
        Self::WithoutRecords {
            member: operation.records,
            lack: Lack::Missing,
        }
    }
}

/// What an answer has in place of its list of records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lack {
    Missing,
    Null,
    /// Another value.
    NoList,
}

fn without_records(member: &str, lack: Lack) -> String {
    if member == "." {
        return "the answer is not a list of records, and has none".to_owned();
    }
    let what = match lack {
        Lack::Missing => "the answer does not have this list of its records",
        Lack::Null => "the answer has null in place of its records",
        Lack::NoList => "the answer has no list of records there",
    };
    format!("{member}: {what}")
}

/// Why a checkpoint cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    /// The file contains no position.
    #[error(
        "{path}: this file does not hold a position to resume from: {why}. Use another file, or delete this one to start again"
    )]
    NotAPosition {
        path: PathBuf,
        why: String,
        /// What is wrong with its JSON.
        source: Option<serde_json::Error>,
    },
    /// The file contains the position of another call.
    #[error(
        "{path}: this position belongs to another call ({operation}), which differs in {differences}. Use another file, or delete it to start again"
    )]
    OtherCall {
        path: PathBuf,
        operation: String,
        /// What differs, in words.
        differences: String,
    },
    /// The text is not that of a position.
    #[error("resume: expected the position of batches, a JSON text: {why}")]
    NotAPositionText {
        why: String,
        /// What is wrong with its JSON.
        source: Option<serde_json::Error>,
    },
    /// The text is the position of another call.
    #[error(
        "resume: this position belongs to another call ({operation}), which differs in {differences}"
    )]
    OtherCallText {
        operation: String,
        /// What differs, in words.
        differences: String,
    },
    /// The text of a position would be too long.
    #[error(
        "the position after {records} records is too long for a text: divide the list with plan(...), and store the positions of its slices"
    )]
    TooManyKeys { records: usize },
    /// The file of keys beside a position is not the one that was written.
    #[error(
        "{path}: the keys of the records that were returned before cannot be read: {why}. Without them records would come twice. What was written before is unchanged: restore the file, or delete {position} and what was written with it to start again"
    )]
    LostKeys {
        path: PathBuf,
        position: PathBuf,
        why: String,
    },
    /// Another file is at the path for the keys.
    #[error(
        "{path}: openshelf did not write this file, and the keys of the returned records belong there. Move it, or use another file"
    )]
    ForeignKeys { path: PathBuf },
}
