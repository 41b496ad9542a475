//! What is known about a list while it is read, and whether it is complete at its end.

use std::sync::Arc;

use openshelf_core::answer::Remarks;
use openshelf_core::catalog::{CapStrategy, End};

use super::answer::Answer;
use super::bounds::{Bounds, OnChange};
use super::day_range::DayRange;
use super::error::{PagingError, ShortPage};
use super::known_records::News;
use super::listed_call::ListedCall;
use super::page_facts::PageFacts;
use super::position::Position;
use super::readings::Readings;
use super::returned_records::ReturnedRecords;
use super::second_reading::SecondReading;
use super::service_remarks::ServiceRemarks;
use super::step::Step;
use super::step_outcome::StepOutcome;
use super::totals::Totals;
use super::watch::Watch;

/// How often a list is read once more because its numbers do not agree.
const MOST_PASSES: u32 = 3;

/// What is asked, what was returned, and what the answers show.
pub struct ListState {
    pub listed: Arc<ListedCall>,
    pub bounds: Bounds,
    pub returned: ReturnedRecords,
    pub totals: Totals,
    pub remarks: ServiceRemarks,
    pub watch: Watch,
    pub readings: Readings,
    /// A day was divided by the values of a parameter in this run.
    divides_day: bool,
    /// Everything was returned.
    pub is_ended: bool,
    /// How the caller's limit ended the list before its end.
    pub limited: Option<String>,
    /// The first page of this run that was shorter than its own total promises.
    pub short_page: Option<ShortPage>,
}

/// What follows when no step is left.
#[derive(Debug)]
pub enum AtEnd {
    /// The list is complete, as far as anything shows it.
    Done,
    /// Ties: another order shows the record that was on no page.
    OtherReading(Vec<Step>),
    /// The list is read once more from its beginning; then these steps follow.
    ReadAgain(Vec<Step>),
}

impl ListState {
    /// What is known at a position.
    pub fn at(listed: Arc<ListedCall>, bounds: Bounds, position: &Position) -> Self {
        Self {
            bounds,
            returned: ReturnedRecords::before(position, listed.recognition()),
            totals: Totals::at(position),
            remarks: ServiceRemarks::new(&listed, Remarks::clone(&position.remarks)),
            watch: Watch::new(bounds.on_change, position.seen.clone(), position.duplicates),
            readings: Readings::of(&position.steps),
            divides_day: false,
            is_ended: false,
            limited: None,
            short_page: None,
            listed,
        }
    }

    /// The position before these steps.
    pub fn position(&self, steps: Vec<Step>) -> Position {
        Position {
            records: self.returned.records,
            pages: self.returned.pages,
            keys: self.returned.keys,
            expected_total: self.totals.counted,
            duplicates: if self.watch.is_cut {
                0
            } else {
                self.watch.duplicates
            },
            seen: self.watch.seen.clone(),
            remarks: Box::new(self.remarks.said().clone()),
            steps,
        }
    }

    /// How many records the list has, if the service reports it; the caller's limit may end it earlier.
    pub fn existing(&self) -> Option<u64> {
        self.totals.exact(&self.listed)
    }

    /// How many records will be returned, if the service reports it.
    pub fn total(&self) -> Option<u64> {
        let total = self.existing()?;
        let wanted = self.bounds.max_records;
        Some(wanted.map_or(total, |wanted| wanted.min(total)))
    }

    /// Whether as many records or pages were returned as are wanted.
    pub fn is_enough(&self) -> bool {
        let returned = &self.returned;
        self.bounds.are_reached(returned.records, returned.pages)
    }

    /// Notes that the caller's limit ends the list. `is_left`: steps or records would follow.
    pub fn end_at_limit(&mut self, is_left: bool) {
        let returned = self.returned.records;
        let numbers = [self.totals.exact(&self.listed), self.totals.last];
        let is_all = |total: &u64| returned >= *total;
        if !is_left && numbers.iter().flatten().all(is_all) {
            self.is_ended = true;
            return;
        }
        let read = match self.totals.exact(&self.listed) {
            Some(total) if total > returned => format!("{returned} of {total} records"),
            _ => format!("record {returned}, and more may follow"),
        };
        self.limited = Some(format!("the caller's limit ended the list after {read}"));
    }

    /// Whether the number of records matters at the end. With a cursor by values that do not change, it does only if some
    /// are missing.
    pub fn is_counted(&self) -> bool {
        let seen = &self.watch.seen;
        let is_missing = |total| self.returned.records < total;
        !self.listed.has_cursor()
            || self.listed.fixed_sort().is_some()
            || seen.has_seams
            || seen.is_open
            || self.totals.counted.is_none_or(is_missing)
    }

