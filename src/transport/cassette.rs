//! Answers that are recorded into a file and played from it again, for the whole process: a layer
//! below the cache and above everything that waits, retries or opens a socket.
//!
//! A file has a line of JSON for each call, in the order in which the calls ended. A body that is JSON
//! stands in its line, any other text as a text, and what is neither in a file beside. Calls are
//! compared as the cache compares them, without addresses, and credentials are never written.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, RwLock};

use bytes::Bytes;
use openshelf_core::locks::{lock, read, write};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use super::cache::key::{Site, hex, key};
use super::{Failure, Reply, StatusFailure, TransportError};
use openshelf_core::call::Request;
use openshelf_core::media_type::media_type;
use openshelf_core::table::{Operation, Service};

/// The headers that are written; what else comes may tell of a session or of the day.
const HEADERS: [&str; 7] = [
    "content-disposition",
    "content-language",
    "content-type",
    "etag",
    "last-modified",
    "retry-after",
    "vary",
];

/// When calls are recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Never: a call that is not in the file fails.
    None,
    /// When there is no file yet.
    Once,
    /// Calls that are not in the file.
    New,
    /// All, and the file is written anew.
    All,
}

impl Mode {
    pub const ALL: [(&'static str, Self); 4] = [
        ("none", Self::None),
        ("once", Self::Once),
        ("new", Self::New),
        ("all", Self::All),
    ];

    pub fn find(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter();
        all.find(|(known, _)| *known == name).map(|(_, mode)| *mode)
    }
}

/// A call and its answer, as a line has them.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Line {
    operation: String,
    method: String,
    path: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    query: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    body: Option<Box<RawValue>>,
    status: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    #[serde(default)]
    headers: BTreeMap<String, String>,
    /// The body of the answer: one of these, or none for an empty one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    json: Option<Box<RawValue>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    /// What the operation's row was when the call was recorded.
    row: String,
}

/// A line and how it is found.
#[derive(Debug, Clone)]
struct Call {
    line: Line,
    answer: Bytes,
}

#[derive(Debug, Default)]
struct State {
    calls: Vec<Call>,
    /// How many of them were in the file: what is recorded is not played at once, because a call may
    /// have another answer each time.
    loaded: usize,
    /// Where the loaded calls of an operation are, by their keys, once a call has asked for it.
    places: HashMap<String, HashMap<Vec<u8>, Vec<usize>>>,
    /// How often the call of each key was played.
    played: HashMap<Vec<u8>, usize>,
    /// Which lines were played.
    used: Vec<bool>,
    recorded: usize,
}

/// A file of recorded calls.
#[derive(Debug)]
pub struct Cassette {
    path: PathBuf,
    records: bool,
    plays: bool,
    state: Mutex<State>,
}

/// What became of the calls while a cassette was in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Summary {
    pub recorded: usize,
    pub played: usize,
    /// Lines that no call asked for.
    pub unused: usize,
}

static IN_USE: AtomicBool = AtomicBool::new(false);
static CURRENT: RwLock<Option<Arc<Cassette>>> = RwLock::new(None);

/// The cassette of this process.
pub fn current() -> Option<Arc<Cassette>> {
    if !IN_USE.load(Ordering::Acquire) {
        return None;
    }
    read(&CURRENT).clone()
}

/// Puts a cassette in use, or none; gives the one before.
pub fn insert(cassette: Option<Arc<Cassette>>) -> Option<Arc<Cassette>> {
    let mut current = write(&CURRENT);
    IN_USE.store(cassette.is_some(), Ordering::Release);
    std::mem::replace(&mut *current, cassette)
}

