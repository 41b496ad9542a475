//! The seams of the run of numbered pages that is being returned: gives its pages to [`Seams`] as evidence, and turns
//! what follows into steps of the queue.

use openshelf_core::catalog::{NewestFirst, Ties};
use openshelf_transport::Reply;

use super::bounds::OnChange;
use super::day_range::DayRange;
use super::epochs::{Epochs, Moment};
use super::error::PagingError;
use super::known_records::News;
use super::list_state::ListState;
use super::listed_call::ListedCall;
use super::notes::note_of;
use super::page_evidence::{Hold, ListTraits, Next, Number, PageEvidence, Proof};
use super::page_facts::PageFacts;
use super::request_queue::RequestQueue;
use super::seams::Seams;
use super::step::{PageRun, Step};
use super::transitions::{beyond_reach, pass_reach, passes_reach};

/// The number of page sizes in which a range is read again.
const MOST_SIZES: u64 = 5;

/// A page, and the step that it answers.
pub type AnsweredPage = (Step, Reply, PageFacts);

/// The seams of the run that is being returned.
#[derive(Default)]
pub struct RunSeams {
    current: Option<(PageRun, Seams)>,
    epochs: Epochs,
    /// When the answer of the previous page arrived.
    last_came_at: u64,
    /// The last page whose seam did not fit: it is returned when it does.
    held: Option<AnsweredPage>,
    /// More records follow than page numbers reach.
    is_beyond: bool,
}

/// A numbered page that is next in order.
pub struct NextPage<'a> {
    pub step: &'a Step,
    pub run: &'a PageRun,
    pub facts: &'a PageFacts,
    pub news: &'a News,
    pub moment: Moment,
    pub epoch: i64,
}

impl RunSeams {
    /// Whether seams are mended just now.
    pub fn mends(&self, list: &ListState) -> bool {
        match &self.current {
            Some((_, seams)) => seams.mends(),
            None => traits_of(list, &PageRun::default()).is_mended,
        }
    }

    /// How many numbered pages may be under way.
    pub fn width(&self) -> usize {
        let seams = self.current.as_ref();
        seams.map_or(usize::MAX, |(_, seams)| seams.width())
    }

    /// Whether the run is read once more from its beginning.
    pub fn is_read_again(&self) -> bool {
        let seams = self.current.as_ref();
        seams.is_some_and(|(_, seams)| seams.passes() > 0)
    }

    /// What becomes of the records of the last page.
    pub fn hold(&self) -> Hold {
        let seams = self.current.as_ref();
        seams.map_or(Hold::Nothing, |(_, seams)| seams.hold())
    }

    /// Keeps a page until its seam fits.
    pub fn hold_back(&mut self, page: AnsweredPage) {
        self.held = Some(page);
    }

    /// Takes the page that was held back. It is dropped if it is not the time to return it.
    pub fn take_held(&mut self, is_released: bool) -> Option<AnsweredPage> {
        self.held.take().filter(|_| is_released)
    }

    /// Another reading begins, whose pages have seams of their own.
    pub fn end_reading(&mut self) {
        self.current = None;
    }

    /// Notes when the answer of a page arrived. Between two answers of a run with one epoch no other total was seen.
    pub fn epoch_of(&mut self, run: &PageRun, total: Option<u64>, moment: Moment) -> i64 {
        self.epochs.of_answer(run, total, moment)
    }

    /// Notes when the answer of a page that was in order arrived.
    pub fn finish_page(&mut self, moment: Moment) {
        self.last_came_at = moment.came_at;
    }

    /// The unsettled pages before those of the queue.
    pub fn unsettled_steps(&self, list: &ListState) -> Option<Vec<Step>> {
        let (run, seams) = self.current.as_ref()?;
        let page = seams.unsettled_behind()?;
        Some(self.steps_behind(list, run, page))
    }

