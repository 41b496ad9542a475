//! The loopback twin of the five services, as Python starts and stops it.

use std::sync::Mutex;
use std::sync::PoisonError;

use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::errors::plain;
use crate::sandbox::{Options, Sandbox as Server};
use crate::services::{self, SERVICES};
use crate::table::Service;

/// A server on this machine that speaks all five services.
///
/// It answers from a small corpus of its own that a seed makes, so that examples and tests need no
/// network and give the same answers every time.
///
/// Parameters
/// ----------
/// seed : int, default 0
///     Another seed gives other data.
/// port : int, default 0
///     The port on 127.0.0.1; 0 takes a free one.
///
/// Attributes
/// ----------
/// url : str
///     Its address; a browser can open it.
/// urls : dict
///     The environment variables that point clients at it.
///
/// Raises
/// ------
/// OSError
///     When the port is taken.
///
/// Examples
/// --------
/// >>> with openshelf.Sandbox() as sandbox:
/// ...     with sandbox.museum() as museum:
/// ...         museum.artworks.search("monet", limit=5)
#[pyclass(module = "openshelf._core", frozen, weakref)]
pub struct Sandbox {
    server: Mutex<Option<Server>>,
    url: String,
    addresses: Vec<(&'static Service, String, Option<String>)>,
}

#[pymethods]
impl Sandbox {
    #[new]
    #[pyo3(signature = (*, seed=0, port=0))]
    fn new(py: Python<'_>, seed: u64, port: u16) -> PyResult<Self> {
        let server = py
            .detach(|| {
                Server::start(Options {
                    seed,
                    port,
                    ..Options::default()
                })
            })
            .map_err(|error| PyOSError::new_err(error.to_string()))?;
        let addresses = SERVICES
            .into_iter()
            .map(|service| {
                (
                    service,
                    server.base_url(service),
                    server.image_api_url(service),
                )
            })
            .collect();
        Ok(Self {
            url: server.url(),
            server: Mutex::new(Some(server)),
            addresses,
        })
    }

    #[getter]
    fn url(&self) -> &str {
        &self.url
    }

    #[getter]
    fn urls<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let urls = PyDict::new(py);
        for (service, base, images) in &self.addresses {
            urls.set_item(service.environment, base)?;
            if let (Some(variable), Some(images)) = (service.image_environment, images) {
                urls.set_item(variable, images)?;
            }
        }
        Ok(urls)
    }

    /// A Museum that asks this sandbox, without a throttle. Options are those of the class.
    #[pyo3(signature = (**options))]
    fn museum(&self, py: Python<'_>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Py<PyAny>> {
        self.client(py, "museum", "", options)
    }

    /// The asynchronous twin of `museum`.
    #[pyo3(signature = (**options))]
    fn async_museum(
        &self,
        py: Python<'_>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        self.client(py, "museum", "Async", options)
    }

    /// A Placeholder that asks this sandbox. Options are those of the class.
    #[pyo3(signature = (**options))]
    fn placeholder(
        &self,
        py: Python<'_>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        self.client(py, "placeholder", "", options)
    }

    /// The asynchronous twin of `placeholder`.
    #[pyo3(signature = (**options))]
    fn async_placeholder(
        &self,
        py: Python<'_>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        self.client(py, "placeholder", "Async", options)
    }

    /// A Gazette that asks this sandbox. Options are those of the class.
    #[pyo3(signature = (**options))]
    fn gazette(&self, py: Python<'_>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Py<PyAny>> {
        self.client(py, "gazette", "", options)
    }

    /// The asynchronous twin of `gazette`.
    #[pyo3(signature = (**options))]
    fn async_gazette(
        &self,
        py: Python<'_>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        self.client(py, "gazette", "Async", options)
    }

    /// A Spending that asks this sandbox. Options are those of the class.
    #[pyo3(signature = (**options))]
    fn spending(&self, py: Python<'_>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Py<PyAny>> {
        self.client(py, "spending", "", options)
    }

    /// The asynchronous twin of `spending`.
    #[pyo3(signature = (**options))]
    fn async_spending(
        &self,
        py: Python<'_>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        self.client(py, "spending", "Async", options)
    }

    /// A Disease that asks this sandbox. Options are those of the class.
    #[pyo3(signature = (**options))]
    fn disease(&self, py: Python<'_>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Py<PyAny>> {
        self.client(py, "disease", "", options)
    }

    /// The asynchronous twin of `disease`.
    #[pyo3(signature = (**options))]
    fn async_disease(
        &self,
        py: Python<'_>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        self.client(py, "disease", "Async", options)
    }

    /// Stops the server; its address answers no more.
    fn close(&self, py: Python<'_>) {
        let server = self
            .server
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        py.detach(|| drop(server));
    }

    fn __enter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyAny>) {
        self.close(py);
    }

    fn __repr__(&self) -> String {
        let open = self
            .server
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .is_some();
        let state = if open { "" } else { ", closed" };
        format!("<openshelf.Sandbox at {}{state}>", self.url)
    }
}

impl Sandbox {
    fn client(
        &self,
        py: Python<'_>,
        name: &str,
        prefix: &str,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        if self
            .server
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .is_none()
        {
            return Err(plain(py, "ClosedError", "the sandbox is closed"));
        }
        let service = services::find(name)
            .ok_or_else(|| PyTypeError::new_err(format!("there is no interface {name}")))?;
        let keywords = PyDict::new(py);
        for (other, base, images) in &self.addresses {
            if other.name == name {
                keywords.set_item("base_url", base)?;
                if let Some(images) = images {
                    keywords.set_item("image_api_url", images)?;
                }
            }
        }
        keywords.set_item("requests_per_second", py.None())?;
        if let Some(options) = options {
            keywords.update(options.as_mapping())?;
        }
        let class = format!("{prefix}{}", service.class_name);
        let client = py
            .import("openshelf._core")?
            .getattr(class.as_str())?
            .call((), Some(&keywords))?;
        Ok(client.unbind())
    }
}
