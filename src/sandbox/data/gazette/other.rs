//! What the gazette serves beside its searches.

use std::collections::BTreeMap;

use jiff::civil::{Date, date};
use serde_json::{Map, Value, json};

use super::corpus::Document;
use super::names::{KINDS, SECTIONS, SUBJECTS};
use super::search::values;
use super::{Gazette, message, unknown_fields};
use crate::sandbox::call::Call;
use crate::sandbox::data::random::Random;
use crate::sandbox::data::words::{self, slug};
use crate::sandbox::data::{dates, typed};
use crate::sandbox::lists;
use crate::sandbox::reply::Reply;

/// Days of 2024 on which no issue appears.
const HOLIDAYS: [(i8, i8, &str); 11] = [
    (1, 1, "New Year's Day"),
    (1, 15, "Birthday of Martin Luther King, Jr."),
    (2, 19, "Washington's Birthday"),
    (5, 27, "Memorial Day"),
    (6, 19, "Juneteenth National Independence Day"),
    (7, 4, "Independence Day"),
    (9, 2, "Labor Day"),
    (10, 14, "Columbus Day"),
    (11, 11, "Veterans Day"),
    (11, 28, "Thanksgiving Day"),
    (12, 25, "Christmas Day"),
];

/// The images that are known: the documentation's and some of the same form.
const IMAGES: [&str; 4] = [
    "EP13OC15.011",
    "ER03JA24.000",
    "EN04JA24.001",
    "EP05FE24.002",
];

/// Slug, title, section and term of the suggested searches.
const SUGGESTED: [(&str, &str, &str, &str); 12] = [
    (
        "adoption",
        "Adoption",
        "health-and-public-welfare",
        "adoption",
    ),
    (
        "medicare",
        "Medicare",
        "health-and-public-welfare",
        "medicare",
    ),
    ("water-quality", "Water Quality", "environment", "water"),
    (
        "endangered-species",
        "Endangered Species",
        "environment",
        "wildlife",
    ),
    ("banking", "Banking", "money", "bank"),
    ("income-tax", "Income Tax", "money", "tax"),
    (
        "energy-efficiency",
        "Energy Efficiency",
        "business-and-industry",
        "energy",
    ),
    (
        "paperwork",
        "Information Collection",
        "business-and-industry",
        "information",
    ),
    (
        "airworthiness",
        "Airworthiness Directives",
        "science-and-technology",
        "airworthiness",
    ),
    (
        "broadband",
        "Broadband",
        "science-and-technology",
        "broadband",
    ),
    ("trade", "Antidumping", "world", "antidumping"),
    ("navigation", "Navigation", "world", "navigation"),
];

impl Gazette {
    /// `agencies`.
    pub(super) fn agencies(&self, call: &Call) -> Reply {
        let names: Vec<&str> = call.queries("fields[]").collect();
        let mut agencies: Vec<&Value> = self
            .corpus()
            .agencies
            .iter()
            .map(|agency| &agency.record)
            .collect();
        let known: Vec<&str> = agencies
            .first()
            .and_then(|record| record.as_object())
            .map(|members| members.keys().map(String::as_str).collect())
            .unwrap_or_default();
        if let Some(reply) = unknown_fields(&names, &known) {
            return reply;
        }
        agencies.sort_by_key(|record| record.get("name").and_then(Value::as_str));
        let shown: Vec<Value> = agencies
            .into_iter()
            .map(|record| {
                if names.is_empty() {
                    return record.clone();
                }
                let mut names = names.clone();
                // The list always says where a record is, asked or not.
                if !names.contains(&"json_url") {
                    names.push("json_url");
                }
                lists::select(record, &names)
            })
            .collect();
        Reply::json_utf8(200, &json!(shown))
    }

