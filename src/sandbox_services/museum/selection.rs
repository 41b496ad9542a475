//! Selects the members of a hit: whole ones, and members of objects by their paths, as Elasticsearch filters the source of
//! a document (`_source`, to which the service passes `fields`).

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::record::{Layout, Record};

/// What is wanted of one member.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Wanted {
    Whole,
    /// Members of the object that it is, or of each object in its list.
    Inside(Vec<Vec<String>>),
}

/// The members of a record that a search returns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Selection {
    members: BTreeMap<usize, Wanted>,
}

impl Selection {
    /// The members with these names. Names of no member select nothing.
    pub fn of<'a>(layout: &Layout, names: impl Iterator<Item = &'a str>) -> Self {
        let mut members = BTreeMap::new();
        for name in names {
            if let Some(at) = layout.position(name) {
                members.insert(at, Wanted::Whole);
                continue;
            }
            let Some((first, rest)) = name.split_once('.') else {
                continue;
            };
            let path = rest.split('.').map(str::to_owned).collect();
            let inside = || Wanted::Inside(Vec::new());
            if let Some(at) = layout.position(first)
                && let Wanted::Inside(paths) = members.entry(at).or_insert_with(inside)
            {
                paths.push(path);
            }
        }
        Self { members }
    }

    /// Writes the members of a record after a brace or a comma, without empty ones if they are not indexed.
    pub fn write(&self, record: &Record, layout: &Layout, skips_empty: bool, out: &mut String) {
        let mut member = String::new();
        for (at, wanted) in &self.members {
            match wanted {
                Wanted::Whole => record.write_members(layout, &[*at], skips_empty, &mut member),
                Wanted::Inside(paths) => write_inside(record, layout, *at, paths, &mut member),
            }
            if !member.is_empty() {
                out.push_str(&member);
                out.push(',');
                member.clear();
            }
        }
        if out.ends_with(',') {
            out.pop();
        }
    }
}

fn write_inside(
    record: &Record,
    layout: &Layout,
    at: usize,
    paths: &[Vec<String>],
    out: &mut String,
) {
    let value = record.value(layout, at);
    let value = value.and_then(|text| serde_json::from_str(text).ok());
    let paths: Vec<&[String]> = paths.iter().map(Vec::as_slice).collect();
    let kept = value.and_then(|value| kept(value, &paths));
    if let (Some(name), Some(kept)) = (layout.name(at), kept) {
        out.push('"');
        out.push_str(name);
        out.push_str("\":");
        out.push_str(&kept.to_string());
    }
}

/// The part of a value that lies on these paths; `None` if nothing does.
fn kept(value: Value, paths: &[&[String]]) -> Option<Value> {
    if paths.iter().any(|path| path.is_empty()) {
        return Some(value);
    }
    match value {
        Value::Object(members) => {
            let mut found = Map::new();
            for (name, value) in members {
                let inside: Vec<&[String]> = paths
                    .iter()
                    .filter_map(|path| path.split_first())
                    .filter(|(first, _)| **first == name)
                    .map(|(_, rest)| rest)
                    .collect();
                if inside.is_empty() {
                    continue;
                }
                if let Some(value) = kept(value, &inside) {
                    found.insert(name, value);
                }
            }
            (!found.is_empty()).then_some(Value::Object(found))
        }
        Value::Array(items) => {
            let items = items.into_iter().filter_map(|item| kept(item, paths));
            let items: Vec<Value> = items.collect();
            (!items.is_empty()).then_some(Value::Array(items))
        }
        _ => None,
    }
}
