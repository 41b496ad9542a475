//! Pickles clients: their options, and those of their handle. A value that was read from the environment is pickled as
//! the name of its variable. The caller is warned of a credential that was passed as it is.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::Mutex;

use openshelf_client::options::{
    CacheOptions, Lifetime, Limiter, OnError, OnLimiterError, hide_credentials, is_path,
};
use openshelf_core::call::{Value, is_credential};
use openshelf_core::locks::lock;
use openshelf_decoding::Numbers;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::convert::to_python;
use super::errors;
use super::handle::ClientHandle;
use super::options::{COPY, SANDBOX};
use super::pickled::pickled;

/// What `pickle` needs to create a client again: a function and its arguments.
pub fn reduced<'py>(
    py: Python<'py>,
    client: &Bound<'py, PyAny>,
    handle: &ClientHandle,
) -> PyResult<Bound<'py, PyTuple>> {
    let class = client.get_type();
    let parts = (class, options(py, handle)?, added(py, handle)?);
    pickled(py, "client", parts)
}

/// Like [`reduced`], for a namespace of a client.
pub fn reduced_namespace<'py>(
    py: Python<'py>,
    handle: &ClientHandle,
    group: &str,
) -> PyResult<Bound<'py, PyTuple>> {
    let core = py.import("openshelf._core")?;
    let class = core.getattr(handle.class_name().as_str())?;
    let parts = (class, options(py, handle)?, added(py, handle)?, group);
    pickled(py, "client", parts)
}

/// Like [`reduced_namespace`], with only the options that a request depends on: its client has no cache and no proxy.
pub fn reduced_for_request<'py>(
    py: Python<'py>,
    handle: &ClientHandle,
    group: &str,
) -> PyResult<Bound<'py, PyTuple>> {
    let core = py.import("openshelf._core")?;
    let class = core.getattr(handle.class_name().as_str())?;
    let options = PyDict::new(py);
    set_addresses(&options, handle)?;
    let user_agent = handle.client.options().user_agent.as_deref();
    options.set_item("user_agent", user_agent)?;
    let added = PyDict::new(py);
    set_added(&added, handle)?;
    pickled(py, "client", (class, options, added, group))
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
fn options<'py>(py: Python<'py>, handle: &ClientHandle) -> PyResult<Bound<'py, PyDict>> {
    let options = handle.client.options();
    let keywords = PyDict::new(py);
    set_addresses(&keywords, handle)?;
    keywords.set_item("requests_per_second", options.requests_per_second)?;
    set_limiter(&keywords, handle, &options.limiter)?;
    if options.timeout_given {
        keywords.set_item("timeout", options.timeout)?;
    }
    keywords.set_item("deadline", options.deadline)?;
    if let Some(retries) = options.max_retries {
        keywords.set_item("max_retries", retries)?;
    }
    keywords.set_item("max_retry_after", options.max_retry_after)?;
    keywords.set_item("max_concurrency", options.max_concurrency)?;
    keywords.set_item("max_response_bytes", options.max_response_bytes)?;
    keywords.set_item("user_agent", options.user_agent.as_deref())?;
    keywords.set_item("ca_file", options.ca_file.as_deref())?;
    keywords.set_item("http2", options.http2.name())?;
    if let Some(proxy) = &options.proxy {
        set_address(&keywords, handle, "proxy", proxy.as_str())?;
    }
    if let Some(cache) = &options.cache {
        set_cache(&keywords, handle, cache)?;
    }
    Ok(keywords)
}

/// The addresses of the servers, which have no credentials.
fn set_addresses(keywords: &Bound<'_, PyDict>, handle: &ClientHandle) -> PyResult<()> {
    let options = handle.client.options();
    let addresses = [
        ("base_url", Some(&options.base_url)),
        ("image_api_url", options.image_api_url.as_ref()),
    ];
    for (option, address) in addresses {
        let Some(address) = address else { continue };
        match handle.sources.find(option, "") {
            Some(variable) => keywords.set_item(option, variable.clone())?,
            None => keywords.set_item(option, address.as_str())?,
        }
    }
    Ok(())
}

/// Sets an option that is an address with credentials: the variable that it was read from, or else the address itself.
fn set_address(
    keywords: &Bound<'_, PyDict>,
    handle: &ClientHandle,
    option: &str,
    address: &str,
) -> PyResult<()> {
    if let Some(variable) = handle.sources.find(option, "") {
        return keywords.set_item(option, variable.clone());
    }
    if hide_credentials(address) != address {
        warn_of(keywords.py(), option)?;
    }
    keywords.set_item(option, address)
}

