//! What is given of an answer: its new records, and what its seam asks for.

use openshelf_core::table::{NewestFirst, Ties};
use openshelf_transport::Reply;

use super::bounds::OnChange;
use super::error::PagingError;
use super::known_records::News;
use super::notes::note_of;
use super::page::Page;
use super::page_facts::PageFacts;
use super::paginator::Paginator;
use super::position::{self, Position};
use super::seams::{Kind, Next, PageSigns, Proof, Seams};
use super::step::{PageRun, Step};
use super::transitions::{beyond_reach, pass_reach};
use super::watch::MOST_KNOWN_PAGES;
use super::window_edge::{Edge, keeps_order};

/// In so many sizes of pages a range is read again.
const MOST_SIZES: u64 = 5;

/// When a request was sent and its answer came, and the epoch of the answer.
type Moments = (u64, u64, u64);

impl Paginator {
    /// How many of the first records of a page are wanted; `None` where the page is asked for again.
    pub(super) fn wanted(
        &mut self,
        step: &Step,
        reply: &Reply,
        facts: &PageFacts,
        edge: Edge,
    ) -> Result<Option<usize>, PagingError> {
        let all = facts.identities.len();
        let Step::CursorPage { values, .. } = step else {
            if matches!(step, Step::FirstPage) && edge == Edge::Before {
                self.insert_next_cursor((1, &[], 0), facts);
            }
            let wanted = match edge {
                Edge::Reached { wanted, unwanted } => {
                    self.queue.remove_first(unwanted);
                    wanted
                }
                _ => all,
            };
            return Ok(Some(wanted));
        };
        if !self.is_without_windows && !keeps_order(&self.plan, values, facts, &reply.body) {
            return self.give_up_windows(step).map(|()| None);
        }
        self.last_cursor.clone_from(values);
        match (edge, step) {
            (Edge::Reached { wanted, unwanted }, _) => {
                self.queue.remove_first(unwanted);
                return Ok(Some(wanted));
            }
            (
                Edge::Before,
                Step::CursorPage {
                    page,
                    values,
                    fewer,
                    ..
                },
            ) => {
                self.insert_next_cursor((*page, values, *fewer), facts);
            }
            _ => {}
        }
        Ok(Some(all))
    }

    /// Queues the page behind a page of a cursor.
    fn insert_next_cursor(&mut self, at: (u64, &[String], u64), facts: &PageFacts) {
        let outcome = super::cursor_pages::on_cursor_page(&self.plan, at, facts);
        self.queue.insert(0, outcome.next_steps);
    }

    /// Goes on by one cursor where the service does not hold to the order that windows need.
    fn give_up_windows(&mut self, step: &Step) -> Result<(), PagingError> {
        let how = "the service does not hold to the order of the sort: the rest is read one page after the other";
        if self.bounds.on_change == OnChange::Raise {
            return Err(PagingError::Changed(how.to_owned()));
        }
        self.watch.warn(how.to_owned());
        self.seen.unproven = Some(how.to_owned());
        self.is_without_windows = true;
        let values = std::mem::take(&mut self.last_cursor);
        let page = match step {
            Step::CursorPage { page, .. } if !values.is_empty() => *page,
            _ => 1,
        };
        self.queue.remove_windows();
        let again = Step::CursorPage {
            page,
            values,
            is_window: false,
            fewer: 0,
        };
        self.queue.insert(0, vec![again]);
        Ok(())
    }

