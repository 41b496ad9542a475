//! Derives the schema of a table from the operation and the arguments of the call.

use std::collections::HashMap;
use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use openshelf_core::catalog::{Answer, Column, ColumnKind, Operation, Series, Service};

use super::answer_types::{self, WHOLE};
use super::asked::Asked;
use super::counts::Counts;
use super::error::TableError;
use super::kind::{Members, ValueType, field};
use super::{EXTRA, UNFIT, infer};

/// How to build a table, whatever the operation.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct LayoutOptions {
    /// Members of objects are columns with dotted names, such as `thumbnail.width`, instead of members
    /// of struct columns. Objects in lists stay objects.
    pub flatten: bool,
    /// What columns of amounts of money hold.
    pub money: Money,
}

/// What the columns of amounts of money hold.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub enum Money {
    #[default]
    Float,
    /// Decimals, exact to the hundredth.
    Decimal,
}

impl Money {
    const ALL: [Self; 2] = [Self::Float, Self::Decimal];

    pub fn name(self) -> &'static str {
        match self {
            Self::Float => "float",
            Self::Decimal => "decimal",
        }
    }

    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|money| money.name() == name)
    }
}

/// Whether an operation's answers can be tables. They can if they are JSON.
pub fn has_table(operation: &Operation) -> bool {
    matches!(
        operation.answer,
        Answer::Object | Answer::List | Answer::ObjectOrList
    )
}

/// How the columns relate to a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// The columns are members of the record.
    Object,
    /// The record is the value of the only column.
    Bare,
    /// The record contains many days.
    Series(Series),
    /// Each member of the answer is a record or a list of records, and its name is the first column.
    ByKey,
}

/// The columns of a table, and where the answer contains their values. Cheap to share between threads.
#[derive(Debug)]
pub struct Layout {
    operation: &'static Operation,
    options: LayoutOptions,
    pub(crate) shape: Shape,
    pub(crate) members: Members,
    /// Columns for members that the operation does not name, by path.
    pub(crate) inferred: Members,
    /// What the members stand for that a record lacks because they are empty: their places, and JSON.
    pub(crate) empty: Vec<(usize, &'static str)>,
    schema: SchemaRef,
}

impl Layout {
    /// The columns for a call of the operation.
    ///
    /// Every column is nullable, because a value that does not fit is null. Beside the type, a field's
    /// metadata has `unit` (such as `USD`), `note`, and `format` = `json` where the text of the column is
    /// JSON. The types:
    ///
    /// * codes and other texts are `Utf8`, with their leading zeros;
    /// * days are `Date32`, times `Timestamp` in microseconds: in UTC where the service writes an offset,
    ///   without a zone where it writes none;
    /// * whole numbers are `Int64`, amounts and other numbers `Float64`;
    /// * amounts of money, also those in texts, are `Decimal128(23, 2)` if the options say so;
    /// * members of objects are `Struct`, or columns with dotted names when the options flatten;
    /// * where the data choose the names of an answer's members, each member is a row, with its name as `key`;
    /// * an answer of which no columns are known is one JSON text, `answer`.
    ///
    /// The last two columns are [`UNFIT`] and [`EXTRA`].
    ///
    /// # Errors
    /// [`TableError::NoTable`] if the operation's answer is not JSON.
    pub fn new(
        service: &Service,
        operation: &'static Operation,
        asked: &Asked,
        options: LayoutOptions,
    ) -> Result<Arc<Self>, TableError> {
        if !has_table(operation) {
            return Err(TableError::NoTable {
                operation: service.identify(operation),
                answer: what(operation.answer),
            });
        }
        let mut columns = Members::of(asked.columns(operation));
        let empty = match operation.leaves_out_empty {
            true => empty_values(&columns, asked.columns(operation)),
            false => Vec::new(),
        };
        if let Some(series) = operation.series
            && let Some(place) = columns.place(series.day)
            && let Some(node) = columns.nodes.get_mut(place)
        {
            node.kind = ValueType::Day(series.notation);
        }
        let has_columns = !operation.columns.is_empty() || !operation.chosen_columns.is_empty();
        let (shape, members) = match operation.series {
            Some(series) => (Shape::Series(series), columns),
            None if operation.bare_records => (Shape::Bare, columns),
            None if has_columns => (Shape::Object, columns),
            None => unknown_columns(service, operation),
        };
        let members = match options.money {
            Money::Float => members,
            Money::Decimal => members.with_exact_money(),
        };
        Ok(Self::of(
            operation,
            options,
            shape,
            members,
            Members::default(),
            empty,
        ))
    }

