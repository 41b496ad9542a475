//! The gazette: published documents, public inspection, agencies and what goes with them.

mod corpus;
mod inspection;
mod names;
mod other;
mod search;

use std::sync::OnceLock;

use http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL};
use serde_json::{Value, json};

use super::{Home, Twin};
use crate::sandbox::call::Call;
use crate::sandbox::lists;
use crate::sandbox::reply::Reply;
use crate::sandbox::routes::Manners;
use crate::table::Operation;
use corpus::{Corpus, Document};

pub const NAME: &str = "gazette";

/// What a single document leaves out unless it is asked for.
const NOT_IN_SINGLE: [&str; 4] = ["excerpts", "agency_names", "docket_id", "president"];
const NOT_IN_SINGLE_INSPECTION: [&str; 2] = ["json_url", "excerpts"];

/// The twin of the gazette.
#[derive(Debug)]
pub struct Gazette {
    home: Home,
    corpus: OnceLock<Corpus>,
}

/// The service's error body.
fn message(status: u16, text: &str) -> Reply {
    Reply::json_utf8(status, &json!({ "status": status, "message": text }))
}

/// What it says when a member is asked for that there is not.
fn unknown_fields(names: &[&str], known: &[&str]) -> Option<Reply> {
    let wrong = names.iter().find(|name| !known.contains(name))?;
    Some(message(400, &format!("{wrong} is not a valid field")))
}

/// Which of the two sets of documents is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Published,
    Inspection,
}

impl Kind {
    fn record(self, document: &Document) -> &Value {
        match self {
            Kind::Published => &document.record,
            Kind::Inspection => &document.inspection,
        }
    }

    fn left_out(self) -> &'static [&'static str] {
        match self {
            Kind::Published => &NOT_IN_SINGLE,
            Kind::Inspection => &NOT_IN_SINGLE_INSPECTION,
        }
    }
}

impl Gazette {
    pub fn new(home: Home) -> Self {
        Self {
            home,
            corpus: OnceLock::new(),
        }
    }

    fn corpus(&self) -> &Corpus {
        self.corpus.get_or_init(|| Corpus::new(&self.home))
    }

    fn members(&self, kind: Kind) -> Vec<&str> {
        self.corpus()
            .documents
            .first()
            .and_then(|document| kind.record(document).as_object())
            .map(|members| members.keys().map(String::as_str).collect())
            .unwrap_or_default()
    }

    fn document_members(&self) -> Vec<&str> {
        self.members(Kind::Published)
    }

    /// One document, or several when the number has a comma or is a citation.
    fn documents(&self, call: &Call, kind: Kind) -> Reply {
        let asked = [
            call.argument("document_num"),
            call.argument("document_nums"),
        ]
        .concat();
        let names: Vec<&str> = call.queries("fields[]").collect();
        let members = self.members(kind);
        if let Some(reply) = unknown_fields(&names, &members) {
            return match kind {
                Kind::Published => reply,
                Kind::Inspection => message(500, "Internal Server Error"),
            };
        }
        let names = if names.is_empty() {
            members
                .into_iter()
                .filter(|name| !kind.left_out().contains(name))
                .collect()
        } else {
            names
        };
        let shown = |document: &Document| lists::select(kind.record(document), &names);
        let cited = asked.contains("FR");
        if !cited && !asked.contains(',') {
            return match self.corpus().find(&asked) {
                Some(document) => Reply::json_utf8(200, &shown(document)),
                None => message(404, "Record Not Found"),
            };
        }
        let numbers: Vec<&str> = asked
            .split(',')
            .filter(|number| !number.is_empty())
            .collect();
        let found: Vec<&Document> = self
            .corpus()
            .documents
            .iter()
            .filter(|document| {
                numbers.iter().any(|number| {
                    self.corpus()
                        .find(number)
                        .is_some_and(|one| one.number == document.number)
                        || document.record.get("citation").and_then(Value::as_str) == Some(number)
                })
            })
            .take(250)
            .collect();
        let missing: Vec<&str> = numbers
            .into_iter()
            .filter(|number| !cited && !found.iter().any(|one| one.number == *number))
            .collect();
        let results: Vec<Value> = found.iter().map(|document| shown(document)).collect();
        let mut answer = json!({ "count": results.len(), "results": results });
        if let (false, Value::Object(members)) = (missing.is_empty(), &mut answer) {
            members.insert("errors".to_owned(), json!({ "not_found": missing }));
        }
        Reply::json_utf8(200, &answer)
    }

    fn row_answer(&self, row: &'static Operation, call: &Call) -> Reply {
        match (row.group, row.name) {
            ("documents", "get" | "get_many") => self.documents(call, Kind::Published),
            ("documents", "search") => self.search(call),
            ("documents", "search_csv") => self.search_csv(call),
            ("documents", "facets") => self.facets(call),
            ("documents", "autocomplete") => self.complete_documents(call),
            (_, "search_details") => {
                Reply::json_utf8(200, &json!({ "suggestions": {}, "filters": [] }))
            }
            ("public_inspection_documents", "get" | "get_many") => {
                self.documents(call, Kind::Inspection)
            }
            ("public_inspection_documents", "current") => self.inspection_of_day(call, None),
            ("public_inspection_documents", "search") => self.inspection_search(call),
            ("public_inspection_documents", "facets") => self.inspection_facets(call),
            ("public_inspection_issues", _) => self.inspection_issues(call),
            ("agencies", "list") => self.agencies(call),
            ("agencies", "get") => self.agency(call),
            ("agencies", "suggestions") => self.complete_agencies(call),
            ("topics", _) => self.complete_topics(call),
            ("issues", _) => self.issue(call),
            ("images", _) => self.image(call),
            ("suggested_searches", "get") => self.suggested_search(call),
            ("suggested_searches", _) => self.suggested_searches(call),
            ("sections", _) => self.sections(),
            ("holidays", _) => self.holidays(),
            ("effective_dates", _) => self.effective_dates(call),
            ("category_counts", _) => self.category_counts(call),
            ("site_notifications", _) => self.site_notification(call),
            ("documentation", _) => self.documentation(),
            _ => message(404, "Record Not Found"),
        }
    }
}

fn finish(reply: Reply) -> Reply {
    let cached = reply.status == 200;
    let reply = reply.with(ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    if cached {
        reply.with(CACHE_CONTROL, "max-age=86400, public")
    } else {
        reply
    }
}

impl Twin for Gazette {
    fn manners(&self) -> Manners {
        Manners {
            optional_suffix: ".json",
            any_case: false,
        }
    }

    fn answer(&self, row: &'static Operation, call: &Call) -> Reply {
        finish(self.row_answer(row, call))
    }

    fn other_method(&self, _row: &'static Operation, _call: &Call) -> Reply {
        finish(message(405, "Method Not Allowed"))
    }

    fn unknown_path(&self, _call: &Call) -> Reply {
        Reply::html(
            404,
            "<!DOCTYPE html>\n<html><head><title>Page Not Found</title></head>\
             <body><h1>The page you were looking for doesn't exist.</h1></body></html>\n",
        )
    }
}
