//! Puts any number of rows in the order of their keys, with little memory: sorted runs in a file without a name, which
//! are then read side by side.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use arrow_array::{RecordBatch, UInt32Array};
use arrow_select::concat::concat_batches;
use arrow_select::interleave::interleave_record_batch;
use arrow_select::take::take_record_batch;
use openshelf_tables::{read_stream, write_part};

use super::error::MirrorError;
use super::keys::{Key, KeyColumns, KeyPart};

/// Rows of a run that are in memory while the runs are read side by side.
const CHUNK: usize = 1024;

/// Rows with their keys, in the order of the keys, each of which is there once.
pub struct SortedRows {
    pub keys: Vec<Key>,
    pub rows: RecordBatch,
}

/// Rows that are put in the order of their keys.
pub struct KeyOrder {
    keys: KeyColumns,
    folder: PathBuf,
    /// The rows of a run, and of a group that is passed on.
    size: usize,
    waiting: Vec<RecordBatch>,
    waiting_rows: usize,
    spilled: Option<Spilled>,
}

/// The runs in their file.
struct Spilled {
    file: File,
    end: u64,
    /// The place and length of each chunk of each run.
    runs: Vec<VecDeque<(u64, usize)>>,
}

impl KeyOrder {
    /// Begins; runs of this many rows are written into a file in the folder if one run is not enough.
    pub fn new(keys: KeyColumns, folder: &Path, size: usize) -> Self {
        Self {
            keys,
            folder: folder.to_owned(),
            size,
            waiting: Vec::new(),
            waiting_rows: 0,
            spilled: None,
        }
    }

    /// Adds rows.
    ///
    /// # Errors
    /// The disk is full, or a column of the key is missing.
    pub fn add(&mut self, rows: RecordBatch) -> Result<(), MirrorError> {
        self.waiting_rows += rows.num_rows();
        self.waiting.push(rows);
        if self.waiting_rows >= self.size {
            self.spill()?;
        }
        Ok(())
    }

    /// Passes the rows on in groups, in the order of their keys. Of several rows with one key the last one is passed on.
    /// A group ends after one of these values of the first column of the key if there is one near, and they are sorted.
    ///
    /// # Errors
    /// The file cannot be read, or `each` fails.
    pub fn drain(
        &mut self,
        ends: &[KeyPart],
        mut each: impl FnMut(SortedRows) -> Result<(), MirrorError>,
    ) -> Result<(), MirrorError> {
        if self.spilled.is_none() {
            let waiting = std::mem::take(&mut self.waiting);
            self.waiting_rows = 0;
            return match sorted(&self.keys, &waiting)? {
                Some(rows) => each(rows),
                None => Ok(()),
            };
        }
        self.spill()?;
        match self.spilled.take() {
            Some(spilled) => SideBySide::begin(&self.keys, spilled)?.drain(self.size, ends, each),
            None => Ok(()),
        }
    }

    fn spill(&mut self) -> Result<(), MirrorError> {
        let waiting = std::mem::take(&mut self.waiting);
        self.waiting_rows = 0;
        let Some(SortedRows { rows, .. }) = sorted(&self.keys, &waiting)? else {
            return Ok(());
        };
        drop(waiting);
        let spilled = match &mut self.spilled {
            Some(spilled) => spilled,
            none => none.insert(Spilled {
                file: tempfile::tempfile_in(&self.folder)?,
                end: 0,
                runs: Vec::new(),
            }),
        };
        let mut run = VecDeque::new();
        for start in (0..rows.num_rows()).step_by(CHUNK) {
            let count = CHUNK.min(rows.num_rows() - start);
            let bytes = write_part(&rows.slice(start, count))?;
            spilled.file.write_all(&bytes)?;
            run.push_back((spilled.end, bytes.len()));
            spilled.end += bytes.len() as u64;
        }
        spilled.runs.push(run);
        Ok(())
    }
}

/// The rows in the order of their keys; the last one of each key. None if there are none.
fn sorted(keys: &KeyColumns, batches: &[RecordBatch]) -> Result<Option<SortedRows>, MirrorError> {
    let Some(first) = batches.first() else {
        return Ok(None);
    };
    let all = concat_batches(first.schema_ref(), batches)?;
    let mut order: Vec<(Key, Reverse<u32>)> = keys
        .of_rows(&all)?
        .into_iter()
        .zip((0..).map(Reverse))
        .collect();
    order.sort_unstable();
    order.dedup_by(|later, kept| later.0 == kept.0);
    let places = UInt32Array::from_iter_values(order.iter().map(|(_, row)| row.0));
    let rows = take_record_batch(&all, &places)?;
    let keys = order.into_iter().map(|(key, _)| key).collect();
    Ok(Some(SortedRows { keys, rows }))
}

/// The chunk of a run that is in memory.
struct Head {
    keys: std::vec::IntoIter<Key>,
    /// Its place among the chunks of the group.
    chunk: usize,
    next_row: usize,
}

/// Runs that are read side by side.
struct SideBySide<'a> {
    columns: &'a KeyColumns,
    spilled: Spilled,
    heads: Vec<Head>,
    /// The least key of each run that has one; the later one of two runs comes first, because its row is right.
    least: BinaryHeap<Reverse<(Key, Reverse<usize>)>>,
    /// The chunks that rows of the group are from.
    chunks: Vec<RecordBatch>,
}

