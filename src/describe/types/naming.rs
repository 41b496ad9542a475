//! Makes the names of types: the service, then the operation or its name for records, then the part.

use openshelf_core::catalog::{Operation, Service};

/// Endings of plurals that are not formed by adding an s.
const PLURALS: [(&str, &str); 5] = [
    ("children", "child"),
    ("ies", "y"),
    ("sses", "ss"),
    ("xes", "x"),
    ("ches", "ch"),
];
/// Endings of singular words in s.
const SINGULAR: [&str; 3] = ["ss", "us", "is"];

/// A name as part of a class name.
pub fn capitalized(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .map(|word| {
            let mut letters = word.chars();
            let mut out: String = letters
                .next()
                .into_iter()
                .flat_map(char::to_uppercase)
                .collect();
            out.push_str(letters.as_str());
            out
        })
        .collect()
}

/// The name of one element of a list, from the name of the list.
pub fn singular(name: &str) -> String {
    for (ending, single) in PLURALS {
        if let Some(stem) = name.strip_suffix(ending) {
            return format!("{stem}{single}");
        }
    }
    if SINGULAR.iter().any(|ending| name.ends_with(ending)) {
        return name.to_owned();
    }
    name.strip_suffix('s').unwrap_or(name).to_owned()
}

/// The prefix of types that belong to one operation, such as `MuseumArtworksSearch`.
pub fn operation_name(service: &Service, operation: &Operation) -> String {
    format!(
        "{}{}",
        service.class_name,
        capitalized(&operation.full_name())
    )
}

/// The name of a record type: the operation's own word for a record, otherwise the operation's name.
pub fn record_name(service: &Service, operation: &Operation) -> String {
    if operation.record_name.is_empty() {
        format!("{}Record", operation_name(service, operation))
    } else {
        format!("{}{}", service.class_name, operation.record_name)
    }
}
