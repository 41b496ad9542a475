//! A body as a tape: its values in one list, in document order.
//!
//! A list or an object is one entry with the number of its items or members, which follow it. The whole
//! body is parsed before the first Python object is created. Alternating between parsing and creating took
//! a tenth longer, and the size of a list was not known in advance.

use std::cell::Cell;
use std::{fmt, mem};

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

/// Bytes of a body for each entry, as a first guess: the tape grows if there are more.
const BYTES_PER_ENTRY: usize = 12;
/// The magnitude from which a number without a point might not fit into 64 bits.
const BEYOND: f64 = 9.2e18;
/// This number of bytes is small: if they are not available, nothing else works either.
const SMALL: usize = 1024 * 1024;
/// The most entries of a tape whose memory a thread keeps: 1 MB. glibc returns freed memory to the system and requests
/// it again for the next body, page by page: a call with a body of 100 KB then took a fifth longer.
const MOST_KEPT: usize = SMALL / size_of::<Entry<'static>>();

thread_local! {
    /// The memory of the tape before.
    static KEPT: Cell<Vec<Entry<'static>>> = const { Cell::new(Vec::new()) };
}

/// One value, or the name of a member.
#[derive(Clone, Copy)]
pub enum Entry<'a> {
    Null,
    Flag(bool),
    Integer(i64),
    /// An integer beyond those with a sign.
    Unsigned(u64),
    Float(f64),
    /// A text as written in the body.
    Text(&'a str),
    /// A text that was written with escapes: its bytes from the first to before the second place of
    /// [`Tape::unescaped`].
    Unescaped(usize, usize),
    /// This number of items follows.
    List(usize),
    /// This number of members follows: a name and a value each.
    Object(usize),
}

/// Why a body was not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unread {
    /// The standard library must decide: this is not JSON, or it has a number that may be an integer of
    /// more than 64 bits.
    Unsure,
    /// Lists and objects are nested more deeply than the stack may have room for.
    TooDeep,
    NoMemory,
}

/// The values of a body.
pub struct Tape<'a> {
    entries: Vec<Entry<'a>>,
    /// The unescaped texts, concatenated.
    unescaped: String,
    /// Whether a zero with a point was read.
    pub has_zero: bool,
    /// How many more lists and objects may be nested.
    depth_left: usize,
    /// Why parsing ended, if the body is not to blame.
    ended: Option<Unread>,
}

impl<'a> Tape<'a> {
    /// An empty tape, with the memory of one that this thread needs no more.
    pub fn new() -> Self {
        Self {
            // A thread that ends keeps nothing.
            entries: KEPT.try_with(Cell::take).unwrap_or_default(),
            unescaped: String::new(),
            has_zero: false,
            depth_left: 0,
            ended: None,
        }
    }

    /// Reads a body in place of the one before. Lists and objects may be nested so deeply.
    pub fn read(&mut self, body: &'a [u8], depth: usize) -> Result<(), Unread> {
        self.entries.clear();
        self.unescaped.clear();
        self.has_zero = false;
        self.depth_left = depth;
        self.ended = None;
        let room = self.entries.try_reserve(body.len() / BYTES_PER_ENTRY);
        if room.is_err() || !has_room_for_texts(body) {
            return Err(Unread::NoMemory);
        }
        let mut reader = sonic_rs::Deserializer::from_slice(body);
        let read = Record(self).deserialize(&mut reader);
        let read = read.and_then(|()| reader.end());
        read.map_err(|_| self.ended.unwrap_or(Unread::Unsure))
    }

    pub fn entries(&self) -> std::slice::Iter<'_, Entry<'a>> {
        self.entries.iter()
    }

    /// The text of an entry; nothing if it is not a text.
    pub fn text(&self, entry: &Entry<'a>) -> Option<&str> {
        match *entry {
            Entry::Text(text) => Some(text),
            Entry::Unescaped(start, end) => self.unescaped.get(start..end),
            _ => None,
        }
    }

