//! Requests pages ahead of the reader, and gives them in order.

use std::sync::Arc;

use tokio::runtime::Handle;

use super::answer::Answer;
use super::bounds::Bounds;
use super::completeness::{Completeness, Ending};
use super::day_range::DayRange;
use super::error::PagingError;
use super::fetch::Fetch;
use super::page::Page;
use super::page_facts::PageFacts;
use super::plan::Plan;
use super::position::{self, Position};
use super::recent_keys::RecentKeys;
use super::request_queue::{Arrival, RequestQueue, State};
use super::step::Step;
use super::transitions::on_response;
use openshelf_transport::Reply;

/// Gives all pages of a plan.
pub struct Paginator {
    plan: Arc<Plan>,
    bounds: Bounds,
    queue: RequestQueue,
    recent: RecentKeys,
    completeness: Completeness,
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
        let position = from.unwrap_or_else(|| Position {
            steps: vec![plan.first_step()],
            ..Position::default()
        });
        let mut paginator = Self {
            bounds,
            queue: RequestQueue::new(Arc::clone(&plan), fetch, runtime),
            recent: RecentKeys::default(),
            completeness: Completeness::new(
                bounds.change_is_an_error,
                position.expected_total,
                position.duplicates,
            ),
            records: position.records,
            pages: position.pages,
            total: position
                .expected_total
                .or_else(|| position.steps.iter().find_map(Step::total)),
            plan,
        };
        paginator
            .recent
            .restore(position.recent_keys, position.recent_range);
        // A range is read again from its beginning, because its records may have changed. The records
        // that were given are recognised by their keys.
        let has_key = !paginator.plan.paging.key.is_empty();
        let steps = position.steps.into_iter().map(|step| match step.range() {
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
        self.completeness.expect_nothing();
    }

    /// Aborts the requests under way. The next call of `next` sends them again.
    pub fn pause(&mut self) {
        self.queue.abort_requests();
    }

    /// How many records will be given, as far as the service says.
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
        self.completeness.take_warnings()
    }

    /// Whether the next page has arrived and has records.
    pub fn has_page(&mut self) -> bool {
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

    fn send_requests(&mut self) {
        self.queue
            .send_requests(&self.bounds, self.records, self.pages);
    }

    async fn advance(&mut self) -> Result<Option<Page>, PagingError> {
        loop {
            self.receive_arrived();
            self.send_requests();
            let Some(first) = self.queue.first() else {
                return self.end().map(|()| None);
            };
            match &first.state {
                State::Requested { .. } => {
                    if let Some(arrival) = self.queue.receive().await {
                        self.arrive(arrival);
                    }
                }
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
                            if let Some(page) = self.give(&slot.step, reply, facts)? {
                                self.send_requests();
                                return Ok(Some(page));
                            }
                        }
                        State::Idle | State::Requested { .. } => {}
                    }
                }
            }
        }
    }

    /// Makes a page of an answer; nothing when it brings nothing new.
    fn give(
        &mut self,
        step: &Step,
        reply: Reply,
        facts: PageFacts,
    ) -> Result<Option<Page>, PagingError> {
        self.recent.enter_range(step.range());
        let mut new_records = self.recent.add_new(&facts.keys, facts.records.len());
        // A range may be read again, and then all of its records come twice.
        if step.range().is_none() {
            self.completeness
                .add_duplicates(facts.records.len() - new_records.len());
        }
        let is_last = self.queue.is_empty();
        if self.completeness.check_page(
            &reply,
            &facts,
            &new_records,
            step.is_open_ended(),
            is_last,
        )? {
            self.stop();
        }
        if new_records.is_empty() {
            if self.pages > 0 || !self.queue.is_empty() {
                return Ok(None);
            }
            // A list without records has one page, unless records were promised.
            self.end()?;
        }
        if let Some(wanted) = self.bounds.max_records {
            let left = wanted.saturating_sub(self.records);
            new_records.truncate(usize::try_from(left).unwrap_or(usize::MAX));
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

    fn is_enough(&self) -> bool {
        self.bounds.are_reached(self.records, self.pages)
    }

    /// At the end, everything that was promised must have come.
    fn end(&mut self) -> Result<(), PagingError> {
        match self.completeness.end(self.records)? {
            Ending::Whole => Ok(()),
            Ending::Short { expected } => Err(self.truncated(Some(expected))),
        }
    }

    /// The position behind everything that was given.
    #[must_use]
    pub fn position(&self) -> Position {
        let (recent_keys, recent_range) = self.known_keys();
        Position {
            records: self.records,
            pages: self.pages,
            recent_keys,
            recent_range,
            expected_total: self.completeness.expected_total(),
            duplicates: self.completeness.duplicates(),
            steps: position::compact(self.queue.stored_steps()),
        }
    }

    /// The keys by which records that come again are known: all of the range that is being read, else
    /// those of the last page.
    fn known_keys(&self) -> (Vec<u64>, Option<DayRange>) {
        if let Some(known) = self.recent.range() {
            let overlaps = |step: &Step| {
                let range = step.range();
                range.is_some_and(|range| range.merge_overlapping(known).is_some())
            };
            return if self.queue.steps().any(overlaps) {
                (self.recent.keys(), Some(known.clone()))
            } else {
                (Vec::new(), None)
            };
        }
        match self.queue.first().map(|slot| &slot.step) {
            Some(Step::NumberedPages(_)) => (self.recent.of_last_page(), None),
            _ => (Vec::new(), None),
        }
    }

    /// Puts a page, or an error, into its slot, and queues the steps that follow it.
    fn arrive(&mut self, (id, outcome): Arrival) {
        let Some((at, step)) = self.queue.find(id) else {
            return;
        };
        let step = step.clone();
        if let Err(error) = self.apply(at, &step, outcome) {
            self.queue.keep_error(at, error);
        }
    }

    fn apply(
        &mut self,
        at: usize,
        step: &Step,
        outcome: Result<(Reply, Answer), PagingError>,
    ) -> Result<(), PagingError> {
        let (reply, answer) = outcome?;
        let outcome = match on_response(&self.plan, step, &answer) {
            Ok(outcome) => outcome,
            Err(error) => return Err(error.with_page(reply)),
        };
        if let Some(how) = outcome.change {
            self.completeness.report_change(how)?;
        }
        if let Some(total) = outcome.expected_total {
            self.completeness.expect(total);
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
                self.queue.keep_page(at, reply, facts, outcome.next_steps);
            }
            Answer::Page(_) | Answer::Count(_) => self.queue.replace(at, outcome.next_steps),
        }
        Ok(())
    }
}

/// How many records there are in all, by an answer that came after so many were given.
fn total_of_all(step: &Step, answer: &Answer, records: u64) -> Option<u64> {
    let total = answer.total()?;
    match step {
        // The answer has the total of a range only.
        step if step.range().is_some() => None,
        // The answer counts what lies behind the last record.
        Step::KeyedPage { after: Some(_), .. } => Some(records + total),
        _ => Some(total),
    }
}
