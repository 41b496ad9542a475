//! Makes Python's objects of JSON while it is read.
//!
//! Names of members are not made anew (`names.rs`), lists are made when their size is known, and the
//! dicts of records are copies of one that has the same members.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString};
use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};

use super::{BEYOND, names, texts};

/// Makes Python's object of every value that is read.
#[derive(Clone, Copy)]
pub struct Build<'a, 'py> {
    pub py: Python<'py>,
    /// What the values of several texts share.
    pub shared: &'a Shared<'py>,
}

impl<'de, 'py> DeserializeSeed<'de> for Build<'_, 'py> {
    type Value = Bound<'py, PyAny>;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Self::Value, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de, 'py> Visitor<'de> for Build<'_, 'py> {
    type Value = Bound<'py, PyAny>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("JSON")
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<Self::Value, E> {
        Ok(self.py.None().into_bound(self.py))
    }

    fn visit_bool<E: serde::de::Error>(self, flag: bool) -> Result<Self::Value, E> {
        Ok(PyBool::new(self.py, flag).to_owned().into_any())
    }

    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Self::Value, E> {
        Ok(PyInt::new(self.py, number).into_any())
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Self::Value, E> {
        Ok(PyInt::new(self.py, number).into_any())
    }

    fn visit_f64<E: serde::de::Error>(self, number: f64) -> Result<Self::Value, E> {
        if number.abs() >= BEYOND {
            return Err(E::custom("a number for the standard library"));
        }
        if number == 0.0 {
            self.shared.zero.set(true);
        }
        Ok(PyFloat::new(self.py, number).into_any())
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(texts::text(self.py, text).into_any())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self::Value, A::Error> {
        let start = self.shared.items.borrow().len();
        while let Some(item) = items.next_element_seed(self)? {
            self.shared.items.borrow_mut().push(item);
        }
        // Made outside: a list may begin a collection, which may run any Python.
        let own = self.shared.items.borrow_mut().split_off(start);
        let list = PyList::new(self.py, own).map_err(A::Error::custom)?;
        Ok(list.into_any())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Self::Value, A::Error> {
        let Some(mut name) = members.next_key_seed(Name(self.py, None))? else {
            return Ok(PyDict::new(self.py).into_any());
        };
        let shape = self.shared.shape(&name);
        let Some(shape) = shape else {
            let first = name.clone();
            let object = self.members(PyDict::new(self.py), name, members)?;
            self.shared.remember(&first, &object);
            return Ok(object.into_any());
        };
        let object = shape.example.copy().map_err(A::Error::custom)?;
        let mut same = 0;
        while shape.is_at(same, &name) {
            let value = members.next_value_seed(self)?;
            object.set_item(&name, value).map_err(A::Error::custom)?;
            same += 1;
            let expected = shape.members.get(same);
            match members.next_key_seed(Name(self.py, expected))? {
                Some(next) => name = next,
                None if expected.is_none() => return Ok(object.into_any()),
                None => {
                    let object = shape.first(&object, same).map_err(A::Error::custom)?;
                    return Ok(object.into_any());
                }
            }
        }
        let begun = shape.first(&object, same).map_err(A::Error::custom)?;
        Ok(self.members(begun, name, members)?.into_any())
    }
}

impl<'py> Build<'_, 'py> {
    /// Adds this member and all that follow.
    fn members<'de, A: MapAccess<'de>>(
        self,
        object: Bound<'py, PyDict>,
        first: Bound<'py, PyString>,
        mut members: A,
    ) -> Result<Bound<'py, PyDict>, A::Error> {
        let mut next = Some(first);
        while let Some(name) = next {
            let value = members.next_value_seed(self)?;
            object.set_item(name, value).map_err(A::Error::custom)?;
            next = members.next_key_seed(Name(self.py, None))?;
        }
        Ok(object)
    }
}

