//! Splits the text of a JSON value into the texts of its parts; only names are decoded.

use std::borrow::Cow;

use openshelf_core::room;
use sonic_rs::LazyValue;

use super::error::{NotJson, TableError};

/// The whitespace of JSON.
const SPACE: [char; 4] = [' ', '\t', '\n', '\r'];

fn slice<'a>(value: &LazyValue<'a>) -> Result<&'a str, TableError> {
    match value.as_raw_cow() {
        Cow::Borrowed(text) => Ok(text),
        Cow::Owned(_) => Err(NotJson::Copied.into()),
    }
}

/// Calls `each` with every member of an object, and validates them.
pub fn members<'a>(
    text: &'a str,
    mut each: impl FnMut(Cow<'a, str>, &'a str),
) -> Result<(), TableError> {
    let mut last = None;
    for member in sonic_rs::to_object_iter(text) {
        let (name, value) = member.map_err(NotJson::from)?;
        let value = slice(&value)?;
        last = Some(value);
        each(name, value);
    }
    closed(text, last, "{", "}")
}

/// The values of a list, validated.
pub fn items(text: &str) -> Result<Vec<&str>, TableError> {
    let mut items = Vec::new();
    for item in sonic_rs::to_array_iter(text) {
        let item = item.map_err(NotJson::from)?;
        room::push(&mut items, slice(&item)?)?;
    }
    closed(text, items.last().copied(), "[", "]")?;
    Ok(items)
}

/// Whether only the closing bracket follows the last value; the readers stop there.
fn closed(
    text: &str,
    last: Option<&str>,
    open: &str,
    close: &'static str,
) -> Result<(), TableError> {
    let rest = match last {
        Some(last) => {
            let end = (last.as_ptr() as usize + last.len()).wrapping_sub(text.as_ptr() as usize);
            text.get(end..)
        }
        None => text.trim_start_matches(SPACE).strip_prefix(open),
    };
    match rest.map(|rest| rest.trim_matches(SPACE)) {
        Some(rest) if rest == close => Ok(()),
        _ => Err(NotJson::NotClosed(close).into()),
    }
}

/// A number, a text, a boolean or null, validated.
pub fn scalar(text: &str) -> Result<&str, TableError> {
    let value: LazyValue<'_> = sonic_rs::from_str(text).map_err(NotJson::from)?;
    drop(value);
    Ok(text.trim_matches(SPACE))
}

/// Whether the text is JSON that the fast reader refuses, because a name has an unpaired surrogate.
pub fn is_json(text: &str) -> bool {
    serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok()
}

pub fn is_object(text: &str) -> bool {
    text.starts_with('{')
}

pub fn is_list(text: &str) -> bool {
    text.starts_with('[')
}

/// The value without surrounding whitespace.
pub fn trimmed(text: &str) -> &str {
    text.trim_matches(SPACE)
}
