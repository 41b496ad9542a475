//! An operation as a method: of a class while it is unbound, of a client or a namespace afterwards.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use pyo3::exceptions::{PyAttributeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use super::client::{Manner, View, owner};
use super::{docs, engine};
use openshelf_core::table::{DefaultValue, Operation, Service};

// An operation; called, it asks the service. (A doc comment here would hide `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct Method {
    pub service: &'static Service,
    pub row: &'static Operation,
    pub manner: Manner,
    bound: Option<(Arc<View>, Py<PyAny>)>,
}

impl Method {
    pub fn unbound(service: &'static Service, row: &'static Operation, manner: Manner) -> Self {
        Self { service, row, manner, bound: None }
    }

    pub fn view(&self) -> Option<&Arc<View>> {
        self.bound.as_ref().map(|(view, _)| view)
    }
}

#[pymethods]
impl Method {
    fn __get__<'py>(slf: Bound<'py, Self>, instance: Option<Bound<'py, PyAny>>, _owner: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let own = slf.get();
        match instance {
            Some(instance) if own.bound.is_none() => {
                let (view, _) = owner(&instance)?;
                let bound = Self {
                    bound: Some((view, instance.unbind())),
                    ..*own
                };
                Ok(Bound::new(slf.py(), bound)?.into_any())
            }
            _ => Ok(slf.into_any()),
        }
    }

    #[pyo3(signature = (*arguments, **named))]
    fn __call__(&self, py: Python<'_>, arguments: &Bound<'_, PyTuple>, named: Option<&Bound<'_, PyDict>>) -> PyResult<Py<PyAny>> {
        if let Some((view, _)) = &self.bound {
            return engine::call(py, view, self.row, arguments, named);
        }
        let Ok(first) = arguments.get_item(0) else {
            return Err(PyTypeError::new_err(format!("{}() needs a client", self.row.full_name())));
        };
        let (view, _) = owner(&first)?;
        let rest = arguments.get_slice(1, arguments.len());
        engine::call(py, &view, self.row, &rest, named)
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        self.row.name
    }

    #[getter]
    fn __qualname__(&self) -> String {
        format!("{}.{}", self.service.class_name, self.row.full_name())
    }

    #[getter]
    fn __doc__(&self) -> String {
        docs::operation(self.service, self.row)
    }

    #[getter]
    fn __self__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        match &self.bound {
            Some((_, owner)) => Ok(owner.clone_ref(py)),
            None => Err(PyAttributeError::new_err("__self__")),
        }
    }

    /// What `inspect.signature` gives.
    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let own = self.bound.is_none().then_some("self");
        let parameters = PyList::empty(py);
        let inspect = py.import("inspect")?;
        let class = inspect.getattr("Parameter")?;
        let (by_position, by_name) = (class.getattr("POSITIONAL_OR_KEYWORD")?, class.getattr("KEYWORD_ONLY")?);
        if let Some(name) = own {
            parameters.append(class.call1((name, class.getattr("POSITIONAL_ONLY")?))?)?;
        }
        for parameter in self.row.parameters.iter().filter(|parameter| parameter.required) {
            parameters.append(class.call1((parameter.name, &by_position))?)?;
        }
        for parameter in self.row.parameters.iter().filter(|parameter| !parameter.required) {
            let named = PyDict::new(py);
            match parameter.default {
                DefaultValue::Absent => named.set_item("default", py.None())?,
                DefaultValue::Boolean(flag) => named.set_item("default", flag)?,
                DefaultValue::Integer(number) => named.set_item("default", number)?,
                DefaultValue::Text(text) => named.set_item("default", text)?,
            }
            parameters.append(class.call((parameter.name, &by_name), Some(&named))?)?;
        }
        inspect.getattr("Signature")?.call1((parameters,))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let getattr = py.import("builtins")?.getattr("getattr")?;
        let Some((_, owner)) = &self.bound else {
            return Err(PyTypeError::new_err("an unbound operation is not pickled"));
        };
        (getattr, (owner, self.row.name)).into_pyobject(py)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Self>() else { return false };
        let other = other.get();
        let same_owner = match (&self.bound, &other.bound) {
            (Some((left, _)), Some((right, _))) => Arc::ptr_eq(left, right),
            (None, None) => self.manner == other.manner,
            _ => false,
        };
        same_owner && std::ptr::eq(self.row, other.row)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        std::ptr::from_ref(self.row).hash(&mut hasher);
        self.view().map(|view| Arc::as_ptr(view).addr()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let prefix = if self.manner == Manner::Awaitable { "Async" } else { "" };
        let kind = if self.bound.is_some() { "method" } else { "operation" };
        format!("<{kind} openshelf.{prefix}{}.{}{}>", self.service.class_name, self.row.full_name(), self.row.signature())
    }
}
