//! Decides whether a range of days is read, halved, or divided by a parameter.

use openshelf_core::catalog::{CapStrategy, Days};

use super::day_range::DayRange;
use super::error::UnreadableAnswer;
use super::listed_call::ListedCall;
use super::page_facts::PageFacts;
use super::range_arguments::{arguments_in_range, facet_values};
use super::step::{PageRun, Step};
use super::step_outcome::StepOutcome;

/// The outcome of the latest day: the whole range is counted next.
pub fn on_latest_day(low: &str, facts: &PageFacts) -> Result<StepOutcome, UnreadableAnswer> {
    let day = |text: &str| text.get(..10).and_then(|day| day.parse().ok());
    let low = day(low);
    let high = facts.first_day.as_deref().and_then(day);
    let (Some(low), Some(high)) = (low, high.filter(|high| low.is_some_and(|low| low <= *high)))
    else {
        return Err(UnreadableAnswer::WithoutKey);
    };
    let range = DayRange::new(low, high);
    Ok(StepOutcome::replaced_by(vec![Step::CountRange { range }]))
}

/// The outcome of a range's count.
pub fn on_range_count(listed: &ListedCall, range: &DayRange, total: u64) -> StepOutcome {
    let CapStrategy::Days(days) = listed.paging.cap_strategy else {
        return StepOutcome::default();
    };
    if total == 0 {
        return StepOutcome::default();
    }
    let counted = PageRun {
        range: Some(range.clone()),
        is_counted: listed.counts_ranges_separately(),
        ..PageRun::default()
    };
    let pages = |run: &PageRun| {
        if listed.counts_ranges_separately() {
            return listed.remaining_pages(run, 1, total);
        }
        let PageRun { range, size, .. } = run.clone();
        vec![Step::NumberedPages(PageRun {
            range,
            page: 1,
            size,
            ..PageRun::default()
        })]
    };
    let larger = |run: &PageRun| {
        listed
            .page_reach
            .larger_size(total)
            .map(|size| run.in_pages_of(size))
    };
    let mut steps = if is_readable(listed, &counted, total) {
        pages(&counted)
    } else if !range.is_one_day() {
        halve(listed, range, total)
    } else if let Some(run) = larger(&counted).filter(|run| is_readable(listed, run, total)) {
        pages(&run)
    } else if let Some(ranges) = facets(listed, &days, range) {
        let count = |range| Step::CountRange { range };
        ranges.into_iter().map(count).collect()
    } else {
        let mut steps = listed.remaining_pages(&counted, 1, total);
        // The error at the end names the number of all records, not that of a day.
        steps.push(Step::Truncated { exist: None });
        steps
    };
    let is_undivided = matches!(steps.as_slice(), [Step::NumberedPages(_)]);
    if listed.is_slice(range) && (!is_undivided || listed.counts_ranges_separately()) {
        // The parts of a slice may have fewer records than the slice: its number is checked at the end.
        let total = Some(total).filter(|total| !listed.is_cap(*total));
        steps.push(Step::VerifyTotal { total });
    }
    StepOutcome::replaced_by(steps)
}

/// The smaller ranges to count instead of one with more records than the service counts; `None` if the
/// count is exact, or if no smaller range exists.
pub fn smaller_ranges(listed: &ListedCall, range: &DayRange, total: u64) -> Option<Vec<DayRange>> {
    let CapStrategy::Days(days) = listed.paging.cap_strategy else {
        return None;
    };
    if listed.paging.reach.is_none_or(|reach| total < reach) {
        return None;
    }
    halves(listed, &days, range).or_else(|| facets(listed, &days, range))
}

/// The halves of a range that the caller's periods overlap, the earlier one first; `None` for a single
/// day.
fn halves(listed: &ListedCall, days: &Days, range: &DayRange) -> Option<Vec<DayRange>> {
    let is_requested =
        |half: &DayRange| arguments_in_range(days, &listed.arguments, half).is_some();
    let halves = range.halves()?;
    Some(halves.into_iter().filter(is_requested).collect())
}

/// One range for each value of the parameter that divides a day; `None` if nothing divides it.
fn facets(listed: &ListedCall, days: &Days, range: &DayRange) -> Option<Vec<DayRange>> {
    let values = facet_values(days, &listed.arguments);
    (range.facet.is_none() && values.len() > 1).then(|| range.by_facet(&values))
}

/// Whether the pages of a run reach all records of its range, of which there is this number.
pub fn is_readable(listed: &ListedCall, run: &PageRun, total: u64) -> bool {
    let reach = listed.reach_of(run);
    let reached = reach.is_none_or(|reach| total <= reach) && !listed.is_cap(total);
    let is_one_day = run.range.as_ref().is_some_and(DayRange::is_one_day);
    match listed.paging.cap_strategy {
        CapStrategy::Days(days) => reached && (is_one_day || total <= days.readable),
        _ => reached,
    }
}

/// The step that reads a range from its first page. That page reports the count as well.
pub fn read_range(range: &DayRange) -> Step {
    Step::NumberedPages(PageRun {
        range: Some(range.clone()),
        page: 1,
        ..PageRun::default()
    })
}

/// The steps for the halves of a range. Halves that are likely small enough are read without a count.
fn halve(listed: &ListedCall, range: &DayRange, total: u64) -> Vec<Step> {
    let CapStrategy::Days(days) = listed.paging.cap_strategy else {
        return vec![read_range(range)];
    };
    let Some(mut halves) = halves(listed, &days, range) else {
        return vec![read_range(range)];
    };
    let is_ascending = listed.has_order(&days) && listed.has_values(days.ascending);
    if !is_ascending {
        halves.reverse();
    }
    let likely_small = total / 2 <= days.readable && !listed.counts_ranges_separately();
    let step = |range: DayRange| {
        if likely_small {
            read_range(&range)
        } else {
            Step::CountRange { range }
        }
    };
    halves.into_iter().map(step).collect()
}
