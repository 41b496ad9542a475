//! Cassettes: recorded answers in place of a network, and the switch that forbids one.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use openshelf_core::locks::lock;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use openshelf_transport::cassette::{self, Cassette as Recording, Mode, Summary};
use openshelf_transport::offline;

/// Lets every client of this process ask this machine alone, or any again; says what held before.
#[pyfunction]
pub fn _set_offline(offline: bool) -> bool {
    offline::set(offline)
}

/// Records the answers of every client of this process into a file, and plays them from it again.
///
/// What is played needs no network. A call is found again by its operation and what it sends,
/// whatever the address of the service; several recorded answers of one call come in their order, and
/// the last of them again and again.
///
/// The file has a line of JSON for each call; pictures stand in files beside it. Headers that could
/// hold credentials are not written.
///
/// Parameters
/// ----------
/// path : str or path
///     The file. Its folder is made when it is written.
/// record : {"once", "none", "new", "all"}, default "once"
///     "once" records when there is no file yet, "none" never, "new" the calls that are not in the
///     file, and "all" every call: the file is then written anew.
///
/// Attributes
/// ----------
/// recorded, played, unused : int
///     After the with statement: how many calls were recorded and played, and how many lines of the
///     file no call asked for.
///
/// Raises
/// ------
/// ValueError
///     When the file is no cassette, or cannot be read or written.
/// NotRecordedError
///     By a call that is not in the file and may not be recorded.
///
/// Examples
/// --------
/// >>> with openshelf.Cassette("italy.jsonl"), openshelf.Disease() as disease:
/// ...     disease.totals.country("Italy")["cases"]
#[pyclass(module = "openshelf._core", frozen)]
pub struct Cassette {
    path: PathBuf,
    mode: Mode,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    recording: Option<Arc<Recording>>,
    /// What was in use before.
    before: Option<Arc<Recording>>,
    summary: Option<Summary>,
}

impl Cassette {
    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        lock(&self.state)
    }

    fn summary(&self) -> PyResult<Summary> {
        let message = "the figures are known after the with statement";
        self.lock()
            .summary
            .ok_or_else(|| PyRuntimeError::new_err(message))
    }
}

#[pymethods]
impl Cassette {
    #[new]
    #[pyo3(signature = (path, *, record="once"))]
    fn new(path: PathBuf, record: &str) -> PyResult<Self> {
        let mode = Mode::find(record).ok_or_else(|| {
            let known = Mode::ALL.map(|(name, _)| format!("'{name}'")).join(", ");
            PyValueError::new_err(format!("record: expected one of {known}, got {record:?}"))
        })?;
        Ok(Self {
            path,
            mode,
            state: Mutex::default(),
        })
    }

    fn __enter__(slf: Bound<'_, Self>) -> PyResult<Bound<'_, Self>> {
        let own = slf.get();
        if own.lock().recording.is_some() {
            return Err(PyRuntimeError::new_err("the cassette is in use"));
        }
        let opened = slf
            .py()
            .detach(|| Recording::open(&own.path, own.mode))
            .map_err(PyValueError::new_err)?;
        let recording = Arc::new(opened);
        let before = cassette::insert(Some(recording.clone()));
        *own.lock() = State {
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
        let summary = py
            .detach(|| recording.finish())
            .map_err(PyValueError::new_err)?;
        self.lock().summary = Some(summary);
        Ok(())
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

    fn __repr__(&self) -> String {
        format!("<openshelf.Cassette {}>", self.path.display())
    }
}
