//! Decides whether neighbouring numbered pages fit together, and which pages are requested again if they do
//! not.
//!
//! A list that changes between two answers shifts at the seam between two pages, in one of two ways. An
//! insertion before the seam pushes known records onto the next page: the overlap proves that nothing is
//! missing. A deletion pulls unknown records onto the previous page: only requesting that page again shows
//! them, and a lower total shows when this is needed. So pages are read in parallel as long as the list
//! does not change. At a seam that does not fit, its two pages are requested alternately until they do, and
//! reading continues after them.
//!
//! Nothing here sends or returns records: it takes a page and returns what to request next.

use std::collections::VecDeque;

use super::rereading::Rereading;
use super::seam_signs::{ListTraits, Mode, Next, Number, PageSigns, Proof, Read};

/// How often all pages together may be requested again, and a number that is allowed in any list.
const MOST_AGAIN: u64 = 2;
const FEW_PAGES: u64 = 200;

/// The seams of one list, or of one range of it.
#[derive(Debug)]
pub struct Seams {
    pub(super) kind: ListTraits,
    pub(super) mode: Mode,
    /// The last page whose preceding seam is settled.
    pub(super) settled: u64,
    /// The number of records when it arrived.
    pub(super) records: Number,
    /// The pages whose seams must be proven, including the page before them.
    pub(super) unproven: VecDeque<Read>,
    pub(super) rounds: u32,
    /// A short list changed in its first reading, which the second one should show.
    pub(super) is_postponed: bool,
    /// Up to this page, seams are proven one by one.
    pub(super) one_by_one: u64,
    /// The last page that was ever read.
    pub(super) furthest: u64,
    pub(super) rereading: Rereading,
    /// How many pages may be under way, and how many unchanged pages are needed before there are more.
    pub(super) width: usize,
    pub(super) patience: usize,
    pub(super) calm: usize,
    /// The list changed while it was read.
    pub moved: bool,
    /// A record was moved to a place among other records.
    pub moved_down: bool,
    /// The service breaks ties differently each time.
    pub is_tied: bool,
    /// Every seam so far was requested again.
    pub is_proven: bool,
    pub(super) front_is_read: bool,
    pub(super) tail_is_read: bool,
    /// Records moved without a change of their number.
    pub(super) has_moves: bool,
    /// The whole list was the same in two readings, one after the other.
    pub(super) is_snapshot: bool,
    pub(super) passes: u32,
    pub(super) quiet_mends: u32,
    pub changes: u64,
    pub asked_again: u64,
    /// How many pages were settled, how many of them again, and the last of them in this pass.
    new_pages: u64,
    old_pages: u64,
    last_page: u64,
    /// The last page is not returned: something may be missing before it.
    pub is_held_back: bool,
    /// The next page is accepted without a check.
    pub(super) accepts_next: bool,
    /// The page that was held back last is returned now.
    pub releases: bool,
}

impl Seams {
    /// The seams of a list that is read from its first page on.
    pub fn new(kind: ListTraits) -> Self {
        Self {
            kind,
            mode: Mode::Forward,
            settled: 0,
            records: Number::default(),
            unproven: VecDeque::new(),
            rounds: 0,
            is_postponed: false,
            one_by_one: 0,
            furthest: 0,
            rereading: Rereading::default(),
            width: usize::MAX,
            patience: 4,
            calm: 0,
            moved: false,
            moved_down: false,
            is_tied: kind.is_tied,
            is_proven: kind.proof != Proof::None,
            front_is_read: false,
            has_moves: kind.has_moves,
            is_snapshot: false,
            tail_is_read: false,
            passes: 0,
            quiet_mends: 0,
            changes: 0,
            asked_again: 0,
            new_pages: 0,
            old_pages: 0,
            last_page: 0,
            is_held_back: false,
            releases: false,
            accepts_next: false,
        }
    }

    /// Whether every seam so far was requested again, and nothing moved.
    pub fn is_exact(&self) -> bool {
        self.is_snapshot || (self.proves() && !self.moved && !self.is_tied)
    }

