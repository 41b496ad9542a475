//! One document by its number, or several by numbers or citations.

use serde_json::json;

use super::answers::{broken, not_found, written};
use super::calendar::any_day;
use super::chosen_members::{all_but, chosen};
use super::corpus::Corpus;
use super::document::Document;
use super::inspection_members;
use super::json_writer;
use super::members::{self, record};
use super::names::NAMES;
use super::record_context::{Member, RecordContext};
use super::search::csv;
use super::service::Gazette;
use crate::call::Call;
use crate::handler::Answered;
use crate::reply::Reply;

/// Which of the two sets of documents is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Published,
    Inspection,
}

/// Published documents come so many at a time; public inspection has no such limit.
const MOST: usize = 250;

impl Kind {
    fn members(self) -> &'static [Member] {
        match self {
            Kind::Published => members::MEMBERS,
            Kind::Inspection => inspection_members::MEMBERS,
        }
    }

    fn usual(self) -> Vec<&'static str> {
        match self {
            Kind::Published => all_but(self.members(), &members::NOT_IN_SINGLE),
            Kind::Inspection => all_but(self.members(), &inspection_members::NOT_IN_SINGLE),
        }
    }

    /// The members that are asked for; public inspection fails where it does not know one.
    pub fn chosen(self, call: &Call, usual: &[&str]) -> Result<Vec<&'static Member>, Reply> {
        chosen(call, self.members(), usual).map_err(|reply| match self {
            Kind::Published => reply,
            Kind::Inspection => broken(),
        })
    }
}

/// An answer up to its records: how many there are, and they themselves.
pub(super) fn with_records(
    corpus: &Corpus,
    documents: &[&Document],
    members: &[&'static Member],
) -> Vec<u8> {
    let mut out = Vec::with_capacity(512 + documents.len() * members.len() * 60);
    out.extend_from_slice(b"{\"count\":");
    json_writer::bare(&mut out, documents.len());
    json_writer::name(&mut out, "results", false);
    json_writer::list(&mut out, documents, |out, document| {
        let shown = RecordContext {
            corpus,
            document,
            query: None,
        };
        record(&shown, members, out);
    });
    out
}

/// The documents as an answer without pages, with what was asked for and is not among them.
fn several(
    corpus: &Corpus,
    documents: &[&Document],
    members: &[&'static Member],
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
    pub(super) fn documents(&self, call: &Call, kind: Kind) -> Answered {
        let asked = [
            call.argument("document_num"),
            call.argument("document_nums"),
        ]
        .concat();
        match asked.strip_suffix(".csv") {
            Some("current") if kind == Kind::Inspection => self.inspection_csv(call),
            Some(numbers) if kind == Kind::Published => self.numbered_csv(call, numbers),
            _ => self.numbered(call, kind, &asked),
        }
    }

    /// One document, or several when the text has a comma or is a citation.
    pub(super) fn numbered(&self, call: &Call, kind: Kind, asked: &str) -> Answered {
        let members = kind.chosen(call, &kind.usual())?;
        let corpus = self.corpus();
        let corpus = &*corpus;
        if asked.contains("FR") {
            return cited(corpus, kind, asked, &members);
        }
        let day = call.query("publication_date").and_then(any_day);
        let find = |number: &str| {
            let place = corpus.find(number)?;
            let document = corpus.at(place)?;
            day.is_none_or(|day| document.published == day)
                .then_some(place)
        };
        let asked = asked.replace(['–', '—'], "-");
        if !asked.contains(',') {
            let Some(document) = find(&asked).and_then(|place| corpus.at(place)) else {
                return Err(not_found());
            };
            let mut out = Vec::with_capacity(4096);
            let shown = RecordContext {
                corpus,
                document,
                query: None,
            };
            record(&shown, &members, &mut out);
            return written(out);
        }
        let numbers: Vec<&str> = asked.trim_end_matches(',').split(',').collect();
        let mut places: Vec<usize> = numbers.iter().filter_map(|number| find(number)).collect();
        places.sort_unstable();
        places.dedup();
        if kind == Kind::Published {
            // They come as a search gives them, the newest first.
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

    /// The same as CSV.
    fn numbered_csv(&self, call: &Call, numbers: &str) -> Answered {
        let members = Kind::Published.chosen(call, &NAMES.members_of_csv)?;
        let corpus = self.corpus();
        let corpus = &*corpus;
        let documents = numbers
            .split(',')
            .filter_map(|number| corpus.at(corpus.find(number)?))
            .map(|document| RecordContext {
                corpus,
                document,
                query: None,
            });
        csv(&members, documents)
    }
}

/// Documents by volume and page.
fn cited(corpus: &Corpus, kind: Kind, asked: &str, members: &[&'static Member]) -> Answered {
    let mut found: Vec<&Document> = Vec::new();
    let mut missing = Vec::new();
    for citation in asked.split(',') {
        let mut parts = citation.split_whitespace();
        let volume = parts.next().and_then(|text| text.parse::<i64>().ok());
        let page = parts.nth(1).and_then(|text| text.parse::<i64>().ok());
        let before = found.len();
        // What is on public inspection has no volume and no page yet.
        if let (Some(volume), Some(page), Kind::Published) = (volume, page, kind) {
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
