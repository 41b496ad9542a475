//! The sandbox's gazette: published documents, public inspection, agencies and related data.
//!
//! * `corpus` holds the documents, oldest first, `document` creates one, `agency` an agency, `calendar`
//!   provides its dates, `names` and `places` its content;
//! * `members` and `inspection_members` write records from documents on demand,
//!   with `json_writer`. No record is stored, so that a large corpus stays small;
//! * `conditions` and `terms` select documents, `search` and `facets` answer with the selected ones,
//!   `pages` and `sort_values` are the pages and the cursors of a search;
//! * `service` is the gazette with its corpus, `chosen_members` and `record_context` are the input of a
//!   record, `full_texts` and `printed_form` are the files of documents, `answers` builds answers and errors;
//! * each other file answers one of the service's other groups.

mod agencies;
mod agency;
mod answers;
mod by_number;
mod calendar;
mod chosen_members;
mod conditions;
mod corpus;
mod document;
mod document_set;
mod facets;
mod full_texts;
mod images;
mod inspection;
mod inspection_members;
mod issue_contents;
mod json_writer;
mod members;
mod names;
mod pages;
mod places;
mod printed_form;
mod record_context;
mod reference_data;
mod ruby;
mod search;
mod service;
mod sort_values;
mod suggestions;
mod terms;

pub use service::{Gazette, NAME};

use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use openshelf_core::locks::write;

use crate::call::Call;
use crate::dates;
use crate::handler::{self, Answers, Handler, OperationCall, PathStyle, by_name};
use crate::record_change::{ChangedRecords, RecordChange};
use crate::reply::Reply;
use answers::message;
use conditions::Conditions;
use document::comments_close;
use document_set::DocumentSet;
use names::NAMES;
use openshelf_core::catalog::Operation;

/// The answer of each operation.
pub(crate) const ANSWERS: &Answers<Gazette> = by_name! {
    "documents.get" | "documents.get_many" | "documents.text" => |it, call| it.documents(call, DocumentSet::Published),
    "documents.search" => Gazette::search,
    "documents.search_csv" => Gazette::search_csv,
    "documents.facets" => Gazette::facets,
    "documents.autocomplete" => |it, call| Ok(it.complete_documents(call)),
    "documents.search_details" => Gazette::document_details,
    "public_inspection_documents.get" | "public_inspection_documents.get_many" =>
        |it, call| it.documents(call, DocumentSet::Inspection),
    "public_inspection_documents.current" => |it, call| it.inspection_of_day(call, None),
    "public_inspection_documents.search" => |it, call| it.inspection_search(call),
    "public_inspection_documents.facets" => Gazette::inspection_facets,
    "public_inspection_documents.search_details" => Gazette::inspection_details,
    "public_inspection_issues.facets" => Gazette::inspection_issues,
    "agencies.list" => Gazette::agencies,
    "agencies.get" => Gazette::agency,
    "agencies.suggestions" => Gazette::complete_agencies,
    "topics.list" => |it, _| it.topics(),
    "topics.suggestions" => Gazette::complete_topics,
    "issues.get" => Gazette::issue,
    "images.get" => |it, call| Ok(it.image(call)),
    "suggested_searches.get" => Gazette::suggested_search,
    "suggested_searches.list" => Gazette::suggested_searches,
    "sections.list" => |it, _| Ok(it.sections()),
    "holidays.list" => |it, _| Ok(it.holidays()),
    "effective_dates.list" => Gazette::effective_dates,
    "category_counts.get" => Gazette::category_counts,
    "site_notifications.get" => Gazette::site_notification,
    "documentation.get" => |it, _| Ok(it.documentation()),
};

/// The answer as a script, if the call names a callback.
fn called_back(reply: Reply, call: &Call) -> Reply {
    let Some(callback) = call.query("callback") else {
        return reply;
    };
    let is_name = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '_' | '.');
    let json = reply
        .headers
        .iter()
        .any(|(name, value)| *name == CONTENT_TYPE && value.starts_with("application/json"));
    // Errors other than those of conditions are plain JSON in any case.
    let is_error = reply.body.starts_with(b"{\"status\"") || reply.status == 404;
    if callback.is_empty() || !callback.chars().all(is_name) || !json || is_error {
        return reply;
    }
    let body = [callback.as_bytes(), b"(", &reply.body, b")"].concat();
    Reply::new(reply.status, "application/javascript; charset=utf-8", body)
}