    fn of(
        operation: &'static Operation,
        options: LayoutOptions,
        shape: Shape,
        members: Members,
        inferred: Members,
        empty: Vec<(usize, &'static str)>,
    ) -> Arc<Self> {
        let mut fields = Vec::new();
        describe(&members, "", options.flatten, &mut fields);
        fields.extend(inferred.nodes.iter().map(|node| field(&node.name, node)));
        for name in [UNFIT, EXTRA] {
            let format = HashMap::from([("format".to_owned(), "json".to_owned())]);
            fields.push(Field::new(name, DataType::Utf8, true).with_metadata(format));
        }
        Arc::new(Self {
            operation,
            options,
            shape,
            members,
            inferred,
            empty,
            schema: Arc::new(Schema::new(fields)),
        })
    }

    /// The operation.
    pub fn operation(&self) -> &'static Operation {
        self.operation
    }

    pub fn options(&self) -> LayoutOptions {
        self.options
    }

    /// The schema of every batch.
    pub fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    /// Adds columns for the members that the operation does not name, inferred from their values in a batch,
    /// usually the first one. Returns the layout with these columns after the operation's own, the batch with
    /// them, and its counts: what became a column is not extra.
    ///
    /// A member whose values are all of one kind becomes a column of booleans, integers, numbers or texts; a
    /// mix of integers and other numbers becomes a column of numbers. Lists, objects and values of different
    /// kinds become JSON text. Members with only nulls, members of objects in lists, and all beyond the first
    /// 256 stay in [`EXTRA`]. Later batches are built with the new layout: a value of another kind is then
    /// unfit, and a member that first appears there is in [`EXTRA`].
    ///
    /// # Errors
    /// [`TableError::Arrow`] for a batch with another layout.
    pub fn infer(
        self: &Arc<Self>,
        batch: &RecordBatch,
        counts: Counts,
    ) -> Result<(Arc<Self>, RecordBatch, Counts), TableError> {
        let found = infer::columns(&self.schema, batch)?;
        if found.nodes.is_empty() {
            return Ok((Arc::clone(self), batch.clone(), counts));
        }
        let mut nodes = self.inferred.nodes.clone();
        nodes.extend(found.nodes.iter().cloned());
        let layout = Self::of(
            self.operation,
            self.options,
            self.shape,
            self.members.clone(),
            Members::new(nodes),
            self.empty.clone(),
        );
        let (batch, extra) = infer::move_columns(&layout.schema, &found, batch)?;
        Ok((layout, batch, Counts { extra, ..counts }))
    }
}

/// A noun for an answer that is not JSON.
fn what(answer: Answer) -> &'static str {
    match answer {
        Answer::Text => "text that is not JSON",
        Answer::Bytes => "a picture",
        Answer::Address => "an address",
        Answer::File | Answer::FilePath | Answer::LinkedFile => "a file",
        Answer::MemberNames => "names of members",
        Answer::Object | Answer::List | Answer::ObjectOrList => "JSON",
    }
}

/// The columns of an answer whose operation declares none: those of the answer's type, otherwise one for the
/// whole answer.
fn unknown_columns(service: &Service, operation: &Operation) -> (Shape, Members) {
    if let Some(members) = answer_types::by_key(operation) {
        return (Shape::ByKey, members);
    }
    match answer_types::columns(service, operation) {
        Some(members) => (Shape::Object, members),
        None => (
            Shape::Bare,
            Members::new(vec![answer_types::plain(WHOLE, ValueType::Json)]),
        ),
    }
}

/// What a member of a record is that is missing because it is empty. A number or a text that is missing may be null, too.
fn empty_values(members: &Members, columns: Vec<&Column>) -> Vec<(usize, &'static str)> {
    let empty = |column: &Column| -> Option<&'static str> {
        match column.kind {
            ColumnKind::Bool => Some("false"),
            ColumnKind::ListUtf8 | ColumnKind::ListInt64 | ColumnKind::ListStruct
                if !column.nullable =>
            {
                Some("[]")
            }
            _ => None,
        }
    };
    let columns = columns.into_iter();
    columns
        .filter_map(|column| Some((members.place(column.name)?, empty(column)?)))
        .collect()
}

fn describe(members: &Members, outer: &str, flatten: bool, fields: &mut Vec<Field>) {
    for node in &members.nodes {
        let name = if outer.is_empty() {
            node.name.to_string()
        } else {
            format!("{outer}.{}", node.name)
        };
        match &node.kind {
            ValueType::Object(inner) if flatten => describe(inner, &name, flatten, fields),
            _ => fields.push(field(&name, node)),
        }
    }
}
