//! Raises the classes of `openshelf.errors`.

use std::borrow::Cow;
use std::ffi::CString;
use std::io::ErrorKind;
use std::path::PathBuf;

use openshelf_describe::namespace::Mode;
use pyo3::exceptions::{PyMemoryError, PyOSError, PyUnicodeDecodeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PySlice};

use openshelf_client::answers::{Failure, Reply, StatusFailure, TransportError};
use openshelf_client::downloads::{FolderError, PictureFileError};
use openshelf_client::services::identify;
use openshelf_client::tables::TableError;
use openshelf_core::answer::Narrower;
use openshelf_core::call::{Added, CallError};
use openshelf_core::catalog::Operation;
use openshelf_core::media_type::is_json;
use openshelf_core::printable::{printable, printable_line, shown_address};

/// An instance of the class with this name, as an error.
pub fn raise(py: Python<'_>, class: &str, message: &str, details: &Bound<'_, PyDict>) -> PyErr {
    let message = printable(message);
    let made = py
        .import("openshelf.errors")
        .and_then(|errors| errors.getattr(class))
        .and_then(|class| class.call((message,), Some(details)));
    match made {
        Ok(error) => PyErr::from_value(error),
        Err(error) => error,
    }
}

/// Whether an error is one of this package.
pub fn is_ours(py: Python<'_>, error: &PyErr) -> PyResult<bool> {
    let ours = py.import("openshelf.errors")?.getattr("OpenshelfError")?;
    error.value(py).is_instance(&ours)
}

/// An error that has only a message.
pub fn plain(py: Python<'_>, class: &str, message: &str) -> PyErr {
    raise(py, class, message, &PyDict::new(py))
}

/// The error of a wrong value. The message says what was given, and what was expected.
pub fn wrong_value(message: impl AsRef<str>) -> PyErr {
    Python::attach(|py| plain(py, "ArgumentError", message.as_ref()))
}

/// The error of a value of the wrong type, or of a call that does not fit a signature.
pub fn wrong_type(message: impl AsRef<str>) -> PyErr {
    Python::attach(|py| plain(py, "ArgumentTypeError", message.as_ref()))
}

/// The error of an object that cannot do this now, or in this place.
pub fn wrong_state(message: impl AsRef<str>) -> PyErr {
    Python::attach(|py| plain(py, "StateError", message.as_ref()))
}

/// The error of data, such as a file, that are not of their format.
pub fn unreadable_data(message: &str) -> PyErr {
    Python::attach(|py| plain(py, "DecodeError", message))
}

/// How many frames up the caller of the package is, as `warnings.warn` counts: a warning points at the caller's line and
/// not into the package. It points at the innermost frame if all are the package's.
fn stack_level(py: Python<'_>) -> PyResult<i32> {
    let package = py.import("openshelf")?.getattr("__path__")?.get_item(0)?;
    let package: PathBuf = package.extract()?;
    // A thread may have no frame.
    let mut frame = py.import("sys")?.call_method0("_getframe").ok();
    let mut level = 1;
    while let Some(own) = frame {
        let file: PathBuf = own.getattr("f_code")?.getattr("co_filename")?.extract()?;
        if !file.starts_with(&package) {
            return Ok(level);
        }
        level += 1;
        frame = Some(own.getattr("f_back")?).filter(|outer| !outer.is_none());
    }
    Ok(1)
}

/// Issues a warning of the class with this name, at the line of the caller; an error if the caller turned it into one.
pub fn warn(py: Python<'_>, class: &str, message: &str) -> PyResult<()> {
    let category = py.import("openshelf.errors")?.getattr(class)?;
    let message = CString::new(printable_line(message).into_owned())?;
    PyErr::warn(py, &category, &message, stack_level(py)?)
}

/// Warns of a picture that is narrower than the width that was asked for.
pub fn warn_narrower(py: Python<'_>, operation: &Operation, picture: &Narrower) -> PyResult<()> {
    let message = format!("{}(): {}", operation.full_name(), picture.sentence());
    warn(py, picture.warning, &message)
}