    /// The error of a list that the service does not return as a whole.
    pub fn truncated(&self, exist: Option<u64>) -> PagingError {
        let reach = self.listed.reach;
        let is_within = exist.is_some_and(|all| reach.is_none_or(|reach| all <= reach));
        PagingError::Truncated {
            reached: self.returned.records,
            exist,
            // Pages of this size reach all of them.
            larger: self.listed.larger_pages().filter(|_| !is_within),
            short: self.short_page.filter(|_| is_within),
        }
    }

    /// Notes the numbers of records that an answer reports, and how it shows that the list changed.
    pub fn note_answer(
        &mut self,
        step: &Step,
        answer: &Answer,
        outcome: &StepOutcome,
    ) -> Result<(), PagingError> {
        if let Some(how) = &outcome.change {
            self.watch.report_change(how.clone())?;
        }
        let seen = &self.watch.seen;
        if matches!(step, Step::Truncated { .. })
            && outcome.next_steps.is_empty()
            && self.listed.has_cursor()
            && !(seen.has_seams || seen.is_open)
        {
            // The last page of a cursor has promised another one, whatever the number is by now.
            let how =
                "page numbers end here, and the number of records fell while the list was read";
            self.watch.report_change(how.to_owned())?;
        }
        if let Some(total) = outcome.expected_total {
            self.totals.counted = Some(total);
        }
        if let Step::CountRange { range } = step
            && self.listed.is_slice(range)
            && self.totals.counted.is_none()
        {
            self.totals.counted = answer.total().filter(|total| !self.listed.is_cap(*total));
        }
        let is_part = |next: &Step| next.range().is_some_and(|range| range.facet.is_some());
        let is_whole = |range: &DayRange| range.facet.is_none();
        self.divides_day |=
            step.range().is_some_and(is_whole) && outcome.next_steps.iter().any(is_part);
        if let Step::VerifyTotal { total } = step {
            self.totals.note_count(*total, outcome.counted);
        }
        if let Some(total) = self.total_of_all(step, answer) {
            self.totals.note(&self.listed, total);
        }
        Ok(())
    }

    /// How many records there are in all, according to an answer.
    fn total_of_all(&self, step: &Step, answer: &Answer) -> Option<u64> {
        let counted = match answer {
            Answer::Page(facts) => facts.counted,
            Answer::Count(_) | Answer::Days(_) => None,
        };
        let total = answer.total().or(counted)?;
        match step {
            // The answer contains only the total of a range, or of a window. That of a slice is the slice's own.
            step if step
                .range()
                .is_some_and(|range| !self.listed.is_slice(range)) =>
            {
                None
            }
            Step::CursorPage(_) => None,
            // The answer counts the records after the last one.
            Step::KeyedPage { after: Some(_), .. } => Some(self.returned.records + total),
            _ => Some(total),
        }
    }

    /// How many records a page shares with the previous page, if the pages of the operation overlap.
    pub fn overlap(&self, facts: &PageFacts) -> usize {
        usize::from(self.listed.paging.pages_overlap && self.returned.continues_with(facts))
    }

    /// Counts the repeated records of a page in the first reading, if they may be a sign of ties. `mends`: pages
    /// that do not fit are requested again.
    pub fn count_repeated(
        &mut self,
        step: &Step,
        facts: &PageFacts,
        news: &News,
        mends: bool,
    ) -> Result<(), PagingError> {
        if step.is_again() || self.readings.again.is_some() || step.range().is_some() {
            return Ok(());
        }
        let repeated = news.repeated.saturating_sub(self.overlap(facts));
        let seen = &mut self.watch.seen;
        seen.repeated += repeated as u64;
        // Pages of another size overlap those before them.
        if step.run().is_none_or(|run| run.size.is_none()) {
            seen.equal += news.equal.min(repeated) as u64;
        }
        if self.listed.is_tied() && !mends {
            self.watch.add_duplicates(repeated);
        } else if repeated > 0 && step.run().is_none() {
            // With a cursor nothing else shows it.
            seen.changes += 1;
            seen.moved = true;
            if self.bounds.on_change != OnChange::Mend {
                let how = format!("{repeated} records came twice");
                self.watch.report_change(how)?;
            }
        }
        Ok(())
    }

