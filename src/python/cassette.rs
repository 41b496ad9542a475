//! Cassettes (recorded answers that replace the network), and the offline switch.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use openshelf_core::call::{hint, members};
use openshelf_core::catalog::{Operation, dump};
use openshelf_core::locks::lock;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use super::errors::{plain, warn, wrong_state, wrong_type, wrong_value};
use super::keywords;
use super::missing_attribute::missing;
use openshelf_client::cassette;
use openshelf_client::cassette::{Cassette as Recording, Mode, Run, Summary};
use openshelf_client::options::offline;
use openshelf_client::services::SERVICES;

/// Words of vcrpy, each with what it is here.
const OTHER_OPTIONS: [(&str, &str); 8] = [
    ("record_mode", "record='once', 'none', 'new' or 'all'"),
    ("mode", "record='once', 'none', 'new' or 'all'"),
    (
        "before_record_request",
        "filter=, which receives each call with its answer",
    ),
    (
        "before_record_response",
        "filter=, which receives each call with its answer",
    ),
    (
        "before_record",
        "filter=, which receives each call with its answer",
    ),
    (
        "filter_query_parameters",
        "filter=, which may set a value of the query to '***'",
    ),
    (
        "filter_headers",
        "nothing: headers of requests are never written",
    ),
    (
        "match_on",
        "nothing: calls are compared by operation, path, query and body",
    ),
];
const OTHER_MODES: [(&str, &str); 3] =
    [("new_episodes", "new"), ("any", "all"), ("rewrite", "all")];
const OTHER_WORDS: [(&str, &str); 4] = [
    ("all_played", "unused == 0 after the with statement"),
    ("play_count", "played after the with statement"),
    ("play_counts", "played after the with statement"),
    ("use_cassette", "with openshelf.Cassette(path):"),
];

/// Restricts every client of this process to this machine, or lifts that; returns the earlier setting.
#[pyfunction]
pub fn _set_offline(offline: bool) -> bool {
    offline::set(offline)
}

/// Sets what the error of a call that would leave this machine says last; returns the earlier text.
#[pyfunction]
pub fn _set_offline_advice(advice: String) -> String {
    offline::set_advice(advice)
}

/// Records the answers of every client of this process in a file, and plays them from it.
///
/// Playing needs no network. A call is matched by its operation and the content of its request, not by
/// the address of the service. Several recorded answers of one call are played in order, and then the
/// last one is repeated.
///
/// The file has a line of JSON for each call, which can be written by hand; pictures are stored in files beside it. Only their owner can
/// read them. The headers of a request are not written. `***` replaces the values that `extra_query` and
/// `extra_body` add, and any value matches it when the call is played. The values that the operation
/// itself sends are written unchanged. Several processes may record into one file at the same time.
///
/// Parameters
/// ----------
/// path : str or path
///     The file. Its folder is created when it is written.
/// record : {"once", "none", "new", "all"}, default "once"
///     "once" records if the file does not exist yet, "none" never, "new" the calls that are not in the
///     file, and "all" every call: the file is then replaced, but stays as it was, with a `CassetteWarning`, if
///     nothing was recorded or a call had no answer. "once" and "none" raise `NotRecordedError` for other calls.
/// filter : callable, optional
///     Called with each recorded call when the with statement ends: a dict with `operation`, `method`,
///     `path`, `query`, `body`, `status`, `detail`, `headers`, the answer as `json` or `text`, and `fingerprint`,
///     if the call has them. It returns the dict to write, changed or not, or None to omit the call. If
///     it sets a segment of the path, a value of the query, a member of the body, the query or the body
///     to ``"***"``, any value matches it when the call is played.
///
/// Attributes
/// ----------
/// recorded, played, unused : int
///     After the with statement: how many calls were recorded and played, and how many lines of the
///     file no call used.
///
/// Raises
/// ------
/// CassetteError
///     If the file is not a cassette, cannot be read or written, or if another process, which the message
///     names, does not finish writing it. Nothing is written then.
/// ArgumentError
///     If `record` is none of its words, and if `filter` returns an invalid call. Nothing is written then.
/// ArgumentTypeError
///     If `filter` cannot be called, or returns neither a dict nor None.
/// NotRecordedError
///     By a call that is not in the file and must not be recorded.
///
/// Examples
/// --------
/// >>> with openshelf.Cassette("italy.jsonl"), openshelf.Disease() as disease:
/// ...     disease.totals.country("Italy")["cases"]
#[pyclass(module = "openshelf._core", frozen)]
pub struct Cassette {
    path: PathBuf,
    mode: Mode,
    filter: Option<Py<PyAny>>,
    run: Mutex<Run>,
    state: Mutex<BlockState>,
}

