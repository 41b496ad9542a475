//! The museum's names: artists, subjects, materials and the short vocabularies.

use std::collections::HashMap;

use serde::Deserialize;

use crate::data_file::data_file;

/// The contents of `names.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Names {
    /// Artists whose works are in the public domain, with the years of their birth and death and their
    /// country.
    pub artists: Vec<(&'static str, i64, i64, &'static str)>,
    pub places: Vec<&'static str>,
    pub scenes: Vec<&'static str>,
    pub place_phrases: Vec<&'static str>,
    /// The kinds of works: type, material and department.
    pub kinds: Vec<(&'static str, &'static str, &'static str)>,
    /// The terms that describe works, by subtype. The technique of each kind of work has the same index.
    terms: Vec<(&'static str, Vec<&'static str>)>,
    vocabularies: HashMap<&'static str, Vec<&'static str>>,
}

data_file!(pub static NAMES: Names = "names.json");

impl Names {
    /// The titles of a small vocabulary.
    pub fn vocabulary(&self, segment: &str) -> &[&'static str] {
        self.vocabularies.get(segment).map_or(&[], Vec::as_slice)
    }

    /// The titles of a subtype of terms.
    pub fn titles(&self, subtype: &str) -> &[&'static str] {
        let found = self.terms.iter().find(|(known, _)| *known == subtype);
        found.map_or(&[], |(_, titles)| titles)
    }

    /// All terms with their subtypes.
    pub fn terms(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let terms = self.terms.iter();
        terms.flat_map(|(subtype, titles)| titles.iter().map(|title| (*subtype, *title)))
    }
}