    /// How many records must be returned: the number counted at first and at the end. `None` if it is
    /// unknown, or has changed.
    fn expected(&self) -> Option<u64> {
        let totals = &self.totals;
        let first = totals.counted?;
        if self.watch.is_warned() {
            return None;
        }
        let has_total = self.listed.has_total();
        let now = if has_total && totals.counted_again.is_none() {
            totals.last
        } else {
            totals.counted_again
        };
        match now {
            Some(now) if now != first => None,
            Some(now) => Some(now),
            // The number is requested again only if a cursor returned too few records.
            None if self.listed.has_cursor() => {
                Some(first).filter(|first| *first <= self.returned.records)
            }
            None => Some(first).filter(|_| has_total || self.is_range_list()),
        }
    }

    /// Whether the list is read in ranges of days or of numbers.
    pub fn is_range_list(&self) -> bool {
        matches!(
            self.listed.paging.cap_strategy,
            CapStrategy::Days(_) | CapStrategy::Keys(_)
        )
    }

    /// How many records are missing if this number was returned, as far as that is known.
    pub fn missing(&self, records: u64) -> u64 {
        if self.watch.is_warned() || self.watch.is_cut {
            return 0;
        }
        match self.expected() {
            Some(expected) => expected.saturating_sub(self.readings.came(records)),
            None if self.totals.counted.is_none() && self.listed.is_tied() => self.duplicates(),
            None => 0,
        }
    }

    /// How many records came twice for which others may be missing.
    fn duplicates(&self) -> u64 {
        u64::try_from(self.watch.duplicates).unwrap_or(0)
    }

    /// When no step is left, checks that everything promised was returned.
    pub fn at_end(&mut self) -> Result<AtEnd, PagingError> {
        let missing = self.missing(self.returned.records);
        let duplicates = self.duplicates();
        if missing > 0
            && (duplicates > 0 || self.watch.seen.repeated > 0)
            && let Some(steps) = self.other_reading(missing)
        {
            return Ok(AtEnd::OtherReading(steps));
        }
        // Reading it again does not correct a total that is wrong.
        let is_wrong = self.watch.seen.has_wrong_total && self.watch.seen.changes == 0;
        if !is_wrong && self.is_doubtful(missing) && self.may_read_again() {
            return Ok(AtEnd::ReadAgain(self.begin_second_reading()));
        }
        self.report_missing(missing, duplicates)?;
        self.report_other_number()?;
        self.settle_numbers();
        let repeated = self.watch.seen.repeated;
        if self.bounds.on_change == OnChange::Warn && repeated > 0 {
            self.watch.warn(format!(
                "{repeated} records came twice; each was returned once"
            ));
        }
        self.is_ended = true;
        Ok(AtEnd::Done)
    }

    /// Reports records that are missing at the end.
    fn report_missing(&mut self, missing: u64, duplicates: u64) -> Result<(), PagingError> {
        let seen = &self.watch.seen;
        // Pages at a cursor omit nothing. If the list had the same records twice, its number promises others.
        let returned = self.returned.records;
        let again = self.readings.again.as_ref();
        let is_other_moment = self.listed.has_cursor()
            && !seen.has_seams
            && again.is_some_and(|again| again.differs(returned));
        if missing > 0 && is_other_moment {
            let why = format!(
                "the list changed while it was read twice, and the service counted {missing} records more than the second reading had"
            );
            let seen = &mut self.watch.seen;
            seen.changes += 1;
            seen.unproven.get_or_insert(why);
        } else if missing > 0 {
            if duplicates == 0 && seen.changes == 0 {
                return Err(self.truncated(Some(returned + missing)));
            }
            let again = match self.readings.next_other {
                0 => String::new(),
                times => format!("; reading the list {times} more times did not find them"),
            };
            let came = duplicates.max(seen.repeated);
            self.watch.report_change(format!(
                "{came} records came twice and {missing} are missing{again}"
            ))?;
        }
        Ok(())
    }

    /// Another number of records than at first is a sign of changes. If records are not recognised,
    /// nothing can be mended.
    fn report_other_number(&mut self) -> Result<(), PagingError> {
        let (Some(first), Some(now)) = (self.totals.counted, self.totals.counted_again) else {
            return Ok(());
        };
        let is_mended = self.bounds.on_change == OnChange::Mend && self.listed.recognises();
        if first == now || is_mended || !self.watch.seen.has_seams || self.watch.is_cut {
            return Ok(());
        }
        let what = if self.listed.recognises() {
            ""
        } else {
            "; records cannot be told apart: request members that identify a record"
        };
        let came = self.returned.records;
        self.watch.report_change(format!(
            "the service counted {first} records before and {now} afterwards, and {came} were received{what}"
        ))
    }

