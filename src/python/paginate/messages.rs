//! The messages of paging errors for Python callers, with arguments in Python's notation and advice.

use openshelf_client::lists::{PagingError, share_in_words};
use openshelf_client::saving::OutputError;

/// The message of an error of a list.
pub fn of_list(error: &PagingError) -> String {
    match error {
        PagingError::OrderNotKept {
            asked,
            reach,
            by,
            larger,
        } => {
            let asked: Vec<String> = asked
                .iter()
                .map(|(name, value)| format!("{name}={value}"))
                .collect();
            format!(
                "{}: the service lists at most {reach} records in this order{}; the others can only be reached in the order of {by}. Leave the order out, or limit the call with max_records={reach}",
                asked.join(", "),
                larger
                    .map(|(name, value)| format!(
                        " with pages of this size, and more with {name}={value}"
                    ))
                    .unwrap_or_default()
            )
        }
        PagingError::Truncated {
            reached,
            exist,
            larger: Some((name, value)),
            short: None,
        } => format!(
            "the service returned {}; pages of this size do not reach the others: {name}={value} reaches further",
            share_in_words(*reached, *exist)
        ),
        other => other.to_string(),
    }
}

/// The message of an error of a file.
pub fn of_file(error: &OutputError) -> String {
    match error {
        OutputError::NotResumable { path } => format!(
            "{}: only a regular file can be resumed; leave resume out",
            path.display()
        ),
        other => other.to_string(),
    }
}
