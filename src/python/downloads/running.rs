//! Runs a download. It waits without the GIL; log records and progress are reported with it, at intervals.

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use openshelf_client::downloads::{DownloadError, DownloadProgress, FinishedJob};
use openshelf_core::catalog::{Files, Operation};
use openshelf_core::process::Process;
use pyo3::prelude::*;
use pyo3::types::PyList;
use tokio::sync::Mutex;

use super::download_errors::to_py_err;
use crate::awaited;
use crate::coroutine::{CallCoroutine, Start};
use crate::errors;
use crate::errors::wrong_state;
use crate::handle::ClientHandle;
use crate::log;
use crate::runtime;

/// How often progress is reported.
const INTERVAL: Duration = Duration::from_millis(200);

/// The outcome of one download of several.
type Outcome = Result<Vec<PathBuf>, DownloadError>;

/// What a download gives at its end.
pub enum Given {
    Files(Outcome),
    Many(Vec<Outcome>),
    State(Box<Result<FinishedJob, DownloadError>>),
}

type Work = Pin<Box<dyn Future<Output = Given> + Send>>;

/// A download that runs step by step.
pub struct Running {
    handle: Arc<ClientHandle>,
    operation: &'static Operation,
    progress: DownloadProgress,
    /// What shows the progress; an object of the module openshelf.downloads.
    shown: Option<Py<PyAny>>,
    state: Mutex<State>,
    process: Process,
}

#[derive(Default)]
struct State {
    work: Option<Work>,
    given: Option<Given>,
}

impl Running {
    pub fn new(
        handle: Arc<ClientHandle>,
        operation: &'static Operation,
        progress: DownloadProgress,
        shown: Option<Py<PyAny>>,
        work: impl Future<Output = Given> + Send + 'static,
    ) -> Arc<Self> {
        Arc::new(Self {
            handle,
            operation,
            progress,
            shown,
            state: Mutex::new(State {
                work: Some(Box::pin(work)),
                given: None,
            }),
            process: Process::current(),
        })
    }

