//! Requests pages ahead of the reader, and returns them in order.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use super::answer::Answer;
use super::boundary::Boundary;
use super::bounds::Bounds;
use super::cursor_pages::on_cursor_page;
use super::day_counts::step_without_day_counts;
use super::day_range::DayRange;
use super::epochs::Epochs;
use super::error::PagingError;
use super::fetch::Fetch;
use super::key_log::KeyLog;
use super::known_records::KnownRecords;
use super::listed_call::ListedCall;
use super::page::Page;
use super::page_facts::PageFacts;
use super::position::{self, Position, Seen};
use super::request_queue::{Arrival, RequestQueue, Slot, SlotState};
use super::request_runtime::RequestRuntime;
use super::seams::Seams;
use super::second_reading::SecondReading;
use super::step::{CursorPage, PageRun, Step};
use super::transitions::{on_response, order_not_kept};
use super::watch::Watch;
use super::windows::at_cursor;
use openshelf_core::answer::{Listener, Remarks, Warning};
use openshelf_core::call::Added;
use openshelf_core::room::NoRoom;
use openshelf_transport::Reply;

/// Returns all pages of a list.
pub struct Paginator {
    pub(super) listed: Arc<ListedCall>,
    pub(super) bounds: Bounds,
    pub(super) queue: RequestQueue,
    /// Pages that are parts of a larger one and will be returned next.
    divided: VecDeque<Page>,
    pub(super) known: KnownRecords,
    /// The log for the hashes of returned records, for another run.
    pub(super) log: Option<Arc<KeyLog>>,
    /// How many returned records are recognised if they are repeated.
    pub(super) keys: u64,
    pub(super) watch: Watch,
    /// Notes about what is done because the list changed.
    pub(super) notes: Vec<String>,
    /// What is searched for in each answer, what the service has said, and what of it is a warning.
    pub(super) listener: Listener,
    pub(super) remarks: Remarks,
    pub(super) remark_warnings: Vec<Warning>,
    /// What the caller added to the requests, which a remark may repeat.
    pub(super) added: Arc<Added>,
    pub(super) seen: Seen,
    /// The seams of the run that is being returned.
    pub(super) seams: Option<(PageRun, Seams)>,
    pub(super) epochs: Epochs,
    /// When the answer of the previous page arrived.
    pub(super) last_came_at: u64,
    /// The cursor of the last returned page, and whether windows were abandoned.
    pub(super) last_cursor: Vec<String>,
    pub(super) is_without_windows: bool,
    /// The records of the list while it is read once more.
    pub(super) pass: Option<SecondReading>,
    /// The range of days that is being returned, its records so far, and how many it has.
    pub(super) range: Option<DayRange>,
    pub(super) range_records: HashSet<u64>,
    pub(super) range_total: Option<u64>,
    /// How many records the service counted before, and at the end.
    pub(super) counted: Option<u64>,
    pub(super) counted_again: Option<u64>,
    /// The next of the list's other readings.
    pub(super) next_reading: usize,
    /// How many records and pages were returned.
    pub(super) records: u64,
    pub(super) pages: u64,
    /// How many records the service reported first, and last.
    pub(super) total: Option<u64>,
    pub(super) last_total: Option<u64>,
    /// The list is read from a position whose records are not known.
    pub(super) has_forgotten: bool,
    /// There was no memory for the records that an earlier run returned.
    no_room: Option<NoRoom>,
    is_begun: bool,
    /// The last page whose seam did not fit: it is returned when it does.
    pub(super) held: Option<(Step, Reply, PageFacts)>,
    /// More records follow than page numbers reach.
    pub(super) is_beyond: bool,
    /// Everything was returned.
    pub(super) is_ended: bool,
    /// The hash of the last record of the page before.
    pub(super) last_key: Option<u64>,
}

