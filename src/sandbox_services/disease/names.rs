//! Finds countries by their names, codes and numbers, as the service does.

use crate::geography::{find_country, plain};

/// The name that belongs to a code, a number or a synonym. Any other text is returned as it is.
pub fn standardised(asked: &str) -> String {
    plain(find_country(asked).map_or(asked, |country| country.name))
}

/// A text that is taken for the number of a country.
pub fn number(asked: &str) -> Option<i64> {
    let asked = asked.trim();
    let digits = !asked.is_empty() && asked.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| asked.parse().ok()).flatten()
}

/// The stored name for a text. A known country is found by any of its names, anything else by its exact name.
pub fn stored<'a>(names: &[&'a str], asked: &str) -> Option<&'a str> {
    let asked = known(asked);
    names.iter().find(|name| **name == asked).copied()
}

/// The name under which the service looks for a country, written as in its table.
pub fn known(asked: &str) -> &str {
    let asked = asked.trim();
    find_country(asked).map_or(asked, |country| country.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_compared_in_its_own_way() {
        assert_eq!(
            standardised(" Côte d'Ivoire "),
            standardised("COTE D'IVOIRE")
        );
        assert_eq!(standardised("380"), "italy");
        assert_eq!(standardised("Holland"), "netherlands");
        assert_eq!(number("004"), Some(4));
        assert_eq!(number("4a"), None);
        assert_eq!(stored(&["EU/EEA", "Italy"], "it"), Some("Italy"));
        assert_eq!(stored(&["EU/EEA"], "eu/eea"), None);
    }
}