/// What the values of several texts share while they are read.
#[derive(Default)]
pub struct Shared<'py> {
    /// Whether a zero with a point was read.
    pub zero: Cell<bool>,
    /// The items of the lists that are being read, each list behind the one around it.
    items: RefCell<Vec<Bound<'py, PyAny>>>,
    shapes: RefCell<Vec<Rc<Shape<'py>>>>,
    /// How objects began that have no shape yet.
    begun: RefCell<Vec<Bound<'py, PyString>>>,
}

/// Objects of fewer members are made as quickly without a shape: their dict never grows.
const FEWEST_MEMBERS: usize = 6;
/// How many shapes are known at once.
const MOST_SHAPES: usize = 8;
/// How often objects may begin like a shape and go on otherwise until it is used no more.
const MOST_MISSES: u8 = 8;

/// The name of a member.
struct Member<'py> {
    name: Box<str>,
    text: Bound<'py, PyString>,
}

/// The names of the members of an object that was read. Records are alike: the dict of the next one
/// begins as a copy of this one's, which has its size, and each value is replaced.
struct Shape<'py> {
    members: Vec<Member<'py>>,
    example: Bound<'py, PyDict>,
    misses: Cell<u8>,
}

impl<'py> Shape<'py> {
    /// A dict of the first members only, of an object that goes on otherwise.
    fn first(&self, object: &Bound<'py, PyDict>, count: usize) -> PyResult<Bound<'py, PyDict>> {
        self.misses.set(self.misses.get().saturating_add(1));
        let begun = PyDict::new(object.py());
        for Member { text, .. } in self.members.iter().take(count) {
            begun.set_item(text, object.get_item(text)?)?;
        }
        Ok(begun)
    }

    /// Whether the member at this place has this name.
    fn is_at(&self, place: usize, name: &Bound<'py, PyString>) -> bool {
        let member = self.members.get(place);
        member.is_some_and(|member| member.text.is(name))
    }
}

impl<'py> Shared<'py> {
    /// Forgets what was read before an error.
    pub fn clear(&self) {
        let items = self.items.take();
        drop(items);
    }

    /// The shape of objects that begin with this name.
    fn shape(&self, first: &Bound<'py, PyString>) -> Option<Rc<Shape<'py>>> {
        let shapes = self.shapes.borrow();
        let known = shapes.iter().find(|shape| shape.is_at(0, first))?;
        (known.misses.get() < MOST_MISSES).then(|| Rc::clone(known))
    }

    /// Keeps the shape of an object that begins like one before.
    fn remember(&self, first: &Bound<'py, PyString>, object: &Bound<'py, PyDict>) {
        let mut shapes = self.shapes.borrow_mut();
        if object.len() < FEWEST_MEMBERS || shapes.len() >= MOST_SHAPES {
            return;
        }
        let mut begun = self.begun.borrow_mut();
        if !begun.iter().any(|known| known.is(first)) {
            if begun.len() < MOST_SHAPES {
                begun.push(first.clone());
            }
            return;
        }
        let members: PyResult<Vec<Member<'py>>> = object
            .keys()
            .iter()
            .map(|name| {
                let text = name.cast_into::<PyString>()?;
                let name = text.to_cow()?.into();
                Ok(Member { name, text })
            })
            .collect();
        let is_known = shapes.iter().any(|shape| shape.is_at(0, first));
        if let (Ok(members), false) = (members, is_known) {
            shapes.push(Rc::new(Shape {
                members,
                example: object.clone(),
                misses: Cell::new(0),
            }));
        }
    }
}

/// The name of a member, and the one that is expected.
struct Name<'a, 'py>(Python<'py>, Option<&'a Member<'py>>);

impl<'de, 'py> DeserializeSeed<'de> for Name<'_, 'py> {
    type Value = Bound<'py, PyString>;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Self::Value, D::Error> {
        reader.deserialize_str(self)
    }
}

impl<'py> Visitor<'_> for Name<'_, 'py> {
    type Value = Bound<'py, PyString>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the name of a member")
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<Self::Value, E> {
        Ok(match self.1 {
            Some(expected) if *expected.name == *name => expected.text.clone(),
            _ => names::text(self.0, name),
        })
    }
}