    /// Requests first the seam at which an earlier run stopped.
    pub fn resume(&mut self, list: &ListState, queue: &mut RequestQueue) {
        let Some(run) = queue.first().and_then(|slot| slot.step.run()) else {
            return;
        };
        if run.page <= 1 || run.reading.is_some() {
            return;
        }
        let seen = &list.watch.seen;
        let has_total = run.range.is_none() && list.listed.has_total();
        let total = seen.last_total.filter(|_| has_total);
        if has_total {
            // A total that differs from that of the earlier run is a sign as well.
            self.epochs.begin(&run, total);
        }
        let mut seams = Seams::new(traits_of(list, &run));
        if let Next::AskAlone(pages) = seams.resume_behind(run.page - 1, seen.moved, total) {
            // The queue stays: it is the run itself.
            queue.insert(0, again(&run, &pages));
        }
        self.current = Some((run, seams));
    }

    /// Reads the list once more from its beginning, and requests every seam.
    pub fn read_again(
        &mut self,
        list: &mut ListState,
        queue: &mut RequestQueue,
    ) -> Result<(), PagingError> {
        let run = match &self.current {
            Some((run, _)) if run.reading.is_none() && run.size.is_none() => PageRun {
                range: None,
                ..run.clone()
            },
            _ => PageRun::default(),
        };
        let mut seams = Seams::new(traits_of(list, &run));
        let next = seams.read_again();
        self.current = Some((run.clone(), seams));
        self.follow(list, queue, &run, next)
    }

    /// Compares a page with the previous one, and queues the resulting requests.
    pub fn judge(
        &mut self,
        list: &mut ListState,
        queue: &mut RequestQueue,
        page: &NextPage<'_>,
    ) -> Result<(), PagingError> {
        let (run, facts) = (page.run, page.facts);
        list.readings.note_range(run);
        list.watch.seen.is_open |= run.page > 1;
        let is_part = |range: &DayRange| range.facet.is_some() && !list.listed.is_slice(range);
        list.watch.seen.has_divided_day |= run.range.as_ref().is_some_and(is_part);
        list.watch.seen.last_total = list.totals.last;
        let is_same = self
            .current
            .as_ref()
            .is_some_and(|(own, _)| own.is_like(run));
        if !is_same {
            self.current = Some((run.clone(), Seams::new(traits_of(list, run))));
            self.is_beyond = false;
        }
        let (known, hashes) = evidence_of(page.news, list.overlap(facts));
        let size = list.listed.size_of(run);
        // Records that came before do not show that a total is too low.
        let has_news = known.iter().any(|known| !known);
        let follows = list.listed.follows(facts, run.page, size)
            && (has_news || !facts.exceed_total(run.page, size));
        let more = follows && list.listed.reaches_behind(run);
        if !run.is_again || follows {
            self.is_beyond = follows && !more;
        }
        let evidence = PageEvidence {
            number: run.page,
            records: Number {
                epoch: page.epoch,
                total: facts.total,
            },
            more,
            known: &known,
            hashes: &hashes,
            is_later: page.moment.sent_at > self.last_came_at,
            fingerprint: fingerprint(facts),
        };
        let Some((_, seams)) = &mut self.current else {
            return Ok(());
        };
        let before = (seams.changes().times, seams.asked_again());
        let next = if !is_same && run.page > 1 {
            seams.begin_at(&evidence)
        } else {
            seams.page(&evidence)
        };
        let times = seams.changes().times - before.0;
        if seams.is_restless() {
            return Err(PagingError::Changed(format!(
                "it changes faster than it is read: {} pages were requested again; request larger pages",
                seams.asked_again()
            )));
        }
        let has_changed = times > 0;
        let watch = &mut list.watch;
        watch.note(note_of(has_changed && seams.mends(), run.page, &next));
        watch.seen.changes += times;
        watch.seen.asked_again += seams.asked_again() - before.1;
        watch.seen.moved |= seams.changes().moved;
        if seams.hold() != Hold::HeldBack {
            list.readings.note(page.step, page.news);
        }
        if has_changed && !seams.is_mended() {
            list.watch.report_change(change_in_words(list, run))?;
        }
        self.follow(list, queue, run, next)
    }

