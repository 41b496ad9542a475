//! JSON objects as rows of a Parquet file, and back: a checkpoint has the actions of a log as rows.

use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, Int32Builder, Int64Builder, StringBuilder};
use arrow_array::cast::AsArray;
use arrow_array::types::{Int32Type, Int64Type};
use arrow_array::{Array, ArrayRef, ListArray, MapArray, StructArray};
use arrow_buffer::{NullBuffer, OffsetBuffer};
use arrow_schema::{ArrowError, DataType, FieldRef, Fields};
use serde_json::{Map, Value};

/// A column of these values. A value of another kind is null, and members that the type has not are left out.
///
/// # Errors
/// Arrow refuses: a value is null where the type does not allow it.
pub fn column_of(values: &[Option<&Value>], found: &DataType) -> Result<ArrayRef, ArrowError> {
    Ok(match found {
        DataType::Utf8 => {
            let mut column = StringBuilder::new();
            for value in values {
                column.append_option(value.and_then(Value::as_str));
            }
            Arc::new(column.finish())
        }
        DataType::Int64 => {
            let mut column = Int64Builder::new();
            for value in values {
                column.append_option(value.and_then(Value::as_i64));
            }
            Arc::new(column.finish())
        }
        DataType::Int32 => {
            let mut column = Int32Builder::new();
            for value in values {
                let number = value.and_then(Value::as_i64);
                column.append_option(number.and_then(|number| number.try_into().ok()));
            }
            Arc::new(column.finish())
        }
        DataType::Boolean => {
            let mut column = BooleanBuilder::new();
            for value in values {
                column.append_option(value.and_then(Value::as_bool));
            }
            Arc::new(column.finish())
        }
        DataType::Struct(fields) => Arc::new(struct_of(values, fields)?),
        DataType::List(element) => Arc::new(list_of(values, element)?),
        DataType::Map(entries, _) => Arc::new(map_of(values, entries)?),
        other => {
            return Err(ArrowError::SchemaError(format!(
                "a checkpoint has no column of the type {other}"
            )));
        }
    })
}

fn list_of(values: &[Option<&Value>], element: &FieldRef) -> Result<ListArray, ArrowError> {
    let lists = || values.iter().map(|value| value.and_then(Value::as_array));
    let items: Vec<Option<&Value>> = lists().flatten().flatten().map(Some).collect();
    ListArray::try_new(
        Arc::clone(element),
        OffsetBuffer::from_lengths(lists().map(|list| list.map_or(0, Vec::len))),
        column_of(&items, element.data_type())?,
        Some(lists().map(|list| list.is_some()).collect()),
    )
}

/// A column of maps of texts from objects.
fn map_of(values: &[Option<&Value>], entries: &FieldRef) -> Result<MapArray, ArrowError> {
    let DataType::Struct(pair) = entries.data_type() else {
        return Err(ArrowError::SchemaError("a map without pairs".to_owned()));
    };
    let maps = || values.iter().map(|value| value.and_then(Value::as_object));
    let (mut names, mut texts) = (StringBuilder::new(), StringBuilder::new());
    for (name, text) in maps().flatten().flatten() {
        names.append_value(name);
        texts.append_option(text.as_str());
    }
    let columns: Vec<ArrayRef> = vec![Arc::new(names.finish()), Arc::new(texts.finish())];
    MapArray::try_new(
        Arc::clone(entries),
        OffsetBuffer::from_lengths(maps().map(|map| map.map_or(0, Map::len))),
        StructArray::try_new(pair.clone(), columns, None)?,
        Some(maps().map(|map| map.is_some()).collect()),
        false,
    )
}

/// A column of structs from objects.
///
/// # Errors
/// As [`column_of`].
pub fn struct_of(values: &[Option<&Value>], fields: &Fields) -> Result<StructArray, ArrowError> {
    let columns = fields.iter().map(|field| {
        let members = values.iter();
        let members: Vec<Option<&Value>> = members
            .map(|value| value.and_then(|value| value.get(field.name())))
            .collect();
        column_of(&members, field.data_type())
    });
    let columns = columns.collect::<Result<Vec<_>, _>>()?;
    let valid: NullBuffer = values
        .iter()
        .map(|value| value.is_some_and(Value::is_object))
        .collect();
    StructArray::try_new(fields.clone(), columns, Some(valid))
}

/// The value of a row. A type that no action has is null.
pub fn value_at(column: &ArrayRef, row: usize) -> Value {
    if column.is_null(row) {
        return Value::Null;
    }
    match column.data_type() {
        DataType::Utf8 => Value::from(column.as_string::<i32>().value(row)),
        DataType::Int64 => Value::from(column.as_primitive::<Int64Type>().value(row)),
        DataType::Int32 => Value::from(column.as_primitive::<Int32Type>().value(row)),
        DataType::Boolean => Value::from(column.as_boolean().value(row)),
        DataType::List(_) => {
            let items = column.as_list::<i32>().value(row);
            (0..items.len())
                .map(|place| value_at(&items, place))
                .collect()
        }
        DataType::Struct(fields) => {
            let members = fields.iter().zip(column.as_struct().columns());
            let members =
                members.map(|(field, member)| (field.name().clone(), value_at(member, row)));
            // A missing member and a null are the same here.
            Value::Object(members.filter(|(_, value)| !value.is_null()).collect())
        }
        DataType::Map(..) => {
            let map = column.as_map();
            let pairs: ArrayRef = Arc::new(map.value(row));
            let [names, values] = pairs.as_struct().columns() else {
                return Value::Null;
            };
            let members = (0..pairs.len()).filter_map(|place| match value_at(names, place) {
                Value::String(name) => Some((name, value_at(values, place))),
                _ => None,
            });
            Value::Object(members.collect())
        }
        _ => Value::Null,
    }
}
