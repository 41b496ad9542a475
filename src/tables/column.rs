//! Collects the values of one column while a batch is built.

use std::sync::Arc;

use arrow_array::builder::{
    ArrayBuilder, BooleanBuilder, Date32Builder, Decimal128Builder, Float64Builder, Int64Builder,
    StringBuilder, TimestampMicrosecondBuilder, TimestampMillisecondBuilder,
};
use arrow_array::{ArrayRef, ListArray, StructArray};
use arrow_buffer::{NullBufferBuilder, OffsetBuffer};
use openshelf_core::room::room_for;

use super::error::TableError;
use super::json::{is_list, is_object, items, members};
use super::kind::{Members, ValueType, fields, item_field};
use super::leftovers::{Leftovers, Path};
use super::scalars;

/// The most bytes of text, and the most items of lists, that a column of a batch can hold.
const MOST: usize = i32::MAX as usize;
/// From this size on, text does not come from the reserve for small allocations.
const LARGE: usize = 512 * 1024;

/// Collects the values of a column, one per row.
#[derive(Debug)]
pub enum Column {
    Text(StringBuilder),
    Int(Int64Builder),
    Float(Float64Builder),
    Money(Decimal128Builder),
    Bool(BooleanBuilder),
    Day(Date32Builder),
    Time(TimestampMicrosecondBuilder),
    Milliseconds(TimestampMillisecondBuilder),
    List(Box<ListColumn>),
    Object(Box<ObjectColumn>),
}

#[derive(Debug)]
pub struct ListColumn {
    items: Column,
    ends: Vec<i32>,
    nulls: NullBufferBuilder,
}

#[derive(Debug)]
pub struct ObjectColumn {
    pub columns: Columns,
    nulls: NullBufferBuilder,
}

impl Column {
    pub fn new(kind: &ValueType) -> Self {
        match kind {
            ValueType::Text { .. } | ValueType::Json => Self::Text(StringBuilder::new()),
            ValueType::Int => Self::Int(Int64Builder::new()),
            ValueType::Float => Self::Float(Float64Builder::new()),
            ValueType::Money { .. } => {
                Self::Money(Decimal128Builder::new().with_data_type(kind.data_type()))
            }
            ValueType::Bool => Self::Bool(BooleanBuilder::new()),
            ValueType::Day(_) => Self::Day(Date32Builder::new()),
            ValueType::Instant => {
                Self::Time(TimestampMicrosecondBuilder::new().with_timezone("UTC"))
            }
            ValueType::LocalTime => Self::Time(TimestampMicrosecondBuilder::new()),
            ValueType::Milliseconds => {
                Self::Milliseconds(TimestampMillisecondBuilder::new().with_timezone("UTC"))
            }
            ValueType::List(item) => Self::List(Box::new(ListColumn {
                items: Self::new(item),
                ends: vec![0],
                nulls: NullBufferBuilder::new(0),
            })),
            ValueType::Object(members) => Self::Object(Box::new(ObjectColumn {
                columns: Columns::new(members),
                nulls: NullBufferBuilder::new(0),
            })),
        }
    }

