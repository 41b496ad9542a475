//! Searches of documents: conditions, pages, counts.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::{Map, Value, json};

use super::corpus::{Corpus, Document};
use super::names::{KINDS, SECTIONS};
use super::{Gazette, message, unknown_fields};
use crate::sandbox::call::Call;
use crate::sandbox::data::dates;
use crate::sandbox::data::words::{mentions, slug};
use crate::sandbox::lists::{self, Page};
use crate::sandbox::reply::Reply;

const SEARCH_MEMBERS: [&str; 10] = [
    "title",
    "type",
    "abstract",
    "document_number",
    "html_url",
    "pdf_url",
    "public_inspection_pdf_url",
    "publication_date",
    "agencies",
    "excerpts",
];

const CSV_MEMBERS: [&str; 9] = [
    "title",
    "type",
    "agency_names",
    "abstract",
    "citation",
    "document_number",
    "html_url",
    "pdf_url",
    "publication_date",
];

/// The conditions that searches know.
const CONDITIONS: [&str; 20] = [
    "term",
    "type",
    "agencies",
    "agency_ids",
    "publication_date",
    "effective_date",
    "comment_date",
    "signing_date",
    "sections",
    "topics",
    "presidential_document_type",
    "president",
    "docket_id",
    "regulation_id_number",
    "significant",
    "correction",
    "accepting_comments_on_regulations_dot_gov",
    "cfr",
    "near",
    "small_entity_ids",
];

/// The last page and the last record that searches reach.
const LAST_PAGE: usize = 50;
const WINDOW: usize = 10_000;

/// The parts of a condition's name: `conditions[publication_date][is]` is those two words.
pub fn condition(name: &str) -> Option<Vec<&str>> {
    let rest = name.strip_prefix("conditions[")?.strip_suffix(']')?;
    Some(rest.split("][").filter(|part| !part.is_empty()).collect())
}

/// The values of one condition.
pub fn values<'a>(call: &'a Call, name: &str) -> Vec<&'a str> {
    call.query
        .iter()
        .filter(|(given, value)| {
            !value.is_empty() && condition(given).is_some_and(|parts| parts.first() == Some(&name))
        })
        .map(|(_, value)| value.as_str())
        .collect()
}

/// The value of a condition with a second word, such as `publication_date` and `gte`.
pub fn part<'a>(call: &'a Call, name: &str, part: &str) -> Option<&'a str> {
    call.query
        .iter()
        .find(|(given, value)| !value.is_empty() && condition(given) == Some(vec![name, part]))
        .map(|(_, value)| value.as_str())
}

fn day(document: &Document, member: &str) -> Option<Date> {
    document.record.get(member)?.as_str().and_then(dates::parse)
}

/// Whether a date condition holds.
fn within(call: &Call, name: &str, day: Option<Date>) -> bool {
    let asked = |word: &str| part(call, name, word);
    let is = asked("is").and_then(dates::parse);
    let year = asked("year").and_then(|text| text.parse::<i16>().ok());
    let from = asked("gte").and_then(dates::parse);
    let to = asked("lte").and_then(dates::parse);
    if is.is_none() && year.is_none() && from.is_none() && to.is_none() {
        return true;
    }
    day.is_some_and(|day| {
        is.is_none_or(|is| day == is)
            && year.is_none_or(|year| day.year() == year)
            && from.is_none_or(|from| day >= from)
            && to.is_none_or(|to| day <= to)
    })
}

fn fits(corpus: &Corpus, document: &Document, call: &Call) -> bool {
    let record = &document.record;
    let text = |name: &str| record.get(name).and_then(Value::as_str).unwrap_or_default();
    let any = |name: &str, check: &dyn Fn(&str) -> bool| {
        let asked = values(call, name);
        asked.is_empty() || asked.into_iter().any(check)
    };
    let flag = |name: &str, holds: bool| {
        values(call, name)
            .first()
            .is_none_or(|asked| (*asked == "1") == holds)
    };
    let listed = |name: &str, asked: &str| {
        record
            .get(name)
            .and_then(Value::as_array)
            .is_some_and(|list| list.iter().any(|item| item.as_str() == Some(asked)))
    };
    any("term", &|term| {
        let plain = term.replace(['"', '|', '&', '!', '(', ')'], " ");
        mentions(&format!("{} {}", text("title"), text("abstract")), &plain)
    }) && any("type", &|code| code == document.code)
        && any("agencies", &|slug| {
            corpus
                .agency_of(document)
                .is_some_and(|agency| agency.slug == slug)
        })
        && within(call, "publication_date", Some(document.published))
        && within(call, "effective_date", day(document, "effective_on"))
        && within(call, "comment_date", day(document, "comments_close_on"))
        && within(call, "signing_date", day(document, "signing_date"))
        && any("sections", &|section| section == document.section)
        && any("topics", &|topic| topic == slug(document.topic))
        && any("presidential_document_type", &|asked| {
            document.subtype == Some(asked)
        })
        && any("president", &|asked| {
            document.president && asked == "joe-biden"
        })
        && any("docket_id", &|asked| text("docket_id") == asked)
        && any("regulation_id_number", &|asked| {
            listed("regulation_id_numbers", asked)
        })
        && flag(
            "significant",
            record.get("significant") == Some(&json!(true)),
        )
        && flag("correction", false)
        && flag("accepting_comments_on_regulations_dot_gov", false)
        && part(call, "cfr", "title").is_none_or(|asked| {
            record
                .get("cfr_references")
                .and_then(Value::as_array)
                .is_some_and(|list| {
                    list.iter().any(|one| {
                        let title = one.get("title").and_then(Value::as_i64);
                        title.is_some() && title == asked.parse().ok()
                    })
                })
        })
}

