//! One member of the records that an operation returns.

use serde::Serialize;

use super::Condition;

/// The units of amounts of money: codes of ISO 4217.
const CURRENCIES: [&str; 1] = ["USD"];

/// Whether values with this unit are amounts of money.
pub fn is_currency(unit: &str) -> bool {
    CURRENCIES.contains(&unit)
}

/// The type of a column, in Arrow's terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ColumnKind {
    Utf8,
    Int64,
    Float64,
    Bool,
    /// YYYY-MM-DD on the wire.
    Date32,
    /// ISO 8601 text on the wire.
    Timestamp,
    /// Any JSON, stored as its text.
    Json,
    ListUtf8,
    ListInt64,
    ListStruct,
}

/// One column of the records of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Column {
    /// The member's name; dotted when it is a member of an object.
    pub name: &'static str,
    pub kind: ColumnKind,
    pub nullable: bool,
    /// The member may be missing in a full record.
    pub optional: bool,
    /// JSON has an integer in some records although the kind is text; a table writes it as text.
    pub or_int: bool,
    /// JSON has a list in some records although the kind is text; a table has a null there.
    pub or_list: bool,
    /// A timestamp is written without an offset from UTC.
    pub no_offset: bool,
    /// If `fields` selects the columns: it is returned whatever they name.
    pub always: bool,
    /// If `fields` selects the columns: it is returned if they name this one too.
    pub with: &'static str,
    /// It is returned in calls for which this holds; in all calls if it is `None`.
    pub when: Option<Condition>,
    pub unit: &'static str,
    pub note: &'static str,
    /// The columns of the elements of a list of objects.
    pub columns: &'static [Column],
}
