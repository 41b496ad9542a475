//! Generates one record of the museum from its collection and its index.

use jiff::civil::Date;
use serde_json::{Map, Value, json};

use super::corpus::{Corpus, is_artist, native_size, perceptual_hash, plain};
use super::members::{TINY_PICTURE, chicago};
use super::record::{Layout, Record};
use super::works;
use crate::object::{fill, put, with};
use crate::random::Random;
use crate::{column_values, dates, words};
use openshelf_core::catalog::{Column, ColumnKind};

/// Members that refer to records of another collection, by one or several ids and by titles.
const REFERENCES: [(&str, &str, &str); 15] = [
    ("artwork_ids", "artwork_titles", "artworks"),
    ("artwork_id", "", "artworks"),
    ("artist_ids", "artist_titles", "agents"),
    ("exhibition_ids", "exhibition_titles", "exhibitions"),
    ("site_ids", "", "sites"),
    ("section_ids", "section_titles", "sections"),
    ("publication_id", "publication_title", "publications"),
    ("generic_page_id", "", "generic-pages"),
    ("event_id", "", "events"),
    ("program_ids", "program_titles", "event-programs"),
    ("event_host_id", "event_host_title", "event-programs"),
    ("ticketed_event_id", "", "ticketed-events"),
    ("ticketed_event_type_id", "", "ticketed-event-types"),
    ("digital_publication_id", "", "digital-publications"),
    ("alt_artist_ids", "", "agents"),
];

/// Pairs of members of which the second is later.
const SPANS: [(&str, &str); 4] = [
    ("start_at", "end_at"),
    ("start_date", "end_date"),
    ("on_sale_at", "off_sale_at"),
    ("aic_start_at", "aic_end_at"),
];

/// Sets a value if the record has such a member.
fn set(record: &mut Map<String, Value>, name: &str, value: impl Into<Value>) {
    if let Some(member) = record.get_mut(name) {
        *member = value.into();
    }
}

/// The times of a record, in order if one must precede the other.
fn moments(record: &mut Map<String, Value>, random: &mut Random, columns: &[Column], today: Date) {
    for column in columns {
        let has = record.get(column.name).is_some_and(|one| !one.is_null());
        if has && column.kind == ColumnKind::Timestamp {
            let day = dates::later(dates::year_before(today), random.between(0, 365));
            let moment = chicago(day, random.between(9, 19) * 3600);
            put(record, column.name, moment);
        }
    }
    for (from, to) in SPANS {
        if record.contains_key(from) && record.contains_key(to) {
            let first = dates::later(today, random.between(-400, 100));
            let last = dates::later(first, random.between(0, 90));
            let whole_days = from != "start_at" && from != "on_sale_at";
            let hour = |hour: i64| if whole_days { 0 } else { hour * 3600 };
            put(record, from, chicago(first, hour(10)));
            put(record, to, chicago(last, hour(17)));
        }
    }
}

/// The references of a record to other records, with existing ids and their titles.
fn references(corpus: &Corpus, record: &mut Map<String, Value>, segment: &str, index: usize) {
    for (ids, titles, to) in REFERENCES {
        let single = ids.ends_with("_id");
        if !record.contains_key(ids) && !record.contains_key(titles) {
            continue;
        }
        let mut there = corpus.linked(segment, index, to);
        if to == "agents" {
            if matches!(segment, "exhibitions" | "products" | "tours") {
                let works = corpus.linked(segment, index, "artworks").into_iter();
                there = works.map(|work| corpus.origin(work).artist).collect();
            }
            there.sort_unstable();
            there.dedup();
        }
        let id = |at: &usize| corpus.id(to, *at);
        let title = |at: &usize| json!(corpus.title(to, *at));
        if single {
            let first = there.first();
            set(record, ids, first.map_or(Value::Null, id));
            set(record, titles, first.map_or(Value::Null, title));
        } else {
            set(record, ids, there.iter().map(id).collect::<Value>());
            set(record, titles, there.iter().map(title).collect::<Value>());
        }
    }
}

/// The columns of a collection with generic random values.
pub fn loose(corpus: &Corpus, segment: &str, columns: &'static [Column]) -> Vec<Column> {
    let mut known = Map::new();
    if is_work(segment) {
        let mut random = Random::new(0, segment, 0);
        works::describe(corpus, &mut known, &mut random, segment, 0);
    }
    let is_loose = |column: &Column| {
        let first = column.name.split('.').next().unwrap_or(column.name);
        !known.contains_key(first)
    };
    columns.iter().copied().filter(is_loose).collect()
}