impl Paginator {
    /// Begins at the first page, or at a position. The runtime sends the requests.
    pub fn new(
        listed: ListedCall,
        fetch: Arc<dyn Fetch>,
        runtime: impl Into<RequestRuntime>,
        bounds: Bounds,
        from: Option<Position>,
    ) -> Self {
        let listed = Arc::new(listed);
        let position = from.unwrap_or_else(|| Position::beginning(&listed));
        let total = position
            .expected_total
            .or_else(|| position.steps.iter().find_map(Step::total));
        let last_total = position.seen.last_total.or(total);
        let mut paginator = Self {
            bounds,
            queue: RequestQueue::new(Arc::clone(&listed), fetch, runtime.into()),
            divided: VecDeque::new(),
            known: KnownRecords::new(listed.recognition()),
            log: None,
            keys: position.keys,
            watch: Watch::new(bounds.on_change, position.duplicates),
            notes: Vec::new(),
            listener: Listener::new(listed.service, listed.arguments.operation, |name| {
                listed.arguments.get(name)
            }),
            remarks: *position.remarks,
            remark_warnings: Vec::new(),
            added: Arc::default(),
            seen: position.seen,
            seams: None,
            epochs: Epochs::default(),
            last_came_at: 0,
            last_cursor: Vec::new(),
            is_without_windows: false,
            pass: None,
            range: None,
            range_records: HashSet::new(),
            range_total: None,
            counted: total,
            counted_again: None,
            next_reading: next_reading(&position.steps),
            records: position.records,
            pages: position.pages,
            total,
            last_total,
            has_forgotten: position.keys > 0,
            no_room: None,
            is_begun: false,
            held: None,
            is_beyond: false,
            is_ended: false,
            last_key: None,
            listed,
        };
        // A range is read again from its beginning, because its records may have changed. The records
        // already returned are recognised by their keys.
        let recognises = paginator.listed.recognises();
        let sort = paginator.listed.sort.clone();
        let steps = position.steps.into_iter().map(|step| match step {
            Step::CursorPage(own) => Step::CursorPage(CursorPage {
                window: own.window.restored(sort.as_ref()),
                ..own
            }),
            step => match step.range() {
                Some(range) if recognises => Step::CountRange {
                    range: range.clone(),
                },
                _ => step,
            },
        });
        paginator.queue.insert(0, position::without_covered(steps));
        if paginator.is_enough() {
            paginator.stop();
        }
        paginator
    }

    /// Restores the records that an earlier run returned, from their hashes ([`Page::keys`]). Without
    /// them the list continues, but repeated records are returned again, and a change is an error.
    #[must_use]
    pub fn knowing(mut self, keys: &[u64]) -> Self {
        self.no_room = self.known.restore(keys).err();
        self.has_forgotten = (keys.len() as u64) < self.keys;
        self
    }

    /// Writes the hashes of the returned records to a log.
    #[must_use]
    pub fn logging(mut self, log: Arc<KeyLog>) -> Self {
        self.log = Some(log);
        self
    }

    /// Masks what the caller added to the requests in what the service says.
    #[must_use]
    pub fn masking(mut self, added: Arc<Added>) -> Self {
        self.added = added;
        self
    }

    /// The next page; `None` at the end, and after an error.
    pub async fn next(&mut self) -> Option<Result<Page, PagingError>> {
        let outcome = self.advance().await;
        if outcome.is_err() {
            self.stop();
        }
        outcome.transpose()
    }

    /// Ends here: nothing more is requested, and no total is expected.
    pub(super) fn stop(&mut self) {
        self.queue.clear();
        self.watch.is_cut = true;
    }

    /// Aborts the requests under way. The next call of `next` sends them again.
    pub fn pause(&mut self) {
        self.queue.abort_requests();
    }

