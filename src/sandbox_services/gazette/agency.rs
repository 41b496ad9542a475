//! An agency of the gazette's data, and its record.

use serde_json::{Value, json};

use super::names::NAMES;
use crate::environment::Environment;
use crate::random::Random;
use crate::words;

/// An agency.
#[derive(Debug)]
pub struct Agency {
    pub id: i64,
    pub slug: String,
    pub name: &'static str,
    pub record: Value,
    /// Its form in a document, as JSON.
    pub mention: String,
}

/// The agency of an entry of the names.
pub fn agency(environment: &Environment, entry: &(&'static str, &str, i64, i64)) -> Agency {
    let (name, short, id, parent) = *entry;
    let slug = words::slug(name);
    let mut random = Random::new(environment.seed, "agency", id.unsigned_abs());
    let children: Vec<&(&str, &str, i64, i64)> = NAMES
        .agencies
        .iter()
        .filter(|other| other.3 == id)
        .collect();
    let logo = format!("logos/{slug}");
    let url = words::address(&format!("agencies/{slug}"));
    let json_url = format!("{}/agencies/{id}", environment.base_url);
    let parent = (parent > 0).then_some(parent);
    let record = json!({
        "agency_url": words::address(&slug),
        "child_ids": children.iter().map(|child| child.2).collect::<Vec<_>>(),
        "child_slugs": children.iter().map(|child| words::slug(child.0)).collect::<Vec<_>>(),
        "description": words::paragraph(&mut random, 2),
        "id": id,
        "logo": if random.once_in(5) { Value::Null } else { json!({
            "thumb_url": words::address(&format!("{logo}/thumb.png")),
            "small_url": words::address(&format!("{logo}/small.png")),
            "medium_url": words::address(&format!("{logo}/medium.png")),
        }) },
        "name": name,
        "parent_id": parent,
        "recent_articles_url":
            format!("{}/documents?conditions%5Bagency_ids%5D%5B%5D={id}&order=newest", environment.base_url),
        "short_name": (!short.is_empty()).then_some(short),
        "slug": slug,
        "url": url,
        "json_url": json_url,
    });
    let mention = json!({
        "raw_name": name.to_uppercase(),
        "name": name,
        "id": id,
        "url": url,
        "json_url": json_url,
        "parent_id": parent,
        "slug": slug,
    });
    Agency {
        id,
        slug,
        name,
        record,
        mention: mention.to_string(),
    }
}
