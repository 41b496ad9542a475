//! Turns a step and its answer into the outcome: a page to return, and the next steps.

use openshelf_core::catalog::CapStrategy;

use super::answer::Answer;
use super::call_arguments::order_of;
use super::cursor_pages::{on_cursor_page, on_first_cursor_page};
use super::day_counts::{first_step_by_days, on_day_counts, step_without_day_counts};
use super::error::{PagingError, UnreadableAnswer};
use super::listed_call::ListedCall;
use super::page_facts::PageFacts;
use super::range_transitions::{is_readable, on_latest_day, on_range_count};
use super::step::{PageRun, Step};
use super::step_outcome::StepOutcome;
use super::windows::on_probe;

/// The outcome of a step and its answer.
pub fn on_response(
    listed: &ListedCall,
    step: &Step,
    answer: &Answer,
) -> Result<StepOutcome, PagingError> {
    if let Answer::Page(facts) = answer {
        check_list(listed, step, facts)?;
    }
    match (step, answer) {
        (Step::FirstPage, Answer::Page(facts)) => {
            if listed.has_cursor() {
                return Ok(on_first_cursor_page(listed, facts));
            }
            let mut outcome = on_first_page(listed, facts)?;
            outcome.expected_total = facts.total.filter(|_| outcome.is_page);
            Ok(outcome)
        }
        (Step::OnlyPage, Answer::Page(_)) => Ok(StepOutcome::page(Vec::new())),
        (Step::NumberedPages(run), Answer::Page(facts)) => on_numbered_page(listed, run, facts),
        (Step::CursorPage(own), Answer::Page(facts)) => Ok(on_cursor_page(listed, own, facts)),
        (Step::Probe(probe), Answer::Page(facts)) => Ok(on_probe(listed, probe, facts)),
        (Step::KeyedPage { .. }, Answer::Page(facts)) => on_keyed_page(listed, facts),
        (Step::CountAll, _) => Ok(on_total(listed, promised(listed, answer.total())?)),
        (Step::CountDays { period }, Answer::Days(days)) => {
            Ok(on_day_counts(listed, *period, days))
        }
        (Step::EarliestDay, Answer::Page(facts)) => match &facts.first_day {
            Some(low) => Ok(StepOutcome::replaced_by(vec![Step::LatestDay {
                low: low.clone(),
            }])),
            None if facts.records.is_empty() => Ok(StepOutcome::default()),
            None => Err(UnreadableAnswer::WithoutKey.into()),
        },
        // The earlier count is compared with it at the end.
        (Step::VerifyTotal { .. }, _) => Ok(StepOutcome {
            counted: answer.total(),
            ..StepOutcome::default()
        }),
        (Step::LatestDay { low }, Answer::Page(facts)) => Ok(on_latest_day(low, facts)?),
        (Step::CountRange { range }, _) => Ok(on_range_count(
            listed,
            range,
            promised(listed, answer.total())?,
        )),
        (Step::Truncated { .. }, Answer::Count(_) | Answer::Days(_)) => Ok(on_count_beyond_reach(
            listed,
            promised(listed, answer.total())?,
        )),
        _ => Ok(StepOutcome::default()),
    }
}

/// Refuses a page without a list of records whose own total promises some of them.
fn check_list(listed: &ListedCall, step: &Step, facts: &PageFacts) -> Result<(), UnreadableAnswer> {
    let (page, size) = match step {
        Step::FirstPage | Step::OnlyPage => (1, listed.page_size),
        Step::NumberedPages(run) => (run.page, listed.size_of(run)),
        // A page at a cursor may be the one after the last record.
        _ => return Ok(()),
    };
    match facts.is_without_list && facts.contradict_total(page, size) {
        true => Err(UnreadableAnswer::without_list(listed.arguments.operation)),
        false => Ok(()),
    }
}

/// The steps in place of one whose request failed; `None` if the list cannot be read without its answer.
pub fn on_failure(listed: &ListedCall, step: &Step) -> Option<Vec<Step>> {
    match step {
        // The pages before a probe continue without it, and a list that cannot be counted is not counted.
        Step::Probe(_) | Step::VerifyTotal { .. } => Some(Vec::new()),
        Step::CountAll => Some(vec![listed.first_step()]),
        Step::CountDays { period } => {
            let step = step_without_day_counts(listed, *period);
            // A cursor reads the list without them.
            let is_needed = matches!(step, Step::CountDays { .. }) || !listed.has_cursor();
            Some(is_needed.then_some(step).into_iter().collect())
        }
        _ => None,
    }
}

/// The outcome of a count that is requested where page numbers end.
fn on_count_beyond_reach(listed: &ListedCall, total: u64) -> StepOutcome {
    let exist = Some(total);
    if listed
        .page_reach
        .furthest()
        .is_some_and(|reach| total > reach)
    {
        return StepOutcome::replaced_by(vec![Step::Truncated { exist }]);
    }
    StepOutcome::default()
}

