//! The loopback server of the five services, as Python starts and stops it.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};

use super::errors::plain;
use super::faults::fault;
use super::handle::Mode;
use openshelf_core::table::Service;
use openshelf_sandbox::{Faults, Options, RequestLog, Sandbox as Server, SandboxError};
use openshelf_services::SERVICES;

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
/// scale : float, default 1.0
///     How large the data are, as a multiple of their usual size; above 0, up to 10000.
/// documented_paths : bool, default False
///     Serve the documented paths where the services have moved on to others.
/// capped_counts : bool, default False
///     Searches that cannot be paged to their end count no further than they page, as services may
///     do: the gazette reports 10000 for whatever is more.
/// faults : list of dict, optional
///     What is to go wrong from the start: the keyword arguments of `fail`, one dict a fault.
///
/// Attributes
/// ----------
/// url : str
///     Its address; a browser can open it.
/// urls : dict
///     The environment variables that point clients at it.
/// calls : list of dict
///     The requests so far (the latest 10000), in order: `operation` (None where the path is no
///     operation's), `method`, `path`, `query`, `body` (bytes), `status` (None where the connection
///     was reset) and `at`, seconds after the start.
/// stats : dict
///     `connections`, `open_connections`, `requests`, `requests_by_operation` and `open_bodies`.
///
/// Raises
/// ------
/// OSError
///     When the port is taken.
/// TypeError, ValueError
///     When an option or a fault is none.
///
/// Examples
/// --------
/// >>> with openshelf.Sandbox() as sandbox:
/// ...     with sandbox.museum() as museum:
/// ...         museum.artworks.search("monet", limit=5)
#[pyclass(module = "openshelf._core", frozen, weakref)]
pub struct Sandbox {
    server: Mutex<Option<Server>>,
    faults: Arc<Faults>,
    request_log: Arc<RequestLog>,
    url: String,
    addresses: Vec<(&'static Service, String, Option<String>)>,
}

#[pymethods]
impl Sandbox {
    #[new]
    #[pyo3(signature = (*, seed=0, port=0, scale=1.0, documented_paths=false, capped_counts=false, faults=None))]
    fn new(
        py: Python<'_>,
        seed: u64,
        port: u16,
        scale: f64,
        documented_paths: bool,
        capped_counts: bool,
        faults: Option<Vec<Bound<'_, PyDict>>>,
    ) -> PyResult<Self> {
        let faults = faults
            .unwrap_or_default()
            .iter()
            .map(fault)
            .collect::<PyResult<Vec<_>>>()?;
        let options = Options {
            seed,
            port,
            scale,
            documented_paths,
            capped_counts,
        };
        let server =
            py.detach(|| Server::start(&SERVICES, options))
                .map_err(|error| match error {
                    SandboxError::Scale(_) => PyValueError::new_err(error.to_string()),
                    _ => PyOSError::new_err(error.to_string()),
                })?;
        for fault in faults {
            server.faults().add(fault);
        }
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
            faults: Arc::clone(server.faults()),
            request_log: Arc::clone(server.request_log()),
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

    /// Makes something go wrong; the first fault that fits meets a request.
    ///
    /// Parameters
    /// ----------
    /// operation : str, optional
    ///     An operation such as "museum.artworks.search", or what it begins with: "museum".
    /// path : str, optional
    ///     A request's path, in which `*` stands for anything: "*/artworks/27992".
    /// status : int, optional
    ///     A status in place of the answer, 200 to 599.
    /// times : int or None, default 1
    ///     How many requests it meets before all is well again; None for every one. With
    ///     `probability` alone it meets as many as come.
    /// retry_after : int or str, optional
    ///     A `Retry-After` of so many seconds, of this text, or of the date of the next second
    ///     when it is "date"; with status 429 unless another is given.
    /// delay, body_delay : float, optional
    ///     Seconds before the headers, and in the middle of the body.
    /// cut : int, optional
    ///     The connection ends after so many bytes of the body.
    /// wrong_length : bool, default False
    ///     `Content-Length` announces more than comes.
    /// bad_json : bool, default False
    ///     The body is whole by its length and ends halfway by its sense.
    /// content_type : str, optional
    ///     Another `Content-Type`.
    /// reset : bool, default False
    ///     The connection is reset in place of an answer.
    /// endless_headers : bool, default False
    ///     Headers that never end.
    /// drip : float, optional
    ///     Bytes of the body a second.
    /// bomb : int, optional
    ///     A compressed body that is so many bytes long when it is unpacked: an empty list with
    ///     spaces in it.
    /// insert : int, default 0
    ///     Once the answer is made, so many new records appear at the head of the list asked for.
    /// delete : int, default 0
    ///     Once the answer is made, so many records vanish from the head of the list asked for.
    /// job : {"failed", "stuck"}, optional
    ///     The job that the request creates fails, or runs for ever.
    /// redirect_loop : bool, default False
    ///     A redirect to the very same address.
    /// downgrade_redirect : bool, default False
    ///     A redirect to the same path over plain HTTP on another port.
    /// probability : float, optional
    ///     Which part of the requests it meets, 0 to 1.
    /// seed : int, default 0
    ///     Decides which ones.
    ///
    /// Raises
    /// ------
    /// TypeError, ValueError
    ///     When a value is of another type or out of bounds.
    #[pyo3(
        signature = (operation=None, path=None, **options),
        text_signature = "($self, operation=None, path=None, *, status=None, times=1, \
            retry_after=None, delay=None, body_delay=None, cut=None, wrong_length=False, \
            bad_json=False, content_type=None, reset=False, endless_headers=False, drip=None, \
            bomb=None, insert=0, delete=0, job=None, redirect_loop=False, downgrade_redirect=False, \
            probability=None, seed=0)"
    )]
    fn fail(
        &self,
        py: Python<'_>,
        operation: Option<&str>,
        path: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<()> {
        let all = match options {
            Some(options) => options.copy()?,
            None => PyDict::new(py),
        };
        all.set_item("operation", operation)?;
        all.set_item("path", path)?;
        self.faults.add(fault(&all)?);
        Ok(())
    }

    /// Takes back every fault.
    fn heal(&self) {
        self.faults.heal();
    }

    #[getter]
    fn calls<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let calls = PyList::empty(py);
        for request in self.request_log.calls() {
            let call = PyDict::new(py);
            call.set_item("operation", request.operation)?;
            call.set_item("method", request.method)?;
            call.set_item("path", request.path)?;
            call.set_item("query", request.query)?;
            call.set_item("body", PyBytes::new(py, &request.body))?;
            call.set_item("status", request.status)?;
            call.set_item("at", request.at)?;
            calls.append(call)?;
        }
        Ok(calls)
    }

    #[getter]
    fn stats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let now = self.request_log.stats();
        let stats = PyDict::new(py);
        stats.set_item("connections", now.connections)?;
        stats.set_item("open_connections", now.open_connections)?;
        stats.set_item("requests", now.requests)?;
        stats.set_item("requests_by_operation", now.requests_by_operation)?;
        stats.set_item("open_bodies", now.open_bodies)?;
        Ok(stats)
    }

    /// Forgets the requests so far and begins to count them anew; connections stay counted.
    fn forget_calls(&self) {
        self.request_log.forget_calls();
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
    /// A client that asks this sandbox, without a throttle.
    pub fn client<'py>(
        &self,
        py: Python<'py>,
        service: &'static Service,
        mode: Mode,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if self
            .server
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .is_none()
        {
            return Err(plain(py, "ClosedError", "the sandbox is closed"));
        }
        let keywords = PyDict::new(py);
        for (other, base, images) in &self.addresses {
            if std::ptr::eq(*other, service) {
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
        let class = format!("{}{}", mode.prefix(), service.class_name);
        py.import("openshelf._core")?
            .getattr(class.as_str())?
            .call((), Some(&keywords))
    }
}
