//! Texts of Rust as texts of Python.

#[cfg(unix)]
use std::cell::RefCell;
use std::ffi::c_char;

use pyo3::ffi::{self, Py_ssize_t};
use pyo3::prelude::*;
use pyo3::types::PyString;

/// Bytes from which on a text is left to Python: a thread keeps room for one of this length.
#[cfg(unix)]
const LONG: usize = 16 * 1024;

#[cfg(unix)]
thread_local! {
    /// The characters of the text that is being made.
    static CHARACTERS: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
}

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
    // new reference that nobody else owns, or null with an error that is set.
    #[allow(unsafe_code)]
    let made = unsafe {
        let made = ffi::PyUnicode_DecodeLatin1(bytes, length, std::ptr::null());
        Bound::from_owned_ptr_or_err(py, made)
    };
    made.ok()?.cast_into().ok()
}

/// The text by its characters; nothing when it is long, or when there is no memory for it.
#[cfg(unix)]
fn wide<'py>(py: Python<'py>, text: &str) -> Option<Bound<'py, PyString>> {
    if text.len() >= LONG {
        return None;
    }
    CHARACTERS.with(|characters| {
        let mut characters = characters.try_borrow_mut().ok()?;
        characters.clear();
        characters.extend(text.chars().map(u32::from));
        let length = Py_ssize_t::try_from(characters.len()).ok()?;
        // SAFETY: the function belongs to the stable ABI. It reads `length` characters of the type
        // `wchar_t`, which has 32 bits on Unix, behind the pointer, which are those of the list; a `char`
        // of Rust is a character of Python. It keeps no pointer and calls no Python. The token proves
        // that this thread is attached. What comes back is a new reference that nobody else owns, or
        // null with an error that is set.
        #[allow(unsafe_code)]
        let made = unsafe {
            let made = ffi::PyUnicode_FromWideChar(characters.as_ptr().cast(), length);
            Bound::from_owned_ptr_or_err(py, made)
        };
        made.ok()?.cast_into().ok()
    })
}

/// `wchar_t` has 16 bits elsewhere.
#[cfg(not(unix))]
fn wide<'py>(_: Python<'py>, _: &str) -> Option<Bound<'py, PyString>> {
    None
}
