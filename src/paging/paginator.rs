//! Decides which pages are requested ahead of the reader, and returns them in order.
//!
//! It is told what happens, and says what to do ([`Paginator::handle`]): it sends nothing, waits for nothing and
//! knows no clock.

use std::sync::Arc;

use openshelf_core::answer::{Remarks, Warning};
use openshelf_core::call::Added;
use openshelf_transport::Reply;

use super::answer::Answer;
use super::boundary::Boundary;
use super::bounds::Bounds;
use super::command::{Command, Event, Outcome};
use super::completeness::Completeness;
use super::cursor_pages::on_cursor_page;
use super::error::{PagingError, ShortPage};
use super::known_records::News;
use super::list_state::{AtEnd, ListState};
use super::listed_call::ListedCall;
use super::page::Page;
use super::page_evidence::Hold;
use super::page_facts::PageFacts;
use super::page_parts::LargePage;
use super::position::{self, Position};
use super::request_queue::RequestQueue;
use super::run_seams::{NextPage, RunSeams};
use super::slot::{Slot, SlotState};
use super::step::Step;
use super::transitions::{on_failure, on_response, order_not_kept};
use super::watch::MOST_KNOWN_PAGES;
use super::window_reading::WindowReading;
use super::windows::at_cursor;

/// Decides how all pages of a list are read.
pub struct Paginator {
    /// What is asked, and what is known.
    list: ListState,
    /// What is still to be requested.
    queue: RequestQueue,
    /// Where the seams of numbered pages stand.
    seams: RunSeams,
    /// Where the pages at cursors stand.
    windows: WindowReading,
    is_begun: bool,
}

/// How far the list is after a page was wanted.
enum Advance {
    /// These pages are next.
    Pages(Vec<Page>),
    /// An answer must come first.
    Waits,
    Ended,
}

impl Paginator {
    /// Begins at the first page, or at a position.
    pub fn new(listed: &Arc<ListedCall>, bounds: Bounds, from: Option<Position>) -> Self {
        let position = from.unwrap_or_else(|| Position::beginning(listed));
        let mut paginator = Self {
            list: ListState::at(Arc::clone(listed), bounds, &position),
            queue: RequestQueue::new(Arc::clone(listed)),
            seams: RunSeams::default(),
            windows: WindowReading::default(),
            is_begun: false,
        };
        paginator.queue.insert(0, position.steps_to_read(listed));
        if paginator.list.is_enough() {
            paginator.stop_at_limit(false);
        }
        paginator
    }

    /// Restores the records that an earlier run returned, from their hashes ([`Page::keys`]). Without
    /// them the list continues, but repeated records are returned again, and a change is an error.
    #[must_use]
    pub fn knowing(mut self, keys: &[u64]) -> Self {
        self.list.returned.restore(keys);
        self
    }

    /// Masks what the caller added to the requests in what the service says.
    #[must_use]
    pub fn masking(mut self, added: Arc<Added>) -> Self {
        self.list.remarks.mask(added);
        self
    }

    /// What to do after an event, in order. After [`Event::PageWanted`] the last command says what the reader gets:
    /// pages, an error, the end, or that it must wait.
    pub fn handle(&mut self, event: Event) -> Vec<Command> {
        match event {
            Event::PageWanted => {
                let advance = self.advance();
                if advance.is_err() {
                    self.stop();
                }
                let mut commands = self.queue.take_commands();
                match advance {
                    Ok(Advance::Pages(pages)) => {
                        let pages = pages.into_iter().map(Box::new);
                        commands.extend(pages.map(Command::Give));
                    }
                    Ok(Advance::Waits) => commands.push(Command::Wait),
                    Ok(Advance::Ended) => commands.push(Command::End),
                    Err(error) => commands.push(Command::Fail(error)),
                }
                return commands;
            }
            Event::Answered { id, outcome } => self.arrive(id, outcome),
            Event::Paused => self.queue.abort_requests(),
        }
        self.queue.take_commands()
    }