fn is_work(segment: &str) -> bool {
    matches!(segment, "artworks" | "deaccessions")
}

/// Sets the time of a record's last change, and returns it in seconds within the year before today.
fn changed_at(
    corpus: &Corpus,
    record: &mut Map<String, Value>,
    random: &mut Random,
    segment: &str,
    index: usize,
) -> i64 {
    let inserted = index.checked_sub(corpus.count(segment));
    let (day, second) = match inserted {
        None => (random.between(0, 365), random.between(0, 86_399)),
        // Records inserted later are newer than all initial ones.
        Some(since) => (366, i64::try_from(since).unwrap_or(0) % 86_400),
    };
    let first = dates::year_before(corpus.environment.today);
    let moment = chicago(dates::later(first, day), second);
    for name in ["source_updated_at", "updated_at", "timestamp"] {
        put(record, name, moment.clone());
    }
    day * 86_400 + second
}

/// Gives a record another title, and returns the time of that change: that of a record inserted with this index.
pub fn revise(
    corpus: &Corpus,
    record: &mut Map<String, Value>,
    segment: &str,
    index: usize,
) -> i64 {
    let title = record.get("title").and_then(Value::as_str);
    let title = format!("{}, revised", title.unwrap_or_default());
    put(record, "title", title);
    let mut random = Random::new(corpus.seed(), segment, index as u64);
    changed_at(corpus, record, &mut random, segment, index)
}

/// The record with this index; `loose` are the columns with generic random values.
pub fn record(
    corpus: &Corpus,
    segment: &'static str,
    loose: &[Column],
    layout: &Layout,
    index: usize,
) -> Record {
    let (seed, today) = (corpus.seed(), corpus.environment.today);
    let mut random = Random::new(seed, segment, index as u64);
    let mut record = match column_values::record(&mut random, loose, today) {
        Value::Object(record) => record,
        _ => Map::new(),
    };
    let id = corpus.id(segment, index);
    put(&mut record, "id", id.clone());
    // Deaccessioned works have the model of works.
    let model = if segment == "deaccessions" {
        "artworks"
    } else {
        segment
    };
    put(&mut record, "api_model", model);
    let link = format!("{}{segment}/{}", corpus.environment.base_url, plain(&id));
    put(&mut record, "api_link", link);
    let title = corpus.title(segment, index);
    put(&mut record, "title", title.clone());
    set(&mut record, "title_display", title.clone());
    moments(&mut record, &mut random, loose, today);
    let changed = changed_at(corpus, &mut record, &mut random, segment, index);
    if !is_work(segment) {
        references(corpus, &mut record, segment, index);
    }
    let mut parts: &'static [&'static str] = &[];
    match segment {
        "artworks" | "deaccessions" => {
            works::describe(corpus, &mut record, &mut random, segment, index);
        }
        "agents" => {
            fill(&mut record, agent(corpus, &mut random, index));
            if is_artist(index) {
                parts = &["artists"];
            }
        }
        "exhibitions" => {
            let closes = record.get("aic_end_at").and_then(Value::as_str);
            let members = exhibition(corpus, &mut random, index, closes);
            fill(&mut record, members);
        }
        "galleries" => fill(&mut record, gallery(&mut random, index)),
        "images" | "videos" | "sounds" | "texts" => {
            fill(&mut record, asset(corpus, &mut random, segment, index));
            parts = &["assets"];
        }
        "category-terms" => {
            let (subtype, listed) = corpus.term_kind(index);
            put(&mut record, "subtype", subtype);
            put(&mut record, "parent_id", Value::Null);
            parts = listed;
        }
        "event-occurrences" => parts = &["legacy-events"],
        _ => {}
    }
    // Private ones are hidden.
    set(&mut record, "is_private", false);
    for name in ["image_url", "image"] {
        if record.get(name).is_some_and(|value| !value.is_null()) {
            let at = index % corpus.count("images");
            let path = format!("{}.jpg", plain(&corpus.id("images", at)));
            put(&mut record, name, words::address(&path));
        }
    }
    record.shift_remove("suggest_autocomplete_all");
    record.shift_remove("suggest_autocomplete_boosted");
    if record.get("is_boosted") == Some(&json!(true)) {
        put(&mut record, "suggest_autocomplete_boosted", title);
    }
    Record::new(layout, &record, changed, parts)
}

