//! An answer cut into its members and its records, each as it is written; nothing is made of them.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess};
use serde::de::{Error, Visitor};
use sonic_rs::LazyValue;

use super::facts::Unreadable;
use crate::table::Operation;

/// A JSON value as it is written.
#[derive(Debug, Clone, Copy)]
pub struct Raw<'a>(pub &'a str);

impl<'a> Raw<'a> {
    fn of<E: Error>(value: &LazyValue<'a>) -> Result<Self, E> {
        match value.as_raw_cow() {
            Cow::Borrowed(text) => Ok(Self(text)),
            Cow::Owned(_) => Err(E::custom("it was read away from its answer")),
        }
    }

    /// The values of a list; nothing when it is none.
    fn items(self) -> Option<Vec<Self>> {
        sonic_rs::from_str::<Items<'a>>(self.0).ok()?.0
    }

    /// A member by its dotted path.
    pub fn member(self, path: &str) -> Option<Self> {
        let found = sonic_rs::get_from_str(self.0, path.split('.')).ok()?;
        Self::of::<sonic_rs::Error>(&found).ok()
    }

    /// The value itself.
    pub fn value(self) -> Option<serde_json::Value> {
        serde_json::from_str(self.0).ok()
    }
}

/// An answer in its parts.
pub struct Cut<'a> {
    members: Vec<(String, Raw<'a>)>,
    records: Option<Vec<Raw<'a>>>,
}

impl<'a> Cut<'a> {
    /// Cuts an answer of an operation, which is an object or a list.
    pub fn of(row: &Operation, answer: &'a str) -> Result<Self, Unreadable> {
        let unreadable = |error: sonic_rs::Error| Unreadable::because(&error);
        let mut reader = sonic_rs::Deserializer::from_str(answer);
        let mut cut = Knife(row).deserialize(&mut reader).map_err(unreadable)?;
        reader.end().map_err(unreadable)?;
        if cut.records.is_none() && row.records == "." {
            let found = row.members.iter().filter_map(|name| cut.at(name)?.items());
            cut.records = found.take(1).next();
        }
        if row.nested_records
            && let Some([only]) = cut.records.as_deref()
            && let Some(within) = only.items()
        {
            cut.records = Some(within);
        }
        Ok(cut)
    }

    /// The records; none in an answer without a list of them.
    pub fn records(&self) -> &[Raw<'a>] {
        self.records.as_deref().unwrap_or_default()
    }

    /// A member by its dotted path; the last one of a name counts, as for Python.
    pub fn at(&self, path: &str) -> Option<Raw<'a>> {
        let (name, rest) = match path.split_once('.') {
            Some((name, rest)) => (name, Some(rest)),
            None => (path, None),
        };
        let (_, found) = self.members.iter().rev().find(|(known, _)| known == name)?;
        match rest {
            Some(rest) => found.member(rest),
            None => Some(*found),
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
            records: ItemsVisitor.visit_seq(list)?.0,
        })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Cut<'de>, A::Error> {
        let mut cut = Cut {
            members: Vec::new(),
            records: None,
        };
        while let Some(name) = object.next_key::<String>()? {
            if name == self.0.records {
                cut.records = object.next_value::<Items<'de>>()?.0;
            } else {
                let value = object.next_value::<LazyValue<'de>>()?;
                cut.members.push((name, Raw::of(&value)?));
            }
        }
        Ok(cut)
    }
}

/// The values of a list; nothing for what is none.
struct Items<'a>(Option<Vec<Raw<'a>>>);

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
        let mut items = Vec::new();
        while let Some(value) = list.next_element::<LazyValue<'de>>()? {
            items.push(Raw::of(&value)?);
        }
        Ok(Items(Some(items)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Items<'de>, A::Error> {
        while object.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Items(None))
    }

    fn visit_unit<E>(self) -> Result<Items<'de>, E> {
        Ok(Items(None))
    }

    fn visit_bool<E>(self, _: bool) -> Result<Items<'de>, E> {
        Ok(Items(None))
    }

    fn visit_i64<E>(self, _: i64) -> Result<Items<'de>, E> {
        Ok(Items(None))
    }

    fn visit_u64<E>(self, _: u64) -> Result<Items<'de>, E> {
        Ok(Items(None))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Items<'de>, E> {
        Ok(Items(None))
    }

    fn visit_str<E>(self, _: &str) -> Result<Items<'de>, E> {
        Ok(Items(None))
    }
}
