//! Checks an object that a parameter takes: its members, nested objects, and the rules between members.

use super::date::{date, is_day};
use super::fault::{Fault, elements, expected, one_of};
use super::nearest::hint;
use super::notation::{integer_or_text_words, notation};
use super::path::Path;
use super::refusals::refusals;
use super::text::{Wording, allowed, blank, empty, text};
use super::value::{Value, quoted};
use crate::catalog::{MemberKind, ObjectRule, Schema, SchemaMember};

/// The members of an object.
type Members = Vec<(String, Value)>;

/// Checks every member, and brings it into the form that is sent; faults are added to `faults`.
pub fn check_object(
    schema: &Schema,
    path: &Path<'_>,
    members: &mut Members,
    faults: &mut Vec<Fault>,
) {
    for (name, value) in members.iter_mut() {
        let path = path.member(name);
        match schema.member(name) {
            None => unknown(schema, &path, name, value, faults),
            Some(member) if value.is_null() => nullable(member, &path, value, faults),
            Some(member) => check_member(schema, member, &path, value, faults),
        }
    }
    for member in schema.all().filter(|member| member.required) {
        if find(members, member.name).is_none() {
            missing(member, path, members, faults);
        }
    }
    for rule in schema.rules {
        apply(rule, path, members, faults);
    }
}

/// An object without a required member.
fn missing(member: &SchemaMember, path: &Path<'_>, members: &mut Members, faults: &mut Vec<Fault>) {
    let message = format!(
        "{path}: the member '{}' is missing: {}",
        member.name,
        wanted(member)
    );
    let allowed = format!("{} with {}", notation().object, quoted(member.name));
    let given = shown(members);
    faults.push(Fault::sentence(&path.to_string(), given, allowed, message));
}

/// What a member accepts, in words.
fn wanted(member: &SchemaMember) -> String {
    let list = notation().list;
    if !member.values.is_empty() {
        let values = one_of(member.values);
        return match member.kind {
            MemberKind::Texts => format!("{list} of {values}"),
            _ => values,
        };
    }
    match member.kind {
        MemberKind::Text => notation().text.to_owned(),
        MemberKind::Date => "a date, YYYY-MM-DD".to_owned(),
        MemberKind::Integer => notation().integer.to_owned(),
        MemberKind::IntegerOrText => integer_or_text_words(),
        MemberKind::Number | MemberKind::NumberOrText => "a number".to_owned(),
        MemberKind::WholeNumber => "a whole number".to_owned(),
        MemberKind::Texts => notation().texts.to_owned(),
        MemberKind::TextsOrIntegers
        | MemberKind::Integers
        | MemberKind::Paths
        | MemberKind::Objects => list.to_owned(),
        MemberKind::Object
        | MemberKind::ObjectOrTexts
        | MemberKind::ObjectOrCodes
        | MemberKind::ObjectOrObjects => {
            let names = member.schema.into_iter().flat_map(Schema::all);
            let names: Vec<&str> = names.map(|inner| inner.name).collect();
            match names.as_slice() {
                [] => notation().object.to_owned(),
                names => format!("{} with {}", notation().object, one_of(names)),
            }
        }
    }
}

fn unknown(schema: &Schema, path: &Path<'_>, name: &str, value: &Value, faults: &mut Vec<Fault>) {
    let names: Vec<&str> = schema.all().map(|member| member.name).collect();
    let elsewhere = schema.elsewhere.iter().find(|(other, _)| *other == name);
    let why = match elsewhere {
        Some((_, why)) => format!("; {why}"),
        None => match hint(name, names.iter().copied()) {
            near if near.is_empty() => format!("; expected {}", one_of(&names)),
            near => near,
        },
    };
    let message = format!("{path}: unknown member '{name}'{why}");
    let given = value.shown();
    faults.push(Fault::sentence(
        &path.to_string(),
        given,
        one_of(&names),
        message,
    ));
}

/// A null is rejected if the service rejects or misreads it.
fn nullable(member: &SchemaMember, path: &Path<'_>, value: &Value, faults: &mut Vec<Fault>) {
    if !member.nullable {
        let null = value.shown();
        let message = format!("{path}: {null} is not allowed here; leave the member out");
        let path = path.to_string();
        faults.push(Fault::sentence(&path, null, String::new(), message));
    }
}

