//! The museum's names: artists, subjects, materials and the short vocabularies.

use std::collections::HashMap;

use serde::Deserialize;

use crate::data_file::data_file;

/// What `names.json` holds.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Names {
    /// Artists whose works are in the public domain, with the years of their lives and their country.
    pub artists: Vec<(&'static str, i64, i64, &'static str)>,
    pub places: Vec<&'static str>,
    pub scenes: Vec<&'static str>,
    pub place_phrases: Vec<&'static str>,
    /// What a work is, what it is made of, and the department that keeps it.
    pub kinds: Vec<(&'static str, &'static str, &'static str)>,
    /// What works are described with, by subtype. Works of each kind are made by the technique in its place.
    terms: Vec<(&'static str, Vec<&'static str>)>,
    vocabularies: HashMap<&'static str, Vec<&'static str>>,
}

data_file!(pub static NAMES: Names = "names.json");

impl Names {
    /// The titles of a short vocabulary.
    pub fn vocabulary(&self, segment: &str) -> &[&'static str] {
        self.vocabularies.get(segment).map_or(&[], Vec::as_slice)
    }

    /// The titles of a subtype of terms.
    pub fn titles(&self, subtype: &str) -> &[&'static str] {
        let found = self.terms.iter().find(|(known, _)| *known == subtype);
        found.map_or(&[], |(_, titles)| titles)
    }

    /// Every term with its subtype.
    pub fn terms(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let terms = self.terms.iter();
        terms.flat_map(|(subtype, titles)| titles.iter().map(|title| (*subtype, *title)))
    }
}
