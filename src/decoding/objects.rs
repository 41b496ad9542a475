//! Creates the Python objects of a body from its tape.
//!
//! Strings of member names are cached (`names.rs`), lists are created with their size, and the dicts of
//! records are copies of one that has the same members.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::slice::Iter;

use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyString};

use super::names::is_same;
use super::reader::Reader;
use super::tape::{Entry, Tape, Unread};
use super::{constructors, names};

/// Why no objects were created from a body.
pub enum Unmade {
    Unread(Unread),
    ByPython(PyErr),
}

/// The value of a body, on the stack of this thread, with at most this depth of lists and objects.
pub fn built<'a, 'py>(
    py: Python<'py>,
    shapes: &Shapes<'py>,
    tape: &mut Tape<'a>,
    body: &'a [u8],
    depth: usize,
) -> Result<Bound<'py, PyAny>, Unmade> {
    Reader::read(tape, body, depth).map_err(Unmade::Unread)?;
    let made = Build { py, tape, shapes }.value(&mut tape.entries());
    made.ok_or_else(|| match PyErr::take(py) {
        Some(error) => Unmade::ByPython(error),
        None => Unmade::Unread(Unread::Unsure),
    })
}

pub fn no_memory() -> PyErr {
    PyMemoryError::new_err("out of memory for the values of the answer")
}

/// Makes Python's objects of the entries of a tape.
#[derive(Clone, Copy)]
struct Build<'t, 'a, 'py> {
    py: Python<'py>,
    tape: &'t Tape<'a>,
    /// What the objects of several tapes share.
    shapes: &'t Shapes<'py>,
}

impl<'t, 'a, 'py> Build<'t, 'a, 'py> {
    /// The object of the next entry and of those that belong to it; nothing if Python could not create
    /// one, whose error is then set.
    fn value(self, entries: &mut Iter<'t, Entry<'a>>) -> Option<Bound<'py, PyAny>> {
        let py = self.py;
        let entry = entries.next()?;
        Some(match *entry {
            Entry::Null => py.None().into_bound(py),
            Entry::Flag(flag) => PyBool::new(py, flag).to_owned().into_any(),
            Entry::Integer(number) => constructors::integer(py, number)?,
            Entry::Unsigned(number) => constructors::unsigned(py, number)?,
            Entry::Float(number) => constructors::float(py, number)?,
            Entry::Text(text) => constructors::text(py, text)?.into_any(),
            Entry::Unescaped(..) => constructors::text(py, self.tape.text(entry)?)?.into_any(),
            Entry::List(count) => self.list(count, entries)?.into_any(),
            Entry::Object(count) => self.object(count, entries)?.into_any(),
        })
    }

    fn list(self, count: usize, entries: &mut Iter<'t, Entry<'a>>) -> Option<Bound<'py, PyList>> {
        constructors::list(self.py, count, || self.value(entries))
    }

    fn object(self, count: usize, entries: &mut Iter<'t, Entry<'a>>) -> Option<Bound<'py, PyDict>> {
        if count == 0 {
            return constructors::dict(self.py);
        }
        let first = self.tape.text(entries.as_slice().first()?)?;
        let Some(shape) = self.shapes.find(first, count) else {
            let object = constructors::dict(self.py)?;
            self.members(&object, count, entries)?;
            self.shapes.remember(first, &object, count);
            return Some(object);
        };
        let object = constructors::kept(self.py, shape.example.copy())?;
        let mut expected = &*shape.names;
        for (done, member) in shape.members.iter().enumerate() {
            let from_here = entries.clone();
            let (same, rest) = expected.split_at_checked(member.length)?;
            if !is_same(same.as_bytes(), self.name(entries)?.as_bytes()) {
                *entries = from_here;
                let begun = shape.first(&object, done)?;
                self.members(&begun, count - done, entries)?;
                return Some(begun);
            }
            expected = rest;
            let value = self.value(entries)?;
            constructors::kept(self.py, object.set_item(&member.text, value))?;
        }
        Some(object)
    }

    /// Adds this number of members.
    fn members(
        self,
        object: &Bound<'py, PyDict>,
        count: usize,
        entries: &mut Iter<'t, Entry<'a>>,
    ) -> Option<()> {
        for _ in 0..count {
            let name = names::text(self.py, self.name(entries)?)?;
            let value = self.value(entries)?;
            constructors::kept(self.py, object.set_item(name, value))?;
        }
        Some(())
    }

    /// The name of the next member.
    fn name(self, entries: &mut Iter<'t, Entry<'a>>) -> Option<&'t str> {
        entries.next().and_then(|entry| self.tape.text(entry))
    }
}

