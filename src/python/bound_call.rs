//! The attribute `__call__` of callable objects, with the signature of the object, and what tells that a call returns a
//! coroutine.
//!
//! Python gives `(*args, **kwargs)` as the signature of every `__call__` that is not written in Python, and IPython
//! shows the signature of an object and that of its `__call__` where they differ.
//!
//! Frameworks ask `asyncio.iscoroutinefunction` and `inspect.iscoroutinefunction` whether to await what a function returns.
//! Both look for a mark, which `inspect.markcoroutinefunction` sets since Python 3.12. In Python 3.11 only asyncio has
//! one, and inspect looks at the code of functions and of what is like one: there `__call__` has that of a coroutine
//! function which does the same.

use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use super::once::kept;

// The `__call__` of an object. (A doc comment here would be shown beside the object's own.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct BoundCall {
    object: Py<PyAny>,
    returns_coroutine: bool,
}

#[pymethods]
impl BoundCall {
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.object)
    }

    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        self.object.call(py, arguments, named)
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        "__call__"
    }

    #[getter]
    fn __self__(&self, py: Python<'_>) -> Py<PyAny> {
        self.object.clone_ref(py)
    }

    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.object.bind(py).getattr(kept!(py, "__signature__"))
    }

    fn __getattr__<'py>(&self, name: &Bound<'py, PyString>) -> PyResult<Bound<'py, PyAny>> {
        let py = name.py();
        let text = name.to_cow()?;
        if !self.returns_coroutine {
            return Err(PyAttributeError::new_err(text.into_owned()));
        }
        if let Some(mark) = coroutine_mark(py, &text) {
            return mark;
        }
        let has_mark = py.import("inspect")?.hasattr("markcoroutinefunction")?;
        match &*text {
            "__code__" if !has_mark => py
                .import("openshelf.coroutines")?
                .getattr("call")?
                .getattr(name),
            "__defaults__" | "__kwdefaults__" if !has_mark => Ok(py.None().into_bound(py)),
            "__annotations__" if !has_mark => Ok(PyDict::new(py).into_any()),
            other => Err(PyAttributeError::new_err(other.to_owned())),
        }
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<__call__ of {}>", self.object.bind(py).repr()?))
    }
}

/// The mark of a function that returns a coroutine, if the attribute has it.
fn coroutine_mark<'py>(py: Python<'py>, name: &str) -> Option<PyResult<Bound<'py, PyAny>>> {
    let (module, mark) = match name {
        "_is_coroutine" => ("asyncio.coroutines", "_is_coroutine"),
        "_is_coroutine_marker" => ("inspect", "_is_coroutine_mark"),
        _ => return None,
    };
    Some(py.import(module).and_then(|module| module.getattr(mark)))
}

/// An attribute of a callable object. `returns_coroutine` tells whether its call returns one.
pub fn attribute<'py>(
    object: &Bound<'py, PyAny>,
    name: &Bound<'py, PyString>,
    returns_coroutine: impl Fn() -> bool,
) -> PyResult<Bound<'py, PyAny>> {
    let py = object.py();
    let text = name.to_cow()?;
    if text == "__call__" {
        let call = BoundCall {
            object: object.clone().unbind(),
            returns_coroutine: returns_coroutine(),
        };
        return Ok(Bound::new(py, call)?.into_any());
    }
    if text.starts_with("_is_coroutine")
        && returns_coroutine()
        && let Some(mark) = coroutine_mark(py, &text)
    {
        return mark;
    }
    let own = py
        .get_type::<PyAny>()
        .getattr(kept!(py, "__getattribute__"))?;
    own.call1((object, name))
}