    /// Adds the value of a row: the text of a JSON value, or nothing if it is missing.
    pub fn push(
        &mut self,
        kind: &ValueType,
        value: Option<&str>,
        at: &Path<'_>,
        leftovers: &mut Leftovers,
    ) -> Result<(), TableError> {
        let Some(value) = value.filter(|value| *value != "null") else {
            return self.push_null();
        };
        let fits = match (&mut *self, kind) {
            (Self::Text(column), ValueType::Json) => push_text(column, value)?,
            (Self::Text(column), ValueType::Text { or_int, or_list }) => {
                if *or_list && is_list(value) {
                    column.append_null();
                    return Ok(());
                }
                match scalars::text(value) {
                    Some(text) => push_text(column, &text)?,
                    None if *or_int && scalars::is_integer(value) => push_text(column, value)?,
                    None => false,
                }
            }
            (Self::Int(column), _) => add(scalars::int(value), |value| column.append_value(value)),
            (Self::Float(column), _) => {
                add(scalars::float(value), |value| column.append_value(value))
            }
            (Self::Money(column), ValueType::Money { is_text }) => {
                add(scalars::money(value, *is_text), |value| {
                    column.append_value(value);
                })
            }
            (Self::Bool(column), _) => {
                add(scalars::boolean(value), |value| column.append_value(value))
            }
            (Self::Day(column), ValueType::Day(notation)) => {
                add(scalars::day(value, *notation), |value| {
                    column.append_value(value);
                })
            }
            (Self::Time(column), ValueType::LocalTime) => {
                add(scalars::local_time(value), |value| {
                    column.append_value(value);
                })
            }
            (Self::Time(column), _) => {
                add(scalars::instant(value), |value| column.append_value(value))
            }
            (Self::Milliseconds(column), _) => add(scalars::milliseconds(value), |value| {
                column.append_value(value);
            }),
            (Self::List(column), ValueType::List(item)) => {
                column.push(item, value, at, leftovers)?
            }
            (Self::Object(column), ValueType::Object(members)) => {
                column.push(members, value, at, leftovers)?
            }
            _ => false,
        };
        if !fits {
            leftovers.unfit(at, value);
            self.push_null()?;
        }
        Ok(())
    }

    pub fn push_null(&mut self) -> Result<(), TableError> {
        match self {
            Self::Text(column) => column.append_null(),
            Self::Int(column) => column.append_null(),
            Self::Float(column) => column.append_null(),
            Self::Money(column) => column.append_null(),
            Self::Bool(column) => column.append_null(),
            Self::Day(column) => column.append_null(),
            Self::Time(column) => column.append_null(),
            Self::Milliseconds(column) => column.append_null(),
            Self::List(column) => {
                column.nulls.append_null();
                column.end()?;
            }
            Self::Object(column) => {
                column.nulls.append_null();
                for each in &mut column.columns.columns {
                    each.push_null()?;
                }
            }
        }
        Ok(())
    }

    fn len(&self) -> usize {
        match self {
            Self::Text(column) => column.len(),
            Self::Int(column) => column.len(),
            Self::Float(column) => column.len(),
            Self::Money(column) => column.len(),
            Self::Bool(column) => column.len(),
            Self::Day(column) => column.len(),
            Self::Time(column) => column.len(),
            Self::Milliseconds(column) => column.len(),
            Self::List(column) => column.nulls.len(),
            Self::Object(column) => column.nulls.len(),
        }
    }

    /// Its approximate size in bytes.
    pub fn size(&self) -> usize {
        match self {
            Self::Text(column) => column.values_slice().len() + 4 * column.len(),
            Self::Int(_) | Self::Float(_) | Self::Time(_) | Self::Milliseconds(_) => 8 * self.len(),
            Self::Money(_) => 16 * self.len(),
            Self::Day(_) => 4 * self.len(),
            Self::Bool(_) => self.len() / 8,
            Self::List(column) => column.items.size() + 4 * column.ends.len(),
            Self::Object(column) => column.columns.size(),
        }
    }

    /// The most bytes that a value takes in addition to its text, while the column doubles to grow.
    pub fn most_fixed(&self) -> usize {
        match self {
            Self::Object(column) => column.columns.most_fixed(),
            Self::Money(_) => 3 * (size_of::<i128>() + 1),
            _ => 3 * (size_of::<i64>() + 1),
        }
    }