/// Objects with fewer members are created as fast without a shape.
const FEWEST_MEMBERS: usize = 2;
/// How many shapes are cached.
const MOST_SHAPES: usize = 8;
/// How often objects may begin like a shape and continue differently before it is no longer used.
const MOST_MISSES: u8 = 8;

/// The name of a member.
struct MemberName<'py> {
    /// How many bytes of [`Shape::names`] it has.
    length: usize,
    text: Bound<'py, PyString>,
}

/// The names of the members of an object. Records are alike: the dict of the next one begins as a copy of
/// this one's dict, which has its size, and each value is replaced.
struct Shape<'py> {
    /// Concatenated, so that they are adjacent in memory.
    names: Box<str>,
    members: Vec<MemberName<'py>>,
    example: Bound<'py, PyDict>,
    misses: Cell<u8>,
}

impl<'py> Shape<'py> {
    /// A dict of the first members only, of an object that continues differently.
    fn first(&self, object: &Bound<'py, PyDict>, count: usize) -> Option<Bound<'py, PyDict>> {
        self.misses.set(self.misses.get().saturating_add(1));
        let py = object.py();
        let begun = constructors::dict(py)?;
        for MemberName { text, .. } in self.members.iter().take(count) {
            let value = constructors::kept(py, object.get_item(text))?;
            constructors::kept(py, begun.set_item(text, value))?;
        }
        Some(begun)
    }

    /// Whether objects with this number of members that begin with this name seem to have this shape.
    fn is_like(&self, first: &str, count: usize) -> bool {
        self.members.len() == count
            && self
                .members
                .first()
                .is_some_and(|member| member.length == first.len())
            && self.names.starts_with(first)
    }
}

/// The shapes of the objects of several texts.
#[derive(Default)]
pub struct Shapes<'py> {
    known: RefCell<Vec<Rc<Shape<'py>>>>,
    /// The first name and the number of members of objects that have no shape yet.
    begun: RefCell<Vec<(Box<str>, usize)>>,
}

impl<'py> Shapes<'py> {
    fn find(&self, first: &str, count: usize) -> Option<Rc<Shape<'py>>> {
        let known = self.known.borrow();
        let shape = known.iter().find(|shape| shape.is_like(first, count))?;
        (shape.misses.get() < MOST_MISSES).then(|| Rc::clone(shape))
    }

    /// Stores the shape of an object that begins like an earlier one.
    fn remember(&self, first: &str, object: &Bound<'py, PyDict>, count: usize) {
        let mut known = self.known.borrow_mut();
        // If a name occurs twice, the dict has fewer members than the object. If a shape exists already,
        // it is no longer used.
        if count < FEWEST_MEMBERS
            || object.len() != count
            || known.len() >= MOST_SHAPES
            || known.iter().any(|shape| shape.is_like(first, count))
        {
            return;
        }
        let mut begun = self.begun.borrow_mut();
        let is_like = |(name, members): &(Box<str>, usize)| **name == *first && *members == count;
        if !begun.iter().any(is_like) {
            if begun.len() < MOST_SHAPES {
                begun.push((first.into(), count));
            }
            return;
        }
        let mut names = String::new();
        let mut member = |name: Bound<'py, PyAny>| {
            let text = name.cast_into::<PyString>().ok()?;
            let length = text.to_str().ok()?.len();
            names.push_str(text.to_str().ok()?);
            Some(MemberName { length, text })
        };
        let members: Option<Vec<MemberName<'py>>> = object.keys().iter().map(&mut member).collect();
        if let Some(members) = members {
            known.push(Rc::new(Shape {
                names: names.into(),
                members,
                example: object.clone(),
                misses: Cell::new(0),
            }));
        }
    }
}
