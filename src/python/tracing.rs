//! Traces calls with OpenTelemetry.
//!
//! It never imports OpenTelemetry: a program that has not imported it records no spans either. The spans of a call are
//! created in `python/openshelf/_tracing.py` when the call has ended, with the times of its attempts and waits.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use openshelf_client::answers::{
    AttemptOutcome, CacheStatus, StepKind, Trace, TraceEnd, TraceStep, TracedCall,
};
use pyo3::prelude::*;

use super::once::{Once, kept};
use super::python_modules::imported;

/// The functions of our module.
static MODULE: Once<Py<PyAny>> = Once::new();

/// The trace of a call, whose span is a child of the current one; `None` if the program records no spans.
pub fn trace(py: Python<'_>) -> Option<Trace> {
    let context = context(py).unwrap_or_else(|error| {
        error.write_unraisable(py, None);
        None
    })?;
    Some(Arc::new(move |call: &TracedCall<'_>| {
        // `None` while the interpreter ends.
        let recorded = Python::try_attach(|py| {
            record(py, &context, call).map_err(|error| error.write_unraisable(py, None))
        });
        let _ = recorded;
    }))
}

/// The current context of OpenTelemetry, if the program records spans.
fn context(py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
    if imported(py, kept!(py, "opentelemetry.trace")).is_none() {
        return Ok(None);
    }
    let context = module(py)?.call_method0(kept!(py, "context"))?;
    Ok((!context.is_none()).then(|| context.unbind()))
}

/// Creates the span of an answer that came and cannot be used.
pub fn unread(py: Python<'_>, operation: &str, error: &str) {
    let recorded = context(py).and_then(|context| match context {
        None => Ok(()),
        Some(context) => module(py)?
            .call_method1(kept!(py, "unread"), (context, operation, error))
            .map(drop),
    });
    if let Err(error) = recorded {
        error.write_unraisable(py, None);
    }
}

fn module(py: Python<'_>) -> PyResult<&Bound<'_, PyAny>> {
    let module = MODULE.get_or_try_init(|| {
        let module = py.import("openshelf._tracing")?;
        PyResult::Ok(Box::new(module.into_any().unbind()))
    })?;
    Ok(module.bind(py))
}

/// Creates the spans of a call.
fn record(py: Python<'_>, context: &Py<PyAny>, call: &TracedCall<'_>) -> PyResult<()> {
    let operation = call.service.identify(call.operation);
    let (error, entry) = match call.end {
        TraceEnd::Answered(entry) => (String::new(), entry),
        TraceEnd::Failed(failure) => (failure.error.word(), None),
        TraceEnd::Cancelled => ("cancelled".to_owned(), None),
    };
    let is_revalidated = |entry: &CacheStatus| entry.is_revalidated;
    let steps: Vec<_> = call.steps.iter().map(|step| facts(step, &error)).collect();
    let facts = (
        operation,
        call.operation.method.verb(),
        call.operation.path,
        call.url,
        nanoseconds(call.period.begun),
        nanoseconds(call.period.ended),
        &error,
        entry.is_some(),
        entry.is_some_and(is_revalidated),
    );
    module(py)?
        .call_method1(kept!(py, "record"), (context, facts, steps))
        .map(drop)
}

/// Begin, end, number, status and reason of a step.
fn facts<'a>(step: &'a TraceStep, end: &'a str) -> (u64, u64, u32, u16, &'a str) {
    let (begun, ended) = (
        nanoseconds(step.period.begun),
        nanoseconds(step.period.ended),
    );
    let (number, status, reason) = match &step.kind {
        StepKind::Wait(reason) => (0, 0, reason.name()),
        StepKind::Attempt { number, outcome } => match outcome {
            AttemptOutcome::Status(status) => (*number, *status, ""),
            AttemptOutcome::Error(word) => (*number, 0, word.as_str()),
            AttemptOutcome::UnderWay => (*number, 0, end),
        },
    };
    (begun, ended, number, status, reason)
}

fn nanoseconds(moment: SystemTime) -> u64 {
    let since = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_nanos()).unwrap_or(u64::MAX)
}
