//! Looks into an object that a parameter takes: its members, theirs, and the rules among them.

use super::date::{date, is_day};
use super::fault::{Fault, elements, expected, hint, one_of};
use super::notation::{integer_or_text_words, notation};
use super::refusals::refusals;
use super::text::{Wording, allowed, empty, text};
use super::value::{Value, quoted};
use crate::table::{Member, MemberKind, ObjectRule, Schema};

/// The object with its values in the form that is sent; its faults are added to `faults`.
pub fn check_object(schema: &Schema, path: &str, value: &Value, faults: &mut Vec<Fault>) -> Value {
    let Value::Object(members) = value else {
        return expected(path, value, notation().object, faults);
    };
    let checked: Vec<(String, Value)> = members
        .iter()
        .filter_map(|(name, value)| {
            let path = format!("{path}.{name}");
            let Some(member) = schema.member(name) else {
                unknown(schema, &path, name, value, faults);
                return None;
            };
            if value.is_null() {
                return nullable(member, &path, faults).then(|| (name.clone(), Value::Null));
            }
            let checked = check_member(member, &path, value, faults);
            Some((name.clone(), checked))
        })
        .collect();
    for member in schema.all().filter(|member| member.required) {
        if !members
            .iter()
            .any(|(name, value)| name == member.name && !value.is_null())
        {
            let message = format!("{path}: the member '{}' is missing", member.name);
            let allowed = format!("{} with {}", notation().object, quoted(member.name));
            faults.push(Fault::sentence(path, value.shown(), allowed, message));
        }
    }
    let checked = Value::Object(checked);
    for rule in schema.rules {
        apply(rule, path, &checked, faults);
    }
    checked
}

fn unknown(schema: &Schema, path: &str, name: &str, value: &Value, faults: &mut Vec<Fault>) {
    let names: Vec<&str> = schema.all().map(|member| member.name).collect();
    let why = schema
        .elsewhere
        .iter()
        .find(|(other, _)| *other == name)
        .map_or_else(
            || hint(name, names.iter().copied()),
            |(_, why)| format!("; {why}"),
        );
    let message = format!("{path}: there is no member '{name}' here{why}");
    faults.push(Fault::sentence(
        path,
        value.shown(),
        one_of(&names),
        message,
    ));
}

/// Whether a null is kept. Elsewhere a null is refused, because the service refuses or misreads it.
fn nullable(member: &Member, path: &str, faults: &mut Vec<Fault>) -> bool {
    if !member.nullable {
        let message = format!(
            "{path}: {} is not allowed here; leave the member out",
            notation().null
        );
        faults.push(Fault::sentence(
            path,
            notation().null.to_owned(),
            String::new(),
            message,
        ));
    }
    member.nullable
}

fn check_member(member: &Member, path: &str, value: &Value, faults: &mut Vec<Fault>) -> Value {
    let before = faults.len();
    if let Some(what) = empty(value)
        && member.required
    {
        return expected(path, value, what, faults);
    }
    let checked = by_kind(member, path, value, faults);
    if faults.len() == before {
        refusals(path, member.refusals, &checked, faults);
    }
    checked
}

fn by_kind(member: &Member, path: &str, value: &Value, faults: &mut Vec<Fault>) -> Value {
    match member.kind {
        MemberKind::Text => member_text(member, path, value, faults),
        MemberKind::Date => date(path, value, &[], faults),
        MemberKind::Integer => match value {
            Value::Integer(_) => value.clone(),
            _ => expected(path, value, notation().integer, faults),
        },
        MemberKind::IntegerOrText => match value {
            Value::Integer(_) | Value::Text(_) => {
                allowed(path, &value.wire_text(), member.values, faults);
                value.clone()
            }
            _ => expected(path, value, &integer_or_text_words(), faults),
        },
        MemberKind::Number => match value {
            Value::Integer(_) | Value::Number(_) | Value::Decimal(_) => value.clone(),
            _ => expected(path, value, "a number", faults),
        },
        MemberKind::WholeNumber => whole_number(path, value, faults),
        MemberKind::Texts => each(path, value, faults, |path, item, faults| {
            member_text(member, path, item, faults)
        }),
        MemberKind::TextsOrIntegers => each(path, value, faults, |path, item, faults| match item {
            Value::Integer(_) | Value::Text(_) => item.clone(),
            _ => expected(path, item, &integer_or_text_words(), faults),
        }),
        MemberKind::Integers => each(path, value, faults, |path, item, faults| match item {
            Value::Integer(_) => item.clone(),
            _ => expected(path, item, notation().integer, faults),
        }),
        MemberKind::Paths => each(path, value, faults, |path, item, faults| {
            each(path, item, faults, |path, step, faults| {
                text(path, step, Wording::default(), faults)
            })
        }),
        MemberKind::Object => nested(member.schema, path, value, faults),
        MemberKind::Objects => each(path, value, faults, |path, item, faults| {
            nested(member.schema, path, item, faults)
        }),
        MemberKind::ObjectOrTexts => match value {
            Value::List(_) => each(path, value, faults, |path, item, faults| {
                text(path, item, Wording::default(), faults)
            }),
            _ => nested(member.schema, path, value, faults),
        },
        MemberKind::ObjectOrObjects => match value {
            Value::List(_) => each(path, value, faults, |path, item, faults| {
                nested(member.list_schema, path, item, faults)
            }),
            _ => nested(member.schema, path, value, faults),
        },
    }
}

