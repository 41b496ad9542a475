//! Ends a list: checks that everything promised was returned, or starts another reading.

use openshelf_core::catalog::{CapStrategy, Ties};

use super::bounds::OnChange;
use super::completeness::{Completeness, Level, not_whole};
use super::error::PagingError;
use super::paginator::Paginator;
use super::seams::Seams;
use super::second_reading::SecondReading;
use super::step::{CursorPage, PageRun, Step};

/// How often a list is read once more because its numbers do not agree.
const MOST_PASSES: u32 = 3;

impl Paginator {
    /// How many records must be returned: the number counted at first and at the end. `None` if it is
    /// unknown, or has changed.
    fn expected(&self) -> Option<u64> {
        let first = self.counted?;
        if self.watch.is_warned() {
            return None;
        }
        let has_total = self.listed.has_total();
        let now = if has_total && self.counted_again.is_none() {
            self.last_total
        } else {
            self.counted_again
        };
        match now {
            Some(now) if now != first => None,
            Some(now) => Some(now),
            // The number is requested again only if a cursor returned too few records.
            None if self.listed.has_cursor() => Some(first).filter(|first| *first <= self.records),
            None => Some(first).filter(|_| has_total || self.is_range_list()),
        }
    }

    fn is_range_list(&self) -> bool {
        matches!(
            self.listed.paging.cap_strategy,
            CapStrategy::Days(_) | CapStrategy::Keys(_)
        )
    }

    /// How many records the list had in its last reading, if `given` records were returned in all.
    fn came(&self, given: u64) -> u64 {
        self.pass.as_ref().map_or(given, SecondReading::records)
    }

    /// How many records are missing, as far as that is known.
    pub(super) fn missing(&self, records: u64) -> u64 {
        if self.watch.is_warned() || self.watch.is_cut {
            return 0;
        }
        let duplicates = u64::try_from(self.watch.duplicates).unwrap_or(0);
        match self.expected() {
            Some(expected) => expected.saturating_sub(self.came(records)),
            None if self.counted.is_none() && self.listed.is_tied() => duplicates,
            None => 0,
        }
    }

    /// At the end, checks that everything promised was returned. Returns whether the list is read once
    /// more.
    pub(super) fn goes_on(&mut self) -> Result<bool, PagingError> {
        let missing = self.missing(self.records);
        let duplicates = u64::try_from(self.watch.duplicates).unwrap_or(0);
        // Ties: another order shows the record that was on no page.
        if missing > 0
            && (duplicates > 0 || self.seen.repeated > 0)
            && let Some(steps) = self.other_reading(missing)
        {
            self.queue.insert(0, steps);
            return Ok(true);
        }
        // Reading it again does not correct a total that is wrong.
        let is_wrong = self.seen.has_wrong_total && self.seen.changes == 0;
        if !is_wrong && self.is_doubtful(missing) && self.reads_again() {
            return Ok(true);
        }
        // Pages at a cursor omit nothing. If the list had the same records twice, its number promises others.
        let is_other_moment = self.listed.has_cursor()
            && !self.seen.has_seams
            && self
                .pass
                .as_ref()
                .is_some_and(|pass| pass.differs(self.records));
        if missing > 0 && is_other_moment {
            self.seen.changes += 1;
            let why = format!(
                "the list changed while it was read twice, and the service counted {missing} records more than the second reading had"
            );
            self.seen.unproven.get_or_insert(why);
        } else if missing > 0 {
            if duplicates == 0 && self.seen.changes == 0 {
                return Err(self.truncated(Some(self.records + missing)));
            }
            let again = match self.next_reading {
                0 => String::new(),
                times => format!("; reading the list {times} more times did not find them"),
            };
            let came = duplicates.max(self.seen.repeated);
            self.report_change(format!(
                "{came} records came twice and {missing} are missing{again}"
            ))?;
        }
        self.report_other_number()?;
        self.settle_numbers();
        if self.bounds.on_change == OnChange::Warn && self.seen.repeated > 0 {
            let repeated = self.seen.repeated;
            self.watch.warn(format!(
                "{repeated} records came twice; each was returned once"
            ));
        }
        self.is_ended = true;
        Ok(false)
    }

    /// Another number of records than at first is a sign of changes. If records are not recognised,
    /// nothing can be mended.
    fn report_other_number(&mut self) -> Result<(), PagingError> {
        let (Some(first), Some(now)) = (self.counted, self.counted_again) else {
            return Ok(());
        };
        let is_mended = self.bounds.on_change == OnChange::Mend && self.listed.recognises();
        if first == now || is_mended || !self.seen.has_seams || self.watch.is_cut {
            return Ok(());
        }
        let what = if self.listed.recognises() {
            ""
        } else {
            "; records cannot be told apart: request members that identify a record"
        };
        let came = self.records;
        self.report_change(format!(
            "the service counted {first} records before and {now} afterwards, and {came} were received{what}"
        ))
    }

    /// The steps of the next of the list's other readings.
    fn other_reading(&mut self, missing: u64) -> Option<Vec<Step>> {
        if !self.known.is_exact() || self.has_forgotten {
            return None;
        }
        let steps = self
            .listed
            .reading_steps(self.next_reading, self.records + missing)?;
        self.next_reading += 1;
        self.seams = None;
        Some(steps)
    }

    /// Whether the numbers show that the list changed, or that something is missing.
    fn is_doubtful(&self, missing: u64) -> bool {
        if self.bounds.on_change != OnChange::Mend || self.watch.is_cut {
            return false;
        }
        let Some(first) = self.counted else {
            return false;
        };
        let has_total = self.listed.has_total();
        match self.counted_again {
            Some(now) if self.listed.has_cursor() => now == first && missing > 0,
            Some(now) => {
                let came = self.came(self.records);
                // A list that changed was mended; its level describes any remaining doubt.
                let is_read_again = self.pass.is_some() && now != first;
                !is_read_again && (now != first || came != now)
            }
            None if has_total => {
                missing > 0 || self.last_total.is_some_and(|now| self.records < now)
            }
            None => false,
        }
    }

