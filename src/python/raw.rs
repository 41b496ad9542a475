//! The function `raw`: calls of methods that return the whole answer.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use super::bound_call;
use super::derived::Derived;
use super::engine::{self, Delivery};
use super::handle::ClientHandle;
use super::method::row_of;
use openshelf_core::catalog::Operation;
use openshelf_describe::derived;

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
/// TypeError, ArgumentError, StatusError, ConnectError, RequestTimeoutError
///     As the call itself would.
///
/// Examples
/// --------
/// >>> answer = openshelf.raw(disease.totals.country)("Italy")
/// >>> answer.status, answer.headers["content-type"], answer.attempts, answer.json()["cases"]
#[pyfunction]
pub fn raw(method: &Bound<'_, PyAny>) -> PyResult<Raw> {
    let (handle, operation) = row_of(method)?;
    Ok(Raw { handle, operation })
}

// A method's arguments to its whole answer; made by `raw`. (A doc comment here would hide `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct Raw {
    handle: Arc<ClientHandle>,
    operation: &'static Operation,
}

impl Raw {
    fn derived(&self) -> Derived<'_> {
        Derived {
            call: &derived::RAW,
            handle: &self.handle,
            operation: self.operation,
        }
    }
}

#[pymethods]
impl Raw {
    /// `__call__` has the signature of the object.
    fn __getattribute__<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyString>,
    ) -> PyResult<Bound<'py, PyAny>> {
        bound_call::attribute(slf.as_any(), name)
    }

    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        engine::call_for(
            py,
            &self.handle,
            self.operation,
            arguments,
            named,
            Delivery::Raw,
        )
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        self.derived().call.name
    }

    #[getter]
    fn __qualname__(&self) -> String {
        self.derived().qualified_name()
    }

    #[getter]
    fn __doc__(&self) -> String {
        self.derived().document()
    }

    /// The result of `inspect.signature`.
    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.derived().signature(py)
    }

    fn __repr__(&self) -> String {
        format!("<openshelf.{}>", self.derived().qualified_name())
    }
}
