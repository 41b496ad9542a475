//! Requests pages ahead of the reader, and gives them in order.

use std::collections::VecDeque;
use std::sync::Arc;

use tokio::runtime::Handle;

use super::answer::Answer;
use super::bounds::{Bounds, OnChange};
use super::completeness::{Completeness, Level};
use super::cursor_pages::MOST_PAGES;
use super::day_range::DayRange;
use super::error::PagingError;
use super::fetch::Fetch;
use super::junction::{Junction, join, junction, marked_page};
use super::page::Page;
use super::page_facts::PageFacts;
use super::plan::Plan;
use super::position::{self, Position};
use super::recent_keys::{NewRecords, REMEMBERED_PAGES, RecentKeys};
use super::request_queue::{Arrival, RequestQueue, State};
use super::step::Step;
use super::transitions::on_response;
use super::watch::{Ending, Watch};
use openshelf_transport::Reply;

/// Gives all pages of a plan.
pub struct Paginator {
    plan: Arc<Plan>,
    bounds: Bounds,
    queue: RequestQueue,
    /// Pages that came with a larger one and are to be given next.
    divided: VecDeque<Page>,
    recent: RecentKeys,
    watch: Watch,
    /// The steps behind the last page, where marks stand ahead: a position knows no mark.
    behind: Option<Vec<Step>>,
    /// How many pages in a row held known records only, where marks stand in the list.
    known_pages: u64,
    /// The next of the plan's other readings.
    next_reading: usize,
    /// How many records and pages were given.
    records: u64,
    pages: u64,
    /// How many records the service named at first.
    total: Option<u64>,
}

impl Paginator {
    /// Begins at the first page, or at a position. The runtime sends the requests.
    pub fn new(
        plan: Plan,
        fetch: Arc<dyn Fetch>,
        runtime: Handle,
        bounds: Bounds,
        from: Option<Position>,
    ) -> Self {
        let plan = Arc::new(plan);
        let position = from.unwrap_or_else(|| Position::beginning(&plan));
        let mut paginator = Self {
            bounds,
            queue: RequestQueue::new(Arc::clone(&plan), fetch, runtime),
            divided: VecDeque::new(),
            behind: None,
            known_pages: 0,
            recent: RecentKeys::new(plan.recognition()),
            watch: Watch::new(
                bounds.on_change == OnChange::Raise,
                plan.is_tied(),
                position.expected_total,
                position.duplicates,
            ),
            next_reading: next_reading(&position.steps),
            records: position.records,
            pages: position.pages,
            total: position
                .expected_total
                .or_else(|| position.steps.iter().find_map(Step::total)),
            plan,
        };
        paginator.recent.restore(
            position.recent_keys,
            position.recent_range,
            position.has_forgotten,
        );
        // A range is read again from its beginning, because its records may have changed. The records
        // that were given are recognised by their keys.
        let has_key = !paginator.plan.paging.key.is_empty();
        let is_known = |step: &Step| step.reading().is_none() || !position.has_forgotten;
        let steps = position.steps.into_iter().filter(is_known);
        let steps = steps.map(|step| match step.range() {
            Some(range) if has_key => Step::CountRange {
                range: range.without_attempts(),
            },
            _ => step,
        });
        paginator.queue.insert(0, position::without_covered(steps));
        if paginator.is_enough() {
            paginator.stop();
        }
        paginator
    }

    /// The next page; nothing at the end, and after an error.
    pub async fn next(&mut self) -> Option<Result<Page, PagingError>> {
        let outcome = self.advance().await;
        if outcome.is_err() {
            self.stop();
        }
        outcome.transpose()
    }

    /// Ends here: nothing more is requested, and no total is expected.
    fn stop(&mut self) {
        self.queue.clear();
        self.behind = None;
        self.watch.expect_nothing();
    }

