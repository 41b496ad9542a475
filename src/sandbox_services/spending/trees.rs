//! Answers with trees of codes: industries, products and services, treasury accounts.

use serde_json::{Value, json};

use super::answers::{answer, refused};
use super::codes::{account, symbol};
use super::names::{Coded, NAMES};
use crate::call::Call;
use crate::handler::Answered;
use crate::object::{with, without_nulls};
use crate::words;

/// A node of a tree of codes.
fn node(id: &str, ancestors: &[&str], description: &str, count: usize, children: Value) -> Value {
    json!({
        "id": id,
        "ancestors": ancestors,
        "description": description,
        "count": count,
        "children": children,
    })
}

/// A node with children, which are shown if a depth is requested.
fn above(id: &str, ancestors: &[&str], title: &str, depth: i64, children: &[Value]) -> Value {
    let shown = (depth != 0).then_some(children);
    node(id, ancestors, title, children.len(), json!(shown))
}

/// The group of a product or service code.
pub fn psc_group(code: &str) -> &'static str {
    match code.as_bytes().first() {
        Some(b'A') => "Research and Development",
        Some(first) if first.is_ascii_digit() => "Product",
        _ => "Service",
    }
}

/// Industries: the sectors, one of them with its contents, or those that match a text.
pub fn naics_tree(call: &Call) -> Answered {
    let asked = call.argument("code");
    let text = call.query("filter").unwrap_or_default();
    let record = |code: &str, name: &str, count: usize| json!({ "naics": code, "naics_description": name, "year_retired": null, "count": count });
    let leaves = |prefix: &str| -> Vec<Value> {
        let industries = NAMES.naics.iter();
        industries
            .filter(|(code, name)| code.starts_with(prefix) && words::mentions(name, text))
            .map(|(code, name)| record(code, name, 1))
            .collect()
    };
    let sector = |(code, name): &Coded| {
        let children = leaves(code);
        let sector = record(code, name, children.len());
        let found = text.is_empty() || !children.is_empty();
        let shown = !asked.is_empty() || !text.is_empty();
        let children = shown.then_some(children);
        found.then(|| with(sector, without_nulls(json!({ "children": children }))))
    };
    let found: Vec<Value> = if asked.len() > 2 {
        leaves(asked)
    } else {
        let sectors = NAMES.sectors.iter();
        let sectors = sectors.filter(|(code, _)| asked.is_empty() || *code == asked);
        sectors.filter_map(sector).collect()
    };
    if found.is_empty() && text.is_empty() {
        return refused(404, "Unknown NAICS code.");
    }
    answer(json!({ "results": found }))
}

/// The tree of product and service codes below the path's segments.
pub fn psc_tree(call: &Call) -> Answered {
    let (group, upper) = (call.argument("group"), call.argument("psc"));
    let lower = call.argument("psc2");
    let depth = call.number("depth").unwrap_or(0);
    let text = call.query("filter").unwrap_or_default();
    let codes = |group: &str, prefix: &str| -> Vec<Value> {
        let pscs = NAMES.pscs.iter();
        pscs.filter(|(code, name)| {
            psc_group(code) == group
                && code.starts_with(prefix)
                && words::mentions(&format!("{code} {name}"), text)
        })
        .map(|(code, name)| node(code, &[group], name, 0, Value::Null))
        .collect()
    };
    let tree: Vec<Value> = if group.is_empty() {
        ["Research and Development", "Service", "Product"]
            .into_iter()
            .map(|group| (group, codes(group, "")))
            .filter(|(_, children)| text.is_empty() || !children.is_empty())
            .map(|(group, children)| above(group, &[], "", depth, &children))
            .collect()
    } else {
        codes(group, if lower.is_empty() { upper } else { lower })
    };
    answer(json!({ "results": tree }))
}

/// The tree of treasury accounts below the path's segments.
pub fn account_tree(call: &Call) -> Answered {
    let (asked, federal) = (call.argument("agency"), call.argument("federal_account"));
    let text = call.query("filter").unwrap_or_default();
    let depth = call.number("depth").unwrap_or(0);
    let mut nodes = Vec::new();
    let agencies = NAMES.agencies.iter();
    for agency in agencies.filter(|one| asked.is_empty() || one.code == asked) {
        let endings = NAMES.accounts.iter().map(|(ending, _)| *ending);
        let accounts: Vec<(String, String)> = endings
            .map(|ending| account(agency, ending))
            .map(|(code, title, _)| (code, title))
            .filter(|(code, title)| words::mentions(&format!("{code} {title}"), text))
            .collect();
        if !federal.is_empty() {
            let own = accounts.iter().filter(|one| one.0 == federal);
            nodes.extend(own.map(|(code, title)| {
                node(&symbol(code), &[agency.code, code], title, 0, Value::Null)
            }));
            continue;
        }
        let children: Vec<Value> = accounts
            .iter()
            .map(|(code, title)| node(code, &[agency.code], title, 1, Value::Null))
            .collect();
        if !asked.is_empty() {
            nodes.extend(children);
        } else if text.is_empty() || !children.is_empty() {
            let title = format!("{} ({})", agency.name, agency.abbreviation);
            nodes.push(above(agency.code, &[], &title, depth, &children));
        }
    }
    answer(json!({ "results": nodes }))
}
