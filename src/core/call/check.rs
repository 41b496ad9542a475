//! Checks one argument: its type, its limits, its allowed values. The value is checked in place and
//! converted to the form that is sent; nothing is copied.

use super::current_year::current_year;
use super::date::date;
use super::fault::{Fault, elements, expected, one_of};
use super::notation::{integer_or_text_words, notation};
use super::objects::check_object;
use super::path::Path;
use super::refusals::refusals;
use super::text::{blank, control_characters, fits, is_blank, text};
use super::value::{Value, quoted};
use crate::catalog::{CurrentYear, Encoding, Parameter, ParameterKind, Separator};

/// Whether the value passes; it is then in the form that is sent. Its faults are added to `faults`.
pub fn check(parameter: &Parameter, value: &mut Value, faults: &mut Vec<Fault>) -> bool {
    let before = faults.len();
    let path = &Path::Parameter(parameter.name);
    // If values are listed, the list explains more than "missing".
    if parameter.kind != ParameterKind::Date
        && (parameter.values.is_empty() || matches!(value, Value::List(_)))
        && may_be(parameter, value)
        && let Some(what) = blank(value)
    {
        expected(path, value, what, faults);
        return false;
    }
    if !parameter.required && parameter.schema.is_none() && is_empty_object(value) {
        let allowed = format!("{} with at least one member", notation().object);
        expected(path, value, &allowed, faults);
        return false;
    }
    by_kind(parameter, path, value, faults);
    if faults.len() > before {
        return false;
    }
    refusals(path, parameter.refusals, value, faults);
    look(parameter, value, faults);
    if faults.len() == before {
        control_characters(path, value, parameter.schema.is_none(), faults);
    }
    faults.len() == before
}

fn by_kind(parameter: &Parameter, path: &Path<'_>, value: &mut Value, faults: &mut Vec<Fault>) {
    match parameter.kind {
        ParameterKind::Text if parameter.takes_list() && matches!(value, Value::List(_)) => {
            texts(parameter, path, value, faults);
        }
        ParameterKind::Text | ParameterKind::Texts
            if parameter.separator().is_some() && matches!(value, Value::Text(_)) =>
        {
            several(parameter, path, value, faults);
        }
        ParameterKind::Text => {
            text(path, value, parameter.into(), faults);
            if parameter.until.is_some() {
                year_as_text(parameter, path, value, faults);
            }
        }
        ParameterKind::Texts => texts(parameter, path, value, faults),
        ParameterKind::Integer => integer(parameter, path, value, faults),
        ParameterKind::Boolean => match value {
            Value::Boolean(_) => {}
            _ => expected(path, value, notation().flag, faults),
        },
        ParameterKind::Date => date(path, value, parameter.values, faults),
        ParameterKind::IntegerOrText => integer_or_text(parameter, path, value, faults),
        ParameterKind::IntegersOrTexts => {
            list(parameter, path, value, faults, |path, item, faults| {
                if !matches!(item, Value::Integer(_) | Value::Text(_)) {
                    expected(path, item, &integer_or_text_words(), faults);
                }
            });
        }
        ParameterKind::Object => object(parameter, path, value, faults),
        ParameterKind::Objects => list(parameter, path, value, faults, |path, item, faults| {
            object(parameter, path, item, faults);
        }),
        ParameterKind::ObjectOrList => match value {
            Value::Object(_) | Value::List(_) => {}
            _ => expected(path, value, &object_or_list_words(), faults),
        },
    }
}

/// Whether the parameter takes values like this one, a list or a text, if they are not empty.
fn may_be(parameter: &Parameter, value: &Value) -> bool {
    match parameter.kind {
        ParameterKind::Texts
        | ParameterKind::IntegersOrTexts
        | ParameterKind::Objects
        | ParameterKind::ObjectOrList => true,
        ParameterKind::Text | ParameterKind::IntegerOrText | ParameterKind::Date => {
            !matches!(value, Value::List(_)) || parameter.takes_list()
        }
        ParameterKind::Integer | ParameterKind::Boolean | ParameterKind::Object => false,
    }
}

