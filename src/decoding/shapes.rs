//! Shapes: the names of the members of objects, in their order.
//!
//! The reader of a body compares the names of an object with those of a shape, and the tape has none that is the same.
//! Whoever creates the objects keeps the shapes as well, with Python's strings: it comes to the same objects in the
//! same order, so what one of them changes by the rules here, the other one changes, too.

use super::unread::Unread;

/// The most shapes, and the most names of each.
pub const MOST_SHAPES: usize = 16;
const MOST_NAMES: usize = 2048;
/// For so many names there is room at once. Most objects have fewer.
const NAMES_RESERVED: usize = 32;

/// The number of a shape, in the order in which they were found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShapeNumber(pub usize);

impl ShapeNumber {
    /// The object has no shape.
    pub const NONE: Self = Self(usize::MAX);
}

/// Sets the name of a member, of which this number are before it.
pub fn set_name<N>(names: &mut Vec<N>, number: usize, name: N) -> Result<(), Unread> {
    if let Some(before) = names.get_mut(number) {
        *before = name;
    } else if names.len() == number && number < MOST_NAMES {
        if number == names.capacity() {
            let room = names.try_reserve(NAMES_RESERVED.max(number));
            room.map_err(|_| Unread::NoMemory)?;
        }
        names.push(name);
    }
    Ok(())
}

/// The names of a body's objects, as they are written there: with quotation marks.
#[derive(Default)]
pub struct WrittenShapes<'a> {
    known: Vec<WrittenShape<'a>>,
}

struct WrittenShape<'a> {
    /// How deeply its objects are nested.
    depth: usize,
    /// The first name of all of its objects.
    first: &'a str,
    /// None until a second object was found.
    names: Vec<&'a str>,
}

impl<'a> WrittenShapes<'a> {
    /// Forgets all shapes.
    pub fn clear(&mut self) {
        self.known.clear();
    }

    /// The shape of objects at this depth whose first name begins the text.
    pub fn find(&self, depth: usize, text: &[u8]) -> ShapeNumber {
        let found = self
            .known
            .iter()
            .position(|shape| shape.depth == depth && begins_with(text, shape.first.as_bytes()));
        found.map_or(ShapeNumber::NONE, ShapeNumber)
    }

    /// Remembers the first name of an object, so that another one which begins with it has a shape.
    pub fn add(&mut self, depth: usize, first: &'a str) -> Result<(), Unread> {
        if self.known.len() < MOST_SHAPES {
            let room = self.known.try_reserve(1);
            room.map_err(|_| Unread::NoMemory)?;
            self.known.push(WrittenShape {
                depth,
                first,
                names: Vec::new(),
            });
        }
        Ok(())
    }

    /// The names of a shape.
    #[inline]
    pub fn names(&self, shape: ShapeNumber) -> &[&'a str] {
        self.known
            .get(shape.0)
            .map_or(&[], |shape| shape.names.as_slice())
    }

    pub fn names_mut(&mut self, shape: ShapeNumber) -> Option<&mut Vec<&'a str>> {
        self.known.get_mut(shape.0).map(|shape| &mut shape.names)
    }
}

/// Whether a text begins with a name. Most names have 8 to 32 bytes: a few comparisons, where comparing slices calls
/// the C library.
#[inline]
pub fn begins_with(text: &[u8], name: &[u8]) -> bool {
    let Some(text) = text.get(..name.len()) else {
        return false;
    };
    let (mut text, mut name) = (text, name);
    while let (Some((here, text_after)), Some((there, name_after))) =
        (text.split_first_chunk::<8>(), name.split_first_chunk::<8>())
    {
        if here != there {
            return false;
        }
        (text, name) = (text_after, name_after);
    }
    text == name
}
