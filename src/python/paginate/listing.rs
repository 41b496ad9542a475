//! The operation and the options of `paginate`. It checks the arguments of a call, and makes its list for the
//! client.

use std::path::PathBuf;
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use crate::arguments::{self, Passed};
use crate::caller::{ContinuedBy, for_caller};
use crate::errors::{refused, wrong_type, wrong_value};
use crate::handle::ClientHandle;
use crate::pickle::reduced_namespace;
use crate::pickled::pickled;

use openshelf_client::lists::{Bounds, Extent, List, ListedCall};
use openshelf_core::call::{Added, CallError, Fault, Value};
use openshelf_core::catalog::{Operation, Paging};
use openshelf_core::printable::printable_line;

/// The operation to list, and the options of `paginate`.
pub struct Listing {
    pub handle: Arc<ClientHandle>,
    pub operation: &'static Operation,
    pub paging: &'static Paging,
    pub bounds: Bounds,
    pub progress: Option<Py<PyAny>>,
    pub resume: Option<PathBuf>,
    /// Which records of the list are read, if it is a slice of a plan.
    pub extent: Option<Extent>,
}

impl Listing {
    /// A copy for one reader.
    ///
    /// Python's garbage collector must find the owner of `progress`, so every listing has one owner: the
    /// object of `paginate`, or a reader.
    pub fn for_reader(&self, py: Python<'_>) -> Arc<Self> {
        self.with_bounds(py, self.bounds)
    }

    /// A copy with other bounds, for another owner.
    pub fn with_bounds(&self, py: Python<'_>, bounds: Bounds) -> Arc<Self> {
        Arc::new(Self {
            handle: Arc::clone(&self.handle),
            operation: self.operation,
            paging: self.paging,
            bounds,
            progress: self.progress.as_ref().map(|own| own.clone_ref(py)),
            resume: self.resume.clone(),
            extent: self.extent.clone(),
        })
    }

    /// Visits what a listing with only this owner holds, for the garbage collector.
    pub fn traverse(self: &Arc<Self>, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        match &self.progress {
            // A concurrent task may hold it, and then it is not garbage.
            Some(progress) if Arc::strong_count(self) == 1 => visit.call(progress),
            _ => Ok(()),
        }
    }

    /// The caller's additions to the requests, which answers may repeat.
    pub fn added(&self) -> &Arc<Added> {
        &self.handle.client.settings.call.added
    }

    /// The bounds of a count: it counts all records, whatever limit the caller set.
    pub fn without_end(&self) -> Bounds {
        Bounds {
            max_records: None,
            max_pages: None,
            ..self.bounds
        }
    }

    /// Checks the arguments of a call as the call itself would.
    pub fn listed(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
        bounds: &Bounds,
    ) -> PyResult<ListedCall> {
        let passed = self.passed(arguments, named)?;
        self.refuse_places(py, &passed.given)?;
        let given = passed.given.clone();
        let bound = arguments::bind(py, &self.handle, self.operation, passed)?;
        arguments::warn(py, &bound)?;
        let listed = self.list(py).listed(given, bounds);
        Ok(listed.within(self.extent.clone().unwrap_or_default()))
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

    /// The call as shown in a log or a notebook: `Museum.artworks.search(q='monet')`.
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
        // An argument may be text from a service, and this is shown on a terminal.
        Ok(printable_line(&call).into_owned())
    }

    /// Rejects arguments that set where a page begins.
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
                    format!("{name}: paginate requests the pages itself; leave {name} out (resume continues from a position)"),
                )
            })
            .collect();
        if faults.is_empty() {
            return Ok(());
        }
        Err(refused(py, self.operation, &CallError::Refused(faults)))
    }

    /// The list for the client crate, which does not depend on Python. Its calls belong to the current span.
    pub fn list(&self, py: Python<'_>) -> List {
        List {
            client: for_caller(py, &self.handle.client, ContinuedBy::Others),
            operation: self.operation,
            paging: self.paging,
            bounds: self.bounds,
            sent: Arc::default(),
        }
    }

    /// Rejects `resume` of `paginate` for a file, whose position is stored beside it.
    pub fn refuse_resume(&self) -> PyResult<()> {
        match &self.resume {
            None => Ok(()),
            Some(path) => Err(wrong_value(format!(
                "resume={:?}: it stores the position of an iterator; to resume a file, use to_jsonl(path, ..., resume=True)",
                path.display().to_string()
            ))),
        }
    }

    /// The name of its coroutines.
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

    /// The error of iterating over a list whose arguments are missing.
    pub fn no_iterator(&self, words: &str) -> PyErr {
        let (class, operation) = (self.handle.class_name(), self.operation.full_name());
        let arguments = match self.needs_arguments() {
            true => "(...)",
            false => "",
        };
        let reason = match self.needs_arguments() {
            true => "pass the arguments of the call first",
            false => "the client is asynchronous",
        };
        wrong_type(format!(
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

    /// The same list, of which only some records are read. The extent is JSON.
    pub fn within(&self, py: Python<'_>, extent: &str) -> PyResult<Arc<Self>> {
        let extent: Extent = serde_json::from_str(extent)
            .map_err(|error| wrong_value(format!("the extent of a slice: {error}")))?;
        let listing = self.with_bounds(py, self.bounds);
        Ok(Arc::new(Self {
            extent: Some(extent),
            ..Arc::into_inner(listing).ok_or_else(|| wrong_value("a list in use"))?
        }))
    }

    /// What `pickle` needs to create the list again.
    pub fn reduced<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let options = PyDict::new(py);
        let bounds = &self.bounds;
        options.set_item("max_records", bounds.max_records)?;
        options.set_item("max_pages", bounds.max_pages)?;
        options.set_item("concurrency", bounds.concurrency)?;
        options.set_item("speculate", bounds.is_speculative)?;
        options.set_item("on_change", bounds.on_change.name())?;
        options.set_item("prove", bounds.prove)?;
        options.set_item("resume", &self.resume)?;
        options.set_item("progress", &self.progress)?;
        let extent = self.extent.as_ref().map(serde_json::to_string);
        let extent = extent
            .transpose()
            .map_err(|error| wrong_value(error.to_string()))?;
        let namespace = reduced_namespace(py, &self.handle, self.operation.group)?;
        pickled(
            py,
            "list",
            (namespace, self.operation.name, options, extent),
        )
    }
}
