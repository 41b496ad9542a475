//! Finds countries by their names, codes and numbers, as the service does.

use std::collections::HashMap;
use std::sync::LazyLock;

use icu_normalizer::DecomposingNormalizerBorrowed;
use serde::Deserialize;

use super::javascript::{parse_int, trim};
use crate::data_file::data_file;

/// The contents of `country_names.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
struct CountryNames {
    /// Where the names were taken from.
    #[serde(rename = "source")]
    _source: String,
    /// In the order of the service's search: the first match counts.
    countries: Vec<CountryName>,
}

/// A country with its codes and other names.
#[derive(Debug, Deserialize)]
struct CountryName {
    name: &'static str,
    iso2: &'static str,
    iso3: &'static str,
    /// The numeric code of ISO 3166.
    id: i64,
    synonyms: Vec<&'static str>,
}

data_file!(static COUNTRY_NAMES: CountryNames = "country_names.json");

/// A text in the form used for comparisons: without surrounding spaces, upper case and accents.
pub fn plain(text: &str) -> String {
    let lower = trim(text).to_lowercase();
    let accent = |sign: &char| ('\u{300}'..='\u{36f}').contains(sign);
    DecomposingNormalizerBorrowed::new_nfd()
        .normalize_iter(lower.chars())
        .filter(|sign| !accent(sign))
        .collect()
}

/// The country for each text in the form used for comparisons.
static BY_TEXT: LazyLock<HashMap<String, &'static CountryName>> = LazyLock::new(|| {
    let mut countries = HashMap::new();
    for country in &COUNTRY_NAMES.countries {
        let names = [country.name, country.iso2, country.iso3];
        for name in names.iter().chain(&country.synonyms) {
            countries.entry(plain(name)).or_insert(country);
        }
    }
    countries
});

/// The name of the country for a name, a code, a synonym or a number; the number may be followed by other
/// text.
fn country_name(asked: &str) -> Option<&'static str> {
    let asked = plain(asked);
    let named = BY_TEXT.get(&asked).copied().or_else(|| {
        let number = parse_int(&asked)?;
        let mut countries = COUNTRY_NAMES.countries.iter();
        countries.find(|country| country.id as f64 == number)
    });
    named.map(|country| country.name)
}

/// The country's name in the form used for comparisons. A text that names no country is compared as it is.
pub fn standardised(asked: &str) -> String {
    plain(country_name(asked).unwrap_or(asked))
}

/// The name that the service searches for a country, as in its table.
pub fn known(asked: &str) -> &str {
    let asked = trim(asked);
    country_name(asked).unwrap_or(asked)
}

/// The stored name for a text. A known country is found by any of its names, others only by their exact name.
pub fn stored<'a>(names: &[&'a str], asked: &str) -> Option<&'a str> {
    let asked = known(asked);
    names.iter().find(|name| **name == asked).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_in_the_way_of_each_list() {
        assert_eq!(
            standardised(" Côte d'Ivoire "),
            standardised("COTE D'IVOIRE")
        );
        assert_eq!(plain(" \u{feff}Ǘber C\u{327}a "), "uber ca");
        assert_eq!(standardised("380"), "italy");
        assert_eq!(standardised("0380th"), "italy");
        assert_eq!(known("Iran, Islamic Republic of"), "Iran");
        assert_eq!(known(" Atlantis "), "Atlantis");
        assert_eq!(stored(&["EU/EEA", "Italy"], "it"), Some("Italy"));
        assert_eq!(stored(&["EU/EEA"], "eu/eea"), None);
    }

    #[test]
    fn the_first_matching_country_is_used() {
        assert_eq!(known("Guernsey"), "Guernsey");
        assert_eq!(known("Jersey"), "Channel Islands");
        assert_eq!(known("104"), "Myanmar");
        assert_eq!(known("bur"), "Burma");
    }

    #[test]
    fn countries_with_figures_have_known_names() {
        for country in &crate::geography::GEOGRAPHY.countries {
            let known = BY_TEXT.get(&plain(country.name)).unwrap();
            assert_eq!(
                (known.name, known.iso2, known.iso3, known.id),
                (country.name, country.iso2, country.iso3, country.id)
            );
        }
    }
}
