//! The base classes of all clients and namespaces.

use std::sync::Arc;

use openshelf_transport::Address;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

use super::cache::Cache;
use super::coroutine::Call;
use super::door;
use super::handle::{ClientHandle, Mode};
use super::options::{CacheOptions, Given};
use super::pickle;

/// A group of operations, an attribute of its client.
#[pyclass(module = "openshelf._core", subclass, frozen, weakref)]
pub struct Namespace {
    pub handle: Arc<ClientHandle>,
    /// Dotted, such as `search.spending_by_category`.
    pub group: &'static str,
}

/// What a namespace, or a client that `with_options` gives, is made of.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Seed {
    pub handle: Arc<ClientHandle>,
    pub group: &'static str,
}

#[pymethods]
impl Namespace {
    #[new]
    fn new(seed: &Bound<'_, Seed>) -> Self {
        let seed = seed.get();
        Self {
            handle: seed.handle.clone(),
            group: seed.group,
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        pickle::reduced_namespace(py, &self.handle, self.group)
    }

    fn __repr__(&self) -> String {
        format!("<openshelf.{}.{}>", self.handle.class_name(), self.group)
    }
}

/// The handle of a new client of a class.
fn handle_of<'py>(
    class: &Bound<'py, PyType>,
    mode: Mode,
    cache: &CacheOptions<'py>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Arc<ClientHandle>> {
    let first = cache.use_caching.as_ref();
    if let Some(seed) = first.and_then(|first| first.cast::<Seed>().ok()) {
        return Ok(seed.get().handle.clone());
    }
    let no_service =
        || PyTypeError::new_err("use the class of a service, such as openshelf.Museum");
    let name: String = class
        .getattr("_service")
        .map_err(|_| no_service())?
        .extract()?;
    let service = openshelf_services::find(&name).ok_or_else(no_service)?;
    ClientHandle::new(class.py(), service, mode, cache, options)
}

/// A client of the same class with another handle. `__init__` is not called again, as `copy.copy`
/// does not call it: what it set is taken over.
fn with_handle<'py, Base: pyo3::PyTypeInfo>(
    client: &Bound<'py, PyAny>,
    handle: Arc<ClientHandle>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = client.py();
    let seed = Seed { handle, group: "" };
    let new = py.get_type::<Base>().getattr("__new__")?;
    let made = new.call1((client.get_type(), seed))?;
    if let Some(own) = client.getattr_opt("__dict__")? {
        made.getattr("__dict__")?.call_method1("update", (own,))?;
    }
    Ok(made)
}

macro_rules! common_members {
    ($class:ident, $mode:ident) => {
        #[pymethods]
        impl $class {
            #[new]
            #[classmethod]
            #[pyo3(signature = (use_caching=None, cache_name=None, backend=None, expire_after=Given::Absent, **options))]
            fn new<'py>(
                class: &Bound<'py, PyType>,
                use_caching: Option<Bound<'py, PyAny>>,
                cache_name: Option<Bound<'py, PyAny>>,
                backend: Option<Bound<'py, PyAny>>,
                expire_after: Given<'py>,
                options: Option<&Bound<'py, PyDict>>,
            ) -> PyResult<Self> {
                let cache = CacheOptions { use_caching, cache_name, backend, expire_after };
                Ok(Self { handle: handle_of(class, Mode::$mode, &cache, options)? })
            }

            /// A view of this client that shares its connections and its pace.
            ///
            /// Parameters
            /// ----------
            /// validate : bool, optional
            ///     False sends arguments as they are, whatever the rules say.
            /// extra_query : dict, optional
            ///     Parameters to add to the query of every call; they win.
            /// extra_body : dict, optional
            ///     Members to add to the JSON body of every call that has one; they win.
            /// extra_headers : dict, optional
            ///     Headers to send with every call.
            /// timeout : float or None, optional
            ///     Seconds without progress after which a call fails; None waits for ever.
            /// deadline : float or None, optional
            ///     Seconds for a whole call, its waits included; None sets no limit.
            /// max_retries : int, optional
            ///     How often a failed request is sent again.
            /// use_caching : bool, optional
            ///     False leaves the cache out; True needs a client that has one.
            /// expire_after : float, datetime.timedelta or None, optional
            ///     Seconds for which answers are good; 0 keeps none, None and -1 for ever.
            /// refresh : bool, optional
            ///     True asks the service and replaces what is kept.
            /// only_if_cached : bool, optional
            ///     True never asks the service: what is not kept is a CacheMissError.
            /// stale_if_error : bool, float or datetime.timedelta, optional
            ///     Seconds after its end for which a kept answer serves when the service fails; True
            ///     for ever.
            ///
            /// Returns
            /// -------
            /// a client of the same class
            #[pyo3(
                signature = (**options),
                text_signature = "($self, *, validate=True, extra_query=None, extra_headers=None, extra_body=None, timeout=30.0, deadline=None, max_retries=2, use_caching=True, expire_after=3600, refresh=False, only_if_cached=False, stale_if_error=False)"
            )]
            fn with_options<'py>(
                slf: &Bound<'py, Self>,
                options: Option<&Bound<'py, PyDict>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                let handle = slf.get().handle.with_options(slf.py(), options)?;
                with_handle::<Self>(slf.as_any(), handle)
            }

            fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
                pickle::reduced(slf.py(), slf.as_any(), &slf.get().handle)
            }

            /// The address that is asked.
            #[getter]
            fn base_url(&self) -> &str {
                self.handle.client.options.base_url.as_str()
            }

            /// The address of the image server; None where the service has none.
            #[getter]
            fn image_api_url(&self) -> Option<&str> {
                let images = self.handle.client.options.image_api_url.as_ref();
                images.map(Address::as_str)
            }

            /// What the service gives, in a sentence.
            #[getter]
            fn description(&self) -> &'static str {
                self.handle.client.service.description
            }

            /// Where the service documents itself.
            #[getter]
            fn docs_url(&self) -> &'static str {
                self.handle.client.service.docs_url
            }

            /// The answers that are kept; an error when the client was made without a cache.
            #[getter]
            fn cache(&self, py: Python<'_>) -> PyResult<Cache> {
                Cache::of(py, &self.handle)
            }

            fn __repr__(&self) -> String {
                let client = &self.handle.client;
                let state = if client.is_closed() { ", closed" } else { "" };
                format!(
                    "<openshelf.{} {} at {}{state}>",
                    self.handle.class_name(),
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
    pub handle: Arc<ClientHandle>,
}

common_members!(Client, Sync);

#[pymethods]
impl Client {
    /// Closes the connections; later calls raise ClosedError. Views of the client close with it.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        self.handle.client.close();
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
    pub handle: Arc<ClientHandle>,
}

common_members!(AsyncClient, Async);

#[pymethods]
impl AsyncClient {
    /// Closes the connections; later calls raise ClosedError. Views of the client close with it.
    fn aclose(&self, py: Python<'_>) -> Call {
        self.handle.client.close();
        Call::ready(format!("{}.aclose", self.handle.class_name()), py.None())
    }

    fn __aenter__(slf: PyRef<'_, Self>) -> Call {
        let name = format!("{}.__aenter__", slf.handle.class_name());
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