/// A refused call: `ArgumentTypeError` for the signature, `ArgumentError` with every fault for the values.
pub fn refused(py: Python<'_>, operation: &Operation, error: &CallError) -> PyErr {
    let CallError::Refused(faults) = error else {
        let details = PyDict::new(py);
        return match details.set_item("operation", identify(operation)) {
            Ok(()) => raise(py, "ArgumentTypeError", &error.to_string(), &details),
            Err(error) => error,
        };
    };
    let details = || -> PyResult<Bound<'_, PyDict>> {
        let details = PyDict::new(py);
        details.set_item("faults", pythonize::pythonize(py, faults)?)?;
        details.set_item("operation", identify(operation))?;
        Ok(details)
    };
    let message = format!("{}(): {error}", operation.full_name());
    match details() {
        Ok(details) => raise(py, "ArgumentError", &message, &details),
        Err(error) => error,
    }
}

/// The error of calling a client that is closed.
pub fn closed(py: Python<'_>, class: &str, operation: &Operation) -> PyErr {
    let (close, with) = match class.starts_with(Mode::Async.prefix()) {
        true => ("aclose", "async with"),
        false => ("close", "with"),
    };
    let message = format!(
        "{class}.{}(): this {class} is closed, by its {close} method or at the end of its {with} block: create a new openshelf.{class}, or make the call earlier",
        operation.full_name()
    );
    let details = PyDict::new(py);
    match details.set_item("operation", identify(operation)) {
        Ok(()) => raise(py, "ClosedError", &message, &details),
        Err(error) => error,
    }
}

/// The error of a call that was sent, or could not be.
pub fn failed(py: Python<'_>, operation: Option<&Operation>, failure: &Failure) -> PyErr {
    failed_saying(py, operation, failure, &failure.to_string())
}

/// The same with another message.
pub fn failed_saying(
    py: Python<'_>,
    operation: Option<&Operation>,
    failure: &Failure,
    message: &str,
) -> PyErr {
    let details = PyDict::new(py);
    let filled = fill(&details, operation, failure);
    let class = match &failure.error {
        TransportError::Closed => "ClosedError",
        TransportError::Option(_) => "ArgumentError",
        TransportError::Connect { .. }
        | TransportError::Certificate { .. }
        | TransportError::Broken { .. } => "ConnectError",
        TransportError::Timeout { .. } | TransportError::Deadline { .. } => "RequestTimeoutError",
        TransportError::TooLarge { .. }
        | TransportError::MediaType { .. }
        | TransportError::Unreadable { .. } => "DecodeError",
        TransportError::ForeignHost(_) => "DownloadError",
        TransportError::Cache(_) => "CacheError",
        TransportError::Limiter(_) => "LimiterError",
        TransportError::NotCached { .. } => "CacheMissError",
        TransportError::Offline { .. } => "OfflineError",
        TransportError::NotRecorded(_) => "NotRecordedError",
        TransportError::NoMemory { .. } => return PyMemoryError::new_err(message.to_owned()),
        TransportError::Status(answer) => {
            return status(py, operation, answer, attempts(failure), message);
        }
        TransportError::Missing(answer) => {
            let class = Some("NotFoundError");
            return answer_error(py, operation, answer, attempts(failure), message, class);
        }
    };
    match filled {
        Ok(()) => raise(py, class, message, &details),
        Err(error) => error,
    }
}

