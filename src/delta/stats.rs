//! Statistics of a data file: how many rows and nulls it has, and between which values each column lies.
//!
//! Readers leave out files by them. A text is cut off, and a time is rounded down to milliseconds, as the protocol says.

use std::fmt::Write as _;

use arrow_array::cast::AsArray;
use arrow_array::types::{
    ArrowPrimitiveType, Date32Type, Decimal128Type, DecimalType as _, Float32Type, Float64Type,
    Int8Type, Int16Type, Int32Type, Int64Type, TimestampMicrosecondType,
};
use arrow_array::{Array, ArrayRef, PrimitiveArray, RecordBatch};
use arrow_buffer::NullBuffer;
use arrow_schema::{DataType, Fields, Schema};
use jiff::civil::Date;
use jiff::{Span, Timestamp};

/// The characters of a text that a bound keeps.
const KEPT: usize = 32;
/// A text with this sign at its end is beyond every text that begins as it does, if that text goes on with another sign.
const LAST: char = char::MAX;
/// The columns that have statistics, unless the table says otherwise.
pub const INDEXED: usize = 32;

/// What is known of one column.
struct Node {
    name: String,
    nulls: usize,
    kind: Kind,
}

enum Kind {
    Struct(Vec<Node>),
    /// Only nulls are counted.
    Counted,
    Integer(Range<i64>),
    Number(Range<f64>),
    Text(Range<String>),
    Day(Range<i32>),
    Time(Range<i64>),
    Decimal(Range<i128>, u8, i8),
}

/// The lowest and the highest value, if there is one.
struct Range<T> {
    ends: Option<(T, T)>,
    /// A value has no place in an order, so nothing is known.
    is_spoiled: bool,
}

impl<T> Default for Range<T> {
    fn default() -> Self {
        Self {
            ends: None,
            is_spoiled: false,
        }
    }
}

impl<T: PartialOrd + Copy> Range<T> {
    fn add(&mut self, value: T) {
        match &mut self.ends {
            None => self.ends = Some((value, value)),
            Some((low, high)) => {
                if value < *low {
                    *low = value;
                }
                if value > *high {
                    *high = value;
                }
            }
        }
    }

    fn known(&self) -> Option<(T, T)> {
        self.ends.filter(|_| !self.is_spoiled)
    }
}

/// The statistics of a file that is being written.
pub struct Statistics {
    rows: usize,
    columns: Vec<Node>,
}

impl Statistics {
    /// Begins the statistics of the first columns of a schema; `indexed` counts the members of structs.
    #[must_use]
    pub fn new(schema: &Schema, indexed: usize) -> Self {
        let mut left = indexed;
        Self {
            rows: 0,
            columns: nodes(schema.fields(), &mut left),
        }
    }

    /// Adds the rows of a batch.
    pub fn add(&mut self, batch: &RecordBatch) {
        self.rows += batch.num_rows();
        for node in &mut self.columns {
            if let Some(column) = batch.column_by_name(&node.name) {
                add(node, column, None);
            }
        }
    }

    /// How many rows were added.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The JSON text of an `add` action.
    #[must_use]
    pub fn to_json(&self) -> String {
        let object = |of: &dyn Fn(&Node) -> Option<String>| members(&self.columns, of);
        let low = object(&|node| bounds(node).map(|(low, _)| low));
        let high = object(&|node| bounds(node).and_then(|(_, high)| high));
        let nulls = object(&|node| Some(node.nulls.to_string()));
        let parts = [
            ("minValues", low),
            ("maxValues", high),
            ("nullCount", nulls),
        ];
        let mut text = format!("{{\"numRecords\":{}", self.rows);
        for (name, part) in parts {
            let part = part.unwrap_or_else(|| "{}".to_owned());
            // Writing to a String cannot fail.
            let _ = write!(text, ",\"{name}\":{part}");
        }
        text.push('}');
        text
    }
}

fn nodes(fields: &Fields, left: &mut usize) -> Vec<Node> {
    let mut found = Vec::new();
    for field in fields {
        if *left == 0 {
            break;
        }
        let kind = match field.data_type() {
            DataType::Struct(inner) => Kind::Struct(nodes(inner, left)),
            other => {
                *left -= 1;
                leaf(other)
            }
        };
        found.push(Node {
            name: field.name().clone(),
            nulls: 0,
            kind,
        });
    }
    found
}

fn leaf(found: &DataType) -> Kind {
    match found {
        DataType::Int8 | DataType::Int16 | DataType::Int32 | DataType::Int64 => {
            Kind::Integer(Range::default())
        }
        DataType::Float32 | DataType::Float64 => Kind::Number(Range::default()),
        DataType::Utf8 => Kind::Text(Range::default()),
        DataType::Date32 => Kind::Day(Range::default()),
        DataType::Timestamp(..) => Kind::Time(Range::default()),
        DataType::Decimal128(precision, scale) => {
            Kind::Decimal(Range::default(), *precision, *scale)
        }
        _ => Kind::Counted,
    }
}

