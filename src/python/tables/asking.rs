//! A call of paginate's object that gives a table, and how it is awaited.

use std::sync::Arc;

use openshelf_core::call;
use openshelf_paging::Plan;
use openshelf_tables::Asked;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::blueprint::{Manner, layout, provenance};
use super::harvest::{Aim, Harvest, Order};
use super::pipeline::Pipeline;
use super::sinks::Format;
use super::stream::Stream;
use super::table_schema::TableSchema;
use crate::awaited;
use crate::coroutine::{Call, Start};
use crate::errors::refused;
use crate::paginate::{FilePath, Listing, Reader};
use crate::runtime;

/// The arguments of a call of paginate's object.
pub struct Asking<'a, 'py> {
    listing: &'a Arc<Listing>,
    arguments: &'a Bound<'py, PyTuple>,
    named: Option<&'a Bound<'py, PyDict>>,
    manner: Manner,
}

/// The arguments of a call.
pub fn asking<'a, 'py>(
    listing: &'a Arc<Listing>,
    arguments: &'a Bound<'py, PyTuple>,
    named: Option<&'a Bound<'py, PyDict>>,
    flatten: bool,
    infer: bool,
) -> Asking<'a, 'py> {
    Asking {
        listing,
        arguments,
        named,
        manner: Manner { flatten, infer },
    }
}

impl Asking<'_, '_> {
    fn plan(&self, py: Python<'_>) -> PyResult<Plan> {
        let bounds = &self.listing.bounds;
        self.listing.plan(py, self.arguments, self.named, bounds)
    }

    /// Checks everything that can be checked before anything is sent.
    fn order(&self, py: Python<'_>, listing: Arc<Listing>, aim: Aim) -> PyResult<Order> {
        if let Some(path) = &listing.resume {
            return Err(PyValueError::new_err(format!(
                "resume={:?}: it keeps the position of an iterator; a file of a table is resumed by to_parquet(path, ..., resume=True)",
                path.display().to_string()
            )));
        }
        let plan = self.plan(py)?;
        let operation = listing.operation;
        let values = plan.arguments.values.clone();
        let validate = listing.handle.options.validates();
        let bound = call::bind(operation, values, &[], validate);
        let bound = bound.map_err(|error| refused(py, operation, &error))?;
        let given = plan.arguments.values.iter();
        let given = given.map(|(name, value)| (*name, value));
        Ok(Order {
            layout: layout(
                plan.service,
                operation,
                &Asked::of(&bound),
                self.manner.flatten,
            )?,
            is_inferring: self.manner.infer,
            provenance: provenance(plan.service, operation, given),
            listing,
            plan,
            aim,
        })
    }

    pub fn harvest(&self, py: Python<'_>, aim: Aim) -> PyResult<Arc<Harvest>> {
        let listing = self.listing.for_reader(py);
        Ok(Harvest::new(self.order(py, listing, aim)?))
    }

    pub fn file(
        &self,
        py: Python<'_>,
        format: Format,
        path: FilePath,
        resume: bool,
    ) -> PyResult<Arc<Harvest>> {
        let path = path.absolute();
        if resume && self.manner.infer {
            return Err(PyValueError::new_err(
                "infer=True: what comes after a kill must have the columns of what came before; leave infer or resume out",
            ));
        }
        let aim = if resume {
            Aim::Resumed { path }
        } else {
            Aim::File { format, path }
        };
        self.harvest(py, aim)
    }

    pub fn stream(&self, py: Python<'_>) -> PyResult<Arc<Stream>> {
        let order = self.order(py, self.listing.for_reader(py), Aim::Table)?;
        let runtime = runtime::parallel(py)?;
        let service = order.listing.handle.client.service;
        let pipeline = Pipeline::new(
            runtime.clone(),
            service,
            order.layout,
            order.is_inferring,
            order.provenance,
        );
        let reader = Reader::new(runtime, order.listing, order.plan, None, None, None);
        Ok(Stream::new(Arc::new(reader), pipeline, order.is_inferring))
    }

    pub fn schema(&self, py: Python<'_>) -> PyResult<TableSchema> {
        let order = self.order(py, Arc::clone(self.listing), Aim::Table)?;
        let title = self.listing.shown_call(self.arguments, self.named)?;
        Ok(TableSchema::new(Arc::clone(order.layout.schema()), title))
    }
}

/// The steps of a harvest, for a coroutine; each gives nothing before the end.
#[pyclass(module = "openshelf._core", frozen)]
pub struct TableSteps(Arc<Harvest>, &'static str);

#[pymethods]
impl TableSteps {
    fn __call__(&self) -> Call {
        let harvest = Arc::clone(&self.0);
        let start: Start = Box::new(move |py| {
            let own = Arc::clone(&harvest);
            let handle = runtime::parallel(py)?;
            let waiting = awaited::pending(py, async move {
                own.step(handle).await;
                Ok(())
            })?;
            Ok(waiting.then(move |py| match harvest.see(py)? {
                Some(outcome) => Ok(outcome),
                None => Ok(py.None().into_bound(py)),
            }))
        });
        Call::new(self.0.listing().call_name(self.1), start)
    }

    /// Lets go of everything.
    fn close(&self, py: Python<'_>) {
        self.0.give_up(py);
    }
}

/// A coroutine that takes the steps of a harvest.
pub fn coroutine<'py>(
    py: Python<'py>,
    harvest: Arc<Harvest>,
    method: &'static str,
) -> PyResult<Bound<'py, PyAny>> {
    let name = harvest.listing().call_name(method);
    let steps = TableSteps(harvest, method);
    let pagination = py.import("openshelf.pagination")?;
    let coroutine = pagination.call_method1("take_steps", (steps,))?;
    coroutine.setattr("__qualname__", name)?;
    Ok(coroutine)
}