thread_local! {
    /// Whether a client is being copied within this process.
    static IS_COPYING: Cell<bool> = const { Cell::new(false) };
}

/// A copy of a client, as `copy` makes it. It goes nowhere, so nobody is warned of its credentials.
pub fn copied<'py>(
    py: Python<'py>,
    client: &Bound<'py, PyAny>,
    handle: &ClientHandle,
) -> PyResult<Bound<'py, PyAny>> {
    IS_COPYING.set(true);
    let reduced = reduced(py, client, handle);
    IS_COPYING.set(false);
    let (rebuild, arguments): (Bound<'py, PyAny>, Bound<'py, PyTuple>) = reduced?.extract()?;
    rebuild.call1(arguments)
}

/// The credentials of which this process was warned.
static WARNED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Warns of a credential in a pickle, which is written to files and sent to other machines; once for each place.
fn warn_of(py: Python<'_>, place: &str) -> PyResult<()> {
    if IS_COPYING.get() || lock(&WARNED).contains(place) {
        return Ok(());
    }
    let message = format!(
        "{place}: the pickle holds this credential, and who reads the pickle has it. Pass openshelf.FromEnvironment(\"NAME\") instead, which is pickled as the name of an environment variable"
    );
    // If warnings are errors, nothing is pickled, and so the next pickle is refused too.
    errors::warn(py, "CredentialWarning", &message)?;
    lock(&WARNED).insert(place.to_owned());
    Ok(())
}

/// A limiter is found again where the client is unpickled. Without one, the copies of a client share its
/// pace in each process, with the client itself where it is.
fn set_limiter(
    keywords: &Bound<'_, PyDict>,
    handle: &ClientHandle,
    limiter: &Limiter,
) -> PyResult<()> {
    let Some(text) = limiter.text() else {
        handle.client.share_with_copies();
        return keywords.set_item(COPY, true);
    };
    set_address(keywords, handle, "limiter", &text)?;
    if let Limiter::Redis(_, OnLimiterError::Raise) = limiter {
        keywords.set_item("on_limiter_error", "raise")?;
    }
    Ok(())
}

/// The cache travels as its place: a file, a folder or a server is shared, memory is not.
fn set_cache(
    keywords: &Bound<'_, PyDict>,
    handle: &ClientHandle,
    cache: &CacheOptions,
) -> PyResult<()> {
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
        set_address(keywords, handle, "cache_url", url)?;
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
    set_added(&keywords, handle)?;
    if handle.numbers == Numbers::Decimals {
        keywords.set_item("decimals", true)?;
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

/// The keyword arguments of `with_options` that change requests.
fn set_added(keywords: &Bound<'_, PyDict>, handle: &ClientHandle) -> PyResult<()> {
    let own = &handle.client.settings;
    if let Some(validate) = own.validate {
        keywords.set_item("validate", validate)?;
    }
    let text = |(name, value): &(String, String)| (name.clone(), Value::Text(value.clone()));
    let headers: Vec<(String, Value)> = own.call.headers.iter().map(text).collect();
    set_members(keywords, handle, "extra_query", &own.extra.query)?;
    set_members(keywords, handle, "extra_body", &own.extra.body)?;
    set_members(keywords, handle, "extra_headers", &headers)
}

/// Sets an option with values by name: of each the variable that it was read from, or else the value itself.
fn set_members(
    keywords: &Bound<'_, PyDict>,
    handle: &ClientHandle,
    option: &str,
    members: &[(String, Value)],
) -> PyResult<()> {
    if members.is_empty() {
        return Ok(());
    }
    let py = keywords.py();
    let all = PyDict::new(py);
    for (name, value) in members {
        if let Some(variable) = handle.sources.find(option, name) {
            all.set_item(name, variable.clone())?;
            continue;
        }
        if is_credential(name) {
            warn_of(py, &format!("{option}[{name:?}]"))?;
        }
        all.set_item(name, to_python(py, value)?)?;
    }
    keywords.set_item(option, all)
}

/// Creates a pickled list again.
#[pyfunction]
pub fn _restore_list<'py>(
    namespace: (Bound<'py, PyAny>, Bound<'py, PyTuple>),
    name: &str,
    options: &Bound<'py, PyDict>,
    extent: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    let (rebuild, arguments) = namespace;
    let method = rebuild.call1(arguments)?.getattr(name)?;
    let py = method.py();
    let core = py.import("openshelf._core")?;
    let list = core.getattr("paginate")?.call((method,), Some(options))?;
    match extent {
        Some(extent) => list.call_method1("_within", (extent,)),
        None => Ok(list),
    }
}
