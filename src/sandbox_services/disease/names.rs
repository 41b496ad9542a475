//! Finds countries by their names, codes and numbers, as the service does.

use std::collections::HashMap;
use std::sync::LazyLock;

use icu_normalizer::DecomposingNormalizerBorrowed;
use serde::Deserialize;

use super::javascript::{parse_int, trim};
use crate::data_file::data_file;

/// What `country_names.json` holds.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
struct CountryNames {
    /// Where the names were read.
    #[serde(rename = "source")]
    _source: String,
    /// In the order in which the service looks through them: the first that fits is taken.
    countries: Vec<CountryName>,
}

/// A country under its codes and other names.
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

/// A text without what comparisons overlook: spaces around it, capitals and accents.
pub fn plain(text: &str) -> String {
    let lower = trim(text).to_lowercase();
    let accent = |sign: &char| ('\u{300}'..='\u{36f}').contains(sign);
    DecomposingNormalizerBorrowed::new_nfd()
        .normalize_iter(lower.chars())
        .filter(|sign| !accent(sign))
        .collect()
}

/// The country that each text names, written as it is compared.
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

/// The name of the country that a name, a code, a synonym or a number means; the number may be the beginning of the
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

/// The country's name as it is compared. A text that names none is compared as it is.
pub fn standardised(asked: &str) -> String {
    plain(country_name(asked).unwrap_or(asked))
}

/// The name under which the service looks for a country, written as in its table.
pub fn known(asked: &str) -> &str {
    let asked = trim(asked);
    country_name(asked).unwrap_or(asked)
}

/// The stored name for a text. A known country is found by any of its names, anything else by its exact name.
pub fn stored<'a>(names: &[&'a str], asked: &str) -> Option<&'a str> {
    let asked = known(asked);
    names.iter().find(|name| **name == asked).copied()
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
        assert_eq!(plain(" \u{feff}Ǘber C\u{327}a "), "uber ca");
        assert_eq!(standardised("380"), "italy");
        assert_eq!(standardised("0380th"), "italy");
        assert_eq!(known("Iran, Islamic Republic of"), "Iran");
        assert_eq!(known(" Atlantis "), "Atlantis");
        assert_eq!(stored(&["EU/EEA", "Italy"], "it"), Some("Italy"));
        assert_eq!(stored(&["EU/EEA"], "eu/eea"), None);
    }

    #[test]
    fn the_first_country_of_a_text_is_taken() {
        assert_eq!(known("Guernsey"), "Guernsey");
        assert_eq!(known("Jersey"), "Channel Islands");
        assert_eq!(known("104"), "Myanmar");
        assert_eq!(known("bur"), "Burma");
    }

    #[test]
    fn the_countries_with_figures_are_in_the_table() {
        for country in &crate::geography::GEOGRAPHY.countries {
            let known = BY_TEXT.get(&plain(country.name)).unwrap();
            assert_eq!(
                (known.name, known.iso2, known.iso3, known.id),
                (country.name, country.iso2, country.iso3, country.id)
            );
        }
    }
}
