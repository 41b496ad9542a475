//! How a copy of a list is brought up to date, as plain facts.

use serde::Serialize;

/// Which records of a list may be new or changed since it was read.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MirrorRule {
    /// Any record: the list is read whole again.
    #[default]
    Whole,
    /// Those of the latest days, and of days that have another number of records. The list is divided by days, and its
    /// count operation counts by day.
    Days(MirrorDays),
    /// Those that stand first in the order of their last change.
    LastChanged(MirrorLastChanged),
}

/// Days of which the number of records may stay while a record changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MirrorDays {
    /// How many days before the latest known one records are read again whatever their number is.
    pub look_back: i64,
    /// What a run by this rule cannot see, as a sentence without a full stop.
    pub unseen: &'static str,
}

/// The order of the last change of each record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MirrorLastChanged {
    /// The arguments, as JSON, with which the record that changed last comes first; empty if it always does.
    pub order: &'static str,
    /// Parameters beside which the list has no such order.
    pub not_with: &'static [&'static str],
    /// The column with the time of the last change.
    pub column: &'static str,
    /// How many days before the latest known change records are read again: a change may become visible late.
    pub look_back: i64,
    /// What a run by this rule cannot see of the records that are there, as a sentence without a full stop.
    pub unseen: &'static str,
}

/// What no order of the last change shows: only the number of all records tells that one is gone.
const GONE_UNSEEN: &str = "a record that is gone, if another one came that was last changed before the time of the rule, so \
    that there are as many as before";

impl MirrorRule {
    /// What a run by this rule cannot see.
    pub fn unseen(&self) -> Option<String> {
        match self {
            Self::Whole => None,
            Self::Days(rule) => Some(rule.unseen.to_owned()),
            Self::LastChanged(rule) => Some(format!("{}, or {GONE_UNSEEN}", rule.unseen)),
        }
    }
}