/// The outcome of the first page: its total determines which steps follow.
fn on_first_page(listed: &ListedCall, facts: &PageFacts) -> Result<StepOutcome, PagingError> {
    let Some(total) = facts.total else {
        if !listed.has_next_page(facts, 1, listed.page_size)? {
            return Ok(StepOutcome::page(Vec::new()));
        }
        let first = PageRun {
            page: 1,
            ..PageRun::default()
        };
        return on_page_of_open_run(listed, &first, facts);
    };
    let is_cap = listed.is_cap(total);
    let exceeded = listed.reach.filter(|reach| is_cap || total > *reach);
    let Some(reach) = exceeded else {
        let mut steps = listed.remaining_pages(&PageRun::default(), 2, total);
        let goes_on = facts.has_more == Some(true) || facts.exceed_total(1, listed.page_size);
        if steps.is_empty() && goes_on {
            steps.push(Step::NumberedPages(PageRun {
                page: 2,
                ..PageRun::default()
            }));
        }
        return Ok(StepOutcome::page(steps));
    };
    let within_reach = listed.remaining_pages(&PageRun::default(), 2, total);
    if !listed.wants_more_than(reach) {
        return Ok(StepOutcome::page(within_reach));
    }
    let exist = (!is_cap).then_some(total);
    if !passes_reach(listed) {
        let mut steps = within_reach;
        steps.extend(beyond_reach(listed, &PageRun::default(), exist));
        return Ok(StepOutcome::page(steps));
    }
    Ok(pass_reach(listed, exist))
}

/// The steps after the last page that pages of this size reach.
pub fn beyond_reach(listed: &ListedCall, run: &PageRun, total: Option<u64>) -> Vec<Step> {
    if let Some(range) = run.range.as_ref().filter(|range| !range.is_one_day()) {
        // It has grown since it was counted: its halves are read.
        let range = range.clone();
        return vec![Step::CountRange { range }];
    }
    // The error at the end names the number of all records, not that of a day.
    let total = total.filter(|_| run.range.is_none());
    let Some(size) = listed.page_reach.further_size(listed.size_of(run), total) else {
        return vec![Step::Truncated { exist: total }];
    };
    let reached = listed.reach_of(run).unwrap_or_default();
    let further = PageRun {
        size: Some(size),
        ..run.at_page(reached / size + 1)
    };
    vec![Step::NumberedPages(further)]
}

/// The steps beyond the reach of page numbers. At the end the number of records is checked against the
/// total, if that is known.
pub fn pass_reach(listed: &ListedCall, total: Option<u64>) -> StepOutcome {
    let is_by_days = listed.days().is_some();
    let verify = total.map(|total| Step::VerifyTotal { total: Some(total) });
    // The numbers by day have a total of their own.
    let verify = verify.filter(|_| !(is_by_days && listed.counts_days()));
    let mut outcome = StepOutcome::replaced_by(match listed.paging.cap_strategy {
        CapStrategy::Keys(_) => vec![Step::KeyedPage { after: None }],
        CapStrategy::Days(_) => vec![first_step_by_days(listed)],
        // A cursor reaches everything from its first page on.
        CapStrategy::Cursor(_) | CapStrategy::Stop => Vec::new(),
    });
    outcome.next_steps.extend(verify);
    outcome
}

/// Whether the records beyond the reach of page numbers can be requested in another way, in the caller's order.
pub fn passes_reach(listed: &ListedCall) -> bool {
    listed.can_pass_reach() && order_not_kept(listed).is_none()
}

/// The error of an order that the operation's cap strategy cannot keep.
pub fn order_not_kept(listed: &ListedCall) -> Option<PagingError> {
    let (orders, kept): (Vec<&'static str>, bool) = match listed.paging.cap_strategy {
        CapStrategy::Keys(keys) => {
            let sort = listed.arguments.get(keys.sort);
            let kept = sort.is_none_or(|sort| order_of(sort, keys.member).is_some());
            (vec![keys.sort], kept)
        }
        CapStrategy::Days(days) => {
            let kept = !listed.has_order(&days)
                || listed.has_values(days.ascending)
                || listed.has_values(days.descending);
            (days.orders.to_vec(), kept)
        }
        CapStrategy::Stop | CapStrategy::Cursor(_) => (Vec::new(), true),
    };
    if kept {
        return None;
    }
    let shown = |name| Some((name, listed.arguments.get(name)?.shown()));
    Some(PagingError::OrderNotKept {
        asked: orders.into_iter().filter_map(shown).collect(),
        reach: listed.page_reach.furthest().unwrap_or_default(),
        larger: listed.larger_pages(),
        by: match listed.paging.cap_strategy {
            CapStrategy::Keys(keys) => keys.member.to_owned(),
            CapStrategy::Days(days) => days.member.to_owned(),
            CapStrategy::Stop | CapStrategy::Cursor(_) => String::new(),
        },
    })
}