fn check_member(
    schema: &Schema,
    member: &SchemaMember,
    path: &Path<'_>,
    value: &mut Value,
    faults: &mut Vec<Fault>,
) {
    let before = faults.len();
    let is_list = matches!(value, Value::List(_));
    if (!is_list || takes_list(member.kind))
        && let Some(what) = empty(value)
        && (member.required || schema.lists_are_filled && is_list)
    {
        return expected(path, value, what, faults);
    }
    by_kind(member, path, value, faults);
    if faults.len() == before {
        refusals(path, member.refusals, value, faults);
    }
}

/// Whether a list may be the value of a member of this kind.
fn takes_list(kind: MemberKind) -> bool {
    match kind {
        MemberKind::Texts
        | MemberKind::TextsOrIntegers
        | MemberKind::Integers
        | MemberKind::Paths
        | MemberKind::Objects
        | MemberKind::ObjectOrTexts
        | MemberKind::ObjectOrCodes
        | MemberKind::ObjectOrObjects => true,
        MemberKind::Text
        | MemberKind::Date
        | MemberKind::Integer
        | MemberKind::IntegerOrText
        | MemberKind::Number
        | MemberKind::NumberOrText
        | MemberKind::WholeNumber
        | MemberKind::Object => false,
    }
}

fn by_kind(member: &SchemaMember, path: &Path<'_>, value: &mut Value, faults: &mut Vec<Fault>) {
    match member.kind {
        MemberKind::Text => member_text(member, path, value, faults),
        MemberKind::Date => date(path, value, &[], faults),
        MemberKind::Integer => integer(path, value, faults),
        MemberKind::IntegerOrText if member.values.is_empty() => {
            text_or_integer(path, value, faults);
        }
        MemberKind::IntegerOrText => match value {
            Value::Integer(_) | Value::Text(_) => {
                allowed(path, &value.wire_text(), member.values, faults);
            }
            _ => expected(path, value, &integer_or_text_words(), faults),
        },
        MemberKind::Number => match value {
            Value::Integer(_) | Value::Number(_) | Value::Decimal(_) => {}
            _ => expected(path, value, "a number", faults),
        },
        MemberKind::NumberOrText => match value {
            Value::Integer(_) | Value::Number(_) | Value::Decimal(_) => {}
            Value::Text(text) if text.trim().parse().is_ok_and(f64::is_finite) => {}
            _ => expected(path, value, "a number", faults),
        },
        MemberKind::WholeNumber => whole_number(path, value, faults),
        MemberKind::Texts => each(path, value, faults, |path, item, faults| {
            member_text(member, path, item, faults);
        }),
        MemberKind::TextsOrIntegers => each(path, value, faults, text_or_integer),
        MemberKind::Integers => each(path, value, faults, |path, item, faults| {
            integer(path, item, faults);
        }),
        MemberKind::Paths => each(path, value, faults, |path, item, faults| {
            each(path, item, faults, plain_text);
        }),
        MemberKind::Objects => {
            let named = member.schema.and_then(named_object);
            if let (Value::Text(given), Some(object)) = (&*value, &named) {
                let object = object(given).shown();
                let allowed = format!("{}: write [{object}]", notation().list);
                expected(path, value, &allowed, faults);
            } else {
                each(path, value, faults, |path, item, faults| {
                    nested(member.schema, path, item, faults);
                });
            }
        }
        MemberKind::ObjectOrTexts if matches!(value, Value::List(_)) => {
            each(path, value, faults, plain_text);
        }
        MemberKind::ObjectOrCodes if matches!(value, Value::List(_)) => {
            each(path, value, faults, text_or_integer);
        }
        MemberKind::ObjectOrObjects if matches!(value, Value::List(_)) => {
            each(path, value, faults, |path, item, faults| {
                nested(member.list_schema, path, item, faults);
            });
        }
        MemberKind::Object
        | MemberKind::ObjectOrTexts
        | MemberKind::ObjectOrCodes
        | MemberKind::ObjectOrObjects => {
            nested(member.schema, path, value, faults);
        }
    }
}

