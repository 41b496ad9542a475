//! The arguments of a step's request.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use openshelf_core::call::Value;
use openshelf_core::catalog::{CapStrategy, CursorRange, Days, Keys};

use super::call_arguments::CallArguments;
use super::day_counts::days_of_window;
use super::listed_call::ListedCall;
use super::range_arguments::arguments_in_range;
use super::sort_by::{Place, PlaceId, SortBy};
use super::step::{CursorPage, Probe, Side, Step};
use super::windows::records_of_probe;

/// The arguments of a step's request; `None` for a step without a request.
pub fn step_arguments(listed: &ListedCall, step: &Step) -> Option<CallArguments> {
    match step {
        Step::OnlyPage => Some(listed.arguments.clone()),
        Step::FirstPage => Some(page_arguments(
            listed,
            listed.arguments.clone(),
            1,
            listed.page_size,
        )),
        Step::NumberedPages(run) => {
            let mut arguments = match (&run.range, listed.paging.cap_strategy) {
                (Some(range), CapStrategy::Days(days)) => {
                    let mut arguments = arguments_in_range(&days, &listed.arguments, range)?;
                    if !listed.has_order(&days) {
                        arguments.set_from_json(days.inside);
                    }
                    arguments
                }
                _ => listed.arguments.clone(),
            };
            if let Some(reading) = run.reading.and_then(|reading| listed.readings.get(reading)) {
                arguments.set_from_json(reading.order);
            }
            Some(page_arguments(
                listed,
                arguments,
                run.page,
                listed.size_of(run),
            ))
        }
        Step::CursorPage(own) => match listed.days() {
            Some(days) => day_cursor_arguments(listed, &days, own),
            None => Some(cursor_arguments(listed, own)),
        },
        Step::Probe(probe) => probe_arguments(listed, probe),
        Step::KeyedPage { after } => {
            let arguments = listed.arguments.clone();
            let mut arguments = page_arguments(listed, arguments, 1, listed.page_size);
            if let CapStrategy::Keys(keys) = listed.paging.cap_strategy {
                sort_and_filter(listed, &mut arguments, &keys, *after);
            }
            Some(arguments)
        }
        Step::EarliestDay | Step::LatestDay { .. } => {
            let CapStrategy::Days(days) = listed.paging.cap_strategy else {
                return None;
            };
            let mut arguments = listed.arguments.clone();
            arguments.set_from_json(match step {
                Step::EarliestDay => days.ascending,
                _ => days.descending,
            });
            arguments.set_from_json(days.narrow);
            Some(smallest_page(listed, arguments))
        }
        Step::CountRange { range } => {
            let CapStrategy::Days(days) = listed.paging.cap_strategy else {
                return None;
            };
            let mut arguments = arguments_in_range(&days, &listed.arguments, range)?;
            let counted = listed
                .counts_ranges_separately()
                .then(|| listed.count_arguments(&arguments));
            counted.flatten().or_else(|| {
                arguments.set_from_json(days.narrow);
                Some(smallest_page(listed, arguments))
            })
        }
        Step::CountDays { period } => listed.day_count_arguments(*period),
        Step::CountAll | Step::Truncated { exist: None } => {
            listed.count_arguments(&listed.arguments)
        }
        Step::VerifyTotal { .. } => listed
            .count_arguments(&listed.arguments)
            .or_else(|| Some(smallest_page(listed, listed.arguments.clone()))),
        Step::Truncated { exist: Some(_) } => None,
    }
}

/// The arguments of the page at a cursor.
fn cursor_arguments(listed: &ListedCall, own: &CursorPage) -> CallArguments {
    let arguments = listed.arguments.clone();
    let size = listed.page_size.saturating_sub(own.fewer).max(1);
    let mut arguments = page_arguments(listed, arguments, own.page, size);
    if let CapStrategy::Cursor(cursor) = listed.paging.cap_strategy {
        for ((parameter, _), value) in [cursor.id, cursor.value].iter().zip(own.window.values()) {
            if let Ok(value) = serde_json::from_str::<serde_json::Value>(value) {
                arguments.set(parameter, value.into());
            }
        }
    }
    arguments
}

/// The arguments of the page at a cursor that the client makes. They select the days of the window as well, so that the
/// window ends with a page that is not full.
fn day_cursor_arguments(
    listed: &ListedCall,
    days: &Days,
    own: &CursorPage,
) -> Option<CallArguments> {
    let (cursor, sort) = (days.cursor?, listed.sort.as_ref()?);
    let mut arguments = match days_of_window(sort, &own.window) {
        Some(range) => arguments_in_range(days, &listed.arguments, &range)?,
        None => listed.arguments.clone(),
    };
    if let Some(Place { value, id }) = SortBy::place(own.window.values())
        && id != PlaceId::Text(String::new())
    {
        let values = serde_json::json!([value.parse::<i64>().ok()?, id]);
        let token = BASE64_URL_SAFE_NO_PAD.encode(values.to_string());
        arguments.set(cursor.parameter, Value::Text(token));
    }
    arguments.remove(listed.paging.page);
    let size = listed.page_size.saturating_sub(own.fewer).max(1);
    let size = i64::try_from(size).unwrap_or(i64::MAX);
    arguments.set(listed.paging.size, Value::Integer(size));
    Some(arguments)
}

