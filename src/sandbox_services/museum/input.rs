//! Reads the input of a caller: the query, the JSON that may replace it, or a body.

use serde_json::{Map, Value, json};

use super::clause::refused;
use super::refusals::REFUSALS;
use crate::call::Call;
use crate::reply::Reply;

/// The names and values of a request.
#[derive(Debug)]
pub struct Input(pub Map<String, Value>);

/// Sets a value at the path of a name with brackets: `a[b][]` is a list in an object.
fn nest(target: &mut Value, path: &[&str], value: Value) {
    let Some((first, rest)) = path.split_first() else {
        *target = value;
        return;
    };
    let is_place = first.is_empty() || first.parse::<usize>().is_ok();
    if is_place && (target.is_null() || target.is_array()) {
        if target.is_null() {
            *target = json!([]);
        }
        if let Value::Array(items) = target {
            let at = first.parse().unwrap_or(items.len());
            if at >= items.len() {
                items.push(Value::Null);
            }
            let at = at.min(items.len() - 1);
            if let Some(item) = items.get_mut(at) {
                nest(item, rest, value);
            }
        }
        return;
    }
    if !target.is_object() {
        *target = json!({});
    }
    if let Value::Object(members) = target {
        let member = members.entry((*first).to_owned()).or_insert(Value::Null);
        nest(member, rest, value);
    }
}

/// The parts of a name with brackets.
fn parts(name: &str) -> Vec<&str> {
    match name.split_once('[') {
        Some((first, rest)) if !first.is_empty() && name.ends_with(']') => std::iter::once(first)
            .chain(rest.trim_end_matches(']').split("]["))
            .collect(),
        _ => vec![name],
    }
}

impl Input {
    /// Reads a GET's query, the JSON in its `params`, or a POST's body.
    pub fn read(call: &Call) -> Self {
        let nested = call
            .query("params")
            .and_then(|text| serde_json::from_str(text).ok());
        let mut members = if let Some(Value::Object(members)) = nested {
            members
        } else {
            let mut all = json!({});
            for (name, value) in &call.query {
                nest(&mut all, &parts(name), json!(value));
            }
            match all {
                Value::Object(members) => members,
                _ => Map::new(),
            }
        };
        if let Value::Object(body) = &call.body {
            members.extend(body.clone());
        }
        Self(members)
    }

    /// A member that is neither null nor an empty text, which the service treats alike.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0
            .get(name)
            .filter(|value| !value.is_null() && value.as_str() != Some(""))
    }

    /// An integer, also if it is passed as text.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.get(name)? {
            Value::String(text) => text.trim().parse().ok(),
            value => value.as_i64(),
        }
    }

    /// A list, also if it is passed as text with commas.
    pub fn list(&self, name: &str) -> Option<Vec<String>> {
        let plain = |item: &Value| {
            item.as_str()
                .map_or_else(|| item.to_string(), str::to_owned)
        };
        match self.get(name)? {
            Value::String(text) => Some(text.split(',').map(str::to_owned).collect()),
            Value::Array(items) => Some(items.iter().map(plain).collect()),
            Value::Object(_) => None,
            other => Some(vec![plain(other)]),
        }
    }
}

/// The queries of a body that must be an array; the search engine accepts an empty array.
pub fn several(call: &Call) -> Result<Vec<Input>, Reply> {
    let queries = match &call.body {
        Value::Array(queries) => queries.as_slice(),
        Value::Null if call.query.is_empty() => &[],
        _ => return Err(Reply::from(&REFUSALS.no_array_of_queries)),
    };
    if queries.is_empty() {
        let reason = "Validation Failed: 1: no requests added;";
        return Err(refused("action_request_validation_exception", reason).into());
    }
    let members = |query: &Value| query.as_object().cloned().unwrap_or_default();
    Ok(queries.iter().map(members).map(Input).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::call::parse_query;

    fn read(query: &str) -> Value {
        let mut all = json!({});
        for (name, value) in parse_query(query) {
            nest(&mut all, &parts(&name), json!(value));
        }
        all
    }

    #[test]
    fn brackets_nest_and_every_value_is_text() {
        assert_eq!(
            read("q=a&query[term][is_public_domain]=true&fields[]=id&fields[]=title"),
            json!({
                "q": "a",
                "query": { "term": { "is_public_domain": "true" } },
                "fields": ["id", "title"],
            })
        );
        assert_eq!(
            read("query[bool][must][0][term][a]=1&query[bool][must][1][term][b]=2"),
            json!({"query": {"bool": {"must": [{"term": {"a": "1"}}, {"term": {"b": "2"}}]}}})
        );
    }

    proptest::proptest! {
        #[test]
        fn any_names_can_be_read(names in proptest::collection::vec("[a-c\\[\\]0-9]{0,12}", 0..6)) {
            let mut all = json!({});
            for name in &names {
                nest(&mut all, &parts(name), json!("x"));
            }
            proptest::prop_assert!(all.is_object());
        }
    }
}
