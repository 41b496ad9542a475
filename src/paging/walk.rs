//! A walk over all pages: it requests pages ahead of its reader, and gives them in order.

use std::sync::Arc;

use tokio::runtime::Handle;

use super::bounds::Bounds;
use super::completeness::{Completeness, Ending};
use super::error::Trouble;
use super::facts::Facts;
use super::fetch::Fetch;
use super::page::Page;
use super::part::Part;
use super::plan::Plan;
use super::position::{self, Position};
use super::queue::{Arrival, Queue, State};
use super::react::answered;
use super::recent::Recent;
use super::step::Step;
use super::told::Told;
use openshelf_transport::Reply;

/// A walk over all pages of a plan.
pub struct Walk {
    plan: Arc<Plan>,
    bounds: Bounds,
    queue: Queue,
    recent: Recent,
    completeness: Completeness,
    /// How many records and pages were given.
    records: u64,
    pages: u64,
    /// How many records the service named at first.
    total: Option<u64>,
}

impl Walk {
    /// A walk from the beginning, or from a position. The runtime sends its requests.
    pub fn new(
        plan: Plan,
        fetch: Arc<dyn Fetch>,
        runtime: Handle,
        bounds: Bounds,
        from: Option<Position>,
    ) -> Self {
        let plan = Arc::new(plan);
        let position = from.unwrap_or_else(|| Position {
            steps: vec![plan.begin()],
            ..Position::default()
        });
        let mut walk = Self {
            bounds,
            queue: Queue::new(Arc::clone(&plan), fetch, runtime),
            recent: Recent::default(),
            completeness: Completeness::new(
                bounds.change_is_an_error,
                position.promised,
                position.dropped,
            ),
            records: position.records,
            pages: position.pages,
            total: position
                .promised
                .or_else(|| position.steps.iter().find_map(Step::total)),
            plan,
        };
        walk.recent.seed(position.given, position.held);
        // A range is read again from its beginning, because its records may have moved meanwhile. What
        // was given of it is known by its keys.
        let has_key = !walk.plan.paging.key.is_empty();
        let steps = position.steps.into_iter().map(|step| match step.part() {
            Some(part) if has_key => Step::Measure {
                part: part.untried(),
            },
            _ => step,
        });
        walk.queue.insert(0, position::once(steps));
        if walk.is_enough() {
            walk.stop();
        }
        walk
    }

