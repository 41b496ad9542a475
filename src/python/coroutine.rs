//! The coroutine that an asynchronous method returns. It behaves like that of an `async def`.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use openshelf_core::locks::lock;
use pyo3::exceptions::{PyAttributeError, PyException, PyRuntimeWarning, PyStopIteration};
use pyo3::prelude::*;
use pyo3::types::PyIterator;
use pyo3::types::iterator::PySendResult;
use pyo3::{PyTraverseError, PyVisit};

use super::errors::{wrong_state, wrong_type};
use super::event_loop::running_loop;
use super::once::kept;

/// Starts a call when it is first awaited.
pub type Start = Box<dyn for<'py> FnOnce(Python<'py>) -> PyResult<Started<'py>> + Send>;

/// Called when a call is cancelled while it is under way.
pub type OnCancel = Box<dyn for<'py> FnOnce(Python<'py>) -> PyResult<()> + Send>;

/// A call that has started.
pub enum Started<'py> {
    /// It is under way.
    Pending(Pending<'py>),
    /// It has already ended.
    Answer(Bound<'py, PyAny>),
}

/// A call that is under way.
pub struct Pending<'py> {
    /// The asyncio future that is done at its end.
    pub future: Bound<'py, PyAny>,
    /// Converts the answer afterwards.
    pub finish: Finish,
    pub on_cancel: Option<OnCancel>,
}

impl<'py> Pending<'py> {
    /// Adds a step that converts the result of a successful call, in the awaiting task.
    pub fn then(
        self,
        make: impl for<'any> FnOnce(Python<'any>) -> PyResult<Bound<'any, PyAny>> + Send + 'static,
    ) -> Started<'py> {
        let Self {
            future,
            finish,
            on_cancel,
        } = self;
        let finish: Finish = Box::new(move |py| {
            finish(py)?;
            make(py)
        });
        Started::Pending(Self {
            future,
            finish,
            on_cancel,
        })
    }

    /// Sets what is done when it is cancelled.
    pub fn on_cancel(
        self,
        tell: impl for<'any> FnOnce(Python<'any>) -> PyResult<()> + Send + 'static,
    ) -> Self {
        Self {
            on_cancel: Some(Box::new(tell)),
            ..self
        }
    }
}

/// Makes the answer of a successful call, in the awaiting task; dropped if the call is cancelled.
pub type Finish = Box<dyn for<'py> FnOnce(Python<'py>) -> PyResult<Bound<'py, PyAny>> + Send>;

/// What is done when a call that is under way ends.
struct Ending {
    finish: Finish,
    on_cancel: Option<OnCancel>,
}

enum CoroutineState {
    /// Not started; the function starts it.
    Unstarted(Start),
    /// Not started, and other tasks run first.
    Later(Start),
    /// Not started, after other tasks have run.
    Begun(Start),
    /// The value is there already.
    Ready(Py<PyAny>),
    /// The iterator of the asyncio future.
    Waiting(Py<PyIterator>, Ending),
    Finished,
}

/// The coroutine of one asynchronous call.
///
/// It can be awaited once, and passed to asyncio.run, create_task, gather, wait_for and TaskGroup.
/// Cancelling it drops the request and frees its connection.
#[pyclass(module = "openshelf._core", name = "Call", frozen)]
pub struct CallCoroutine {
    state: Mutex<CoroutineState>,
    /// It is being awaited; a second `await` would take the result of the first one.
    awaited: AtomicBool,
    /// Whether it is a step of an iterator.
    is_step: bool,
    name: Cow<'static, str>,
}

impl CallCoroutine {
    /// A call that begins when it is first awaited.
    pub fn new(name: impl Into<Cow<'static, str>>, start: Start) -> Self {
        Self::with(name.into(), CoroutineState::Unstarted(start))
    }

    /// A call that already has its value.
    pub fn ready(name: impl Into<Cow<'static, str>>, value: Py<PyAny>) -> Self {
        Self::with(name.into(), CoroutineState::Ready(value))
    }

    /// A call that lets the event loop run once before it begins.
    pub fn later(name: impl Into<Cow<'static, str>>, start: Start) -> Self {
        Self::with(name.into(), CoroutineState::Later(start))
    }

    /// Marks it as a step of an iterator, whose `__await__` may be called several times: `anext` with a
    /// default does that before it sends.
    pub fn of_iterator(mut self) -> Self {
        self.is_step = true;
        self
    }

    fn with(name: Cow<'static, str>, state: CoroutineState) -> Self {
        Self {
            is_step: false,
            state: Mutex::new(state),
            awaited: AtomicBool::new(false),
            name,
        }
    }

    fn take(&self) -> CoroutineState {
        let mut state = lock(&self.state);
        std::mem::replace(&mut *state, CoroutineState::Finished)
    }

    fn put(&self, state: CoroutineState) {
        *lock(&self.state) = state;
    }

