//! The class of a client's cache, to inspect and to clean it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use pyo3::prelude::*;
use pyo3::types::{PyCFunction, PyDict, PyTuple};

use super::attended::attended;
use super::call_steps;
use super::client::{AsyncClient, Client, handle_of};
use super::errors::{failed, plain, wrong_type};
use super::handle::ClientHandle;
use super::log;
use super::method::operation_of;
use openshelf_client::answers::Failure;
use openshelf_client::cache;
use openshelf_client::cache::{CacheKey, Hash, StoreError};
use openshelf_client::options::Policy;
use openshelf_core::catalog::Answer;

/// The file of a service's cache under its own name, which need not exist yet; None if the user has no
/// folder for caches. Opening the cache would create the file.
#[pyfunction]
pub fn _cache_path(service: &str) -> Option<String> {
    let service = openshelf_client::services::find(service)?;
    let path = cache::sqlite_path(service.cache_name).ok()?;
    Some(path.to_string_lossy().into_owned())
}

fn store_error(py: Python<'_>, error: StoreError) -> PyErr {
    failed(py, None, &Failure::from(error))
}

/// The answers that a client has cached.
///
/// `len(cache)` is their number, and iteration yields a CacheEntry for each. Its methods block,
/// also those of asynchronous clients.
///
/// Examples
/// --------
/// >>> with openshelf.Disease(use_caching=True) as disease:
/// ...     disease.totals.country("Italy")["cases"]
/// ...     disease.cache.info()["entries"]
/// ...     disease.cache.delete(disease.totals.country, "Italy")
#[pyclass(module = "openshelf._core", frozen)]
pub struct Cache {
    handle: Arc<ClientHandle>,
}

/// Adds the attribute `cache` to the two classes of clients.
pub fn add_to_classes(py: Python<'_>) -> PyResult<()> {
    let get = |arguments: &Bound<'_, PyTuple>, _: Option<&Bound<'_, PyDict>>| {
        Cache::of(arguments.py(), &handle_of(&arguments.get_item(0)?)?)
    };
    let get = PyCFunction::new_closure(py, Some(c"cache"), None, get)?;
    let nothing = py.None();
    let property = py.import("builtins")?.getattr("property")?.call1((
        get,
        &nothing,
        &nothing,
        "The cached answers; raises an error if the client was created without a cache.",
    ))?;
    py.get_type::<Client>().setattr("cache", &property)?;
    py.get_type::<AsyncClient>().setattr("cache", &property)
}

impl Cache {
    /// The cache of a handle's client.
    fn of(py: Python<'_>, handle: &Arc<ClientHandle>) -> PyResult<Self> {
        if handle.client.cache().is_none() {
            let message = format!(
                "this {} does not cache answers: create it with use_caching=True",
                handle.class_name()
            );
            return Err(plain(py, "CacheError", &message));
        }
        Ok(Self {
            handle: handle.clone(),
        })
    }

