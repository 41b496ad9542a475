//! Records answers to a file and replays them, for the whole process. This is a layer below the cache and
//! above everything that waits, retries or opens a socket.
//!
//! A file has a line of JSON with its version, and one for each call, in the order in which the calls ended. A JSON body is part of
//! its line, any other text is a string, and everything else is in a separate file. Calls are compared as
//! the cache compares them, without addresses. Request headers are never written, and the values that a
//! view adds to query and body are masked.
//!
//! - `line` is a call and its answer as they are written.
//! - `entry` reads such a line, which a person may have written.
//! - `places` finds the recorded calls that match a request.
//! - `file` adds lines to a file that other processes write as well.

mod entry;
mod file;
pub(super) mod in_use;
mod line;
mod places;

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, RwLock};

use openshelf_core::locks::{lock, read, write};

pub use self::entry::{FindOperation, VERSION};
use self::file::{Kept, Version};
pub use self::in_use::is_in_use;
use self::in_use::set_number;
use self::line::{Line, RecordedCall, difference, fingerprint, operation_of, shape, shown};
use self::places::Places;
use super::cache::key::CacheKey;
use super::judgement::RecordedAnswer;
use super::{CallOptions, Failure, Reply, TransportError, unique};
use openshelf_core::call::{Request, notation};
use openshelf_core::catalog::Service;

/// When calls are recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Never: a call that is not in the file fails.
    None,
    /// If there is no file yet.
    Once,
    /// Calls that are not in the file.
    New,
    /// All, and the file is rewritten.
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

#[derive(Debug, Default)]
struct CassetteCalls {
    calls: Vec<RecordedCall>,
    /// How many of them were in the file: recorded calls are not replayed in the same run, because a call
    /// may have another answer each time.
    loaded: usize,
    /// The places of an operation's loaded calls, once a call has needed them.
    places: HashMap<String, Places>,
    /// How often the call of each key was played.
    played: HashMap<CacheKey, usize>,
    /// Which lines were replayed.
    used: Vec<bool>,
    /// The numbers of the loaded calls' lines.
    numbers: Vec<usize>,
    /// The requests that failed without an answer and had none later, each with its error.
    unanswered: Vec<(String, String)>,
    /// How many calls the filter left out.
    left_out: usize,
}

/// A test run with several cassettes, in which tests may share one.
#[derive(Debug, Clone, Default)]
pub struct Run {
    /// A file that exists once a cassette of the run was rewritten.
    pub mark: Option<PathBuf>,
    /// The tests of the cassette.
    pub tests: Vec<String>,
}

/// A file of recorded calls.
#[derive(Debug)]
pub struct Cassette {
    /// Separates what caches know while it is in use: its answers are not those of the service, and no other cassette's.
    number: u64,
    path: PathBuf,
    mode: Mode,
    run: Run,
    /// The original content of the file.
    read: Option<String>,
    version: Option<Version>,
    find: FindOperation,
    has_filter: bool,
    state: Mutex<CassetteCalls>,
}

/// What happened to the calls while a cassette was in use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    pub recorded: usize,
    pub played: usize,
    /// Lines that no call requested.
    pub unused: usize,
    /// Why nothing was recorded or written, if the caller may not expect that.
    pub remark: Option<String>,
}

static CURRENT: RwLock<Option<Arc<Cassette>>> = RwLock::new(None);

/// Whether this process has a cassette that plays all calls, so that nothing is sent.
pub fn plays_only() -> bool {
    current().is_some_and(|cassette| !cassette.records())
}

/// The cassette of this process.
pub fn current() -> Option<Arc<Cassette>> {
    if !is_in_use() {
        return None;
    }
    read(&CURRENT).clone()
}

/// Inserts a cassette, or none; returns the previous one.
pub fn insert(cassette: Option<Arc<Cassette>>) -> Option<Arc<Cassette>> {
    let mut current = write(&CURRENT);
    set_number(cassette.as_ref().map(|cassette| cassette.number));
    std::mem::replace(&mut *current, cassette)
}