    /// Queues the next requests of the seams, and ends the run if nothing of it is left.
    fn follow(
        &mut self,
        list: &mut ListState,
        queue: &mut RequestQueue,
        run: &PageRun,
        mut next: Next,
    ) -> Result<(), PagingError> {
        loop {
            match next {
                Next::Go => {}
                Next::Ask(pages) => queue.insert(0, again(run, &pages)),
                Next::AskAlone(pages) => {
                    queue.remove_run(run);
                    queue.insert(0, again(run, &pages));
                }
                Next::AskFirst { pages, epoch } => {
                    queue.forget_older(run, epoch);
                    queue.insert(0, again(run, &pages));
                }
                Next::GoOn { page, more } if more && queue.goes_on_at(run, page + 1) => {}
                Next::GoOn { page, more } | Next::GoOnBehind { page, more } => {
                    queue.remove_run(run);
                    if more {
                        queue.insert(0, self.steps_behind(list, run, page));
                    }
                }
                Next::Unquiet { page } => {
                    self.accept_unquiet(list, page)?;
                    next = Next::GoOnBehind { page, more: true };
                    continue;
                }
                Next::End => {
                    self.end_run(list, queue, run);
                    return Ok(());
                }
            }
            if queue.goes_on_with(run) {
                return Ok(());
            }
            let Some((_, seams)) = &mut self.current else {
                return Ok(());
            };
            let before = seams.asked_again();
            next = seams.end();
            let has_changed = seams.changes().times > 0;
            list.watch.note(note_of(has_changed, run.page, &next));
            list.watch.seen.asked_again += seams.asked_again() - before;
        }
    }

    /// Reads on after two pages that differ each time, if the list allows it.
    fn accept_unquiet(&mut self, list: &mut ListState, page: u64) -> Result<(), PagingError> {
        if list.listed.ties() == Ties::Unbroken
            && let Some((_, seams)) = &mut self.current
        {
            // Its numbers show at the end whether something is missing.
            seams.accept_ties();
            return Ok(());
        }
        let how = format!(
            "pages {page} and {} differ each time that they are requested",
            page + 1
        );
        if list.watch.seen.passes == 0 {
            let what = "request members that identify a record, use a unique sort, or request fewer records at a time";
            return Err(PagingError::Changed(format!("{how}; {what}")));
        }
        list.watch.seen.unproven = Some(how);
        Ok(())
    }

    /// Records how certain it is that a run is complete.
    fn end_run(&mut self, list: &mut ListState, queue: &mut RequestQueue, run: &PageRun) {
        let Some((_, seams)) = &self.current else {
            return;
        };
        if self.reads_range_again(list, queue, run) {
            return;
        }
        let seen = &mut list.watch.seen;
        if seams.changes().moved_down && seen.unproven.is_none() {
            seen.unproven = Some(
                "records moved from pages that had not been read to pages that had".to_owned(),
            );
        }
        let is_exact = seams.is_one_page() || seams.is_exact();
        seen.has_seams |= seen.is_open && !is_exact;
        seen.is_open = false;
        if std::mem::take(&mut self.is_beyond) {
            self.go_beyond_reach(list, queue, run);
        }
    }

    /// Continues where page numbers end, unless the steps for that are already queued.
    fn go_beyond_reach(&self, list: &ListState, queue: &mut RequestQueue, run: &PageRun) {
        let listed = &list.listed;
        let reach = listed.reach_of(run).unwrap_or(u64::MAX);
        let is_beyond = |step: &Step| match step {
            step if run.range.is_some() => step.range() == run.range.as_ref(),
            Step::Truncated { .. } | Step::EarliestDay | Step::LatestDay { .. } => true,
            Step::CountDays { .. } => true,
            Step::CountRange { .. } | Step::KeyedPage { .. } => true,
            step => step
                .run()
                .is_some_and(|run| run.size.is_some() || run.range.is_some()),
        };
        if run.reading.is_some() || !listed.wants_more_than(reach) || queue.steps().any(is_beyond) {
            return;
        }
        let total = self.exact_total(listed, run);
        let steps = if run.range.is_none() && passes_reach(listed) {
            pass_reach(listed, total).next_steps
        } else {
            beyond_reach(listed, run, total)
        };
        queue.insert(0, steps);
    }

