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

use super::list_changes::ListChanges;
use super::page_counts::PageCounts;
use super::page_evidence::{Hold, ListTraits, Next, Number, PageEvidence, Read};
use super::pages_ahead::PagesAhead;
use super::seam_proof::{Due, PageComparison, SeamProof};
use super::seam_repair::{RepairContext, RepairStep, SeamRepair};

/// The seams of one list, or of one range of it.
#[derive(Debug)]
pub struct Seams {
    traits: ListTraits,
    /// The purpose of the next page.
    mode: Mode,
    settled: Settled,
    /// The last page that was ever read.
    furthest: u64,
    /// The next page is accepted without a check.
    accepts_next: bool,
    proof: SeamProof,
    changes: ListChanges,
    ahead: PagesAhead,
    counts: PageCounts,
    end: EndChecks,
    /// What becomes of the records of the last page.
    hold: Hold,
}

/// The last page whose preceding seam is settled.
#[derive(Debug, Default, Clone, Copy)]
struct Settled {
    page: u64,
    /// The number of records when it arrived.
    records: Number,
}

/// What was read once more at the end of a list that changed.
#[derive(Debug, Default)]
struct EndChecks {
    front_is_read: bool,
    tail_is_read: bool,
    /// How often the list was read from its beginning once more.
    passes: u32,
}

/// The purpose of the next page.
#[derive(Debug)]
enum Mode {
    /// Page after page, or several in parallel.
    Forward,
    /// Two pages are requested alternately until they fit.
    Repair(SeamRepair),
    /// Pages that were read are requested again for comparison.
    Compare(PageComparison),
    /// The page before the last one is requested again.
    Check { before: Read },
    /// The first pages are requested again.
    Front,
    /// The last pages are requested again.
    Tail,
}

impl Seams {
    /// The seams of a list that is read from its first page on.
    pub fn new(traits: ListTraits) -> Self {
        Self {
            traits,
            mode: Mode::Forward,
            settled: Settled::default(),
            furthest: 0,
            accepts_next: false,
            proof: SeamProof::new(traits.proof),
            changes: ListChanges::new(traits),
            ahead: PagesAhead::default(),
            counts: PageCounts::default(),
            end: EndChecks::default(),
            hold: Hold::Nothing,
        }
    }

    /// What was seen of the list's changes.
    pub fn changes(&self) -> &ListChanges {
        &self.changes
    }

    /// How many pages were requested again.
    pub fn asked_again(&self) -> u64 {
        self.counts.asked_again
    }

    /// What becomes of the records of the last page.
    pub fn hold(&self) -> Hold {
        self.hold
    }

    /// Whether every seam so far was requested again, and nothing moved.
    pub fn is_exact(&self) -> bool {
        let is_proven = self.proof.proves() && !self.changes.moved && !self.changes.is_tied;
        self.proof.is_snapshot() || is_proven
    }

    /// Whether seams that do not fit are mended.
    pub fn mends(&self) -> bool {
        self.traits.is_mended && !self.changes.is_tied
    }

    /// Whether a list like this one is mended at all.
    pub fn is_mended(&self) -> bool {
        self.traits.is_mended
    }

    /// Whether the run had one page, or none.
    pub fn is_one_page(&self) -> bool {
        self.settled.page <= 1 && !self.changes.moved
    }

    /// Whether the number of repeated requests shows that the list changes faster than it is read.
    pub fn is_restless(&self) -> bool {
        self.counts.are_too_many()
    }

    /// How many pages may be under way.
    pub fn width(&self) -> usize {
        self.ahead.width()
    }

    /// How often the list was read from its beginning once more.
    pub fn passes(&self) -> u32 {
        self.end.passes
    }

    /// The service breaks ties differently each time, so its pages never fit.
    pub fn accept_ties(&mut self) {
        self.changes.is_tied = true;
    }

    /// The page after which reading would continue, if the queue does not show it.
    pub fn unsettled_behind(&self) -> Option<u64> {
        match &self.mode {
            Mode::Forward => None,
            Mode::Repair(_) => Some(self.settled.page),
            // A page that differs moves the seams of all pages that are compared.
            Mode::Compare(comparison) => {
                let first = self.proof.first_unproven().or(comparison.first());
                first.map(|page| page.saturating_sub(1))
            }
            Mode::Check { before: (page, _) } => Some(page.saturating_sub(1)),
            Mode::Front | Mode::Tail => Some(self.settled.page.saturating_sub(1)),
        }
    }

