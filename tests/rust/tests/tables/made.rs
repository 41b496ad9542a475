//! Generates random records for given columns, and answers that contain records.

use openshelf::catalog::{Answer, Column, ColumnKind, Operation};
use proptest::prelude::*;

/// An answer of the operation with these records.
pub fn answer(operation: &Operation, records: &[String]) -> String {
    let list = format!("[{}]", records.join(", "));
    let list = match operation.nested_records {
        true => format!("[{list}]"),
        false => list,
    };
    let list = match operation.records_within {
        "" => list,
        within => format!("[{{\"{within}\": {list}, \"other\": 1}}]"),
    };
    match (operation.records, operation.series) {
        // A time series in a member has its records around it.
        (name, Some(series)) if !name.is_empty() && name == series.member => list,
        ("" | ".", _) if records.len() == 1 && operation.records.is_empty() => records[0].clone(),
        ("" | ".", _) => list,
        (name, _) => format!("{{\"before\": {{}}, \"{name}\": {list}, \"after\": [1]}}"),
    }
}

/// So many records of an operation. One whose answer is a record has one, which is an object.
pub fn records(
    operation: &Operation,
    columns: &[&'static Column],
    chance: &mut Chance,
    most: usize,
) -> Vec<String> {
    let mut all = std::iter::repeat_with(|| record(columns, chance));
    if operation.answer == Answer::Object && operation.records.is_empty() {
        return all.find(|one| one.starts_with('{')).into_iter().collect();
    }
    all.take(most).collect()
}

/// The answer with the operation's example: a record, or the whole answer if it declares that.
pub fn example(operation: &Operation) -> String {
    let example: serde_json::Value = serde_json::from_str(operation.example).unwrap();
    let is_answer = operation.series.is_none() && example.get(operation.records).is_some();
    if is_answer {
        return operation.example.to_owned();
    }
    answer(operation, &[operation.example.to_owned()])
}

/// A small generator of chances (`SplitMix64`).
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % limit as u64).unwrap()
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
}

