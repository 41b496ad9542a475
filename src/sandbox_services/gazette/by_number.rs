//! Answers with one document by its number, or several by numbers or citations.

use serde_json::json;

use super::answers::{not_found, page_not_found, written};
use super::calendar::any_day;
use super::corpus::Corpus;
use super::document::Document;
use super::document_set::{DocumentSet, with_records};
use super::json_writer;
use super::members::record;
use super::names::NAMES;
use super::record_context::{RecordContext, RecordMember};
use super::search::csv;
use super::service::Gazette;
use crate::call::Call;
use crate::handler::Answered;

/// The most published documents in one answer; public inspection has no such limit.
const MOST: usize = 250;

/// The documents as an answer without pages, with the requested numbers that were not found.
fn several(
    corpus: &Corpus,
    documents: &[&Document],
    members: &[&'static RecordMember],
    missing: &[String],
) -> Answered {
    let mut out = with_records(corpus, documents, members);
    if !missing.is_empty() {
        json_writer::name(&mut out, "errors", false);
        json_writer::json(&mut out, &json!({ "not_found": missing }));
    }
    out.push(b'}');
    written(out)
}

impl Gazette {
    /// The documents that the path names.
    pub(super) fn documents(&self, call: &Call, set: DocumentSet) -> Answered {
        let asked = [
            call.argument("document_num"),
            call.argument("document_nums"),
        ]
        .concat();
        match asked.strip_suffix(".csv") {
            Some("current") if set == DocumentSet::Inspection => self.inspection_csv(call),
            Some(numbers) if set == DocumentSet::Published => self.numbered_csv(call, numbers),
            _ => self.numbered(call, set, &asked),
        }
    }

    /// One document, or several if the text contains a comma or is a citation.
    pub(super) fn numbered(&self, call: &Call, set: DocumentSet, asked: &str) -> Answered {
        let members = set.chosen(call, &set.usual())?;
        let corpus = self.corpus();
        let corpus = &*corpus;
        if asked.contains("FR") {
            return cited(corpus, set, asked, &members);
        }
        let day = call.query("publication_date").and_then(any_day);
        let find = |number: &str| {
            let mut places = corpus.numbered(number);
            places.retain(|place| {
                let document = corpus.at(*place);
                day.is_none_or(|day| document.is_some_and(|one| one.published == day))
            });
            places
        };
        let asked = asked.replace(['–', '—'], "-");
        if !asked.contains(',') {
            let Some(document) = find(&asked).pop().and_then(|place| corpus.at(place)) else {
                return Err(match set {
                    DocumentSet::Published => page_not_found(),
                    DocumentSet::Inspection => not_found(),
                });
            };
            let mut out = Vec::with_capacity(4096);
            record(
                &RecordContext::new(corpus, document, None),
                &members,
                &mut out,
            );
            return written(out);
        }
        let numbers: Vec<&str> = asked.trim_end_matches(',').split(',').collect();
        let mut places: Vec<usize> = numbers.iter().flat_map(|number| find(number)).collect();
        places.sort_unstable();
        places.dedup();
        if set == DocumentSet::Published {
            // They are in a search's order, the newest first.
            places.reverse();
            places.truncate(MOST);
        }
        let found: Vec<&Document> = places.iter().filter_map(|at| corpus.at(*at)).collect();
        let missing: Vec<String> = numbers
            .into_iter()
            .filter(|number| !found.iter().any(|one| &*one.number == *number))
            .map(str::to_owned)
            .collect();
        several(corpus, &found, &members, &missing)
    }

    /// The documents with these numbers, as CSV.
    fn numbered_csv(&self, call: &Call, numbers: &str) -> Answered {
        let members = DocumentSet::Published.chosen(call, &NAMES.members_of_csv)?;
        let corpus = self.corpus();
        let corpus = &*corpus;
        let documents = numbers
            .split(',')
            .flat_map(|number| corpus.numbered(number))
            .filter_map(|place| corpus.at(place))
            .map(|document| RecordContext::new(corpus, document, None));
        csv(&members, documents)
    }
}

/// Documents by volume and page.
fn cited(
    corpus: &Corpus,
    set: DocumentSet,
    asked: &str,
    members: &[&'static RecordMember],
) -> Answered {
    let mut found: Vec<&Document> = Vec::new();
    let mut missing = Vec::new();
    for citation in asked.split(',') {
        let mut parts = citation.split_whitespace();
        let volume = parts.next().and_then(|text| text.parse::<i64>().ok());
        let page = parts.nth(1).and_then(|text| text.parse::<i64>().ok());
        let before = found.len();
        // A document on public inspection has no volume and no page yet.
        if let (Some(volume), Some(page), DocumentSet::Published) = (volume, page, set) {
            found.extend(
                corpus
                    .documents()
                    .filter(|document| document.is_cited(volume, page)),
            );
        }
        if found.len() == before {
            missing.push(citation.to_owned());
        }
    }
    several(corpus, &found, members, &missing)
}
