//! Turns a page at a cursor into the next steps.

use super::listed_call::ListedCall;
use super::page_facts::PageFacts;
use super::sort_by::SortBy;
use super::step::{CursorPage, PageRun, Side, Step};
use super::step_outcome::StepOutcome;
use super::window::Window;
use super::windows::probes;

/// How many smaller pages are tried if the service would not accept the place of a page's last record.
const MOST_FEWER: u64 = 8;

/// The outcome of a page at a cursor.
pub fn on_cursor_page(listed: &ListedCall, own: &CursorPage, facts: &PageFacts) -> StepOutcome {
    let sort = listed.sort.as_ref();
    let is_reached = sort.is_some_and(|sort| own.window.is_reached(sort, facts));
    if facts.has_more != Some(true) || is_reached {
        return StepOutcome::page(Vec::new());
    }
    match sort.and_then(|sort| sort.sent(&facts.cursor)) {
        Some(sent) if sent == own.window.values() => {
            let changed = format!("page {}: the cursor did not advance", own.page);
            return StepOutcome::page(Vec::new()).with_change(Some(changed));
        }
        Some(sent) => {
            let left = left_after(listed, own, facts, sent);
            let next = left.map(|window| CursorPage {
                page: own.page + 1,
                window,
                begins_window: false,
                fewer: 0,
                fewer_before: own.fewer_before + own.fewer,
            });
            return StepOutcome::page(next.map(Step::CursorPage).into_iter().collect());
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
    if listed.windows <= 1 && listed.has_count_operation() {
        steps.push(Step::VerifyTotal { total: None });
    }
    StepOutcome::page(steps)
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
        Some(reach) if records >= reach => Some(listed.further_size(&run, None)?),
        _ => None,
    };
    let run = PageRun { size, ..run };
    let is_within = listed.reach_of(&run).is_none_or(|reach| records < reach);
    is_within.then(|| run.at_page(records / listed.size_of(&run).max(1) + 1))
}

/// The outcome of the first page: the count requested with it determines where windows can begin.
pub fn on_first_cursor_page(listed: &ListedCall, facts: &PageFacts) -> StepOutcome {
    let mut outcome = on_cursor_page(listed, &CursorPage::first(), facts);
    let is_cursor = matches!(outcome.next_steps.as_slice(), [Step::CursorPage(_)]);
    let Some(total) = facts.counted.filter(|_| is_cursor) else {
        return outcome;
    };
    let wanted = total.min(listed.max_records.unwrap_or(u64::MAX));
    outcome
        .next_steps
        .extend(probes(listed, wanted, &Side::Front, 1));
    outcome
        .next_steps
        .push(Step::VerifyTotal { total: Some(total) });
    outcome
}
