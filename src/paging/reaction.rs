//! What becomes of a step once it is answered.

use super::part::Part;
use super::step::Step;

/// What becomes of a step once it is answered.
#[derive(Debug, Default, PartialEq)]
pub struct Reaction {
    /// The answer is a page to give.
    pub gives: bool,
    /// The steps in its place.
    pub then: Vec<Step>,
    /// The service's records moved; how that was seen.
    pub changed: Option<String>,
    /// So many records are there, and must have come in the end.
    pub promises: Option<u64>,
    /// All further steps that are about these days alone are void.
    pub voids: Option<Part>,
}

impl Reaction {
    pub fn give(then: Vec<Step>) -> Self {
        Self {
            gives: true,
            then,
            ..Self::default()
        }
    }

    pub fn instead(then: Vec<Step>) -> Self {
        Self {
            then,
            ..Self::default()
        }
    }

    pub fn noting(mut self, changed: Option<String>) -> Self {
        self.changed = changed;
        self
    }
}