impl<'a> SideBySide<'a> {
    fn begin(columns: &'a KeyColumns, spilled: Spilled) -> Result<Self, MirrorError> {
        let runs = spilled.runs.len();
        let mut own = Self {
            columns,
            spilled,
            heads: Vec::with_capacity(runs),
            least: BinaryHeap::with_capacity(runs),
            chunks: Vec::new(),
        };
        for run in 0..runs {
            own.heads.push(Head {
                keys: Vec::new().into_iter(),
                chunk: 0,
                next_row: 0,
            });
            own.advance(run)?;
        }
        Ok(own)
    }

    fn drain(
        mut self,
        size: usize,
        ends: &[KeyPart],
        mut each: impl FnMut(SortedRows) -> Result<(), MirrorError>,
    ) -> Result<(), MirrorError> {
        let mut ends = ends.iter().peekable();
        let mut keys: Vec<Key> = Vec::new();
        let mut places: Vec<(usize, usize)> = Vec::new();
        while let Some(Reverse((key, Reverse(run)))) = self.least.pop() {
            let is_after = |end: &&KeyPart| key.first().is_some_and(|part| part > *end);
            let mut is_end = false;
            while ends.next_if(is_after).is_some() {
                is_end = true;
            }
            // An earlier run has an earlier row of the key before.
            let is_other = keys.last() != Some(&key);
            let count = keys.len();
            if is_other && ((is_end && count >= size / 2) || count >= size + size / 2) {
                each(self.group(std::mem::take(&mut keys), &places)?)?;
                places.clear();
            }
            let Some(head) = self.heads.get_mut(run) else {
                continue;
            };
            if is_other {
                places.push((head.chunk, head.next_row));
                keys.push(key);
            }
            head.next_row += 1;
            self.advance(run)?;
        }
        match keys.is_empty() {
            true => Ok(()),
            false => each(self.group(keys, &places)?),
        }
    }

    /// The rows at these places of the chunks. Only what the runs have in memory remains.
    fn group(
        &mut self,
        keys: Vec<Key>,
        places: &[(usize, usize)],
    ) -> Result<SortedRows, MirrorError> {
        let chunks: Vec<&RecordBatch> = self.chunks.iter().collect();
        let rows = interleave_record_batch(&chunks, places)?;
        let mut kept = Vec::with_capacity(self.heads.len());
        for head in &mut self.heads {
            if let Some(chunk) = self.chunks.get(head.chunk) {
                head.chunk = kept.len();
                kept.push(chunk.clone());
            }
        }
        self.chunks = kept;
        Ok(SortedRows { keys, rows })
    }

    /// Puts the next key of a run among those that are compared, and reads its next chunk if need be.
    fn advance(&mut self, run: usize) -> Result<(), MirrorError> {
        let Some(head) = self.heads.get_mut(run) else {
            return Ok(());
        };
        if let Some(key) = head.keys.next() {
            self.least.push(Reverse((key, Reverse(run))));
            return Ok(());
        }
        let chunks = self.spilled.runs.get_mut(run);
        let Some((place, length)) = chunks.and_then(VecDeque::pop_front) else {
            return Ok(());
        };
        let mut bytes = vec![0; length];
        self.spilled.file.seek(SeekFrom::Start(place))?;
        self.spilled.file.read_exact(&mut bytes)?;
        let (_, batches) = read_stream(&bytes)?;
        let chunk = batches.into_iter().next();
        let chunk = chunk.ok_or_else(|| io::Error::other("a run has a chunk without rows"))?;
        *head = Head {
            keys: self.columns.of_rows(&chunk)?.into_iter(),
            chunk: self.chunks.len(),
            next_row: 0,
        };
        self.chunks.push(chunk);
        self.advance(run)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Arc;

    use arrow_array::cast::AsArray;
    use arrow_array::types::Int64Type;
    use arrow_array::{ArrayRef, Int64Array, StringArray};
    use proptest::prelude::*;

    use super::*;

    fn batch(rows: &[(i64, String)]) -> RecordBatch {
        let ids: ArrayRef = Arc::new(Int64Array::from_iter_values(rows.iter().map(|row| row.0)));
        let texts: StringArray = rows.iter().map(|row| Some(row.1.clone())).collect();
        RecordBatch::try_from_iter([("id", ids), ("text", Arc::new(texts) as ArrayRef)]).unwrap()
    }

    proptest! {
        #[test]
        fn rows_come_once_in_the_order_of_their_keys_and_the_last_one_is_right(
            batches in proptest::collection::vec(
                proptest::collection::vec((0..200_i64, "[a-z]{0,3}"), 0..40), 0..12
            ),
            size in 1..60_usize,
            ends in proptest::collection::btree_set(0..200_i64, 0..6),
        ) {
            let folder = tempfile::tempdir().unwrap();
            let mut order = KeyOrder::new(KeyColumns::named(&["id"]), folder.path(), size);
            let mut expected = BTreeMap::new();
            for rows in &batches {
                expected.extend(rows.iter().cloned());
                order.add(batch(rows)).unwrap();
            }
            let mut found = Vec::new();
            let ends: Vec<KeyPart> = ends.into_iter().map(KeyPart::Integer).collect();
            order
                .drain(&ends, |group| {
                    let ids = group.rows.column(0).as_primitive::<Int64Type>();
                    let texts = group.rows.column(1).as_string::<i32>();
                    for (row, key) in group.keys.iter().enumerate() {
                        assert_eq!(key, &vec![KeyPart::Integer(ids.value(row))]);
                        found.push((ids.value(row), texts.value(row).to_owned()));
                    }
                    Ok(())
                })
                .unwrap();
            prop_assert_eq!(found, expected.into_iter().collect::<Vec<_>>());
        }
    }
}
