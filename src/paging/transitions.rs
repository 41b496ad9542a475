//! What an answer makes of its step: whether it is a page to give, and which steps follow.

use openshelf_core::table::CapStrategy;

use super::answer::Answer;
use super::cursor_pages::{on_cursor_page, on_first_cursor_page, on_mark};
use super::error::{PagingError, UnreadableAnswer};
use super::page_facts::PageFacts;
use super::plan::{Plan, order_of};
use super::range_transitions::{is_readable, on_latest_day, on_range_count, read_again};
use super::step::{PageRun, Step};
use super::step_outcome::StepOutcome;

/// The outcome of a step and its answer.
pub fn on_response(plan: &Plan, step: &Step, answer: &Answer) -> Result<StepOutcome, PagingError> {
    match (step, answer) {
        (Step::FirstPage, Answer::Page(facts)) => {
            if matches!(plan.paging.cap_strategy, CapStrategy::Cursor(_)) {
                return Ok(on_first_cursor_page(plan, facts));
            }
            let mut outcome = on_first_page(plan, facts)?;
            let counted = facts.counted.filter(|_| !outcome.next_steps.is_empty());
            outcome.expected_total = facts.total.or(counted).filter(|_| outcome.is_page);
            Ok(outcome)
        }
        (Step::OnlyPage, Answer::Page(_)) => Ok(StepOutcome::page(Vec::new())),
        (Step::NumberedPages(run), Answer::Page(facts)) => on_numbered_page(plan, run, facts),
        (Step::CursorPage { page, values, .. }, Answer::Page(facts)) => {
            Ok(on_cursor_page(plan, *page, values, facts))
        }
        (Step::Mark { page }, Answer::Page(facts)) => Ok(on_mark(plan, *page, facts)),
        (Step::KeyedPage { .. }, Answer::Page(facts)) => on_keyed_page(facts),
        (Step::CountAll, Answer::Count(total)) => on_total(plan, *total),
        (Step::EarliestDay, Answer::Page(facts)) => match &facts.first_day {
            Some(low) => Ok(StepOutcome::replaced_by(vec![Step::LatestDay {
                low: low.clone(),
            }])),
            None if facts.records.is_empty() => Ok(StepOutcome::default()),
            None => Err(UnreadableAnswer::without_key().into()),
        },
        (Step::VerifyTotal { total }, _)
            if matches!(plan.paging.cap_strategy, CapStrategy::Cursor(_)) =>
        {
            let is_short = answer.total() == Some(*total);
            let how = || format!("the service counts {total} records, and its list ended before");
            Ok(StepOutcome::default().with_change(is_short.then(how)))
        }
        // The total of before is expected only where nothing changed meanwhile.
        (Step::VerifyTotal { total }, _) => Ok(StepOutcome {
            expected_total: answer.total().filter(|now| now == total),
            ..StepOutcome::default()
        }),
        (Step::LatestDay { low }, Answer::Page(facts)) => Ok(on_latest_day(low, facts)?),
        (Step::CountRange { range }, _) => Ok(on_range_count(
            plan,
            range,
            answer.total().ok_or_else(UnreadableAnswer::without_total)?,
        )),
        (Step::Truncated { .. }, Answer::Count(total)) => {
            let exist = Some(*total);
            Ok(StepOutcome::replaced_by(
                if plan.reach.is_some_and(|reach| *total > reach) {
                    vec![Step::Truncated { exist }]
                } else {
                    Vec::new()
                },
            ))
        }
        _ => Ok(StepOutcome::default()),
    }
}

