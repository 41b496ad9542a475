//! Joins records that were read to the table of a mirror: part by part, and only those parts that change.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::TimestampMicrosecondType;
use arrow_array::{Array, ArrayRef, RecordBatch, TimestampMicrosecondArray, UInt32Array};
use arrow_schema::SchemaRef;
use arrow_select::concat::concat_batches;
use arrow_select::interleave::interleave_record_batch;
use arrow_select::take::take_record_batch;
use openshelf_delta::{Add, Between, NewFile, Rows, Snapshot, Transaction};

use super::columns::GONE_AT;
use super::error::MirrorError;
use super::keys::{Key, KeyColumns, hash_of};
use super::scope::Scope;

/// The most rows of a part: one row group of its file.
pub const PART: usize = 128 * 1024;
/// Rows that are read at once.
const BATCH: usize = PART;

/// How many records of each kind there were.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Merged {
    pub new: u64,
    pub changed: u64,
    pub unchanged: u64,
    /// Records that were gone and are there again; they count as changed, too.
    pub returned: u64,
    pub gone: u64,
}

/// A part of the table as it will be.
struct Part {
    file: Add,
    rows: usize,
    /// The transaction has written it, so nobody else knows it.
    is_new: bool,
}

/// The records that were read so far, and the parts of the table with them.
pub struct Merge<'a> {
    base: &'a Snapshot,
    transaction: Transaction<'a>,
    /// The columns of the table after it.
    schema: SchemaRef,
    keys: KeyColumns,
    parts: Vec<Part>,
    seen: HashSet<u64>,
    merged: Merged,
    /// Microseconds since 1970.
    now: i64,
}

impl<'a> Merge<'a> {
    /// Begins to change a table, whose columns the transaction has already.
    pub fn begin(
        base: &'a Snapshot,
        transaction: Transaction<'a>,
        keys: KeyColumns,
        now: i64,
    ) -> Self {
        let parts = base.files().map(|file| Part {
            rows: rows_of(file),
            file: file.clone(),
            is_new: false,
        });
        Self {
            base,
            schema: SchemaRef::clone(transaction.schema()),
            transaction,
            keys,
            parts: parts.collect(),
            seen: HashSet::new(),
            merged: Merged::default(),
            now,
        }
    }

    /// Adds records that the service has. A record that comes twice counts once; the last one is right.
    ///
    /// # Errors
    /// A part cannot be read or written.
    pub fn add(&mut self, batches: &[RecordBatch]) -> Result<(), MirrorError> {
        let Some(first) = batches.first() else {
            return Ok(());
        };
        let all = concat_batches(first.schema_ref(), batches)?;
        let all = self.completed(&all)?;
        let keys = self.keys.of_rows(&all)?;
        let last: HashMap<&Key, usize> = keys
            .iter()
            .enumerate()
            .map(|(row, key)| (key, row))
            .collect();
        let mut rows: Vec<(&Key, usize)> = last.into_iter().collect();
        rows.sort_unstable();
        let sorted: Vec<Key> = rows.iter().map(|(key, _)| (*key).clone()).collect();
        let places = UInt32Array::from_iter_values(
            rows.iter().filter_map(|(_, row)| (*row).try_into().ok()),
        );
        let sorted_rows = take_record_batch(&all, &places)?;
        for key in &sorted {
            self.seen.insert(hash_of(key));
        }
        let mut is_known = vec![false; sorted.len()];
        self.replace(&sorted, &sorted_rows, &mut is_known)?;
        let new = is_known
            .iter()
            .enumerate()
            .filter(|(_, is_known)| !**is_known);
        let new = UInt32Array::from_iter_values(new.filter_map(|(row, _)| row.try_into().ok()));
        if !new.is_empty() {
            self.merged.new += new.len() as u64;
            let rows = take_record_batch(&sorted_rows, &new)?;
            self.insert(&rows)?;
        }
        Ok(())
    }

