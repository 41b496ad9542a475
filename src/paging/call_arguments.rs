//! The arguments of a call, and the changes that paging makes to them.

use openshelf_core::call::Value;
use openshelf_core::catalog::Operation;

/// The argument that selects members of the records.
const FIELDS: &str = "fields";

/// The arguments of one call: the caller's, and those that paging sets.
#[derive(Debug, Clone)]
pub struct CallArguments {
    pub operation: &'static Operation,
    pub values: Vec<(&'static str, Value)>,
}

impl CallArguments {
    /// The arguments of an operation.
    #[must_use]
    pub fn new(operation: &'static Operation, values: Vec<(&'static str, Value)>) -> Self {
        Self { operation, values }
    }

    /// A value that is not null.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.values
            .iter()
            .find(|(known, value)| *known == name && !value.is_null())
            .map(|(_, value)| value)
    }

    /// Whether a value was passed; its path is dotted if nested.
    pub(crate) fn has(&self, path: &str) -> bool {
        let (name, rest) = path.split_once('.').unwrap_or((path, ""));
        match self.get(name) {
            None => false,
            Some(_) if rest.is_empty() => true,
            Some(Value::Object(members)) => members
                .iter()
                .any(|(member, value)| member == rest && !value.is_null()),
            Some(_) => false,
        }
    }

    pub(crate) fn remove(&mut self, name: &str) {
        self.values.retain(|(known, _)| *known != name);
    }

    /// Sets a parameter, if the operation has it.
    pub(crate) fn set(&mut self, name: &str, value: Value) {
        self.remove(name);
        if let Some(parameter) = self.operation.parameter(name) {
            self.values.push((parameter.name, value));
        }
    }

    /// Sets a member of an object.
    pub(crate) fn set_member(&mut self, name: &str, member: &str, value: Value) {
        let mut members = match self.get(name) {
            Some(Value::Object(members)) => members.clone(),
            _ => Vec::new(),
        };
        members.retain(|(known, _)| known != member);
        members.push((member.to_owned(), value));
        self.set(name, Value::Object(members));
    }

    /// Sets the members of a JSON object.
    pub fn set_from_json(&mut self, json: &str) {
        if let Ok(serde_json::Value::Object(members)) = serde_json::from_str(json) {
            for (name, value) in members {
                self.set(&name, value.into());
            }
        }
    }

    /// Whether the records have a member, by what the caller selects.
    pub(crate) fn selects(&self, member: &str) -> bool {
        let member = top_of(member);
        let is_named = |text: String| text.split(',').any(|name| name.trim() == member);
        match self.get(FIELDS) {
            None => true,
            Some(Value::List(items)) => items.iter().any(|item| is_named(item.wire_text())),
            Some(text) => is_named(text.wire_text()),
        }
    }

    /// Adds a member to `fields`, if the caller selected members.
    pub(crate) fn add_to_fields(&mut self, member: &str) {
        if self.selects(member) {
            return;
        }
        let member = top_of(member);
        let more = match self.get(FIELDS) {
            Some(Value::List(items)) => {
                let mut items = items.clone();
                items.push(Value::Text(member.to_owned()));
                Value::List(items)
            }
            Some(Value::Text(text)) => Value::Text(format!("{text},{member}")),
            _ => return,
        };
        self.set(FIELDS, more);
    }
}

/// The member of a record that holds another one.
fn top_of(path: &str) -> &str {
    path.split('.').next().unwrap_or(path)
}

/// The order, `asc` or `desc`, of a sort by this member only: `{member: "asc"}`, the same with `{"order":
/// ...}`, or a list with one of them.
pub fn order_of(sort: &Value, member: &str) -> Option<String> {
    match sort {
        Value::List(items) => match items.as_slice() {
            [only] => order_of(only, member),
            _ => None,
        },
        Value::Object(members) => match members.as_slice() {
            [(name, Value::Object(inner))] if name == member => match inner.as_slice() {
                [(order, value)] if order == "order" => Some(value.wire_text()),
                _ => None,
            },
            [(name, value)] if name == member => Some(value.wire_text()),
            _ => None,
        },
        _ => None,
    }
    .filter(|order| order == "asc" || order == "desc")
}

#[cfg(test)]
mod tests {
    use super::*;
    use openshelf_services as services;

    fn arguments(values: Vec<(&'static str, Value)>) -> CallArguments {
        let operation = services::find("gazette")
            .unwrap()
            .find("documents", "search");
        CallArguments::new(operation.unwrap(), values)
    }

    #[test]
    fn a_member_is_added_to_the_fields_once() {
        let text = |text: &str| Value::Text(text.to_owned());
        let mut none = arguments(Vec::new());
        none.add_to_fields("document_number");
        assert!(none.values.is_empty());
        let mut chosen = arguments(vec![("fields", Value::List(vec![text("title")]))]);
        chosen.add_to_fields("document_number");
        chosen.add_to_fields("document_number");
        let both = Value::List(vec![text("title"), text("document_number")]);
        assert_eq!(chosen.get("fields"), Some(&both));
    }

    #[test]
    fn arguments_are_set_from_json_without_unknown_ones() {
        let mut call = arguments(vec![("order", Value::Text("oldest".to_owned()))]);
        call.set_from_json(r#"{"order": "newest", "per_page": 2, "nothing": 1}"#);
        assert_eq!(call.get("order"), Some(&Value::Text("newest".to_owned())));
        assert_eq!(call.get("per_page"), Some(&Value::Integer(2)));
        assert_eq!(call.values.len(), 2);
    }
}
