//! Which seams are still to be proven, by requesting their pages again: if both answers are equal, the list was
//! in that state at one moment.

use std::collections::VecDeque;

use super::page_evidence::{PageEvidence, Proof, Read};
use super::rereading::Rereading;

/// How often several pages are compared before their seams are requested one by one.
const MOST_ROUNDS: u32 = 3;
/// A list of at most this number of pages that has neither total nor count is read twice.
const SHORT: usize = 10;

/// The proof of the seams of a run.
#[derive(Debug)]
pub struct SeamProof {
    /// Which seams are requested again although they fit.
    wanted: Proof,
    /// Every seam so far was requested again.
    is_proven: bool,
    /// The pages whose seams must be proven, including the page before them.
    unproven: VecDeque<Read>,
    /// How often the unproven pages differed, one time after the other.
    rounds: u32,
    /// A short list changed in its first reading, which the second one should show.
    is_postponed: bool,
    /// Up to this page, seams are proven one by one.
    one_by_one: u64,
    /// The whole list was the same in two readings, one after the other.
    is_snapshot: bool,
    /// Which records are before a seam while pages are read again.
    rereading: Rereading,
}

/// Pages that were read and are requested again for comparison.
#[derive(Debug)]
pub struct PageComparison {
    /// Those that have not been compared yet.
    again: VecDeque<Read>,
    /// One of them has changed.
    pub differs: bool,
    /// The last page, whose seam is requested together with the following pages.
    pub last: Option<Read>,
}

/// What is due after a page that fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Due {
    Nothing,
    /// The unproven pages are requested again.
    Comparison,
    /// The page before this one is requested again.
    Check(Read),
    /// The list is read again from its first page.
    Reread,
}

impl PageComparison {
    /// The numbers of the pages to request.
    pub fn pages(&self) -> Vec<u64> {
        self.again.iter().map(|(page, _)| *page).collect()
    }

    /// The first page that has not been compared yet.
    pub fn first(&self) -> Option<u64> {
        self.again.front().map(|(page, _)| *page)
    }

    /// Compares a page. False if none was left.
    fn compare(&mut self, page: &PageEvidence<'_>) -> bool {
        let before = self.again.pop_front();
        self.differs |= before.is_some_and(|before| before != page.read());
        before.is_some()
    }

    /// Whether all pages were compared.
    pub fn is_done(&self) -> bool {
        self.again.is_empty()
    }
}

impl SeamProof {
    pub fn new(wanted: Proof) -> Self {
        Self {
            wanted,
            is_proven: wanted != Proof::None,
            unproven: VecDeque::new(),
            rounds: 0,
            is_postponed: false,
            one_by_one: 0,
            is_snapshot: false,
            rereading: Rereading::default(),
        }
    }

    /// Whether every seam so far was or will be requested again.
    pub fn proves(&self) -> bool {
        self.wanted != Proof::None && self.is_proven
    }

    /// Whether every seam is requested again in any case.
    pub fn is_of_all(&self) -> bool {
        self.wanted == Proof::All
    }

    /// Whether the seams of a list are requested again because it seems to be short.
    pub fn is_of_short_list(&self) -> bool {
        self.wanted == Proof::OfShortList
    }

    /// Whether the whole list was the same in two readings, one after the other.
    pub fn is_snapshot(&self) -> bool {
        self.is_snapshot
    }

    /// Whether unproven pages are left at the end of the list.
    pub fn is_open(&self) -> bool {
        self.proves() && self.unproven.len() > 1
    }

    /// The first page whose seam is not proven.
    pub fn first_unproven(&self) -> Option<u64> {
        self.unproven.front().map(|(page, _)| *page)
    }

    /// A seam was passed that will not be proven.
    pub fn give_up(&mut self) {
        self.is_proven = false;
    }

    /// A list that was not read from its first page on is not a short list.
    pub fn is_not_short(&mut self) {
        if self.is_of_short_list() {
            self.wanted = Proof::None;
        }
    }

    /// What is to be mended in a short list shows in its second reading.
    pub fn postpone(&mut self) {
        self.is_postponed = true;
    }

    /// The list changes so often that its seams are proven one by one from here on.
    pub fn go_one_by_one(&mut self) {
        self.one_by_one = u64::MAX;
    }

    /// Begins to read the list again from its first page, and to prove every seam.
    pub fn begin_again(&mut self) {
        self.wanted = Proof::All;
        self.is_proven = true;
        self.rounds = 0;
        self.unproven.clear();
    }

    /// Notes a page that fits. `is_pushed`: nothing can be between it and the page before it.
    pub fn add(&mut self, page: &PageEvidence<'_>, is_pushed: bool) -> Due {
        let before = self.unproven.back().copied();
        self.unproven.push_back(page.read());
        if let Some(before) = before
            && page.number <= self.one_by_one
        {
            if is_pushed {
                self.prove_open();
                return Due::Nothing;
            }
            return Due::Check(before);
        }
        self.due(page.more)
    }

