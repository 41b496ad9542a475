//! Which records a run asks for.

use arrow_array::cast::AsArray;
use arrow_array::types::Date32Type;
use arrow_array::{Array, RecordBatch};
use arrow_schema::DataType;
use jiff::Span;
use jiff::civil::Date;
use openshelf_core::catalog::MirrorDays;
use openshelf_delta::{Between, Bound, Rows, Snapshot};
use openshelf_paging::CallArguments;

use super::error::MirrorError;

/// Rows that are read at once.
const BATCH: usize = 64 * 1024;

/// Which records a run asks for.
#[derive(Debug, Clone)]
pub struct Scope {
    why: String,
    days: Option<Since>,
}

/// The records from a day on.
#[derive(Debug, Clone)]
struct Since {
    parameter: &'static str,
    column: &'static str,
    day: Date,
    /// The same day, since 1970.
    number: i32,
}

impl Scope {
    /// All records, for this reason.
    pub fn whole(why: &str) -> Self {
        Self {
            why: why.to_owned(),
            days: None,
        }
    }

    /// The records from a day on that lies so many days before the latest one of the table, as the rule says.
    ///
    /// # Errors
    /// The table cannot be read.
    pub fn since(
        rule: &MirrorDays,
        given: &CallArguments,
        table: &Snapshot,
    ) -> Result<Self, MirrorError> {
        let is_given = |name: &&&str| given.get(name).is_some_and(|value| !value.is_null());
        if let Some(name) = rule.instead_of.iter().chain([&rule.from]).find(is_given) {
            return Ok(Self::whole(&format!(
                "{name} is given, beside which no later day can be asked for"
            )));
        }
        let field = table.schema().field_with_name(rule.column);
        if !field.is_ok_and(|field| *field.data_type() == DataType::Date32) {
            return Ok(Self::whole(&format!(
                "the table is without the column {}",
                rule.column
            )));
        }
        let Some(latest) = latest_day(table, rule.column)? else {
            return Ok(Self::whole("no record has a day"));
        };
        let back = i32::try_from(rule.look_back).unwrap_or(i32::MAX);
        let number = latest.saturating_sub(back);
        let day = Span::new().try_days(number).ok();
        let day = day.and_then(|span| Date::constant(1970, 1, 1).checked_add(span).ok());
        let Some(day) = day else {
            return Ok(Self::whole("the latest day is beyond all calendars"));
        };
        Ok(Self {
            why: format!(
                "the rule: records from {} days before the latest known {} on",
                rule.look_back, rule.column
            ),
            days: Some(Since {
                parameter: rule.from,
                column: rule.column,
                day,
                number,
            }),
        })
    }

    /// Whether everything is asked for.
    pub fn is_whole(&self) -> bool {
        self.days.is_none()
    }

    /// Why, in words.
    pub fn why(&self) -> &str {
        &self.why
    }

    /// The parameter and the day that select the records.
    pub fn argument(&self) -> Option<(&'static str, String)> {
        let days = self.days.as_ref()?;
        Some((days.parameter, days.day.to_string()))
    }

    /// Which rows of the table lie within it; none for all.
    pub fn limit(&self) -> Option<Between> {
        let days = self.days.as_ref()?;
        Some(Between {
            column: days.column.to_owned(),
            low: Some(Bound::Day(days.number)),
            high: None,
        })
    }

    /// Whether a record of the table would be among those that are asked for.
    pub fn has(&self, rows: &RecordBatch, row: usize) -> bool {
        let Some(days) = &self.days else { return true };
        let column = rows.column_by_name(days.column);
        let column = column.and_then(|column| column.as_primitive_opt::<Date32Type>());
        column.is_some_and(|column| column.is_valid(row) && column.value(row) >= days.number)
    }
}

/// The latest day of a column among all records of the table.
fn latest_day(table: &Snapshot, column: &str) -> Result<Option<i32>, MirrorError> {
    let names = [column.to_owned()];
    let mut latest = None;
    for file in table.files() {
        for rows in Rows::of(table, file, Some(&names), BATCH)? {
            let rows = rows?;
            let days = rows.column(0).as_primitive::<Date32Type>();
            latest = latest.max(days.iter().flatten().max());
        }
    }
    Ok(latest)
}