    /// `agencies/{slug}`; numbers work too, several with commas.
    pub(super) fn agency(&self, call: &Call) -> Reply {
        let asked = call.argument("slug");
        let names: Vec<&str> = call.queries("fields[]").collect();
        let shown = |record: &Value| {
            if names.is_empty() {
                let all: Vec<&str> = record
                    .as_object()
                    .into_iter()
                    .flat_map(|members| members.keys().map(String::as_str))
                    .filter(|name| *name != "json_url")
                    .collect();
                lists::select(record, &all)
            } else {
                lists::select(record, &names)
            }
        };
        let find = |asked: &str| {
            self.corpus()
                .agencies
                .iter()
                .find(|agency| agency.slug == asked || agency.id.to_string() == asked)
        };
        if asked.contains(',') {
            let found: Vec<Value> = asked
                .split(',')
                .filter_map(find)
                .map(|agency| shown(&agency.record))
                .collect();
            return Reply::json_utf8(200, &json!(found));
        }
        match find(asked) {
            Some(agency) => {
                let known: Vec<&str> = agency
                    .record
                    .as_object()
                    .map(|members| members.keys().map(String::as_str).collect())
                    .unwrap_or_default();
                unknown_fields(&names, &known)
                    .unwrap_or_else(|| Reply::json_utf8(200, &shown(&agency.record)))
            }
            None => Reply::json_utf8(404, &json!({ "error": 404 })),
        }
    }

    /// The first term of the search, which several paths cannot do without.
    fn term(call: &Call) -> Result<&str, Reply> {
        values(call, "term")
            .first()
            .copied()
            .ok_or_else(|| message(500, "Internal Server Error"))
    }

    pub(super) fn complete_agencies(&self, call: &Call) -> Reply {
        match Self::term(call) {
            Ok(term) => {
                let found: Vec<&Value> = self
                    .corpus()
                    .agencies
                    .iter()
                    .filter(|agency| words::mentions(agency.name, term))
                    .map(|agency| &agency.record)
                    .take(10)
                    .collect();
                Reply::json_utf8(200, &json!(found))
            }
            Err(reply) => reply,
        }
    }

    pub(super) fn complete_topics(&self, call: &Call) -> Reply {
        match Self::term(call) {
            Ok(term) => {
                let found: Vec<Value> = SUBJECTS
                    .iter()
                    .map(|(_, _, topic)| *topic)
                    .filter(|topic| words::mentions(topic, term))
                    .take(10)
                    .map(|topic| {
                        let path = format!("topics/{}", slug(topic));
                        json!({ "name": topic, "slug": slug(topic), "url": words::address(&path) })
                    })
                    .collect();
                Reply::json_utf8(200, &json!(found))
            }
            Err(reply) => reply,
        }
    }

    pub(super) fn complete_documents(&self, call: &Call) -> Reply {
        match Self::term(call) {
            Ok(term) => {
                let title = |document: &Document| {
                    let title = document.record.get("title").and_then(Value::as_str);
                    title.unwrap_or_default().to_owned()
                };
                let found: Vec<Value> = self
                    .corpus()
                    .documents
                    .iter()
                    .filter(|document| words::mentions(&title(document), term))
                    .take(10)
                    .map(|document| {
                        json!({
                            "document_number": document.number,
                            "search_term_completion": title(document),
                            "entry_type": document.record.get("type"),
                        })
                    })
                    .collect();
                Reply::json_utf8(200, &json!(found))
            }
            Err(reply) => reply,
        }
    }

