//! The options of the cache, as Python passes them.

use pyo3::prelude::*;

use super::convert;
use super::options::{Keywords, number, refused};
use openshelf_core::call::Value;
use openshelf_transport::cache::{
    Backend, CacheOptions as Options, Lifetime, OnError, Policy, PolicyChange, check_name, is_path,
};

/// Seconds for which an answer is good.
const EXPIRE_AFTER: f64 = 3600.0;
/// Bytes that a cache may hold.
const MAX_BYTES: u64 = 1024 * 1024 * 1024;
/// More seconds than this, a century, are for ever.
const CENTURY: f64 = 3.2e9;
/// Where a Redis server usually is.
const REDIS: &str = "redis://127.0.0.1:6379/0";

/// An argument that tells None from nothing.
pub enum Given<'py> {
    Absent,
    Value(Bound<'py, PyAny>),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Given<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        Ok(Self::Value(object.to_owned()))
    }
}

/// The four documented options of the cache.
pub struct CacheOptions<'py> {
    pub use_caching: Option<Bound<'py, PyAny>>,
    pub cache_name: Option<Bound<'py, PyAny>>,
    pub backend: Option<Bound<'py, PyAny>>,
    pub expire_after: Given<'py>,
}

/// Reads all that concerns the cache; nothing where none is wanted.
pub fn cache_options(
    py: Python<'_>,
    given: &CacheOptions<'_>,
    own_name: &str,
    keywords: &mut Keywords<'_, '_>,
) -> PyResult<Option<Options>> {
    let wanted = match &given.use_caching {
        None => false,
        Some(value) => flag(py, "use_caching", value)?,
    };
    let backend = match &given.backend {
        None => Backend::Sqlite,
        Some(value) => backend(py, value)?,
    };
    let (name, is_path) = match &given.cache_name {
        None => (own_name.to_owned(), false),
        Some(value) => name(py, backend, value)?,
    };
    let url = keywords.text("cache_url")?;
    if url.is_some() && backend != Backend::Redis {
        let message = format!(
            "cache_url: only backend=\"redis\" has an address, not {:?}",
            backend.name()
        );
        return Err(refused(py, message));
    }
    let max_bytes = keywords.integer("max_bytes", 1, i64::MAX)?;
    let on_error = match keywords.text("on_cache_error")?.as_deref() {
        None | Some("raise") => OnError::Raise,
        Some("bypass") => OnError::Bypass,
        Some(other) => {
            let message = format!("on_cache_error: expected raise or bypass, got {other:?}");
            return Err(refused(py, message));
        }
    };
    let expire_after = match &given.expire_after {
        Given::Absent => Lifetime::Seconds(EXPIRE_AFTER),
        Given::Value(value) => expire_after(py, value)?,
    };
    let change = changes(py, keywords)?;
    let policy = Policy {
        expire_after,
        refresh: change.refresh.unwrap_or(false),
        only_if_cached: change.only_if_cached.unwrap_or(false),
        stale_if_error: change.stale_if_error.unwrap_or(Lifetime::NONE),
    };
    if !wanted {
        if policy.only_if_cached || policy.refresh || !policy.stale_if_error.is_none() {
            let message =
                "refresh, only_if_cached and stale_if_error need a cache: pass use_caching=True";
            return Err(refused(py, message.to_owned()));
        }
        return Ok(None);
    }
    check_together(py, &policy)?;
    Ok(Some(Options {
        backend,
        name,
        is_path,
        url: (backend == Backend::Redis).then(|| url.unwrap_or_else(|| REDIS.to_owned())),
        max_bytes: max_bytes.map_or(MAX_BYTES, i64::unsigned_abs),
        on_error,
        policy,
    }))
}

/// What a handle asks of the cache.
pub fn policy_change(
    py: Python<'_>,
    own: Option<&Options>,
    base: &PolicyChange,
    keywords: &mut Keywords<'_, '_>,
) -> PyResult<PolicyChange> {
    let use_caching = match keywords.take("use_caching")? {
        None => None,
        Some(value) => Some(flag(py, "use_caching", &value)?),
    };
    let expire_after = match keywords.take("expire_after")? {
        None => None,
        Some(value) => Some(expire_after(py, &value)?),
    };
    let change = changes(py, keywords)?;
    let merged = PolicyChange {
        use_caching: use_caching.or(base.use_caching),
        expire_after: expire_after.or(base.expire_after),
        refresh: change.refresh.or(base.refresh),
        only_if_cached: change.only_if_cached.or(base.only_if_cached),
        stale_if_error: change.stale_if_error.or(base.stale_if_error),
    };
    let Some(own) = own else {
        let asks = merged.use_caching == Some(true)
            || merged.refresh == Some(true)
            || merged.only_if_cached == Some(true)
            || merged
                .stale_if_error
                .is_some_and(|length| !length.is_none());
        if asks {
            let message = "use_caching, refresh, only_if_cached and stale_if_error need a client that was made with use_caching=True";
            return Err(refused(py, message.to_owned()));
        }
        return Ok(merged);
    };
    match own.policy.changed(&merged) {
        Some(policy) => check_together(py, &policy)?,
        None if merged.only_if_cached == Some(true) => {
            let message = "only_if_cached=True contradicts use_caching=False";
            return Err(refused(py, message.to_owned()));
        }
        None => {}
    }
    Ok(merged)
}