    /// The next page; nothing at the end, and after an error.
    pub async fn next(&mut self) -> Option<Result<Page, Trouble>> {
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

    /// Aborts the requests under way. The walk can go on from where it is.
    pub fn pause(&mut self) {
        self.queue.abort_requests();
    }

    /// How many records the walk will give, as far as the service tells it.
    pub fn total(&self) -> Option<u64> {
        let total = self.exact_total()?;
        Some(
            self.bounds
                .records
                .map_or(total, |wanted| wanted.min(total)),
        )
    }

    /// How many records the service named, unless that is just as far as it counts.
    fn exact_total(&self) -> Option<u64> {
        self.total.filter(|total| !self.plan.is_cap(*total))
    }

    fn truncated(&self, exist: Option<u64>) -> Trouble {
        Trouble::Truncated {
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

    async fn advance(&mut self) -> Result<Option<Page>, Trouble> {
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
                        State::Failed(trouble) => return Err(trouble),
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
    fn give(&mut self, step: &Step, reply: Reply, facts: Facts) -> Result<Option<Page>, Trouble> {
        self.recent.turn_to(step.part());
        let mut given = self.recent.fresh(&facts.keys, facts.records.len());
        // A range may be read again, and then all of its records come twice.
        if step.part().is_none() {
            self.completeness
                .add_duplicates(facts.records.len() - given.len());
        }
        let is_last = self.queue.is_empty();
        if self
            .completeness
            .see_page(&reply, &facts, &given, step.is_open(), is_last)?
        {
            self.stop();
        }
        if given.is_empty() {
            if self.pages > 0 || !self.queue.is_empty() {
                return Ok(None);
            }
            // A list without records has one page, unless records were promised.
            self.end()?;
        }
        if let Some(wanted) = self.bounds.records {
            let left = wanted.saturating_sub(self.records);
            given.truncate(usize::try_from(left).unwrap_or(usize::MAX));
        }
        self.records += given.len() as u64;
        self.pages += 1;
        if self.is_enough() {
            self.stop();
        }
        Ok(Some(Page {
            reply,
            facts,
            given,
            number: self.pages,
            position: self.position(),
        }))
    }

    fn is_enough(&self) -> bool {
        self.bounds.are_reached(self.records, self.pages)
    }

    /// At the end, everything that was promised must have come.
    fn end(&mut self) -> Result<(), Trouble> {
        match self.completeness.end(self.records)? {
            Ending::Whole => Ok(()),
            Ending::Short { expected } => Err(self.truncated(Some(expected))),
        }
    }

    /// The position behind everything that was given.
    pub fn position(&self) -> Position {
        let (given, held) = self.known();
        Position {
            records: self.records,
            pages: self.pages,
            given,
            held,
            promised: self.completeness.expected_total(),
            dropped: self.completeness.duplicates(),
            steps: position::joined(self.queue.stored_steps()),
        }
    }

    /// The keys by which records that come again are known: all of the range that is being read, else
    /// those of the last page.
    fn known(&self) -> (Vec<u64>, Option<Part>) {
        if let Some(held) = self.recent.held() {
            let overlaps = |step: &Step| {
                let part = step.part();
                part.is_some_and(|part| part.overlapped(held).is_some())
            };
            return if self.queue.steps().any(overlaps) {
                (self.recent.keys(), Some(held.clone()))
            } else {
                (Vec::new(), None)
            };
        }
        match self.queue.first().map(|slot| &slot.step) {
            Some(Step::Numbered(_)) => (self.recent.last(), None),
            _ => (Vec::new(), None),
        }
    }

    /// Puts an answer, or an error, into its slot, and the steps that follow after it.
    fn arrive(&mut self, (id, outcome): Arrival) {
        let Some((at, step)) = self.queue.find(id) else {
            return;
        };
        let step = step.clone();
        if let Err(trouble) = self.react(at, &step, outcome) {
            self.queue.keep_error(at, trouble);
        }
    }

    fn react(
        &mut self,
        at: usize,
        step: &Step,
        outcome: Result<(Reply, Told), Trouble>,
    ) -> Result<(), Trouble> {
        let (reply, told) = outcome?;
        let reaction = match answered(&self.plan, step, &told) {
            Ok(reaction) => reaction,
            Err(trouble) => return Err(trouble.of_page(reply)),
        };
        if let Some(how) = reaction.changed {
            self.completeness.report_change(how)?;
        }
        if let Some(total) = reaction.promises {
            self.completeness.expect(total);
        }
        if self.total.is_none() {
            self.total = total_of_all(step, &told, self.records);
        }
        if let Some(range) = &reaction.voids {
            // Halves of the range may be queued already, by an answer that overtook this one.
            self.queue.remove_range(at, range);
        }
        match told {
            Told::Page(facts) if reaction.gives => {
                self.queue.keep_page(at, reply, facts, reaction.then);
            }
            Told::Page(_) | Told::Count(_) => self.queue.replace(at, reaction.then),
        }
        Ok(())
    }
}

/// How many records there are in all, as an answer tells it after so many were given.
fn total_of_all(step: &Step, told: &Told, given: u64) -> Option<u64> {
    let total = told.total()?;
    match step {
        // The answer tells the total of a part.
        step if step.part().is_some() => None,
        // The answer counts what lies behind the last record.
        Step::Keyed { after: Some(_), .. } => Some(given + total),
        _ => Some(total),
    }
}
