//! Turns a page at a cursor into the next steps.

use openshelf_core::catalog::End;

use super::listed_call::ListedCall;
use super::page_facts::PageFacts;
use super::sort_by::SortBy;
use super::step::{CursorPage, PageRun, Side, Step};
use super::step_outcome::StepOutcome;
use super::window::Window;
use super::windows::probes;

/// How many smaller pages are tried if the service would not accept the place of a page's last record.
const MOST_FEWER: u64 = 8;
/// A list of more pages is divided by days: the numbers by day cost one more request.
const FEWEST_PAGES_BY_DAYS: u64 = 6;

/// The outcome of a page at a cursor.
pub fn on_cursor_page(listed: &ListedCall, own: &CursorPage, facts: &PageFacts) -> StepOutcome {
    let sort = listed.sort.as_ref();
    let is_reached = sort.is_some_and(|sort| own.window.is_reached(sort, facts));
    if is_reached {
        return StepOutcome::page(Vec::new());
    }
    if !may_go_on(listed, own, facts) {
        return StepOutcome::page(check_of_end(listed, own, facts));
    }
    match sort.and_then(|sort| sort.sent(&facts.cursor)) {
        Some(sent) if sent == own.window.values() => {
            let changed = format!("page {}: the cursor did not advance", own.page);
            return StepOutcome::page(Vec::new()).with_change(Some(changed));
        }
        Some(sent) => {
            let lacking = lacking(listed, own, facts);
            let left = left_after(listed, own, facts, sent);
            let next = left.map(|window| CursorPage {
                page: own.page + 1,
                window,
                begins_window: false,
                fewer: 0,
                fewer_before: own.fewer_before + own.fewer,
            });
            let next = next.map(Step::CursorPage).into_iter().collect();
            return StepOutcome::page(next).with_change(lacking);
        }
        None => {}
    }
    let by_number = by_number_behind(listed, own);
    let has_value = sort.is_some_and(|sort| sort.has_value(&facts.cursor));
    let most = match by_number {
        Some(_) => MOST_FEWER,
        None => u64::MAX,
    };
    if has_value && own.fewer < most && own.fewer + 1 < listed.page_size {
        // A smaller page has another last record.
        return StepOutcome::page(vec![Step::CursorPage(CursorPage {
            begins_window: false,
            fewer: own.fewer + 1,
            ..own.clone()
        })]);
    }
    // Page numbers continue where the cursor ends.
    let mut steps = vec![match by_number {
        Some(run) => Step::NumberedPages(run),
        None => Step::Truncated { exist: None },
    }];
    if listed.has_count_operation() && !is_counted_anyway(listed, own) {
        steps.push(Step::VerifyTotal { total: None });
    }
    StepOutcome::page(steps)
}

/// Whether records of the window may follow a page. Without a member that says so, only a page with fewer records than
/// requested is the last one: the number of records may have fallen since the page before.
fn may_go_on(listed: &ListedCall, own: &CursorPage, facts: &PageFacts) -> bool {
    if let End::More(_) = listed.paging.end {
        return facts.has_more == Some(true);
    }
    let records = facts.records.len() as u64;
    let size = listed.page_size.saturating_sub(own.fewer).max(1);
    // One page is one answer: its own number shows whether it has all records.
    let is_all = own.window.values().is_empty() && facts.total == Some(records);
    records >= size && (!is_all || listed.is_cap(records))
}

/// The count that shows whether the list ends with its last page. A page with fewer records than requested shows it
/// itself. A full one only says so. The other lists are counted at their end anyway.
fn check_of_end(listed: &ListedCall, own: &CursorPage, facts: &PageFacts) -> Vec<Step> {
    let size = listed.page_size.saturating_sub(own.fewer).max(1);
    let is_full = facts.records.len() as u64 >= size;
    let is_open = own.window.until().is_none() && matches!(listed.paging.end, End::More(_));
    let is_wanted = is_full && is_open && listed.has_count_operation();
    let is_wanted = is_wanted && !is_counted_anyway(listed, own);
    let check = is_wanted.then_some(Step::VerifyTotal { total: None });
    check.into_iter().collect()
}

/// Whether the list is counted at its end because of how its first page went on.
fn is_counted_anyway(listed: &ListedCall, own: &CursorPage) -> bool {
    let is_first = own.page == 1 && own.fewer == 0;
    !is_first && (listed.windows > 1 || listed.fixed_sort().is_some())
}

