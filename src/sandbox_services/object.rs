//! Reads and writes members of JSON objects.

use serde_json::{Map, Value};

/// A member of a record; its name is dotted if nested.
pub fn member<'a>(record: &'a Value, name: &str) -> Option<&'a Value> {
    match record.get(name) {
        Some(value) => Some(value),
        None => name
            .split('.')
            .try_fold(record, |value, part| value.get(part)),
    }
}

/// Inserts a value at the place of its dotted name.
pub fn put(record: &mut Map<String, Value>, name: &str, value: impl Into<Value>) {
    match name.split_once('.') {
        Some((first, rest)) => {
            let inner = record
                .entry(first)
                .or_insert_with(|| Value::Object(Map::new()));
            if let Value::Object(inner) = inner {
                put(inner, rest, value);
            }
        }
        None => {
            record.insert(name.to_owned(), value.into());
        }
    }
}

/// Inserts the members of an object into a record, nested ones beside the existing ones.
pub fn fill(record: &mut Map<String, Value>, members: Value) {
    let Value::Object(members) = members else {
        return;
    };
    for (name, value) in members {
        match record.get_mut(&name) {
            Some(Value::Object(inner)) if value.is_object() => fill(inner, value),
            _ => {
                record.insert(name, value);
            }
        }
    }
}

/// Appends the members of another object to those of the record.
pub fn extend(record: &mut Value, more: Value) {
    if let (Value::Object(members), Value::Object(more)) = (record, more) {
        members.extend(more);
    }
}

/// The record with the members of another object appended.
pub fn with(mut record: Value, more: Value) -> Value {
    extend(&mut record, more);
    record
}

/// The object without those of its members that are null.
pub fn without_nulls(mut record: Value) -> Value {
    if let Value::Object(members) = &mut record {
        members.retain(|_, value| !value.is_null());
    }
    record
}
