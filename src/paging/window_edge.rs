//! Finds the place where the pages of one window meet the beginning of the next.

use std::cmp::Ordering;

use super::listed_call::ListedCall;
use super::page_facts::PageFacts;
use super::request_queue::{RequestQueue, Slot, SlotState};
use super::sort_by::Place;
use super::step::Step;
use super::windows::{records_up_to, window_of};

/// How the first page of a queue relates to the next window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// There is no window ahead, or pages before it are queued.
    Apart,
    /// Only another answer shows it.
    Unknown,
    /// The page reaches the window: the number of its records that are wanted, and of steps after it that
    /// are not.
    Reached { wanted: usize, unwanted: usize },
    /// The page does not reach the window, and the page after it is not queued.
    Before,
}

/// How the first page of a queue, which has arrived, relates to the next window.
pub fn edge(queue: &RequestQueue, listed: &ListedCall, facts: &PageFacts, body: &[u8]) -> Edge {
    let is_cursor = |slot: &Slot| matches!(slot.step, Step::CursorPage(_) | Step::FirstPage);
    let (Some(sort), true) = (&listed.sort, queue.first().is_some_and(is_cursor)) else {
        return Edge::Apart;
    };
    let Some(between) = queue.steps().skip(1).position(Step::is_window) else {
        let is_last = queue.first().is_some_and(Slot::is_last_of_window);
        return if is_last { Edge::Before } else { Edge::Apart };
    };
    let Some(place) = queue.step(between + 1).and_then(window_of) else {
        return match queue.state(between + 1) {
            Some(SlotState::Requested { .. }) if between == 0 => Edge::Unknown,
            _ if between == 0 => Edge::Before,
            _ => Edge::Apart,
        };
    };
    if is_before(listed, facts, &place) {
        return if between == 0 {
            Edge::Before
        } else {
            Edge::Apart
        };
    }
    let places = facts.places(sort, listed.key(), body);
    Edge::Reached {
        wanted: records_up_to(sort, &places, &place),
        unwanted: between,
    }
}

/// Whether a page ends before a place.
pub fn is_before(listed: &ListedCall, facts: &PageFacts, place: &Place) -> bool {
    match (&listed.sort, facts.last_place.as_deref()) {
        (Some(sort), Some(last)) => sort.compare(last, place) == Ordering::Less,
        // An empty page is before everything; a record without a value is after everything.
        _ => facts.records.is_empty(),
    }
}

/// Whether a page begins after the place that it was requested from.
pub fn keeps_order(listed: &ListedCall, values: &[String], facts: &PageFacts) -> bool {
    let Some(sort) = listed.sort.as_ref().filter(|sort| sort.may_invent) else {
        return true;
    };
    let after = super::sort_by::SortBy::place(values);
    match (after, facts.first_place.as_deref()) {
        (Some(after), Some(first)) if !sort.is_none(&after) => {
            sort.compare(first, &after) == Ordering::Greater
        }
        _ => true,
    }
}
