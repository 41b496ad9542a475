//! The gazette: published documents, public inspection, agencies and what goes with them.
//!
//! * `corpus` holds the documents by their places, oldest first, `document` makes one, `calendar`
//!   says when, `names` and `places` what about;
//! * `members` and `inspection_members` write records from documents when they are asked for,
//!   `json_writer` does the writing. No record is stored, so that a large corpus stays small;
//! * `conditions` and `terms` select, `search` and `facets` answer with what was selected;
//! * `service` is the gazette with its corpus, `chosen_members` and `record_context` what a record is written
//!   from, `errors` what it refuses;
//! * each other file answers one of the service's other groups.

mod agencies;
mod by_number;
mod calendar;
mod chosen_members;
mod conditions;
mod corpus;
mod document;
mod errors;
mod facets;
mod images;
mod inspection;
mod inspection_members;
mod issue_contents;
mod json_writer;
mod members;
mod names;
mod places;
mod record_context;
mod reference_data;
mod search;
mod service;
mod suggestions;
mod terms;

pub use service::{Gazette, NAME};

use http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_TYPE};
use openshelf_core::locks::write;

use crate::call::Call;
use crate::handler::Handler;
use crate::handler::PathStyle;
use crate::record_change::RecordChange;
use crate::reply::Reply;
use by_number::Kind;
use errors::message;
use openshelf_core::table::Operation;

impl Gazette {
    fn row_answer(&self, row: &'static Operation, call: &Call) -> Reply {
        match (row.group, row.name) {
            ("documents", "get" | "get_many") => self.documents(call, Kind::Published),
            ("documents", "search") => self.search(call),
            ("documents", "search_csv") => self.search_csv(call),
            ("documents", "facets") => self.facets(call),
            ("documents", "autocomplete") => self.complete_documents(call),
            ("documents", "search_details") => self.document_details(call),
            ("public_inspection_documents", "get" | "get_many") => {
                self.documents(call, Kind::Inspection)
            }
            ("public_inspection_documents", "current") => self.inspection_of_day(call, None),
            ("public_inspection_documents", "search") => self.inspection_search(call),
            ("public_inspection_documents", "facets") => self.inspection_facets(call),
            ("public_inspection_documents", "search_details") => self.inspection_details(call),
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

/// The answer as a script, when the caller names a function for it.
fn called_back(reply: Reply, call: &Call) -> Reply {
    let Some(callback) = call.query("callback") else {
        return reply;
    };
    let is_name = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '_' | '.');
    let json = reply
        .headers
        .iter()
        .any(|(name, value)| *name == CONTENT_TYPE && value.starts_with("application/json"));
    // Errors other than those of conditions are plain JSON all the same.
    let is_error = reply.body.starts_with(b"{\"status\"") || reply.status == 404;
    if callback.is_empty() || !callback.chars().all(is_name) || !json || is_error {
        return reply;
    }
    let body = [callback.as_bytes(), b"(", &reply.body, b")"].concat();
    Reply::new(reply.status, "application/javascript; charset=utf-8", body)
}

fn finish(reply: Reply, call: &Call) -> Reply {
    let cached = reply.status == 200;
    let reply = called_back(reply, call).with(ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    if cached {
        reply.with(CACHE_CONTROL, "max-age=86400, public")
    } else {
        reply
    }
}

impl Handler for Gazette {
    fn path_style(&self) -> PathStyle {
        PathStyle {
            optional_suffix: ".json",
            any_case: false,
        }
    }

    fn answer(&self, row: &'static Operation, call: &Call) -> Reply {
        finish(self.row_answer(row, call), call)
    }

    fn other_method(&self, _row: &'static Operation, call: &Call) -> Reply {
        finish(message(405, "Method Not Allowed"), call)
    }

    /// Other formats of the searches, and public inspection with underscores in its name.
    fn unrouted(&self, call: &Call) -> Option<Reply> {
        let segments: Vec<&str> = call.segments.iter().map(String::as_str).collect();
        let ["gazette", "api", "v1", rest @ ..] = segments.as_slice() else {
            return None;
        };
        let reply = match rest {
            ["documents.rss"] => self.search_rss(call),
            ["public-inspection-documents.csv"] => self.inspection_csv(call),
            ["public-inspection-documents.rss"] => self.inspection_rss(call),
            ["public_inspection_documents" | "public_inspection_documents.json"] => {
                self.inspection_search(call)
            }
            ["public_inspection_documents", number] => {
                let number = number.strip_suffix(".json").unwrap_or(number);
                self.numbered(call, Kind::Inspection, number)
            }
            _ => return None,
        };
        Some(finish(reply, call))
    }

    fn change(&self, row: &'static Operation, change: &RecordChange) {
        if row.group == "documents" && matches!(row.name, "search" | "search_csv") {
            write(self.shared()).change(change);
        }
    }

    fn unknown_path(&self, _call: &Call) -> Reply {
        Reply::html(
            404,
            "<!DOCTYPE html>\n<html><head><title>Page Not Found</title></head>\
             <body><h1>The page you were looking for doesn't exist.</h1></body></html>\n",
        )
    }
}