impl Cassette {
    /// Reads the file, if there is one. `find` finds the operations of lines with arguments.
    ///
    /// # Errors
    /// A sentence: the file cannot be read, or a line is not a call.
    pub fn open(path: &Path, mode: Mode, run: Run, find: FindOperation) -> Result<Self, String> {
        let shown = path.display();
        let version = Version::of(path);
        let text = match file::read(path) {
            _ if mode == Mode::All => None,
            Ok(text) => Some(text),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(format!("the cassette {shown}: {error}")),
        };
        let (mut calls, mut numbers) = (Vec::new(), Vec::new());
        for (number, text) in text.as_deref().unwrap_or_default().lines().enumerate() {
            if text.trim().is_empty() {
                continue;
            }
            let line = entry::read(text, find)
                .map_err(|error| format!("the cassette {shown}, line {}: {error}", number + 1))?;
            if let Some(line) = line {
                calls.push(RecordedCall::read(line, path)?);
                numbers.push(number + 1);
            }
        }
        Ok(Self {
            number: unique::number(),
            path: path.to_owned(),
            mode,
            run,
            read: text,
            version,
            find,
            has_filter: false,
            state: Mutex::new(CassetteCalls {
                used: vec![false; calls.len()],
                loaded: calls.len(),
                calls,
                numbers,
                ..CassetteCalls::default()
            }),
        })
    }

    /// The same cassette, whose recorded calls pass through a filter that may leave some out.
    #[must_use]
    pub fn with_filter(self, has_filter: bool) -> Self {
        Self { has_filter, ..self }
    }