fn fill(
    details: &Bound<'_, PyDict>,
    operation: Option<&Operation>,
    failure: &Failure,
) -> PyResult<()> {
    match &failure.error {
        TransportError::Connect { url, .. }
        | TransportError::Certificate { url, .. }
        | TransportError::Timeout { url, .. }
        | TransportError::Broken { url, .. } => {
            details.set_item("url", url)?;
            details.set_item("attempts", attempts(failure))?;
            details.set_item("operation", operation.map(identify))
        }
        TransportError::Deadline {
            url, retry_after, ..
        } => {
            details.set_item("url", url)?;
            details.set_item("attempts", attempts(failure))?;
            details.set_item("retry_after", retry_after)?;
            details.set_item("operation", operation.map(identify))
        }
        TransportError::MediaType { url, answer, .. } => {
            details.set_item("url", url)?;
            details.set_item("excerpt", &answer.excerpt)?;
            details.set_item("operation", operation.map(identify))
        }
        TransportError::TooLarge { url, .. } | TransportError::Unreadable { url, .. } => {
            details.set_item("url", url)?;
            details.set_item("operation", operation.map(identify))
        }
        TransportError::Cache(_) | TransportError::Limiter(_) | TransportError::ForeignHost(_) => {
            details.set_item("operation", operation.map(identify))
        }
        TransportError::NotRecorded(_) => details.set_item("operation", operation.map(identify)),
        TransportError::NotCached { url } | TransportError::Offline { url, .. } => {
            details.set_item("url", url)?;
            details.set_item("operation", operation.map(identify))
        }
        _ => Ok(()),
    }
}

/// How often the request was sent.
fn attempts(failure: &Failure) -> usize {
    failure.tried.len()
}

/// The error of an answer, with the class for its status.
pub fn status(
    py: Python<'_>,
    operation: Option<&Operation>,
    failure: &StatusFailure,
    attempts: usize,
    message: &str,
) -> PyErr {
    answer_error(py, operation, failure, attempts, message, None)
}

/// The error of an answer. Without a class it is that of the status.
fn answer_error(
    py: Python<'_>,
    operation: Option<&Operation>,
    failure: &StatusFailure,
    attempts: usize,
    message: &str,
    class: Option<&str>,
) -> PyErr {
    let made = || -> PyResult<Bound<'_, PyAny>> {
        let details = PyDict::new(py);
        details.set_item("status", failure.status)?;
        details.set_item("url", &failure.url)?;
        details.set_item("body", PyBytes::new(py, &failure.body))?;
        details.set_item("detail", &failure.detail)?;
        details.set_item("retry_after", failure.retry_after)?;
        details.set_item("attempts", attempts)?;
        details.set_item("operation", operation.map(identify))?;
        let headers = PyDict::new(py);
        for (name, value) in failure.headers.iter() {
            headers.set_item(name, value)?;
        }
        details.set_item("headers", headers)?;
        if let Some(blocked) = &failure.blocked {
            details.set_item("front", &blocked.front)?;
            details.set_item("hint", &blocked.hint)?;
            details.set_item("title", &blocked.title)?;
            // A 429 is a rate limit, whoever answers.
            let class = match failure.status {
                429 => "FrontRateLimitedError",
                _ => "BlockedError",
            };
            return py
                .import("openshelf.errors")?
                .getattr(class)?
                .call((printable(message),), Some(&details));
        }
        let errors = py.import("openshelf.errors")?;
        let class = match class {
            Some(class) => errors.getattr(class)?,
            None => errors.call_method1("error_for_status", (failure.status,))?,
        };
        class.call((printable(message),), Some(&details))
    };
    match made() {
        Ok(error) => PyErr::from_value(error),
        Err(error) => error,
    }
}

/// The error of an answer that should be JSON but is not what its operation promises. What the caller
/// added is masked, because the answer may repeat it. An error that is not caused by the answer, such as
/// `MemoryError`, stays what it is.
pub fn unreadable(
    py: Python<'_>,
    operation: &Operation,
    added: &Added,
    reply: &Reply,
    cause: &PyErr,
) -> PyErr {
    let kind = reply.content_type().filter(|kind| !is_json(kind));
    decode_error(py, operation, added, (&reply.url, &reply.body), kind, cause)
}

/// Like [`unreadable`], for an answer that is not what its operation promises, although it may be JSON. If it is none,
/// the decoder of whole answers names the place.
pub fn unlike_promised(
    py: Python<'_>,
    operation: &Operation,
    added: &Added,
    reply: &Reply,
    why: &impl std::fmt::Display,
) -> PyErr {
    let cause = openshelf_decoding::json(py, &reply.body).err();
    let cause = cause.unwrap_or_else(|| PyValueError::new_err(why.to_string()));
    unreadable(py, operation, added, reply, &cause)
}

