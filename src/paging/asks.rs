//! The arguments that a step asks with.

use openshelf_core::call::Value;
use openshelf_core::table::{CapStrategy, Keys};

use super::ask::{Given, from_json};
use super::plan::Plan;
use super::step::Step;
use super::within::within;

/// The arguments that a step asks with; nothing when it asks nothing.
pub fn ask(plan: &Plan, step: &Step) -> Option<Given> {
    match step {
        Step::Whole => Some(plan.given.clone()),
        Step::Opening => Some(page_arguments(plan, plan.given.clone(), 1)),
        Step::Numbered(numbered) => {
            let ask = match (&numbered.part, plan.paging.cap_strategy) {
                (Some(part), CapStrategy::Days(days)) => {
                    let mut ask = within(&days, &plan.given, part)?;
                    if !plan.asks_for_order(&days) {
                        ask.lay_over(days.inside);
                    }
                    ask
                }
                _ => plan.given.clone(),
            };
            Some(page_arguments(plan, ask, numbered.page))
        }
        Step::Cursor { page, values } => {
            let mut ask = page_arguments(plan, plan.given.clone(), *page);
            if let CapStrategy::Cursor(cursor) = plan.paging.cap_strategy {
                for ((parameter, _), value) in cursor.places.iter().zip(values) {
                    if let Ok(value) = serde_json::from_str(value) {
                        ask.set(parameter, from_json(value));
                    }
                }
            }
            Some(ask)
        }
        Step::Keyed { after } => {
            let mut ask = page_arguments(plan, plan.given.clone(), 1);
            if let CapStrategy::Keys(keys) = plan.paging.cap_strategy {
                order_by(plan, &mut ask, &keys, *after);
            }
            Some(ask)
        }
        Step::Earliest | Step::Latest { .. } => {
            let CapStrategy::Days(days) = plan.paging.cap_strategy else {
                return None;
            };
            let mut ask = plan.given.clone();
            ask.lay_over(match step {
                Step::Earliest => days.ascending,
                _ => days.descending,
            });
            ask.lay_over(days.narrow);
            Some(smallest(plan, ask))
        }
        Step::Measure { part } => {
            let CapStrategy::Days(days) = plan.paging.cap_strategy else {
                return None;
            };
            let mut ask = within(&days, &plan.given, part)?;
            plan.count_of(&ask).or_else(|| {
                ask.lay_over(days.narrow);
                Some(smallest(plan, ask))
            })
        }
        Step::Count | Step::Truncated { exist: None } => plan.count_of(&plan.given),
        Step::Verify { .. } => plan
            .count_of(&plan.given)
            .or_else(|| Some(smallest(plan, plan.given.clone()))),
        Step::Truncated { exist: Some(_) } => None,
    }
}

/// Asks for a page.
fn page_arguments(plan: &Plan, mut ask: Given, page: u64) -> Given {
    let page = i64::try_from(page).unwrap_or(i64::MAX);
    ask.set(plan.paging.page, Value::Integer(page));
    let size = i64::try_from(plan.size).unwrap_or(i64::MAX);
    ask.set(plan.paging.size, Value::Integer(size));
    ask
}

/// Asks for as few records as the service gives.
fn smallest(plan: &Plan, mut ask: Given) -> Given {
    ask.set(plan.paging.size, Value::Integer(plan.paging.smallest));
    ask
}

/// Selects the records after a number and puts them in its order.
fn order_by(plan: &Plan, ask: &mut Given, keys: &Keys, after: Option<i64>) {
    let object = |name: &str, value: Value| Value::Object(vec![(name.to_owned(), value)]);
    let falling = plan.falls(keys);
    let (order, side) = if falling {
        ("desc", "lt")
    } else {
        ("asc", "gt")
    };
    ask.set(
        keys.sort,
        object(keys.member, Value::Text(order.to_owned())),
    );
    ask.choose(keys.member);
    let Some(after) = after else { return };
    let range = object(
        "range",
        object(keys.member, object(side, Value::Integer(after))),
    );
    let query = match plan.given.get(keys.query) {
        None => range,
        Some(own) => object(
            "bool",
            Value::Object(vec![
                ("must".to_owned(), Value::List(vec![own.clone()])),
                ("filter".to_owned(), Value::List(vec![range])),
            ]),
        ),
    };
    ask.set(keys.query, query);
}
