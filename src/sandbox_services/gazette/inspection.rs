//! Answers with documents on public inspection before they are published.

use std::borrow::Cow;
use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::{Value, json};

use super::answers::{answer, broken, not_found, written};
use super::calendar::{any_day, issue_before};
use super::chosen_members::all_but;
use super::conditions::{Conditions, part};
use super::corpus::Corpus;
use super::document::Document;
use super::document_set::{DocumentSet, with_records};
use super::facets::{Counts, counted};
use super::inspection_members::{MEMBERS, filed_at};
use super::json_writer;
use super::members::kind_of;
use super::names::NAMES;
use super::pages::{LARGEST_PAGE, ListAddress, PageRequest, WINDOW};
use super::record_context::RecordContext;
use super::search::{Found, csv, description, feed};
use super::service::Gazette;
use crate::call::Call;
use crate::dates;
use crate::handler::{Answered, OperationCall};
use crate::reply::Reply;

/// The address of a search with the names that the service adds to its links.
const SEARCH_ADDRESS: ListAddress = ListAddress {
    path: "public_inspection_documents",
    added: &[
        ("action", "index"),
        ("controller", "api/v1/public_inspection_documents"),
    ],
};

/// The day of the newest public inspection issue.
fn newest_issue(corpus: &Corpus) -> Date {
    issue_before(corpus.newest())
}

/// When filings of a kind last came in.
fn updated_at(day: Date, special: bool) -> String {
    format!("{day}T{}.000-05:00", filed_at(special))
}

/// The answer with a list of public inspection documents, as it is from midnight to the next issue: the service
/// says that the list is unavailable, beside what is left over of it.
pub fn during_blackout(reply: Reply) -> Reply {
    let Ok(Value::Object(mut answer)) = serde_json::from_slice(&reply.body) else {
        return reply;
    };
    let Some(Value::Array(results)) = answer.get_mut("results") else {
        return reply;
    };
    results.truncate(results.len() / 2);
    let left = results.len();
    answer.insert("count".to_owned(), json!(left));
    let text = "The Public Inspection list is unavailable after 12AM Eastern time and will return on the \
                next business day at 8:45AM Eastern time.";
    answer.insert(
        "meta".to_owned(),
        json!({ "pil_unavailability_message": text }),
    );
    Reply {
        body: Value::Object(answer).to_string().into(),
        ..reply
    }
}

impl Gazette {
    /// The public inspection issue of a day, or the newest one.
    pub(super) fn inspection_of_day(&self, call: &Call, day: Option<Date>) -> Answered {
        let corpus = self.corpus();
        let corpus = &*corpus;
        let day = day.unwrap_or_else(|| newest_issue(corpus));
        let documents: Vec<&Document> = corpus.inspected(day).collect();
        if documents.is_empty() {
            return answer(json!({ "count": 0, "results": [] }));
        }
        let members = DocumentSet::Inspection.chosen(call, &all_but(MEMBERS, &[]))?;
        let mut out = with_records(corpus, &documents, &members);
        for (name, special) in [
            ("special_filings_updated_at", true),
            ("regular_filings_updated_at", false),
        ] {
            json_writer::name(&mut out, name, false);
            json_writer::text(&mut out, &updated_at(day, special));
        }
        out.push(b'}');
        written(out)
    }

    /// The issue of a day if a day is requested, whatever the other conditions are; a search otherwise.
    pub(super) fn inspection_search(&self, call: &Call) -> Answered {
        if let Some(text) = call.query("conditions[available_on]") {
            let day = any_day(text).ok_or_else(broken)?;
            return self.inspection_of_day(call, Some(day));
        }
        let members = DocumentSet::Inspection.chosen(call, &all_but(MEMBERS, &[]))?;
        let request = PageRequest::read(call, LARGEST_PAGE)?;
        self.inspected(call, |corpus, conditions, places| {
            let first = request.offset().min(places.len());
            let last = (first + request.limit).min(places.len());
            Found {
                corpus,
                conditions,
                request: &request,
                shown: places.get(first..last).unwrap_or_default(),
                members: &members,
                description: description("Public Inspection Documents", conditions),
                address: SEARCH_ADDRESS,
                count: places.len().min(WINDOW),
                cursor: None,
            }
            .answer(call)
        })
    }

