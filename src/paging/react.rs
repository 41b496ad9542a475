//! What an answer means for a walk: whether it is a page to give, and the steps in its place.

use openshelf_core::table::CapStrategy;

use super::error::{Trouble, Unreadable};
use super::facts::Facts;
use super::plan::{Plan, order_of};
use super::ranges::{is_readable, measured, once_more, spanned};
use super::reaction::Reaction;
use super::step::{Numbered, Step};
use super::told::Told;

/// What becomes of a step, now that it is answered.
pub fn answered(plan: &Plan, step: &Step, told: &Told) -> Result<Reaction, Trouble> {
    match (step, told) {
        (Step::Opening, Told::Page(facts)) => {
            let mut reaction = opened(plan, facts)?;
            reaction.promises = facts.total.filter(|_| reaction.gives);
            Ok(reaction)
        }
        (Step::Whole, Told::Page(_)) => Ok(Reaction::give(Vec::new())),
        (Step::Numbered(numbered), Told::Page(facts)) => turned(plan, numbered, facts),
        (Step::Cursor { page, values }, Told::Page(facts)) => {
            Ok(followed(plan, *page, values, facts))
        }
        (Step::Keyed { .. }, Told::Page(facts)) => keyed(facts),
        (Step::Count, Told::Count(total)) => counted(plan, *total),
        (Step::Earliest, Told::Page(facts)) => match &facts.day {
            Some(low) => Ok(Reaction::instead(vec![Step::Latest { low: low.clone() }])),
            None if facts.records.is_empty() => Ok(Reaction::default()),
            None => Err(Unreadable::without_key().into()),
        },
        // If nothing moved while everything was asked for, what was told has come.
        (Step::Verify { total }, _) => Ok(Reaction {
            promises: told.total().filter(|now| now == total),
            ..Reaction::default()
        }),
        (Step::Latest { low }, Told::Page(facts)) => Ok(spanned(low, facts)?),
        (Step::Measure { part }, _) => Ok(measured(
            plan,
            part,
            told.total().ok_or_else(Unreadable::without_total)?,
        )),
        (Step::Truncated { .. }, Told::Count(total)) => {
            let exist = Some(*total);
            Ok(Reaction::instead(
                if plan.reach.is_some_and(|reach| *total > reach) {
                    vec![Step::Truncated { exist }]
                } else {
                    Vec::new()
                },
            ))
        }
        _ => Ok(Reaction::default()),
    }
}

fn opened(plan: &Plan, facts: &Facts) -> Result<Reaction, Trouble> {
    let Some(total) = facts.total else {
        if !plan.goes_on(facts)? {
            return Ok(Reaction::give(Vec::new()));
        }
        let capped = plan.reach.is_some_and(|reach| plan.wants_more_than(reach));
        if capped && plan.counts_apart() {
            return Ok(Reaction::instead(vec![Step::Count]));
        }
        return Ok(Reaction::give(vec![Step::Numbered(Numbered {
            page: 2,
            ..Numbered::default()
        })]));
    };
    let is_cap = plan.is_cap(total);
    let outgrown = plan.reach.filter(|reach| is_cap || total > *reach);
    let Some(reach) = outgrown else {
        let mut then = plan.rest(None, 2, total, false);
        if then.is_empty() && facts.more == Some(true) {
            then.push(Step::Numbered(Numbered {
                page: 2,
                ..Numbered::default()
            }));
        }
        return Ok(Reaction::give(then));
    };
    let within_reach = plan.rest(None, 2, total, false);
    if !plan.wants_more_than(reach) {
        return Ok(Reaction::give(within_reach));
    }
    if !plan.has_way() {
        let mut then = within_reach;
        let exist = (!is_cap).then_some(total);
        then.push(Step::Truncated { exist });
        return Ok(Reaction::give(then));
    }
    beyond(plan, (!is_cap).then_some(total))
}

/// The way to everything, once page numbers do not reach it; in the end it is held against the
/// total where that is known.
fn beyond(plan: &Plan, total: Option<u64>) -> Result<Reaction, Trouble> {
    check_order(plan)?;
    let verify = total.map(|total| Step::Verify { total });
    let mut reaction = Reaction::instead(match plan.paging.cap_strategy {
        CapStrategy::Keys(_) => vec![Step::Keyed { after: None }],
        CapStrategy::Days(_) => vec![Step::Earliest],
        // A cursor reaches everything from its first page on.
        CapStrategy::Cursor(_) | CapStrategy::Stop => Vec::new(),
    });
    reaction.then.extend(verify);
    Ok(reaction)
}

/// Going by ranges puts records in the order of the ranges; another one that was asked for is lost.
fn check_order(plan: &Plan) -> Result<(), Trouble> {
    let (orders, kept): (Vec<&str>, bool) = match plan.paging.cap_strategy {
        CapStrategy::Keys(keys) => {
            let sort = plan.given.get(keys.sort);
            let kept = sort.is_none_or(|sort| order_of(sort, keys.member).is_some());
            (vec![keys.sort], kept)
        }
        CapStrategy::Days(days) => {
            let kept = !plan.asks_for_order(&days)
                || plan.has(days.ascending)
                || plan.has(days.descending);
            (days.orders.to_vec(), kept)
        }
        CapStrategy::Stop | CapStrategy::Cursor(_) => (Vec::new(), true),
    };
    if kept {
        return Ok(());
    }
    let shown: Vec<String> = orders
        .iter()
        .filter_map(|name| Some(format!("{name}={}", plan.given.get(name)?.shown())))
        .collect();
    Err(Trouble::Order {
        asked: shown.join(", "),
        reach: plan.reach.unwrap_or_default(),
        by: match plan.paging.cap_strategy {
            CapStrategy::Keys(keys) => keys.member.to_owned(),
            CapStrategy::Days(days) => days.member.to_owned(),
            CapStrategy::Stop | CapStrategy::Cursor(_) => String::new(),
        },
    })
}