    #[inline]
    fn push<E: Error>(&mut self, entry: Entry<'a>) -> Result<(), E> {
        if self.entries.len() == self.entries.capacity() {
            self.grow()?;
        }
        self.entries.push(entry);
        Ok(())
    }

    #[cold]
    fn grow<E: Error>(&mut self) -> Result<(), E> {
        let grown = self.entries.try_reserve(1);
        grown.map_err(|_| self.end(Unread::NoMemory))
    }

    /// An error that the parser takes for one of the body's.
    #[cold]
    fn end<E: Error>(&mut self, why: Unread) -> E {
        self.ended = Some(why);
        E::custom("the body was not read completely")
    }

    /// Enters a list or an object.
    #[inline]
    fn enter<E: Error>(&mut self, entry: Entry<'a>) -> Result<usize, E> {
        let Some(left) = self.depth_left.checked_sub(1) else {
            return Err(self.end(Unread::TooDeep));
        };
        self.depth_left = left;
        self.push(entry)?;
        Ok(self.entries.len() - 1)
    }

    /// Leaves the list or object at this place, and writes how many items or members it has.
    fn leave(&mut self, place: usize, entry: Entry<'a>) {
        self.depth_left += 1;
        if let Some(opened) = self.entries.get_mut(place) {
            *opened = entry;
        }
    }
}

/// An empty list with the memory of another one. The standard library collects into the memory of the list that it
/// takes apart, if the entries have the same size.
fn emptied(mut entries: Vec<Entry<'_>>) -> Vec<Entry<'static>> {
    entries.clear();
    entries.into_iter().map(|_| Entry::Null).collect()
}

impl Drop for Tape<'_> {
    fn drop(&mut self) {
        let entries = mem::take(&mut self.entries);
        if entries.capacity() <= MOST_KEPT {
            let _ = KEPT.try_with(|kept| kept.set(emptied(entries)));
        }
    }
}

/// Whether there is memory for the texts of a body that are written with escapes. The parser allocates it
/// in a way that cannot fail.
fn has_room_for_texts(body: &[u8]) -> bool {
    body.len() <= SMALL || Vec::<u8>::new().try_reserve_exact(body.len()).is_ok()
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

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        self.0.push(Entry::Null)
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<(), E> {
        self.0.push(Entry::Flag(flag))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<(), E> {
        self.0.push(Entry::Integer(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<(), E> {
        let entry = i64::try_from(number).map_or(Entry::Unsigned(number), Entry::Integer);
        self.0.push(entry)
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<(), E> {
        if number.abs() >= BEYOND {
            // It may have been written without a point: then Python has an int.
            return Err(E::custom("a number for the standard library"));
        }
        self.0.has_zero |= number == 0.0;
        self.0.push(Entry::Float(number))
    }

    fn visit_borrowed_str<E: Error>(self, text: &'a str) -> Result<(), E> {
        self.0.push(Entry::Text(text))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        let start = self.0.unescaped.len();
        if self.0.unescaped.try_reserve(text.len()).is_err() {
            return Err(self.0.end(Unread::NoMemory));
        }
        self.0.unescaped.push_str(text);
        let end = self.0.unescaped.len();
        self.0.push(Entry::Unescaped(start, end))
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut items: A) -> Result<(), A::Error> {
        let place = self.0.enter(Entry::List(0))?;
        let mut count = 0;
        while items.next_element_seed(Record(self.0))?.is_some() {
            count += 1;
        }
        self.0.leave(place, Entry::List(count));
        Ok(())
    }

    fn visit_map<A: MapAccess<'a>>(self, mut members: A) -> Result<(), A::Error> {
        let place = self.0.enter(Entry::Object(0))?;
        let mut count = 0;
        while members.next_key_seed(Record(self.0))?.is_some() {
            members.next_value_seed(Record(self.0))?;
            count += 1;
        }
        self.0.leave(place, Entry::Object(count));
        Ok(())
    }
}