fn nested(schema: Option<&Schema>, path: &str, value: &Value, faults: &mut Vec<Fault>) -> Value {
    match schema {
        Some(schema) => check_object(schema, path, value, faults),
        None => value.clone(),
    }
}

fn each(
    path: &str,
    value: &Value,
    faults: &mut Vec<Fault>,
    element: impl Fn(&str, &Value, &mut Vec<Fault>) -> Value,
) -> Value {
    let Value::List(items) = value else {
        let allowed = match value {
            Value::Text(given) => format!("{}: write [{}]", notation().list, quoted(given)),
            Value::Object(_) => format!("{}: put the value into [ ]", notation().list),
            _ => notation().list.to_owned(),
        };
        return expected(path, value, &allowed, faults);
    };
    elements(path, items, faults, element)
}

fn member_text(member: &Member, path: &str, value: &Value, faults: &mut Vec<Fault>) -> Value {
    let checked = text(path, value, member.into(), faults);
    if let (Value::Text(given), Some((least, most))) = (&checked, member.characters) {
        let count = given.chars().count();
        if count < least || count > most {
            let allowed = match (least, most) {
                (least, usize::MAX) => format!("at least {least} characters"),
                (0, most) => format!("at most {most} characters"),
                (least, most) if least == most => format!("exactly {least} characters"),
                (least, most) => format!("{least} to {most} characters"),
            };
            expected(path, value, &allowed, faults);
        }
    }
    checked
}

fn whole_number(path: &str, value: &Value, faults: &mut Vec<Fault>) -> Value {
    match value {
        Value::Integer(_) => value.clone(),
        Value::Number(number) if number.fract() == 0.0 && number.abs() < 9e15 => {
            // Exact: a whole number below 2^53.
            #[allow(clippy::cast_possible_truncation)]
            Value::Integer(*number as i64)
        }
        Value::Decimal(digits) => match digits.parse::<i64>() {
            Ok(number) => Value::Integer(number),
            Err(_) => expected(path, value, "a whole number", faults),
        },
        _ => expected(path, value, "a whole number", faults),
    }
}

fn member<'a>(object: &'a Value, name: &str) -> Option<&'a Value> {
    match object {
        Value::Object(members) => members
            .iter()
            .find(|(other, value)| other == name && !value.is_null())
            .map(|(_, value)| value),
        _ => None,
    }
}

fn apply(rule: &ObjectRule, path: &str, object: &Value, faults: &mut Vec<Fault>) {
    let has = |name: &str| member(object, name).is_some();
    let mut broken = |message: String| {
        let sentence = format!("{path}: {message}");
        faults.push(Fault::sentence(path, object.shown(), message, sentence));
    };
    match rule {
        ObjectRule::NotEmpty => {
            if matches!(object, Value::Object(members) if members.is_empty()) {
                broken("at least one member is needed".to_owned());
            }
        }
        ObjectRule::AtLeastOne(names) => {
            if !names.iter().any(|name| has(name)) {
                broken(format!("{} is needed", one_of(names)));
            }
        }
        ObjectRule::Needs(name, other) => {
            if has(name) && !has(other) {
                broken(format!("'{name}' needs '{other}'"));
            }
        }
        ObjectRule::NeedsValue(name, other, wanted) => {
            if has(name) && member(object, other).map(Value::wire_text).as_deref() != Some(wanted) {
                broken(format!("'{name}' needs '{other}' to be '{wanted}'"));
            }
        }
        ObjectRule::AtMostOne(names) => {
            let given: Vec<&str> = names.iter().copied().filter(|name| has(name)).collect();
            if given.len() > 1 {
                broken(format!("'{}' exclude each other", given.join("', '")));
            }
        }
        ObjectRule::Span(from, to, days) => {
            if let Some(length) = span(object, from, to)
                && length > *days
            {
                broken(format!(
                    "'{from}' to '{to}' may be {days} days at most, not {length}"
                ));
            }
        }
        ObjectRule::Ordered(low, high) => {
            if let (Some(left), Some(right)) = (member(object, low), member(object, high))
                && is_above(left, right)
            {
                broken(format!("'{low}' is after '{high}'"));
            }
        }
        ObjectRule::NotBefore(name, first) => {
            if let Some(Value::Text(day)) = member(object, name)
                && is_day(day)
                && day.as_str() < *first
            {
                broken(format!("'{name}' may not be before {first}"));
            }
        }
        ObjectRule::UnlessOnly(name, inner) => {
            let only = matches!(object, Value::Object(members) if members.len() == 1) && has(name);
            if !only {
                apply(inner, path, object, faults);
            }
        }
    }
}

fn span(object: &Value, from: &str, to: &str) -> Option<i64> {
    let day = |name| match member(object, name) {
        Some(Value::Text(text)) => text.parse::<jiff::civil::Date>().ok(),
        _ => None,
    };
    let (from, to) = (day(from)?, day(to)?);
    from.until(to).ok().map(|span| i64::from(span.get_days()))
}

/// Whether the first of two days or numbers is the greater.
fn is_above(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Text(left), Value::Text(right)) => left > right,
        (Value::Integer(left), Value::Integer(right)) => left > right,
        _ => match (
            left.wire_text().parse::<f64>(),
            right.wire_text().parse::<f64>(),
        ) {
            (Ok(left), Ok(right)) => left > right,
            _ => false,
        },
    }
}