fn agent(corpus: &Corpus, random: &mut Random, index: usize) -> Value {
    let agent = corpus.agent(index);
    let (first, last) = agent.name.rsplit_once(' ').unwrap_or(("", &agent.name));
    let does = words::sentence(random);
    json!({
        "sort_title": format!("{last}, {first}"),
        "alt_titles": null,
        "is_artist": is_artist(index),
        "birth_date": agent.born,
        "death_date": agent.died,
        "description": format!("<p>{} worked in {}. {does}</p>", agent.name, agent.country),
    })
}

fn exhibition(corpus: &Corpus, random: &mut Random, index: usize, closes: Option<&str>) -> Value {
    let short = words::sentence(random);
    let closes = closes.and_then(|text| dates::parse(text.get(..10)?));
    let closed = closes.is_some_and(|day| day < corpus.environment.today);
    let featured = random.once_in(6);
    let position = if featured { random.between(0, 9) } else { -1 };
    let hall = random.below(corpus.count("galleries"));
    let works = corpus.linked("exhibitions", index, "artworks");
    let pictures = works.iter().flat_map(|work| corpus.pictures(*work));
    let mut pictures = pictures.map(|picture| corpus.id("images", picture));
    let texts = works.iter();
    let texts = texts.flat_map(|work| corpus.linked("artworks", *work, "texts"));
    json!({
        "short_description": short,
        "status": if closed { "Closed" } else { "Open" },
        "is_featured": featured,
        "position": position,
        "gallery_id": corpus.id("galleries", hall),
        "gallery_title": corpus.title("galleries", hall),
        "image_id": pictures.next(),
        "alt_image_ids": pictures.take(2).collect::<Value>(),
        "document_ids": texts.map(|text| corpus.id("texts", text)).collect::<Value>(),
    })
}

fn gallery(random: &mut Random, index: usize) -> Value {
    let is_closed = random.once_in(12);
    let latitude = 41.879 + random.unit() / 1000.0;
    let longitude = -87.623 - random.unit() / 1000.0;
    json!({
        "number": (200 + index).to_string(),
        "floor": (1 + index / 20).to_string(),
        "is_closed": is_closed,
        // Galleries have no such number.
        "tgn_id": null,
        "latitude": latitude,
        "longitude": longitude,
        "latlon": format!("{latitude},{longitude}"),
    })
}

fn asset(corpus: &Corpus, random: &mut Random, segment: &str, index: usize) -> Value {
    let id = plain(&corpus.id(segment, index));
    let members = json!({
        "lake_guid": id,
        "type": segment.strip_suffix('s'),
        "alt_text": words::sentence(random),
        "content": words::address(&format!("{segment}/{id}")),
    });
    if segment != "images" {
        return members;
    }
    let seed = corpus.seed();
    let (width, height) = native_size(seed, &id);
    let bits = perceptual_hash(seed, &id);
    let rotated = bits.rotate_left(21);
    let each = |bits: u64| -> Value {
        let names = (0..64).map(|bit| (format!("hash_{bit}"), bits >> (63 - bit) & 1 == 1));
        names.collect()
    };
    let server = format!(
        "{}/{}/iiif/2/{id}",
        corpus.environment.url,
        super::paths::NAME
    );
    let of_image = json!({
        "iiif_url": server,
        "width": width,
        "height": height,
        "lqip": TINY_PICTURE,
        "fingerprint": { "ahash": format!("{bits:016x}"), "phash": format!("{rotated:016x}") },
        "ahash": each(bits),
        "phash": each(rotated),
    });
    with(with(members, works::colour(seed, &id)), of_image)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_in_chicago_have_daylight_saving() {
        let at = |text: &str| chicago(text.parse().unwrap(), 3661);
        assert_eq!(at("2024-01-31"), "2024-01-31T01:01:01-06:00");
        assert_eq!(at("2024-07-04"), "2024-07-04T01:01:01-05:00");
        // Daylight saving time begins on 10 March and ends on 3 November, at two in the morning.
        assert!(at("2024-03-10").ends_with("-06:00") && at("2024-03-11").ends_with("-05:00"));
        assert!(at("2024-11-02").ends_with("-05:00") && at("2024-11-04").ends_with("-06:00"));
    }
}
