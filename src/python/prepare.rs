//! The function `prepare`: the request of a call, unsent.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::derived::{Derivation, DerivedFunction};
use super::method::{operation_of, refuse_arguments};

/// Returns a function that takes the method's arguments and returns its request, unsent.
///
/// Parameters
/// ----------
/// method : a method of a client, such as museum.artworks.search
///
/// Returns
/// -------
/// a callable with the method's arguments that returns a Request
///
/// Raises
/// ------
/// ArgumentTypeError, ArgumentError
///     As the call itself would, before anything is sent.
///
/// Examples
/// --------
/// >>> openshelf.prepare(museum.artworks.search)("monet", limit=5).curl()
#[pyfunction]
#[pyo3(signature = (method, *arguments, **named), text_signature = "(method)")]
pub fn prepare(
    method: &Bound<'_, PyAny>,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
) -> PyResult<DerivedFunction> {
    refuse_arguments("prepare", arguments, named)?;
    prepared(method)
}

fn prepared(method: &Bound<'_, PyAny>) -> PyResult<DerivedFunction> {
    let (handle, operation) = operation_of(method)?;
    Ok(DerivedFunction {
        handle,
        operation,
        derivation: Derivation::Request,
    })
}

/// Creates a pickled request again: the arguments of its call are prepared once more.
#[pyfunction]
pub fn _restore_request<'py>(
    namespace: (Bound<'py, PyAny>, Bound<'py, PyTuple>),
    name: &str,
    arguments: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyAny>> {
    let (rebuild, own) = namespace;
    let method = rebuild.call1(own)?.getattr(name)?;
    prepared(&method)?
        .into_pyobject(method.py())?
        .call((), Some(arguments))
}
