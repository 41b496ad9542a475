//! The columns of a table as a tree: dotted names are members of objects.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use arrow_schema::{DataType, Field, Fields, TimeUnit};
use openshelf_core::catalog::{Column, ColumnKind, DayNotation, is_currency};

/// The unit of integers that are times. Their columns need no unit.
const MILLISECONDS: &str = "ms since 1970";

/// The kind of a column's values.
#[derive(Debug, Clone, PartialEq)]
pub enum ValueType {
    Text {
        /// An integer is accepted and kept as text.
        or_int: bool,
        /// A list is read as null.
        or_list: bool,
    },
    Int,
    Float,
    /// An amount of money, exact to the hundredth.
    Money {
        /// It is written as a JSON text.
        is_text: bool,
    },
    Bool,
    Day(DayNotation),
    /// A time with an offset; columns are in UTC.
    Instant,
    /// A time without an offset.
    LocalTime,
    /// Milliseconds since 1970, as an integer.
    Milliseconds,
    /// Any JSON value, as its text.
    Json,
    List(Box<ValueType>),
    Object(Members),
}

pub const TEXT: ValueType = ValueType::Text {
    or_int: false,
    or_list: false,
};

/// A column, or a member of an object in a column.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    pub name: Cow<'static, str>,
    pub kind: ValueType,
    pub unit: &'static str,
    pub note: &'static str,
}

impl Node {
    pub fn new(
        name: &'static str,
        kind: ValueType,
        unit: &'static str,
        note: &'static str,
    ) -> Self {
        let (kind, unit) = match (kind, unit) {
            (ValueType::Int, MILLISECONDS) => (ValueType::Milliseconds, ""),
            other => other,
        };
        Self {
            name: Cow::Borrowed(name),
            kind,
            unit,
            note,
        }
    }
}

/// The digits of an amount, and how many of them are behind the point. Sums of 38 digits fit into the same type.
pub const DIGITS: u8 = 23;
pub const PLACES: i8 = 2;

/// The members of an object or of a record.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct Members {
    pub nodes: Vec<Node>,
    places: HashMap<Cow<'static, str>, usize>,
}

impl Members {
    pub fn new(nodes: Vec<Node>) -> Self {
        let places = nodes
            .iter()
            .enumerate()
            .map(|(place, node)| (node.name.clone(), place))
            .collect();
        Self { nodes, places }
    }

    /// The index of a member.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.places.get(name).copied()
    }

    /// The members that columns with dotted names form. Each object is at the place of its first member.
    pub fn of<'a>(columns: impl IntoIterator<Item = &'a Column>) -> Self {
        let mut nodes: Vec<Node> = Vec::new();
        for column in columns {
            insert(&mut nodes, column.name, column);
        }
        let nodes = nodes.into_iter().map(indexed).collect();
        Self::new(nodes)
    }
}

impl Members {
    /// The same members, with amounts of money exact to the hundredth.
    #[must_use]
    pub fn with_exact_money(self) -> Self {
        Self::new(self.nodes.into_iter().map(exact).collect())
    }
}

fn exact(node: Node) -> Node {
    let kind = match node.kind {
        ValueType::Float | ValueType::Int if is_currency(node.unit) => {
            ValueType::Money { is_text: false }
        }
        ValueType::Text { .. } if is_currency(node.unit) => ValueType::Money { is_text: true },
        other => exact_members(other),
    };
    Node { kind, ..node }
}

fn exact_members(kind: ValueType) -> ValueType {
    match kind {
        ValueType::Object(members) => ValueType::Object(members.with_exact_money()),
        ValueType::List(item) => ValueType::List(Box::new(exact_members(*item))),
        other => other,
    }
}

/// The node with an index of its members.
fn indexed(node: Node) -> Node {
    let kind = match node.kind {
        ValueType::Object(members) => ValueType::Object(Members::new(
            members.nodes.into_iter().map(indexed).collect(),
        )),
        other => other,
    };
    Node { kind, ..node }
}

