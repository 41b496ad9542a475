//! The members of clients that take people's words, which are Python code of the package.

use openshelf_core::call::hint;
use openshelf_core::catalog::Service;
use openshelf_describe::namespace::Mode;
use openshelf_describe::words;
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use super::bound_call;

// A member of a client's class, loaded when it is asked for. (A doc comment here would hide `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct WordMember {
    service: &'static Service,
    mode: Mode,
    name: String,
}

/// Adds the members to those of a class of clients.
pub fn add_to(members: &Bound<'_, PyDict>, service: &'static Service, mode: Mode) -> PyResult<()> {
    for name in words::members(service) {
        let member = WordMember {
            service,
            mode,
            name: name.clone(),
        };
        members.set_item(name, member)?;
    }
    Ok(())
}

impl WordMember {
    /// The function or the property of the package.
    fn written<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let module = py.import(format!("openshelf.words.{}", self.service.name))?;
        let class = module.getattr(words::class_name(self.service, self.mode))?;
        class.getattr("__dict__")?.get_item(&self.name)
    }
}

#[pymethods]
impl WordMember {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        instance: Option<&Bound<'py, PyAny>>,
        owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let own = slf.get();
        let written = own.written(py)?;
        let given = PyTuple::new(py, [instance, owner])?;
        let bound = written.call_method1("__get__", given)?;
        if instance.is_none() || !bound.is_callable() {
            return Ok(bound);
        }
        let function = WordFunction {
            service: own.service,
            name: own.name.clone(),
            written: bound.unbind(),
        };
        Ok(Bound::new(py, function)?.into_any())
    }

    /// A member cannot be set. As a data descriptor, it is found by what reads classes without their objects.
    fn __set__(&self, _instance: &Bound<'_, PyAny>, _value: &Bound<'_, PyAny>) -> PyResult<()> {
        Err(PyAttributeError::new_err(format!(
            "'{}' is a member of the client's class and cannot be set",
            self.name
        )))
    }

    #[getter]
    fn __name__(&self) -> &str {
        &self.name
    }

    #[getter]
    fn __doc__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.written(py)?.getattr("__doc__")
    }
}

// A function of the package, bound to a client. (A doc comment here would hide `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct WordFunction {
    service: &'static Service,
    name: String,
    written: Py<PyAny>,
}

#[pymethods]
impl WordFunction {
    /// `__call__` has the signature of the object.
    fn __getattribute__<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyString>,
    ) -> PyResult<Bound<'py, PyAny>> {
        bound_call::attribute(slf.as_any(), name, || false)
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.written)
    }

    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        self.written.call(py, arguments, named)
    }

    /// Attributes of the function. Who looks for an operation here may mean a namespace of a similar name.
    fn __getattr__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        if let Ok(found) = self.written.bind(py).getattr(name) {
            return Ok(found);
        }
        let groups = self.service.operations().map(|operation| operation.group);
        let groups = groups.filter_map(|group| group.split('.').next());
        let near = hint(&self.name, groups.filter(|group| *group != self.name));
        Err(PyAttributeError::new_err(format!(
            "'{service}.{own}' is a function, and has no attribute '{name}': call it, as {service}.{own}(...){near}",
            service = self.service.name,
            own = self.name,
        )))
    }

    #[getter]
    fn __name__(&self) -> &str {
        &self.name
    }

    #[getter]
    fn __doc__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.written.bind(py).getattr("__doc__")
    }

    /// The result of `inspect.signature`.
    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let inspect = py.import("inspect")?;
        inspect.call_method1("signature", (&self.written,))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.written.bind(py).repr()?.to_string())
    }
}
