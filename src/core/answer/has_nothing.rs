//! Whether an answer has nothing: no records, or counts and sums that are zero.

use serde_json::Value as Json;

use crate::catalog::Operation;

/// Whether an answer shows that nothing was found. An answer that cannot be read shows nothing of it.
pub fn has_nothing(operation: &Operation, body: &[u8]) -> bool {
    let Ok(answer) = serde_json::from_slice::<Json>(body) else {
        return false;
    };
    let found = match operation.records {
        "" | "." => Some(&answer),
        path => path
            .split('.')
            .try_fold(&answer, |within, name| within.get(name)),
    };
    match found {
        Some(Json::Array(records)) => records.iter().all(is_zero),
        Some(counts) => is_zero(counts),
        None => false,
    }
}

/// Whether a value has numbers, and all of them are zero.
fn is_zero(value: &Json) -> bool {
    let mut numbers = Vec::new();
    collect(value, &mut numbers);
    !numbers.is_empty() && numbers.iter().all(|number| *number == 0.0)
}

fn collect(value: &Json, numbers: &mut Vec<f64>) {
    match value {
        Json::Number(number) => numbers.extend(number.as_f64()),
        Json::Array(items) => items.iter().for_each(|item| collect(item, numbers)),
        Json::Object(members) => members.values().for_each(|member| collect(member, numbers)),
        Json::Null | Json::Bool(_) | Json::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::plain::OPERATION;

    #[test]
    fn records_and_sums_of_nothing_are_nothing() {
        let list = Operation {
            records: "results",
            ..OPERATION
        };
        let count = OPERATION;
        for (operation, body, expected) in [
            (&list, r#"{"results": [], "limit": 10}"#, true),
            (
                &list,
                r#"{"results": [{"amount": 0.0, "year": "2024"}], "limit": 10}"#,
                true,
            ),
            (
                &list,
                r#"{"results": [{"amount": 0}, {"amount": 1.5}]}"#,
                false,
            ),
            // Texts are found.
            (&list, r#"{"results": [{"title": "x"}]}"#, false),
            (&list, r#"{"detail": "x"}"#, false),
            (&list, "no JSON", false),
            (
                &count,
                r#"{"results": {"contracts": 0, "grants": 0}}"#,
                true,
            ),
            (
                &count,
                r#"{"results": {"contracts": 0, "grants": 2}}"#,
                false,
            ),
            // A job says nothing about what it finds.
            (
                &count,
                r#"{"file_name": "x.zip", "total_rows": null}"#,
                false,
            ),
        ] {
            assert_eq!(has_nothing(operation, body.as_bytes()), expected, "{body}");
        }
    }
}
