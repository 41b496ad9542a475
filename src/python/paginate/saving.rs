//! Saves a list to a table or a file. Each step waits without the GIL, and its results are reported with it.

use std::path::PathBuf;
use std::sync::Arc;

use openshelf_client::lists::RequestRuntime;
use openshelf_client::saving::{Destination, SaveError, SaveRequest, SaveStep, Saving};
use openshelf_client::tables::TableContent;
use openshelf_describe::namespace::Mode;
use pyo3::prelude::*;
use tokio::sync::Mutex;

use super::completeness;
use super::list_call::ListCall;
use super::listing::Listing;
use super::observer::{PageObserver, UnseenPage};
use super::paging_errors::{page_error, save_error, warn_ended};
use crate::awaited;
use crate::coroutine::{CallCoroutine, Start};
use crate::divided_folder::warn_of_misread_texts;
use crate::errors::wrong_state;
use crate::runtime;

/// The result for Python at the end.
pub type ToPython = for<'py> fn(Python<'py>, TableContent) -> PyResult<Bound<'py, PyAny>>;

/// The number of rows in a file, with the completeness of the list.
pub fn written_rows(py: Python<'_>, content: TableContent) -> PyResult<Bound<'_, PyAny>> {
    completeness::written(py, &content.summary, true)
}

/// The number of records in a file of JSON lines, with the completeness of the list.
fn written_lines(py: Python<'_>, content: TableContent) -> PyResult<Bound<'_, PyAny>> {
    completeness::written(py, &content.summary, false)
}

/// Saves the records of a call to a file of JSON lines.
pub fn to_jsonl<'py>(call: &ListCall<'py>) -> PyResult<Bound<'py, PyAny>> {
    let (py, listing) = (call.py(), &call.listing);
    let (path, resume) = (call.path()?.absolute(), call.flag("resume")?);
    listing.refuse_resume()?;
    let request = SaveRequest {
        listed: call.listed(&listing.bounds)?,
        list: listing.list(py),
        destination: Destination::JsonLines { path, resume },
    };
    ListSaving::new(listing.for_reader(py), request, written_lines).outcome(py, call.name())
}

/// A list that is being saved, with the state between steps.
pub struct ListSaving {
    listing: Arc<Listing>,
    state: Mutex<StepState>,
    observer: PageObserver,
    /// The file, if it is resumed.
    resumed: Option<PathBuf>,
    /// The folder and the columns that divide it, if they do.
    divided: Option<(PathBuf, Vec<String>)>,
    to_python: ToPython,
}

struct StepState {
    saving: Saving,
    /// The results that were not reported yet.
    unseen: Option<Unseen>,
    is_given_up: bool,
}

enum Unseen {
    Page(Box<UnseenPage>),
    Saved(Box<TableContent>),
    Failed(SaveError),
}

impl ListSaving {
    pub fn new(listing: Arc<Listing>, request: SaveRequest, to_python: ToPython) -> Arc<Self> {
        let resumed = match &request.destination {
            Destination::ResumedParquet { path, .. }
            | Destination::JsonLines { path, resume: true } => Some(path.clone()),
            _ => None,
        };
        let divided = match &request.destination {
            Destination::PartitionedParquet { path, columns, .. } => {
                Some((path.clone(), columns.clone()))
            }
            _ => None,
        };
        Arc::new(Self {
            observer: PageObserver::new(&listing),
            listing,
            resumed,
            divided,
            state: Mutex::new(StepState {
                saving: Saving::new(request),
                unseen: None,
                is_given_up: false,
            }),
            to_python,
        })
    }

