//! Pages of a cursor: one after the other, or from several places of the list side by side.
//!
//! A cursor leads from page to page, so the pages behind it can only be requested one after the other.
//! As far as page numbers list the same records, the record at a place names a cursor too: a mark. The
//! pages behind each mark are read beside the pages before it, and those end at the record of the mark.

use openshelf_core::table::CapStrategy;

use super::page_facts::PageFacts;
use super::plan::Plan;
use super::step::Step;
use super::step_outcome::StepOutcome;

/// Between two marks lie so many pages. More marks cost more requests, fewer let more pages wait.
const FEWEST_PAGES: u64 = 3;
pub const MOST_PAGES: u64 = 8;

/// The outcome of a page at a cursor.
pub fn on_cursor_page(plan: &Plan, page: u64, values: &[String], facts: &PageFacts) -> StepOutcome {
    if facts.has_more != Some(true) {
        return StepOutcome::page(Vec::new());
    }
    if !values.is_empty() && values == facts.cursor {
        let changed = format!("page {page}: the cursor did not advance");
        return StepOutcome::page(Vec::new()).with_change(Some(changed));
    }
    if names_place(plan, facts) {
        return StepOutcome::page(vec![Step::CursorPage {
            page: page + 1,
            values: facts.cursor.clone(),
            begins_after: None,
        }]);
    }
    let reached = (page + 1).saturating_mul(plan.page_size);
    let is_past_reach = plan.reach.is_some_and(|reach| reached > reach);
    StepOutcome::page(vec![if is_past_reach {
        Step::Truncated { exist: None }
    } else {
        Step::CursorPage {
            page: page + 1,
            values: Vec::new(),
            begins_after: None,
        }
    }])
}

/// Whether the cursor of a page names a place.
fn names_place(plan: &Plan, facts: &PageFacts) -> bool {
    let no_place: &[&str] = match plan.paging.cap_strategy {
        CapStrategy::Cursor(_) => &["null", "\"None\""],
        _ => &[],
    };
    let is_place = |value: &String| !no_place.contains(&value.as_str());
    !facts.cursor.is_empty() && facts.cursor.iter().all(is_place)
}

/// The outcome of the first page: the count beside it says where marks can stand.
pub fn on_first_cursor_page(plan: &Plan, facts: &PageFacts) -> StepOutcome {
    let mut outcome = on_cursor_page(plan, 1, &[], facts);
    let reach = plan.reach.unwrap_or(u64::MAX);
    if let Some(total) = facts.counted
        && !outcome.next_steps.is_empty()
        && names_place(plan, facts)
    {
        let wanted = plan.max_records.unwrap_or(u64::MAX);
        let pages = total.min(reach).min(wanted).div_ceil(plan.page_size);
        // As many marks are read at once as requests may be under way, round after round. The rounds are as
        // few as they can be and of one length: in a shorter one, requests that may be under way are not.
        let (behind, marks) = (pages.saturating_sub(1), plan.marked as u64);
        let rounds = behind.div_ceil(marks * MOST_PAGES);
        let distance = behind.div_ceil((marks * rounds).max(1)).max(FEWEST_PAGES);
        let mut page = 2 + distance;
        while page <= pages {
            outcome.next_steps.push(Step::Mark { page });
            page += distance;
        }
    }
    if let Some(total) = facts.counted
        && !outcome.next_steps.is_empty()
    {
        outcome.next_steps.push(Step::VerifyTotal { total });
    }
    outcome
}

/// The outcome of a mark. Without a cursor there is none, and the pages before it go on.
pub fn on_mark(plan: &Plan, page: u64, facts: &PageFacts) -> StepOutcome {
    let key = facts.identities.last().map(|identity| identity.hash());
    StepOutcome::replaced_by(match key {
        Some(key) if facts.has_more == Some(true) && names_place(plan, facts) => {
            vec![Step::CursorPage {
                page,
                values: facts.cursor.clone(),
                begins_after: Some(key),
            }]
        }
        _ => Vec::new(),
    })
}
