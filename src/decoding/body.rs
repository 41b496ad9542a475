//! A body as Python's objects, on the stack of this thread.

use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;

use super::objects::{Build, Shapes};
use super::standard_library;
use super::tape::{Tape, Unread};

/// Why a body was not made into objects.
pub enum Unmade {
    Unread(Unread),
    ByPython(PyErr),
}

/// The value of a body in which lists and objects are nested so deeply at most.
pub fn built<'a, 'py>(
    py: Python<'py>,
    shapes: &Shapes<'py>,
    tape: &mut Tape<'a>,
    body: &'a [u8],
    depth: usize,
) -> Result<Bound<'py, PyAny>, Unmade> {
    tape.read(body, depth).map_err(Unmade::Unread)?;
    if tape.has_zero && standard_library::has_negative_zero(body) {
        return Err(Unmade::Unread(Unread::Unsure));
    }
    let made = Build { py, tape, shapes }.value(&mut tape.entries());
    made.ok_or_else(|| match PyErr::take(py) {
        Some(error) => Unmade::ByPython(error),
        None => Unmade::Unread(Unread::Unsure),
    })
}

pub fn no_memory() -> PyErr {
    PyMemoryError::new_err("out of memory for the values of the answer")
}
