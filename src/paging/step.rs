//! What is still to be requested. A list of steps is the position from which paging resumes.

use openshelf_core::unset::is_default;
use serde::{Deserialize, Serialize};

use super::day_range::DayRange;
use super::window::Window;

/// One thing to request. A list of steps, in order, is all that is left of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The first page. Its total determines which steps follow.
    FirstPage,
    /// The only page.
    OnlyPage,
    /// Pages by number.
    NumberedPages(PageRun),
    /// The page at the cursor that the page before named.
    CursorPage(CursorPage),
    /// The record at a place of the list, where a window should begin.
    Probe(Probe),
    /// The page after a record, by the number that orders the records.
    KeyedPage { after: Option<i64> },
    /// The number of all records, by the operation's count operation.
    CountAll,
    /// The numbers of records by day, with the arguments of this index: the first period, or a longer one that the
    /// service accepts.
    CountDays { period: usize },
    /// The earliest day of a record.
    EarliestDay,
    /// The latest day of a record. `low` is the earliest day.
    LatestDay { low: String },
    /// How many records a range of days contains.
    CountRange { range: DayRange },
    /// The number of records after everything was requested. `total` was the number before, if it was
    /// requested.
    VerifyTotal { total: Option<u64> },
    /// Records that no request reaches. `exist` is the number of all records, if the service reports it.
    Truncated { exist: Option<u64> },
}

/// A page at a cursor.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CursorPage {
    pub page: u64,
    /// What is left of the window that the page is the first of.
    #[serde(flatten)]
    pub window: Window,
    /// It begins where a probe found a record, so that it is read beside the pages before it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begins_window: bool,
    /// The page is requested with this number of records fewer, because the service would not accept the
    /// last one's place.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fewer: u64,
    /// The pages before it were requested with this number fewer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fewer_before: u64,
}

impl CursorPage {
    /// The first page of a list.
    pub(crate) fn first() -> Self {
        Self {
            page: 1,
            ..Self::default()
        }
    }
}

/// A place of the list at which a window may begin. It only determines how equal the windows are in size.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Probe {
    /// How many records are before it, counted from the side.
    pub records: u64,
    pub side: Side,
    /// The number of the page that begins there, in the whole list.
    pub page: u64,
    /// It requests a page, whose first record is the place and whose others begin the window.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_page: bool,
    /// Every second page follows up to this one, as a probe of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<u64>,
    /// Page numbers do not reach beyond it: this number of records is left to divide from there on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
}

/// The side from which a place is counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Front,
    /// From the end of the list.
    End,
    /// From the records on that have this sort value.
    Behind(String),
    /// In the order of the sort that a filter supports, the largest value first: where a sample ends.
    Largest,
    /// From the front of a sample.
    Sample(Sample),
}

/// The records of a list with the largest values of a sort.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sample {
    /// The least of their values.
    pub cents: i64,
    /// How many there are, and how many the whole list has.
    pub records: u64,
    pub of: u64,
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
    /// How many records the run lists, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<u64>,
    /// The count operation reported the total, so every page is checked against it.
    #[serde(default)]
    pub is_counted: bool,
    /// The pages after this one are already in the list of steps.
    #[serde(default)]
    pub is_queued: bool,
    /// The list is read once more, in one of the list's other readings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<usize>,
    /// The number of records in a page, if it differs from that of the list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u64>,
    /// The page is requested again, and nothing follows from it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_again: bool,
}

impl PageRun {
    /// Whether another run is one of the same pages.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        self.range == other.range && self.reading == other.reading && self.size == other.size
    }

    /// The same run from this page on, without queued pages and known numbers.
    pub(crate) fn at_page(&self, page: u64) -> Self {
        Self {
            page,
            last: None,
            total: None,
            is_counted: false,
            is_queued: false,
            is_again: false,
            ..self.clone()
        }
    }

    /// The same run in pages of this size.
    pub(crate) fn in_pages_of(&self, size: u64) -> Self {
        Self {
            size: Some(size),
            ..self.clone()
        }
    }
}

impl Step {
    /// Whether its answer may be a page to return.
    pub(crate) fn is_page(&self) -> bool {
        !matches!(
            self,
            Self::CountAll
                | Self::CountDays { .. }
                | Self::Probe(Probe { is_page: false, .. })
                | Self::EarliestDay
                | Self::LatestDay { .. }
                | Self::CountRange { .. }
                | Self::VerifyTotal { .. }
                | Self::Truncated { .. }
        )
    }

    /// Whether a window begins or is to begin with it.
    pub(crate) fn begins_window(&self) -> bool {
        match self {
            Self::Probe(_) => true,
            Self::CursorPage(own) => own.begins_window,
            _ => false,
        }
    }

    /// Whether only answers show how many pages there are.
    pub(crate) fn is_open_ended(&self) -> bool {
        match self {
            Self::NumberedPages(run) => run.last.is_none() && run.range.is_none(),
            Self::CursorPage(own) => own.window.until().is_none(),
            _ => false,
        }
    }

    /// How many records there are in all, if the step knows it.
    pub(crate) fn total(&self) -> Option<u64> {
        match self {
            Self::NumberedPages(PageRun {
                range: None, total, ..
            }) => *total,
            Self::VerifyTotal { total } => *total,
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

    /// The same page; if the pages after it are queued, nothing follows from it. `None` for a page that
    /// is not numbered.
    pub(crate) fn alone(&self, is_followed: bool) -> Option<Self> {
        let run = match self {
            Self::FirstPage => PageRun {
                page: 1,
                ..PageRun::default()
            },
            Self::NumberedPages(run) => run.clone(),
            _ => return None,
        };
        Some(Self::NumberedPages(if is_followed {
            PageRun {
                is_queued: true,
                ..run
            }
        } else {
            PageRun {
                last: None,
                total: None,
                ..run
            }
        }))
    }

    /// The run that the step is a page of; the first page of a list is one of its run.
    pub(crate) fn run(&self) -> Option<PageRun> {
        match self {
            Self::NumberedPages(run) => Some(run.clone()),
            Self::FirstPage => Some(PageRun {
                page: 1,
                ..PageRun::default()
            }),
            _ => None,
        }
    }

    /// Whether a page is requested again.
    pub(crate) fn is_again(&self) -> bool {
        matches!(self, Self::NumberedPages(run) if run.is_again)
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
