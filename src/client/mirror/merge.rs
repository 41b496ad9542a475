//! Joins records that were read to the table of a mirror: part by part, and only those parts that change.

use std::collections::HashSet;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::TimestampMicrosecondType;
use arrow_array::{Array, ArrayRef, RecordBatch, TimestampMicrosecondArray, UInt32Array};
use arrow_schema::ArrowError;
use arrow_select::concat::concat_batches;
use arrow_select::filter::filter_record_batch;
use arrow_select::interleave::interleave_record_batch;
use arrow_select::take::{take, take_record_batch};
use openshelf_delta::{Snapshot, Transaction};

use super::columns::{GONE_AT, REPLACED_AT, SEEN_AT, end_column, is_own};
use super::error::MirrorError;
use super::key_order::{KeyOrder, SortedRows};
use super::keys::KeyColumns;
use super::parts::Parts;
use super::scope::Scope;

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

/// The records that were read so far, and the parts of the table with them.
pub struct Merge<'a> {
    keys: KeyColumns,
    order: KeyOrder,
    parts: Parts<'a>,
    /// The columns of the records; another program may have added others to the table.
    listed: HashSet<String>,
    /// New rows, in the order of their keys.
    new: Vec<RecordBatch>,
    /// Rows that have ended in this run, of a table with history.
    past: Vec<RecordBatch>,
    /// The most rows of a part.
    size: usize,
    merged: Merged,
    /// Microseconds since 1970.
    now: i64,
}

impl<'a> Merge<'a> {
    /// Begins to change a table, whose columns the transaction has already. `size` is the most rows of a part, and of
    /// what is in memory at once.
    pub fn begin(
        base: &'a Snapshot,
        transaction: Transaction<'a>,
        keys: KeyColumns,
        now: i64,
        size: usize,
    ) -> Self {
        Self {
            order: KeyOrder::new(keys.clone(), base.folder(), size),
            parts: Parts::of(base, transaction, keys.clone(), size),
            keys,
            size,
            listed: HashSet::new(),
            new: Vec::new(),
            past: Vec::new(),
            merged: Merged::default(),
            now,
        }
    }

    /// Adds records that the service has. A record that comes twice counts once; the last one is right.
    ///
    /// # Errors
    /// The disk is full.
    pub fn add(&mut self, batches: &[RecordBatch]) -> Result<(), MirrorError> {
        for batch in batches {
            if self.listed.is_empty() {
                let fields = batch.schema_ref().fields().iter();
                self.listed = fields.map(|field| field.name().clone()).collect();
            }
            let rows = openshelf_delta::conformed(batch, self.parts.schema())?;
            self.order.add(rows)?;
        }
        Ok(())
    }

    /// Joins what was added to the table.
    ///
    /// # Errors
    /// A part cannot be read or written.
    pub fn join(&mut self) -> Result<(), MirrorError> {
        let ends = self.parts.ends();
        let (keys, folder) = (self.keys.clone(), self.parts.folder());
        let mut order = std::mem::replace(&mut self.order, KeyOrder::new(keys, folder, self.size));
        order.drain(&ends, |group| self.join_group(group))?;
        self.write_new(1)?;
        self.write_past(1)
    }

    /// Marks the records of the table that the service no longer has: those that could have been added, and were not.
    ///
    /// # Errors
    /// As [`Self::join`].
    pub fn mark_gone(&mut self, scope: &Scope) -> Result<(), MirrorError> {
        let limit = scope.limit();
        let mut columns = self.keys.columns().to_vec();
        columns.extend([GONE_AT, REPLACED_AT].map(str::to_owned));
        columns.extend(limit.iter().map(|limit| limit.column.clone()));
        // A part without rows that hold now goes away, and those after it move up.
        for place in self.parts.within(limit.as_ref()).into_iter().rev() {
            if self.parts.is_all_there(place) {
                continue;
            }
            let rows = self.parts.read(place, Some(&columns))?;
            let there = self.parts.there(place, rows.num_rows());
            let end = times(&rows, end_column(self.parts.schema()));
            let there = there.into_iter().enumerate();
            let is_gone = |(row, is_there): (usize, bool)| {
                end.is_null(row) && !is_there && scope.has(&rows, row)
            };
            let gone: Vec<bool> = there.map(is_gone).collect();
            let count = gone.iter().filter(|is_gone| **is_gone).count();
            if count == 0 {
                continue;
            }
            self.merged.gone += count as u64;
            let whole = self.parts.read(place, None)?;
            if self.parts.has_history() {
                let ended = filter_record_batch(&whole, &gone.clone().into())?;
                let ended = with_time(&ended, GONE_AT, self.now)?;
                self.past.push(with_time(&ended, REPLACED_AT, self.now)?);
                drop(whole);
                let kept = gone.into_iter().map(|is_gone| !is_gone).collect();
                self.parts.keep(place, kept)?;
                self.write_past(self.size)?;
            } else {
                let old = times(&whole, GONE_AT);
                let marks = old.iter().zip(gone);
                let marks = marks.map(|(old, is_gone)| if is_gone { Some(self.now) } else { old });
                let marked = with_times(&whole, GONE_AT, marks.collect())?;
                self.parts.rewrite(place, &marked)?;
            }
        }
        self.write_past(1)
    }

