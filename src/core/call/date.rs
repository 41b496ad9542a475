//! Days as text.

use super::fault::{Fault, expected, one_of};
use super::value::Value;

/// A day, as text or as a date; a datetime stands for its day.
pub fn date(path: &str, value: &Value, words: &[&str], faults: &mut Vec<Fault>) -> Value {
    let day = match value {
        Value::Text(given) if words.contains(&given.as_str()) => return value.clone(),
        Value::Text(given) | Value::Date(given) => given.as_str(),
        Value::DateTime(given) => given.get(..10).unwrap_or(given),
        _ => return expected(path, value, "a date, YYYY-MM-DD", faults),
    };
    if is_day(day) {
        Value::Text(day.to_owned())
    } else {
        let words = if words.is_empty() {
            String::new()
        } else {
            format!(", or {}", one_of(words))
        };
        expected(
            path,
            value,
            &format!("a date that exists, YYYY-MM-DD{words}"),
            faults,
        )
    }
}

/// Whether the text is YYYY-MM-DD and in the calendar.
pub fn is_day(text: &str) -> bool {
    text.len() == 10 && text.parse::<jiff::civil::Date>().is_ok()
}