    /// How many records will be returned, if the service reports it.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        let total = self.exact_total()?;
        Some(
            self.bounds
                .max_records
                .map_or(total, |wanted| wanted.min(total)),
        )
    }

    /// How many records the service reported, unless that is only the limit of its count.
    pub(super) fn exact_total(&self) -> Option<u64> {
        self.total.filter(|total| !self.listed.is_cap(*total))
    }

    pub(super) fn truncated(&self, exist: Option<u64>) -> PagingError {
        PagingError::Truncated {
            reached: self.records,
            exist,
            larger: self.listed.larger_pages(),
        }
    }

    /// The warnings since the last call.
    pub fn warnings(&mut self) -> Vec<String> {
        self.watch.take_warnings()
    }

    /// What the service has said so far.
    #[must_use]
    pub fn remarks(&self) -> &Remarks {
        &self.remarks
    }

    /// The warnings since the last call that are remarks of the service.
    pub fn remark_warnings(&mut self) -> Vec<Warning> {
        std::mem::take(&mut self.remark_warnings)
    }

    /// Notes since the last call about what was done because the list changed.
    pub fn notes(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notes)
    }

    /// How many records were returned, including those before a position.
    #[must_use]
    pub fn given(&self) -> u64 {
        self.records
    }

    /// Whether the next page has arrived and has records.
    pub fn has_page(&mut self) -> bool {
        if !self.divided.is_empty() {
            return true;
        }
        self.receive_arrived();
        match self.queue.first().map(|slot| &slot.state) {
            Some(SlotState::Arrived(arrived)) => !arrived.1.records.is_empty(),
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

    /// How many numbered pages may be under way.
    fn width(&self) -> usize {
        self.seams
            .as_ref()
            .map_or(usize::MAX, |(_, seams)| seams.width())
    }

    fn send_requests(&mut self) {
        let width = self.width();
        // With a cursor, the number of records matters only if some are missing.
        let is_counted = !self.listed.has_cursor()
            || self.seen.has_seams
            || self.seen.is_open
            || self.counted.is_none_or(|total| self.records < total);
        self.queue
            .send_requests(&self.bounds, width, is_counted, self.records, self.pages);
    }

    async fn advance(&mut self) -> Result<Option<Page>, PagingError> {
        if let Some(error) = self.no_room.take() {
            return Err(error.into());
        }
        if let Some(page) = self.divided.pop_front() {
            return Ok(Some(page));
        }
        if !std::mem::replace(&mut self.is_begun, true) {
            self.resume_seam();
        }
        loop {
            self.receive_arrived();
            self.send_requests();
            let Some(first) = self.queue.first() else {
                if !self.watch.is_cut && self.goes_on()? {
                    continue;
                }
                return Ok(None);
            };
            match &first.state {
                SlotState::Requested { .. } | SlotState::Early(_) => self.receive().await,
                // It is requested as soon as another answer has arrived.
                SlotState::Idle if self.queue.is_busy(&self.bounds, self.width()) => {
                    self.receive().await;
                }
                SlotState::Idle if self.queue.awaits_probe(0) => self.receive().await,
                SlotState::Idle => {
                    let Step::Truncated { exist } = first.step else {
                        // A step without a request has nothing to do.
                        self.queue.pop();
                        continue;
                    };
                    // The steps that can still be reached come first.
                    let is_left = |step: &Step| {
                        !matches!(step, Step::Truncated { .. } | Step::VerifyTotal { .. })
                    };
                    if !self.queue.steps().any(is_left) {
                        let truncated = self.truncated(exist.or(self.exact_total()));
                        let not_kept = order_not_kept(&self.listed);
                        let is_by_order = self.listed.can_pass_reach();
                        return Err(not_kept.filter(|_| is_by_order).unwrap_or(truncated));
                    }
                    self.queue.postpone_first();
                }
                SlotState::Arrived(_) | SlotState::Failed(_) => {
                    let Some(slot) = self.queue.pop() else {
                        continue;
                    };
                    if let Some(page) = self.take(slot)? {
                        self.send_requests();
                        return Ok(Some(page));
                    }
                }
            }
        }
    }

    /// Returns the page of a slot.
    fn take(&mut self, slot: Slot) -> Result<Option<Page>, PagingError> {
        let Slot {
            step,
            state,
            moment,
            epoch,
            ..
        } = slot;
        let (reply, facts) = match state {
            SlotState::Failed(error) => return Err(error),
            SlotState::Arrived(arrived) => *arrived,
            SlotState::Idle | SlotState::Requested { .. } | SlotState::Early(_) => return Ok(None),
        };
        let Some(wanted) = self.wanted(&step, &facts, &reply.body)? else {
            return Ok(None);
        };
        let given = self.give(&step, reply, facts, wanted, (moment, epoch))?;
        let mut pages = VecDeque::from(given);
        let first = pages.pop_front();
        self.divided = pages;
        Ok(first)
    }

    /// Puts a page, or an error, into its slot, and queues the steps that follow it.
    fn arrive(&mut self, (id, outcome): Arrival) {
        let Some(at) = self.queue.find(id) else {
            return;
        };
        let moment = self.queue.note_arrival(at);
        if let (Ok((_, Answer::Page(facts))), Some(run), Some(moment)) =
            (&outcome, self.queue.step(at).and_then(Step::run), moment)
        {
            let epoch = self.epochs.of_answer(&run, facts.total, moment);
            self.queue.note_epoch(at, epoch);
        }
        let Some(mut outcome) = self.queue.keep_early(at, outcome) else {
            return;
        };
        // The answer may show that the next page exists, whose own answer arrived early.
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

    /// How many records there are in all, according to an answer.
    fn total_of_all(&self, step: &Step, answer: &Answer) -> Option<u64> {
        let counted = match answer {
            Answer::Page(facts) => facts.counted,
            Answer::Count(_) | Answer::Days(_) => None,
        };
        let total = answer.total().or(counted)?;
        match step {
            // The answer contains only the total of a range, or of a window.
            step if step.range().is_some() => None,
            Step::CursorPage(_) => None,
            // The answer counts the records after the last one.
            Step::KeyedPage { after: Some(_), .. } => Some(self.records + total),
            _ => Some(total),
        }
    }

    fn apply(
        &mut self,
        at: usize,
        step: &Step,
        outcome: Result<(Reply, Answer), PagingError>,
    ) -> Result<(), PagingError> {
        if let (Step::Probe(_) | Step::VerifyTotal { .. }, Err(_)) = (step, &outcome) {
            // The pages before a probe continue without it, and a list that cannot be counted is not
            // counted.
            self.queue.replace(at, Vec::new());
            return Ok(());
        }
        if let (Step::CountAll, Err(_)) = (step, &outcome) {
            self.queue.replace(at, vec![self.listed.first_step()]);
            return Ok(());
        }
        if let (Step::CountDays { period }, Err(_)) = (step, &outcome) {
            let step = step_without_day_counts(&self.listed, *period);
            // A cursor reads the list without them.
            let is_needed = matches!(step, Step::CountDays { .. }) || !self.listed.has_cursor();
            self.queue
                .replace(at, is_needed.then_some(step).into_iter().collect());
            return Ok(());
        }
        let (reply, answer) = outcome?;
        let outcome = match on_response(&self.listed, step, &answer) {
            Ok(outcome) => outcome,
            Err(error) => return Err(error.with_page(reply)),
        };
        if let Some(how) = outcome.change {
            self.report_change(how)?;
        }
        if matches!(step, Step::Truncated { .. })
            && outcome.next_steps.is_empty()
            && self.listed.has_cursor()
            && !(self.seen.has_seams || self.seen.is_open)
        {
            // The last page of a cursor has promised another one, whatever the number is by now.
            let how =
                "page numbers end here, and the number of records fell while the list was read";
            self.report_change(how.to_owned())?;
        }
        if let Some(total) = outcome.expected_total {
            self.counted = Some(total);
        }
        if let Step::VerifyTotal { total } = step {
            self.counted = total.or(self.counted).or(outcome.counted);
            self.counted_again = outcome.counted;
        }
        if let Some(total) = self.total_of_all(step, &answer) {
            self.total = self.exact_total().or(Some(total));
            self.last_total = Some(total);
        }
        match answer {
            Answer::Page(facts) if outcome.is_page && self.ends_early(step, &facts) => {
                if let Some(run) = step.run() {
                    self.queue.end_run_at(at, &run);
                }
                self.queue.keep_page(at, reply, facts, Vec::new(), false);
            }
            Answer::Page(facts) if outcome.is_page => {
                let have_slots = self.queue.confirm_next(at, &outcome.next_steps);
                let steps = outcome.next_steps;
                self.queue.keep_page(at, reply, facts, steps, have_slots);
            }
            Answer::Page(facts) => {
                self.queue.replace(at, outcome.next_steps);
                if let [boundary] = outcome.boundaries.as_slice() {
                    self.begin_window(boundary, reply, facts)?;
                }
            }
            Answer::Count(_) | Answer::Days(_) => {
                self.queue.replace(at, outcome.next_steps);
                for boundary in &outcome.boundaries {
                    self.queue.begin_window(boundary);
                }
            }
        }
        Ok(())
    }

    /// Whether the list ends with a page, although the page promises more records.
    fn ends_early(&mut self, step: &Step, facts: &PageFacts) -> bool {
        let Some(run) = step.run().filter(|run| !run.is_again) else {
            return false;
        };
        let size = self.listed.size_of(&run);
        let is_wrong = facts.contradict_total(run.page, size);
        self.seen.has_wrong_total |= is_wrong && run.range.is_none();
        is_wrong && self.listed.ends_before_total(facts, run.page, size)
    }

    /// Divides the window that has a place, and stores the page that was found with it.
    fn begin_window(
        &mut self,
        boundary: &Boundary,
        reply: Reply,
        facts: PageFacts,
    ) -> Result<(), PagingError> {
        let listed = Arc::clone(&self.listed);
        let (Some(at), Some(sort)) = (self.queue.begin_window(boundary), &listed.sort) else {
            return Ok(());
        };
        let (Some(Step::CursorPage(own)), true) = (self.queue.step(at), boundary.is_page) else {
            return Ok(());
        };
        let facts = at_cursor(&listed, sort, facts, &reply.body);
        let outcome = on_cursor_page(&listed, own, &facts);
        if let Some(how) = outcome.change {
            self.report_change(how)?;
        }
        self.queue
            .keep_page(at, reply, facts, outcome.next_steps, false);
        Ok(())
    }
}

/// The reading after the one that the steps belong to.
fn next_reading(steps: &[Step]) -> usize {
    let readings = steps.iter().filter_map(Step::reading);
    readings.max().map_or(0, |reading| reading + 1)
}
