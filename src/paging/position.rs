//! A position between two pages: what was returned, and the remaining steps. Adjacent steps are joined, so
//! that a position does not depend on how many requests were sent ahead.

use openshelf_core::answer::Remarks;
use openshelf_core::unset::is_default;
use serde::{Deserialize, Serialize};

use super::first_steps::first_steps;
use super::listed_call::ListedCall;
use super::sort_by::{Place, SortBy};
use super::step::{CursorPage, PageRun, Step};

/// A position between two pages.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// How many records were returned before.
    pub records: u64,
    /// How many pages were returned before.
    pub pages: u64,
    /// What is still to be requested; empty at the end.
    pub steps: Vec<Step>,
    /// How many returned records are recognised if they are repeated. Their hashes are stored elsewhere.
    #[serde(default)]
    pub keys: u64,
    /// How many records must be returned at the end, if the service reported it and nothing changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected_total: Option<u64>,
    /// How many records were repeated in a list with unbroken ties. Negative by the number of records of
    /// the next page that were already returned.
    #[serde(default, skip_serializing_if = "is_default")]
    pub duplicates: i64,
    /// What was observed so far.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seen: Seen,
    /// What the service has said so far.
    #[serde(default, skip_serializing_if = "is_default")]
    pub remarks: Box<Remarks>,
}

/// What was observed about a list so far.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// The list changed.
    #[serde(default)]
    pub moved: bool,
    /// How often it was read once more from its beginning.
    #[serde(default)]
    pub passes: u32,
    #[serde(default)]
    pub changes: u64,
    #[serde(default)]
    pub asked_again: u64,
    #[serde(default)]
    pub repeated: u64,
    /// How many of those have no key, and were equal to another record in all members.
    #[serde(default, skip_serializing_if = "is_default")]
    pub equal: u64,
    /// Something that no request of the rest shows: why the list is not proven.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unproven: Option<String>,
    /// How many answers were expired ones of the cache.
    #[serde(default, skip_serializing_if = "is_default")]
    pub expired: u64,
    /// A page had fewer records than its own total promised for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_wrong_total: bool,
    /// A page of a day was returned that was divided by the values of a parameter, of which a record may have none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_divided_day: bool,
    /// Several pages of the list, or of a part of it, were requested by their numbers, once each.
    #[serde(default)]
    pub has_seams: bool,
    /// Several pages of the part that is being read were requested by their numbers, once each.
    #[serde(default)]
    pub is_open: bool,
    /// A page at a cursor was returned, so that the list is not one answer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_cursor_pages: bool,
    /// How many records the service reported last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_total: Option<u64>,
}

impl Position {
    /// The position before the first page.
    pub fn beginning(listed: &ListedCall) -> Self {
        Self {
            steps: first_steps(listed),
            ..Self::default()
        }
    }

    /// The steps from which a list is read on.
    ///
    /// A range is read again from its beginning, because its records may have changed. The records already
    /// returned are recognised by their keys.
    pub(crate) fn steps_to_read(self, listed: &ListedCall) -> Vec<Step> {
        let recognises = listed.recognises();
        let sort = listed.sort.as_ref();
        let steps = self.steps.into_iter().map(|step| match step {
            Step::CursorPage(own) => Step::CursorPage(CursorPage {
                window: own.window.restored(sort),
                ..own
            }),
            step => match step.range() {
                Some(range) if recognises => Step::CountRange {
                    range: range.clone(),
                },
                _ => step,
            },
        });
        let mut steps = without_covered(steps);
        end_windows(&mut steps, sort);
        steps
    }

    /// The position after everything; this is that of the last page.
    pub fn end(&self) -> Self {
        Self {
            records: self.records,
            pages: self.pages,
            remarks: self.remarks.clone(),
            ..Self::default()
        }
    }
}

/// Ends each window where the next one begins, if it would go on.
///
/// A page that was answered before a place divided its window does not know of that place. If the page is returned later,
/// its window is stored as it was then. Read on from there, it would bring everything behind the place once more.
fn end_windows(steps: &mut [Step], sort: Option<&SortBy>) {
    let Some(sort) = sort else { return };
    let mut next: Option<Place> = None;
    for step in steps.iter_mut().rev() {
        let Step::CursorPage(own) = step else {
            continue;
        };
        if let Some(place) = &next
            && let Some((before, _)) = own.window.split(sort, place)
        {
            own.window = before;
        }
        next = SortBy::place(own.window.values());
    }
}

/// Joins neighbouring steps: pages of one run, and adjacent ranges of days.
pub fn compact(steps: impl DoubleEndedIterator<Item = Step>) -> Vec<Step> {
    let runs = fold(steps.rev(), join_pages);
    let steps = without_covered(runs.into_iter().map(count_unread));
    fold(steps.into_iter().rev(), join_ranges)
}

