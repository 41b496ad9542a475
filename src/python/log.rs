//! Logs calls to Python's `logging`, under `openshelf.<service>`.
//!
//! It never imports `logging`: a program that has not imported it has no handler either. A record is made
//! on a thread that holds the GIL anyway, so a handler may run any Python code.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::exceptions::PyException;
use pyo3::prelude::*;

use super::errors;
use super::once::{Once, kept};
use super::python_modules::imported;
use super::runtime;
use openshelf_client::Client;
use openshelf_client::answers::{Attempt, Event, Failure, Reply, TransportError, Watch};
use openshelf_core::answer::Headers;
use openshelf_core::catalog::Operation;
use openshelf_core::printable::printable_line;

const DEBUG: u8 = 10;
const INFO: u8 = 20;
const WARNING: u8 = 30;

/// Headers whose values a record may show.
const SHOWN_HEADERS: [&str; 7] = [
    "content-type",
    "content-length",
    "content-encoding",
    "etag",
    "retry-after",
    "x-ratelimit-limit",
    "x-ratelimit-remaining",
];

/// Whether the root of our loggers has a `NullHandler`.
static QUIET: AtomicBool = AtomicBool::new(false);

/// The service's logger, if the program has logging.
fn logger<'py>(py: Python<'py>, service: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
    let Some(logging) = imported(py, kept!(py, "logging")) else {
        return Ok(None);
    };
    if !QUIET.swap(true, Ordering::AcqRel) {
        // Without a handler of the program's own, records would land on its standard error.
        let handler = logging.call_method0("NullHandler")?;
        let root = logging.call_method1("getLogger", ("openshelf",))?;
        root.call_method1("addHandler", (handler,))?;
    }
    let name = format!("openshelf.{service}");
    logging.call_method1("getLogger", (name,)).map(Some)
}

/// The logger of a service, which is looked up once.
pub struct Logger {
    service: &'static str,
    found: Once<Py<PyAny>>,
}

impl Logger {
    /// The logger of a service; nothing is looked up yet.
    pub const fn new(service: &'static str) -> Self {
        Self {
            service,
            found: Once::new(),
        }
    }

    fn get<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        if let Some(found) = self.found.get() {
            return Ok(Some(found.bind(py).clone()));
        }
        let found = logger(py, self.service)?;
        if let Some(found) = &found {
            // Another thread may have been quicker, with the same one.
            let _ = self.found.set(Box::new(found.clone().unbind()));
        }
        Ok(found)
    }
}

fn is_enabled(logger: &Bound<'_, PyAny>, level: u8) -> PyResult<bool> {
    let name = kept!(logger.py(), "isEnabledFor");
    logger.call_method1(name, (level,))?.is_truthy()
}

/// Passes a record on if the logger would use it.
fn record(logger: &Bound<'_, PyAny>, level: u8, message: impl FnOnce() -> String) -> PyResult<()> {
    if !is_enabled(logger, level)? {
        return Ok(());
    }
    let name = kept!(logger.py(), "log");
    logger
        .call_method1(name, (level, "%s", printable_line(&message())))
        .map(drop)
}

/// An error of a handler is reported by Python, not by the call; but Ctrl-C, which Python may raise here,
/// is the caller's.
fn reported(py: Python<'_>, logged: PyResult<()>) -> PyResult<()> {
    match logged {
        Err(error) if error.is_instance_of::<PyException>(py) => {
            error.write_unraisable(py, None);
            Ok(())
        }
        heard => heard,
    }
}

/// Logs a call that has returned, successfully or not.
pub fn finished(
    py: Python<'_>,
    logger: &Logger,
    operation: &Operation,
    line: impl Fn() -> String,
    outcome: Result<&Reply, &Failure>,
) -> PyResult<()> {
    let logger = match logger.get(py) {
        Ok(Some(logger)) => logger,
        Ok(None) => return Ok(()),
        Err(error) => return reported(py, Err(error)),
    };
    let name = operation.full_name();
    let reply = match outcome {
        Ok(reply) => reply,
        // The message of an error contains parts of the body, which must not be logged.
        Err(failure) => {
            let message = || {
                let (line, word) = (line(), failure.error.word());
                // A call that waits out the pause of an earlier one, or would have to for too long.
                let is_unsent =
                    failure.tried.is_empty() && matches!(&failure.error, TransportError::Status(_));
                let sent = if is_unsent { "was not sent:" } else { "->" };
                format!("{line} {sent} {word} ({name}){}", reason_or_pause(failure))
            };
            return reported(py, record(&logger, WARNING, message));
        }
    };
    let (status, bytes) = (reply.status, reply.body.len());
    let logged = match &reply.cache_status {
        Some(kept) => {
            let (level, state) = match (&kept.stale, kept.is_revalidated) {
                (Some(reason), _) => (WARNING, format!("stale because of {}, ", reason.word)),
                (None, true) => (INFO, "confirmed by the service with a 304, ".to_owned()),
                (None, false) => (INFO, String::new()),
            };
            record(&logger, level, || {
                let (age, line) = (kept.age, line());
                format!(
                    "{line} -> {status} ({name}, {bytes} bytes, from the cache, {state}age {age:.3} s)"
                )
            })
        }
        None => match is_enabled(&logger, INFO) {
            // If the level is off, the headers are not logged either.
            Ok(false) => return Ok(()),
            Ok(true) => record(&logger, INFO, || {
                let (attempts, waited, line) = (reply.attempts, reply.waited, line());
                let how = match attempts {
                    0 => "by the request of an equal call".to_owned(),
                    _ => format!("attempt {attempts}, waited {waited:.3} s"),
                };
                format!("{line} -> {status} ({name}, {bytes} bytes, {how})")
            }),
            Err(error) => Err(error),
        },
    };
    reported(py, logged)?;
    reported(py, record(&logger, DEBUG, || headers(&reply.headers)))
}

