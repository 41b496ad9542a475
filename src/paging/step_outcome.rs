//! The outcome of a step: whether its answer is a page to return, and which steps follow.

use super::boundary::Boundary;
use super::step::Step;

/// The outcome of a step and its answer.
#[derive(Debug, Default, PartialEq)]
pub struct StepOutcome {
    /// The answer is a page to return.
    pub is_page: bool,
    /// The places at which windows may begin: the one that a probe found, or those between days.
    pub boundaries: Vec<Boundary>,
    /// The steps in place of the answered one.
    pub next_steps: Vec<Step>,
    /// How the answer shows that records changed.
    pub change: Option<String>,
    /// How many records must be returned by the end.
    pub expected_total: Option<u64>,
    /// How many records there are after everything was requested.
    pub counted: Option<u64>,
}

impl StepOutcome {
    /// The answer is a page to return, and these steps follow.
    pub fn page(next_steps: Vec<Step>) -> Self {
        Self {
            is_page: true,
            next_steps,
            ..Self::default()
        }
    }

    /// The answer is not a page, and these steps replace its step.
    pub fn replaced_by(next_steps: Vec<Step>) -> Self {
        Self {
            next_steps,
            ..Self::default()
        }
    }

    /// The same outcome, with the sign that records changed.
    pub fn with_change(mut self, change: Option<String>) -> Self {
        self.change = change;
        self
    }
}
