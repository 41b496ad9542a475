//! Caches the strings of member names: each is created once per thread.
//!
//! Records have the same names in the same order. So after each name, the name that followed it last time
//! is tried first, before any hash is computed. A cached string keeps Python's own hash.

use std::cell::RefCell;

use pyo3::prelude::*;
use pyo3::types::PyString;
use xxhash_rust::xxh3::xxh3_64;

use super::constructors;

/// Names that a thread caches at most; records have fewer. Beyond that it starts over.
const MOST_NAMES: usize = 2048;
/// Places of the hash table, a power of two.
const PLACES: usize = 4096;
/// Longer names are not cached.
const LONGEST_NAME: usize = 64;
/// No name.
const NONE: u16 = u16::MAX;

/// A name that the thread knows.
struct Known {
    name: Box<str>,
    text: Py<PyString>,
    /// The name that followed it last time.
    next: u16,
}

/// The names that a thread knows.
struct Names {
    known: Vec<Known>,
    /// The number of a name at the slot of its hash; a name that was displaced is created again.
    places: Vec<u16>,
    /// The name that was requested last.
    last: u16,
}

thread_local! {
    static NAMES: RefCell<Names> = const {
        RefCell::new(Names {
            known: Vec::new(),
            places: Vec::new(),
            last: NONE,
        })
    };
}

/// The string of a name; nothing if Python could not create it, whose error is then set.
pub fn text<'py>(py: Python<'py>, name: &str) -> Option<Bound<'py, PyString>> {
    let known = NAMES.with(|names| {
        let mut names = names.try_borrow_mut().ok()?;
        let number = names.number(py, name)?;
        Some(names.known.get(usize::from(number))?.text.clone_ref(py))
    });
    match known {
        Some(text) => Some(text.into_bound(py)),
        None if PyErr::occurred(py) => None,
        None => constructors::text(py, name),
    }
}

/// Forgets all names if there are too many; called at the beginning of a body.
pub fn begin() {
    NAMES.with(|names| {
        // A destructor that Python runs while a name is created may decode a body itself.
        let Ok(mut names) = names.try_borrow_mut() else {
            return;
        };
        if names.known.len() >= MOST_NAMES {
            let known = std::mem::take(&mut names.known);
            names.places.fill(NONE);
            names.last = NONE;
            drop(names);
            drop(known);
        }
    });
}

impl Names {
    fn is(&self, number: u16, name: &str) -> bool {
        let known = self.known.get(usize::from(number));
        known.is_some_and(|known| &*known.name == name)
    }

    fn number(&mut self, py: Python<'_>, name: &str) -> Option<u16> {
        let last = usize::from(self.last);
        if let Some(before) = self.known.get(last) {
            let next = before.next;
            if self.is(next, name) {
                self.last = next;
                return Some(next);
            }
        }
        let number = self.find_or_add(py, name)?;
        if let Some(before) = self.known.get_mut(last) {
            before.next = number;
        }
        self.last = number;
        Some(number)
    }

    fn find_or_add(&mut self, py: Python<'_>, name: &str) -> Option<u16> {
        if name.len() > LONGEST_NAME {
            return None;
        }
        if self.places.is_empty() {
            self.places.resize(PLACES, NONE);
        }
        let place = usize::try_from(xxh3_64(name.as_bytes()) % PLACES as u64).ok()?;
        let found = *self.places.get(place)?;
        if self.is(found, name) {
            return Some(found);
        }
        if self.known.len() >= MOST_NAMES {
            return None;
        }
        let number = u16::try_from(self.known.len()).ok()?;
        self.known.push(Known {
            name: name.into(),
            text: constructors::text(py, name)?.unbind(),
            next: NONE,
        });
        *self.places.get_mut(place)? = number;
        Some(number)
    }
}