    /// Compares the pages of a block when it is full, and those of a short list at its end.
    fn due(&mut self, more: bool) -> Due {
        match self.wanted {
            Proof::OfShortList if self.unproven.len() > SHORT => {
                self.wanted = Proof::None;
                self.is_proven = false;
                self.unproven.clear();
                self.rereading.prove();
                match std::mem::take(&mut self.is_postponed) {
                    true => Due::Reread,
                    false => Due::Nothing,
                }
            }
            Proof::All if more && self.unproven.len() > SHORT => Due::Comparison,
            _ => Due::Nothing,
        }
    }

    /// Takes the unproven pages for comparison. Within the list, the last one is compared together with those
    /// after it.
    pub fn begin_comparison(&mut self, is_end: bool) -> PageComparison {
        let mut again = std::mem::take(&mut self.unproven);
        let last = if is_end { None } else { again.pop_back() };
        PageComparison {
            again,
            differs: false,
            last,
        }
    }

    /// Compares a page with its earlier answer.
    pub fn compare(&mut self, comparison: &mut PageComparison, page: &PageEvidence<'_>) {
        if comparison.compare(page) {
            self.unproven.push_back(page.read());
        }
    }

    /// All compared pages were the same. Returns whether the list goes on although it ended before.
    pub fn end_comparison(&mut self, last: Option<Read>, page: &PageEvidence<'_>) -> bool {
        let first = self.first_unproven().unwrap_or(1);
        self.rounds = 0;
        self.rereading.prove();
        self.unproven.clear();
        self.unproven.extend(last);
        self.is_snapshot = first == 1 && last.is_none() && !page.more;
        let is_longer = last.is_none() && page.more;
        if is_longer {
            self.wanted = Proof::All;
            self.unproven.push_back(page.read());
        }
        is_longer
    }

    /// Compared pages differed. Returns whether they are compared once more; otherwise their seams are proven one
    /// by one, up to `patience` pages after the last of them.
    pub fn compares_again(
        &mut self,
        last: Option<Read>,
        page: &PageEvidence<'_>,
        patience: u64,
    ) -> bool {
        self.rounds += 1;
        if self.rounds <= MOST_ROUNDS && self.is_of_short_list() && !page.more {
            return true;
        }
        self.rounds = 0;
        let last = last.map_or(page.number, |(page, _)| page);
        self.one_by_one = self.one_by_one.max(last.saturating_add(patience));
        self.wanted = Proof::All;
        self.unproven.clear();
        false
    }

    /// All pages fit those before them.
    pub fn prove_open(&mut self) {
        self.rereading.prove();
        while self.unproven.len() > 1 {
            self.unproven.pop_front();
        }
    }

    /// A seam was repaired, and this is the page after it. Returns the page after which reading begins again, if
    /// seams before it are not proven.
    pub fn prove_repaired(&mut self, (number, fingerprint): Read) -> Option<u64> {
        let first = self.unproven.front().copied();
        self.unproven.clear();
        if self.proves()
            && number > self.one_by_one
            && let Some(first) = first
            && first.0 + 1 < number
        {
            // The seams before this one have not been requested again yet.
            self.one_by_one = self.one_by_one.max(number);
            self.unproven.push_back(first);
            return Some(first.0);
        }
        if self.proves() {
            self.unproven.push_back((number, fingerprint));
        }
        self.rereading.prove();
        None
    }

    /// Whether pages are read that were read before.
    pub fn is_rereading(&self) -> bool {
        self.rereading.is_under_way()
    }

    /// Begins to read again the pages after this one, whose seams are the first that are not proven.
    pub fn reread_behind(&mut self, page: u64) {
        if page == 0 {
            self.rereading.begin_at_first_page();
        } else {
            self.rereading.begin_behind_proven();
        }
    }

    /// The records that were read since the last proven seam no longer count as before it.
    pub fn reread_open(&mut self) {
        self.rereading.begin_behind_proven();
    }

    /// From here on nothing was read before.
    pub fn end_rereading(&mut self) {
        self.rereading.end();
    }

    /// Notes the records of a page whose seams are not proven.
    pub fn note(&mut self, hashes: &[u64]) {
        if self.proves() || self.rereading.is_under_way() {
            self.rereading.note(hashes);
        }
    }

    /// Whether a page begins with a record that was read on a page before it.
    pub fn begins_known(&self, page: &PageEvidence<'_>) -> bool {
        match (page.hashes.first(), page.known.first()) {
            (Some(hash), Some(is_known)) => self.rereading.has_before(*hash, *is_known),
            _ => false,
        }
    }
}
