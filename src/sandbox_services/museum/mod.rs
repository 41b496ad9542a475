//! The sandbox's museum: collections of records with the same list, search and get operations, and an image
//! server.
//!
//! * `corpus` knows which records exist and refer to each other, `describe` and `works` generate a record,
//!   `names` are their words;
//! * `record` stores a record as text, `record_store` a collection's records in their orders, `collections` all
//!   collections while they change;
//! * `input` reads a request, `list` answers with lists and single records, `includes` adds to them;
//! * `search` finds records, with `query`, `ranking`, `sort` and `aggregate`; `suggest` completes texts;
//! * `images`, `image_search` and `manifest` serve pictures and related data;
//! * `service` is the state of the museum, `response_body` an answer, `refusals` its errors.

mod aggregate;
mod clause;
mod collections;
mod corpus;
mod describe;
mod image_search;
mod images;
mod includes;
mod input;
mod list;
mod manifest;
mod match_words;
mod members;
mod names;
mod paths;
mod query;
mod ranking;
mod record;
mod record_store;
mod refusals;
mod response_body;
mod search;
mod selection;
mod service;
mod sort;
mod suggest;
mod works;

pub use paths::NAME;
pub use service::Museum;

use http::Method;
use http::header::HeaderName;
use serde_json::json;

use crate::call::Call;
use crate::handler::{self, Answered, Answers, Handler, OperationCall, PathStyle, by_name};
use crate::preflight;
use crate::record_change::{ChangedRecords, RecordChange};
use crate::reply::Reply;
use collections::Collection;
use openshelf_core::catalog::{Base, Operation};
use paths::segment_of;
use record::Id;
use refusals::{REFUSALS, something_went_wrong};
use response_body::answer;

/// Redirects a path with a final slash to the one without it.
fn ends_in_slash(call: &Call) -> bool {
    call.slash && call.query_text.is_empty()
}

fn without_slash(call: &Call) -> Reply {
    Reply::redirect(
        301,
        format!("{}{}", call.url, call.target_with_slash(false)),
    )
}

/// Whether the service accepts the method for reading: a POST has in its body what a GET has in its query.
fn reads(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::POST)
}

fn finish(reply: Reply) -> Reply {
    reply
        .open_to_all()
        .with(HeaderName::from_static("x-robots-tag"), "noindex")
}

/// The answer of each operation.
pub(crate) const ANSWERS: &Answers<Museum> = by_name! {
    "*.list" | "*.list_with_fields" | "*.field_names" =>
        |it, call| it.list(it.collection_of(call.operation)?, call),
    "*.get" => |it, call| it.get(it.collection_of(call.operation)?, call),
    "*.search" => |it, call| it.search_one(it.collection_of(call.operation)?, call),
    "*.search_mapping" => |it, call| it.search_mapping(it.collection_of(call.operation)?, call),
    "search" => Museum::search_all,
    "msearch" => Museum::search_several,
    "autocomplete" => Museum::autocomplete,
    "autosuggest" => Museum::autosuggest,
    "msuggest" => Museum::suggest_several,
    "artworks.manifest" => |it, call| it.manifest(call.argument("id"), call),
    "image_search" => Museum::image_search,
    "images.download" | "images.save" | "images.fetch" => |it, call| Ok(it.image(call)),
};

impl Museum {
    fn search_mapping(&self, collection: &Collection, call: &Call) -> Answered {
        if collection.search_fails.is_some() {
            return Err(Reply::from(&REFUSALS.no_search_index));
        }
        let mapping = collection.layout.mapping();
        answer(
            &json!({ "current": mapping.clone(), "intended": mapping }),
            call,
        )
    }

    /// The collection of an operation.
    fn collection_of(&self, operation: &Operation) -> Result<&Collection, Reply> {
        self.collections.named(segment_of(operation))
    }

