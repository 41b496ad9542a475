//! Requests in the order in which the service compares and repeats them.

use std::cmp::Ordering;

use serde_json::Value;

/// Members whose innermost lists are paths; paths keep their order.
const TREES: [&str; 3] = ["naics_codes", "psc_codes", "tas_codes"];

fn compare(one: &Value, other: &Value) -> Ordering {
    match (one, other) {
        (Value::String(one), Value::String(other)) => one.cmp(other),
        (Value::Array(one), Value::Array(other)) => {
            let mut parts = one
                .iter()
                .zip(other)
                .map(|(one, other)| compare(one, other));
            let first = parts.find(|order| order.is_ne());
            first.unwrap_or_else(|| one.len().cmp(&other.len()))
        }
        (Value::Number(one), Value::Number(other)) => {
            let pair = one.as_f64().zip(other.as_f64());
            pair.map_or(Ordering::Equal, |(one, other)| one.total_cmp(&other))
        }
        _ => one.to_string().cmp(&other.to_string()),
    }
}

/// The value with the members of its objects and the elements of its lists sorted. Duplicate objects in a
/// list are removed.
pub fn ordered(value: &Value) -> Value {
    match value {
        Value::Object(members) => {
            let mut members: Vec<_> = members.iter().collect();
            members.sort_by_key(|(name, _)| name.as_str());
            let each = members.into_iter().map(|(name, value)| {
                let is_tree = TREES.contains(&name.as_str()) && value.is_object();
                let value = if is_tree { tree(value) } else { ordered(value) };
                (name.clone(), value)
            });
            Value::Object(each.collect())
        }
        Value::Array(items) => {
            let mut items: Vec<Value> = items.iter().map(ordered).collect();
            items.sort_by(compare);
            if items.first().is_some_and(Value::is_object) {
                items.dedup();
            }
            Value::Array(items)
        }
        value => value.clone(),
    }
}

/// The required and the excluded lists, each a list of paths.
fn tree(value: &Value) -> Value {
    let members = value.as_object().into_iter().flatten();
    let each = members.map(|(name, paths)| {
        let mut paths = paths.clone();
        if let Value::Array(paths) = &mut paths {
            paths.sort_by(compare);
        }
        (name.clone(), paths)
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn lists_and_members_are_sorted_and_paths_are_not() {
        let request = json!({
            "limit": 5,
            "filters": {
                "award_type_codes": ["B", "A"],
                "agencies": [{"tier": "a", "name": "z"}, {"name": "b"}, {"name": "b"}],
                "psc_codes": {"require": [["Service", "B", "A"], ["Product", "1"]]},
                "naics_codes": [336, 11],
            },
        });
        assert_eq!(
            ordered(&request).to_string(),
            "{\"filters\":{\"agencies\":[{\"name\":\"b\"},{\"name\":\"z\",\"tier\":\"a\"}],\
             \"award_type_codes\":[\"A\",\"B\"],\"naics_codes\":[11,336],\
             \"psc_codes\":{\"require\":[[\"Product\",\"1\"],[\"Service\",\"B\",\"A\"]]}},\"limit\":5}"
        );
    }
}