    /// Reads the list once more from its beginning and requests every seam; returns whether it does.
    fn reads_again(&mut self) -> bool {
        let cursor = self.listed.has_cursor();
        if cursor && self.seen.passes > 0 {
            return false;
        }
        if self.seen.passes >= MOST_PASSES || !self.listed.recognises() || self.has_forgotten {
            return false;
        }
        if !cursor
            && self.is_range_list()
            && self
                .counted
                .is_some_and(|all| self.listed.reach < Some(all))
        {
            return false;
        }
        self.seen.passes += 1;
        self.seen.changes += u64::from(
            self.counted_again
                .is_some_and(|now| self.counted != Some(now)),
        );
        self.pass = Some(SecondReading::new(self.records));
        if let Some(now) = self.counted_again.take() {
            self.counted = Some(now);
            self.queue
                .insert(0, vec![Step::VerifyTotal { total: Some(now) }]);
        }
        if cursor {
            self.is_without_windows = true;
            self.queue
                .insert(0, vec![Step::CursorPage(CursorPage::first())]);
            return true;
        }
        let run = match &self.seams {
            Some((run, _)) if run.reading.is_none() && run.size.is_none() => PageRun {
                range: None,
                ..run.clone()
            },
            _ => PageRun::default(),
        };
        let mut seams = Seams::new(self.kind(&run));
        let next = seams.read_again();
        self.seams = Some((run.clone(), seams));
        self.follow(&run, next).is_ok()
    }

    /// Stores why the numbers do not prove the list.
    fn settle_numbers(&mut self) {
        let has_total = self.listed.has_total();
        if let Some(now) = self.exact_total().and(self.last_total)
            && has_total
            && self.seen.changes == 0
            && self.records > now
            && !self.listed.is_cap(now)
        {
            let came = self.records;
            let why = format!("the service reports {now} records, and {came} were received");
            self.seen.unproven.get_or_insert(why);
        }
        let is_by_cursor = self.listed.has_cursor() && !self.seen.has_seams;
        if self.seen.unproven.is_some() || is_by_cursor || has_total {
            return;
        }
        let Some(first) = self.counted else {
            return;
        };
        let came = self.came(self.records);
        // The combined result of several readings is not the list of one moment if it changed between
        // them.
        let is_mixed = self.seen.passes > 0 && (self.pass.is_none() || self.next_reading > 0);
        if let Some(now) = self.counted_again
            && (now != first || came != now || is_mixed)
        {
            self.seen.unproven = Some(format!(
                "the service counted {first} records before and {now} afterwards, and {came} were received"
            ));
        }
    }

    /// What is known about the list so far.
    #[must_use]
    pub fn completeness(&self) -> Completeness {
        let (level, reason) = self.level();
        Completeness {
            level,
            reason,
            changes: self.seen.changes,
            pages_asked_again: self.seen.asked_again,
            repeated: self.seen.repeated,
        }
    }

    fn level(&self) -> (Level, String) {
        let unproven = |why: &str| (Level::Unproven, why.to_owned());
        if self.pages == 0 && !self.is_ended {
            return unproven("nothing has been read yet");
        }
        if let Some(words) = &self.remarks.not_whole {
            return unproven(&not_whole(words));
        }
        if let Some(why) = &self.seen.unproven {
            return unproven(why);
        }
        if self.known.suspected() > 0 {
            let suspected = self.known.suspected();
            return (
                Level::Unproven,
                format!(
                    "{suspected} records may have come twice: there are too many to remember each one exactly"
                ),
            );
        }
        if !self.seen.has_seams && !self.seen.is_open {
            let why = match self.listed.paging.cap_strategy {
                _ if self.listed.has_cursor() => {
                    "each page begins after the last record of the previous page"
                }
                CapStrategy::Keys(_) if self.pages > 1 => {
                    "each page begins after the last record of the previous page"
                }
                _ if self.seen.asked_again > 0 => {
                    "every page was requested twice, and was the same"
                }
                _ => "each part of the list is a single answer",
            };
            return (Level::Exact, why.to_owned());
        }
        if !self.has_number() {
            return unproven(match () {
                () if self.seen.changes > 0 => {
                    "the list changed while it was read, and no count shows whether every record was received"
                }
                () if self.listed.ties() == Ties::Unbroken => {
                    "records that sort equally may change places between two pages, and no count shows whether every record was received"
                }
                () => {
                    "the service does not report the number of records, and its pages were requested once; the option prove requests them twice"
                }
            });
        }
        if !self.listed.recognises() {
            return unproven(
                "records cannot be told apart, so their number does not show that each came exactly once; request members that identify a record",
            );
        }
        if self.seen.equal > 0 {
            return unproven(
                "records without a key that are equal in all members came on two pages: each was returned once, and no number shows whether they are one record",
            );
        }
        if !self.is_ended {
            return unproven("the list was not read to its end, where the counts are compared");
        }
        let why = if self.seen.changes > 0 {
            "the service's counts show the changes, and the pages that they moved were requested again"
        } else {
            "the number of records received is the number that the service counts"
        };
        (Level::Counted, why.to_owned())
    }

    /// Whether the service reports the number of records: on each page, or in a separate count.
    fn has_number(&self) -> bool {
        let is_told = |total| !self.listed.is_cap(total) || self.is_range_list();
        let has_total = self.listed.has_total();
        (has_total && self.last_total.is_some_and(is_told)) || self.counted_again.is_some()
    }
}
