//! Provides a stack for deeply nested bodies.
//!
//! The standard library's `json` counts levels, but a Python thread may have a stack that ends before that
//! limit, which would crash the process. So such a body is parsed in a thread whose stack has room for as
//! many levels as Python allows.

use std::thread;

use pyo3::exceptions::{PyRecursionError, PyValueError};
use pyo3::prelude::*;

use super::decimals::Numbers;
use super::objects::{Shapes, Unmade, built, no_memory};
use super::tape::Tape;
use super::unread::Unread;
use super::{names, standard_library};

/// Deeper bodies are refused. From 3.12 on Python's own limit is 10,000 levels at most.
const DEEPEST: usize = 10_000;
/// Bytes of the stack: 3 KiB for each level. Memory is used only as far as the stack is used.
const STACK: usize = 32 * 1024 * 1024;
/// The parser accepts at most this number of levels, and leaves deeper bodies to the standard library.
const OF_THE_READER: usize = 250;

/// The value of a body that is nested deeply.
pub fn value<'py>(py: Python<'py>, body: &[u8], numbers: Numbers) -> PyResult<Bound<'py, PyAny>> {
    let depth = depth(body);
    if depth > DEEPEST {
        return Err(PyValueError::new_err("the answer is nested too deeply"));
    }
    let made = py.detach(|| {
        thread::scope(|scope| {
            let reader = thread::Builder::new().stack_size(STACK);
            let reader = reader.spawn_scoped(scope, || {
                Python::try_attach(|py| here(py, body, numbers).map(Bound::unbind))
            });
            reader.ok()?.join().ok().flatten()
        })
    });
    let made = made.ok_or_else(|| {
        PyRecursionError::new_err(format!(
            "the answer is nested {depth} levels deep, and there is not enough memory for the {} MiB stack that \
             reading it needs",
            STACK >> 20
        ))
    })?;
    Ok(made?.into_bound(py))
}

/// The value of a body, on the stack of this thread.
fn here<'py>(py: Python<'py>, body: &[u8], numbers: Numbers) -> PyResult<Bound<'py, PyAny>> {
    if numbers == Numbers::Decimals {
        return standard_library::value(py, body, numbers);
    }
    names::begin();
    let made = built(
        py,
        &Shapes::default(),
        &mut Tape::new(),
        body,
        OF_THE_READER,
    );
    match made {
        Ok(object) => Ok(object),
        Err(Unmade::ByPython(error)) => Err(error),
        Err(Unmade::Unread(Unread::NoMemory)) => Err(no_memory()),
        Err(Unmade::Unread(Unread::Unsure | Unread::TooDeep)) => {
            standard_library::value(py, body, numbers)
        }
    }
}

/// How deeply lists and objects are nested in a body, as far as it is valid JSON.
pub fn depth(body: &[u8]) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    let mut rest = body;
    while let Some(at) = rest
        .iter()
        .position(|byte| matches!(byte, b'"' | b'[' | b'{' | b']' | b'}'))
    {
        let (byte, after) = rest.get(at..).and_then(<[u8]>::split_first).unzip();
        let (Some(byte), Some(after)) = (byte, after) else {
            break;
        };
        rest = after;
        match byte {
            b'"' => rest = after_text(after),
            b'[' | b'{' => depth += 1,
            _ => depth = depth.saturating_sub(1),
        }
        deepest = deepest.max(depth);
    }
    deepest
}

/// The bytes after the end of a text that has begun.
fn after_text(mut text: &[u8]) -> &[u8] {
    while let Some(at) = memchr::memchr2(b'"', b'\\', text) {
        let is_escape = text.get(at) == Some(&b'\\');
        text = text
            .get(at + 1 + usize::from(is_escape)..)
            .unwrap_or_default();
        if !is_escape {
            return text;
        }
    }
    &[]
}
