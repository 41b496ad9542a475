//! Checks dates and converts them to text.

use super::fault::{Fault, expected, one_of};
use super::path::Path;
use super::value::Value;

/// A day, as text or as a date; a datetime counts as its day. It becomes text.
pub fn date(path: &Path<'_>, value: &mut Value, words: &[&str], faults: &mut Vec<Fault>) {
    let day = match value {
        Value::Text(given) if words.contains(&given.as_str()) => return,
        Value::Text(given) | Value::Date(given) => given.as_str(),
        Value::DateTime(given) => given.get(..10).unwrap_or(given),
        _ => return expected(path, value, "a date, YYYY-MM-DD", faults),
    };
    if !is_day(day) {
        let words = if words.is_empty() {
            String::new()
        } else {
            format!(", or {}", one_of(words))
        };
        let allowed = format!("a date that exists, YYYY-MM-DD{words}");
        return expected(path, value, &allowed, faults);
    }
    if let Value::Date(given) | Value::DateTime(given) = value {
        given.truncate(10);
        *value = Value::Text(std::mem::take(given));
    }
}

/// Whether the text is YYYY-MM-DD and in the calendar.
pub fn is_day(text: &str) -> bool {
    text.len() == 10 && text.parse::<jiff::civil::Date>().is_ok()
}
