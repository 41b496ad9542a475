//! The parts of a call's identity, by which a message says how two calls differ.

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// What a call consists of, each part as a short hash.
///
/// Sixteen bits tell two parts from each other nearly always, and nobody can guess a secret of a header from them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallParts {
    address: u16,
    arguments: u16,
    /// What the client adds to every request.
    extras: u16,
    slice: u16,
    max_records: u16,
    max_pages: u16,
    /// What the output has, such as the columns of a table.
    columns: u16,
}

/// The texts of the parts.
pub(crate) struct PartTexts<'a> {
    pub address: &'a str,
    pub arguments: &'a str,
    pub extras: &'a str,
    pub slice: &'a str,
    pub max_records: &'a str,
    pub max_pages: &'a str,
}

/// Each part in words.
const ADDRESS: &str = "the address of the service";
const ARGUMENTS: &str = "the arguments";
const EXTRAS: &str = "the extra members or headers of the client";
const SLICE: &str = "the slice of the list";
const MAX_RECORDS: &str = "the largest number of records";
const MAX_PAGES: &str = "the largest number of pages";
const COLUMNS: &str = "the columns of the table (fields, flatten and money decide them)";

impl CallParts {
    pub(crate) fn new(texts: &PartTexts<'_>) -> Self {
        Self {
            address: short(texts.address.as_bytes()),
            arguments: short(texts.arguments.as_bytes()),
            extras: short(texts.extras.as_bytes()),
            slice: short(texts.slice.as_bytes()),
            max_records: short(texts.max_records.as_bytes()),
            max_pages: short(texts.max_pages.as_bytes()),
            columns: 0,
        }
    }

    /// The parts of a call with this output.
    pub(crate) fn of_output(&mut self, text: &str) {
        self.columns = short(text.as_bytes());
    }

    /// What differs from another call of the operation, in words; all that can differ if that is not known.
    pub fn differences(&self, other: Option<&Self>) -> String {
        let pairs = |other: &Self| {
            [
                (self.address != other.address, ADDRESS),
                (self.arguments != other.arguments, ARGUMENTS),
                (self.columns != other.columns, COLUMNS),
                (self.slice != other.slice, SLICE),
                (self.max_records != other.max_records, MAX_RECORDS),
                (self.max_pages != other.max_pages, MAX_PAGES),
                (self.extras != other.extras, EXTRAS),
            ]
        };
        let known = other.map(pairs).into_iter().flatten();
        let known: Vec<&str> = known
            .filter_map(|(differs, words)| differs.then_some(words))
            .collect();
        if known.is_empty() {
            let all = [ADDRESS, ARGUMENTS, COLUMNS, SLICE, MAX_RECORDS, MAX_PAGES];
            return format!("{} or {EXTRAS}", all.join(", "));
        }
        known.join(", ")
    }
}

/// The first bits of a hash.
fn short(text: &[u8]) -> u16 {
    (xxh3_64(text) >> 48) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(arguments: &str, columns: &str) -> CallParts {
        let mut parts = CallParts::new(&PartTexts {
            address: "https://example.org",
            arguments,
            extras: "",
            slice: "",
            max_records: "None",
            max_pages: "None",
        });
        parts.of_output(columns);
        parts
    }

    #[test]
    fn only_what_differs_is_named() {
        let (own, other) = (parts("water", "float"), parts("water", "decimal"));
        assert_eq!(own.differences(Some(&other)), COLUMNS);
        let other = parts("river", "decimal");
        assert_eq!(
            own.differences(Some(&other)),
            format!("{ARGUMENTS}, {COLUMNS}")
        );
        let all = own.differences(None);
        assert!(all.contains(MAX_PAGES) && all.contains(EXTRAS), "{all}");
        assert_eq!(own.differences(Some(&own)), all);
    }
}
