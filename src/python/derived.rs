//! The signatures and docstrings of calls that take a method's arguments.

use std::sync::Arc;

use openshelf_core::catalog::Operation;
use openshelf_describe::derived::{DerivedCall, Kind};
use pyo3::prelude::*;

use super::handle::ClientHandle;
use super::signature;

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
            Kind::List => format!("paginate({method}).{}", self.call.name),
        }
    }
}
