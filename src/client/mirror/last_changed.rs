//! Reads a list in the order of the last change of its records, until they are older than the table knows them.

use arrow_array::cast::AsArray;
use arrow_array::types::TimestampMicrosecondType;
use arrow_array::{Array, ArrayRef};
use arrow_schema::DataType;
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::Offset;
use openshelf_delta::{Rows, Snapshot};
use openshelf_paging::Page;
use openshelf_tables::plain;
use serde_json::Value;

use super::columns::end_column;
use super::error::MirrorError;

/// Rows that are read at once.
const BATCH: usize = 64 * 1024;

/// A time in microseconds since 1970. One without an offset is read as UTC: only the times of one column are compared.
pub fn instant(text: &str) -> Option<i64> {
    if let Ok(time) = text.parse::<Timestamp>() {
        return Some(time.as_microsecond());
    }
    let local: DateTime = text.parse().ok()?;
    let time = Offset::UTC.to_timestamp(local).ok()?;
    Some(time.as_microsecond())
}

/// The latest time in a column of a table; `None` if there is none.
///
/// # Errors
/// The table cannot be read.
pub fn latest_change(table: &Snapshot, column: &str) -> Result<Option<i64>, MirrorError> {
    let names = [column.to_owned()];
    let mut latest = None;
    for file in table.files() {
        for rows in Rows::of(table, file, Some(&names), BATCH)? {
            latest = latest.max(latest_of(rows?.column(0)));
        }
    }
    Ok(latest)
}

fn latest_of(column: &ArrayRef) -> Option<i64> {
    match column.as_primitive_opt::<TimestampMicrosecondType>() {
        Some(times) => times.iter().flatten().max(),
        None if *column.data_type() == DataType::Utf8 => {
            let texts = column.as_string::<i32>();
            // The texts of one column have one form, so that the last one is the latest.
            instant(texts.iter().flatten().max()?)
        }
        None => {
            let mut latest = None;
            for row in (0..column.len()).filter(|row| column.is_valid(*row)) {
                let mut text = String::new();
                plain(column, row, &mut text);
                latest = latest.max(instant(&text));
            }
            latest
        }
    }
}

/// How many records of a table are not gone.
///
/// # Errors
/// The table cannot be read.
pub fn live_rows(table: &Snapshot) -> Result<u64, MirrorError> {
    let names = [end_column(table.schema()).to_owned()];
    let mut live = 0;
    for file in table.files() {
        for rows in Rows::of(table, file, Some(&names), BATCH)? {
            live += rows?.column(0).null_count() as u64;
        }
    }
    Ok(live)
}

/// What a page shows about the rest of a list that is read in the order of its last changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AfterPage {
    /// Records that follow may have changed, too.
    More,
    /// All that follow were changed before.
    Older,
    /// The records are not in that order.
    Disordered,
}

/// How far a list is read.
#[derive(Debug, Clone)]
pub struct Until {
    column: &'static str,
    /// Records that changed before are known.
    boundary: i64,
    /// The earliest time so far.
    earliest: i64,
}

impl Until {
    /// Until records that changed before a time, by a column.
    pub const fn new(column: &'static str, boundary: i64) -> Self {
        Self {
            column,
            boundary,
            earliest: i64::MAX,
        }
    }

    /// What a page shows about the rest of the list.
    pub fn after(&mut self, page: &Page) -> AfterPage {
        let records = page.facts.records.iter();
        let bytes = records.filter_map(|place| page.reply.body.get(place.clone()));
        for record in bytes {
            let record: Value = serde_json::from_slice(record).unwrap_or_default();
            let time = record.get(self.column).and_then(Value::as_str);
            // A record without a time is in no place of the order.
            let Some(time) = time.and_then(instant) else {
                continue;
            };
            // A page that is requested again, because records were inserted before it, has known records.
            if time > self.earliest && page.new_records.len() == page.facts.records.len() {
                return AfterPage::Disordered;
            }
            self.earliest = self.earliest.min(time);
        }
        match self.earliest < self.boundary {
            true => AfterPage::Older,
            false => AfterPage::More,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_compared_as_instants() {
        let early = instant("2024-05-06T07:08:09-05:00").unwrap();
        assert_eq!(instant("2024-05-06T12:08:09Z"), Some(early));
        assert_eq!(instant("2024-05-06 12:08:09"), Some(early));
        assert_eq!(instant("2024-05-06T12:08:09"), Some(early));
        assert_eq!(instant("soon"), None);
    }
}
