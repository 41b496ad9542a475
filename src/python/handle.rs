//! The handle of a client: the shared client, the mode, and the options of one caller.

use std::sync::Arc;

use openshelf_client::services::SERVICES;
use openshelf_client::{CallSettings, Client};
use openshelf_core::catalog::Service;
use openshelf_decoding::Numbers;
use openshelf_describe::namespace::Mode;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};

use super::attended::attended;
use super::cache_hooks::register_fork_hooks;
use super::environment;
use super::errors::{failed, wrong_type};
use super::from_environment::Sources;
use super::log::{self, Logger};
use super::once::Once;
use super::options::{call_settings, client_options};

/// The classes of results.
const RESULTS: [&str; 9] = [
    "AsyncPages",
    "AsyncRecords",
    "Batches",
    "Call",
    "Pages",
    "RawAnswer",
    "Records",
    "Request",
    "Table",
];

/// The shared client, and the options that this caller adds to its calls.
pub struct ClientHandle {
    pub client: Client,
    pub mode: Mode,
    pub logger: Logger,
    /// Which options were read from the environment.
    pub sources: Sources,
    /// What numbers with a point become in results.
    pub numbers: Numbers,
    /// It shares the connections of the client that it is a view of, which closes them.
    pub is_view: bool,
    /// The sandbox that created the client. Its server runs as long as the client exists.
    sandbox: Arc<Once<Py<PyAny>>>,
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
        environment::check(py)?;
        let (options, sources, numbers) = client_options(service, mode, arguments, named)?;
        if options.cache.is_some() {
            register_fork_hooks(py)?;
        }
        let client = match options.cache {
            // A file may be locked, and a server may not answer.
            Some(_) => attended(py, move || Client::new(service, options))?,
            None => py.detach(|| Client::new(service, options)),
        };
        let client = client.map_err(|error| failed(py, None, &error.into()))?;
        log::cache_warnings(py, &client)?;
        let mut settings = CallSettings::default();
        settings.call.watch = Some(log::watch(service.name));
        Ok(Arc::new(Self {
            client: client.with_settings(settings),
            mode,
            logger: Logger::new(service.name),
            sources,
            numbers,
            is_view: false,
            sandbox: Arc::default(),
        }))
    }

    /// Keeps the sandbox that created the client.
    pub fn keep(&self, sandbox: Py<PyAny>) {
        // A client is created by one sandbox.
        let _ = self.sandbox.set(Box::new(sandbox));
    }

    /// Another handle of the same client.
    pub fn with_options(
        &self,
        py: Python<'_>,
        keywords: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Arc<Self>> {
        let (settings, sources, numbers) =
            call_settings(py, &self.client, &self.sources, keywords)?;
        Ok(Arc::new(Self {
            client: self.client.with_settings(settings),
            mode: self.mode,
            logger: Logger::new(self.client.service().name),
            sources,
            numbers: numbers.unwrap_or(self.numbers),
            is_view: true,
            sandbox: Arc::clone(&self.sandbox),
        }))
    }

    /// Closes the connections, unless they are another client's.
    pub fn close(&self) {
        if !self.is_view {
            self.client.close();
        }
    }

    /// The address of the service as it is shown: one of the environment is shown by its name.
    pub fn shown_address(&self) -> String {
        match self.sources.find("base_url", "") {
            Some(variable) => variable.shown(),
            None => self.client.options().base_url.to_string(),
        }
    }

    /// The name of the Python class.
    pub fn class_name(&self) -> String {
        format!("{}{}", self.mode.prefix(), self.client.service().class_name)
    }
}

/// What other functions make of a method.
const MADE_OF_METHODS: [&str; 4] = [
    "BoundCall",
    "DerivedFunction",
    "Paginated",
    "AsyncPaginated",
];

/// The error of a function that expects a method of a client and got another object, such as a result.
pub fn no_method(given: &Bound<'_, PyAny>) -> PyErr {
    let [first, ..] = SERVICES;
    // An operation that every such function accepts.
    let example = first
        .operations()
        .find(|operation| operation.paging.is_some() && operation.required().next().is_none())
        .map(|operation| first.identify(operation))
        .unwrap_or_default();
    let kind = given.get_type();
    let kind = kind.name().map(|name| name.to_string());
    let kind = kind.unwrap_or_else(|_| "object".to_owned());
    let mut message =
        format!("expected a method of an openshelf client, such as {example}, got {kind}");
    if is_result(given, &kind) {
        message.push_str(
            ", which is the result of a call: pass the method itself, without calling it",
        );
    } else if given.is_instance_of::<PyString>() {
        message.push_str("; openshelf.bind(name) gives the method of a name");
    } else if MADE_OF_METHODS.contains(&kind.as_str()) {
        message.push_str("; pass the method from which it was made");
    }
    wrong_type(message)
}

/// Whether an object is the result of a call.
fn is_result(given: &Bound<'_, PyAny>, kind: &str) -> bool {
    let is_ours = given
        .get_type()
        .module()
        .is_ok_and(|module| module == "openshelf._core");
    given.is_instance_of::<PyDict>()
        || given.is_instance_of::<PyList>()
        || (is_ours && RESULTS.contains(&kind))
}
