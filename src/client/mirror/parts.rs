//! The parts of a table while a run changes them: files of rows in the order of their keys.

use std::path::Path;
use std::sync::Arc;

use arrow_array::{Array as _, BooleanArray, RecordBatch, UInt32Array};
use arrow_schema::{Schema, SchemaRef};
use arrow_select::concat::concat_batches;
use arrow_select::take::{take, take_record_batch};
use openshelf_delta::{Add, Between, Rows, Snapshot, Transaction};
use serde_json::Value;

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
}

impl Part {
    fn of(file: &Add) -> Self {
        Self {
            rows: rows_of(file),
            file: file.clone(),
            is_new: false,
            there: None,
        }
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
        Self {
            base,
            schema: SchemaRef::clone(transaction.schema()),
            transaction,
            keys,
            size,
            all: base.files().map(Part::of).collect(),
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

    /// The places of parts that may have rows within these limits.
    pub fn within(&self, limit: Option<&Between>) -> Vec<usize> {
        let may = |part: &Part| limit.is_none_or(|limit| limit.may_be_in(&part.file, &self.schema));
        let parts = self.all.iter().enumerate();
        parts
            .filter(|(_, part)| may(part))
            .map(|(place, _)| place)
            .collect()
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

    /// The keys of the rows of a part.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn keys(&self, place: usize) -> Result<Vec<Key>, MirrorError> {
        let rows = self.read(place, Some(self.keys.columns()))?;
        self.keys.of_rows(&rows)
    }

    /// Puts rows in the place of those of a part, as many and in their order.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn rewrite(&mut self, place: usize, rows: &RecordBatch) -> Result<(), MirrorError> {
        let there = self.all.get_mut(place).and_then(|part| part.there.take());
        self.put(place, rows, there)
    }

    /// Adds rows that the service has, which are in the order of their keys: to the smallest part if both fit in one.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn insert(&mut self, rows: &RecordBatch) -> Result<(), MirrorError> {
        let parts = self.all.iter().enumerate();
        let smallest = parts.min_by_key(|(_, part)| part.rows);
        let smallest = smallest.map(|(place, part)| (place, part.rows));
        let fits = |(_, count): &(usize, usize)| *count > 0 && count + rows.num_rows() <= self.size;
        let Some((place, _)) = smallest.filter(fits) else {
            let file = self.written(rows)?;
            self.all.push(Part {
                rows: rows.num_rows(),
                file,
                is_new: true,
                there: Some(vec![true; rows.num_rows()].into()),
            });
            return Ok(());
        };
        let old = self.read(place, None)?;
        let mut there = self.there(place, old.num_rows());
        there.resize(old.num_rows() + rows.num_rows(), true);
        let all = concat_batches(&self.schema, [&old, rows])?;
        let mut order: Vec<(Key, u32)> = self.keys.of_rows(&all)?.into_iter().zip(0..).collect();
        order.sort_unstable();
        let order = UInt32Array::from_iter_values(order.into_iter().map(|(_, row)| row));
        let there = take(&BooleanArray::from(there), &order, None)?;
        let sorted = take_record_batch(&all, &order)?;
        self.put(place, &sorted, Some(there.to_data().into()))
    }

    fn put(
        &mut self,
        place: usize,
        rows: &RecordBatch,
        there: Option<BooleanArray>,
    ) -> Result<(), MirrorError> {
        let next = Part {
            rows: rows.num_rows(),
            file: self.written(rows)?,
            is_new: true,
            there,
        };
        let Some(part) = self.all.get_mut(place) else {
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

/// The number of rows that the statistics of a file say.
fn rows_of(file: &Add) -> usize {
    let stats = stats_of(file);
    let rows = stats.get("numRecords").and_then(Value::as_u64);
    // Another program's file without statistics is not joined to others.
    rows.and_then(|rows| rows.try_into().ok()).unwrap_or(PART)
}
