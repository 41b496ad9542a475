//! Numbers with a point as `decimal.Decimal`, with the digits that the body has.

use once_cell::race::OnceBox;
use pyo3::exceptions::{PyArithmeticError, PyValueError};
use pyo3::prelude::*;

use super::constructors;

/// What numbers with a decimal point or an exponent become.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Numbers {
    #[default]
    Floats,
    /// `decimal.Decimal`, with the digits that the body has.
    Decimals,
}

/// The function of [`constructor`]. Threads do not wait for each other: see `once.rs` of the bindings.
static CONSTRUCTOR: OnceBox<Py<PyAny>> = OnceBox::new();

/// What the precision and the exponents of the context are.
const LIMITS: [(&str, &str); 3] = [
    ("prec", "MAX_PREC"),
    ("Emin", "MIN_EMIN"),
    ("Emax", "MAX_EMAX"),
];
/// What would be another number than the one that was written.
const TRAPS: [&str; 4] = ["InvalidOperation", "Overflow", "Inexact", "Rounded"];

/// The function that makes a decimal of a text. It belongs to a context of its own: the class itself follows the
/// context of the calling thread, in which a number with an enormous exponent may be NaN without an error.
pub fn constructor(py: Python<'_>) -> PyResult<&Bound<'_, PyAny>> {
    if CONSTRUCTOR.get().is_none() {
        let made = made(py)?.unbind();
        // Another thread may have been quicker; both functions do the same.
        CONSTRUCTOR.get_or_init(|| Box::new(made));
    }
    let kept = CONSTRUCTOR.get().map(|function| function.bind(py));
    kept.ok_or_else(|| PyValueError::new_err("decimal has no context"))
}

fn made(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let decimal = py.import("decimal")?;
    let options = constructors::dict(py).ok_or_else(|| PyErr::fetch(py))?;
    for (name, limit) in LIMITS {
        options.set_item(name, decimal.getattr(limit)?)?;
    }
    let traps: PyResult<Vec<_>> = TRAPS.iter().map(|name| decimal.getattr(*name)).collect();
    options.set_item("traps", traps?)?;
    let context = decimal.call_method("Context", (), Some(&options))?;
    context.getattr("create_decimal")
}

/// The error of a body. A number that no decimal can hold is a fault of the body.
pub fn refused(py: Python<'_>, error: PyErr) -> PyErr {
    if !error.is_instance_of::<PyArithmeticError>(py) {
        return error;
    }
    let refused = PyValueError::new_err("a number has an exponent that no decimal can have");
    refused.set_cause(py, Some(error));
    refused
}
