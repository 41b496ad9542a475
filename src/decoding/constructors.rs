//! Creates Python numbers, strings, dicts and lists if there is memory for them.
//!
//! The constructors of pyo3 panic if Python has no memory. These functions return nothing and leave
//! Python's error set, in nearly every case a `MemoryError`. The caller must take that error before it
//! calls Python again.

use std::ffi::c_char;

use pyo3::ffi::{self, Py_ssize_t};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};

/// Bytes of a text whose characters find room without asking for memory. `wchar_t` has 16 bits beyond Unix.
#[cfg(unix)]
const SHORT: usize = 128;
/// Texts of at least this number of bytes are left to Python: their characters need four times as much
/// memory.
#[cfg(unix)]
const LONG: usize = 16 * 1024;

/// What Python returned, or nothing with the error set again.
pub fn kept<T>(py: Python<'_>, made: PyResult<T>) -> Option<T> {
    made.map_err(|error| error.restore(py)).ok()
}

/// A number with a sign.
pub fn integer(py: Python<'_>, number: i64) -> Option<Bound<'_, PyAny>> {
    // SAFETY: the function belongs to the stable ABI, and the token proves that this thread is attached. What
    // comes back is a new reference, or null with an error that is set.
    #[allow(unsafe_code)]
    unsafe {
        Bound::from_owned_ptr_or_opt(py, ffi::PyLong_FromLongLong(number))
    }
}

/// A number beyond those with a sign.
pub fn unsigned(py: Python<'_>, number: u64) -> Option<Bound<'_, PyAny>> {
    // SAFETY: as for `integer`.
    #[allow(unsafe_code)]
    unsafe {
        Bound::from_owned_ptr_or_opt(py, ffi::PyLong_FromUnsignedLongLong(number))
    }
}

/// A number with a point.
pub fn float(py: Python<'_>, number: f64) -> Option<Bound<'_, PyAny>> {
    // SAFETY: as for `integer`.
    #[allow(unsafe_code)]
    unsafe {
        Bound::from_owned_ptr_or_opt(py, ffi::PyFloat_FromDouble(number))
    }
}

/// A dict without members.
pub fn dict(py: Python<'_>) -> Option<Bound<'_, PyDict>> {
    // SAFETY: as for `integer`; what comes back is a dict.
    #[allow(unsafe_code)]
    unsafe {
        let made = Bound::from_owned_ptr_or_opt(py, ffi::PyDict_New())?;
        Some(made.cast_into_unchecked())
    }
}

/// A list with this number of items.
///
/// `PyList::new` of pyo3 requires items that cannot be missing; with it a body takes 3 % longer.
pub fn list<'py>(
    py: Python<'py>,
    count: usize,
    mut item: impl FnMut() -> Option<Bound<'py, PyAny>>,
) -> Option<Bound<'py, PyList>> {
    // A list in memory is no longer than the maximum length.
    let length = Py_ssize_t::try_from(count).unwrap_or(Py_ssize_t::MAX);
    // SAFETY: the functions belong to the stable ABI, the token proves that this thread is attached, and
    // the length is not negative. The first one returns a new reference to a list that nobody else owns,
    // or null with an error that is set.
    //
    // Its slots are empty until they are filled, and any Python code may run between two of them: an
    // allocation may start a collection, which calls finalizers and callbacks, which may let other
    // threads run. Code that then finds the list through the collector and reads it would follow a null
    // pointer. The collector knows only tracked objects, and nothing else refers to the list. So it is
    // not tracked until it is full. From 3.11 to 3.13 it is removed from the collector's linked lists,
    // from 3.14 on from its generations. Without a GIL, the mark is removed by which the collector
    // recognises its objects. No Python code runs between the two calls here. Without a GIL, no thread
    // inspects the collector's objects before this thread has stopped too, which it does in neither call.
    // An untracked list may be freed, which happens if an item is missing.
    #[allow(unsafe_code)]
    let list: Bound<'py, PyList> = unsafe {
        let made = Bound::from_owned_ptr_or_opt(py, ffi::PyList_New(length))?;
        ffi::PyObject_GC_UnTrack(made.as_ptr().cast());
        made.cast_into_unchecked()
    };
    for place in 0..count {
        kept(py, list.set_item(place, item()?))?;
    }
    // SAFETY: as above. The list is one that is not tracked, every place of it is filled, and it is tracked
    // once.
    #[allow(unsafe_code)]
    unsafe {
        ffi::PyObject_GC_Track(list.as_ptr().cast());
    }
    Some(list)
}

/// The Python string of this text; nothing if Python could not create it, whose error is then set.
///
/// Python inspects every byte of UTF-8 while it copies, and builds a string twice if its later characters
/// are wider than its first ones. Most texts are ASCII, of which Latin-1 is a superset, and Latin-1 is
/// copied as a whole. Any other text is passed as characters.
pub fn text<'py>(py: Python<'py>, text: &str) -> Option<Bound<'py, PyString>> {
    if text.is_ascii() {
        latin1(py, text)
    } else {
        wide(py, text)
    }
}

