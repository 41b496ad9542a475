//! Checks one text: its allowed values, its pattern, and the message for a number passed instead.

use super::fault::{Fault, expected, one_of};
use super::nearest::hint;
use super::notation::notation;
use super::path::Path;
use super::pattern;
use super::value::{Value, quoted};
use crate::catalog::{Parameter, SchemaMember};
use crate::printable::is_format_mark;

/// How a parameter or a member of an object describes its text.
#[derive(Debug, Clone, Copy, Default)]
pub struct Wording {
    pub values: &'static [&'static str],
    pub pattern: Option<&'static str>,
    /// What the pattern means, in words.
    pub words: &'static str,
    /// Leading zeros count.
    pub code: bool,
}

impl From<&Parameter> for Wording {
    fn from(parameter: &Parameter) -> Self {
        Self {
            values: parameter.values,
            pattern: parameter.pattern,
            words: parameter.words(),
            code: parameter.code,
        }
    }
}

impl From<&SchemaMember> for Wording {
    fn from(member: &SchemaMember) -> Self {
        Self {
            values: member.values,
            code: member.code,
            ..Self::default()
        }
    }
}

/// What is required instead of an empty text or list.
pub fn empty(value: &Value) -> Option<&'static str> {
    match value {
        Value::Text(text) if text.is_empty() => Some("a string that is not empty"),
        Value::List(items) if items.is_empty() => Some("a list with at least one element"),
        _ => None,
    }
}

/// What is required instead of a list without elements, or of a blank text: the services take both for a
/// filter that is not there.
pub fn blank(value: &Value) -> Option<&'static str> {
    empty(value).or_else(|| match value {
        Value::Text(text) if is_blank(text) => Some("a string that is not blank"),
        _ => None,
    })
}

/// Whether a text has nothing but white space and characters that nobody sees, such as the byte order mark. The
/// museum's framework removes some of them from the ends of a value, and then has no value.
pub fn is_blank(text: &str) -> bool {
    text.chars()
        .all(|sign| sign.is_whitespace() || is_invisible(sign))
}

/// Unicode's format characters that are not drawn.
fn is_invisible(sign: char) -> bool {
    is_format_mark(sign)
        || matches!(
            sign,
            '\u{180E}'
                | '\u{1BCA0}'..='\u{1BCA3}'
                | '\u{1D173}'..='\u{1D17A}'
                | '\u{E0001}'
                | '\u{E0020}'..='\u{E007F}'
        )
}

/// Refuses control characters in a text, and in every text inside a list or an object. A `free` object is in a
/// notation of its own, such as a query, which may have several lines.
pub fn control_characters(path: &Path<'_>, value: &Value, free: bool, faults: &mut Vec<Fault>) {
    match value {
        Value::Text(text) => refuse_control_character(path, value, text, faults),
        Value::List(items) => {
            for (index, item) in items.iter().enumerate() {
                control_characters(&path.element(index), item, free, faults);
            }
        }
        Value::Object(members) => {
            for (name, value) in members {
                let lines = |sign: char| matches!(sign, '\n' | '\r' | '\t');
                let shown = Value::Text(name.clone());
                refuse_control_character(path, &shown, name, faults);
                let path = path.member(name);
                match value {
                    Value::Text(text) if free => {
                        let text = text.replace(lines, " ");
                        refuse_control_character(&path, value, &text, faults);
                    }
                    _ => control_characters(&path, value, free, faults),
                }
            }
        }
        _ => {}
    }
}

fn refuse_control_character(path: &Path<'_>, value: &Value, text: &str, faults: &mut Vec<Fault>) {
    let Some(sign) = text.chars().find(|sign| sign.is_control()) else {
        return;
    };
    let why = format!(
        "it contains U+{:04X}, on which the services fail",
        u32::from(sign)
    );
    faults.push(Fault::because(
        path,
        value,
        "a string without control characters",
        &why,
    ));
}

/// Checks a text, with a hint if a number was passed.
pub fn text(path: &Path<'_>, value: &mut Value, wording: Wording, faults: &mut Vec<Fault>) {
    let values = wording.values;
    match value {
        Value::Text(given) => {
            allowed(path, given, values, faults);
            fits(path, value, wording, faults);
        }
        Value::Boolean(flag) if values == ["true", "false"] => {
            *value = Value::Text(flag.to_string());
        }
        Value::Integer(number) => {
            let asked = text_of_number(*number, wording);
            expected(path, value, &asked, faults);
        }
        _ if values.is_empty() => expected(path, value, notation().text, faults),
        _ => expected(path, value, &one_of(values), faults),
    }
}

/// What to write if a number was passed instead of a text.
fn text_of_number(number: i64, wording: Wording) -> String {
    if !wording.values.is_empty() {
        let same = |text: &&&str| text.parse::<i64>() == Ok(number);
        return match wording.values.iter().find(same) {
            Some(text) => format!("{}: write '{text}'", one_of(wording.values)),
            None => one_of(wording.values),
        };
    }
    let padded = wording
        .pattern
        .and_then(|pattern| pattern::padded(pattern, number));
    let (kind, number) = (notation().text, number.to_string());
    match (padded, wording.pattern) {
        (Some(code), _) => format!(
            "{kind} (codes keep their leading zeros: write {})",
            quoted(&code)
        ),
        (None, Some(pattern)) if !pattern::matches(pattern, &number) => {
            format!("{kind}: {}", wording.words)
        }
        _ if wording.code => {
            format!(
                "{kind} (codes keep their leading zeros: write {})",
                quoted(&number)
            )
        }
        _ => format!("{kind}: write {}", quoted(&number)),
    }
}

/// Whether the whole value, a number by its digits, matches the pattern of the operation.
pub fn fits(path: &Path<'_>, value: &Value, wording: Wording, faults: &mut Vec<Fault>) {
    let Some(pattern) = wording.pattern else {
        return;
    };
    if !pattern::matches(pattern, &value.wire_text()) {
        expected(path, value, wording.words, faults);
    }
}

/// Whether a text is among the allowed values, if there are any.
pub fn allowed(path: &Path<'_>, given: &str, values: &[&str], faults: &mut Vec<Fault>) {
    if values.is_empty() || values.contains(&given) {
        return;
    }
    let mut fault = Fault::new(path, &Value::Text(given.to_owned()), one_of(values));
    fault.message.push_str(&hint(given, values.iter().copied()));
    faults.push(fault);
}
