//! An answer with its headers, its timing and its origin.

use std::sync::Arc;
use std::time::{Duration, Instant};

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

use super::errors::unreadable;
use super::handle::ClientHandle;
use super::html;
use super::missing_attribute::missing;
use openshelf_client::answers::Reply;
use openshelf_client::services::identify;
use openshelf_client::tables::{licence, retrieved};
use openshelf_core::call::Added;
use openshelf_core::catalog::{Operation, Service};
use openshelf_core::host::source;
use openshelf_core::media_type::media_type;
use openshelf_decoding::Numbers;

/// An answer with its headers, its timing and its origin.
///
/// Attributes
/// ----------
/// status : int
///     The HTTP status.
/// headers : dict
///     The answer's headers, with names in lower case.
/// url : str
///     The address that answered, after redirects.
/// body : bytes
///     The body, decompressed.
/// attempts : int
///     How many times this call has sent the request: 0 for an answer that the cache had, and for that of an equal
///     call that was under way.
/// waited : float
///     Seconds spent waiting for the rate limit and between attempts.
/// elapsed : float
///     Seconds from the call to the last byte, including waits.
/// from_cache : bool
///     Whether the answer comes from the cache.
/// age : float or None
///     Seconds since a cached answer was stored or revalidated; None for a new one.
/// revalidated : bool
///     Whether the cached answer had expired, and the service has confirmed it now (304 Not Modified).
/// stale_reason : str or None
///     Why an expired answer was returned (stale_if_error): the message of the error that the call would have had,
///     or why the answer was none;
///     None if the answer had not expired.
/// operation : str
///     The operation, such as "disease.totals.country".
/// citation : dict
///     The facts for a citation of the data: service, operation, url, retrieved (UTC, ISO 8601) and
///     licence (the service's own words, or None). The service has a remark if a server on this machine answered, such
///     as a sandbox with made-up data.
#[pyclass(module = "openshelf._core", frozen, generic)]
pub struct RawAnswer {
    service: &'static Service,
    operation: &'static Operation,
    reply: Reply,
    elapsed: Duration,
    retrieved: String,
    /// The caller's additions, which the answer may repeat.
    added: Arc<Added>,
    numbers: Numbers,
}

impl RawAnswer {
    pub fn new(
        handle: &ClientHandle,
        operation: &'static Operation,
        reply: Reply,
        asked: Instant,
    ) -> Self {
        Self {
            service: handle.client.service(),
            operation,
            elapsed: asked.elapsed(),
            retrieved: retrieved(reply.cache_status.as_ref()).to_string(),
            added: handle.client.settings.call.added.clone(),
            numbers: handle.numbers,
            reply,
        }
    }
}

/// Words of other HTTP libraries, each with what it is here.
const OTHER_WORDS: [(&str, &str); 11] = [
    ("status_code", "status"),
    ("code", "status"),
    (
        "ok",
        "status: a call that the service refuses raises a StatusError",
    ),
    (
        "is_success",
        "status: a call that the service refuses raises a StatusError",
    ),
    (
        "raise_for_status",
        "nothing: a call that the service refuses raises a StatusError",
    ),
    ("content", "body, which is bytes"),
    ("read", "body, which is bytes"),
    ("text", "body.decode()"),
    ("data", "json()"),
    ("reason", "status"),
    (
        "request",
        "openshelf.prepare(method)(...), which returns the request",
    ),
];

#[pymethods]
impl RawAnswer {
    #[getter]
    fn status(&self) -> u16 {
        self.reply.status
    }

    #[getter]
    fn headers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let headers = PyDict::new(py);
        for (name, value) in self.reply.headers.iter() {
            headers.set_item(name, value)?;
        }
        Ok(headers)
    }

    #[getter]
    fn url(&self) -> &str {
        &self.reply.url
    }

    #[getter]
    fn body<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.reply.body)
    }

    #[getter]
    fn attempts(&self) -> u32 {
        self.reply.attempts
    }

    #[getter]
    fn waited(&self) -> f64 {
        self.reply.waited
    }

    #[getter]
    fn elapsed(&self) -> f64 {
        self.elapsed.as_secs_f64()
    }

    #[getter]
    #[pyo3(name = "from_cache")]
    fn is_from_cache(&self) -> bool {
        self.reply.cache_status.is_some()
    }

    #[getter]
    fn age(&self) -> Option<f64> {
        self.reply.cache_status.as_ref().map(|kept| kept.age)
    }

    #[getter]
    #[pyo3(name = "revalidated")]
    fn is_revalidated(&self) -> bool {
        let entry = &self.reply.cache_status;
        entry.as_ref().is_some_and(|entry| entry.is_revalidated)
    }

    #[getter]
    fn stale_reason(&self) -> Option<&str> {
        self.reply.stale_reason()
    }

    #[getter]
    fn operation(&self) -> String {
        identify(self.operation)
    }

    /// Returns the body as Python objects.
    ///
    /// Returns
    /// -------
    /// dict, list or another JSON value; None for an answer without a body
    ///
    /// Raises
    /// ------
    /// DecodeError
    ///     If the body is not JSON.
    fn json<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let body = &self.reply.body;
        if self.reply.is_without_content(self.operation) {
            return Ok(py.None().into_bound(py));
        }
        self.numbers
            .json(py, body)
            .map_err(|error| unreadable(py, self.operation, &self.added, &self.reply, &error))
    }

    #[getter]
    fn citation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let citation = PyDict::new(py);
        citation.set_item("service", source(self.service.title, Some(&self.reply.url)))?;
        citation.set_item("operation", self.operation())?;
        citation.set_item("url", &self.reply.url)?;
        citation.set_item("retrieved", &self.retrieved)?;
        citation.set_item("licence", licence(self.service, &self.reply.body))?;
        Ok(citation)
    }

    /// The HTML for a notebook.
    fn _repr_html_(&self) -> String {
        let reply = &self.reply;
        let source = match &reply.cache_status {
            Some(kept) if kept.is_revalidated => "the cache, confirmed by the service".to_owned(),
            Some(kept) => {
                let expired = match &kept.stale {
                    Some(reason) => format!(", and expired: {}", reason.message),
                    None => String::new(),
                };
                format!("the cache, stored {:.0} s ago{expired}", kept.age)
            }
            None if reply.attempts == 0 => "the request of an equal call".to_owned(),
            None => format!("the service, attempt {}", reply.attempts),
        };
        let kind = reply.content_type().unwrap_or_default();
        let facts = [
            ("operation", self.operation()),
            ("status", reply.status.to_string()),
            ("url", reply.url.clone()),
            ("from", source),
            ("elapsed", format!("{:.3} s", self.elapsed.as_secs_f64())),
            ("retrieved", self.retrieved.clone()),
            ("body", format!("{} bytes of {kind}", reply.body.len())),
        ];
        html::answer(&facts, &reply.headers, media_type(kind), &reply.body)
    }

    fn __getattr__(slf: &Bound<'_, Self>, name: &str) -> PyResult<()> {
        Err(missing(slf.as_any(), "a raw answer", name, &OTHER_WORDS))
    }

    fn __repr__(&self) -> String {
        format!(
            "<openshelf.RawAnswer {} from {}, {} bytes>",
            self.reply.status,
            self.reply.url,
            self.reply.body.len()
        )
    }
}
