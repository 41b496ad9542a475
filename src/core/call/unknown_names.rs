//! Finds names in the arguments of a call that the catalog does not list, such as short forms of agencies.
//!
//! The service may know more names, so nothing is rejected: they explain an answer that is an error or has nothing. One of
//! several values is told beside the records of the others, too, if it is surely no name of the service.

use super::nearest::{nearest, surely_meant};
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
    /// It is one of several values, of which the others may find something.
    is_one_of_several: bool,
}

impl UnknownName {
    /// Whether it finds nothing where other values of the call find something: the catalog lists every name or their
    /// form, or the name is another form of a listed one. Any other name may be one that the catalog does not list.
    pub fn is_idle(&self) -> bool {
        let Self { name, known, .. } = self;
        let is_sure = known.complete || !known.form.is_empty() || self.in_full().is_some();
        self.is_one_of_several
            && (is_sure || surely_meant(name, known.names.iter().copied()).is_some())
    }

    /// What it may have been meant to be, and where all names are.
    pub fn sentence(&self) -> String {
        let Self {
            path, name, known, ..
        } = self;
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
        self.in_full()
            .or_else(|| nearest(&self.name, self.known.names.iter().copied()))
    }

    /// The listed name of which it is a short form.
    fn in_full(&self) -> Option<&'static str> {
        let mut forms = self.known.short_forms.iter();
        let form = forms.find(|(form, _)| form.eq_ignore_ascii_case(self.name.trim()));
        form.map(|(_, name)| *name)
    }
}

/// Such names in the values of a call.
pub fn unknown_names<'a>(
    operation: &Operation,
    value: impl Fn(&str) -> Option<&'a Value>,
) -> Vec<UnknownName> {
    let mut search = Search::default();
    for parameter in operation.parameters {
        if parameter.known.is_none() && parameter.schema.is_none() {
            continue;
        }
        let Some(value) = value(parameter.name) else {
            continue;
        };
        let path = Path::Parameter(parameter.name);
        if let Some(known) = parameter.known {
            search.in_texts(known, &path, value, false);
        }
        if let Some(schema) = parameter.schema {
            search.in_objects(schema, &path, value, false);
        }
    }
    search.found
}

/// Passes each item of a list on, with its path, and whether it is one of several values.
fn each_of(
    items: &[Value],
    path: &Path<'_>,
    is_one_of_several: bool,
    mut search: impl FnMut(&Path<'_>, &Value, bool),
) {
    let among = is_one_of_several || items.len() > 1;
    for (index, item) in items.iter().enumerate() {
        search(&path.element(index), item, among);
    }
}

/// The search of the values of a call for such names.
#[derive(Default)]
struct Search {
    found: Vec<UnknownName>,
}

impl Search {
    fn in_texts(
        &mut self,
        known: &'static KnownNames,
        path: &Path<'_>,
        value: &Value,
        is_one_of_several: bool,
    ) {
        match value {
            Value::List(items) => {
                each_of(items, path, is_one_of_several, |path, item, among| {
                    self.in_texts(known, path, item, among);
                });
            }
            Value::Text(text) => {
                // A number is an id, where a service takes both.
                let is_number = text.bytes().all(|sign| sign.is_ascii_digit());
                let has_form = !known.form.is_empty() && matches(known.form, text);
                if !is_number && !has_form && !known.names.contains(&text.as_str()) {
                    self.found.push(UnknownName {
                        path: path.to_string(),
                        name: text.clone(),
                        known,
                        is_one_of_several,
                    });
                }
            }
            _ => {}
        }
    }

    fn in_objects(
        &mut self,
        schema: &Schema,
        path: &Path<'_>,
        value: &Value,
        is_one_of_several: bool,
    ) {
        match value {
            Value::List(items) => {
                each_of(items, path, is_one_of_several, |path, item, among| {
                    self.in_objects(schema, path, item, among);
                });
            }
            Value::Object(members) => {
                for (name, value) in members {
                    let Some(member) = schema.member(name) else {
                        continue;
                    };
                    let path = path.member(name);
                    if let Some(known) = member.known {
                        self.in_texts(known, &path, value, is_one_of_several);
                    }
                    if let Some(schema) = member.schema {
                        self.in_objects(schema, &path, value, is_one_of_several);
                    }
                }
            }
            _ => {}
        }
    }
}
