//! States whether a list that was read is known to be complete, and why.

use openshelf_core::catalog::{CapStrategy, Ties};
use serde::{Deserialize, Serialize};

use super::list_state::ListState;

/// How certain it is that no record is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// No insertion or deletion meanwhile has hidden another record.
    Exact,
    /// The service's count was reached, and every change that its numbers show was mended.
    Counted,
    /// No request can show it, or none was made.
    Unproven,
}

impl Level {
    /// Its name in Python.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Counted => "counted",
            Self::Unproven => "unproven",
        }
    }
}

/// What is known about the part of a list that was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Completeness {
    pub level: Level,
    /// Why it is this level.
    pub reason: String,
    /// How often the list was seen to change.
    pub changes: u64,
    /// How many pages were requested again because of that.
    pub pages_asked_again: u64,
    /// How many records were received twice; each was returned once.
    pub repeated: u64,
}

/// Why records are not known to be complete, where the service says that they are not.
#[must_use]
pub fn not_whole(words: &str) -> String {
    format!("the service says that the list is not whole: {words}")
}

impl Completeness {
    /// What is known about records of which the service says that they are not all.
    #[must_use]
    pub fn of_part(words: &str) -> Self {
        Self {
            reason: not_whole(words),
            ..Self::of_nothing()
        }
    }

    /// What is known about some rows of a table: which ones they are, and what is not proven about the table.
    #[must_use]
    pub fn of_rows(which: &str, table: Option<&Self>) -> Self {
        let doubt = table.filter(|table| table.level == Level::Unproven);
        let doubt = doubt.map_or_else(String::new, |table| {
            format!("; that table is unproven: {}", table.reason)
        });
        let reason = format!("{which} of a table{doubt}");
        let nothing = Self::of_nothing();
        match table {
            None => Self { reason, ..nothing },
            Some(table) => Self {
                level: Level::Unproven,
                reason,
                ..table.clone()
            },
        }
    }

    /// What is known before the first page.
    #[must_use]
    pub fn of_nothing() -> Self {
        Self {
            level: Level::Unproven,
            reason: "nothing has been read yet".to_owned(),
            changes: 0,
            pages_asked_again: 0,
            repeated: 0,
        }
    }

    /// What is known about a list so far.
    pub(crate) fn of(list: &ListState) -> Self {
        let seen = &list.watch.seen;
        let (level, reason) = match doubt_about(list) {
            Some(why) => (Level::Unproven, why),
            None if !needs_number(list) => (Level::Exact, why_exact(list).to_owned()),
            None => (Level::Counted, why_counted(list).to_owned()),
        };
        Self {
            level,
            reason,
            changes: seen.changes,
            pages_asked_again: seen.asked_again,
            repeated: seen.repeated,
        }
    }
}

/// Whether only a number of records shows that none is missing: pages were requested by their numbers, or by a cursor in
/// an order in which records may move.
fn needs_number(list: &ListState) -> bool {
    let seen = &list.watch.seen;
    seen.has_seams || seen.is_open || (seen.has_cursor_pages && list.listed.fixed_sort().is_some())
}

/// Why a list is not proven, if it is not.
fn doubt_about(list: &ListState) -> Option<String> {
    let seen = &list.watch.seen;
    let of = |why: &str| Some(why.to_owned());
    if list.returned.pages == 0 && !list.is_ended {
        return of("nothing has been read yet");
    }
    if let Some(words) = &list.remarks.said().not_whole {
        return Some(not_whole(words));
    }
    if let Some(why) = list.limited.as_ref().or(seen.unproven.as_ref()) {
        return of(why);
    }
    if seen.expired > 0 {
        return Some(format!(
            "{} of the answers had expired in the cache (stale_if_error): records that have come since are not in them",
            seen.expired
        ));
    }
    let suspected = list.returned.suspected();
    if suspected > 0 {
        return Some(format!(
            "{suspected} records may have come twice: there are too many to remember each one exactly"
        ));
    }
    if !needs_number(list) {
        return if list.is_ended {
            None
        } else {
            of("the list was not read to its end")
        };
    }
    if !has_number(list) {
        return Some(why_without_number(list));
    }
    if !list.listed.recognises() {
        return of(
            "records cannot be told apart, so their number does not show that each came exactly once; request members that identify a record",
        );
    }
    if seen.equal > 0 {
        return of(
            "records without a key that are equal in all members came on two pages, and no number shows whether they are one record: ask for members that tell them apart, or sort by one that has few equal values, such as an amount",
        );
    }
    if !list.is_ended {
        return of("the list was not read to its end, where the counts are compared");
    }
    None
}

/// Whether the service reports the number of records: on each page, or in a separate count.
fn has_number(list: &ListState) -> bool {
    let (listed, totals) = (&list.listed, &list.totals);
    let is_told = |total| !listed.is_cap(total) || list.is_range_list();
    (listed.has_total() && totals.last.is_some_and(is_told)) || totals.counted_again.is_some()
}

/// Why a list without a number of records is not proven.
fn why_without_number(list: &ListState) -> String {
    if let Some(other) = list.listed.fixed_sort() {
        return format!(
            "the values by which the list is sorted may change and move records while it is read, and no count shows whether every record was received; those of {other} do not change"
        );
    }
    let why = if list.watch.seen.changes > 0 {
        "the list changed while it was read, and no count shows whether every record was received"
    } else if list.listed.ties() == Ties::Unbroken {
        "records that sort equally may change places between two pages, and no count shows whether every record was received"
    } else {
        "the service does not report the number of records, and its pages were requested once; the option prove requests them twice"
    };
    why.to_owned()
}

/// Why no change can have hidden a record.
fn why_exact(list: &ListState) -> &'static str {
    match list.listed.paging.cap_strategy {
        _ if list.listed.has_cursor() => {
            "each page begins after the last record of the previous page"
        }
        CapStrategy::Keys(_) if list.returned.pages > 1 => {
            "each page begins after the last record of the previous page"
        }
        _ if list.watch.seen.asked_again > 0 => "every page was requested twice, and was the same",
        _ => "each part of the list is a single answer",
    }
}

/// Why the number of records shows that none is missing.
fn why_counted(list: &ListState) -> &'static str {
    if list.watch.seen.changes > 0 {
        "the service's counts show the changes, and the pages that they moved were requested again"
    } else {
        "the number of records received is the number that the service counts"
    }
}
