//! The arguments of a call that select a range of days.

use jiff::civil::Date;
use openshelf_core::call::Value;
use openshelf_core::catalog::{Days, Within};

use super::call_arguments::CallArguments;
use super::day_range::DayRange;

/// The values of the parameter that divides a day: the caller's list, or else the values of the
/// operation.
pub fn facet_values(days: &Days, arguments: &CallArguments) -> Vec<String> {
    match days.divided_by.split_once('.') {
        Some((parameter, member)) => match arguments.get(parameter) {
            Some(Value::Object(members)) => members
                .iter()
                .find(|(name, _)| name == member)
                .map(|(_, value)| texts(value))
                .unwrap_or_default(),
            _ => Vec::new(),
        },
        None => match arguments.get(days.divided_by) {
            Some(value) => texts(value),
            None => arguments
                .operation
                .parameter(days.divided_by)
                .map(|parameter| parameter.values.iter().map(ToString::to_string).collect())
                .unwrap_or_default(),
        },
    }
}

fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::List(items) => items.iter().map(Value::wire_text).collect(),
        _ => Vec::new(),
    }
}

/// Whether the caller's periods select by the day that orders the records.
pub fn are_periods_of_day(days: &Days, arguments: &CallArguments) -> bool {
    let Within::Periods {
        parameter,
        member,
        kind: (name, own),
        ..
    } = days.within
    else {
        return true;
    };
    periods(arguments, parameter, member).iter().all(|period| {
        let kind = period.iter().find(|(other, _)| other == name);
        kind.is_none_or(|(_, value)| value.is_null() || value.wire_text() == own)
    })
}

/// The arguments that select a range of days; `None` if the caller's periods are outside it. The first and the last
/// range of a list end where the caller's own arguments end.
pub fn arguments_in_range(
    days: &Days,
    arguments: &CallArguments,
    range: &DayRange,
) -> Option<CallArguments> {
    let mut selected = arguments.clone();
    match days.within {
        // The caller's own arguments select all days of the list.
        _ if range.is_whole() => {}
        Within::Parameters {
            from,
            to,
            instead_of,
        } => {
            let (own_low, own_high) = own_days(arguments, from, to, instead_of);
            // A range selects nothing that the caller's own arguments leave out.
            let low = match range.is_first {
                true => own_low,
                false => Some(own_low.map_or(range.low, |own| own.max(range.low))),
            };
            let high = match range.is_last {
                true => own_high,
                false => Some(own_high.map_or(range.high, |own| own.min(range.high))),
            };
            if low.zip(high).is_some_and(|(low, high)| low > high) {
                return None;
            }
            for name in instead_of {
                selected.remove(name);
            }
            for (name, day) in [(from, low), (to, high)] {
                match day {
                    Some(day) => selected.set(name, Value::Text(day.to_string())),
                    None => selected.remove(name),
                }
            }
        }
        Within::Periods {
            parameter,
            member,
            from,
            to,
            ..
        } => {
            let low = (!range.is_first).then(|| range.low.to_string());
            let high = (!range.is_last).then(|| range.high.to_string());
            let periods = periods(arguments, parameter, member);
            let clipped: Vec<Value> = periods
                .iter()
                .filter_map(|period| clip(period, (from, low.as_ref()), (to, high.as_ref())))
                .collect();
            if clipped.is_empty() {
                return None;
            }
            selected.set_member(parameter, member, Value::List(clipped));
        }
    }
    if let Some(facet) = &range.facet {
        match days.divided_by.split_once('.') {
            Some((parameter, member)) => {
                let only = Value::List(vec![Value::Text(facet.clone())]);
                selected.set_member(parameter, member, only);
            }
            None => selected.set(days.divided_by, Value::Text(facet.clone())),
        }
    }
    Some(selected)
}

/// The caller's periods; one without bounds if there are none.
fn periods(arguments: &CallArguments, parameter: &str, member: &str) -> Vec<Vec<(String, Value)>> {
    let found = match arguments.get(parameter) {
        Some(Value::Object(members)) => members
            .iter()
            .find(|(name, _)| name == member)
            .map(|(_, value)| value.clone()),
        _ => None,
    };
    match found {
        Some(Value::List(items)) if !items.is_empty() => items
            .into_iter()
            .filter_map(|item| match item {
                Value::Object(members) => Some(members),
                _ => None,
            })
            .collect(),
        _ => vec![Vec::new()],
    }
}

