//! Mends a seam that does not fit: requests its two pages alternately until they do.

use super::seam_signs::{Mend, Mode, Next, Number, PageSigns};
use super::seams::Seams;

/// The maximum number of answers until a seam must settle.
const MOST_TURNS: u32 = 24;
/// After mending this number of seams while the number of records did not change, the service breaks ties
/// differently each time.
const MOST_QUIET_MENDS: u32 = 8;

impl Seams {
    /// Requests the two pages of a seam alternately.
    pub(super) fn mend(&mut self, number: u64, answered: Option<&PageSigns<'_>>) -> Next {
        let left = number.saturating_sub(1).max(1);
        // If the number of records did not change, the service may just break ties differently each time.
        let is_tied_or_moved = !self.kind.has_total;
        self.quiet_mends = match answered {
            Some(signs) if signs.records.epoch == self.records.epoch => self.quiet_mends + 1,
            _ => 0,
        };
        self.mode = Mode::Mend(Mend {
            number,
            left,
            left_records: self.records,
            left_held: None,
            right_records: answered.map_or(Number::default(), |signs| signs.records),
            // If totals are compared, the answer that did not fit is requested again: a record that moved
            // meanwhile would make it appear to fit.
            right_is_later: answered.is_some() && is_tied_or_moved,
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

    /// Processes one of the two pages.
    pub(super) fn mended(&mut self, mut mend: Mend, signs: &PageSigns<'_>) -> Next {
        let overlaps = self.begins_known(signs);
        let is_new = signs.known.iter().any(|known| !*known);
        mend.turns += 1;
        if signs.number == mend.number {
            mend.more = signs.more;
            // The requests after it fit as long as it does not change.
            mend.keeps_queue &= mend.fingerprint == signs.fingerprint;
            mend.fingerprint = signs.fingerprint;
        }
        if is_new && !self.moved {
            self.changes += 1;
            self.moved = true;
        }
        let mut settled = None;
        if mend.asks_left {
            mend.left_records = signs.records;
            let before = mend
                .left_held
                .replace((signs.fingerprint, signs.records.total));
            if mend.left > 1 && !overlaps {
                // The previous seam shifted as well.
                self.is_held_back = true;
                mend.left -= 1;
                mend.left_held = None;
                mend.right_is_later = false;
            } else {
                // It was the same before and after the other page, and all changes meanwhile were in one
                // direction: nothing has moved past the seam.
                let is_same = before.is_some_and(|(held, total)| {
                    let totals = [total, mend.right_records.total, signs.records.total];
                    let is_steady = match self.has_moves {
                        // A record that was moved may have hidden one that went.
                        true => totals.iter().all(|total| *total == signs.records.total),
                        false => totals.is_sorted() || totals.iter().rev().is_sorted(),
                    };
                    held == signs.fingerprint && is_steady
                });
                let is_settled = is_same || (!self.kind.has_total && !is_new);
                settled = (is_settled && mend.right_is_later).then_some(mend.right_records);
                self.releases = settled.is_some();
                mend.asks_left = false;
            }
        } else if overlaps
            || (self.kind.has_total && signs.records.epoch == mend.left_records.epoch)
        {
            settled = Some(signs.records);
        } else {
            self.is_held_back = true;
            mend.right_records = signs.records;
            mend.right_is_later = true;
            mend.asks_left = true;
        }
        if !self.is_held_back {
            self.note_records(signs);
        }
        if let Some(records) = settled {
            mend.left_records = records;
            if mend.left + 1 >= mend.number {
                return self.after_mend(&mend);
            }
            mend.left += 1;
            mend.left_held = None;
            mend.right_is_later = false;
            mend.asks_left = false;
        }
        if mend.turns >= MOST_TURNS + 2 * u32::try_from(mend.number - mend.left).unwrap_or(0) {
            self.is_proven = false;
            self.accepts_next = true;
            self.settled = mend.left;
            self.records = mend.left_records;
            return Next::Unquiet { page: mend.left };
        }
        let page = mend.left + u64::from(!mend.asks_left);
        self.mode = Mode::Mend(mend);
        self.ask(vec![page])
    }

    /// Continues after a seam that fits now.
    fn after_mend(&mut self, mend: &Mend) -> Next {
        self.settled = mend.number;
        self.count_settled(mend.number);
        self.records = mend.left_records;
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
            // The seams before this one have not been requested again yet.
            self.one_by_one = self.one_by_one.max(mend.number);
            self.unproven.push_back(first);
            return self.reread_behind(first.0);
        }
        if self.proves() {
            self.unproven.push_back((mend.number, mend.fingerprint));
        }
        self.rereading.prove();
        let (page, more) = (mend.number, mend.more);
        if mend.keeps_queue {
            Next::GoOn { page, more }
        } else {
            Next::GoOnBehind { page, more }
        }
    }
}
