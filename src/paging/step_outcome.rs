//! The outcome of a step: whether its answer is a page to return, and which steps follow.

use super::step::Step;

/// What an answer makes of its step.
#[derive(Debug, Default, PartialEq)]
pub struct StepOutcome {
    /// The answer is a page to give.
    pub is_page: bool,
    /// The steps in place of the answered one.
    pub next_steps: Vec<Step>,
    /// How the answer shows that records changed.
    pub change: Option<String>,
    /// How many records must have come at the end.
    pub expected_total: Option<u64>,
    /// How many records there are now that everything was requested.
    pub counted: Option<u64>,
}

impl StepOutcome {
    /// The answer is a page to give, and these steps follow.
    pub fn page(next_steps: Vec<Step>) -> Self {
        Self {
            is_page: true,
            next_steps,
            ..Self::default()
        }
    }

    /// The answer is no page, and these steps take the place of its step.
    pub fn replaced_by(next_steps: Vec<Step>) -> Self {
        Self {
            next_steps,
            ..Self::default()
        }
    }

    /// The same, with what shows that records changed.
    pub fn with_change(mut self, change: Option<String>) -> Self {
        self.change = change;
        self
    }
}
