//! Agencies, published documents and the same documents on public inspection.

use jiff::civil::Date;
use serde_json::{Map, Value, json};

use super::names::{AGENCIES, KINDS, SUBJECTS};

use crate::sandbox::data::random::Random;
use crate::sandbox::data::{Home, dates, typed, words};
use crate::table::Column;

/// How many documents were published.
const DOCUMENT_COUNT: usize = 420;

/// An agency.
#[derive(Debug)]
pub struct Agency {
    pub id: i64,
    pub slug: String,
    pub name: &'static str,
    pub record: Value,
}

/// A published document and what searches ask of it beyond its record.
#[derive(Debug)]
pub struct Document {
    pub number: String,
    pub code: &'static str,
    pub published: Date,
    /// The last public inspection issue that shows it.
    pub inspected: Date,
    pub section: &'static str,
    pub topic: &'static str,
    pub agency: usize,
    pub president: bool,
    /// `executive_order` and the like for presidential documents.
    pub subtype: Option<&'static str>,
    pub record: Value,
    pub inspection: Value,
}

/// The whole corpus.
#[derive(Debug)]
pub struct Corpus {
    pub agencies: Vec<Agency>,
    /// Oldest first.
    pub documents: Vec<Document>,
}

fn agency(home: &Home, entry: &(&'static str, &str, i64, i64)) -> Agency {
    let (name, short, id, parent) = *entry;
    let slug = words::slug(name);
    let mut random = Random::new(home.seed, "agency", id.unsigned_abs());
    let children: Vec<&(&str, &str, i64, i64)> =
        AGENCIES.iter().filter(|other| other.3 == id).collect();
    let logo = format!("logos/{slug}");
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
        "parent_id": (parent > 0).then_some(parent),
        "recent_articles_url":
            format!("{}/documents?conditions%5Bagencies%5D%5B%5D={slug}", home.base_url),
        "short_name": (!short.is_empty()).then_some(short),
        "slug": slug.clone(),
        "url": words::address(&format!("agencies/{slug}")),
        "json_url": format!("{}/agencies/{id}.json", home.base_url),
    });
    Agency {
        id,
        slug,
        name,
        record,
    }
}

/// The form in which a document names its agency.
fn mention(home: &Home, agency: &Agency) -> Value {
    let of = |name: &str| agency.record.get(name).cloned().unwrap_or(Value::Null);
    json!({
        "raw_name": agency.name.to_uppercase(),
        "name": agency.name,
        "id": agency.id,
        "url": of("url"),
        "json_url": format!("{}/agencies/{}", home.base_url, agency.id),
        "parent_id": of("parent_id"),
        "slug": agency.slug,
    })
}

/// The working days on which the documents appear, from January 3, 2024.
fn issue_day(index: usize) -> Date {
    let days = i64::try_from(index / 3).unwrap_or(0);
    // Three documents a working day: weeks of five days.
    let monday = dates::later(dates::YEAR, 7 * ((days + 2) / 5));
    dates::later(monday, (days + 2) % 5)
}

/// The working day before.
pub fn day_before(day: Date) -> Date {
    let mut before = dates::later(day, -1);
    while !dates::is_weekday(before) {
        before = dates::later(before, -1);
    }
    before
}

struct Making<'a> {
    home: &'a Home,
    agencies: &'a [Agency],
    columns: &'static [Column],
    inspection_columns: &'static [Column],
}

fn put(record: &mut Map<String, Value>, name: &str, value: impl Into<Value>) {
    typed::put(record, name, value.into());
}

fn filled(random: &mut Random, columns: &[Column]) -> Map<String, Value> {
    match typed::record(random, columns) {
        Value::Object(members) => members,
        _ => Map::new(),
    }
}