    /// Runs every step; Ctrl-C interrupts their waits.
    fn run<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let _guard = runtime::CallGuard::begin(py);
        let outcome = self.steps(py);
        if outcome.is_err() {
            self.give_up(py);
        }
        outcome
    }

    fn steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loop {
            // A short wait does not check for signals.
            py.check_signals()?;
            // Python may fork between two steps: then this is the child's runtime.
            let own = runtime::for_list(py, self.listing.handle.mode)?;
            let (Ok(()) | Err(())) = runtime::wait(py, async {
                self.step(own).await;
                Ok::<(), ()>(())
            })?;
            if let Some(outcome) = self.deliver(py)? {
                return Ok(outcome);
            }
        }
    }

    /// Waits for the file to be opened, for pages, for batches, or for the file to be closed.
    async fn step(&self, runtime: RequestRuntime) {
        let mut state = self.state.lock().await;
        if state.unseen.is_some() || state.is_given_up {
            return;
        }
        let step = state.saving.step(runtime).await;
        state.unseen = Some(match step {
            Ok(SaveStep::Page(result)) => Unseen::Page(Box::new(UnseenPage::new(*result))),
            Ok(SaveStep::Saved(content)) => Unseen::Saved(content),
            Err(error) => Unseen::Failed(error),
        });
    }

    /// Reports the results of a step: warnings, log lines and progress of pages. Returns the table, or the
    /// number of rows in the file, at the end.
    fn deliver<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let given_up = || wrong_state("the list was abandoned");
        let mut state = self.state.try_lock().map_err(|_| given_up())?;
        if state.is_given_up {
            return Err(given_up());
        }
        loop {
            // Reporting a page to Python may fail, and then it is reported again.
            if let Some(Unseen::Page(unseen)) = state.unseen.as_mut() {
                self.observer.show(py, &self.listing, unseen)?;
            }
            if let Some(Unseen::Saved(_)) = state.unseen
                && state.saving.was_ended()
            {
                self.warn_ended(py)?;
            }
            if let (Some(Unseen::Saved(_)), Some((folder, columns))) =
                (&state.unseen, &self.divided)
            {
                warn_of_misread_texts(py, folder, columns)?;
            }
            match state.unseen.take() {
                None => return Ok(None),
                Some(Unseen::Saved(content)) => return (self.to_python)(py, *content).map(Some),
                Some(Unseen::Failed(error)) => return Err(save_error(py, &self.listing, error)),
                Some(Unseen::Page(seen)) => {
                    let result = seen.result;
                    let page = result
                        .outcome
                        .map_err(|error| page_error(py, &self.listing, result.given, error))?;
                    state.saving.accept(page);
                }
            }
            let ready = state.saving.ready();
            state.unseen = ready.map(|result| Unseen::Page(Box::new(UnseenPage::new(result))));
        }
    }

    fn warn_ended(&self, py: Python<'_>) -> PyResult<()> {
        let Some(path) = &self.resumed else {
            return Ok(());
        };
        let place = format!("{} has the list to its end", path.display());
        let advice = "leave resume out, and the file is replaced";
        warn_ended(py, &self.listing, &place, advice)
    }

    /// Releases everything; pending records of a resumable file are committed first.
    fn give_up(&self, py: Python<'_>) {
        let saved = runtime::wait(py, async {
            let mut state = self.state.lock().await;
            state.is_given_up = true;
            state.unseen = None;
            state.saving.give_up().await;
            Ok::<(), ()>(())
        });
        // The original error is reported, and not that of closing.
        drop(saved);
    }

    /// Runs the steps, or gives a coroutine that does, as the client is.
    pub fn outcome(self: Arc<Self>, py: Python<'_>, name: String) -> PyResult<Bound<'_, PyAny>> {
        match self.listing.handle.mode {
            Mode::Sync => self.run(py),
            Mode::Async => self.coroutine(py, name),
        }
    }

    /// A coroutine that runs the steps. The runtime waits for pages and writes them; warnings, logs and
    /// progress are reported between two steps, in the thread and the context of the awaiting task.
    fn coroutine(self: Arc<Self>, py: Python<'_>, name: String) -> PyResult<Bound<'_, PyAny>> {
        let steps = SaveSteps {
            saving: self,
            name: name.clone(),
        };
        let pagination = py.import("openshelf.pagination")?;
        let coroutine = pagination.call_method1("take_steps", (steps,))?;
        coroutine.setattr("__qualname__", name)?;
        Ok(coroutine)
    }
}

/// The steps of a list that is being saved, for a coroutine; each returns None before the end.
#[pyclass(module = "openshelf._core", frozen)]
pub struct SaveSteps {
    saving: Arc<ListSaving>,
    name: String,
}

#[pymethods]
impl SaveSteps {
    fn __call__(&self) -> CallCoroutine {
        let saving = Arc::clone(&self.saving);
        let start: Start = Box::new(move |py| {
            let own = Arc::clone(&saving);
            let runtime = runtime::for_list(py, saving.listing.handle.mode)?;
            let waiting = awaited::pending(py, async move {
                own.step(runtime).await;
                Ok(())
            })?;
            Ok(waiting.then(move |py| match saving.deliver(py)? {
                Some(outcome) => Ok(outcome),
                None => Ok(py.None().into_bound(py)),
            }))
        });
        CallCoroutine::new(self.name.clone(), start)
    }

    /// Releases everything.
    fn close(&self, py: Python<'_>) {
        self.saving.give_up(py);
    }
}
