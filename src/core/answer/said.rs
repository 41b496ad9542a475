//! What a service says, in a good answer, about what the answer lacks.

use serde_json::Value;

use crate::catalog::{Operation, Said};

/// What the answer says, each with the service's own words. Most answers say nothing, and are not read.
pub fn said(operation: &Operation, body: &[u8]) -> Vec<(&'static Said, String)> {
    let named = |said: &&Said| {
        let last = said.member.rsplit('.').next().unwrap_or(said.member);
        memchr::memmem::find(body, last.as_bytes()).is_some()
    };
    let mut mentioned = operation.says.iter().filter(named).peekable();
    if mentioned.peek().is_none() {
        return Vec::new();
    }
    let Ok(answer) = serde_json::from_slice::<Value>(body) else {
        return Vec::new();
    };
    mentioned
        .filter_map(|said| {
            let mut parts = said.member.split('.');
            let value = parts.try_fold(&answer, |value, name| value.get(name))?;
            words(value).map(|words| (said, words))
        })
        .collect()
}

fn words(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()).filter(|text| !text.trim().is_empty()),
        Value::Array(items) => {
            let all: Vec<String> = items.iter().filter_map(words).collect();
            (!all.is_empty()).then(|| all.join(", "))
        }
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}
