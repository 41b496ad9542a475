//! The base classes of all clients and namespaces.

use std::sync::Arc;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

use super::cache::{self, Cache};
use super::coroutine::Call;
use super::door;
use super::errors::failed;
use super::log;
use super::options::{CacheOptions, ViewOptions, client_options, view_options};
use super::pickle::reduced_namespace;
use openshelf_core::call::Request;
use openshelf_core::table::{Operation, Service};
use openshelf_transport::{CallOptions, Failure, Reply, Road};

/// Whether the methods of an object wait or give coroutines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    Waiting,
    Awaitable,
}

/// A client as one caller sees it: the shared client and what this view adds to its calls.
pub struct View {
    pub client: Arc<openshelf_transport::Client>,
    pub options: ViewOptions,
    pub manner: Manner,
}

impl View {
    /// The view of a new client.
    pub fn new(
        py: Python<'_>,
        service: &'static Service,
        manner: Manner,
        cache: &CacheOptions<'_>,
        keywords: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Arc<Self>> {
        let options = client_options(py, service, cache, keywords)?;
        if options.cache.is_some() {
            cache::watch_forks(py)?;
        }
        let client = py
            .detach(|| openshelf_transport::Client::new(service, options))
            .map_err(|error| failed(py, None, &error.into()))?;
        cache::tell(py, &client)?;
        Ok(Arc::new(Self {
            client: Arc::new(client),
            options: ViewOptions::default(),
            manner,
        }))
    }

    /// Another view of the same client.
    pub fn with_options(
        &self,
        py: Python<'_>,
        keywords: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Arc<Self>> {
        Ok(Arc::new(Self {
            client: self.client.clone(),
            options: view_options(py, &self.client, &self.options, keywords)?,
            manner: self.manner,
        }))
    }

    /// The name of the Python class.
    pub fn class_name(&self) -> String {
        let class = self.client.service.class_name;
        match self.manner {
            Manner::Waiting => class.to_owned(),
            Manner::Awaitable => format!("Async{class}"),
        }
    }

    /// Method and address of a request, for the log.
    pub fn line(&self, request: &Request) -> String {
        let method = request.method.verb();
        format!("{method} {}", self.client.url(request, false))
    }

    /// Sends a request as a call of this view, which tells of every try that failed.
    pub async fn fetch(&self, road: Road, request: &Request) -> Result<Reply, Failure> {
        let service = self.client.service.name;
        let call = CallOptions {
            watch: Some(log::watch(service, self.line(request))),
            ..self.options.call.clone()
        };
        let patience = self.patience(request.operation);
        self.client.fetch(road, request, patience, &call).await
    }

    /// Seconds without progress that a call waits for: the caller's, else the row's, else the client's.
    fn patience(&self, operation: &Operation) -> Option<f64> {
        let options = &self.client.options;
        match (self.options.call.timeout, operation.timeout) {
            (Some(own), _) => own,
            (None, Some(longer)) if !options.timeout_given => Some(longer),
            _ => options.timeout,
        }
    }

    fn close(&self) {
        self.client.close();
    }
}

/// A group of operations, an attribute of its client.
#[pyclass(module = "openshelf._core", subclass, frozen)]
pub struct Namespace {
    pub view: Arc<View>,
    pub group: &'static str,
}

/// What a view's client or namespace is made of.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Seed {
    pub view: Arc<View>,
    pub group: &'static str,
}

#[pymethods]
impl Namespace {
    #[new]
    fn new(seed: &Bound<'_, Seed>) -> Self {
        let seed = seed.get();
        Self { view: seed.view.clone(), group: seed.group }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        reduced_namespace(py, &self.view, self.group)
    }

    fn __repr__(&self) -> String {
        format!("<openshelf.{}.{}>", self.view.class_name(), self.group)
    }
}

/// The view of a new client of a class.
fn view_of<'py>(
    class: &Bound<'py, PyType>,
    manner: Manner,
    cache: &CacheOptions<'py>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Arc<View>> {
    if let Some(seed) = cache.use_caching.as_ref().and_then(|first| first.cast::<Seed>().ok()) {
        return Ok(seed.get().view.clone());
    }
    let service: String = class
        .getattr("_service")
        .map_err(|_| PyTypeError::new_err("use the class of a service, such as openshelf.Museum"))?
        .extract()?;
    let service = openshelf_services::find(&service)
        .ok_or_else(|| PyTypeError::new_err("there is no such service"))?;
    View::new(class.py(), service, manner, cache, options)
}

