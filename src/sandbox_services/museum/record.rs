//! A record as JSON text, with the position of each member in it.
//!
//! Records are stored as text and not as values. An answer is assembled from pieces of it, and a large
//! collection takes little more memory than its answers.

use std::borrow::Cow;
use std::cmp::Ordering;

use serde_json::{Map, Value, json};

use crate::random::hash;
use openshelf_core::catalog::{Column, ColumnKind};

/// The key of a record. Texts are in lower case, because their case does not matter.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Id {
    Number(i64),
    Text(Box<str>),
}

impl Id {
    /// The id in a member.
    pub fn of(value: &Value) -> Self {
        match value {
            Value::String(text) => Self::text(text),
            other => Self::Number(other.as_i64().unwrap_or_default()),
        }
    }

    /// The id that a caller passed, for collections whose ids are texts.
    pub fn text(text: &str) -> Self {
        Self::Text(text.to_ascii_lowercase().into())
    }
}

/// The members of a collection's records, in order.
#[derive(Debug)]
pub struct Layout {
    names: Vec<&'static str>,
    columns: &'static [Column],
}

/// One record.
#[derive(Debug)]
pub struct Record {
    pub id: Id,
    /// The other collections that contain it.
    pub parts: &'static [&'static str],
    /// The museum shows it before others.
    pub boosted: bool,
    /// The time of its last change in seconds; only the order matters.
    pub updated: i64,
    /// The hash of the text.
    pub hash: u64,
    text: Box<str>,
    /// The start of each layout member in the text; an absent member has no length.
    starts: Box<[u32]>,
}

/// The value of a member, borrowed from the record's text if possible.
#[derive(Debug, Clone, PartialEq)]
pub enum Cell<'a> {
    Nothing,
    Boolean(bool),
    Number(f64),
    Text(Cow<'a, str>),
    Many(Value),
}

impl<'a> Cell<'a> {
    /// Parses a member's JSON.
    pub fn read(text: &'a str) -> Self {
        match text.as_bytes().first() {
            Some(b'"') => {
                let inner = text.get(1..text.len() - 1).unwrap_or_default();
                if !inner.contains('\\') {
                    return Self::Text(Cow::Borrowed(inner));
                }
                serde_json::from_str(text)
                    .map_or(Self::Nothing, |text| Self::Text(Cow::Owned(text)))
            }
            Some(b't') => Self::Boolean(true),
            Some(b'f') => Self::Boolean(false),
            Some(b'n') | None => Self::Nothing,
            Some(b'{' | b'[') => serde_json::from_str(text).map_or(Self::Nothing, Self::Many),
            Some(_) => text.parse().map_or(Self::Nothing, Self::Number),
        }
    }

    /// The cell for a JSON value.
    pub fn of(value: &'a Value) -> Self {
        match value {
            Value::Null => Self::Nothing,
            Value::Bool(flag) => Self::Boolean(*flag),
            Value::Number(number) => number.as_f64().map_or(Self::Nothing, Self::Number),
            Value::String(text) => Self::Text(Cow::Borrowed(text)),
            many => Self::Many(many.clone()),
        }
    }

    /// Whether it is null, false, zero, an empty text or an empty list.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Nothing | Self::Boolean(false) => true,
            Self::Number(number) => *number == 0.0,
            Self::Text(text) => text.is_empty(),
            Self::Many(Value::Array(items)) => items.is_empty(),
            Self::Boolean(true) | Self::Many(_) => false,
        }
    }

    /// Calls `take` with each text that it contains.
    pub fn each_text(&self, mut take: impl FnMut(&str)) {
        match self {
            Self::Text(text) => take(text),
            Self::Many(Value::Array(items)) => {
                items.iter().filter_map(Value::as_str).for_each(take);
            }
            _ => {}
        }
    }

    /// Compares two cells; missing values come last.
    pub fn compare(&self, other: &Cell<'_>) -> Ordering {
        let rank = |cell: &Cell<'_>| match cell {
            Cell::Number(_) => 0,
            Cell::Boolean(_) => 1,
            Cell::Text(_) => 2,
            Cell::Many(_) => 3,
            Cell::Nothing => 4,
        };
        match (self, other) {
            (Self::Number(one), Cell::Number(two)) => one.total_cmp(two),
            (Self::Boolean(one), Cell::Boolean(two)) => one.cmp(two),
            (Self::Text(one), Cell::Text(two)) => one.cmp(two),
            (Self::Many(one), Cell::Many(two)) => one.to_string().cmp(&two.to_string()),
            _ => rank(self).cmp(&rank(other)),
        }
    }
}

/// A number in the service's notation: whole numbers have no decimal point.
pub fn number_text(number: f64) -> String {
    if number.fract() == 0.0 && number.abs() < 9e15 {
        format!("{number:.0}")
    } else {
        number.to_string()
    }
}

