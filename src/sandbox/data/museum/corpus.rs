//! The museum's collections. A record follows from the seed, its collection and its index.

use std::sync::OnceLock;

use serde_json::{Map, Value, json};

use super::names::{ARTISTS, KINDS, PLACE_PHRASES, PLACES, SCENES, STYLES, SUBJECTS, vocabulary};
use crate::sandbox::data::random::Random;
use crate::sandbox::data::{Home, dates, typed, words};
use crate::sandbox::lists;
use crate::table::{Column, Operation};

/// A collection: its path's segment, its members and its records.
#[derive(Debug)]
pub struct Collection {
    pub segment: &'static str,
    /// What the records call their collection.
    pub model: &'static str,
    pub columns: &'static [Column],
    /// The id of record 0, which the documentation's examples ask for.
    sample: Value,
    records: OnceLock<Vec<Value>>,
}

/// Collections whose records belong to another one.
const MODELS: [(&str, &str); 6] = [
    ("artists", "agents"),
    ("terms", "category-terms"),
    ("categories", "category-terms"),
    ("departments", "category-terms"),
    ("deaccessions", "artworks"),
    ("legacy-events", "event-occurrences"),
];

/// How many records a collection has.
fn size(segment: &str) -> usize {
    match segment {
        "artworks" | "images" => 300,
        "agents" => 120,
        "artists" => 80,
        "exhibitions" | "places" | "products" | "assets" => 60,
        "galleries" => 40,
        _ => match vocabulary(segment).len() {
            0 => 24,
            count => count,
        },
    }
}

/// The collections of the table's rows, each segment once.
pub fn collections(home: &Home) -> Vec<Collection> {
    let mut collections: Vec<Collection> = Vec::new();
    for row in home.service.rows().filter(|row| row.name == "list") {
        let segment = row.live_path.unwrap_or(row.path);
        if collections.iter().any(|known| known.segment == segment) {
            continue;
        }
        let sample = home
            .service
            .find(row.group, "get")
            .and_then(|get| get.parameter("id"))
            .and_then(|id| serde_json::from_str(id.sample).ok())
            .unwrap_or(Value::Null);
        collections.push(Collection {
            segment,
            model: MODELS
                .iter()
                .find(|(part, _)| *part == segment)
                .map_or(segment, |(_, whole)| whole),
            columns: row.columns,
            sample,
            records: OnceLock::new(),
        });
    }
    collections
}

/// The segment of a collection that a row's path begins with.
pub fn segment_of(row: &Operation) -> &'static str {
    let path = row.live_path.unwrap_or(row.path);
    path.split('/').next().unwrap_or(path)
}

/// What a record says of itself under `updated_at` and the like: Chicago's time.
fn chicago(random: &mut Random) -> String {
    format!(
        "{}T{:02}:{:02}:{:02}-05:00",
        typed::day(random),
        random.between(0, 23),
        random.between(0, 59),
        random.between(0, 59)
    )
}

/// The id of record `index`; record 0 has the documentation's.
fn id(seed: u64, segment: &str, sample: &Value, index: usize) -> Value {
    if index == 0 {
        return sample.clone();
    }
    let mut random = Random::new(seed, &format!("{segment} id"), index as u64);
    match sample {
        Value::Number(_) => {
            json!(1000 + 41 * i64::try_from(index).unwrap_or(0) + random.between(0, 40))
        }
        Value::String(text) if text.len() == 36 => json!(random.uuid()),
        Value::String(text) => {
            let kind = text.split('-').next().unwrap_or("TM");
            json!(format!("{kind}-{}", 20 + index))
        }
        other => other.clone(),
    }
}

/// An artist or another agent: name, years and country.
fn agent(seed: u64, index: usize) -> (String, i64, Option<i64>, &'static str) {
    if let Some((name, born, died, country)) = ARTISTS.get(index) {
        return ((*name).to_owned(), *born, Some(*died), country);
    }
    let mut random = Random::new(seed, "agent", index as u64);
    let born = random.between(1750, 1990);
    let died = (born < 1935).then(|| born + random.between(35, 88));
    (words::person(&mut random), born, died, random.pick(&PLACES))
}

fn put(record: &mut Map<String, Value>, name: &str, value: impl Into<Value>) {
    typed::put(record, name, value.into());
}

