//! Pickles clients: their options, and those of their handle.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::handle::ClientHandle;
use super::options::{COPY, SANDBOX};
use openshelf_core::call::Value;
use openshelf_transport::cache::{CacheOptions, Lifetime, OnError, is_path};
use openshelf_transport::{Limiter, OnLimiterError, Options, hide_credentials};

/// What `pickle` needs to create a client again: a function and its arguments.
pub fn reduced<'py>(
    py: Python<'py>,
    client: &Bound<'py, PyAny>,
    handle: &ClientHandle,
) -> PyResult<Bound<'py, PyTuple>> {
    let rebuild = py.import("openshelf._core")?.getattr("_rebuild")?;
    let class = client.get_type();
    let arguments = (
        class,
        options(py, &handle.client.transport.options)?,
        added(py, handle)?,
    );
    (rebuild, arguments).into_pyobject(py)
}

/// Like [`reduced`], for a namespace of a client.
pub fn reduced_namespace<'py>(
    py: Python<'py>,
    handle: &ClientHandle,
    group: &str,
) -> PyResult<Bound<'py, PyTuple>> {
    let core = py.import("openshelf._core")?;
    let class = core.getattr(handle.class_name().as_str())?;
    let arguments = (
        class,
        options(py, &handle.client.transport.options)?,
        added(py, handle)?,
        group,
    );
    (core.getattr("_rebuild")?, arguments).into_pyobject(py)
}

/// Recreates a pickled client or one of its namespaces.
#[pyfunction]
#[pyo3(signature = (class, options, added, group=""))]
pub fn _rebuild<'py>(
    class: &Bound<'py, PyAny>,
    options: &Bound<'py, PyDict>,
    added: &Bound<'py, PyDict>,
    group: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let mut object = class.call((), Some(options))?;
    if !added.is_empty() {
        object = object.call_method("with_options", (), Some(added))?;
    }
    for name in group.split('.').filter(|name| !name.is_empty()) {
        object = object.getattr(name)?;
    }
    Ok(object)
}

/// The keyword arguments of the constructor.
fn options<'py>(py: Python<'py>, options: &Options) -> PyResult<Bound<'py, PyDict>> {
    let keywords = PyDict::new(py);
    let addresses = [
        ("base_url", Some(&options.base_url)),
        ("image_api_url", options.image_api_url.as_ref()),
    ];
    for (name, address) in addresses {
        let Some(address) = address else { continue };
        keywords.set_item(name, address.as_str())?;
    }
    keywords.set_item("requests_per_second", options.requests_per_second)?;
    set_limiter(&keywords, &options.limiter)?;
    if options.timeout_given {
        keywords.set_item("timeout", options.timeout)?;
    }
    keywords.set_item("deadline", options.deadline)?;
    keywords.set_item("max_retries", options.max_retries)?;
    keywords.set_item("max_retry_after", options.max_retry_after)?;
    keywords.set_item("max_concurrency", options.max_concurrency)?;
    keywords.set_item("max_response_bytes", options.max_response_bytes)?;
    keywords.set_item("user_agent", options.user_agent.as_deref())?;
    keywords.set_item("ca_file", options.ca_file.as_deref())?;
    if let Some(proxy) = &options.proxy {
        check_no_credentials("proxy", proxy.as_str())?;
        keywords.set_item("proxy", proxy.as_str())?;
    }
    if let Some(cache) = &options.cache {
        set_cache(&keywords, cache)?;
    }
    Ok(keywords)
}

/// A pickle is written to files and sent to other machines.
fn check_no_credentials(option: &str, url: &str) -> PyResult<()> {
    if hide_credentials(url) == url {
        return Ok(());
    }
    Err(PyValueError::new_err(format!(
        "{option} holds credentials, which are not pickled"
    )))
}

/// A limiter is found again where the client is unpickled. Without one, the copies of a client share its
/// pace in each process.
fn set_limiter(keywords: &Bound<'_, PyDict>, limiter: &Limiter) -> PyResult<()> {
    let Some(text) = limiter.text() else {
        return keywords.set_item(COPY, true);
    };
    check_no_credentials("limiter", &text)?;
    keywords.set_item("limiter", text)?;
    if let Limiter::Redis(_, OnLimiterError::Raise) = limiter {
        keywords.set_item("on_limiter_error", "raise")?;
    }
    Ok(())
}

