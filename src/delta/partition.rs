//! The values of partition columns, which a log has as texts.

use std::sync::Arc;

use arrow_array::builder::{
    BooleanBuilder, Date32Builder, Decimal128Builder, Float64Builder, Int64Builder, StringBuilder,
    TimestampMicrosecondBuilder,
};
use arrow_array::{Array, ArrayRef, new_null_array};
use arrow_schema::{DataType, Schema};
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;
use jiff::{Timestamp, Unit};
use openshelf_tables::plain;

use crate::error::DeltaError;
use crate::schema::UTC;

/// Whether a table can be divided by these columns.
///
/// # Errors
/// Why not.
pub fn check_partitions(schema: &Schema, columns: &[String]) -> Result<(), DeltaError> {
    for (place, name) in columns.iter().enumerate() {
        let field = schema.field_with_name(name);
        let field = field.map_err(|_| DeltaError::column(name, "the table has no such column"))?;
        if !is_partition_type(field.data_type()) {
            return Err(DeltaError::column(
                name,
                format!("{} cannot divide a table", field.data_type()),
            ));
        }
        if columns.iter().take(place).any(|other| other == name) {
            return Err(DeltaError::column(name, "it divides the table twice"));
        }
    }
    if !columns.is_empty() && columns.len() == schema.fields().len() {
        return Err(DeltaError::Refused(
            "no column is left for the files".to_owned(),
        ));
    }
    Ok(())
}

fn is_partition_type(found: &DataType) -> bool {
    matches!(
        found,
        DataType::Utf8
            | DataType::Int64
            | DataType::Float64
            | DataType::Boolean
            | DataType::Date32
            | DataType::Decimal128(..)
            | DataType::Timestamp(..)
    )
}

/// The text of a value; none for a null, and for an empty text, which means null.
#[must_use]
pub fn partition_text(column: &ArrayRef, row: usize) -> Option<String> {
    if column.is_null(row) {
        return None;
    }
    let mut text = String::new();
    plain(column, row, &mut text);
    Some(text).filter(|text| !text.is_empty())
}

/// A column whose rows all have the value of a text.
///
/// # Errors
/// The text is no value of the type.
pub fn partition_column(
    name: &str,
    found: &DataType,
    text: Option<&str>,
    rows: usize,
) -> Result<ArrayRef, DeltaError> {
    let Some(text) = text.filter(|text| !text.is_empty()) else {
        return Ok(new_null_array(found, rows));
    };
    let invalid = || DeltaError::column(name, format!("{text:?} is no value of the type {found}"));
    Ok(match found {
        DataType::Utf8 => {
            let mut column = StringBuilder::new();
            (0..rows).for_each(|_| column.append_value(text));
            Arc::new(column.finish())
        }
        DataType::Int64 => {
            let mut column = Int64Builder::with_capacity(rows);
            column.append_value_n(text.parse().map_err(|_| invalid())?, rows);
            Arc::new(column.finish())
        }
        DataType::Float64 => {
            let mut column = Float64Builder::with_capacity(rows);
            column.append_value_n(text.parse().map_err(|_| invalid())?, rows);
            Arc::new(column.finish())
        }
        DataType::Boolean => {
            let mut column = BooleanBuilder::with_capacity(rows);
            column.append_n(rows, text.parse().map_err(|_| invalid())?);
            Arc::new(column.finish())
        }
        DataType::Date32 => {
            let mut column = Date32Builder::with_capacity(rows);
            column.append_value_n(day_of(text).ok_or_else(invalid)?, rows);
            Arc::new(column.finish())
        }
        DataType::Timestamp(..) => {
            let mut column = TimestampMicrosecondBuilder::with_capacity(rows);
            column.append_value_n(microsecond_of(text).ok_or_else(invalid)?, rows);
            Arc::new(column.finish().with_timezone(UTC))
        }
        DataType::Decimal128(precision, scale) => {
            let value = decimal_of(text, *scale).ok_or_else(invalid)?;
            let mut column = Decimal128Builder::with_capacity(rows);
            column.append_value_n(value, rows);
            let column = column
                .finish()
                .with_precision_and_scale(*precision, *scale)?;
            column.validate_decimal_precision(*precision)?;
            Arc::new(column)
        }
        other => {
            return Err(DeltaError::column(
                name,
                format!("{other} cannot divide a table"),
            ));
        }
    })
}

/// The days since 1970 of a text such as 2026-05-01.
#[must_use]
pub fn day_of(text: &str) -> Option<i32> {
    let day: Date = text.parse().ok()?;
    let epoch = Date::new(1970, 1, 1).ok()?;
    epoch
        .until((Unit::Day, day))
        .ok()
        .map(|span| span.get_days())
}

/// The microseconds since 1970 of a time, which is in UTC if it has no offset.
#[must_use]
pub fn microsecond_of(text: &str) -> Option<i64> {
    if let Ok(moment) = text.parse::<Timestamp>() {
        return Some(moment.as_microsecond());
    }
    let local: DateTime = text.parse().ok()?;
    let moment = local.to_zoned_datetime(TimeZone::UTC).ok()?.timestamp();
    Some(moment.as_microsecond())
}

/// The digits of a decimal number with this many places.
fn decimal_of(text: &str, scale: i8) -> Option<i128> {
    let places = usize::try_from(scale).ok()?;
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    if fraction.len() > places || !fraction.bytes().all(|sign| sign.is_ascii_digit()) {
        return None;
    }
    format!("{whole}{fraction:0<places$}").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use arrow_array::{
        Date32Array, Decimal128Array, Float64Array, StringArray, TimestampMicrosecondArray,
    };

    #[test]
    fn the_text_of_a_value_gives_the_value() {
        let columns: Vec<ArrayRef> = vec![
            Arc::new(StringArray::from(vec![Some("a/b c"), None])),
            Arc::new(Date32Array::from(vec![Some(-1), None])),
            Arc::new(Float64Array::from(vec![Some(-0.5), None])),
            Arc::new(
                TimestampMicrosecondArray::from(vec![Some(1_234_567), None]).with_timezone(UTC),
            ),
            Arc::new(
                Decimal128Array::from(vec![Some(-1205), None])
                    .with_precision_and_scale(23, 2)
                    .unwrap(),
            ),
        ];
        for column in columns {
            for row in 0..2 {
                let text = partition_text(&column, row);
                let made = partition_column("a", column.data_type(), text.as_deref(), 1).unwrap();
                assert_eq!(&made, &column.slice(row, 1), "{text:?}");
            }
        }
    }

    #[test]
    fn spark_writes_times_without_an_offset() {
        assert_eq!(microsecond_of("1970-01-01 00:00:00.000123"), Some(123));
        assert_eq!(microsecond_of("1970-01-01T00:00:00.000123Z"), Some(123));
        assert_eq!(day_of("1970-01-02"), Some(1));
        assert!(partition_column("a", &DataType::Int64, Some("x"), 1).is_err());
        assert_eq!(decimal_of("-0.5", 2), Some(-50));
        assert_eq!(decimal_of("1.234", 2), None);
    }
}
