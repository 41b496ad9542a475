//! Generates values for members that have no handwritten corpus, from the member's name and the type and
//! examples of its column.

use jiff::civil::Date;
use serde_json::{Map, Value, json};

use super::dates;
use super::object::put;
use super::random::Random;
use super::words;
use openshelf_core::catalog::{Column, ColumnKind};

/// A record with every member of the columns.
pub fn record(random: &mut Random, columns: &[Column], today: Date) -> Value {
    let mut record = Map::new();
    for column in columns {
        let value = value(random, column, today);
        put(&mut record, column.name, value);
    }
    Value::Object(record)
}

fn value(random: &mut Random, column: &Column, today: Date) -> Value {
    let name = column.name.rsplit('.').next().unwrap_or(column.name);
    if column.nullable && !is_leading(name) && random.once_in(9) {
        return Value::Null;
    }
    match column.kind {
        ColumnKind::Utf8 => json!(text(random, name, today)),
        ColumnKind::Int64 => json!(integer(random, name, today)),
        ColumnKind::Float64 => json!(number(random, name)),
        ColumnKind::Bool => json!(random.once_in(3)),
        ColumnKind::Date32 => json!(day(random, today)),
        ColumnKind::Timestamp => json!(moment(random, today)),
        ColumnKind::Json if column.nullable => Value::Null,
        ColumnKind::Json => json!({}),
        ColumnKind::ListUtf8 => {
            let count = random.below(4);
            (0..count)
                .map(|_| json!(text(random, name, today)))
                .collect()
        }
        ColumnKind::ListInt64 => {
            let count = random.below(4);
            (0..count)
                .map(|_| json!(integer(random, name, today)))
                .collect()
        }
        ColumnKind::ListStruct => {
            let count = 1 + random.below(3);
            (0..count)
                .map(|_| self::record(random, column.columns, today))
                .collect()
        }
    }
}

/// Members that name a record and so are never null here.
fn is_leading(name: &str) -> bool {
    matches!(
        name,
        "id" | "title" | "name" | "code" | "description" | "term"
    ) || name.ends_with("_name")
}

/// A text that the member could hold.
pub fn text(random: &mut Random, name: &str, today: Date) -> String {
    let name = name.to_lowercase();
    let has = |part: &str| name.contains(part);
    let ends = |part: &str| name.ends_with(part);
    if name == "id" || ends("_id") || ends("_ids") || ends("guid") || ends("uuid") {
        random.uuid()
    } else if has("url") || has("link") || has("website") || name == "content" {
        let path = random.hex(12);
        words::address(&path)
    } else if has("date") || ends("_on") {
        day(random, today)
    } else if has("slug") {
        words::slug(&words::title(random))
    } else if has("code") || has("number") || has("fips") {
        random.digits(4)
    } else if has("author") || has("host") {
        words::person(random)
    } else if has("recipient") || has("sponsor") || has("institution") {
        words::company(random)
    } else if has("description")
        || has("copy")
        || has("text")
        || has("caption")
        || has("transcript")
        || has("intro")
        || has("plain")
        || has("official")
        || has("details")
        || has("objectives")
        || has("eligibility")
        || has("message")
        || has("mission")
    {
        words::paragraph(random, 2)
    } else if ends("_open") {
        format!("PT{}H00M", random.between(9, 11))
    } else if ends("_close") {
        format!("PT{}H00M", random.between(17, 20))
    } else if has("time") {
        format!("{}:00", random.between(9, 19))
    } else {
        words::title(random)
    }
}

/// A whole number that the member could hold.
pub fn integer(random: &mut Random, name: &str, today: Date) -> i64 {
    let name = name.to_lowercase();
    let has = |part: &str| name.contains(part);
    if name == "id" || name.ends_with("_id") || name.ends_with("_ids") {
        random.between(1, 9999)
    } else if has("year") {
        random.between(2019, i64::from(today.year()))
    } else if has("period") || has("month") {
        random.between(2, 12)
    } else if has("quarter") {
        random.between(1, 4)
    } else if has("population") {
        random.between(500_000, 40_000_000)
    } else if has("width") || has("height") {
        random.between(600, 4000)
    } else if has("count") || has("total") {
        random.between(1, 2500)
    } else {
        random.between(0, 500)
    }
}

/// A number with a fraction that the member could hold.
pub fn number(random: &mut Random, name: &str) -> f64 {
    let name = name.to_lowercase();
    let has = |part: &str| name.contains(part);
    if has("latitude") || name == "lat" {
        random.between(-60_0000, 70_0000) as f64 / 1e4
    } else if has("longitude") || name == "long" {
        random.between(-180_0000, 180_0000) as f64 / 1e4
    } else if has("percent") {
        random.between(0, 10_000) as f64 / 100.0
    } else if has("price") {
        random.amount(5.0, 200.0)
    } else {
        random.amount(1e4, 1e9)
    }
}

/// A day of the year before today.
pub fn day(random: &mut Random, today: Date) -> String {
    let first = dates::year_before(today);
    dates::text(dates::later(first, random.between(0, 365)))
}

/// A moment of the year before today, in UTC.
pub fn moment(random: &mut Random, today: Date) -> String {
    format!(
        "{}T{:02}:{:02}:{:02}Z",
        day(random, today),
        random.between(0, 23),
        random.between(0, 59),
        random.between(0, 59)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use openshelf_services::SERVICES;

    fn check(record: &Value, column: &Column) {
        let value = crate::object::member(record, column.name)
            .unwrap_or_else(|| panic!("{} is missing", column.name));
        if value.is_null() {
            assert!(column.nullable, "{} is null", column.name);
            return;
        }
        let fits = match column.kind {
            ColumnKind::Utf8 => value.is_string(),
            ColumnKind::Int64 => value.is_i64(),
            ColumnKind::Float64 => value.is_number(),
            ColumnKind::Bool => value.is_boolean(),
            ColumnKind::Date32 => value.as_str().and_then(dates::parse).is_some(),
            ColumnKind::Timestamp => value.as_str().is_some_and(|text| text.contains('T')),
            ColumnKind::Json => true,
            ColumnKind::ListUtf8 | ColumnKind::ListInt64 | ColumnKind::ListStruct => {
                value.is_array()
            }
        };
        assert!(fits, "{} is {value}", column.name);
    }

    #[test]
    fn records_of_every_operation_are_made_from_its_columns() {
        for service in SERVICES {
            for operation in service.operations() {
                for index in 0..8 {
                    let record = record(
                        &mut Random::new(5, operation.name, index),
                        operation.columns,
                        dates::EARLIEST,
                    );
                    for column in operation.columns {
                        check(&record, column);
                    }
                }
            }
        }
    }
}
