//! Reads the pages of windows: how many records of a page belong to its window, and what follows if the service does
//! not keep the order that windows need.

use super::bounds::OnChange;
use super::error::PagingError;
use super::list_state::ListState;
use super::page_facts::PageFacts;
use super::request_queue::RequestQueue;
use super::slice::Extent;
use super::step::{CursorPage, Step};
use super::window::{Window, keeps_order, records_up_to};

/// How far a list that is read by a cursor is.
#[derive(Debug, Default)]
pub struct WindowReading {
    /// The cursor of the last returned page.
    last_cursor: Vec<String>,
    /// The list is read by one cursor, without windows.
    has_one_cursor: bool,
}

impl WindowReading {
    /// How many of the first records of a page are wanted, as many as its window has; `None` if the page is requested
    /// again.
    pub fn wanted(
        &mut self,
        list: &mut ListState,
        queue: &mut RequestQueue,
        step: &Step,
        facts: &PageFacts,
        body: &[u8],
    ) -> Result<Option<usize>, PagingError> {
        let all = facts.identities.len();
        let Step::CursorPage(own) = step else {
            return Ok(Some(all));
        };
        list.watch.seen.has_cursor_pages |= own.page > 1 || !own.window.values().is_empty();
        let sort = list.listed.sort.as_ref();
        if !self.has_one_cursor && !keeps_order(sort, &own.window, facts) {
            return self.abandon(list, queue, step).map(|()| None);
        }
        self.last_cursor = own.window.values().to_vec();
        let (Some(sort), Some(until)) = (sort, own.window.until()) else {
            return Ok(Some(all));
        };
        if !own.window.is_reached(sort, facts) {
            return Ok(Some(all));
        }
        let places = facts.places(sort, list.listed.key(), body);
        match records_up_to(sort, &places, until) {
            Some(wanted) => Ok(Some(wanted)),
            None => self.abandon(list, queue, step).map(|()| None),
        }
    }

    /// Reads the list once more from its first page, by one cursor.
    pub fn read_again(&mut self, queue: &mut RequestQueue) {
        self.has_one_cursor = true;
        queue.insert(0, vec![Step::CursorPage(CursorPage::first())]);
    }

    /// Continues with one cursor if the service does not keep the order that windows need.
    fn abandon(
        &mut self,
        list: &mut ListState,
        queue: &mut RequestQueue,
        step: &Step,
    ) -> Result<(), PagingError> {
        let how =
            "the service does not keep the order of the sort: the rest is read one page at a time";
        // A slice would have no end.
        let is_slice = list.listed.extent != Extent::Whole;
        if list.bounds.on_change == OnChange::Raise || is_slice {
            return Err(PagingError::Changed(how.to_owned()));
        }
        list.watch.warn(how.to_owned());
        list.watch.seen.unproven = Some(how.to_owned());
        self.has_one_cursor = true;
        let values = std::mem::take(&mut self.last_cursor);
        let page = match step {
            Step::CursorPage(own) if !values.is_empty() => own.page,
            _ => 1,
        };
        queue.remove_windows();
        let again = Step::CursorPage(CursorPage {
            page,
            window: Window::behind(values),
            ..CursorPage::default()
        });
        queue.insert(0, vec![again]);
        Ok(())
    }
}
