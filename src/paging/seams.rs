//! Whether neighbouring pages by number fit together, and which pages are asked for again where they do not.
//!
//! A list that changes between two answers shifts at the seam between two pages, and in two ways. What is
//! inserted before the seam pushes known records into the next page: an overlap proves that nothing is
//! missing. What is deleted pulls unknown records onto the page before: only asking that page again shows
//! them, and a total that fell says when. So pages are read side by side as long as nothing moves; at a
//! seam that does not fit, its two pages are asked in turn until they do, and reading goes on behind them.
//!
//! Nothing here sends or gives anything: a page goes in, and what is to be asked next comes out.

use std::collections::{HashSet, VecDeque};

/// How many answers a seam is given to become quiet.
const MOST_TURNS: u32 = 24;
/// After so many seams that were mended while no number of records changed, the service breaks ties
/// differently each time.
const MOST_QUIET_MENDS: u32 = 8;
/// How often several pages are compared before their seams are asked for one by one.
const MOST_ROUNDS: u32 = 3;
/// A list of at most so many pages that has neither total nor count is read twice.
pub const SHORT: usize = 10;

/// What a page says, as far as its seams are concerned.
#[derive(Debug, Clone, Copy)]
pub struct PageSigns<'a> {
    pub number: u64,
    /// Between two answers with one epoch no other total was seen.
    pub epoch: u64,
    /// How many records there are.
    pub total: Option<u64>,
    /// Whether a page follows.
    pub more: bool,
    /// Which of its records are known.
    pub known: &'a [bool],
    /// The hashes of its records.
    pub hashes: &'a [u64],
    /// It was requested after the page before it had come.
    pub is_later: bool,
    /// The hash of its records, whatever their order.
    pub fingerprint: u64,
}

/// What is to be done after a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// What is queued goes on.
    Go,
    /// These pages are asked for again, and what is queued waits.
    Ask(Vec<u64>),
    /// What was queued is dropped, and these pages are asked for again.
    AskAlone(Vec<u64>),
    /// These pages are asked for again; of what is queued, only answers of an older epoch are dropped.
    AskFirst { pages: Vec<u64>, epoch: u64 },
    /// Reading goes on behind this page, with what is queued.
    GoOn { page: u64, more: bool },
    /// Reading goes on behind this page, whatever was queued.
    GoOnBehind { page: u64, more: bool },
    /// The seam behind this page did not become quiet.
    Unquiet { page: u64 },
    /// Nothing is left to be asked.
    End,
}

/// What a list is like, for its seams.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kind {
    /// Pages say how many records there are.
    pub has_total: bool,
    /// New and changed records go to the front.
    pub is_newest_first: bool,
    /// Changed records move, and their number stays the same.
    pub has_moves: bool,
    /// Seams are mended; else they are only watched.
    pub is_mended: bool,
    /// The service breaks no ties: a known record says nothing of a change.
    pub is_tied: bool,
    /// Nothing is known of the order of records that are equal in the sort.
    pub may_be_tied: bool,
    /// How many seams are asked for again although they fit.
    pub proof: Proof,
}

/// Which seams are asked for again although they fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    None,
    /// Those of a list that is short.
    OfShortList,
    All,
}

/// A page that was read, and what it held then.
type Read = (u64, u64);

#[derive(Debug)]
enum Mode {
    /// Page after page, or several at once.
    Forward,
    Mend(Mend),
    /// Pages that were read are asked for again, to be compared.
    Compare {
        again: VecDeque<Read>,
        differs: bool,
        /// The last page, whose seam is asked for with those behind it.
        last: Option<Read>,
    },
    /// The page before the last one is asked for again.
    Check {
        before: Read,
    },
    Front,
    Tail,
}

/// Two pages that are asked in turn until they fit, and those behind them up to the seam that did not.
#[derive(Debug)]
struct Mend {
    /// The page behind the seam.
    number: u64,
    /// The first of the two pages, and the epoch of its last answer.
    left: u64,
    left_epoch: u64,
    /// What it held then, where nothing else was asked since.
    left_held: Option<(u64, Option<u64>)>,
    right_total: Option<u64>,
    /// The epoch of the last answer of the other one, where it came after that of the first.
    right_epoch: Option<u64>,
    asks_left: bool,
    more: bool,
    /// What the page behind the seam held when it came last.
    fingerprint: u64,
    turns: u32,
    /// What is queued goes on afterwards.
    keeps_queue: bool,
}

