//! Which days of a list are read again, by the numbers of their records.

use std::collections::BTreeMap;

use arrow_array::cast::AsArray;
use arrow_array::types::Date32Type;
use arrow_array::{Array, RecordBatch};
use jiff::Span;
use jiff::civil::Date;
use openshelf_delta::{Rows, Snapshot};

use super::columns::end_column;
use super::error::MirrorError;
use super::window::MirrorWindow;

/// Rows that are read at once.
const BATCH: usize = 64 * 1024;
const EPOCH: Date = Date::constant(1970, 1, 1);

/// Consecutive days, counted from 1970 on; both ends belong to them, and a missing one is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DaySpan {
    pub low: Option<i32>,
    pub high: Option<i32>,
}

/// A day, since 1970.
pub fn number_of(day: Date) -> i32 {
    (day - EPOCH).get_days()
}

/// The day with this number; `None` beyond all calendars.
pub fn day_of(number: i32) -> Option<Date> {
    let span = Span::new().try_days(number).ok()?;
    EPOCH.checked_add(span).ok()
}

impl DaySpan {
    /// Whether a day is one of them.
    pub fn has(&self, day: i32) -> bool {
        self.low.is_none_or(|low| low <= day) && self.high.is_none_or(|high| day <= high)
    }

    /// The days of a window; `None` if it is not one of days.
    pub fn of(window: &MirrorWindow) -> Option<Self> {
        let number = |text: &Option<String>| match text {
            None => Some(None),
            Some(text) => Some(Some(number_of(text.parse().ok()?))),
        };
        Some(Self {
            low: number(&window.first)?,
            high: number(&window.last)?,
        })
    }

    /// The window of these days.
    pub fn window(&self, why: &str) -> MirrorWindow {
        let text = |number: Option<i32>| Some(day_of(number?)?.to_string());
        MirrorWindow {
            first: text(self.low),
            last: text(self.high),
            why: why.to_owned(),
        }
    }

    /// Whether another one, which begins later, adjoins it or has some of its days.
    fn reaches(&self, later: &Self) -> bool {
        match (self.high, later.low) {
            (None, _) | (_, None) => true,
            (Some(high), Some(low)) => low <= high.saturating_add(1),
        }
    }

    fn joined(&self, later: &Self) -> Self {
        let high = self.high.zip(later.high);
        Self {
            low: self.low,
            high: high.map(|(own, other)| own.max(other)),
        }
    }
}

/// The records of a table, by day.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KnownDays {
    /// How many records that are not gone each day has.
    pub counts: BTreeMap<i32, u64>,
    /// The latest day of any record.
    pub latest: Option<i32>,
}

impl KnownDays {
    /// Those of a table, by one of its columns.
    ///
    /// # Errors
    /// The table cannot be read.
    pub fn of(table: &Snapshot, column: &str) -> Result<Self, MirrorError> {
        let end = end_column(table.schema());
        let names = [column.to_owned(), end.to_owned()];
        let mut known = Self::default();
        for file in table.files() {
            for rows in Rows::of(table, file, Some(&names), BATCH)? {
                known.add(&rows?, column, end);
            }
        }
        Ok(known)
    }

    fn add(&mut self, rows: &RecordBatch, column: &str, end: &str) {
        let days = rows.column_by_name(column);
        let Some(days) = days.and_then(|days| days.as_primitive_opt::<Date32Type>()) else {
            return;
        };
        let gone = rows.column_by_name(end);
        for (row, day) in days.iter().enumerate() {
            let Some(day) = day else { continue };
            self.latest = self.latest.max(Some(day));
            if gone.is_none_or(|gone| gone.is_null(row)) {
                *self.counts.entry(day).or_default() += 1;
            }
        }
    }

    fn within(&self, span: &DaySpan) -> u64 {
        let counts = self.counts.iter().filter(|(day, _)| span.has(**day));
        counts.map(|(_, count)| count).sum()
    }
}

/// The days from each counted one to the next, with the number of their records. The first and the last have no bound.
fn periods(counted: &[(i32, u64)]) -> impl Iterator<Item = (DaySpan, u64)> {
    let next = counted.iter().skip(1).map(|(day, _)| Some(day - 1));
    let ends = next.chain(std::iter::once(None));
    let periods = counted.iter().zip(ends).enumerate();
    periods.map(|(at, ((day, count), high))| {
        let low = (at > 0).then_some(*day);
        (DaySpan { low, high }, *count)
    })
}