    /// The table of contents of a day.
    pub(super) fn issue(&self, call: &Call) -> Reply {
        let asked = call.argument("pub_date");
        let day = if asked == "current" {
            self.corpus().newest()
        } else {
            match dates::parse(asked) {
                Some(day) => day,
                None => return message(400, "Invalid Date Requested"),
            }
        };
        let corpus = self.corpus();
        let mut agencies: BTreeMap<usize, BTreeMap<&str, Vec<Value>>> = BTreeMap::new();
        for document in corpus.documents.iter().filter(|one| one.published == day) {
            let kind = document
                .record
                .get("type")
                .and_then(Value::as_str)
                .unwrap_or("Notice");
            let subject = document
                .record
                .get("toc_subject")
                .cloned()
                .unwrap_or(Value::Null);
            agencies
                .entry(document.agency)
                .or_default()
                .entry(kind)
                .or_default()
                .push(json!({
                    "subject_1": subject,
                    "document_numbers": [document.number],
                }));
        }
        if agencies.is_empty() {
            return message(404, "Record Not Found");
        }
        let agencies: Vec<Value> = agencies
            .into_iter()
            .filter_map(|(agency, categories)| {
                let agency = corpus.agencies.get(agency)?;
                let categories: Vec<Value> = categories
                    .into_iter()
                    .map(|(kind, documents)| json!({ "type": kind, "documents": documents }))
                    .collect();
                Some(json!({
                    "name": agency.name,
                    "slug": agency.slug,
                    "document_categories": categories,
                }))
            })
            .collect();
        let text = format!("Volume 89, {}", dates::long(day));
        Reply::json_utf8(
            200,
            &json!({
                "agencies": agencies,
                "meta": { "publication_date": dates::text(day) },
                "note": { "title": "Reader Aids", "text": text },
            }),
        )
    }

    pub(super) fn image(&self, call: &Call) -> Reply {
        let asked = call.argument("image_id");
        let Some(known) = IMAGES
            .iter()
            .find(|known| known.eq_ignore_ascii_case(asked))
        else {
            return Reply::json_utf8(404, &json!({}));
        };
        let mut random = Random::new(self.home.seed, known, 0);
        let (width, height) = (random.between(400, 2400), random.between(300, 1800));
        let variants: Map<String, Value> = [("original_size", 1), ("large", 2), ("medium", 4)]
            .into_iter()
            .map(|(style, part)| {
                let file = format!("{known}/{style}.png");
                let variant = json!({
                    "content_type": "image/png",
                    "height": height / part,
                    "identifier": known,
                    "sha": random.hex(64),
                    "size": width * height / part / 7,
                    "url": words::address(&file),
                    "width": width / part,
                });
                (style.to_owned(), variant)
            })
            .collect();
        Reply::json_utf8(200, &Value::Object(variants))
    }

    fn suggestion(&self, entry: &(&str, &str, &str, &str)) -> Value {
        let (slug, title, section, term) = *entry;
        let mut random = Random::new(self.home.seed, slug, 0);
        json!({
            "description": format!("<p>{}</p>", words::sentence(&mut random)),
            "slug": slug,
            "search_conditions": { "term": term },
            "section": section,
            "title": title,
        })
    }

    pub(super) fn suggested_search(&self, call: &Call) -> Reply {
        match SUGGESTED
            .iter()
            .find(|entry| entry.0 == call.argument("slug"))
        {
            Some(entry) => Reply::json_utf8(200, &self.suggestion(entry)),
            None => message(404, "Record Not Found"),
        }
    }

    pub(super) fn suggested_searches(&self, call: &Call) -> Reply {
        let asked = values(call, "sections");
        let mut answer = Map::new();
        for (section, _) in SECTIONS {
            if !asked.is_empty() && !asked.contains(&section) {
                continue;
            }
            let searches: Vec<Value> = SUGGESTED
                .iter()
                .filter(|entry| entry.2 == section)
                .zip(1..)
                .map(|(entry, position)| {
                    let mut record = self.suggestion(entry);
                    let count = self
                        .corpus()
                        .documents
                        .iter()
                        .filter(|document| {
                            let title = document.record.get("title").and_then(Value::as_str);
                            words::mentions(title.unwrap_or_default(), entry.3)
                        })
                        .count();
                    if let Value::Object(members) = &mut record {
                        members.insert("documents_in_last_year".to_owned(), json!(count));
                        members.insert(
                            "documents_with_open_comment_periods".to_owned(),
                            json!(count / 5),
                        );
                        members.insert("position".to_owned(), json!(position));
                    }
                    record
                })
                .collect();
            answer.insert(section.to_owned(), json!(searches));
        }
        Reply::json_utf8(200, &Value::Object(answer))
    }

    pub(super) fn sections(&self) -> Reply {
        let sections: Map<String, Value> = SECTIONS
            .iter()
            .map(|(slug, name)| ((*slug).to_owned(), json!({ "name": name })))
            .collect();
        Reply::json_utf8(200, &Value::Object(sections))
    }