/// Like [`unreadable`], for an answer that should be text.
pub fn unreadable_text(
    py: Python<'_>,
    operation: &Operation,
    added: &Added,
    reply: &Reply,
    error: std::str::Utf8Error,
) -> PyErr {
    let cause = PyValueError::new_err(error.to_string());
    decode_error(
        py,
        operation,
        added,
        (&reply.url, &reply.body),
        None,
        &cause,
    )
}

/// The error of an address and its body. `kind` describes the body if it should be JSON and is not.
fn decode_error(
    py: Python<'_>,
    operation: &Operation,
    added: &Added,
    (url, body): (&str, &[u8]),
    kind: Option<&str>,
    cause: &PyErr,
) -> PyErr {
    if !cause.is_instance_of::<PyValueError>(py) {
        return cause.clone_ref(py);
    }
    let made = || -> PyResult<PyErr> {
        let details = PyDict::new(py);
        let position = place(py, body, cause);
        details.set_item("position", position)?;
        details.set_item("excerpt", excerpt(added, body, position.unwrap_or(0)))?;
        details.set_item("operation", identify(operation))?;
        details.set_item("url", url)?;
        let address = shown_address(url);
        let reason = cause.value(py).to_string();
        let message = match kind {
            Some(kind) => format!(
                "{address}: the answer is {}, not JSON: openshelf.raw({}) returns its bytes as .body",
                added.text(kind),
                operation.full_name()
            ),
            None => format!(
                "{address}: the answer cannot be read: {}",
                added.text(&reason)
            ),
        };
        let error = raise(py, "DecodeError", &message, &details);
        error.set_cause(py, Some(without_added(py, added, cause)?));
        Ok(error)
    };
    made().unwrap_or_else(|error| error)
}

/// The standard library's error, which contains the whole answer, with the added values masked.
fn without_added(py: Python<'_>, added: &Added, cause: &PyErr) -> PyResult<PyErr> {
    let value = cause.value(py);
    if value.hasattr("doc")? {
        let (text, place) = (value.getattr("doc")?, value.getattr("pos")?);
        // Half a surrogate may be among the characters.
        let utf8 = ("utf-8", "surrogatepass");
        let encoded: Vec<u8> = text.call_method1("encode", utf8)?.extract()?;
        if let Cow::Owned(shown) = added.bytes(&encoded) {
            let before = text.get_item(PySlice::new(py, 0, place.extract()?, 1))?;
            let before: Vec<u8> = before.call_method1("encode", utf8)?.extract()?;
            let decoded = |bytes: &[u8]| PyBytes::new(py, bytes).call_method1("decode", utf8);
            let place = decoded(&added.bytes(&before))?.len()?;
            let arguments = (value.getattr("msg")?, decoded(&shown)?, place);
            return value.get_type().call1(arguments).map(PyErr::from_value);
        }
    } else if let Ok(broken) = value.cast::<PyUnicodeDecodeError>() {
        let object: Vec<u8> = broken.getattr("object")?.extract()?;
        let (start, end): (usize, usize) = (
            broken.getattr("start")?.extract()?,
            broken.getattr("end")?.extract()?,
        );
        if let Cow::Owned(shown) = added.bytes(&object) {
            let place = added.bytes(object.get(..start).unwrap_or_default()).len();
            let arguments = (
                broken.getattr("encoding")?,
                PyBytes::new(py, &shown),
                place,
                place + end.saturating_sub(start),
                broken.getattr("reason")?,
            );
            return broken.get_type().call1(arguments).map(PyErr::from_value);
        }
    }
    Ok(cause.clone_ref(py))
}

