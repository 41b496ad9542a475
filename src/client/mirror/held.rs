//! Which rows of a table with history are read: a table without has those that hold now alone.

use arrow_array::cast::AsArray;
use arrow_array::types::TimestampMicrosecondType;
use arrow_array::{Array, BooleanArray, RecordBatch};
use arrow_select::filter::filter_record_batch;
use openshelf_delta::{Add, Snapshot};
use serde_json::Value;

use super::columns::{REPLACED_AT, SEEN_AT, has_history};
use super::error::MirrorError;

/// Which rows of a table with history are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    /// All.
    Ever,
    /// Those that hold at the version.
    Now,
    /// Those that held at a time, in microseconds since 1970.
    At(i64),
}

impl Held {
    /// Whether a file of a table may have such rows.
    pub fn may_be_in(self, table: &Snapshot, file: &Add) -> bool {
        if self != Self::Now || !has_history(table.schema()) {
            return true;
        }
        let stats: Value =
            serde_json::from_str(file.stats.as_deref().unwrap_or_default()).unwrap_or_default();
        let nulls = stats
            .get("nullCount")
            .and_then(|nulls| nulls.get(REPLACED_AT));
        nulls.and_then(Value::as_u64) != Some(0)
    }

    /// Such rows of a table.
    ///
    /// # Errors
    /// Arrow refuses them.
    pub fn of(self, rows: RecordBatch) -> Result<RecordBatch, MirrorError> {
        let column = |name| {
            let column = rows.column_by_name(name)?;
            column.as_primitive_opt::<TimestampMicrosecondType>()
        };
        let (Some(seen), Some(replaced)) = (column(SEEN_AT), column(REPLACED_AT)) else {
            return Ok(rows);
        };
        let is_held = |row: usize| match self {
            Self::Ever => true,
            Self::Now => replaced.is_null(row),
            Self::At(time) => {
                seen.is_valid(row)
                    && seen.value(row) <= time
                    && (replaced.is_null(row) || replaced.value(row) > time)
            }
        };
        let held: Vec<bool> = (0..rows.num_rows()).map(is_held).collect();
        Ok(filter_record_batch(&rows, &BooleanArray::from(held))?)
    }
}
