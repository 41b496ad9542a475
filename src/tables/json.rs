//! Splits the text of a JSON value into the texts of its parts; only names are decoded.

use std::borrow::Cow;

use openshelf_core::room;

use super::error::{NotJson, TableError};

/// The whitespace of JSON.
const SPACE: [char; 4] = [' ', '\t', '\n', '\r'];

/// Calls `each` with every member of an object, and validates them.
pub fn members<'a>(
    text: &'a str,
    mut each: impl FnMut(Cow<'a, str>, &'a str),
) -> Result<(), TableError> {
    let read = openshelf_json::members(text, |name, value| {
        each(name, value);
        Some(())
    });
    read.ok_or_else(|| fault(text))
}

/// The values of a list, validated.
pub fn items(text: &str) -> Result<Vec<&str>, TableError> {
    let items = room::collect(|push| openshelf_json::items(text, push))?;
    items.ok_or_else(|| fault(text))
}

/// A number, a text, a boolean or null, validated.
pub fn scalar(text: &str) -> Result<&str, TableError> {
    match openshelf_json::is_value(text) {
        true => Ok(text.trim_matches(SPACE)),
        false => Err(fault(text)),
    }
}

fn fault(text: &str) -> TableError {
    NotJson::from(openshelf_json::fault(text)).into()
}

/// Whether the text is JSON, in which a name may have an unpaired surrogate.
pub fn is_json(text: &str) -> bool {
    openshelf_json::is_value(text)
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
