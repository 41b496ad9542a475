//! Decodes a body with the standard library's `json`.

use pyo3::exceptions::{PyRecursionError, PyValueError};
use pyo3::ffi::{self, Py_ssize_t};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCFunction};

use super::constructors;
use super::decimals::{self, Numbers};

/// The standard library's result for the body; NaN and Infinity, which are not JSON, are errors.
pub fn value<'py>(py: Python<'py>, body: &[u8], numbers: Numbers) -> PyResult<Bound<'py, PyAny>> {
    let refuse = PyCFunction::new_closure(py, None, None, |words, _| -> PyResult<()> {
        let word: String = words.get_item(0)?.extract()?;
        Err(PyValueError::new_err(format!("{word} is not JSON")))
    })?;
    let options = constructors::dict(py).ok_or_else(|| PyErr::fetch(py))?;
    options.set_item("parse_constant", refuse)?;
    if numbers == Numbers::Decimals {
        options.set_item("parse_float", decimals::constructor(py)?)?;
    }
    let text = bytes(py, body).ok_or_else(|| PyErr::fetch(py))?;
    py.import("json")?
        .call_method("loads", (text,), Some(&options))
        .map_err(|error| {
            if error.is_instance_of::<PyRecursionError>(py) {
                PyValueError::new_err("the answer is nested too deeply")
            } else {
                decimals::refused(py, error)
            }
        })
}

/// The body as Python bytes; nothing if Python has no memory for them, whose error is then set.
fn bytes<'py>(py: Python<'py>, body: &[u8]) -> Option<Bound<'py, PyBytes>> {
    // Bytes in memory are no longer than the maximum length.
    let length = Py_ssize_t::try_from(body.len()).unwrap_or(Py_ssize_t::MAX);
    // SAFETY: the function belongs to the stable ABI. It reads `length` bytes after the pointer, which
    // are those of `body`, and keeps none. The token proves that this thread is attached. The result is a
    // new reference to bytes that nobody else owns, or null with an error that is set.
    #[allow(unsafe_code)]
    unsafe {
        let made = ffi::PyBytes_FromStringAndSize(body.as_ptr().cast(), length);
        Some(Bound::from_owned_ptr_or_opt(py, made)?.cast_into_unchecked())
    }
}