/// The seams of one list, or of one range of it.
#[derive(Debug)]
pub struct Seams {
    kind: Kind,
    mode: Mode,
    /// The last page whose seam before it is settled.
    settled: u64,
    epoch: u64,
    /// The pages whose seams are to be proven, the one before them included.
    unproven: VecDeque<Read>,
    rounds: u32,
    /// A short list changed in its first reading, which the second one is to show.
    is_postponed: bool,
    /// Up to this page, seams are proven one by one.
    one_by_one: u64,
    /// The last page that was ever read.
    furthest: u64,
    /// Where pages are read that were read before: the first of them, and their records so far. Otherwise every
    /// known record stands before what is not read yet.
    reread: Option<(u64, HashSet<u64>)>,
    /// How many pages may be under way at once, and how many quiet pages come before there are more.
    width: usize,
    patience: usize,
    calm: usize,
    /// The list changed while it was read.
    pub moved: bool,
    /// A record was moved to where others are.
    pub moved_down: bool,
    /// The service breaks ties differently each time.
    pub is_tied: bool,
    /// Every seam so far was asked for again.
    pub is_proven: bool,
    front_is_read: bool,
    tail_is_read: bool,
    /// Records moved without a change of their number.
    has_moves: bool,
    /// The whole list was the same in two readings, one after the other.
    is_snapshot: bool,
    passes: u32,
    quiet_mends: u32,
    pub changes: u64,
    pub asked_again: u64,
    /// The last page is not given: something may be missing before it.
    pub is_held_back: bool,
    /// The next page is taken as it comes.
    accepts_next: bool,
    /// The page that was held back last is given now.
    pub releases: bool,
}

impl Seams {
    /// The seams of a list that is read from its first page on.
    pub fn new(kind: Kind) -> Self {
        Self {
            kind,
            mode: Mode::Forward,
            settled: 0,
            epoch: 0,
            unproven: VecDeque::new(),
            rounds: 0,
            is_postponed: false,
            one_by_one: 0,
            furthest: 0,
            reread: None,
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
            is_held_back: false,
            releases: false,
            accepts_next: false,
        }
    }

    /// Whether every seam so far was asked for again, and nothing moved.
    pub fn is_exact(&self) -> bool {
        self.is_snapshot || (self.proves() && !self.moved && !self.is_tied)
    }

    /// Whether what does not fit is mended.
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

    /// The page behind which reading would go on, where what is queued does not say it.
    pub fn unsettled_behind(&self) -> Option<u64> {
        match &self.mode {
            Mode::Forward => None,
            Mode::Mend(_) => Some(self.settled),
            _ => Some(self.settled.saturating_sub(1)),
        }
    }

    /// How many pages may be under way at once.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Goes on behind a page that an earlier run has read: its seam is asked for first.
    pub fn resume_behind(&mut self, page: u64, moved: bool) -> Next {
        self.settled = page;
        self.moved = moved;
        self.is_proven &= page == 0;
        if page == 0 || !self.kind.is_mended {
            return Next::Go;
        }
        self.width = 1;
        self.patience = 2;
        self.kind.proof = match self.kind.proof {
            Proof::OfShortList => Proof::None,
            proof => proof,
        };
        self.mend(page + 1, None)
    }

    /// Goes on with a page that another road has led to: the page before it is asked for by its number.
    pub fn begin_at(&mut self, signs: &PageSigns<'_>) -> Next {
        self.settled = signs.number.saturating_sub(1);
        self.is_proven = false;
        self.epoch = signs.epoch;
        if !self.kind.is_mended {
            return self.page(signs);
        }
        self.width = 1;
        self.patience = 2;
        self.kind.proof = match self.kind.proof {
            Proof::OfShortList => Proof::None,
            proof => proof,
        };
        let next = self.mend(signs.number, Some(signs));
        self.keep_queue(next, signs.epoch)
    }

