//! The class `Request`: a request as it would be sent.

use std::sync::Arc;

use bytes::Bytes;
use openshelf_client::WrittenRequest;
use openshelf_core::call::{Added, MASK, Value};
use openshelf_core::catalog::Operation;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};

use super::convert::to_python;
use super::handle::ClientHandle;
use super::pickle::reduced_for_request;
use super::pickled::pickled;

/// A request as it would be sent.
///
/// `curl`, `fetch`, `httr2` and the representation hide what the caller added with `extra_query`, `extra_body` and
/// `extra_headers`; the attributes have it. A pickle has the arguments of the call and what was added; a value of
/// FromEnvironment is read again where the pickle is loaded.
///
/// Some operations have a second address, which the service answers today although it does not document it. A call goes
/// there if the documented one gives a 404; `curl`, `fetch` and `httr2`, which cannot, go there at once, unless the
/// documented one has answered this client.
///
/// Attributes
/// ----------
/// method : str
///     GET or POST.
/// url : str
///     The full address that a call requests first, percent-encoded.
/// headers : dict
///     The headers of the request, except those of the connection.
/// body : bytes or None
///     The JSON body.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Request {
    call: Call,
    method: &'static str,
    url: String,
    headers: Vec<(String, String)>,
    body: Option<Bytes>,
    shown: Shown,
    /// Where the service answers it, with the values that the caller added and without them.
    served: [String; 2],
}

/// The call that sends it. A pickle has the call, because it may have values of the environment, which are read again.
struct Call {
    handle: Arc<ClientHandle>,
    operation: &'static Operation,
    given: Vec<(&'static str, Value)>,
}

/// A request without the values that the caller added.
struct Shown {
    url: String,
    headers: Vec<(String, String)>,
    body: Option<Bytes>,
}

impl Request {
    pub fn new(
        handle: &Arc<ClientHandle>,
        request: &openshelf_core::call::Request,
        given: Vec<(&'static str, Value)>,
    ) -> Self {
        let client = &handle.client;
        let added: &Added = &client.settings.call.added;
        let headers = client.headers(request);
        Self {
            call: Call {
                handle: Arc::clone(handle),
                operation: request.operation,
                given,
            },
            method: request.method.verb(),
            url: client.address(request),
            shown: Shown {
                url: client.shown_address(request),
                headers: added.headers(&headers),
                body: added.body(request),
            },
            served: [
                client.served_address(request),
                client.shown_served_address(request),
            ],
            headers,
            body: request.body.clone(),
        }
    }

    /// The request as a text for another program, which the method of this name writes.
    fn written(
        &self,
        name: &str,
        secrets: bool,
        write: impl FnOnce(&WrittenRequest<'_>) -> String,
    ) -> String {
        let Shown { url, headers, body } = &self.shown;
        let is_hidden =
            !secrets && (*url != self.url || *headers != self.headers || *body != self.body);
        let [served, shown_served] = &self.served;
        let (url, headers, body) = match secrets {
            true => (served, &self.headers, &self.body),
            false => (shown_served, headers, body),
        };
        let note = format!("{MASK} stands for what you added: {name}(secrets=True) shows it");
        write(&WrittenRequest {
            method: self.method,
            url,
            headers,
            body: body.as_deref(),
            redirects: self.call.operation.redirects,
            note: is_hidden.then_some(&note),
        })
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
    /// curl follows redirects if the service answers the operation with one (`--location`).
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
        self.written("curl", secrets, |request| request.curl())
    }

    /// Returns the expression of JavaScript that sends the same request, for browsers and Node.
    ///
    /// `fetch` follows redirects. The header `User-Agent` is left out: browsers and Node send their own.
    ///
    /// Parameters
    /// ----------
    /// secrets : bool, default False
    ///     As for `curl`.
    ///
    /// Returns
    /// -------
    /// str
    ///     A call of `fetch`, which is a promise of the response: `await` it.
    ///
    /// Examples
    /// --------
    /// >>> openshelf.prepare(disease.totals.world)().fetch()
    #[pyo3(signature = (*, secrets=false))]
    fn fetch(&self, secrets: bool) -> String {
        self.written("fetch", secrets, |request| request.fetch())
    }

    /// Returns the expression of R that sends the same request with the package httr2.
    ///
    /// httr2 follows redirects, and raises an error if the service refuses.
    ///
    /// Parameters
    /// ----------
    /// secrets : bool, default False
    ///     As for `curl`.
    ///
    /// Returns
    /// -------
    /// str
    ///     A pipe of functions, for R 4.1 and later; its value is the response.
    ///
    /// Examples
    /// --------
    /// >>> openshelf.prepare(disease.totals.world)().httr2()
    #[pyo3(signature = (*, secrets=false))]
    fn httr2(&self, secrets: bool) -> String {
        self.written("httr2", secrets, |request| request.httr2())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let Call {
            handle,
            operation,
            given,
        } = &self.call;
        let arguments = PyDict::new(py);
        for (name, value) in given {
            arguments.set_item(name, to_python(py, value)?)?;
        }
        let namespace = reduced_for_request(py, handle, operation.group)?;
        pickled(py, "request", (namespace, operation.name, arguments))
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
