//! Splits an answer into the slices of its members and its records; nothing is decoded.

use std::borrow::Cow;
use std::fmt;
use std::str::Utf8Error;

use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor,
};
use sonic_rs::LazyValue;

use super::error::{Lack, PagingError, UnreadableAnswer};
use openshelf_core::answer::says_none;
use openshelf_core::catalog::Operation;
use openshelf_core::room::{self, NoRoom};

/// The text of a JSON value.
#[derive(Debug, Clone, Copy)]
pub struct RawValue<'a>(pub &'a str);

impl<'a> RawValue<'a> {
    /// The slice of a value; `None` if sonic-rs made a copy of it.
    fn of(value: &LazyValue<'a>) -> Option<Self> {
        match value.as_raw_cow() {
            Cow::Borrowed(text) => Some(Self(text)),
            Cow::Owned(_) => None,
        }
    }

    /// The values of a list; `None` for another value.
    fn items(self) -> Result<Option<Vec<Self>>, NoRoom> {
        let mut items = Vec::new();
        for item in sonic_rs::to_array_iter(self.0) {
            let Some(item) = item.ok().and_then(|item| Self::of(&item)) else {
                return Ok(None);
            };
            room::push(&mut items, item)?;
        }
        Ok(Some(items))
    }

    /// A member by its dotted path.
    pub fn member(self, path: &str) -> Option<Self> {
        let found = sonic_rs::get_from_str(self.0, path.split('.')).ok()?;
        Self::of(&found)
    }

    /// A member by its name, which may contain dots.
    pub fn own_member(self, name: &str) -> Option<Self> {
        let found = sonic_rs::get_from_str(self.0, [name]).ok()?;
        Self::of(&found)
    }

    /// The decoded value.
    pub fn value(self) -> Option<serde_json::Value> {
        serde_json::from_str(self.0).ok()
    }
}

/// The text of a body, without a byte order mark.
pub fn text_of(body: &[u8]) -> Result<&str, Utf8Error> {
    let text = std::str::from_utf8(body)?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// An answer split into its members and its records.
pub struct SplitAnswer<'a> {
    /// A member with escapes is a copy.
    members: Vec<(String, Cow<'a, str>)>,
    records: Items<'a>,
}

impl<'a> SplitAnswer<'a> {
    /// Splits an answer of an operation: an object or a list.
    ///
    /// An answer without its records is no answer without records: it would end a list before its end.
    pub fn new(operation: &Operation, answer: &'a str) -> Result<Self, PagingError> {
        let unreadable = |error: sonic_rs::Error| UnreadableAnswer::from(error);
        // Members with escapes are copied.
        room::room_for(answer.len())?;
        let mut reader = sonic_rs::Deserializer::from_str(answer);
        let mut split = Splitter(operation)
            .deserialize(&mut reader)
            .map_err(unreadable)?;
        reader.end().map_err(unreadable)?;
        split.records = match split.records {
            Items::Absent if operation.records == "." => {
                let list = |name: &&str| RawValue(answer).member(name)?.items().transpose();
                Items::of(operation.members.iter().find_map(list).transpose()?)
            }
            Items::Escaped => {
                let list = match operation.records {
                    "." => Some(RawValue(answer)),
                    name => RawValue(answer).member(name),
                };
                let items = list.map(RawValue::items).transpose()?;
                Items::of(items.flatten())
            }
            Items::NoRoom(error) => return Err(error.into()),
            found => found,
        };
        if let Some(lack) = split.lack(operation, answer) {
            let member = operation.records;
            return Err(UnreadableAnswer::WithoutRecords { member, lack }.into());
        }
        if operation.nested_records
            && let [only] = split.records()
            && let Some(within) = only.items()?
        {
            split.records = Items::Values(within);
        }
        Ok(split)
    }

    /// What the answer has where its records belong, unless the operation documents it.
    fn lack(&self, operation: &Operation, answer: &str) -> Option<Lack> {
        let declared = operation.records_member();
        match &self.records {
            Items::Absent if says_none(operation, answer.as_bytes()) => None,
            Items::Null if declared.is_some_and(|member| member.nullable) => None,
            Items::Absent => Some(Lack::Missing),
            Items::Null => Some(Lack::Null),
            Items::NotAList => Some(Lack::NoList),
            Items::Values(_) | Items::Escaped | Items::NoRoom(_) => None,
        }
    }

    /// Whether the answer has a list of records, even an empty one.
    pub fn has_list(&self) -> bool {
        matches!(self.records, Items::Values(_))
    }

    /// The records; empty for an answer that may lack them and does.
    pub fn records(&self) -> &[RawValue<'a>] {
        match &self.records {
            Items::Values(items) => items,
            Items::Absent | Items::Null | Items::NotAList | Items::Escaped | Items::NoRoom(_) => {
                &[]
            }
        }
    }

    /// A member by its dotted path. Of members with one name the last one counts, as in Python.
    pub fn member(&self, path: &str) -> Option<RawValue<'_>> {
        let (name, rest) = match path.split_once('.') {
            Some((name, rest)) => (name, Some(rest)),
            None => (path, None),
        };
        let (_, found) = self.members.iter().rev().find(|(known, _)| known == name)?;
        match rest {
            Some(rest) => RawValue(found).member(rest),
            None => Some(RawValue(found)),
        }
    }
}

