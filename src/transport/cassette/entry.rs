//! Reads the lines of a cassette, which this package or a person has written.

use std::collections::BTreeMap;

use openshelf_core::call::{self, CallError, Extra, MASK, Value};
use openshelf_core::catalog::{Answer, Method, Operation};
use openshelf_core::media_type::{Expected, begins_like_a_page};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use super::line::{Line, one_line};

/// The version of the format that is written and read.
pub const VERSION: u64 = 1;

/// Finds an operation by its full name, such as `museum.artworks.search`, or says why not.
pub type FindOperation = fn(&str) -> Result<&'static Operation, String>;

/// The line before the calls.
#[derive(Debug, Serialize, Deserialize)]
struct Header {
    openshelf_cassette: u64,
}

/// A call and its answer, as a line may state them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    operation: String,
    /// The request by the arguments of the method, in place of the four members below.
    arguments: Option<BTreeMap<String, serde_json::Value>>,
    method: Option<String>,
    path: Option<String>,
    query: Option<String>,
    body: Option<Box<RawValue>>,
    #[serde(default, deserialize_with = "present")]
    status: Option<Box<RawValue>>,
    detail: Option<String>,
    headers: Option<BTreeMap<String, String>>,
    #[serde(default, deserialize_with = "present")]
    json: Option<Box<RawValue>>,
    text: Option<String>,
    file: Option<String>,
    fingerprint: Option<String>,
}

/// The members that are texts.
const TEXTS: [&str; 8] = [
    "operation",
    "method",
    "path",
    "query",
    "detail",
    "text",
    "file",
    "fingerprint",
];
/// The members that are objects.
const OBJECTS: [&str; 2] = ["arguments", "headers"];

/// A member whose null is a value: the answer may be `null`.
fn present<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Box<RawValue>>, D::Error> {
    Box::<RawValue>::deserialize(from).map(Some)
}

/// The first line of a new file.
pub fn header() -> String {
    format!("{{\"openshelf_cassette\":{VERSION}}}\n")
}

/// Whether a line states the version. A file that was put together from several has several such lines.
pub fn is_header(text: &str) -> bool {
    version(text).is_some()
}

fn version(text: &str) -> Option<u64> {
    // Serde would read an array of one number, too.
    let is_object = text.trim_start().starts_with('{');
    let header: Option<Header> = serde_json::from_str(text).ok();
    header
        .filter(|_| is_object)
        .map(|header| header.openshelf_cassette)
}

/// The call of a line; `None` if the line states the version.
///
/// # Errors
/// A sentence: the line is neither, or of a version that is not read.
pub fn read(text: &str, find: FindOperation) -> Result<Option<Line>, String> {
    match version(text) {
        Some(VERSION) => Ok(None),
        Some(other) => Err(format!(
            "the format has version {other}, and this openshelf reads version {VERSION}: install the \
             openshelf that wrote the file, or delete it and record it again"
        )),
        None => call(text, find).map(Some),
    }
}

/// The call of a line.
///
/// # Errors
/// A sentence: the line is not a call.
pub fn call(text: &str, find: FindOperation) -> Result<Line, String> {
    if !text.trim_start().starts_with('{') {
        return Err(
            "expected a JSON object, the call and its answer, one call on each line".to_owned(),
        );
    }
    let entry: Entry = serde_json::from_str(text)
        .map_err(|error| wrong_member(text).unwrap_or_else(|| in_line(&error)))?;
    let status = status_of(&entry)?;
    let bodies = [
        entry.json.is_some(),
        entry.text.is_some(),
        entry.file.is_some(),
    ];
    if bodies.into_iter().filter(|given| *given).count() > 1 {
        return Err("expected one of json, text and file, got several".to_owned());
    }
    let sent = sent(&entry, find)?;
    let answering = find(&entry.operation)
        .ok()
        .filter(|operation| operation.succeeds_with(status));
    if entry.fingerprint.is_none()
        && let Some(operation) = answering
    {
        check_body(operation, &entry)?;
    }
    let headers = match entry.headers {
        Some(headers) => headers
            .into_iter()
            .map(|(name, value)| (name.to_ascii_lowercase(), value))
            .collect(),
        None => usual_headers(answering, entry.json.is_some(), entry.text.as_deref()),
    };
    Ok(Line {
        operation: entry.operation,
        method: sent.method,
        path: sent.path,
        query: sent.query,
        body: sent.body,
        status,
        detail: entry.detail,
        headers,
        json: entry.json,
        text: entry.text,
        file: entry.file,
        fingerprint: entry.fingerprint,
    })
}

/// The status of the answer; 200 if the line has none.
fn status_of(entry: &Entry) -> Result<u16, String> {
    let Some(written) = &entry.status else {
        return Ok(200);
    };
    // A service may have sent any status, and one that nobody recorded is a mistake.
    let (least, most) = match entry.fingerprint {
        Some(_) => (100, 999),
        None => (200, 599),
    };
    let number = written.get().parse().ok();
    number
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| {
            let got = cut(written.get());
            format!("status: expected a whole number from {least} to {most}, got {got}")
        })
}