    /// The array of everything that was added; the column is empty afterwards.
    pub fn finish(&mut self, kind: &ValueType) -> Result<ArrayRef, TableError> {
        let mut array: ArrayRef = match (self, kind) {
            (Self::Text(column), _) => Arc::new(column.finish()),
            (Self::Int(column), _) => Arc::new(column.finish()),
            (Self::Float(column), _) => Arc::new(column.finish()),
            (Self::Money(column), _) => Arc::new(column.finish()),
            (Self::Bool(column), _) => Arc::new(column.finish()),
            (Self::Day(column), _) => Arc::new(column.finish()),
            (Self::Time(column), _) => Arc::new(column.finish()),
            (Self::Milliseconds(column), _) => Arc::new(column.finish()),
            (Self::List(column), ValueType::List(item)) => return column.finish(item),
            (Self::Object(column), ValueType::Object(members)) => return column.finish(members),
            (Self::List(_) | Self::Object(_), _) => {
                return Err(TableError::OtherKind);
            }
        };
        // A builder doubles its capacity to grow.
        if let Some(array) = Arc::get_mut(&mut array) {
            array.shrink_to_fit();
        }
        Ok(array)
    }
}

/// Adds a value if it fits, and returns whether it does.
fn add<T>(value: Option<T>, push: impl FnOnce(T)) -> bool {
    value.map(push).is_some()
}

/// Adds a text and returns that it fits.
pub fn push_text(column: &mut StringBuilder, text: &str) -> Result<bool, TableError> {
    let held = column.values_slice().len();
    let holds = held + text.len();
    if holds > MOST {
        return Err(TableError::TooLarge(format!(
            "more than {MOST} bytes of text in one column"
        )));
    }
    // The column doubles when it is full, at about this size, and would end the process if it could not.
    if holds > LARGE && holds.ilog2() != held.max(1).ilog2() {
        room_for(holds.saturating_mul(2))?;
    }
    column.append_value(text);
    Ok(true)
}

impl ListColumn {
    /// Adds a list, and returns whether the value is one.
    fn push(
        &mut self,
        kind: &ValueType,
        value: &str,
        at: &Path<'_>,
        leftovers: &mut Leftovers,
    ) -> Result<bool, TableError> {
        if !is_list(value) {
            return Ok(false);
        }
        let items = match items(value) {
            Ok(items) => items,
            Err(TableError::NoMemory(error)) => return Err(error.into()),
            Err(_) => return Ok(false),
        };
        // Each item may have a value in every column.
        room_for(items.len().saturating_mul(self.items.most_fixed()))?;
        for (place, item) in items.into_iter().enumerate() {
            let at = Path::Item(at, place);
            self.items.push(kind, Some(item), &at, leftovers)?;
        }
        self.nulls.append_non_null();
        self.end()?;
        Ok(true)
    }

    /// Ends the list of a row.
    fn end(&mut self) -> Result<(), TableError> {
        let end = i32::try_from(self.items.len())
            .map_err(|_| TableError::TooLarge(format!("more than {MOST} items of lists")))?;
        self.ends.push(end);
        Ok(())
    }

    fn finish(&mut self, kind: &ValueType) -> Result<ArrayRef, TableError> {
        let ends = std::mem::replace(&mut self.ends, vec![0]);
        let items = self.items.finish(kind)?;
        let nulls = self.nulls.finish();
        let list = ListArray::try_new(
            item_field(kind),
            OffsetBuffer::new(ends.into()),
            items,
            nulls,
        )?;
        Ok(Arc::new(list))
    }
}

impl ObjectColumn {
    /// Adds an object, and returns whether the value is one.
    fn push(
        &mut self,
        kinds: &Members,
        value: &str,
        at: &Path<'_>,
        leftovers: &mut Leftovers,
    ) -> Result<bool, TableError> {
        if !is_object(value) {
            return Ok(false);
        }
        let Ok(split) = self.columns.split(kinds, value) else {
            return Ok(false);
        };
        split.leave(at, leftovers);
        self.nulls.append_non_null();
        self.columns.push(kinds, &split.values, at, leftovers)?;
        Ok(true)
    }

    fn finish(&mut self, kinds: &Members) -> Result<ArrayRef, TableError> {
        let rows = self.nulls.len();
        let arrays = self.columns.finish(kinds)?;
        let nulls = self.nulls.finish();
        let array = StructArray::try_new_with_length(fields(kinds), arrays, nulls, rows)?;
        Ok(Arc::new(array))
    }
}