fn write(value: &Value, out: &mut String) {
    match value {
        Value::Number(number) if number.is_f64() => {
            out.push_str(&number_text(number.as_f64().unwrap_or_default()));
        }
        Value::Array(items) => {
            out.push('[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                write(item, out);
            }
            out.push(']');
        }
        Value::Object(members) => {
            out.push('{');
            for (at, (name, item)) in members.iter().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                out.push('"');
                out.push_str(name);
                out.push_str("\":");
                write(item, out);
            }
            out.push('}');
        }
        other => out.push_str(&other.to_string()),
    }
}

impl Layout {
    /// The layout of these columns.
    pub fn new(columns: &'static [Column]) -> Self {
        let mut names: Vec<&'static str> = Vec::new();
        for column in columns {
            let name = column.name.split('.').next().unwrap_or(column.name);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        Self { names, columns }
    }

    /// The position of a member.
    pub fn position(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| *known == name)
    }

    /// The name of the member at a position.
    pub fn name(&self, at: usize) -> Option<&str> {
        self.names.get(at).map(AsRef::as_ref)
    }

    /// The positions of the named members that exist, in the record's order.
    pub fn positions<'a>(&self, names: impl Iterator<Item = &'a str>) -> Vec<usize> {
        let mut found: Vec<usize> = names.filter_map(|name| self.position(name)).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// All positions but those of the named members.
    pub fn all_but(&self, names: &[String]) -> Vec<usize> {
        (0..self.names.len())
            .filter(|at| {
                self.names
                    .get(*at)
                    .is_some_and(|name| !names.iter().any(|one| one == name))
            })
            .collect()
    }

    /// The column of a member, by its full name.
    pub fn column(&self, name: &str) -> Option<&'static Column> {
        self.columns.iter().find(|column| column.name == name)
    }

    /// The search engine's description of the members.
    pub fn mapping(&self) -> Value {
        let properties: Map<String, Value> = self
            .columns
            .iter()
            .filter(|column| !column.name.contains('.'))
            .map(|column| {
                let kind = match column.kind {
                    ColumnKind::Int64 | ColumnKind::ListInt64 => "integer",
                    ColumnKind::Float64 => "float",
                    ColumnKind::Bool => "boolean",
                    ColumnKind::Timestamp | ColumnKind::Date32 => "date",
                    ColumnKind::Json | ColumnKind::ListStruct => "object",
                    ColumnKind::Utf8 | ColumnKind::ListUtf8 => "text",
                };
                (column.name.to_owned(), json!({ "type": kind }))
            })
            .collect();
        json!({ "properties": properties })
    }

    /// The members that contain words rather than identifiers or URLs.
    pub fn worded(&self) -> impl Iterator<Item = (usize, &'static str)> {
        let machine = ["api_model", "api_link", "lake_guid", "latlon", "lqip"];
        self.columns
            .iter()
            .filter(move |column| {
                let name = column.name;
                matches!(column.kind, ColumnKind::Utf8 | ColumnKind::ListUtf8)
                    && name != "id"
                    && !machine.contains(&name)
                    && !["_id", "_ids", "_url", "_link", "e_tag", "_boosted"]
                        .iter()
                        .any(|end| name.ends_with(end))
            })
            .filter_map(|column| Some((self.position(column.name)?, column.name)))
    }
}