/// Adds a column, some of whose rows are null because the struct around them is.
fn add(node: &mut Node, column: &ArrayRef, around: Option<&NullBuffer>) {
    let nulls = NullBuffer::union(around, column.nulls());
    node.nulls += nulls.as_ref().map_or(0, NullBuffer::null_count);
    let nulls = nulls.as_ref();
    match &mut node.kind {
        Kind::Counted => {}
        Kind::Struct(inner) => {
            for member in inner {
                if let Some(own) = column.as_struct().column_by_name(&member.name) {
                    add(member, own, nulls);
                }
            }
        }
        Kind::Integer(range) => match column.data_type() {
            DataType::Int8 => each::<Int8Type>(column, nulls, |value| range.add(value.into())),
            DataType::Int16 => each::<Int16Type>(column, nulls, |value| range.add(value.into())),
            DataType::Int32 => each::<Int32Type>(column, nulls, |value| range.add(value.into())),
            _ => each::<Int64Type>(column, nulls, |value| range.add(value)),
        },
        Kind::Number(range) => {
            let mut add = |value: f64| match value.is_finite() {
                true => range.add(value),
                false => range.is_spoiled = true,
            };
            match column.data_type() {
                DataType::Float32 => each::<Float32Type>(column, nulls, |value| add(value.into())),
                _ => each::<Float64Type>(column, nulls, add),
            }
        }
        Kind::Text(range) => {
            let texts = column.as_string::<i32>();
            for row in 0..texts.len() {
                if nulls.is_none_or(|nulls| nulls.is_valid(row)) {
                    add_text(range, texts.value(row));
                }
            }
        }
        Kind::Day(range) => each::<Date32Type>(column, nulls, |value| range.add(value)),
        Kind::Time(range) => {
            each::<TimestampMicrosecondType>(column, nulls, |value| range.add(value));
        }
        Kind::Decimal(range, ..) => each::<Decimal128Type>(column, nulls, |value| range.add(value)),
    }
}

fn each<T: ArrowPrimitiveType>(
    column: &ArrayRef,
    nulls: Option<&NullBuffer>,
    mut take: impl FnMut(T::Native),
) {
    let values: &PrimitiveArray<T> = column.as_primitive();
    match nulls.filter(|nulls| nulls.null_count() > 0) {
        None => values.values().iter().for_each(|value| take(*value)),
        Some(nulls) => nulls
            .valid_indices()
            .for_each(|row| take(values.value(row))),
    }
}

fn add_text(range: &mut Range<String>, text: &str) {
    match &mut range.ends {
        None => range.ends = Some((text.to_owned(), text.to_owned())),
        Some((low, high)) => {
            if text < low.as_str() {
                text.clone_into(low);
            }
            if text > high.as_str() {
                text.clone_into(high);
            }
        }
    }
}

