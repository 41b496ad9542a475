//! An answer cut into its members and its records, each as it is written; nothing is made of them.

use std::borrow::Cow;
use std::fmt;

use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor,
};
use sonic_rs::LazyValue;

use super::error::Unreadable;
use openshelf_core::table::Operation;

/// A JSON value as it is written.
#[derive(Debug, Clone, Copy)]
pub struct Raw<'a>(pub &'a str);

impl<'a> Raw<'a> {
    /// The value where it stands; nothing where the library has made a copy of it.
    fn of(value: &LazyValue<'a>) -> Option<Self> {
        match value.as_raw_cow() {
            Cow::Borrowed(text) => Some(Self(text)),
            Cow::Owned(_) => None,
        }
    }

    /// The values of a list; nothing when it is none.
    fn items(self) -> Option<Vec<Self>> {
        let items = sonic_rs::to_array_iter(self.0);
        items.map(|item| Self::of(&item.ok()?)).collect()
    }

    /// A member by its dotted path.
    pub fn member(self, path: &str) -> Option<Self> {
        let found = sonic_rs::get_from_str(self.0, path.split('.')).ok()?;
        Self::of(&found)
    }

    /// The value itself.
    pub fn value(self) -> Option<serde_json::Value> {
        serde_json::from_str(self.0).ok()
    }
}

/// An answer in its parts.
pub struct Cut<'a> {
    /// Texts with escapes are copies.
    members: Vec<(String, Cow<'a, str>)>,
    records: Items<'a>,
}

impl<'a> Cut<'a> {
    /// Cuts an answer of an operation, which is an object or a list.
    pub fn of(row: &Operation, answer: &'a str) -> Result<Self, Unreadable> {
        let unreadable = |error: sonic_rs::Error| Unreadable::because(&error);
        let mut reader = sonic_rs::Deserializer::from_str(answer);
        let mut cut = Knife(row).deserialize(&mut reader).map_err(unreadable)?;
        reader.end().map_err(unreadable)?;
        cut.records = match cut.records {
            Items::Nothing if row.records == "." => {
                let list = |name: &&str| Raw(answer).member(name)?.items();
                let found = row.members.iter().find_map(list);
                found.map_or(Items::Nothing, Items::These)
            }
            Items::Copied => {
                let list = match row.records {
                    "." => Some(Raw(answer)),
                    name => Raw(answer).member(name),
                };
                let items = list.and_then(Raw::items);
                items.map_or(Items::Nothing, Items::These)
            }
            found => found,
        };
        if row.nested_records
            && let [only] = cut.records()
            && let Some(within) = only.items()
        {
            cut.records = Items::These(within);
        }
        Ok(cut)
    }

    /// The records; none in an answer without a list of them.
    pub fn records(&self) -> &[Raw<'a>] {
        match &self.records {
            Items::These(items) => items,
            Items::Nothing | Items::Copied => &[],
        }
    }

    /// A member by its dotted path; the last one of a name counts, as for Python.
    pub fn at(&self, path: &str) -> Option<Raw<'_>> {
        let (name, rest) = match path.split_once('.') {
            Some((name, rest)) => (name, Some(rest)),
            None => (path, None),
        };
        let (_, found) = self.members.iter().rev().find(|(known, _)| known == name)?;
        match rest {
            Some(rest) => Raw(found).member(rest),
            None => Some(Raw(found)),
        }
    }
}

/// Cuts an answer in one pass.
struct Knife<'row>(&'row Operation);

impl<'de> DeserializeSeed<'de> for Knife<'_> {
    type Value = Cut<'de>;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Cut<'de>, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Knife<'_> {
    type Value = Cut<'de>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object or a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Cut<'de>, A::Error> {
        Ok(Cut {
            members: Vec::new(),
            records: ItemsVisitor.visit_seq(list)?,
        })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Cut<'de>, A::Error> {
        let mut cut = Cut {
            members: Vec::new(),
            records: Items::Nothing,
        };
        while let Some(name) = object.next_key::<String>()? {
            if name == self.0.records {
                cut.records = object.next_value::<Items<'de>>()?;
            } else {
                let value = object.next_value::<LazyValue<'de>>()?;
                cut.members.push((name, value.as_raw_cow()));
            }
        }
        Ok(cut)
    }
}

/// The values of a list.
enum Items<'a> {
    These(Vec<Raw<'a>>),
    /// It is none.
    Nothing,
    /// It holds texts with escapes, which the library copies: where they stand is not known.
    Copied,
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
        let mut items = Some(Vec::new());
        while let Some(value) = list.next_element::<LazyValue<'de>>()? {
            match (Raw::of(&value), &mut items) {
                (Some(item), Some(items)) => items.push(item),
                _ => items = None,
            }
        }
        Ok(items.map_or(Items::Copied, Items::These))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Items<'de>, A::Error> {
        while object.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Items::Nothing)
    }

    fn visit_unit<E>(self) -> Result<Items<'de>, E> {
        Ok(Items::Nothing)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Items<'de>, E> {
        Ok(Items::Nothing)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Items<'de>, E> {
        Ok(Items::Nothing)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Items<'de>, E> {
        Ok(Items::Nothing)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Items<'de>, E> {
        Ok(Items::Nothing)
    }

    fn visit_str<E>(self, _: &str) -> Result<Items<'de>, E> {
        Ok(Items::Nothing)
    }
}
