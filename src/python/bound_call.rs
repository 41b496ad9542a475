//! The attribute `__call__` of callable objects, with the signature of the object.
//!
//! Python gives `(*args, **kwargs)` as the signature of every `__call__` that is not written in Python, and IPython
//! shows the signature of an object and that of its `__call__` where they differ.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use super::once::kept;

// The `__call__` of an object. (A doc comment here would be shown beside the object's own.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct BoundCall(Py<PyAny>);

#[pymethods]
impl BoundCall {
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.0)
    }

    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        self.0.call(py, arguments, named)
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        "__call__"
    }

    #[getter]
    fn __self__(&self, py: Python<'_>) -> Py<PyAny> {
        self.0.clone_ref(py)
    }

    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.0.bind(py).getattr(kept!(py, "__signature__"))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<__call__ of {}>", self.0.bind(py).repr()?))
    }
}

/// An attribute of a callable object.
pub fn attribute<'py>(
    object: &Bound<'py, PyAny>,
    name: &Bound<'py, PyString>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = object.py();
    if name.to_cow()? == "__call__" {
        return Ok(Bound::new(py, BoundCall(object.clone().unbind()))?.into_any());
    }
    let own = py
        .get_type::<PyAny>()
        .getattr(kept!(py, "__getattribute__"))?;
    own.call1((object, name))
}
