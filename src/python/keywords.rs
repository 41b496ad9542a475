//! Reads the keyword arguments of the sandbox's methods: each value of one type, or an error that says which.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyString};

use openshelf_sandbox::{ComparedRequest, Matcher};

use super::errors::{wrong_type, wrong_value};
use super::html::cut;
use super::method::Method;
use super::named_operation::known_operation;

/// The most characters of a value that an error shows.
const SHOWN: usize = 60;

/// A value as an error shows it.
pub fn shown(value: &Bound<'_, PyAny>) -> String {
    let text = value.repr().map(|text| text.to_string());
    cut(&text.unwrap_or_default(), SHOWN)
}

fn wrong(name: &str, expected: &str, value: &Bound<'_, PyAny>, write: Option<&str>) -> PyErr {
    let write = write.map_or_else(String::new, |write| format!("; write {write}"));
    wrong_type(format!(
        "{name}: expected {expected}, got {}{write}",
        shown(value)
    ))
}

/// The text, if the value is one that reads as a number.
fn number_in(value: &Bound<'_, PyAny>) -> Option<String> {
    let text: String = value.cast::<PyString>().ok()?.extract().ok()?;
    text.parse::<f64>().ok().map(|_| text)
}

/// A whole number.
pub fn whole<T: TryFrom<i128>>(name: &str, value: &Bound<'_, PyAny>) -> PyResult<T> {
    let Ok(number) = value.extract::<i128>() else {
        if value.is_instance_of::<PyInt>() {
            return Err(out_of_bounds(name, value));
        }
        return Err(wrong(name, "an int", value, number_in(value).as_deref()));
    };
    T::try_from(number).map_err(|_| out_of_bounds(name, value))
}

fn out_of_bounds(name: &str, value: &Bound<'_, PyAny>) -> PyErr {
    wrong_value(format!("{name}: {} is out of bounds", shown(value)))
}

/// A number.
pub fn number(name: &str, value: &Bound<'_, PyAny>) -> PyResult<f64> {
    let wrong = |_| wrong(name, "a number", value, number_in(value).as_deref());
    value.extract().map_err(wrong)
}

/// `True` or `False`.
pub fn flag(name: &str, value: &Bound<'_, PyAny>) -> PyResult<bool> {
    let wrong = |_| wrong(name, "True or False", value, None);
    value.extract().map_err(wrong)
}

/// A text.
pub fn text(name: &str, value: &Bound<'_, PyAny>) -> PyResult<String> {
    value
        .extract()
        .map_err(|_| wrong(name, "a str", value, None))
}

/// The path of requests, in which asterisks match any text. Refuses one that no request has.
pub fn path(value: &Bound<'_, PyAny>) -> PyResult<String> {
    let text = text("path", value)?;
    let (whole, query) = match text.find(['?', '#']) {
        Some(at) => text.split_at(at),
        None => (text.as_str(), ""),
    };
    let (is_address, mut own) = match whole.split_once("://") {
        Some((_, rest)) => (true, rest.find('/').map_or("/", |at| rest.split_at(at).1)),
        None => (false, whole),
    };
    let mut write = own.to_owned();
    if !own.starts_with(['/', '*']) {
        own = own.trim_start_matches('.').trim_start_matches('/');
        write = format!("*/{own}");
    }
    if !is_address && query.is_empty() && write == text {
        return Ok(text);
    }
    let about_query = match query {
        "" => "",
        _ => "; a path has no query: in a test, arguments={...} names the arguments of the call",
    };
    Err(wrong_value(format!(
        "path: expected the path of a request, in which * is any text, got {}; write path='{write}'{about_query}",
        shown(value)
    )))
}

/// What is here for the arguments of one call.
pub const ARGUMENTS: &str =
    "openshelf_sandbox of the pytest plugin, which takes the arguments of a call, or path=";

/// The only requests that are meant, and the names that are not compared: what the pytest plugin makes of `arguments`.
pub fn requests(matcher: &mut Matcher, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
    type Sent = (String, String, String, Vec<u8>);
    let named = |error: PyErr| wrong_type(format!("{name}: {error}"));
    let (requests, uncompared): (Vec<Sent>, Vec<String>) = value.extract().map_err(named)?;
    let compared = |(method, path, query, body): &Sent| {
        ComparedRequest::new(method, path, query, body).without(&uncompared)
    };
    matcher.requests = requests.iter().map(compared).collect();
    matcher.uncompared = uncompared;
    Ok(())
}

/// Bytes.
pub fn bytes(name: &str, value: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    let write = value.is_instance_of::<PyString>().then_some("text=...");
    value
        .extract()
        .map_err(|_| wrong(name, "bytes", value, write))
}

/// The name of an operation or a prefix of one; a method of a client stands for its operation.
pub fn operation(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(method) = value.cast::<Method>() {
        return Ok(method.get().operation_name());
    }
    if !value.is_instance_of::<PyString>() {
        let expected = "the full name of an operation (`openshelf operations` lists them) or a method of a client";
        return Err(wrong("operation", expected, value, None));
    }
    known_operation(value.extract()?)
}

/// All keyword arguments of a call, with the operation and the path. `write` is what stands in place of a second
/// argument that is no path.
pub fn all<'py>(
    py: Python<'py>,
    options: Option<&Bound<'py, PyDict>>,
    operation: Option<&Bound<'py, PyAny>>,
    path: Option<&Bound<'py, PyAny>>,
    write: &str,
) -> PyResult<Bound<'py, PyDict>> {
    let all = match options {
        Some(options) => options.copy()?,
        None => PyDict::new(py),
    };
    if let Some(path) = path.filter(|path| !path.is_instance_of::<PyString>()) {
        let expected = "a str, such as '*/artworks/27992'";
        return Err(wrong("path", expected, path, Some(write)));
    }
    all.set_item("operation", operation)?;
    all.set_item("path", path)?;
    Ok(all)
}

/// The error for a keyword of another method.
pub fn of_other(method: &str, name: &str, other: &str) -> PyErr {
    wrong_type(format!(
        "{method}() got an unexpected keyword argument '{name}'; use {other}(..., {name}=...), which has it"
    ))
}

/// The error for a keyword that a method does not have. `others` are the words of other tools, each with what it is here.
pub fn unknown(method: &str, name: &str, known: &[&'static str], others: &[(&str, &str)]) -> PyErr {
    let other = others.iter().find(|(word, _)| *word == name);
    let hint = match other {
        Some((_, here)) => format!("; use {here}"),
        None => openshelf_core::call::hint(name, known.iter().copied()),
    };
    wrong_type(format!(
        "{method}() got an unexpected keyword argument '{name}'{hint}"
    ))
}