    /// Paths that the service has and no operation has.
    fn other_path(&self, call: &Call) -> Option<Reply> {
        let segments: Vec<&str> = call.segments.iter().map(String::as_str).collect();
        let (_, path) = segments.split_first_chunk::<3>()?;
        match path {
            ["artworks", _, "manifest"] if !reads(&call.method) => {
                Some(Reply::from(&REFUSALS.method_not_allowed))
            }
            ["artworks", id, "manifest"] => {
                Some(self.manifest(id, call).unwrap_or_else(|refused| refused))
            }
            [restricted, "search"] if search::RESTRICTED.contains(restricted) => {
                Some(Reply::from(&REFUSALS.restricted_resource))
            }
            [restricted] | [restricted, _] if search::RESTRICTED.contains(restricted) => {
                Some(Reply::from(&REFUSALS.unauthorized))
            }
            // The routes allow a search of any collection. For a name that only the documentation has, the
            // service reports that the path does not exist.
            [unknown, "search"]
                if self.collections.collection(unknown).is_none()
                    && !self.former.contains(unknown) =>
            {
                Some(something_went_wrong(500))
            }
            _ => None,
        }
    }
}

/// Whether the records of an operation's list can change.
pub fn changes(operation: &Operation) -> bool {
    matches!(operation.name, "list" | "list_with_fields" | "search")
}

impl Handler for Museum {
    fn answers(&self) -> Vec<&'static str> {
        handler::names_of(&[ANSWERS])
    }

    fn answer(&self, operation: &'static Operation, call: &Call) -> Reply {
        if ends_in_slash(call) {
            return without_slash(call);
        }
        finish(handler::answer(
            self,
            &[ANSWERS],
            &OperationCall { operation, call },
        ))
    }

    /// Of the interface alone: the server of the images is another one.
    fn preflight(&self, call: &Call) -> Option<Reply> {
        let is_of_interface = call.segments.get(1).is_some_and(|segment| segment == "api");
        let reply = is_of_interface
            .then(|| preflight::of_laravel(call))
            .flatten();
        reply.map(finish)
    }

    /// Everything but the image server accepts POST and GET.
    fn path_style(&self) -> PathStyle {
        PathStyle {
            reads_with_post: true,
            ..PathStyle::default()
        }
    }

    fn other_method(&self, operation: &'static Operation, call: &Call) -> Reply {
        // A GET of an operation that is documented as a POST.
        if reads(&call.method) && matches!(operation.base, Base::Api) {
            return self.answer(operation, call);
        }
        // Lists and records refuse a method themselves, the other routes leave it to the router.
        let itself = matches!(
            operation.name,
            "list" | "list_with_fields" | "get" | "manifest"
        );
        finish(if itself || matches!(operation.base, Base::Images) {
            Reply::from(&REFUSALS.method_not_allowed)
        } else {
            something_went_wrong(405)
        })
    }

    fn unrouted(&self, call: &Call) -> Option<Reply> {
        if ends_in_slash(call) {
            return None;
        }
        self.sized_image(call)
            .or_else(|| self.other_path(call))
            .map(finish)
    }

    fn change(&self, called: &OperationCall<'_>, change: &RecordChange) -> ChangedRecords {
        let operation = called.operation;
        let named = match operation.group {
            // A search over several collections begins with the artworks.
            "" => self.collections.collection("artworks"),
            _ => self.collections.collection(segment_of(operation)),
        };
        let Some(collection) = named.filter(|_| changes(operation)) else {
            return ChangedRecords::default();
        };
        let found = || match operation.name {
            "search" => Some(self.found(collection, called)),
            _ => None,
        };
        let change = self
            .collections
            .change(collection, found().as_deref(), change);
        let is_listed = |found: &[Id]| change.fresh.iter().filter(|id| found.contains(id)).count();
        ChangedRecords {
            inserted: found().map_or(change.fresh.len(), |found| is_listed(&found)),
            deleted: change.gone,
            updated: change.updated,
        }
    }

    fn restore(&self) {
        self.collections.restore();
    }

    fn unknown_path(&self, call: &Call) -> Reply {
        if ends_in_slash(call) {
            return without_slash(call);
        }
        finish(something_went_wrong(404))
    }
}