    /// Whether seams that do not fit are mended.
    pub fn mends(&self) -> bool {
        self.kind.is_mended && !self.is_tied
    }

    /// Whether a list like this one is mended at all.
    pub fn is_mended(&self) -> bool {
        self.kind.is_mended
    }

    /// Whether the run had one page, or none.
    pub fn is_one_page(&self) -> bool {
        self.settled <= 1 && !self.moved
    }

    /// The page after which reading would continue, if the queue does not show it.
    pub fn unsettled_behind(&self) -> Option<u64> {
        match &self.mode {
            Mode::Forward => None,
            Mode::Mend(_) => Some(self.settled),
            // A page that differs moves the seams of all pages that are compared.
            Mode::Compare { again, .. } => {
                let first = self.unproven.front().or(again.front());
                first.map(|(page, _)| page.saturating_sub(1))
            }
            Mode::Check { before: (page, _) } => Some(page.saturating_sub(1)),
            Mode::Front | Mode::Tail => Some(self.settled.saturating_sub(1)),
        }
    }

    /// Whether the number of repeated requests shows that the list changes faster than it is read.
    pub fn is_restless(&self) -> bool {
        self.asked_again + self.old_pages > FEW_PAGES + MOST_AGAIN * self.new_pages
    }

    /// How many pages may be under way.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Continues after a page that an earlier run has read: its seam is requested first.
    pub fn resume_behind(&mut self, page: u64, moved: bool) -> Next {
        self.settled = page;
        self.moved = moved;
        self.is_proven &= page == 0;
        if page == 0 || !self.kind.is_mended {
            return Next::Go;
        }
        self.begin_slowly();
        self.mend(page + 1, None)
    }

    /// Continues with a page that was reached in another way: the page before it is requested by its
    /// number.
    pub fn begin_at(&mut self, signs: &PageSigns<'_>) -> Next {
        self.settled = signs.number.saturating_sub(1);
        self.is_proven = false;
        self.records = signs.records;
        if !self.kind.is_mended {
            return self.page(signs);
        }
        self.begin_slowly();
        let next = self.mend(signs.number, Some(signs));
        self.keep_queue(next, signs.records.epoch)
    }

    /// Reads one page at a time at first; a list that was not read from its first page on is not a short
    /// list.
    fn begin_slowly(&mut self) {
        self.width = 1;
        self.patience = 2;
        if self.kind.proof == Proof::OfShortList {
            self.kind.proof = Proof::None;
        }
    }

    /// Requests pages again without dropping the queue.
    fn keep_queue(&mut self, next: Next, epoch: i64) -> Next {
        match (&mut self.mode, next) {
            (Mode::Mend(mend), Next::AskAlone(pages)) => {
                mend.keeps_queue = true;
                Next::AskFirst { pages, epoch }
            }
            (_, next) => next,
        }
    }

    /// Processes a page: one that was queued, or one that was requested again.
    ///
    /// A page whose seam does not fit is held back, so that all returned records are before all others.
    pub fn page(&mut self, signs: &PageSigns<'_>) -> Next {
        self.is_held_back = false;
        self.releases = false;
        match std::mem::replace(&mut self.mode, Mode::Forward) {
            Mode::Forward => self.forward(signs),
            Mode::Mend(mend) => self.mended(mend, signs),
            Mode::Compare {
                again,
                differs,
                last,
            } => self.compared(again, differs, last, signs),
            Mode::Check { before } => self.checked(before, signs),
            Mode::Front => {
                // Inserted records are before the older ones, and moved records may be among them.
                let is_known = match self.has_moves {
                    true => signs.known.iter().all(|known| *known),
                    false => signs.known.last().is_none_or(|known| *known),
                };
                if is_known || !signs.more {
                    self.front_is_read = true;
                    return self.end();
                }
                self.mode = Mode::Front;
                self.ask(vec![signs.number + 1])
            }
            Mode::Tail => {
                if !signs.more {
                    self.settled = signs.number;
                    self.tail_is_read = true;
                    return self.end();
                }
                self.mode = Mode::Tail;
                self.ask(vec![signs.number + 1])
            }
        }
    }