impl Making<'_> {
    fn document(&self, index: usize) -> Document {
        let mut random = Random::new(self.home.seed, "document", index as u64);
        let number = format!("2024-{:05}", index + 1);
        let published = issue_day(index);
        let inspected = day_before(published);
        let code = if index < 2 {
            "NOTICE"
        } else {
            [
                "NOTICE", "NOTICE", "NOTICE", "RULE", "RULE", "PRORULE", "PRORULE",
            ]
            .get(random.below(8))
            .copied()
            .unwrap_or("PRESDOCU")
        };
        let president = code == "PRESDOCU";
        let kind = KINDS
            .iter()
            .find(|(known, _)| *known == code)
            .map_or("", |(_, name)| name);
        let (subject, section, topic) = if index == 0 {
            (
                "Water Quality Certification",
                "environment",
                "Water pollution control",
            )
        } else {
            random.pick(&SUBJECTS)
        };
        let agency = if president {
            self.agencies.len().saturating_sub(1)
        } else if index == 0 {
            0
        } else {
            random.below(self.agencies.len().saturating_sub(1))
        };
        let subtype = president.then(|| {
            random.pick(&[
                "executive_order",
                "proclamation",
                "memorandum",
                "determination",
            ])
        });
        let title = match code {
            "PRESDOCU" => format!(
                "{} of {}",
                words::title(&mut random),
                dates::long(published)
            ),
            "NOTICE" => format!("{subject}; {}", words::title(&mut random)),
            _ => format!("{subject}: {}", words::title(&mut random)),
        };
        let abstract_text = format!(
            "This document concerns {}. {}",
            topic.to_lowercase(),
            words::paragraph(&mut random, 2)
        );
        let path = format!(
            "{}/{number}/{}",
            published.strftime("%Y/%m/%d"),
            words::slug(&title)
        );
        let mentioned: Vec<Value> = self
            .agencies
            .get(agency)
            .map(|agency| mention(self.home, agency))
            .into_iter()
            .collect();
        let names: Vec<&str> = self
            .agencies
            .get(agency)
            .map(|one| one.name)
            .into_iter()
            .collect();
        let start = 200 + 14 * i64::try_from(index).unwrap_or(0);
        let pages = random.between(1, 13);
        let docket = format!("{}-2024-{:04}", random.code(3), random.between(1, 999));
        let comments = (code == "PRORULE" || code == "NOTICE" && random.once_in(3))
            .then(|| dates::text(dates::working_day(dates::later(published, 60))));
        let effective = (code == "RULE" || president)
            .then(|| dates::text(dates::working_day(dates::later(published, 30))));

        let mut record = filled(&mut random, self.columns);
        let r = &mut record;
        put(r, "abstract", random.or_null(8, abstract_text.clone()));
        put(r, "action", format!("{kind}."));
        put(r, "agencies", mentioned.clone());
        put(r, "agency_names", names.clone());
        put(
            r,
            "body_html_url",
            words::address(&format!("full_text/html/{number}.html")),
        );
        put(
            r,
            "cfr_references",
            if code == "NOTICE" {
                json!([])
            } else {
                json!([{
                    "title": random.between(1, 50), "part": random.between(1, 400),
                    "chapter": null, "citation_url": null,
                }])
            },
        );
        put(r, "citation", format!("89 FR {start}"));
        put(r, "comments_close_on", comments.clone());
        put(
            r,
            "comment_url",
            comments.map(|_| words::address(&format!("comment/{number}"))),
        );
        put(r, "correction_of", Value::Null);
        put(r, "corrections", json!([]));
        put(
            r,
            "dates",
            effective
                .as_ref()
                .map(|day| format!("This rule is effective {day}.")),
        );
        put(r, "docket_id", docket.clone());
        put(r, "docket_ids", json!([docket]));
        put(r, "document_number", number.clone());
        put(r, "effective_on", effective);
        put(r, "start_page", start);
        put(r, "end_page", start + pages - 1);
        put(r, "page_length", pages);
        put(r, "excerpts", Value::Null);
        put(
            r,
            "executive_order_number",
            (subtype == Some("executive_order")).then(|| (14_110 + index / 40).to_string()),
        );
        put(r, "executive_order_notes", Value::Null);
        put(
            r,
            "proclamation_number",
            (subtype == Some("proclamation")).then(|| (10_690 + index / 40).to_string()),
        );
        put(r, "presidential_document_number", Value::Null);
        for (name, start) in [
            ("full_text_xml_url", "full_text/xml"),
            ("mods_url", "mods"),
            ("raw_text_url", "full_text/text"),
            ("public_inspection_pdf_url", "public_inspection"),
        ] {
            put(r, name, words::address(&format!("{start}/{number}")));
        }
        put(r, "html_url", words::address(&format!("documents/{path}")));
        put(r, "pdf_url", words::address(&format!("pdf/{number}.pdf")));
        put(
            r,
            "json_url",
            format!(
                "{}/documents/{number}?publication_date={published}",
                self.home.base_url
            ),
        );
        put(r, "images", json!({}));
        put(r, "images_metadata", json!({}));
        put(r, "not_received_for_publication", Value::Null);
        put(
            r,
            "page_views",
            json!({
                "count": random.between(20, 9000),
                "last_updated": format!("{} 08:15:02 -0400", dates::later(published, 30)),
            }),
        );
        put(
            r,
            "president",
            if president {
                json!({ "name": "Joseph R. Biden Jr.", "identifier": "joe-biden" })
            } else {
                Value::Null
            },
        );
        put(r, "publication_date", dates::text(published));
        put(r, "regulation_id_number_info", json!({}));
        put(r, "regulation_id_numbers", json!([]));
        put(r, "regulations_dot_gov_info", json!({}));
        put(
            r,
            "significant",
            (code != "NOTICE" && !president).then(|| random.once_in(6)),
        );
        put(r, "signing_date", president.then(|| dates::text(inspected)));
        put(
            r,
            "subtype",
            subtype.map(|name| match name {
                "executive_order" => "Executive Order",
                "proclamation" => "Proclamation",
                "memorandum" => "Memorandum",
                _ => "Determination",
            }),
        );
        put(r, "title", title.clone());
        put(r, "toc_doc", Value::Null);
        put(r, "toc_subject", subject);
        put(
            r,
            "topics",
            if code == "NOTICE" {
                json!([])
            } else {
                json!([topic])
            },
        );
        put(r, "type", kind);
        put(r, "volume", 89);

        let mut inspection = filled(&mut random, self.inspection_columns);
        let r = &mut inspection;
        let special = random.once_in(5);
        put(r, "agencies", mentioned);
        put(r, "agency_letters", json!([]));
        put(r, "agency_names", names);
        put(r, "docket_numbers", json!([docket]));
        put(r, "document_number", number.clone());
        put(r, "editorial_note", Value::Null);
        put(r, "excerpts", Value::Null);
        put(
            r,
            "filed_at",
            format!(
                "{inspected}T{}:00.000-05:00",
                if special { "16:15" } else { "08:45" }
            ),
        );
        put(
            r,
            "filing_type",
            if special { "special" } else { "regular" },
        );
        put(
            r,
            "html_url",
            words::address(&format!("public-inspection/{number}")),
        );
        put(
            r,
            "json_url",
            format!(
                "{}/public-inspection-documents/{number}",
                self.home.base_url
            ),
        );
        put(r, "last_public_inspection_issue", dates::text(inspected));
        put(r, "num_pages", pages);
        put(r, "page_views", Value::Null);
        put(r, "pdf_file_name", format!("{number}.pdf"));
        put(r, "pdf_file_size", random.between(90_000, 900_000));
        put(
            r,
            "pdf_updated_at",
            format!("{inspected}T08:45:03.000-05:00"),
        );
        put(
            r,
            "pdf_url",
            words::address(&format!("public_inspection/{number}.pdf")),
        );
        put(r, "publication_date", dates::text(published));
        put(
            r,
            "raw_text_url",
            words::address(&format!("public_inspection/{number}.txt")),
        );
        put(r, "subject_1", subject);
        put(r, "subject_2", Value::Null);
        put(r, "subject_3", Value::Null);
        put(r, "title", title);
        put(r, "toc_doc", Value::Null);
        put(r, "toc_subject", Value::Null);
        put(r, "type", kind);

        Document {
            number,
            code,
            published,
            inspected,
            section,
            topic,
            agency,
            president,
            subtype,
            record: Value::Object(record),
            inspection: Value::Object(inspection),
        }
    }
}

