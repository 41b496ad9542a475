//! The function `raw`: calls of methods that return the whole answer.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::derived::{Derivation, DerivedFunction};
use super::method::{operation_of, refuse_arguments};

/// Returns a function that takes the method's arguments and returns the whole answer.
///
/// Parameters
/// ----------
/// method : a method of a client, such as museum.artworks.search
///
/// Returns
/// -------
/// a callable with the method's arguments that returns a RawAnswer, or a coroutine of one where the
/// method is asynchronous
///
/// Raises
/// ------
/// ArgumentTypeError, ArgumentError, StatusError, ConnectError, RequestTimeoutError
///     As the call itself would.
///
/// Examples
/// --------
/// >>> answer = openshelf.raw(disease.totals.country)("Italy")
/// >>> answer.status, answer.headers["content-type"], answer.attempts, answer.json()["cases"]
#[pyfunction]
#[pyo3(signature = (method, *arguments, **named), text_signature = "(method)")]
pub fn raw(
    method: &Bound<'_, PyAny>,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
) -> PyResult<DerivedFunction> {
    refuse_arguments("raw", arguments, named)?;
    let (handle, operation) = operation_of(method)?;
    Ok(DerivedFunction {
        handle,
        operation,
        derivation: Derivation::RawAnswer,
    })
}
