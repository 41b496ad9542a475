//! Calls that take a method's arguments and return something else than its result: the functions that `prepare`,
//! `raw` and `table` return, and the signatures and docstrings of these and of a list's methods.

use std::sync::Arc;

use openshelf_client::Wanted;
use openshelf_client::tables::TableOptions;
use openshelf_core::catalog::Operation;
use openshelf_describe::derived::{DerivedCall, Kind, PREPARE, RAW, TABLE};
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use super::arguments::passed;
use super::bound_call;
use super::call_steps;
use super::handle::ClientHandle;
use super::raw_answer::RawAnswer;
use super::request::Request;
use super::signature;
use super::tables::Table;

/// A derived call of one method.
pub struct Derived<'a> {
    pub call: &'static DerivedCall,
    pub handle: &'a Arc<ClientHandle>,
    pub operation: &'static Operation,
}

impl Derived<'_> {
    /// The signature that `inspect.signature` returns.
    pub fn signature<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        signature::of_derived(py, self.operation, self.call, self.handle.mode)
    }

    pub fn document(&self) -> String {
        let service = self.handle.client.service();
        self.call
            .document(service, self.operation, self.handle.mode)
    }

    /// The operation under the call, such as `paginate(Museum.artworks.search).records`.
    pub fn qualified_name(&self) -> String {
        let method = format!(
            "{}.{}",
            self.handle.class_name(),
            self.operation.full_name()
        );
        match self.call.kind {
            Kind::Function => format!("{}({method})", self.call.name),
            Kind::List(_) => format!("paginate({method}).{}", self.call.name),
        }
    }
}

/// The result of a function that takes a method's arguments.
#[derive(Debug, Clone, Copy)]
pub enum Derivation {
    Request,
    RawAnswer,
    Table(TableOptions),
}

impl Derivation {
    fn call(self) -> &'static DerivedCall {
        match self {
            Self::Request => &PREPARE,
            Self::RawAnswer => &RAW,
            Self::Table(_) => &TABLE,
        }
    }
}

// A function that takes the arguments of a method; `prepare`, `raw` and `table` return it. (A doc comment here would
// hide `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct DerivedFunction {
    pub handle: Arc<ClientHandle>,
    pub operation: &'static Operation,
    pub derivation: Derivation,
}

impl DerivedFunction {
    fn derived(&self) -> Derived<'_> {
        Derived {
            call: self.derivation.call(),
            handle: &self.handle,
            operation: self.operation,
        }
    }
}

#[pymethods]
impl DerivedFunction {
    /// `__call__` has the signature of the object.
    fn __getattribute__<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyString>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let own = slf.get().derived();
        let mode = own.handle.mode;
        bound_call::attribute(slf.as_any(), name, || own.call.returns_coroutine(mode))
    }

    /// An attribute that only the result of the call has is told as such.
    fn __getattr__(&self, py: Python<'_>, name: &str) -> PyResult<()> {
        let function = self.derivation.call().name;
        let message = format!("'{function}(...)' is a function, and has no attribute '{name}'");
        let has_result = match self.derivation {
            Derivation::Request => py.get_type::<Request>().hasattr(name)?,
            Derivation::RawAnswer => py.get_type::<RawAnswer>().hasattr(name)?,
            Derivation::Table(_) => py.get_type::<Table>().hasattr(name)?,
        };
        Err(PyAttributeError::new_err(match has_result {
            true => format!(
                "{message}: call it with the arguments of {0}, as {function}({0})(...).{name}",
                self.operation.full_name()
            ),
            false => message,
        }))
    }

    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        let (handle, operation) = (&self.handle, self.operation);
        let wanted = match self.derivation {
            Derivation::Request => {
                return openshelf_decoding::guarded(py, || {
                    let prepared = call_steps::prepare(py, handle, operation, arguments, named)?;
                    let service = handle.client.service();
                    let given = passed(service, operation, arguments, named)?.given;
                    let request = Request::new(handle, &prepared.request, given);
                    Ok(Py::new(py, request)?.into_any())
                });
            }
            Derivation::RawAnswer => Wanted::Raw,
            Derivation::Table(options) => Wanted::Table(options),
        };
        call_steps::call_for(py, handle, operation, arguments, named, wanted)
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        self.derivation.call().name
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
