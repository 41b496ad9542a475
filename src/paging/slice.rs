//! The extent of a slice: which records of a list belong to it.

use serde::{Deserialize, Serialize};

use super::day_range::DayRange;
use super::sort_by::Place;

/// The extent of a slice: which records of a list belong to it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Extent {
    /// All of it.
    #[default]
    Whole,
    /// The records of a range of days, which the arguments select.
    Days(DayRange),
    /// The records whose number is after one and up to another one, which the arguments select. Without a bound it
    /// ends where the list ends.
    Numbers {
        after: Option<i64>,
        until: Option<i64>,
    },
    /// The records after a place in the order of the list and up to another one; without a place as far as the list
    /// goes.
    Window {
        after: Option<Place>,
        until: Option<Place>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<RecordRange>,
    },
}

/// About which records of a list belong to a slice, in the list's order and as it was when it was divided. It only
/// determines where the pages of the slice that are requested in parallel begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordRange {
    /// How many records are before it.
    pub before: u64,
    /// How many records are before the first one after it.
    pub end: u64,
    /// How many records the list has.
    pub of: u64,
}

impl RecordRange {
    /// A list with this number of records, or what follows a place of one.
    pub fn whole(records: u64) -> Self {
        Self {
            before: 0,
            end: records,
            of: records,
        }
    }

    /// How many records it has.
    pub fn records(&self) -> u64 {
        self.end.saturating_sub(self.before)
    }

    /// Whether this program can have stored it. Page numbers that follow from others would have no end.
    fn is_ordered(&self) -> bool {
        self.before <= self.end && self.end <= self.of && i64::try_from(self.of).is_ok()
    }

    /// Whether so many records are before one of its own.
    pub fn has(&self, before: u64) -> bool {
        (self.before..self.end).contains(&before)
    }
}

impl Extent {
    /// Whether it is between two places of the list, which no arguments select.
    pub(crate) fn is_between_places(&self) -> bool {
        matches!(self, Self::Window { .. })
    }

    /// About which records of the list belong to it, if it is a window and that is known.
    pub(crate) fn about(&self) -> Option<RecordRange> {
        match self {
            Self::Window { about, .. } => about.filter(RecordRange::is_ordered),
            Self::Whole | Self::Days(_) | Self::Numbers { .. } => None,
        }
    }

    /// What identifies it in stored positions: the records that belong to it, and not how it is read.
    pub(crate) fn identity(&self) -> String {
        match self {
            Self::Whole => String::new(),
            Self::Window { after, until, .. } => {
                format!("\nWindow {{ after: {after:?}, until: {until:?} }}")
            }
            extent => format!("\n{extent:?}"),
        }
    }
}
