//! The museum: collections of records that list, search and open alike, and an image server.
//!
//! * `corpus` says what there is and who refers to whom, `describe` and `works` make a record of it,
//!   `names` are their words;
//! * `record` keeps a record as text, `shelf` a collection's records in their orders, `holdings` all
//!   collections while they change;
//! * `input` reads a request, `list` answers lists and single records, `includes` adds to them;
//! * `search` finds, with `query`, `ranking` and `aggregate`; `suggest` completes;
//! * `images` and `manifest` are what stands around the pictures.

mod aggregate;
mod corpus;
mod describe;
mod holdings;
mod images;
mod includes;
mod input;
mod list;
mod manifest;
mod names;
mod query;
mod ranking;
mod record;
mod search;
mod shelf;
mod suggest;
mod works;

use http::Method;
use http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, ETAG, HeaderName};
use serde_json::{Value, json};

use super::{Home, Twin, words};
use crate::call::Call;
use crate::data::random::digest;
use crate::reply::Reply;
use holdings::Holdings;
use openshelf_core::table::{Base, Operation};
use record::Record;

pub const NAME: &str = "museum";

const MOST_RECORDS: i64 = 100;

/// The twin of the museum.
#[derive(Debug)]
pub struct Museum {
    holdings: Holdings,
    /// What every answer ends with, as text.
    info: String,
    config: String,
    /// The collections' names that only the documentation has.
    former: Vec<&'static str>,
}

/// The collection that a row's path begins with, by the name that today's service has for it.
fn segment_of(row: &Operation) -> &'static str {
    let path = row.live_path.unwrap_or(row.path);
    path.split('/').next().unwrap_or(path)
}

/// An answer on its way: its text, and what its tag is made of.
struct Written {
    text: String,
    /// Everything but the records' own texts, for which their marks stand: a tag need not read
    /// half a megabyte.
    noted: Vec<u8>,
}

impl Written {
    fn new() -> Self {
        Self {
            text: String::with_capacity(8192),
            noted: Vec::with_capacity(1024),
        }
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.noted.extend_from_slice(text.as_bytes());
    }

    /// Notes a record of which a part was written.
    fn note(&mut self, mark: u64) {
        self.noted.extend_from_slice(&mark.to_le_bytes());
    }

    fn push_record(&mut self, record: &Record) {
        self.text.push_str(record.text());
        self.note(record.mark);
    }

    /// The finished answer, or 304 when the caller holds this very one. Bodies end in a newline.
    fn reply(mut self, call: &Call) -> Reply {
        self.text.push('\n');
        let reply = Reply::new(200, "application/json", self.text);
        if call.method != Method::GET {
            return reply;
        }
        // What is asked for decides which parts of the records are shown.
        self.noted.extend_from_slice(call.query_text.as_bytes());
        let tag = format!("\"{}\"", digest(&self.noted));
        if call.header("if-none-match") == Some(tag.as_str()) {
            return Reply::empty(304).with(ETAG, tag);
        }
        reply.with(ETAG, tag)
    }
}

/// An answer that is not put together from records.
fn answer(value: &Value, call: &Call) -> Reply {
    let mut written = Written::new();
    written.push(&value.to_string());
    written.reply(call)
}

/// The service's error body.
fn refuse(status: u16, error: &str, detail: &str) -> Reply {
    let body = json!({ "status": status, "error": error, "detail": detail });
    Reply::new(status, "application/json", format!("{body}\n"))
}

/// What it says to a path that it does not know and to faults of its own.
fn something_went_wrong(status: u16) -> Reply {
    refuse(
        status,
        "Sorry, something went wrong.",
        "The server encountered an internal error. Please contact the administrator.",
    )
}

fn invalid_limit() -> Reply {
    refuse(
        403,
        "Invalid limit",
        "You have requested too many resources per page. Please set a smaller limit.",
    )
}

fn invalid_syntax() -> Reply {
    refuse(400, "Invalid syntax", "The identifier is invalid.")
}

fn not_found() -> Reply {
    refuse(404, "Not found", "The item you requested cannot be found.")
}

/// A path that ends in a slash leads to the one without it.
fn ends_in_slash(call: &Call) -> bool {
    call.slash && call.query_text.is_empty()
}

fn without_slash(call: &Call) -> Reply {
    Reply::redirect(
        301,
        format!("{}{}", call.url, call.target_with_slash(false)),
    )
}

fn finish(reply: Reply) -> Reply {
    reply
        .with(ACCESS_CONTROL_ALLOW_ORIGIN, "*")
        .with(HeaderName::from_static("x-robots-tag"), "noindex")
}

impl Museum {
    pub fn new(home: Home) -> Self {
        let info = json!({
            "license_text": "The `description` field in this response is licensed under a Creative Commons Attribution 4.0 Generic License (CC-By). All other data in this response is licensed under CC0.",
            "license_links": [words::address("licenses/cc0"), words::address("terms")],
            "version": "1.14",
        });
        let config = json!({
            "iiif_url": format!("{}/{NAME}/iiif/2", home.url),
            "website_url": words::address(NAME),
        });
        let holdings = Holdings::new(home);
        let former = holdings
            .corpus
            .home
            .service
            .rows()
            .filter_map(|row| row.path.split('/').next())
            .filter(|segment| holdings.collection(segment).is_none())
            .collect();
        Self {
            holdings,
            info: info.to_string(),
            config: config.to_string(),
            former,
        }
    }