    /// Marks the records of the table that the service no longer has: those that could have been added, and were not.
    ///
    /// # Errors
    /// As [`Self::add`].
    pub fn mark_gone(&mut self, scope: &Scope) -> Result<(), MirrorError> {
        let limit = scope.limit();
        let mut columns = self.keys.columns().to_vec();
        columns.push(GONE_AT.to_owned());
        columns.extend(limit.iter().map(|limit| limit.column.clone()));
        columns.sort_unstable();
        columns.dedup();
        for place in 0..self.parts.len() {
            let Some(part) = self.part_within(place, limit.as_ref()) else {
                continue;
            };
            let rows = self.read(&part.file, Some(&columns))?;
            let keys = self.keys.of_rows(&rows)?;
            let mut marked: Vec<Option<i64>> = times(&rows).iter().collect();
            let mut count = 0;
            for (row, (key, mark)) in keys.iter().zip(&mut marked).enumerate() {
                if mark.is_none() && !self.seen.contains(&hash_of(key)) && scope.has(&rows, row) {
                    *mark = Some(self.now);
                    count += 1;
                }
            }
            if count > 0 {
                let whole = self.read(&part.file, None)?;
                let marked = with_times(&whole, marked)?;
                self.rewrite(place, &marked)?;
                self.merged.gone += count;
            }
        }
        Ok(())
    }

    /// What has been done so far.
    pub fn merged(&self) -> Merged {
        self.merged
    }

    /// Removes the files that were written, which no version has.
    pub fn abandon(self) {
        for part in self.parts.iter().filter(|part| part.is_new) {
            if let Ok(path) = self.base.path_of(&part.file) {
                drop(std::fs::remove_file(path));
            }
        }
    }

    /// The transaction with all changes, and what they are.
    ///
    /// # Errors
    /// A part is named twice.
    pub fn finish(mut self) -> Result<(Transaction<'a>, Merged), MirrorError> {
        for part in self.parts {
            if part.is_new {
                self.transaction.add(part.file)?;
            }
        }
        Ok((self.transaction, self.merged))
    }

    /// Replaces the rows of known records that have changed, and notes which ones are known.
    fn replace(
        &mut self,
        keys: &[Key],
        rows: &RecordBatch,
        is_known: &mut [bool],
    ) -> Result<(), MirrorError> {
        let places: HashMap<&Key, usize> = keys
            .iter()
            .enumerate()
            .map(|(row, key)| (key, row))
            .collect();
        let limit = self.keys.between(keys);
        for place in 0..self.parts.len() {
            let Some(part) = self.part_within(place, limit.as_ref()) else {
                continue;
            };
            let own = self.read(&part.file, Some(self.keys.columns()))?;
            let own = self.keys.of_rows(&own)?;
            let found: Vec<(usize, usize)> = own
                .iter()
                .enumerate()
                .filter_map(|(row, key)| places.get(key).map(|new| (row, *new)))
                .collect();
            if found.is_empty() {
                continue;
            }
            let old = self.read(&part.file, None)?;
            let gone = times(&old);
            let mut chosen: Vec<(usize, usize)> = (0..old.num_rows()).map(|row| (0, row)).collect();
            let mut changed = 0;
            for (row, new) in found {
                if let Some(known) = is_known.get_mut(new) {
                    *known = true;
                }
                let is_gone = gone.is_valid(row);
                if !is_gone && are_equal(&old, row, rows, new) {
                    self.merged.unchanged += 1;
                    continue;
                }
                self.merged.returned += u64::from(is_gone);
                changed += 1;
                if let Some(chosen) = chosen.get_mut(row) {
                    *chosen = (1, new);
                }
            }
            if changed > 0 {
                self.merged.changed += changed;
                let joined = interleave_record_batch(&[&old, rows], &chosen)?;
                self.rewrite(place, &joined)?;
            }
        }
        Ok(())
    }

    /// Writes rows that are new, with those of the smallest part if both fit in one.
    fn insert(&mut self, rows: &RecordBatch) -> Result<(), MirrorError> {
        let parts = self.parts.iter().enumerate();
        let smallest = parts.min_by_key(|(_, part)| part.rows);
        let smallest = smallest.map(|(place, part)| (place, part.rows));
        let fits = |(_, count): &(usize, usize)| *count > 0 && count + rows.num_rows() <= PART;
        if let Some((place, _)) = smallest.filter(fits)
            && let Some(part) = self.parts.get(place)
        {
            let old = self.read(&part.file, None)?;
            let all = concat_batches(rows.schema_ref(), [&old, rows])?;
            let keys = self.keys.of_rows(&all)?;
            let mut order: Vec<(Key, u32)> = keys.into_iter().zip(0..).collect();
            order.sort_unstable();
            let order = UInt32Array::from_iter_values(order.into_iter().map(|(_, row)| row));
            let sorted = take_record_batch(&all, &order)?;
            return self.rewrite(place, &sorted);
        }
        let file = self.written(rows)?;
        self.parts.push(Part {
            rows: rows.num_rows(),
            file,
            is_new: true,
        });
        Ok(())
    }

