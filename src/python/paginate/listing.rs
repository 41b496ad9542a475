//! An operation that is to be listed, and the arguments of one call of it.

use std::path::PathBuf;
use std::sync::Arc;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use crate::arguments::{self, Passed};
use crate::errors::refused;
use crate::handle::ClientHandle;
use openshelf_client::List;
use openshelf_core::call::{Added, CallError, Fault, Value};
use openshelf_core::catalog::{Operation, Paging};
use openshelf_core::printable::printable_line;
use openshelf_paging::{Bounds, Plan};

/// An operation that is to be listed, and how.
pub struct Listing {
    pub handle: Arc<ClientHandle>,
    pub operation: &'static Operation,
    pub paging: &'static Paging,
    pub bounds: Bounds,
    pub progress: Option<Py<PyAny>>,
    pub resume: Option<PathBuf>,
}

impl Listing {
    /// The same for one reader of its own.
    ///
    /// Python's collector has to find the owner of `progress`, so that every listing has one: the
    /// object of `paginate`, or a reader.
    pub fn for_reader(&self, py: Python<'_>) -> Arc<Self> {
        self.with_bounds(py, self.bounds)
    }

    /// The same within other bounds, for an owner of its own.
    pub fn with_bounds(&self, py: Python<'_>, bounds: Bounds) -> Arc<Self> {
        Arc::new(Self {
            handle: Arc::clone(&self.handle),
            operation: self.operation,
            paging: self.paging,
            bounds,
            progress: self.progress.as_ref().map(|own| own.clone_ref(py)),
            resume: self.resume.clone(),
        })
    }

    /// Shows the collector what a listing holds that has this owner alone.
    pub fn traverse(self: &Arc<Self>, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        match &self.progress {
            // What runs beside may hold it, and then it is no rubbish.
            Some(progress) if Arc::strong_count(self) == 1 => visit.call(progress),
            _ => Ok(()),
        }
    }

    /// What the caller added to the requests, which answers may repeat.
    pub fn added(&self) -> &Arc<Added> {
        &self.handle.client.settings.call.added
    }

    /// The bounds of a count, which says how much there is and not how much is wanted.
    pub fn without_end(&self) -> Bounds {
        Bounds {
            max_records: None,
            max_pages: None,
            ..self.bounds
        }
    }

    /// Checks the arguments of a call as the call itself would, and makes a plan of them.
    pub fn plan(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
        bounds: &Bounds,
    ) -> PyResult<Plan> {
        let passed = self.passed(arguments, named)?;
        self.refuse_places(py, &passed.given)?;
        let given = passed.given.clone();
        let bound = arguments::bind(py, &self.handle, self.operation, passed)?;
        arguments::warn(py, &bound)?;
        Ok(self.list().plan(given, bounds))
    }

    fn passed(
        &self,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Passed> {
        let service = self.handle.client.service();
        arguments::passed(service, self.operation, arguments, named)
    }

    /// Every argument of a call by its name, as Python passed it.
    pub fn named_arguments<'py>(
        &self,
        arguments: &Bound<'py, PyTuple>,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Vec<(String, Bound<'py, PyAny>)>> {
        let names = self.operation.required().map(|each| each.name.to_owned());
        let mut all: Vec<_> = names.zip(arguments.iter()).collect();
        for (name, value) in named.into_iter().flat_map(|named| named.iter()) {
            all.push((name.extract()?, value));
        }
        Ok(all)
    }

    /// The call as a reader of a log or a notebook knows it: `Museum.artworks.search(q='monet')`.
    pub fn shown_call(
        &self,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<String> {
        let passed = self.passed(arguments, named)?;
        let given: Vec<String> = passed
            .given
            .iter()
            .map(|(name, value)| format!("{name}={}", value.shown()))
            .collect();
        let (class, operation) = (self.handle.class_name(), self.operation.full_name());
        let call = format!("{class}.{operation}({})", given.join(", "));
        // An argument may be a text of a service's, and what is shown goes to a terminal.
        Ok(printable_line(&call).into_owned())
    }

    /// Where a page begins is not the caller's to say.
    fn refuse_places(&self, py: Python<'_>, given: &[(&'static str, Value)]) -> PyResult<()> {
        let own = |name: &str| name == self.paging.page || self.paging.places.contains(&name);
        let faults: Vec<Fault> = given
            .iter()
            .filter(|(name, value)| own(name) && !value.is_null())
            .map(|(name, value)| {
                Fault::sentence(
                    name,
                    value.shown(),
                    "nothing".to_owned(),
                    format!("{name}: paginate turns the pages itself; leave {name} out (resume goes on from a position)"),
                )
            })
            .collect();
        if faults.is_empty() {
            return Ok(());
        }
        Err(refused(py, self.operation, &CallError::Refused(faults)))
    }

    /// The same for the client, which knows no Python.
    pub fn list(&self) -> List {
        List {
            client: self.handle.client.clone(),
            operation: self.operation,
            paging: self.paging,
            bounds: self.bounds,
        }
    }

    /// A file has its position beside it and none of its own.
    pub fn refuse_resume(&self) -> PyResult<()> {
        match &self.resume {
            None => Ok(()),
            Some(path) => Err(PyValueError::new_err(format!(
                "resume={:?}: it keeps the position of an iterator; a file is resumed by to_jsonl(path, ..., resume=True)",
                path.display().to_string()
            ))),
        }
    }

    /// What a coroutine of it is called.
    pub fn call_name(&self, method: &str) -> String {
        format!(
            "paginate({}.{}).{method}",
            self.handle.class_name(),
            self.operation.full_name()
        )
    }

    /// Whether a call needs arguments.
    pub fn needs_arguments(&self) -> bool {
        self.operation.required().next().is_some()
    }

    /// The error of a loop over it: its arguments come first.
    pub fn no_iterator(&self, words: &str) -> PyErr {
        let (class, operation) = (self.handle.class_name(), self.operation.full_name());
        let arguments = match self.needs_arguments() {
            true => "(...)",
            false => "",
        };
        let reason = match self.needs_arguments() {
            true => "the arguments of the call come first",
            false => "the client is asynchronous",
        };
        PyTypeError::new_err(format!(
            "{reason}: write `{words} paginate({class}.{operation}){arguments}`"
        ))
    }

    pub fn shown(&self, class: &str) -> String {
        format!(
            "<openshelf.{class} {}.{}>",
            self.handle.class_name(),
            self.operation.full_name()
        )
    }
}
