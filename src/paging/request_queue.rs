//! The remaining steps in order, and which of their requests are under way.

use std::collections::VecDeque;
use std::sync::Arc;

use openshelf_transport::Reply;

use super::boundary::Boundary;
use super::bounds::Bounds;
use super::command::{Command, Outcome, PageRequest};
use super::epochs::Moment;
use super::error::PagingError;
use super::first_count::{FirstCount, FirstPageNeeds};
use super::listed_call::ListedCall;
use super::page_facts::PageFacts;
use super::slot::{Slot, SlotState};
use super::step::{PageRun, Step};
use super::step_arguments::step_arguments;
use super::windows::{MOST_PAGES, split_probes};

/// The steps that are left, in order.
pub struct RequestQueue {
    listed: Arc<ListedCall>,
    slots: VecDeque<Slot>,
    last_id: u64,
    /// How many requests were sent and answers arrived.
    events: u64,
    /// The requests that are to be sent and aborted.
    commands: Vec<Command>,
    /// The count that belongs to the first page under way.
    first_count: Option<FirstCount>,
}

impl RequestQueue {
    /// An empty queue.
    pub fn new(listed: Arc<ListedCall>) -> Self {
        Self {
            listed,
            slots: VecDeque::new(),
            last_id: 0,
            events: 0,
            commands: Vec::new(),
            first_count: None,
        }
    }