    /// Runs it to its end; Ctrl-C interrupts it.
    pub fn run<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let _guard = runtime::CallGuard::begin(py);
        let outcome = self.steps(py);
        self.give_up(py);
        outcome
    }

    fn steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loop {
            py.check_signals()?;
            self.check_process()?;
            let (Ok(()) | Err(())) = runtime::wait(py, async {
                self.step().await;
                Ok::<(), ()>(())
            })?;
            if let Some(outcome) = self.deliver(py)? {
                return Ok(outcome);
            }
        }
    }

    fn check_process(&self) -> PyResult<()> {
        if self.process.is_current() {
            return Ok(());
        }
        Err(wrong_state(
            "this download belongs to the parent process: download it again in this process",
        ))
    }

    /// Goes on until the end, or until progress is to be reported.
    async fn step(&self) {
        let mut state = self.state.lock().await;
        let Some(work) = &mut state.work else {
            return;
        };
        if let Ok(given) = tokio::time::timeout(INTERVAL, work.as_mut()).await {
            state.work = None;
            state.given = Some(given);
        }
    }

    /// Reports what has happened; at the end, the result.
    fn deliver<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let given_up = || wrong_state("the download was abandoned");
        let mut state = self.state.try_lock().map_err(|_| given_up())?;
        let seen = self.progress.take();
        for note in &seen.notes {
            let line = format!("{}(): {note}", self.operation.full_name());
            log::information(py, &self.handle.logger, &line)?;
        }
        if let Some(shown) = &self.shown {
            let job = seen.job.as_ref().map(|job| {
                let state = job.state.clone();
                (state, job.seconds, job.rows)
            });
            let counts = (seen.complete, seen.skipped, seen.failed);
            let seen = (job, seen.file, seen.received, seen.total, counts);
            shown.bind(py).call_method1("show", (seen,))?;
        }
        match state.given.take() {
            None if state.work.is_none() => Err(given_up()),
            None => Ok(None),
            Some(given) => {
                let outcome = self.to_python(py, given);
                // Every file is complete, also where a warning is an error.
                let warned = self.warn_of_narrower(py);
                outcome.and_then(|given| warned.map(|()| Some(given)))
            }
        }
    }

    /// Warns of every picture that is narrower than the width that was asked for.
    fn warn_of_narrower(&self, py: Python<'_>) -> PyResult<()> {
        let mut outcome = Ok(());
        for picture in self.progress.take_narrower() {
            // A warning may be an error: the others are reported nevertheless.
            outcome = outcome.and(errors::warn_narrower(py, self.operation, &picture));
        }
        outcome
    }

    fn to_python<'py>(&self, py: Python<'py>, given: Given) -> PyResult<Bound<'py, PyAny>> {
        let error = |error| to_py_err(py, &self.handle, self.operation, error);
        match given {
            Given::Files(outcome) => self.paths(py, outcome.map_err(error)?),
            Given::State(outcome) => self.handle.numbers.json(py, &outcome.map_err(error)?.body),
            Given::Many(outcomes) => {
                let all = PyList::empty(py);
                for outcome in outcomes {
                    match outcome {
                        Ok(paths) => all.append(self.paths(py, paths)?)?,
                        Err(failure) => all.append(error(failure).into_value(py))?,
                    }
                }
                let name = self.operation.full_name();
                py.import("openshelf.downloads")?
                    .call_method1("gathered", (all, name))
            }
        }
    }

    /// The path of one file, or the list of them if the answer lists files.
    fn paths<'py>(&self, py: Python<'py>, paths: Vec<PathBuf>) -> PyResult<Bound<'py, PyAny>> {
        match (self.operation.files, paths.as_slice()) {
            (Some(Files::Job(_) | Files::Answer(_) | Files::Linked(_)), [path]) => {
                Ok(path.into_pyobject(py)?.into_any())
            }
            _ => Ok(paths.into_pyobject(py)?.into_any()),
        }
    }

    /// Releases everything. The bytes that have arrived stay for the next run.
    fn give_up(&self, py: Python<'_>) {
        if !self.process.is_current() {
            return;
        }
        let released = runtime::wait(py, async {
            *self.state.lock().await = State::default();
            Ok::<(), ()>(())
        });
        // The original error is reported, and not that of closing.
        drop(released);
        if let Some(shown) = &self.shown {
            let closed = shown.bind(py).call_method0("close");
            drop(closed);
        }
    }

    /// A coroutine that runs the steps in the context of the awaiting task.
    pub fn coroutine<'py>(
        self: Arc<Self>,
        py: Python<'py>,
        name: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let steps = DownloadSteps(self, name.to_owned());
        let pagination = py.import("openshelf.pagination")?;
        let coroutine = pagination.call_method1("take_steps", (steps,))?;
        coroutine.setattr("__qualname__", name)?;
        Ok(coroutine)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if !self.process.is_current() {
            // The connections and the locks are the parent's.
            std::mem::forget(std::mem::take(self.state.get_mut()));
        }
    }
}

/// The steps of a download, for a coroutine; each returns None before the end.
#[pyclass(module = "openshelf._core", frozen)]
pub struct DownloadSteps(Arc<Running>, String);

#[pymethods]
impl DownloadSteps {
    fn __call__(&self) -> CallCoroutine {
        let running = Arc::clone(&self.0);
        let start: Start = Box::new(move |py| {
            running.check_process()?;
            let own = Arc::clone(&running);
            let waiting = awaited::pending(py, async move {
                own.step().await;
                Ok(())
            })?;
            Ok(waiting.then(move |py| match running.deliver(py)? {
                Some(outcome) => Ok(outcome),
                None => Ok(py.None().into_bound(py)),
            }))
        });
        CallCoroutine::new(self.1.clone(), start)
    }

    /// Releases everything.
    fn close(&self, py: Python<'_>) {
        self.0.give_up(py);
    }
}