impl Corpus {
    /// Everything, from the seed.
    pub fn new(home: &Home) -> Self {
        let columns = |group: &str| {
            home.service
                .find(group, "search")
                .map_or(&[] as &'static [Column], |row| row.columns)
        };
        let mut agencies: Vec<Agency> = AGENCIES.iter().map(|entry| agency(home, entry)).collect();
        // The list is sorted by name, but the president's office stays last for `document`.
        let office = agencies.pop();
        agencies.sort_by(|one, two| one.name.cmp(two.name));
        agencies.extend(office);
        let making = Making {
            home,
            agencies: &agencies,
            columns: columns("documents"),
            inspection_columns: columns("public_inspection_documents"),
        };
        let documents = (0..DOCUMENT_COUNT)
            .map(|index| making.document(index))
            .collect();
        Self {
            agencies,
            documents,
        }
    }

    /// The day of the newest issue.
    pub fn newest(&self) -> Date {
        self.documents
            .last()
            .map_or(dates::YEAR, |document| document.published)
    }

    /// The document with a number in any of its forms.
    pub fn find(&self, asked: &str) -> Option<&Document> {
        let asked = asked.replace(['–', '—'], "-");
        let (year, serial) = asked.trim().split_once('-')?;
        let serial: usize = serial.parse().ok()?;
        self.documents
            .iter()
            .find(|document| document.number == format!("{year}-{serial:05}"))
    }

    /// The agency of a document.
    pub fn agency_of(&self, document: &Document) -> Option<&Agency> {
        self.agencies.get(document.agency)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn issues_appear_on_working_days() {
        assert_eq!(dates::text(issue_day(0)), "2024-01-03");
        for index in 0..DOCUMENT_COUNT {
            assert!(dates::is_weekday(issue_day(index)), "{index}");
            assert!(issue_day(index) <= issue_day(index + 1));
        }
    }
}
