//! Computes the expected row of a table from the operation's columns, value by value.

use openshelf::catalog::{Column, ColumnKind, Operation};
use openshelf::tables::{EXTRA, UNFIT};
use serde_json::{Map, Value, json};

#[derive(Default)]
struct Row {
    unfit: Map<String, Value>,
    extra: Map<String, Value>,
}

/// The row of a record, with structs for members of objects.
pub fn row(columns: &[&'static Column], record: &Value) -> Value {
    let mut row = Row::default();
    let named: Vec<(&str, &Column)> = columns
        .iter()
        .map(|column| (column.name, *column))
        .collect();
    let mut cells = match record {
        Value::Object(members) => row.object(&named, Some(members), ""),
        other => {
            if !other.is_null() {
                row.unfit.insert(".".to_owned(), other.clone());
            }
            row.object(&named, None, "")
        }
    };
    let or_null = |members: Map<String, Value>| match members.is_empty() {
        true => Value::Null,
        false => Value::Object(members),
    };
    cells.insert(UNFIT.to_owned(), or_null(row.unfit));
    cells.insert(EXTRA.to_owned(), or_null(row.extra));
    Value::Object(cells)
}

/// The record with the members that its service leaves out because they are empty.
pub fn with_empty_members(
    operation: &Operation,
    columns: &[&'static Column],
    mut record: Value,
) -> Value {
    if let (true, Some(members)) = (operation.leaves_out_empty, record.as_object_mut()) {
        for column in columns.iter().filter(|column| !column.name.contains('.')) {
            let empty = match column.kind {
                ColumnKind::Bool => json!(false),
                ColumnKind::ListUtf8 | ColumnKind::ListInt64 | ColumnKind::ListStruct
                    if !column.nullable =>
                {
                    json!([])
                }
                _ => continue,
            };
            members.entry(column.name).or_insert(empty);
        }
    }
    record
}

/// The row with dotted names instead of structs.
pub fn flat(columns: &[&'static Column], row: &Value) -> Value {
    let mut cells = Map::new();
    for column in columns {
        let value = column.name.split('.').fold(row, |value, name| &value[name]);
        cells.insert(column.name.to_owned(), value.clone());
    }
    for name in [UNFIT, EXTRA] {
        cells.insert(name.to_owned(), row[name].clone());
    }
    Value::Object(cells)
}

impl Row {
    fn object(
        &mut self,
        columns: &[(&str, &Column)],
        members: Option<&Map<String, Value>>,
        path: &str,
    ) -> Map<String, Value> {
        let mut cells = Map::new();
        for (name, column) in columns {
            let head = name.split('.').next().unwrap();
            let at = format!("{path}{head}");
            let value = members
                .and_then(|members| members.get(head))
                .unwrap_or(&Value::Null);
            if head == *name {
                cells.insert(head.to_owned(), self.value(column, value, &at));
            } else if !cells.contains_key(head) {
                let inner: Vec<(&str, &Column)> = columns
                    .iter()
                    .filter_map(|(name, column)| {
                        Some((name.strip_prefix(head)?.strip_prefix('.')?, *column))
                    })
                    .collect();
                let cell = match value {
                    Value::Null => Value::Null,
                    Value::Object(members) => {
                        Value::Object(self.object(&inner, Some(members), &format!("{at}.")))
                    }
                    other => self.unfit(&at, other),
                };
                cells.insert(head.to_owned(), cell);
            }
        }
        let known = |name: &str| {
            columns
                .iter()
                .any(|(column, _)| column.split('.').next() == Some(name))
        };
        for (name, value) in members.into_iter().flatten() {
            if !known(name) {
                self.extra.insert(format!("{path}{name}"), value.clone());
            }
        }
        cells
    }

    fn unfit(&mut self, at: &str, value: &Value) -> Value {
        self.unfit.insert(at.to_owned(), value.clone());
        Value::Null
    }

    fn value(&mut self, column: &Column, value: &Value, at: &str) -> Value {
        let items = |row: &mut Self, each: &dyn Fn(&mut Self, &Value, &str) -> Value| match value {
            Value::Array(items) => Some(
                items
                    .iter()
                    .enumerate()
                    .map(|(place, item)| each(row, item, &format!("{at}[{place}]")))
                    .collect::<Value>(),
            ),
            _ => None,
        };
        let fits = match column.kind {
            _ if value.is_null() => Some(Value::Null),
            ColumnKind::Json => Some(value.clone()),
            ColumnKind::Utf8 => match value {
                Value::String(text) => Some(json!(text)),
                Value::Number(number) if column.or_int && !number.is_f64() => {
                    Some(json!(number.to_string()))
                }
                Value::Array(_) if column.or_list => Some(Value::Null),
                _ => None,
            },
            ColumnKind::Int64 if column.unit == "ms since 1970" => int(value).filter(is_a_time),
            ColumnKind::Int64 => int(value),
            ColumnKind::Float64 => value.as_f64().map(|number| json!(number)),
            ColumnKind::Bool => value.as_bool().map(|flag| json!(flag)),
            ColumnKind::Date32 => value.as_str().and_then(day),
            ColumnKind::Timestamp => value.as_str().and_then(|text| time(text, column.no_offset)),
            ColumnKind::ListUtf8 | ColumnKind::ListInt64 => {
                let kind = match column.kind {
                    ColumnKind::ListUtf8 => ColumnKind::Utf8,
                    _ => ColumnKind::Int64,
                };
                let inner = Column { kind, ..*column };
                items(self, &|row, item, at| row.value(&inner, item, at))
            }
            ColumnKind::ListStruct => {
                let inner: Vec<(&str, &Column)> = column
                    .columns
                    .iter()
                    .map(|column| (column.name, column))
                    .collect();
                items(self, &|row, item, at| match item {
                    Value::Null => Value::Null,
                    Value::Object(members) => {
                        Value::Object(row.object(&inner, Some(members), &format!("{at}.")))
                    }
                    other => row.unfit(at, other),
                })
            }
        };
        fits.unwrap_or_else(|| self.unfit(at, value))
    }
}

/// Whether milliseconds lie between the years 1 and 9999.
fn is_a_time(value: &Value) -> bool {
    let years = -62_135_596_800_000..=253_402_207_200_000;
    value.as_i64().is_some_and(|number| years.contains(&number))
}

fn int(value: &Value) -> Option<Value> {
    if let Some(number) = value.as_i64() {
        return Some(json!(number));
    }
    let number = value.as_f64().filter(|_| value.is_f64())?;
    let is_exact = number.fract() == 0.0 && number.abs() < 2_f64.powi(53);
    is_exact.then(|| json!(format!("{number:.0}").parse::<i64>().unwrap()))
}

/// The number of days to a day that is written as four, two and two digits.
fn day(text: &str) -> Option<Value> {
    let form: String = text
        .chars()
        .map(|letter| if letter.is_ascii_digit() { 'd' } else { letter })
        .collect();
    if form != "dddd-dd-dd" {
        return None;
    }
    let day = jiff::civil::Date::strptime("%Y-%m-%d", text).ok()?;
    let span = day
        .since((jiff::Unit::Day, jiff::civil::date(1970, 1, 1)))
        .ok()?;
    Some(json!(span.get_days()))
}

fn time(text: &str, no_offset: bool) -> Option<Value> {
    // A day alone is its midnight.
    let is_day = text.len() == 10 && text.is_ascii();
    let midnight = format!("{text} 00:00:00");
    let (text, no_offset) = match is_day {
        true => (midnight.as_str(), true),
        false => (text, no_offset),
    };
    let seconds = if no_offset {
        let time = jiff::civil::DateTime::strptime("%Y-%m-%d %H:%M:%S", text).ok()?;
        time.to_zoned_datetime(jiff::tz::TimeZone::UTC)
            .ok()?
            .timestamp()
            .as_second()
    } else {
        jiff::Timestamp::strptime("%Y-%m-%dT%H:%M:%S%:z", text)
            .ok()?
            .as_second()
    };
    Some(json!(seconds * 1_000_000))
}
