//! Finds names in the arguments of a call that the catalog does not list, such as short forms of agencies.
//!
//! The service may know more names, so nothing is rejected: they explain an answer that is an error or has nothing.

use super::nearest::nearest;
use super::path::Path;
use super::pattern::matches;
use super::value::{Value, quoted};
use crate::catalog::{KnownNames, Operation, Schema};

/// A name in the arguments of a call that the catalog does not list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownName {
    /// Where it is, such as `filters.agencies[0].name`.
    path: String,
    name: String,
    known: &'static KnownNames,
}

impl UnknownName {
    /// What it may have been meant to be, and where all names are.
    pub fn sentence(&self) -> String {
        let Self { path, name, known } = self;
        let more = match (self.meant(), known.listed_by) {
            (Some(near), "") => format!("did you mean {}?", quoted(near)),
            (Some(near), all) => format!(
                "did you mean {}? The operation {all} finds all of them",
                quoted(near)
            ),
            (None, _) if !known.form_words.is_empty() => format!("expected {}", known.form_words),
            (None, "") => format!("known are {}", known.names.join(", ")),
            (None, all) => format!("the operation {all} finds all of them"),
        };
        let name = quoted(name);
        format!("{path}: {name} is not known as a {}; {more}", known.thing)
    }

    /// The listed name that is meant: by a short form, else the nearest one.
    fn meant(&self) -> Option<&'static str> {
        let mut forms = self.known.short_forms.iter();
        let form = forms.find(|(form, _)| form.eq_ignore_ascii_case(self.name.trim()));
        match form {
            Some((_, name)) => Some(name),
            None => nearest(&self.name, self.known.names.iter().copied()),
        }
    }
}

/// Such names in the values of a call.
pub fn unknown_names<'a>(
    operation: &Operation,
    value: impl Fn(&str) -> Option<&'a Value>,
) -> Vec<UnknownName> {
    let mut found = Vec::new();
    for parameter in operation.parameters {
        if parameter.known.is_none() && parameter.schema.is_none() {
            continue;
        }
        let Some(value) = value(parameter.name) else {
            continue;
        };
        let path = Path::Parameter(parameter.name);
        if let Some(known) = parameter.known {
            in_texts(known, &path, value, &mut found);
        }
        if let Some(schema) = parameter.schema {
            in_objects(schema, &path, value, &mut found);
        }
    }
    found
}

fn in_texts(
    known: &'static KnownNames,
    path: &Path<'_>,
    value: &Value,
    found: &mut Vec<UnknownName>,
) {
    match value {
        Value::List(items) => {
            for (index, item) in items.iter().enumerate() {
                in_texts(known, &path.element(index), item, found);
            }
        }
        Value::Text(text) => {
            // A number is an id, where a service takes both.
            let is_number = text.bytes().all(|sign| sign.is_ascii_digit());
            let has_form = !known.form.is_empty() && matches(known.form, text);
            if !is_number && !has_form && !known.names.contains(&text.as_str()) {
                found.push(UnknownName {
                    path: path.to_string(),
                    name: text.clone(),
                    known,
                });
            }
        }
        _ => {}
    }
}

fn in_objects(schema: &Schema, path: &Path<'_>, value: &Value, found: &mut Vec<UnknownName>) {
    match value {
        Value::List(items) => {
            for (index, item) in items.iter().enumerate() {
                in_objects(schema, &path.element(index), item, found);
            }
        }
        Value::Object(members) => {
            for (name, value) in members {
                let Some(member) = schema.member(name) else {
                    continue;
                };
                let path = path.member(name);
                if let Some(known) = member.known {
                    in_texts(known, &path, value, found);
                }
                if let Some(schema) = member.schema {
                    in_objects(schema, &path, value, found);
                }
            }
        }
        _ => {}
    }
}