    fn begin<'py>(
        &self,
        py: Python<'py>,
        start: Start,
        value: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (future, ending) = match start(py)? {
            Started::Pending(Pending {
                future,
                finish,
                on_cancel,
            }) => (future, Ending { finish, on_cancel }),
            Started::Answer(answer) => {
                return Err(PyStopIteration::new_err((answer.unbind(),)));
            }
        };
        let iterator = future.call_method0(kept!(py, "__await__"))?;
        let iterator = iterator.cast_into::<PyIterator>()?;
        self.resume(iterator, ending, value)
    }

    /// Resumes the iterator of the future, which stays in use until it ends.
    fn resume<'py>(
        &self,
        iterator: Bound<'py, PyIterator>,
        ending: Ending,
        value: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match iterator.send(value)? {
            PySendResult::Next(step) => {
                self.put(CoroutineState::Waiting(iterator.unbind(), ending));
                Ok(step)
            }
            PySendResult::Return(_) => {
                let answer = (ending.finish)(value.py())?;
                Err(PyStopIteration::new_err((answer.unbind(),)))
            }
        }
    }

    /// Raises an error in the iterator of the future, which may continue nevertheless.
    fn interrupt<'py>(
        &self,
        iterator: Bound<'py, PyIterator>,
        ending: Ending,
        error: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = error.py();
        match iterator.call_method1(kept!(py, "throw"), (error,)) {
            Ok(step) => {
                self.put(CoroutineState::Waiting(iterator.unbind(), ending));
                Ok(step)
            }
            Err(end) if end.is_instance_of::<PyStopIteration>(py) => {
                let answer = (ending.finish)(py)?;
                Err(PyStopIteration::new_err((answer.unbind(),)))
            }
            Err(end) => {
                let Ending { finish, on_cancel } = ending;
                // The request ends before a handler of the log runs.
                drop(finish);
                // Only a cancellation is no `Exception`.
                if let Some(tell) = on_cancel.filter(|_| !end.is_instance_of::<PyException>(py)) {
                    tell(py)?;
                }
                Err(end)
            }
        }
    }
}

/// The error for an answer that is used without `await`.
fn not_awaited(name: &str, use_: impl Fn(&str) -> String) -> PyErr {
    let call = format!("{}(...)", written(name));
    let what = use_(&format!("await {call}"));
    wrong_type(format!("{call} was not awaited: write `{what}`"))
}

/// The name of a call as a user writes it: `museum.artworks.get` of `AsyncMuseum.artworks.get`.
fn written(name: &str) -> String {
    let Some((before, after)) = name.split_once("Async") else {
        return name.to_owned();
    };
    let mut letters = after.chars();
    let first = letters.next().map(|first| first.to_ascii_lowercase());
    let first = first.map(String::from).unwrap_or_default();
    format!("{before}{first}{}", letters.as_str())
}

#[pymethods]
impl CallCoroutine {
    fn __await__(slf: Bound<'_, Self>) -> PyResult<Awaiting> {
        let call = slf.get();
        if call.awaited.swap(true, Ordering::AcqRel) && !call.is_step {
            return Err(wrong_state(
                "cannot await a coroutine that is being awaited or was awaited already",
            ));
        }
        Ok(Awaiting(slf.unbind()))
    }

    // Uses of an answer that was not awaited.

    fn __iter__(&self) -> PyResult<()> {
        let words = |answer: &str| format!("for each in {answer}");
        Err(not_awaited(&self.name, words))
    }

    fn __aiter__(&self) -> PyResult<()> {
        let words = |answer: &str| format!("for each in {answer}");
        Err(not_awaited(&self.name, words))
    }

    fn __getitem__(&self, key: &Bound<'_, PyAny>) -> PyResult<()> {
        let key = key.repr()?.to_string();
        Err(not_awaited(&self.name, |answer| {
            format!("({answer})[{key}]")
        }))
    }

    fn __contains__(&self, value: &Bound<'_, PyAny>) -> PyResult<bool> {
        let value = value.repr()?.to_string();
        Err(not_awaited(&self.name, |answer| {
            format!("{value} in {answer}")
        }))
    }

    fn __len__(&self) -> PyResult<usize> {
        Err(not_awaited(&self.name, |answer| format!("len({answer})")))
    }

    /// A coroutine is true, although it has no length.
    fn __bool__(&self) -> bool {
        true
    }

    fn __getattr__(slf: &Bound<'_, Self>, name: &str) -> PyResult<()> {
        // Tools look these names up on any object.
        if name.starts_with('_') || name.starts_with("cr_") || name.starts_with("gi_") {
            let message = format!("'Call' object has no attribute '{name}'");
            return Err(PyAttributeError::new_err(message));
        }
        let call = format!("{}(...)", written(&slf.get().name));
        Err(PyAttributeError::new_err(format!(
            "{call} was not awaited: write `(await {call}).{name}`"
        )))
    }