impl Record {
    /// The record with these members; those that are not in the layout are omitted.
    pub fn new(
        layout: &Layout,
        members: &Map<String, Value>,
        updated: i64,
        parts: &'static [&'static str],
    ) -> Self {
        let mut text = String::with_capacity(4096);
        let mut starts = Vec::with_capacity(layout.names.len() + 1);
        text.push('{');
        let position = |text: &String| u32::try_from(text.len()).unwrap_or(u32::MAX);
        for name in &layout.names {
            starts.push(position(&text));
            if let Some(value) = members.get(*name) {
                text.push('"');
                text.push_str(name);
                text.push_str("\":");
                write(value, &mut text);
                text.push(',');
            }
        }
        starts.push(position(&text));
        text.pop();
        text.push('}');
        Self {
            id: members.get("id").map_or(Id::Number(0), Id::of),
            parts,
            boosted: members.get("is_boosted") == Some(&Value::Bool(true)),
            updated,
            hash: hash(text.as_bytes()),
            text: text.into(),
            starts: starts.into(),
        }
    }

    /// The record as a collection with other members shows it.
    pub fn shown_as(&self, from: &Layout, to: &Layout) -> Self {
        let members = to
            .names
            .iter()
            .filter_map(|name| {
                let value = self.value(from, from.position(name)?)?;
                Some(((*name).to_owned(), serde_json::from_str(value).ok()?))
            })
            .collect();
        Self::new(to, &members, self.updated, self.parts)
    }

    /// The whole record.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// A member with its name; `None` if the record lacks it.
    fn member(&self, at: usize) -> Option<&str> {
        let start = *self.starts.get(at)? as usize;
        let end = (*self.starts.get(at + 1)? as usize).checked_sub(1)?;
        self.text.get(start..end).filter(|text| !text.is_empty())
    }

    /// The JSON of a member's value.
    pub fn value(&self, layout: &Layout, at: usize) -> Option<&str> {
        let name = layout.names.get(at)?;
        self.member(at)?.get(name.len() + 3..)
    }

    /// The value of a member, by name; null if there is none.
    pub fn named(&self, layout: &Layout, name: &str) -> Value {
        layout
            .position(name)
            .and_then(|at| serde_json::from_str(self.value(layout, at)?).ok())
            .unwrap_or(Value::Null)
    }

    /// The cell of a member.
    pub fn cell(&self, layout: &Layout, at: usize) -> Cell<'_> {
        self.value(layout, at).map_or(Cell::Nothing, Cell::read)
    }

    /// Writes the members at these positions after a brace or a comma, without empty ones if they are not
    /// indexed.
    pub fn write_members(
        &self,
        layout: &Layout,
        positions: &[usize],
        skip_empty: bool,
        out: &mut String,
    ) {
        let mut first = true;
        for at in positions {
            let Some(member) = self.member(*at) else {
                continue;
            };
            if skip_empty
                && self
                    .value(layout, *at)
                    .is_none_or(|value| matches!(value, "null" | "false" | "0" | "\"\"" | "[]"))
            {
                continue;
            }
            if !first {
                out.push(',');
            }
            out.push_str(member);
            first = false;
        }
        if out.ends_with(',') {
            out.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use openshelf_core::catalog::plain::column;

    use super::*;

    static COLUMNS: &[Column] = &[
        column(ColumnKind::Int64, "id"),
        column(ColumnKind::Utf8, "title"),
        column(ColumnKind::Float64, "color.h"),
        column(ColumnKind::Utf8, "color.name"),
        column(ColumnKind::Bool, "is_boosted"),
    ];

    fn record(value: &Value) -> (Layout, Record) {
        let layout = Layout::new(COLUMNS);
        let record = Record::new(&layout, value.as_object().unwrap(), 0, &[]);
        (layout, record)
    }

    fn chosen(value: &Value, names: &[&str], skip_empty: bool) -> Value {
        let (layout, record) = record(value);
        let mut out = r#"{"_score":1,"#.to_owned();
        let positions = layout.positions(names.iter().copied());
        record.write_members(&layout, &positions, skip_empty, &mut out);
        out.push('}');
        let mut read: Value = serde_json::from_str(&out).unwrap();
        assert_eq!(
            read.as_object_mut().unwrap().remove("_score"),
            Some(json!(1))
        );
        read
    }

    #[test]
    fn members_are_chosen_from_the_text_of_a_record() {
        let value = json!({"id": 4, "title": "a \"b\"", "is_boosted": false});
        assert_eq!(
            chosen(&value, &["is_boosted", "id", "none"], false),
            json!({"id": 4, "is_boosted": false})
        );
        assert_eq!(
            chosen(&value, &["is_boosted", "id"], true),
            json!({"id": 4})
        );
        assert_eq!(chosen(&value, &[], false), json!({}));
        let (layout, record) = record(&value);
        assert_eq!(record.cell(&layout, 1), Cell::Text("a \"b\"".into()));
        assert_eq!(record.cell(&layout, 2), Cell::Nothing);
    }

    #[test]
    fn a_whole_float_is_written_without_a_point() {
        let (_, record) = record(&json!({"id": 1, "color": {"h": 12.0}}));
        assert_eq!(record.text(), r#"{"id":1,"color":{"h":12}}"#);
    }

    proptest::proptest! {
        #[test]
        fn the_text_of_a_record_has_its_values(id: i64, title: String, boosted: bool, hue in -1e6f64..1e6) {
            let value = json!({"id": id, "title": title, "color": {"h": hue, "name": title}, "is_boosted": boosted});
            let (layout, record) = record(&value);
            let again: Value = serde_json::from_str(record.text()).unwrap();
            proptest::prop_assert_eq!(&again["title"], &value["title"]);
            // Parsing may change the last digit.
            let read = again["color"]["h"].as_f64().unwrap();
            proptest::prop_assert!((read - hue).abs() <= hue.abs() * 1e-12, "{} {}", read, hue);
            proptest::prop_assert_eq!(record.cell(&layout, 1), Cell::Text(title.as_str().into()));
            proptest::prop_assert_eq!(chosen(&value, &["title"], false), json!({"title": title}));
        }
    }
}
