//! Turns the requests of the seams into steps of the queue.

use openshelf_core::catalog::{NewestFirst, Ties};

use super::bounds::OnChange;
use super::epochs::Moment;
use super::error::PagingError;
use super::known_records::News;
use super::notes::note_of;
use super::page_facts::PageFacts;
use super::paginator::Paginator;
use super::seam_signs::{ListTraits, Next, Number, PageSigns, Proof};
use super::seams::Seams;
use super::step::{PageRun, Step};
use super::transitions::{beyond_reach, pass_reach, passes_reach};

/// The number of page sizes in which a range is read again.
const MOST_SIZES: u64 = 5;

impl Paginator {
    /// Whether seams are mended just now.
    pub(super) fn mends_now(&self) -> bool {
        match &self.seams {
            Some((_, seams)) => seams.mends(),
            None => self.kind(&PageRun::default()).is_mended,
        }
    }

    /// The properties of the list that matter for the seams of a run.
    pub(super) fn kind(&self, run: &PageRun) -> ListTraits {
        let mends = self.bounds.on_change == OnChange::Mend
            && self.listed.recognises()
            && !self.has_forgotten
            && !self.listed.paging.pages_overlap
            && run.reading.is_none();
        let ties = self.listed.ties();
        let has_total = self.listed.has_total();
        let is_counted = has_total || self.listed.has_count_operation();
        ListTraits {
            has_total,
            is_newest_first: self.listed.is_newest_first() && run.range.is_none(),
            has_moves: self.listed.paging.newest_first == NewestFirst::Always,
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

    /// Requests first the seam at which an earlier run stopped.
    pub(super) fn resume_seam(&mut self) {
        let Some(run) = self.queue.first().and_then(|slot| slot.step.run()) else {
            return;
        };
        if run.page <= 1 || run.reading.is_some() {
            return;
        }
        self.seams = Some((run.clone(), Seams::new(self.kind(&run))));
        if run.range.is_none() && self.listed.has_total() {
            // A total that differs from that of the earlier run is a sign as well.
            self.epochs.begin(&run, self.seen.last_total);
        }
        let moved = self.seen.moved;
        if let Some((_, seams)) = &mut self.seams {
            let Next::AskAlone(pages) = seams.resume_behind(run.page - 1, moved) else {
                return;
            };
            // The queue stays: it is the run itself.
            self.queue.insert(0, again(&run, &pages));
        }
    }

    /// Compares a page with the previous one, and queues the resulting requests.
    pub(super) fn judge(
        &mut self,
        step: &Step,
        run: &PageRun,
        facts: &PageFacts,
        news: &News,
        (moment, epoch): (Moment, i64),
    ) -> Result<(), PagingError> {
        self.note_range(run);
        self.seen.is_open |= run.page > 1;
        self.seen.last_total = self.last_total;
        let is_same = self.seams.as_ref().is_some_and(|(own, _)| own.is_like(run));
        if !is_same {
            self.seams = Some((run.clone(), Seams::new(self.kind(run))));
            self.is_beyond = false;
        }
        let skipped = self.overlap(facts);
        let once = (skipped..news.known.len()).filter(|index| !news.twice.contains(index));
        let (known, hashes): (Vec<bool>, Vec<u64>) = once
            .filter_map(|index| Some((*news.known.get(index)?, *news.all.get(index)?)))
            .unzip();
        let size = self.listed.size_of(run);
        // Records that came before do not show that a total is too low.
        let has_news = known.iter().any(|known| !known);
        let follows = self.listed.follows(facts, run.page, size)
            && (has_news || !facts.exceed_total(run.page, size));
        let more = follows && self.listed.reaches_behind(run);
        if !run.is_again || follows {
            self.is_beyond = follows && !more;
        }
        let fingerprint = facts.identities.iter().fold(0_u64, |sum, identity| {
            sum.wrapping_add(identity.hash().rotate_left(17) | 1)
        });
        let signs = PageSigns {
            number: run.page,
            records: Number {
                epoch,
                total: facts.total,
            },
            more,
            known: &known,
            hashes: &hashes,
            is_later: moment.sent_at > self.last_came_at,
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
        if seams.is_restless() {
            return Err(PagingError::Changed(format!(
                "it changes faster than it is read: {} pages were requested again; request larger pages",
                seams.asked_again
            )));
        }
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
                    "page {}: there are {now} records now; there were {first} before",
                    run.page
                ),
                _ => format!("page {}: it holds records of earlier pages", run.page),
            };
            self.report_change(how)?;
        }
        self.follow(run, next)
    }

