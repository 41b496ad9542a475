//! Converts the keyword arguments of `Sandbox.answer` to an answer.

use http::header::{CONTENT_LENGTH, HeaderName, HeaderValue, TRANSFER_ENCODING};
use openshelf_sandbox::{Answer, Matcher};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::errors::{wrong_type, wrong_value};
use super::faults::{self, within};
use super::keywords;

/// Every keyword argument.
const NAMES: [&str; 8] = [
    "operation",
    "path",
    "json",
    "text",
    "content",
    "status",
    "headers",
    "times",
];

/// Words of other tools, each with what it is here.
const OTHER_WORDS: [(&str, &str); 10] = [
    ("body", "text= for a str, content= for bytes, or json="),
    ("data", "json=, text= or content="),
    ("html", "text=, and headers={'Content-Type': 'text/html'}"),
    ("status_code", "status="),
    ("code", "status="),
    ("content_type", "headers={'Content-Type': ...}"),
    (
        "params",
        "arguments={...}, for the answer to one call alone",
    ),
    (
        "exception",
        "fail(..., reset=True), which breaks the connection",
    ),
    (
        "side_effect",
        "several answers with times=1, or fail(..., reset=True)",
    ),
    ("arguments", keywords::ARGUMENTS),
];

/// An answer from the keyword arguments of `Sandbox.answer`.
///
/// # Errors
/// `ArgumentTypeError` for an unknown keyword, a wrong type, or not exactly one body; `ArgumentError` for a value out of bounds.
pub fn answer(options: &Bound<'_, PyDict>) -> PyResult<Answer> {
    let mut answer = Answer {
        matcher: Matcher::default(),
        times: None,
        status: 200,
        content_type: "application/json",
        headers: Vec::new(),
        body: Vec::new().into(),
    };
    let mut bodies = Vec::new();
    for (name, value) in options {
        let name: String = name.extract()?;
        // null is JSON.
        if value.is_none() && name != "json" {
            continue;
        }
        let named = |error: PyErr| wrong_type(format!("{name}: {error}"));
        match name.as_str() {
            "operation" => answer.matcher.operation = Some(keywords::operation(&value)?),
            "path" => answer.matcher.path = Some(keywords::path(&value)?),
            "status" => {
                let status = keywords::whole(&name, &value)?;
                answer.status = within(&name, status, 200, 599)?;
            }
            "times" => {
                let times = keywords::whole(&name, &value)?;
                answer.times = Some(within(&name, times, 1, u64::MAX)?);
            }
            "headers" => answer.headers = headers(&value)?,
            "json" => {
                answer.body = json(&value).map_err(named)?.into_bytes().into();
                bodies.push("json");
            }
            "text" => {
                let text = keywords::text(&name, &value)?;
                answer.body = text.into_bytes().into();
                answer.content_type = "text/plain; charset=utf-8";
                bodies.push("text");
            }
            "content" => {
                let content = keywords::bytes(&name, &value)?;
                answer.body = content.into();
                answer.content_type = "application/octet-stream";
                bodies.push("content");
            }
            "_requests" => keywords::requests(&mut answer.matcher, &name, &value)?,
            _ if faults::is_keyword(&name) => {
                return Err(keywords::of_other("answer", &name, "fail"));
            }
            _ => return Err(keywords::unknown("answer", &name, &NAMES, &OTHER_WORDS)),
        }
    }
    match bodies.as_slice() {
        [_] => Ok(answer),
        [] => Err(wrong_type(
            "answer() needs the body of the answer: json=, text= or content=; fail(status=...) gives the service's \
             own error",
        )),
        several => Err(wrong_type(format!(
            "answer() takes one body, got {}",
            several.join(", ")
        ))),
    }
}

fn json(value: &Bound<'_, PyAny>) -> PyResult<String> {
    let py = value.py();
    let strict = PyDict::new(py);
    strict.set_item("allow_nan", false)?;
    strict.set_item("ensure_ascii", false)?;
    let text = py
        .import("json")?
        .call_method("dumps", (value,), Some(&strict))?;
    text.extract()
}

fn headers(value: &Bound<'_, PyAny>) -> PyResult<Vec<(HeaderName, String)>> {
    let given = value
        .cast::<PyDict>()
        .map_err(|error| wrong_type(format!("headers: {error}")))?;
    let mut found = Vec::new();
    for (name, text) in given {
        let wrong = || wrong_type("headers: expected a dict of str to str");
        let name: String = name.extract().map_err(|_| wrong())?;
        let text: String = text.extract().map_err(|_| wrong())?;
        let parsed = HeaderName::from_bytes(name.as_bytes()).ok();
        let valid = HeaderValue::from_str(&text).is_ok();
        let (Some(parsed), true) = (parsed, valid) else {
            return Err(wrong_value(format!(
                "headers: {name:?}: {text:?} is no header that can be sent"
            )));
        };
        if parsed == CONTENT_LENGTH || parsed == TRANSFER_ENCODING {
            return Err(wrong_value(format!(
                "headers: the sandbox sends {name:?} itself; fail(wrong_length=True) sends a wrong one"
            )));
        }
        found.push((parsed, text));
    }
    Ok(found)
}
