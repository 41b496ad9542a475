//! Pages of a cursor: one after the other, or from several places of the list side by side.
//!
//! A cursor leads from page to page, so the pages behind it can only be requested one after the other. Where
//! a cursor may be made up, the list is divided into windows: the records behind one place of the order
//! (sort value, id), up to another one. Windows share no record and leave none out, whatever is inserted or
//! deleted meanwhile. The places at which they begin are found by asking which records stand there; those
//! decide how even the windows are, and nothing else.

use std::cmp::Ordering;

use openshelf_core::table::CapStrategy;

use super::page_facts::PageFacts;
use super::plan::Plan;
use super::sort_by::{Place, SortBy};
use super::step::{CursorPage, PageRun, Probe, Side, Step};
use super::step_outcome::StepOutcome;

/// A window has so many pages. Smaller ones cost more requests, in larger ones more pages wait.
const FEWEST_PAGES: u64 = 3;
pub const MOST_PAGES: u64 = 8;
/// So many smaller pages are tried where the service would not take the place of a page's last record back.
const MOST_FEWER: u64 = 8;

/// The outcome of a page at a cursor.
pub fn on_cursor_page(plan: &Plan, own: &CursorPage, facts: &PageFacts) -> StepOutcome {
    if facts.has_more != Some(true) {
        return StepOutcome::page(Vec::new());
    }
    let sort = plan.sort.as_ref();
    match sort.and_then(|sort| sort.sent(&facts.cursor)) {
        Some(sent) if sent == own.values => {
            let changed = format!("page {}: the cursor did not advance", own.page);
            return StepOutcome::page(Vec::new()).with_change(Some(changed));
        }
        Some(sent) => {
            return StepOutcome::page(vec![Step::CursorPage(CursorPage {
                page: own.page + 1,
                values: sent,
                is_window: false,
                fewer: 0,
                fewer_before: own.fewer_before + own.fewer,
            })]);
        }
        None => {}
    }
    let by_number = by_number_behind(plan, own);
    let has_value = sort.is_some_and(|sort| sort.has_value(&facts.cursor));
    let most = match by_number {
        Some(_) => MOST_FEWER,
        None => u64::MAX,
    };
    if has_value && own.fewer < most && own.fewer + 1 < plan.page_size {
        // Another record is last where the page is smaller.
        return StepOutcome::page(vec![Step::CursorPage(CursorPage {
            is_window: false,
            fewer: own.fewer + 1,
            ..own.clone()
        })]);
    }
    // Page numbers go on where the cursor ends.
    let mut steps = vec![match by_number {
        Some(run) => Step::NumberedPages(run),
        None => Step::Truncated { exist: None },
    }];
    if plan.windows <= 1 && plan.has_count_operation() {
        steps.push(Step::VerifyTotal { total: None });
    }
    StepOutcome::page(steps)
}

/// The page by number, of any size, that holds the record behind a page at a cursor; `None` where none does.
fn by_number_behind(plan: &Plan, own: &CursorPage) -> Option<PageRun> {
    let records = own.page.saturating_mul(plan.page_size);
    let records = records.saturating_sub(own.fewer_before + own.fewer);
    let run = PageRun::default();
    let size = match plan.reach {
        Some(reach) if records >= reach => Some(plan.further_size(&run, None)?),
        _ => None,
    };
    let run = PageRun { size, ..run };
    let is_within = plan.reach_of(&run).is_none_or(|reach| records < reach);
    is_within.then(|| run.at_page(records / plan.size_of(&run).max(1) + 1))
}

/// The outcome of the first page: the count beside it says where windows can begin.
pub fn on_first_cursor_page(plan: &Plan, facts: &PageFacts) -> StepOutcome {
    let mut outcome = on_cursor_page(plan, &CursorPage::first(), facts);
    let is_cursor = matches!(outcome.next_steps.as_slice(), [Step::CursorPage(_)]);
    let Some(total) = facts.counted.filter(|_| is_cursor) else {
        return outcome;
    };
    let wanted = total.min(plan.max_records.unwrap_or(u64::MAX));
    outcome
        .next_steps
        .extend(probes(plan, wanted, &Side::Front, 1));
    outcome
        .next_steps
        .push(Step::VerifyTotal { total: Some(total) });
    outcome
}

/// The probes behind a place, with so many records behind it; `page` is the page that begins there.
fn probes(plan: &Plan, records: u64, side: &Side, page: u64) -> Vec<Step> {
    let size = plan.page_size.max(1);
    let reach = plan.reach.unwrap_or(u64::MAX);
    let pages = records.min(reach).div_ceil(size);
    let distance = distance(plan, pages);
    let probe = |side: &Side, records: u64, page: u64| Probe {
        records,
        side: side.clone(),
        page,
        left: None,
    };
    let mut found: Vec<Probe> = Vec::new();
    let mut behind = 1 + distance;
    while behind < pages {
        found.push(probe(side, behind * size, page + behind));
        behind += distance;
    }
    let left = records.saturating_sub(reach);
    if left > 0
        && let Some(last) = found.last_mut()
    {
        if has_range(plan) {
            last.left = Some(records - last.records);
        } else if *side == Side::Front {
            // As far as page numbers reach from the other end.
            let mut from_end = left.min(reach) / size * size;
            while from_end > distance * size {
                let page = page + (records - from_end) / size;
                found.push(probe(&Side::End, from_end, page));
                from_end -= distance * size;
            }
        }
    }
    found.into_iter().map(Step::Probe).collect()
}

/// How many pages a window has. As many are read at once as requests may be under way, round after round.
/// The rounds are as few as they can be and of one length: in a shorter one, requests that may be under way
/// are not.
fn distance(plan: &Plan, pages: u64) -> u64 {
    let (behind, windows) = (pages.saturating_sub(1), plan.windows as u64);
    let rounds = behind.div_ceil(windows * MOST_PAGES);
    behind.div_ceil((windows * rounds).max(1)).max(FEWEST_PAGES)
}

/// Whether a filter takes the value that the list is sorted by.
fn has_range(plan: &Plan) -> bool {
    match (&plan.sort, plan.paging.cap_strategy) {
        (Some(sort), CapStrategy::Cursor(cursor)) => {
            cursor.range.is_some_and(|range| range.sort == sort.name)
        }
        _ => false,
    }
}

/// The outcome of a probe: the window that begins there. Without a place there is none, and the pages before
/// it go on.
pub fn on_probe(plan: &Plan, probe: &Probe, facts: &PageFacts) -> StepOutcome {
    let takes = |place: &Place| plan.sort.as_ref().is_some_and(|sort| sort.takes(place));
    let Some(place) = facts.last_place.clone().filter(takes) else {
        return StepOutcome::default();
    };
    let mut steps = vec![Step::CursorPage(CursorPage {
        page: probe.page,
        values: SortBy::values(&place),
        is_window: true,
        ..CursorPage::default()
    })];
    if let Some(left) = probe.left {
        let side = Side::Behind(place.value);
        steps.extend(probes(plan, left, &side, probe.page));
    }
    StepOutcome::replaced_by(steps)
}

/// The place behind which a window begins.
pub fn window_of(step: &Step) -> Option<Place> {
    match step {
        Step::CursorPage(own) if own.is_window => SortBy::place(&own.values),
        _ => None,
    }
}

/// How many of a page's records stand up to a place, itself included; records without a sort value stand
/// behind all others.
pub fn records_up_to(sort: &SortBy, places: &[Option<Place>], until: &Place) -> usize {
    places.partition_point(|place| {
        place
            .as_ref()
            .is_some_and(|place| sort.compare(place, until) != Ordering::Greater)
    })
}
