//! Evaluates the part of the search engine's query language that the sandbox supports.

use std::cmp::Ordering;

use serde_json::{Map, Value};

use super::clause::{Refused, about, check_options, malformed, object, wanted};
use super::match_words::MatchedWords;
use super::record::{Cell, Id, Layout, Record};
use super::record_store;
use crate::dates;
use openshelf_core::catalog::ColumnKind;

/// The queries that the sandbox supports, as its refusals state them.
const TAKEN: &str = "range, term, terms, match, bool, match_all, exists, prefix and ids, with sort, from, size, page and limit";

/// The bounds of a range, of which two have another name.
const BOUNDS: [&str; 6] = ["gt", "gte", "lt", "lte", "from", "to"];

/// A searched member, possibly a member of a member.
#[derive(Debug, Clone)]
pub struct SearchedMember {
    /// Its position; `None` if no record has it.
    at: Option<usize>,
    inner: Vec<String>,
    pub is_id: bool,
    /// Its words are indexed rather than the whole text, which is under `.keyword`.
    pub is_worded: bool,
}

impl SearchedMember {
    /// The member with this name, with or without the suffix for the whole text.
    pub fn find(layout: &Layout, name: &str) -> Self {
        let bare = name.strip_suffix(".keyword").unwrap_or(name);
        let mut parts = bare.split('.');
        let worded = layout.column(bare).is_some_and(|column| {
            matches!(column.kind, ColumnKind::Utf8 | ColumnKind::ListUtf8)
                && !["id", "api_model", "api_link"].contains(&bare)
                && !bare.ends_with("_id")
                && !bare.ends_with("_ids")
        });
        Self {
            at: parts.next().and_then(|first| layout.position(first)),
            inner: parts.map(str::to_owned).collect(),
            is_id: bare == "id",
            is_worded: worded && bare == name,
        }
    }

    /// Whether records can have it.
    pub fn is_known(&self) -> bool {
        self.at.is_some()
    }

    /// Its value in a record.
    pub fn cell<'a>(&self, context: &SearchContext<'_>, record: &'a Record) -> Cell<'a> {
        let Some(at) = self.at else {
            return Cell::Nothing;
        };
        let mut cell = record.cell(context.layout, at);
        for name in &self.inner {
            let Cell::Many(value) = cell else {
                return Cell::Nothing;
            };
            cell = match value {
                Value::Object(mut members) => match members.remove(name) {
                    Some(Value::String(text)) => Cell::Text(text.into()),
                    Some(Value::Number(number)) => {
                        number.as_f64().map_or(Cell::Nothing, Cell::Number)
                    }
                    Some(Value::Bool(flag)) => Cell::Boolean(flag),
                    Some(Value::Null) | None => Cell::Nothing,
                    Some(many) => Cell::Many(many),
                },
                _ => Cell::Nothing,
            };
        }
        if context.skips_empty && cell.is_empty() {
            return Cell::Nothing;
        }
        cell
    }
}

/// How a search sees the records of a collection.
#[derive(Debug, Clone, Copy)]
pub struct SearchContext<'a> {
    pub layout: &'a Layout,
    /// Members that are null, false, zero or empty are not indexed.
    pub skips_empty: bool,
}

/// A parsed query.
#[derive(Debug)]
pub enum Query {
    All,
    Range(SearchedMember, Bounds),
    Terms(SearchedMember, Vec<Value>),
    Match(SearchedMember, MatchedWords),
    Exists(SearchedMember),
    Prefix(SearchedMember, String),
    Ids(Vec<Id>),
    Bool {
        must: Vec<Query>,
        must_not: Vec<Query>,
        should: Vec<Query>,
        least: usize,
    },
}

/// The bounds of a range; each has a flag whether it is included.
#[derive(Debug, Default, Clone)]
pub struct Bounds {
    low: Option<(Value, bool)>,
    high: Option<(Value, bool)>,
}