/// The cache travels as its place: a file, a folder or a server is shared, memory is not.
fn set_cache(keywords: &Bound<'_, PyDict>, cache: &CacheOptions) -> PyResult<()> {
    keywords.set_item("use_caching", true)?;
    if !cache.identity.is_empty() {
        keywords.set_item(SANDBOX, &cache.identity)?;
    }
    keywords.set_item("backend", cache.backend.name())?;
    let name = match cache.is_path && !is_path(&cache.name) {
        true => format!("./{}", cache.name),
        false => cache.name.clone(),
    };
    keywords.set_item("cache_name", name)?;
    if let Some(url) = &cache.url {
        check_no_credentials("cache_url", url)?;
        keywords.set_item("cache_url", url)?;
    }
    keywords.set_item("max_bytes", cache.max_bytes)?;
    let on_error = match cache.on_error {
        OnError::Raise => "raise",
        OnError::Bypass => "bypass",
    };
    keywords.set_item("on_cache_error", on_error)?;
    let policy = cache.policy;
    set_lifetime(keywords, "expire_after", policy.expire_after)?;
    keywords.set_item("refresh", policy.refresh)?;
    keywords.set_item("only_if_cached", policy.only_if_cached)?;
    set_lifetime(keywords, "stale_if_error", policy.stale_if_error)
}

fn set_lifetime(keywords: &Bound<'_, PyDict>, name: &str, lifetime: Lifetime) -> PyResult<()> {
    match (lifetime, name) {
        (Lifetime::Seconds(seconds), _) => keywords.set_item(name, seconds),
        (Lifetime::Forever, "stale_if_error") => keywords.set_item(name, true),
        (Lifetime::Forever, _) => keywords.set_item(name, -1),
    }
}

/// The keyword arguments of `with_options`.
fn added<'py>(py: Python<'py>, handle: &ClientHandle) -> PyResult<Bound<'py, PyDict>> {
    let keywords = PyDict::new(py);
    let own = &handle.client.settings;
    if let Some(validate) = own.validate {
        keywords.set_item("validate", validate)?;
    }
    for (name, members) in [
        ("extra_query", &own.extra.query),
        ("extra_body", &own.extra.body),
    ] {
        if !members.is_empty() {
            let text = serde_json::to_string(&Value::Object(members.clone()))
                .map_err(|error| PyValueError::new_err(format!("{name}: {error}")))?;
            keywords.set_item(name, openshelf_decoding::json(py, text.as_bytes())?)?;
        }
    }
    if !own.call.headers.is_empty() {
        let headers = PyDict::new(py);
        for (name, value) in &own.call.headers {
            headers.set_item(name, value)?;
        }
        keywords.set_item("extra_headers", headers)?;
    }
    if let Some(timeout) = own.call.timeout {
        keywords.set_item("timeout", timeout)?;
    }
    if let Some(deadline) = own.call.deadline {
        keywords.set_item("deadline", deadline)?;
    }
    if let Some(retries) = own.call.max_retries {
        keywords.set_item("max_retries", retries)?;
    }
    let policy = own.call.policy;
    for (name, flag) in [
        ("use_caching", policy.use_caching),
        ("refresh", policy.refresh),
        ("only_if_cached", policy.only_if_cached),
    ] {
        if let Some(flag) = flag {
            keywords.set_item(name, flag)?;
        }
    }
    for (name, lifetime) in [
        ("expire_after", policy.expire_after),
        ("stale_if_error", policy.stale_if_error),
    ] {
        if let Some(lifetime) = lifetime {
            set_lifetime(&keywords, name, lifetime)?;
        }
    }
    Ok(keywords)
}

/// Creates a pickled list again.
#[pyfunction]
pub fn _restore_list<'py>(
    namespace: (Bound<'py, PyAny>, Bound<'py, PyTuple>),
    name: &str,
    options: &Bound<'py, PyDict>,
    extent: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let (rebuild, arguments) = namespace;
    let method = rebuild.call1(arguments)?.getattr(name)?;
    let py = method.py();
    let core = py.import("openshelf._core")?;
    let list = core.getattr("paginate")?.call((method,), Some(options))?;
    list.call_method1("_within", (extent,))
}
