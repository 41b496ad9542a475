//! Shows the exact request of a call without sending it.

use std::sync::Arc;

use bytes::Bytes;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};

use super::engine;
use super::handle::{ClientHandle, no_method};
use openshelf_core::table::Operation;

/// The row of a bound method.
pub fn row_of(method: &Bound<'_, PyAny>) -> PyResult<(Arc<ClientHandle>, &'static Operation)> {
    if let Ok(method) = method.cast::<super::method::Method>()
        && let Some(handle) = method.get().handle()
    {
        return Ok((handle.clone(), method.get().row));
    }
    Err(no_method())
}

/// Gives a function that takes the method's arguments and returns its request, unsent.
///
/// Parameters
/// ----------
/// method : a method of a client, such as museum.artworks.search
///
/// Returns
/// -------
/// a callable with the method's arguments that returns a Request
///
/// Raises
/// ------
/// TypeError, ArgumentError
///     As the call itself would, before anything is sent.
///
/// Examples
/// --------
/// >>> openshelf.prepare(museum.artworks.search)("monet", limit=5).curl()
#[pyfunction]
pub fn prepare(method: &Bound<'_, PyAny>) -> PyResult<Preparation> {
    let (handle, operation) = row_of(method)?;
    Ok(Preparation { handle, operation })
}

/// A method's arguments to a request; made by `prepare`.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Preparation {
    handle: Arc<ClientHandle>,
    operation: &'static Operation,
}

#[pymethods]
impl Preparation {
    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Request> {
        let prepared = engine::prepare(py, &self.handle, self.operation, arguments, named)?;
        Ok(Request::new(&self.handle, &prepared.request))
    }

    fn __repr__(&self) -> String {
        format!(
            "<openshelf.prepare({}.{})>",
            self.handle.class_name(),
            self.operation.full_name()
        )
    }
}

/// A request as it would be sent.
///
/// Attributes
/// ----------
/// method : str
///     GET or POST.
/// url : str
///     The whole address, percent-encoded.
/// headers : dict
///     The headers of the request, those of the connection aside.
/// body : bytes or None
///     The JSON body.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Request {
    method: &'static str,
    url: String,
    headers: Vec<(String, String)>,
    body: Option<Bytes>,
}

impl Request {
    fn new(handle: &ClientHandle, request: &openshelf_core::call::Request) -> Self {
        let client = &handle.client;
        Self {
            method: request.method.verb(),
            url: client.url(request, false),
            headers: client.request_headers(request, &handle.options.call),
            body: request.body.clone(),
        }
    }
}

#[pymethods]
impl Request {
    #[getter]
    fn method(&self) -> &'static str {
        self.method
    }

    #[getter]
    fn url(&self) -> &str {
        &self.url
    }

    #[getter]
    fn headers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let headers = PyDict::new(py);
        for (name, value) in &self.headers {
            headers.set_item(name, value)?;
        }
        Ok(headers)
    }

    #[getter]
    fn body<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        self.body.as_ref().map(|body| PyBytes::new(py, body))
    }

    /// The body as Python's dicts and lists; None without a body.
    fn json<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        match &self.body {
            Some(body) => openshelf_decoding::json(py, body).map(Some),
            None => Ok(None),
        }
    }

    /// The command line that sends the same request with curl.
    fn curl(&self) -> String {
        let mut parts = vec!["curl --compressed".to_owned()];
        if self.method != "GET" {
            parts.push(format!("--request {}", self.method));
        }
        for (name, value) in &self.headers {
            parts.push(format!("--header {}", shell(&format!("{name}: {value}"))));
        }
        if let Some(body) = &self.body {
            parts.push(format!("--data {}", shell(&String::from_utf8_lossy(body))));
        }
        parts.push(shell(&self.url));
        parts.join(" ")
    }

    fn __repr__(&self) -> String {
        let body = self.body.as_ref().map_or(0, Bytes::len);
        let tail = if body == 0 {
            String::new()
        } else {
            format!(" with {body} bytes of JSON")
        };
        format!("<openshelf.Request {} {}{tail}>", self.method, self.url)
    }
}

/// A text as one word of a POSIX shell.
fn shell(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}