    /// A part, if it may have rows within these limits.
    fn part_within(&self, place: usize, limit: Option<&Between>) -> Option<&Part> {
        let part = self.parts.get(place)?;
        let may = |limit: &Between| limit.may_be_in(&part.file, &self.schema);
        limit.is_none_or(may).then_some(part)
    }

    /// Puts rows in the place of those of a part.
    fn rewrite(&mut self, place: usize, rows: &RecordBatch) -> Result<(), MirrorError> {
        let file = self.written(rows)?;
        let next = Part {
            rows: rows.num_rows(),
            file,
            is_new: true,
        };
        let Some(part) = self.parts.get_mut(place) else {
            return Ok(());
        };
        let old = std::mem::replace(part, next);
        if old.is_new {
            // No version has it.
            drop(std::fs::remove_file(self.base.path_of(&old.file)?));
        } else {
            self.transaction.remove(&old.file.path)?;
        }
        Ok(())
    }

    fn written(&self, rows: &RecordBatch) -> Result<Add, MirrorError> {
        let mut file: NewFile = self.transaction.new_file(&[])?;
        file.write(rows)?;
        Ok(file.finish()?)
    }

    /// The rows of a part, with the columns of the table after the transaction.
    fn read(&self, file: &Add, columns: Option<&[String]>) -> Result<RecordBatch, MirrorError> {
        let rows = match columns {
            Some(_) => Rows::of(self.base, file, columns, BATCH)?,
            None => Rows::with_columns(self.base, file, SchemaRef::clone(&self.schema), BATCH)?,
        };
        let schema = rows.schema();
        let batches = rows.collect::<Result<Vec<_>, _>>()?;
        Ok(concat_batches(&schema, &batches)?)
    }

    /// The rows with all columns of the table.
    fn completed(&self, rows: &RecordBatch) -> Result<RecordBatch, MirrorError> {
        Ok(openshelf_delta::conformed(rows, &self.schema)?)
    }
}

/// The number of rows that the statistics of a file say.
fn rows_of(file: &Add) -> usize {
    let stats = file.stats.as_deref().unwrap_or_default();
    let stats: serde_json::Value = serde_json::from_str(stats).unwrap_or_default();
    let rows = stats.get("numRecords").and_then(serde_json::Value::as_u64);
    // Another program's file without statistics is not joined to others.
    rows.and_then(|rows| rows.try_into().ok()).unwrap_or(PART)
}

/// When each record was found to be gone.
fn times(rows: &RecordBatch) -> TimestampMicrosecondArray {
    let column = rows.column_by_name(GONE_AT);
    let column = column.and_then(|column| column.as_primitive_opt::<TimestampMicrosecondType>());
    column
        .cloned()
        .unwrap_or_else(|| TimestampMicrosecondArray::new_null(rows.num_rows()))
}

fn with_times(rows: &RecordBatch, times: Vec<Option<i64>>) -> Result<RecordBatch, MirrorError> {
    let own: ArrayRef = Arc::new(TimestampMicrosecondArray::from(times).with_timezone("UTC"));
    let fields = rows.schema_ref().fields().iter().zip(rows.columns());
    let columns = fields.map(|(field, column)| match field.name() == GONE_AT {
        true => Arc::clone(&own),
        false => Arc::clone(column),
    });
    Ok(RecordBatch::try_new(rows.schema(), columns.collect())?)
}

/// Whether two rows have the same values, apart from the mirror's own column.
fn are_equal(left: &RecordBatch, row: usize, right: &RecordBatch, other: usize) -> bool {
    let fields = left.schema_ref().fields().iter();
    let columns = fields.zip(left.columns().iter().zip(right.columns()));
    columns
        .filter(|(field, _)| field.name() != GONE_AT)
        .all(|(_, (own, new))| own.slice(row, 1) == new.slice(other, 1))
}
