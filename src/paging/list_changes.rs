//! What pages have shown about the changes of a list while it is read.

use super::page_evidence::{ListTraits, PageEvidence};

/// After repairing this number of seams while the number of records did not change, the service breaks ties
/// differently each time. Where pages report no number, more are needed.
const MOST_QUIET_REPAIRS: u32 = 8;
const MORE_WITHOUT_TOTAL: u32 = 4;

/// How a list changes.
#[derive(Debug)]
pub struct ListChanges {
    /// How often it was seen to change.
    pub times: u64,
    /// The list changed while it was read, or may have changed since a position.
    pub moved: bool,
    /// A record was moved to a place among other records.
    pub moved_down: bool,
    /// Records moved without a change of their number.
    pub has_moves: bool,
    /// The service breaks ties differently each time.
    pub is_tied: bool,
    /// How many seams in a row were repaired while the number of records stayed the same.
    quiet_repairs: u32,
}

impl ListChanges {
    pub fn new(traits: ListTraits) -> Self {
        Self {
            times: 0,
            moved: false,
            moved_down: false,
            has_moves: traits.has_moves,
            is_tied: traits.is_tied,
            quiet_repairs: 0,
        }
    }

    /// The list changed.
    pub fn note(&mut self) {
        self.moved = true;
        self.times += 1;
    }

    /// The list changed, and this is the first sign of it or another sign of the same change.
    pub fn note_once(&mut self) {
        self.moved = true;
        self.times = self.times.max(1);
    }

    /// A seam is repaired. `is_quiet`: the number of records has not changed since the page before it.
    pub fn note_repair(&mut self, is_quiet: bool) {
        // If the number of records did not change, the service may just break ties differently each time.
        self.quiet_repairs = if is_quiet { self.quiet_repairs + 1 } else { 0 };
    }

    /// Whether so many repairs show that the service breaks ties differently each time.
    pub fn shows_ties(&self, traits: ListTraits) -> bool {
        let most = match traits.has_total {
            true => MOST_QUIET_REPAIRS,
            false => MORE_WITHOUT_TOTAL * MOST_QUIET_REPAIRS,
        };
        traits.may_be_tied && self.quiet_repairs >= most
    }

    /// Whether a page contains a known record after an unknown one, which was moved to there.
    pub fn find_moved_down(&mut self, traits: ListTraits, page: &PageEvidence<'_>) -> bool {
        let known = page.known.iter().filter(|known| **known).count();
        let is_found = page.overlap() < known;
        self.moved_down |= is_found && !traits.is_newest_first;
        is_found
    }
}