    /// How often the list may still be read once more because records were moved.
    fn may_read_again(&self) -> bool {
        self.passes == 0 && self.kind.proof != Proof::All && self.kind.is_mended && !self.is_tied
    }

    /// The requests that remain when the last page was read.
    pub fn end(&mut self) -> Next {
        if !self.kind.is_mended || self.is_tied || self.is_snapshot {
            return Next::End;
        }
        if self.proves() && self.unproven.len() > 1 {
            return self.compare(true);
        }
        if self.moved && self.kind.is_newest_first && !self.front_is_read {
            self.mode = Mode::Front;
            return self.ask(vec![1]);
        }
        if self.moved && !self.tail_is_read && self.settled > 0 {
            self.mode = Mode::Tail;
            return self.ask(vec![self.settled]);
        }
        if self.moved_down && self.may_read_again() {
            return self.read_again();
        }
        Next::End
    }

    /// Reads the list once more from its beginning, and proves every seam.
    pub fn read_again(&mut self) -> Next {
        self.passes += 1;
        self.kind.proof = Proof::All;
        self.is_tied = false;
        self.is_proven = true;
        self.rounds = 0;
        self.unproven.clear();
        self.mode = Mode::Forward;
        self.tail_is_read = false;
        self.furthest = u64::MAX;
        self.last_page = 0;
        self.reread_behind(0)
    }

    /// How often the list was read from its beginning once more.
    pub fn passes(&self) -> u32 {
        self.passes
    }

    pub(super) fn ask(&mut self, pages: Vec<u64>) -> Next {
        self.asked_again += pages.len() as u64;
        Next::Ask(pages)
    }

    pub(super) fn proves(&self) -> bool {
        self.kind.proof != Proof::None && self.is_proven
    }

    fn forward(&mut self, signs: &PageSigns<'_>) -> Next {
        let is_first =
            self.settled == 0 || signs.number <= 1 || std::mem::take(&mut self.accepts_next);
        let is_pushed = !is_first && self.is_pushed(signs);
        if !is_first && !self.fits(signs) {
            if self.kind.proof == Proof::OfShortList && self.kind.is_mended {
                self.moved = true;
                self.changes += 1;
                self.is_postponed = true;
            } else if self.kind.is_mended && !self.is_tied {
                self.disturb();
                let has_new_total =
                    self.kind.has_total && signs.records.epoch != self.records.epoch;
                self.has_moves |= !has_new_total;
                let next = self.mend(signs.number, Some(signs));
                // Answers with another total are detected where they meet others.
                return if has_new_total && !self.has_moves && !self.rereading.is_under_way() {
                    self.keep_queue(next, signs.records.epoch)
                } else {
                    next
                };
            } else {
                self.moved = true;
                self.changes += 1;
            }
        }
        let is_moved = is_pushed && !self.rereading.is_under_way() && !self.has_grown_so(signs);
        self.settle(signs);
        if is_moved && self.kind.is_mended && !self.is_tied && !self.proves() {
            // Without a total it is unknown which of the answers under way arrived before that.
            self.has_moves = true;
            self.disturb();
            return Next::GoOnBehind {
                page: signs.number,
                more: signs.more,
            };
        }
        if !self.proves() || self.is_tied {
            return Next::Go;
        }
        let before = self.unproven.back().copied();
        self.unproven.push_back((signs.number, signs.fingerprint));
        if let Some(before) = before
            && signs.number <= self.one_by_one
        {
            if is_pushed {
                // Nothing can be between the two.
                self.prove_open();
                return Next::Go;
            }
            self.mode = Mode::Check { before };
            return self.ask(vec![before.0]);
        }
        self.compare_when_due(signs.more)
    }