/// The overlap of a period with the days between two bounds, each with its name. ISO dates sort as text.
fn clip(
    period: &[(String, Value)],
    from: (&str, Option<&String>),
    to: (&str, Option<&String>),
) -> Option<Value> {
    let bound = |name: &str| {
        period
            .iter()
            .find(|(other, _)| other == name)
            .map(|(_, value)| value.wire_text())
            .filter(|text| !text.is_empty())
    };
    let start = bound(from.0).into_iter().chain(from.1.cloned()).max();
    let end = bound(to.0).into_iter().chain(to.1.cloned()).min();
    if start
        .as_ref()
        .zip(end.as_ref())
        .is_some_and(|(start, end)| start > end)
    {
        return None;
    }
    let mut clipped: Vec<(String, Value)> = period
        .iter()
        .filter(|(name, _)| name != from.0 && name != to.0)
        .cloned()
        .collect();
    let bounds = [(from.0, start), (to.0, end)];
    clipped.extend(
        bounds
            .into_iter()
            .filter_map(|(name, day)| Some((name.to_owned(), Value::Text(day?)))),
    );
    Some(Value::Object(clipped))
}

/// The first and the last day that the caller's arguments leave. Of the others, the first one counts alone.
fn own_days(
    arguments: &CallArguments,
    from: &str,
    to: &str,
    instead_of: &[&str],
) -> (Option<Date>, Option<Date>) {
    let text = |name: &str| arguments.get(name).map(Value::wire_text);
    let day = |name: &str| text(name)?.parse().ok();
    match instead_of.iter().find_map(|name| days_of(&text(name)?)) {
        Some((low, high)) => (Some(low), Some(high)),
        None => (day(from), day(to)),
    }
}

/// The first and the last day of a day or a year.
fn days_of(text: &str) -> Option<(Date, Date)> {
    match text.parse::<i16>() {
        Ok(year) => Some((Date::new(year, 1, 1).ok()?, Date::new(year, 12, 31).ok()?)),
        Err(_) => text.parse().ok().map(|day| (day, day)),
    }
}

#[cfg(test)]
mod tests {
    use openshelf_core::catalog::CapStrategy;
    use proptest::prelude::*;

    use super::*;
    use crate::day_range::tests::day;

    proptest! {
        #[test]
        fn a_period_is_limited_to_the_requested_days(low in 0..400_i32, length in 0..400_i32, start in 0..400_i32, more in 0..400_i32) {
            let (low, high) = (day(low).to_string(), day(low + length).to_string());
            let (start, end) = (day(start).to_string(), day(start + more).to_string());
            let period = [
                ("start_date".to_owned(), Value::Text(start.clone())),
                ("end_date".to_owned(), Value::Text(end.clone())),
                ("date_type".to_owned(), Value::Text("action_date".to_owned())),
            ];
            let clipped = clip(&period, ("start_date", Some(&low)), ("end_date", Some(&high)));
            let overlap = start.clone().max(low.clone()) <= end.clone().min(high.clone());
            prop_assert_eq!(clipped.is_some(), overlap);
            if let Some(Value::Object(members)) = clipped {
                prop_assert_eq!(&members[0].0, "date_type");
                prop_assert_eq!(&members[1].1, &Value::Text(start.max(low)));
                prop_assert_eq!(&members[2].1, &Value::Text(end.min(high)));
            }
        }

        #[test]
        fn every_day_of_the_list_is_in_exactly_one_range(
            low in 50..200_i32,
            first in 0..60_i32,
            second in 0..60_i32,
            from in prop::option::of(0..80_i32),
            to in prop::option::of(200..400_i32),
            year in prop::option::of(1994..1996_i64),
        ) {
            let operation = openshelf_services::find("gazette").unwrap().find("documents", "search");
            let operation = operation.unwrap();
            let Some(CapStrategy::Days(days)) = operation.paging.map(|paging| paging.cap_strategy) else {
                panic!("documents are divided by days");
            };
            let text = |number: i32| Value::Text(day(number).to_string());
            let mut values = vec![("search_term", Value::Text("x".to_owned()))];
            values.extend(from.map(|from| ("published_from", text(from))));
            values.extend(to.map(|to| ("published_to", text(to))));
            values.extend(year.map(|year| ("publication_year", Value::Integer(year))));
            let given = CallArguments::new(operation, values);
            let selects = |arguments: &CallArguments, number: i32| {
                let own = |name: &str| arguments.get(name).map(Value::wire_text);
                let date = day(number).to_string();
                match own("publication_year") {
                    Some(year) => date.starts_with(&year),
                    None => own("published_from").is_none_or(|from| from <= date)
                        && own("published_to").is_none_or(|to| date <= to),
                }
            };
            let whole = DayRange::new(day(low), day(low + first + second + 1)).open();
            prop_assert_eq!(arguments_in_range(&days, &given, &whole).unwrap().values, given.values.clone());
            // The records of a list lie within the caller's bounds.
            prop_assume!(selects(&given, low) && selects(&given, low + first + second + 1));
            let begin = DayRange { is_first: true, ..DayRange::new(day(low), day(low + first)) };
            let rest = DayRange { is_last: true, ..DayRange::new(day(low + first + 1), whole.high) };
            let parts = [begin, rest].map(|range| arguments_in_range(&days, &given, &range).unwrap());
            for number in 0..730 {
                let times = parts.iter().filter(|part| selects(part, number)).count();
                prop_assert_eq!(times, usize::from(selects(&given, number)), "day {}", number);
            }
        }
    }
}
