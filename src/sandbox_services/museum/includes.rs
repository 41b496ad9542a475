//! Adds what `include` names to a record: relations to people, places and dates, and whole other records.

use std::fmt::Write;

use jiff::civil::Date;
use serde_json::{Value, json};

use super::collections::Collection;
use super::members::chicago;
use super::names::NAMES;
use super::record::{Id, Record};
use super::refusals::something_went_wrong;
use super::service::Museum;
use crate::reply::Reply;

/// The values of `include` for a collection.
fn known(segment: &str) -> &'static [&'static str] {
    match segment {
        "artworks" | "deaccessions" => &["artist_pivots", "dates", "place_pivots", "sites"],
        "exhibitions" => &["artworks", "sites"],
        "sites" => &["artworks"],
        "tours" => &["tour_stops"],
        "ticketed-events" => &["event"],
        _ => &[],
    }
}

/// The beginning of a year, if the calendar has it.
fn new_year(year: &Value) -> Value {
    let day = year
        .as_i64()
        .and_then(|year| i16::try_from(year).ok())
        .and_then(|year| Date::new(year, 1, 1).ok());
    json!(day.map(|day| chicago(day, 0)))
}

impl Museum {
    /// The text that follows a record's own members. Unknown names are ignored.
    pub(super) fn included(
        &self,
        collection: &Collection,
        record: &Record,
        names: &[String],
    ) -> Result<String, Reply> {
        let mut text = String::new();
        for name in known(collection.segment) {
            if !names.iter().any(|asked| asked == name) {
                continue;
            }
            let value = match *name {
                "artist_pivots" => self.artists(collection, record).to_string(),
                "dates" => self.dates(collection, record).to_string(),
                "place_pivots" => self.places(collection, record).to_string(),
                "sites" => self.whole(collection, record, "site_ids", "sites"),
                "artworks" => self.whole(collection, record, "artwork_ids", "artworks"),
                "event" => {
                    let one = self.whole(collection, record, "event_id", "events");
                    let one = one.trim_start_matches('[').trim_end_matches(']');
                    if one.is_empty() { "null" } else { one }.to_owned()
                }
                // Stops have no collection, and the service fails.
                _ => return Err(something_went_wrong(500)),
            };
            // Writing to a String cannot fail.
            let _ = write!(text, ",\"{name}\":{value}");
        }
        Ok(text)
    }

    /// The full records of another collection to which a member refers.
    fn whole(&self, collection: &Collection, record: &Record, ids: &str, to: &str) -> String {
        let Some(there) = self.collections.collection(to) else {
            return "[]".to_owned();
        };
        let store = self.collections.store(there);
        let ids = match record.named(&collection.layout, ids) {
            Value::Array(ids) => ids,
            Value::Null => Vec::new(),
            one => vec![one],
        };
        let found: Vec<&str> = ids
            .iter()
            .filter_map(|id| store.at(store.find(&Id::of(id))?))
            .map(Record::text)
            .collect();
        format!("[{}]", found.join(","))
    }

    fn artists(&self, collection: &Collection, record: &Record) -> Value {
        let ids = record.named(&collection.layout, "artist_ids");
        let titles = record.named(&collection.layout, "artist_titles");
        let corpus = &self.collections.corpus;
        let both = ids.as_array().into_iter().flatten();
        both.zip(titles.as_array().into_iter().flatten())
            .enumerate()
            .map(|(at, (id, title))| {
                json!({
                    "is_preferred": at == 0,
                    "artist_title": title,
                    "artist_id": id,
                    "role_title": corpus.title("agent-roles", 0),
                    "role_id": corpus.id("agent-roles", 0),
                })
            })
            .collect()
    }

    fn dates(&self, collection: &Collection, record: &Record) -> Value {
        let of = |name: &str| record.named(&collection.layout, name);
        json!([{
            "is_preferred": true,
            "date_earliest": new_year(&of("date_start")),
            "date_latest": new_year(&of("date_end")),
            "artwork_title": of("title"),
            "artwork_id": of("id"),
            "qualifier_title": of("date_qualifier_title"),
            "qualifier_id": of("date_qualifier_id"),
        }])
    }

    fn places(&self, collection: &Collection, record: &Record) -> Value {
        let of = |name: &str| record.named(&collection.layout, name);
        let corpus = &self.collections.corpus;
        let origin = of("place_of_origin");
        let at = NAMES
            .places
            .iter()
            .position(|name| origin.as_str() == Some(name));
        json!([{
            "is_preferred": true,
            "artwork_title": of("title"),
            "artwork_id": of("id"),
            "place_title": origin,
            "place_id": at.map(|at| corpus.id("places", at)),
            "qualifier_title": corpus.title("artwork-place-qualifiers", 0),
            "qualifier_id": corpus.id("artwork-place-qualifiers", 0),
        }])
    }
}
