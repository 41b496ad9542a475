//! Reads the cursor of a request and creates the cursor of a page.

use serde_json::{Value, json};

use super::answers::{Checked, broken, engine_failure, refused};
use super::selections::{Order, Rank};
use super::sort_kinds::{RecordKind, SortKind};
use super::sort_values::{SortValue, milliseconds};
use crate::call::Call;
use crate::reply::Reply;

const VALUE: &str = "last_record_sort_value";
const ID: &str = "last_record_unique_id";

/// A longer text is refused.
const LONGEST: usize = 5000;

/// The characters that the validator removes from a text; it also strips whitespace at both ends.
const TAKEN_OUT: [char; 6] = ['\t', '\u{b}', '\u{8}', '\u{c}', '\r', '\n'];

/// The two members that start a page after a position. There need not be a record at that position.
#[derive(Debug)]
pub struct Cursor {
    value: String,
    id: i64,
}

/// Refuses cursor members of the wrong type.
pub fn check(call: &Call) -> Checked {
    let wrong = |name: &str, value: &Value, kind: &str| {
        let text = format!("Invalid value in '{name}'. '{value}' is not a valid type ({kind}).");
        refused(422, &text)
    };
    match call.member(ID) {
        None => {}
        Some(Value::String(text)) if text.trim().parse::<i64>().is_ok() => {}
        Some(id) if id.is_i64() => {}
        Some(id) => return wrong(ID, id, "int"),
    }
    let text = match call.member(VALUE) {
        None => return Ok(()),
        Some(Value::String(text)) => text,
        Some(value) => return wrong(VALUE, value, "string"),
    };
    let bound = match text.chars().count() {
        0 => "below min '1'",
        1..=LONGEST => return Ok(()),
        _ => "above max '5000'",
    };
    refused(
        422,
        &format!("Field '{VALUE}' value '{text}' is {bound} items"),
    )
}

/// The cursor of a call, if it has one. The service fails if only one of the members is present.
pub fn given(call: &Call) -> Result<Option<Cursor>, Reply> {
    let value = call.member(VALUE).and_then(Value::as_str);
    match (value, call.number(ID)) {
        (None, None) => Ok(None),
        (Some(value), Some(id)) => Ok(Some(Cursor {
            value: value.replace(TAKEN_OUT, "").trim().to_owned(),
            id,
        })),
        _ => Err(broken()),
    }
}

/// A number as the search engine parses it, which differs slightly from Rust.
fn decimal(text: &str) -> Option<f64> {
    let text = text.trim();
    let is_word =
        text.contains(|sign: char| sign.is_ascii_alphabetic() && !matches!(sign, 'e' | 'E'));
    let is_known = matches!(text.trim_start_matches(['+', '-']), "Infinity" | "NaN");
    (!is_word || is_known).then(|| text.parse().ok()).flatten()
}

/// The index's value for an integer that a record lacks.
fn missing_whole(ascending: bool) -> i64 {
    if ascending { i64::MAX } else { i64::MIN }
}

/// The index's value for an amount that a record lacks.
fn missing_decimal(ascending: bool) -> f64 {
    if ascending {
        f64::INFINITY
    } else {
        f64::NEG_INFINITY
    }
}

impl Cursor {
    /// The rank that the cursor names in an order; 503 if the search engine cannot read it.
    pub fn rank(self, order: &Order) -> Result<Rank, Reply> {
        let ascending = order.ascending;
        let value = match order.sort_kind {
            SortKind::Cents | SortKind::Whole => {
                let exact = self.value.parse().ok();
                let rounded = || decimal(&self.value).map(|number| number.floor() as i64);
                exact.or_else(rounded).map(|whole| {
                    if whole == missing_whole(ascending) {
                        SortValue::Missing
                    } else {
                        SortValue::Whole(whole)
                    }
                })
            }
            SortKind::Dollars => decimal(&self.value).map(|number| {
                if number == missing_decimal(ascending) {
                    SortValue::Missing
                } else {
                    SortValue::Decimal(number)
                }
            }),
            SortKind::Text => Some(SortValue::Text(self.value)),
            SortKind::Day => Some(&self.value)
                .filter(|text| !text.contains(' '))
                .and_then(|text| milliseconds(text))
                .map(SortValue::Whole),
            SortKind::Moment => {
                let given = self.value.parse().ok();
                given
                    .filter(|whole| !matches!(*whole, i64::MIN | i64::MAX))
                    .or_else(|| milliseconds(&self.value))
                    .map(SortValue::Whole)
            }
            // One value and an id do not determine a position in a sort by several fields.
            SortKind::Several | SortKind::Unsortable => None,
        };
        value
            .map(|value| Rank {
                value,
                tie: self.id,
            })
            .ok_or_else(engine_failure)
    }
}

/// The members of an answer that describe the last record of its page: its id or the substitute for it, and
/// its value as text.
pub fn to_send(order: &Order, rank: &Rank) -> (Value, String) {
    let tie = match order.kind {
        RecordKind::Subawards => json!(rank.tie.to_string()),
        _ => json!(rank.tie),
    };
    let none = || "None".to_owned();
    match &rank.value {
        SortValue::Whole(whole) => (tie, whole.to_string()),
        SortValue::Decimal(number) => (tie, format!("{number:?}")),
        SortValue::Text(text) => (tie, text.clone()),
        SortValue::Several(values) => {
            let at = |place: usize| values.get(place).cloned().flatten();
            (json!(at(1)), at(0).unwrap_or_else(none))
        }
        SortValue::Missing => match order.sort_kind {
            SortKind::Text | SortKind::Several | SortKind::Unsortable => (tie, none()),
            SortKind::Dollars if order.ascending => (tie, "Infinity".to_owned()),
            SortKind::Dollars => (tie, "-Infinity".to_owned()),
            _ => (tie, missing_whole(order.ascending).to_string()),
        },
    }
}
