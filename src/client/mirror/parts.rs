//! The parts of a table while a run changes them: files of rows in the order of their keys.

use std::path::Path;
use std::sync::Arc;

use arrow_array::{Array as _, BooleanArray, RecordBatch, UInt32Array};
use arrow_schema::{Schema, SchemaRef};
use arrow_select::concat::concat_batches;
use arrow_select::filter::{filter, filter_record_batch};
use arrow_select::take::{take, take_record_batch};
use openshelf_delta::{Add, Between, Rows, Snapshot, Transaction};
use serde_json::Value;

use super::columns::{REPLACED_AT, has_history};
use super::error::MirrorError;
use super::keys::{Key, KeyColumns, KeyPart};

/// The most rows of a part: one row group of its file.
pub const PART: usize = 128 * 1024;

/// A part of the table as it will be.
struct Part {
    file: Add,
    rows: usize,
    /// The transaction has written it, so nobody else knows it.
    is_new: bool,
    /// Which of its rows the service has, one bit each; none if it is not known of any.
    there: Option<BooleanArray>,
    /// How many of its rows another one has replaced, or the end of the record; none if that is not known.
    ended: Option<usize>,
}

impl Part {
    fn of(file: Add, has_history: bool) -> Self {
        let stats = stats_of(&file);
        let number = |value: Option<&Value>| usize::try_from(value?.as_u64()?).ok();
        let rows = number(stats.get("numRecords"));
        let nulls = stats
            .get("nullCount")
            .and_then(|nulls| nulls.get(REPLACED_AT));
        let ended = rows.zip(number(nulls));
        Self {
            // Another program's file without statistics is not joined to others.
            rows: rows.unwrap_or(PART),
            ended: match has_history {
                true => ended.map(|(rows, open)| rows.saturating_sub(open)),
                false => Some(0),
            },
            file,
            is_new: false,
            there: None,
        }
    }

    fn new(file: Add, has_history: bool, there: Option<BooleanArray>) -> Self {
        Self {
            is_new: true,
            there,
            ..Self::of(file, has_history)
        }
    }

    /// Whether each row has ended, so that it is about the past alone.
    fn is_past(&self) -> bool {
        self.rows > 0 && self.ended == Some(self.rows)
    }

    /// Whether the service has all rows.
    fn is_all_there(&self) -> bool {
        let there = self.there.as_ref();
        there.is_some_and(|there| there.true_count() == there.len())
    }
}

/// The parts of a table while a run changes them.
pub struct Parts<'a> {
    base: &'a Snapshot,
    transaction: Transaction<'a>,
    /// The columns of the table after the run.
    schema: SchemaRef,
    keys: KeyColumns,
    /// The most rows of a part.
    size: usize,
    /// Each change of a record is a row.
    has_history: bool,
    all: Vec<Part>,
}

impl<'a> Parts<'a> {
    /// Those of a table, whose columns the transaction has already.
    pub fn of(
        base: &'a Snapshot,
        transaction: Transaction<'a>,
        keys: KeyColumns,
        size: usize,
    ) -> Self {
        let has_history = has_history(transaction.schema());
        Self {
            base,
            schema: SchemaRef::clone(transaction.schema()),
            transaction,
            keys,
            size,
            all: base
                .files()
                .map(|file| Part::of(file.clone(), has_history))
                .collect(),
            has_history,
        }
    }

