//! How many records a walk would give, without giving them.

use super::asks;
use super::error::Trouble;
use super::fetch::{Fetch, errand};
use super::plan::Plan;
use super::ranges::narrower;
use super::react::answered;
use super::step::Step;
use super::told::Told;
use openshelf_core::table::{CapStrategy, End};
use openshelf_transport::Reply;

/// A number of records, and whether there may be more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    pub records: u64,
    pub is_exact: bool,
}

/// Counts with as few requests as the service allows.
pub async fn count(plan: &Plan, fetch: &dyn Fetch) -> Result<Counted, Trouble> {
    let exactly = |records| Counted {
        records,
        is_exact: true,
    };
    if plan.counts_apart()
        && let Some((_, Told::Count(total))) = ask(plan, fetch, &Step::Count).await?
    {
        return Ok(exactly(total));
    }
    let opening = match plan.begin() {
        Step::Whole => Step::Whole,
        _ => Step::Opening,
    };
    let Some((reply, Told::Page(page))) = ask(plan, fetch, &opening).await? else {
        return Ok(exactly(0));
    };
    let records = page.records.len() as u64;
    if opening == Step::Whole {
        return Ok(exactly(records));
    }
    let Some(total) = page.total else {
        let more = plan
            .goes_on(&page)
            .map_err(|why| Trouble::from(why).of_page(reply))?;
        return Ok(Counted {
            records: records + u64::from(more && matches!(plan.paging.end, End::More(_))),
            is_exact: !more,
        });
    };
    // A count that is just what pages can reach may be the reach and not the count.
    if !plan.is_cap(total) {
        return Ok(exactly(total));
    }
    match plan.paging.cap_strategy {
        CapStrategy::Days(_) => measure(plan, fetch).await,
        _ => Ok(Counted {
            records: total,
            is_exact: false,
        }),
    }
}

/// Adds up ranges of days that are small enough to be counted.
async fn measure(plan: &Plan, fetch: &dyn Fetch) -> Result<Counted, Trouble> {
    let mut counted = Counted {
        records: 0,
        is_exact: true,
    };
    let mut steps = vec![Step::Earliest];
    while let Some(step) = steps.pop() {
        let Some((reply, told)) = ask(plan, fetch, &step).await? else {
            continue;
        };
        match (&step, told.total()) {
            (Step::Measure { part }, Some(total)) => match narrower(plan, part, total) {
                Some(parts) => steps.extend(parts.into_iter().map(|part| Step::Measure { part })),
                None => {
                    counted.records += total;
                    counted.is_exact &= plan.paging.reach.is_none_or(|reach| total < reach);
                }
            },
            _ => {
                let reaction = answered(plan, &step, &told);
                steps.extend(reaction.map_err(|trouble| trouble.of_page(reply))?.then);
            }
        }
    }
    Ok(counted)
}

/// The answer of a step, if that asks anything.
async fn ask(
    plan: &Plan,
    fetch: &dyn Fetch,
    step: &Step,
) -> Result<Option<(Reply, Told)>, Trouble> {
    match asks::ask(plan, step) {
        Some(ask) => errand(plan, fetch, ask).await.map(Some),
        None => Ok(None),
    }
}
