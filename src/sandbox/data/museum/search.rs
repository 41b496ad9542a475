//! The museum's search: words, a small part of the query language, sorting and counting.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::corpus::Collection;
use super::{Input, MOST_RECORDS, Museum, invalid_limit, refuse};
use crate::sandbox::call::Call;
use crate::sandbox::lists;
use crate::sandbox::reply::Reply;

/// What an anonymous caller can reach: page by page no further than this.
const WINDOW: i64 = 1000;

/// The members that a search gives when none are named.
const DEFAULT_MEMBERS: [&str; 7] = [
    "id",
    "api_model",
    "api_link",
    "is_boosted",
    "title",
    "thumbnail",
    "timestamp",
];

fn words(query: &str) -> Vec<String> {
    query
        .split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// How well the texts of a record fit the words; 0 when a word stands nowhere.
fn score(record: &Value, words: &[String]) -> f64 {
    let Some(members) = record.as_object() else {
        return 0.0;
    };
    let mut total = 0.0;
    for word in words {
        let mut best: f64 = 0.0;
        for (name, value) in members {
            let weight = match name.as_str() {
                "title" => 8.0,
                "artist_title" | "artist_display" => 6.0,
                "api_link" | "api_model" => continue,
                _ => 1.0,
            };
            let found = match value {
                Value::String(text) => text.to_lowercase().contains(word.as_str()),
                Value::Array(items) => items
                    .iter()
                    .filter_map(Value::as_str)
                    .any(|text| text.to_lowercase().contains(word.as_str())),
                _ => false,
            };
            if found {
                best = best.max(weight);
            }
        }
        if best == 0.0 {
            return 0.0;
        }
        total += best;
    }
    let title = members.get("title").and_then(Value::as_str);
    if title.is_some_and(|title| self::words(title) == words) {
        total += 100.0;
    }
    total
}

/// A member's name without the ending that asks for the whole text.
fn bare(name: &str) -> &str {
    name.strip_suffix(".keyword").unwrap_or(name)
}

fn equal(value: Option<&Value>, wanted: &Value) -> bool {
    match (value, wanted) {
        (Some(Value::Array(items)), wanted) => items.iter().any(|item| equal(Some(item), wanted)),
        (Some(value), Value::String(text)) => value
            .as_str()
            .map_or_else(|| *value.to_string() == **text, |own| own == text),
        (Some(value), wanted) => {
            value == wanted
                || value
                    .as_f64()
                    .is_some_and(|own| Some(own) == wanted.as_f64())
        }
        (None, _) => false,
    }
}

fn all(queries: &Value, record: &Value) -> bool {
    match queries {
        Value::Array(queries) => queries.iter().all(|query| fits(query, record)),
        query => fits(query, record),
    }
}

/// Whether a record fits a query of the kinds term, terms, match, range, exists and bool; a query
/// of another kind lets everything pass.
fn fits(query: &Value, record: &Value) -> bool {
    let Some(members) = query.as_object() else {
        return true;
    };
    members.iter().all(|(kind, body)| {
        let on_members = |check: &dyn Fn(Option<&Value>, &Value) -> bool| {
            body.as_object().is_none_or(|body| {
                body.iter()
                    .filter(|(name, _)| name.as_str() != "boost")
                    .all(|(name, wanted)| check(lists::member(record, bare(name)), wanted))
            })
        };
        match kind.as_str() {
            "term" => {
                on_members(&|value, wanted| equal(value, wanted.get("value").unwrap_or(wanted)))
            }
            "terms" => on_members(&|value, wanted| {
                wanted
                    .as_array()
                    .is_none_or(|list| list.iter().any(|one| equal(value, one)))
            }),
            "match" => on_members(&|value, wanted| {
                let text = wanted.get("query").unwrap_or(wanted).as_str().unwrap_or("");
                let own = value
                    .map(Value::to_string)
                    .unwrap_or_default()
                    .to_lowercase();
                words(text).iter().any(|word| own.contains(word.as_str()))
            }),
            "range" => on_members(&|value, bounds| {
                let Some(value) = value else { return false };
                bounds.as_object().is_none_or(|bounds| {
                    bounds.iter().all(|(name, bound)| {
                        let order = lists::compare(value, bound);
                        match name.as_str() {
                            "gt" => order.is_gt(),
                            "gte" => order.is_ge(),
                            "lt" => order.is_lt(),
                            "lte" => order.is_le(),
                            _ => true,
                        }
                    })
                })
            }),
            "exists" => body
                .get("field")
                .and_then(Value::as_str)
                .and_then(|name| lists::member(record, bare(name)))
                .is_some_and(|value| !value.is_null()),
            "bool" => body.as_object().is_none_or(|body| {
                body.iter().all(|(part, queries)| match part.as_str() {
                    "must" | "filter" => all(queries, record),
                    "must_not" => !all(queries, record),
                    "should" => queries
                        .as_array()
                        .is_none_or(|list| list.iter().any(|query| fits(query, record))),
                    _ => true,
                })
            }),
            _ => true,
        }
    })
}

/// Sorts as asked: a member's name, `{member: order}`, or a list of those.
fn sort(records: &mut [(f64, &Value)], sort: &Value) {
    let keys: Vec<&Value> = match sort {
        Value::Array(keys) => keys.iter().collect(),
        key => vec![key],
    };
    for key in keys.into_iter().rev() {
        let pairs: Vec<(String, bool)> = match key {
            Value::String(name) => vec![(name.clone(), false)],
            Value::Object(members) => members
                .iter()
                .map(|(name, order)| {
                    let order = order.get("order").unwrap_or(order);
                    (name.clone(), order.as_str() == Some("desc"))
                })
                .collect(),
            _ => Vec::new(),
        };
        for (name, descending) in pairs.into_iter().rev() {
            records.sort_by(|(_, one), (_, two)| {
                let of = |record| lists::member(record, bare(&name)).unwrap_or(&Value::Null);
                let order = lists::compare(of(one), of(two));
                if descending { order.reverse() } else { order }
            });
        }
    }
}

/// Counts by the values of a member for every aggregation of the kind `terms`.
fn aggregate(asked: &Value, records: &[(f64, &Value)]) -> Value {
    let mut answer = Map::new();
    for (name, body) in asked.as_object().into_iter().flatten() {
        let Some(terms) = body.get("terms") else {
            continue;
        };
        let field = terms.get("field").and_then(Value::as_str).unwrap_or("");
        let size = terms.get("size").and_then(Value::as_u64).unwrap_or(10);
        let mut counts: BTreeMap<String, (Value, u64)> = BTreeMap::new();
        for (_, record) in records {
            let values = match lists::member(record, bare(field)) {
                None | Some(Value::Null) => Vec::new(),
                Some(Value::Array(items)) => items.iter().collect(),
                Some(value) => vec![value],
            };
            for value in values {
                let entry = counts
                    .entry(value.to_string())
                    .or_insert_with(|| (value.clone(), 0));
                entry.1 += 1;
            }
        }
        let mut counts: Vec<(Value, u64)> = counts.into_values().collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let shown = usize::try_from(size).unwrap_or(10).min(counts.len());
        let rest: u64 = counts.iter().skip(shown).map(|(_, count)| count).sum();
        let buckets: Vec<Value> = counts
            .into_iter()
            .take(shown)
            .map(|(key, count)| json!({ "key": key, "doc_count": count }))
            .collect();
        answer.insert(
            name.clone(),
            json!({
                "doc_count_error_upper_bound": 0,
                "sum_other_doc_count": rest,
                "buckets": buckets,
            }),
        );
    }
    Value::Object(answer)
}

impl Museum {
    fn search(&self, collections: &[&Collection], input: &Input) -> Result<Value, Reply> {
        let limit = input
            .number("size")
            .or_else(|| input.number("limit"))
            .unwrap_or(10)
            .max(0);
        if limit > MOST_RECORDS {
            return Err(invalid_limit());
        }
        let page = input.number("page").unwrap_or(1).max(1);
        let from = input.number("from").unwrap_or((page - 1) * limit).max(0);
        if from + limit > WINDOW {
            return Err(refuse(
                403,
                "Invalid number of results",
                "You have requested too many results. Please refine your parameters.",
            ));
        }
        let query = input.get("q").and_then(Value::as_str).unwrap_or_default();
        let words = words(query);
        let mut found: Vec<(f64, &Value)> = collections
            .iter()
            .flat_map(|collection| self.records(collection))
            .filter(|record| input.get("query").is_none_or(|query| fits(query, record)))
            .map(|record| {
                let score = if words.is_empty() {
                    1.0
                } else {
                    score(record, &words)
                };
                (score, record)
            })
            .filter(|(score, _)| *score > 0.0)
            .collect();
        let sorted = input.get("sort");
        match sorted {
            Some(keys) => sort(&mut found, keys),
            None => found.sort_by(|(one, _), (two, _)| two.total_cmp(one)),
        }
        let fields = input
            .list("fields")
            .filter(|fields| fields.first().is_none_or(|first| first != "true"));
        let first = usize::try_from(from).unwrap_or(0);
        let count = usize::try_from(limit).unwrap_or(0);
        let data: Vec<Value> = found
            .iter()
            .skip(first)
            .take(count)
            .map(|(score, record)| {
                let names: Vec<&str> = match &fields {
                    Some(fields) => fields.iter().map(|name| name.trim()).collect(),
                    None => DEFAULT_MEMBERS.to_vec(),
                };
                let mut shown = Map::new();
                let score = if sorted.is_some() {
                    Value::Null
                } else {
                    json!(score)
                };
                shown.insert("_score".to_owned(), score);
                if let Value::Object(members) = lists::select(record, &names) {
                    shown.extend(members);
                }
                Value::Object(shown)
            })
            .collect();
        let pages = (count > 0).then(|| found.len().div_ceil(count));
        let current = (count > 0).then(|| first / count + 1);
        let aggregations = input
            .get("aggs")
            .or_else(|| input.get("aggregations"))
            .map(|asked| aggregate(asked, &found));
        let members = vec![
            (
                "preference",
                input.get("preference").cloned().unwrap_or(Value::Null),
            ),
            (
                "pagination",
                json!({
                    "total": found.len(),
                    "limit": limit,
                    "offset": from,
                    "total_pages": pages,
                    "current_page": current,
                }),
            ),
            ("data", json!(data)),
        ];
        Ok(self.with_ends(members, aggregations))
    }

    /// A search of one collection.
    pub(super) fn search_one(&self, collection: &Collection, call: &Call) -> Reply {
        match self.search(&[collection], &Input::read(call)) {
            Ok(answer) => Reply::json(200, &answer),
            Err(reply) => reply,
        }
    }

    fn named(&self, input: &Input) -> Result<Vec<&Collection>, Reply> {
        let names = input.list("resources").ok_or_else(|| {
            refuse(
                403,
                "Missing Parameter",
                "You must specify the `resources` parameter.",
            )
        })?;
        Ok(names
            .iter()
            .filter_map(|name| self.collection(name.trim()))
            .collect())
    }

    fn search_named(&self, input: &Input) -> Result<Value, Reply> {
        self.search(&self.named(input)?, input)
    }

    /// A search of the collections that `resources` names.
    pub(super) fn search_all(&self, call: &Call) -> Reply {
        match self.search_named(&Input::read(call)) {
            Ok(answer) => Reply::json(200, &answer),
            Err(reply) => reply,
        }
    }

    /// Several searches at once.
    pub(super) fn search_several(&self, call: &Call) -> Reply {
        let Value::Array(queries) = &call.body else {
            return refuse(
                400,
                "Invalid Query",
                "The body must be an array of queries.",
            );
        };
        let answers: Result<Vec<Value>, Reply> = queries
            .iter()
            .map(|query| {
                let members = query.as_object().cloned().unwrap_or_default();
                self.search_named(&Input(members))
            })
            .collect();
        match answers {
            Ok(answers) => Reply::json(200, &json!(answers)),
            Err(reply) => reply,
        }
    }

    fn completed(&self, call: &Call) -> Result<Vec<&Value>, Reply> {
        let input = Input::read(call);
        let text = input.get("q").and_then(Value::as_str).unwrap_or_default();
        let text = text.to_lowercase();
        Ok(self
            .named(&input)?
            .into_iter()
            .flat_map(|collection| self.records(collection))
            .filter(|record| {
                record
                    .get("title")
                    .and_then(Value::as_str)
                    .is_some_and(|title| title.to_lowercase().contains(&text))
            })
            .take(10)
            .collect())
    }

    /// The titles that complete a text.
    pub(super) fn autocomplete(&self, call: &Call) -> Reply {
        match self.completed(call) {
            Ok(records) => {
                let titles: Vec<&Value> = records
                    .into_iter()
                    .filter_map(|record| record.get("title"))
                    .collect();
                Reply::json(200, &json!(titles))
            }
            Err(reply) => reply,
        }
    }

    /// The records that complete a text.
    pub(super) fn autosuggest(&self, call: &Call) -> Reply {
        match self.completed(call) {
            Ok(records) => {
                let members = [
                    "id",
                    "title",
                    "main_reference_number",
                    "api_model",
                    "subtype",
                ];
                let records: Vec<Value> = records
                    .into_iter()
                    .map(|record| lists::select(record, &members))
                    .collect();
                Reply::json(200, &json!(records))
            }
            Err(reply) => reply,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries_select_records() {
        let record =
            json!({"title": "Water Lilies", "year": 1906, "public": true, "tags": ["a", "b"]});
        for (query, expected) in [
            (json!({"term": {"public": true}}), true),
            (json!({"term": {"public": "true"}}), true),
            (json!({"term": {"year": {"value": 1907}}}), false),
            (json!({"terms": {"tags.keyword": ["b", "c"]}}), true),
            (json!({"match": {"title": "lilies pads"}}), true),
            (json!({"range": {"year": {"gte": 1900, "lt": 1906}}}), false),
            (json!({"exists": {"field": "title"}}), true),
            (
                json!({"bool": {"must": [{"term": {"public": true}}], "must_not": [{"term": {"tags": "a"}}]}}),
                false,
            ),
        ] {
            assert_eq!(fits(&query, &record), expected, "{query}");
        }
    }

    #[test]
    fn every_word_must_stand_somewhere() {
        let record = json!({"title": "Water Lilies", "artist_title": "Claude Monet"});
        assert!(score(&record, &words("monet water")) > score(&record, &words("monet")));
        assert_eq!(score(&record, &words("monet degas")), 0.0);
    }
}
