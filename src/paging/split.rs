//! Splits an answer into the slices of its members and its records; nothing is decoded.

use std::borrow::Cow;
use std::str::Utf8Error;

use super::error::{Lack, PagingError, UnreadableAnswer};
use openshelf_core::answer::says_none;
use openshelf_core::catalog::Operation;
use openshelf_core::room::{self, NoRoom};
use openshelf_json::Cursor;

/// The text of a JSON value.
#[derive(Debug, Clone, Copy)]
pub struct RawValue<'a>(pub &'a str);

impl RawValue<'_> {
    /// The values of a list; `None` for another value.
    fn items(self) -> Result<Option<Vec<Self>>, NoRoom> {
        room::collect(|push| openshelf_json::items(self.0, |item| push(Self(item))))
    }

    /// A member by its dotted path.
    pub fn member(self, path: &str) -> Option<Self> {
        openshelf_json::find(self.0, path.split('.')).map(Self)
    }

    /// A member by its name, which may contain dots.
    pub fn own_member(self, name: &str) -> Option<Self> {
        openshelf_json::find(self.0, [name]).map(Self)
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
    members: Vec<(Cow<'a, str>, RawValue<'a>)>,
    records: Items<'a>,
}

impl<'a> SplitAnswer<'a> {
    /// Splits an answer of an operation: an object or a list.
    ///
    /// An answer without its records is no answer without records: it would end a list before its end.
    pub fn new(operation: &Operation, answer: &'a str) -> Result<Self, PagingError> {
        // What is kept of the records takes less than their text.
        room::room_for(answer.len())?;
        let mut split = Self {
            members: Vec::new(),
            records: Items::Absent,
        };
        if answer.trim_ascii_start().starts_with('[') {
            let items = RawValue(answer)
                .items()?
                .ok_or_else(|| unreadable(answer))?;
            // A list where an object belongs has no member with records.
            if operation.records == "." {
                split.records = Items::Values(items);
            }
        } else {
            let mut lack = None;
            let read = openshelf_json::unread_members(answer, |name, cursor| {
                if name == operation.records {
                    let found = Items::read(cursor);
                    split.records = found.map_err(|error| lack = Some(error)).ok()??;
                } else {
                    split.members.push((name, RawValue(cursor.value()?)));
                }
                Some(())
            });
            if let Some(lack) = lack {
                return Err(lack.into());
            }
            read.ok_or_else(|| unreadable(answer))?;
            if operation.records == "." {
                let mut lists = operation.members.iter();
                let list = lists.find_map(|name| split.member(name)?.items().transpose());
                split.records = list.transpose()?.map_or(Items::Absent, Items::Values);
            }
        }
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
            Items::Values(_) => None,
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
            Items::Absent | Items::Null | Items::NotAList => &[],
        }
    }

    /// A member by its dotted path. Of the answer's own members with one name the last one counts, as in Python.
    pub fn member(&self, path: &str) -> Option<RawValue<'a>> {
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

fn unreadable(answer: &str) -> UnreadableAnswer {
    openshelf_json::fault(answer).into()
}

/// The values of a list.
enum Items<'a> {
    Values(Vec<RawValue<'a>>),
    /// The answer does not have them.
    Absent,
    Null,
    /// It is another value.
    NotAList,
}

impl<'a> Items<'a> {
    /// Reads the value that follows; nothing if it is none.
    fn read(cursor: &mut Cursor<'a>) -> Result<Option<Self>, NoRoom> {
        if cursor.skip_space() == b'[' {
            let items = room::collect(|push| cursor.items(|item| push(RawValue(item))))?;
            return Ok(items.map(Self::Values));
        }
        Ok(cursor.value().map(|value| match value {
            "null" => Self::Null,
            _ => Self::NotAList,
        }))
    }
}
