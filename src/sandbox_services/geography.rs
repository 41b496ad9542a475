//! Real places: countries, continents, states and counties.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::data_file::data_file;
use super::random::Random;

/// The content of `geography.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Geography {
    /// With their central coordinates.
    pub continents: Vec<(&'static str, f64, f64)>,
    /// Other names by which a country is found.
    synonyms: Vec<(&'static str, &'static str)>,
    pub countries: Vec<Country>,
    pub states: Vec<UsState>,
    /// Cities with the codes of their states, in addition to the one that every state has.
    cities: Vec<(&'static str, &'static str)>,
    /// Names of counties that occur in many states.
    counties: Vec<&'static str>,
}

data_file!(pub static GEOGRAPHY: Geography = "geography.json");

/// A country in the case counts.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Country {
    pub name: &'static str,
    pub iso2: &'static str,
    pub iso3: &'static str,
    /// The numeric code of ISO 3166.
    pub id: i64,
    pub continent: &'static str,
    pub latitude: f64,
    pub longitude: f64,
    /// In thousands.
    pub population: i64,
}

/// A state of the USA, its capital district or Puerto Rico.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct UsState {
    pub name: &'static str,
    pub code: &'static str,
    /// Two digits.
    pub fips: &'static str,
    /// In thousands.
    pub population: i64,
    pub city: &'static str,
}

/// Every city that is known, with its state.
pub fn cities() -> impl Iterator<Item = (&'static str, &'static UsState)> {
    let more = GEOGRAPHY
        .cities
        .iter()
        .filter_map(|(city, code)| Some((*city, find_state(code)?)));
    GEOGRAPHY
        .states
        .iter()
        .map(|state| (state.city, state))
        .chain(more)
}

/// Some counties of a state with their five-digit codes; Illinois has Adams and Cook.
pub fn counties(state: &UsState) -> Vec<(&'static str, String)> {
    let mut names = if state.fips == "17" {
        vec!["Adams", "Cook", "Lake", "Madison"]
    } else {
        // Places do not change with the seed.
        Random::new(0, state.name, 0).some(&GEOGRAPHY.counties, 4)
    };
    names.sort_unstable();
    names
        .into_iter()
        .enumerate()
        .map(|(at, name)| (name, format!("{}{:03}", state.fips, 2 * at + 1)))
        .collect()
}

impl UsState {
    /// `state`, `territory` or `district`.
    pub fn kind(&self) -> &'static str {
        match self.code {
            "DC" => "district",
            "PR" => "territory",
            _ => "state",
        }
    }
}

/// A text without the differences that comparisons ignore: surrounding spaces, capitals and accents.
pub fn plain(text: &str) -> String {
    text.trim()
        .to_lowercase()
        .chars()
        .map(|sign| match sign {
            'á' | 'à' | 'â' | 'ã' | 'ä' | 'å' => 'a',
            'ç' => 'c',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'í' | 'ì' | 'î' | 'ï' => 'i',
            'ñ' => 'n',
            'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
            'ú' | 'ù' | 'û' | 'ü' => 'u',
            other => other,
        })
        .collect()
}

/// Every text by which a country is found.
static NAMES: LazyLock<HashMap<String, &'static Country>> = LazyLock::new(|| {
    let mut names = HashMap::new();
    for country in &GEOGRAPHY.countries {
        for name in [country.name, country.iso2, country.iso3] {
            names.insert(plain(name), country);
        }
    }
    for (other, name) in &GEOGRAPHY.synonyms {
        if let Some(country) = names.get(&plain(name)).copied() {
            names.insert(plain(other), country);
        }
    }
    names
});

/// The country of a name, code, number or synonym; accents and capitals do not matter.
pub fn find_country(asked: &str) -> Option<&'static Country> {
    let asked = plain(asked);
    if let Some(country) = NAMES.get(&asked) {
        return Some(country);
    }
    let number: i64 = asked.parse().ok()?;
    GEOGRAPHY
        .countries
        .iter()
        .find(|country| country.id == number)
}

/// The state with this name, two-letter code or number.
pub fn find_state(asked: &str) -> Option<&'static UsState> {
    GEOGRAPHY.states.iter().find(|state| {
        state.name.eq_ignore_ascii_case(asked)
            || state.code.eq_ignore_ascii_case(asked)
            || state.fips == asked
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_country_has_many_names() {
        for asked in ["Italy", "it", "ITA", "380", " italy "] {
            assert_eq!(find_country(asked).map(|country| country.iso2), Some("IT"));
        }
        assert_eq!(
            find_country("United States").map(|one| one.name),
            Some("USA")
        );
        assert_eq!(
            find_country("cote d'ivoire").map(|one| one.iso2),
            Some("CI")
        );
        assert!(find_country("Atlantis").is_none());
    }

    #[test]
    fn codes_are_unique() {
        for (at, one) in GEOGRAPHY.countries.iter().enumerate() {
            assert!(
                GEOGRAPHY
                    .continents
                    .iter()
                    .any(|(name, ..)| *name == one.continent)
            );
            assert!(
                GEOGRAPHY
                    .countries
                    .iter()
                    .skip(at + 1)
                    .all(|other| other.id != one.id
                        && other.iso2 != one.iso2
                        && other.iso3 != one.iso3
                        && other.name != one.name)
            );
        }
        assert_eq!(counties(find_state("IL").unwrap())[1].1, "17003");
    }
}
