//! An allocation of Python's that fails. `PyO3` panics where a function of Python that only makes an object fails, because
//! its own functions return no error there. The only reason is that there is no memory, and the caller is told that.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;

/// The messages of `PyO3`'s panics where Python made no object. `PyO3` has reported Python's own error before.
const NO_OBJECT: [&str; 2] = ["PyObject pointer is null", "Python API call failed"];

/// Does work with objects of Python. If `PyO3` panics because Python could not make an object, the error is a
/// `MemoryError`. Any other panic goes on.
///
/// # Errors
/// That of the work, or that there is no memory.
pub fn guarded<T>(py: Python<'_>, work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    // What the work has changed is consistent after its own errors, and a panic of this kind is one of them.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        if !is_no_object(&*panic) {
            resume_unwind(panic);
        }
        let pending = PyErr::take(py);
        Err(pending.unwrap_or_else(|| PyMemoryError::new_err("Python has no memory for an object")))
    })
}

fn is_no_object(panic: &(dyn Any + Send)) -> bool {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.is_some_and(|text| NO_OBJECT.contains(&text))
}