/// A text that is not ASCII. It is a separate function so that its buffer does not stay on the stack.
#[inline(never)]
#[allow(
    clippy::slow_vector_initialization,
    reason = "the macro ends the process where there is no memory"
)]
fn wide<'py>(py: Python<'py>, text: &str) -> Option<Bound<'py, PyString>> {
    #[cfg(unix)]
    match text.len() {
        ..=SHORT => return by_characters(py, text, &mut [0; SHORT]),
        length @ ..LONG => {
            let mut room = Vec::new();
            // If there is no memory, Python reports it.
            if room.try_reserve_exact(length).is_ok() {
                room.resize(length, 0);
                return by_characters(py, text, &mut room);
            }
        }
        _ => {}
    }
    utf8(py, text)
}

/// The text of its bytes in UTF-8.
fn utf8<'py>(py: Python<'py>, text: &str) -> Option<Bound<'py, PyString>> {
    // A text in memory is no longer than the maximum length.
    let length = Py_ssize_t::try_from(text.len()).unwrap_or(Py_ssize_t::MAX);
    let bytes: *const c_char = text.as_ptr().cast();
    // SAFETY: the function belongs to the stable ABI. It reads `length` bytes after the pointer, which
    // are the bytes of `text`, and keeps none. The token proves that this thread is attached. The result
    // is a new reference to a string that nobody else owns, or null with an error that is set.
    #[allow(unsafe_code)]
    unsafe {
        let made = ffi::PyUnicode_FromStringAndSize(bytes, length);
        Some(Bound::from_owned_ptr_or_opt(py, made)?.cast_into_unchecked())
    }
}

/// The text of the bytes, each of which is one character.
fn latin1<'py>(py: Python<'py>, text: &str) -> Option<Bound<'py, PyString>> {
    let length = Py_ssize_t::try_from(text.len()).unwrap_or(Py_ssize_t::MAX);
    let bytes: *const c_char = text.as_ptr().cast();
    // SAFETY: as for `utf8`; the function takes a null pointer for the default of the error handler, which
    // no byte needs.
    #[allow(unsafe_code)]
    unsafe {
        let made = ffi::PyUnicode_DecodeLatin1(bytes, length, std::ptr::null());
        Some(Bound::from_owned_ptr_or_opt(py, made)?.cast_into_unchecked())
    }
}

/// The text as characters, for which there is room: a character has at least one byte.
#[cfg(unix)]
fn by_characters<'py>(
    py: Python<'py>,
    text: &str,
    room: &mut [u32],
) -> Option<Bound<'py, PyString>> {
    let mut length: Py_ssize_t = 0;
    for (place, character) in room.iter_mut().zip(text.chars()) {
        *place = u32::from(character);
        length += 1;
    }
    // SAFETY: the function belongs to the stable ABI. It reads `length` characters of the type `wchar_t`,
    // which has 32 bits on Unix, after the pointer: those that the loop wrote, each of which is a Python
    // character. It keeps no pointer and calls no Python code. The token proves that this thread is
    // attached. The result is a new reference to a string that nobody else owns, or null with an error
    // that is set.
    #[allow(unsafe_code)]
    unsafe {
        let made = ffi::PyUnicode_FromWideChar(room.as_ptr().cast(), length);
        Some(Bound::from_owned_ptr_or_opt(py, made)?.cast_into_unchecked())
    }
}
