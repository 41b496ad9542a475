//! What the museum knows of an artwork.

use serde_json::{Map, Value, json};

use super::corpus::{Corpus, native_size, plain};
use super::members::TINY_PICTURE;
use super::names::NAMES;
use crate::object::put;
use crate::random::Random;
use crate::words;

/// The main colour of an image. A work has the colour of its image.
pub fn colour(record: &mut Map<String, Value>, seed: u64, image_id: &str) {
    let mut random = Random::new(seed, image_id, 3);
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
}

fn ids(corpus: &Corpus, from: usize, to: &str) -> Value {
    corpus
        .linked("artworks", from, to)
        .into_iter()
        .map(|at| corpus.id(to, at))
        .collect()
}

/// One term under each of the names that it has: the id, the title and both lists.
fn term(
    corpus: &Corpus,
    record: &mut Map<String, Value>,
    name: &str,
    subtype: &str,
    titles: &[&str],
) {
    let ids: Vec<Value> = titles
        .iter()
        .map(|title| corpus.term(subtype, title))
        .collect();
    let first = ids.first().cloned().unwrap_or(Value::Null);
    put(record, &format!("{name}_id"), first);
    let others: Value = ids.iter().skip(1).cloned().collect();
    put(record, &format!("alt_{name}_ids"), others);
    put(record, &format!("{name}_ids"), ids);
    put(record, &format!("{name}_title"), titles.first().copied());
    put(record, &format!("{name}_titles"), json!(titles));
}

/// What kind of work it is, of what, and in which style; says the kind.
fn classes(
    corpus: &Corpus,
    record: &mut Map<String, Value>,
    random: &mut Random,
    kind_at: usize,
    style_at: usize,
) -> &'static str {
    let (kind, medium, department) = NAMES.kinds.get(kind_at).copied().unwrap_or_default();
    put(record, "medium_display", medium);
    put(record, "artwork_type_title", kind);
    let at = NAMES
        .vocabulary("artwork-types")
        .iter()
        .position(|title| *title == kind);
    put(
        record,
        "artwork_type_id",
        corpus.id("artwork-types", at.unwrap_or(0)),
    );
    put(record, "department_title", department);
    put(record, "department_id", corpus.category(department));
    let category = random.pick(NAMES.vocabulary("categories"));
    put(
        record,
        "category_ids",
        json!([corpus.category(department), corpus.category(category)]),
    );
    put(record, "category_titles", json!([department, category]));
    let style = NAMES
        .titles("style")
        .get(style_at)
        .copied()
        .unwrap_or_default();
    let classification = kind.to_lowercase();
    let material = medium.to_lowercase();
    let technique = NAMES
        .titles("technique")
        .get(kind_at)
        .copied()
        .unwrap_or_default();
    let count = 1 + random.below(3);
    let subjects = random.some(NAMES.titles("subject"), count);
    term(corpus, record, "style", "style", &[style]);
    term(
        corpus,
        record,
        "classification",
        "classification",
        &[&classification],
    );
    term(corpus, record, "material", "material", &[&material]);
    term(corpus, record, "technique", "technique", &[technique]);
    term(corpus, record, "subject", "subject", &subjects);
    let theme: &[&str] = if random.once_in(6) {
        &["Essentials"]
    } else {
        &[]
    };
    put(record, "theme_titles", json!(theme));
    let mut terms = vec![style, &classification, &material, technique];
    terms.extend(subjects);
    put(record, "term_titles", json!(terms));
    kind
}

fn origin(
    corpus: &Corpus,
    record: &mut Map<String, Value>,
    random: &mut Random,
    index: usize,
) -> (String, &'static str) {
    let origin = corpus.origin(index);
    let artist = corpus.agent(origin.artist);
    let end = artist.born
        + random
            .between(25, 60)
            .min(artist.died.unwrap_or(2020) - artist.born);
    let start = end - random.between(0, 3);
    let dates = if start == end {
        end.to_string()
    } else {
        format!("{start}–{end}")
    };
    let lived = artist.died.map_or_else(
        || format!("born {}", artist.born),
        |died| format!("{}–{died}", artist.born),
    );
    let public = artist.died.is_some_and(|died| died < 1954);
    put(
        record,
        "main_reference_number",
        format!("{}.{}", end + 30, index + 1),
    );
    put(record, "date_start", start);
    put(record, "date_end", end);
    put(record, "date_display", dates);
    let made = random.once_in(3);
    // Where there is none, the text is empty and not null.
    put(
        record,
        "date_qualifier_title",
        if made { "Made" } else { "" },
    );
    put(
        record,
        "date_qualifier_id",
        made.then(|| corpus.id("artwork-date-qualifiers", 0)),
    );
    put(
        record,
        "artist_display",
        format!("{} ({}, {lived})", artist.name, artist.country),
    );
    put(record, "place_of_origin", artist.country);
    put(record, "is_public_domain", public);
    put(record, "is_zoomable", public);
    let id = corpus.id("agents", origin.artist);
    put(record, "artist_id", id.clone());
    put(record, "artist_title", artist.name.clone());
    put(record, "alt_artist_ids", json!([]));
    put(record, "artist_ids", json!([id]));
    put(record, "artist_titles", json!([artist.name]));
    let kind = classes(corpus, record, random, origin.kind, origin.style);
    (artist.name, kind)
}