/// Whether an object has no members: the service would do as if it was not given.
fn is_empty_object(value: &Value) -> bool {
    matches!(value, Value::Object(members) if members.is_empty())
}

fn object_or_list_words() -> String {
    format!("{} or {}", notation().object, notation().list)
}

/// A text that names several things.
fn several(parameter: &Parameter, path: &Path<'_>, value: &mut Value, faults: &mut Vec<Fault>) {
    let Value::Text(given) = value else { return };
    let Some(names) = split(parameter, given, faults) else {
        return;
    };
    *value = names;
    if matches!(value, Value::List(_)) {
        texts(parameter, path, value, faults);
    }
}

fn integer(parameter: &Parameter, path: &Path<'_>, value: &Value, faults: &mut Vec<Fault>) {
    let Value::Integer(number) = value else {
        let range = limits(parameter);
        let range = range.unwrap_or_else(|| notation().integer.to_owned());
        let allowed = match (value, value.near_integer()) {
            (Value::BigInteger(_), _) => format!("{} of 64 bits at most", notation().integer),
            (_, Some(number)) => format!("{range}: write {number}"),
            (_, None) => range,
        };
        return expected(path, value, &allowed, faults);
    };
    if !parameter.values.is_empty() {
        if !parameter.values.contains(&number.to_string().as_str()) {
            let allowed = format!("one of {}", parameter.values.join(", "));
            expected(path, value, &allowed, faults);
        }
    } else if let Some(range) = outside(parameter, *number) {
        expected(path, value, &range, faults);
    }
}

/// Checks the digits of a year.
fn year_as_text(parameter: &Parameter, path: &Path<'_>, value: &Value, faults: &mut Vec<Fault>) {
    let Value::Text(given) = value else { return };
    let Ok(number) = given.parse() else { return };
    if let Some(range) = outside(parameter, number) {
        expected(path, value, &format!("{range}, as text"), faults);
    }
}

/// The largest allowed number.
fn largest(parameter: &Parameter) -> Option<i64> {
    parameter.max.or_else(|| parameter.until.map(current_year))
}

/// The limits in words, when the number is outside of them.
fn outside(parameter: &Parameter, number: i64) -> Option<String> {
    let low = parameter.min.is_some_and(|min| number < min);
    let high = || largest(parameter).is_some_and(|max| number > max);
    (low || high()).then(|| limits(parameter)).flatten()
}

/// The limits in words, if the parameter has any.
fn limits(parameter: &Parameter) -> Option<String> {
    let kind = notation().integer;
    let why = match parameter.until {
        Some(CurrentYear::Fiscal) => ", the current fiscal year",
        Some(CurrentYear::Calendar) => ", the current year",
        None => "",
    };
    match (parameter.min, largest(parameter)) {
        (Some(min), Some(max)) => Some(format!("{kind} from {min} to {max}{why}")),
        (Some(min), None) => Some(format!("{kind} of {min} or more")),
        (None, Some(max)) => Some(format!("{kind} of {max} or less{why}")),
        (None, None) => None,
    }
}

fn integer_or_text(parameter: &Parameter, path: &Path<'_>, value: &Value, faults: &mut Vec<Fault>) {
    match value {
        Value::Integer(number) => {
            if let Some(range) = outside(parameter, *number) {
                return expected(path, value, &range, faults);
            }
        }
        Value::Text(given) => {
            let bounded = parameter.min.is_some() || parameter.max.is_some();
            if parameter.values.contains(&given.as_str()) {
                return;
            }
            match given.parse::<i64>() {
                Ok(number) if given.bytes().all(|byte| byte.is_ascii_digit()) => {
                    if let Some(range) = outside(parameter, number) {
                        return expected(path, value, &range, faults);
                    }
                }
                _ if bounded || !parameter.values.is_empty() => {
                    let number = limits(parameter).unwrap_or_else(|| notation().integer.to_owned());
                    let allowed = match parameter.values {
                        [] => number,
                        words => format!("{number} or {}", one_of(words)),
                    };
                    return expected(path, value, &allowed, faults);
                }
                _ => {}
            }
        }
        _ => return expected(path, value, &integer_or_text_words(), faults),
    }
    fits(path, value, parameter.into(), faults);
}

