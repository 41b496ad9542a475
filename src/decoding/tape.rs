//! A body as a tape: its values in one list, in the order in which they stand there.
//!
//! A list and an object are one entry with the number of their items or members, which follow. The body
//! is read as a whole before the first object of Python is made of it. Reading and making by turns took a
//! tenth longer, and did not know how long a list becomes.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

use super::refuse_beyond;

/// Bytes of a body for each entry, as a first guess: the tape grows where there are more.
const BYTES_PER_ENTRY: usize = 12;

/// One value, or the name of a member.
#[derive(Clone, Copy)]
pub enum Entry<'a> {
    Null,
    Flag(bool),
    Integer(i64),
    /// An integer beyond those with a sign.
    Unsigned(u64),
    Float(f64),
    /// A text as it stands in the body.
    Text(&'a str),
    /// A text that was written with escapes: its bytes from the first to before the second place of
    /// [`Tape::unescaped`].
    Unescaped(usize, usize),
    /// So many items follow.
    List(usize),
    /// So many members follow: a name and a value each.
    Object(usize),
}

/// What a body holds.
#[derive(Default)]
pub struct Tape<'a> {
    entries: Vec<Entry<'a>>,
    /// The texts that were written with escapes, one behind the other.
    unescaped: String,
    /// Whether a zero with a point was read.
    pub has_zero: bool,
}

impl<'a> Tape<'a> {
    /// Reads a body in place of the one before. Gives nothing where the standard library must: for what
    /// is no JSON, and for a number that may be an integer of more than 64 bits.
    pub fn read(&mut self, body: &'a [u8]) -> Option<()> {
        self.entries.clear();
        self.entries.reserve(body.len() / BYTES_PER_ENTRY);
        self.unescaped.clear();
        self.has_zero = false;
        let mut reader = sonic_rs::Deserializer::from_slice(body);
        Record(self).deserialize(&mut reader).ok()?;
        reader.end().ok()
    }

    pub fn entries(&self) -> std::slice::Iter<'_, Entry<'a>> {
        self.entries.iter()
    }

    /// The text of an entry; nothing when it is none.
    pub fn text(&self, entry: &Entry<'a>) -> Option<&str> {
        match *entry {
            Entry::Text(text) => Some(text),
            Entry::Unescaped(start, end) => self.unescaped.get(start..end),
            _ => None,
        }
    }

    /// Writes how many items or members the entry at this place has.
    fn close(&mut self, place: usize, entry: Entry<'a>) {
        if let Some(opened) = self.entries.get_mut(place) {
            *opened = entry;
        }
    }
}

/// Writes a value that is read to the tape.
struct Record<'t, 'a>(&'t mut Tape<'a>);

impl<'a> DeserializeSeed<'a> for Record<'_, 'a> {
    type Value = ();

    #[inline]
    fn deserialize<D: Deserializer<'a>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'a> Visitor<'a> for Record<'_, 'a> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("JSON")
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<(), E> {
        self.0.entries.push(Entry::Null);
        Ok(())
    }

    fn visit_bool<E: serde::de::Error>(self, flag: bool) -> Result<(), E> {
        self.0.entries.push(Entry::Flag(flag));
        Ok(())
    }

    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<(), E> {
        self.0.entries.push(Entry::Integer(number));
        Ok(())
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<(), E> {
        let entry = i64::try_from(number).map_or(Entry::Unsigned(number), Entry::Integer);
        self.0.entries.push(entry);
        Ok(())
    }

    fn visit_f64<E: serde::de::Error>(self, number: f64) -> Result<(), E> {
        refuse_beyond(number)?;
        self.0.has_zero |= number == 0.0;
        self.0.entries.push(Entry::Float(number));
        Ok(())
    }

    fn visit_borrowed_str<E: serde::de::Error>(self, text: &'a str) -> Result<(), E> {
        self.0.entries.push(Entry::Text(text));
        Ok(())
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<(), E> {
        let start = self.0.unescaped.len();
        self.0.unescaped.push_str(text);
        let end = self.0.unescaped.len();
        self.0.entries.push(Entry::Unescaped(start, end));
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut items: A) -> Result<(), A::Error> {
        let place = self.0.entries.len();
        self.0.entries.push(Entry::List(0));
        let mut count = 0;
        while items.next_element_seed(Record(self.0))?.is_some() {
            count += 1;
        }
        self.0.close(place, Entry::List(count));
        Ok(())
    }

    fn visit_map<A: MapAccess<'a>>(self, mut members: A) -> Result<(), A::Error> {
        let place = self.0.entries.len();
        self.0.entries.push(Entry::Object(0));
        let mut count = 0;
        while members.next_key_seed(Record(self.0))?.is_some() {
            members.next_value_seed(Record(self.0))?;
            count += 1;
        }
        self.0.close(place, Entry::Object(count));
        Ok(())
    }
}