/// The days that are read again, in order and joined: from a day on, days that are to be read in any case, and those that
/// have another number of records than the table.
pub fn spans(
    known: &KnownDays,
    counted: &[(i32, u64)],
    since: i32,
    others: &[DaySpan],
) -> Vec<DaySpan> {
    let latest = DaySpan {
        low: Some(since),
        high: None,
    };
    let differ = periods(counted).filter(|(span, count)| known.within(span) != *count);
    let mut all: Vec<DaySpan> = differ.map(|(span, _)| span).collect();
    all.push(latest);
    all.extend(others);
    // An open beginning is the earliest.
    all.sort_by_key(|span| span.low);
    let mut joined: Vec<DaySpan> = Vec::new();
    for span in all {
        match joined.last_mut() {
            Some(before) if before.reaches(&span) => *before = before.joined(&span),
            _ => joined.push(span),
        }
    }
    joined
}

/// How many pages some days have, with one that shows the end of each span.
pub fn pages(spans: &[DaySpan], counted: &[(i32, u64)], page: u64) -> u64 {
    let page = page.max(1);
    let of = |span: &DaySpan| {
        let days = counted.iter().filter(|(day, _)| span.has(*day));
        days.map(|(_, count)| count).sum::<u64>() / page + 1
    };
    spans.iter().map(of).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn span(low: impl Into<Option<i32>>, high: impl Into<Option<i32>>) -> DaySpan {
        DaySpan {
            low: low.into(),
            high: high.into(),
        }
    }

    fn known(days: &[(i32, u64)]) -> KnownDays {
        KnownDays {
            counts: days.iter().copied().collect(),
            latest: days.last().map(|(day, _)| *day),
        }
    }

    #[test]
    fn a_day_is_read_again_if_its_number_differs() {
        let table = known(&[(1, 5), (2, 3), (4, 7), (9, 2)]);
        let counted = [(1, 5), (2, 4), (4, 7), (9, 2)];
        assert_eq!(spans(&table, &counted, 8, &[]), [span(2, 3), span(8, None)]);
        assert_eq!(spans(&table, &counted, 4, &[]), [span(2, None)]);
        // A day that the service no longer names belongs to the one before it.
        let counted = [(1, 5), (4, 7), (9, 2)];
        assert_eq!(
            spans(&table, &counted, 9, &[]),
            [span(None, 3), span(9, None)]
        );
        assert_eq!(
            spans(&table, &[(1, 5), (2, 3), (4, 7), (9, 2)], 9, &[span(2, 2)]),
            [span(2, 2), span(9, None)]
        );
    }

    #[test]
    fn a_window_is_a_text_and_back() {
        let days = span(number_of("2024-10-15".parse().unwrap()), None);
        let window = days.window("why");
        assert_eq!(window.first.as_deref(), Some("2024-10-15"));
        assert_eq!(DaySpan::of(&window), Some(days));
        assert!(
            DaySpan::of(&MirrorWindow {
                first: Some("2024-10-15T00:00:00Z and more".to_owned()),
                ..window
            })
            .is_none()
        );
    }

    proptest! {
        #[test]
        fn a_day_outside_all_spans_has_the_number_that_was_counted(
            table in prop::collection::btree_map(0..60_i32, 1..4_u64, 0..40),
            service in prop::collection::btree_map(0..60_i32, 0..4_u64, 1..40),
            since in 0..70_i32,
            other in (0..60_i32, 0..9_i32),
        ) {
            let counted: Vec<(i32, u64)> = service.iter().map(|(day, count)| (*day, *count)).collect();
            let table = KnownDays { counts: table, latest: None };
            let other = span(other.0, other.0 + other.1);
            let found = spans(&table, &counted, since, &[other]);
            prop_assert!(found.windows(2).all(|two| !two[0].reaches(&two[1])));
            let is_read = |day: i32| found.iter().any(|span| span.has(day));
            for day in -3..75 {
                prop_assert!(is_read(day) || day < since && !other.has(day));
                if !is_read(day) {
                    // The days of a period are read together, or none of them; the last ones may be read anyhow.
                    let (period, count) = periods(&counted).find(|(span, _)| span.has(day)).unwrap();
                    prop_assert_eq!(table.within(&period), count);
                }
            }
        }
    }
}