/// Splits an answer in one pass.
struct Splitter<'operation>(&'operation Operation);

impl<'de> DeserializeSeed<'de> for Splitter<'_> {
    type Value = SplitAnswer<'de>;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<SplitAnswer<'de>, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Splitter<'_> {
    type Value = SplitAnswer<'de>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object or a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<SplitAnswer<'de>, A::Error> {
        let items = ItemsVisitor.visit_seq(list)?;
        Ok(SplitAnswer {
            members: Vec::new(),
            // A list where an object belongs has no member with records.
            records: match self.0.records {
                "." => items,
                _ => Items::Absent,
            },
        })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<SplitAnswer<'de>, A::Error> {
        let mut split = SplitAnswer {
            members: Vec::new(),
            records: Items::Absent,
        };
        while let Some(name) = object.next_key::<String>()? {
            if name == self.0.records {
                split.records = object.next_value::<Items<'de>>()?;
            } else {
                let value = object.next_value::<LazyValue<'de>>()?;
                split.members.push((name, value.as_raw_cow()));
            }
        }
        Ok(split)
    }
}

/// The values of a list.
enum Items<'a> {
    Values(Vec<RawValue<'a>>),
    /// The answer does not have them.
    Absent,
    Null,
    /// It is another value.
    NotAList,
    /// It contains strings with escapes. sonic-rs copies those, so their slices are unknown.
    Escaped,
    /// There is no memory for its slices.
    NoRoom(NoRoom),
}

impl<'a> Items<'a> {
    fn of(items: Option<Vec<RawValue<'a>>>) -> Self {
        items.map_or(Self::NotAList, Self::Values)
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Items<'a> {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        reader.deserialize_any(ItemsVisitor)
    }
}

struct ItemsVisitor;

impl<'de> Visitor<'de> for ItemsVisitor {
    type Value = Items<'de>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Items<'de>, A::Error> {
        let mut items = Items::Values(Vec::new());
        while let Some(value) = list.next_element::<LazyValue<'de>>()? {
            if let Items::Values(values) = &mut items {
                match RawValue::of(&value).map(|item| room::push(values, item)) {
                    Some(Ok(())) => {}
                    Some(Err(error)) => items = Items::NoRoom(error),
                    None => items = Items::Escaped,
                }
            }
        }
        Ok(items)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Items<'de>, A::Error> {
        while object.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Items::NotAList)
    }

    fn visit_unit<E>(self) -> Result<Items<'de>, E> {
        Ok(Items::Null)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Items<'de>, E> {
        Ok(Items::NotAList)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Items<'de>, E> {
        Ok(Items::NotAList)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Items<'de>, E> {
        Ok(Items::NotAList)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Items<'de>, E> {
        Ok(Items::NotAList)
    }

    fn visit_str<E>(self, _: &str) -> Result<Items<'de>, E> {
        Ok(Items::NotAList)
    }
}
