//! Paging that never lies: every record of a list, in order, whatever pages can reach.
//!
//! * `step` is what is still to be asked, and so the place from which a walk goes on;
//! * `plan` turns a step into arguments (`ask`, `part`), `react` an answer (`cut`, `facts`) into
//!   steps;
//! * `walk` sends ahead, gives in order and knows a record again (`recent`);
//! * `count` tells how many there are; `bookmark` keeps a position in a file, `lines` the records.

mod ask;
mod bookmark;
mod count;
mod cut;
mod facts;
mod fetch;
mod lines;
mod part;
mod plan;
mod position;
mod react;
mod recent;
mod step;
mod walk;

pub use ask::Given;
pub use bookmark::{Bookmark, BookmarkError};
pub use count::{Counted, count};
pub use facts::Unreadable;
pub use fetch::{Fetch, Fetching};
pub use lines::{Lines, LinesError, beside};
pub use plan::Plan;
pub use position::Position;
pub use step::Step;
pub use walk::{Bounds, Page, Walk};

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
    Unreadable(Unreadable),
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
    fn of_page(self, reply: Reply) -> Self {
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