#[derive(Default)]
struct BlockState {
    recording: Option<Arc<Recording>>,
    /// The recording that was in use before.
    before: Option<Arc<Recording>>,
    summary: Option<Summary>,
}

impl Cassette {
    fn lock(&self) -> std::sync::MutexGuard<'_, BlockState> {
        lock(&self.state)
    }

    fn summary(&self) -> PyResult<Summary> {
        let message = "the figures are available after the with statement; in a test, the marker \
            openshelf_cassette(unused='fail') checks that every call was played";
        self.lock()
            .summary
            .clone()
            .ok_or_else(|| wrong_state(message))
    }
}

#[pymethods]
impl Cassette {
    #[new]
    #[pyo3(
        signature = (path, *, record="once", filter=None, **others),
        text_signature = "(path, *, record='once', filter=None)"
    )]
    fn new(
        path: PathBuf,
        record: &str,
        filter: Option<Bound<'_, PyAny>>,
        others: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        if let Some((name, _)) = others.and_then(|others| others.iter().next()) {
            let name: String = name.extract()?;
            let known = ["path", "record", "filter"];
            return Err(keywords::unknown("Cassette", &name, &known, &OTHER_OPTIONS));
        }
        let mode = Mode::find(record).ok_or_else(|| {
            let known = Mode::ALL.map(|(name, _)| format!("'{name}'")).join(", ");
            let meant = OTHER_MODES.iter().find(|(word, _)| *word == record);
            let meant = meant.map_or_else(String::new, |(_, here)| format!("; write '{here}'"));
            wrong_value(format!(
                "record: expected one of {known}, got '{record}'{meant}"
            ))
        })?;
        if let Some(filter) = filter.as_ref().filter(|filter| !filter.is_callable()) {
            return Err(wrong_type(format!(
                "filter: expected a function that takes a dict and returns it, or None, got a value of type {}",
                filter.get_type().name()?
            )));
        }
        Ok(Self {
            path,
            mode,
            filter: filter.map(Bound::unbind),
            run: Mutex::default(),
            state: Mutex::default(),
        })
    }

    /// Sets the test run of the cassette: a marker file that exists once the run has replaced the
    /// cassette, and the tests that share it. The pytest plugin calls it.
    #[pyo3(signature = (mark, tests))]
    fn _in_run(&self, mark: Option<PathBuf>, tests: Vec<String>) {
        *lock(&self.run) = Run { mark, tests };
    }

    fn __enter__(slf: Bound<'_, Self>) -> PyResult<Bound<'_, Self>> {
        let own = slf.get();
        if own.lock().recording.is_some() {
            return Err(wrong_state("the cassette is in use"));
        }
        let opened = slf
            .py()
            .detach(|| Recording::open(&own.path, own.mode, lock(&own.run).clone(), operation))
            .map_err(unusable)?;
        let recording = Arc::new(opened.with_filter(own.filter.is_some()));
        let before = cassette::insert(Some(recording.clone()));
        *own.lock() = BlockState {
            recording: Some(recording),
            before,
            summary: None,
        };
        Ok(slf)
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyAny>) -> PyResult<()> {
        let (recording, before) = {
            let mut state = self.lock();
            (state.recording.take(), state.before.take())
        };
        let Some(recording) = recording else {
            return Ok(());
        };
        cassette::insert(before);
        if let Some(filter) = &self.filter {
            apply(filter.bind(py), &recording)?;
        }
        let summary = py.detach(|| recording.finish()).map_err(unusable)?;
        let remark = summary.remark.clone();
        self.lock().summary = Some(summary);
        remark.map_or(Ok(()), |remark| warn(py, "CassetteWarning", &remark))
    }

    #[getter]
    fn recorded(&self) -> PyResult<usize> {
        Ok(self.summary()?.recorded)
    }

    #[getter]
    fn played(&self) -> PyResult<usize> {
        Ok(self.summary()?.played)
    }

    #[getter]
    fn unused(&self) -> PyResult<usize> {
        Ok(self.summary()?.unused)
    }

    /// The lines of the file that no call has used so far. The pytest plugin calls it.
    fn _unused_lines(&self) -> Vec<String> {
        let state = self.lock();
        let recording = state.recording.as_ref();
        recording.map_or_else(Vec::new, |recording| recording.unused())
    }

    /// A cassette is no decorator.
    #[pyo3(signature = (*_arguments, **_named))]
    fn __call__(
        &self,
        _arguments: &Bound<'_, PyTuple>,
        _named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<()> {
        Err(wrong_type(
            "a cassette is no decorator: write `with openshelf.Cassette(...):` in the function, or use the marker \
             openshelf_cassette of pytest",
        ))
    }

    /// A cassette is no asynchronous context manager.
    fn __aenter__(&self) -> PyResult<()> {
        Err(wrong_type(
            "a cassette is entered with `with openshelf.Cassette(...):`, also in a coroutine: it waits for nothing",
        ))
    }

    #[pyo3(signature = (*_exception))]
    fn __aexit__(&self, _exception: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.__aenter__()
    }

    fn __getattr__(slf: &Bound<'_, Self>, name: &str) -> PyResult<()> {
        Err(missing(slf.as_any(), "a cassette", name, &OTHER_WORDS))
    }

    fn __repr__(&self) -> String {
        format!("<openshelf.Cassette {}>", self.path.display())
    }
}

/// The operation of a full name.
///
/// # Errors
/// A sentence: there is none.
fn operation(name: &str) -> Result<&'static Operation, String> {
    if let Some(found) = dump::operation(&SERVICES, name) {
        return Ok(found.operation);
    }
    let known: Vec<String> = SERVICES
        .iter()
        .flat_map(|service| service.operations().map(|each| service.identify(each)))
        .collect();
    Err(format!(
        "operation: expected the name of an operation, got {name:?}{}",
        hint(name, known.iter().map(String::as_str))
    ))
}