/// The outcome of the first page: its total decides which steps follow.
fn on_first_page(plan: &Plan, facts: &PageFacts) -> Result<StepOutcome, PagingError> {
    let Some(total) = facts.total else {
        if !plan.has_next_page(facts, plan.page_size)? {
            return Ok(StepOutcome::page(Vec::new()));
        }
        if let Some(total) = facts.counted {
            return on_counted_page(plan, facts, total);
        }
        let needs_more = plan.reach.is_some_and(|reach| plan.wants_more_than(reach));
        if needs_more && plan.has_count_operation() {
            return Ok(StepOutcome::replaced_by(vec![Step::CountAll]));
        }
        return Ok(StepOutcome::page(vec![Step::NumberedPages(PageRun {
            page: 2,
            ..PageRun::default()
        })]));
    };
    let is_cap = plan.is_cap(total);
    let exceeded = plan.reach.filter(|reach| is_cap || total > *reach);
    let Some(reach) = exceeded else {
        let mut steps = plan.remaining_pages(&PageRun::default(), 2, total);
        if steps.is_empty() && facts.has_more == Some(true) {
            steps.push(Step::NumberedPages(PageRun {
                page: 2,
                ..PageRun::default()
            }));
        }
        return Ok(StepOutcome::page(steps));
    };
    let within_reach = plan.remaining_pages(&PageRun::default(), 2, total);
    if !plan.wants_more_than(reach) {
        return Ok(StepOutcome::page(within_reach));
    }
    if !plan.can_pass_reach() {
        let mut steps = within_reach;
        let exist = (!is_cap).then_some(total);
        steps.push(Step::Truncated { exist });
        return Ok(StepOutcome::page(steps));
    }
    pass_reach(plan, (!is_cap).then_some(total))
}

/// The outcome of the first page where the count operation was asked beside it.
fn on_counted_page(plan: &Plan, facts: &PageFacts, total: u64) -> Result<StepOutcome, PagingError> {
    if plan
        .reach
        .is_some_and(|reach| total > reach && plan.wants_more_than(reach))
    {
        return on_total(plan, total);
    }
    let run = PageRun {
        page: 1,
        total: Some(total),
        is_counted: true,
        ..PageRun::default()
    };
    let change = change_on_page(plan, &run, facts, total);
    let steps = plan.remaining_pages(&run, 2, total);
    Ok(StepOutcome::page(steps).with_change(change))
}

/// The steps that pass the reach of page numbers. At the end the number of records is checked against
/// the total, where that is known.
fn pass_reach(plan: &Plan, total: Option<u64>) -> Result<StepOutcome, PagingError> {
    check_order(plan)?;
    let verify = total.map(|total| Step::VerifyTotal { total });
    let mut outcome = StepOutcome::replaced_by(match plan.paging.cap_strategy {
        CapStrategy::Keys(_) => vec![Step::KeyedPage { after: None }],
        CapStrategy::Days(_) => vec![Step::EarliestDay],
        // A cursor reaches everything from its first page on.
        CapStrategy::Cursor(_) | CapStrategy::Stop => Vec::new(),
    });
    outcome.next_steps.extend(verify);
    Ok(outcome)
}

/// Refuses an order that the row's cap strategy cannot keep.
fn check_order(plan: &Plan) -> Result<(), PagingError> {
    let (orders, kept): (Vec<&str>, bool) = match plan.paging.cap_strategy {
        CapStrategy::Keys(keys) => {
            let sort = plan.arguments.get(keys.sort);
            let kept = sort.is_none_or(|sort| order_of(sort, keys.member).is_some());
            (vec![keys.sort], kept)
        }
        CapStrategy::Days(days) => {
            let kept = !plan.has_order(&days)
                || plan.has_values(days.ascending)
                || plan.has_values(days.descending);
            (days.orders.to_vec(), kept)
        }
        CapStrategy::Stop | CapStrategy::Cursor(_) => (Vec::new(), true),
    };
    if kept {
        return Ok(());
    }
    let shown: Vec<String> = orders
        .iter()
        .filter_map(|name| Some(format!("{name}={}", plan.arguments.get(name)?.shown())))
        .collect();
    Err(PagingError::OrderNotKept {
        asked: shown.join(", "),
        reach: plan.reach.unwrap_or_default(),
        by: match plan.paging.cap_strategy {
            CapStrategy::Keys(keys) => keys.member.to_owned(),
            CapStrategy::Days(days) => days.member.to_owned(),
            CapStrategy::Stop | CapStrategy::Cursor(_) => String::new(),
        },
    })
}