/// The text with the words of the search marked.
fn marked(text: &str, term: &str) -> String {
    text.split(' ')
        .map(|word| {
            let hit = term
                .split_whitespace()
                .any(|one| word.to_lowercase().starts_with(&one.to_lowercase()));
            if hit {
                format!("<span class=\"match\">{word}</span>")
            } else {
                word.to_owned()
            }
        })
        .collect::<Vec<_>>()
        .join(" ")
}

impl Gazette {
    /// The documents that a search finds, in its order.
    fn found(&self, call: &Call) -> Result<Vec<&Document>, Reply> {
        let mut wrong = Map::new();
        for (name, _) in &call.query {
            if let Some(parts) = condition(name)
                && let Some(first) = parts.first()
                && !CONDITIONS.contains(first)
            {
                wrong.insert((*first).to_owned(), json!("is not a valid field"));
            }
        }
        for name in [
            "publication_date",
            "effective_date",
            "comment_date",
            "signing_date",
        ] {
            for word in ["is", "gte", "lte"] {
                if part(call, name, word).is_some_and(|text| dates::parse(text).is_none()) {
                    wrong.insert(name.to_owned(), json!("is not a valid date"));
                }
            }
        }
        if !wrong.is_empty() {
            return Err(Reply::json(400, &json!({ "errors": wrong })));
        }
        let corpus = self.corpus();
        let mut found: Vec<&Document> = corpus
            .documents
            .iter()
            .filter(|document| fits(corpus, document, call))
            .collect();
        if call.query("order") != Some("oldest") {
            found.reverse();
        }
        Ok(found)
    }

    fn shown(&self, document: &Document, names: &[&str], term: &str) -> Value {
        let mut record = lists::select(&document.record, names);
        if let Some(excerpts) = record.get_mut("excerpts") {
            let text = document.record.get("abstract").and_then(Value::as_str);
            *excerpts = match text {
                Some(text) if term.is_empty() => {
                    json!(text.chars().take(255).collect::<String>())
                }
                Some(text) => json!(marked(text, term)),
                None => Value::Null,
            };
        }
        record
    }

    /// The page that `page` and `per_page` ask for, with the service's silent corrections.
    fn page(call: &Call, total: usize) -> Page {
        let number = |name: &str| call.query(name).and_then(|text| text.parse::<usize>().ok());
        let limit = number("per_page")
            .filter(|limit| (2..=2000).contains(limit))
            .unwrap_or(20);
        let page = number("page")
            .filter(|page| (1..=LAST_PAGE).contains(page) && page * limit <= WINDOW)
            .unwrap_or(1);
        Page { page, limit, total }
    }