/// An object of what `of` says of the columns; none if it says nothing.
fn members(nodes: &[Node], of: &dyn Fn(&Node) -> Option<String>) -> Option<String> {
    let parts = nodes.iter().filter_map(|node| {
        let value = match &node.kind {
            Kind::Struct(inner) => members(inner, of)?,
            _ => of(node)?,
        };
        Some(format!("{}:{value}", quoted(&node.name)))
    });
    let parts: Vec<String> = parts.collect();
    (!parts.is_empty()).then(|| format!("{{{}}}", parts.join(",")))
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// The lowest and the highest value of a column as JSON. Some texts have no highest one.
fn bounds(node: &Node) -> Option<(String, Option<String>)> {
    let both = |low: String, high: String| Some((low, Some(high)));
    match &node.kind {
        Kind::Struct(_) | Kind::Counted => None,
        Kind::Integer(range) => range
            .known()
            .and_then(|(low, high)| both(low.to_string(), high.to_string())),
        Kind::Number(range) => {
            let (low, high) = range.known()?;
            // A zero may be either one.
            let low = if low == 0.0 { -0.0 } else { low };
            let high = if high == 0.0 { 0.0 } else { high };
            both(
                serde_json::to_string(&low).ok()?,
                serde_json::to_string(&high).ok()?,
            )
        }
        Kind::Text(range) => {
            let (low, high) = range.ends.as_ref()?;
            let low: String = low.chars().take(KEPT).collect();
            Some((quoted(&low), cut_above(high).map(|high| quoted(&high))))
        }
        Kind::Day(range) => {
            let (low, high) = range.known()?;
            both(quoted(&day_text(low)?), quoted(&day_text(high)?))
        }
        Kind::Time(range) => {
            let (low, high) = range.known()?;
            both(quoted(&time_text(low)?), quoted(&time_text(high)?))
        }
        Kind::Decimal(range, precision, scale) => {
            let (low, high) = range.known()?;
            let text = |value| Decimal128Type::format_decimal(value, *precision, *scale);
            both(text(low), text(high))
        }
    }
}

/// A text that is not below this one, and not longer than is kept.
fn cut_above(text: &str) -> Option<String> {
    let mut kept = String::new();
    let mut signs = text.chars();
    kept.extend(signs.by_ref().take(KEPT));
    match signs.next() {
        None => Some(kept),
        Some(LAST) => None,
        Some(_) => {
            kept.push(LAST);
            Some(kept)
        }
    }
}

fn day_text(days: i32) -> Option<String> {
    let epoch = Date::new(1970, 1, 1).ok()?;
    let day = epoch.checked_add(Span::new().try_days(days).ok()?).ok()?;
    (day.year() >= 0).then(|| day.to_string())
}

/// A time, rounded down to milliseconds.
fn time_text(microsecond: i64) -> Option<String> {
    let moment = Timestamp::from_millisecond(microsecond.div_euclid(1000)).ok()?;
    let text = moment.strftime("%Y-%m-%dT%H:%M:%S.%3fZ").to_string();
    (!text.starts_with('-')).then_some(text)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use arrow_array::{
        Date32Array, Decimal128Array, Float64Array, Int64Array, ListArray, StringArray,
        StructArray, TimestampMicrosecondArray,
    };
    use arrow_schema::Field;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    fn of(columns: Vec<(&str, ArrayRef)>, indexed: usize) -> Value {
        let batch = RecordBatch::try_from_iter(columns).unwrap();
        let mut found = Statistics::new(batch.schema_ref(), indexed);
        found.add(&batch);
        serde_json::from_str(&found.to_json()).unwrap()
    }

    #[test]
    fn each_kind_has_its_bounds_and_nulls_within_null_structs_count() {
        let inner: Fields = vec![Field::new("n", DataType::Int64, true)].into();
        let numbers: ArrayRef = Arc::new(Int64Array::from(vec![Some(5), Some(100), None]));
        let place = StructArray::new(inner, vec![numbers], Some(vec![true, false, true].into()));
        let list =
            ListArray::from_iter_primitive::<Int64Type, _, _>([Some(vec![Some(1)]), None, None]);
        let at = TimestampMicrosecondArray::from(vec![1_999, 0, -1]).with_timezone("UTC");
        let sums = Decimal128Array::from(vec![Some(-1205), Some(3), None]);
        let sums = sums.with_precision_and_scale(23, 2).unwrap();
        let found = of(
            vec![
                (
                    "day",
                    Arc::new(Date32Array::from(vec![Some(0), Some(-1), None])),
                ),
                ("place", Arc::new(place)),
                ("list", Arc::new(list)),
                ("at", Arc::new(at)),
                ("sum", Arc::new(sums)),
                ("none", Arc::new(StringArray::from(vec![None::<&str>; 3]))),
                ("x", Arc::new(Float64Array::from(vec![0.5, f64::NAN, 1.0]))),
            ],
            INDEXED,
        );
        let expected = json!({
            "numRecords": 3,
            "minValues": {"day": "1969-12-31", "place": {"n": 5}, "at": "1969-12-31T23:59:59.999Z", "sum": -12.05},
            "maxValues": {"day": "1970-01-01", "place": {"n": 5}, "at": "1970-01-01T00:00:00.001Z", "sum": 0.03},
            "nullCount": {"day": 1, "place": {"n": 2}, "list": 2, "at": 0, "sum": 1, "none": 3, "x": 0},
        });
        assert_eq!(found, expected);
    }

    #[test]
    fn only_the_first_columns_have_statistics() {
        let column = || Arc::new(Int64Array::from(vec![1])) as ArrayRef;
        let found = of(vec![("a", column()), ("b", column())], 1);
        assert_eq!(found["maxValues"], json!({"a": 1}));
        assert_eq!(found["nullCount"], json!({"a": 0}));
    }

    proptest! {
        #[test]
        fn every_text_lies_between_the_bounds(texts in proptest::collection::vec("\\PC{0,40}|[a\u{10ffff}]{30,36}", 1..8)) {
            let column: ArrayRef = Arc::new(StringArray::from(texts.clone()));
            let found = of(vec![("a", column)], INDEXED);
            let low = found["minValues"]["a"].as_str().unwrap();
            for text in &texts {
                prop_assert!(low <= text.as_str());
                if let Some(high) = found["maxValues"]["a"].as_str() {
                    prop_assert!(text.as_str() <= high);
                }
            }
        }
    }
}
