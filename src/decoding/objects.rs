//! Creates the Python objects of a body from its tape.
//!
//! Strings of member names are cached (`names.rs`), lists are created with their size, and the dicts of
//! records are copies of one that has the same members.

use std::cell::RefCell;
use std::rc::Rc;
use std::slice::Iter;

use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyString};

use super::reader::Reader;
use super::shapes::{MOST_SHAPES, ShapeNumber, set_name};
use super::tape::{Entry, Tape};
use super::unread::Unread;
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
    let read = Reader::read(tape, body, depth);
    let made = read.map_err(Unmade::Unread).and_then(|()| {
        let made = Build { py, tape, shapes }.value(&mut tape.entries());
        made.ok_or_else(|| match PyErr::take(py) {
            Some(error) => Unmade::ByPython(error),
            None => Unmade::Unread(Unread::Unsure),
        })
    });
    if made.is_err() {
        // The reader knows shapes from what no objects were created of.
        tape.shapes.clear();
        shapes.0.borrow_mut().clear();
    }
    made
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
    /// one, whose error is then set, or if there is no memory for the names of a shape.
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
            Entry::Unescaped(start, end) => {
                constructors::text(py, self.tape.unescaped(start, end)?)?.into_any()
            }
            Entry::List(count) => self.list(count, entries)?.into_any(),
            Entry::Alike(shape) => self.alike(shape, entries)?.into_any(),
            Entry::Object(count, shape) => self.object(count, shape, entries)?.into_any(),
            // An object takes the names of its members.
            Entry::Name(_) | Entry::UnescapedName(..) => return None,
        })
    }

    fn list(self, count: usize, entries: &mut Iter<'t, Entry<'a>>) -> Option<Bound<'py, PyList>> {
        constructors::list(self.py, count, || self.value(entries))
    }

    /// An object with the names of its shape.
    fn alike(
        self,
        shape: ShapeNumber,
        entries: &mut Iter<'t, Entry<'a>>,
    ) -> Option<Bound<'py, PyDict>> {
        let shape = self.shapes.get(shape)?;
        let object = match &shape.example {
            Some(example) => constructors::kept(self.py, example.copy())?,
            None => constructors::dict(self.py)?,
        };
        for name in &shape.names {
            let value = self.value(entries)?;
            constructors::kept(self.py, object.set_item(name, value))?;
        }
        Some(object)
    }

    /// An object with this number of members, some of which have other names than its shape.
    fn object(
        self,
        count: usize,
        shape: ShapeNumber,
        entries: &mut Iter<'t, Entry<'a>>,
    ) -> Option<Bound<'py, PyDict>> {
        let object = constructors::dict(self.py)?;
        for number in 0..count {
            let name = self.name(shape, number, entries)?;
            let value = self.value(entries)?;
            constructors::kept(self.py, object.set_item(name, value))?;
        }
        self.shapes.change(shape, |shape| {
            // If a name occurs twice, the dict has fewer members than the object.
            let has_all = object.len() == count && shape.names.len() == count;
            if has_all && shape.example.is_none() {
                shape.example = Some(object.clone());
            }
        });
        Some(object)
    }

    /// The name of the next member of an object, of which this number are before it.
    fn name(
        self,
        shape: ShapeNumber,
        number: usize,
        entries: &mut Iter<'t, Entry<'a>>,
    ) -> Option<Bound<'py, PyString>> {
        let name = match *entries.as_slice().first()? {
            Entry::Name(name) => {
                let name = names::text(self.py, name)?;
                let set = self.shapes.change(shape, |shape| {
                    shape.example = None;
                    set_name(&mut shape.names, number, name.clone())
                });
                set.transpose().ok()?;
                name
            }
            Entry::UnescapedName(start, end) => {
                self.shapes.change(shape, |shape| {
                    shape.example = None;
                    shape.names.truncate(number);
                });
                names::text(self.py, self.tape.unescaped(start, end)?)?
            }
            _ => return self.shapes.get(shape)?.names.get(number).cloned(),
        };
        entries.next();
        Some(name)
    }
}

/// The shape of objects: the strings of the names of their members. Records are alike: the dict of the next one begins
/// as a copy of an earlier one's dict, which has its size, and each value is replaced.
#[derive(Clone, Default)]
struct Shape<'py> {
    names: Vec<Bound<'py, PyString>>,
    /// A dict that has these names, each of them once.
    example: Option<Bound<'py, PyDict>>,
}

/// The shapes of the objects of several texts.
#[derive(Default)]
pub struct Shapes<'py>(RefCell<Vec<Rc<Shape<'py>>>>);

impl<'py> Shapes<'py> {
    fn get(&self, shape: ShapeNumber) -> Option<Rc<Shape<'py>>> {
        self.0.borrow().get(shape.0).cloned()
    }

    /// Changes a shape, of which there may have been no object so far. Returns nothing if there is none.
    fn change<T>(
        &self,
        shape: ShapeNumber,
        change: impl FnOnce(&mut Shape<'py>) -> T,
    ) -> Option<T> {
        let mut known = self.0.borrow_mut();
        if shape.0 >= known.len() && shape.0 < MOST_SHAPES {
            known.resize_with(shape.0 + 1, Rc::default);
        }
        known
            .get_mut(shape.0)
            .map(|known| change(Rc::make_mut(known)))
    }
}