/// What is wrong with the first member of another type than its own.
fn wrong_member(text: &str) -> Option<String> {
    call::members(text)?.iter().find_map(|(name, value)| {
        let (begins, expected) = match name.as_str() {
            text if TEXTS.contains(&text) => ('"', "a text"),
            object if OBJECTS.contains(&object) => ('{', "an object"),
            _ => return None,
        };
        let is_right = value.get().starts_with(begins);
        (!is_right).then(|| format!("{name}: expected {expected}, got {}", cut(value.get())))
    })
}

/// JSON as a message shows it.
fn cut(json: &str) -> String {
    json.chars().take(MOST_SHOWN).collect()
}

/// Refuses an answer that the operation does not have, of a line that a person has written: JSON of another type, or
/// nothing at all. A program would never meet it.
fn check_body(operation: &Operation, entry: &Entry) -> Result<(), String> {
    let (begins, expected): (&[char], &str) = match operation.answer {
        Answer::Object => (&['{'], "an object"),
        Answer::List => (&['['], "a list"),
        Answer::ObjectOrList => (&['{', '['], "an object or a list"),
        _ => return Ok(()),
    };
    let name = operation.full_name();
    let Some(json) = &entry.json else {
        // A file to which the operation leads is requested in its name.
        let is_own = entry.arguments.is_some() || operation.files.is_none();
        let is_empty = entry.text.is_none() && entry.file.is_none();
        return match is_empty && is_own && !operation.may_be_empty {
            true => Err(format!(
                "expected json, text or file: {name} answers with {expected} (an error has a status)"
            )),
            false => Ok(()),
        };
    };
    // Services answer null where nothing is found.
    if json.get().starts_with(begins) || json.get() == "null" {
        return Ok(());
    }
    let shown = cut(json.get());
    Err(format!(
        "json: {name} answers with {expected}, got {shown} (an error has a status; text sends any text)"
    ))
}

/// How much of an answer a message shows.
const MOST_SHOWN: usize = 60;

/// An error of one line of JSON: the caller names the line, so its number is left out.
fn in_line(error: &serde_json::Error) -> String {
    if error.is_eof() {
        return "the JSON object does not end on this line: a call is one line, without line breaks"
            .to_owned();
    }
    let text = error.to_string();
    match text.split_once(" at line 1 column ") {
        Some((message, column)) => format!("column {column}: {message}"),
        None => text,
    }
}

/// The headers of an answer whose line has none. `answering` is the operation if the answer is a success: then the
/// media type is one that its answers have.
fn usual_headers(
    answering: Option<&Operation>,
    is_json: bool,
    text: Option<&str>,
) -> BTreeMap<String, String> {
    const PLAIN: &str = "text/plain; charset=utf-8";
    let expected = answering.and_then(|operation| {
        // A file to which the operation leads has another one.
        Expected::of(operation).filter(|_| operation.files.is_none())
    });
    let kind = match (text, answering, expected) {
        _ if is_json => "application/json",
        (None, ..) => return BTreeMap::new(),
        (Some(text), ..) if begins_like_a_page(text.as_bytes()) => "text/html; charset=utf-8",
        (Some(_), None, _) => PLAIN,
        (Some(_), _, Some(Expected::Json)) => "application/json",
        (Some(_), _, Some(Expected::Csv)) => "text/csv; charset=utf-8",
        (Some(_), Some(_), _) => return BTreeMap::new(),
    };
    BTreeMap::from([("content-type".to_owned(), kind.to_owned())])
}

/// The request of a line.
struct Sent {
    method: String,
    path: String,
    query: String,
    body: Option<Box<RawValue>>,
}

fn sent(entry: &Entry, find: FindOperation) -> Result<Sent, String> {
    if let Some(arguments) = &entry.arguments {
        let others = [
            ("method", entry.method.is_some()),
            ("path", entry.path.is_some()),
            ("query", entry.query.is_some()),
            ("body", entry.body.is_some()),
        ];
        if let Some((name, _)) = others.into_iter().find(|(_, given)| *given) {
            return Err(format!(
                "{name}: expected either arguments or method, path, query and body"
            ));
        }
        return of_arguments(find(&entry.operation)?, arguments);
    }
    let required = |member: &Option<String>, name: &str| {
        let message = format!("missing field `{name}`; `arguments` may stand in its place");
        member.clone().ok_or(message)
    };
    let method = required(&entry.method, "method")?;
    let known = [Method::Get, Method::Post].map(Method::verb);
    if !known.contains(&method.as_str()) {
        let known = known.join(" or ");
        return Err(format!("method: expected {known}, got {method:?}"));
    }
    let body = entry.body.as_ref();
    Ok(Sent {
        method,
        path: required(&entry.path, "path")?,
        query: entry.query.clone().unwrap_or_default(),
        body: body.and_then(|body| one_line(body.get().as_bytes())),
    })
}

