//! Documents on public inspection before they are published.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::{Map, Value, json};

use super::corpus::{Document, day_before};
use super::names::KINDS;
use super::search::{counted, part, values};
use super::{Gazette, message};
use crate::sandbox::call::Call;
use crate::sandbox::data::{dates, words};
use crate::sandbox::lists;
use crate::sandbox::reply::Reply;

fn kind_of(document: &Document) -> Option<(String, String)> {
    KINDS
        .iter()
        .find(|(code, _)| *code == document.code)
        .map(|(code, name)| ((*code).to_owned(), (*name).to_owned()))
}

impl Gazette {
    /// The public inspection issue of a day, the newest one without a day.
    pub(super) fn inspection_of_day(&self, call: &Call, day: Option<Date>) -> Reply {
        let corpus = self.corpus();
        let day = day.unwrap_or_else(|| day_before(corpus.newest()));
        let documents: Vec<&Document> = corpus
            .documents
            .iter()
            .filter(|document| document.inspected == day)
            .collect();
        let names: Vec<&str> = call.queries("fields[]").collect();
        let results: Vec<Value> = documents
            .iter()
            .map(|document| {
                if names.is_empty() {
                    document.inspection.clone()
                } else {
                    lists::select(&document.inspection, &names)
                }
            })
            .collect();
        let mut answer = json!({ "count": results.len(), "results": results });
        if let (false, Value::Object(members)) = (documents.is_empty(), &mut answer) {
            for (name, time) in [
                ("special_filings_updated_at", "16:15:00"),
                ("regular_filings_updated_at", "08:45:00"),
            ] {
                members.insert(name.to_owned(), json!(format!("{day}T{time}.000-05:00")));
            }
        }
        Reply::json_utf8(200, &answer)
    }

    /// A day's issue when a day is asked for, whatever else is; a search without one.
    pub(super) fn inspection_search(&self, call: &Call) -> Reply {
        if let Some(text) = values(call, "available_on").first() {
            return match dates::parse(text) {
                Some(day) => self.inspection_of_day(call, Some(day)),
                None => message(500, "Internal Server Error"),
            };
        }
        let term = values(call, "term").first().copied().unwrap_or_default();
        let newest = day_before(self.corpus().newest());
        let results: Vec<&Value> = self
            .corpus()
            .documents
            .iter()
            .filter(|document| document.inspected == newest)
            .map(|document| &document.inspection)
            .filter(|record| {
                let title = record.get("title").and_then(Value::as_str);
                words::mentions(title.unwrap_or_default(), term)
            })
            .collect();
        Reply::json_utf8(200, &json!({ "count": results.len(), "results": results }))
    }

    pub(super) fn inspection_facets(&self, call: &Call) -> Reply {
        let corpus = self.corpus();
        let newest = day_before(corpus.newest());
        let mut counts: BTreeMap<(String, String), usize> = BTreeMap::new();
        for document in corpus
            .documents
            .iter()
            .filter(|one| one.inspected == newest)
        {
            let agency = corpus.agency_of(document);
            let key = match call.argument("facet") {
                "type" => kind_of(document),
                "agency" => agency.map(|one| (one.id.to_string(), one.name.to_owned())),
                "agencies" => agency.map(|one| (one.slug.clone(), one.name.to_owned())),
                _ => return message(404, "Record Not Found"),
            };
            if let Some(key) = key {
                *counts.entry(key).or_default() += 1;
            }
        }
        Reply::json_utf8(200, &counted(counts))
    }

    /// Counts of public inspection issues; a missing day is told inside a 200.
    pub(super) fn inspection_issues(&self, call: &Call) -> Reply {
        let asked = |word: &str| part(call, "publication_date", word).and_then(dates::parse);
        let missing = |word: &str| {
            let text = format!("A publication date ({word}) is required");
            Reply::json_utf8(200, &json!({ "errors": text, "status": 400 }))
        };
        let (days, by_type) = match call.argument("facet") {
            "daily" => {
                let Some(first) = asked("gte") else {
                    return missing("gte");
                };
                let last = asked("lte").unwrap_or_else(|| self.corpus().newest());
                let count = dates::days_between(first, last).clamp(-1, 4000);
                let days: Vec<Date> = (0..=count).map(|day| dates::later(first, day)).collect();
                (days, false)
            }
            "type" => match asked("is") {
                Some(day) => (vec![day], true),
                None => return missing("is"),
            },
            _ => return message(404, "Record Not Found"),
        };
        let mut answer = Map::new();
        for day in days {
            let of_day: Vec<&Document> = self
                .corpus()
                .documents
                .iter()
                .filter(|document| document.inspected == day)
                .collect();
            if of_day.is_empty() {
                continue;
            }
            let filings = |filing: &str, time: &str| {
                let filed: Vec<&&Document> = of_day
                    .iter()
                    .filter(|one| one.inspection.get("filing_type") == Some(&json!(filing)))
                    .collect();
                if by_type {
                    let mut counts: BTreeMap<(String, String), usize> = BTreeMap::new();
                    for document in filed {
                        if let Some(key) = kind_of(document) {
                            *counts.entry(key).or_default() += 1;
                        }
                    }
                    return counted(counts);
                }
                let mut agencies: Vec<usize> = filed.iter().map(|one| one.agency).collect();
                agencies.sort_unstable();
                agencies.dedup();
                json!({
                    "last_updated_at": format!("{day}T{time}.000-05:00"),
                    "documents": filed.len(),
                    "agencies": agencies.len(),
                })
            };
            answer.insert(
                dates::text(day),
                json!({
                    "special_filings": filings("special", "16:15:00"),
                    "regular_filings": filings("regular", "08:45:00"),
                }),
            );
        }
        Reply::json_utf8(200, &Value::Object(answer))
    }
}
