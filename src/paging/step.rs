//! What is left to be requested. A list of steps is the position from which paging goes on.

use serde::{Deserialize, Serialize};

use super::day_range::DayRange;

/// One thing to request. A list of steps, in order, is all that is left of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The first page. Its total decides which steps follow.
    FirstPage,
    /// The only page.
    OnlyPage,
    /// Pages by number.
    NumberedPages(PageRun),
    /// The page at the cursor that the page before named.
    CursorPage {
        page: u64,
        /// The values of the row's cursor, as JSON; empty for the first page.
        values: Vec<String>,
        /// The key of the record before the page, where a mark named it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        begins_after: Option<u64>,
    },
    /// The cursor of the page with this number, asked of its place in the list. The pages from there on
    /// are read beside those before.
    Mark { page: u64 },
    /// The page after a record, by the number that orders the records.
    KeyedPage { after: Option<i64> },
    /// The number of all records, by the row's count operation.
    CountAll,
    /// The earliest day of a record.
    EarliestDay,
    /// The latest day of a record. `low` is the earliest day.
    LatestDay { low: String },
    /// How many records a range of days holds.
    CountRange { range: DayRange },
    /// How many records there are after everything was requested. `total` was the number before.
    VerifyTotal { total: u64 },
    /// Records that no request reaches. `exist` is the number of all records, where the service
    /// says it.
    Truncated { exist: Option<u64> },
}

/// Consecutive pages by number.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageRun {
    /// The range of days that the pages list; `None` for all records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<DayRange>,
    /// The next page, counted from 1.
    pub page: u64,
    /// The last page; `None` while only an answer can show it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<u64>,
    /// How many records the run lists, as far as that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<u64>,
    /// The count operation gave the total, so every page is checked against it.
    #[serde(default)]
    pub is_counted: bool,
    /// The pages after this one stand in the list of steps already.
    #[serde(default)]
    pub is_queued: bool,
    /// The list is read once more, in one of the plan's other readings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<usize>,
}

impl Step {
    /// Whether its answer may be a page to give.
    pub(crate) fn is_page(&self) -> bool {
        !matches!(
            self,
            Self::CountAll
                | Self::Mark { .. }
                | Self::EarliestDay
                | Self::LatestDay { .. }
                | Self::CountRange { .. }
                | Self::VerifyTotal { .. }
                | Self::Truncated { .. }
        )
    }

    /// Whether only answers show how many pages there are.
    pub(crate) fn is_open_ended(&self) -> bool {
        match self {
            Self::NumberedPages(run) => run.last.is_none() && run.range.is_none(),
            Self::CursorPage { .. } => true,
            _ => false,
        }
    }

    /// Whether it asks for the total again.
    pub(crate) fn verifies_total(&self) -> bool {
        matches!(self, Self::VerifyTotal { .. })
    }

    /// How many records there are in all, where the step knows it.
    pub(crate) fn total(&self) -> Option<u64> {
        match self {
            Self::NumberedPages(PageRun {
                range: None, total, ..
            }) => *total,
            Self::VerifyTotal { total } => Some(*total),
            Self::Truncated { exist } => *exist,
            _ => None,
        }
    }

    /// The other reading of the list that the step belongs to.
    pub(crate) fn reading(&self) -> Option<usize> {
        match self {
            Self::NumberedPages(run) => run.reading,
            _ => None,
        }
    }

    /// The same page, with nothing that follows from it; `None` for a page that is not numbered.
    pub(crate) fn alone(&self) -> Option<Self> {
        let run = match self {
            Self::FirstPage => PageRun {
                page: 1,
                ..PageRun::default()
            },
            Self::NumberedPages(run) => run.clone(),
            _ => return None,
        };
        Some(Self::NumberedPages(PageRun {
            is_queued: true,
            ..run
        }))
    }

    /// The same page, without the record that it begins after.
    pub(crate) fn without_mark(&self) -> Self {
        match self {
            Self::CursorPage { page, values, .. } => Self::CursorPage {
                page: *page,
                values: values.clone(),
                begins_after: None,
            },
            other => other.clone(),
        }
    }

    /// The range of days that the step is about.
    pub(crate) fn range(&self) -> Option<&DayRange> {
        match self {
            Self::NumberedPages(run) => run.range.as_ref(),
            Self::CountRange { range } => Some(range),
            _ => None,
        }
    }
}
