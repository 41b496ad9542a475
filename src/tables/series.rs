//! Turns a record of a time series into one row for each of its days.

use std::collections::HashMap;

use openshelf_core::catalog::Series;

use super::column::Columns;
use super::error::TableError;
use super::json::{is_list, is_object, items, members};
use super::kind::Members;
use super::leftovers::{Leftovers, Path};

/// The contents of a row of a series: the values of its columns, and the members without a column by their
/// path.
pub struct Day<'a> {
    /// The day as JSON, if it is the name of a member.
    pub name: Option<String>,
    pub values: Vec<Option<&'a str>>,
    pub unknown: Vec<(String, &'a str)>,
}

/// The rows of a record, or why it has none.
pub enum Days<'a> {
    Rows(Vec<Day<'a>>),
    /// The value at the place of the days has another type.
    Unfit(Day<'a>, &'a str),
}

/// The rows of a record that is an object, or a list if the record itself contains the days.
pub fn days<'a>(
    series: Series,
    kinds: &Members,
    columns: &mut Columns,
    record: &'a str,
) -> Result<Days<'a>, TableError> {
    let mut constant = Day {
        name: None,
        values: vec![None; kinds.nodes.len()],
        unknown: Vec::new(),
    };
    let mut held = None;
    if series.member.is_empty() {
        held = Some(record);
    } else {
        members(record, |name, value| {
            if name == series.member {
                held = Some(value);
            } else if let Some(slot) = kinds
                .place(&name)
                .and_then(|place| constant.values.get_mut(place))
            {
                *slot = Some(value);
            } else {
                constant.unknown.push((name.into_owned(), value));
            }
        })?;
    }
    let mut rows = match held {
        None | Some("null") => return Ok(Days::Rows(Vec::new())),
        Some(list) if is_list(list) => of_list(series, kinds, columns, &constant, list)?,
        Some(object) if is_object(object) && !series.column.is_empty() => {
            of_one_column(series, kinds, &constant, object)?
        }
        Some(object) if is_object(object) => of_columns(series, kinds, &constant, object)?,
        Some(other) => return Ok(Days::Unfit(constant, other)),
    };
    // Members of the record other than its days are added to the first row only.
    if let Some(first) = rows.first_mut() {
        first.unknown.splice(0..0, constant.unknown);
    }
    Ok(Days::Rows(rows))
}

/// The rows of a list with one object per day.
fn of_list<'a>(
    series: Series,
    kinds: &Members,
    columns: &mut Columns,
    constant: &Day<'a>,
    list: &'a str,
) -> Result<Vec<Day<'a>>, TableError> {
    let mut rows = Vec::new();
    for item in items(list)? {
        let mut day = constant.again();
        if is_object(item) {
            let split = columns.split(kinds, item)?;
            for (slot, value) in day.values.iter_mut().zip(split.values) {
                *slot = value.or(*slot);
            }
            let path = |name: String| join(series.member, &name);
            day.unknown.extend(
                split
                    .unknown
                    .into_iter()
                    .map(|(name, value)| (path(name), value)),
            );
        } else if item != "null" {
            day.unknown.push((join(series.member, "[]"), item));
        }
        rows.push(day);
    }
    Ok(rows)
}

/// The rows of an object with the values of one column by day.
fn of_one_column<'a>(
    series: Series,
    kinds: &Members,
    constant: &Day<'a>,
    object: &'a str,
) -> Result<Vec<Day<'a>>, TableError> {
    let place = kinds.place(series.column);
    let mut rows = Rows::new(constant);
    members(object, |name, value| rows.set(&name, place, value))?;
    Ok(rows.days)
}

/// The rows of an object with an object of values by day for each column.
fn of_columns<'a>(
    series: Series,
    kinds: &Members,
    constant: &Day<'a>,
    object: &'a str,
) -> Result<Vec<Day<'a>>, TableError> {
    let mut by_column = Vec::new();
    let mut unknown = Vec::new();
    members(object, |name, values| match kinds.place(&name) {
        Some(place) if is_object(values) => by_column.push((place, values)),
        _ if values == "null" => {}
        _ => unknown.push((join(series.member, &name), values)),
    })?;
    let mut rows = Rows::new(constant);
    for (place, values) in by_column {
        members(values, |name, value| rows.set(&name, Some(place), value))?;
    }
    match rows.days.first_mut() {
        Some(first) => first.unknown.extend(unknown),
        None if unknown.is_empty() => {}
        None => rows.days.push(Day {
            unknown,
            ..constant.again()
        }),
    }
    Ok(rows.days)
}

/// Rows by day, in the order of the days' first appearance.
struct Rows<'c, 'a> {
    constant: &'c Day<'a>,
    days: Vec<Day<'a>>,
    places: HashMap<String, usize>,
}

impl<'c, 'a> Rows<'c, 'a> {
    fn new(constant: &'c Day<'a>) -> Self {
        Self {
            constant,
            days: Vec::new(),
            places: HashMap::new(),
        }
    }

    /// Sets a value of a day.
    fn set(&mut self, day: &str, column: Option<usize>, value: &'a str) {
        let place = if let Some(place) = self.places.get(day) {
            *place
        } else {
            self.places.insert(day.to_owned(), self.days.len());
            self.days.push(Day {
                name: Some(serde_json::Value::from(day).to_string()),
                ..self.constant.again()
            });
            self.days.len() - 1
        };
        let values = self.days.get_mut(place).map(|day| &mut day.values);
        let slot = column.and_then(|column| values?.get_mut(column));
        if let Some(slot) = slot {
            *slot = Some(value);
        }
    }
}

impl Day<'_> {
    /// A copy of the day with the same values.
    fn again(&self) -> Self {
        Self {
            name: None,
            values: self.values.clone(),
            unknown: Vec::new(),
        }
    }
}

fn join(outer: &str, name: &str) -> String {
    if outer.is_empty() {
        name.to_owned()
    } else {
        format!("{outer}.{name}")
    }
}

/// Adds the members of a day that have no column to the leftovers.
pub fn leave(day: &Day<'_>, leftovers: &mut Leftovers) {
    for (name, value) in &day.unknown {
        leftovers.extra(&Path::Member(&Path::Record, name), value);
    }
}
