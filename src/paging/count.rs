//! How many records a walk would give, without giving them.

use super::Trouble;
use super::facts;
use super::fetch::Fetch;
use super::plan::Plan;
use super::react::Told;
use super::step::Step;
use crate::table::{Beyond, End};

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
        && let Told::Count(total) = ask(plan, fetch, &Step::Count).await?
    {
        return Ok(exactly(total));
    }
    let opening = match plan.begin().as_slice() {
        [Step::Whole] => Step::Whole,
        _ => Step::Opening,
    };
    let Told::Page(page) = ask(plan, fetch, &opening).await? else {
        return Ok(exactly(0));
    };
    let records = page.records.len() as u64;
    if opening == Step::Whole {
        return Ok(exactly(records));
    }
    let Some(total) = page.total else {
        let more = match plan.paging.end {
            End::More(_) => page.more == Some(true),
            End::Empty => records > 0,
            End::Short | End::Total => records >= plan.size,
        };
        return Ok(Counted {
            records: records + u64::from(more && matches!(plan.paging.end, End::More(_))),
            is_exact: !more,
        });
    };
    // A count that is just what pages can reach may be the reach and not the count.
    if !plan.paging.is_capped || plan.paging.reach != Some(total) {
        return Ok(exactly(total));
    }
    match plan.paging.beyond {
        Beyond::Days(_) => measure(plan, fetch).await,
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
        let told = ask(plan, fetch, &step).await?;
        match &step {
            Step::Measure { part } => {
                let total = match &told {
                    Told::Page(page) => page.total.unwrap_or(0),
                    Told::Count(total) => *total,
                };
                match plan.narrower(part, total) {
                    Some(parts) => {
                        steps.extend(parts.into_iter().map(|part| Step::Measure { part }));
                    }
                    None => {
                        counted.records += total;
                        counted.is_exact &= plan.paging.reach.is_none_or(|reach| total < reach);
                    }
                }
            }
            _ => steps.extend(plan.answered(&step, &told)?.then),
        }
    }
    Ok(counted)
}

async fn ask(plan: &Plan, fetch: &dyn Fetch, step: &Step) -> Result<Told, Trouble> {
    let Some(ask) = plan.ask(step) else {
        return Ok(Told::Count(0));
    };
    let is_page = std::ptr::eq(ask.operation, plan.given.operation);
    let reply = fetch.fetch(ask).await?;
    plan.read(is_page, &reply.body)
        .map_err(|why: facts::Unreadable| Trouble::UnreadablePage(Box::new(reply), why))
}