    /// What is known of the list as far as it was read.
    #[must_use]
    pub fn completeness(&self) -> Completeness {
        Completeness {
            level: Level::Unproven,
            reason: String::new(),
            changes: 0,
            pages_asked_again: 0,
            repeated: 0,
        }
    }

    /// Knows these records, which an earlier run has given, by their hashes.
    #[must_use]
    pub fn knowing(self, keys: &[u64]) -> Self {
        let _ = keys;
        self
    }

    /// Aborts the requests under way. The next call of `next` sends them again.
    pub fn pause(&mut self) {
        self.queue.abort_requests();
    }

    /// How many records will be given, as far as the service says it.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        let total = self.exact_total()?;
        Some(
            self.bounds
                .max_records
                .map_or(total, |wanted| wanted.min(total)),
        )
    }

    /// How many records the service named, unless that is just as far as it counts.
    fn exact_total(&self) -> Option<u64> {
        self.total.filter(|total| !self.plan.is_cap(*total))
    }

    fn truncated(&self, exist: Option<u64>) -> PagingError {
        PagingError::Truncated {
            reached: self.records,
            exist,
            larger: self.plan.larger_pages(),
        }
    }

    /// The warnings since the last call.
    pub fn warnings(&mut self) -> Vec<String> {
        self.watch.take_warnings()
    }

    /// Whether the next page has arrived and has records.
    pub fn has_page(&mut self) -> bool {
        if !self.divided.is_empty() {
            return true;
        }
        self.receive_arrived();
        match self.queue.first().map(|slot| &slot.state) {
            Some(State::Arrived(arrived)) => !arrived.1.records.is_empty(),
            _ => false,
        }
    }

    /// Receives the answers that are there already.
    fn receive_arrived(&mut self) {
        while let Some(arrival) = self.queue.try_receive() {
            self.arrive(arrival);
        }
    }

    /// Waits for the next answer.
    async fn receive(&mut self) {
        if let Some(arrival) = self.queue.receive().await {
            self.arrive(arrival);
        }
    }

    fn send_requests(&mut self) {
        self.queue
            .send_requests(&self.bounds, self.records, self.pages);
    }

    async fn advance(&mut self) -> Result<Option<Page>, PagingError> {
        if let Some(page) = self.divided.pop_front() {
            return Ok(Some(page));
        }
        loop {
            self.receive_arrived();
            self.send_requests();
            let Some(first) = self.queue.first() else {
                if self.goes_on()? {
                    continue;
                }
                return Ok(None);
            };
            let junction = match &first.state {
                State::Arrived(arrived) => junction(&self.queue, &arrived.1),
                _ => Junction::Apart,
            };
            match &first.state {
                State::Requested { .. } | State::Early(_) => self.receive().await,
                State::Arrived(_) if junction == Junction::Unknown => self.receive().await,
                // It is requested as soon as another answer has come.
                State::Idle if self.queue.is_busy(&self.bounds) => self.receive().await,
                State::Idle => {
                    let Step::Truncated { exist } = first.step else {
                        // A step without a request has nothing to do.
                        self.queue.pop();
                        continue;
                    };
                    // The steps that can still be reached come first.
                    let is_left = |step: &Step| !matches!(step, Step::Truncated { .. });
                    if !self.queue.steps().any(is_left) {
                        return Err(self.truncated(exist.or(self.exact_total())));
                    }
                    self.queue.postpone_first();
                }
                State::Arrived(_) | State::Failed(_) => {
                    let Some(slot) = self.queue.pop() else {
                        continue;
                    };
                    match slot.state {
                        State::Failed(error) => return Err(error),
                        State::Arrived(arrived) => {
                            let (reply, facts) = *arrived;
                            let (wanted, behind) =
                                join(&mut self.queue, &self.plan, &slot.step, &facts, junction);
                            self.behind = behind;
                            if let Some(page) = self.give(&slot.step, reply, facts, wanted)? {
                                self.send_requests();
                                return Ok(Some(page));
                            }
                        }
                        State::Idle | State::Requested { .. } | State::Early(_) => {}
                    }
                }
            }
        }
    }

    /// Makes a page of the first so many records of an answer; nothing when they bring nothing new.
    fn give(
        &mut self,
        step: &Step,
        reply: Reply,
        facts: PageFacts,
        wanted: usize,
    ) -> Result<Option<Page>, PagingError> {
        self.recent.enter_range(step.range());
        let before = self.watch.duplicates();
        let overlap = self.overlap(&facts);
        let NewRecords {
            indices: mut new_records,
            repeated,
        } = self
            .recent
            .add_new(facts.identities.get(..wanted).unwrap_or_default());
        if step.reading().is_some() {
            self.watch.add_found(new_records.len());
            self.check_reading(step, new_records.len());
        } else {
            // A range may be read again, and then all of its records come twice.
            if step.range().is_none() {
                self.watch.add_duplicates(repeated.saturating_sub(overlap));
            }
            let (is_open_ended, is_last) = (step.is_open_ended(), self.queue.is_empty());
            let checked = &mut self.watch;
            // What a page holds behind a mark comes with the pages of the mark. Where the record of a mark is
            // gone, the pages before it may have passed it, and its own pages bring known records.
            let is_known = self.plan.marked > 1 && new_records.is_empty() && repeated > 0;
            self.known_pages = if is_known { self.known_pages + 1 } else { 0 };
            let is_joined =
                wanted < facts.identities.len() || (is_known && self.known_pages <= 2 * MOST_PAGES);
            if !is_joined
                && checked.check_page(&reply, &facts, &new_records, is_open_ended, is_last)?
            {
                self.stop();
            }
        }
        if new_records.is_empty() {
            if self.pages > 0 || !self.queue.is_empty() {
                return Ok(None);
            }
            // A list without records has one page, unless records were promised.
            self.goes_on()?;
        }
        if let Some(wanted) = self.bounds.max_records {
            let left = wanted.saturating_sub(self.records);
            new_records.truncate(usize::try_from(left).unwrap_or(usize::MAX));
        }
        let size = usize::try_from(self.plan.given_size).unwrap_or(usize::MAX);
        if new_records.len() > size {
            self.divide(step, &reply, &facts, &new_records, before);
            return Ok(self.divided.pop_front());
        }
        self.records += new_records.len() as u64;
        self.pages += 1;
        if self.is_enough() {
            self.stop();
        }
        Ok(Some(Page {
            reply,
            facts,
            new_records,
            number: self.pages,
            position: self.position(),
        }))
    }

    /// How many records the page shares with the page before, where the pages of the row overlap.
    fn overlap(&self, facts: &PageFacts) -> usize {
        let first = facts.identities.first().map(|identity| identity.hash());
        usize::from(
            self.plan.paging.pages_overlap && first.is_some() && first == self.recent.last(),
        )
    }

    /// Divides a page to pages of the caller's size.
    ///
    /// A position between two of them requests the whole page again. The records that were given of it
    /// are recognised, and are no sign of ties.
    fn divide(
        &mut self,
        step: &Step,
        reply: &Reply,
        facts: &PageFacts,
        new_records: &[usize],
        duplicates_before: i64,
    ) {
        let size = usize::try_from(self.plan.given_size).unwrap_or(usize::MAX);
        let mut given = 0;
        for part in new_records.chunks(size.max(1)) {
            given += part.len();
            self.records += part.len() as u64;
            self.pages += 1;
            let is_enough = self.is_enough();
            let left = new_records.len() - given;
            let own = step.alone().filter(|_| left > 0 && !is_enough);
            let position = if let Some(own) = own {
                let (recent_keys, has_forgotten) = self.recent.of_position(left);
                let given = i64::try_from(given).unwrap_or(i64::MAX);
                let steps = std::iter::once(own).chain(self.queue.stored_steps());
                Position {
                    recent_keys,
                    has_forgotten,
                    duplicates: duplicates_before.saturating_sub(given),
                    steps: position::compact(steps.collect::<Vec<_>>().into_iter()),
                    ..self.position()
                }
            } else {
                if is_enough {
                    self.stop();
                }
                self.position()
            };
            let records = part.iter().filter_map(|at| facts.records.get(*at).cloned());
            let identities = part
                .iter()
                .filter_map(|at| facts.identities.get(*at).copied());
            self.divided.push_back(Page {
                reply: reply.clone(),
                facts: PageFacts {
                    records: records.collect(),
                    identities: identities.collect(),
                    ..facts.without_records()
                },
                new_records: (0..part.len()).collect(),
                number: self.pages,
                position,
            });
            if is_enough {
                break;
            }
        }
    }

    /// Ends another reading that brought what was missing, or that goes on beyond what there can be.
    ///
    /// Where pages were requested side by side, a reading goes on to its end: a record that appeared
    /// meanwhile is found as well, and is not the one that was missing.
    fn check_reading(&mut self, step: &Step, new_records: usize) {
        let records = self.records + new_records as u64;
        let missing = match self.watch.end(records) {
            Ending::Doubtful { missing, .. } => Some(missing),
            Ending::Whole | Ending::Short { .. } => None,
        };
        let is_beyond = match step {
            Step::NumberedPages(run) => {
                let all = records + missing.unwrap_or_default();
                let pages = all.div_ceil(self.plan.size_of(run));
                run.page > pages.saturating_add(REMEMBERED_PAGES as u64)
            }
            _ => false,
        };
        if is_beyond || (missing.is_none() && self.bounds.concurrency <= 1) {
            self.queue.clear();
        }
    }

    fn is_enough(&self) -> bool {
        self.bounds.are_reached(self.records, self.pages)
    }

    /// At the end, everything that was promised must have come. Where records came twice, the list is
    /// read once more in another way; returns whether it is.
    fn goes_on(&mut self) -> Result<bool, PagingError> {
        match self.watch.end(self.records) {
            Ending::Whole => {
                self.watch.expect_nothing();
                Ok(false)
            }
            Ending::Short { expected } => Err(self.truncated(Some(expected))),
            Ending::Doubtful {
                duplicates,
                missing,
            } => {
                let steps = if self.recent.is_complete() {
                    let all = self.records + missing;
                    self.plan.reading_steps(self.next_reading, all)
                } else {
                    None
                };
                if let Some(steps) = steps {
                    self.next_reading += 1;
                    self.queue.insert(0, steps);
                    return Ok(true);
                }
                let again = match self.next_reading {
                    0 => String::new(),
                    times => format!("; {times} more readings of the list did not bring them"),
                };
                self.watch.report_change(format!(
                    "{duplicates} records came twice and {missing} did not come{again}"
                ))?;
                self.watch.expect_nothing();
                Ok(false)
            }
        }
    }

    /// The position behind everything that was given.
    #[must_use]
    pub fn position(&self) -> Position {
        let (recent_keys, recent_range, has_forgotten) = self.known_keys();
        Position {
            records: self.records,
            pages: self.pages,
            recent_keys,
            recent_range,
            has_forgotten,
            expected_total: self.watch.expected_total(),
            duplicates: self.watch.duplicates(),
            steps: match &self.behind {
                Some(steps) => steps.clone(),
                None => position::compact(self.queue.stored_steps()),
            },
        }
    }

    /// The keys by which records that come again are known: all of the range that is being read, else
    /// those of the list or of its last page.
    fn known_keys(&self) -> (Vec<u64>, Option<DayRange>, bool) {
        if let Some(known) = self.recent.range() {
            let overlaps = |step: &Step| {
                let range = step.range();
                range.is_some_and(|range| range.merge_overlapping(known).is_some())
            };
            return if self.queue.steps().any(overlaps) {
                (self.recent.keys(), Some(known.clone()), false)
            } else {
                (Vec::new(), None, false)
            };
        }
        let is_in_doubt = matches!(self.watch.end(self.records), Ending::Doubtful { .. });
        match self.queue.first().map(|slot| &slot.step) {
            None if !is_in_doubt => (Vec::new(), None, false),
            None | Some(Step::NumberedPages(_)) => {
                let (keys, has_forgotten) = self.recent.of_position(0);
                (keys, None, has_forgotten)
            }
            Some(_) => (Vec::new(), None, false),
        }
    }

    /// Puts a page, or an error, into its slot, and queues the steps that follow it.
    fn arrive(&mut self, (id, outcome): Arrival) {
        let Some(at) = self.queue.find(id) else {
            return;
        };
        let Some(mut outcome) = self.queue.keep_early(at, outcome) else {
            return;
        };
        // The answer may say that the next page is there, whose own answer came early.
        for at in at.. {
            let Some(step) = self.queue.step(at).cloned() else {
                break;
            };
            if let Err(error) = self.apply(at, &step, outcome) {
                self.queue.keep_error(at, error);
                break;
            }
            match self.queue.take_early(at + 1) {
                Some(next) => outcome = next,
                None => break,
            }
        }
    }

    /// Whether the next page is that of a mark. Whether this one reaches the mark is seen when it is given.
    fn ends_at_mark(&self, at: usize, step: &Step) -> bool {
        let next = self.queue.step(at + 1).and_then(marked_page);
        match (step, next) {
            (Step::CursorPage { page, .. }, Some(next)) => page + 1 >= next,
            _ => false,
        }
    }

    fn apply(
        &mut self,
        at: usize,
        step: &Step,
        outcome: Result<(Reply, Answer), PagingError>,
    ) -> Result<(), PagingError> {
        if let (Step::Mark { .. }, Err(_)) = (step, &outcome) {
            // The pages before it go on without it.
            self.queue.replace(at, Vec::new());
            return Ok(());
        }
        let (reply, answer) = outcome?;
        let outcome = match on_response(&self.plan, step, &answer) {
            Ok(outcome) => outcome,
            Err(error) => return Err(error.with_page(reply)),
        };
        if let Some(how) = outcome.change {
            self.watch.report_change(how)?;
        }
        if let Some(total) = outcome.expected_total {
            self.watch.expect(total);
        }
        if self.total.is_none() {
            self.total = total_of_all(step, &answer, self.records);
        }
        if let Some(range) = &outcome.void_range {
            // Halves of the range may be queued already, by an answer that overtook this one.
            self.queue.remove_range(at, range);
        }
        match answer {
            Answer::Page(facts) if outcome.is_page => {
                let mut steps = outcome.next_steps;
                if self.ends_at_mark(at, step) {
                    steps.clear();
                }
                let have_slots = self.queue.confirm_next(at, &steps);
                self.queue.keep_page(at, reply, facts, steps, have_slots);
            }
            Answer::Page(_) | Answer::Count(_) => self.queue.replace(at, outcome.next_steps),
        }
        Ok(())
    }
}

/// The reading after the one that the steps belong to.
fn next_reading(steps: &[Step]) -> usize {
    let readings = steps.iter().filter_map(Step::reading);
    readings.max().map_or(0, |reading| reading + 1)
}

/// How many records there are in all, by an answer that came after so many were given.
fn total_of_all(step: &Step, answer: &Answer, records: u64) -> Option<u64> {
    let counted = match answer {
        Answer::Page(facts) => facts.counted,
        Answer::Count(_) => None,
    };
    let total = answer.total().or(counted)?;
    match step {
        // The answer gives the total of a range only.
        step if step.range().is_some() => None,
        // The answer counts what lies behind the last record.
        Step::KeyedPage { after: Some(_), .. } => Some(records + total),
        _ => Some(total),
    }
}