    /// Uses the cache without the GIL; Ctrl-C interrupts.
    fn with<T: Send + 'static>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&cache::Cache) -> Result<T, StoreError> + Send + 'static,
    ) -> PyResult<T> {
        let client = self.handle.client.clone();
        let value = attended(py, move || client.cache().map(work))?;
        self.finish(py, value)
    }

    /// Like `with`, but keeps the GIL for short operations of a cache on this machine.
    fn with_soon<T: Send + 'static>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&cache::Cache) -> Result<T, StoreError> + Send + 'static,
    ) -> PyResult<T> {
        match self.handle.client.cache() {
            Some(own) if own.store.is_local() => {
                let value = py.detach(|| work(own));
                self.finish(py, Some(value))
            }
            _ => self.with(py, work),
        }
    }

    fn finish<T>(&self, py: Python<'_>, value: Option<Result<T, StoreError>>) -> PyResult<T> {
        let Some(value) = value else {
            return Err(plain(
                py,
                "CacheError",
                "this client does not cache answers",
            ));
        };
        let value = value.map_err(|error| store_error(py, error))?;
        log::cache_warnings(py, &self.handle.client)?;
        Ok(value)
    }

    /// The cache key that a method's own client would use for a call.
    fn key(
        py: Python<'_>,
        method: &Bound<'_, PyAny>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<(CacheKey, Option<Policy>)> {
        let (handle, operation) = operation_of(method)?;
        if operation.answer == Answer::Address {
            return Err(wrong_type(format!(
                "{}() sends no request: there is nothing to cache",
                operation.full_name()
            )));
        }
        let prepared = call_steps::prepare(py, &handle, operation, arguments, named)?;
        let Some(own) = handle.client.cache() else {
            let message = "the client of this method does not cache answers";
            return Err(plain(py, "CacheError", message));
        };
        let call = &handle.client.settings.call;
        let key = own.key(&prepared.request, &call.headers);
        Ok((key, own.options.policy.changed(&call.policy)))
    }

    fn facts(&self, py: Python<'_>) -> PyResult<Vec<(&'static str, Fact)>> {
        let size = self.with(py, cache::Cache::size)?;
        let Some(own) = self.handle.client.cache() else {
            return Ok(Vec::new());
        };
        let counts = own.counts();
        Ok(vec![
            ("backend", Fact::Text(own.store.backend.name().to_owned())),
            ("location", Fact::Text(own.store.location.clone())),
            ("entries", Fact::Number(size.entries)),
            ("bytes", Fact::Number(size.bytes)),
            ("max_bytes", Fact::Number(own.options.max_bytes)),
            ("hits", Fact::Number(counts.hits)),
            ("misses", Fact::Number(counts.misses)),
            ("stale", Fact::Number(counts.stale)),
            ("revalidated", Fact::Number(counts.revalidated)),
        ])
    }
}

/// A value in the result of `info`.
enum Fact {
    Text(String),
    Number(u64),
}

#[pymethods]
impl Cache {
    /// Describes the cache, and counts the hits and misses of this client.
    ///
    /// Returns
    /// -------
    /// dict with backend, location, entries, bytes and max_bytes of the cache, and hits, misses, stale
    /// (expired answers returned because the service failed) and revalidated (expired answers that the
    /// service has confirmed with a 304) of this client
    ///
    /// Raises
    /// ------
    /// CacheError
    ///     If the cache cannot be read.
    fn info<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let info = PyDict::new(py);
        for (name, fact) in self.facts(py)? {
            match fact {
                Fact::Text(text) => info.set_item(name, text)?,
                Fact::Number(number) => info.set_item(name, number)?,
            }
        }
        Ok(info)
    }

    /// Deletes every entry, including those of other clients of the same cache.
    ///
    /// Returns
    /// -------
    /// int
    ///     How many entries there were.
    fn clear(&self, py: Python<'_>) -> PyResult<u64> {
        self.with(py, cache::Cache::clear)
    }

    /// Deletes the expired entries.
    ///
    /// Returns
    /// -------
    /// int
    ///     How many entries there were.
    fn delete_expired(&self, py: Python<'_>) -> PyResult<u64> {
        self.with(py, cache::Cache::delete_expired)
    }

    /// Deletes the answer of one call.
    ///
    /// Parameters
    /// ----------
    /// method : a method of a client, such as museum.artworks.search
    /// *arguments, **named
    ///     The arguments of the call.
    ///
    /// Returns
    /// -------
    /// bool
    ///     Whether the cache had this entry.
    #[pyo3(signature = (method, *arguments, **named))]
    fn delete(
        &self,
        py: Python<'_>,
        method: &Bound<'_, PyAny>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<bool> {
        let (key, _) = Self::key(py, method, arguments, named)?;
        self.with(py, move |own| own.delete(&key.hash))
    }

    /// Whether a call would be answered from the cache now.
    ///
    /// Parameters
    /// ----------
    /// method : a method of a client, such as museum.artworks.search
    /// *arguments, **named
    ///     The arguments of the call.
    ///
    /// Returns
    /// -------
    /// bool
    #[pyo3(signature = (method, *arguments, **named))]
    fn contains(
        &self,
        py: Python<'_>,
        method: &Bound<'_, PyAny>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<bool> {
        match Self::key(py, method, arguments, named)? {
            (key, Some(policy)) => self.with(py, move |own| own.contains(&key, &policy)),
            (_, None) => Ok(false),
        }
    }

    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        let size = self.with(py, cache::Cache::size)?;
        Ok(usize::try_from(size.entries).unwrap_or(usize::MAX))
    }

    fn __iter__(&self, py: Python<'_>) -> PyResult<CacheEntries> {
        Ok(CacheEntries {
            cache: Self {
                handle: self.handle.clone(),
            },
            hashes: self.with(py, cache::Cache::hashes)?,
            next: AtomicUsize::new(0),
        })
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let facts = self.facts(py)?;
        let shown: Vec<String> = facts
            .iter()
            .map(|(name, fact)| match fact {
                Fact::Text(text) => text.clone(),
                Fact::Number(number) => format!("{name} {number}"),
            })
            .collect();
        Ok(format!("<openshelf.Cache {}>", shown.join(", ")))
    }

    fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
        let rows: String = self
            .facts(py)?
            .iter()
            .map(|(name, fact)| {
                let value = match fact {
                    Fact::Text(text) => escaped(text),
                    Fact::Number(number) => number.to_string(),
                };
                format!("<tr><th style=\"text-align:left\">{name}</th><td>{value}</td></tr>")
            })
            .collect();
        Ok(format!("<table>{rows}</table>"))
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// The entries of a cache, one after another.
#[pyclass(module = "openshelf._core", frozen)]
pub struct CacheEntries {
    cache: Cache,
    hashes: Vec<Hash>,
    next: AtomicUsize,
}