/// Logs a call that its program has cancelled while it was under way.
pub fn cancelled(py: Python<'_>, logger: &Logger, operation: &Operation) -> PyResult<()> {
    information(
        py,
        logger,
        &format!("{} -> cancelled", operation.full_name()),
    )
}

/// Why a limiter has not granted the call, or the pause that the service has requested.
fn reason_or_pause(failure: &Failure) -> String {
    match &failure.error {
        TransportError::Limiter(error) => format!(": {error}"),
        TransportError::Status(answer) if answer.status == 429 => match answer.retry_after {
            Some(seconds) => format!("; the service requests a pause of {seconds:.3} s"),
            None => String::new(),
        },
        _ => String::new(),
    }
}

/// Logs what was done in addition to a call.
pub fn information(py: Python<'_>, logger: &Logger, message: &str) -> PyResult<()> {
    let logged = match logger.get(py) {
        Ok(Some(logger)) => record(&logger, INFO, || message.to_owned()),
        Ok(None) => Ok(()),
        Err(error) => Err(error),
    };
    reported(py, logged)
}

/// Logs an error of the cache, without which a call continued.
pub fn warning(py: Python<'_>, service: &str, message: &str) -> PyResult<()> {
    let logged = match logger(py, service) {
        Ok(Some(logger)) => record(&logger, WARNING, || message.to_owned()),
        Ok(None) => Ok(()),
        Err(error) => Err(error),
    };
    reported(py, logged)
}

fn headers(all: &Headers) -> String {
    let shown: Vec<String> = all
        .iter()
        .map(|(name, value)| {
            if SHOWN_HEADERS.contains(&name) {
                format!("{name}: {value}")
            } else {
                format!("{name}: ...")
            }
        })
        .collect();
    format!("headers: {}", shown.join(", "))
}

/// Logs every attempt that failed, and every pause before it begins, while the call continues; the Rust
/// side holds no lock then.
pub fn watch(service: &'static str) -> Watch {
    watch_in(service, None)
}

/// Like [`watch`], for a call that other threads continue: they log in the context that the caller has now, so that a
/// handler sees its context variables. `None` if the program has no logging.
pub fn watch_for_caller(py: Python<'_>, service: &'static str) -> Option<Watch> {
    imported(py, kept!(py, "logging"))?;
    match current_context(py) {
        Ok(context) => Some(watch_in(service, Some(context))),
        Err(error) => {
            error.write_unraisable(py, None);
            None
        }
    }
}

/// A copy of the caller's context variables.
fn current_context(py: Python<'_>) -> PyResult<Py<PyAny>> {
    static COPY: Once<Py<PyAny>> = Once::new();
    let copy = COPY.get_or_try_init(|| {
        let copy = py.import("contextvars")?.getattr("copy_context")?;
        PyResult::Ok(Box::new(copy.unbind()))
    })?;
    copy.call0(py)
}

fn watch_in(service: &'static str, context: Option<Py<PyAny>>) -> Watch {
    Arc::new(move |line: &str, event: &Event| {
        let text = match event {
            Event::Failed(Attempt { pause: None, .. }) => return,
            Event::Failed(Attempt {
                number,
                outcome,
                pause: Some(pause),
            }) => format!("{line} -> {outcome}, attempt {number}; next attempt in {pause:.3} s"),
            Event::Paused { seconds } => {
                format!("{line} waits {seconds:.3} s, because the service requested a pause (429)")
            }
            Event::Server(news) => news.clone(),
        };
        // `None` while the interpreter ends: then nobody reads the log.
        let logged = Python::try_attach(|py| match &context {
            None => warning(py, service, &text),
            Some(context) => warning_in(context.bind(py), service, &text),
        });
        if let Some(Err(interrupt)) = logged {
            runtime::hear(interrupt);
        }
    })
}

/// Logs a warning in a context.
fn warning_in(context: &Bound<'_, PyAny>, service: &str, message: &str) -> PyResult<()> {
    let py = context.py();
    let logged = logger(py, service).and_then(|logger| {
        let Some(logger) = logger.filter(|logger| is_enabled(logger, WARNING).unwrap_or(true))
        else {
            return Ok(());
        };
        // Requests of one list may log at the same time, and a context can be entered once.
        let own = context.call_method0(kept!(py, "copy"))?;
        let log = logger.getattr(kept!(py, "log"))?;
        let arguments = (log, WARNING, "%s", printable_line(message));
        own.call_method1(kept!(py, "run"), arguments).map(drop)
    });
    reported(py, logged)
}

/// Reports the problems that a cache found: in the log, and as a warning if a file was set aside.
pub fn cache_warnings(py: Python<'_>, client: &Client) -> PyResult<()> {
    let Some(cache) = client.cache() else {
        return Ok(());
    };
    let service = client.service().name;
    let mut outcome = Ok(());
    for error in cache.take_errors() {
        let message = format!(
            "{error}; the call continued without the cache, and so do the next ones until it works again"
        );
        outcome = outcome.and(warning(py, service, &message));
    }
    for notice in cache.take_notices() {
        // A warning may be an error: the others are reported nevertheless.
        outcome = outcome.and(warning(py, service, &notice)).and(errors::warn(
            py,
            "CacheWarning",
            &notice,
        ));
    }
    outcome
}
