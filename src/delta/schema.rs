//! Arrow's types as Delta's, and back.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use arrow_schema::{DataType, Field, FieldRef, Fields, Schema, SchemaRef, TimeUnit};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::error::DeltaError;

/// Arrow's name of the only time zone that Delta's timestamps have.
pub const UTC: &str = "UTC";
/// What a column's name cannot have without a mapping of columns: Parquet libraries refuse it.
const FORBIDDEN: [char; 9] = [' ', ',', ';', '{', '}', '(', ')', '\n', '\t'];
/// Metadata of Arrow's fields that describes a Parquet file rather than a column.
const OF_FILES: [&str; 2] = ["PARQUET:", "ARROW:"];

#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Nested {
    Struct {
        fields: Vec<Column>,
    },
    #[serde(rename_all = "camelCase")]
    Array {
        element_type: Type,
        contains_null: bool,
    },
    #[serde(rename_all = "camelCase")]
    Map {
        key_type: Type,
        value_type: Type,
        value_contains_null: bool,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Type {
    Primitive(String),
    Nested(Box<Nested>),
}

#[derive(Serialize, Deserialize)]
struct Column {
    name: String,
    r#type: Type,
    nullable: bool,
    #[serde(default)]
    metadata: Map<String, Value>,
}

/// The columns as the table stores them: Delta counts times in microseconds and text has one form.
///
/// # Errors
/// A column has a type that Delta has not, such as a time without a zone, which needs a feature of the protocol.
pub fn storable(schema: &Schema) -> Result<SchemaRef, DeltaError> {
    let fields = storable_fields(schema.fields(), "")?;
    check_names(&fields, "")?;
    Ok(Arc::new(Schema::new(fields)))
}

fn storable_fields(fields: &Fields, above: &str) -> Result<Fields, DeltaError> {
    fields
        .iter()
        .map(|field| storable_field(field, &below(above, field.name())).map(Arc::new))
        .collect()
}

fn below(above: &str, name: &str) -> String {
    match above {
        "" => name.to_owned(),
        _ => format!("{above}.{name}"),
    }
}

fn storable_field(field: &Field, path: &str) -> Result<Field, DeltaError> {
    let refused = |what: &str| Err(DeltaError::column(path, what));
    let found = match field.data_type() {
        DataType::Timestamp(TimeUnit::Millisecond | TimeUnit::Microsecond, Some(zone))
            if [UTC, "+00:00", "Etc/UTC"].contains(&zone.as_ref()) =>
        {
            DataType::Timestamp(TimeUnit::Microsecond, Some(UTC.into()))
        }
        DataType::Timestamp(_, None) => {
            return refused(
                "a time without a zone needs the feature timestampNtz, which is not supported: \
                 store it as a text",
            );
        }
        DataType::Struct(inner) if inner.is_empty() => return refused("a struct without members"),
        DataType::Struct(inner) => DataType::Struct(storable_fields(inner, path)?),
        DataType::List(element) => {
            let own = storable_field(element, &below(path, "element"))?;
            DataType::List(Arc::new(own.with_name("element")))
        }
        DataType::Map(entries, _) => {
            let DataType::Struct(pair) = entries.data_type() else {
                return refused("a map whose entries are no structs");
            };
            let [key, value] = pair.as_ref() else {
                return refused("a map whose entries are no pairs");
            };
            let key = storable_field(key, &below(path, "key"))?.with_name("key");
            let value = storable_field(value, &below(path, "value"))?.with_name("value");
            map_type(key.with_nullable(false), value)
        }
        other => {
            if primitive_name(other).is_none() {
                return refused(&format!("Delta has no type for {other}"));
            }
            other.clone()
        }
    };
    Ok(Field::new(field.name(), found, field.is_nullable()).with_metadata(kept_metadata(field)))
}

fn map_type(key: Field, value: Field) -> DataType {
    let pair = DataType::Struct(Fields::from(vec![key, value]));
    DataType::Map(Arc::new(Field::new("key_value", pair, false)), false)
}

fn kept_metadata(field: &Field) -> HashMap<String, String> {
    let of_files = |name: &str| OF_FILES.iter().any(|start| name.starts_with(start));
    let kept = field.metadata().iter().filter(|(name, _)| !of_files(name));
    kept.map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}

/// Names must differ in more than their case, and Parquet libraries refuse some signs.
fn check_names(fields: &Fields, above: &str) -> Result<(), DeltaError> {
    let mut seen: BTreeMap<String, &str> = BTreeMap::new();
    for field in fields {
        let path = below(above, field.name());
        if field.name().is_empty() || field.name().contains(FORBIDDEN) || field.name().contains('=')
        {
            return Err(DeltaError::column(
                &path,
                "its name is empty, or has a space, a comma, a semicolon, a bracket, a line break or \"=\"",
            ));
        }
        if let Some(other) = seen.insert(field.name().to_lowercase(), field.name()) {
            return Err(DeltaError::column(
                &path,
                format!("its name differs from {other:?} only in its case"),
            ));
        }
        check_type_names(field.data_type(), &path)?;
    }
    Ok(())
}

fn check_type_names(found: &DataType, path: &str) -> Result<(), DeltaError> {
    match found {
        DataType::Struct(inner) => check_names(inner, path),
        DataType::List(element) => check_type_names(element.data_type(), path),
        DataType::Map(entries, _) => match entries.data_type() {
            DataType::Struct(pair) => pair
                .iter()
                .try_for_each(|each| check_type_names(each.data_type(), path)),
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

/// The name of a type for people: that of the table, or of Arrow for one with parts.
pub fn type_name(found: &DataType) -> String {
    primitive_name(found).unwrap_or_else(|| found.to_string())
}

/// The name of a type without parts, and none for what Delta has not.
fn primitive_name(found: &DataType) -> Option<String> {
    let name = match found {
        DataType::Utf8 => "string",
        DataType::Int64 => "long",
        DataType::Int32 => "integer",
        DataType::Int16 => "short",
        DataType::Int8 => "byte",
        DataType::Float32 => "float",
        DataType::Float64 => "double",
        DataType::Boolean => "boolean",
        DataType::Binary => "binary",
        DataType::Date32 => "date",
        DataType::Timestamp(TimeUnit::Microsecond, Some(_)) => "timestamp",
        DataType::Decimal128(precision, scale) if *scale >= 0 => {
            return Some(format!("decimal({precision},{scale})"));
        }
        _ => return None,
    };
    Some(name.to_owned())
}

fn of_name(name: &str) -> Option<DataType> {
    Some(match name {
        "string" => DataType::Utf8,
        "long" => DataType::Int64,
        "integer" => DataType::Int32,
        "short" => DataType::Int16,
        "byte" => DataType::Int8,
        "float" => DataType::Float32,
        "double" => DataType::Float64,
        "boolean" => DataType::Boolean,
        "binary" => DataType::Binary,
        "date" => DataType::Date32,
        "timestamp" => DataType::Timestamp(TimeUnit::Microsecond, Some(UTC.into())),
        _ => {
            let inner = name.strip_prefix("decimal(")?.strip_suffix(')')?;
            let (precision, scale) = inner.split_once(',')?;
            let precision: u8 = precision.trim().parse().ok()?;
            let scale: i8 = scale.trim().parse().ok()?;
            let is_allowed = (1..=38).contains(&precision) && (0..=38).contains(&scale);
            return is_allowed.then_some(DataType::Decimal128(precision, scale));
        }
    })
}

/// The schema string of a table, from columns that [`storable`] has returned.
///
/// # Errors
/// As [`storable`].
pub fn schema_string(schema: &Schema) -> Result<String, DeltaError> {
    let table = Nested::Struct {
        fields: columns(schema.fields())?,
    };
    serde_json::to_string(&table).map_err(|error| DeltaError::Refused(error.to_string()))
}

fn columns(fields: &Fields) -> Result<Vec<Column>, DeltaError> {
    fields
        .iter()
        .map(|field| {
            let metadata = field.metadata().iter().collect::<BTreeMap<_, _>>();
            Ok(Column {
                name: field.name().clone(),
                r#type: delta_type(field)?,
                nullable: field.is_nullable(),
                metadata: metadata
                    .into_iter()
                    .map(|(name, value)| (name.clone(), Value::String(value.clone())))
                    .collect(),
            })
        })
        .collect()
}

fn delta_type(field: &Field) -> Result<Type, DeltaError> {
    let nested = match field.data_type() {
        DataType::Struct(inner) => Nested::Struct {
            fields: columns(inner)?,
        },
        DataType::List(element) => Nested::Array {
            element_type: delta_type(element)?,
            contains_null: element.is_nullable(),
        },
        DataType::Map(entries, _) => {
            let (key, value) = pair_of(entries)
                .ok_or_else(|| DeltaError::column(field.name(), "a map without pairs"))?;
            Nested::Map {
                key_type: delta_type(key)?,
                value_type: delta_type(value)?,
                value_contains_null: value.is_nullable(),
            }
        }
        other => {
            let name = primitive_name(other).ok_or_else(|| {
                DeltaError::column(field.name(), format!("Delta has no type for {other}"))
            })?;
            return Ok(Type::Primitive(name));
        }
    };
    Ok(Type::Nested(Box::new(nested)))
}

fn pair_of(entries: &FieldRef) -> Option<(&FieldRef, &FieldRef)> {
    match entries.data_type() {
        DataType::Struct(pair) => match pair.as_ref() {
            [key, value] => Some((key, value)),
            _ => None,
        },
        _ => None,
    }
}

/// The columns of a schema string.
///
/// # Errors
/// The text is no schema, or has a type that this crate does not know.
pub fn parse_schema(text: &str) -> Result<SchemaRef, DeltaError> {
    let table: Nested = serde_json::from_str(text)
        .map_err(|error| DeltaError::Refused(format!("the schema of the table: {error}")))?;
    let Nested::Struct { fields } = table else {
        return Err(DeltaError::Refused(
            "the schema of the table is no struct".to_owned(),
        ));
    };
    Ok(Arc::new(Schema::new(fields_of(fields)?)))
}

fn fields_of(columns: Vec<Column>) -> Result<Fields, DeltaError> {
    columns.into_iter().map(field_of).collect()
}

fn field_of(column: Column) -> Result<Field, DeltaError> {
    let metadata = column
        .metadata
        .into_iter()
        .map(|(name, value)| match value {
            Value::String(text) => (name, text),
            other => (name, other.to_string()),
        });
    let metadata: HashMap<String, String> = metadata.collect();
    let found = arrow_type(column.r#type, &column.name)?;
    Ok(Field::new(column.name, found, column.nullable).with_metadata(metadata))
}

fn arrow_type(found: Type, column: &str) -> Result<DataType, DeltaError> {
    let nested = match found {
        Type::Nested(nested) => *nested,
        Type::Primitive(name) => {
            return of_name(&name).ok_or_else(|| DeltaError::Unsupported {
                what: format!("the type {name:?} of column {column:?}"),
            });
        }
    };
    Ok(match nested {
        Nested::Struct { fields } => DataType::Struct(fields_of(fields)?),
        Nested::Array {
            element_type,
            contains_null,
        } => {
            let inner = arrow_type(element_type, column)?;
            DataType::List(Arc::new(Field::new("element", inner, contains_null)))
        }
        Nested::Map {
            key_type,
            value_type,
            value_contains_null,
        } => map_type(
            Field::new("key", arrow_type(key_type, column)?, false),
            Field::new(
                "value",
                arrow_type(value_type, column)?,
                value_contains_null,
            ),
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schema(fields: Vec<Field>) -> Schema {
        Schema::new(fields)
    }

    #[test]
    fn the_protocols_example_is_written_as_it_is_there() {
        let inner = DataType::Struct(Fields::from(vec![Field::new("d", DataType::Int32, false)]));
        let map = map_type(
            Field::new("key", DataType::Utf8, false),
            Field::new("value", DataType::Utf8, true),
        );
        let list = |element: DataType, nullable| {
            DataType::List(Arc::new(Field::new("element", element, nullable)))
        };
        let table = schema(vec![
            Field::new("a", DataType::Int32, false),
            Field::new("b", inner.clone(), true),
            Field::new("c", list(DataType::Int32, false), true),
            Field::new("e", list(inner, true), true),
            Field::new("f", map, true),
        ]);
        let text = r#"{"type":"struct","fields":[
            {"name":"a","type":"integer","nullable":false,"metadata":{}},
            {"name":"b","type":{"type":"struct","fields":[
                {"name":"d","type":"integer","nullable":false,"metadata":{}}]},"nullable":true,"metadata":{}},
            {"name":"c","type":{"type":"array","elementType":"integer","containsNull":false},
                "nullable":true,"metadata":{}},
            {"name":"e","type":{"type":"array","elementType":{"type":"struct","fields":[
                {"name":"d","type":"integer","nullable":false,"metadata":{}}]},"containsNull":true},
                "nullable":true,"metadata":{}},
            {"name":"f","type":{"type":"map","keyType":"string","valueType":"string","valueContainsNull":true},
                "nullable":true,"metadata":{}}]}"#;
        let expected: Value = serde_json::from_str(text).unwrap();
        let written: Value = serde_json::from_str(&schema_string(&table).unwrap()).unwrap();
        assert_eq!(written, expected);
        assert_eq!(parse_schema(text).unwrap().as_ref(), &table);
    }

    #[test]
    fn each_primitive_type_is_read_as_it_was_written() {
        let types = [
            DataType::Utf8,
            DataType::Int64,
            DataType::Int32,
            DataType::Int16,
            DataType::Int8,
            DataType::Float32,
            DataType::Float64,
            DataType::Boolean,
            DataType::Binary,
            DataType::Date32,
            DataType::Timestamp(TimeUnit::Microsecond, Some(UTC.into())),
            DataType::Decimal128(23, 2),
        ];
        for found in types {
            let table = schema(vec![Field::new("a", found, true)]);
            let stored = storable(&table).unwrap();
            assert_eq!(stored.as_ref(), &table);
            let text = schema_string(&table).unwrap();
            assert_eq!(parse_schema(&text).unwrap().as_ref(), &table, "{text}");
        }
    }

    #[test]
    fn what_delta_has_not_is_refused_with_the_path_of_the_column() {
        let local = DataType::Timestamp(TimeUnit::Microsecond, None);
        let inner = DataType::Struct(Fields::from(vec![Field::new("at", local, true)]));
        let error = storable(&schema(vec![Field::new("event", inner, true)])).unwrap_err();
        assert!(error.to_string().contains("event.at"), "{error}");
        for name in ["a b", "a=b", "", "x;y"] {
            let table = schema(vec![Field::new(name, DataType::Utf8, true)]);
            assert!(storable(&table).is_err(), "{name}");
        }
        let twice = vec![
            Field::new("Name", DataType::Utf8, true),
            Field::new("name", DataType::Utf8, true),
        ];
        let error = storable(&schema(twice)).unwrap_err();
        assert!(error.to_string().contains("case"), "{error}");
        let count = schema(vec![Field::new("n", DataType::UInt64, true)]);
        assert!(storable(&count).is_err());
    }

    #[test]
    fn milliseconds_become_microseconds_and_a_description_stays() {
        let unit = HashMap::from([
            ("unit".to_owned(), "EUR".to_owned()),
            ("PARQUET:field_id".to_owned(), "3".to_owned()),
        ]);
        let at = DataType::Timestamp(TimeUnit::Millisecond, Some("+00:00".into()));
        let table = schema(vec![Field::new("at", at, true).with_metadata(unit)]);
        let stored = storable(&table).unwrap();
        let field = stored.field(0);
        assert_eq!(
            field.data_type(),
            &DataType::Timestamp(TimeUnit::Microsecond, Some(UTC.into()))
        );
        assert_eq!(field.metadata().get("unit").unwrap(), "EUR");
        assert_eq!(field.metadata().len(), 1);
    }
}
