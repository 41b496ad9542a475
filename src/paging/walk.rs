//! A walk over all pages: it sends ahead of its reader, within bounds, and gives in order.

use std::collections::VecDeque;
use std::sync::Arc;

use tokio::runtime::Handle;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::AbortHandle;
use xxhash_rust::xxh3::xxh3_64;

use super::Trouble;
use super::facts::Facts;
use super::fetch::{Fetch, errand};
use super::part::Part;
use super::plan::Plan;
use super::position::{self, Position};
use super::react::Told;
use super::recent::{self, Recent};
use super::step::{Numbered, Step};
use openshelf_transport::Reply;

/// Pages in a row that bring nothing new before a service that promises more is not believed.
const MOST_BARREN: usize = 3;

/// Equal records in a row, page upon page, that are believed to be different ones.
const MOST_EQUAL: usize = 100;

/// What bounds a walk.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    pub records: Option<u64>,
    pub pages: Option<u64>,
    /// How many requests may be under way; as many pages again may wait for the reader.
    pub concurrency: usize,
    /// Records that change are an error, not a warning.
    pub change_is_an_error: bool,
}

/// One page with the records that are new.
#[derive(Debug)]
pub struct Page {
    pub reply: Reply,
    pub facts: Facts,
    /// The places of the records to give; the others came before, or are not wanted any more.
    pub given: Vec<usize>,
    /// Counted from 1, in the order of giving.
    pub number: u64,
    /// From where the walk goes on after this page.
    pub position: Position,
}

struct Slot {
    id: u64,
    step: Step,
    /// What follows it stands in the next slots.
    is_split: bool,
    state: State,
}

enum State {
    Idle,
    Asked { _request: Asked },
    Arrived(Box<(Reply, Facts)>),
    Failed(Trouble),
}

/// A request that ends with its slot.
struct Asked {
    task: AbortHandle,
    process: u32,
}

impl Drop for Asked {
    fn drop(&mut self) {
        // After a fork the runtime is the parent's, and a lock of it may have stayed taken.
        if self.process == std::process::id() {
            self.task.abort();
        }
    }
}

type Arrival = (u64, Result<(Reply, Told), Trouble>);

/// A walk over all pages of a plan.
pub struct Walk {
    plan: Arc<Plan>,
    fetch: Arc<dyn Fetch>,
    runtime: Handle,
    bounds: Bounds,
    slots: VecDeque<Slot>,
    ids: u64,
    sender: UnboundedSender<Arrival>,
    receiver: UnboundedReceiver<Arrival>,
    recent: Recent,
    records: u64,
    pages: u64,
    barren: usize,
    /// How often the last page had the list of the one before.
    repeated: usize,
    /// The reader was told that records moved.
    is_told: bool,
    /// How many records came twice.
    dropped: u64,
    /// How many records the service promised, as long as nothing moved.
    promised: Option<u64>,
    /// How many records the service told of at first.
    total: Option<u64>,
    /// What stands for the last list of records.
    last_list: Option<u64>,
    warnings: Vec<String>,
}