    /// Whether the next page has arrived and has records.
    #[must_use]
    pub fn has_page(&self) -> bool {
        match self.queue.first().map(|slot| &slot.state) {
            Some(SlotState::Arrived(arrived)) => !arrived.1.records.is_empty(),
            _ => false,
        }
    }

    /// How many records will be returned, if the service reports it.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        self.list.total()
    }

    /// How many records the list has, if the service reports it; the caller's limit may end it earlier.
    #[must_use]
    pub fn existing(&self) -> Option<u64> {
        self.list.existing()
    }

    /// How many records were returned, including those before a position.
    #[must_use]
    pub fn given(&self) -> u64 {
        self.list.returned.records
    }

    /// The warnings since the last call.
    pub fn warnings(&mut self) -> Vec<String> {
        self.list.watch.take_warnings()
    }

    /// Notes since the last call about what was done because the list changed.
    pub fn notes(&mut self) -> Vec<String> {
        self.list.watch.take_notes()
    }

    /// What the service has said so far.
    #[must_use]
    pub fn remarks(&self) -> &Remarks {
        self.list.remarks.said()
    }

    /// The warning that a sandbox has no data in a part of the list.
    #[must_use]
    pub fn outside(&self) -> Option<&Warning> {
        self.list.remarks.outside()
    }

    /// The warnings since the last call that are remarks of the service.
    pub fn remark_warnings(&mut self) -> Vec<Warning> {
        self.list.remarks.take_warnings()
    }

    /// What is known about the list so far.
    #[must_use]
    pub fn completeness(&self) -> Completeness {
        Completeness::of(&self.list)
    }

    /// The position after everything that was returned.
    #[must_use]
    pub fn position(&self) -> Position {
        self.list.position(self.rest())
    }

    /// The steps after everything that was returned, as a position stores them.
    fn rest(&self) -> Vec<Step> {
        let mut steps = position::compact(self.queue.stored_steps().into_iter());
        if !self.list.watch.is_cut
            && let Some(unsettled) = self.seams.unsettled_steps(&self.list)
        {
            steps.splice(0..0, unsettled);
        }
        steps
    }

    /// Ends here: nothing more is requested, and no total is expected.
    fn stop(&mut self) {
        self.queue.clear();
        self.list.watch.is_cut = true;
    }

    /// Ends here because as many records or pages were returned as are wanted. `is_left`: records of the last
    /// answer were not.
    fn stop_at_limit(&mut self, is_left: bool) {
        self.list.end_at_limit(is_left || !self.queue.is_empty());
        self.stop();
    }

    fn issue_requests(&mut self) {
        let (list, width) = (&self.list, self.seams.width());
        let (records, pages) = (list.returned.records, list.returned.pages);
        self.queue
            .issue_requests(&list.bounds, width, list.is_counted(), records, pages);
    }

    /// Goes on as far as the answers that have come allow.
    fn advance(&mut self) -> Result<Advance, PagingError> {
        self.list.returned.check_room()?;
        if !std::mem::replace(&mut self.is_begun, true) {
            self.seams.resume(&self.list, &mut self.queue);
        }
        loop {
            if self.list.bounds.is_ahead || !self.queue.has_first_answer() {
                self.issue_requests();
            }
            let Some(first) = self.queue.first() else {
                if !self.list.watch.is_cut && self.finish_or_read_again()? {
                    continue;
                }
                return Ok(Advance::Ended);
            };
            match &first.state {
                SlotState::Requested | SlotState::Early(_) => return Ok(Advance::Waits),
                // It is requested as soon as another answer has arrived.
                SlotState::Idle if self.queue.is_busy(&self.list.bounds, self.seams.width()) => {
                    return Ok(Advance::Waits);
                }
                SlotState::Idle if self.queue.awaits_probe(0) => return Ok(Advance::Waits),
                SlotState::Idle => {
                    let Step::Truncated { exist } = first.step else {
                        // A step without a request has nothing to do.
                        self.queue.pop();
                        continue;
                    };
                    self.check_reach(exist)?;
                    self.queue.postpone_first();
                }
                SlotState::Arrived(_) | SlotState::Failed(_) => {
                    let Some(slot) = self.queue.pop() else {
                        continue;
                    };
                    let pages = self.take(slot)?;
                    if !pages.is_empty() {
                        if self.list.bounds.is_ahead {
                            self.issue_requests();
                        }
                        return Ok(Advance::Pages(pages));
                    }
                }
            }
        }
    }

    /// Ends a list whose other records no request reaches. The steps that can still be reached come first.
    fn check_reach(&self, exist: Option<u64>) -> Result<(), PagingError> {
        let is_left =
            |step: &Step| !matches!(step, Step::Truncated { .. } | Step::VerifyTotal { .. });
        if self.queue.steps().any(is_left) {
            return Ok(());
        }
        let listed = &self.list.listed;
        let truncated = self
            .list
            .truncated(exist.or(self.list.totals.exact(listed)));
        let not_kept = order_not_kept(listed).filter(|_| listed.can_pass_reach());
        Err(not_kept.unwrap_or(truncated))
    }

    /// When no step is left, checks that everything promised was returned. Returns whether the list is read once
    /// more.
    fn finish_or_read_again(&mut self) -> Result<bool, PagingError> {
        match self.list.at_end()? {
            AtEnd::Done => return Ok(false),
            AtEnd::OtherReading(steps) => {
                self.seams.end_reading();
                self.queue.insert(0, steps);
            }
            AtEnd::ReadAgain(steps) => {
                self.queue.insert(0, steps);
                if self.list.listed.has_cursor() {
                    self.windows.read_again(&mut self.queue);
                } else {
                    self.seams.read_again(&mut self.list, &mut self.queue)?;
                }
            }
        }
        Ok(true)
    }

    /// Puts a page, or an error, into its slot, and queues the steps that follow it.
    fn arrive(&mut self, id: u64, outcome: Box<Outcome>) {
        let Some((at, outcome)) = self.queue.receive(id, outcome) else {
            return;
        };
        let moment = self.queue.note_arrival(at);
        if let (Ok((_, Answer::Page(facts))), Some(run), Some(moment)) =
            (&*outcome, self.queue.step(at).and_then(Step::run), moment)
        {
            let epoch = self.seams.epoch_of(&run, facts.total, moment);
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
            if let Err(error) = self.apply(at, &step, *outcome) {
                self.queue.keep_error(at, error);
                break;
            }
            match self.queue.take_early(at + 1) {
                Some(next) => outcome = next,
                None => break,
            }
        }
    }

    /// Replaces a step by what follows from its answer.
    fn apply(&mut self, at: usize, step: &Step, outcome: Outcome) -> Result<(), PagingError> {
        let list = &mut self.list;
        let (reply, answer) = match outcome {
            Ok(answered) => answered,
            Err(error) => {
                let instead = on_failure(&list.listed, step).ok_or(error)?;
                self.queue.replace(at, instead);
                return Ok(());
            }
        };
        let outcome = match on_response(&list.listed, step, &answer) {
            Ok(outcome) => outcome,
            Err(error) => return Err(error.with_page(reply)),
        };
        list.watch.note_expired(&reply);
        list.note_answer(step, &answer, &outcome)?;
        match answer {
            Answer::Page(facts) if outcome.is_page && self.note_early_end(step, &facts) => {
                if let Some(run) = step.run() {
                    self.queue.end_run_at(at, &run);
                }
                // The number that the page contradicts is asked for again.
                let is_check = |step: &Step| matches!(step, Step::VerifyTotal { .. });
                let checks = outcome.next_steps.into_iter().filter(is_check).collect();
                self.queue.keep_page(at, reply, facts, checks, false);
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

    /// Returns whether the list ends with a page although the page promises more records, and notes what contradicts
    /// its total.
    fn note_early_end(&mut self, step: &Step, facts: &PageFacts) -> bool {
        let Some(run) = step.run().filter(|run| !run.is_again) else {
            return false;
        };
        let list = &mut self.list;
        let size = list.listed.size_of(&run);
        let is_wrong = facts.contradict_total(run.page, size);
        if is_wrong && run.range.is_none() {
            list.watch.seen.has_wrong_total = true;
            list.short_page.get_or_insert(ShortPage {
                page: run.page,
                records: facts.records.len() as u64,
                size,
                by: list.listed.paging.size,
            });
        }
        is_wrong && list.listed.ends_before_total(facts, run.page, size)
    }

    /// Divides the window that has a place, and stores the page that was found with it.
    fn begin_window(
        &mut self,
        boundary: &Boundary,
        reply: Reply,
        facts: PageFacts,
    ) -> Result<(), PagingError> {
        let listed = Arc::clone(&self.list.listed);
        let (Some(at), Some(sort)) = (self.queue.begin_window(boundary), &listed.sort) else {
            return Ok(());
        };
        let (Some(Step::CursorPage(own)), true) = (self.queue.step(at), boundary.is_page) else {
            return Ok(());
        };
        let facts = at_cursor(&listed, sort, facts, &reply.body);
        let outcome = on_cursor_page(&listed, own, &facts);
        if let Some(how) = outcome.change {
            self.list.watch.report_change(how)?;
        }
        self.queue
            .keep_page(at, reply, facts, outcome.next_steps, false);
        Ok(())
    }

    /// The pages to return from a slot.
    fn take(&mut self, slot: Slot) -> Result<Vec<Page>, PagingError> {
        let (reply, facts) = match slot.state {
            SlotState::Failed(error) => return Err(error),
            SlotState::Arrived(arrived) => *arrived,
            SlotState::Idle | SlotState::Requested | SlotState::Early(_) => return Ok(Vec::new()),
        };
        let (list, queue, step) = (&mut self.list, &mut self.queue, &slot.step);
        let Some(wanted) = self
            .windows
            .wanted(list, queue, step, &facts, &reply.body)?
        else {
            return Ok(Vec::new());
        };
        list.remarks.hear(&reply, &facts);
        let duplicates = list.watch.duplicates;
        let identities = facts.identities.get(..wanted).unwrap_or_default();
        let news = list.returned.look(identities)?;
        let new_records = news.new_records();
        self.account_for_repeats(step, &facts, &news, &new_records)?;
        let is_whole = wanted == facts.identities.len();
        if is_whole && self.check_for_end(step, &reply, &facts, &new_records)? {
            self.stop();
        }
        let run = step.run();
        if let Some(run) = run.as_ref().filter(|_| !self.list.watch.is_cut) {
            let page = NextPage {
                step,
                run,
                facts: &facts,
                news: &news,
                moment: slot.moment,
                epoch: slot.epoch,
            };
            self.seams.judge(&mut self.list, &mut self.queue, &page)?;
        } else {
            self.list.readings.note(step, &news);
        }
        self.list.returned.finish_page(identities.last());
        self.seams.finish_page(slot.moment);
        let hold = run.map_or(Hold::Nothing, |_| self.seams.hold());
        if hold == Hold::HeldBack {
            self.seams.hold_back((slot.step, reply, facts));
            return Ok(Vec::new());
        }
        let held = self.seams.take_held(hold == Hold::Released);
        let mut pages = self.pages_of(step, reply, facts, &news, new_records, duplicates)?;
        if held.is_some() && self.list.is_enough() {
            self.list.end_at_limit(true);
        } else if let Some((step, reply, facts)) = held
            && !self.list.watch.is_cut
        {
            let news = self.list.returned.look(&facts.identities)?;
            self.list.readings.note(&step, &news);
            let new_records = news.new_records();
            let duplicates = self.list.watch.duplicates;
            pages.extend(self.pages_of(&step, reply, facts, &news, new_records, duplicates)?);
        }
        Ok(pages)
    }

    /// Counts the repeated records of a page, and ends another reading that found what was missing.
    fn account_for_repeats(
        &mut self,
        step: &Step,
        facts: &PageFacts,
        news: &News,
        new_records: &[usize],
    ) -> Result<(), PagingError> {
        if step.reading().is_some() {
            self.list.watch.add_found(new_records.len());
            self.check_reading(step, new_records.len());
            return Ok(());
        }
        let mends = self.seams.mends(&self.list);
        self.list.count_repeated(step, facts, news, mends)
    }

    /// Ends another reading that found the missing records, or that continues beyond the possible number.
    ///
    /// If pages were requested in parallel, a reading continues to its end: it also finds records that
    /// appeared meanwhile, which are not the missing ones.
    fn check_reading(&mut self, step: &Step, new_records: usize) {
        let records = self.list.returned.records + new_records as u64;
        let missing = self.list.missing(records);
        let is_beyond = match step {
            Step::NumberedPages(run) => {
                let all = records + missing;
                let pages = all.div_ceil(self.list.listed.size_of(run));
                run.page > pages.saturating_add(MOST_KNOWN_PAGES as u64)
            }
            _ => false,
        };
        if is_beyond || (missing == 0 && self.list.bounds.concurrency <= 1) {
            let run = step.run().unwrap_or_default();
            self.queue.remove_run(&run);
        }
    }

    /// Counts pages without anything new, and returns whether the list must end because its first reading does not.
    fn check_for_end(
        &mut self,
        step: &Step,
        reply: &Reply,
        facts: &PageFacts,
        new_records: &[usize],
    ) -> Result<bool, PagingError> {
        let is_read_again = self.list.readings.again.is_some() || self.seams.is_read_again();
        if step.reading().is_some() || step.is_again() || is_read_again {
            return Ok(false);
        }
        let (is_open_ended, is_last) = (step.is_open_ended(), self.queue.is_empty());
        self.list
            .watch
            .check_page(reply, facts, new_records, is_open_ended, is_last)
    }

    /// Makes pages of the new records of an answer; none if there are none.
    fn pages_of(
        &mut self,
        step: &Step,
        reply: Reply,
        facts: PageFacts,
        news: &News,
        mut new_records: Vec<usize>,
        duplicates: i64,
    ) -> Result<Vec<Page>, PagingError> {
        if new_records.is_empty() {
            if self.list.returned.pages > 0 || !self.queue.is_empty() {
                return Ok(Vec::new());
            }
            // A list without records has one page, unless records were promised.
            if !self.list.watch.is_cut && self.finish_or_read_again()? {
                return Ok(Vec::new());
            }
        }
        let received = new_records.len();
        if let Some(wanted) = self.list.bounds.max_records {
            let left = wanted.saturating_sub(self.list.returned.records);
            new_records.truncate(usize::try_from(left).unwrap_or(usize::MAX));
        }
        self.list.returned.remember(news)?;
        let size = usize::try_from(self.list.listed.given_size).unwrap_or(usize::MAX);
        if new_records.len() > size {
            let run = step.run();
            let page = LargePage {
                step,
                reply: &reply,
                facts: &facts,
                news,
                new_records: &new_records,
                duplicates_before: duplicates,
                is_followed: run.is_some_and(|run| self.queue.goes_on_with(&run)),
                rest: self.rest(),
            };
            let pages = page.divide(&mut self.list);
            if self.list.is_enough() {
                let given: usize = pages.iter().map(|page| page.new_records.len()).sum();
                self.stop_at_limit(given < received);
            }
            return Ok(pages);
        }
        let keys = self.list.returned.count_page(news, &new_records);
        if self.list.is_enough() {
            self.stop_at_limit(new_records.len() < received);
        }
        Ok(vec![Page {
            reply,
            facts,
            new_records,
            keys,
            number: self.list.returned.pages,
            position: self.position(),
        }])
    }
}
