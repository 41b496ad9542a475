//! Turns the bytes of a JSON answer into Python dicts and lists.
//!
//! A body becomes a tape, from which the Python objects are created. The standard library's `json` defines
//! the correct result: if this decoder could differ from it (integers beyond 64 bits, lone
//! surrogates, any error at all), `json` gets the whole body.
//!
//! | module | content |
//! |---|---|
//! | this one | bodies to objects: one ([`json`]), and several ([`each`]) |
//! | `reader` | reads a body, and writes its values to a tape |
//! | `tape` | a body as a flat list of its values |
//! | `shapes` | the names of the members of objects, which records share |
//! | `objects` | the objects of one body from its tape, on the stack of this thread |
//! | `constructors` | creates numbers, strings, dicts and lists if there is memory for them |
//! | `names` | the strings of member names, each created once |
//! | `standard_library` | bodies that are passed to `json` |
//! | `decimals` | numbers with a point as `decimal.Decimal` |
//! | `deep` | a stack for deeply nested bodies |
//! | `unread` | why a body was not read |
//! | `shortage` | an allocation of Python's that fails |

mod constructors;
mod decimals;
mod deep;
mod names;
mod objects;
mod reader;
mod shapes;
mod shortage;
mod standard_library;
mod tape;
mod unread;

pub use decimals::Numbers;
pub use shortage::guarded;

use pyo3::prelude::*;
use pyo3::types::PyList;

use objects::{Shapes, Unmade, built, no_memory};
use tape::Tape;
use unread::Unread;

/// The depth of lists and objects that any stack can hold: the parser and the standard library recurse
/// once for each level. This depth fits into the smallest stack of a Python thread, 32 KiB, optimised or
/// not.
const SHALLOW: usize = 12;

impl Numbers {
    /// Python dicts and lists for the body of an answer, exactly as `json.loads` returns them with this class for
    /// its `parse_float`.
    ///
    /// # Errors
    /// Those of [`json`], and `ValueError` for a number whose exponent no decimal can have.
    pub fn json<'py>(self, py: Python<'py>, body: &[u8]) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Self::Floats => json(py, body),
            Self::Decimals => guarded(py, || by_standard_library(py, body, self)),
        }
    }

    /// A list of the values of some texts.
    ///
    /// # Errors
    /// Those of [`Self::json`].
    pub fn each<'py, 'a>(
        self,
        py: Python<'py>,
        texts: impl Iterator<Item = &'a [u8]>,
    ) -> PyResult<Bound<'py, PyList>> {
        if self == Self::Floats {
            return each(py, texts);
        }
        let list = constructors::list(py, 0, || None).ok_or_else(|| PyErr::fetch(py))?;
        for text in texts {
            list.append(by_standard_library(py, text, self)?)?;
        }
        Ok(list)
    }
}

/// Python dicts and lists for the body of an answer, exactly as `json.loads` returns them.
///
/// # Errors
/// `ValueError` for a body that is not JSON or is nested too deeply, `RecursionError` if there is no
/// memory for the stack that a deep body needs, `MemoryError` if there is none for its objects.
pub fn json<'py>(py: Python<'py>, body: &[u8]) -> PyResult<Bound<'py, PyAny>> {
    guarded(py, || {
        names::begin();
        value(py, &Shapes::default(), &mut Tape::new(), body)
    })
}

/// A list of the values of some texts.
pub fn each<'py, 'a>(
    py: Python<'py>,
    texts: impl Iterator<Item = &'a [u8]>,
) -> PyResult<Bound<'py, PyList>> {
    names::begin();
    let (shapes, mut tape) = (Shapes::default(), Tape::new());
    let list = constructors::list(py, 0, || None).ok_or_else(|| PyErr::fetch(py))?;
    for text in texts {
        list.append(value(py, &shapes, &mut tape, text)?)?;
    }
    Ok(list)
}

/// The value of a body, on this stack or on another one.
fn value<'a, 'py>(
    py: Python<'py>,
    shapes: &Shapes<'py>,
    tape: &mut Tape<'a>,
    body: &'a [u8],
) -> PyResult<Bound<'py, PyAny>> {
    match built(py, shapes, tape, body, SHALLOW) {
        Ok(object) => Ok(object),
        Err(Unmade::ByPython(error)) => Err(error),
        Err(Unmade::Unread(Unread::NoMemory)) => Err(no_memory()),
        Err(Unmade::Unread(Unread::TooDeep)) => deep::value(py, body, Numbers::Floats),
        // The rest of the body, after the place where parsing ended, may be nested deeply as well.
        Err(Unmade::Unread(Unread::Unsure)) => by_standard_library(py, body, Numbers::Floats),
    }
}

/// The standard library's result for a body, on this stack or on another one.
fn by_standard_library<'py>(
    py: Python<'py>,
    body: &[u8],
    numbers: Numbers,
) -> PyResult<Bound<'py, PyAny>> {
    match deep::depth(body) {
        ..=SHALLOW => standard_library::value(py, body, numbers),
        _ => deep::value(py, body, numbers),
    }
}