    /// What has been done so far.
    pub fn merged(&self) -> Merged {
        self.merged
    }

    /// Removes the files that were written, which no version has.
    pub fn abandon(self) {
        self.parts.abandon();
    }

    /// The transaction with all changes, and what they are.
    ///
    /// # Errors
    /// A part cannot be written anew, with columns that are wider from now on.
    pub fn finish(self) -> Result<(Transaction<'a>, Merged), MirrorError> {
        Ok((self.parts.finish()?, self.merged))
    }

    fn join_group(&mut self, mut group: SortedRows) -> Result<(), MirrorError> {
        if self.parts.has_history() {
            group.rows = with_time(&group.rows, SEEN_AT, self.now)?;
        }
        let mut is_known = vec![false; group.keys.len()];
        self.replace(&group, &mut is_known)?;
        let new = is_known
            .iter()
            .enumerate()
            .filter(|(_, is_known)| !**is_known);
        let new = UInt32Array::from_iter_values(new.filter_map(|(row, _)| row.try_into().ok()));
        if !new.is_empty() {
            let returned = self.returned(&group, &is_known)?;
            self.merged.new += new.len() as u64 - returned;
            self.merged.changed += returned;
            self.merged.returned += returned;
            self.new.push(take_record_batch(&group.rows, &new)?);
        }
        self.write_new(self.size)
    }

    /// How many of the records that are not known now have been there before, in a table with history.
    fn returned(&self, group: &SortedRows, is_known: &[bool]) -> Result<u64, MirrorError> {
        if !self.parts.has_history() {
            return Ok(0);
        }
        let mut has_been = vec![false; group.keys.len()];
        let limit = self.keys.between(&group.keys);
        for place in self.parts.ended_within(limit.as_ref()) {
            for (key, has_ended) in self.parts.keys(place)? {
                let row = group.keys.binary_search(&key).ok().filter(|_| has_ended);
                if let Some(mark) = row.and_then(|row| has_been.get_mut(row)) {
                    *mark = true;
                }
            }
        }
        let returned = has_been.into_iter().zip(is_known);
        Ok(returned
            .filter(|(has, is_known)| *has && !**is_known)
            .count() as u64)
    }

    /// Replaces the rows of known records that have changed, and notes which ones are known.
    fn replace(&mut self, group: &SortedRows, is_known: &mut [bool]) -> Result<(), MirrorError> {
        let limit = self.keys.between(&group.keys);
        for place in self.parts.within(limit.as_ref()) {
            let own = self.parts.keys(place)?;
            let found: Vec<(usize, usize)> = own
                .iter()
                .enumerate()
                .filter(|(_, (_, has_ended))| !has_ended)
                .filter_map(|(row, (key, _))| Some((row, group.keys.binary_search(key).ok()?)))
                .collect();
            if found.is_empty() {
                continue;
            }
            let mut there = self.parts.there(place, own.len());
            drop(own);
            for (row, new) in &found {
                let marks = [there.get_mut(*row), is_known.get_mut(*new)];
                marks.into_iter().flatten().for_each(|mark| *mark = true);
            }
            self.parts.set_there(place, there);
            self.replace_in(place, group, &found)?;
        }
        Ok(())
    }

    /// Replaces those rows of a part that have changed: the row of each pair, by that of the group.
    fn replace_in(
        &mut self,
        place: usize,
        group: &SortedRows,
        found: &[(usize, usize)],
    ) -> Result<(), MirrorError> {
        let old = self.parts.read(place, None)?;
        let gone = times(&old, GONE_AT);
        let differ = differing(&old, &group.rows, found, &self.listed)?;
        let mut chosen: Vec<(usize, usize)> = (0..old.num_rows()).map(|row| (0, row)).collect();
        let mut changed = 0;
        let mut replaced: Vec<u32> = Vec::new();
        for ((row, new), differs) in found.iter().zip(differ) {
            let is_gone = gone.is_valid(*row);
            if !is_gone && !differs {
                self.merged.unchanged += 1;
                continue;
            }
            self.merged.returned += u64::from(is_gone);
            changed += 1;
            replaced.extend(u32::try_from(*row));
            if let Some(chosen) = chosen.get_mut(*row) {
                *chosen = (1, *new);
            }
        }
        if changed > 0 {
            self.merged.changed += changed;
            let joined = interleave_record_batch(&[&old, &group.rows], &chosen)?;
            let joined = self.with_foreign(&joined, &old)?;
            if self.parts.has_history() {
                let ended = take_record_batch(&old, &UInt32Array::from(replaced))?;
                self.past.push(with_time(&ended, REPLACED_AT, self.now)?);
            }
            drop(old);
            self.parts.rewrite(place, &joined)?;
            self.write_past(self.size)?;
        }
        Ok(())
    }

