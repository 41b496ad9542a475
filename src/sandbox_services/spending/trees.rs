//! Trees of codes: industries, products and services, treasury accounts.

use serde_json::{Value, json};

use super::names::NAMES;
use super::places::account;
use super::service::Spending;
use crate::call::Call;
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

/// The group that a product or service code belongs to.
fn psc_group(code: &str) -> &'static str {
    match code.as_bytes().first() {
        Some(b'A') => "Research and Development",
        Some(first) if first.is_ascii_digit() => "Product",
        _ => "Service",
    }
}

impl Spending {
    /// Industries: the sectors, one of them with what is in it, or those that mention a text.
    pub(super) fn naics_records(&self, asked: &str, text: &str) -> Vec<Value> {
        let leaves = |prefix: &str| -> Vec<Value> {
            NAMES.naics
                .iter()
                .filter(|(code, name)| code.starts_with(prefix) && words::mentions(name, text))
                .map(|(code, name)| {
                    json!({ "naics": code, "naics_description": name, "year_retired": null, "count": 1 })
                })
                .collect()
        };
        if !asked.is_empty() && asked.len() > 2 {
            return leaves(asked);
        }
        NAMES
            .sectors
            .iter()
            .filter(|(sector, _)| asked.is_empty() || *sector == asked)
            .filter_map(|(sector, name)| {
                let children = leaves(sector);
                let mut record = json!({
                    "naics": sector,
                    "naics_description": name,
                    "year_retired": null,
                    "count": children.len(),
                });
                let shown = !asked.is_empty() || !text.is_empty();
                if let (true, Value::Object(members)) = (shown, &mut record) {
                    members.insert("children".to_owned(), json!(children));
                }
                (text.is_empty() || !children.is_empty()).then_some(record)
            })
            .collect()
    }

    /// The tree of product and service codes below the path's segments.
    pub(super) fn psc_tree(&self, call: &Call) -> Vec<Value> {
        let (group, upper) = (call.argument("group"), call.argument("psc"));
        let lower = call.argument("psc2");
        let depth = call.number("depth").unwrap_or(0);
        let text = call.query("filter").unwrap_or_default();
        let codes = |group: &str, prefix: &str| -> Vec<Value> {
            NAMES
                .pscs
                .iter()
                .filter(|(code, name)| {
                    psc_group(code) == group
                        && code.starts_with(prefix)
                        && words::mentions(&format!("{code} {name}"), text)
                })
                .map(|(code, name)| node(code, &[group], name, 0, Value::Null))
                .collect()
        };
        if !group.is_empty() {
            return codes(group, if lower.is_empty() { upper } else { lower });
        }
        ["Research and Development", "Service", "Product"]
            .into_iter()
            .map(|group| {
                let children = codes(group, "");
                let count = children.len();
                let shown = if depth != 0 {
                    json!(children)
                } else {
                    Value::Null
                };
                node(group, &[], "", count, shown)
            })
            .filter(|one| text.is_empty() || one.get("count") != Some(&json!(0)))
            .collect()
    }

    /// The tree of treasury accounts below the path's segments.
    pub(super) fn account_tree(&self, call: &Call) -> Vec<Value> {
        let (asked, federal) = (call.argument("agency"), call.argument("federal_account"));
        let text = call.query("filter").unwrap_or_default();
        let depth = call.number("depth").unwrap_or(0);
        let mut nodes = Vec::new();
        for agency in &NAMES.agencies {
            if !asked.is_empty() && agency.code != asked {
                continue;
            }
            let accounts: Vec<(String, String, &str)> = NAMES
                .accounts
                .iter()
                .map(|(ending, _)| {
                    let (code, title, _) = account(agency.code, agency.name, ending);
                    (code, title, *ending)
                })
                .filter(|(code, title, _)| words::mentions(&format!("{code} {title}"), text))
                .collect();
            if !federal.is_empty() {
                for (code, title, ending) in accounts.iter().filter(|one| one.0 == federal) {
                    let symbol = format!("{}-X-{ending}-000", agency.code);
                    nodes.push(node(&symbol, &[agency.code, code], title, 0, Value::Null));
                }
                continue;
            }
            let children: Vec<Value> = accounts
                .iter()
                .map(|(code, title, _)| node(code, &[agency.code], title, 1, Value::Null))
                .collect();
            if !asked.is_empty() {
                nodes.extend(children);
            } else if text.is_empty() || !children.is_empty() {
                let title = format!("{} ({})", agency.name, agency.abbreviation);
                let count = children.len();
                let shown = if depth != 0 {
                    json!(children)
                } else {
                    Value::Null
                };
                nodes.push(node(agency.code, &[], &title, count, shown));
            }
        }
        nodes
    }
}
