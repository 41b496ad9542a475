//! The count that is requested with the first page of a list: a list that is complete on its first page does not wait for
//! it, and a count that fails is ignored.

use super::answer::Answer;
use super::call_arguments::CallArguments;
use super::command::{Command, Outcome, PageRequest};
use super::listed_call::ListedCall;

/// The count of a list whose first page is under way.
pub struct FirstCount {
    /// The number of the request of the first page.
    page: u64,
    state: CountState,
    /// The first page, which waits for the count.
    answered: Option<Box<Outcome>>,
}

/// How far the count is.
enum CountState {
    Unsent(CallArguments),
    Requested(u64),
    /// It has come, or failed.
    Arrived(Option<u64>),
}

/// What the first page needs.
pub enum FirstPageNeeds {
    /// The request of the count.
    Count,
    /// An answer of a request under way.
    Answer,
    Nothing,
}

impl FirstCount {
    /// The count that belongs to the first page, whose request has this number.
    pub fn new(page: u64, arguments: CallArguments) -> Self {
        Self {
            page,
            state: CountState::Unsent(arguments),
            answered: None,
        }
    }

    /// The number of the request of the first page.
    pub fn page(&self) -> u64 {
        self.page
    }

    /// Whether a request is one of both.
    pub fn has(&self, id: u64) -> bool {
        self.page == id || matches!(self.state, CountState::Requested(own) if own == id)
    }

    /// The command that requests the count, with this number, unless that was done.
    pub fn send(&mut self, id: u64) -> Option<Command> {
        match std::mem::replace(&mut self.state, CountState::Requested(id)) {
            CountState::Unsent(arguments) => Some(Command::Send(PageRequest { id, arguments })),
            sent => {
                self.state = sent;
                None
            }
        }
    }

    /// The command that aborts the request of the count, if that is under way.
    pub fn abort(&self) -> Option<Command> {
        match self.state {
            CountState::Requested(id) => Some(Command::Abort { id }),
            CountState::Unsent(_) | CountState::Arrived(_) => None,
        }
    }

    /// Notes an answer of one of both requests.
    pub fn note(&mut self, id: u64, outcome: Box<Outcome>) {
        if id == self.page {
            self.answered = Some(outcome);
            return;
        }
        self.state = CountState::Arrived(match *outcome {
            Ok((_, Answer::Count(total))) => Some(total),
            _ => None,
        });
    }

    /// What the first page needs before the list goes on.
    pub fn needs(&self, listed: &ListedCall) -> FirstPageNeeds {
        let Some(outcome) = &self.answered else {
            return FirstPageNeeds::Answer;
        };
        match self.state {
            _ if !is_followed(listed, outcome) => FirstPageNeeds::Nothing,
            CountState::Unsent(_) => FirstPageNeeds::Count,
            CountState::Requested(_) => FirstPageNeeds::Answer,
            CountState::Arrived(_) => FirstPageNeeds::Nothing,
        }
    }

    /// The answer of the first page, with the count if it is needed.
    pub fn into_outcome(self, listed: &ListedCall) -> Option<Box<Outcome>> {
        let mut outcome = self.answered?;
        if let CountState::Arrived(Some(total)) = self.state
            && is_followed(listed, &outcome)
            && let Ok((_, Answer::Page(facts))) = &mut *outcome
        {
            facts.counted = Some(total);
        }
        Some(outcome)
    }
}

/// Whether a page follows the first one.
fn is_followed(listed: &ListedCall, outcome: &Outcome) -> bool {
    match outcome {
        Ok((_, Answer::Page(facts))) => listed
            .has_next_page(facts, 1, listed.page_size)
            .unwrap_or(false),
        _ => false,
    }
}