    /// The answer of a search among the documents on public inspection.
    fn inspected(
        &self,
        call: &Call,
        answer: impl FnOnce(&Corpus, &Conditions<'_>, &[u32]) -> Answered,
    ) -> Answered {
        let corpus = self.corpus();
        let known = [&NAMES.conditions_of_inspection[..], &["available_on"]].concat();
        let conditions = Conditions::read(call, &corpus, &known)?;
        let issue = newest_issue(&corpus);
        let mut places = conditions.find(&corpus);
        places.retain(|place| {
            corpus
                .at(*place as usize)
                .is_some_and(|document| document.inspected == issue)
        });
        places.reverse();
        answer(&corpus, &conditions, &places)
    }

    /// The newest issue, or the result of a search in it, as CSV.
    pub(super) fn inspection_csv(&self, call: &Call) -> Answered {
        let members = DocumentSet::Inspection.chosen(call, &all_but(MEMBERS, &["excerpts"]))?;
        self.inspected(call, |corpus, conditions, places| {
            let query = conditions.query.as_ref();
            let documents = corpus.listed(places);
            csv(
                &members,
                documents.map(|one| RecordContext::new(corpus, one, query)),
            )
        })
    }

    pub(super) fn inspection_rss(&self, call: &Call) -> Answered {
        self.inspected(call, |corpus, conditions, places| {
            let title = description("Public Inspection Documents", conditions);
            feed(&title, corpus.listed(places))
        })
    }

    pub(super) fn inspection_facets(&self, call: &OperationCall<'_>) -> Answered {
        let facet = call.argument("facet");
        if !matches!(facet, "type" | "agency" | "agencies") {
            return Err(not_found());
        }
        self.inspected(call, |corpus, _, places| {
            let mut counts = Counts::new();
            for document in corpus.listed(places) {
                if facet == "type" {
                    if let Some((code, name)) = kind_of(document) {
                        *counts.entry((Cow::Borrowed(code), name)).or_default() += 1;
                    }
                    continue;
                }
                let agencies = document.agencies.iter();
                for agency in agencies.filter_map(|at| corpus.agencies.get(*at)) {
                    let key = if facet == "agency" {
                        Cow::Owned(agency.id.to_string())
                    } else {
                        Cow::Borrowed(agency.slug.as_str())
                    };
                    *counts.entry((key, agency.name)).or_default() += 1;
                }
            }
            answer(counted(counts))
        })
    }

    /// Counts of public inspection issues. A missing day is reported in an answer with status 200.
    pub(super) fn inspection_issues(&self, call: &OperationCall<'_>) -> Answered {
        let corpus = self.corpus();
        let by_type = match call.argument("facet") {
            "daily" => false,
            "type" => true,
            _ => return Err(not_found()),
        };
        let asked = |word: &str| part(call, "publication_date", word);
        let Some(first) = asked(if by_type { "is" } else { "gte" }) else {
            let text = "You must supply the proper conditions";
            return answer(json!({ "errors": text, "status": 400 }));
        };
        let newest = newest_issue(&corpus);
        // A text that is not a date is in no issue.
        let first = any_day(first);
        let last = match (by_type, asked("lte")) {
            (true, _) => first,
            (false, Some(text)) => any_day(text),
            (false, None) => Some(newest),
        };
        let (Some(first), Some(last)) = (first, last) else {
            return answer(json!({}));
        };
        let mut issues: BTreeMap<Date, Vec<&Document>> = BTreeMap::new();
        let until = dates::later(last.min(newest), 14);
        for document in corpus.within(corpus.published(first, until)) {
            if first <= document.inspected && document.inspected <= last {
                issues.entry(document.inspected).or_default().push(document);
            }
        }
        let found: Value = issues
            .into_iter()
            .map(|(day, documents)| {
                let filings = |special: bool| {
                    let mut filed: Vec<&Document> = documents.clone();
                    filed.retain(|one| one.special_filing == special);
                    if by_type {
                        by_kind(&filed)
                    } else {
                        summary(day, special, &filed)
                    }
                };
                let issue = json!({
                    "special_filings": filings(true),
                    "regular_filings": filings(false),
                });
                (dates::text(day), issue)
            })
            .collect();
        answer(found)
    }
}

fn by_kind(filed: &[&Document]) -> Value {
    let mut counts = Counts::new();
    for (code, name) in filed.iter().filter_map(|document| kind_of(document)) {
        *counts.entry((Cow::Borrowed(code), name)).or_default() += 1;
    }
    counted(counts)
}

fn summary(day: Date, special: bool, filed: &[&Document]) -> Value {
    let mut agencies: Vec<usize> = filed.iter().flat_map(|one| one.agencies.clone()).collect();
    agencies.sort_unstable();
    agencies.dedup();
    json!({
        "last_updated_at": updated_at(day, special),
        "documents": filed.len(),
        "agencies": agencies.len(),
    })
}
