//! Reads the sort of a museum search.

use serde_json::Value;

use super::clause::{Refused, refused};
use super::collections::Collection;
use super::query::SearchedMember;

/// The sort keys: a member's name and whether the sort is descending.
pub fn sort_keys(sort: &Value) -> Result<Vec<(String, bool)>, Refused> {
    let wrong = || {
        refused(
            "parsing_exception",
            "sort takes {member: asc|desc} or a list of those",
        )
    };
    let direction = |order: &Value| {
        let options = order.as_object();
        if let Some(other) = options.and_then(|all| all.keys().find(|name| *name != "order")) {
            let reason = format!("sort: the sandbox takes order, and not [{other}]");
            return Err(refused("parsing_exception", reason));
        }
        match order.get("order").unwrap_or(order).as_str() {
            Some("asc") => Ok(false),
            Some("desc") => Ok(true),
            None if options.is_some_and(serde_json::Map::is_empty) => Ok(false),
            _ => Err(wrong()),
        }
    };
    let keys: Vec<&Value> = match sort {
        Value::Array(keys) => keys.iter().collect(),
        key => vec![key],
    };
    let mut found = Vec::new();
    for key in keys {
        match key {
            Value::String(text) => {
                found.extend(text.split(',').map(|name| match name.split_once(':') {
                    Some((name, order)) => (name.to_owned(), order == "desc"),
                    None => (name.to_owned(), name == "_score"),
                }));
            }
            Value::Object(members) => {
                for (name, order) in members {
                    found.push((name.clone(), direction(order)?));
                }
            }
            _ => return Err(wrong()),
        }
    }
    Ok(found)
}

/// The member to sort or aggregate by. Texts are indexed by words; the whole text is a separate member.
pub fn ordered(collection: &Collection, name: &str) -> Result<SearchedMember, Refused> {
    let member = SearchedMember::find(&collection.layout, name);
    if !member.is_known() {
        return Err(refused(
            "query_shard_exception",
            format!("No mapping found for [{name}] in order to sort on"),
        ));
    }
    if member.is_worded {
        return Err(refused(
            "illegal_argument_exception",
            format!(
                "Text fields are not optimised for operations that require per-document field data like aggregations and sorting. Please use a keyword field instead: [{name}.keyword]"
            ),
        ));
    }
    Ok(member)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn sorts_are_read_in_every_form() {
        for (asked, expected) in [
            (json!("id"), vec![("id", false)]),
            (json!({"id": "desc"}), vec![("id", true)]),
            (
                json!([{"year": {"order": "desc"}}, "id"]),
                vec![("year", true), ("id", false)],
            ),
            (json!("_score"), vec![("_score", true)]),
        ] {
            let expected: Vec<(String, bool)> = expected
                .into_iter()
                .map(|(name, descending)| (name.to_owned(), descending))
                .collect();
            assert_eq!(sort_keys(&asked), Ok(expected), "{asked}");
        }
        assert!(sort_keys(&json!({"id": "upwards"})).is_err());
        assert!(sort_keys(&json!(7)).is_err());
        assert!(sort_keys(&json!({"id": {"order": 1}})).is_err());
        let refused = sort_keys(&json!({"id": {"order": "asc", "missing": "_first"}})).unwrap_err();
        assert!(refused.reason.contains("[missing]"), "{}", refused.reason);
    }
}