    /// The pages to give of the first so many records of an answer; none where they bring nothing new.
    pub(super) fn give(
        &mut self,
        step: &Step,
        reply: Reply,
        facts: PageFacts,
        wanted: usize,
        moments: Moments,
    ) -> Result<Vec<Page>, PagingError> {
        let duplicates = self.watch.duplicates;
        let identities = facts.identities.get(..wanted).unwrap_or_default();
        let news = self.known.look(identities);
        let new_records = news.new_records();
        self.count_repeated(step, &facts, &news, &new_records)?;
        let is_open_ended = step.is_open_ended();
        let is_read_again = self.pass.is_some()
            || self
                .seams
                .as_ref()
                .is_some_and(|(_, seams)| seams.passes() > 0);
        let is_first_reading = step.reading().is_none() && !step.is_again() && !is_read_again;
        let is_last = self.queue.is_empty();
        if is_first_reading
            && wanted == facts.identities.len()
            && self
                .watch
                .check_page(&reply, &facts, &new_records, is_open_ended, is_last)?
        {
            self.stop();
        }
        let last_key = identities.last().map(|identity| identity.hash());
        if let Some(run) = step.run()
            && !self.watch.is_cut
        {
            self.judge(step, &run, &facts, &news, moments)?;
        } else {
            self.note_given(step, &news);
        }
        self.last_key = last_key;
        self.last_came_at = moments.1;
        let (is_held_back, releases) = match &self.seams {
            Some((_, seams)) if step.run().is_some() => (seams.is_held_back, seams.releases),
            _ => (false, false),
        };
        if is_held_back {
            self.held = Some((step.clone(), reply, facts));
            return Ok(Vec::new());
        }
        let held = self.held.take().filter(|_| releases);
        let mut pages = self.pages_of(step, reply, facts, &news, new_records, duplicates)?;
        if let Some((step, reply, facts)) = held
            && !self.watch.is_cut
        {
            let news = self.known.look(&facts.identities);
            self.note_given(&step, &news);
            let new_records = news.new_records();
            let duplicates = self.watch.duplicates;
            pages.extend(self.pages_of(&step, reply, facts, &news, new_records, duplicates)?);
        }
        Ok(pages)
    }

