//! The number of pages that a search can reach.

use super::answers::{Checked, engine_failure, refused};
use crate::lists::PageOfList;

/// As many records can be reached by the number of a page.
const WINDOW: usize = 50_000;

/// As many records are counted; who asks whether more follow is told no from there on.
const COUNTED: usize = 10_000;

/// What a search looks at before it asks its search engine, and what it asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// It refuses a page that begins beyond the window.
    Checked,
    /// The same, and it asks for one record more than the page has.
    CheckedWithOneMore,
    /// It leaves all to the search engine.
    Unchecked,
}

/// Refuses a page beyond the window; one that only ends there is left to the search engine, which fails.
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

/// The page as the search engine's count has it, which ends early.
pub fn counted(page: PageOfList) -> PageOfList {
    PageOfList {
        total: page.total.min(COUNTED),
        ..page
    }
}
