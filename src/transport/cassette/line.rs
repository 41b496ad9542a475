//! A call and its answer, as one line of a cassette.

use std::collections::BTreeMap;
use std::path::Path;

use bytes::Bytes;
use serde::Serialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use super::super::cache::key::hex;
use super::super::judgement::RecordedAnswer;
use super::super::{CallOptions, Failure, Reply, StatusFailure, TransportError};
use openshelf_core::answer::Headers;
use openshelf_core::call::{MASK, Request};
use openshelf_core::catalog::{Method, Operation, Service};
use openshelf_core::media_type::media_type;
use openshelf_durable::read_bytes;

/// The headers that are written; others may reveal a session or the day.
const HEADERS: [&str; 9] = [
    "content-disposition",
    "content-encoding",
    "content-language",
    "content-range",
    "content-type",
    "etag",
    "last-modified",
    "retry-after",
    "vary",
];

/// The headers that tell what stands in front of a service, written if it has answered in the place of the service.
const FRONT_HEADERS: [&str; 4] = ["cf-mitigated", "location", "server", "x-amzn-waf-action"];

/// A call and its answer, as a line stores them.
#[derive(Debug, Clone, Serialize)]
pub struct Line {
    pub operation: String,
    pub method: String,
    pub path: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub query: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<Box<RawValue>>,
    pub status: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    pub headers: BTreeMap<String, String>,
    /// The body of the answer: one of these, or none for an empty one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub json: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The fingerprint of the operation when the call was recorded, unless a person wrote the line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
}

/// A line and the bytes of its answer.
#[derive(Debug, Clone)]
pub struct RecordedCall {
    pub line: Line,
    pub body: Bytes,
}

impl RecordedCall {
    /// The call of a line; reads the answer if it is in a separate file.
    ///
    /// # Errors
    /// A sentence: the file cannot be read, or is not beside the cassette.
    pub fn read(line: Line, path: &Path) -> Result<Self, String> {
        let body = answer_of(&line, path)?;
        Ok(Self { line, body })
    }

    /// The recorded form of an outcome; `None` for a failure without an answer.
    pub fn of(
        service: &Service,
        request: &Request,
        call: &CallOptions,
        outcome: &Result<Reply, Failure>,
    ) -> Option<Self> {
        let (status, headers, answer, failure) = match outcome {
            Ok(reply) => (reply.status, &reply.headers, &reply.body, None),
            Err(failure) => match &failure.error {
                TransportError::Status(failure) => (
                    failure.status,
                    &failure.headers,
                    &failure.body,
                    Some(&**failure),
                ),
                TransportError::MediaType { answer, .. } => {
                    (answer.status, &answer.headers, &answer.body, None)
                }
                _ => return None,
            },
        };
        // An answer may repeat the requested address, with everything in it.
        let body = call.added.answer(answer);
        let mut line = Line {
            operation: operation_of(service, request.operation),
            method: request.method.verb().to_owned(),
            path: request.path.clone(),
            query: call.added.query(request).into_owned(),
            body: call.added.body(request).as_deref().and_then(one_line),
            status,
            detail: failure.and_then(|failure| failure.detail.clone()),
            headers: written_headers(headers, failure),
            json: one_line(&body),
            text: None,
            file: None,
            fingerprint: Some(fingerprint(request.operation)),
        };
        if line.json.is_none() && !body.is_empty() {
            line.text = std::str::from_utf8(&body).ok().map(str::to_owned);
        }
        Some(Self { line, body })
    }

    /// Whether the answer is neither JSON nor other text, and is in a separate file.
    pub fn is_in_file(&self) -> bool {
        self.line.json.is_none() && self.line.text.is_none() && !self.body.is_empty()
    }

    /// The answer, which is judged like one that the service has just sent.
    pub fn answer(&self) -> RecordedAnswer {
        let headers = self.line.headers.iter();
        RecordedAnswer {
            status: self.line.status,
            headers: headers
                .map(|(name, value)| (name.as_str(), value.as_str()))
                .collect(),
            body: self.body.clone(),
            detail: self.line.detail.clone(),
        }
    }
}

/// The headers that are written, of an outcome with these.
fn written_headers(headers: &Headers, failure: Option<&StatusFailure>) -> BTreeMap<String, String> {
    let is_front = failure.is_some_and(|failure| failure.blocked.is_some());
    let mut kept: BTreeMap<String, String> = BTreeMap::new();
    for (name, value) in headers.iter() {
        let written = match name {
            known if HEADERS.contains(&known) => value,
            // The number of a request says where it came from. That there is one tells the front.
            "cf-ray" if is_front => MASK,
            known if is_front && FRONT_HEADERS.contains(&known) => value,
            _ => continue,
        };
        // The first of several is the one that is read.
        kept.entry(name.to_owned())
            .or_insert_with(|| written.to_owned());
    }
    // A date is one of the recording: what is played waits as long as that day.
    if let Some(wait) = failure.and_then(|failure| failure.retry_after)
        && kept
            .get("retry-after")
            .is_none_or(|text| text.trim().parse() != Ok(wait))
    {
        kept.insert("retry-after".to_owned(), wait.to_string());
    }
    kept
}

impl Line {
    /// The recorded request, in the form in which requests are compared.
    pub fn request(&self, like: &Request) -> Request {
        // The file of a job is requested with GET in the name of the operation that started it with POST.
        let methods = [Method::Get, Method::Post];
        let method = methods
            .into_iter()
            .find(|method| method.verb() == self.method);
        Request {
            method: method.unwrap_or(like.method),
            path: self.path.clone(),
            query: self.query.clone(),
            body: self
                .body
                .as_ref()
                .map(|body| Bytes::from(body.get().to_owned())),
            ..like.clone()
        }
    }

