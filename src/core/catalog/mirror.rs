//! How a copy of a list is brought up to date, as plain facts.

use serde::Serialize;

/// Which records of a list may be new or changed since it was read.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MirrorRule {
    /// Any record: the list is read whole again.
    #[default]
    Whole,
    /// Records of the latest days.
    Days(MirrorDays),
}

/// A day of each record, from which on records are new or corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MirrorDays {
    /// The parameter that selects the records from a day on.
    pub from: &'static str,
    /// Parameters that select days, too. Beside one of them the list is read whole again.
    pub instead_of: &'static [&'static str],
    /// The column with the day, which every record has.
    pub column: &'static str,
    /// How many days before the latest known one records are still corrected, added or withdrawn.
    pub look_back: i64,
}
