//! The museum: collections of records that list, search and open alike, and an image server.

mod corpus;
mod images;
mod names;
mod search;

use http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, HeaderName};
use serde_json::{Map, Value, json};

use super::{Home, Twin};
use crate::sandbox::call::Call;
use crate::sandbox::lists::Page;
use crate::sandbox::reply::Reply;
use crate::table::{Base, Operation};
use corpus::{Collection, segment_of};

pub const NAME: &str = "museum";

/// A picture of one point, which stands for a work's preview.
const TINY_PICTURE: &str =
    "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const MOST_RECORDS: i64 = 100;

/// The twin of the museum.
#[derive(Debug)]
pub struct Museum {
    home: Home,
    collections: Vec<Collection>,
}

/// What was asked with: the query, or the JSON that stands in its stead.
pub struct Input(Map<String, Value>);

impl Input {
    /// Reads a GET's query, the JSON in its `params`, or a POST's body.
    pub fn read(call: &Call) -> Self {
        if let Value::Object(members) = &call.body {
            return Self(members.clone());
        }
        let nested = call
            .query("params")
            .and_then(|text| serde_json::from_str(text).ok());
        if let Some(Value::Object(members)) = nested {
            return Self(members);
        }
        Self(
            call.query
                .iter()
                .map(|(name, value)| (name.clone(), json!(value)))
                .collect(),
        )
    }

    /// A member that is not null.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    /// A whole number, also when it came as text.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.get(name)? {
            Value::String(text) => text.parse().ok(),
            value => value.as_i64(),
        }
    }

    /// A list, also when it came as text with commas or with brackets after its name.
    pub fn list(&self, name: &str) -> Option<Vec<String>> {
        match self.get(name).or_else(|| self.get(&format!("{name}[]")))? {
            Value::String(text) => Some(text.split(',').map(str::to_owned).collect()),
            Value::Array(items) => Some(
                items
                    .iter()
                    .map(|item| {
                        item.as_str()
                            .map_or_else(|| item.to_string(), str::to_owned)
                    })
                    .collect(),
            ),
            _ => None,
        }
    }
}

