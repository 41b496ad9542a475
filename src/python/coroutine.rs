//! What an asynchronous method returns: a coroutine, as `async def` would give one.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use openshelf_core::locks::lock;
use pyo3::exceptions::{
    PyAttributeError, PyRuntimeError, PyRuntimeWarning, PyStopIteration, PyTypeError,
};
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PySendResult};
use pyo3::{PyTraverseError, PyVisit};

use super::event_loop::running_loop;
use super::once::kept;

/// Begins a call, where and when it is awaited.
pub type Start = Box<dyn for<'py> FnOnce(Python<'py>) -> PyResult<Started<'py>> + Send>;

/// A call that has begun.
pub enum Started<'py> {
    /// It is under way.
    Pending(Pending<'py>),
    /// It is over already.
    Answer(Bound<'py, PyAny>),
}

/// A call that is under way.
pub struct Pending<'py> {
    /// The asyncio future that is done at its end.
    pub future: Bound<'py, PyAny>,
    /// What makes the answer then.
    pub finish: Finish,
}

impl<'py> Pending<'py> {
    /// Makes something else of a call that has ended well, where it was awaited.
    pub fn then(
        self,
        make: impl for<'any> FnOnce(Python<'any>) -> PyResult<Bound<'any, PyAny>> + Send + 'static,
    ) -> Started<'py> {
        let Self { future, finish } = self;
        let finish: Finish = Box::new(move |py| {
            finish(py)?;
            make(py)
        });
        Started::Pending(Self { future, finish })
    }
}

/// Makes the answer of a call that has ended well, where it was awaited; dropped when it is given up.
pub type Finish = Box<dyn for<'py> FnOnce(Python<'py>) -> PyResult<Bound<'py, PyAny>> + Send>;

enum CoroutineState {
    /// Nothing has begun; the function begins it.
    Unstarted(Start),
    /// The same, and others may run before.
    Later(Start),
    /// The same, now that others have run.
    Begun(Start),
    /// The value is there already.
    Ready(Py<PyAny>),
    /// The iterator of the asyncio future.
    Waiting(Py<PyIterator>, Finish),
    Finished,
}

/// The coroutine of one asynchronous call.
///
/// It can be awaited once, and handed to asyncio.run, create_task, gather, wait_for and TaskGroup.
/// Cancelling it drops the request and frees its connection.
#[pyclass(module = "openshelf._core", name = "Call", frozen)]
pub struct CallCoroutine {
    state: Mutex<CoroutineState>,
    /// Somebody has it in an `await`; a second one would take what the first one waits for.
    awaited: AtomicBool,
    /// It is the step of an iterator.
    is_step: bool,
    name: Cow<'static, str>,
}

impl CallCoroutine {
    /// A call that begins when it is first awaited.
    pub fn new(name: impl Into<Cow<'static, str>>, start: Start) -> Self {
        Self::with(name.into(), CoroutineState::Unstarted(start))
    }

    /// A call that has its value.
    pub fn ready(name: impl Into<Cow<'static, str>>, value: Py<PyAny>) -> Self {
        Self::with(name.into(), CoroutineState::Ready(value))
    }

    /// A call that lets the event loop run once before it begins.
    pub fn later(name: impl Into<Cow<'static, str>>, start: Start) -> Self {
        Self::with(name.into(), CoroutineState::Later(start))
    }