/// The outcome of a numbered page. Whether it fits the previous page is checked when it is returned.
fn on_numbered_page(
    listed: &ListedCall,
    run: &PageRun,
    facts: &PageFacts,
) -> Result<StepOutcome, PagingError> {
    if run.is_queued || run.is_again {
        return Ok(StepOutcome::page(Vec::new()));
    }
    let Some(known) = run.total else {
        return on_page_of_open_run(listed, run, facts);
    };
    if run.last.is_some_and(|last| run.page < last) {
        return Ok(StepOutcome::page(Vec::new()));
    }
    let total = if run.is_counted {
        known
    } else {
        facts.total.unwrap_or(known)
    };
    let mut steps = listed.remaining_pages(run, run.page + 1, total);
    let is_within = listed.reach_of(run).is_none_or(|reach| total <= reach);
    if steps.is_empty() && run.is_counted && is_within {
        // There are more records than were counted. Those beyond the reach are queued already.
        return on_page_of_open_run(listed, &run.at_page(run.page), facts);
    }
    let goes_on = facts.has_more == Some(true) || facts.exceed_total(run.page, listed.size_of(run));
    if steps.is_empty() && goes_on && listed.reach.is_none() {
        steps.push(Step::NumberedPages(run.at_page(run.page + 1)));
    }
    Ok(StepOutcome::page(steps))
}

/// The outcome of a page of a run whose end only its answers show.
fn on_page_of_open_run(
    listed: &ListedCall,
    run: &PageRun,
    facts: &PageFacts,
) -> Result<StepOutcome, PagingError> {
    if let (Some(range), Some(total), 1) = (&run.range, facts.total, run.page) {
        // One page is one answer: nothing can change while it is read.
        if total <= listed.size_of(run) {
            return Ok(StepOutcome::page(Vec::new()));
        }
        if !is_readable(listed, run, total) {
            return Ok(on_range_count(listed, range, total));
        }
        return Ok(StepOutcome::page(listed.remaining_pages(run, 2, total)));
    }
    let size = listed.size_of(run);
    let follows = match facts.total {
        Some(_) => listed.follows(facts, run.page, size) || facts.has_more == Some(true),
        None => listed.has_next_page(facts, run.page, size)?,
    };
    if !follows {
        return Ok(StepOutcome::page(Vec::new()));
    }
    let page = run.page + 1;
    let reached = page.saturating_mul(size);
    if let Some(reach) = listed.reach_of(run).filter(|reach| reached > *reach)
        && listed.wants_more_than(reach)
    {
        return Ok(StepOutcome::page(beyond_reach(listed, run, None)));
    }
    Ok(StepOutcome::page(vec![Step::NumberedPages(PageRun {
        page,
        ..run.clone()
    })]))
}

/// The number of records, which an answer of this list has.
fn promised(listed: &ListedCall, total: Option<u64>) -> Result<u64, UnreadableAnswer> {
    total.ok_or(UnreadableAnswer::WithoutTotal(listed.paging.total))
}

/// The outcome of a page after a record.
fn on_keyed_page(listed: &ListedCall, facts: &PageFacts) -> Result<StepOutcome, PagingError> {
    let records = facts.records.len() as u64;
    let left = promised(listed, facts.total)?;
    if records >= left || records == 0 {
        let changed =
            (left > records).then(|| format!("{left} records are left, and the page is empty"));
        return Ok(StepOutcome::page(Vec::new()).with_change(changed));
    }
    let Some(last) = facts.last_number else {
        return Err(UnreadableAnswer::WithoutKey.into());
    };
    Ok(StepOutcome::page(vec![Step::KeyedPage {
        after: Some(last),
    }]))
}

/// The outcome of the count operation.
fn on_total(listed: &ListedCall, total: u64) -> StepOutcome {
    let counted = PageRun {
        is_counted: true,
        ..PageRun::default()
    };
    let exceeds = |reach: u64| total > reach && listed.wants_more_than(reach);
    let is_beyond = listed.reach.is_some_and(exceeds);
    if is_beyond && passes_reach(listed) {
        return pass_reach(listed, Some(total));
    }
    let mut steps = listed.remaining_pages(&counted, 1, total);
    if steps.is_empty() {
        steps.push(Step::NumberedPages(PageRun {
            page: 1,
            ..PageRun::default()
        }));
    }
    if is_beyond {
        steps.extend(beyond_reach(listed, &counted, Some(total)));
    }
    // Whether everything counted was returned is checked again at the end.
    steps.push(Step::VerifyTotal { total: Some(total) });
    StepOutcome::replaced_by(steps)
}