/// Drops the steps whose days an earlier step lists as a whole.
fn without_covered(steps: impl Iterator<Item = Step>) -> Vec<Step> {
    let mut kept: Vec<Step> = Vec::new();
    for step in steps {
        let covers = |earlier: &Step| match (earlier, step.range()) {
            (Step::CountRange { range }, Some(own)) => range.contains(own),
            _ => false,
        };
        if !kept.iter().any(covers) {
            kept.push(step);
        }
    }
    kept
}

/// Joins each step with the one after it if that is possible. The steps are in reverse order.
fn fold(steps: impl Iterator<Item = Step>, join: fn(&Step, &Step) -> Option<Step>) -> Vec<Step> {
    let mut written: Vec<Step> = Vec::new();
    for step in steps {
        match written.last_mut().map(|after| (join(&step, after), after)) {
            Some((Some(one), after)) => *after = one,
            _ => written.push(step),
        }
    }
    written.reverse();
    written
}

/// Turns a range of days that would be read from its first page into one that is counted.
fn count_unread(step: Step) -> Step {
    match step {
        Step::NumberedPages(PageRun {
            range: Some(range),
            page: 1,
            ..
        }) => Step::CountRange { range },
        other => other,
    }
}

fn join_pages(first: &Step, after: &Step) -> Option<Step> {
    let (Step::NumberedPages(first), Step::NumberedPages(run)) = (first, after) else {
        return None;
    };
    let continues = first.is_queued
        && !run.is_queued
        && first.page + 1 == run.page
        && (first.last.is_none() || first.last == run.last)
        && first.is_like(run);
    continues.then(|| {
        Step::NumberedPages(PageRun {
            page: first.page,
            is_queued: false,
            ..run.clone()
        })
    })
}

fn join_ranges(first: &Step, after: &Step) -> Option<Step> {
    let (Step::CountRange { range }, Step::CountRange { range: next }) = (first, after) else {
        return None;
    };
    let range = range.merge_adjacent(next)?;
    Some(Step::CountRange { range })
}

#[cfg(test)]
mod tests {
    use openshelf_core::catalog::CursorKind;

    use super::*;
    use crate::day_range::DayRange;
    use crate::sort_by::PlaceId;
    use crate::window::Window;

    const SORT: SortBy = SortBy {
        name: String::new(),
        kind: Some(CursorKind::Cents),
        may_invent: true,
        fixed_instead: None,
        is_descending: true,
        no_value: "-",
    };

    fn place(value: i64) -> Place {
        Place {
            value: value.to_string(),
            id: PlaceId::Number(value),
        }
    }

    fn window(after: Option<i64>, until: Option<i64>) -> Step {
        let (after, until) = (after.map(place), until.map(place));
        Step::CursorPage(CursorPage {
            window: Window::between(&SORT, after.as_ref(), until.as_ref()).unwrap(),
            ..CursorPage::default()
        })
    }

    #[test]
    fn a_window_ends_where_the_next_one_begins() {
        let end = Step::VerifyTotal { total: Some(9) };
        let mut steps = [
            window(None, None),
            window(Some(90), Some(80)),
            window(Some(80), None),
            Step::CountAll,
            window(Some(70), Some(40)),
            window(Some(50), None),
            end.clone(),
        ];
        end_windows(&mut steps, None);
        assert_eq!(steps[2], window(Some(80), None));
        end_windows(&mut steps, Some(&SORT));
        let expected = [
            window(None, Some(90)),
            window(Some(90), Some(80)),
            window(Some(80), Some(70)),
            Step::CountAll,
            window(Some(70), Some(50)),
            window(Some(50), None),
            end,
        ];
        assert_eq!(steps, expected);
    }

    fn page(page: u64, last: Option<u64>, is_queued: bool) -> Step {
        Step::NumberedPages(PageRun {
            page,
            last,
            total: Some(900),
            is_queued,
            ..PageRun::default()
        })
    }

    #[test]
    fn pages_read_ahead_are_part_of_their_run() {
        let ahead = [
            page(3, Some(9), true),
            page(4, Some(9), true),
            page(5, Some(9), false),
        ];
        assert_eq!(compact(ahead.into_iter()), [page(3, Some(9), false)]);
    }

    #[test]
    fn adjacent_ranges_are_merged() {
        let range =
            |low: &str, high: &str| DayRange::new(low.parse().unwrap(), high.parse().unwrap());
        let measure = |low: &str, high: &str| Step::CountRange {
            range: range(low, high),
        };
        let read = Step::NumberedPages(PageRun {
            range: Some(range("2024-02-01", "2024-02-29")),
            page: 1,
            ..PageRun::default()
        });
        let steps = [
            read,
            measure("2024-01-10", "2024-01-31"),
            measure("2023-01-01", "2023-12-31"),
        ];
        assert_eq!(
            compact(steps.into_iter()),
            [
                measure("2024-01-10", "2024-02-29"),
                measure("2023-01-01", "2023-12-31"),
            ]
        );
    }
}