fn order(cell: &Cell<'_>, bound: &Value) -> Option<Ordering> {
    match (cell, bound) {
        (Cell::Number(own), Value::Number(bound)) => own.partial_cmp(&bound.as_f64()?),
        (Cell::Number(own), Value::String(bound)) => own.partial_cmp(&bound.trim().parse().ok()?),
        // A day includes all times of that day.
        (Cell::Text(own), Value::String(bound))
            if own.starts_with(bound.as_str()) && dates::parse(bound).is_some() =>
        {
            Some(Ordering::Equal)
        }
        (Cell::Text(own), Value::String(bound)) => Some(own.as_ref().cmp(bound.as_str())),
        (Cell::Text(own), Value::Number(bound)) => {
            Some(own.as_ref().cmp(bound.to_string().as_str()))
        }
        _ => None,
    }
}

impl Bounds {
    fn holds(&self, cell: &Cell<'_>) -> bool {
        if let Cell::Many(Value::Array(items)) = cell {
            return items.iter().any(|item| self.holds(&Cell::of(item)));
        }
        let within = |end: &Option<(Value, bool)>, side: Ordering| {
            end.as_ref().is_none_or(|(bound, closed)| {
                order(cell, bound)
                    .is_some_and(|order| order == side || (*closed && order == Ordering::Equal))
            })
        };
        *cell != Cell::Nothing
            && within(&self.low, Ordering::Greater)
            && within(&self.high, Ordering::Less)
    }
}

fn whole(value: &Value, round_up: bool) -> Option<i64> {
    let number = match value {
        Value::String(text) => text.trim().parse().ok()?,
        value => value.as_f64()?,
    };
    let number = if round_up {
        number.ceil()
    } else {
        number.floor()
    };
    Some(number as i64)
}

/// Whether a value equals the requested one; a query may have numbers and flags as text.
fn is_equal(cell: &Cell<'_>, wanted: &Value) -> bool {
    match (cell, wanted) {
        (Cell::Many(Value::Array(items)), wanted) => {
            items.iter().any(|item| is_equal(&Cell::of(item), wanted))
        }
        (Cell::Text(own), Value::String(wanted)) => own == wanted,
        (Cell::Text(own), Value::Number(wanted)) => **own == wanted.to_string(),
        (Cell::Number(own), Value::Number(wanted)) => Some(*own) == wanted.as_f64(),
        (Cell::Number(own), Value::String(wanted)) => wanted.trim().parse() == Ok(*own),
        (Cell::Boolean(own), Value::Bool(wanted)) => own == wanted,
        (Cell::Boolean(own), Value::String(wanted)) => *wanted == own.to_string(),
        _ => false,
    }
}

impl Query {
    /// Parses a query. An unsupported part is refused, never ignored.
    pub fn read(value: &Value, layout: &Layout) -> Result<Self, Refused> {
        let members = value
            .as_object()
            .ok_or_else(|| malformed("query malformed, must start with start_object"))?;
        let mut members = members.iter();
        let (Some((kind, body)), None) = (members.next(), members.next()) else {
            return Err(malformed(format!(
                "query malformed: one kind of query is expected; taken are {TAKEN}"
            )));
        };
        let member = |name: &str| SearchedMember::find(layout, name);
        match kind.as_str() {
            "match_all" => {
                check_options(kind, object(kind, body)?, &[])?;
                Ok(Self::All)
            }
            "term" => {
                let (name, given) = about(kind, body)?;
                let wanted = wanted(kind, given, "value")?.clone();
                if wanted.is_array() || wanted.is_object() || wanted.is_null() {
                    return Err(malformed("[term] takes one text, number or flag"));
                }
                Ok(Self::Terms(member(name), vec![wanted]))
            }
            "terms" => {
                let (name, wanted) = about(kind, body)?;
                let wanted = wanted
                    .as_array()
                    .ok_or_else(|| malformed("[terms] query requires an array of terms"))?;
                Ok(Self::Terms(member(name), wanted.clone()))
            }
            "match" => {
                let (name, given) = about(kind, body)?;
                Ok(Self::Match(member(name), MatchedWords::read(given)?))
            }
            "range" => {
                let (name, ends) = about(kind, body)?;
                Ok(Self::Range(member(name), range(object(kind, ends)?)?))
            }
            "exists" => {
                check_options(kind, object(kind, body)?, &["field"])?;
                match body.get("field").and_then(Value::as_str) {
                    Some(name) => Ok(Self::Exists(member(name))),
                    None => Err(malformed("[exists] must be provided with a [field]")),
                }
            }
            "prefix" => {
                let (name, given) = about(kind, body)?;
                let text = wanted(kind, given, "value")?.as_str();
                let text = text.ok_or_else(|| malformed("[prefix] takes a text"))?;
                Ok(Self::Prefix(member(name), text.to_owned()))
            }
            "ids" => {
                check_options(kind, object(kind, body)?, &["values"])?;
                let values = body.get("values").and_then(Value::as_array);
                let values = values.ok_or_else(|| malformed("[ids] requires [values]"))?;
                let id = |value: &Value| match value {
                    Value::String(text) => text.parse().map_or_else(|_| Id::text(text), Id::Number),
                    other => Id::of(other),
                };
                Ok(Self::Ids(values.iter().map(id).collect()))
            }
            "bool" => boolean(object(kind, body)?, layout),
            other => Err(malformed(format!(
                "unknown query [{other}]: the sandbox takes {TAKEN}"
            ))),
        }
    }