    /// The steps of the next of the list's other readings.
    fn other_reading(&mut self, missing: u64) -> Option<Vec<Step>> {
        if !self.returned.are_exact() {
            return None;
        }
        let next = self.readings.next_other;
        let all = self.returned.records + missing;
        let steps = self.listed.reading_steps(next, all)?;
        self.readings.next_other += 1;
        Some(steps)
    }

    /// Whether the numbers show that the list changed, or that something is missing.
    fn is_doubtful(&self, missing: u64) -> bool {
        if self.bounds.on_change != OnChange::Mend || self.watch.is_cut {
            return false;
        }
        let Some(first) = self.totals.counted else {
            return false;
        };
        let returned = self.returned.records;
        match self.totals.counted_again {
            Some(now) if self.listed.has_cursor() => now == first && missing > 0,
            Some(now) => {
                let came = self.readings.came(returned);
                // A list that changed was mended; its level describes any remaining doubt.
                let is_read_again = self.readings.again.is_some() && now != first;
                !is_read_again && (now != first || came != now)
            }
            None if self.listed.has_total() => {
                missing > 0 || self.totals.last.is_some_and(|now| returned < now)
            }
            None => false,
        }
    }

    /// Whether the list may be read once more from its beginning.
    fn may_read_again(&self) -> bool {
        let (cursor, passes) = (self.listed.has_cursor(), self.watch.seen.passes);
        let most = if cursor { 1 } else { MOST_PASSES };
        if passes >= most || !self.listed.recognises() || self.returned.are_forgotten {
            return false;
        }
        let is_beyond = |all| self.listed.reach < Some(all);
        cursor || !self.is_range_list() || !self.totals.counted.is_some_and(is_beyond)
    }

    /// Begins to read the list once more. Returns the steps that follow its pages.
    fn begin_second_reading(&mut self) -> Vec<Step> {
        let totals = &mut self.totals;
        let seen = &mut self.watch.seen;
        seen.passes += 1;
        let has_changed = totals
            .counted_again
            .is_some_and(|now| totals.counted != Some(now));
        seen.changes += u64::from(has_changed);
        self.readings.again = Some(SecondReading::new(self.returned.records));
        let now = totals.counted_again.take();
        totals.counted = now.or(totals.counted);
        now.map(|now| Step::VerifyTotal { total: Some(now) })
            .into_iter()
            .collect()
    }

    /// Stores why the numbers do not prove the list.
    fn settle_numbers(&mut self) {
        let has_total = self.listed.has_total();
        let returned = self.returned.records;
        let totals = self.totals;
        let seen = &mut self.watch.seen;
        if let Some(now) = totals.exact(&self.listed).and(totals.last)
            && has_total
            && seen.changes == 0
            && returned > now
            && !self.listed.is_cap(now)
        {
            let why = format!("the service reports {now} records, and {returned} were received");
            seen.unproven.get_or_insert(why);
        }
        if (seen.has_divided_day || self.divides_day) && self.expected().is_none() {
            let why = "the number of records changed while days were divided by a parameter, so no number shows whether records without a value of it are missing";
            self.watch
                .seen
                .unproven
                .get_or_insert_with(|| why.to_owned());
            return;
        }
        let seen = &mut self.watch.seen;
        if seen.unproven.is_some() || has_total {
            return;
        }
        let Some(first) = totals.counted else {
            return;
        };
        let came = self.readings.came(returned);
        let is_by_cursor = self.listed.has_cursor() && !seen.has_seams;
        if is_by_cursor && self.listed.fixed_sort().is_none() {
            // Records that come and go explain another number. But only the service says that its last page is the last.
            let is_told_end = matches!(self.listed.paging.end, End::More(_));
            let is_short = |now: &u64| is_told_end && came < first.min(*now);
            let now = totals.counted_again.filter(is_short);
            seen.unproven = now.map(|now| numbers(first, now, came));
            return;
        }
        // The combined result of several readings is not the list of one moment if it changed between
        // them.
        let is_one = self.readings.again.is_some() && self.readings.next_other == 0;
        let is_mixed = seen.passes > 0 && !is_one;
        if let Some(now) = totals.counted_again
            && (now != first || came != now || is_mixed)
        {
            let mut why = numbers(first, now, came);
            if let Some(other) = self.listed.fixed_sort().filter(|_| is_by_cursor) {
                why = format!("{why}; a list sorted by {other} does not depend on them");
            }
            seen.unproven = Some(why);
        }
    }
}

/// The numbers of records that the service counted, and how many were received.
fn numbers(first: u64, now: u64, came: u64) -> String {
    format!(
        "the service counted {first} records before and {now} afterwards, and {came} were received"
    )
}