    /// Continues after a page that an earlier run has read: its seam is requested first. `total` is the number of records
    /// that the service reported then.
    pub fn resume_behind(&mut self, page: u64, moved: bool, total: Option<u64>) -> Next {
        self.settled.page = page;
        self.settled.records.total = total;
        self.changes.moved = moved;
        if page > 0 {
            self.proof.give_up();
        }
        if page == 0 || !self.traits.is_mended {
            return Next::Go;
        }
        self.begin_slowly();
        self.repair(page + 1, None)
    }

    /// Continues with a page that was reached in another way: the page before it is requested by its
    /// number.
    pub fn begin_at(&mut self, page: &PageEvidence<'_>) -> Next {
        self.settled = Settled {
            page: page.number.saturating_sub(1),
            records: page.records,
        };
        self.proof.give_up();
        if !self.traits.is_mended {
            return self.page(page);
        }
        self.begin_slowly();
        let next = self.repair(page.number, Some(page));
        self.keep_queue(next, page.records.epoch)
    }

    /// Reads one page at a time at first.
    fn begin_slowly(&mut self) {
        self.ahead = PagesAhead::slow();
        self.proof.is_not_short();
    }

    /// Requests pages again without dropping the queue.
    fn keep_queue(&mut self, next: Next, epoch: i64) -> Next {
        match (&mut self.mode, next) {
            (Mode::Repair(repair), Next::AskAlone(pages)) => {
                repair.keeps_queue = true;
                Next::AskFirst { pages, epoch }
            }
            (_, next) => next,
        }
    }

    /// Processes a page: one that was queued, or one that was requested again.
    ///
    /// A page whose seam does not fit is held back, so that all returned records are before all others.
    pub fn page(&mut self, page: &PageEvidence<'_>) -> Next {
        self.hold = Hold::Nothing;
        match std::mem::replace(&mut self.mode, Mode::Forward) {
            Mode::Forward => self.forward(page),
            Mode::Repair(repair) => self.repaired(repair, page),
            Mode::Compare(comparison) => self.compared(comparison, page),
            Mode::Check { before } => self.checked(before, page),
            Mode::Front => self.front(page),
            Mode::Tail => self.tail(page),
        }
    }

    /// Processes one of the first pages, after all others.
    fn front(&mut self, page: &PageEvidence<'_>) -> Next {
        // Inserted records are before the older ones, and moved records may be among them.
        let is_known = match self.changes.has_moves {
            true => !page.has_news(),
            false => page.known.last().is_none_or(|known| *known),
        };
        if is_known || !page.more {
            self.end.front_is_read = true;
            return self.end();
        }
        self.mode = Mode::Front;
        self.ask(vec![page.number + 1])
    }

    /// Processes one of the last pages, after all others.
    fn tail(&mut self, page: &PageEvidence<'_>) -> Next {
        if !page.more {
            self.settled.page = page.number;
            self.end.tail_is_read = true;
            return self.end();
        }
        self.mode = Mode::Tail;
        self.ask(vec![page.number + 1])
    }

    /// How often the list may still be read once more because records were moved.
    fn may_read_again(&self) -> bool {
        self.end.passes == 0 && !self.proof.is_of_all() && self.mends()
    }

    /// The requests that remain when the last page was read.
    pub fn end(&mut self) -> Next {
        if !self.mends() || self.proof.is_snapshot() {
            return Next::End;
        }
        if self.proof.is_open() {
            return self.compare(true);
        }
        let moved = self.changes.moved;
        if moved && self.traits.is_newest_first && !self.end.front_is_read {
            self.mode = Mode::Front;
            return self.ask(vec![1]);
        }
        if moved && !self.end.tail_is_read && self.settled.page > 0 {
            self.mode = Mode::Tail;
            return self.ask(vec![self.settled.page]);
        }
        if self.changes.moved_down && self.may_read_again() {
            return self.read_again();
        }
        Next::End
    }

    /// Reads the list once more from its beginning, and proves every seam.
    pub fn read_again(&mut self) -> Next {
        self.end.passes += 1;
        self.end.tail_is_read = false;
        self.changes.is_tied = false;
        self.proof.begin_again();
        self.mode = Mode::Forward;
        self.furthest = u64::MAX;
        self.counts.begin_again();
        self.reread_behind(0)
    }

    fn ask(&mut self, pages: Vec<u64>) -> Next {
        self.counts.asked_again += pages.len() as u64;
        Next::Ask(pages)
    }