macro_rules! common_members {
    ($class:ident, $manner:ident) => {
        #[pymethods]
        impl $class {
            #[new]
            #[classmethod]
            #[pyo3(signature = (use_caching=None, cache_name=None, backend=None, expire_after=super::options::Given::Absent, **options))]
            fn new<'py>(
                class: &Bound<'py, PyType>,
                use_caching: Option<Bound<'py, PyAny>>,
                cache_name: Option<Bound<'py, PyAny>>,
                backend: Option<Bound<'py, PyAny>>,
                expire_after: super::options::Given<'py>,
                options: Option<&Bound<'py, PyDict>>,
            ) -> PyResult<Self> {
                let cache = CacheOptions { use_caching, cache_name, backend, expire_after };
                Ok(Self { view: view_of(class, Manner::$manner, &cache, options)? })
            }

            /// A view of this client that shares its connections and its pace.
            ///
            /// Parameters
            /// ----------
            /// validate : bool, optional
            ///     False sends arguments as they are, whatever the rules say.
            #[pyo3(
                signature = (**options),
                text_signature = "($self, *, validate=True, extra_query=None, extra_headers=None, extra_body=None, timeout=30.0, deadline=None, max_retries=2, use_caching=True, expire_after=3600, refresh=False, only_if_cached=False, stale_if_error=False)"
            )]
            fn with_options<'py>(slf: &Bound<'py, Self>, options: Option<&Bound<'py, PyDict>>) -> PyResult<Bound<'py, PyAny>> {
                let view = slf.get().view.with_options(slf.py(), options)?;
                let class = slf.get_type();
                let seed = Seed { view, group: "" };
                class.call_method1("__new__", (&class, seed))
            }

            fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
                super::pickle::reduced(slf.py(), slf.as_any(), &slf.get().view)
            }

            /// The address that is asked.
            #[getter]
            fn base_url(&self) -> &str {
                self.view.client.options.base_url.as_str()
            }

            /// The address of the image server; None where the service has none.
            #[getter]
            fn image_api_url(&self) -> Option<&str> {
                let images = self.view.client.options.image_api_url.as_ref();
                images.map(openshelf_transport::Address::as_str)
            }

            /// What the service gives, in a sentence.
            #[getter]
            fn description(&self) -> &'static str {
                self.view.client.service.description
            }

            /// Where the service documents itself.
            #[getter]
            fn docs_url(&self) -> &'static str {
                self.view.client.service.docs_url
            }

            /// The answers that are kept; an error when the client was made without a cache.
            #[getter]
            fn cache(&self, py: Python<'_>) -> PyResult<Cache> {
                Cache::of(py, &self.view)
            }

            fn __repr__(&self) -> String {
                let client = &self.view.client;
                let state = if client.is_closed() { ", closed" } else { "" };
                format!(
                    "<openshelf.{} {} at {}{state}>",
                    self.view.class_name(),
                    client.service.title,
                    client.options.base_url,
                )
            }
        }
    };
}

/// The base class of the clients whose methods wait for their answers.
#[pyclass(module = "openshelf._core", subclass, frozen, weakref)]
pub struct Client {
    pub view: Arc<View>,
}

common_members!(Client, Waiting);

#[pymethods]
impl Client {
    /// Closes the connections; later calls raise ClosedError. Views of the client close with it.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        self.view.close();
        door::settle(py)
    }

    fn __enter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyAny>) -> PyResult<()> {
        self.close(py)
    }
}

/// The base class of the clients whose methods give coroutines.
#[pyclass(module = "openshelf._core", subclass, frozen, weakref)]
pub struct AsyncClient {
    pub view: Arc<View>,
}

common_members!(AsyncClient, Awaitable);

#[pymethods]
impl AsyncClient {
    /// Closes the connections; later calls raise ClosedError. Views of the client close with it.
    fn aclose(&self, py: Python<'_>) -> Call {
        self.view.close();
        Call::ready(format!("{}.aclose", self.view.class_name()), py.None())
    }

    fn __aenter__(slf: PyRef<'_, Self>) -> Call {
        let name = format!("{}.__aenter__", slf.view.class_name());
        let py = slf.py();
        Call::ready(
            name,
            slf.into_pyobject(py)
                .map_or_else(|never| match never {}, |own| own.into_any().unbind()),
        )
    }

    #[pyo3(signature = (*_exception))]
    fn __aexit__(&self, py: Python<'_>, _exception: &Bound<'_, PyAny>) -> Call {
        self.aclose(py)
    }
}

/// The view and the group behind an object that has operations.
pub fn owner(object: &Bound<'_, PyAny>) -> PyResult<(Arc<View>, &'static str)> {
    if let Ok(namespace) = object.cast::<Namespace>() {
        let namespace = namespace.get();
        return Ok((namespace.view.clone(), namespace.group));
    }
    if let Ok(client) = object.cast::<Client>() {
        return Ok((client.get().view.clone(), ""));
    }
    if let Ok(client) = object.cast::<AsyncClient>() {
        return Ok((client.get().view.clone(), ""));
    }
    Err(PyTypeError::new_err(
        "expected a method of an openshelf client, such as museum.artworks.search",
    ))
}