    /// Reads a range once more in pages of another size if fewer records were returned than it has:
    /// records with equal sort values may be in another order in each answer.
    fn reads_range_again(
        &self,
        list: &mut ListState,
        queue: &mut RequestQueue,
        run: &PageRun,
    ) -> bool {
        if run.range.is_none() || !traits_of(list, run).is_mended {
            return false;
        }
        let (came, total) = list.readings.range_numbers();
        let total = self.epochs.last_total(run).or(total);
        let listed = &list.listed;
        let reach = listed.reach_of(run).unwrap_or(u64::MAX);
        let is_short = total.is_some_and(|total| came < total.min(reach));
        let largest = listed.page_reach.largest;
        let size = match run.size {
            Some(size) if size + MOST_SIZES > largest => size - 1,
            _ => largest,
        };
        let is_reached = listed.paging.reach.is_none_or(|reach| size <= reach);
        if !is_short || !is_reached || size + MOST_SIZES <= largest {
            return false;
        }
        let again = PageRun {
            size: Some(size),
            ..run.at_page(1)
        };
        list.watch.seen.asked_again += 1;
        queue.insert(0, vec![Step::NumberedPages(again)]);
        true
    }

    /// The steps of a run after one of its pages.
    fn steps_behind(&self, list: &ListState, run: &PageRun, page: u64) -> Vec<Step> {
        let listed = &list.listed;
        let like = run.at_page(page + 1);
        let last = PageRun {
            page,
            ..run.clone()
        };
        if page > 0 && !listed.reaches_behind(&last) {
            return Vec::new();
        }
        let total = self.exact_total(listed, run);
        let known = total.map(|total| listed.remaining_pages(&like, page + 1, total));
        match known {
            Some(steps) if !steps.is_empty() => steps,
            _ => vec![Step::NumberedPages(like)],
        }
    }

    /// The last total of a run, unless that is only the limit of the service's count.
    fn exact_total(&self, listed: &ListedCall, run: &PageRun) -> Option<u64> {
        let total = self.epochs.last_total(run);
        total.filter(|total| !listed.is_cap(*total))
    }
}

/// The properties of the list that matter for the seams of a run.
fn traits_of(list: &ListState, run: &PageRun) -> ListTraits {
    let listed = &list.listed;
    let is_mend = list.bounds.on_change == OnChange::Mend;
    let mends = is_mend
        && listed.recognises()
        && !list.returned.are_forgotten
        && !listed.paging.pages_overlap
        && run.reading.is_none();
    let ties = listed.ties();
    let has_total = listed.has_total();
    let is_counted = has_total || listed.has_count_operation();
    ListTraits {
        has_total,
        is_newest_first: listed.is_newest_first() && run.range.is_none(),
        has_moves: listed.paging.newest_first == NewestFirst::Always,
        is_mended: mends,
        is_tied: ties == Ties::Unbroken
            || run.reading.is_some()
            || (!mends && is_mend && ties != Ties::Broken),
        may_be_tied: ties != Ties::Broken,
        proof: match () {
            () if !mends => Proof::None,
            () if list.bounds.prove || list.watch.seen.passes > 0 => Proof::All,
            () if is_counted => Proof::None,
            () => Proof::OfShortList,
        },
    }
}

/// For each record of a page after the first ones, whether it is known, and its hash. A record that is repeated on the
/// page counts once.
fn evidence_of(news: &News, skipped: usize) -> (Vec<bool>, Vec<u64>) {
    let once = (skipped..news.known.len()).filter(|index| !news.twice.contains(index));
    once.filter_map(|index| Some((*news.known.get(index)?, *news.all.get(index)?)))
        .unzip()
}

/// The hash of the records of a page, whatever their order.
fn fingerprint(facts: &PageFacts) -> u64 {
    facts.identities.iter().fold(0_u64, |sum, identity| {
        sum.wrapping_add(identity.hash().rotate_left(17) | 1)
    })
}

/// How a page shows that the list changed.
fn change_in_words(list: &ListState, run: &PageRun) -> String {
    match (list.totals.last, list.totals.first) {
        (Some(now), Some(first)) if now != first => format!(
            "page {}: there are {now} records now; there were {first} before",
            run.page
        ),
        _ => format!("page {}: it holds records of earlier pages", run.page),
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
