//! A body as a tape: its values in one list, in document order.
//!
//! A list or an object is one entry with the number of its items or members, which follow it. The whole
//! body is parsed before the first Python object is created. Alternating between parsing and creating took
//! a tenth longer, and the size of a list was not known in advance. `reader.rs` writes it.

use std::cell::Cell;
use std::mem;

use super::shapes::{ShapeNumber, WrittenShapes};
use super::unread::Unread;

/// Bytes of a body for each entry, as a first guess: the tape grows if there are more.
const BYTES_PER_ENTRY: usize = 12;
/// The most entries of a tape whose memory a thread keeps: 1 MB. glibc returns freed memory to the system and requests
/// it again for the next body, page by page: a call with a body of 100 KB then took a fifth longer.
const MOST_KEPT: usize = 1024 * 1024 / size_of::<Entry<'static>>();

thread_local! {
    /// The memory of the tape before.
    static KEPT: Cell<Vec<Entry<'static>>> = const { Cell::new(Vec::new()) };
}

/// One value, or the name of a member. The name of a member that is that of its object's shape has no entry.
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
    /// The name of a member as written in the body, between the quotation marks.
    Name(&'a str),
    /// A name that was written with escapes: its bytes as for a text.
    UnescapedName(usize, usize),
    /// This number of items follows.
    List(usize),
    /// This number of members follows: a value each, before which a name stands that is not that of the shape.
    Object(usize, ShapeNumber),
    /// The values of the members of this shape follow.
    Alike(ShapeNumber),
}

/// The values of a body.
pub struct Tape<'a> {
    entries: Vec<Entry<'a>>,
    /// The unescaped texts, concatenated.
    pub(super) unescaped: String,
    pub(super) shapes: WrittenShapes<'a>,
}

impl<'a> Tape<'a> {
    /// An empty tape, with the memory of one that this thread needs no more.
    pub fn new() -> Self {
        Self {
            // A thread that ends keeps nothing.
            entries: KEPT.try_with(Cell::take).unwrap_or_default(),
            unescaped: String::new(),
            shapes: WrittenShapes::default(),
        }
    }

    /// Makes it empty, with room for a body of this length.
    pub(super) fn begin(&mut self, length: usize) -> Result<(), Unread> {
        self.entries.clear();
        self.unescaped.clear();
        let room = self.entries.try_reserve(length / BYTES_PER_ENTRY);
        room.map_err(|_| Unread::NoMemory)
    }

    pub fn entries(&self) -> std::slice::Iter<'_, Entry<'a>> {
        self.entries.iter()
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    #[inline]
    pub(super) fn push(&mut self, entry: Entry<'a>) -> Result<(), Unread> {
        if self.entries.len() == self.entries.capacity() {
            self.grow()?;
        }
        self.entries.push(entry);
        Ok(())
    }

    #[cold]
    fn grow(&mut self) -> Result<(), Unread> {
        let grown = self.entries.try_reserve(1);
        grown.map_err(|_| Unread::NoMemory)
    }

    /// Writes an entry in place of another one.
    #[inline]
    pub(super) fn replace(&mut self, place: usize, entry: Entry<'a>) {
        if let Some(before) = self.entries.get_mut(place) {
            *before = entry;
        }
    }

    /// An unescaped text by its places.
    pub fn unescaped(&self, start: usize, end: usize) -> Option<&str> {
        self.unescaped.get(start..end)
    }

    /// Adds a part of an unescaped text.
    pub(super) fn push_unescaped(&mut self, text: &str) -> Result<(), Unread> {
        let room = self.unescaped.try_reserve(text.len());
        room.map_err(|_| Unread::NoMemory)?;
        self.unescaped.push_str(text);
        Ok(())
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