impl Collection {
    /// Every record, the last updated first.
    pub fn records(&self, home: &Home, all: &[Collection]) -> &[Value] {
        self.records.get_or_init(|| {
            let mut records: Vec<Value> = (0..size(self.segment))
                .map(|index| self.record(home, all, index))
                .collect();
            lists::sort_by(&mut records, "updated_at", true);
            records
        })
    }

    /// The record with this id, whatever the case of its letters.
    pub fn find<'a>(&'a self, home: &Home, all: &[Collection], id: &str) -> Option<&'a Value> {
        self.records(home, all)
            .iter()
            .find(|record| match record.get("id") {
                Some(Value::String(text)) => text.eq_ignore_ascii_case(id),
                Some(Value::Number(number)) => Some(number.to_string()) == canonical(id),
                _ => false,
            })
    }

    /// Whether ids of this collection are texts, and then whether they are UUIDs.
    pub fn id_shape(&self) -> IdShape {
        match &self.sample {
            Value::String(text) if text.len() == 36 => IdShape::Uuid,
            Value::String(_) => IdShape::Term,
            _ if self.segment == "places" => IdShape::AnyNumber,
            _ => IdShape::Number,
        }
    }

    fn record(&self, home: &Home, all: &[Collection], index: usize) -> Value {
        let seed = home.seed;
        let mut random = Random::new(seed, self.segment, index as u64);
        let Value::Object(mut record) = typed::record(&mut random, self.columns) else {
            return Value::Null;
        };
        let own_id = id(seed, self.segment, &self.sample, index);
        let link = format!("{}{}/{}", home.base_url, self.model, plain(&own_id));
        put(&mut record, "id", own_id);
        put(&mut record, "api_model", self.model);
        put(&mut record, "api_link", link);
        let updated = chicago(&mut random);
        for name in ["source_updated_at", "updated_at", "timestamp"] {
            put(&mut record, name, updated.clone());
        }
        let of = |segment: &str, index: usize| {
            all.iter()
                .find(|collection| collection.segment == segment)
                .map_or(Value::Null, |collection| {
                    id(seed, segment, &collection.sample, index)
                })
        };
        let title = match self.segment {
            "artworks" | "deaccessions" => artwork(&mut record, &mut random, seed, index, &of),
            "agents" | "artists" => person(&mut record, &mut random, seed, index),
            "exhibitions" => exhibition(&mut record, &mut random, index, &of),
            "galleries" => gallery(&mut record, &mut random, index),
            "images" | "assets" => image(&mut record, &mut random, seed, index, &of),
            "places" => PLACES
                .get(index)
                .map_or_else(|| words::title(&mut random), |name| (*name).to_owned()),
            segment => match vocabulary(segment).get(index) {
                Some(name) => (*name).to_owned(),
                None if index == 0 => "Monet and the Water Lilies".to_owned(),
                None => words::title(&mut random),
            },
        };
        if record.contains_key("title_display") {
            put(&mut record, "title_display", title.clone());
        }
        for name in ["image_url", "image"] {
            if record.contains_key(name) {
                let path = format!("{}.jpg", plain(&of("images", index)));
                put(&mut record, name, words::address(&path));
            }
        }
        put(&mut record, "title", title);
        // Columns that the hand-made part does not know are left out of no record.
        Value::Object(record)
    }
}

/// What ids of a collection look like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IdShape {
    Number,
    AnyNumber,
    Uuid,
    Term,
}

impl IdShape {
    /// Whether a text could be such an id.
    pub fn fits(self, text: &str) -> bool {
        match self {
            IdShape::Number => text.parse::<i64>().is_ok_and(|number| number > 0),
            IdShape::AnyNumber => text.parse::<i64>().is_ok(),
            IdShape::Uuid => {
                let parts: Vec<usize> = text.split('-').map(str::len).collect();
                parts == [8, 4, 4, 4, 12]
                    && text
                        .bytes()
                        .all(|byte| byte == b'-' || byte.is_ascii_hexdigit())
            }
            IdShape::Term => text.split_once('-').is_some_and(|(kind, number)| {
                kind.len() == 2
                    && kind.bytes().all(|byte| byte.is_ascii_alphabetic())
                    && !number.is_empty()
                    && number.bytes().all(|byte| byte.is_ascii_digit())
            }),
        }
    }
}