    /// Whether a record matches.
    pub fn fits(&self, context: &SearchContext<'_>, record: &Record) -> bool {
        match self {
            Self::All => true,
            Self::Range(member, range) => range.holds(&member.cell(context, record)),
            Self::Terms(member, wanted) => {
                let cell = member.cell(context, record);
                wanted.iter().any(|one| is_equal(&cell, one))
            }
            Self::Match(member, wanted) => {
                let cell = member.cell(context, record);
                let mut own: Vec<String> = Vec::new();
                match &cell {
                    Cell::Number(number) => own.push(super::record::number_text(*number)),
                    Cell::Boolean(flag) => own.push(flag.to_string()),
                    cell => cell.each_text(|text| own.extend(record_store::words(text))),
                }
                wanted.fit(&own)
            }
            Self::Exists(member) => match member.cell(context, record) {
                Cell::Nothing => false,
                Cell::Many(Value::Array(items)) => !items.is_empty(),
                _ => true,
            },
            Self::Prefix(member, start) => {
                let mut found = false;
                member
                    .cell(context, record)
                    .each_text(|text| found |= text.starts_with(start));
                found
            }
            Self::Ids(ids) => ids.contains(&record.id),
            Self::Bool {
                must,
                must_not,
                should,
                least,
            } => {
                must.iter().all(|query| query.fits(context, record))
                    && !must_not.iter().any(|query| query.fits(context, record))
                    && should
                        .iter()
                        .filter(|query| query.fits(context, record))
                        .take(*least)
                        .count()
                        >= *least
            }
        }
    }

    /// The first and the last id that can match, so that the other records can be skipped.
    pub fn id_bounds(&self) -> (i64, i64) {
        let everything = (i64::MIN, i64::MAX);
        match self {
            Self::Range(member, bounds) if member.is_id => {
                let low = bounds
                    .low
                    .as_ref()
                    .and_then(|(bound, _)| whole(bound, false));
                let high = bounds
                    .high
                    .as_ref()
                    .and_then(|(bound, _)| whole(bound, true));
                (low.unwrap_or(i64::MIN), high.unwrap_or(i64::MAX))
            }
            Self::Bool { must, .. } => must
                .iter()
                .map(Self::id_bounds)
                .fold(everything, |all, one| (all.0.max(one.0), all.1.min(one.1))),
            _ => everything,
        }
    }
}

