//! Real places: countries, continents, states and counties.

use serde::Deserialize;

use super::data_file::data_file;
use super::random::Random;

/// The content of `geography.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Geography {
    /// With their central coordinates.
    pub continents: Vec<(&'static str, f64, f64)>,
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

/// One of the known cities of a state, most often the first.
pub fn city_in(state: &'static UsState, random: &mut Random) -> &'static str {
    let own = GEOGRAPHY.cities.iter();
    let others: Vec<&str> = own
        .filter(|(_, code)| *code == state.code)
        .map(|(city, _)| *city)
        .collect();
    let is_other = random.once_in(3) && !others.is_empty();
    if is_other {
        random.pick(&others)
    } else {
        state.city
    }
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
    /// The number of its congressional districts.
    pub fn districts(&self) -> i64 {
        (self.population / 770).max(1)
    }

    /// `state`, `territory` or `district`.
    pub fn kind(&self) -> &'static str {
        match self.code {
            "DC" => "district",
            "PR" => "territory",
            _ => "state",
        }
    }
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