/// The outcome of a page by number.
fn on_numbered_page(
    plan: &Plan,
    run: &PageRun,
    facts: &PageFacts,
) -> Result<StepOutcome, PagingError> {
    if run.is_queued {
        return Ok(StepOutcome::page(Vec::new()));
    }
    let Some(known) = run.total else {
        return on_page_of_open_run(plan, run, facts);
    };
    let change = change_on_page(plan, run, facts, known);
    if let (Some(_), Some(range)) = (&change, &run.range)
        && !plan.paging.key.is_empty()
        && let Some(steps) = read_again(plan, range, facts.total.unwrap_or(known))
    {
        return Ok(StepOutcome {
            void_range: Some(range.clone()),
            ..StepOutcome::page(steps)
        });
    }
    let is_last = run.last.is_none_or(|last| run.page >= last);
    let total = if run.is_counted {
        known
    } else {
        facts.total.unwrap_or(known)
    };
    let mut steps = Vec::new();
    if is_last {
        let from = run.page + 1;
        steps = plan.remaining_pages(run, from, total);
        if steps.is_empty() && facts.has_more == Some(true) && plan.reach.is_none() {
            steps.push(Step::NumberedPages(PageRun {
                range: run.range.clone(),
                page: run.page + 1,
                reading: run.reading,
                ..PageRun::default()
            }));
        }
    }
    Ok(StepOutcome::page(steps).with_change(change))
}

/// How a page shows that records changed since their total was reported.
fn change_on_page(plan: &Plan, run: &PageRun, facts: &PageFacts, known: u64) -> Option<String> {
    let total = facts.total.filter(|_| !run.is_counted);
    if let Some(total) = total.filter(|total| *total != known) {
        return Some(format!(
            "page {}: there are {total} records now and were {known} before",
            run.page
        ));
    }
    if !run.is_counted {
        return None;
    }
    let size = plan.size_of(run);
    let before = (run.page - 1).saturating_mul(size);
    let expected = known.saturating_sub(before).min(size);
    let records = facts.records.len() as u64;
    let is_end = before + expected >= known;
    let ends_elsewhere = facts.has_more.is_some_and(|more| more == is_end);
    (records != expected || ends_elsewhere).then(|| {
        format!(
            "page {}: it holds {records} records where {expected} of {known} were expected",
            run.page
        )
    })
}

/// The outcome of a page of a run whose end only its answers show.
fn on_page_of_open_run(
    plan: &Plan,
    run: &PageRun,
    facts: &PageFacts,
) -> Result<StepOutcome, PagingError> {
    if let (Some(range), Some(total)) = (&run.range, facts.total) {
        // One page is one answer: nothing can change while it is read.
        if total <= plan.page_size {
            return Ok(StepOutcome::page(Vec::new()));
        }
        if !is_readable(plan, range, total) {
            return Ok(on_range_count(plan, range, total));
        }
        let like = PageRun {
            range: Some(range.clone()),
            ..PageRun::default()
        };
        let steps = plan.remaining_pages(&like, 2, total);
        return Ok(StepOutcome::page(steps));
    }
    if !plan.has_next_page(facts, plan.size_of(run))? {
        return Ok(StepOutcome::page(Vec::new()));
    }
    let page = run.page + 1;
    let reached = page.saturating_mul(plan.size_of(run));
    if let Some(reach) = plan.reach.filter(|reach| reached > *reach)
        && plan.wants_more_than(reach)
    {
        return Ok(StepOutcome::page(vec![Step::Truncated { exist: None }]));
    }
    Ok(StepOutcome::page(vec![Step::NumberedPages(PageRun {
        page,
        ..run.clone()
    })]))
}

/// The outcome of a page after a record.
fn on_keyed_page(facts: &PageFacts) -> Result<StepOutcome, PagingError> {
    let records = facts.records.len() as u64;
    let left = facts.total.ok_or_else(UnreadableAnswer::without_total)?;
    if records >= left || records == 0 {
        let changed = (left > records)
            .then(|| format!("{left} records are left and the page has none of them"));
        return Ok(StepOutcome::page(Vec::new()).with_change(changed));
    }
    let Some(last) = facts.last_number else {
        return Err(UnreadableAnswer::without_key().into());
    };
    Ok(StepOutcome::page(vec![Step::KeyedPage {
        after: Some(last),
    }]))
}

/// The outcome of the count operation.
fn on_total(plan: &Plan, total: u64) -> Result<StepOutcome, PagingError> {
    let counted = PageRun {
        is_counted: true,
        ..PageRun::default()
    };
    if plan.reach.is_none_or(|reach| total <= reach) {
        return Ok(StepOutcome::replaced_by(
            plan.remaining_pages(&counted, 1, total),
        ));
    }
    if plan.can_pass_reach() {
        return pass_reach(plan, Some(total));
    }
    let mut steps = plan.remaining_pages(&counted, 1, total);
    steps.push(Step::Truncated { exist: Some(total) });
    Ok(StepOutcome::replaced_by(steps))
}