    fn page_address(&self, call: &Call, page: usize) -> String {
        let encode = |text: &str| {
            percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC)
                .to_string()
        };
        let mut pairs: Vec<String> = call
            .query
            .iter()
            .filter(|(name, _)| name != "page")
            .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
            .collect();
        pairs.push(format!("page={page}"));
        format!("{}/documents.json?{}", self.home.base_url, pairs.join("&"))
    }

    fn description(call: &Call) -> String {
        let mut parts = Vec::new();
        if let Some(term) = values(call, "term").first() {
            parts.push(format!("matching '{term}'"));
        }
        for code in values(call, "type") {
            if let Some((_, name)) = KINDS.iter().find(|(known, _)| *known == code) {
                parts.push(format!("of type {name}"));
            }
        }
        for slug in values(call, "agencies") {
            parts.push(format!("from {slug}"));
        }
        if parts.is_empty() {
            "All Documents".to_owned()
        } else {
            format!("Documents {}", parts.join(" and "))
        }
    }

    /// `documents.json`.
    pub(super) fn search(&self, call: &Call) -> Reply {
        let found = match self.found(call) {
            Ok(found) => found,
            Err(reply) => return reply,
        };
        let names: Vec<&str> = call.queries("fields[]").collect();
        if let Some(reply) = unknown_fields(&names, &self.document_members()) {
            return reply;
        }
        if call.query("fields").is_some() {
            return message(500, "Internal Server Error");
        }
        let names = if names.is_empty() {
            SEARCH_MEMBERS.to_vec()
        } else {
            names
        };
        let page = Self::page(call, found.len());
        let mut answer = Map::new();
        answer.insert("count".to_owned(), json!(found.len()));
        answer.insert("description".to_owned(), json!(Self::description(call)));
        if call.query("metadata_only") == Some("1") || found.is_empty() {
            return Reply::json_utf8(200, &Value::Object(answer));
        }
        let pages = page.pages().min(LAST_PAGE);
        answer.insert("total_pages".to_owned(), json!(pages));
        if page.page < pages {
            answer.insert(
                "next_page_url".to_owned(),
                json!(self.page_address(call, page.page + 1)),
            );
        }
        if page.page > 1 {
            answer.insert(
                "previous_page_url".to_owned(),
                json!(self.page_address(call, page.page - 1)),
            );
        }
        let term = values(call, "term").first().copied().unwrap_or_default();
        let results: Vec<Value> = page
            .of(&found)
            .iter()
            .map(|document| self.shown(document, &names, term))
            .collect();
        answer.insert("results".to_owned(), json!(results));
        Reply::json_utf8(200, &Value::Object(answer))
    }

    /// `documents.csv`.
    pub(super) fn search_csv(&self, call: &Call) -> Reply {
        let found = match self.found(call) {
            Ok(found) => found,
            Err(reply) => return reply,
        };
        let names: Vec<&str> = call.queries("fields[]").collect();
        if let Some(reply) = unknown_fields(&names, &self.document_members()) {
            return reply;
        }
        let names = if names.is_empty() {
            CSV_MEMBERS.to_vec()
        } else {
            names
        };
        let cell = |value: Option<&Value>| {
            let text = match value {
                None | Some(Value::Null) => String::new(),
                Some(Value::String(text)) => text.clone(),
                Some(Value::Array(items)) => items
                    .iter()
                    .map(|item| {
                        item.as_str()
                            .map_or_else(|| item.to_string(), str::to_owned)
                    })
                    .collect::<Vec<_>>()
                    .join("; "),
                Some(value) => value.to_string(),
            };
            if text.contains([',', '"', '\n']) {
                format!("\"{}\"", text.replace('"', "\"\""))
            } else {
                text
            }
        };
        let mut lines = vec![names.join(",")];
        for document in Self::page(call, found.len()).of(&found) {
            let cells: Vec<String> = names
                .iter()
                .map(|name| cell(document.record.get(*name)))
                .collect();
            lines.push(cells.join(","));
        }
        Reply::new(200, "text/csv; charset=utf-8", lines.join("\n") + "\n")
    }

    /// `documents/facets/{facet}`.
    pub(super) fn facets(&self, call: &Call) -> Reply {
        let found = match self.found(call) {
            Ok(found) => found,
            Err(reply) => return reply,
        };
        let corpus = self.corpus();
        let facet = call.argument("facet");
        if let Some(period) = Period::of(facet) {
            let first = part(call, "publication_date", "gte").and_then(dates::parse);
            let last = part(call, "publication_date", "lte")
                .and_then(dates::parse)
                .unwrap_or_else(|| corpus.newest());
            // The service counts from 1994 on; day by day it would refuse that many, and the
            // sandbox begins with its own first year then.
            let begin = match period {
                Period::Daily => dates::YEAR,
                _ => jiff::civil::date(1994, 1, 1),
            };
            let first = first.unwrap_or(begin);
            if period == Period::Daily && dates::days_between(first, last) > 10_000 {
                return Reply::json_utf8(
                    400,
                    &json!({ "errors": { "facet": "is only allowed for 10000 days at most" } }),
                );
            }
            return Reply::json_utf8(200, &period.counts(&found, first, last));
        }
        let mut counts: BTreeMap<(String, String), usize> = BTreeMap::new();
        for document in found {
            let key = match facet {
                "agency" => corpus
                    .agency_of(document)
                    .map(|agency| (agency.slug.clone(), agency.name.to_owned())),
                "topic" => Some((slug(document.topic), document.topic.to_owned())),
                "section" => SECTIONS
                    .iter()
                    .find(|(section, _)| *section == document.section)
                    .map(|(section, name)| ((*section).to_owned(), (*name).to_owned())),
                "type" => KINDS
                    .iter()
                    .find(|(code, _)| *code == document.code)
                    .map(|(code, name)| ((*code).to_owned(), (*name).to_owned())),
                "subtype" => document.subtype.map(|name| {
                    let shown = document.record.get("subtype").and_then(Value::as_str);
                    (name.to_owned(), shown.unwrap_or(name).to_owned())
                }),
                _ => return message(404, "Record Not Found"),
            };
            if let Some(key) = key {
                *counts.entry(key).or_default() += 1;
            }
        }
        Reply::json_utf8(200, &counted(counts))
    }
}

