//! Looks at one argument: its type, its limits, its allowed values.

use super::date::date;
use super::fault::{Fault, elements, expected, one_of};
use super::names;
use super::notation::{integer_or_text_words, notation};
use super::objects::check_object;
use super::refusals::refusals;
use super::text::{empty, fits, text};
use super::value::{Value, quoted};
use crate::table::{Kind, Parameter};

/// The value in the form that is sent, or nothing and its faults.
pub fn check(parameter: &Parameter, value: &Value, faults: &mut Vec<Fault>) -> Option<Value> {
    let before = faults.len();
    // Where values are listed, the list says more than that something is missing.
    if parameter.needs_content()
        && parameter.kind != Kind::Date
        && (parameter.values.is_empty() || matches!(value, Value::List(_)))
        && let Some(what) = empty(value)
    {
        expected(parameter.name, value, what, faults);
        return None;
    }
    let checked = by_kind(parameter, value, faults);
    if faults.len() > before {
        return None;
    }
    refusals(parameter.name, parameter.refusals, &checked, faults);
    names::look(parameter, &checked, faults);
    (faults.len() == before).then_some(checked)
}

fn by_kind(parameter: &Parameter, value: &Value, faults: &mut Vec<Fault>) -> Value {
    let path = parameter.name;
    match parameter.kind {
        Kind::Text if parameter.takes_list() && matches!(value, Value::List(_)) => {
            texts(parameter, value, faults)
        }
        Kind::Text => match value {
            Value::Text(given) if parameter.separator().is_some() => {
                several(parameter, given, faults)
            }
            _ => text(path, value, parameter.into(), faults),
        },
        Kind::Integer => integer(parameter, value, faults),
        Kind::Boolean => match value {
            Value::Boolean(_) => value.clone(),
            _ => expected(path, value, notation().flag, faults),
        },
        Kind::Date => date(path, value, parameter.values, faults),
        Kind::IntegerOrText => integer_or_text(parameter, value, faults),
        Kind::Texts => match value {
            Value::Text(given) if parameter.separator().is_some() => {
                several(parameter, given, faults)
            }
            _ => texts(parameter, value, faults),
        },
        Kind::IntegersOrTexts => list(
            parameter,
            value,
            faults,
            |item_path, item, faults| match item {
                Value::Integer(_) | Value::Text(_) => item.clone(),
                _ => expected(item_path, item, &integer_or_text_words(), faults),
            },
        ),
        Kind::Object => object(parameter, path, value, faults),
        Kind::Objects => list(parameter, value, faults, |item_path, item, faults| {
            object(parameter, item_path, item, faults)
        }),
        Kind::ObjectOrList => match value {
            Value::Object(_) | Value::List(_) => value.clone(),
            _ => expected(path, value, &object_or_list_words(), faults),
        },
    }
}

fn object_or_list_words() -> String {
    format!("{} or {}", notation().object, notation().list)
}

/// A text that names several things.
fn several(parameter: &Parameter, given: &str, faults: &mut Vec<Fault>) -> Value {
    match names::split(parameter, given, faults) {
        list @ Value::List(_) => texts(parameter, &list, faults),
        other => other,
    }
}

fn integer(parameter: &Parameter, value: &Value, faults: &mut Vec<Fault>) -> Value {
    let path = parameter.name;
    let Value::Integer(number) = value else {
        let allowed = match value {
            Value::BigInteger(_) => format!("{} of 64 bits at most", notation().integer),
            _ => notation().integer.to_owned(),
        };
        return expected(path, value, &allowed, faults);
    };
    if !parameter.values.is_empty() {
        if !parameter.values.contains(&number.to_string().as_str()) {
            let allowed = format!("one of {}", parameter.values.join(", "));
            return expected(path, value, &allowed, faults);
        }
    } else if let Some(range) = outside(parameter, *number) {
        return expected(path, value, &range, faults);
    }
    value.clone()
}

/// The limits in words, when the number is outside of them.
fn outside(parameter: &Parameter, number: i64) -> Option<String> {
    let low = parameter.min.is_some_and(|min| number < min);
    let high = parameter.max.is_some_and(|max| number > max);
    if !low && !high {
        return None;
    }
    let kind = notation().integer;
    Some(match (parameter.min, parameter.max) {
        (Some(min), Some(max)) => format!("{kind} from {min} to {max}"),
        (Some(min), None) => format!("{kind} of {min} or more"),
        (None, Some(max)) => format!("{kind} of {max} or less"),
        (None, None) => kind.to_owned(),
    })
}

fn integer_or_text(parameter: &Parameter, value: &Value, faults: &mut Vec<Fault>) -> Value {
    let path = parameter.name;
    match value {
        Value::Integer(number) => {
            if let Some(range) = outside(parameter, *number) {
                return expected(path, value, &range, faults);
            }
        }
        Value::Text(given) => {
            let bounded = parameter.min.is_some() || parameter.max.is_some();
            if parameter.values.contains(&given.as_str()) {
                return value.clone();
            }
            match given.parse::<i64>() {
                Ok(number) if given.bytes().all(|byte| byte.is_ascii_digit()) => {
                    if let Some(range) = outside(parameter, number) {
                        return expected(path, value, &range, faults);
                    }
                }
                _ if bounded || !parameter.values.is_empty() => {
                    let words = one_of(parameter.values);
                    return expected(
                        path,
                        value,
                        &format!("{} or {words}", notation().integer),
                        faults,
                    );
                }
                _ => {}
            }
        }
        _ => return expected(path, value, &integer_or_text_words(), faults),
    }
    fits(path, value, parameter.into(), faults);
    value.clone()
}

fn texts(parameter: &Parameter, value: &Value, faults: &mut Vec<Fault>) -> Value {
    list(parameter, value, faults, |path, item, faults| {
        text(path, item, parameter.into(), faults)
    })
}

fn list(
    parameter: &Parameter,
    value: &Value,
    faults: &mut Vec<Fault>,
    element: impl Fn(&str, &Value, &mut Vec<Fault>) -> Value,
) -> Value {
    let path = parameter.name;
    let Value::List(items) = value else {
        let allowed = match value {
            Value::Text(given) if parameter.kind == Kind::Texts => {
                let names = given.split(',').map(|name| quoted(name.trim()));
                let names: Vec<String> = names.collect();
                format!("{}: write [{}]", notation().texts, names.join(", "))
            }
            _ => notation().list.to_owned(),
        };
        return expected(path, value, &allowed, faults);
    };
    elements(path, items, faults, element)
}

fn object(parameter: &Parameter, path: &str, value: &Value, faults: &mut Vec<Fault>) -> Value {
    match (value, parameter.schema) {
        (Value::Object(_), Some(schema)) => check_object(schema, path, value, faults),
        (Value::Object(_), None) => value.clone(),
        _ => expected(path, value, notation().object, faults),
    }
}
