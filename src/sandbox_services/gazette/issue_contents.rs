//! Answers with the table of contents of a day's issue.

use std::collections::BTreeMap;

use jiff::civil::{Date, date};
use serde_json::{Value, json};

use super::answers::{answer, message, page_not_found};
use super::calendar::any_day;
use super::corpus::Corpus;
use super::document::Document;
use super::service::Gazette;
use crate::dates;
use crate::handler::{Answered, OperationCall};
use crate::object::without_nulls;
use crate::random::Random;

/// From this day on, the stored files contain their date.
const WITH_META: Date = date(2000, 1, 18);

/// An agency's part of the issue: documents by kind, and by their two subjects.
type Categories<'a> = BTreeMap<&'static str, BTreeMap<(&'a str, Option<&'a str>), Vec<&'a str>>>;

/// The text after the subject in a title, if the contents distinguish it.
fn second_subject<'a>(corpus: &Corpus, document: &'a Document) -> Option<&'a str> {
    let apart = !document.random(corpus.seed, "contents").once_in(3);
    let rest = document.title.strip_prefix(document.subject.0)?;
    let rest = rest.trim_start_matches([';', ':', ' ']);
    (apart && !rest.is_empty()).then_some(rest)
}

fn categories(categories: &Categories<'_>) -> Vec<Value> {
    categories
        .iter()
        .map(|(kind, subjects)| {
            let documents: Vec<Value> = subjects
                .iter()
                .map(|((first, second), numbers)| {
                    without_nulls(json!({
                        "subject_1": first,
                        "subject_2": second,
                        "document_numbers": numbers,
                    }))
                })
                .collect();
            json!({ "type": kind, "documents": documents })
        })
        .collect()
}

fn contents(corpus: &Corpus, day: Date) -> Vec<Value> {
    // By name, and by index in the corpus's list for recognised agencies.
    let mut agencies: BTreeMap<(&str, Option<usize>), Categories<'_>> = BTreeMap::new();
    let name = |at: usize| corpus.agencies.get(at).map_or("", |agency| agency.name);
    let mut children: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for document in corpus.within(corpus.published(day, day)) {
        let key = match document.agencies.last() {
            Some(at) => (name(*at), Some(*at)),
            None => (document.other_agency.unwrap_or_default(), None),
        };
        agencies
            .entry(key)
            .or_default()
            .entry(document.kind())
            .or_default()
            .entry((document.subject.0, second_subject(corpus, document)))
            .or_default()
            .push(&document.number);
        if let [parent, child] = document.agencies.as_slice() {
            agencies.entry((name(*parent), Some(*parent))).or_default();
            let known = children.entry(*parent).or_default();
            if !known.contains(child) {
                known.push(*child);
            }
        }
    }
    agencies
        .into_iter()
        .map(|((name, at), own)| {
            let agency = at.and_then(|at| corpus.agencies.get(at));
            // The slug is empty if the agency is not recognised.
            let slug = agency.map_or("", |agency| &agency.slug);
            let see_also = at.and_then(|at| children.get(&at)).map(|children| {
                let children = children.iter().filter_map(|at| corpus.agencies.get(*at));
                children
                    .map(|child| json!({ "name": child.name, "slug": child.slug }))
                    .collect::<Value>()
            });
            without_nulls(json!({
                "name": name,
                "slug": slug,
                "see_also": see_also,
                "document_categories": categories(&own),
            }))
        })
        .collect()
}

impl Gazette {
    /// `issues/{date}`.
    pub(super) fn issue(&self, call: &OperationCall<'_>) -> Answered {
        let corpus = self.corpus();
        let day = match call.argument("pub_date") {
            "current" => corpus.newest(),
            asked => any_day(asked).ok_or_else(|| message(400, "Invalid Date Requested"))?,
        };
        let agencies = contents(&corpus, day);
        if agencies.is_empty() {
            return Err(page_not_found());
        }
        let number = u64::from(day.day_of_year().unsigned_abs());
        let has_note = day.day() <= 3 || Random::new(corpus.seed, "note", number).once_in(4);
        let text = format!("Aids for readers of the issue of {}.", dates::long(day));
        let note =
            (day >= WITH_META && has_note).then(|| json!({ "title": "Reader Aids", "text": text }));
        let meta = (day >= WITH_META).then(|| json!({ "publication_date": dates::text(day) }));
        answer(without_nulls(
            json!({ "agencies": agencies, "meta": meta, "note": note }),
        ))
    }
}
