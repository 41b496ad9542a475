//! The numbers of records that the service reports while a list is read.

use super::listed_call::ListedCall;
use super::position::Position;
use super::step::Step;

/// How many records a list has, according to its answers.
#[derive(Debug, Clone, Copy)]
pub struct Totals {
    /// The number that was counted at first, which must be returned by the end.
    pub counted: Option<u64>,
    /// The number that was counted at the end.
    pub counted_again: Option<u64>,
    /// The number that the first and the last page reported.
    pub first: Option<u64>,
    pub last: Option<u64>,
}

impl Totals {
    /// The numbers that are known at a position.
    pub fn at(position: &Position) -> Self {
        let steps = || position.steps.iter().find_map(Step::total);
        let counted = position.expected_total.or_else(steps);
        Self {
            counted,
            counted_again: None,
            first: counted,
            last: position.seen.last_total.or(counted),
        }
    }

    /// How many records the service reported first, unless that is only the limit of its count.
    pub fn exact(&self, listed: &ListedCall) -> Option<u64> {
        self.first.filter(|total| !listed.is_cap(*total))
    }

    /// Notes the number that an answer reports.
    pub fn note(&mut self, listed: &ListedCall, total: u64) {
        self.first = self.exact(listed).or(Some(total));
        self.last = Some(total);
    }

    /// Notes the number that was counted at the end. `before` was counted at first, if it was then.
    pub fn note_count(&mut self, before: Option<u64>, now: Option<u64>) {
        self.counted = before.or(self.counted).or(now);
        self.counted_again = now;
    }
}