/// The text of a record: most members fit, others are null, missing, of another type, unknown or
/// repeated; sometimes it is not an object at all.
pub fn record(columns: &[&'static Column], chance: &mut Chance) -> String {
    if chance.below(40) == 0 {
        return chance
            .one(&["null", "[1]", "\"text\"", "7", "true"])
            .to_owned();
    }
    let named: Vec<(&str, &Column)> = columns
        .iter()
        .map(|column| (column.name, *column))
        .collect();
    object(&named, chance)
}

fn object(columns: &[(&str, &Column)], chance: &mut Chance) -> String {
    let mut members: Vec<(String, String)> = Vec::new();
    let mut heads: Vec<&str> = Vec::new();
    for (name, column) in columns {
        let head = name.split('.').next().unwrap();
        if heads.contains(&head) {
            continue;
        }
        heads.push(head);
        let value = |chance: &mut Chance| match chance.below(12) {
            0 => None,
            1 => Some("null".to_owned()),
            2 => Some(other(chance)),
            _ if head == *name => Some(fitting(column, chance)),
            _ => {
                let inner: Vec<(&str, &Column)> = columns
                    .iter()
                    .filter_map(|(name, column)| {
                        Some((name.strip_prefix(head)?.strip_prefix('.')?, *column))
                    })
                    .collect();
                Some(object(&inner, chance))
            }
        };
        if let Some(first) = value(chance) {
            members.push((head.to_owned(), first));
            if chance.below(20) == 0
                && let Some(again) = value(chance)
            {
                members.push((head.to_owned(), again));
            }
        }
    }
    for _ in 0..chance.below(2) {
        let name = chance.one(&[
            "surplus",
            "zusätzlich",
            "with \\\"quotes\\\"",
            "sur\\u0070lus",
            "",
        ]);
        let place = chance.below(members.len() + 1);
        let value = other(chance);
        members.insert(place, (name.to_owned(), value));
    }
    if chance.below(10) == 0 && members.len() > 1 {
        let from = chance.below(members.len());
        let moved = members.remove(from);
        members.push(moved);
    }
    let space = chance.one(&["", " ", "\n\t"]);
    let members: Vec<String> = members
        .iter()
        .map(|(name, value)| format!("\"{name}\":{space}{value}{space}"))
        .collect();
    format!("{{{space}{}}}", members.join(","))
}

/// A value of any type.
fn other(chance: &mut Chance) -> String {
    let values = [
        "true",
        "false",
        "0",
        "-7",
        "2.5",
        "3.0",
        "9223372036854775807",
        "9223372036854775808",
        "1e300",
        "\"\"",
        "\"n/a\"",
        "\"2024-02-29\"",
        "\"2023-02-29\"",
        "\"3/9/23\"",
        "[]",
        "{}",
        "[null]",
        "[1, \"x\"]",
        "{\"a\": {\"b\": [1]}}",
        "\"a\\u00e9\\ud83d\\ude00\\n\"",
    ];
    chance.one(&values).to_owned()
}

/// A value of the column's own type.
fn fitting(column: &Column, chance: &mut Chance) -> String {
    let list = |chance: &mut Chance, each: &dyn Fn(&mut Chance) -> String| {
        let items: Vec<String> = (0..chance.below(4))
            .map(|_| match chance.below(8) {
                0 => "null".to_owned(),
                1 => other(chance),
                _ => each(chance),
            })
            .collect();
        format!("[{}]", items.join(", "))
    };
    match column.kind {
        ColumnKind::Utf8 => chance
            .one(&[
                "\"007\"",
                "\"Ägypten\"",
                "\"a \\\"b\\\" \\u20ac\"",
                "\"\"",
                "\"x\\\\y\"",
            ])
            .to_owned(),
        ColumnKind::Int64 => chance
            .one(&["0", "-1", "12", "5.0", "-9223372036854775808"])
            .to_owned(),
        ColumnKind::Float64 => chance
            .one(&["0.1", "-2", "1e-7", "123456789.25", "5.0"])
            .to_owned(),
        ColumnKind::Bool => chance.one(&["true", "false"]).to_owned(),
        ColumnKind::Date32 => chance.one(&["\"2024-02-29\"", "\"1969-12-31\""]).to_owned(),
        ColumnKind::Timestamp if column.no_offset => chance
            .one(&["\"2024-02-29 12:30:00\"", "\"1960-01-01 00:00:01\""])
            .to_owned(),
        ColumnKind::Timestamp => chance
            .one(&[
                "\"2024-02-29T12:30:00-06:00\"",
                "\"2024-02-29T12:30:00+00:00\"",
            ])
            .to_owned(),
        ColumnKind::Json => other(chance),
        ColumnKind::ListUtf8 => list(chance, &|chance| {
            chance.one(&["\"a\"", "\"b\\n\""]).to_owned()
        }),
        ColumnKind::ListInt64 => list(chance, &|chance| chance.one(&["1", "-2"]).to_owned()),
        ColumnKind::ListStruct => {
            let inner: Vec<(&str, &Column)> = column
                .columns
                .iter()
                .map(|column| (column.name, column))
                .collect();
            list(chance, &|chance| object(&inner, chance))
        }
    }
}

/// Any JSON, as text.
pub fn any_json() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("null".to_owned()),
        Just("true".to_owned()),
        any::<i64>().prop_map(|number| number.to_string()),
        (-1e6..1e6_f64).prop_map(|number| format!("{number:?}")),
        "[a-zé\"\\\\\u{1}\n😀]{0,6}".prop_map(|text| serde_json::Value::from(text).to_string()),
        Just("\"3/9/23\"".to_owned()),
    ];
    leaf.prop_recursive(4, 40, 5, |inner| {
        let names = prop::sample::select(vec![
            "data", "results", "timeline", "cases", "3/9/23", "country", "id", "x",
        ]);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5)
                .prop_map(|items| format!("[{}]", items.join(", "))),
            prop::collection::vec((names, inner), 0..5).prop_map(|members| {
                let members: Vec<String> = members
                    .iter()
                    .map(|(name, value)| format!("\"{name}\": {value}"))
                    .collect();
                format!("{{ {} }}", members.join(" , "))
            }),
        ]
    })
}
