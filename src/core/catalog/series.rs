//! Time series: records that contain many days. A table has one row for each day.

use serde::Serialize;

/// How a service writes the day of a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DayNotation {
    /// YYYY-MM-DD.
    Iso,
    /// Month, day and the last two digits of a year from 2000 on, such as 3/9/23.
    MonthDayYear,
}

/// The form of the days in a record. A list has an object for each day. An object has its values by day:
/// those of one column, or an object of such values for each column.
///
/// The other members of the record are repeated in every row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Series {
    /// The member of the record that contains the days; empty if the record itself does.
    pub member: &'static str,
    /// The column of the day.
    pub day: &'static str,
    pub notation: DayNotation,
    /// The column of the values of an object keyed by day; empty if the record has such an object for
    /// each column.
    pub column: &'static str,
}
