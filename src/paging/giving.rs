//! Selects the records to return from an answer: the new ones.

use std::sync::Arc;

use openshelf_transport::Reply;

use super::bounds::OnChange;
use super::epochs::Moment;
use super::error::PagingError;
use super::known_records::News;
use super::page::Page;
use super::page_facts::PageFacts;
use super::paginator::Paginator;
use super::position::{self, Position};
use super::slice::Extent;
use super::step::{CursorPage, Step};
use super::watch::MOST_KNOWN_PAGES;
use super::window::{Window, keeps_order, records_up_to};

impl Paginator {
    /// How many of the first records of a page are wanted, as many as its window has; `None` if the page is requested
    /// again.
    pub(super) fn wanted(
        &mut self,
        step: &Step,
        facts: &PageFacts,
        body: &[u8],
    ) -> Result<Option<usize>, PagingError> {
        let all = facts.identities.len();
        let Step::CursorPage(own) = step else {
            return Ok(Some(all));
        };
        let listed = Arc::clone(&self.listed);
        let sort = listed.sort.as_ref();
        if !self.is_without_windows && !keeps_order(sort, &own.window, facts) {
            return self.give_up_windows(step).map(|()| None);
        }
        self.last_cursor = own.window.values().to_vec();
        let (Some(sort), Some(until)) = (sort, own.window.until()) else {
            return Ok(Some(all));
        };
        if !own.window.is_reached(sort, facts) {
            return Ok(Some(all));
        }
        let places = facts.places(sort, listed.key(), body);
        match records_up_to(sort, &places, until) {
            Some(wanted) => Ok(Some(wanted)),
            None => self.give_up_windows(step).map(|()| None),
        }
    }

    /// Continues with one cursor if the service does not keep the order that windows need.
    fn give_up_windows(&mut self, step: &Step) -> Result<(), PagingError> {
        let how =
            "the service does not keep the order of the sort: the rest is read one page at a time";
        // A slice would have no end.
        let is_slice = self.listed.extent != Extent::Whole;
        if self.bounds.on_change == OnChange::Raise || is_slice {
            return Err(PagingError::Changed(how.to_owned()));
        }
        self.watch.warn(how.to_owned());
        self.seen.unproven = Some(how.to_owned());
        self.is_without_windows = true;
        let values = std::mem::take(&mut self.last_cursor);
        let page = match step {
            Step::CursorPage(own) if !values.is_empty() => own.page,
            _ => 1,
        };
        self.queue.remove_windows();
        let again = Step::CursorPage(CursorPage {
            page,
            window: Window::behind(values),
            ..CursorPage::default()
        });
        self.queue.insert(0, vec![again]);
        Ok(())
    }

    /// Notes what an answer says beside its records.
    fn hear(&mut self, body: &[u8], facts: &PageFacts) {
        let records = facts.records.iter();
        let heard = self.listener.hear_page(
            |path| {
                let found = facts.said.iter().find(|(known, _)| *known == path);
                found.map(|(_, value)| value.clone())
            },
            records.filter_map(|at| body.get(at.clone())),
        );
        let added = Arc::clone(&self.added);
        let operation = self.listener.operation;
        let warnings = self.remarks.add(operation, &heard, |text| added.text(text));
        self.remark_warnings.extend(warnings);
    }

    /// The pages to return from the first `wanted` records of an answer; none if they contain nothing
    /// new.
    pub(super) fn give(
        &mut self,
        step: &Step,
        reply: Reply,
        facts: PageFacts,
        wanted: usize,
        (moment, epoch): (Moment, i64),
    ) -> Result<Vec<Page>, PagingError> {
        self.hear(&reply.body, &facts);
        let duplicates = self.watch.duplicates;
        let identities = facts.identities.get(..wanted).unwrap_or_default();
        let news = self.known.look(identities)?;
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
            self.judge(step, &run, &facts, &news, (moment, epoch))?;
        } else {
            self.note_given(step, &news);
        }
        self.last_key = last_key;
        self.last_came_at = moment.came_at;
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
            let news = self.known.look(&facts.identities)?;
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
        self.known.add(news)?;
        let size = usize::try_from(self.listed.given_size).unwrap_or(usize::MAX);
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

    /// The hashes of these records, for the log.
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
    /// A position between two of them requests the whole page again. The records already returned from it
    /// are recognised, and are not a sign of ties.
    fn divide(
        &mut self,
        step: &Step,
        reply: &Reply,
        facts: &PageFacts,
        news: &News,
        new_records: &[usize],
        duplicates_before: i64,
    ) -> Vec<Page> {
        let size = usize::try_from(self.listed.given_size).unwrap_or(usize::MAX);
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
    pub(super) fn note_given(&mut self, step: &Step, news: &News) {
        if step.range().is_some() {
            self.range_records.extend(&news.all);
        } else if let Some(pass) = &mut self.pass {
            pass.extend(&news.all);
        }
    }

    /// Counts repeated records, if they may be a sign of ties.
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
        // Pages of another size overlap those before them.
        if step.run().is_none_or(|run| run.size.is_none()) {
            self.seen.equal += news.equal.min(repeated) as u64;
        }
        if self.listed.is_tied() && !self.mends_now() {
            self.watch.add_duplicates(repeated);
        } else if repeated > 0 && step.run().is_none() {
            // With a cursor nothing else shows it.
            self.seen.changes += 1;
            self.seen.moved = true;
            if self.bounds.on_change != OnChange::Mend {
                let how = format!("{repeated} records came twice");
                self.report_change(how)?;
            }
        }
        Ok(())
    }

    /// How many records the page shares with the previous page, if the pages of the operation overlap.
    pub(super) fn overlap(&self, facts: &PageFacts) -> usize {
        let first = facts.identities.first().map(|identity| identity.hash());
        usize::from(self.listed.paging.pages_overlap && first.is_some() && first == self.last_key)
    }

    /// Ends another reading that found the missing records, or that continues beyond the possible number.
    ///
    /// If pages were requested in parallel, a reading continues to its end: it also finds records that
    /// appeared meanwhile, which are not the missing ones.
    fn check_reading(&mut self, step: &Step, new_records: usize) {
        let records = self.records + new_records as u64;
        let missing = self.missing(records);
        let is_beyond = match step {
            Step::NumberedPages(run) => {
                let all = records + missing;
                let pages = all.div_ceil(self.listed.size_of(run));
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

    /// The position after everything that was returned.
    #[must_use]
    pub fn position(&self) -> Position {
        let mut steps = position::compact(self.queue.stored_steps().into_iter());
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
            remarks: Box::new(self.remarks.clone()),
            steps,
        }
    }
}
