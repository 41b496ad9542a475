//! Finds misspelt members of records in Elasticsearch's notations of queries and of orders.

use super::arguments::Arguments;
use super::nearest::{meant, slip};
use super::unknown_columns::{first_part, known_columns, no_member};
use super::value::Value;

const QUERY: &str = "ElasticsearchQuery";
const SORT: &str = "ElasticsearchSort";
/// Clauses whose own members are names of members of the records.
const BY_MEMBER: [&str; 11] = [
    "match",
    "match_bool_prefix",
    "match_phrase",
    "match_phrase_prefix",
    "term",
    "terms",
    "range",
    "prefix",
    "wildcard",
    "fuzzy",
    "regexp",
];
/// Members of such a clause, and keys of an order, that are no members of the records.
const OTHER: [&str; 5] = ["boost", "_score", "_doc", "_id", "_name"];

/// A sentence for each member that is near a known one. The service may search in more members than the records
/// show, so a name that is near none is not told.
pub fn queried_members(arguments: &Arguments) -> Vec<String> {
    let mut found = Vec::new();
    for argument in arguments.iter().filter(|argument| argument.given) {
        let mut names = Vec::new();
        let name = argument.parameter.name;
        match argument.parameter.notation {
            QUERY => in_query(&argument.value, name, &mut names),
            SORT => in_sort(&argument.value, name, &mut names),
            _ => continue,
        }
        let columns = known_columns(arguments.operation());
        let known: Vec<&str> = columns.into_iter().map(first_part).collect();
        for (path, member) in names {
            let own = first_part(&member);
            if known.contains(&own) || OTHER.contains(&own) {
                continue;
            }
            // Other collections have other members; only a slip is certain.
            if let Some(near) = slip(&own.to_lowercase(), &known) {
                found.push(no_member(&path, &member, &meant(near)));
            }
        }
    }
    found
}

/// The names of members in a query, each with its path.
fn in_query(query: &Value, path: &str, found: &mut Vec<(String, String)>) {
    match query {
        Value::List(items) => {
            for (index, item) in items.iter().enumerate() {
                in_query(item, &format!("{path}[{index}]"), found);
            }
        }
        Value::Object(clauses) => {
            for (clause, value) in clauses {
                let path = format!("{path}.{clause}");
                match (clause.as_str(), value) {
                    (clause, Value::Object(members)) if BY_MEMBER.contains(&clause) => {
                        found.extend(members.iter().map(|(name, _)| (path.clone(), name.clone())));
                    }
                    ("field", Value::Text(name)) => found.push((path, name.clone())),
                    // Clauses hold others: bool has must, constant_score has filter.
                    (_, Value::Object(_) | Value::List(_)) => in_query(value, &path, found),
                    _ => {}
                }
            }
        }
        _ => {}
    }
}

/// The names of members in an order: a text, an object or a list of them.
fn in_sort(sort: &Value, path: &str, found: &mut Vec<(String, String)>) {
    match sort {
        Value::List(items) => {
            for (index, item) in items.iter().enumerate() {
                in_sort(item, &format!("{path}[{index}]"), found);
            }
        }
        Value::Object(members) => {
            found.extend(
                members
                    .iter()
                    .map(|(name, _)| (path.to_owned(), name.clone())),
            );
        }
        Value::Text(name) => found.push((path.to_owned(), name.clone())),
        _ => {}
    }
}
