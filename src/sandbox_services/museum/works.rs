//! Generates the record of an artwork.

use serde_json::{Map, Value, json};

use super::corpus::{Corpus, Origin, native_size, plain};
use super::members::TINY_PICTURE;
use super::names::NAMES;
use crate::object::{fill, put};
use crate::random::Random;
use crate::words;

/// The main colour of an image, which is also its work's.
pub fn colour(seed: u64, image_id: &str) -> Value {
    let mut random = Random::new(seed, image_id, 3);
    json!({
        "colorfulness": random.between(0, 9000) as f64 / 100.0,
        "color": {
            "h": random.between(0, 359),
            "l": random.between(10, 90),
            "s": random.between(5, 95),
            "percentage": random.unit(),
            "population": random.between(10, 4000),
        },
    })
}

fn ids(corpus: &Corpus, from: usize, to: &str) -> Value {
    let linked = corpus.linked("artworks", from, to).into_iter();
    linked.map(|at| corpus.id(to, at)).collect()
}

/// Some terms under each of their names: the id and title of the first, and both lists.
fn terms(corpus: &Corpus, record: &mut Map<String, Value>, kind: &str, titles: &[&str]) {
    let ids = titles.iter().map(|title| corpus.term(kind, title));
    let ids: Vec<Value> = ids.collect();
    put(record, &format!("{kind}_id"), ids.first().cloned());
    put(
        record,
        &format!("alt_{kind}_ids"),
        ids.get(1..).unwrap_or_default(),
    );
    put(record, &format!("{kind}_ids"), ids);
    put(record, &format!("{kind}_title"), titles.first().copied());
    put(record, &format!("{kind}_titles"), titles);
}

/// Sets the kind of work, its subject and its style, and returns the kind.
fn classes(
    corpus: &Corpus,
    record: &mut Map<String, Value>,
    random: &mut Random,
    origin: Origin,
) -> &'static str {
    let (kind, medium, department) = NAMES.kinds.get(origin.kind).copied().unwrap_or_default();
    let mut kinds = NAMES.vocabulary("artwork-types").iter();
    let type_at = kinds.position(|title| *title == kind).unwrap_or(0);
    let category = random.pick(NAMES.vocabulary("categories"));
    let department_id = corpus.category(department);
    let titled = |kind: &str, at: usize| NAMES.titles(kind).get(at).copied().unwrap_or_default();
    let style = titled("style", origin.style);
    let technique = titled("technique", origin.kind);
    let (classification, material) = (kind.to_lowercase(), medium.to_lowercase());
    let count = 1 + random.below(3);
    let subjects = random.some(NAMES.titles("subject"), count);
    let theme: &[&str] = if random.once_in(6) {
        &["Essentials"]
    } else {
        &[]
    };
    terms(corpus, record, "style", &[style]);
    terms(corpus, record, "classification", &[&classification]);
    terms(corpus, record, "material", &[&material]);
    terms(corpus, record, "technique", &[technique]);
    terms(corpus, record, "subject", &subjects);
    let mut titles = vec![style, &classification, &material, technique];
    titles.extend(subjects);
    let members = json!({
        "medium_display": medium,
        "artwork_type_title": kind,
        "artwork_type_id": corpus.id("artwork-types", type_at),
        "department_title": department,
        "department_id": department_id,
        "category_ids": [department_id, corpus.category(category)],
        "category_titles": [department, category],
        "theme_titles": theme,
        "term_titles": titles,
    });
    fill(record, members);
    kind
}

/// Sets artist, date and kind, and returns the artist's name and the kind.
fn made(
    corpus: &Corpus,
    record: &mut Map<String, Value>,
    random: &mut Random,
    index: usize,
) -> (String, &'static str) {
    let origin = corpus.origin(index);
    let artist = corpus.agent(origin.artist);
    let oldest = artist.died.unwrap_or(2020) - artist.born;
    let end = artist.born + random.between(25, 60).min(oldest);
    let start = end - random.between(0, 3);
    let dates = if start == end {
        end.to_string()
    } else {
        format!("{start}–{end}")
    };
    let lived = match artist.died {
        Some(died) => format!("{}–{died}", artist.born),
        None => format!("born {}", artist.born),
    };
    let public = artist.died.is_some_and(|died| died < 1954);
    let is_made = random.once_in(3);
    let id = corpus.id("agents", origin.artist);
    let members = json!({
        "main_reference_number": format!("{}.{}", end + 30, index + 1),
        "date_start": start,
        "date_end": end,
        "date_display": dates,
        // If there is none, the text is empty rather than null.
        "date_qualifier_title": if is_made { "Made" } else { "" },
        "date_qualifier_id": is_made.then(|| corpus.id("artwork-date-qualifiers", 0)),
        "artist_display": format!("{} ({}, {lived})", artist.name, artist.country),
        "place_of_origin": artist.country,
        "is_public_domain": public,
        "is_zoomable": public,
        "artist_id": id,
        "artist_title": artist.name,
        "alt_artist_ids": [],
        "artist_ids": [id],
        "artist_titles": [artist.name],
    });
    fill(record, members);
    (artist.name, classes(corpus, record, random, origin))
}

