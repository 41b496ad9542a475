//! Texts of Rust as texts of Python.

use pyo3::ffi::{self, Py_ssize_t};
use pyo3::prelude::*;
use pyo3::types::PyString;

/// Python's text of this one.
///
/// Python looks at every byte of UTF-8 by itself while it copies. Most texts are ASCII, of which Latin-1
/// is a superset, and Latin-1 is copied as a whole.
pub fn text<'py>(py: Python<'py>, text: &str) -> Bound<'py, PyString> {
    if text.is_ascii()
        && let Ok(length) = Py_ssize_t::try_from(text.len())
        && let Some(made) = latin1(py, text, length)
    {
        return made;
    }
    PyString::new(py, text)
}

/// The text of the bytes, each of which is one character; nothing when there is no memory for it.
fn latin1<'py>(py: Python<'py>, text: &str, length: Py_ssize_t) -> Option<Bound<'py, PyString>> {
    // SAFETY: the function belongs to the stable ABI. It reads `length` bytes behind the pointer, which
    // are the bytes of `text`, keeps neither, and takes a null pointer for the default of the error
    // handler, which no byte needs. The token proves that this thread is attached. What comes back is a
    // new reference that nobody else owns, or null with an error that is set.
    #[allow(unsafe_code)]
    let made = unsafe {
        let made = ffi::PyUnicode_DecodeLatin1(text.as_ptr().cast(), length, std::ptr::null());
        Bound::from_owned_ptr_or_err(py, made)
    };
    made.ok()?.cast_into().ok()
}
