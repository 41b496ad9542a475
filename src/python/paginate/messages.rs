//! What the errors of paging say to a caller in Python: the arguments as they are written there, and what to
//! change about them.

use openshelf_paging::{CheckpointError, OutputError, PagingError, share_in_words};

/// The message of an error of a list.
pub fn of_list(error: &PagingError) -> String {
    match error {
        PagingError::OrderNotKept { asked, reach, by } => {
            let asked: Vec<String> = asked
                .iter()
                .map(|(name, value)| format!("{name}={value}"))
                .collect();
            format!(
                "{}: the service lists {reach} records in this order and not more; the others can only be reached in the order of {by}. Leave the order out, or ask for {reach} records at most with max_records",
                asked.join(", ")
            )
        }
        PagingError::Truncated {
            reached,
            exist,
            larger: Some((name, value)),
        } => format!(
            "the service gave {}; pages of this size do not reach the others: {name}={value} goes further",
            share_in_words(*reached, *exist)
        ),
        PagingError::Checkpoint(CheckpointError::OtherCall { path, operation }) => format!(
            "{}: this position belongs to another call ({operation}): to another address or other arguments, another max_records or max_pages, or other extras of a view. Name another file, or delete it to begin anew",
            path.display()
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
