//! Computes the aggregations of a search.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::clause::{Refused, refused};
use super::collections::Collection;
use super::query::{SearchContext, SearchedMember};
use super::record::{Cell, Record};
use super::sort::ordered;

/// A match of a search, with its collection.
pub type Found<'a> = (&'a Collection, SearchContext<'a>, &'a Record);

const TAKEN: &str = "terms, min, max, avg, sum, value_count and cardinality";

/// Computes the requested aggregations, each under its name.
pub fn aggregate(
    asked: &Value,
    collections: &[&Collection],
    found: &[Found<'_>],
) -> Result<Value, Refused> {
    let wrong = |reason: String| refused("parsing_exception", reason);
    let Value::Object(asked) = asked else {
        return Err(wrong("aggregations take an object".to_owned()));
    };
    let mut answer = Map::new();
    for (name, body) in asked {
        let kinds: Vec<&String> = body.as_object().into_iter().flat_map(Map::keys).collect();
        let [kind] = kinds.as_slice() else {
            return Err(wrong(format!(
                "aggregation [{name}]: one kind is expected; the sandbox takes {TAKEN}"
            )));
        };
        let body = body.get(kind.as_str()).unwrap_or(&Value::Null);
        check_options(kind, body)?;
        let field = body.get("field").and_then(Value::as_str);
        let field = field.ok_or_else(|| wrong(format!("aggregation [{name}] names no [field]")))?;
        let values = values(
            field,
            collections,
            found,
            kind == &"terms" || kind == &"cardinality",
        )?;
        let counted = match kind.as_str() {
            "terms" => terms(values, body),
            "value_count" => json!({ "value": values.len() }),
            "cardinality" => {
                let mut texts: Vec<String> = values.iter().map(Value::to_string).collect();
                texts.sort_unstable();
                texts.dedup();
                json!({ "value": texts.len() })
            }
            "min" | "max" | "avg" | "sum" => {
                let numbers: Vec<f64> = values.iter().filter_map(Value::as_f64).collect();
                measure(kind, &numbers)
            }
            other => {
                return Err(wrong(format!(
                    "unknown aggregation type [{other}]: the sandbox takes {TAKEN}"
                )));
            }
        };
        answer.insert(name.clone(), counted);
    }
    Ok(Value::Object(answer))
}

/// Refuses an option that the sandbox does not follow.
fn check_options(kind: &str, body: &Value) -> Result<(), Refused> {
    let taken = match kind {
        "terms" => "field and size",
        _ => "field",
    };
    let mut names = body.as_object().into_iter().flat_map(Map::keys);
    match names.find(|name| *name != "field" && !(kind == "terms" && *name == "size")) {
        Some(other) if TAKEN.contains(kind) => Err(refused(
            "parsing_exception",
            format!("[{kind}] aggregation does not support [{other}]: the sandbox takes {taken}"),
        )),
        _ => Ok(()),
    }
}

fn measure(kind: &str, numbers: &[f64]) -> Value {
    let sum: f64 = numbers.iter().sum();
    let value = match kind {
        "sum" => Some(sum),
        "avg" => (!numbers.is_empty()).then(|| sum / numbers.len() as f64),
        "min" => numbers.iter().copied().reduce(f64::min),
        _ => numbers.iter().copied().reduce(f64::max),
    };
    json!({ "value": value })
}

/// All values of a member, each element of a list separately.
fn values(
    field: &str,
    collections: &[&Collection],
    found: &[Found<'_>],
    whole_texts: bool,
) -> Result<Vec<Value>, Refused> {
    let mut members: Vec<(&str, SearchedMember)> = Vec::new();
    for collection in collections {
        let member = SearchedMember::find(&collection.layout, field);
        if whole_texts && member.is_known() {
            ordered(collection, field)?;
        }
        members.push((collection.segment, member));
    }
    let mut all = Vec::new();
    for (collection, context, record) in found {
        let Some((_, member)) = members
            .iter()
            .find(|(segment, _)| *segment == collection.segment)
        else {
            continue;
        };
        match member.cell(context, record) {
            Cell::Nothing => {}
            Cell::Boolean(flag) => all.push(json!(flag)),
            Cell::Number(number) if number.fract() == 0.0 => all.push(json!(number as i64)),
            Cell::Number(number) => all.push(json!(number)),
            Cell::Text(text) => all.push(json!(text)),
            Cell::Many(Value::Array(items)) => {
                all.extend(items.into_iter().filter(|item| !item.is_null()));
            }
            Cell::Many(other) => all.push(other),
        }
    }
    Ok(all)
}

fn terms(values: Vec<Value>, body: &Value) -> Value {
    let size = body.get("size").and_then(Value::as_u64).unwrap_or(10);
    let mut counts: BTreeMap<String, (Value, u64)> = BTreeMap::new();
    for value in values {
        let entry = counts.entry(value.to_string()).or_insert((value, 0));
        entry.1 += 1;
    }
    let mut counts: Vec<(Value, u64)> = counts.into_values().collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let selected = usize::try_from(size).unwrap_or(10).min(counts.len());
    let rest: u64 = counts.iter().skip(selected).map(|(_, count)| count).sum();
    let buckets: Vec<Value> = counts
        .into_iter()
        .take(selected)
        .map(|(key, count)| json!({ "key": key, "doc_count": count }))
        .collect();
    json!({
        "doc_count_error_upper_bound": 0,
        "sum_other_doc_count": rest,
        "buckets": buckets,
    })
}