impl Cassette {
    /// Reads the file, if there is one.
    ///
    /// # Errors
    /// In words: a file that cannot be read, or a line that is no call.
    pub fn open(path: &Path, mode: Mode) -> Result<Self, String> {
        let shown = path.display();
        let text = match std::fs::read_to_string(path) {
            _ if mode == Mode::All => None,
            Ok(text) => Some(text),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(format!("the cassette {shown}: {error}")),
        };
        let is_there = text.is_some();
        let mut calls = Vec::new();
        for (number, text) in text.as_deref().unwrap_or_default().lines().enumerate() {
            if text.trim().is_empty() {
                continue;
            }
            let line: Line = serde_json::from_str(text)
                .map_err(|error| format!("the cassette {shown}, line {}: {error}", number + 1))?;
            let answer = answer_of(&line, path)?;
            calls.push(Call { line, answer });
        }
        Ok(Self {
            path: path.to_owned(),
            records: match mode {
                Mode::None => false,
                Mode::Once => !is_there,
                Mode::New | Mode::All => true,
            },
            plays: mode != Mode::All,
            state: Mutex::new(State {
                used: vec![false; calls.len()],
                loaded: calls.len(),
                calls,
                ..State::default()
            }),
        })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// The recorded answer of a request; `None` where it is to be recorded.
    ///
    /// # Errors
    /// The recorded failure, or that the request is not recorded.
    pub fn play(
        &self,
        service: &Service,
        request: &Request,
        url: &str,
    ) -> Option<Result<Reply, Failure>> {
        if !self.plays {
            return None;
        }
        let operation = operation_of(service, request.operation);
        let wanted = text_of(request);
        let mut state = self.lock();
        let state = &mut *state;
        let (calls, loaded) = (&state.calls, state.loaded);
        let places = state
            .places
            .entry(operation.clone())
            .or_insert_with(|| places_of(&operation, calls.iter().take(loaded), request));
        let fitting = places.get(&wanted).map_or(&[][..], Vec::as_slice);
        let Some(last) = fitting.last().copied() else {
            if self.records {
                return None;
            }
            let message = self.unknown(&state.calls, &operation, request);
            return Some(Err(TransportError::NotRecorded(message).into()));
        };
        let times = state.played.entry(wanted).or_default();
        // The answers come in the order in which they were recorded, and the last one again and again.
        let at = fitting.get(*times).copied().unwrap_or(last);
        *times += 1;
        if let Some(used) = state.used.get_mut(at) {
            *used = true;
        }
        state.calls.get(at).map(|call| call.reply(url))
    }

    /// Keeps the outcome of a call; a failure without an answer is not kept.
    pub fn record(&self, service: &Service, request: &Request, outcome: &Result<Reply, Failure>) {
        let (status, headers, answer, detail) = match outcome {
            Ok(reply) => (reply.status, &reply.headers, &reply.body, None),
            Err(failure) => match &failure.error {
                TransportError::Status(failure) => (
                    failure.status,
                    &failure.headers,
                    &failure.body,
                    failure.detail.clone(),
                ),
                _ => return,
            },
        };
        let headers = headers
            .iter()
            .filter(|(name, _)| HEADERS.contains(&name.as_str()))
            .cloned()
            .collect();
        let mut line = Line {
            operation: operation_of(service, request.operation),
            method: request.method.verb().to_owned(),
            path: request.path.clone(),
            query: request.query.clone(),
            body: request.body.as_deref().and_then(one_line),
            status,
            detail,
            headers,
            json: one_line(answer),
            text: None,
            file: None,
            row: fingerprint(request.operation),
        };
        if line.json.is_none() && !answer.is_empty() {
            line.text = std::str::from_utf8(answer).ok().map(str::to_owned);
        }
        let mut state = self.lock();
        state.calls.push(Call {
            line,
            answer: answer.clone(),
        });
        state.used.push(true);
        state.recorded += 1;
    }

    /// Writes the file, if something was recorded, and says what became of the calls.
    ///
    /// # Errors
    /// In words: a file or folder that cannot be written.
    pub fn finish(&self) -> Result<Summary, String> {
        let mut state = self.lock();
        let summary = Summary {
            recorded: state.recorded,
            played: state.played.values().sum(),
            unused: state.used.iter().filter(|used| !**used).count(),
        };
        if state.recorded > 0 || !self.plays {
            self.write(&mut state.calls)
                .map_err(|error| format!("the cassette {}: {error}", self.path.display()))?;
            state.recorded = 0;
        }
        Ok(summary)
    }

    fn write(&self, calls: &mut [Call]) -> std::io::Result<()> {
        let folder = self
            .path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder)?;
        let mut out = tempfile::NamedTempFile::new_in(folder)?;
        for (number, call) in calls.iter_mut().enumerate() {
            let line = &mut call.line;
            if line.json.is_none() && line.text.is_none() && !call.answer.is_empty() {
                let kind = line.headers.get("content-type").map_or("", String::as_str);
                let name = format!("{}-{}.{}", stem(&self.path), number + 1, ending(kind));
                std::fs::write(folder.join(&name), &call.answer)?;
                line.file = Some(name);
            }
            serde_json::to_writer(&mut out, line)?;
            out.write_all(b"\n")?;
        }
        // A file for its owner alone could not be shared with a team as others of a repository are.
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let shared = std::fs::Permissions::from_mode(0o644);
            out.as_file().set_permissions(shared)?;
        }
        out.persist(&self.path).map_err(|error| error.error)?;
        Ok(())
    }

    /// Why a request is not answered, with the recorded one that is nearest.
    fn unknown(&self, calls: &[Call], operation: &str, request: &Request) -> String {
        let shown = self.path.display();
        let asked = shape(
            request.method.verb(),
            &request.path,
            &request.query,
            request.body.as_deref(),
        );
        let mut message =
            format!("{operation}: the cassette {shown} has no such call\n  asked:    {asked}");
        let likeness = |call: &&Call| {
            let same = call.line.operation == operation;
            let near = strsim::normalized_levenshtein(&asked, &call.line.shape());
            if same { 1.0 + near } else { near }
        };
        let nearest = calls
            .iter()
            .max_by(|one, two| likeness(one).total_cmp(&likeness(two)));
        match nearest {
            None => message.push_str("\n  it is empty"),
            Some(call) => {
                // Writing to a text cannot fail.
                let _ = write!(message, "\n  recorded: {}", call.line.shape());
                if call.line.operation == operation
                    && call.line.row != fingerprint(request.operation)
                {
                    let _ = write!(
                        message,
                        "\n  the operation {operation} has changed since: record the cassette anew"
                    );
                }
            }
        }
        message
    }
}