    fn forward(&mut self, page: &PageEvidence<'_>) -> Next {
        let is_first =
            self.settled.page == 0 || page.number <= 1 || std::mem::take(&mut self.accepts_next);
        let is_pushed = !is_first && self.is_pushed(page);
        if !is_first
            && !self.fits(page)
            && let Some(next) = self.misfit(page)
        {
            return next;
        }
        let is_moved = is_pushed && !self.proof.is_rereading() && !self.has_grown_so(page);
        self.settle(page);
        if is_moved && self.mends() && !self.proof.proves() {
            // Without a total it is unknown which of the answers under way arrived before that.
            self.changes.has_moves = true;
            self.disturb();
            return Next::GoOnBehind {
                page: page.number,
                more: page.more,
            };
        }
        if !self.proof.proves() || self.changes.is_tied {
            return Next::Go;
        }
        match self.proof.add(page, is_pushed) {
            Due::Nothing => Next::Go,
            Due::Comparison => self.compare(false),
            Due::Reread => self.reread_behind(0),
            Due::Check(before) => {
                self.mode = Mode::Check { before };
                self.ask(vec![before.0])
            }
        }
    }

    /// Processes a page that does not fit the one before. Without requests it is accepted as it is.
    fn misfit(&mut self, page: &PageEvidence<'_>) -> Option<Next> {
        if self.proof.is_of_short_list() && self.traits.is_mended {
            self.changes.note();
            self.proof.postpone();
            return None;
        }
        if !self.mends() {
            self.changes.note();
            return None;
        }
        self.disturb();
        let is_other_epoch = page.records.epoch != self.settled.records.epoch;
        let has_new_total = self.traits.has_total && is_other_epoch;
        self.changes.has_moves |= !has_new_total;
        let next = self.repair(page.number, Some(page));
        // Answers with another total are detected where they meet others.
        let keeps_queue = has_new_total && !self.changes.has_moves && !self.proof.is_rereading();
        Some(match keeps_queue {
            true => self.keep_queue(next, page.records.epoch),
            false => next,
        })
    }

    /// Whether a page begins with a record that was read before it, and arrived after that.
    fn is_pushed(&self, page: &PageEvidence<'_>) -> bool {
        self.proof.begins_known(page) && page.is_later
    }

    /// Whether a page fits the one before.
    ///
    /// Whatever is inserted or deleted, the part already read is before the rest. So a page that begins
    /// with a known record hides nothing before it.
    fn fits(&mut self, page: &PageEvidence<'_>) -> bool {
        let is_quiet = page.records.epoch == self.settled.records.epoch;
        if self.changes.is_tied {
            return is_quiet;
        }
        if self.proof.is_rereading() {
            return is_quiet || self.is_pushed(page);
        }
        if is_quiet && !page.known.contains(&true) {
            return true;
        }
        if self.changes.find_moved_down(self.traits, page) {
            return false;
        }
        let is_pushed = self.is_pushed(page);
        if is_pushed {
            // An insertion pushed it there.
            self.changes.note();
        }
        is_pushed
    }

    /// Whether the list has grown by the number of records that were pushed from the previous page to the
    /// beginning of this one. Any others were moved, which no number shows.
    fn has_grown_so(&self, page: &PageEvidence<'_>) -> bool {
        let pushed = page.overlap() as u64;
        let records = self.settled.records;
        match (records.total, page.records.total) {
            (Some(before), Some(now)) if self.changes.has_moves => {
                now.checked_sub(before) == Some(pushed)
            }
            _ => page.records.epoch != records.epoch,
        }
    }

    /// A sign that the list changed.
    fn disturb(&mut self) {
        self.changes.note();
        self.ahead.reduce();
        if self.ahead.is_restless() && self.proof.proves() {
            self.proof.go_one_by_one();
        }
    }

    /// The seam before a page fits.
    fn settle(&mut self, page: &PageEvidence<'_>) {
        self.settled = Settled {
            page: page.number,
            records: page.records,
        };
        if page.number > self.furthest {
            self.proof.end_rereading();
        }
        self.furthest = self.furthest.max(page.number);
        self.proof.note(page.hashes);
        self.counts.settle(page.number);
        self.ahead.grow();
    }

    /// Begins to read again the pages after this one, whose seams are the first that are not proven.
    fn reread_behind(&mut self, page: u64) -> Next {
        self.proof.reread_behind(page);
        self.settled.page = page;
        Next::GoOnBehind { page, more: true }
    }

    /// Requests the two pages of a seam alternately.
    fn repair(&mut self, number: u64, answered: Option<&PageEvidence<'_>>) -> Next {
        let records = self.settled.records;
        let is_quiet = answered.is_some_and(|page| page.records.epoch == records.epoch);
        self.changes.note_repair(is_quiet);
        let repair = SeamRepair::new(number, records, answered, self.traits.has_total);
        let left = repair.left;
        self.mode = Mode::Repair(repair);
        self.counts.asked_again += 1;
        self.hold = match answered {
            Some(_) => Hold::HeldBack,
            None => Hold::Nothing,
        };
        Next::AskAlone(vec![left])
    }

