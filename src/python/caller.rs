//! The client of one call: its spans are children of the caller's, and what it logs is logged in the caller's context.

use openshelf_client::options::CallOptions;
use openshelf_client::{CallSettings, Client};
use pyo3::prelude::*;

use super::{log, tracing};

/// Which threads continue a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ContinuedBy {
    /// The thread that waits for it.
    Caller,
    /// Threads that do not have the caller's context variables.
    Others,
}

/// The client with what its calls take from their caller; the same client if the program neither records spans nor logs.
pub fn for_caller(py: Python<'_>, client: &Client, continued_by: ContinuedBy) -> Client {
    let trace = tracing::trace(py);
    let watch = match continued_by {
        ContinuedBy::Caller => None,
        ContinuedBy::Others => log::watch_for_caller(py, client.service().name),
    };
    if trace.is_none() && watch.is_none() {
        return client.clone();
    }
    let settings = &client.settings;
    let call = settings.call.clone();
    client.with_settings(CallSettings {
        validate: settings.validate,
        extra: settings.extra.clone(),
        call: CallOptions {
            trace,
            watch: watch.or_else(|| call.watch.clone()),
            ..call
        },
    })
}
