//! Which data files may have a value between two others, by what their actions say.

use arrow_schema::{DataType, Field, Schema};
use serde_json::Value;

use crate::action::Add;
use crate::partition::{day_of, microsecond_of};

/// Times in statistics are rounded down to milliseconds.
const ROUNDED: i64 = 999;

/// A value to which those of a column are compared.
#[derive(Debug, Clone, PartialEq)]
pub enum Bound {
    Integer(i64),
    Number(f64),
    Text(String),
    /// Days since 1970.
    Day(i32),
    /// Microseconds since 1970.
    Time(i64),
}

/// The rows whose column lies between two values, both included. A missing value does not limit.
#[derive(Debug, Clone, PartialEq)]
pub struct Between {
    /// The name of a column, with those of the structs around it: `place.code`.
    pub column: String,
    pub low: Option<Bound>,
    pub high: Option<Bound>,
}

impl Between {
    /// Whether a file may have such rows. `true` where nothing is known.
    #[must_use]
    pub fn may_be_in(&self, file: &Add, schema: &Schema) -> bool {
        if let Some(value) = file.partition_values.get(&self.column) {
            let text = value.as_deref().filter(|text| !text.is_empty());
            // A null lies between no values.
            let Some(text) = text else {
                return self.low.is_none() && self.high.is_none();
            };
            let value = match schema.field_with_name(&self.column).map(Field::data_type) {
                Ok(DataType::Int64 | DataType::Float64) => {
                    serde_json::from_str(text).unwrap_or(Value::Null)
                }
                _ => Value::from(text),
            };
            return self.overlaps(Some(&value), Some(&value));
        }
        let stats = file
            .stats
            .as_deref()
            .and_then(|text| serde_json::from_str(text).ok());
        let stats: Value = stats.unwrap_or(Value::Null);
        self.overlaps(
            self.within(&stats, "minValues"),
            self.within(&stats, "maxValues"),
        )
    }

    fn within<'a>(&self, stats: &'a Value, part: &str) -> Option<&'a Value> {
        let mut found = stats.get(part)?;
        // A name may have a full stop of its own.
        if let Some(own) = found.get(&self.column) {
            return Some(own);
        }
        for name in self.column.split('.') {
            found = found.get(name)?;
        }
        Some(found)
    }

    fn overlaps(&self, least: Option<&Value>, most: Option<&Value>) -> bool {
        let is_above = |bound: &Bound, value: &Value| match (bound, value) {
            (Bound::Integer(bound), value) if value.is_i64() => {
                value.as_i64().is_some_and(|value| *bound > value)
            }
            (Bound::Number(bound), value) => value.as_f64().is_some_and(|value| *bound > value),
            (Bound::Text(bound), Value::String(value)) => bound.as_str() > value.as_str(),
            (Bound::Day(bound), Value::String(value)) => {
                day_of(value).is_some_and(|value| *bound > value)
            }
            (Bound::Time(bound), Value::String(value)) => {
                microsecond_of(value).is_some_and(|value| *bound > value.saturating_add(ROUNDED))
            }
            _ => false,
        };
        let is_below = |bound: &Bound, value: &Value| match (bound, value) {
            (Bound::Integer(bound), value) if value.is_i64() => {
                value.as_i64().is_some_and(|value| *bound < value)
            }
            (Bound::Number(bound), value) => value.as_f64().is_some_and(|value| *bound < value),
            (Bound::Text(bound), Value::String(value)) => bound.as_str() < value.as_str(),
            (Bound::Day(bound), Value::String(value)) => {
                day_of(value).is_some_and(|value| *bound < value)
            }
            (Bound::Time(bound), Value::String(value)) => {
                microsecond_of(value).is_some_and(|value| *bound < value)
            }
            _ => false,
        };
        let is_over = self
            .low
            .as_ref()
            .zip(most)
            .is_some_and(|(bound, value)| is_above(bound, value));
        let is_under = self
            .high
            .as_ref()
            .zip(least)
            .is_some_and(|(bound, value)| is_below(bound, value));
        !is_over && !is_under
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::PartitionValues;

    fn file(stats: &str, partition: &[(&str, Option<&str>)]) -> Add {
        let values = partition.iter();
        let values = values.map(|(name, value)| ((*name).to_owned(), value.map(str::to_owned)));
        Add {
            path: "a".to_owned(),
            partition_values: values.collect::<PartitionValues>(),
            size: 1,
            modification_time: 0,
            data_change: true,
            stats: Some(stats.to_owned()),
            tags: None,
            deletion_vector: None,
        }
    }

    fn may(column: &str, low: Option<Bound>, high: Option<Bound>, file: &Add) -> bool {
        let schema = Schema::new(vec![Field::new("part", DataType::Int64, true)]);
        let column = column.to_owned();
        Between { column, low, high }.may_be_in(file, &schema)
    }

    #[test]
    fn a_file_is_left_out_only_if_its_values_show_it() {
        let stats = r#"{"numRecords":2,"minValues":{"n":5,"place":{"code":"b"},"at":"1970-01-01T00:00:00.001Z"},
            "maxValues":{"n":9,"place":{"code":"d"},"at":"1970-01-01T00:00:00.002Z"}}"#;
        let file = file(stats, &[("part", Some("3")), ("none", None)]);
        let text = |text: &str| Some(Bound::Text(text.to_owned()));
        assert!(!may("n", Some(Bound::Integer(10)), None, &file));
        assert!(!may("n", None, Some(Bound::Integer(4)), &file));
        assert!(may(
            "n",
            Some(Bound::Integer(9)),
            Some(Bound::Integer(20)),
            &file
        ));
        assert!(!may("place.code", text("e"), None, &file));
        assert!(may("place.code", text("c"), text("c"), &file));
        assert!(may("unknown", text("c"), text("c"), &file));
        // The highest time may be up to 2.999 ms.
        assert!(may("at", Some(Bound::Time(2_999)), None, &file));
        assert!(!may("at", Some(Bound::Time(3_000)), None, &file));
        assert!(!may("part", Some(Bound::Integer(4)), None, &file));
        assert!(may("part", Some(Bound::Integer(3)), None, &file));
        assert!(!may("none", Some(Bound::Integer(3)), None, &file));
    }
}