    /// Processes one of the two pages of a seam that is repaired.
    fn repaired(&mut self, mut repair: SeamRepair, page: &PageEvidence<'_>) -> Next {
        let context = RepairContext {
            overlaps: self.proof.begins_known(page),
            has_total: self.traits.has_total,
            has_moves: self.changes.has_moves,
        };
        // The page behind the seam may not have been read yet, as after a position. Then all of its records are news.
        let is_sign = match page.number < repair.number {
            true => page.has_news(),
            false => context.overlaps,
        };
        let totals = (repair.left_records.total, page.records.total);
        let is_sign = is_sign || matches!(totals, (Some(before), Some(now)) if before != now);
        if is_sign {
            self.changes.note_once();
        }
        self.changes.moved |= page.has_news();
        let (hold, step) = repair.answer(page, context);
        self.hold = hold;
        if hold != Hold::HeldBack {
            self.proof.note(page.hashes);
        }
        match step {
            RepairStep::Ask(page) => {
                self.mode = Mode::Repair(repair);
                self.ask(vec![page])
            }
            RepairStep::Settled => self.go_on_behind(&repair),
            RepairStep::Unquiet => {
                self.proof.give_up();
                self.accepts_next = true;
                self.settled = Settled {
                    page: repair.left,
                    records: repair.left_records,
                };
                Next::Unquiet { page: repair.left }
            }
        }
    }

    /// Continues after a seam that fits now.
    fn go_on_behind(&mut self, repair: &SeamRepair) -> Next {
        let (page, more) = (repair.number, repair.more);
        self.settled = Settled {
            page,
            records: repair.left_records,
        };
        self.counts.settle(page);
        self.furthest = self.furthest.max(page);
        if self.changes.shows_ties(self.traits) {
            self.changes.is_tied = true;
            self.ahead.open();
        }
        if let Some(first) = self.proof.prove_repaired((page, repair.fingerprint)) {
            return self.reread_behind(first);
        }
        if repair.keeps_queue {
            Next::GoOn { page, more }
        } else {
            Next::GoOnBehind { page, more }
        }
    }

    /// Requests the unproven pages again: each is requested twice, the last one together with those after
    /// it.
    fn compare(&mut self, is_end: bool) -> Next {
        let comparison = self.proof.begin_comparison(is_end);
        let pages = comparison.pages();
        self.mode = Mode::Compare(comparison);
        self.ask(pages)
    }

    /// Processes a page that is compared.
    fn compared(&mut self, mut comparison: PageComparison, page: &PageEvidence<'_>) -> Next {
        self.proof.compare(&mut comparison, page);
        let first = self.proof.first_unproven().unwrap_or(1);
        // Unread records may now be on pages before the first of these.
        if comparison.differs && first > 1 {
            self.hold = Hold::HeldBack;
        } else {
            self.proof.note(page.hashes);
        }
        if !comparison.is_done() {
            self.mode = Mode::Compare(comparison);
            return Next::Go;
        }
        let last = comparison.last;
        if !comparison.differs {
            if !self.proof.end_comparison(last, page) {
                return Next::Go;
            }
            // The list was longer when it was requested again.
            self.settled.page = page.number;
            return Next::GoOnBehind {
                page: page.number,
                more: true,
            };
        }
        self.disturb();
        if self.proof.compares_again(last, page, self.ahead.patience()) {
            return self.compare(true);
        }
        // One by one, from the page before the first that may have moved.
        let next = self.reread_behind(first.saturating_sub(1));
        match first {
            0 | 1 => next,
            // Records may have gone from the pages before it, more than were read behind it.
            first => self.repair(first, None),
        }
    }

    /// Processes the page before the last one, which was requested again.
    fn checked(&mut self, before: Read, page: &PageEvidence<'_>) -> Next {
        if before == page.read() {
            self.proof.prove_open();
            return Next::Go;
        }
        self.disturb();
        // Its pages may differ only because the service breaks ties differently, and no number shows a deletion.
        let is_unclear = self.traits.may_be_tied && !self.traits.has_total;
        if !is_unclear {
            self.proof.reread_open();
        }
        let next = self.repair(page.number + 1, None);
        // Unread records may now be on pages before it.
        if !is_unclear && page.number > 1 && !self.proof.begins_known(page) {
            self.hold = Hold::HeldBack;
        }
        next
    }
}
