//! Reads the rows of a batch as JSON from its arrays.

use arrow_array::cast::AsArray;
use arrow_array::types::{
    Date32Type, Float64Type, Int64Type, TimestampMicrosecondType, TimestampMillisecondType,
};
use arrow_array::{Array, RecordBatch};
use arrow_schema::{DataType, Field, TimeUnit};
use serde_json::{Map, Value, json};

pub fn rows(batch: &RecordBatch) -> Vec<Value> {
    let schema = batch.schema();
    (0..batch.num_rows())
        .map(|place| {
            let cells = schema.fields().iter().zip(batch.columns());
            let members = cells
                .map(|(field, array)| (field.name().clone(), cell(field, array.as_ref(), place)));
            Value::Object(members.collect::<Map<_, _>>())
        })
        .collect()
}

/// A value: a day as the number of days, a time as the number in its unit, JSON text as its value.
fn cell(field: &Field, array: &dyn Array, place: usize) -> Value {
    if array.is_null(place) {
        return Value::Null;
    }
    match array.data_type() {
        DataType::Utf8 => {
            let text = array.as_string::<i32>().value(place);
            match field.metadata().get("format").map(String::as_str) {
                // Half a surrogate pair is not a text for serde_json.
                Some("json") => serde_json::from_str(text).unwrap_or_else(|_| json!(text)),
                _ => json!(text),
            }
        }
        DataType::Int64 => json!(array.as_primitive::<Int64Type>().value(place)),
        DataType::Float64 => json!(array.as_primitive::<Float64Type>().value(place)),
        DataType::Boolean => json!(array.as_boolean().value(place)),
        DataType::Date32 => json!(array.as_primitive::<Date32Type>().value(place)),
        DataType::Timestamp(TimeUnit::Millisecond, _) => {
            json!(
                array
                    .as_primitive::<TimestampMillisecondType>()
                    .value(place)
            )
        }
        DataType::Timestamp(_, _) => {
            json!(
                array
                    .as_primitive::<TimestampMicrosecondType>()
                    .value(place)
            )
        }
        DataType::List(item) => {
            let items = array.as_list::<i32>().value(place);
            (0..items.len())
                .map(|place| cell(item, items.as_ref(), place))
                .collect()
        }
        DataType::Struct(fields) => {
            let object = array.as_struct();
            let members = fields
                .iter()
                .zip(object.columns())
                .map(|(field, array)| (field.name().clone(), cell(field, array.as_ref(), place)));
            Value::Object(members.collect())
        }
        other => panic!("{other}"),
    }
}
