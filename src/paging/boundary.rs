//! A place of a list at which a window may begin. A probe or the counts by day find it.

use super::sort_by::Place;
use super::step::CursorPage;
use super::window::Window;

/// A place where a window may begin, and the number of the page that begins there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Boundary {
    pub place: Place,
    pub page: u64,
    /// The record at the place was the first of a page, whose other records are after it.
    pub is_page: bool,
}

impl Boundary {
    /// The first page of a window that begins there.
    pub fn first_page(&self, window: Window) -> CursorPage {
        // If a page was requested by its number, the same page at its cursor has two records fewer than usual: that
        // page had one fewer, the first of which is not in the window. The pages before it have `page - 2` fewer in all.
        let (fewer, fewer_before) = match self.is_page {
            true => (2, self.page.saturating_sub(2)),
            false => (0, 0),
        };
        CursorPage {
            page: self.page,
            window,
            begins_window: true,
            fewer,
            fewer_before,
        }
    }
}