/// Makes the object that a name alone stands for: its required members are a name among known ones, and words of
/// which the first is meant most.
fn named_object(schema: &'static Schema) -> Option<impl Fn(&str) -> Value> {
    let required = move || schema.all().filter(|member| member.required);
    let has_name = required().any(|member| member.known.is_some());
    let is_all = required().all(|member| member.known.is_some() || !member.values.is_empty());
    let value = |member: &SchemaMember, given: &str| {
        let word = member.values.first().copied().unwrap_or(given);
        (member.name.to_owned(), Value::Text(word.to_owned()))
    };
    (has_name && is_all).then_some(move |given: &str| {
        Value::Object(required().map(|member| value(member, given)).collect())
    })
}

/// Whether a blank text was refused: the service takes several of them for no filter.
fn refuse_blank(path: &Path<'_>, value: &Value, faults: &mut Vec<Fault>) -> bool {
    let what = matches!(value, Value::Text(_)).then(|| blank(value));
    match what.flatten() {
        Some(what) => expected(path, value, what, faults),
        None => return false,
    }
    true
}

fn plain_text(path: &Path<'_>, value: &mut Value, faults: &mut Vec<Fault>) {
    if !refuse_blank(path, value, faults) {
        text(path, value, Wording::default(), faults);
    }
}

fn text_or_integer(path: &Path<'_>, value: &mut Value, faults: &mut Vec<Fault>) {
    if !refuse_blank(path, value, faults) && !matches!(value, Value::Integer(_) | Value::Text(_)) {
        expected(path, value, &integer_or_text_words(), faults);
    }
}

fn integer(path: &Path<'_>, value: &Value, faults: &mut Vec<Fault>) {
    if matches!(value, Value::Integer(_)) {
        return;
    }
    let kind = notation().integer;
    match value.near_integer() {
        Some(number) => expected(path, value, &format!("{kind}: write {number}"), faults),
        None => expected(path, value, kind, faults),
    }
}

fn nested(schema: Option<&Schema>, path: &Path<'_>, value: &mut Value, faults: &mut Vec<Fault>) {
    match (schema, value) {
        (Some(schema), Value::Object(members)) => check_object(schema, path, members, faults),
        (Some(_), value) => expected(path, value, notation().object, faults),
        (None, _) => {}
    }
}

fn each(
    path: &Path<'_>,
    value: &mut Value,
    faults: &mut Vec<Fault>,
    element: impl Fn(&Path<'_>, &mut Value, &mut Vec<Fault>),
) {
    if let Value::List(items) = value {
        return elements(path, items, faults, element);
    }
    let allowed = match value {
        Value::Text(given) => format!("{}: write [{}]", notation().list, quoted(given)),
        Value::Object(_) => format!("{}: put the value into [ ]", notation().list),
        _ => notation().list.to_owned(),
    };
    expected(path, value, &allowed, faults);
}

fn member_text(member: &SchemaMember, path: &Path<'_>, value: &mut Value, faults: &mut Vec<Fault>) {
    // If values are listed, the list explains more.
    if member.values.is_empty() && refuse_blank(path, value, faults) {
        return;
    }
    text(path, value, member.into(), faults);
    if let (Value::Text(given), Some((least, most))) = (&*value, member.characters) {
        let count = given.chars().count();
        if count < least || most.is_some_and(|most| count > most) {
            let allowed = match (least, most) {
                (least, None) => format!("at least {least} characters"),
                (0, Some(most)) => format!("at most {most} characters"),
                (least, Some(most)) if least == most => format!("exactly {least} characters"),
                (least, Some(most)) => format!("{least} to {most} characters"),
            };
            expected(path, value, &allowed, faults);
        }
    }
}

fn whole_number(path: &Path<'_>, value: &mut Value, faults: &mut Vec<Fault>) {
    let digits = match value {
        Value::Text(text) => text.trim().parse().ok(),
        _ => None,
    };
    match digits.or_else(|| value.whole()) {
        Some(number) => *value = Value::Integer(number),
        None => expected(path, value, "a whole number", faults),
    }
}

/// A member that is present and not null.
fn find<'a>(members: &'a Members, name: &str) -> Option<&'a Value> {
    members
        .iter()
        .find(|(other, value)| other == name && !value.is_null())
        .map(|(_, value)| value)
}