    pub fn folder(&self) -> &'a Path {
        self.base.folder()
    }

    pub fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    /// The greatest value of the first column of the key in each part, sorted; those that the files do not say are left
    /// out.
    pub fn ends(&self) -> Vec<KeyPart> {
        let Some(column) = self.keys.columns().first() else {
            return Vec::new();
        };
        let greatest = |part: &Part| {
            let stats = stats_of(&part.file);
            let value = stats.get("maxValues")?.get(column)?;
            let number = value.as_i64().map(KeyPart::Integer);
            number.or_else(|| value.as_str().map(|text| KeyPart::Text(text.to_owned())))
        };
        let mut ends: Vec<KeyPart> = self.all.iter().filter_map(greatest).collect();
        ends.sort_unstable();
        ends
    }

    pub fn has_history(&self) -> bool {
        self.has_history
    }

    /// The places of parts that may have rows within these limits which hold now.
    pub fn within(&self, limit: Option<&Between>) -> Vec<usize> {
        self.places(limit, |part| !part.is_past())
    }

    /// The places of parts that may have rows within these limits which have ended.
    pub fn ended_within(&self, limit: Option<&Between>) -> Vec<usize> {
        self.places(limit, |part| part.ended != Some(0))
    }

    fn places(&self, limit: Option<&Between>, is_wanted: impl Fn(&Part) -> bool) -> Vec<usize> {
        let may = |part: &Part| limit.is_none_or(|limit| limit.may_be_in(&part.file, &self.schema));
        let parts = self.all.iter().enumerate();
        let parts = parts.filter(|(_, part)| is_wanted(part) && may(part));
        parts.map(|(place, _)| place).collect()
    }

    /// Whether the service has all rows of a part.
    pub fn is_all_there(&self, place: usize) -> bool {
        self.all.get(place).is_none_or(Part::is_all_there)
    }

    /// Which rows of a part the service has.
    pub fn there(&self, place: usize, rows: usize) -> Vec<bool> {
        let there = self.all.get(place).and_then(|part| part.there.as_ref());
        match there {
            Some(there) => there.values().iter().collect(),
            None => vec![false; rows],
        }
    }

    /// Notes which rows of a part the service has.
    pub fn set_there(&mut self, place: usize, there: Vec<bool>) {
        if let Some(part) = self.all.get_mut(place) {
            part.there = Some(there.into());
        }
    }

    /// The rows of a part, with all columns of the table after the run or some of them.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read(
        &self,
        place: usize,
        columns: Option<&[String]>,
    ) -> Result<RecordBatch, MirrorError> {
        let schema = match columns {
            None => Arc::clone(&self.schema),
            Some(names) => {
                let fields = self.schema.fields().iter();
                let chosen = fields.filter(|field| names.contains(field.name()));
                Arc::new(Schema::new(chosen.cloned().collect::<Vec<_>>()))
            }
        };
        let Some(part) = self.all.get(place) else {
            return Ok(RecordBatch::new_empty(schema));
        };
        let rows = Rows::with_columns(self.base, &part.file, Arc::clone(&schema), PART)?;
        let mut batches = rows.collect::<Result<Vec<_>, _>>()?;
        match (batches.len(), batches.pop()) {
            (1, Some(all)) => Ok(all),
            (_, last) => Ok(concat_batches(&schema, batches.iter().chain(&last))?),
        }
    }

    /// The keys of the rows of a part, and whether each row has ended: another one has replaced it.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn keys(&self, place: usize) -> Result<Vec<(Key, bool)>, MirrorError> {
        let mut columns = self.keys.columns().to_vec();
        columns.push(REPLACED_AT.to_owned());
        let rows = self.read(place, Some(&columns))?;
        let ended = rows.column_by_name(REPLACED_AT);
        let keys = self.keys.of_rows(&rows)?.into_iter().enumerate();
        let has_ended = |row| ended.is_some_and(|ended| ended.is_valid(row));
        Ok(keys.map(|(row, key)| (key, has_ended(row))).collect())
    }

    /// Puts rows in the place of those of a part, as many and in their order.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn rewrite(&mut self, place: usize, rows: &RecordBatch) -> Result<(), MirrorError> {
        let there = self.all.get_mut(place).and_then(|part| part.there.take());
        self.put(place, rows, there)
    }

    /// Leaves only some rows of a part.
    ///
    /// # Errors
    /// They cannot be read or written.
    pub fn keep(&mut self, place: usize, kept: Vec<bool>) -> Result<(), MirrorError> {
        let kept = BooleanArray::from(kept);
        if kept.true_count() == 0 {
            if place < self.all.len() {
                let part = self.all.remove(place);
                self.remove(&part)?;
            }
            return Ok(());
        }
        let there = self.there(place, kept.len()).into();
        let there = filter(&there as &BooleanArray, &kept)?;
        let rows = filter_record_batch(&self.read(place, None)?, &kept)?;
        self.put(place, &rows, Some(there.to_data().into()))
    }

    /// Adds rows to the smallest part if both fit in one. They are rows that the service has, or `is_past` and all of
    /// them have ended.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn insert(&mut self, rows: &RecordBatch, is_past: bool) -> Result<(), MirrorError> {
        let parts = self.all.iter().enumerate();
        let parts = parts.filter(|(_, part)| part.is_past() == is_past);
        let smallest = parts.min_by_key(|(_, part)| part.rows);
        let smallest = smallest.map(|(place, part)| (place, part.rows));
        let fits = |(_, count): &(usize, usize)| *count > 0 && count + rows.num_rows() <= self.size;
        let Some((place, _)) = smallest.filter(fits) else {
            let there = vec![true; rows.num_rows()].into();
            let (sorted, _) = self.sorted(rows, there)?;
            let file = self.written(&sorted)?;
            let there = vec![true; rows.num_rows()].into();
            let part = Part::new(file, self.has_history, Some(there));
            self.all.push(part);
            return Ok(());
        };
        let old = self.read(place, None)?;
        let mut there = self.there(place, old.num_rows());
        there.resize(old.num_rows() + rows.num_rows(), true);
        let all = concat_batches(&self.schema, [&old, rows])?;
        let (sorted, there) = self.sorted(&all, there.into())?;
        self.put(place, &sorted, Some(there))
    }

    /// Rows in the order of their keys, and of these what is said of each of them.
    fn sorted(
        &self,
        rows: &RecordBatch,
        there: BooleanArray,
    ) -> Result<(RecordBatch, BooleanArray), MirrorError> {
        let keys = self.keys.of_rows(rows)?;
        if keys.is_sorted() {
            return Ok((rows.clone(), there));
        }
        let mut order: Vec<(Key, u32)> = keys.into_iter().zip(0..).collect();
        order.sort_unstable();
        let order = UInt32Array::from_iter_values(order.into_iter().map(|(_, row)| row));
        let there = take(&there, &order, None)?;
        Ok((take_record_batch(rows, &order)?, there.to_data().into()))
    }

    fn put(
        &mut self,
        place: usize,
        rows: &RecordBatch,
        there: Option<BooleanArray>,
    ) -> Result<(), MirrorError> {
        let next = Part::new(self.written(rows)?, self.has_history, there);
        let Some(part) = self.all.get_mut(place) else {
            return Ok(());
        };
        let old = std::mem::replace(part, next);
        self.remove(&old)
    }

    fn remove(&mut self, old: &Part) -> Result<(), MirrorError> {
        if old.is_new {
            // No version has it.
            drop(std::fs::remove_file(self.base.path_of(&old.file)?));
        } else {
            self.transaction.remove(&old.file.path)?;
        }
        Ok(())
    }

    fn written(&self, rows: &RecordBatch) -> Result<Add, MirrorError> {
        let mut file = self.transaction.new_file(&[])?;
        file.write(rows)?;
        Ok(file.finish()?)
    }

    /// Removes the files that were written, which no version has.
    pub fn abandon(self) {
        for part in self.all.iter().filter(|part| part.is_new) {
            if let Ok(path) = self.base.path_of(&part.file) {
                drop(std::fs::remove_file(path));
            }
        }
    }

    /// The transaction with all changes.
    ///
    /// # Errors
    /// A part cannot be written anew, with columns that are wider from now on.
    pub fn finish(mut self) -> Result<Transaction<'a>, MirrorError> {
        for part in self.all.into_iter().filter(|part| part.is_new) {
            self.transaction.add(part.file)?;
        }
        self.transaction.rewrite_rest()?;
        Ok(self.transaction)
    }
}

/// What a file says of its rows.
fn stats_of(file: &Add) -> Value {
    serde_json::from_str(file.stats.as_deref().unwrap_or_default()).unwrap_or_default()
}
