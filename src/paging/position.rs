//! A place between two pages, written the same however far ahead was asked.

use serde::{Deserialize, Serialize};

use super::part::Part;
use super::step::{Numbered, Step};

/// A place between two pages.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// How many records were given.
    pub records: u64,
    pub pages: u64,
    /// What is left; nothing at the end.
    pub steps: Vec<Step>,
    /// The keys of records that were given lately and may come again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<u64>,
    /// The range of days that they are all of; nothing when they are those of the last page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<Part>,
    /// How many records the service promised, and how many came twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promised: Option<u64>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub dropped: u64,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference.
fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// The steps with neighbours joined: pages of one run, and ranges of days that adjoin.
pub fn joined(steps: impl DoubleEndedIterator<Item = Step>) -> Vec<Step> {
    let runs = fold(steps.rev(), join_pages);
    let once = once(runs.into_iter().map(unread));
    fold(once.into_iter().rev(), join_ranges)
}

/// The steps without those that are about days which an earlier one reads as a whole.
pub fn once(steps: impl Iterator<Item = Step>) -> Vec<Step> {
    let mut kept: Vec<Step> = Vec::new();
    for step in steps {
        let reads_it = |earlier: &Step| match (earlier, step.part()) {
            (Step::Measure { part }, Some(own)) => part.holds(own),
            _ => false,
        };
        if !kept.iter().any(reads_it) {
            kept.push(step);
        }
    }
    kept
}

/// Joins what can be joined, from the last step to the first.
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

/// A range of days that is to be read from its first page, as one that is to be measured.
fn unread(step: Step) -> Step {
    match step {
        Step::Numbered(Numbered {
            part: Some(part),
            page: 1,
            ..
        }) => Step::Measure {
            part: part.untried(),
        },
        other => other,
    }
}

fn join_pages(first: &Step, after: &Step) -> Option<Step> {
    let (Step::Numbered(first), Step::Numbered(run)) = (first, after) else {
        return None;
    };
    let continues = first.alone
        && !run.alone
        && first.page + 1 == run.page
        && run.last.is_some()
        && (first.last.is_none() || first.last == run.last)
        && first.part == run.part;
    continues.then(|| {
        Step::Numbered(Numbered {
            page: first.page,
            alone: false,
            ..run.clone()
        })
    })
}

fn join_ranges(first: &Step, after: &Step) -> Option<Step> {
    let (Step::Measure { part }, Step::Measure { part: next }) = (first, after) else {
        return None;
    };
    let part = part.joined(next)?;
    Some(Step::Measure { part })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(page: u64, last: Option<u64>, alone: bool) -> Step {
        Step::Numbered(Numbered {
            page,
            last,
            total: Some(900),
            alone,
            ..Numbered::default()
        })
    }

    #[test]
    fn pages_ahead_are_part_of_their_run() {
        let ahead = [
            page(3, Some(9), true),
            page(4, Some(9), true),
            page(5, Some(9), false),
        ];
        assert_eq!(joined(ahead.into_iter()), [page(3, Some(9), false)]);
    }

    #[test]
    fn ranges_that_adjoin_are_one() {
        let part = |low: &str, high: &str| Part::new(low.parse().unwrap(), high.parse().unwrap());
        let measure = |low: &str, high: &str| Step::Measure {
            part: part(low, high),
        };
        let read = Step::Numbered(Numbered {
            part: Some(part("2024-02-01", "2024-02-29")),
            page: 1,
            ..Numbered::default()
        });
        let steps = [
            read,
            measure("2024-01-10", "2024-01-31"),
            measure("2023-01-01", "2023-12-31"),
        ];
        assert_eq!(
            joined(steps.into_iter()),
            [
                measure("2024-01-10", "2024-02-29"),
                measure("2023-01-01", "2023-12-31"),
            ]
        );
    }
}