    /// The rows with the columns of others as they were: the list says nothing of them.
    fn with_foreign(
        &self,
        joined: &RecordBatch,
        old: &RecordBatch,
    ) -> Result<RecordBatch, MirrorError> {
        let fields = joined.schema_ref().fields().iter();
        let columns = fields.zip(joined.columns().iter().zip(old.columns()));
        let columns = columns.map(|(field, (joined, old))| {
            let is_foreign = !is_own(field.name()) && !self.listed.contains(field.name());
            Arc::clone(if is_foreign { old } else { joined })
        });
        Ok(RecordBatch::try_new(joined.schema(), columns.collect())?)
    }

    /// Writes the new rows if there are at least so many: whole parts, and with `1` what remains, too.
    fn write_new(&mut self, least: usize) -> Result<(), MirrorError> {
        let rows = std::mem::take(&mut self.new);
        self.new = self.write(rows, least, false)?;
        Ok(())
    }

    /// As [`Self::write_new`], for the rows that have ended.
    fn write_past(&mut self, least: usize) -> Result<(), MirrorError> {
        let rows = std::mem::take(&mut self.past);
        self.past = self.write(rows, least, true)?;
        Ok(())
    }

    /// Writes rows, and returns those that wait for more.
    fn write(
        &mut self,
        rows: Vec<RecordBatch>,
        least: usize,
        is_past: bool,
    ) -> Result<Vec<RecordBatch>, MirrorError> {
        let count: usize = rows.iter().map(RecordBatch::num_rows).sum();
        if count < least {
            return Ok(rows);
        }
        let all = concat_batches(self.parts.schema(), &rows)?;
        drop(rows);
        let mut waiting = Vec::new();
        for start in (0..count).step_by(self.size) {
            let some = all.slice(start, self.size.min(count - start));
            match some.num_rows() < least {
                true => waiting.push(some),
                false => self.parts.insert(&some, is_past)?,
            }
        }
        Ok(waiting)
    }
}

/// The times in a column of the mirror's own; nulls if the table is without it.
fn times(rows: &RecordBatch, name: &str) -> TimestampMicrosecondArray {
    let column = rows.column_by_name(name);
    let column = column.and_then(|column| column.as_primitive_opt::<TimestampMicrosecondType>());
    column
        .cloned()
        .unwrap_or_else(|| TimestampMicrosecondArray::new_null(rows.num_rows()))
}

/// The rows with one time in a column.
fn with_time(rows: &RecordBatch, name: &str, time: i64) -> Result<RecordBatch, MirrorError> {
    with_times(rows, name, vec![Some(time); rows.num_rows()])
}

fn with_times(
    rows: &RecordBatch,
    name: &str,
    times: Vec<Option<i64>>,
) -> Result<RecordBatch, MirrorError> {
    let own: ArrayRef = Arc::new(TimestampMicrosecondArray::from(times).with_timezone("UTC"));
    let fields = rows.schema_ref().fields().iter().zip(rows.columns());
    let columns = fields.map(|(field, column)| match field.name() == name {
        true => Arc::clone(&own),
        false => Arc::clone(column),
    });
    Ok(RecordBatch::try_new(rows.schema(), columns.collect())?)
}

/// Whether the rows of each pair have other values in these columns.
fn differing(
    left: &RecordBatch,
    right: &RecordBatch,
    pairs: &[(usize, usize)],
    listed: &HashSet<String>,
) -> Result<Vec<bool>, ArrowError> {
    let places = |row: usize| u32::try_from(row).unwrap_or(u32::MAX);
    let of_left = UInt32Array::from_iter_values(pairs.iter().map(|pair| places(pair.0)));
    let of_right = UInt32Array::from_iter_values(pairs.iter().map(|pair| places(pair.1)));
    let mut differ = vec![false; pairs.len()];
    let columns = left.columns().iter().zip(right.columns());
    let columns = left.schema_ref().fields().iter().zip(columns);
    for (_, (own, other)) in columns.filter(|(field, _)| listed.contains(field.name())) {
        let own = take(own, &of_left, None)?;
        let other = take(other, &of_right, None)?;
        mark_differing(&own, &other, 0, &mut differ);
    }
    Ok(differ)
}

/// Marks the rows whose values differ. Most rows are equal, and Arrow compares many of them at once quickly.
fn mark_differing(left: &ArrayRef, right: &ArrayRef, start: usize, differ: &mut [bool]) {
    let count = differ.len();
    if left.slice(start, count) == right.slice(start, count) {
        return;
    }
    if let [one] = differ {
        *one = true;
        return;
    }
    let (first, second) = differ.split_at_mut(count / 2);
    mark_differing(left, right, start, first);
    mark_differing(left, right, start + count / 2, second);
}