fn range(ends: &Map<String, Value>) -> Result<Bounds, Refused> {
    let mut bounds = Bounds::default();
    check_options("range", ends, &BOUNDS)?;
    for (name, bound) in ends {
        if matches!(name.as_str(), "boost" | "_name") {
            continue;
        }
        if !matches!(bound, Value::Null | Value::String(_) | Value::Number(_)) {
            return Err(malformed(format!(
                "[range] {name} takes a number or a text"
            )));
        }
        let given = (!bound.is_null()).then(|| bound.clone());
        match name.as_str() {
            "gt" => bounds.low = given.map(|bound| (bound, false)),
            "gte" | "from" => bounds.low = given.map(|bound| (bound, true)),
            "lt" => bounds.high = given.map(|bound| (bound, false)),
            "lte" | "to" => bounds.high = given.map(|bound| (bound, true)),
            _ => {}
        }
    }
    Ok(bounds)
}

fn boolean(parts: &Map<String, Value>, layout: &Layout) -> Result<Query, Refused> {
    let (mut must, mut must_not, mut should) = (Vec::new(), Vec::new(), Vec::new());
    let mut least = None;
    for (name, queries) in parts {
        let list = match name.as_str() {
            "must" | "filter" => &mut must,
            "must_not" => &mut must_not,
            "should" => &mut should,
            "minimum_should_match" => {
                least = match queries {
                    Value::String(text) => text.trim().parse().ok(),
                    number => number.as_u64(),
                };
                if least.is_none() {
                    return Err(malformed(
                        "[bool] minimum_should_match takes a whole number",
                    ));
                }
                continue;
            }
            "boost" | "_name" => continue,
            other => {
                return Err(malformed(format!(
                    "[bool] query does not support [{other}]: the sandbox takes must, filter, should, must_not and minimum_should_match"
                )));
            }
        };
        match queries {
            Value::Array(queries) => {
                for query in queries {
                    list.push(Query::read(query, layout)?);
                }
            }
            query => list.push(Query::read(query, layout)?),
        }
    }
    let usual = u64::from(!should.is_empty() && must.is_empty());
    Ok(Query::Bool {
        must,
        must_not,
        should,
        least: usize::try_from(least.unwrap_or(usual)).unwrap_or(usize::MAX),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use openshelf_core::catalog::{Column, plain::column};
    use serde_json::json;

    static COLUMNS: &[Column] = &[
        column(ColumnKind::Int64, "id"),
        column(ColumnKind::Utf8, "title"),
        column(ColumnKind::Int64, "year"),
        column(ColumnKind::Bool, "public"),
        column(ColumnKind::ListUtf8, "tags"),
        column(ColumnKind::Int64, "color.h"),
        column(ColumnKind::Timestamp, "updated_at"),
    ];

    fn fits(query: &Value, record: &Value, skips_empty: bool) -> Result<bool, Refused> {
        let layout = Layout::new(COLUMNS);
        let record = Record::new(&layout, record.as_object().unwrap(), 0, &[]);
        let context = SearchContext {
            layout: &layout,
            skips_empty,
        };
        Ok(Query::read(query, &layout)?.fits(&context, &record))
    }

    #[test]
    fn queries_select_records() {
        let record = json!({
            "id": 7, "title": "Water Lilies", "year": 1906, "public": true, "tags": ["a", "b"],
            "color": {"h": 30}, "updated_at": "2024-05-06T07:08:09-05:00",
        });
        for (query, expected) in [
            (json!({"match_all": {}}), true),
            (json!({"term": {"public": true}}), true),
            (json!({"term": {"public": "true"}}), true),
            (json!({"term": {"year": {"value": 1907}}}), false),
            (json!({"term": {"none": 1}}), false),
            (json!({"terms": {"tags.keyword": ["b", "c"]}}), true),
            (json!({"match": {"title": "lily pads"}}), true),
            (
                json!({"match": {"title": {"query": "lily pads", "operator": "and"}}}),
                false,
            ),
            (
                json!({"match": {"title": {"query": "water pads", "minimum_should_match": 2}}}),
                false,
            ),
            (
                json!({"match": {"title": {"query": "pads water", "boost": 2}}}),
                true,
            ),
            (json!({"match_all": {"boost": 1.5}}), true),
            (json!({"range": {"year": {"gte": 1900, "lt": 1906}}}), false),
            (json!({"range": {"year": {"gte": "1906"}}}), true),
            (json!({"range": {"color.h": {"gt": 29, "lt": 31}}}), true),
            (
                json!({"range": {"updated_at": {"lte": "2024-05-06"}}}),
                true,
            ),
            (
                json!({"range": {"updated_at": {"gt": "2024-05-06"}}}),
                false,
            ),
            (json!({"exists": {"field": "title"}}), true),
            (json!({"prefix": {"title.keyword": "Wat"}}), true),
            (json!({"ids": {"values": ["7", 9]}}), true),
            (
                json!({"bool": {"must": [{"term": {"public": true}}], "must_not": {"term": {"tags": "a"}}}}),
                false,
            ),
            (
                json!({"bool": {"should": [{"term": {"year": 1}}, {"term": {"id": 7}}]}}),
                true,
            ),
            (
                json!({"bool": {"should": [{"term": {"year": 1}}], "filter": [{"term": {"id": 7}}]}}),
                true,
            ),
            (
                json!({"bool": {"should": [{"term": {"year": 1}}, {"term": {"id": 7}}], "minimum_should_match": 2}}),
                false,
            ),
        ] {
            assert_eq!(fits(&query, &record, false), Ok(expected), "{query}");
        }
    }

    #[test]
    fn empty_values_are_not_indexed_on_request() {
        let record = json!({"id": 1, "public": false, "year": 0, "tags": []});
        for (query, indexed) in [
            (json!({"term": {"public": false}}), true),
            (json!({"range": {"year": {"lte": 0}}}), true),
            (json!({"exists": {"field": "public"}}), true),
        ] {
            assert_eq!(fits(&query, &record, false), Ok(indexed), "{query}");
            assert_eq!(fits(&query, &record, true), Ok(!indexed), "{query}");
        }
    }

    #[test]
    fn unsupported_queries_are_refused() {
        for query in [
            json!({}),
            json!([]),
            json!({"fuzzy": {"title": "x"}}),
            json!({"term": {"a": 1}, "range": {}}),
            json!({"term": {"a": 1, "b": 2}}),
            json!({"range": {"year": {"above": 3}}}),
            json!({"range": {"year": {"gte": [3]}}}),
            json!({"bool": {"never": []}}),
            json!({"bool": {"must": [{"wildcard": {"title": "*"}}]}}),
            json!({"terms": {"tags": "a"}}),
            json!({"ids": {}}),
            json!({"ids": {"values": [1], "type": "artworks"}}),
            json!({"match_all": {"title": "x"}}),
            json!({"match": {"title": {"query": "x", "fuzziness": 1}}}),
            json!({"match": {"title": {"operator": "and"}}}),
            json!({"term": {"title": {"value": "x", "case_insensitive": true}}}),
            json!({"term": {"title": {"boost": 2}}}),
            json!({"prefix": {"title": {"value": "x", "case_insensitive": true}}}),
            json!({"exists": {"field": "title", "fields": ["id"]}}),
            json!({"range": {"year": {"gte": 3, "time_zone": "+01:00"}}}),
        ] {
            assert!(fits(&query, &json!({"id": 1}), false).is_err(), "{query}");
        }
        let refused = fits(&json!({"fuzzy": {}}), &json!({"id": 1}), false).unwrap_err();
        assert!(refused.reason.contains("[fuzzy]") && refused.reason.contains("range, term"));
    }

    proptest::proptest! {
        #[test]
        fn id_bounds_contain_every_matching_id(id in -50i64..50, low in -60i64..60, high in -60i64..60, other in -60i64..60) {
            let layout = Layout::new(COLUMNS);
            let query = json!({"bool": {
                "filter": [{"range": {"id": {"gte": low, "lt": high}}}],
                "must": {"range": {"id": {"gt": other}}},
            }});
            let (first, last) = Query::read(&query, &layout).unwrap().id_bounds();
            let expected = low <= id && id < high && other < id;
            proptest::prop_assert_eq!(fits(&query, &json!({"id": id}), false), Ok(expected));
            proptest::prop_assert!(!expected || (first..=last).contains(&id));
        }
    }
}