    /// Asks for pages again without dropping what is queued.
    fn keep_queue(&mut self, next: Next, epoch: u64) -> Next {
        match (&mut self.mode, next) {
            (Mode::Mend(mend), Next::AskAlone(pages)) => {
                mend.keeps_queue = true;
                Next::AskFirst { pages, epoch }
            }
            (_, next) => next,
        }
    }

    /// Takes a page: one that was queued, or one that was asked for again.
    ///
    /// A page whose seam does not fit is held back, so that what was given always stands before what was not.
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
                if signs.known.iter().all(|known| *known) {
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

    /// What is left to be asked when the last page was read.
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
        self.reread_behind(0)
    }

    /// How often the list was read from its beginning once more.
    pub fn passes(&self) -> u32 {
        self.passes
    }

    fn ask(&mut self, pages: Vec<u64>) -> Next {
        self.asked_again += pages.len() as u64;
        Next::Ask(pages)
    }

    fn proves(&self) -> bool {
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
                let has_new_total = self.kind.has_total && signs.epoch != self.epoch;
                self.has_moves |= !has_new_total;
                let next = self.mend(signs.number, Some(signs));
                // Answers that come with another total are seen where they meet others.
                return if has_new_total && !self.has_moves && self.reread.is_none() {
                    self.keep_queue(next, signs.epoch)
                } else {
                    next
                };
            } else {
                self.moved = true;
                self.changes += 1;
            }
        }
        let is_moved = is_pushed && signs.epoch == self.epoch && self.reread.is_none();
        self.settle(signs);
        if is_moved && self.kind.is_mended && !self.is_tied && !self.proves() {
            // No total tells which of the answers under way came before that.
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
                // Nothing can stand between the two.
                while self.unproven.len() > 1 {
                    self.unproven.pop_front();
                }
                return Next::Go;
            }
            self.mode = Mode::Check { before };
            return self.ask(vec![before.0]);
        }
        self.compare_when_due(signs.more)
    }

    /// Compares the pages of a block when it is full, and those of a short list at its end.
    fn compare_when_due(&mut self, more: bool) -> Next {
        match self.kind.proof {
            Proof::OfShortList if self.unproven.len() > SHORT => {
                self.kind.proof = Proof::None;
                self.is_proven = false;
                self.unproven.clear();
                if std::mem::take(&mut self.is_postponed) {
                    return self.reread_behind(0);
                }
                Next::Go
            }
            Proof::All if more && self.unproven.len() > SHORT => self.compare(false),
            _ => Next::Go,
        }
    }

    /// Whether a page begins with a record that was read on a page before it, and came after that one.
    fn is_pushed(&self, signs: &PageSigns<'_>) -> bool {
        let begins = match (&self.reread, signs.hashes.first()) {
            (Some((_, before)), Some(hash)) => before.contains(hash),
            (None, _) => signs.known.first() == Some(&true),
            (_, None) => false,
        };
        begins && signs.is_later
    }

    /// Whether a page fits the one before.
    ///
    /// Whatever is inserted or deleted, what was read stands before what was not. So a page that begins with a
    /// record that was read hides nothing before it.
    fn fits(&mut self, signs: &PageSigns<'_>) -> bool {
        let is_quiet = signs.epoch == self.epoch;
        if self.is_tied {
            return is_quiet;
        }
        if self.reread.is_some() {
            return is_quiet || self.is_pushed(signs);
        }
        let known = signs.known.iter().filter(|known| **known).count();
        if is_quiet && known == 0 {
            return true;
        }
        let overlap = signs.known.iter().take_while(|known| **known).count();
        if overlap < known {
            // Known behind unknown: it was moved to there.
            self.moved_down |= !self.kind.is_newest_first;
            return false;
        }
        if self.is_pushed(signs) {
            // What was inserted pushed it there.
            self.changes += 1;
            self.moved = true;
            return true;
        }
        false
    }

    /// Begins to read pages that were read before, behind this one.
    fn reread_behind(&mut self, page: u64) -> Next {
        self.reread = Some((page, HashSet::new()));
        self.settled = page;
        Next::GoOnBehind { page, more: true }
    }

    /// A sign that the list changed.
    fn disturb(&mut self) {
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

    fn settle(&mut self, signs: &PageSigns<'_>) {
        self.settled = signs.number;
        self.epoch = signs.epoch;
        self.note_read(signs);
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

    /// Notes the records of a page that is settled.
    fn note_read(&mut self, signs: &PageSigns<'_>) {
        if signs.number > self.furthest {
            // From here on nothing was read before.
            self.reread = None;
        }
        self.furthest = self.furthest.max(signs.number);
        if let Some((_, before)) = &mut self.reread {
            before.extend(signs.hashes);
        }
    }

    fn mend(&mut self, number: u64, answered: Option<&PageSigns<'_>>) -> Next {
        let left = number.saturating_sub(1).max(1);
        // Where no number of records changed, the service may just break ties differently each time.
        let is_tied_or_moved = !self.kind.has_total;
        self.quiet_mends = match answered {
            Some(signs) if signs.epoch == self.epoch => self.quiet_mends + 1,
            _ => 0,
        };
        self.mode = Mode::Mend(Mend {
            number,
            left,
            left_epoch: self.epoch,
            left_held: None,
            right_total: answered.and_then(|signs| signs.total),
            // Where totals are compared, the answer that did not fit is asked for again: a record that moved
            // meanwhile would make it look as if it did.
            right_epoch: answered
                .filter(|_| is_tied_or_moved)
                .map(|signs| signs.epoch),
            asks_left: true,
            fingerprint: answered.map_or(0, |signs| signs.fingerprint),
            more: answered.is_none_or(|signs| signs.more),
            turns: 0,
            keeps_queue: false,
        });
        self.asked_again += 1;
        self.is_held_back = answered.is_some();
        Next::AskAlone(vec![left])
    }

    fn mended(&mut self, mut mend: Mend, signs: &PageSigns<'_>) -> Next {
        let floor = self.reread.as_ref().map_or(1, |(page, _)| *page);
        let overlaps = match (&self.reread, signs.hashes.first()) {
            (Some((_, before)), Some(hash)) => before.contains(hash),
            (None, _) => signs.known.first() == Some(&true),
            (Some(_), None) => false,
        };
        let is_new = signs.known.iter().any(|known| !*known);
        mend.turns += 1;
        if signs.number == mend.number {
            mend.more = signs.more;
            // What was asked behind it fits as long as it stays the same.
            mend.keeps_queue &= mend.fingerprint == signs.fingerprint;
            mend.fingerprint = signs.fingerprint;
        }
        if is_new && !self.moved {
            self.changes += 1;
            self.moved = true;
        }
        let mut settled = None;
        if mend.asks_left {
            mend.left_epoch = signs.epoch;
            let before = mend.left_held.replace((signs.fingerprint, signs.total));
            if mend.left > floor.max(1) && !overlaps {
                // The seam before it shifted as well.
                self.is_held_back = true;
                mend.left -= 1;
                mend.left_held = None;
                mend.right_epoch = None;
            } else {
                // It was the same before the other page and after it, and what changed meanwhile did so in one
                // direction: nothing has passed between the two.
                let is_same = before.is_some_and(|(held, total)| {
                    let totals = [total, mend.right_total, signs.total];
                    held == signs.fingerprint
                        && (totals.is_sorted() || totals.iter().rev().is_sorted())
                });
                let is_settled = is_same || (!self.kind.has_total && !is_new);
                settled = mend.right_epoch.filter(|_| is_settled);
                self.releases = settled.is_some();
                mend.asks_left = false;
            }
        } else if overlaps || (self.kind.has_total && signs.epoch == mend.left_epoch) {
            settled = Some(signs.epoch);
        } else {
            self.is_held_back = true;
            mend.right_epoch = Some(signs.epoch);
            mend.right_total = signs.total;
            mend.asks_left = true;
        }
        if !self.is_held_back
            && let Some((_, before)) = &mut self.reread
        {
            before.extend(signs.hashes);
        }
        if let Some(epoch) = settled {
            if mend.left + 1 >= mend.number {
                mend.left_epoch = epoch;
                return self.after_mend(&mend);
            }
            mend.left += 1;
            mend.left_epoch = epoch;
            mend.left_held = None;
            mend.right_epoch = None;
            mend.asks_left = false;
        }
        if mend.turns >= MOST_TURNS + 2 * u32::try_from(mend.number - mend.left).unwrap_or(0) {
            self.is_proven = false;
            self.accepts_next = true;
            self.settled = mend.left;
            self.epoch = mend.left_epoch;
            return Next::Unquiet { page: mend.left };
        }
        let page = mend.left + u64::from(!mend.asks_left);
        self.mode = Mode::Mend(mend);
        self.ask(vec![page])
    }

    /// Goes on behind a seam that fits now.
    fn after_mend(&mut self, mend: &Mend) -> Next {
        self.settled = mend.number;
        self.epoch = mend.left_epoch;
        self.furthest = self.furthest.max(mend.number);
        let most = if self.kind.has_total { 1 } else { 4 } * MOST_QUIET_MENDS;
        if self.kind.may_be_tied && self.quiet_mends >= most {
            self.is_tied = true;
            self.width = usize::MAX;
        }
        let first = self.unproven.front().copied();
        self.unproven.clear();
        if self.proves()
            && mend.number > self.one_by_one
            && let Some(first) = first
            && first.0 + 1 < mend.number
        {
            // The seams before this one were not asked for again yet.
            self.one_by_one = self.one_by_one.max(mend.number);
            self.unproven.push_back(first);
            return self.reread_behind(first.0);
        }
        if self.proves() {
            self.unproven.push_back((mend.number, mend.fingerprint));
        }
        let (page, more) = (mend.number, mend.more);
        if mend.keeps_queue {
            Next::GoOn { page, more }
        } else {
            Next::GoOnBehind { page, more }
        }
    }

    /// Asks for the unproven pages again: each is asked for twice, the last one with those behind it.
    fn compare(&mut self, is_end: bool) -> Next {
        let mut again = std::mem::take(&mut self.unproven);
        let last = if is_end { None } else { again.pop_back() };
        let pages = again.iter().map(|(page, _)| *page).collect();
        self.mode = Mode::Compare {
            again,
            differs: false,
            last,
        };
        self.ask(pages)
    }

    fn compared(
        &mut self,
        mut again: VecDeque<Read>,
        mut differs: bool,
        carried: Option<Read>,
        signs: &PageSigns<'_>,
    ) -> Next {
        if let Some((page, before)) = again.pop_front() {
            differs |= page != signs.number || before != signs.fingerprint;
            self.unproven.push_back((signs.number, signs.fingerprint));
        }
        if !again.is_empty() {
            self.mode = Mode::Compare {
                again,
                differs,
                last: carried,
            };
            return Next::Go;
        }
        let first = self.unproven.front().map_or(1, |(page, _)| *page);
        if !differs {
            self.rounds = 0;
            self.unproven.clear();
            self.unproven.extend(carried);
            self.is_snapshot = first == 1 && carried.is_none() && !signs.more;
            if carried.is_none() && signs.more {
                // The list was longer when it was asked for again.
                self.kind.proof = Proof::All;
                self.settled = signs.number;
                self.unproven.push_back((signs.number, signs.fingerprint));
                return Next::GoOnBehind {
                    page: signs.number,
                    more: true,
                };
            }
            return Next::Go;
        }
        self.disturb();
        self.rounds += 1;
        if self.rounds <= MOST_ROUNDS && self.kind.proof == Proof::OfShortList && !signs.more {
            return self.compare(true);
        }
        // One by one, from the page before the first that may have moved.
        self.rounds = 0;
        let last = carried.map_or(signs.number, |(page, _)| page);
        self.one_by_one = self
            .one_by_one
            .max(last.saturating_add(self.patience as u64));
        self.kind.proof = Proof::All;
        self.unproven.clear();
        self.reread_behind(first.saturating_sub(1))
    }

    fn checked(&mut self, before: Read, signs: &PageSigns<'_>) -> Next {
        if before.0 == signs.number && before.1 == signs.fingerprint {
            while self.unproven.len() > 1 {
                self.unproven.pop_front();
            }
            return Next::Go;
        }
        self.disturb();
        self.mend(signs.number + 1, None)
    }
}
