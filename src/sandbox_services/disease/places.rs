//! Places of the case counts that are not in the tables of countries and states, and the places that each
//! source counts.

use serde::Deserialize;

use crate::data_file::data_file;
use crate::geography::Country;

/// The contents of `places.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Places {
    /// Ships that were counted like countries but are in no table of countries.
    pub ships: Vec<Country>,
    /// Provinces of the series, in lower case, with their share of the country's population; if the shares
    /// add up to less than one, the rest has no name.
    provinces: Vec<(&'static str, Vec<(&'static str, f64)>)>,
    /// Places of the USA that are not states, with their codes and their population in thousands.
    pub territories: Vec<(&'static str, &'static str, i64)>,
    /// Organizations that vaccinate in addition to the states, with their population in thousands.
    pub bodies: Vec<(&'static str, i64)>,
    /// Countries whose governments publish counts.
    pub governments: Vec<&'static str>,
    /// The regions of a government's counts, with their share of the country in percent.
    regions: Vec<(&'static str, Vec<(&'static str, i64)>)>,
    /// Countries with counted traffic, with their regions and cities.
    pub mobility: Vec<(&'static str, Vec<&'static str>)>,
    pub variant_countries: Vec<&'static str>,
    pub variants: Vec<&'static str>,
}

data_file!(pub static PLACES: Places = "places.json");

impl Places {
    /// The provinces of a country.
    pub fn provinces(&self, country: &str) -> &[(&'static str, f64)] {
        of(&self.provinces, country)
    }

    /// The regions by which the government of a country counts.
    pub fn regions(&self, country: &str) -> &[(&'static str, i64)] {
        of(&self.regions, country)
    }
}

fn of<'a, T>(list: &'a [(&str, Vec<T>)], country: &str) -> &'a [T] {
    let found = list.iter().find(|(name, _)| *name == country);
    found.map_or(&[], |(_, parts)| parts)
}