fn texts(parameter: &Parameter, path: &Path<'_>, value: &mut Value, faults: &mut Vec<Fault>) {
    list(parameter, path, value, faults, |path, item, faults| {
        text(path, item, parameter.into(), faults);
    });
}

fn list(
    parameter: &Parameter,
    path: &Path<'_>,
    value: &mut Value,
    faults: &mut Vec<Fault>,
    element: impl Fn(&Path<'_>, &mut Value, &mut Vec<Fault>),
) {
    if let Value::List(items) = value {
        return elements(path, items, faults, element);
    }
    let allowed = match value {
        Value::Text(given) if parameter.kind == ParameterKind::Texts => {
            let names = given.split(',').map(|name| quoted(name.trim()));
            let names: Vec<String> = names.collect();
            format!("{}: write [{}]", notation().texts, names.join(", "))
        }
        Value::Object(_) if parameter.kind == ParameterKind::Objects => {
            format!("{}: put the value into [ ]", notation().list)
        }
        _ => notation().list.to_owned(),
    };
    expected(path, value, &allowed, faults);
}

fn object(parameter: &Parameter, path: &Path<'_>, value: &mut Value, faults: &mut Vec<Fault>) {
    match (value, parameter.schema) {
        (Value::Object(members), Some(schema)) => check_object(schema, path, members, faults),
        (Value::Object(_), None) => {}
        (value, _) => expected(path, value, notation().object, faults),
    }
}

/// The names of a text: without the spaces around them, and none of them empty. A text that bars
/// separate stays one text, because its names may hold commas.
fn split(parameter: &Parameter, given: &str, faults: &mut Vec<Fault>) -> Option<Value> {
    let by_bars = parameter.separator() == Some(Separator::CommaOrBar) && given.contains('|');
    let sign = if by_bars { '|' } else { ',' };
    let mut names: Vec<&str> = given.split(sign).map(str::trim).collect();
    // A trailing bar keeps the service from splitting the only name at its comma.
    let only = by_bars && matches!(names.as_slice(), [name, ""] if name.contains(','));
    if only {
        names.pop();
    }
    if names.iter().any(|name| is_blank(name)) {
        faults.push(Fault::because(
            &Path::Parameter(parameter.name),
            &Value::Text(given.to_owned()),
            format!("names separated by {sign:?}"),
            "a name is empty",
        ));
        return None;
    }
    if by_bars && !only {
        return Some(Value::Text(names.join("|")));
    }
    let names = names.into_iter().map(|name| Value::Text(name.to_owned()));
    Some(Value::List(names.collect()))
}

/// An element of a list that would not arrive as one name: it contains the separator, or is blank. A
/// service takes a blank for no filter and answers everything.
fn look(parameter: &Parameter, value: &Value, faults: &mut Vec<Fault>) {
    let Value::List(items) = value else { return };
    let signs: &[char] = match parameter.render {
        Encoding::Commas | Encoding::CommasAndSpaces => &[','],
        Encoding::CommasOrBars => &['|'],
        _ => &[],
    };
    let list = Path::Parameter(parameter.name);
    for (index, item) in items.iter().enumerate() {
        let Value::Text(text) = item else { continue };
        let (allowed, why) = if let Some(sign) = signs.iter().find(|sign| text.contains(**sign)) {
            let allowed = format!("a string without {:?}", sign.to_string());
            (allowed, "the service would read it as two names")
        } else if is_blank(text) {
            ("a name".to_owned(), "it is empty")
        } else {
            continue;
        };
        faults.push(Fault::because(&list.element(index), item, allowed, why));
    }
}
