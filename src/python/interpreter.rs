//! Checks that the module is imported by the main interpreter.

use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;

/// Rejects the import by any interpreter but the main one.
///
/// Classes and runtimes are one for a process. A second interpreter would share objects with the first,
/// and its end would end the runtimes of both.
pub fn check(py: Python<'_>) -> PyResult<()> {
    if number(py) == MAIN {
        return Ok(());
    }
    Err(PyImportError::new_err(
        "openshelf cannot be imported by a subinterpreter: \
         use it in the main interpreter (its calls release the GIL), in threads or in other processes",
    ))
}

/// The number of the main interpreter.
const MAIN: i64 = 0;

/// The number of the interpreter that this thread is attached to.
fn number(_attached: Python<'_>) -> i64 {
    // SAFETY: both functions belong to the stable ABI since 3.9. The first one may be called by a thread
    // that is attached to an interpreter, as the token proves, and then never returns a null pointer. The
    // interpreter exists as long as a thread is attached to it, so the second one reads a live
    // interpreter.
    #[allow(unsafe_code)]
    unsafe {
        pyo3::ffi::PyInterpreterState_GetID(pyo3::ffi::PyInterpreterState_Get())
    }
}