fn insert(nodes: &mut Vec<Node>, path: &'static str, column: &Column) {
    let known = |nodes: &[Node], name: &str| nodes.iter().position(|node| node.name == name);
    let Some((name, rest)) = path.split_once('.') else {
        match known(nodes, path).and_then(|place| nodes.get_mut(place)) {
            Some(node) => {
                let other = Node::new(path, kind(column), column.unit, column.note);
                node.kind = common(node.kind.clone(), other.kind);
            }
            None => nodes.push(Node::new(path, kind(column), column.unit, column.note)),
        }
        return;
    };
    let place = known(nodes, name).unwrap_or_else(|| {
        nodes.push(Node {
            name: Cow::Borrowed(name),
            kind: ValueType::Object(Members::default()),
            unit: "",
            note: "",
        });
        nodes.len() - 1
    });
    if let Some(Node {
        kind: ValueType::Object(members),
        ..
    }) = nodes.get_mut(place)
    {
        insert(&mut members.nodes, rest, column);
    }
}

/// The kind of a column that is declared twice because it differs between records.
fn common(one: ValueType, other: ValueType) -> ValueType {
    match (one, other) {
        (one, other) if one == other => one,
        _ => ValueType::Json,
    }
}

fn kind(column: &Column) -> ValueType {
    match column.kind {
        ColumnKind::Utf8 => ValueType::Text {
            or_int: column.or_int,
            or_list: column.or_list,
        },
        ColumnKind::Int64 => ValueType::Int,
        ColumnKind::Float64 => ValueType::Float,
        ColumnKind::Bool => ValueType::Bool,
        ColumnKind::Date32 => ValueType::Day(DayNotation::Iso),
        ColumnKind::Timestamp if column.no_offset => ValueType::LocalTime,
        ColumnKind::Timestamp => ValueType::Instant,
        ColumnKind::Json => ValueType::Json,
        ColumnKind::ListUtf8 => ValueType::List(Box::new(TEXT)),
        ColumnKind::ListInt64 => ValueType::List(Box::new(ValueType::Int)),
        ColumnKind::ListStruct => {
            ValueType::List(Box::new(ValueType::Object(Members::of(column.columns))))
        }
    }
}

impl ValueType {
    pub fn data_type(&self) -> DataType {
        match self {
            Self::Text { .. } | Self::Json => DataType::Utf8,
            Self::Int => DataType::Int64,
            Self::Float => DataType::Float64,
            Self::Money { .. } => DataType::Decimal128(DIGITS, PLACES),
            Self::Bool => DataType::Boolean,
            Self::Day(_) => DataType::Date32,
            Self::Instant => DataType::Timestamp(TimeUnit::Microsecond, Some("UTC".into())),
            Self::LocalTime => DataType::Timestamp(TimeUnit::Microsecond, None),
            Self::Milliseconds => DataType::Timestamp(TimeUnit::Millisecond, Some("UTC".into())),
            Self::List(item) => DataType::List(item_field(item)),
            Self::Object(members) => DataType::Struct(fields(members)),
        }
    }
}

/// The field of the items of a list, as Arrow names it.
pub fn item_field(item: &ValueType) -> Arc<Field> {
    Arc::new(with_format(
        Field::new("item", item.data_type(), true),
        item,
    ))
}

/// The fields of the members of an object.
pub fn fields(members: &Members) -> Fields {
    members
        .nodes
        .iter()
        .map(|node| field(&node.name, node))
        .collect()
}

/// The field of a column with a given name.
pub fn field(name: &str, node: &Node) -> Field {
    let mut field = with_format(Field::new(name, node.kind.data_type(), true), &node.kind);
    for (key, text) in [("unit", node.unit), ("note", node.note)] {
        if !text.is_empty() {
            field.metadata_mut().insert(key.to_owned(), text.to_owned());
        }
    }
    field
}

fn with_format(mut field: Field, kind: &ValueType) -> Field {
    if *kind == ValueType::Json {
        let format = ("format".to_owned(), "json".to_owned());
        field.metadata_mut().extend([format]);
    }
    field
}