    /// The requests that are to be sent and aborted since the last call, in order.
    pub fn take_commands(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.commands)
    }

    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    pub fn first(&self) -> Option<&Slot> {
        self.slots.front()
    }

    pub fn pop(&mut self) -> Option<Slot> {
        let slot = self.slots.pop_front();
        if let Some(abort) = slot.as_ref().and_then(Slot::abort) {
            self.commands.push(abort);
            self.drop_first_count();
        }
        slot
    }

    /// Removes the slots that are not kept, and aborts their requests.
    fn retain(&mut self, mut is_kept: impl FnMut(&mut Slot) -> bool) {
        let commands = &mut self.commands;
        self.slots.retain_mut(|slot| {
            let is_kept = is_kept(slot);
            if !is_kept {
                commands.extend(slot.abort());
            }
            is_kept
        });
        self.drop_first_count();
    }

    /// Aborts the count that belongs to the first page, if that is not under way any more.
    fn drop_first_count(&mut self) {
        let page = self.first_count.as_ref().map(FirstCount::page);
        if page.is_some_and(|page| self.find(page).is_none())
            && let Some(count) = self.first_count.take()
        {
            self.commands.extend(count.abort());
        }
    }

    /// Drops the places at which windows begin, and their pages.
    pub fn remove_windows(&mut self) {
        self.retain(|slot| !matches!(slot.step, Step::CursorPage(_) | Step::Probe(_)));
    }

    /// Drops every step, and aborts its request.
    pub fn clear(&mut self) {
        self.retain(|_| false);
    }

    /// Moves the first step after all others.
    pub fn postpone_first(&mut self) {
        if let Some(slot) = self.slots.pop_front() {
            self.slots.push_back(slot);
        }
    }

    /// The steps in order.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.slots.iter().map(|slot| &slot.step)
    }

    /// The steps as a position stores them. The pages of a window are one step, and a page that is requested again is
    /// replaced by the unsettled steps.
    pub fn stored_steps(&self) -> Vec<Step> {
        let mut stored: Vec<Step> = Vec::new();
        for slot in &self.slots {
            match &slot.step {
                // All other steps follow from its answer.
                Step::FirstPage if self.listed.has_cursor() => return vec![Step::FirstPage],
                Step::CursorPage(own) if !own.begins_window => match stored.last_mut() {
                    Some(Step::CursorPage(first)) => {
                        first.window = first.window.joined(&own.window);
                    }
                    _ => stored.push(slot.step.clone()),
                },
                Step::NumberedPages(run) if slot.is_split && !slot.step.is_again() => {
                    stored.push(Step::NumberedPages(PageRun {
                        is_queued: true,
                        ..run.clone()
                    }));
                }
                step if slot.is_speculative || step.is_again() => {}
                step => stored.push(step.clone()),
            }
        }
        stored
    }

    /// The index of the slot of an answer, and the answer. `None` if the slot was removed while its request was under
    /// way, or if the first page waits for its count.
    pub fn receive(&mut self, id: u64, outcome: Box<Outcome>) -> Option<(usize, Box<Outcome>)> {
        let Some(mut count) = self.first_count.take_if(|count| count.has(id)) else {
            return Some((self.find(id)?, outcome));
        };
        count.note(id, outcome);
        match count.needs(&self.listed) {
            FirstPageNeeds::Nothing => {
                self.commands.extend(count.abort());
                let at = self.find(count.page())?;
                return Some((at, count.into_outcome(&self.listed)?));
            }
            FirstPageNeeds::Count => {
                self.last_id += 1;
                self.commands.extend(count.send(self.last_id));
            }
            FirstPageNeeds::Answer => {}
        }
        self.first_count = Some(count);
        None
    }

    /// The index of a slot.
    fn find(&self, id: u64) -> Option<usize> {
        self.slots.iter().position(|slot| slot.id == id)
    }

    /// The step of the slot at an index.
    pub fn step(&self, at: usize) -> Option<&Step> {
        self.slots.get(at).map(|slot| &slot.step)
    }

    /// Divides the window that has a place and was not answered yet. Without one the place is of no use: it was read
    /// already, or is outside what was asked for. Returns the slot that the page after the place answers, if it has
    /// not been requested.
    pub fn begin_window(&mut self, boundary: &Boundary) -> Option<usize> {
        let listed = Arc::clone(&self.listed);
        let sort = listed.sort.as_ref()?;
        for at in 0..self.slots.len() {
            let slot = self.slots.get_mut(at)?;
            let is_idle = matches!(slot.state, SlotState::Idle);
            let is_open = is_idle || matches!(slot.state, SlotState::Requested);
            let Step::CursorPage(own) = &mut slot.step else {
                continue;
            };
            if !is_open {
                continue;
            }
            if own.window.begins_after(&boundary.place) {
                let window = std::mem::take(&mut own.window);
                *own = boundary.first_page(window);
                return is_idle.then_some(at);
            }
            if let Some((before, behind)) = own.window.split(sort, &boundary.place) {
                own.window = before;
                let first = Step::CursorPage(boundary.first_page(behind));
                self.insert(at + 1, vec![first]);
                return Some(at + 1);
            }
        }
        None
    }

    /// Whether a probe under way may answer the page at a cursor, or end its window right where it begins.
    ///
    /// The first slot does not wait for a probe that is not under way.
    pub fn awaits_probe(&self, at: usize) -> bool {
        let Some(slot) = self.slots.get(at) else {
            return false;
        };
        let (Step::CursorPage(own), SlotState::Idle) = (&slot.step, &slot.state) else {
            return false;
        };
        let is_awaited = |slot: &Slot| match &slot.step {
            Step::Probe(probe) => {
                let is_under_way = matches!(slot.state, SlotState::Requested);
                probe.begins_with(own.page) && (at > 0 || is_under_way)
            }
            _ => false,
        };
        !own.begins_window && self.slots.iter().any(is_awaited)
    }

    /// Records that the answer of a slot has arrived. Returns when that was.
    pub fn note_arrival(&mut self, at: usize) -> Option<Moment> {
        self.events += 1;
        let slot = self.slots.get_mut(at)?;
        slot.state = SlotState::Idle;
        slot.moment.came_at = self.events;
        Some(slot.moment)
    }

    /// Records the epoch of the answer of a slot.
    pub fn note_epoch(&mut self, at: usize, epoch: i64) {
        if let Some(slot) = self.slots.get_mut(at) {
            slot.epoch = epoch;
        }
    }

    /// Stores the outcome of a speculative request; returns it if the request is not speculative.
    pub fn keep_early(&mut self, at: usize, outcome: Box<Outcome>) -> Option<Box<Outcome>> {
        match self.slots.get_mut(at) {
            Some(slot) if slot.is_speculative => {
                slot.state = SlotState::Early(outcome);
                None
            }
            _ => Some(outcome),
        }
    }

    /// Turns the next slot into a page that is known to exist, if it is the step that follows. Otherwise
    /// every speculative slot is removed. Returns whether the step has its slot.
    pub fn confirm_next(&mut self, at: usize, next_steps: &[Step]) -> bool {
        match self
            .slots
            .get_mut(at + 1)
            .filter(|next| next.is_speculative)
        {
            None => false,
            Some(next) if next_steps.first() == Some(&next.step) => {
                next.is_speculative = false;
                true
            }
            Some(_) => {
                self.retain(|slot| !slot.is_speculative);
                false
            }
        }
    }

    /// Takes the outcome of a slot that arrived early and is no longer speculative.
    pub fn take_early(&mut self, at: usize) -> Option<Box<Outcome>> {
        let slot = self.slots.get_mut(at).filter(|slot| !slot.is_speculative)?;
        if !matches!(slot.state, SlotState::Early(_)) {
            return None;
        }
        match std::mem::replace(&mut slot.state, SlotState::Idle) {
            SlotState::Early(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Inserts steps before the slot at an index, or at the end.
    pub fn insert(&mut self, at: usize, steps: Vec<Step>) {
        for (offset, step) in steps.into_iter().enumerate() {
            self.last_id += 1;
            let slot = Slot {
                id: self.last_id,
                step,
                is_split: false,
                is_speculative: false,
                moment: Moment::default(),
                epoch: 0,
                state: SlotState::Idle,
            };
            self.slots.insert((at + offset).min(self.slots.len()), slot);
        }
    }

    /// Replaces a slot by steps.
    pub fn replace(&mut self, at: usize, steps: Vec<Step>) {
        self.slots.remove(at);
        self.insert(at, steps);
    }

    /// Stores a page in its slot, and inserts the steps that follow it, unless they have slots.
    pub fn keep_page(
        &mut self,
        at: usize,
        reply: Reply,
        facts: PageFacts,
        steps: Vec<Step>,
        have_slots: bool,
    ) {
        if let Some(slot) = self.slots.get_mut(at) {
            slot.state = SlotState::Arrived(Box::new((reply, facts)));
            slot.is_split |= !steps.is_empty();
        }
        if !have_slots {
            self.insert(at + 1, steps);
        }
    }

    /// Stores an error in its slot.
    pub fn keep_error(&mut self, at: usize, error: PagingError) {
        if let Some(slot) = self.slots.get_mut(at) {
            slot.state = SlotState::Failed(error);
        }
    }

    /// Removes the pages of a run, and aborts their requests.
    pub fn remove_run(&mut self, run: &PageRun) {
        self.retain(|slot| !slot.step.run().is_some_and(|own| own.is_like(run)));
    }

    /// Removes the pages of a run after one of them, and aborts their requests. The page is then the last one.
    pub fn end_run_at(&mut self, at: usize, run: &PageRun) {
        let mut index = 0;
        self.retain(|slot| {
            let is_here = index == at;
            index += 1;
            let own = slot.step.run().filter(|own| own.is_like(run));
            if is_here {
                slot.is_split = true;
            }
            is_here || slot.step.is_again() || own.is_none_or(|own| own.page <= run.page)
        });
    }

    /// Requests again the pages of a run whose answers are older than an epoch.
    pub fn forget_older(&mut self, run: &PageRun, epoch: i64) {
        for slot in &mut self.slots {
            let is_page = slot.step.run().is_some_and(|own| own.is_like(run));
            if is_page && matches!(slot.state, SlotState::Arrived(_)) && slot.epoch < epoch {
                slot.state = SlotState::Idle;
                self.last_id += 1;
                slot.id = self.last_id;
            }
        }
    }

    /// Whether the next step is this page of a run.
    pub fn goes_on_at(&self, run: &PageRun, page: u64) -> bool {
        let next = self.slots.front().and_then(|slot| slot.step.run());
        next.is_some_and(|own| own.is_like(run) && own.page == page)
    }

    /// Whether the next step is a page of a run.
    pub fn goes_on_with(&self, run: &PageRun) -> bool {
        let next = self.slots.front();
        next.and_then(|slot| slot.step.run())
            .is_some_and(|own| own.is_like(run))
    }

    /// Aborts every request; the steps stay.
    pub fn abort_requests(&mut self) {
        for slot in &mut self.slots {
            if let Some(abort) = slot.abort() {
                self.commands.push(abort);
                slot.state = SlotState::Idle;
                // An answer that has already come no longer finds its slot.
                self.last_id += 1;
                slot.id = self.last_id;
            }
        }
        self.drop_first_count();
    }

    /// Adds commands that send the next requests in order, as many as may be under way, after `records` and `pages`
    /// were returned.
    ///
    /// `width` limits how many numbered pages may be under way.
    pub fn issue_requests(
        &mut self,
        bounds: &Bounds,
        width: usize,
        is_counted: bool,
        mut records: u64,
        mut pages: u64,
    ) {
        let concurrency = most_under_way(bounds).min(width);
        if bounds.is_speculative {
            self.speculate(concurrency);
        }
        let mut under_way = self.under_way();
        let mut at = 0;
        // The pages of a window are requested one after the other, and wait for those before them.
        let (ahead, most_windows) = match self.listed.windows {
            ..=1 => (2, usize::MAX),
            _ => (MOST_PAGES, concurrency),
        };
        let ahead = concurrency * usize::try_from(ahead).unwrap_or(2);
        let mut windows = 0;
        while under_way < concurrency && at < ahead {
            // No page is requested that nobody will want.
            if bounds.are_reached(records, pages) {
                break;
            }
            self.split_run(at);
            let Some(slot) = self.slots.get(at) else {
                break;
            };
            // The total is requested again only after everything has arrived.
            if matches!(slot.step, Step::VerifyTotal { .. }) && (at > 0 || !is_counted) {
                break;
            }
            windows += usize::from(slot.step.begins_window());
            if windows > most_windows {
                break;
            }
            let is_page = slot.step.is_page() && !slot.step.is_again();
            if matches!(slot.state, SlotState::Idle) && !self.awaits_probe(at) {
                if !self.issue_request(at, concurrency > 1) {
                    break;
                }
                under_way += 1;
            }
            if is_page {
                records += self.listed.page_size;
                pages += 1;
            }
            at += 1;
        }
    }

    /// Adds slots for pages that no answer has shown to exist. They are fewer than may be under way, and
    /// at most three times the known pages: a short list costs few useless requests.
    fn speculate(&mut self, concurrency: usize) {
        // An answer that arrived early also shows which pages exist: a slow page does not delay others.
        let is_unknown = |slot: &&Slot| slot.is_speculative && !slot.shows_next(&self.listed);
        let mut speculative = self.slots.iter().rev().take_while(is_unknown).count();
        while let Some(slot) = self.slots.back()
            && slot.may_go_on(&self.listed)
            && let Step::NumberedPages(last) = &slot.step
        {
            let known = last.page.saturating_sub(speculative as u64 + 1);
            let most = usize::try_from(known.saturating_mul(3)).unwrap_or(usize::MAX);
            if speculative >= most.min(concurrency - 1) {
                break;
            }
            let page = last.page + 1;
            let step = Step::NumberedPages(PageRun {
                page,
                ..last.clone()
            });
            self.insert(self.slots.len(), vec![step]);
            if let Some(slot) = self.slots.back_mut() {
                slot.is_speculative = true;
            }
            speculative += 1;
        }
    }

    /// Adds the command that sends the request of a slot, if its step has one.
    fn issue_request(&mut self, at: usize, side_by_side: bool) -> bool {
        let Some(slot) = self.slots.get_mut(at) else {
            return false;
        };
        let Some(arguments) = step_arguments(&self.listed, &slot.step) else {
            return false;
        };
        let count = match slot.step {
            Step::FirstPage if self.listed.has_cursor() => self.listed.first_page_count(),
            _ => None,
        };
        let id = slot.id;
        self.commands
            .push(Command::Send(PageRequest { id, arguments }));
        slot.state = SlotState::Requested;
        self.events += 1;
        slot.moment.sent_at = self.events;
        if let Some(mut count) = count.map(|arguments| FirstCount::new(id, arguments)) {
            if side_by_side {
                self.last_id += 1;
                self.commands.extend(count.send(self.last_id));
            }
            self.first_count = Some(count);
        }
        true
    }

    /// Whether as many requests are under way as may be.
    pub fn is_busy(&self, bounds: &Bounds, width: usize) -> bool {
        self.under_way() >= most_under_way(bounds).min(width)
    }

    /// Whether the answer of the first step has come.
    pub fn has_first_answer(&self) -> bool {
        let first = self.slots.front().map(|slot| &slot.state);
        matches!(first, Some(SlotState::Arrived(_) | SlotState::Failed(_)))
    }

    /// How many requests are under way.
    fn under_way(&self) -> usize {
        let requested = |slot: &&Slot| matches!(slot.state, SlotState::Requested);
        self.slots.iter().filter(requested).count()
    }

    /// Splits a run of pages, or several probes, into the first one and the others.
    fn split_run(&mut self, at: usize) {
        let Some(slot) = self.slots.get_mut(at) else {
            return;
        };
        if let Step::Probe(probe) = &slot.step
            && let Some((first, others)) = split_probes(&self.listed, probe)
        {
            slot.step = Step::Probe(first);
            self.insert(at + 1, vec![Step::Probe(others)]);
            return;
        }
        if slot.is_split || !matches!(slot.state, SlotState::Idle) {
            return;
        }
        if let Step::NumberedPages(run) = &slot.step
            && run.last.is_some_and(|last| run.page < last)
            && !run.is_queued
        {
            let mut others = run.clone();
            others.page += 1;
            slot.is_split = true;
            self.insert(at + 1, vec![Step::NumberedPages(others)]);
        }
    }
}

/// How many requests may be under way.
fn most_under_way(bounds: &Bounds) -> usize {
    bounds.concurrency.max(1)
}
