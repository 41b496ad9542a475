//! Which rows of a table are read: those of records that the service has, those of records that are gone, too, or all.

use std::collections::BTreeMap;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::TimestampMicrosecondType;
use arrow_array::{Array, BooleanArray, PrimitiveArray, RecordBatch};
use arrow_select::filter::filter_record_batch;
use openshelf_delta::{Add, Rows, Snapshot};
use serde_json::Value;

use super::columns::{GONE_AT, REPLACED_AT, SEEN_AT, end_column, has_history};
use super::error::MirrorError;
use super::keys::{Key, KeyColumns};

/// Rows that are read at once.
const BATCH: usize = 64 * 1024;

/// Which rows of a table are read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Held {
    /// All, of a table with history also those that another one, or the end of the record, has replaced.
    Ever,
    /// Those of the records that the service has at the version.
    Now,
    /// These, and the last one of each record that is gone.
    NowOrGone(Arc<LastRows>),
    /// Those that held at a time, in microseconds since 1970, of a table with history.
    At(i64),
}

/// Of a table with history, when the last row of each record that is gone has ended.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct LastRows {
    keys: Vec<String>,
    ended: BTreeMap<Key, i64>,
}

impl LastRows {
    /// Those of a table. One without history has a single row of each record.
    ///
    /// # Errors
    /// The table cannot be read.
    pub fn of(table: &Snapshot, keys: &KeyColumns) -> Result<Self, MirrorError> {
        let mut own = Self {
            keys: keys.columns().to_vec(),
            ended: BTreeMap::new(),
        };
        if !has_history(table.schema()) {
            return Ok(own);
        }
        let mut columns = own.keys.clone();
        columns.extend([GONE_AT, REPLACED_AT].map(str::to_owned));
        let read = |file: &Add| Rows::of(table, file, Some(&columns), BATCH);
        for file in table
            .files()
            .filter(|file| nulls(file, GONE_AT).has_values())
        {
            for rows in read(file)? {
                let rows = rows?;
                let (Some(gone), Some(ended)) = (times(&rows, GONE_AT), times(&rows, REPLACED_AT))
                else {
                    continue;
                };
                for (row, key) in keys.of_rows(&rows)?.into_iter().enumerate() {
                    if gone.is_valid(row) && ended.is_valid(row) {
                        let last = own.ended.entry(key).or_insert(i64::MIN);
                        *last = ended.value(row).max(*last);
                    }
                }
            }
        }
        if own.ended.is_empty() {
            return Ok(own);
        }
        // Some are there again.
        for file in table
            .files()
            .filter(|file| Held::Now.may_be_in(table, file))
        {
            for rows in read(file)? {
                let rows = rows?;
                let Some(ended) = times(&rows, REPLACED_AT) else {
                    continue;
                };
                for (row, key) in keys.of_rows(&rows)?.into_iter().enumerate() {
                    if ended.is_null(row) {
                        own.ended.remove(&key);
                    }
                }
            }
        }
        Ok(own)
    }

    /// Whether each row is the last one of a record that is gone.
    fn are(&self, rows: &RecordBatch) -> Result<Vec<bool>, MirrorError> {
        let (Some(gone), Some(ended), false) = (
            times(rows, GONE_AT),
            times(rows, REPLACED_AT),
            self.ended.is_empty(),
        ) else {
            return Ok(vec![false; rows.num_rows()]);
        };
        let names: Vec<&str> = self.keys.iter().map(String::as_str).collect();
        let keys = KeyColumns::named(&names).of_rows(rows)?;
        let is_last = |(row, key): (usize, Key)| {
            gone.is_valid(row)
                && ended.is_valid(row)
                && self.ended.get(&key) == Some(&ended.value(row))
        };
        Ok(keys.into_iter().enumerate().map(is_last).collect())
    }
}

impl Held {
    /// Whether a file of a table may have such rows.
    pub fn may_be_in(&self, table: &Snapshot, file: &Add) -> bool {
        let is_live = || nulls(file, end_column(table.schema())).has_nulls();
        match self {
            Self::Now => is_live(),
            Self::NowOrGone(last) if has_history(table.schema()) => {
                is_live() || (!last.ended.is_empty() && nulls(file, GONE_AT).has_values())
            }
            Self::NowOrGone(_) | Self::Ever | Self::At(_) => true,
        }
    }

    /// Such rows of a table.
    ///
    /// # Errors
    /// Arrow refuses them.
    pub fn of(&self, rows: RecordBatch) -> Result<RecordBatch, MirrorError> {
        let has_history = has_history(rows.schema_ref());
        let end = times(&rows, end_column(rows.schema_ref()));
        let is_live = |row: usize| end.is_none_or(|end| end.is_null(row));
        let all = 0..rows.num_rows();
        let held: Vec<bool> = match self {
            Self::Ever => return Ok(rows),
            Self::NowOrGone(_) | Self::At(_) if !has_history => return Ok(rows),
            Self::Now => all.map(is_live).collect(),
            Self::NowOrGone(last) => {
                let last = last.are(&rows)?.into_iter().enumerate();
                last.map(|(row, is_last)| is_last || is_live(row)).collect()
            }
            Self::At(time) => {
                let seen = times(&rows, SEEN_AT);
                let is_seen =
                    |row| seen.is_some_and(|seen| seen.is_valid(row) && seen.value(row) <= *time);
                let is_open =
                    |row| end.is_none_or(|end| end.is_null(row) || end.value(row) > *time);
                all.map(|row| is_seen(row) && is_open(row)).collect()
            }
        };
        Ok(filter_record_batch(&rows, &BooleanArray::from(held))?)
    }
}

fn times<'a>(
    rows: &'a RecordBatch,
    name: &str,
) -> Option<&'a PrimitiveArray<TimestampMicrosecondType>> {
    rows.column_by_name(name)?.as_primitive_opt()
}

/// What the statistics of a file say of the nulls of a column.
pub struct Nulls {
    rows: Option<u64>,
    nulls: Option<u64>,
}

impl Nulls {
    /// Whether there may be a null.
    pub fn has_nulls(&self) -> bool {
        self.nulls != Some(0)
    }

    /// Whether there may be something else.
    pub fn has_values(&self) -> bool {
        self.nulls.is_none() || self.nulls != self.rows
    }
}

/// What the statistics of a file say of the nulls of a column.
pub fn nulls(file: &Add, column: &str) -> Nulls {
    let stats = file.stats.as_deref().unwrap_or_default();
    let stats: Value = serde_json::from_str(stats).unwrap_or_default();
    let of = |value: Option<&Value>| value.and_then(Value::as_u64);
    Nulls {
        rows: of(stats.get("numRecords")),
        nulls: of(stats.get("nullCount").and_then(|all| all.get(column))),
    }
}