impl Walk {
    /// A walk from the beginning, or from a position.
    pub fn new(
        plan: Plan,
        fetch: Arc<dyn Fetch>,
        runtime: Handle,
        bounds: Bounds,
        from: Option<Position>,
    ) -> Self {
        let (sender, receiver) = unbounded_channel();
        let position = from.unwrap_or_else(|| Position {
            steps: vec![plan.begin()],
            ..Position::default()
        });
        let mut walk = Self {
            plan: Arc::new(plan),
            fetch,
            runtime,
            bounds,
            slots: VecDeque::new(),
            ids: 0,
            sender,
            receiver,
            recent: Recent::default(),
            records: position.records,
            pages: position.pages,
            barren: 0,
            repeated: 0,
            is_told: false,
            dropped: position.dropped,
            promised: position.promised,
            total: None,
            last_list: None,
            warnings: Vec::new(),
        };
        walk.recent.seed(position.given, position.held);
        // What was given of a range is known by its keys: the range is read from its beginning, for
        // its records may have moved in the meantime.
        let has_key = !walk.plan.paging.key.is_empty();
        walk.total = walk
            .promised
            .or_else(|| position.steps.iter().find_map(Step::total));
        let steps = position.steps.into_iter().map(|step| match step.part() {
            Some(part) if has_key => Step::Measure {
                part: part.untried(),
            },
            _ => step,
        });
        walk.insert(0, position::once(steps));
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

    /// Ends it here: nothing is left to be asked for, and nothing to be held against a promise.
    fn stop(&mut self) {
        self.slots.clear();
        self.promised = None;
    }

    /// Gives up what is under way; the walk can go on from where it is.
    pub fn pause(&mut self) {
        for slot in &mut self.slots {
            if matches!(slot.state, State::Asked { .. }) {
                slot.state = State::Idle;
                self.ids += 1;
                // An answer that is on its way already has nobody to go to.
                slot.id = self.ids;
            }
        }
    }

    /// How many records the walk will give, as far as the service told it.
    pub fn total(&self) -> Option<u64> {
        let told = self.told()?;
        Some(self.bounds.records.map_or(told, |wanted| wanted.min(told)))
    }

    /// How many records the service told of, if that is not just as far as it counts.
    fn told(&self) -> Option<u64> {
        self.total.filter(|total| !self.plan.is_cap(*total))
    }

    fn truncated(&self, exist: Option<u64>) -> Trouble {
        Trouble::Truncated {
            reached: self.records,
            exist,
            larger: self.plan.larger_pages(),
        }
    }

    /// What the reader should hear that is no error.
    pub fn warnings(&mut self) -> Vec<String> {
        std::mem::take(&mut self.warnings)
    }

    /// Whether the next page has arrived and has records.
    pub fn has_page(&mut self) -> bool {
        self.take_in();
        let has_records = |slot: &Slot| match &slot.state {
            State::Arrived(arrived) => !arrived.1.records.is_empty(),
            _ => false,
        };
        self.slots.front().is_some_and(has_records)
    }

    /// Takes in the answers that are there already.
    fn take_in(&mut self) {
        while let Ok((id, outcome)) = self.receiver.try_recv() {
            self.arrive(id, outcome);
        }
    }

    async fn advance(&mut self) -> Result<Option<Page>, Trouble> {
        loop {
            self.take_in();
            self.send_ahead();
            let Some(first) = self.slots.front() else {
                return self.end().map(|()| None);
            };
            match &first.state {
                State::Asked { .. } => {
                    if let Some((id, outcome)) = self.receiver.recv().await {
                        self.arrive(id, outcome);
                    }
                }
                State::Idle => {
                    let Step::Truncated { exist } = first.step else {
                        // It asks nothing: there is nothing to do.
                        self.slots.pop_front();
                        continue;
                    };
                    // What can be reached behind it comes first.
                    let is_left = |slot: &Slot| !matches!(slot.step, Step::Truncated { .. });
                    if !self.slots.iter().any(is_left) {
                        return Err(self.truncated(exist.or(self.told())));
                    }
                    self.slots.rotate_left(1);
                }
                State::Arrived(_) | State::Failed(_) => {
                    let Some(slot) = self.slots.pop_front() else {
                        continue;
                    };
                    match slot.state {
                        State::Failed(trouble) => return Err(trouble),
                        State::Arrived(arrived) => {
                            let (reply, facts) = *arrived;
                            if let Some(page) = self.give(&slot.step, reply, facts)? {
                                self.send_ahead();
                                return Ok(Some(page));
                            }
                        }
                        State::Idle | State::Asked { .. } => {}
                    }
                }
            }
        }
    }

    /// Makes a page of an answer; nothing when it brings nothing new.
    fn give(&mut self, step: &Step, reply: Reply, facts: Facts) -> Result<Option<Page>, Trouble> {
        self.recent.turn_to(step.part());
        let mut given = self.recent.fresh(&facts.keys, facts.records.len());
        // A range may be read again, and then all of it comes twice.
        if step.part().is_none() {
            self.dropped += (facts.records.len() - given.len()) as u64;
        }
        if self.is_barren(&reply, &facts, &given) && step.is_open() {
            self.barren += 1;
            self.doubt()?;
        } else {
            self.barren = 0;
        }
        if given.is_empty() {
            if self.pages > 0 || !self.slots.is_empty() {
                return Ok(None);
            }
            // A list without records has one page, if it may have none.
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

    /// Doubts a service that says after page upon page without anything new that there are more.
    fn doubt(&mut self) -> Result<(), Trouble> {
        if self.slots.is_empty() {
            return Ok(());
        }
        let barren = self.barren;
        let how =
            format!("the service says that there are more, and {barren} pages brought nothing new");
        // Records that moved on fill as many pages again as they are known for, and not more; the
        // same page again and again is no movement.
        if barren.min(self.repeated) >= MOST_BARREN || barren > recent::PAGES {
            self.moved(&how)?;
            self.warnings.push(format!("{how}: here it is ended"));
            self.stop();
        } else if barren == MOST_BARREN {
            self.change(how)?;
        }
        Ok(())
    }

    /// Whether a page brings nothing new: no record, known ones, or the list of the page before.
    fn is_barren(&mut self, reply: &Reply, facts: &Facts, given: &[usize]) -> bool {
        let list = reply.body.get(facts.list.clone()).map(xxh3_64);
        let is_same = std::mem::replace(&mut self.last_list, list) == list;
        self.repeated = if is_same { self.repeated + 1 } else { 0 };
        if given.is_empty() {
            return true;
        }
        // Equal records may well follow one another where they have no keys.
        let many = self.repeated * facts.records.len() >= MOST_EQUAL;
        many && facts.keys.iter().all(Option::is_none)
    }

    fn is_enough(&self) -> bool {
        let reached = |bound: Option<u64>, have: u64| bound.is_some_and(|bound| have >= bound);
        reached(self.bounds.records, self.records) || reached(self.bounds.pages, self.pages)
    }

    /// At the end: what was promised has come.
    fn end(&mut self) -> Result<(), Trouble> {
        match self.promised.take() {
            Some(promised) if promised > self.records && self.dropped > 0 => {
                // The pages no longer adjoined, although there were as many as before.
                let (missing, dropped) = (promised - self.records, self.dropped);
                self.change(format!(
                    "{dropped} records came twice and {missing} did not come"
                ))
            }
            Some(promised) if promised > self.records => Err(self.truncated(Some(promised))),
            _ => Ok(()),
        }
    }

    /// Notes that records changed: an error, or a warning. One is enough: what moved once is seen on
    /// every page that follows.
    fn change(&mut self, how: String) -> Result<(), Trouble> {
        self.moved(&how)?;
        if !std::mem::replace(&mut self.is_told, true) {
            self.warnings.push(how);
        }
        Ok(())
    }

    /// Records moved: what was promised of them holds no longer.
    fn moved(&mut self, how: &str) -> Result<(), Trouble> {
        // As an error it comes in the place of its page, and those before it are still held to it.
        if self.bounds.change_is_an_error {
            return Err(Trouble::Changed(how.to_owned()));
        }
        self.promised = None;
        Ok(())
    }

    /// The place after everything that was given.
    pub fn position(&self) -> Position {
        let steps = self.slots.iter().map(|slot| match &slot.step {
            Step::Numbered(numbered) if slot.is_split => Step::Numbered(Numbered {
                alone: true,
                ..numbered.clone()
            }),
            step => step.clone(),
        });
        let (given, held) = self.known();
        Position {
            records: self.records,
            pages: self.pages,
            given,
            held,
            promised: self.promised,
            dropped: self.dropped,
            steps: position::joined(steps),
        }
    }

    /// The keys by which records that come again are known: all of the range that is being read, else
    /// those of the last page.
    fn known(&self) -> (Vec<u64>, Option<Part>) {
        if let Some(held) = self.recent.held() {
            let is_of_it = |slot: &Slot| {
                let part = slot.step.part();
                part.is_some_and(|part| part.overlapped(held).is_some())
            };
            return if self.slots.iter().any(is_of_it) {
                (self.recent.keys(), Some(held.clone()))
            } else {
                (Vec::new(), None)
            };
        }
        match self.slots.front().map(|slot| &slot.step) {
            Some(Step::Numbered(_)) => (self.recent.last(), None),
            _ => (Vec::new(), None),
        }
    }

    fn insert(&mut self, at: usize, steps: Vec<Step>) {
        for (place, step) in steps.into_iter().enumerate() {
            self.ids += 1;
            let slot = Slot {
                id: self.ids,
                step,
                is_split: false,
                state: State::Idle,
            };
            self.slots.insert((at + place).min(self.slots.len()), slot);
        }
    }

    /// Sends the next requests, in order, as many as may be under way.
    fn send_ahead(&mut self) {
        let concurrency = self.bounds.concurrency.max(1);
        let mut asked = self.asked();
        let mut held = 0;
        let mut records = self.records;
        let mut pages = self.pages;
        let mut at = 0;
        while asked < concurrency && held < 2 * concurrency {
            // Pages that nobody will want are not asked for.
            let enough = self.bounds.records.is_some_and(|wanted| records >= wanted)
                || self.bounds.pages.is_some_and(|wanted| pages >= wanted);
            if enough {
                break;
            }
            self.split_run(at);
            let Some(slot) = self.slots.get_mut(at) else {
                break;
            };
            // Only once everything came it tells something.
            if at > 0 && matches!(slot.step, Step::Verify { .. }) {
                break;
            }
            if matches!(slot.state, State::Idle) {
                let Some(ask) = self.plan.ask(&slot.step) else {
                    break;
                };
                let (id, sender) = (slot.id, self.sender.clone());
                let (plan, fetch) = (Arc::clone(&self.plan), Arc::clone(&self.fetch));
                let task = self.runtime.spawn(async move {
                    // The walk may be gone: then nobody wants the page.
                    let _ = sender.send((id, errand(&plan, &*fetch, ask).await));
                });
                slot.state = State::Asked {
                    _request: Asked {
                        task: task.abort_handle(),
                        process: std::process::id(),
                    },
                };
                asked += 1;
            }
            held += 1;
            if slot.step.is_page() {
                records += self.plan.size;
                pages += 1;
            }
            at += 1;
        }
    }

    /// How many requests are under way.
    fn asked(&self) -> usize {
        let under_way = |slot: &&Slot| matches!(slot.state, State::Asked { .. });
        self.slots.iter().filter(under_way).count()
    }

    /// Parts the first page of a run from the others.
    fn split_run(&mut self, at: usize) {
        let Some(slot) = self.slots.get_mut(at) else {
            return;
        };
        if slot.is_split || !matches!(slot.state, State::Idle) {
            return;
        }
        if let Step::Numbered(numbered) = &slot.step
            && numbered.last.is_some_and(|last| numbered.page < last)
            && !numbered.alone
        {
            let mut others = numbered.clone();
            others.page += 1;
            slot.is_split = true;
            self.insert(at + 1, vec![Step::Numbered(others)]);
        }
    }

    /// Puts an answer, or what failed, into its slot, and the steps that follow after it.
    fn arrive(&mut self, id: u64, outcome: Result<(Reply, Told), Trouble>) {
        // A slot that is gone was voided while its request was under way.
        let Some(at) = self.slots.iter().position(|slot| slot.id == id) else {
            return;
        };
        let Some(step) = self.slots.get(at).map(|slot| slot.step.clone()) else {
            return;
        };
        let reacted = outcome.and_then(|(reply, told)| {
            let mut reaction = match self.plan.answered(&step, &told) {
                Ok(reaction) => reaction,
                Err(trouble) => return Err(trouble.of_page(reply)),
            };
            if let Some(how) = reaction.changed.take() {
                self.change(how)?;
            }
            Ok((reply, told, reaction))
        });
        let (reply, told, reaction) = match reacted {
            Ok(reacted) => reacted,
            Err(trouble) => {
                if let Some(slot) = self.slots.get_mut(at) {
                    slot.state = State::Failed(trouble);
                }
                return;
            }
        };
        if reaction.promises.is_some() && !self.is_told {
            self.promised = reaction.promises;
        }
        if self.total.is_none() {
            self.total = told_of_all(&step, &told, self.records);
        }
        if let Some(void) = &reaction.voids {
            // Halves of it may stand there already, from an answer that overtook this one.
            let is_void = |slot: &Slot| slot.step.part().is_some_and(|part| void.holds(part));
            let mut place = 0;
            self.slots.retain(|slot| {
                place += 1;
                place - 1 <= at || !is_void(slot)
            });
        }
        if let Told::Page(facts) = told
            && reaction.gives
        {
            if let Some(slot) = self.slots.get_mut(at) {
                slot.state = State::Arrived(Box::new((reply, facts)));
                slot.is_split |= !reaction.then.is_empty();
            }
            self.insert(at + 1, reaction.then);
        } else {
            self.slots.remove(at);
            self.insert(at, reaction.then);
        }
    }
}

/// How many records there are in all, as an answer tells it after so many were given.
fn told_of_all(step: &Step, told: &Told, given: u64) -> Option<u64> {
    let total = told.total()?;
    match step {
        // These tell of a part.
        step if step.part().is_some() => None,
        // What is counted lies behind the last record.
        Step::Keyed { after: Some(_), .. } => Some(given + total),
        _ => Some(total),
    }
}