    /// Whether a page begins with a record that was read on a page before it.
    pub(super) fn begins_known(&self, signs: &PageSigns<'_>) -> bool {
        match (signs.hashes.first(), signs.known.first()) {
            (Some(hash), Some(is_known)) => self.rereading.has_before(*hash, *is_known),
            _ => false,
        }
    }

    /// Whether it also arrived after that page.
    pub(super) fn is_pushed(&self, signs: &PageSigns<'_>) -> bool {
        self.begins_known(signs) && signs.is_later
    }

    /// Whether a page fits the one before.
    ///
    /// Whatever is inserted or deleted, the part already read is before the rest. So a page that begins
    /// with a known record hides nothing before it.
    fn fits(&mut self, signs: &PageSigns<'_>) -> bool {
        let is_quiet = signs.records.epoch == self.records.epoch;
        if self.is_tied {
            return is_quiet;
        }
        if self.rereading.is_under_way() {
            return is_quiet || self.is_pushed(signs);
        }
        let known = signs.known.iter().filter(|known| **known).count();
        if is_quiet && known == 0 {
            return true;
        }
        let overlap = signs.known.iter().take_while(|known| **known).count();
        if overlap < known {
            // Known after unknown: it was moved to there.
            self.moved_down |= !self.kind.is_newest_first;
            return false;
        }
        if self.is_pushed(signs) {
            // An insertion pushed it there.
            self.changes += 1;
            self.moved = true;
            return true;
        }
        false
    }

    /// Whether the list has grown by the number of records that were pushed from the previous page to the
    /// beginning of this one. Any others were moved, which no number shows.
    fn has_grown_so(&self, signs: &PageSigns<'_>) -> bool {
        let pushed = signs.known.iter().take_while(|known| **known).count() as u64;
        match (self.records.total, signs.records.total) {
            (Some(before), Some(now)) if self.has_moves => now.checked_sub(before) == Some(pushed),
            _ => signs.records.epoch != self.records.epoch,
        }
    }

    /// Begins to read again the pages after this one, whose seams are the first that are not proven.
    pub(super) fn reread_behind(&mut self, page: u64) -> Next {
        if page == 0 {
            self.rereading.begin_at_first_page();
        } else {
            self.rereading.begin_behind_proven();
        }
        self.settled = page;
        Next::GoOnBehind { page, more: true }
    }

    /// All pages fit those before them.
    pub(super) fn prove_open(&mut self) {
        self.rereading.prove();
        while self.unproven.len() > 1 {
            self.unproven.pop_front();
        }
    }

    /// A sign that the list changed.
    pub(super) fn disturb(&mut self) {
        self.moved = true;
        self.changes += 1;
        self.width = 1;
        self.calm = 0;
        self.patience = (self.patience * 2).min(64);
        if self.patience >= 64 && self.proves() {
            // Several pages in a row do not stay the same any more.
            self.one_by_one = u64::MAX;
        }
    }

    pub(super) fn settle(&mut self, signs: &PageSigns<'_>) {
        self.settled = signs.number;
        self.records = signs.records;
        self.note_read(signs);
        self.count_settled(signs.number);
        self.calm += 1;
        if self.width < usize::MAX && self.calm > self.patience {
            // Slowly, as after any congestion.
            self.width = if self.width > 1_000 {
                usize::MAX
            } else {
                self.width * 2
            };
        }
    }

    pub(super) fn count_settled(&mut self, page: u64) {
        if page > self.last_page {
            self.last_page = page;
            self.new_pages += 1;
        } else {
            self.old_pages += 1;
        }
    }

    /// Notes the records of a page that is settled.
    pub(super) fn note_read(&mut self, signs: &PageSigns<'_>) {
        if signs.number > self.furthest {
            self.rereading.end();
        }
        self.furthest = self.furthest.max(signs.number);
        self.note_records(signs);
    }

    /// Notes the records of a page whose seams are not proven.
    pub(super) fn note_records(&mut self, signs: &PageSigns<'_>) {
        if self.proves() || self.rereading.is_under_way() {
            self.rereading.note(signs.hashes);
        }
    }
}