fn canonical(text: &str) -> Option<String> {
    text.parse::<i64>().ok().map(|number| number.to_string())
}

fn plain(id: &Value) -> String {
    match id {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn artwork(
    record: &mut Map<String, Value>,
    random: &mut Random,
    seed: u64,
    index: usize,
    of: &dyn Fn(&str, usize) -> Value,
) -> String {
    // Work 0 is Monet's, so that the documentation's search for him finds it.
    let by = if index == 0 { 0 } else { random.below(80) };
    let (artist, born, died, country) = agent(seed, by);
    let end = born + random.between(25, 60).min(died.unwrap_or(2020) - born);
    let start = end - random.between(0, 3);
    let (kind, medium, department) = random.pick(&KINDS);
    let style = random.pick(&STYLES);
    let subjects = random.some(&SUBJECTS, 2);
    let title = match random.below(5) {
        0 => format!("Portrait of {}", words::person(random)),
        1 => format!("Still Life with {}", words::title(random)),
        2 => random.pick(&SCENES).to_owned(),
        _ => format!("{} {}", random.pick(&SCENES), random.pick(&PLACE_PHRASES)),
    };
    let dates = if start == end {
        end.to_string()
    } else {
        format!("{start}–{end}")
    };
    let lived = died.map_or_else(|| format!("born {born}"), |died| format!("{born}–{died}"));
    let public = died.is_some_and(|died| died < 1954);
    let (width, height) = (random.between(20, 200), random.between(20, 160));
    put(record, "alt_titles", Value::Null);
    put(
        record,
        "main_reference_number",
        format!("{}.{}", end + 30, index + 1),
    );
    put(record, "is_boosted", index.is_multiple_of(20));
    put(record, "date_start", start);
    put(record, "date_end", end);
    put(record, "date_display", dates);
    put(
        record,
        "date_qualifier_title",
        if random.once_in(3) { "Made" } else { "" },
    );
    put(
        record,
        "artist_display",
        format!("{artist} ({country}, {lived})"),
    );
    put(record, "place_of_origin", country);
    put(
        record,
        "description",
        format!("<p>{}</p>", words::paragraph(random, 3)),
    );
    put(record, "short_description", words::sentence(random));
    put(record, "dimensions", format!("{height} × {width} cm"));
    put(
        record,
        "dimensions_detail",
        json!([{
            "depth": null, "width": width, "height": height, "diameter": null, "clarification": null,
        }]),
    );
    put(record, "medium_display", medium);
    put(
        record,
        "credit_line",
        format!("Gift of {}", words::person(random)),
    );
    put(record, "fiscal_year", random.between(1990, 2024));
    put(record, "is_public_domain", public);
    put(record, "is_zoomable", public);
    put(
        record,
        "colorfulness",
        random.between(0, 9000) as f64 / 100.0,
    );
    put(record, "color.h", random.between(0, 359));
    put(record, "color.l", random.between(10, 90));
    put(record, "color.s", random.between(5, 95));
    put(record, "color.percentage", random.unit());
    put(record, "color.population", random.between(10, 4000));
    let on_view = random.once_in(4);
    let hall = random.below(40);
    put(record, "is_on_view", on_view);
    put(
        record,
        "gallery_id",
        if on_view {
            of("galleries", hall)
        } else {
            Value::Null
        },
    );
    let hall = on_view.then(|| format!("Gallery {}", 200 + hall));
    put(record, "gallery_title", hall);
    put(record, "artwork_type_title", kind);
    let at = |name: &str, segment: &str| {
        vocabulary(segment)
            .iter()
            .position(|title| *title == name)
            .unwrap_or(0)
    };
    put(
        record,
        "artwork_type_id",
        of("artwork-types", at(kind, "artwork-types")),
    );
    put(record, "department_title", department);
    put(
        record,
        "department_id",
        of("departments", at(department, "departments")),
    );
    put(record, "artist_id", of("agents", by));
    put(record, "artist_title", artist.clone());
    put(record, "artist_ids", json!([of("agents", by)]));
    put(record, "artist_titles", json!([artist]));
    put(record, "style_title", style);
    put(record, "style_titles", json!([style]));
    put(record, "classification_title", kind.to_lowercase());
    put(
        record,
        "classification_titles",
        json!([kind.to_lowercase()]),
    );
    put(record, "subject_titles", json!(subjects));
    put(record, "material_titles", json!([medium.to_lowercase()]));
    put(record, "category_titles", json!([department]));
    put(record, "term_titles", json!([style, kind.to_lowercase()]));
    put(record, "image_id", of("images", index));
    put(record, "alt_image_ids", json!([]));
    put(record, "thumbnail.lqip", super::TINY_PICTURE);
    put(record, "thumbnail.width", random.between(1200, 5000));
    put(record, "thumbnail.height", random.between(1200, 5000));
    put(
        record,
        "thumbnail.alt_text",
        format!("{kind} by {artist}: {title}."),
    );
    title
}

fn person(record: &mut Map<String, Value>, random: &mut Random, seed: u64, index: usize) -> String {
    let (name, born, died, country) = agent(seed, index);
    let (first, last) = name.rsplit_once(' ').unwrap_or(("", &name));
    put(record, "sort_title", format!("{last}, {first}"));
    put(record, "alt_titles", Value::Null);
    put(record, "is_artist", index < 80);
    put(record, "birth_date", born);
    put(record, "death_date", died);
    let text = format!(
        "<p>{name} worked in {country}. {}</p>",
        words::sentence(random)
    );
    put(record, "description", text);
    name
}

fn exhibition(
    record: &mut Map<String, Value>,
    random: &mut Random,
    index: usize,
    of: &dyn Fn(&str, usize) -> Value,
) -> String {
    let opens = dates::later(dates::YEAR, random.between(-700, 300));
    let closes = dates::later(opens, random.between(60, 200));
    let works: Vec<usize> = (0..6).map(|_| random.below(300)).collect();
    put(record, "short_description", words::sentence(random));
    put(
        record,
        "status",
        if closes < dates::YEAR {
            "Closed"
        } else {
            "Open"
        },
    );
    put(record, "aic_start_at", format!("{opens}T00:00:00-06:00"));
    put(record, "aic_end_at", format!("{closes}T00:00:00-06:00"));
    let hall = random.below(40);
    put(record, "gallery_id", of("galleries", hall));
    put(record, "gallery_title", format!("Gallery {}", 200 + hall));
    let ids: Vec<Value> = works.iter().map(|work| of("artworks", *work)).collect();
    put(record, "artwork_ids", ids);
    put(record, "image_id", of("images", index));
    if index == 0 {
        return "Monet and Chicago".to_owned();
    }
    let (artist, ..) = random.pick(&ARTISTS);
    match random.below(3) {
        0 => format!("{artist}: {}", random.pick(&SCENES)),
        1 => format!("{} and the {}", random.pick(&STYLES), words::title(random)),
        _ => words::title(random),
    }
}

fn gallery(record: &mut Map<String, Value>, random: &mut Random, index: usize) -> String {
    let number = 200 + index;
    put(record, "number", number.to_string());
    put(record, "floor", (1 + index / 20).to_string());
    put(record, "is_closed", random.once_in(12));
    let (latitude, longitude) = (
        41.879 + random.unit() / 1000.0,
        -87.623 - random.unit() / 1000.0,
    );
    put(record, "latitude", latitude);
    put(record, "longitude", longitude);
    put(record, "latlon", format!("{latitude},{longitude}"));
    format!("Gallery {number}")
}

fn image(
    record: &mut Map<String, Value>,
    random: &mut Random,
    seed: u64,
    index: usize,
    of: &dyn Fn(&str, usize) -> Value,
) -> String {
    let image_id = plain(&of("images", index));
    put(record, "type", "image");
    put(record, "alt_text", words::sentence(random));
    if record.contains_key("iiif_url") {
        put(
            record,
            "iiif_url",
            words::address(&format!("iiif/2/{image_id}")),
        );
        let (width, height) = native_size(seed, &image_id);
        put(record, "width", width);
        put(record, "height", height);
        put(record, "lqip", super::TINY_PICTURE);
    }
    put(record, "artwork_ids", json!([of("artworks", index)]));
    put(record, "artwork_titles", json!([]));
    format!("{} {}", random.pick(&SCENES), index + 1)
}

/// The sides of an image in the size it was taken.
pub fn native_size(seed: u64, image_id: &str) -> (i64, i64) {
    let mut random = Random::new(seed, image_id, 1);
    (random.between(1700, 4000), random.between(1700, 4000))
}
