//! The gazette's names: agencies, subjects, sections, kinds, places, presidents.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::data_file::data_file;
use crate::words::slug;

/// A short form and its meaning.
pub type Named = (&'static str, &'static str);

/// A subject of documents, with its section and its topic.
pub type Subject = (&'static str, &'static str, &'static str);

/// A city in the form that documents use.
#[derive(Debug, Deserialize)]
pub struct Place {
    pub zip: &'static str,
    pub city: &'static str,
    pub state: &'static str,
    pub latitude: f64,
    pub longitude: f64,
}

/// The contents of `names.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Names {
    /// Name, short name, number, and the number of the parent agency.
    pub agencies: Vec<(&'static str, &'static str, i64, i64)>,
    /// Agencies that have published nothing here: name, short name, number.
    pub agencies_without_documents: Vec<(&'static str, &'static str, i64)>,
    pub subjects: Vec<Subject>,
    /// The sections with their names.
    pub sections: Vec<Named>,
    /// Kinds of presidential documents: the identifier, and the name in records.
    pub subtypes: Vec<Named>,
    /// Their identifiers in the order of the service's numbers, which start at 1.
    pub subtypes_by_number: Vec<&'static str>,
    /// Kinds of notices in the order of their numbers.
    pub notice_types: Vec<Named>,
    /// Kinds of small entities that a regulation affects, in the order of their numbers.
    pub small_entities: Vec<&'static str>,
    /// The codes of the kinds, and their names in records.
    pub kinds: Vec<Named>,
    /// Presidents with the day on which they took office, the most recent first.
    pub presidents: Vec<(&'static str, &'static str, &'static str)>,
    /// At most as many as a document's set of places has bits.
    pub places: Vec<Place>,
    /// Searches that the service suggests: slug, title, section and term.
    pub suggested_searches: Vec<(&'static str, &'static str, &'static str, &'static str)>,
    /// The conditions of searches for documents, and those for documents on public inspection.
    pub conditions_of_documents: Vec<&'static str>,
    pub conditions_of_inspection: Vec<&'static str>,
    /// The default members of a search, and those of the same search as CSV.
    pub members_of_search: Vec<&'static str>,
    pub members_of_csv: Vec<&'static str>,
}

data_file!(pub static NAMES: Names = "names.json");

/// Slugs and names of the topics.
static TOPICS: LazyLock<Vec<(String, &'static str)>> = LazyLock::new(|| {
    let mut topics: Vec<(String, &'static str)> = Vec::new();
    for (.., name) in &NAMES.subjects {
        if topics.iter().all(|(_, known)| known != name) {
            topics.push((slug(name), *name));
        }
    }
    topics
});

/// The topics with their slugs, in the order of their numbers, which start at 1.
pub fn topics() -> impl Iterator<Item = Named> {
    TOPICS.iter().map(|(slug, name)| (slug.as_str(), *name))
}
