//! Shows the exact request of a call without sending it.

use std::sync::Arc;

use bytes::Bytes;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};

use super::bound_call;
use super::derived::Derived;
use super::engine;
use super::handle::ClientHandle;
use super::method::row_of;
use openshelf_core::call::{Added, MASK};
use openshelf_core::catalog::Operation;
use openshelf_describe::derived;

/// Returns a function that takes the method's arguments and returns its request, unsent.
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

// A function from a method's arguments to a request; `prepare` returns it. (A doc comment would hide
// `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct Preparation {
    handle: Arc<ClientHandle>,
    operation: &'static Operation,
}

impl Preparation {
    fn derived(&self) -> Derived<'_> {
        Derived {
            call: &derived::PREPARE,
            handle: &self.handle,
            operation: self.operation,
        }
    }
}

#[pymethods]
impl Preparation {
    /// `__call__` has the signature of the object.
    fn __getattribute__<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyString>,
    ) -> PyResult<Bound<'py, PyAny>> {
        bound_call::attribute(slf.as_any(), name)
    }

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

    #[getter]
    fn __name__(&self) -> &'static str {
        self.derived().call.name
    }

    #[getter]
    fn __qualname__(&self) -> String {
        self.derived().qualified_name()
    }

    #[getter]
    fn __doc__(&self) -> String {
        self.derived().document()
    }

    /// The result of `inspect.signature`.
    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.derived().signature(py)
    }

    fn __repr__(&self) -> String {
        format!("<openshelf.{}>", self.derived().qualified_name())
    }
}

/// A request as it would be sent.
///
/// `curl` and the representation hide what the caller added with `extra_query`, `extra_body` and
/// `extra_headers`; the attributes have it.
///
/// Attributes
/// ----------
/// method : str
///     GET or POST.
/// url : str
///     The full address, percent-encoded.
/// headers : dict
///     The headers of the request, except those of the connection.
/// body : bytes or None
///     The JSON body.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Request {
    method: &'static str,
    url: String,
    headers: Vec<(String, String)>,
    body: Option<Bytes>,
    shown: Shown,
}

/// A request without the values that the caller added.
struct Shown {
    url: String,
    headers: Vec<(String, String)>,
    body: Option<Bytes>,
}

impl Request {
    fn new(handle: &ClientHandle, request: &openshelf_core::call::Request) -> Self {
        let client = &handle.client.transport;
        let call = &handle.client.settings.call;
        let added: &Added = &call.added;
        let headers = client.request_headers(request, call);
        Self {
            method: request.method.verb(),
            url: client.url(request, false),
            shown: Shown {
                url: client.shown_url(request, false, call),
                headers: added.headers(&headers),
                body: added.body(request),
            },
            headers,
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

    /// Returns the body as Python objects; None without a body.
    fn json<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        match &self.body {
            Some(body) => openshelf_decoding::json(py, body).map(Some),
            None => Ok(None),
        }
    }

    /// Returns the command line that sends the same request with curl.
    ///
    /// Parameters
    /// ----------
    /// secrets : bool, default False
    ///     Whether to show the values that the caller added with `extra_query`, `extra_body` and
    ///     `extra_headers`. Otherwise `***` replaces them, and a comment at the end explains it.
    ///
    /// Returns
    /// -------
    /// str
    ///     A line for a POSIX shell.
    #[pyo3(signature = (*, secrets=false))]
    fn curl(&self, secrets: bool) -> String {
        let Shown { url, headers, body } = &self.shown;
        let is_hidden =
            !secrets && (*url != self.url || *headers != self.headers || *body != self.body);
        let (url, headers, body) = match secrets {
            true => (&self.url, &self.headers, &self.body),
            false => (url, headers, body),
        };
        let mut parts = vec!["curl --compressed".to_owned()];
        if self.method != "GET" {
            parts.push(format!("--request {}", self.method));
        }
        for (name, value) in headers {
            parts.push(format!("--header {}", shell(&format!("{name}: {value}"))));
        }
        if let Some(body) = body {
            parts.push(format!("--data {}", shell(&String::from_utf8_lossy(body))));
        }
        parts.push(shell(url));
        if is_hidden {
            parts.push(format!(
                "# {MASK} stands for what you added: curl(secrets=True) shows it"
            ));
        }
        parts.join(" ")
    }

    fn __repr__(&self) -> String {
        let body = self.body.as_ref().map_or(0, Bytes::len);
        let tail = if body == 0 {
            String::new()
        } else {
            format!(" with {body} bytes of JSON")
        };
        format!(
            "<openshelf.Request {} {}{tail}>",
            self.method, self.shown.url
        )
    }
}

/// Quotes a text as one word of a POSIX shell.
fn shell(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}