    /// The same call as the step of an iterator, which may be asked for itself again and again:
    /// `anext` with a default does that before it sends.
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
        let (future, finish) = match start(py)? {
            Started::Pending(Pending { future, finish }) => (future, finish),
            Started::Answer(answer) => {
                return Err(PyStopIteration::new_err((answer.unbind(),)));
            }
        };
        let iterator = future.call_method0(kept!(py, "__await__"))?;
        let iterator = iterator.cast_into::<PyIterator>()?;
        self.resume(iterator, finish, value)
    }

    /// Goes on with the iterator of the future; it stays the one to ask until it ends.
    fn resume<'py>(
        &self,
        iterator: Bound<'py, PyIterator>,
        finish: Finish,
        value: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match iterator.send(value)? {
            PySendResult::Next(step) => {
                self.put(CoroutineState::Waiting(iterator.unbind(), finish));
                Ok(step)
            }
            PySendResult::Return(_) => {
                let answer = finish(value.py())?;
                Err(PyStopIteration::new_err((answer.unbind(),)))
            }
        }
    }

    /// Raises an error in the iterator of the future, which may go on all the same.
    fn interrupt<'py>(
        &self,
        iterator: Bound<'py, PyIterator>,
        finish: Finish,
        error: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = error.py();
        match iterator.call_method1(kept!(py, "throw"), (error,)) {
            Ok(step) => {
                self.put(CoroutineState::Waiting(iterator.unbind(), finish));
                Ok(step)
            }
            Err(end) if end.is_instance_of::<PyStopIteration>(py) => {
                let answer = finish(py)?;
                Err(PyStopIteration::new_err((answer.unbind(),)))
            }
            Err(end) => Err(end),
        }
    }
}

/// The error of an answer that is used before it is there.
fn not_awaited(name: &str, use_: impl Fn(&str) -> String) -> PyErr {
    let call = format!("{}(...)", written(name));
    let what = use_(&format!("await {call}"));
    PyTypeError::new_err(format!("{call} was not awaited: write `{what}`"))
}

/// The name of a call as somebody writes it: `museum.artworks.get` of `AsyncMuseum.artworks.get`.
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
            return Err(PyRuntimeError::new_err(
                "cannot await a coroutine that is or was awaited already",
            ));
        }
        Ok(Awaiting(slf.unbind()))
    }

    // What somebody does with an answer who forgot to await it.

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
        // Tools ask any object for such names.
        if name.starts_with('_') || name.starts_with("cr_") || name.starts_with("gi_") {
            let message = format!("'Call' object has no attribute '{name}'");
            return Err(PyAttributeError::new_err(message));
        }
        let call = format!("{}(...)", written(&slf.get().name));
        Err(PyAttributeError::new_err(format!(
            "{call} was not awaited: write `(await {call}).{name}`"
        )))
    }

    /// Goes on; asyncio calls it.
    fn send<'py>(&self, py: Python<'py>, value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        match self.take() {
            CoroutineState::Unstarted(start) | CoroutineState::Begun(start) => {
                self.begin(py, start, value)
            }
            CoroutineState::Later(start) => {
                // Only asyncio takes what follows for a turn of the others.
                running_loop(py)?;
                self.put(CoroutineState::Begun(start));
                Ok(py.None().into_bound(py))
            }
            CoroutineState::Ready(value) => Err(PyStopIteration::new_err((value,))),
            CoroutineState::Waiting(iterator, finish) => {
                self.resume(iterator.into_bound(py), finish, value)
            }
            CoroutineState::Finished => Err(PyRuntimeError::new_err(
                "cannot reuse already awaited coroutine",
            )),
        }
    }

    /// Raises an error where the call waits; asyncio calls it to cancel.
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
            CoroutineState::Waiting(iterator, finish) => {
                self.interrupt(iterator.into_bound(py), finish, &error)
            }
            CoroutineState::Finished => Err(PyRuntimeError::new_err(
                "cannot reuse already awaited coroutine",
            )),
            CoroutineState::Unstarted(_)
            | CoroutineState::Later(_)
            | CoroutineState::Begun(_)
            | CoroutineState::Ready(_) => Err(PyErr::from_value(error)),
        }
    }

    /// Ends the call where it is.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        if let CoroutineState::Waiting(iterator, _) = self.take() {
            iterator.bind(py).call_method0("close")?;
        }
        Ok(())
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        // Who holds the lock works with it, so that it is no rubbish.
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
        // What was never awaited has nothing of Python, and still has to say so.
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

/// What `await` asks for the steps of a call.
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

/// Does what a destructor has to do in Python, which may run while an error is on its way: that one
/// goes on, and an error of the work itself is shown.
pub fn preserving_error(py: Python<'_>, work: impl FnOnce() -> PyResult<()>) {
    let on_its_way = PyErr::take(py);
    if let Err(error) = work() {
        error.write_unraisable(py, None);
    }
    if let Some(error) = on_its_way {
        error.restore(py);
    }
}