/// The service's error body.
fn refuse(status: u16, error: &str, detail: &str) -> Reply {
    Reply::json(
        status,
        &json!({ "status": status, "error": error, "detail": detail }),
    )
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

/// Leaves only the members that were asked for, in the record's own order.
fn chosen(record: &Value, fields: Option<&[String]>, exclude: Option<&[String]>) -> Value {
    let Value::Object(members) = record else {
        return record.clone();
    };
    let named = |list: &[String], name: &str| list.iter().any(|one| one == name);
    members
        .iter()
        .filter(|(name, _)| {
            fields.is_none_or(|fields| named(fields, name))
                && !exclude.is_some_and(|exclude| named(exclude, name))
        })
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}

impl Museum {
    pub fn new(home: Home) -> Self {
        let collections = corpus::collections(&home);
        Self { home, collections }
    }

    fn collection(&self, segment: &str) -> Option<&Collection> {
        self.collections
            .iter()
            .find(|collection| collection.segment == segment)
    }

    fn records<'a>(&'a self, collection: &'a Collection) -> &'a [Value] {
        collection.records(&self.home, &self.collections)
    }

    /// What every answer ends with.
    fn info(&self) -> Value {
        json!({
            "license_text": "The `description` field in this response is licensed under a Creative Commons Attribution 4.0 Generic License (CC-By). All other data in this response is licensed under CC0.",
            "license_links": [super::words::address("licenses/cc0"), super::words::address("terms")],
            "version": "1.14",
        })
    }

    fn config(&self) -> Value {
        json!({
            "iiif_url": format!("{}/{NAME}/iiif/2", self.home.url),
            "website_url": super::words::address(NAME),
        })
    }

    /// The records with the members that come with every answer.
    fn with_ends(&self, members: Vec<(&str, Value)>, aggregations: Option<Value>) -> Value {
        let mut answer: Map<String, Value> = members
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect();
        answer.insert("info".to_owned(), self.info());
        if let Some(aggregations) = aggregations {
            answer.insert("aggregations".to_owned(), aggregations);
        }
        answer.insert("config".to_owned(), self.config());
        Value::Object(answer)
    }

    /// The record with the subresources that were asked for.
    fn with_included(&self, record: Value, include: Option<&[String]>) -> Value {
        let Value::Object(mut members) = record else {
            return record;
        };
        for name in include.unwrap_or_default() {
            let known = [
                "artist_pivots",
                "dates",
                "place_pivots",
                "sites",
                "artworks",
                "tour_stops",
            ];
            if known.contains(&name.as_str()) {
                members.entry(name.as_str()).or_insert_with(|| json!([]));
            }
        }
        Value::Object(members)
    }

    fn list(&self, collection: &Collection, call: &Call) -> Reply {
        let input = Input::read(call);
        let fields = input.list("fields");
        let exclude = input.list("exclude");
        let include = input.list("include");
        let shown = |record: &Value| {
            let record = chosen(record, fields.as_deref(), exclude.as_deref());
            self.with_included(record, include.as_deref())
        };
        let records = self.records(collection);
        if let Some(ids) = input.list("ids") {
            if ids.len() > 100 {
                return refuse(
                    403,
                    "Invalid number of ids",
                    "You have requested too many ids. Please send a smaller amount.",
                );
            }
            let ids: Vec<&str> = ids.iter().map(|id| id.trim()).collect();
            if ids.iter().any(|id| !collection.id_shape().fits(id)) {
                return invalid_syntax();
            }
            let found: Vec<Value> = records
                .iter()
                .filter(|record| {
                    record.get("id").is_some_and(|id| {
                        let id = id.as_str().map_or_else(|| id.to_string(), str::to_owned);
                        ids.iter().any(|asked| asked.eq_ignore_ascii_case(&id))
                    })
                })
                .map(shown)
                .collect();
            return Reply::json(200, &self.with_ends(vec![("data", json!(found))], None));
        }
        let limit = match input.number("limit") {
            None | Some(0) => 12,
            Some(limit) if limit > MOST_RECORDS => return invalid_limit(),
            Some(limit) => limit,
        };
        let page = Page::new(input.number("page").unwrap_or(1), limit, records.len());
        let data: Vec<Value> = page.of(records).iter().map(shown).collect();
        let mut pagination = json!({
            "total": page.total,
            "limit": page.limit,
            "offset": page.offset(),
            "total_pages": page.pages(),
            "current_page": page.page,
        });
        if let Value::Object(members) = &mut pagination {
            let address = |number: usize| {
                let mut pairs = vec![format!("page={number}"), format!("limit={}", page.limit)];
                for (name, value) in &call.query {
                    if name != "page" && name != "limit" {
                        let value = percent_encoding::utf8_percent_encode(
                            value,
                            percent_encoding::NON_ALPHANUMERIC,
                        );
                        pairs.push(format!("{name}={value}"));
                    }
                }
                let base = &self.home.base_url;
                json!(format!("{base}{}?{}", collection.segment, pairs.join("&")))
            };
            if page.page > 1 {
                members.insert("prev_url".to_owned(), address(page.page - 1));
            }
            if page.has_next() {
                members.insert("next_url".to_owned(), address(page.page + 1));
            }
        }
        let members = vec![("pagination", pagination), ("data", json!(data))];
        Reply::json(200, &self.with_ends(members, None))
    }

    fn get(&self, collection: &Collection, call: &Call) -> Reply {
        let id = call.argument("id");
        if !collection.id_shape().fits(id) {
            return invalid_syntax();
        }
        let Some(record) = collection.find(&self.home, &self.collections, id) else {
            return not_found();
        };
        let input = Input::read(call);
        let record = chosen(record, input.list("fields").as_deref(), None);
        let record = self.with_included(record, input.list("include").as_deref());
        Reply::json(200, &self.with_ends(vec![("data", record)], None))
    }

    fn search_mapping(&self, collection: &Collection) -> Reply {
        let properties: Map<String, Value> = collection
            .columns
            .iter()
            .filter(|column| !column.name.contains('.'))
            .map(|column| {
                let kind = match column.kind {
                    crate::table::ColumnKind::Int64 => "integer",
                    crate::table::ColumnKind::Float64 => "float",
                    crate::table::ColumnKind::Bool => "boolean",
                    crate::table::ColumnKind::Timestamp => "date",
                    _ => "text",
                };
                (column.name.to_owned(), json!({ "type": kind }))
            })
            .collect();
        let mapping = json!({ "properties": properties });
        Reply::json(
            200,
            &json!({ "current": mapping.clone(), "intended": mapping }),
        )
    }

    fn manifest(&self, call: &Call) -> Reply {
        let id = call.argument("id");
        let Some(artworks) = self.collection("artworks") else {
            return something_went_wrong(404);
        };
        if !artworks.id_shape().fits(id) {
            return invalid_syntax();
        }
        let Some(work) = artworks.find(&self.home, &self.collections, id) else {
            return not_found();
        };
        let of = |name: &str| work.get(name).cloned().unwrap_or(Value::Null);
        let address = format!("{}artworks/{id}/manifest.json", self.home.base_url);
        let image = of("image_id");
        let image = image.as_str().unwrap_or_default();
        let service = format!("{}/{NAME}/iiif/2/{image}", self.home.url);
        let (width, height) = corpus::native_size(self.home.seed, image);
        Reply::json(
            200,
            &json!({
                "@context": "http://iiif.io/api/presentation/2/context.json",
                "@id": address,
                "@type": "sc:Manifest",
                "label": of("title"),
                "description": [{ "value": of("short_description"), "language": "en" }],
                "metadata": [
                    { "label": "Artist / Maker", "value": of("artist_display") },
                    { "label": "Medium", "value": of("medium_display") },
                    { "label": "Object Number", "value": of("main_reference_number") },
                ],
                "attribution": "Digital image courtesy of the museum.",
                "logo": super::words::address("logo.gif"),
                "within": super::words::address("collection"),
                "rendering": { "@id": super::words::address(&format!("artworks/{id}")),
                    "format": "text/html", "label": "Full record" },
                "sequences": [{
                    "@type": "sc:Sequence",
                    "canvases": [{
                        "@type": "sc:Canvas", "@id": format!("{address}/canvas/1"),
                        "label": "1", "width": width, "height": height,
                        "images": [{
                            "@type": "oa:Annotation", "motivation": "sc:painting",
                            "on": format!("{address}/canvas/1"),
                            "resource": {
                                "@type": "dctypes:Image",
                                "@id": format!("{service}/full/843,/0/default.jpg"),
                                "format": "image/jpeg", "width": width, "height": height,
                                "service": { "@id": service,
                                    "profile": "http://iiif.io/api/image/2/level2.json" },
                            },
                        }],
                    }],
                }],
            }),
        )
    }

    fn image_search(&self, call: &Call) -> Reply {
        if call.member("file").is_none() {
            return refuse(403, "Missing Parameter", "Please send an image.");
        }
        let works = self
            .collection("artworks")
            .map(|artworks| self.records(artworks))
            .unwrap_or_default();
        let alike: Vec<&Value> = works.iter().take(5).collect();
        Reply::json(200, &self.with_ends(vec![("data", json!(alike))], None))
    }

    fn row_answer(&self, row: &'static Operation, call: &Call) -> Reply {
        if row.base == Base::Images {
            return self.image(call, &self.home);
        }
        match row.name {
            "msearch" => return self.search_several(call),
            "image_search" => return self.image_search(call),
            "manifest" => return self.manifest(call),
            "autocomplete" => return self.autocomplete(call),
            "autosuggest" => return self.autosuggest(call),
            "search" if row.group.is_empty() => return self.search_all(call),
            _ => {}
        }
        let Some(collection) = self.collection(segment_of(row)) else {
            return something_went_wrong(404);
        };
        match row.name {
            "get" => self.get(collection, call),
            "search" => self.search_one(collection, call),
            "search_mapping" => self.search_mapping(collection),
            _ => self.list(collection, call),
        }
    }

    fn finish(&self, reply: Reply, call: &Call) -> Reply {
        let mut reply = reply;
        let is_json = reply
            .headers
            .iter()
            .any(|(_, value)| value == "application/json");
        if is_json {
            let mut body = reply.body.to_vec();
            body.push(b'\n');
            reply.body = body.into();
        }
        let reply = if is_json && call.method == http::Method::GET {
            reply.tagged(call, false)
        } else {
            reply
        };
        reply
            .with(ACCESS_CONTROL_ALLOW_ORIGIN, "*")
            .with(HeaderName::from_static("x-robots-tag"), "noindex")
    }
}

/// A path that ends in a slash leads to the one without it.
fn ends_in_slash(call: &Call) -> bool {
    call.slash && call.query_text.is_empty()
}

impl Twin for Museum {
    fn answer(&self, row: &'static Operation, call: &Call) -> Reply {
        if ends_in_slash(call) {
            return Reply::redirect(
                301,
                format!("{}{}", call.url, call.target_with_slash(false)),
            );
        }
        self.finish(self.row_answer(row, call), call)
    }

    /// Lists, records and searches take POST beside GET.
    fn other_method(&self, row: &'static Operation, call: &Call) -> Reply {
        let both = matches!(row.name, "list" | "list_with_fields" | "get" | "search");
        if both && call.method == http::Method::POST {
            return self.answer(row, call);
        }
        let reply = if row.name == "search" {
            something_went_wrong(405)
        } else {
            refuse(
                405,
                "Method not allowed",
                "The method used for this request is not allowed.",
            )
        };
        self.finish(reply, call)
    }

    fn elsewhere(&self, call: &Call) -> Option<Reply> {
        self.sized_image(call, &self.home)
            .map(|reply| self.finish(reply, call))
    }

    fn unknown_path(&self, call: &Call) -> Reply {
        if ends_in_slash(call) {
            return Reply::redirect(
                301,
                format!("{}{}", call.url, call.target_with_slash(false)),
            );
        }
        self.finish(something_went_wrong(404), call)
    }
}
