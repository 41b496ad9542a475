//! Tells the program's log and traces of an answer that came and cannot be used.
//!
//! For both the call has ended well by then: what an answer says is judged where its objects are made.

use openshelf_client::services::identify;
use openshelf_core::catalog::Operation;
use openshelf_core::printable::printable_line;
use pyo3::prelude::*;

use super::errors::is_ours;
use super::{log, tracing};

/// The same error, of which the log and the traces know. Python's own errors, such as `MemoryError`, are not about the
/// answer.
pub fn told(py: Python<'_>, operation: &Operation, error: PyErr) -> PyErr {
    match tell(py, operation, &error) {
        Ok(()) => error,
        // Ctrl-C in a handler of the log.
        Err(interrupted) => interrupted,
    }
}

fn tell(py: Python<'_>, operation: &Operation, error: &PyErr) -> PyResult<()> {
    if !is_ours(py, error)? {
        return Ok(());
    }
    let name = identify(operation);
    let service = name.split('.').next().unwrap_or_default();
    let message = format!("{name}: {}", error.value(py));
    log::warning(py, service, &printable_line(&message))?;
    let class = error.get_type(py).name()?;
    tracing::unread(py, &name, &class.to_string());
    Ok(())
}
