//! Answers with the searches that the service suggests, and with the documents of one of them.

use serde_json::{Map, Value, json};

use super::answers::{answer, not_found};
use super::conditions::{Conditions, condition, values};
use super::names::NAMES;
use super::service::Gazette;
use super::terms::Query;
use crate::call::Call;
use crate::handler::{Answered, OperationCall};
use crate::object::extend;
use crate::random::Random;
use crate::{dates, words};

impl Gazette {
    fn suggestion(&self, (slug, title, section, term): &(&str, &str, &str, &str)) -> Value {
        let mut random = Random::new(self.environment.seed, slug, 0);
        json!({
            "description": format!("<p>{}</p>", words::sentence(&mut random)),
            "slug": slug,
            "search_conditions": { "term": term },
            "section": section,
            "title": title,
        })
    }

    pub(super) fn suggested_search(&self, call: &OperationCall<'_>) -> Answered {
        let mut all = NAMES.suggested_searches.iter();
        let found = all.find(|entry| entry.0 == call.argument("slug"));
        answer(self.suggestion(found.ok_or_else(not_found)?))
    }

    /// The number of matches of the last year, and the number of all matches with an open comment period.
    fn standing(&self, term: &str) -> (usize, usize) {
        let corpus = self.corpus();
        let Some(query) = Query::read(term) else {
            return (0, 0);
        };
        let found = query.find(&corpus.index, |place| corpus.texts(place));
        let year_before = dates::later(corpus.newest(), -365);
        let (mut recent, mut open) = (0, 0);
        for document in corpus
            .usual_places()
            .filter(|place| found.has(*place))
            .filter_map(|place| corpus.at(place))
        {
            recent += usize::from(document.published > year_before);
            open += usize::from(corpus.is_open(document));
        }
        (recent, open)
    }

    /// The suggested searches of a section, each with its number of matches.
    fn suggestions(&self, section: &str) -> Value {
        let all = NAMES.suggested_searches.iter();
        all.filter(|entry| entry.2 == section)
            .zip(1..)
            .map(|(entry, position)| {
                let mut record = self.suggestion(entry);
                let (recent, open) = self.standing(entry.3);
                let standing = json!({
                    "documents_in_last_year": recent,
                    "documents_with_open_comment_periods": open,
                    "position": position,
                });
                extend(&mut record, standing);
                record
            })
            .collect()
    }

    pub(super) fn suggested_searches(&self, call: &OperationCall<'_>) -> Answered {
        let asked = values(call, "sections");
        let sections = NAMES.sections.iter().map(|(section, _)| *section);
        let found: Value = sections
            .filter(|section| asked.is_empty() || asked.contains(section))
            .map(|section| (section, self.suggestions(section)))
            .collect();
        answer(found)
    }

    /// `documents/search-details`.
    pub(super) fn document_details(&self, call: &OperationCall<'_>) -> Answered {
        let corpus = self.corpus();
        let conditions = Conditions::read(call, &corpus, &NAMES.conditions_of_documents)?;
        let mut suggestions = Map::new();
        let filters = filters(call);
        if let (Some(term), true) = (conditions.term, filters.is_empty()) {
            if let Some(document) = corpus.find(term).and_then(|place| corpus.at(place)) {
                let number = json!({ "document_number": document.number });
                suggestions.insert("document_number".to_owned(), number);
            }
            if let Some((volume, page)) = citation(term) {
                let numbers: Vec<&str> = corpus
                    .documents()
                    .filter(|document| document.is_cited(volume, page))
                    .map(|document| &*document.number)
                    .collect();
                let cited = json!({ "document_numbers": numbers, "volume": volume, "page": page });
                suggestions.insert("citation".to_owned(), cited);
            }
        }
        answer(json!({ "suggestions": suggestions, "filters": filters }))
    }

    /// `public-inspection-documents/search-details`.
    pub(super) fn inspection_details(&self, call: &OperationCall<'_>) -> Answered {
        let corpus = self.corpus();
        Conditions::read(call, &corpus, &NAMES.conditions_of_inspection)?;
        answer(json!({ "suggestions": {}, "filters": filters(call) }))
    }
}

/// Volume and page of a term such as `89 FR 1,200`.
fn citation(term: &str) -> Option<(i64, i64)> {
    let term = term.to_ascii_uppercase();
    let (volume, page) = term.split_once("FR")?;
    let page = page.replace(',', "");
    Some((volume.trim().parse().ok()?, page.trim().parse().ok()?))
}

/// The recognised conditions other than the term; conditions that allow several values are lists.
fn filters(call: &Call) -> Map<String, Value> {
    let mut filters: Map<String, Value> = Map::new();
    for (given, value) in &call.query {
        let Some(parts) = condition(given) else {
            continue;
        };
        let Some(name) = parts.first().filter(|name| **name != "term") else {
            continue;
        };
        if value.trim().is_empty() {
            continue;
        }
        let words = name.replace('_', " ");
        let shown = NAMES
            .kinds
            .iter()
            .find(|(code, _)| *name == "type" && code == value)
            .map_or(value.as_str(), |(_, kind)| kind);
        let mut letters = words.chars();
        let label: String = letters
            .next()
            .into_iter()
            .flat_map(char::to_uppercase)
            .chain(letters)
            .collect();
        let filter = json!({ "name": shown, "value": value, "label": label });
        if given.ends_with("[]") {
            let list = filters.entry(*name).or_insert_with(|| json!([]));
            if let Some(list) = list.as_array_mut() {
                list.push(filter);
            }
        } else {
            filters.insert((*name).to_owned(), filter);
        }
    }
    filters
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_recognised() {
        assert_eq!(citation("89 FR 1,200"), Some((89, 1200)));
        assert_eq!(citation("89fr7"), Some((89, 7)));
        assert_eq!(citation("fresh water"), None);
    }
}
