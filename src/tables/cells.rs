//! Writes the values of a table as text.

use std::fmt::Write;

use arrow_array::cast::AsArray;
use arrow_array::types::{
    Date32Type, Decimal128Type, Float64Type, Int64Type, TimestampMicrosecondType,
    TimestampMillisecondType, TimestampNanosecondType, TimestampSecondType,
};
use arrow_array::{Array, ArrayRef};
use arrow_schema::{DataType, Field, TimeUnit};
use jiff::civil::Date;
use jiff::{Span, Timestamp};

/// Adds a value as plain text: text as it is, lists and structs as JSON. Null is `null`.
pub fn plain(column: &ArrayRef, row: usize, out: &mut String) {
    match column.data_type() {
        _ if column.is_null(row) => out.push_str("null"),
        DataType::Utf8 => out.push_str(column.as_string::<i32>().value(row)),
        DataType::LargeUtf8 => out.push_str(column.as_string::<i64>().value(row)),
        DataType::Date32 => match day(column.as_primitive::<Date32Type>().value(row)) {
            // Writing to a String cannot fail.
            Some(day) => drop(write!(out, "{day}")),
            None => drop(write!(
                out,
                "{}",
                column.as_primitive::<Date32Type>().value(row)
            )),
        },
        DataType::Timestamp(unit, zone) => match moment(column, *unit, row) {
            Some(moment) if zone.is_some() => drop(write!(out, "{moment}")),
            // A time without an offset is written without one.
            Some(moment) => out.push_str(moment.to_string().trim_end_matches('Z')),
            None => out.push_str("null"),
        },
        _ => json(column, row, out),
    }
}

/// Adds a value as JSON.
pub fn json(column: &ArrayRef, row: usize, out: &mut String) {
    match column.data_type() {
        _ if column.is_null(row) => out.push_str("null"),
        DataType::Boolean => {
            out.push_str(if column.as_boolean().value(row) {
                "true"
            } else {
                "false"
            });
        }
        DataType::Int64 => {
            let number = column.as_primitive::<Int64Type>().value(row);
            let _ = write!(out, "{number}");
        }
        DataType::Float64 => {
            let number = column.as_primitive::<Float64Type>().value(row);
            out.push_str(&serde_json::to_string(&number).unwrap_or_default());
        }
        DataType::Decimal128(..) => {
            let column = column.as_primitive::<Decimal128Type>();
            out.push_str(&column.value_as_string(row));
        }
        DataType::List(field) => {
            let elements = column.as_list::<i32>().value(row);
            list(field, &elements, out);
        }
        DataType::LargeList(field) => {
            let elements = column.as_list::<i64>().value(row);
            list(field, &elements, out);
        }
        DataType::Struct(fields) => {
            out.push('{');
            for (place, (field, member)) in
                fields.iter().zip(column.as_struct().columns()).enumerate()
            {
                out.push_str(if place == 0 { "" } else { ", " });
                json_text(field.name(), out);
                out.push_str(": ");
                json_of(field, member, row, out);
            }
            out.push('}');
        }
        DataType::Utf8 | DataType::LargeUtf8 | DataType::Date32 | DataType::Timestamp(..) => {
            let mut own = String::new();
            plain(column, row, &mut own);
            json_text(&own, out);
        }
        other => json_text(&format!("{other}"), out),
    }
}

/// Adds a value of a field as JSON on one line. Text that is JSON is added as it is.
pub fn json_of(field: &Field, column: &ArrayRef, row: usize, out: &mut String) {
    let is_json = field
        .metadata()
        .get("format")
        .is_some_and(|format| format == "json");
    if is_json && column.is_valid(row) {
        let start = out.len();
        plain(column, row, out);
        // Lines may end between two values; within a text, JSON escapes line breaks.
        if out
            .get(start..)
            .is_some_and(|own| own.contains(['\n', '\r']))
        {
            let own = out.split_off(start).replace(['\n', '\r'], " ");
            out.push_str(&own);
        }
    } else {
        json(column, row, out);
    }
}

fn list(field: &Field, elements: &ArrayRef, out: &mut String) {
    out.push('[');
    for place in 0..elements.len() {
        out.push_str(if place == 0 { "" } else { ", " });
        json_of(field, elements, place, out);
    }
    out.push(']');
}

/// Adds a text as JSON.
pub fn json_text(own: &str, out: &mut String) {
    out.push_str(&serde_json::to_string(own).unwrap_or_default());
}

fn day(days: i32) -> Option<Date> {
    let epoch = Date::new(1970, 1, 1).ok()?;
    epoch.checked_add(Span::new().try_days(days).ok()?).ok()
}

