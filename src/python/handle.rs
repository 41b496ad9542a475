//! The handle of a client: the shared client, the mode, and the options of one caller.

use std::sync::Arc;

use openshelf_client::{CallSettings, Client};
use openshelf_core::catalog::Service;
use openshelf_describe::namespace::Mode;
use openshelf_services::SERVICES;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::attended::attended;
use super::cache_hooks::register_fork_hooks;
use super::errors::failed;
use super::log::{self, Logger};
use super::options::{call_settings, client_options};

/// The shared client, and the options that this caller adds to its calls.
pub struct ClientHandle {
    pub client: Client,
    pub mode: Mode,
    pub logger: Logger,
}

impl ClientHandle {
    /// The handle of a new client.
    pub fn new(
        py: Python<'_>,
        service: &'static Service,
        mode: Mode,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Arc<Self>> {
        let options = client_options(service, arguments, named)?;
        if options.cache.is_some() {
            register_fork_hooks(py)?;
        }
        let client = match options.cache {
            // A file may be locked, and a server may not answer.
            Some(_) => attended(py, move || Client::new(service, options))?,
            None => py.detach(|| Client::new(service, options)),
        };
        let client = client.map_err(|error| failed(py, None, &error.into()))?;
        log::cache_warnings(py, &client.transport)?;
        let mut settings = CallSettings::default();
        settings.call.watch = Some(log::watch(service.name));
        Ok(Arc::new(Self {
            client: client.with_settings(settings),
            mode,
            logger: Logger::new(service.name),
        }))
    }

    /// Another handle of the same client.
    pub fn with_options(
        &self,
        py: Python<'_>,
        keywords: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Arc<Self>> {
        let settings = call_settings(py, &self.client, keywords)?;
        Ok(Arc::new(Self {
            client: self.client.with_settings(settings),
            mode: self.mode,
            logger: Logger::new(self.client.service().name),
        }))
    }

    /// The name of the Python class.
    pub fn class_name(&self) -> String {
        format!("{}{}", self.mode.prefix(), self.client.service().class_name)
    }
}

/// The error of a function that expects a method of a client.
pub fn no_method() -> PyErr {
    let [first, ..] = SERVICES;
    let example = first
        .operations()
        .next()
        .map(|operation| first.identify(operation));
    PyTypeError::new_err(format!(
        "expected a method of an openshelf client, such as {}",
        example.unwrap_or_default()
    ))
}
