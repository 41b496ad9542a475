//! The number of pages that a search can reach.

use super::answers::{Checked, engine_failure, refused};
use crate::lists::PageOfList;

/// The number of records that page numbers can reach.
const WINDOW: usize = 50_000;

/// The number of records that are counted. Beyond it the service reports no further page.
const COUNTED: usize = 10_000;

/// What a search checks before it queries the search engine, and how much it fetches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// It refuses a page that begins beyond the window.
    Checked,
    /// It refuses such a page too, and fetches one record more than the page has.
    CheckedWithOneMore,
    /// It leaves everything to the search engine.
    Unchecked,
}

/// Refuses a page beyond the window. A page that only ends there reaches the search engine, which fails.
pub fn check(page: PageOfList, reach: Reach) -> Checked {
    let begin = page.offset();
    if begin >= WINDOW && reach != Reach::Unchecked {
        let text = format!(
            "Page #{} of size {} is over the maximum result limit ({WINDOW}). Consider using custom \
             data downloads to obtain large data sets.",
            page.page, page.limit
        );
        return refused(422, &text);
    }
    let more = usize::from(reach == Reach::CheckedWithOneMore);
    let end = begin.saturating_add(page.limit).saturating_add(more);
    if end > WINDOW {
        return Err(engine_failure());
    }
    Ok(())
}

/// The page, limited by the search engine's count.
pub fn counted(page: PageOfList) -> PageOfList {
    PageOfList {
        total: page.total.min(COUNTED),
        ..page
    }
}
