//! What is still to be asked: the steps of a walk, and the place from which it can go on.

use serde::{Deserialize, Serialize};

use super::part::Part;

/// One thing to do next; a list of them, in order, is all that is left of a walk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The first page, which decides about the rest.
    Opening,
    /// The only page.
    Whole,
    /// A page by its number, and those up to the last one where that is known.
    Numbered(Numbered),
    /// The page after another one, by what that one told.
    Cursor {
        page: u64,
        values: Vec<String>,
    },
    /// The page after a record, by its number.
    Keyed {
        after: Option<i64>,
    },
    /// The number of all records, by another operation.
    Count,
    /// The first and the last day that records have.
    Earliest,
    Latest {
        low: String,
    },
    /// How many records a range of days holds.
    Measure {
        part: Part,
    },
    /// How many records there are now, after everything was asked for.
    Verify {
        total: u64,
    },
    /// What cannot be reached; `exist` where the service told it.
    Truncated {
        exist: Option<u64>,
    },
}

/// Pages by number.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbered {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<Part>,
    pub page: u64,
    /// The last of the run; `None` while only an answer can tell it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<u64>,
    /// How many records there are, as far as that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<u64>,
    /// Another operation told the total, so that every page is held against it.
    #[serde(default)]
    pub counted: bool,
    /// What follows stands in the list already.
    #[serde(default)]
    pub alone: bool,
}

impl Step {
    /// Whether its answer may be a page to give.
    pub fn is_page(&self) -> bool {
        !matches!(
            self,
            Self::Count
                | Self::Earliest
                | Self::Latest { .. }
                | Self::Measure { .. }
                | Self::Verify { .. }
                | Self::Truncated { .. }
        )
    }

    /// Whether only answers tell how many pages there are.
    pub fn is_open(&self) -> bool {
        match self {
            Self::Numbered(numbered) => numbered.last.is_none() && numbered.part.is_none(),
            Self::Cursor { .. } => true,
            _ => false,
        }
    }

    /// How many records there are in all, where the step knows it.
    pub fn total(&self) -> Option<u64> {
        match self {
            Self::Numbered(Numbered {
                part: None, total, ..
            }) => *total,
            Self::Verify { total } => Some(*total),
            Self::Truncated { exist } => *exist,
            _ => None,
        }
    }

    /// The part of the days that the step is about.
    pub fn part(&self) -> Option<&Part> {
        match self {
            Self::Numbered(numbered) => numbered.part.as_ref(),
            Self::Measure { part } => Some(part),
            _ => None,
        }
    }
}