impl Call {
    fn reply(&self, url: &str) -> Result<Reply, Failure> {
        let line = &self.line;
        let headers: Vec<(String, String)> = line
            .headers
            .iter()
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        if line.status >= 400 {
            let failure = StatusFailure {
                status: line.status,
                url: url.to_owned(),
                headers,
                body: self.answer.clone(),
                detail: line.detail.clone(),
                retry_after: retry_after(&line.headers),
            };
            return Err(TransportError::Status(Box::new(failure)).into());
        }
        Ok(Reply {
            status: line.status,
            url: url.to_owned(),
            headers,
            body: self.answer.clone(),
            attempts: 1,
            waited: 0.0,
            cache_status: None,
        })
    }
}

/// Seconds that the service asked to wait, where it named a number.
fn retry_after(headers: &BTreeMap<String, String>) -> Option<f64> {
    let seconds: f64 = headers.get("retry-after")?.trim().parse().ok()?;
    (seconds >= 0.0).then_some(seconds)
}

impl Line {
    /// The recorded request, as the one that is looked for is compared.
    fn request(&self, like: &Request) -> Request {
        Request {
            path: self.path.clone(),
            query: self.query.clone(),
            body: self
                .body
                .as_ref()
                .map(|body| Bytes::from(body.get().to_owned())),
            ..like.clone()
        }
    }

    fn shape(&self) -> String {
        let body = self.body.as_ref().map(|body| body.get().as_bytes());
        shape(&self.method, &self.path, &self.query, body)
    }
}

fn operation_of(service: &Service, operation: &Operation) -> String {
    format!("{}.{}", service.name, operation.full_name())
}

/// The places of an operation's calls by their keys; `like` is a request of the operation.
fn places_of<'a>(
    operation: &str,
    calls: impl Iterator<Item = &'a Call>,
    like: &Request,
) -> HashMap<Vec<u8>, Vec<usize>> {
    let mut places: HashMap<Vec<u8>, Vec<usize>> = HashMap::new();
    for (at, call) in calls.enumerate() {
        if call.line.operation == operation {
            let key = text_of(&call.line.request(like));
            places.entry(key).or_default().push(at);
        }
    }
    places
}

/// What two requests have in common exactly when they ask for the same thing.
fn text_of(request: &Request) -> Vec<u8> {
    key(&Site::default(), request, &[]).text
}

/// How much of a request a message shows.
const MAX_SHAPE: usize = 500;

fn shape(method: &str, path: &str, query: &str, body: Option<&[u8]>) -> String {
    let mut text = format!("{method} {path}");
    if !query.is_empty() {
        text.push('?');
        text.push_str(query);
    }
    if let Some(body) = body {
        text.push(' ');
        text.push_str(&String::from_utf8_lossy(body));
    }
    text.chars().take(MAX_SHAPE).collect()
}

/// What of a row decides about its requests, in a few letters.
fn fingerprint(operation: &Operation) -> String {
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

/// JSON without the spaces between its parts, so that it fits into a line; its numbers, names and their
/// order stay as they are. `None` for what is no JSON.
fn one_line(body: &[u8]) -> Option<Box<RawValue>> {
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
    // A cassette is data of others: it names files beside it, and no other.
    let is_plain = Path::new(name)
        .file_name()
        .is_some_and(|only| only == name.as_str());
    if !is_plain {
        return Err(format!(
            "the cassette {}: {name:?} is no file beside it",
            path.display()
        ));
    }
    let beside = path.with_file_name(name);
    let read = std::fs::read(&beside);
    read.map(Bytes::from).map_err(|error| {
        format!(
            "the cassette {}: {}: {error}",
            path.display(),
            beside.display()
        )
    })
}

fn stem(path: &Path) -> String {
    path.file_stem()
        .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
}

/// The ending of a file with this content.
fn ending(content_type: &str) -> &'static str {
    match media_type(content_type) {
        "image/jpeg" => "jpg",
        "image/png" => "png",
        "image/webp" => "webp",
        "application/zip" => "zip",
        _ => "bin",
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn json_loses_its_spaces_and_nothing_else() {
        let text = "{ \"a b\" : [ 1.50 , \"x \\\" y\\\\\" ] ,\n\t\"a b\" : null }\n";
        let line = one_line(text.as_bytes()).unwrap();
        assert_eq!(line.get(), r#"{"a b":[1.50,"x \" y\\"],"a b":null}"#);
        assert!(one_line(b"<html>").is_none());
        assert!(one_line(b"").is_none());
        assert!(one_line(b"\xff").is_none());
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
