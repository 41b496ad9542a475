//! Answers with images, sections, holidays, effective dates and counts: everything that is not a document.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::{Map, Value, json};

use super::answers::{answer, broken, not_found};
use super::calendar::{any_day, holiday, holidays, is_issue_day};
use super::images;
use super::names::{NAMES, Named, topics};
use super::search::csv_lines;
use super::service::Gazette;
use crate::call::Call;
use crate::handler::{Answered, OperationCall};
use crate::random::Random;
use crate::reply::Reply;
use crate::{column_values, dates, words};

/// The most days for which effective dates are computed.
const MOST_DAYS: i64 = 120;
const DELAYS: [i64; 7] = [15, 21, 30, 35, 45, 60, 90];

/// The day on which a document takes effect this many days after its publication, and the causes of delay.
fn effective(published: Date, days: i64) -> Value {
    let mut effective = dates::later(published, days);
    let mut reasons: Vec<&str> = Vec::new();
    while !is_issue_day(effective) {
        let weekend = (!dates::is_weekday(effective)).then_some("weekend");
        for reason in weekend.into_iter().chain(holiday(effective)) {
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        let next = dates::later(effective, 1);
        if next == effective {
            // The calendar ends here.
            break;
        }
        effective = next;
    }
    json!({ "date": dates::text(effective), "delay_reasons": reasons })
}

impl Gazette {
    /// `images/{id}`, in upper or lower case.
    pub(super) fn image(&self, call: &Call) -> Reply {
        let asked = call.argument("image_id").to_ascii_uppercase();
        let corpus = self.corpus();
        if asked != images::EXAMPLE && corpus.with_image(&asked).is_none() {
            return Reply::json_utf8(404, &json!({}));
        }
        Reply::json_utf8(200, &Value::Object(images::variants(corpus.seed, &asked)))
    }

    pub(super) fn sections(&self) -> Reply {
        let sections = NAMES.sections.iter();
        let sections: Value = sections
            .map(|(slug, name)| (*slug, json!({ "name": name })))
            .collect();
        Reply::json_utf8(200, &sections)
    }

    /// Every topic of the index: those of the thesaurus, and those that documents have beside it. Slugs repeat,
    /// and some are empty.
    pub(super) fn topics(&self) -> Answered {
        let refer = |(slug, name): &Named| json!({ "name": name, "slug": slug });
        let known: Vec<Named> = topics().collect();
        let thesaurus: Vec<Value> = known
            .iter()
            .zip(known.iter().cycle().skip(1))
            .zip(0..)
            .map(|((topic, next), at): (_, usize)| {
                let see = (at % 5 == 3).then(|| refer(next));
                let see_also = (at % 3 == 1).then(|| refer(next));
                json!({
                    "name": topic.1,
                    "slug": topic.0,
                    "see": Vec::from_iter(see),
                    "see_also": Vec::from_iter(see_also),
                    "cfr_references": [],
                })
            })
            .collect();
        let ad_hoc: Vec<Value> = known
            .iter()
            .zip(0..)
            .map(|((slug, name), at): (_, usize)| {
                json!({
                    "name": name.to_uppercase(),
                    "slug": if at % 7 == 2 { "" } else { *slug },
                    "see": [],
                    "see_also": [],
                    "cfr_references": [],
                })
            })
            .collect();
        let count = json!({
            "thesaurus": thesaurus.len(),
            "ad_hoc": ad_hoc.len(),
            "total": thesaurus.len() + ad_hoc.len(),
        });
        answer(json!({
            "meta": { "count": count },
            "results": { "thesaurus": thesaurus, "ad_hoc": ad_hoc },
        }))
    }

    /// The holidays of the years that the corpus covers.
    pub(super) fn holidays(&self) -> Reply {
        let corpus = self.corpus();
        let holidays: Value = (corpus.oldest().year()..=corpus.newest().year())
            .flat_map(holidays)
            .map(|(day, name)| (dates::text(day), json!(name)))
            .collect();
        Reply::json_utf8(200, &holidays)
    }

    pub(super) fn effective_dates(&self, call: &OperationCall<'_>) -> Answered {
        let day = |name: &str| call.query(name).and_then(any_day);
        let (Some(first), Some(last)) = (day("start_date"), day("end_date")) else {
            return Err(broken());
        };
        let span = dates::days_between(first, last);
        if span > MOST_DAYS {
            let text = format!("Request size must be smaller than {MOST_DAYS} days");
            return Err(Reply::json_utf8(400, &json!({ "error": text })));
        }
        let days = (0..=span).map(|days| dates::later(first, days));
        let found: Value = days
            .filter(|published| is_issue_day(*published))
            .map(|published| {
                let terms = DELAYS.map(|days| (days.to_string(), effective(published, days)));
                (dates::text(published), terms.into_iter().collect::<Value>())
            })
            .collect();
        answer(found)
    }

    /// Yearly counts of documents or of their pages, as CSV.
    pub(super) fn category_counts(&self, call: &OperationCall<'_>) -> Answered {
        let pages = match call.argument("name") {
            "document_type" => false,
            "page_count" => true,
            _ => return Err(not_found()),
        };
        let corpus = self.corpus();
        let mut years: BTreeMap<i16, Vec<u64>> = (corpus.oldest().year()..=corpus.newest().year())
            .map(|year| (year, vec![0; NAMES.kinds.len()]))
            .collect();
        for document in corpus.documents() {
            let kind = NAMES
                .kinds
                .iter()
                .position(|(code, _)| *code == document.code);
            let counts = years.entry(document.published.year()).or_default();
            if let Some(count) = kind.and_then(|kind| counts.get_mut(kind)) {
                *count += if pages { u64::from(document.pages) } else { 1 };
            }
        }
        let kinds: Vec<&str> = NAMES.kinds.iter().map(|(_, kind)| *kind).collect();
        let mut lines = vec![format!("Year,{}", kinds.join(","))];
        for (year, counts) in years {
            let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
            lines.push(format!("{year},{}", counts.join(",")));
        }
        Ok(csv_lines(&lines))
    }

    /// One notice is active, the other is not.
    pub(super) fn site_notification(&self, call: &OperationCall<'_>) -> Answered {
        match call.argument("identifier") {
            "maintenance" => {}
            "survey" => return answer(json!({})),
            _ => return Ok(Reply::empty(404)),
        }
        let mut random = Random::new(self.environment.seed, "maintenance", 0);
        answer(json!({
            "identifier": "maintenance",
            "notification_type": "info",
            "description": words::sentence(&mut random),
            "updated_at": column_values::moment(&mut random, self.environment.today),
        }))
    }

    /// The `OpenAPI` description of the service, from the operations.
    pub(super) fn documentation(&self) -> Reply {
        let mut paths = Map::new();
        for operation in self.environment.service.operations() {
            paths
                .entry(operation.path.trim_end_matches(".json"))
                .or_insert_with(|| {
                    json!({ "get": {
                        "summary": operation.summary,
                        "responses": { "200": { "description": "The answer" } },
                    } })
                });
        }
        Reply::json_utf8(
            200,
            &json!({
                "openapi": "3.0.0",
                "info": { "title": self.environment.service.title, "version": "1.0" },
                "servers": [{ "url": self.environment.base_url }],
                "paths": paths,
                "components": { "schemas": {} },
            }),
        )
    }
}
