//! The method `with_options`, with a signature and a docstring from the table of options.

use openshelf_core::catalog::Service;
use openshelf_describe::docstring;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::client::{AsyncClient, Client};
use super::errors::wrong_type;
use super::signature;

// Returns another client of the same service. (A doc comment here would hide `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct WithOptions {
    service: &'static Service,
    client: Option<Py<PyAny>>,
}

impl WithOptions {
    pub fn unbound(service: &'static Service) -> Self {
        Self {
            service,
            client: None,
        }
    }
}

#[pymethods]
impl WithOptions {
    fn __get__<'py>(
        slf: Bound<'py, Self>,
        instance: Option<Bound<'py, PyAny>>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, Self>> {
        match instance {
            None => Ok(slf),
            Some(client) => {
                let client = Some(client.unbind());
                let service = slf.get().service;
                Bound::new(slf.py(), Self { service, client })
            }
        }
    }

    #[pyo3(signature = (*arguments, **named))]
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        arguments: &Bound<'py, PyTuple>,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (client, rest) = if let Some(client) = &self.client {
            (client.bind(py).clone(), arguments.clone())
        } else {
            let client = arguments
                .get_item(0)
                .map_err(|_| wrong_type("with_options() needs a client as its first argument"))?;
            (client, arguments.get_slice(1, arguments.len()))
        };
        if !rest.is_empty() {
            return Err(wrong_type(
                "with_options() takes its options as keywords only",
            ));
        }
        if let Ok(client) = client.cast::<Client>() {
            return Client::with_options(client, named);
        }
        AsyncClient::with_options(client.cast::<AsyncClient>()?, named)
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        "with_options"
    }

    #[getter]
    fn __doc__(&self) -> String {
        docstring::with_options(self.service)
    }

    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        signature::of_with_options(py, self.client.is_none())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let getattr = py.import("builtins")?.getattr("getattr")?;
        match &self.client {
            Some(client) => (getattr, (client, "with_options")).into_pyobject(py),
            None => Err(wrong_type("with_options of a class cannot be pickled")),
        }
    }

    fn __repr__(&self) -> &'static str {
        "<method with_options of an openshelf client>"
    }
}