    fn search_mapping(&self, collection: &holdings::Collection, call: &Call) -> Reply {
        if collection.search_fails.is_some() {
            return refuse(400, "Invalid Query", "The collection has no search index.");
        }
        let mapping = collection.layout.mapping();
        answer(
            &json!({ "current": mapping.clone(), "intended": mapping }),
            call,
        )
    }

    /// The works whose pictures look most like the one that was sent.
    fn image_search(&self, call: &Call) -> Reply {
        let Some(file) = call.member("file").and_then(Value::as_str) else {
            return refuse(403, "Missing Parameter", "Please send an image.");
        };
        let Some(artworks) = self.holdings.collection("artworks") else {
            return something_went_wrong(404);
        };
        let sent = super::random::fingerprint(file.as_bytes());
        let seed = self.holdings.corpus.seed();
        let shelf = self.holdings.shelf(artworks);
        let image = artworks.layout.position("image_id");
        let mut alike: Vec<(u32, &Record)> = shelf
            .records
            .iter()
            .filter_map(|record| {
                let record::Cell::Text(id) = record.cell(&artworks.layout, image?) else {
                    return None;
                };
                let apart = (corpus::looks(seed, &id) ^ sent).count_ones();
                Some((apart, record.as_ref()))
            })
            .collect();
        alike.sort_by_key(|(apart, _)| *apart);
        let mut written = Written::new();
        written.push("{\"data\":[");
        for (at, (_, record)) in alike.into_iter().take(5).enumerate() {
            if at > 0 {
                written.push(",");
            }
            written.push_record(record);
        }
        self.end(&mut written);
        written.reply(call)
    }

    /// Writes what every answer but a search ends with.
    fn end(&self, written: &mut Written) {
        written.push("],\"info\":");
        written.push(&self.info);
        written.push(",\"config\":");
        written.push(&self.config);
        written.push("}");
    }

    fn row_answer(&self, row: &'static Operation, call: &Call) -> Reply {
        if row.base == Base::Images {
            return self.image(call);
        }
        match row.name {
            "msearch" => return self.search_several(call),
            "image_search" => return self.image_search(call),
            "manifest" => return self.manifest(call.argument("id"), call),
            "autocomplete" => return self.autocomplete(call),
            "autosuggest" => return self.autosuggest(call),
            "search" if row.group.is_empty() => return self.search_all(call),
            _ => {}
        }
        let Some(collection) = self.holdings.collection(segment_of(row)) else {
            return something_went_wrong(404);
        };
        match row.name {
            "get" => self.get(collection, call),
            "search" => self.search_one(collection, call),
            "search_mapping" => self.search_mapping(collection, call),
            _ => self.list(collection, call),
        }
    }

    /// Paths that the service knows and no row stands for.
    fn other_path(&self, call: &Call) -> Option<Reply> {
        let segments: Vec<&str> = call.segments.iter().map(String::as_str).collect();
        let (_, path) = segments.split_first_chunk::<3>()?;
        match path {
            ["artworks", id, "manifest"] if call.method != Method::POST => {
                Some(self.manifest(id, call))
            }
            [restricted, "search"] if search::RESTRICTED.contains(restricted) => Some(refuse(
                400,
                "Restricted Resource",
                "You do not have access to the requested resources.",
            )),
            [restricted] | [restricted, _] if search::RESTRICTED.contains(restricted) => {
                Some(refuse(
                    401,
                    "Unauthorized",
                    "You are not authorized to access this resource.",
                ))
            }
            // Any collection can be searched for as far as the routes are concerned. Of a name that
            // only the documentation has, the service says that there is no such path.
            [unknown, "search"]
                if self.holdings.collection(unknown).is_none()
                    && !self.former.contains(unknown) =>
            {
                Some(something_went_wrong(500))
            }
            _ => None,
        }
    }
}

impl Twin for Museum {
    fn answer(&self, row: &'static Operation, call: &Call) -> Reply {
        if ends_in_slash(call) {
            return without_slash(call);
        }
        finish(self.row_answer(row, call))
    }

    /// Lists, records and searches take POST beside GET.
    fn other_method(&self, row: &'static Operation, call: &Call) -> Reply {
        let both = matches!(row.name, "list" | "list_with_fields" | "get" | "search");
        if both && call.method == Method::POST {
            return self.answer(row, call);
        }
        finish(if row.name == "search" {
            something_went_wrong(405)
        } else {
            refuse(
                405,
                "Method not allowed",
                "The method used for this request is not allowed.",
            )
        })
    }

    fn elsewhere(&self, call: &Call) -> Option<Reply> {
        if ends_in_slash(call) {
            return None;
        }
        self.sized_image(call)
            .or_else(|| self.other_path(call))
            .map(finish)
    }

    fn change(&self, row: &'static Operation, inserted: usize, deleted: usize) {
        let pages = matches!(row.name, "list" | "list_with_fields" | "search");
        let named = match row.group {
            // A search over several collections begins with the works.
            "" => self.holdings.collection("artworks"),
            _ => self.holdings.collection(segment_of(row)),
        };
        if let Some(collection) = named.filter(|_| pages) {
            self.holdings
                .change(collection, row.name == "search", inserted, deleted);
        }
    }

    fn unknown_path(&self, call: &Call) -> Reply {
        if ends_in_slash(call) {
            return without_slash(call);
        }
        finish(something_went_wrong(404))
    }
}