    /// Resumes the call; asyncio calls this.
    fn send<'py>(&self, py: Python<'py>, value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        openshelf_decoding::guarded(py, || match self.take() {
            CoroutineState::Unstarted(start) | CoroutineState::Begun(start) => {
                self.begin(py, start, value)
            }
            CoroutineState::Later(start) => {
                // Only asyncio treats the following as a turn for other tasks.
                running_loop(py)?;
                self.put(CoroutineState::Begun(start));
                Ok(py.None().into_bound(py))
            }
            CoroutineState::Ready(value) => Err(PyStopIteration::new_err((value,))),
            CoroutineState::Waiting(iterator, ending) => {
                self.resume(iterator.into_bound(py), ending, value)
            }
            CoroutineState::Finished => Err(wrong_state("cannot reuse already awaited coroutine")),
        })
    }

    /// Raises an error where the call waits; asyncio calls this to cancel.
    #[pyo3(signature = (kind, value=None, traceback=None))]
    fn throw<'py>(
        &self,
        py: Python<'py>,
        kind: &Bound<'py, PyAny>,
        value: Option<&Bound<'py, PyAny>>,
        traceback: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let error = match value {
            Some(value) if value.is_instance_of::<pyo3::exceptions::PyBaseException>() => {
                value.clone()
            }
            Some(value) if !value.is_none() => kind.call1((value,))?,
            _ if kind.is_instance_of::<pyo3::exceptions::PyBaseException>() => kind.clone(),
            _ => kind.call0()?,
        };
        if let Some(traceback) = traceback.filter(|traceback| !traceback.is_none()) {
            error.call_method1("with_traceback", (traceback,))?;
        }
        match self.take() {
            CoroutineState::Waiting(iterator, ending) => {
                self.interrupt(iterator.into_bound(py), ending, &error)
            }
            CoroutineState::Finished => Err(wrong_state("cannot reuse already awaited coroutine")),
            CoroutineState::Unstarted(_)
            | CoroutineState::Later(_)
            | CoroutineState::Begun(_)
            | CoroutineState::Ready(_) => Err(PyErr::from_value(error)),
        }
    }

    /// Stops the call.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        if let CoroutineState::Waiting(iterator, _) = self.take() {
            iterator.bind(py).call_method0("close")?;
        }
        Ok(())
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        // The holder of the lock uses it, so it is not garbage.
        let Ok(state) = self.state.try_lock() else {
            return Ok(());
        };
        match &*state {
            CoroutineState::Ready(value) => visit.call(value),
            CoroutineState::Waiting(iterator, _) => visit.call(iterator),
            CoroutineState::Unstarted(_)
            | CoroutineState::Later(_)
            | CoroutineState::Begun(_)
            | CoroutineState::Finished => Ok(()),
        }
    }

    fn __clear__(&self) {
        // A call that was never awaited holds no Python objects, but must still warn.
        let mut state = lock(&self.state);
        if matches!(
            &*state,
            CoroutineState::Ready(_) | CoroutineState::Waiting(..)
        ) {
            let held = std::mem::replace(&mut *state, CoroutineState::Finished);
            drop(state);
            drop(held);
        }
    }

    #[getter]
    fn __name__(&self) -> &str {
        self.name.rsplit('.').next().unwrap_or(&self.name)
    }

    #[getter]
    fn __qualname__(&self) -> &str {
        &self.name
    }

    fn __repr__(&self) -> String {
        format!("<coroutine {}>", self.name)
    }
}

/// The iterator that `await` uses for the steps of a call.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Awaiting(Py<CallCoroutine>);

#[pymethods]
impl Awaiting {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let none = py.None();
        self.0.get().send(py, none.bind(py))
    }

    fn send<'py>(&self, py: Python<'py>, value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.0.get().send(py, value)
    }

    #[pyo3(signature = (kind, value=None, traceback=None))]
    fn throw<'py>(
        &self,
        py: Python<'py>,
        kind: &Bound<'py, PyAny>,
        value: Option<&Bound<'py, PyAny>>,
        traceback: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.0.get().throw(py, kind, value, traceback)
    }

    fn close(&self, py: Python<'_>) -> PyResult<()> {
        self.0.get().close(py)
    }
}

impl Drop for CallCoroutine {
    fn drop(&mut self) {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        if !matches!(
            state,
            CoroutineState::Unstarted(_) | CoroutineState::Later(_)
        ) {
            return;
        }
        let message = format!("coroutine '{}' was never awaited", self.name);
        Python::attach(|py| {
            preserving_error(py, || {
                let category = py.get_type::<PyRuntimeWarning>();
                let message = std::ffi::CString::new(message)?;
                PyErr::warn(py, &category, &message, 1)
            });
        });
    }
}

/// Runs the Python work of a destructor. A pending error is preserved, and an error of the work itself is
/// printed.
pub fn preserving_error(py: Python<'_>, work: impl FnOnce() -> PyResult<()>) {
    let on_its_way = PyErr::take(py);
    if let Err(error) = work() {
        error.write_unraisable(py, None);
    }
    if let Some(error) = on_its_way {
        error.restore(py);
    }
}
