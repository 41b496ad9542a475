//! One step of a list, and how far its request is.

use openshelf_transport::Reply;

use super::answer::Answer;
use super::command::{Command, Outcome};
use super::epochs::Moment;
use super::error::PagingError;
use super::listed_call::ListedCall;
use super::page_facts::PageFacts;
use super::step::Step;

/// One step, and its progress.
pub struct Slot {
    pub id: u64,
    pub step: Step,
    /// The steps that follow it are in the next slots.
    pub is_split: bool,
    /// Only the previous page can show whether this page exists.
    pub is_speculative: bool,
    pub moment: Moment,
    /// Between two answers of a run with one epoch no other total was seen.
    pub epoch: i64,
    pub state: SlotState,
}

impl Slot {
    /// The command that aborts its request, if that is under way.
    pub fn abort(&self) -> Option<Command> {
        matches!(self.state, SlotState::Requested).then_some(Command::Abort { id: self.id })
    }

    /// Whether its answer arrived early and shows that another page follows.
    pub fn shows_next(&self, listed: &ListedCall) -> bool {
        match (&self.step, &self.state) {
            (Step::NumberedPages(run), SlotState::Early(outcome)) => match outcome.as_ref() {
                Ok((_, Answer::Page(facts))) => listed
                    .has_next_page(facts, run.page, listed.size_of(run))
                    .unwrap_or(false),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a page may follow that no answer has named.
    pub fn may_go_on(&self, listed: &ListedCall) -> bool {
        let Step::NumberedPages(run) = &self.step else {
            return false;
        };
        let is_open = match &self.state {
            SlotState::Idle | SlotState::Requested => true,
            SlotState::Early(_) => self.shows_next(listed),
            // Its answer has shown what follows. Nothing follows it if the list has ended.
            SlotState::Arrived(_) | SlotState::Failed(_) => false,
        };
        is_open && listed.may_have_page_after(run)
    }
}

/// How far a step is.
pub enum SlotState {
    Idle,
    /// Its request is under way.
    Requested,
    /// The answer arrived before that of the previous page.
    Early(Box<Outcome>),
    Arrived(Box<(Reply, PageFacts)>),
    Failed(PagingError),
}