    pub(super) fn holidays(&self) -> Reply {
        let holidays: Map<String, Value> = HOLIDAYS
            .iter()
            .map(|(month, day, name)| (format!("2024-{month:02}-{day:02}"), json!(name)))
            .collect();
        Reply::json_utf8(200, &Value::Object(holidays))
    }

    pub(super) fn effective_dates(&self, call: &Call) -> Reply {
        let day = |name: &str| call.query(name).and_then(dates::parse);
        let (Some(first), Some(last)) = (day("start_date"), day("end_date")) else {
            return message(500, "Internal Server Error");
        };
        let span = dates::days_between(first, last);
        if span > 120 {
            return Reply::json_utf8(
                400,
                &json!({ "error": "The date range may be 120 days at most." }),
            );
        }
        let holiday = |day: Date| {
            HOLIDAYS
                .iter()
                .find(|(month, number, _)| date(day.year(), *month, *number) == day)
                .map(|(.., name)| *name)
        };
        let mut answer = Map::new();
        for published in (0..=span).map(|days| dates::later(first, days)) {
            if !dates::is_weekday(published) || holiday(published).is_some() {
                continue;
            }
            let mut terms = Map::new();
            for days in [15, 21, 30, 35, 45, 60, 90] {
                let mut effective = dates::later(published, days);
                let mut reasons: Vec<&str> = Vec::new();
                loop {
                    if let Some(name) = holiday(effective) {
                        reasons.push(name);
                    } else if !dates::is_weekday(effective) {
                        reasons.push("weekend");
                    } else {
                        break;
                    }
                    effective = dates::later(effective, 1);
                }
                terms.insert(
                    days.to_string(),
                    json!({ "date": dates::text(effective), "delay_reasons": reasons }),
                );
            }
            answer.insert(dates::text(published), Value::Object(terms));
        }
        Reply::json_utf8(200, &Value::Object(answer))
    }

    /// Yearly counts as CSV.
    pub(super) fn category_counts(&self, call: &Call) -> Reply {
        let name = call.argument("name");
        if !matches!(name, "document_type" | "page_count") {
            return message(404, "Record Not Found");
        }
        let mut lines = vec![format!("Year,{}", KINDS.map(|(_, kind)| kind).join(","))];
        for (at, year) in (1994..=2024).enumerate() {
            let mut random = Random::new(self.home.seed, name, at as u64);
            let factor = if name == "page_count" { 9 } else { 1 };
            let counts: Vec<String> = [(3000, 4800), (2000, 3400), (20_000, 27_000), (250, 500)]
                .into_iter()
                .map(|(low, high)| (factor * random.between(low, high)).to_string())
                .collect();
            lines.push(format!("{year},{}", counts.join(",")));
        }
        Reply::new(200, "text/csv; charset=utf-8", lines.join("\n") + "\n")
    }

    pub(super) fn site_notification(&self, call: &Call) -> Reply {
        if call.argument("identifier") != "maintenance" {
            return Reply::empty(404);
        }
        let mut random = Random::new(self.home.seed, "maintenance", 0);
        Reply::json_utf8(
            200,
            &json!({
                "identifier": "maintenance",
                "notification_type": "info",
                "description": words::sentence(&mut random),
                "updated_at": typed::moment(&mut random),
            }),
        )
    }

    /// The service's description of itself, from the rows.
    pub(super) fn documentation(&self) -> Reply {
        let mut paths = Map::new();
        for row in self.home.service.rows() {
            paths
                .entry(row.path.trim_end_matches(".json"))
                .or_insert_with(|| {
                    json!({ "get": {
                        "summary": row.summary,
                        "responses": { "200": { "description": "The answer" } },
                    } })
                });
        }
        Reply::json_utf8(
            200,
            &json!({
                "openapi": "3.0.0",
                "info": { "title": self.home.service.title, "version": "1.0" },
                "servers": [{ "url": self.home.base_url }],
                "paths": paths,
                "components": { "schemas": {} },
            }),
        )
    }
}
