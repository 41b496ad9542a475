//! Operations as methods, unbound (of a class) or bound (of a client or a namespace).

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use openshelf_core::catalog::{Operation, Service};
use openshelf_describe::namespace::Mode;
use openshelf_describe::{docstring, signature as described};
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use super::bound_call;
use super::client::handle_of;
use super::errors::wrong_type;
use super::handle::{ClientHandle, no_method};
use super::{call_steps, signature};

// An operation; calling it calls the service. (A doc comment here would hide `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct Method {
    service: &'static Service,
    pub operation: &'static Operation,
    mode: Mode,
    bound: Option<Binding>,
}

/// The object on which a method was looked up.
struct Binding {
    handle: Arc<ClientHandle>,
    /// The client or the namespace.
    owner: Py<PyAny>,
}

impl Method {
    pub fn unbound(service: &'static Service, operation: &'static Operation, mode: Mode) -> Self {
        Self {
            service,
            operation,
            mode,
            bound: None,
        }
    }

    /// The handle of a bound method.
    pub fn handle(&self) -> Option<&Arc<ClientHandle>> {
        self.bound.as_ref().map(|bound| &bound.handle)
    }

    fn qualified_name(&self) -> String {
        let class = self.service.class_name;
        format!(
            "{}{class}.{}",
            self.mode.prefix(),
            self.operation.full_name()
        )
    }
}

#[pymethods]
impl Method {
    /// `__call__` has the signature of the object.
    fn __getattribute__<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyString>,
    ) -> PyResult<Bound<'py, PyAny>> {
        bound_call::attribute(slf.as_any(), name, || slf.get().mode == Mode::Async)
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        match &self.bound {
            Some(bound) => visit.call(&bound.owner),
            None => Ok(()),
        }
    }

    fn __get__<'py>(
        slf: Bound<'py, Self>,
        instance: Option<Bound<'py, PyAny>>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, Self>> {
        let own = slf.get();
        let Some(instance) = instance.filter(|_| own.bound.is_none()) else {
            return Ok(slf);
        };
        let bound = Binding {
            handle: handle_of(&instance)?,
            owner: instance.unbind(),
        };
        let bound = Self {
            bound: Some(bound),
            ..*own
        };
        Bound::new(slf.py(), bound)
    }

    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        if let Some(handle) = self.handle() {
            return call_steps::call(py, handle, self.operation, arguments, named);
        }
        let Ok(first) = arguments.get_item(0) else {
            return Err(wrong_type(format!(
                "{}() needs a client as its first argument",
                self.qualified_name()
            )));
        };
        let handle = handle_of(&first)?;
        let rest = arguments.get_slice(1, arguments.len());
        call_steps::call(py, &handle, self.operation, &rest, named)
    }

    #[getter]
    fn __name__<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        // Interned: tools look names up in dicts.
        PyString::intern(py, self.operation.name)
    }

    #[getter]
    fn __qualname__(&self) -> String {
        self.qualified_name()
    }

    /// The name of the operation, such as `museum.artworks.search`.
    #[getter]
    #[pyo3(name = "operation")]
    pub fn operation_name(&self) -> String {
        self.service.identify(self.operation)
    }

    #[getter]
    fn __doc__(&self) -> String {
        docstring::operation(self.service, self.operation, self.mode)
    }

    #[getter]
    fn __self__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        match &self.bound {
            Some(bound) => Ok(bound.owner.clone_ref(py)),
            None => Err(PyAttributeError::new_err("__self__")),
        }
    }

    /// The result of `inspect.signature`.
    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        signature::of_operation(py, self.operation, self.mode, self.bound.is_none())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let getattr = py.import("builtins")?.getattr("getattr")?;
        let Some(bound) = &self.bound else {
            return Err(wrong_type(
                "an operation that is not bound to a client cannot be pickled",
            ));
        };
        (getattr, (&bound.owner, self.operation.name)).into_pyobject(py)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Self>() else {
            return false;
        };
        let other = other.get();
        let same_owner = match (self.handle(), other.handle()) {
            (Some(left), Some(right)) => Arc::ptr_eq(left, right),
            (None, None) => self.mode == other.mode,
            _ => false,
        };
        same_owner && std::ptr::eq(self.operation, other.operation)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        std::ptr::from_ref(self.operation).hash(&mut hasher);
        self.handle()
            .map(|handle| Arc::as_ptr(handle).addr())
            .hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let kind = match self.bound {
            Some(_) => "method",
            None => "operation",
        };
        let name = self.qualified_name();
        format!(
            "<{kind} openshelf.{name}{}>",
            described::line(self.operation)
        )
    }
}

/// Refuses what a function that takes the method alone got beside it: mostly the arguments of the call.
pub fn refuse_arguments(
    function: &str,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
) -> PyResult<()> {
    if arguments.is_empty() && named.is_none_or(|named| named.is_empty()) {
        return Ok(());
    }
    Err(wrong_type(format!(
        "{function}() takes the method alone: pass the arguments to what it returns, as in {function}(method)(...)"
    )))
}

/// The client and the operation of a bound method.
pub fn operation_of(
    method: &Bound<'_, PyAny>,
) -> PyResult<(Arc<ClientHandle>, &'static Operation)> {
    if let Ok(method) = method.cast::<Method>()
        && let Some(handle) = method.get().handle()
    {
        return Ok((handle.clone(), method.get().operation));
    }
    Err(no_method(method))
}