/// Counts by key and name, the largest first.
pub fn counted(counts: BTreeMap<(String, String), usize>) -> Value {
    let mut counts: Vec<((String, String), usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts
        .into_iter()
        .take(1000)
        .map(|((key, name), count)| (key, json!({ "count": count, "name": name })))
        .collect()
}

/// The periods that documents are counted by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Period {
    Daily,
    Weekly,
    Monthly,
    Quarterly,
    Yearly,
}

impl Period {
    fn of(facet: &str) -> Option<Self> {
        Some(match facet {
            "daily" => Period::Daily,
            "weekly" => Period::Weekly,
            "monthly" => Period::Monthly,
            "quarterly" => Period::Quarterly,
            "yearly" => Period::Yearly,
            _ => return None,
        })
    }

    /// The first day of the period that holds the day.
    fn first(self, day: Date) -> Date {
        let of = |month: i8| Date::new(day.year(), month, 1).unwrap_or(day);
        match self {
            Period::Daily => day,
            Period::Weekly => dates::later(day, -i64::from(day.weekday().to_monday_zero_offset())),
            Period::Monthly => of(day.month()),
            Period::Quarterly => of((day.month() - 1) / 3 * 3 + 1),
            Period::Yearly => of(1),
        }
    }

    fn next(self, first: Date) -> Date {
        let days = match self {
            Period::Daily => 1,
            Period::Weekly => 7,
            Period::Monthly => 32,
            Period::Quarterly => 93,
            Period::Yearly => 367,
        };
        self.first(dates::later(first, days))
    }

    fn name(self, first: Date) -> String {
        match self {
            Period::Daily => first.strftime("%m/%d/%Y").to_string(),
            Period::Weekly => {
                let week = first.iso_week_date();
                format!("{} Week {:02}", week.year(), week.week())
            }
            Period::Monthly => format!("{} {}", dates::month_name(first), first.year()),
            Period::Quarterly => format!("Q{} {}", (first.month() - 1) / 3 + 1, first.year()),
            Period::Yearly => first.year().to_string(),
        }
    }

    /// The counts of every period, those without a document included.
    fn counts(self, found: &[&Document], first: Date, last: Date) -> Value {
        let mut counts: BTreeMap<Date, usize> = BTreeMap::new();
        let mut at = self.first(first);
        while at <= last {
            counts.insert(at, 0);
            at = self.next(at);
        }
        for document in found {
            if let Some(count) = counts.get_mut(&self.first(document.published)) {
                *count += 1;
            }
        }
        counts
            .into_iter()
            .map(|(first, count)| {
                (
                    dates::text(first),
                    json!({ "count": count, "name": self.name(first) }),
                )
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_are_read_from_brackets() {
        assert_eq!(condition("conditions[type][]"), Some(vec!["type"]));
        assert_eq!(
            condition("conditions[publication_date][is]"),
            Some(vec!["publication_date", "is"])
        );
        assert_eq!(condition("per_page"), None);
    }

    #[test]
    fn periods_follow_each_other() {
        let day = jiff::civil::date(2024, 5, 15);
        for (facet, first, next, name) in [
            ("daily", "2024-05-15", "2024-05-16", "05/15/2024"),
            ("weekly", "2024-05-13", "2024-05-20", "2024 Week 20"),
            ("monthly", "2024-05-01", "2024-06-01", "May 2024"),
            ("quarterly", "2024-04-01", "2024-07-01", "Q2 2024"),
            ("yearly", "2024-01-01", "2025-01-01", "2024"),
        ] {
            let period = Period::of(facet).unwrap();
            assert_eq!(dates::text(period.first(day)), first);
            assert_eq!(dates::text(period.next(period.first(day))), next);
            assert_eq!(period.name(period.first(day)), name);
        }
    }
}
