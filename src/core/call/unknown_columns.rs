//! Finds names of members that the catalog does not list for the operation's records.

use super::arguments::{Argument, Arguments};
use super::nearest::hint;
use super::value::{Value, quoted};
use crate::catalog::Operation;

/// A sentence for each such name in a parameter that selects the members of the records. The service may
/// know more members than the catalog, so nothing is rejected.
pub fn unknown_columns(arguments: &Arguments) -> Vec<String> {
    let is_choice = |argument: &&Argument| argument.given && argument.parameter.names_columns;
    let mut choices = arguments.iter().filter(is_choice).peekable();
    // Most calls select nothing, and most records have many members.
    if choices.peek().is_none() {
        return Vec::new();
    }
    let known = known_columns(arguments.operation());
    if known.is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for argument in choices {
        let name = argument.parameter.name;
        match &argument.value {
            Value::List(items) => {
                for (index, item) in items.iter().enumerate() {
                    let path = format!("{name}[{index}]");
                    found.extend(unknown(&path, &item.wire_text(), &known));
                }
            }
            Value::Text(text) => {
                found.extend(
                    text.split(',')
                        .filter_map(|each| unknown(name, each, &known)),
                );
            }
            _ => {}
        }
    }
    found
}

/// What is wrong with a name. What is inside a member counts if the catalog lists what is inside it.
fn unknown(path: &str, name: &str, known: &[&str]) -> Option<String> {
    let whole = name.trim();
    let own = first_part(whole);
    let mut of_member = known.iter().filter(|known| first_part(known) == own);
    let mut parts = of_member.clone().filter(|known| **known != own).peekable();
    let is_known = match parts.peek() {
        Some(_) => {
            whole == own || parts.any(|known| is_part(whole, known) || is_part(known, whole))
        }
        None => of_member.next().is_some(),
    };
    if is_known {
        return None;
    }
    let near = hint(name, known.iter().copied());
    let near = match near.as_str() {
        "" => format!("; expected {}", known.join(", ")),
        _ => near,
    };
    Some(no_member(path, name, &near))
}

/// Whether a name is another one, or inside it.
fn is_part(name: &str, of: &str) -> bool {
    let rest = name.strip_prefix(of);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The sentence about a name, with what it may have been meant to be.
pub(super) fn no_member(path: &str, name: &str, near: &str) -> String {
    let name = quoted(name);
    format!("{path}: the records have no known member {name}{near}")
}

/// The names of all columns that the catalog lists for the operation's records.
pub(super) fn known_columns(operation: &Operation) -> Vec<&'static str> {
    let lists = [
        operation.leading_columns,
        operation.columns,
        operation.included_columns,
    ];
    let columns = lists.into_iter().flatten();
    columns.map(|column| column.name).collect()
}

/// The member of the record itself, of a name such as `thumbnail.width`.
pub(super) fn first_part(name: &str) -> &str {
    name.split('.').next().unwrap_or_default()
}
