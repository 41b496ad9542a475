//! What becomes of a range of days: it is read, halved or divided.

use openshelf_core::table::{CapStrategy, Days};

use super::error::Unreadable;
use super::facts::Facts;
use super::part::Part;
use super::plan::Plan;
use super::reaction::Reaction;
use super::step::{Numbered, Step};
use super::within::{dividing_values, within};

pub fn spanned(low: &str, facts: &Facts) -> Result<Reaction, Unreadable> {
    let day = |text: &str| text.get(..10).and_then(|day| day.parse().ok());
    let low = day(low);
    let high = facts.day.as_deref().and_then(day);
    let (Some(low), Some(high)) = (low, high.filter(|high| low.is_some_and(|low| low <= *high)))
    else {
        return Err(Unreadable::without_key());
    };
    let part = Part::new(low, high);
    Ok(Reaction::instead(vec![Step::Measure { part }]))
}

/// What becomes of a range, now that its records are counted.
pub fn measured(plan: &Plan, part: &Part, total: u64) -> Reaction {
    let CapStrategy::Days(days) = plan.paging.cap_strategy else {
        return Reaction::default();
    };
    if total == 0 {
        return Reaction::default();
    }
    if is_readable(plan, part, total) {
        return Reaction::instead(if plan.counts_apart() {
            plan.rest(Some(part.clone()), 1, total, true)
        } else {
            vec![attempt(part)]
        });
    }
    if !part.is_one_day() {
        return Reaction::instead(split(plan, part, total));
    }
    Reaction::instead(match pieces(plan, &days, part) {
        Some(pieces) => pieces
            .into_iter()
            .map(|part| Step::Measure { part })
            .collect(),
        None => {
            let mut then = plan.rest(Some(part.clone()), 1, total, plan.counts_apart());
            // What is told in the end is the number of all, not that of a day.
            then.push(Step::Truncated { exist: None });
            then
        }
    })
}

/// The steps for a range whose records moved while it was read; nothing when that never ends.
///
/// What was given of it is known by its key, so that it can be read anew: as it is, then in
/// halves, which are read more quickly and in which less happens.
pub fn once_more(plan: &Plan, part: &Part, total: u64) -> Option<Vec<Step>> {
    if part.is_to_be_halved() {
        return Some(split(plan, part, total));
    }
    part.again().map(|again| vec![attempt(&again)])
}

/// What is counted in place of a range that holds more than the service tells; nothing where that
/// is not so, or where nothing is narrower.
pub fn narrower(plan: &Plan, part: &Part, total: u64) -> Option<Vec<Part>> {
    let CapStrategy::Days(days) = plan.paging.cap_strategy else {
        return None;
    };
    if plan.paging.reach.is_none_or(|reach| total < reach) {
        return None;
    }
    halves(plan, &days, part).or_else(|| pieces(plan, &days, part))
}

/// The halves of a range, the earlier one first, without one in which nothing is asked for; nothing
/// for a single day.
fn halves(plan: &Plan, days: &Days, part: &Part) -> Option<Vec<Part>> {
    let is_asked = |half: &Part| within(days, &plan.given, half).is_some();
    let halves = part.halves()?;
    Some(halves.into_iter().filter(is_asked).collect())
}

/// The pieces of a single day, where something divides it.
fn pieces(plan: &Plan, days: &Days, part: &Part) -> Option<Vec<Part>> {
    let values = dividing_values(days, &plan.given);
    (part.piece.is_none() && values.len() > 1).then(|| part.pieces(&values))
}

/// Whether a range with so many records is read as it is.
pub fn is_readable(plan: &Plan, part: &Part, total: u64) -> bool {
    let reached = plan.reach.is_none_or(|reach| total <= reach) && !plan.is_cap(total);
    match plan.paging.cap_strategy {
        CapStrategy::Days(days) => reached && (part.is_one_day() || total <= days.readable),
        _ => reached,
    }
}

/// Reading a range tells its count as well.
fn attempt(part: &Part) -> Step {
    Step::Numbered(Numbered {
        part: Some(part.clone()),
        page: 1,
        ..Numbered::default()
    })
}

/// The halves of a range; one that is likely small enough is read at once.
fn split(plan: &Plan, part: &Part, total: u64) -> Vec<Step> {
    let CapStrategy::Days(days) = plan.paging.cap_strategy else {
        return vec![attempt(part)];
    };
    let Some(mut halves) = halves(plan, &days, part) else {
        return vec![attempt(part)];
    };
    let rises = plan.asks_for_order(&days) && plan.has(days.ascending);
    if !rises {
        halves.reverse();
    }
    let likely_small = total / 2 <= days.readable && !plan.counts_apart();
    let step = |part: Part| {
        if likely_small {
            attempt(&part)
        } else {
            Step::Measure { part }
        }
    };
    halves.into_iter().map(step).collect()
}
