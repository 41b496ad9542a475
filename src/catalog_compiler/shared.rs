//! Values that several places of a service's files name.
//!
//! `[parameter.limit]` is one parameter and `limit` under `[columns]` a list of columns: a section is called after a
//! type of the catalog, in the plural for lists.

use std::cell::Cell;
use std::collections::BTreeMap;

use crate::failure::{Failure, Place, nearest};
use crate::source::{Document, EVIDENCE, Value};
use crate::types::{Type, Types, snake_case};

/// Tables of a file that hold no shared values.
const OTHER_TABLES: [&str; 5] = [EVIDENCE, "family", "operation", "service", "template"];

/// The shared values of a service, by their type as Rust writes it and their name.
pub struct Shared<'a> {
    values: BTreeMap<(String, String), SharedValue<'a>>,
}

struct SharedValue<'a> {
    value: &'a Value,
    is_used: Cell<bool>,
}

impl<'a> Shared<'a> {
    pub fn collect(documents: &'a [Document], types: &Types) -> Result<Self, Failure> {
        let sections = sections(types);
        let mut shared = Self {
            values: BTreeMap::new(),
        };
        for document in documents {
            for section in &document.table {
                if OTHER_TABLES.contains(&section.name.as_str()) {
                    continue;
                }
                let Some(kind) = sections.get(&section.name) else {
                    let known = sections.keys().map(String::as_str).chain(OTHER_TABLES);
                    let known = nearest(&section.name, known);
                    let name = &section.name;
                    return Err(section
                        .place
                        .fails(format!("unknown table [{name}]{known}")));
                };
                for member in section.value.table()? {
                    if let Some(first) = shared.same_name(kind, &member.name) {
                        let Place { file, line } = &first.place;
                        let (file, name) = (file.display(), &member.name);
                        return Err(member.place.fails(format!(
                            "{name:?} is also the name of a value at {file}:{line}"
                        )));
                    }
                    let key = (kind.rust(), member.name.clone());
                    let value = SharedValue {
                        value: &member.value,
                        is_used: Cell::new(false),
                    };
                    shared.values.insert(key, value);
                }
            }
        }
        Ok(shared)
    }

    /// A value that an element of a list cannot be told from by its name: a list's name stands for its elements.
    fn same_name(&self, kind: &Type, name: &str) -> Option<&'a Value> {
        let one = match kind {
            Type::List(of) => of.as_ref(),
            other => other,
        };
        let list = Type::List(Box::new(one.clone()));
        let found = self.get(one, name).or_else(|| self.get(&list, name));
        found.map(|shared| shared.value)
    }

    fn get(&self, kind: &Type, name: &str) -> Option<&SharedValue<'a>> {
        self.values.get(&(kind.rust(), name.to_owned()))
    }

    /// The value of a type with this name; it counts as used.
    pub fn find(&self, kind: &Type, name: &str) -> Option<&'a Value> {
        let found = self.get(kind, name)?;
        found.is_used.set(true);
        Some(found.value)
    }

    /// The failure of a value that nothing has used.
    pub fn unused(&self) -> Option<Failure> {
        let (key, shared) = self
            .values
            .iter()
            .find(|(_, shared)| !shared.is_used.get())?;
        let (kind, name) = key;
        let place = &shared.value.place;
        Some(place.fails(format!("nothing uses the shared {kind} {name:?}")))
    }

    /// The failure of a name that no shared value of the type has.
    pub fn unknown(&self, kind: &Type, name: &str, at: &Value) -> Failure {
        let rust = kind.rust();
        let known = self.values.keys().filter(|(each, _)| *each == rust);
        let known = nearest(name, known.map(|(_, name)| name.as_str()));
        at.place
            .fails(format!("no shared {rust} is called {name:?}{known}"))
    }
}

/// The type of each section's values.
fn sections(types: &Types) -> BTreeMap<String, Type> {
    let named = types
        .names()
        .map(|name| (snake_case(name), Type::Named(name.to_owned())));
    let text = ("text".to_owned(), Type::Text);
    let mut sections = BTreeMap::new();
    for (name, kind) in named.chain([text]) {
        sections.insert(format!("{name}s"), Type::List(Box::new(kind.clone())));
        sections.insert(name, kind);
    }
    sections
}