fn turned(plan: &Plan, numbered: &Numbered, facts: &Facts) -> Result<Reaction, Trouble> {
    if numbered.alone {
        return Ok(Reaction::give(Vec::new()));
    }
    let Some(known) = numbered.total else {
        return opened_run(plan, numbered, facts);
    };
    let moved = moved(plan, numbered, facts, known);
    if let (Some(_), Some(part)) = (&moved, &numbered.part)
        && !plan.paging.key.is_empty()
        && let Some(then) = once_more(plan, part, facts.total.unwrap_or(known))
    {
        return Ok(Reaction {
            voids: Some(part.clone()),
            ..Reaction::give(then)
        });
    }
    let is_last = numbered.last.is_none_or(|last| numbered.page >= last);
    let total = if numbered.counted {
        known
    } else {
        facts.total.unwrap_or(known)
    };
    let mut then = Vec::new();
    if is_last {
        let from = numbered.page + 1;
        then = plan.rest(numbered.part.clone(), from, total, numbered.counted);
        if then.is_empty() && facts.more == Some(true) && plan.reach.is_none() {
            then.push(Step::Numbered(Numbered {
                part: numbered.part.clone(),
                page: numbered.page + 1,
                ..Numbered::default()
            }));
        }
    }
    Ok(Reaction::give(then).noting(moved))
}

/// How a page shows that the records moved since their number was told.
fn moved(plan: &Plan, numbered: &Numbered, facts: &Facts, known: u64) -> Option<String> {
    let told = facts.total.filter(|_| !numbered.counted);
    if let Some(told) = told.filter(|told| *told != known) {
        return Some(format!(
            "page {}: there are {told} records now and were {known} before",
            numbered.page
        ));
    }
    if !numbered.counted {
        return None;
    }
    let before = (numbered.page - 1).saturating_mul(plan.size);
    let expected = known.saturating_sub(before).min(plan.size);
    let records = facts.records.len() as u64;
    let ends = facts.more == Some(false);
    let is_end = before + expected >= known;
    (records != expected || ends != is_end).then(|| {
        format!(
            "page {}: it holds {records} records where {expected} of {known} were expected",
            numbered.page
        )
    })
}

/// A page of a run whose end only its answers tell.
fn opened_run(plan: &Plan, numbered: &Numbered, facts: &Facts) -> Result<Reaction, Trouble> {
    if let (Some(part), Some(total)) = (&numbered.part, facts.total) {
        // One page is one answer: nothing moved while it was read.
        if total <= plan.size {
            return Ok(Reaction::give(Vec::new()));
        }
        if !is_readable(plan, part, total) {
            return Ok(measured(plan, part, total));
        }
        let then = plan.rest(Some(part.clone()), 2, total, false);
        return Ok(Reaction::give(then));
    }
    if !plan.goes_on(facts)? {
        return Ok(Reaction::give(Vec::new()));
    }
    let page = numbered.page + 1;
    let reached = page.saturating_mul(plan.size);
    if let Some(reach) = plan.reach.filter(|reach| reached > *reach)
        && plan.wants_more_than(reach)
    {
        return Ok(Reaction::give(vec![Step::Truncated { exist: None }]));
    }
    Ok(Reaction::give(vec![Step::Numbered(Numbered {
        page,
        ..numbered.clone()
    })]))
}

fn followed(plan: &Plan, page: u64, values: &[String], facts: &Facts) -> Reaction {
    if facts.more != Some(true) {
        return Reaction::give(Vec::new());
    }
    if !values.is_empty() && values == facts.cursor {
        let changed = format!("page {page}: the cursor stands still");
        return Reaction::give(Vec::new()).noting(Some(changed));
    }
    let nowhere: &[&str] = match plan.paging.cap_strategy {
        CapStrategy::Cursor(cursor) => cursor.nowhere,
        _ => &[],
    };
    let names_place = |value: &String| !nowhere.contains(&value.as_str());
    if !facts.cursor.is_empty() && facts.cursor.iter().all(names_place) {
        return Reaction::give(vec![Step::Cursor {
            page: page + 1,
            values: facts.cursor.clone(),
        }]);
    }
    let reached = (page + 1).saturating_mul(plan.size);
    let beyond = plan.reach.is_some_and(|reach| reached > reach);
    Reaction::give(vec![if beyond {
        Step::Truncated { exist: None }
    } else {
        Step::Cursor {
            page: page + 1,
            values: Vec::new(),
        }
    }])
}

fn keyed(facts: &Facts) -> Result<Reaction, Trouble> {
    let records = facts.records.len() as u64;
    let left = facts.total.ok_or_else(Unreadable::without_total)?;
    if records >= left || records == 0 {
        let changed = (left > records)
            .then(|| format!("{left} records are left and the page has none of them"));
        return Ok(Reaction::give(Vec::new()).noting(changed));
    }
    let Some(last) = facts.number else {
        return Err(Unreadable::without_key().into());
    };
    Ok(Reaction::give(vec![Step::Keyed { after: Some(last) }]))
}

fn counted(plan: &Plan, total: u64) -> Result<Reaction, Trouble> {
    if plan.reach.is_none_or(|reach| total <= reach) {
        return Ok(Reaction::instead(plan.rest(None, 1, total, true)));
    }
    if plan.has_way() {
        return beyond(plan, Some(total));
    }
    let mut then = plan.rest(None, 1, total, true);
    then.push(Step::Truncated { exist: Some(total) });
    Ok(Reaction::instead(then))
}