/// How a page contradicts itself that promises further records although it is not full. Its cursor leads behind those that
/// it lacks, so no later page has them.
fn lacking(listed: &ListedCall, own: &CursorPage, facts: &PageFacts) -> Option<String> {
    let size = listed.page_size.saturating_sub(own.fewer).max(1);
    let records = facts.records.len() as u64;
    (facts.has_more == Some(true) && records < size).then(|| {
        let page = own.page;
        format!("page {page} has {records} of {size} records, and says that more follow")
    })
}

/// What is left of a window after a page that does not reach its end.
///
/// A cursor beyond the end shows that the service sorts by other numbers than its records show. Reading continues
/// after the last record then, and the page that follows shows whether the order is kept.
fn left_after(
    listed: &ListedCall,
    own: &CursorPage,
    facts: &PageFacts,
    cursor: Vec<String>,
) -> Option<Window> {
    let Some(sort) = &listed.sort else {
        return Some(Window::behind(cursor));
    };
    let by_record = || {
        let last = facts.last_place.as_deref()?;
        own.window.left_after(sort, SortBy::values(last))
    };
    own.window.left_after(sort, cursor).or_else(by_record)
}

/// The numbered page, of any size, that contains the record after a page at a cursor; `None` if there is
/// none.
fn by_number_behind(listed: &ListedCall, own: &CursorPage) -> Option<PageRun> {
    let records = own.page.saturating_mul(listed.page_size);
    let records = records.saturating_sub(own.fewer_before + own.fewer);
    let run = PageRun::default();
    let size = match listed.reach {
        Some(reach) if records >= reach => {
            Some(listed.page_reach.further_size(listed.size_of(&run), None)?)
        }
        _ => None,
    };
    let run = PageRun { size, ..run };
    // Where the client makes the cursor, page numbers count the records of a window and not of the list. The pages of a
    // list are not those of a slice.
    let are_own = listed.days().is_none() && !listed.extent.is_between_places();
    let is_within = are_own && listed.reach_of(&run).is_none_or(|reach| records < reach);
    is_within.then(|| run.at_page(records / listed.size_of(&run).max(1) + 1))
}

/// The outcome of the first page: the count requested with it determines where windows can begin.
pub fn on_first_cursor_page(listed: &ListedCall, facts: &PageFacts) -> StepOutcome {
    let mut outcome = on_cursor_page(listed, &CursorPage::first(), facts);
    let is_cursor = matches!(outcome.next_steps.as_slice(), [Step::CursorPage(_)]);
    if listed.days().is_some() {
        return with_days(listed, facts, outcome);
    }
    outcome.expected_total = facts.counted.filter(|_| !outcome.next_steps.is_empty());
    let total = facts.counted;
    if !is_cursor || (total.is_none() && listed.fixed_sort().is_none()) {
        return outcome;
    }
    if let Some(total) = total.filter(|_| listed.windows > 1) {
        let wanted = total.min(listed.max_records.unwrap_or(u64::MAX));
        let probes = probes(listed, wanted, &Side::Front, 1);
        outcome.next_steps.extend(probes);
    }
    if listed.has_count_operation() {
        outcome.next_steps.push(Step::VerifyTotal { total });
    }
    outcome
}

/// The outcome of the first page of a list that is divided by days: the numbers by day determine where windows begin. The
/// page reports how many records there are, up to a limit.
fn with_days(listed: &ListedCall, facts: &PageFacts, mut outcome: StepOutcome) -> StepOutcome {
    let total = facts.total.filter(|total| !listed.is_cap(*total));
    let wanted = total
        .unwrap_or(u64::MAX)
        .min(listed.max_records.unwrap_or(u64::MAX));
    let is_long = wanted > listed.page_size.saturating_mul(FEWEST_PAGES_BY_DAYS);
    let is_followed = !outcome.next_steps.is_empty();
    let is_divided = is_long && (listed.windows > 1 || total.is_none());
    if is_followed && is_divided && listed.counts_days() {
        outcome.next_steps.push(Step::CountDays { period: 0 });
    }
    let is_short = total.is_some_and(|total| (facts.records.len() as u64) < total);
    if is_followed || is_short {
        outcome.next_steps.push(Step::VerifyTotal { total });
    }
    outcome.expected_total = total;
    outcome
}