    /// Makes pages of the new records of an answer.
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
            if self.pages > 0 || !self.queue.is_empty() {
                return Ok(Vec::new());
            }
            // A list without records has one page, unless records were promised.
            if !self.watch.is_cut && self.goes_on()? {
                return Ok(Vec::new());
            }
        }
        if let Some(wanted) = self.bounds.max_records {
            let left = wanted.saturating_sub(self.records);
            new_records.truncate(usize::try_from(left).unwrap_or(usize::MAX));
        }
        self.known.add(news);
        let size = usize::try_from(self.plan.given_size).unwrap_or(usize::MAX);
        if new_records.len() > size {
            return Ok(self.divide(step, &reply, &facts, news, &new_records, duplicates));
        }
        let keys = self.keys_of(news, &new_records);
        self.records += new_records.len() as u64;
        self.pages += 1;
        if self.is_enough() {
            self.stop();
        }
        Ok(vec![Page {
            reply,
            facts,
            new_records,
            keys,
            number: self.pages,
            position: self.position(),
        }])
    }

    /// The hashes of these records, which are written into the log.
    fn keys_of(&mut self, news: &News, new_records: &[usize]) -> Vec<u64> {
        let hashes = news.hashes.iter();
        let given = hashes.filter(|(index, _)| new_records.binary_search(index).is_ok());
        let keys: Vec<u64> = given.map(|(_, hash)| *hash).collect();
        self.keys += keys.len() as u64;
        if let Some(log) = &self.log {
            log.push(keys.iter().copied());
        }
        keys
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
        news: &News,
        new_records: &[usize],
        duplicates_before: i64,
    ) -> Vec<Page> {
        let size = usize::try_from(self.plan.given_size).unwrap_or(usize::MAX);
        let mut given = 0;
        let mut pages = Vec::new();
        for part in new_records.chunks(size.max(1)) {
            given += part.len();
            let keys = self.keys_of(news, part);
            self.records += part.len() as u64;
            self.pages += 1;
            let is_enough = self.is_enough();
            let left = new_records.len() - given;
            let is_followed = step.run().is_some_and(|run| self.queue.goes_on_with(&run));
            let own = step.alone(is_followed).filter(|_| left > 0 && !is_enough);
            let position = if let Some(own) = own {
                let given = i64::try_from(given).unwrap_or(i64::MAX);
                let behind = self.position();
                let steps = std::iter::once(own).chain(behind.steps);
                Position {
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
            pages.push(Page {
                reply: reply.clone(),
                facts: PageFacts {
                    records: records.collect(),
                    identities: identities.collect(),
                    ..facts.without_records()
                },
                new_records: (0..part.len()).collect(),
                keys,
                number: self.pages,
                position,
            });
            if is_enough {
                break;
            }
        }
        pages
    }

    /// Notes the records of a list that is read once more, and those of a range.
    fn note_given(&mut self, step: &Step, news: &News) {
        if step.range().is_some() {
            self.range_records.extend(&news.all);
        } else if let Some(pass) = &mut self.pass {
            pass.extend(&news.all);
        }
    }

    /// Counts what came twice, where it may be a sign of ties.
    fn count_repeated(
        &mut self,
        step: &Step,
        facts: &PageFacts,
        news: &News,
        new_records: &[usize],
    ) -> Result<(), PagingError> {
        if step.reading().is_some() {
            self.watch.add_found(new_records.len());
            self.check_reading(step, new_records.len());
            return Ok(());
        }
        if step.is_again() || self.pass.is_some() || step.range().is_some() {
            return Ok(());
        }
        let repeated = news.repeated.saturating_sub(self.overlap(facts));
        self.seen.repeated += repeated as u64;
        if self.plan.is_tied() && !self.mends_now() {
            self.watch.add_duplicates(repeated);
        } else if repeated > 0 && step.run().is_none() {
            // On the road of a cursor nothing else shows it.
            self.seen.changes += 1;
            self.seen.moved = true;
            if self.bounds.on_change != OnChange::Mend {
                let how = format!("{repeated} records came twice");
                self.report_change(how)?;
            }
        }
        Ok(())
    }

    /// How many records the page shares with the page before, where the pages of the row overlap.
    fn overlap(&self, facts: &PageFacts) -> usize {
        let first = facts.identities.first().map(|identity| identity.hash());
        usize::from(self.plan.paging.pages_overlap && first.is_some() && first == self.last_key)
    }

    /// Whether seams are mended just now.
    fn mends_now(&self) -> bool {
        match &self.seams {
            Some((_, seams)) => seams.mends(),
            None => self.kind(&PageRun::default()).is_mended,
        }
    }

    /// What the list is like, for the seams of a run.
    pub(super) fn kind(&self, run: &PageRun) -> Kind {
        let mends = self.bounds.on_change == OnChange::Mend
            && self.plan.recognises()
            && !self.has_forgotten
            && !self.plan.paging.pages_overlap
            && run.reading.is_none();
        let ties = self.plan.ties();
        let has_total = !self.plan.paging.total.is_empty();
        let is_counted = has_total || self.plan.has_count_operation();
        Kind {
            has_total,
            is_newest_first: self.plan.is_newest_first() && run.range.is_none(),
            has_moves: self.plan.paging.newest_first == NewestFirst::Always,
            is_mended: mends,
            is_tied: ties == Ties::Unbroken
                || run.reading.is_some()
                || (!mends && self.bounds.on_change == OnChange::Mend && ties != Ties::Broken),
            may_be_tied: ties != Ties::Broken,
            proof: match () {
                () if !mends => Proof::None,
                () if self.bounds.prove || self.seen.passes > 0 => Proof::All,
                () if is_counted => Proof::None,
                () => Proof::OfShortList,
            },
        }
    }

    /// Asks first for the seam at which an earlier run has stopped.
    pub(super) fn resume_seam(&mut self) {
        let Some(run) = self.queue.first().and_then(|slot| slot.step.run()) else {
            return;
        };
        if run.page <= 1 || run.reading.is_some() {
            return;
        }
        self.seams = Some((run.clone(), Seams::new(self.kind(&run))));
        if run.range.is_none() && !self.plan.paging.total.is_empty() {
            // Another total than that of the run before is a sign as well.
            self.epochs.push((run.clone(), self.seen.last_total, 0));
        }
        let moved = self.seen.moved;
        if let Some((_, seams)) = &mut self.seams {
            let Next::AskAlone(pages) = seams.resume_behind(run.page - 1, moved) else {
                return;
            };
            // What is queued stays: it is the run itself.
            self.queue.insert(0, again(&run, &pages));
        }
    }

    /// Holds a page against the one before it, and queues what that asks for.
    fn judge(
        &mut self,
        step: &Step,
        run: &PageRun,
        facts: &PageFacts,
        news: &News,
        moments: Moments,
    ) -> Result<(), PagingError> {
        self.note_range(run);
        self.seen.is_open |= run.page > 1;
        self.seen.last_total = self.last_total;
        let is_same = self.seams.as_ref().is_some_and(|(own, _)| own.is_like(run));
        if !is_same {
            self.seams = Some((run.clone(), Seams::new(self.kind(run))));
            self.is_beyond = false;
        }
        let (sent_at, _, epoch) = moments;
        let skipped = self.overlap(facts);
        let once = (skipped..news.known.len()).filter(|index| !news.twice.contains(index));
        let (known, hashes): (Vec<bool>, Vec<u64>) = once
            .filter_map(|index| Some((*news.known.get(index)?, *news.all.get(index)?)))
            .unzip();
        let follows = self.plan.follows(facts, run.page, self.plan.size_of(run));
        let more = follows && self.plan.reaches_behind(run);
        if !run.is_again || follows {
            self.is_beyond = follows && !more;
        }
        let fingerprint = facts.identities.iter().fold(0_u64, |sum, identity| {
            sum.wrapping_add(identity.hash().rotate_left(17) | 1)
        });
        let signs = PageSigns {
            number: run.page,
            epoch,
            total: facts.total,
            more,
            known: &known,
            hashes: &hashes,
            is_later: sent_at > self.last_came_at,
            fingerprint,
        };
        let Some((_, seams)) = &mut self.seams else {
            return Ok(());
        };
        let before = (seams.changes, seams.asked_again);
        let next = if !is_same && run.page > 1 {
            seams.begin_at(&signs)
        } else {
            seams.page(&signs)
        };
        let changed = seams.changes > before.0;
        let (is_held_back, is_mended) = (seams.is_held_back, seams.is_mended());
        self.notes
            .extend(note_of(changed && seams.mends(), run.page, &next));
        self.seen.changes += seams.changes - before.0;
        self.seen.asked_again += seams.asked_again - before.1;
        self.seen.moved |= seams.moved;
        if !is_held_back {
            self.note_given(step, news);
        }
        if changed && !is_mended {
            let how = match (self.last_total, self.total) {
                (Some(now), Some(first)) if now != first => format!(
                    "page {}: there are {now} records now and were {first} before",
                    run.page
                ),
                _ => format!("page {}: it holds records of pages before it", run.page),
            };
            self.report_change(how)?;
        }
        self.follow(run, next)
    }

    /// Reports that records changed where they are not mended; the list is not proven any more.
    pub(super) fn report_change(&mut self, how: String) -> Result<(), PagingError> {
        self.watch.report_change(how)?;
        let why = "the list changed while it was read, and reading went on after a warning";
        self.seen.unproven.get_or_insert_with(|| why.to_owned());
        Ok(())
    }

    /// Queues what the seams ask for next, and ends the run where nothing of it is left.
    pub(super) fn follow(&mut self, run: &PageRun, mut next: Next) -> Result<(), PagingError> {
        loop {
            match next {
                Next::Go => {}
                Next::Ask(pages) => self.queue.insert(0, again(run, &pages)),
                Next::AskAlone(pages) => {
                    self.queue.remove_run(run);
                    self.queue.insert(0, again(run, &pages));
                }
                Next::AskFirst { pages, epoch } => {
                    self.queue.forget_older(run, epoch);
                    self.queue.insert(0, again(run, &pages));
                }
                Next::GoOn { page, more } if more && self.queue.goes_on_at(run, page + 1) => {}
                Next::GoOn { page, more } | Next::GoOnBehind { page, more } => {
                    self.queue.remove_run(run);
                    if more {
                        let steps = self.steps_behind(run, page);
                        self.queue.insert(0, steps);
                    }
                }
                Next::Unquiet { page } => {
                    let more = true;
                    let how = format!(
                        "pages {page} and {} are different ones each time that they are asked for",
                        page + 1
                    );
                    if self.plan.ties() == Ties::Unbroken
                        && let Some((_, seams)) = &mut self.seams
                    {
                        // Its numbers show at the end whether something is missing.
                        seams.is_tied = true;
                        next = Next::GoOnBehind { page, more };
                        continue;
                    }
                    if self.seen.passes == 0 {
                        let what = "give members that tell records apart, a sort that is unique, or ask for fewer records at once";
                        return Err(PagingError::Changed(format!("{how}; {what}")));
                    }
                    self.seen.unproven = Some(how);
                    next = Next::GoOnBehind { page, more };
                    continue;
                }
                Next::End => {
                    self.end_of_run(run);
                    return Ok(());
                }
            }
            if self.queue.goes_on_with(run) {
                return Ok(());
            }
            let Some((_, seams)) = &mut self.seams else {
                return Ok(());
            };
            let before = seams.asked_again;
            next = seams.end();
            self.notes.extend(note_of(seams.moved, run.page, &next));
            self.seen.asked_again += seams.asked_again - before;
        }
    }

    /// Notes how well it is known that a run is whole.
    fn end_of_run(&mut self, run: &PageRun) {
        let Some((_, seams)) = &self.seams else {
            return;
        };
        let is_one_page = seams.is_one_page();
        if self.reads_range_again(run) {
            return;
        }
        let Some((_, seams)) = &self.seams else {
            return;
        };
        if seams.moved_down && self.seen.unproven.is_none() {
            self.seen.unproven = Some(
                "records were moved from pages that were not read yet to pages that were"
                    .to_owned(),
            );
        }
        let is_exact = is_one_page || seams.is_exact();
        self.seen.has_seams |= self.seen.is_open && !is_exact;
        self.seen.is_open = false;
        if std::mem::take(&mut self.is_beyond) {
            self.go_beyond_reach(run);
        }
    }

    /// Goes on where page numbers end, unless what does that is queued already.
    fn go_beyond_reach(&mut self, run: &PageRun) {
        let reach = self.plan.reach_of(run).unwrap_or(u64::MAX);
        let is_beyond = |step: &Step| match step {
            step if run.range.is_some() => step.range() == run.range.as_ref(),
            Step::Truncated { .. } | Step::EarliestDay | Step::LatestDay { .. } => true,
            Step::CountRange { .. } | Step::KeyedPage { .. } => true,
            step => step
                .run()
                .is_some_and(|run| run.size.is_some() || run.range.is_some()),
        };
        if run.reading.is_some()
            || !self.plan.wants_more_than(reach)
            || self.queue.steps().any(is_beyond)
        {
            return;
        }
        let total = self.total_of(run).filter(|total| !self.plan.is_cap(*total));
        let steps = match pass_reach(&self.plan, total) {
            Ok(outcome) if run.range.is_none() && self.plan.can_pass_reach() => outcome.next_steps,
            _ => beyond_reach(&self.plan, run, total),
        };
        self.queue.insert(0, steps);
    }

    /// Reads a range once more in pages of another size where it gave fewer records than it has: those that are
    /// equal in the sort may stand in another order in each answer.
    fn reads_range_again(&mut self, run: &PageRun) -> bool {
        if run.range.is_none() || !self.kind(run).is_mended {
            return false;
        }
        let total = self.total_of(run).or(self.range_total);
        let reach = self.plan.reach_of(run).unwrap_or(u64::MAX);
        let came = self.range_records.len() as u64;
        let is_short = total.is_some_and(|total| came < total.min(reach));
        let largest = self.plan.largest_page();
        let size = run.size.map_or(largest, |size| size - 1);
        let is_reached = self.plan.paging.reach.is_none_or(|reach| size <= reach);
        if !is_short || !is_reached || size + MOST_SIZES <= largest {
            return false;
        }
        let again = PageRun {
            page: 1,
            last: None,
            total: None,
            is_again: false,
            is_queued: false,
            size: Some(size),
            ..run.clone()
        };
        self.seen.asked_again += 1;
        self.queue.insert(0, vec![Step::NumberedPages(again)]);
        true
    }

    /// Begins with another range.
    fn note_range(&mut self, run: &PageRun) {
        if self.range != run.range {
            self.range.clone_from(&run.range);
            self.range_records.clear();
            self.range_total = None;
        }
        if run.range.is_some() {
            self.range_total = self.range_total.or(run.total);
        }
    }

    /// The steps of a run behind one of its pages.
    pub(super) fn steps_behind(&self, run: &PageRun, page: u64) -> Vec<Step> {
        let like = PageRun {
            page: page + 1,
            last: None,
            total: None,
            is_queued: false,
            is_again: false,
            is_counted: false,
            ..run.clone()
        };
        if page > 0
            && !self.plan.reaches_behind(&PageRun {
                page,
                ..run.clone()
            })
        {
            return Vec::new();
        }
        let total = self.total_of(run).filter(|total| !self.plan.is_cap(*total));
        let known = total.map(|total| self.plan.remaining_pages(&like, page + 1, total));
        match known {
            Some(steps) if !steps.is_empty() => steps,
            _ => vec![Step::NumberedPages(like)],
        }
    }

    /// Ends another reading that brought what was missing, or that goes on beyond what there can be.
    ///
    /// Where pages were requested side by side, a reading goes on to its end: a record that appeared
    /// meanwhile is found as well, and is not the one that was missing.
    fn check_reading(&mut self, step: &Step, new_records: usize) {
        let records = self.records + new_records as u64;
        let missing = self.missing(records);
        let is_beyond = match step {
            Step::NumberedPages(run) => {
                let all = records + missing;
                let pages = all.div_ceil(self.plan.size_of(run));
                run.page > pages.saturating_add(MOST_KNOWN_PAGES as u64)
            }
            _ => false,
        };
        if is_beyond || (missing == 0 && self.bounds.concurrency <= 1) {
            let run = step.run().unwrap_or_default();
            self.queue.remove_run(&run);
        }
    }

    pub(super) fn is_enough(&self) -> bool {
        self.bounds.are_reached(self.records, self.pages)
    }

    /// The position behind everything that was given.
    #[must_use]
    pub fn position(&self) -> Position {
        let stored: Vec<Step> = self.queue.stored_steps().collect();
        let mut steps = position::compact(stored.into_iter());
        if let Some((run, seams)) = &self.seams
            && let Some(page) = seams.unsettled_behind()
            && !self.watch.is_cut
        {
            steps.splice(0..0, self.steps_behind(run, page));
        }
        Position {
            records: self.records,
            pages: self.pages,
            keys: self.keys,
            expected_total: self.counted,
            duplicates: if self.watch.is_cut {
                0
            } else {
                self.watch.duplicates
            },
            seen: self.seen.clone(),
            steps,
        }
    }
}

/// The steps that ask for pages of a run again.
fn again(run: &PageRun, pages: &[u64]) -> Vec<Step> {
    let step = |page: &u64| {
        Step::NumberedPages(PageRun {
            page: *page,
            last: None,
            total: None,
            is_queued: true,
            is_again: true,
            ..run.clone()
        })
    };
    pages.iter().map(step).collect()
}
