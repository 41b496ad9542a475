//! Repairs a seam that does not fit: its two pages are requested alternately until they do.

use super::page_evidence::{Hold, Number, PageEvidence};

/// The maximum number of answers until a seam must settle, and how many more for each further seam.
const MOST_TURNS: u32 = 24;
const TURNS_OF_A_SEAM: u32 = 2;

/// Two pages that are requested alternately until they fit, and the following pages up to the seam that
/// did not.
#[derive(Debug)]
pub struct SeamRepair {
    /// The page after the seam.
    pub number: u64,
    /// The first of the two pages, and the number of records when it last arrived.
    pub left: u64,
    pub left_records: Number,
    /// Its fingerprint then, if nothing else was requested since.
    left_held: Option<(u64, Option<u64>)>,
    /// The number of records when the other page last arrived, and whether it arrived after the first.
    right_records: Number,
    right_is_later: bool,
    asks_left: bool,
    /// Whether a page follows the one after the seam.
    pub more: bool,
    /// The fingerprint of the page after the seam when it last arrived.
    pub fingerprint: u64,
    turns: u32,
    /// The queue is kept afterwards.
    pub keeps_queue: bool,
}

/// What is known about a list while one of its seams is repaired.
#[derive(Debug, Clone, Copy)]
pub struct RepairContext {
    /// The page begins with a record that was read before it.
    pub overlaps: bool,
    /// Pages report the number of records.
    pub has_total: bool,
    /// Records move without a change of their number.
    pub has_moves: bool,
}

/// What follows from one of the two pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RepairStep {
    /// This page is requested next.
    Ask(u64),
    /// All pages fit.
    Settled,
    /// The two pages differ each time.
    Unquiet,
}

impl SeamRepair {
    /// The seam before a page, which arrived if `answered` is given. `records` is the number of records before it.
    pub fn new(
        number: u64,
        records: Number,
        answered: Option<&PageEvidence<'_>>,
        has_total: bool,
    ) -> Self {
        Self {
            number,
            left: number.saturating_sub(1).max(1),
            left_records: records,
            left_held: None,
            right_records: answered.map_or(Number::default(), |page| page.records),
            // If totals are compared, the answer that did not fit is requested again: a record that moved
            // meanwhile would make it appear to fit.
            right_is_later: answered.is_some() && !has_total,
            asks_left: true,
            fingerprint: answered.map_or(0, |page| page.fingerprint),
            more: answered.is_none_or(|page| page.more),
            turns: 0,
            keeps_queue: false,
        }
    }

    /// Compares the page that was requested with the other one.
    pub fn answer(
        &mut self,
        page: &PageEvidence<'_>,
        context: RepairContext,
    ) -> (Hold, RepairStep) {
        self.turns += 1;
        if page.number == self.number {
            self.more = page.more;
            // The requests after it fit as long as it does not change.
            self.keeps_queue &= self.fingerprint == page.fingerprint;
            self.fingerprint = page.fingerprint;
        }
        let (hold, settled) = if self.asks_left {
            self.answer_left(page, context)
        } else {
            self.answer_right(page, context)
        };
        if let Some(records) = settled {
            self.left_records = records;
            if self.left + 1 >= self.number {
                return (hold, RepairStep::Settled);
            }
            self.left += 1;
            self.left_held = None;
            self.right_is_later = false;
            self.asks_left = false;
        }
        let further = u32::try_from(self.number - self.left).unwrap_or(0);
        if self.turns >= MOST_TURNS + TURNS_OF_A_SEAM * further {
            return (hold, RepairStep::Unquiet);
        }
        let next = self.left + u64::from(!self.asks_left);
        (hold, RepairStep::Ask(next))
    }

    /// Processes the page before the seam. Returns the number of records if the seam fits.
    fn answer_left(
        &mut self,
        page: &PageEvidence<'_>,
        context: RepairContext,
    ) -> (Hold, Option<Number>) {
        self.left_records = page.records;
        let before = self
            .left_held
            .replace((page.fingerprint, page.records.total));
        if self.left > 1 && !context.overlaps {
            // The previous seam shifted as well.
            self.left -= 1;
            self.left_held = None;
            self.right_is_later = false;
            return (Hold::HeldBack, None);
        }
        // It was the same before and after the other page, and all changes meanwhile were in one
        // direction: nothing has moved past the seam.
        let is_same = before.is_some_and(|(held, total)| {
            let totals = [total, self.right_records.total, page.records.total];
            let is_steady = match context.has_moves {
                // A record that was moved may have hidden one that went.
                true => totals.iter().all(|total| *total == page.records.total),
                false => totals.is_sorted() || totals.iter().rev().is_sorted(),
            };
            held == page.fingerprint && is_steady
        });
        let is_settled = is_same || (!context.has_total && !page.has_news());
        self.asks_left = false;
        match is_settled && self.right_is_later {
            true => (Hold::Released, Some(self.right_records)),
            false => (Hold::Nothing, None),
        }
    }

    /// Processes the page after the seam. Returns the number of records if the seam fits.
    fn answer_right(
        &mut self,
        page: &PageEvidence<'_>,
        context: RepairContext,
    ) -> (Hold, Option<Number>) {
        let is_quiet = context.has_total && page.records.epoch == self.left_records.epoch;
        if context.overlaps || is_quiet {
            return (Hold::Nothing, Some(page.records));
        }
        self.right_records = page.records;
        self.right_is_later = true;
        self.asks_left = true;
        (Hold::HeldBack, None)
    }
}