fn moment(column: &ArrayRef, unit: TimeUnit, row: usize) -> Option<Timestamp> {
    match unit {
        TimeUnit::Second => {
            Timestamp::from_second(column.as_primitive::<TimestampSecondType>().value(row)).ok()
        }
        TimeUnit::Millisecond => {
            let value = column.as_primitive::<TimestampMillisecondType>().value(row);
            Timestamp::from_millisecond(value).ok()
        }
        TimeUnit::Microsecond => {
            let value = column.as_primitive::<TimestampMicrosecondType>().value(row);
            Timestamp::from_microsecond(value).ok()
        }
        TimeUnit::Nanosecond => {
            let value = column.as_primitive::<TimestampNanosecondType>().value(row);
            Timestamp::from_nanosecond(value.into()).ok()
        }
    }
}

/// A short name of a column's type, such as `list<string>`.
pub fn type_name(kind: &DataType) -> String {
    match kind {
        DataType::Utf8 | DataType::LargeUtf8 => "string".to_owned(),
        DataType::Boolean => "bool".to_owned(),
        DataType::Int64 => "int64".to_owned(),
        DataType::Float64 => "float64".to_owned(),
        DataType::Decimal128(digits, places) => format!("decimal128({digits}, {places})"),
        DataType::Date32 => "date32".to_owned(),
        DataType::Timestamp(unit, zone) => {
            let unit = match unit {
                TimeUnit::Second => "s",
                TimeUnit::Millisecond => "ms",
                TimeUnit::Microsecond => "us",
                TimeUnit::Nanosecond => "ns",
            };
            let zone = zone.as_ref().map(|zone| format!(", {zone}"));
            format!("timestamp[{unit}{}]", zone.unwrap_or_default())
        }
        DataType::List(element) | DataType::LargeList(element) => {
            format!("list<{}>", type_name(element.data_type()))
        }
        DataType::Struct(fields) => {
            let members = fields.iter().map(|each| each.name().as_str());
            format!("struct<{}>", members.collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use arrow_array::{
        BooleanArray, Date32Array, Float64Array, Int64Array, ListArray, StringArray, StructArray,
        TimestampMicrosecondArray,
    };
    use proptest::prelude::*;

    use super::*;

    fn shown(array: impl Array + 'static, row: usize) -> (String, String) {
        let array: ArrayRef = Arc::new(array);
        let (mut alone, mut inside) = (String::new(), String::new());
        plain(&array, row, &mut alone);
        json(&array, row, &mut inside);
        (alone, inside)
    }

    fn both(text: &str) -> (String, String) {
        (text.to_owned(), text.to_owned())
    }

    #[test]
    fn values_are_shown_as_in_json() {
        assert_eq!(shown(Int64Array::from(vec![Some(-7), None]), 0), both("-7"));
        assert_eq!(
            shown(Int64Array::from(vec![Some(-7), None]), 1),
            both("null")
        );
        assert_eq!(shown(Float64Array::from(vec![1e21]), 0), both("1e+21"));
        assert_eq!(shown(BooleanArray::from(vec![true]), 0), both("true"));
        let (alone, inside) = shown(StringArray::from(vec!["a\"\n"]), 0);
        assert_eq!((alone.as_str(), inside.as_str()), ("a\"\n", r#""a\"\n""#));
        let (alone, inside) = shown(Date32Array::from(vec![19_000]), 0);
        assert_eq!(
            (alone.as_str(), inside.as_str()),
            ("2022-01-08", r#""2022-01-08""#)
        );
        let moments = TimestampMicrosecondArray::from(vec![1_700_000_000_000_000]);
        let (alone, _) = shown(moments.clone().with_timezone("UTC"), 0);
        assert_eq!(alone, "2023-11-14T22:13:20Z");
        assert_eq!(shown(moments, 0).0, "2023-11-14T22:13:20");
        let object = StructArray::from(vec![(
            Arc::new(Field::new("a\"b", DataType::Int64, true)),
            Arc::new(Int64Array::from(vec![Some(1)])) as ArrayRef,
        )]);
        assert_eq!(shown(object, 0), both(r#"{"a\"b": 1}"#));
        let lists =
            ListArray::from_iter_primitive::<Int64Type, _, _>(vec![Some(vec![Some(1), None])]);
        assert_eq!(shown(lists, 0), both("[1, null]"));
    }

    proptest! {
        #[test]
        fn a_cell_is_written_as_json_of_the_same_value(text: String, number: i64, real: f64) {
            let write = |array: ArrayRef| {
                let mut written = String::new();
                json(&array, 0, &mut written);
                written
            };
            let read = |array| serde_json::from_str::<serde_json::Value>(&write(array)).unwrap();
            prop_assert_eq!(read(Arc::new(StringArray::from(vec![text.clone()]))), text);
            prop_assert_eq!(read(Arc::new(Int64Array::from(vec![number]))), number);
            // serde_json reads the last digit of some numbers correctly only with its feature
            // `float_roundtrip`.
            let written = write(Arc::new(Float64Array::from(vec![real])));
            prop_assert!(serde_json::from_str::<serde_json::Number>(&written).is_ok());
            prop_assert_eq!(written.parse::<f64>().unwrap().to_bits(), real.to_bits());
        }
    }
}
