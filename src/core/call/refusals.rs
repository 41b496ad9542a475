//! Rejects texts that a service would interpret as something else.

use super::fault::{Fault, one_of};
use super::notation::notation;
use super::path::Path;
use super::pattern::matches;
use super::value::Value;
use crate::answer::is_file_name;
use crate::catalog::ForbiddenText;

/// Whether a text is base64 as RFC 4648 writes it: whole groups of four signs, filled up with "=" at the end.
fn is_base64(text: &str) -> bool {
    let bare = text.trim_end_matches('=');
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/');
    text.len() - bare.len() <= 2 && text.len().is_multiple_of(4) && bare.bytes().all(is_sign)
}

/// Adds a fault for each text that the service would interpret as something else.
pub fn refusals(
    path: &Path<'_>,
    forbidden: &[ForbiddenText],
    value: &Value,
    faults: &mut Vec<Fault>,
) {
    match value {
        Value::List(items) => {
            for (index, item) in items.iter().enumerate() {
                if matches!(item, Value::List(_)) {
                    refusals(&path.element(index), forbidden, item, faults);
                    continue;
                }
                for refusal in forbidden {
                    // Elements are joined by another separator then, so mixing does not matter.
                    if !matches!(refusal, ForbiddenText::Mixing { .. }) {
                        refuse(&path.element(index), refusal, item, faults);
                    }
                }
            }
        }
        _ => {
            for refusal in forbidden {
                refuse(path, refusal, value, faults);
            }
        }
    }
}

fn refuse(path: &Path<'_>, refusal: &ForbiddenText, value: &Value, faults: &mut Vec<Fault>) {
    let digits;
    let text = match value {
        Value::Text(text) => text,
        Value::Integer(number) => {
            digits = number.to_string();
            &digits
        }
        _ => return,
    };
    let (broken, allowed, why) = match refusal {
        ForbiddenText::Holding { text: part, why } => (
            text.contains(part),
            format!("a string without {part:?}"),
            *why,
        ),
        ForbiddenText::Being { text: word, why } => {
            let same = text.trim().eq_ignore_ascii_case(word);
            (same, format!("a string other than {word:?}"), *why)
        }
        ForbiddenText::Ending { texts, why } => {
            let text = text.trim_end().to_ascii_lowercase();
            let ends = texts.iter().any(|end| text.ends_with(end));
            let allowed = format!("a string that does not end in {}", one_of(texts));
            (ends, allowed, *why)
        }
        ForbiddenText::Mixing { texts, why } => (
            texts.iter().all(|part| text.contains(part)),
            format!("a string without all of {}", one_of(texts)),
            *why,
        ),
        ForbiddenText::Unlike {
            pattern,
            expected,
            why,
        } => (
            !text.split(',').all(|part| matches(pattern, part)),
            (*expected).to_owned(),
            *why,
        ),
        ForbiddenText::NotFileName => (
            !is_file_name(text),
            "a file name".to_owned(),
            "it would refer to another folder, or not to a file",
        ),
        ForbiddenText::NotBase64 => (
            !is_base64(text),
            notation().base64.to_owned(),
            "the service would decode it to other bytes",
        ),
    };
    if broken {
        faults.push(Fault::because(path, value, allowed, why));
    }
}