    fn lock(&self) -> MutexGuard<'_, CassetteCalls> {
        lock(&self.state)
    }

    /// Whether calls are recorded that the file does not have.
    pub fn records(&self) -> bool {
        match self.mode {
            Mode::None => false,
            Mode::Once => self.read.is_none(),
            Mode::New | Mode::All => true,
        }
    }

    /// The recorded answer of a request; `None` if it must be recorded.
    ///
    /// # Errors
    /// The request is not recorded.
    pub fn play(
        &self,
        service: &Service,
        request: &Request,
        call: &CallOptions,
    ) -> Option<Result<RecordedAnswer, TransportError>> {
        if self.mode == Mode::All {
            return None;
        }
        let operation = operation_of(service, request.operation);
        let mut state = self.lock();
        let state = &mut *state;
        let (calls, loaded) = (&state.calls, state.loaded);
        let places = state
            .places
            .entry(operation.clone())
            .or_insert_with(|| Places::new(&operation, calls.iter().take(loaded), request));
        let found = places.find(request);
        let last = found
            .as_ref()
            .and_then(|(_, places)| places.last().copied());
        let (Some((wanted, fitting)), Some(last)) = (found, last) else {
            if self.records() {
                return None;
            }
            let message = self.unknown(&state.calls, &operation, request, call);
            return Some(Err(TransportError::NotRecorded(message)));
        };
        let times = state.played.entry(wanted).or_default();
        // The answers are returned in the order in which they were recorded, and the last one repeatedly.
        let at = fitting.get(*times).copied().unwrap_or(last);
        *times += 1;
        if let Some(used) = state.used.get_mut(at) {
            *used = true;
        }
        state.calls.get(at).map(|call| Ok(call.answer()))
    }

    /// Why a call that the sandbox of a test run would answer is not recorded.
    pub fn refuse_sandbox(&self, service: &Service, request: &Request) -> TransportError {
        TransportError::NotRecorded(format!(
            "{}: the sandbox of the test run and a cassette that records exclude each other: the cassette {} would \
             record the sandbox's answer as the service's, and later play the call without the sandbox. Use one of \
             them in a test: record without openshelf_environment and the clients of openshelf_sandbox (if the ini \
             has usefixtures: pytest -o usefixtures=), from the service or from a sandbox of your own: openshelf \
             sandbox --port",
            operation_of(service, request.operation),
            self.path.display()
        ))
    }

    /// Records the outcome of a call; a failure without an answer is not recorded.
    pub fn record(
        &self,
        service: &Service,
        request: &Request,
        call: &CallOptions,
        outcome: &Result<Reply, Failure>,
    ) {
        let sent = shape(
            request.method.verb(),
            &request.path,
            &call.added.query(request),
            call.added.body(request).as_deref(),
        );
        let recorded = RecordedCall::of(service, request, call, outcome);
        let mut state = self.lock();
        state.unanswered.retain(|(other, _)| *other != sent);
        match (recorded, outcome) {
            (Some(call), _) => {
                state.calls.push(call);
                state.used.push(true);
            }
            (None, Err(failure)) => state.unanswered.push((sent, failure.error.to_string())),
            (None, Ok(_)) => {}
        }
    }

    /// The recorded calls as they will be written, each a JSON object.
    ///
    /// # Errors
    /// A sentence: a call cannot be written as JSON.
    pub fn recorded(&self) -> Result<Vec<String>, String> {
        let state = self.lock();
        let recorded = state.calls.iter().skip(state.loaded);
        recorded
            .map(|call| serde_json::to_string(&call.line).map_err(|error| error.to_string()))
            .collect()
    }

    /// Puts other lines in the place of the recorded calls, in their order; `None` leaves one out.
    ///
    /// # Errors
    /// A sentence: a text is not a line of a cassette. Nothing is changed then.
    pub fn replace_recorded(&self, lines: Vec<Option<String>>) -> Result<(), String> {
        let mut state = self.lock();
        let loaded = state.loaded;
        let mut kept = Vec::with_capacity(lines.len());
        let mut left_out = 0;
        for (call, text) in state.calls.iter().skip(loaded).zip(lines) {
            let Some(text) = text else {
                left_out += 1;
                continue;
            };
            let mut line: Line = entry::call(&text, self.find)?;
            line.file = None;
            let body = match call.is_in_file() {
                true => call.body.clone(),
                false => bytes::Bytes::new(),
            };
            kept.push(RecordedCall { line, body });
        }
        state.calls.truncate(loaded);
        state.calls.extend(kept);
        state.left_out = left_out;
        let count = state.calls.len();
        state.used.truncate(count);
        Ok(())
    }

    /// The recorded calls that no call has requested so far, each in a line.
    pub fn unused(&self) -> Vec<String> {
        let state = self.lock();
        let calls = state.calls.iter().zip(&state.used).zip(&state.numbers);
        calls
            .filter(|((_, used), _)| !**used)
            .map(|((call, _), number)| {
                let (line, sent) = (&call.line, shown(&call.line.shape()));
                format!(
                    "line {number}, {}: {sent} -> {}",
                    line.operation, line.status
                )
            })
            .collect()
    }

    /// Writes the file, if something was recorded, and reports what happened to the calls. Calls that
    /// other processes have added meanwhile stay. A file that would be replaced stays as it is if nothing was
    /// recorded, or if a call had no answer: the new one would not have all that the old one has.
    ///
    /// # Errors
    /// A sentence: a file or folder cannot be written, or another process does not finish writing.
    pub fn finish(&self) -> Result<Summary, String> {
        let mut state = self.lock();
        let state = &mut *state;
        let mut summary = Summary {
            recorded: state.calls.len() - state.loaded,
            played: state.played.values().sum(),
            unused: state.used.iter().filter(|used| !**used).count(),
            remark: None,
        };
        summary.remark = self.remark(state, summary.recorded);
        if self.replaces() && !state.unanswered.is_empty() {
            summary.recorded = 0;
        }
        let version = self.version.as_ref();
        let kept = match (&self.run.mark, self.mode) {
            (Some(mark), Mode::All) => Kept::OfRun(mark, self.find),
            (None, Mode::All) => Kept::Since(version),
            _ => Kept::All(self.read.as_deref().unwrap_or_default()),
        };
        if summary.recorded > 0 {
            let recorded = state.calls.get_mut(state.loaded..).unwrap_or_default();
            file::add(&self.path, &kept, recorded)?;
        }
        Ok(summary)
    }

    /// Whether the file of before would be replaced. The first test of a run has replaced the one that tests share.
    fn replaces(&self) -> bool {
        let is_replaced = || self.run.mark.as_ref().is_some_and(|mark| mark.exists());
        self.mode == Mode::All && self.version.is_some() && !is_replaced()
    }

    /// Why nothing is recorded, or the file of before stays.
    fn remark(&self, state: &CassetteCalls, recorded: usize) -> Option<String> {
        let file = self.path.display();
        let left_out = match state.left_out {
            1 => "the filter left out the only call".to_owned(),
            count => format!("the filter left out all {count} calls"),
        };
        let left_out = (state.left_out > 0 && recorded == 0).then(|| {
            let null = notation().null;
            format!("{left_out}: it leaves out each one for which it returns {null}, and must return the others")
        });
        let unanswered = state.unanswered.first().map(|(sent, error)| {
            let count = state.unanswered.len();
            let calls = if count == 1 { "call" } else { "calls" };
            format!(
                "{count} {calls} had no answer ({}: {error}); record again when there is one, or delete the file and \
                 record it with record=\"once\"",
                shown(sent)
            )
        });
        if !self.replaces() {
            return left_out
                .map(|why| format!("the cassette {file}: nothing was recorded, because {why}"));
        }
        let why = match (unanswered, recorded) {
            (Some(why), _) => why,
            (None, 0) => left_out.unwrap_or_else(|| {
                "nothing was recorded, because no client of this process made a call".to_owned()
            }),
            (None, _) => return None,
        };
        Some(format!(
            "the cassette {file} was not replaced and stays as it was: {why}"
        ))
    }

    /// Why a request has no recorded answer, with the most similar recorded request, and what to do.
    fn unknown(
        &self,
        calls: &[RecordedCall],
        operation: &str,
        request: &Request,
        call: &CallOptions,
    ) -> String {
        let file = self.path.display();
        let asked = shape(
            request.method.verb(),
            &request.path,
            &call.added.query(request),
            call.added.body(request).as_deref(),
        );
        let mut message = format!(
            "{operation}: the cassette {file} does not have this call\n  requested: {}",
            shown(&asked)
        );
        let likeness = |call: &&RecordedCall| {
            let same = call.line.operation == operation;
            let near = strsim::normalized_levenshtein(&shown(&asked), &shown(&call.line.shape()));
            if same { 1.0 + near } else { near }
        };
        let nearest = calls
            .iter()
            .max_by(|one, two| likeness(one).total_cmp(&likeness(two)));
        match nearest {
            None if self.read.is_none() => {
                message.push_str("\n  there is no such file");
            }
            None => message.push_str("\n  it is empty"),
            Some(call) => {
                // Writing to a text cannot fail.
                let recorded = call.line.shape();
                let _ = write!(message, "\n  recorded:  {}", shown(&recorded));
                let differs = match call.line.operation == operation {
                    true => difference(&asked, &recorded),
                    false => Some(format!("the operation {}", call.line.operation)),
                };
                if let Some(differs) = differs {
                    let _ = write!(message, "\n  they differ in {differs}");
                }
                let recorded_with = call.line.fingerprint.as_ref();
                if call.line.operation == operation
                    && recorded_with.is_some_and(|then| *then != fingerprint(request.operation))
                {
                    let _ = write!(
                        message,
                        "\n  the operation {operation} has changed since then: record the cassette again"
                    );
                }
            }
        }
        message.push_str(&self.advice());
        if self.has_filter {
            message.push_str(
                "\n  the cassette has a filter: it leaves out each call for which it returns ",
            );
            message.push_str(notation().null);
        }
        message
    }

    /// Why the mode does not record the call, and what to do.
    fn advice(&self) -> String {
        let new = "record=\"new\" (pytest --openshelf-record=new)";
        if self.mode == Mode::None {
            return format!("\n  record=\"none\" never records: {new} adds the call");
        }
        let mut text = format!(
            "\n  record=\"once\" records only if the file does not exist, and this one existed: {new} adds the call"
        );
        match self.run.tests.as_slice() {
            [] | [_] => text.push_str(
                "\n  if several tests share one name, record all of them this way, or give each its own cassette",
            ),
            tests => {
                let shown = tests.iter().take(MAX_TESTS).cloned().collect::<Vec<_>>();
                let more = match tests.len().checked_sub(MAX_TESTS) {
                    Some(more) if more > 0 => format!(" and {more} more"),
                    _ => String::new(),
                };
                let _ = write!(
                    text,
                    "\n  {} tests share this cassette: record all of them this way, or give each its own cassette: {}{more}",
                    tests.len(),
                    shown.join(", "),
                );
            }
        }
        text
    }
}

/// How many tests a message names.
const MAX_TESTS: usize = 5;