/// The object as an error shows it.
fn shown(members: &mut Members) -> String {
    let object = Value::Object(std::mem::take(members));
    let shown = object.shown();
    if let Value::Object(given) = object {
        *members = given;
    }
    shown
}

fn apply(rule: &ObjectRule, path: &Path<'_>, members: &mut Members, faults: &mut Vec<Fault>) {
    if let ObjectRule::UnlessOnly(name, inner) = rule {
        let only = members.len() == 1 && find(members, name).is_some();
        if !only {
            apply(inner, path, members, faults);
        }
    } else if let Some(message) = broken(rule, members) {
        let sentence = format!("{path}: {message}");
        let given = shown(members);
        faults.push(Fault::sentence(&path.to_string(), given, message, sentence));
    }
}

/// How an object breaks a rule, in words.
fn broken(rule: &ObjectRule, members: &Members) -> Option<String> {
    let has = |name: &str| find(members, name).is_some();
    match rule {
        ObjectRule::NotEmpty => members
            .is_empty()
            .then(|| "at least one member is needed".to_owned()),
        ObjectRule::AtLeastOne(names) => {
            let none = !names.iter().any(|name| has(name));
            none.then(|| format!("{} is needed", one_of(names)))
        }
        ObjectRule::Needs(name, other) => {
            (has(name) && !has(other)).then(|| format!("'{name}' needs '{other}'"))
        }
        ObjectRule::NeedsValue(name, other, wanted) => {
            let value = find(members, other).map(Value::wire_text);
            (has(name) && value.as_deref() != Some(wanted))
                .then(|| format!("'{name}' needs '{other}' to be '{wanted}'"))
        }
        ObjectRule::AtMostOne(names) => {
            let given: Vec<&str> = names.iter().copied().filter(|name| has(name)).collect();
            (given.len() > 1).then(|| format!("'{}' are mutually exclusive", given.join("', '")))
        }
        ObjectRule::Span(from, to, days) => {
            let length = span(members, from, to).filter(|length| length > days)?;
            Some(format!(
                "'{from}' to '{to}' may span at most {days} days, not {length}"
            ))
        }
        ObjectRule::Ordered(low, high) => {
            let (left, right) = (find(members, low)?, find(members, high)?);
            is_above(left, right).then(|| not_ordered(low, left, high, right))
        }
        ObjectRule::NotBefore(name, first) => match find(members, name)? {
            Value::Text(day) if is_day(day) && day.as_str() < *first => {
                Some(format!("'{name}' must not be before {first}"))
            }
            _ => None,
        },
        ObjectRule::PathsBegin(name, first) => {
            let Some(Value::List(paths)) = find(members, name) else {
                return None;
            };
            let begins = |path: &Value| match path {
                Value::List(steps) => {
                    matches!(steps.first(), Some(Value::Text(text)) if first.contains(&text.as_str()))
                }
                _ => true,
            };
            let wrong = paths.iter().find(|path| !begins(path))?;
            Some(format!(
                "each path of '{name}' begins with {}, and {} does not",
                one_of(first),
                wrong.shown()
            ))
        }
        ObjectRule::UnlessOnly(..) => None,
    }
}

/// What is wrong with a range that ends before it begins.
pub fn not_ordered(low: &str, left: &Value, high: &str, right: &Value) -> String {
    let (left, right) = (left.shown(), right.shown());
    format!("'{low}' ({left}) is after '{high}' ({right}): swap them")
}

fn span(members: &Members, from: &str, to: &str) -> Option<i64> {
    let day = |name| match find(members, name) {
        Some(Value::Text(text)) => text.parse::<jiff::civil::Date>().ok(),
        _ => None,
    };
    let (from, to) = (day(from)?, day(to)?);
    from.until(to).ok().map(|span| i64::from(span.get_days()))
}

/// Whether the first of two days or numbers is greater; other values are not compared.
pub fn is_above(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Text(left), Value::Text(right)) if is_day(left) && is_day(right) => left > right,
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
