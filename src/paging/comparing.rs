//! Requests pages twice: if both answers are equal, the list was in that state at one moment.

use std::collections::VecDeque;

use super::seam_signs::{Mode, Next, PageSigns, Proof, Read};
use super::seams::Seams;

/// How often several pages are compared before their seams are requested one by one.
const MOST_ROUNDS: u32 = 3;
/// A list of at most this number of pages that has neither total nor count is read twice.
pub const SHORT: usize = 10;

impl Seams {
    /// Compares the pages of a block when it is full, and those of a short list at its end.
    pub(super) fn compare_when_due(&mut self, more: bool) -> Next {
        match self.kind.proof {
            Proof::OfShortList if self.unproven.len() > SHORT => {
                self.kind.proof = Proof::None;
                self.is_proven = false;
                self.unproven.clear();
                self.rereading.prove();
                if std::mem::take(&mut self.is_postponed) {
                    return self.reread_behind(0);
                }
                Next::Go
            }
            Proof::All if more && self.unproven.len() > SHORT => self.compare(false),
            _ => Next::Go,
        }
    }

    /// Requests the unproven pages again: each is requested twice, the last one together with those after
    /// it.
    pub(super) fn compare(&mut self, is_end: bool) -> Next {
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

    /// Processes a page that is compared.
    pub(super) fn compared(
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
        let first = self.unproven.front().map_or(1, |(page, _)| *page);
        // Unread records may now be on pages before the first of these.
        self.is_held_back = differs && first > 1;
        if !self.is_held_back {
            self.note_records(signs);
        }
        if !again.is_empty() {
            self.mode = Mode::Compare {
                again,
                differs,
                last: carried,
            };
            return Next::Go;
        }
        if !differs {
            self.rounds = 0;
            self.rereading.prove();
            self.unproven.clear();
            self.unproven.extend(carried);
            self.is_snapshot = first == 1 && carried.is_none() && !signs.more;
            if carried.is_none() && signs.more {
                // The list was longer when it was requested again.
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
        let next = self.reread_behind(first.saturating_sub(1));
        match first {
            0 | 1 => next,
            // Records may have gone from the pages before it, more than were read behind it.
            first => self.mend(first, None),
        }
    }

    /// Processes the page before the last one, which was requested again.
    pub(super) fn checked(&mut self, before: Read, signs: &PageSigns<'_>) -> Next {
        if before.0 == signs.number && before.1 == signs.fingerprint {
            self.prove_open();
            return Next::Go;
        }
        self.disturb();
        // Its pages may differ only because the service breaks ties differently, and no number shows a deletion.
        let is_unclear = self.kind.may_be_tied && !self.kind.has_total;
        if !is_unclear {
            self.rereading.begin_behind_proven();
        }
        let next = self.mend(signs.number + 1, None);
        // Unread records may now be on pages before it.
        self.is_held_back = !is_unclear && signs.number > 1 && !self.begins_known(signs);
        next
    }
}