    pub fn shape(&self) -> String {
        let body = self.body.as_ref().map(|body| body.get().as_bytes());
        shape(&self.method, &self.path, &self.query, body)
    }

    /// The ending of the file with the answer.
    pub fn ending(&self) -> &'static str {
        let kind = self.headers.get("content-type").map_or("", String::as_str);
        match media_type(kind) {
            "image/jpeg" => "jpg",
            "image/png" => "png",
            "image/webp" => "webp",
            "application/zip" => "zip",
            _ => "bin",
        }
    }
}

pub fn operation_of(service: &Service, operation: &Operation) -> String {
    format!("{}.{}", service.name, operation.full_name())
}

/// How much of a request a message shows.
const MAX_SHAPE: usize = 500;
/// How much of it a message shows where two requests differ.
const MAX_DIFFERENCE: usize = 60;

pub fn shape(method: &str, path: &str, query: &str, body: Option<&[u8]>) -> String {
    let mut text = format!("{method} {path}");
    if !query.is_empty() {
        text.push('?');
        text.push_str(query);
    }
    if let Some(body) = body {
        text.push(' ');
        text.push_str(&String::from_utf8_lossy(body));
    }
    text
}

/// The part of a request that a message shows.
pub fn shown(shape: &str) -> String {
    shape.chars().take(MAX_SHAPE).collect()
}

/// In what two requests differ, if the parts that are shown do not show it.
pub fn difference(asked: &str, recorded: &str) -> Option<String> {
    if shown(asked) != shown(recorded) {
        return None;
    }
    let mut same = asked.chars().zip(recorded.chars());
    let place = same.by_ref().take_while(|(one, two)| one == two).count();
    if asked == recorded {
        return Some("what is hidden in the recording, or its form".to_owned());
    }
    let from = |text: &str| -> String { text.chars().skip(place).take(MAX_DIFFERENCE).collect() };
    Some(format!(
        "character {}: requested {:?}, recorded {:?}",
        place + 1,
        from(asked),
        from(recorded)
    ))
}

/// A short hash of the parts of an operation that determine its requests.
pub fn fingerprint(operation: &Operation) -> String {
    let mut hash = Sha256::new();
    hash.update(operation.method.verb());
    hash.update(operation.path);
    for parameter in operation.parameters {
        hash.update(format!(
            "{} {} {:?}",
            parameter.name, parameter.wire, parameter.default
        ));
    }
    hex(&hash.finalize()).chars().take(12).collect()
}

/// JSON without the spaces between its tokens, so that it fits into a line; its numbers, names and their
/// order stay as they are. `None` if it is not JSON.
pub fn one_line(body: &[u8]) -> Option<Box<RawValue>> {
    let text = std::str::from_utf8(body).ok()?;
    serde_json::from_str::<&RawValue>(text).ok()?;
    let mut out = String::with_capacity(text.len());
    let (mut in_string, mut escaped) = (false, false);
    for sign in text.chars() {
        if in_string {
            in_string = escaped || sign != '"';
            escaped = !escaped && sign == '\\';
        } else if sign.is_ascii_whitespace() {
            continue;
        } else {
            in_string = sign == '"';
        }
        out.push(sign);
    }
    RawValue::from_string(out).ok()
}

fn answer_of(line: &Line, path: &Path) -> Result<Bytes, String> {
    if let Some(json) = &line.json {
        return Ok(Bytes::from(json.get().to_owned()));
    }
    if let Some(text) = &line.text {
        return Ok(Bytes::from(text.clone()));
    }
    let Some(name) = &line.file else {
        return Ok(Bytes::new());
    };
    // A cassette is foreign data: it may name only files beside it.
    let is_plain = Path::new(name)
        .file_name()
        .is_some_and(|only| only == name.as_str());
    if !is_plain {
        return Err(format!(
            "the cassette {}: {name:?} is not a file beside it",
            path.display()
        ));
    }
    let beside = path.with_file_name(name);
    read_bytes(&beside).map(Bytes::from).map_err(|error| {
        format!(
            "the cassette {}: {}: {error}",
            path.display(),
            beside.display()
        )
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn json_loses_only_its_spaces() {
        let text = "{ \"a b\" : [ 1.50 , \"x \\\" y\\\\\" ] ,\n\t\"a b\" : null }\n";
        let line = one_line(text.as_bytes()).unwrap();
        assert_eq!(line.get(), r#"{"a b":[1.50,"x \" y\\"],"a b":null}"#);
        assert!(one_line(b"<html>").is_none());
        assert!(one_line(b"").is_none());
        assert!(one_line(b"\xff").is_none());
    }

    #[test]
    fn a_difference_is_told_where_it_is_not_seen() {
        let long = "x".repeat(MAX_SHAPE);
        assert_eq!(difference("GET /a", "POST /a"), None);
        let told = difference(&format!("{long}abc"), &format!("{long}abd")).unwrap();
        assert_eq!(told, "character 503: requested \"c\", recorded \"d\"");
        assert!(difference("GET /a", "GET /a").is_some());
    }

    proptest! {
        #[test]
        fn any_json_keeps_its_value(names in prop::collection::vec(".*", 0..6), number: f64) {
            let value = serde_json::json!({ "names": names, "number": number });
            let pretty = serde_json::to_string_pretty(&value).unwrap();
            let line = one_line(pretty.as_bytes()).unwrap();
            prop_assert!(!line.get().contains('\n'));
            prop_assert_eq!(line.get(), serde_json::to_string(&value).unwrap());
        }
    }
}