/// The policies that client and handle name alike.
fn changes(py: Python<'_>, keywords: &mut Keywords<'_, '_>) -> PyResult<PolicyChange> {
    let refresh = optional_flag(py, "refresh", keywords)?;
    let only_if_cached = optional_flag(py, "only_if_cached", keywords)?;
    let stale_if_error = match keywords.take("stale_if_error")? {
        None => None,
        Some(value) => Some(stale_if_error(py, &value)?),
    };
    Ok(PolicyChange {
        refresh,
        only_if_cached,
        stale_if_error,
        ..PolicyChange::default()
    })
}

fn check_together(py: Python<'_>, policy: &Policy) -> PyResult<()> {
    if policy.refresh && policy.only_if_cached {
        let message = "refresh=True asks the service, which only_if_cached=True forbids";
        return Err(refused(py, message.to_owned()));
    }
    Ok(())
}

fn flag(py: Python<'_>, name: &str, value: &Bound<'_, PyAny>) -> PyResult<bool> {
    match convert::value(value) {
        Value::Boolean(flag) => Ok(flag),
        Value::Null => Ok(false),
        other => {
            let message = format!("{name}: expected True or False, got {}", other.shown());
            Err(refused(py, message))
        }
    }
}

fn optional_flag(
    py: Python<'_>,
    name: &'static str,
    keywords: &mut Keywords<'_, '_>,
) -> PyResult<Option<bool>> {
    match keywords.take(name)? {
        None => Ok(None),
        Some(value) => flag(py, name, &value).map(Some),
    }
}

fn backend(py: Python<'_>, value: &Bound<'_, PyAny>) -> PyResult<Backend> {
    let given = convert::value(value);
    let found = match &given {
        Value::Text(text) => Backend::find(text),
        _ => None,
    };
    found.ok_or_else(|| {
        let names: Vec<&str> = Backend::ALL.into_iter().map(Backend::name).collect();
        let message = format!(
            "backend: expected one of {}, got {}",
            names.join(", "),
            given.shown()
        );
        refused(py, message)
    })
}

/// A name, or a path: what has a separator or is a path of Python's.
fn name(py: Python<'_>, backend: Backend, value: &Bound<'_, PyAny>) -> PyResult<(String, bool)> {
    let is_path_object = value.hasattr("__fspath__")?;
    let text = match convert::value(value) {
        Value::Text(text) => text,
        other => {
            let message = format!(
                "cache_name: expected a name or a path, got {}",
                other.shown()
            );
            return Err(refused(py, message));
        }
    };
    let in_files = matches!(backend, Backend::Sqlite | Backend::Filesystem);
    if in_files && (is_path_object || is_path(&text)) && !text.contains('\0') {
        return Ok((text, true));
    }
    let checked = if in_files {
        check_name(&text)
    } else if text.is_empty() || text.contains(['{', '}']) || text.chars().any(char::is_control) {
        Err(format!(
            "cache_name: expected a name without braces and control characters, got {text:?}"
        ))
    } else {
        Ok(())
    };
    checked.map_err(|message| refused(py, message))?;
    Ok((text, false))
}

/// Seconds, where a duration of Python's counts as its seconds.
fn seconds(py: Python<'_>, name: &str, value: &Bound<'_, PyAny>) -> PyResult<Option<f64>> {
    if value.hasattr("total_seconds")? {
        return value.call_method0("total_seconds")?.extract().map(Some);
    }
    number(py, name, value)
}

fn expire_after(py: Python<'_>, value: &Bound<'_, PyAny>) -> PyResult<Lifetime> {
    match seconds(py, "expire_after", value)? {
        None => Ok(Lifetime::Forever),
        #[allow(clippy::float_cmp)] // It is the documented mark.
        Some(seconds) if seconds == -1.0 || seconds > CENTURY => Ok(Lifetime::Forever),
        Some(seconds) if seconds >= 0.0 => Ok(Lifetime::Seconds(seconds)),
        Some(seconds) => Err(refused(
            py,
            format!(
                "expire_after: expected seconds or a timedelta, 0 to keep nothing, -1 or None for ever, got {seconds}"
            ),
        )),
    }
}

fn stale_if_error(py: Python<'_>, value: &Bound<'_, PyAny>) -> PyResult<Lifetime> {
    match convert::value(value) {
        Value::Boolean(true) => return Ok(Lifetime::Forever),
        Value::Boolean(false) | Value::Null => return Ok(Lifetime::NONE),
        _ => {}
    }
    match seconds(py, "stale_if_error", value)? {
        Some(seconds) if seconds > CENTURY => Ok(Lifetime::Forever),
        Some(seconds) if seconds >= 0.0 => Ok(Lifetime::Seconds(seconds)),
        other => Err(refused(
            py,
            format!(
                "stale_if_error: expected True, False, seconds or a timedelta, got {}",
                other.unwrap_or_default()
            ),
        )),
    }
}
