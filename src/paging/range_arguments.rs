//! The arguments of a call that select a range of days.

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

/// The arguments that select a range of days; `None` if the caller's periods are outside it.
pub fn arguments_in_range(
    days: &Days,
    arguments: &CallArguments,
    range: &DayRange,
) -> Option<CallArguments> {
    let mut selected = arguments.clone();
    let (low, high) = (range.low.to_string(), range.high.to_string());
    match days.within {
        Within::Parameters {
            from,
            to,
            instead_of,
        } => {
            for name in instead_of {
                selected.remove(name);
            }
            selected.set(from, Value::Text(low));
            selected.set(to, Value::Text(high));
        }
        Within::Periods {
            parameter,
            member,
            from,
            to,
            ..
        } => {
            let periods = periods(arguments, parameter, member);
            let clipped: Vec<Value> = periods
                .iter()
                .filter_map(|period| clip(period, from, to, &low, &high))
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

/// The overlap of a period with the days from `low` to `high`. ISO dates sort as text.
fn clip(period: &[(String, Value)], from: &str, to: &str, low: &str, high: &str) -> Option<Value> {
    let bound = |name: &str| {
        period
            .iter()
            .find(|(other, _)| other == name)
            .map(|(_, value)| value.wire_text())
            .filter(|text| !text.is_empty())
    };
    let start = bound(from).map_or_else(|| low.to_owned(), |own| own.max(low.to_owned()));
    let end = bound(to).map_or_else(|| high.to_owned(), |own| own.min(high.to_owned()));
    if start > end {
        return None;
    }
    let mut clipped: Vec<(String, Value)> = period
        .iter()
        .filter(|(name, _)| name != from && name != to)
        .cloned()
        .collect();
    clipped.push((from.to_owned(), Value::Text(start)));
    clipped.push((to.to_owned(), Value::Text(end)));
    Some(Value::Object(clipped))
}

#[cfg(test)]
mod tests {
    use jiff::ToSpan;
    use jiff::civil::Date;
    use proptest::prelude::*;

    use super::*;

    fn day(number: i32) -> Date {
        Date::constant(1994, 1, 1)
            .checked_add(number.days())
            .unwrap()
    }

    proptest! {
        #[test]
        fn a_period_is_cut_to_the_days_that_are_asked(low in 0..400_i32, length in 0..400_i32, start in 0..400_i32, more in 0..400_i32) {
            let (low, high) = (day(low).to_string(), day(low + length).to_string());
            let (start, end) = (day(start).to_string(), day(start + more).to_string());
            let period = [
                ("start_date".to_owned(), Value::Text(start.clone())),
                ("end_date".to_owned(), Value::Text(end.clone())),
                ("date_type".to_owned(), Value::Text("action_date".to_owned())),
            ];
            let clipped = clip(&period, "start_date", "end_date", &low, &high);
            let overlap = start.clone().max(low.clone()) <= end.clone().min(high.clone());
            prop_assert_eq!(clipped.is_some(), overlap);
            if let Some(Value::Object(members)) = clipped {
                prop_assert_eq!(&members[0].0, "date_type");
                prop_assert_eq!(&members[1].1, &Value::Text(start.max(low)));
                prop_assert_eq!(&members[2].1, &Value::Text(end.min(high)));
            }
        }
    }
}