fn finish(reply: Reply, call: &Call) -> Reply {
    let is_page = reply
        .headers
        .iter()
        .any(|(name, value)| *name == CONTENT_TYPE && value.starts_with("text/html"));
    if is_page {
        // A page of the web site says nothing to pages of other origins.
        return reply;
    }
    called_back(reply, call).open_to_all().with(
        CACHE_CONTROL,
        "no-store, no-cache, must-revalidate, private",
    )
}

/// Whether the records of an operation's list can change.
pub fn changes(operation: &Operation) -> bool {
    operation.group == "documents" && matches!(operation.name, "search" | "search_csv")
}

/// Whether the list of an operation is not available at times.
pub fn has_blackouts(operation: &Operation) -> bool {
    operation.group == "public_inspection_documents"
        && matches!(operation.name, "current" | "search" | "get_many")
}

impl Handler for Gazette {
    fn answers(&self) -> Vec<&'static str> {
        handler::names_of(&[ANSWERS])
    }

    fn site(&self) -> &'static str {
        "Federal Register"
    }

    fn during_blackout(&self, reply: Reply) -> Reply {
        inspection::during_blackout(reply)
    }

    fn path_style(&self) -> PathStyle {
        PathStyle {
            optional_suffix: ".json",
            ..PathStyle::default()
        }
    }

    fn answer(&self, operation: &'static Operation, call: &Call) -> Reply {
        finish(
            handler::answer(self, &[ANSWERS], &OperationCall { operation, call }),
            call,
        )
    }

    fn outside(&self, operation: &'static Operation, call: &Call) -> Option<String> {
        let (first, last) = (self.first_day(), call.today);
        match operation.group {
            "documents" => {
                let published = conditions::published(call);
                let outside = |asked| dates::outside("documents", (first, last), &[asked]);
                published.and_then(outside).or_else(|| {
                    let asked = conditions::comments_close(call)?;
                    let close = (comments_close(first), comments_close(last));
                    dates::outside("documents whose comments close", close, &[asked])
                })
            }
            "issues" => {
                let day = dates::parse(call.argument("pub_date"))?;
                dates::outside("issues", (first, last), &[(day, day)])
            }
            _ => None,
        }
    }

    fn other_method(&self, _operation: &'static Operation, call: &Call) -> Reply {
        finish(message(405, "Method Not Allowed"), call)
    }

    /// The texts of documents, other formats of the searches, and public inspection under its name with underscores.
    fn unrouted(&self, call: &Call) -> Option<Reply> {
        if let Some(reply) = self.full_text(call) {
            return Some(reply);
        }
        let segments: Vec<&str> = call.segments.iter().map(String::as_str).collect();
        let ["gazette", "api", "v1", rest @ ..] = segments.as_slice() else {
            return None;
        };
        let answered = match rest {
            ["documents.rss"] => self.search_rss(call),
            ["public-inspection-documents.csv"] => self.inspection_csv(call),
            ["public-inspection-documents.rss"] => self.inspection_rss(call),
            ["public_inspection_documents" | "public_inspection_documents.json"] => {
                self.inspection_search(call)
            }
            ["public_inspection_documents", number] => {
                let number = number.strip_suffix(".json").unwrap_or(number);
                self.numbered(call, DocumentSet::Inspection, number)
            }
            _ => return None,
        };
        let reply = answered.unwrap_or_else(|refused| refused);
        Some(finish(reply, call))
    }

    fn change(&self, called: &OperationCall<'_>, change: &RecordChange) -> ChangedRecords {
        if !changes(called.operation) {
            return ChangedRecords::default();
        }
        let mut corpus = write(self.shared());
        let listed = |corpus: &corpus::Corpus| -> Vec<u32> {
            Conditions::read(called, corpus, &NAMES.conditions_of_documents)
                .map(|conditions| conditions.matches(corpus).collect())
                .unwrap_or_default()
        };
        let before = listed(&corpus);
        let count = corpus.listed(&before).count();
        let changed = corpus.change(change, &before);
        let left = count.saturating_sub(changed.deleted);
        let now = corpus.listed(&listed(&corpus)).count();
        ChangedRecords {
            inserted: now.saturating_sub(left),
            ..changed
        }
    }

    fn restore(&self) {
        *write(self.shared()) = corpus::Corpus::new(&self.environment);
    }

    fn unknown_path(&self, _call: &Call) -> Reply {
        answers::page_not_found()
    }
}