#[pymethods]
impl CacheEntries {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<CacheEntry>> {
        loop {
            let index = self.next.fetch_add(1, Ordering::AcqRel);
            let Some(hash) = self.hashes.get(index).copied() else {
                return Ok(None);
            };
            // Entries deleted in the meantime are skipped.
            if let Some(entry) = self.cache.with_soon(py, move |own| own.read(&hash))? {
                return Ok(Some(CacheEntry { entry }));
            }
        }
    }
}

/// A cached answer.
///
/// Attributes
/// ----------
/// operation : str
///     The operation, such as "disease.totals.country".
/// url : str
///     The address that answered, without credentials.
/// status : int
///     The HTTP status.
/// bytes : int
///     The size of the body, uncompressed.
/// stored : datetime.datetime
///     When the service sent it, in UTC.
/// expires : datetime.datetime or None
///     When it expires, in UTC; None: never.
#[pyclass(module = "openshelf._core", frozen)]
pub struct CacheEntry {
    entry: Arc<cache::Entry>,
}

fn datetime(py: Python<'_>, moment: cache::Timestamp) -> PyResult<Bound<'_, PyAny>> {
    let module = py.import("datetime")?;
    let utc = module.getattr("timezone")?.getattr("utc")?;
    let first = module
        .getattr("datetime")?
        .call1((1970, 1, 1, 0, 0, 0, 0, utc))?;
    let since = PyDict::new(py);
    since.set_item("milliseconds", moment)?;
    let elapsed = module.getattr("timedelta")?.call((), Some(&since))?;
    first.call_method1("__add__", (elapsed,))
}

#[pymethods]
impl CacheEntry {
    #[getter]
    fn operation(&self) -> &str {
        &self.entry.operation
    }

    #[getter]
    fn url(&self) -> &str {
        &self.entry.url
    }

    #[getter]
    fn status(&self) -> u16 {
        self.entry.status
    }

    #[getter]
    fn bytes(&self) -> usize {
        self.entry.body.len()
    }

    #[getter]
    fn stored<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        datetime(py, self.entry.stored)
    }

    #[getter]
    fn expires<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.entry
            .expires
            .map(|moment| datetime(py, moment))
            .transpose()
    }

    fn __repr__(&self) -> String {
        format!(
            "<openshelf.CacheEntry {} from {}, {} bytes>",
            self.entry.operation,
            self.entry.url,
            self.entry.body.len()
        )
    }
}