/// The request that a call with these arguments sends. A value that is masked matches any other, so it is not checked, and
/// neither are the rules of several arguments.
fn of_arguments(
    operation: &'static Operation,
    arguments: &BTreeMap<String, serde_json::Value>,
) -> Result<Sent, String> {
    let (mut given, mut unknown) = (Vec::new(), Vec::new());
    for (name, value) in arguments {
        match operation.parameters.iter().find(|known| known.name == name) {
            Some(known) => given.push((known.name, Value::from(value.clone()))),
            None => unknown.push(name.clone()),
        }
    }
    let is_masked = |value: &Value| matches!(value, Value::Text(text) if text == MASK);
    let has_masks = given.iter().any(|(_, value)| is_masked(value));
    if has_masks {
        let plain = given.iter().filter(|(_, value)| !is_masked(value));
        let faults = plain.filter_map(|(name, value)| {
            let parameter = operation.parameter(name)?;
            Some(call::faults_of(parameter, value.clone()))
        });
        let faults: Vec<call::Fault> = faults.flatten().collect();
        if !faults.is_empty() {
            return Err(format!("arguments: {}", CallError::Refused(faults)));
        }
    }
    let request = call::bind(operation, given, &unknown, !has_masks)
        .and_then(|bound| call::request(&bound, &Extra::default()))
        .map_err(|error| format!("arguments: {error}"))?;
    let (path, query) = match has_masks {
        true => (masked(&request.path, '/'), masked_values(&request.query)),
        false => (request.path, request.query),
    };
    Ok(Sent {
        method: request.method.verb().to_owned(),
        path,
        query,
        body: request.body.as_deref().and_then(one_line),
    })
}

/// A text whose parts are masked if they are the mask, percent-encoded.
fn masked(text: &str, between: char) -> String {
    let encoded = call::encode(MASK);
    let parts = text.split(between).map(|part| match part == encoded {
        true => MASK,
        false => part,
    });
    parts.collect::<Vec<_>>().join(&between.to_string())
}

/// A query whose values are masked if they are the mask, percent-encoded.
fn masked_values(query: &str) -> String {
    let pairs = query.split('&').map(|pair| match pair.split_once('=') {
        Some((name, value)) => format!("{name}={}", masked(value, '&')),
        None => pair.to_owned(),
    });
    pairs.collect::<Vec<_>>().join("&")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn none(name: &str) -> Result<&'static Operation, String> {
        Err(format!("no {name}"))
    }

    #[test]
    fn a_line_of_the_fewest_members_is_a_call() {
        let line = call(
            r#"{"operation": "a.b", "method": "POST", "path": "x", "body": {"a": 1}, "json": null}"#,
            none,
        )
        .unwrap();
        assert_eq!(line.status, 200);
        assert_eq!(line.shape(), r#"POST x {"a":1}"#);
        assert_eq!(line.json.unwrap().get(), "null");
        assert_eq!(line.headers["content-type"], "application/json");
        assert!(line.fingerprint.is_none());
    }

    #[test]
    fn the_version_is_one() {
        assert!(matches!(read(header().trim(), none), Ok(None)));
        let newer = read(r#"{"openshelf_cassette": 2, "more": []}"#, none).unwrap_err();
        assert!(newer.contains("version 2"), "{newer}");
    }

    #[test]
    fn an_array_is_neither() {
        assert!(!is_header("[1]"));
        let error = read("[1]", none).unwrap_err();
        assert!(error.contains("expected a JSON object"), "{error}");
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let start = r#""operation": "a.b", "method": "GET", "path": "x""#;
        for (more, message) in [
            (r#", "statsu": 1"#, "column 59: unknown field `statsu`"),
            (
                r#", "status": 7"#,
                "status: expected a whole number from 200 to 599, got 7",
            ),
            (
                r#", "status": "404""#,
                "status: expected a whole number from 200 to 599, got \"404\"",
            ),
            (r#", "status": null"#, "to 599, got null"),
            (r#", "status": 1e300"#, "to 599, got 1e300"),
            (r#", "query": 5"#, "query: expected a text, got 5"),
            (
                r#", "headers": [1]"#,
                "headers: expected an object, got [1]",
            ),
            (r#", "json": 1, "text": """#, "one of json, text and file"),
            (r#", "arguments": {}"#, "method: expected either arguments"),
        ] {
            let error = call(&format!("{{{start}{more}}}"), none).unwrap_err();
            assert!(error.contains(message), "{error}");
        }
        let error = call(r#"{"operation": "a.b", "method": "GET"}"#, none).unwrap_err();
        assert!(error.contains("missing field `path`"), "{error}");
        let error = call(r#"{"operation": "a.b", "arguments": {}}"#, none).unwrap_err();
        assert_eq!(error, "no a.b");
    }

    proptest! {
        #[test]
        fn a_written_line_is_read_back(
            query in ".*", status in 100u16..=999, text in proptest::option::of(".*"),
            headers in prop::collection::btree_map("[a-z-]+", ".*", 0..3),
        ) {
            let line = Line {
                operation: "a.b".to_owned(), method: "GET".to_owned(), path: "/x".to_owned(),
                query, body: None, status, detail: None, headers, json: None, text,
                file: None, fingerprint: Some("0".to_owned()),
            };
            let written = serde_json::to_string(&line).unwrap();
            let again = serde_json::to_string(&call(&written, none).unwrap()).unwrap();
            prop_assert_eq!(written, again);
        }
    }
}
