//! Emits the warnings of a cache to Python.

use openshelf_transport::Transport;
use pyo3::prelude::*;

use super::{errors, log};

/// Reports what a cache found wrong: in the log, and as a warning where a file was set aside.
pub fn emit_warnings(py: Python<'_>, transport: &Transport) -> PyResult<()> {
    let Some(cache) = &transport.cache else {
        return Ok(());
    };
    let service = transport.service.name;
    let mut outcome = Ok(());
    for error in cache.take_errors() {
        let message = format!("{error}; the call continued without the cache");
        outcome = outcome.and(log::warning(py, service, &message));
    }
    for notice in cache.take_notices() {
        // A warning may be an error: the others are reported as well.
        outcome = outcome
            .and(log::warning(py, service, &notice))
            .and(errors::warn(py, "CacheWarning", &notice));
    }
    outcome
}
