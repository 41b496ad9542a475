//! An operation that is to be listed, and the arguments of one call of it.

use std::path::PathBuf;
use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::reader::{Reader, Sender};
use crate::engine::{self, Passed};
use crate::errors::refused;
use crate::handle::ClientHandle;
use openshelf_core::call::{self, CallError, Fault, Value};
use openshelf_core::table::{Operation, Paging};
use openshelf_paging::{Bounds, CallArguments, Plan};

/// An operation that is to be listed, and how.
pub struct Listing {
    pub handle: Arc<ClientHandle>,
    pub operation: &'static Operation,
    pub paging: Paging,
    pub bounds: Bounds,
    pub progress: Option<Py<PyAny>>,
    pub resume: Option<PathBuf>,
}

impl Listing {
    /// The bounds of a count, which tells how much there is and not how much is wanted.
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
        let Passed { given, unknown } = engine::passed(self.operation, arguments, named)?;
        self.refuse_places(py, &given)?;
        let validates = self.handle.options.validates();
        let bound = call::bind(self.operation, given.clone(), &unknown, validates)
            .map_err(|error| refused(py, self.operation, &error))?;
        engine::warn_of_ignored(py, &bound)?;
        let given = CallArguments::new(self.operation, given);
        let service = self.handle.client.service;
        Ok(Plan::new(service, self.paging, given, bounds))
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

    pub fn sender(&self) -> Arc<Sender> {
        Arc::new(Sender::new(Arc::clone(&self.handle), self.operation))
    }

    pub fn reader(
        self: &Arc<Self>,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Arc<Reader>> {
        let plan = self.plan(py, arguments, named, &self.bounds)?;
        Ok(Arc::new(Reader::marked(py, Arc::clone(self), plan)?))
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

    pub fn shown(&self, class: &str) -> String {
        format!(
            "<openshelf.{class} {}.{}>",
            self.handle.class_name(),
            self.operation.full_name()
        )
    }
}