/// The error of a file that is not a cassette, or cannot be one.
#[allow(clippy::needless_pass_by_value, reason = "map_err passes it by value")]
fn unusable(why: String) -> PyErr {
    Python::attach(|py| plain(py, "CassetteError", &why))
}

/// Calls the filter with each recorded call, and stores the result.
fn apply(filter: &Bound<'_, PyAny>, recording: &Recording) -> PyResult<()> {
    let recorded = recording.recorded().map_err(unusable)?;
    let lines = recorded.iter().map(|line| filtered(filter, line));
    let lines: Vec<Option<String>> = lines.collect::<PyResult<_>>()?;
    recording.replace_recorded(lines).map_err(|error| {
        wrong_value(format!(
            "filter: expected the dict of the call, changed or not, got another dict: {error}"
        ))
    })
}

/// The filtered call. A member that the filter does not change keeps its recorded text, because Python
/// formats some numbers differently.
fn filtered(filter: &Bound<'_, PyAny>, line: &str) -> PyResult<Option<String>> {
    let py = filter.py();
    let json = py.import("json")?;
    let strict = PyDict::new(py);
    strict.set_item("allow_nan", false)?;
    let dumps = |value: &Bound<'_, PyAny>| -> PyResult<String> {
        let text = json.call_method("dumps", (value,), Some(&strict))?;
        Ok(text.cast::<PyString>()?.to_string())
    };
    let given = json.call_method1("loads", (line,))?;
    let mut before = Vec::new();
    for (name, written) in members(line).unwrap_or_default() {
        // Copied before the filter can change it.
        let value = json.call_method1("loads", (written.get(),))?;
        before.push((name, written.get(), dumps_any(&json, &value)?));
    }
    let returned = filter.call1((given,))?;
    if returned.is_none() {
        return Ok(None);
    }
    let Ok(returned) = returned.cast::<PyDict>() else {
        return Err(wrong_type(format!(
            "filter: expected it to return the dict of the call, or None to leave the call out, got a value of type {}",
            returned.get_type().name()?
        )));
    };
    let mut parts = Vec::with_capacity(returned.len());
    for (name, value) in returned.iter() {
        let Ok(name) = name.extract::<String>() else {
            return Err(wrong_type("filter: expected a dict whose keys are str"));
        };
        let now = dumps_any(&json, &value)?;
        let same = before
            .iter()
            .find(|(known, _, text)| *known == name && *text == now);
        let text = match same {
            Some((_, written, _)) => (*written).to_owned(),
            None => dumps(&value)?,
        };
        let name = dumps(PyString::new(py, &name).as_any())?;
        parts.push(format!("{name}:{text}"));
    }
    Ok(Some(format!("{{{}}}", parts.join(","))))
}

/// A value as text, for comparisons.
fn dumps_any(json: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<String> {
    json.call_method1("dumps", (value,))?.extract()
}