fn place(corpus: &Corpus, record: &mut Map<String, Value>, random: &mut Random) {
    let hall = random
        .once_in(4)
        .then(|| random.below(corpus.count("galleries")));
    put(record, "is_on_view", hall.is_some());
    put(
        record,
        "gallery_id",
        hall.map(|hall| corpus.id("galleries", hall)),
    );
    put(
        record,
        "gallery_title",
        hall.map(|hall| corpus.title("galleries", hall)),
    );
    let latitude = hall.map(|_| 41.879 + random.unit() / 1000.0);
    put(record, "latitude", latitude);
    put(
        record,
        "longitude",
        hall.map(|_| -87.623 - random.unit() / 1000.0),
    );
    // The service writes the latitude twice.
    put(
        record,
        "latlon",
        latitude.map(|number| format!("{number},{number}")),
    );
}

/// A work's pictures and the other records that belong to it.
fn related(corpus: &Corpus, record: &mut Map<String, Value>, index: usize, alt_text: &str) {
    let pictures: Vec<Value> = corpus
        .pictures(index)
        .into_iter()
        .map(|at| corpus.id("images", at))
        .collect();
    let image = pictures.first().map(plain).unwrap_or_default();
    colour(record, corpus.seed(), &image);
    let (width, height) = native_size(corpus.seed(), &image);
    put(record, "thumbnail.lqip", TINY_PICTURE);
    put(record, "thumbnail.width", width);
    put(record, "thumbnail.height", height);
    put(record, "thumbnail.alt_text", alt_text);
    put(record, "image_id", image);
    put(
        record,
        "alt_image_ids",
        pictures.into_iter().skip(1).collect::<Value>(),
    );
    let texts = ids(corpus, index, "texts");
    put(record, "document_ids", texts.clone());
    put(record, "text_ids", texts);
    put(record, "sound_ids", ids(corpus, index, "sounds"));
    put(record, "video_ids", ids(corpus, index, "videos"));
    put(record, "section_ids", ids(corpus, index, "sections"));
    let sections = corpus.linked("artworks", index, "sections");
    let titles: Value = sections
        .iter()
        .map(|at| json!(corpus.title("sections", *at)))
        .collect();
    put(record, "section_titles", titles);
    put(record, "site_ids", ids(corpus, index, "sites"));
}

/// Fills in a work's record.
pub fn describe(
    corpus: &Corpus,
    record: &mut Map<String, Value>,
    random: &mut Random,
    segment: &str,
    index: usize,
) {
    let title = corpus.title(segment, index);
    let (artist, kind) = origin(corpus, record, random, index);
    place(corpus, record, random);
    let (width, height) = (random.between(20, 200), random.between(20, 160));
    put(record, "alt_titles", Value::Null);
    // An inserted record comes first in searches too.
    let boosted = index.is_multiple_of(20) || index >= corpus.count(segment);
    put(record, "is_boosted", boosted);
    put(record, "boost_rank", boosted.then_some(index / 20 + 1));
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
    put(
        record,
        "credit_line",
        format!("Gift of {}", words::person(random)),
    );
    let this_year = i64::from(corpus.environment.today.year());
    put(record, "fiscal_year", random.between(1990, this_year));
    let left = segment == "deaccessions";
    put(
        record,
        "fiscal_year_deaccession",
        left.then(|| random.between(2015, this_year)),
    );
    put(
        record,
        "max_zoom_window_size",
        if random.once_in(2) { -1 } else { 843 },
    );
    put(record, "nomisma_id", Value::Null);
    related(
        corpus,
        record,
        index % corpus.artworks,
        &format!("{kind} by {artist}: {title}."),
    );
}
