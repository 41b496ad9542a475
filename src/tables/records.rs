//! Finds the records of an answer in its body, for an answer that becomes one table.
//!
//! The records of a page were found by `openshelf_paging` before.

use std::borrow::Cow;

use openshelf_core::answer::{says_none, undeclared, why_unreadable};
use openshelf_core::catalog::{AnswerMember, Column, JsonType, Operation};

use super::error::{NotJson, OtherAnswer, TableError};
use super::json::{is_list, is_object, items, members, scalar, trimmed};

/// The texts of the records of an answer. An answer that is itself a record has one; an empty body has none.
///
/// # Errors
/// The body is not JSON, or not of the type that the operation declares, or does not have the records that it promises.
pub fn records<'a>(operation: &Operation, body: &'a [u8]) -> Result<Vec<&'a str>, TableError> {
    let text = trimmed(text(body)?);
    if text.is_empty() {
        return Ok(Vec::new());
    }
    if let Some(other) = undeclared(operation, text.as_bytes()) {
        scalar(text)?;
        return Err(OtherAnswer::Type(other).into());
    }
    let is_one = operation
        .series
        .is_some_and(|series| series.member.is_empty());
    let mut records = if is_one && is_list(text) {
        items(text)?;
        vec![text]
    } else if is_list(text) {
        items(text)?
    } else if is_object(text) {
        of_object(operation, text)?
    } else {
        vec![scalar(text)?]
    };
    if operation.nested_records
        && let [only] = records.as_slice()
        && is_list(only)
    {
        records = items(only)?;
    }
    if operation.records_within.is_empty() {
        return Ok(records);
    }
    let mut within = Vec::new();
    for record in records {
        let list = match is_object(record) {
            true => member(record, operation.records_within)?,
            false => None,
        };
        let Some(list) = list.filter(|list| is_list(list)) else {
            return Err(OtherAnswer::WithoutRecords(operation.records_within).into());
        };
        within.extend(items(list)?);
    }
    Ok(within)
}

/// The body with one list of records, where the answer has them in several lists: each record then has the
/// name of its list, in the column that the operation names.
pub fn in_one_list<'a>(operation: &Operation, body: &'a [u8]) -> Result<Cow<'a, [u8]>, TableError> {
    if operation.listed_by.is_empty() {
        return Ok(Cow::Borrowed(body));
    }
    let answer = trimmed(text(body)?);
    let lists = match is_object(answer) {
        true => member(answer, operation.records)?,
        false => None,
    };
    let Some(lists) = lists.filter(|lists| is_object(lists)) else {
        return Ok(Cow::Borrowed(body));
    };
    let mut named: Vec<(String, &str)> = Vec::new();
    members(lists, |name, value| named.push((name.to_string(), value)))?;
    let mut records = Vec::new();
    for (name, list) in named.iter().filter(|(_, list)| is_list(list)) {
        let name = format!("{}:{}", quoted(operation.listed_by), quoted(name));
        let list = items(list)?;
        records.extend(list.into_iter().map(|record| with_member(record, &name)));
    }
    let list = format!("[{}]", records.join(","));
    let answer = format!("{{{}:{list}}}", quoted(operation.records));
    Ok(Cow::Owned(answer.into_bytes()))
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A record with another member in front; a record that is not an object as it is.
fn with_member(record: &str, member: &str) -> String {
    let rest = trimmed(record).strip_prefix('{');
    match rest.map(str::trim_start) {
        None => record.to_owned(),
        Some(rest) if rest.starts_with('}') => format!("{{{member}{rest}"),
        Some(rest) => format!("{{{member},{rest}"),
    }
}

/// The body as text, without a byte order mark.
pub fn text(body: &[u8]) -> Result<&str, TableError> {
    let text = std::str::from_utf8(body).map_err(NotJson::from)?;
    refuse_unseen(text)?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// Refuses nesting that is too deep for parsers that recurse.
pub fn refuse_unseen(text: &str) -> Result<(), TableError> {
    match why_unreadable(text.as_bytes()) {
        Some(why) => Err(NotJson::Refused(why).into()),
        None => Ok(()),
    }
}

/// The records of an answer that is an object.
fn of_object<'a>(operation: &Operation, text: &'a str) -> Result<Vec<&'a str>, TableError> {
    let series = operation.series;
    match operation.records {
        "." => match first_list(operation, text)? {
            Some(list) => items(list),
            None if is_record(operation, text)? => Ok(vec![text]),
            None => Err(OtherAnswer::NoRecord.into()),
        },
        name if !name.is_empty() && series.is_none_or(|series| series.member != name) => {
            of_member(operation, name, text)
        }
        _ => match series {
            Some(series) if !series.member.is_empty() => match member(text, series.member)? {
                Some(days) if is_list(days) || is_object(days) => Ok(vec![text]),
                _ => Err(OtherAnswer::WithoutRecords(series.member).into()),
            },
            // Its members are the days.
            Some(series) if !series.column.is_empty() => Ok(vec![text]),
            Some(_) if !is_record(operation, text)? => Err(OtherAnswer::NoRecord.into()),
            Some(_) => Ok(vec![text]),
            None if has_nothing(operation, text)? => Ok(Vec::new()),
            None => Ok(vec![text]),
        },
    }
}

