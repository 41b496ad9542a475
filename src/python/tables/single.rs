//! The table of one answer.

use std::sync::Arc;

use openshelf_core::call::Arguments;
use openshelf_core::table::{Operation, Service};
use openshelf_tables::{Asked, BatchBuilder, Layout, Provenance, TableError};
use openshelf_transport::{Reply, VERSION};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::schema::layout;
use super::sinks::Known;
use super::table::Table;
use crate::engine::{self, Delivery};
use crate::handle::ClientHandle;
use crate::prepare::row_of;
use crate::raw_answer::{licence, retrieved};

/// Gives a function that takes the method's arguments and returns its answer as a table.
///
/// The columns are those of openshelf.schema: they follow from the operation and from the argument
/// fields alone. A value that does not fit its column is null there and stands in the column _unfit; a
/// member that has no column stands in _extra. Time series have a row for each place and day.
///
/// Parameters
/// ----------
/// method : a method of a client, such as disease.totals.countries
/// flatten : bool, default False
///     Members of objects are columns with dotted names instead of members of struct columns.
/// infer : bool, default False
///     Members that the operation's row does not know are columns of the types that their values have,
///     instead of JSON in the column _extra.
///
/// Returns
/// -------
/// a callable with the method's arguments that returns a Table, or a coroutine of one where the method
/// is asynchronous
///
/// Raises
/// ------
/// TypeError
///     When the operation's answer is no JSON, and when what was given is no method of a client. When it
///     is called: as the call itself.
/// ArgumentError, StatusError, ConnectError, RequestTimeoutError, DecodeError
///     When it is called: as the call itself would.
///
/// Examples
/// --------
/// >>> openshelf.table(disease.totals.countries)(sort="cases").to_polars()
#[pyfunction]
#[pyo3(signature = (method, *, flatten=false, infer=false))]
pub fn table(method: &Bound<'_, PyAny>, flatten: bool, infer: bool) -> PyResult<TableCall> {
    let (handle, operation) = row_of(method)?;
    // What has no table is refused before anything is called.
    layout(handle.client.service, operation, &Asked::default(), flatten)?;
    Ok(TableCall {
        handle,
        operation,
        manner: Manner { flatten, infer },
    })
}

/// How a table is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Manner {
    pub flatten: bool,
    pub infer: bool,
}

/// A method's arguments to a table of its answer; made by `table`.
#[pyclass(module = "openshelf._core", frozen)]
pub struct TableCall {
    handle: Arc<ClientHandle>,
    operation: &'static Operation,
    manner: Manner,
}

#[pymethods]
impl TableCall {
    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        let delivery = Delivery::Table(self.manner);
        engine::call_for(py, &self.handle, self.operation, arguments, named, delivery)
    }

    fn __repr__(&self) -> String {
        let (class, operation) = (self.handle.class_name(), self.operation.full_name());
        format!("<openshelf.table({class}.{operation})>")
    }
}

/// What an answer is to be made into.
#[derive(Clone)]
pub struct Blueprint {
    service: &'static Service,
    layout: Arc<Layout>,
    is_inferring: bool,
    provenance: Provenance,
}

impl Blueprint {
    /// The columns of a call, and what is known of it before it is sent.
    pub fn new(service: &'static Service, arguments: &Arguments, manner: Manner) -> PyResult<Self> {
        let operation = arguments.operation;
        let given = arguments.iter().filter(|argument| argument.given);
        let given = given.map(|argument| (argument.parameter.name, &argument.value));
        Ok(Self {
            service,
            layout: layout(service, operation, &Asked::of(arguments), manner.flatten)?,
            is_inferring: manner.infer,
            provenance: provenance(service, operation, given),
        })
    }

    /// Makes the table of an answer; takes its time, and no Python.
    pub fn make(self, reply: &Reply) -> Result<Table, TableError> {
        let mut builder = BatchBuilder::new(&self.layout);
        builder.push_body(&reply.body)?;
        let (mut batch, counts) = builder.finish()?;
        let mut layout = self.layout;
        if self.is_inferring {
            (layout, batch) = layout.infer(&batch)?;
        }
        let mut provenance = self.provenance;
        provenance.licence = licence(self.service, &reply.body);
        let moment = retrieved(reply.cache_status).to_string();
        provenance.add_answer(&reply.url, &moment);
        let known = Known::of(&counts, provenance);
        Ok(Table::new(layout.schema(), vec![batch], known))
    }
}

/// What is known of a call before it has an answer.
pub fn provenance<'a>(
    service: &Service,
    operation: &Operation,
    given: impl Iterator<Item = (&'a str, &'a openshelf_core::call::Value)>,
) -> Provenance {
    let arguments = given
        .filter(|(_, value)| !value.is_null())
        .map(|(name, value)| {
            (
                name.to_owned(),
                serde_json::to_value(value).unwrap_or_default(),
            )
        })
        .collect();
    Provenance::of_call(service, operation, arguments, VERSION)
}
