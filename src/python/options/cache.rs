//! Reads the cache options of a client and of its calls.

use std::time::Duration;

use openshelf_client::options::{
    Backend, CacheOptions, Lifetime, OnError, Policy, PolicyChange, check_name, check_path,
    check_seconds, is_path,
};
use openshelf_describe::options::{CACHE_TIMEOUT, EXPIRE_AFTER, MAX_BYTES};
use pyo3::prelude::*;

use super::settings::{Settings, refused};

/// The default address of a Redis server.
const REDIS: &str = "redis://127.0.0.1:6379/0";

/// The cache settings of a client, or None without a cache. `own_name` is the service's cache name, and
/// `identity` that of the sandbox, if the client uses one.
pub fn cache_options(
    settings: &Settings<'_>,
    own_name: &str,
    identity: Option<String>,
) -> PyResult<Option<CacheOptions>> {
    let py = settings.py;
    if !settings.flag("use_caching").unwrap_or(false) {
        let given = settings.of_cache(own_name);
        if given.is_empty() {
            return Ok(None);
        }
        let message = format!("{}: needs a cache: pass use_caching=True", given.join(", "));
        return Err(refused(py, message));
    }
    let backend = settings.text("backend").and_then(Backend::find);
    let backend = backend.unwrap_or(Backend::Sqlite);
    let url = settings.text("cache_url");
    if url.is_some() && backend != Backend::Redis {
        let message = format!(
            "cache_url: only backend=\"redis\" takes an address, not {:?}",
            backend.name()
        );
        return Err(refused(py, message));
    }
    let timeout = settings.number("cache_timeout");
    if timeout.is_some() && backend != Backend::Redis {
        let message = format!(
            "cache_timeout: only backend=\"redis\" has a server to wait for, not {:?}",
            backend.name()
        );
        return Err(refused(py, message));
    }
    let timeout = timeout.unwrap_or(Some(CACHE_TIMEOUT));
    check_seconds("cache_timeout", timeout).map_err(|error| refused(py, error.to_string()))?;
    let (name, is_path) = name(settings, backend, own_name)?;
    let policy = changed(settings, &PolicyChange::default());
    let policy = Policy {
        expire_after: policy
            .expire_after
            .unwrap_or(Lifetime::Seconds(EXPIRE_AFTER.into())),
        refresh: policy.refresh.unwrap_or(false),
        only_if_cached: policy.only_if_cached.unwrap_or(false),
        stale_if_error: policy.stale_if_error.unwrap_or(Lifetime::NONE),
    };
    check_together(py, &policy)?;
    let max_bytes = settings.integer("max_bytes").map(i64::unsigned_abs);
    Ok(Some(CacheOptions {
        backend,
        name,
        is_path,
        identity: identity.unwrap_or_default(),
        url: (backend == Backend::Redis).then(|| url.unwrap_or(REDIS).to_owned()),
        timeout: timeout.map(Duration::from_secs_f64),
        max_bytes: max_bytes.unwrap_or(MAX_BYTES.into()),
        on_error: match settings.text("on_cache_error") {
            Some("bypass") => OnError::Bypass,
            _ => OnError::Raise,
        },
        policy,
    }))
}

/// The cache settings of a caller's calls; `base` has its earlier settings.
pub fn policy_change(
    settings: &Settings<'_>,
    own: Option<&CacheOptions>,
    base: &PolicyChange,
) -> PyResult<PolicyChange> {
    let py = settings.py;
    let merged = changed(settings, base);
    let Some(own) = own else {
        let mut given = settings.of_cache("");
        if merged.use_caching == Some(true) {
            given.insert(0, "use_caching");
        }
        if given.is_empty() {
            return Ok(merged);
        }
        let message = format!(
            "{}: needs a client created with use_caching=True",
            given.join(", ")
        );
        return Err(refused(py, message));
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

fn changed(settings: &Settings<'_>, base: &PolicyChange) -> PolicyChange {
    PolicyChange {
        use_caching: settings.flag("use_caching").or(base.use_caching),
        expire_after: settings.lifetime("expire_after").or(base.expire_after),
        refresh: settings.flag("refresh").or(base.refresh),
        only_if_cached: settings.flag("only_if_cached").or(base.only_if_cached),
        stale_if_error: settings.lifetime("stale_if_error").or(base.stale_if_error),
    }
}

fn check_together(py: Python<'_>, policy: &Policy) -> PyResult<()> {
    if policy.refresh && policy.only_if_cached {
        let message = "refresh=True sends a request, which only_if_cached=True forbids";
        return Err(refused(py, message.to_owned()));
    }
    Ok(())
}

/// A name or a path. A path has a separator or is a `pathlib` object.
fn name(settings: &Settings<'_>, backend: Backend, own_name: &str) -> PyResult<(String, bool)> {
    let Some(text) = settings.text("cache_name") else {
        return Ok((own_name.to_owned(), false));
    };
    let in_files = matches!(backend, Backend::Sqlite | Backend::Filesystem);
    let is_path = settings.is_path("cache_name") || is_path(text);
    let checked = if in_files && is_path {
        check_path("cache_name", text)
    } else if in_files {
        check_name("cache_name", text)
    } else if text.is_empty() || text.contains(['{', '}']) || text.chars().any(char::is_control) {
        Err(format!(
            "cache_name: expected a name without braces and control characters, got {text:?}"
        ))
    } else {
        Ok(())
    };
    checked.map_err(|message| refused(settings.py, message))?;
    Ok((text.to_owned(), in_files && is_path))
}