/// The columns of the members of an object or a record.
#[derive(Debug)]
pub struct Columns {
    pub columns: Vec<Column>,
    /// The member that followed each one in the previous object; the first entry is the first member.
    next: Vec<usize>,
}

/// The texts of an object's values, in the order of its columns.
pub struct Split<'a> {
    pub values: Vec<Option<&'a str>>,
    /// Members that have no column.
    pub unknown: Vec<(String, &'a str)>,
}

impl Split<'_> {
    /// Adds the members without a column to the leftovers.
    pub fn leave(&self, at: &Path<'_>, leftovers: &mut Leftovers) {
        for (name, value) in &self.unknown {
            leftovers.extra(&Path::Member(at, name), value);
        }
    }
}

impl Columns {
    pub fn new(members: &Members) -> Self {
        Self {
            columns: members
                .nodes
                .iter()
                .map(|node| Column::new(&node.kind))
                .collect(),
            next: (0..=members.nodes.len()).collect(),
        }
    }

    /// Splits an object. If several members have the same name, the last one counts. Records usually have
    /// their members in the same order, so the member that followed last time is tried before any lookup.
    pub fn split<'a>(&mut self, kinds: &Members, text: &'a str) -> Result<Split<'a>, TableError> {
        let mut split = Split {
            values: vec![None; kinds.nodes.len()],
            unknown: Vec::new(),
        };
        let mut last = 0;
        members(text, |name, value| {
            let expected = self.next.get(last).copied().unwrap_or_default();
            let is_expected = kinds
                .nodes
                .get(expected)
                .is_some_and(|node| node.name == name);
            let place = if is_expected {
                Some(expected)
            } else {
                kinds.place(&name)
            };
            let slot = place.and_then(|place| split.values.get_mut(place));
            match (place, slot) {
                (Some(place), Some(slot)) => {
                    *slot = Some(value);
                    if let Some(next) = self.next.get_mut(last) {
                        *next = place;
                    }
                    last = place + 1;
                }
                _ => split.unknown.push((name.into_owned(), value)),
            }
        })?;
        Ok(split)
    }

    /// Adds a row.
    pub fn push(
        &mut self,
        kinds: &Members,
        values: &[Option<&str>],
        at: &Path<'_>,
        leftovers: &mut Leftovers,
    ) -> Result<(), TableError> {
        for ((column, node), value) in self.columns.iter_mut().zip(&kinds.nodes).zip(values) {
            let at = Path::Member(at, &node.name);
            column.push(&node.kind, *value, &at, leftovers)?;
        }
        Ok(())
    }

    pub fn size(&self) -> usize {
        self.columns.iter().map(Column::size).sum()
    }

    /// The most bytes that a row takes in addition to its texts, while the columns double to grow.
    pub fn most_fixed(&self) -> usize {
        self.columns.iter().map(Column::most_fixed).sum()
    }

    pub fn finish(&mut self, kinds: &Members) -> Result<Vec<ArrayRef>, TableError> {
        let columns = self.columns.iter_mut().zip(&kinds.nodes);
        columns
            .map(|(column, node)| column.finish(&node.kind))
            .collect()
    }

    /// The arrays of the members of objects instead of structs. The members of a null object are already
    /// null.
    pub fn finish_flat(&mut self, kinds: &Members) -> Result<Vec<ArrayRef>, TableError> {
        let mut arrays = Vec::new();
        for (column, node) in self.columns.iter_mut().zip(&kinds.nodes) {
            match (column, &node.kind) {
                (Column::Object(object), ValueType::Object(members)) => {
                    object.nulls.finish();
                    arrays.extend(object.columns.finish_flat(members)?);
                }
                (column, kind) => arrays.push(column.finish(kind)?),
            }
        }
        Ok(arrays)
    }
}