/// The first of the answer's lists, in the order of the operation.
fn first_list<'a>(operation: &Operation, text: &'a str) -> Result<Option<&'a str>, TableError> {
    let mut lists: Vec<(usize, &'a str)> = Vec::new();
    members(text, |name, value| {
        let place = operation.members.iter().position(|known| *known == name);
        if let (Some(place), true) = (place, is_list(value)) {
            lists.push((place, value));
        }
    })?;
    // If several members have the same name, the last one counts.
    let first = lists.iter().map(|(place, _)| *place).min();
    let found = lists.iter().rev().find(|(place, _)| Some(*place) == first);
    Ok(found.map(|(_, list)| *list))
}

/// The records in a member of the answer.
fn of_member<'a>(
    operation: &Operation,
    name: &'static str,
    text: &'a str,
) -> Result<Vec<&'a str>, TableError> {
    let declared = operation.records_member();
    match member(text, name)? {
        Some(list) if is_list(list) => items(list),
        Some("null") if declared.is_some_and(|member| member.nullable) => Ok(Vec::new()),
        Some(record) if is_object(record) && declared.is_some_and(may_be_object) => {
            match is_empty_object(record)? {
                true => Ok(Vec::new()),
                false => Ok(vec![record]),
            }
        }
        None if is_bare_record(operation, text)? => Ok(vec![text]),
        None if says_none(operation, text.as_bytes()) => Ok(Vec::new()),
        _ => Err(OtherAnswer::WithoutRecords(name).into()),
    }
}

/// Whether a member with records may be an object. It is a list unless the operation declares it.
fn may_be_object(declared: &AnswerMember) -> bool {
    !matches!(declared.kind, JsonType::List(_))
}

/// Whether an answer without records is empty. So is one whose only member is empty. A null is a value that is not known,
/// unless the member is the record.
fn has_nothing(operation: &Operation, text: &str) -> Result<bool, TableError> {
    if is_empty_object(text)? {
        return Ok(true);
    }
    let is_object = |member: &&AnswerMember| matches!(member.kind, JsonType::Object(_));
    let is_record = |name: &str| {
        let mut declared = operation.answer_members.iter().filter(is_object);
        declared.any(|member| member.name == name)
    };
    let mut is_empty = operation.members.len() == 1;
    members(text, |name, value| {
        let is_known = operation.members.iter().any(|known| *known == name);
        let value: String = value.split_whitespace().collect();
        let is_null = value == "null" && is_record(&name);
        is_empty &= is_known && (is_null || matches!(value.as_str(), "{}" | "[]"));
    })?;
    Ok(is_empty)
}

/// Whether an object has no members: an answer without a record.
fn is_empty_object(text: &str) -> Result<bool, TableError> {
    let mut is_empty = true;
    members(text, |_, _| is_empty = false)?;
    Ok(is_empty)
}

/// Whether an answer is one record instead of the object with the records: it has members of records, and none
/// of those that an answer has. A service may give it if one record was asked for where several can be.
fn is_bare_record(operation: &Operation, text: &str) -> Result<bool, TableError> {
    let mut is_answer = false;
    members(text, |name, _| {
        is_answer |= operation.members.iter().any(|known| *known == name);
    })?;
    Ok(!is_answer && is_record(operation, text)?)
}

/// Whether an object has members of a record.
fn is_record(operation: &Operation, text: &str) -> Result<bool, TableError> {
    let days = operation.series.map(|series| series.member);
    let lists = [
        operation.leading_columns,
        operation.columns,
        operation.included_columns,
        operation.chosen_columns,
    ];
    let mut is_record = false;
    members(text, |name, _| {
        let is_column = |column: &Column| column.name.split('.').next() == Some(&*name);
        is_record |= days == Some(&*name) || lists.iter().any(|list| list.iter().any(is_column));
    })?;
    Ok(is_record)
}

/// A member of an object; the last one if several have the name.
fn member<'a>(text: &'a str, name: &str) -> Result<Option<&'a str>, TableError> {
    let mut found = None;
    members(text, |known, value| {
        if known == name {
            found = Some(value);
        }
    })?;
    Ok(found)
}
