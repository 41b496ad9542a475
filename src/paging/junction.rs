//! Where the pages before a mark meet the pages behind it.

use super::cursor_pages::on_cursor_page;
use super::page_facts::{Identity, PageFacts};
use super::plan::Plan;
use super::request_queue::{RequestQueue, Slot, State};
use super::step::Step;

/// What the next mark means for the first page of a queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Junction {
    /// There is no mark, or pages before it follow.
    Apart,
    /// Only another answer shows it.
    Unknown,
    /// The page reaches the mark: its first records are wanted, and so many steps behind it are not.
    Reached { wanted: usize, unwanted: usize },
    /// The page does not reach the mark: the page behind it is wanted.
    Before,
}

/// Whether a step begins at a mark, or asks for one; and its page.
pub fn marked_page(step: &Step) -> Option<u64> {
    match step {
        Step::Mark { page } => Some(*page),
        Step::CursorPage {
            page,
            begins_after: Some(_),
            ..
        } => Some(*page),
        _ => None,
    }
}

fn is_marked(step: &Step) -> bool {
    marked_page(step).is_some()
}

/// Where the first page of a queue, which has arrived, stands to the next mark.
pub fn junction(queue: &RequestQueue, facts: &PageFacts) -> Junction {
    if !queue.step(1).is_some_and(is_marked) && queue.first().is_some_and(Slot::ends_at_mark) {
        // The mark is gone, and nothing that stands behind it follows this page.
        return Junction::Before;
    }
    let mut behind = queue.steps().skip(1);
    let Some(between) = behind.position(is_marked) else {
        return Junction::Apart;
    };
    let at = between + 1;
    let (Some(step), Some(state)) = (queue.step(at), queue.state(at)) else {
        return Junction::Apart;
    };
    let Step::CursorPage {
        begins_after: Some(key),
        ..
    } = step
    else {
        return match state {
            State::Requested { .. } if between == 0 => Junction::Unknown,
            _ if between == 0 => Junction::Before,
            _ => Junction::Apart,
        };
    };
    let place = |known: &dyn Fn(&Identity) -> bool| facts.identities.iter().position(known);
    if let Some(place) = place(&|identity| identity.hash() == *key) {
        return Junction::Reached {
            wanted: place + 1,
            unwanted: between,
        };
    }
    match state {
        _ if between > 0 => Junction::Apart,
        State::Requested { .. } => Junction::Unknown,
        // The record of the mark is gone: the next one that is known shows the place.
        State::Arrived(arrived) => {
            let next = &arrived.1.identities;
            match place(&|identity| next.contains(identity)) {
                Some(wanted) => Junction::Reached {
                    wanted,
                    unwanted: 0,
                },
                None => Junction::Before,
            }
        }
        State::Failed(_) => Junction::Apart,
        State::Idle | State::Early(_) => Junction::Before,
    }
}

/// Joins a page, which was the first of the queue, with the pages behind the next mark. Gives how many of
/// its records are wanted, and the steps behind them where a mark stands ahead.
pub fn join(
    queue: &mut RequestQueue,
    plan: &Plan,
    step: &Step,
    facts: &PageFacts,
    junction: Junction,
) -> (usize, Option<Vec<Step>>) {
    let all = facts.identities.len();
    let (page, values) = match step {
        Step::CursorPage { page, values, .. } => (*page, values.as_slice()),
        _ => (1, &[][..]),
    };
    let verify = queue.steps().find(|step| step.verifies_total()).cloned();
    let verified = |steps: Vec<Step>| steps.into_iter().chain(verify.clone()).collect();
    let next = || on_cursor_page(plan, page, values, facts).next_steps;
    match junction {
        Junction::Apart | Junction::Unknown => {
            let has_mark = queue.steps().any(is_marked);
            (all, has_mark.then(|| verified(next())))
        }
        Junction::Before => {
            let steps = next();
            queue.insert(0, steps.clone());
            (all, Some(verified(steps)))
        }
        Junction::Reached { wanted, unwanted } => {
            queue.remove_first(unwanted);
            let behind = queue.first().map(|slot| vec![slot.step.without_mark()]);
            (wanted, behind.map(verified))
        }
    }
}
