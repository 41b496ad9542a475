//! The methods of a list, with the signature and the docstring of the listed operation.

use openshelf_describe::derived::{DerivedCall, LIST_METHODS, SCAN};
use openshelf_describe::namespace::Mode;
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};
use pyo3::{PyTraverseError, PyVisit};

use super::{AsyncPaginated, Listing, Paginated};
use crate::bound_call;
use crate::derived::Derived;

// A method of a list. (A doc comment here would hide `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct ListMethod {
    call: &'static DerivedCall,
    mode: Mode,
    /// The method of the class, bound to the list if this one is.
    function: Py<PyAny>,
    owner: Option<Py<PyAny>>,
}

/// The signature of a call of a list, for `inspect.signature`; the class has none.
#[pyclass(module = "openshelf._core", frozen)]
pub struct CallSignature;

/// The docstring of a list that is called, or of its class.
#[pyclass(module = "openshelf._core", frozen)]
pub struct CallDocument(Py<PyAny>);

/// Replaces the methods of the two classes of lists.
pub fn add_to_classes(py: Python<'_>) -> PyResult<()> {
    add_to(&py.get_type::<Paginated>(), Mode::Sync)?;
    add_to(&py.get_type::<AsyncPaginated>(), Mode::Async)
}

fn add_to(class: &Bound<'_, PyType>, mode: Mode) -> PyResult<()> {
    let own = (mode == Mode::Sync).then_some(&SCAN);
    for call in LIST_METHODS.iter().chain(own) {
        let method = ListMethod {
            call,
            mode,
            function: class.getattr(call.name)?.unbind(),
            owner: None,
        };
        class.setattr(call.name, method)?;
    }
    let own = class.getattr("__doc__")?.unbind();
    class.setattr("__doc__", CallDocument(own))?;
    class.setattr("__signature__", CallSignature)
}

fn listing<'a>(owner: &'a Bound<'_, PyAny>) -> PyResult<&'a Listing> {
    if let Ok(own) = owner.cast::<Paginated>() {
        return Ok(&own.get().0);
    }
    Ok(&owner.cast::<AsyncPaginated>()?.get().0)
}

fn derived<'a>(call: &'static DerivedCall, listing: &'a Listing) -> Derived<'a> {
    Derived {
        call,
        handle: &listing.handle,
        operation: listing.operation,
    }
}

#[pymethods]
impl ListMethod {
    /// `__call__` has the signature of the object.
    fn __getattribute__<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyString>,
    ) -> PyResult<Bound<'py, PyAny>> {
        bound_call::attribute(slf.as_any(), name)
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.function)?;
        visit.call(&self.owner)
    }

    fn __get__<'py>(
        slf: Bound<'py, Self>,
        instance: Option<Bound<'py, PyAny>>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, Self>> {
        let own = slf.get();
        let py = slf.py();
        let Some(instance) = instance.filter(|_| own.owner.is_none()) else {
            return Ok(slf);
        };
        let function = own.function.call_method1(py, "__get__", (&instance,))?;
        let bound = Self {
            function,
            owner: Some(instance.unbind()),
            ..*own
        };
        Bound::new(py, bound)
    }

    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        self.function.call(py, arguments, named)
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        self.call.name
    }

    #[getter]
    fn __qualname__(&self, py: Python<'_>) -> PyResult<String> {
        match &self.owner {
            Some(owner) => {
                let owner = owner.bind(py);
                Ok(derived(self.call, listing(owner)?).qualified_name())
            }
            None => Ok(format!(
                "{}Paginated.{}",
                self.mode.prefix(),
                self.call.name
            )),
        }
    }

    #[getter]
    fn __doc__(&self, py: Python<'_>) -> PyResult<String> {
        match &self.owner {
            Some(owner) => Ok(derived(self.call, listing(owner.bind(py))?).document()),
            None => Ok(self.call.own_document(self.mode).to_owned()),
        }
    }

    #[getter]
    fn __self__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        match &self.owner {
            Some(owner) => Ok(owner.clone_ref(py)),
            None => Err(PyAttributeError::new_err("__self__")),
        }
    }

    /// The result of `inspect.signature`.
    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        if let Some(owner) = &self.owner {
            derived(self.call, listing(owner.bind(py))?).signature(py)
        } else {
            let inspect = py.import("inspect")?;
            inspect.call_method1("signature", (&self.function,))
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.function.bind(py).call_method0("__reduce__")
    }

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        match other.cast::<Self>() {
            Ok(other) => self.function.bind(py).eq(&other.get().function),
            Err(_) => Ok(false),
        }
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        self.function.bind(py).hash()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<method {}>", self.__qualname__(py)?))
    }
}

#[pymethods]
impl CallSignature {
    fn __get__<'py>(
        &self,
        instance: Option<Bound<'py, PyAny>>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let [records, ..] = &LIST_METHODS;
        match instance {
            Some(owner) => derived(records, listing(&owner)?).signature(owner.py()),
            None => Err(PyAttributeError::new_err("__signature__")),
        }
    }
}

#[pymethods]
impl CallDocument {
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.0)
    }

    fn __get__(
        &self,
        py: Python<'_>,
        instance: Option<Bound<'_, PyAny>>,
        _owner: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        let [records, ..] = &LIST_METHODS;
        match instance {
            Some(owner) => {
                let text = derived(records, listing(&owner)?).document();
                Ok(text.into_pyobject(py)?.into_any().unbind())
            }
            None => Ok(self.0.clone_ref(py)),
        }
    }
}
