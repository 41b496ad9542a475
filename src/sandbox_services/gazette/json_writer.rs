//! Writes JSON directly into an answer. Writing to memory cannot fail, so nothing is returned.

use std::fmt::{Arguments, Display};
use std::io::Write;

use serde_json::Value;

pub type Out = Vec<u8>;

/// A JSON string.
pub fn text(out: &mut Out, text: &str) {
    let _ = serde_json::to_writer(out, text);
}

/// A value without quotes, such as a number.
pub fn bare(out: &mut Out, value: impl Display) {
    let _ = write!(out, "{value}");
}

/// A quoted value that needs no escapes, such as a date.
pub fn plain(out: &mut Out, value: impl Display) {
    let _ = write!(out, "\"{value}\"");
}

/// A quoted value from format arguments that needs no escapes.
pub fn formatted(out: &mut Out, arguments: Arguments<'_>) {
    plain(out, arguments);
}

/// An invalid address, like those of `words::address`.
pub fn address(out: &mut Out, path: Arguments<'_>) {
    let _ = write!(out, "\"https://sandbox.invalid/{path}\"");
}

/// The value, or null if there is none.
pub fn or_null<T>(out: &mut Out, value: Option<T>, write: impl FnOnce(&mut Out, T)) {
    match value {
        Some(value) => write(out, value),
        None => out.extend_from_slice(b"null"),
    }
}

/// A list.
pub fn list<T>(
    out: &mut Out,
    items: impl IntoIterator<Item = T>,
    mut write: impl FnMut(&mut Out, T),
) {
    out.push(b'[');
    for (at, item) in items.into_iter().enumerate() {
        if at > 0 {
            out.push(b',');
        }
        write(out, item);
    }
    out.push(b']');
}

/// A member's name and a colon, after a comma unless it is the first.
pub fn name(out: &mut Out, name: &str, first: bool) {
    if !first {
        out.push(b',');
    }
    text(out, name);
    out.push(b':');
}

/// A JSON value.
pub fn json(out: &mut Out, value: &Value) {
    let _ = serde_json::to_writer(out, value);
}