    /// Reports that records changed if they are not mended; the list is then unproven.
    pub(super) fn report_change(&mut self, how: String) -> Result<(), PagingError> {
        self.watch.report_change(how)?;
        let why = "the list changed while it was read, and reading continued after a warning";
        self.seen.unproven.get_or_insert_with(|| why.to_owned());
        Ok(())
    }

    /// Queues the next requests of the seams, and ends the run if nothing of it is left.
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
                        "pages {page} and {} differ each time that they are requested",
                        page + 1
                    );
                    if self.listed.ties() == Ties::Unbroken
                        && let Some((_, seams)) = &mut self.seams
                    {
                        // Its numbers show at the end whether something is missing.
                        seams.is_tied = true;
                        next = Next::GoOnBehind { page, more };
                        continue;
                    }
                    if self.seen.passes == 0 {
                        let what = "request members that identify a record, use a unique sort, or request fewer records at a time";
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

    /// Records how certain it is that a run is complete.
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
                "records moved from pages that had not been read to pages that had".to_owned(),
            );
        }
        let is_exact = is_one_page || seams.is_exact();
        self.seen.has_seams |= self.seen.is_open && !is_exact;
        self.seen.is_open = false;
        if std::mem::take(&mut self.is_beyond) {
            self.go_beyond_reach(run);
        }
    }

    /// Continues where page numbers end, unless the steps for that are already queued.
    fn go_beyond_reach(&mut self, run: &PageRun) {
        let reach = self.listed.reach_of(run).unwrap_or(u64::MAX);
        let is_beyond = |step: &Step| match step {
            step if run.range.is_some() => step.range() == run.range.as_ref(),
            Step::Truncated { .. } | Step::EarliestDay | Step::LatestDay { .. } => true,
            Step::CountDays { .. } => true,
            Step::CountRange { .. } | Step::KeyedPage { .. } => true,
            step => step
                .run()
                .is_some_and(|run| run.size.is_some() || run.range.is_some()),
        };
        if run.reading.is_some()
            || !self.listed.wants_more_than(reach)
            || self.queue.steps().any(is_beyond)
        {
            return;
        }
        let total = self
            .epochs
            .last_total(run)
            .filter(|total| !self.listed.is_cap(*total));
        let steps = if run.range.is_none() && passes_reach(&self.listed) {
            pass_reach(&self.listed, total).next_steps
        } else {
            beyond_reach(&self.listed, run, total)
        };
        self.queue.insert(0, steps);
    }

    /// Reads a range once more in pages of another size if fewer records were returned than it has:
    /// records with equal sort values may be in another order in each answer.
    fn reads_range_again(&mut self, run: &PageRun) -> bool {
        if run.range.is_none() || !self.kind(run).is_mended {
            return false;
        }
        let total = self.epochs.last_total(run).or(self.range_total);
        let reach = self.listed.reach_of(run).unwrap_or(u64::MAX);
        let came = self.range_records.len() as u64;
        let is_short = total.is_some_and(|total| came < total.min(reach));
        let largest = self.listed.largest_page();
        let size = run.size.map_or(largest, |size| size - 1);
        let is_reached = self.listed.paging.reach.is_none_or(|reach| size <= reach);
        if !is_short || !is_reached || size + MOST_SIZES <= largest {
            return false;
        }
        let again = PageRun {
            size: Some(size),
            ..run.at_page(1)
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

    /// The steps of a run after one of its pages.
    pub(super) fn steps_behind(&self, run: &PageRun, page: u64) -> Vec<Step> {
        let like = run.at_page(page + 1);
        if page > 0
            && !self.listed.reaches_behind(&PageRun {
                page,
                ..run.clone()
            })
        {
            return Vec::new();
        }
        let total = self
            .epochs
            .last_total(run)
            .filter(|total| !self.listed.is_cap(*total));
        let known = total.map(|total| self.listed.remaining_pages(&like, page + 1, total));
        match known {
            Some(steps) if !steps.is_empty() => steps,
            _ => vec![Step::NumberedPages(like)],
        }
    }
}

/// The steps that request pages of a run again.
fn again(run: &PageRun, pages: &[u64]) -> Vec<Step> {
    let step = |page: &u64| {
        Step::NumberedPages(PageRun {
            is_queued: true,
            is_again: true,
            ..run.at_page(*page)
        })
    };
    pages.iter().map(step).collect()
}