/// The arguments that request the page that begins with the record at a place; or the record alone, with only the
/// members needed for its place in the order.
fn probe_arguments(listed: &ListedCall, probe: &Probe) -> Option<CallArguments> {
    let CapStrategy::Cursor(cursor) = listed.paging.cap_strategy else {
        return None;
    };
    if probe.is_page {
        let arguments = listed.arguments.clone();
        return Some(page_arguments(
            listed,
            arguments,
            probe.page,
            records_of_probe(listed),
        ));
    }
    let sort = listed.sort.as_ref()?;
    let name = match (&probe.side, cursor.range) {
        (Side::Largest, Some(range)) => range.sort,
        _ => &sort.name,
    };
    let mut arguments = listed.arguments.clone();
    let name = Value::Text(name.to_owned());
    arguments.set(cursor.sort, name.clone());
    arguments.set(cursor.fields, Value::List(vec![name]));
    match &probe.side {
        Side::Front => {}
        Side::End => {
            let order = if sort.is_descending { "asc" } else { "desc" };
            arguments.set(cursor.order, Value::Text(order.to_owned()));
        }
        Side::Behind(value) => {
            let range = cursor.range.filter(|range| range.sort == sort.name)?;
            let cents = value.parse().ok()?;
            narrow(&mut arguments, &range, cents, sort.is_descending)?;
        }
        Side::Largest => arguments.set(cursor.order, Value::Text("desc".to_owned())),
        Side::Sample(sample) => narrow(&mut arguments, &cursor.range?, sample.cents, false)?,
    }
    Some(page_arguments(listed, arguments, probe.records, 1))
}

/// Leaves only the records whose value, in whole cents, is at most or at least this one. Filters accept
/// whole dollars, so a few more records may be left.
fn narrow(
    arguments: &mut CallArguments,
    range: &CursorRange,
    cents: i64,
    is_descending: bool,
) -> Option<()> {
    let (low, high) = if is_descending {
        (None, Some(cents.div_euclid(100) + 1))
    } else {
        (Some(cents.div_euclid(100)), None)
    };
    let given = match arguments.get(range.parameter) {
        Some(Value::Object(members)) => members
            .iter()
            .find(|(name, _)| name == range.member)
            .map(|(_, value)| value.clone()),
        _ => None,
    };
    let own = match given {
        Some(Value::List(ranges)) => ranges,
        _ => vec![Value::Object(Vec::new())],
    };
    let bound = |members: &[(String, Value)], name: &str| {
        let found = members.iter().find(|(known, _)| known == name);
        let number: f64 = found?.1.wire_text().parse().ok()?;
        format!("{number:.0}").parse::<i64>().ok()
    };
    let narrowed = own.iter().filter_map(|each| {
        let Value::Object(members) = each else {
            return None;
        };
        let low = low.into_iter().chain(bound(members, range.low)).max();
        let high = high.into_iter().chain(bound(members, range.high)).min();
        if low.zip(high).is_some_and(|(low, high)| low > high) {
            return None;
        }
        let member = |name: &str, bound: Option<i64>| {
            bound.map(|bound| (name.to_owned(), Value::Integer(bound)))
        };
        let both = [member(range.low, low), member(range.high, high)];
        Some(Value::Object(both.into_iter().flatten().collect()))
    });
    let narrowed: Vec<Value> = narrowed.collect();
    if narrowed.is_empty() {
        return None;
    }
    arguments.set_member(range.parameter, range.member, Value::List(narrowed));
    Some(())
}

/// The arguments of a page by its number and size.
fn page_arguments(
    listed: &ListedCall,
    mut arguments: CallArguments,
    page: u64,
    size: u64,
) -> CallArguments {
    let page = i64::try_from(page).unwrap_or(i64::MAX);
    arguments.set(listed.paging.page, Value::Integer(page));
    let size = i64::try_from(size).unwrap_or(i64::MAX);
    arguments.set(listed.paging.size, Value::Integer(size));
    arguments
}

/// The arguments with the smallest page of the service.
fn smallest_page(listed: &ListedCall, mut arguments: CallArguments) -> CallArguments {
    arguments.set(listed.paging.size, Value::Integer(listed.paging.smallest));
    arguments
}

/// Sorts by the operation's number, and selects the records after one of them.
fn sort_and_filter(
    listed: &ListedCall,
    arguments: &mut CallArguments,
    keys: &Keys,
    after: Option<i64>,
) {
    let is_descending = listed.is_descending(keys);
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
    let bounds = vec![(side.to_owned(), Value::Integer(after))];
    filter_numbers(arguments, keys, bounds);
}

/// Selects the records whose number is after one and up to another one, if there are such bounds.
pub fn numbers_between(
    arguments: &mut CallArguments,
    keys: &Keys,
    after: Option<i64>,
    until: Option<i64>,
) {
    let bounds = [("gt", after), ("lte", until)]
        .into_iter()
        .filter_map(|(name, number)| Some((name.to_owned(), Value::Integer(number?))))
        .collect();
    filter_numbers(arguments, keys, bounds);
}

/// Adds bounds of the number to the caller's query.
fn filter_numbers(arguments: &mut CallArguments, keys: &Keys, bounds: Vec<(String, Value)>) {
    let range = object("range", object(keys.member, Value::Object(bounds)));
    let query = match arguments.get(keys.query) {
        None => range,
        Some(own) => {
            let must = ("must".to_owned(), Value::List(vec![own.clone()]));
            let filter = ("filter".to_owned(), Value::List(vec![range]));
            object("bool", Value::Object(vec![must, filter]))
        }
    };
    arguments.set(keys.query, query);
}

fn object(name: &str, value: Value) -> Value {
    Value::Object(vec![(name.to_owned(), value)])
}