fn place(corpus: &Corpus, random: &mut Random) -> Value {
    let on_view = random.once_in(4);
    let hall = on_view.then(|| random.below(corpus.count("galleries")));
    let latitude = hall.map(|_| 41.879 + random.unit() / 1000.0);
    json!({
        "is_on_view": on_view,
        "gallery_id": hall.map(|hall| corpus.id("galleries", hall)),
        "gallery_title": hall.map(|hall| corpus.title("galleries", hall)),
        "latitude": latitude,
        "longitude": hall.map(|_| -87.623 - random.unit() / 1000.0),
        // The service repeats the latitude.
        "latlon": latitude.map(|number| format!("{number},{number}")),
    })
}

/// A work's images and other records that belong to it.
fn related(corpus: &Corpus, record: &mut Map<String, Value>, index: usize, alt_text: &str) {
    let pictures = corpus.pictures(index).into_iter();
    let pictures: Vec<Value> = pictures.map(|at| corpus.id("images", at)).collect();
    let image = pictures.first().map(plain).unwrap_or_default();
    fill(record, colour(corpus.seed(), &image));
    let (width, height) = native_size(corpus.seed(), &image);
    let texts = ids(corpus, index, "texts");
    let sections = corpus.linked("artworks", index, "sections");
    let titles = sections.iter().map(|at| corpus.title("sections", *at));
    let members = json!({
        "thumbnail": {
            "lqip": TINY_PICTURE,
            "width": width,
            "height": height,
            "alt_text": alt_text,
        },
        "image_id": image,
        "alt_image_ids": pictures.get(1..),
        "document_ids": texts,
        "text_ids": texts,
        "sound_ids": ids(corpus, index, "sounds"),
        "video_ids": ids(corpus, index, "videos"),
        "section_ids": ids(corpus, index, "sections"),
        "section_titles": titles.collect::<Vec<_>>(),
        "site_ids": ids(corpus, index, "sites"),
    });
    fill(record, members);
}

/// Sets the members of a work's record.
pub fn describe(
    corpus: &Corpus,
    record: &mut Map<String, Value>,
    random: &mut Random,
    segment: &str,
    index: usize,
) {
    let title = corpus.title(segment, index);
    let (artist, kind) = made(corpus, record, random, index);
    fill(record, place(corpus, random));
    let (width, height) = (random.between(20, 200), random.between(20, 160));
    // An inserted record also comes first in searches.
    let boosted = index.is_multiple_of(20) || index >= corpus.count(segment);
    let this_year = i64::from(corpus.environment.today.year());
    let left = segment == "deaccessions";
    let members = json!({
        "alt_titles": null,
        "is_boosted": boosted,
        "boost_rank": boosted.then_some(index / 20 + 1),
        "description": format!("<p>{}</p>", words::paragraph(random, 3)),
        "short_description": words::sentence(random),
        "dimensions": format!("{height} × {width} cm"),
        "dimensions_detail": [{
            "depth": null, "width": width, "height": height, "diameter": null, "clarification": null,
        }],
        "credit_line": format!("Gift of {}", words::person(random)),
        "fiscal_year": random.between(1990, this_year),
        "fiscal_year_deaccession": left.then(|| random.between(2015, this_year)),
        "max_zoom_window_size": if random.once_in(2) { -1 } else { 843 },
        "nomisma_id": null,
    });
    fill(record, members);
    let alt_text = format!("{kind} by {artist}: {title}.");
    related(corpus, record, index % corpus.artworks, &alt_text);
}