/// The byte at which the standard library stopped: it counts characters, or bytes if the body is not
/// text.
fn place(py: Python<'_>, body: &[u8], cause: &PyErr) -> Option<usize> {
    let number = |name: &str| -> Option<usize> {
        let value = cause.value(py).getattr(name).ok()?;
        value.extract().ok()
    };
    let Some(characters) = number("pos") else {
        return number("start");
    };
    let text = std::str::from_utf8(body).ok()?;
    let bytes: usize = text.chars().take(characters).map(char::len_utf8).sum();
    Some(bytes)
}

/// How many bytes of a body an error shows, before and after the place.
const AROUND: usize = 40;

fn excerpt(added: &Added, body: &[u8], position: usize) -> String {
    // A value that is cut in two is not recognised, so the whole body is masked first.
    let before = added.bytes(body.get(..position).unwrap_or(body));
    let (shown, position) = (added.bytes(body), before.len());
    let start = position.saturating_sub(AROUND).min(shown.len());
    let end = position.saturating_add(AROUND).min(shown.len());
    String::from_utf8_lossy(shown.get(start..end).unwrap_or_default()).into_owned()
}

/// A picture that could not be written.
pub fn write_error(
    py: Python<'_>,
    operation: &Operation,
    added: &Added,
    url: &str,
    error: &PictureFileError,
) -> PyErr {
    match error {
        PictureFileError::File { path, source } => file_error(path, source),
        PictureFileError::Folder(error) => folder_error(py, operation, error),
        PictureFileError::NoFileName(_) => plain(py, "ArgumentError", &error.to_string()),
        PictureFileError::NoPicture(_) => {
            let cause = PyValueError::new_err(added.text(&error.to_string()).into_owned());
            decode_error(py, operation, added, (url, &[]), None, &cause)
        }
    }
}

/// A folder in which no file can be created. The class is also Python's own of the same reason.
pub fn folder_error(py: Python<'_>, operation: &Operation, error: &FolderError) -> PyErr {
    let class = match error.source.kind() {
        ErrorKind::NotFound => "_MissingFolderError",
        ErrorKind::NotADirectory => "_NoFolderError",
        ErrorKind::PermissionDenied => "_ForbiddenFolderError",
        // The folder is right.
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
            return file_error(&error.path, &error.source);
        }
        _ => "FolderError",
    };
    let details = PyDict::new(py);
    let filled = details
        .set_item("operation", identify(operation))
        .and_then(|()| details.set_item("path", &error.path));
    let message = format!("{}(): {error}", operation.full_name());
    match filled {
        Ok(()) => raise(py, class, &message, &details),
        Err(error) => error,
    }
}

/// A file that cannot be read or written, as Python's own error of the system's reason.
pub fn file_error(path: &std::path::Path, source: &std::io::Error) -> PyErr {
    if source.kind() == ErrorKind::OutOfMemory {
        return PyMemoryError::new_err(source.to_string());
    }
    let (text, shown) = (source.to_string(), path.to_string_lossy().into_owned());
    match source.raw_os_error() {
        Some(code) => PyOSError::new_err((code, text, shown)),
        // The kind still decides about Python's class.
        None => std::io::Error::new(source.kind(), format!("{shown}: {text}")).into(),
    }
}

/// The error of an answer from which no table could be made.
pub fn table_error(
    py: Python<'_>,
    operation: &Operation,
    added: &Added,
    reply: &Reply,
    error: &TableError,
) -> PyErr {
    match error {
        TableError::NotJson(why) => unlike_promised(py, operation, added, reply, why),
        TableError::OtherAnswer(why) => unlike_promised(py, operation, added, reply, why),
        TableError::NoMemory(_) => PyMemoryError::new_err(error.to_string()),
        TableError::NoTable { .. } => no_table(operation, error),
        other => {
            let message = format!("{}(): {other}", operation.full_name());
            plain(py, "DecodeError", &message)
        }
    }
}

/// The error of an operation that has no table, before it is called.
pub fn no_table(operation: &Operation, error: &TableError) -> PyErr {
    wrong_type(format!("{}(): {error}", operation.full_name()))
}
