//! The arguments of a step's request.

use openshelf_core::call::Value;
use openshelf_core::table::{CapStrategy, Keys};

use super::call_arguments::CallArguments;
use super::plan::Plan;
use super::range_arguments::arguments_in_range;
use super::step::Step;

/// The arguments of a step's request; `None` for a step without a request.
pub fn step_arguments(plan: &Plan, step: &Step) -> Option<CallArguments> {
    match step {
        Step::OnlyPage => Some(plan.arguments.clone()),
        Step::FirstPage => Some(page_arguments(
            plan,
            plan.arguments.clone(),
            1,
            plan.page_size,
        )),
        Step::NumberedPages(run) => {
            let mut arguments = match (&run.range, plan.paging.cap_strategy) {
                (Some(range), CapStrategy::Days(days)) => {
                    let mut arguments = arguments_in_range(&days, &plan.arguments, range)?;
                    if !plan.has_order(&days) {
                        arguments.set_from_json(days.inside);
                    }
                    arguments
                }
                _ => plan.arguments.clone(),
            };
            if let Some(reading) = run.reading.and_then(|reading| plan.readings.get(reading)) {
                arguments.set_from_json(reading.order);
            }
            Some(page_arguments(plan, arguments, run.page, plan.size_of(run)))
        }
        Step::CursorPage { page, values, .. } => {
            let arguments = plan.arguments.clone();
            let mut arguments = page_arguments(plan, arguments, *page, plan.page_size);
            if let CapStrategy::Cursor(cursor) = plan.paging.cap_strategy {
                for ((parameter, _), value) in [cursor.id, cursor.value].iter().zip(values) {
                    if let Ok(value) = serde_json::from_str::<serde_json::Value>(value) {
                        arguments.set(parameter, value.into());
                    }
                }
            }
            Some(arguments)
        }
        Step::Mark { page } => {
            let before = page.saturating_sub(1).saturating_mul(plan.page_size);
            Some(page_arguments(plan, plan.arguments.clone(), before, 1))
        }
        Step::KeyedPage { after } => {
            let arguments = plan.arguments.clone();
            let mut arguments = page_arguments(plan, arguments, 1, plan.page_size);
            if let CapStrategy::Keys(keys) = plan.paging.cap_strategy {
                sort_and_filter(plan, &mut arguments, &keys, *after);
            }
            Some(arguments)
        }
        Step::EarliestDay | Step::LatestDay { .. } => {
            let CapStrategy::Days(days) = plan.paging.cap_strategy else {
                return None;
            };
            let mut arguments = plan.arguments.clone();
            arguments.set_from_json(match step {
                Step::EarliestDay => days.ascending,
                _ => days.descending,
            });
            arguments.set_from_json(days.narrow);
            Some(smallest_page(plan, arguments))
        }
        Step::CountRange { range } => {
            let CapStrategy::Days(days) = plan.paging.cap_strategy else {
                return None;
            };
            let mut arguments = arguments_in_range(&days, &plan.arguments, range)?;
            plan.count_arguments(&arguments).or_else(|| {
                arguments.set_from_json(days.narrow);
                Some(smallest_page(plan, arguments))
            })
        }
        Step::CountAll | Step::Truncated { exist: None } => plan.count_arguments(&plan.arguments),
        Step::VerifyTotal { .. } => plan
            .count_arguments(&plan.arguments)
            .or_else(|| Some(smallest_page(plan, plan.arguments.clone()))),
        Step::Truncated { exist: Some(_) } => None,
    }
}

/// The arguments of a page by its number and size.
fn page_arguments(
    plan: &Plan,
    mut arguments: CallArguments,
    page: u64,
    size: u64,
) -> CallArguments {
    let page = i64::try_from(page).unwrap_or(i64::MAX);
    arguments.set(plan.paging.page, Value::Integer(page));
    let size = i64::try_from(size).unwrap_or(i64::MAX);
    arguments.set(plan.paging.size, Value::Integer(size));
    arguments
}

/// The arguments with the smallest page that the service gives.
fn smallest_page(plan: &Plan, mut arguments: CallArguments) -> CallArguments {
    arguments.set(plan.paging.size, Value::Integer(plan.paging.smallest));
    arguments
}

/// Sorts by the row's number, and selects the records after one of them.
fn sort_and_filter(plan: &Plan, arguments: &mut CallArguments, keys: &Keys, after: Option<i64>) {
    let object = |name: &str, value: Value| Value::Object(vec![(name.to_owned(), value)]);
    let is_descending = plan.is_descending(keys);
    let (order, side) = if is_descending {
        ("desc", "lt")
    } else {
        ("asc", "gt")
    };
    arguments.set(
        keys.sort,
        object(keys.member, Value::Text(order.to_owned())),
    );
    arguments.add_to_fields(keys.member);
    let Some(after) = after else { return };
    let range = object(
        "range",
        object(keys.member, object(side, Value::Integer(after))),
    );
    let query = match plan.arguments.get(keys.query) {
        None => range,
        Some(own) => object(
            "bool",
            Value::Object(vec![
                ("must".to_owned(), Value::List(vec![own.clone()])),
                ("filter".to_owned(), Value::List(vec![range])),
            ]),
        ),
    };
    arguments.set(keys.query, query);
}
