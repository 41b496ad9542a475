//! Texts of Rust as texts of Python.

use std::ffi::c_char;

use pyo3::ffi::{self, Py_ssize_t};
use pyo3::prelude::*;
use pyo3::types::PyString;

/// Bytes of a text whose characters find room without asking for memory.
#[cfg(unix)]
const SHORT: usize = 128;
/// Bytes from which on a text is left to Python: its characters need four times as much memory.
#[cfg(unix)]
const LONG: usize = 16 * 1024;

/// Python's text of this one.
///
/// Python looks at every byte of UTF-8 by itself while it copies, and makes a text twice whose later
/// characters are wider than its first ones. Most texts are ASCII, of which Latin-1 is a superset, and
/// Latin-1 is copied as a whole. Of other texts the characters are handed over.
pub fn text<'py>(py: Python<'py>, text: &str) -> Bound<'py, PyString> {
    let made = if text.is_ascii() {
        latin1(py, text)
    } else {
        wide(py, text)
    };
    made.unwrap_or_else(|| PyString::new(py, text))
}

/// The text of the bytes, each of which is one character; nothing when there is no memory for it.
fn latin1<'py>(py: Python<'py>, text: &str) -> Option<Bound<'py, PyString>> {
    let length = Py_ssize_t::try_from(text.len()).ok()?;
    let bytes: *const c_char = text.as_ptr().cast();
    // SAFETY: the function belongs to the stable ABI. It reads `length` bytes behind the pointer, which
    // are the bytes of `text`, keeps neither, and takes a null pointer for the default of the error
    // handler, which no byte needs. The token proves that this thread is attached. What comes back is a
    // new reference to a text that nobody else owns, or null with an error that is set.
    #[allow(unsafe_code)]
    let made = unsafe {
        let made = ffi::PyUnicode_DecodeLatin1(bytes, length, std::ptr::null());
        Bound::from_owned_ptr_or_err(py, made)
            .ok()?
            .cast_into_unchecked()
    };
    Some(made)
}

/// The text by its characters; nothing when it is long, or when there is no memory for it.
#[cfg(unix)]
fn wide<'py>(py: Python<'py>, text: &str) -> Option<Bound<'py, PyString>> {
    match text.len() {
        ..=SHORT => by_characters(py, text, &mut [0; SHORT]),
        length @ ..LONG => by_characters(py, text, &mut vec![0; length]),
        _ => None,
    }
}

/// The text by its characters, for which there is room: a character has at least one byte.
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
    // SAFETY: the function belongs to the stable ABI. It reads `length` characters of the type
    // `wchar_t`, which has 32 bits on Unix, behind the pointer: those that the loop wrote, of which each
    // is a character of Python. It keeps no pointer and calls no Python. The token proves that this
    // thread is attached. What comes back is a new reference to a text that nobody else owns, or null
    // with an error that is set.
    #[allow(unsafe_code)]
    let made = unsafe {
        let made = ffi::PyUnicode_FromWideChar(room.as_ptr().cast(), length);
        Bound::from_owned_ptr_or_err(py, made)
            .ok()?
            .cast_into_unchecked()
    };
    Some(made)
}

/// `wchar_t` has 16 bits elsewhere.
#[cfg(not(unix))]
fn wide<'py>(_: Python<'py>, _: &str) -> Option<Bound<'py, PyString>> {
    None
}
