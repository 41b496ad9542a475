//! The methods of the sandbox that create clients, such as `sandbox.museum()`, for each service and mode.

use openshelf_client::services::SERVICES;
use openshelf_core::catalog::Service;
use openshelf_describe::namespace::Mode;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};

use super::errors::wrong_type;
use super::sandbox::Sandbox;

// A method of the sandbox. (A doc comment here would hide `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct ClientFactory {
    service: &'static Service,
    mode: Mode,
    sandbox: Option<Py<Sandbox>>,
}

/// Adds a method for each client to the class of the sandbox.
pub fn add_to(class: &Bound<'_, PyType>) -> PyResult<()> {
    for service in SERVICES {
        for mode in Mode::ALL {
            let factory = ClientFactory {
                service,
                mode,
                sandbox: None,
            };
            class.setattr(factory.__name__(), factory)?;
        }
    }
    Ok(())
}

#[pymethods]
impl ClientFactory {
    fn __get__<'py>(
        slf: Bound<'py, Self>,
        instance: Option<Bound<'py, Sandbox>>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, Self>> {
        let Some(sandbox) = instance else {
            return Ok(slf);
        };
        let bound = Self {
            sandbox: Some(sandbox.unbind()),
            ..*slf.get()
        };
        Bound::new(slf.py(), bound)
    }

    #[pyo3(signature = (**options))]
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let Some(sandbox) = &self.sandbox else {
            let name = self.__name__();
            return Err(wrong_type(format!(
                "{name}() is a method of a sandbox: openshelf.Sandbox().{name}()"
            )));
        };
        Sandbox::client(sandbox.bind(py), self.service, self.mode, options)
    }

    #[getter]
    fn __name__(&self) -> String {
        match self.mode {
            Mode::Sync => self.service.name.to_owned(),
            Mode::Async => format!("async_{}", self.service.name),
        }
    }

    #[getter]
    fn __doc__(&self) -> String {
        let class = format!("{}{}", self.mode.prefix(), self.service.class_name);
        format!(
            "{class} of this sandbox, without a throttle.\n\nIt takes the options of the class. A \
             cache lies in a folder of the sandbox, which is deleted with it, unless cache_name is a path."
        )
    }

    #[getter]
    fn __text_signature__(&self) -> &'static str {
        match self.sandbox {
            Some(_) => "(**options)",
            None => "($self, **options)",
        }
    }

    fn __repr__(&self) -> String {
        format!("<method {} of an openshelf sandbox>", self.__name__())
    }
}
