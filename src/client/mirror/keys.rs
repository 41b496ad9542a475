//! The keys of records: what tells one from all others, for ever.

use arrow_array::cast::AsArray;
use arrow_array::types::Int64Type;
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_schema::{DataType, Schema};
use openshelf_core::catalog::{Column, Operation, Paging};
use openshelf_delta::{Between, Bound};
use openshelf_paging::key_hash;
use openshelf_tables::plain;
use serde_json::Value;

use super::columns::storable_name;
use super::error::MirrorError;

/// One part of a key; the order is that of the rows of a part of the table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum KeyPart {
    Missing,
    Integer(i64),
    Text(String),
}

/// The key of a record.
pub type Key = Vec<KeyPart>;

/// The columns of a key.
#[derive(Debug, Clone)]
pub struct KeyColumns(Vec<String>);

impl KeyColumns {
    /// The key of the records of a list with these columns.
    ///
    /// # Errors
    /// The records have no key, or the columns are without it.
    pub fn of(paging: &Paging, schema: &Schema, operation: &str) -> Result<Self, MirrorError> {
        if paging.key.is_empty() {
            return Err(MirrorError::NoKey(operation.to_owned()));
        }
        let names = [paging.key]
            .into_iter()
            .chain(paging.key_with.iter().copied());
        let names: Vec<String> = names.map(storable_name).collect();
        match names
            .iter()
            .find(|name| schema.field_with_name(name).is_err())
        {
            Some(missing) => Err(MirrorError::KeyLeftOut(missing.clone())),
            None => Ok(Self(names)),
        }
    }

    /// The key that has these columns.
    pub fn named(names: &[&str]) -> Self {
        Self(names.iter().map(|name| (*name).to_owned()).collect())
    }

    /// The names, for people and for the table's settings.
    pub fn names(&self) -> String {
        self.0.join(", ")
    }

    /// The names of the columns.
    pub fn columns(&self) -> &[String] {
        &self.0
    }

    /// The keys of rows.
    ///
    /// # Errors
    /// A column is missing.
    pub fn of_rows(&self, batch: &RecordBatch) -> Result<Vec<Key>, MirrorError> {
        let columns = self.0.iter();
        let columns: Vec<&ArrayRef> = columns
            .filter_map(|name| batch.column_by_name(name))
            .collect();
        if columns.len() != self.0.len() {
            return Err(MirrorError::KeyLeftOut(self.names()));
        }
        let rows = 0..batch.num_rows();
        Ok(rows
            .map(|row| columns.iter().map(|column| part(column, row)).collect())
            .collect())
    }

    /// Refuses rows without a part of the key: they would all be one record, or new ones in each run.
    ///
    /// # Errors
    /// [`MirrorError::KeyMissing`].
    pub fn check(&self, rows: &RecordBatch, operation: &Operation) -> Result<(), MirrorError> {
        for name in &self.0 {
            let column = rows.column_by_name(name);
            let missing = column.map_or(rows.num_rows(), Array::null_count);
            if missing > 0 {
                let records = rows.num_rows();
                let mut columns = operation.columns.iter().chain(operation.chosen_columns);
                let is_known = |column: &Column| {
                    storable_name(column.name) == *name && (column.nullable || column.optional)
                };
                return Err(MirrorError::KeyMissing {
                    operation: operation.full_name(),
                    column: name.clone(),
                    missing,
                    records,
                    why: match missing < records && columns.any(is_known) {
                        true => {
                            "the service gives some records without it, so the list has no mirror; save it instead"
                        }
                        false => "the service has renamed it, or left it out",
                    },
                });
            }
        }
        Ok(())
    }

    /// The rows of a table whose key may be one of these, which are sorted.
    pub fn between(&self, keys: &[Key]) -> Option<Between> {
        let bound = |key: Option<&Key>| match key?.first()? {
            KeyPart::Missing => None,
            KeyPart::Integer(number) => Some(Bound::Integer(*number)),
            KeyPart::Text(text) => Some(Bound::Text(text.clone())),
        };
        Some(Between {
            column: self.0.first()?.clone(),
            low: Some(bound(keys.first())?),
            high: Some(bound(keys.last())?),
        })
    }
}

/// The number by which a list recognises a record with this key; `None` if it is not by the key.
pub fn listed_hash(key: &Key) -> Option<u64> {
    let mut members = key.iter().map(|part| match part {
        KeyPart::Missing => "null".to_owned(),
        KeyPart::Integer(number) => number.to_string(),
        KeyPart::Text(text) => Value::from(text.as_str()).to_string(),
    });
    let first = members
        .next()
        .filter(|_| key.first() != Some(&KeyPart::Missing))?;
    let with: Vec<String> = members.collect();
    Some(key_hash(&first, with.iter().map(String::as_str)))
}

fn part(column: &ArrayRef, row: usize) -> KeyPart {
    match column.data_type() {
        _ if column.is_null(row) => KeyPart::Missing,
        DataType::Int64 => KeyPart::Integer(column.as_primitive::<Int64Type>().value(row)),
        _ => {
            let mut text = String::new();
            plain(column, row, &mut text);
            KeyPart::Text(text)
        }
    }
}
