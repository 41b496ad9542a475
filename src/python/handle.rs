//! A client as one caller sees it: the shared client, and what `with_options` adds to each call.

use std::sync::Arc;

use openshelf_core::call::Request;
use openshelf_core::printable::shown_address;
use openshelf_core::table::{Operation, Service};
use openshelf_describe::namespace::Mode;
use openshelf_services::SERVICES;
use openshelf_transport::{self as transport, CallOptions, Failure, Reply, RuntimeKind};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::attended::attended;
use super::cache_hooks::register_fork_hooks;
use super::cache_warnings::emit_warnings;
use super::errors::failed;
use super::log::{self, Logger};
use super::options::{HandleOptions, client_options, handle_options};

/// The shared client, and what this caller's calls have beside the client's own options.
pub struct ClientHandle {
    pub client: Arc<transport::Client>,
    pub options: HandleOptions,
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
            Some(_) => attended(py, move || transport::Client::new(service, options))?,
            None => py.detach(|| transport::Client::new(service, options)),
        };
        let client = client.map_err(|error| failed(py, None, &error.into()))?;
        emit_warnings(py, &client)?;
        Ok(Arc::new(Self {
            client: Arc::new(client),
            options: HandleOptions::default(),
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
        Ok(Arc::new(Self {
            client: self.client.clone(),
            options: handle_options(py, &self.client, &self.options, keywords)?,
            mode: self.mode,
            logger: Logger::new(self.client.service.name),
        }))
    }

    /// The name of the Python class.
    pub fn class_name(&self) -> String {
        format!("{}{}", self.mode.prefix(), self.client.service.class_name)
    }

    /// Method and address of a request, for the log; a long address in part, and without the values that
    /// the caller added.
    pub fn line(&self, request: &Request) -> String {
        let method = request.method.verb();
        let url = self.client.shown_url(request, false, &self.options.call);
        format!("{method} {}", shown_address(&url))
    }

    /// Sends a request as a call of this handle; every try that failed is logged.
    pub async fn fetch(&self, kind: RuntimeKind, request: &Request) -> Result<Reply, Failure> {
        let service = self.client.service.name;
        let call = CallOptions {
            watch: Some(log::watch(service, self.line(request))),
            ..self.options.call.clone()
        };
        let idle_timeout = self.idle_timeout(request.operation);
        self.client.fetch(kind, request, idle_timeout, &call).await
    }

    /// Seconds without progress that a call waits for: the caller's, else the row's, else the client's.
    fn idle_timeout(&self, operation: &Operation) -> Option<f64> {
        let options = &self.client.options;
        match (self.options.call.timeout, operation.timeout) {
            (Some(own), _) => own,
            (None, Some(longer)) if !options.timeout_given => Some(longer),
            _ => options.timeout,
        }
    }
}

/// The error of a function that takes a method of a client and got something else.
pub fn no_method() -> PyErr {
    let [first, ..] = SERVICES;
    let example = first.rows().next().map(|row| first.identify(row));
    PyTypeError::new_err(format!(
        "expected a method of an openshelf client, such as {}",
        example.unwrap_or_default()
    ))
}
