//! The function `table`: the table of one answer.

use std::sync::Arc;

use openshelf_client::TableOptions;
use openshelf_core::catalog::Operation;
use openshelf_describe::derived;
use openshelf_tables::Asked;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use super::schema::layout;
use crate::bound_call;
use crate::derived::Derived;
use crate::engine::{self, Delivery};
use crate::handle::ClientHandle;
use crate::method::row_of;

/// Returns a function that takes the method's arguments and returns its answer as a table.
///
/// The columns are those of openshelf.schema: they depend only on the operation and on the argument fields.
/// A value that does not fit its column is null there and is kept in the column _unfit; a member without a
/// column is kept in _extra. Time series have a row for each place and day.
///
/// Parameters
/// ----------
/// method : a method of a client, such as disease.totals.countries
/// flatten : bool, default False
///     Whether members of objects become columns with dotted names instead of struct columns.
/// infer : bool, default False
///     Whether members that the operation does not list become columns, of the types of their values,
///     instead of JSON in the column _extra.
///
/// Returns
/// -------
/// a callable with the method's arguments that returns a Table, or a coroutine of one if the method
/// is asynchronous
///
/// Raises
/// ------
/// TypeError
///     If the operation's answer is not JSON, and if method is not a method of a client. When it is
///     called: as the call itself.
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
    // An answer that cannot be a table is refused before the call.
    layout(
        handle.client.service(),
        operation,
        &Asked::default(),
        flatten,
    )?;
    Ok(TableCall {
        handle,
        operation,
        options: TableOptions { flatten, infer },
    })
}

// A function from a method's arguments to a table of its answer; `table` returns it. (A doc comment would hide
// `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct TableCall {
    handle: Arc<ClientHandle>,
    operation: &'static Operation,
    options: TableOptions,
}

impl TableCall {
    fn derived(&self) -> Derived<'_> {
        Derived {
            call: &derived::TABLE,
            handle: &self.handle,
            operation: self.operation,
        }
    }
}

#[pymethods]
impl TableCall {
    /// `__call__` has the signature of the object.
    fn __getattribute__<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyString>,
    ) -> PyResult<Bound<'py, PyAny>> {
        bound_call::attribute(slf.as_any(), name)
    }

    #[pyo3(signature = (*arguments, **named))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        let delivery = Delivery::Table(self.options);
        engine::call_for(py, &self.handle, self.operation, arguments, named, delivery)
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        self.derived().call.name
    }

    #[getter]
    fn __qualname__(&self) -> String {
        self.derived().qualified_name()
    }

    #[getter]
    fn __doc__(&self) -> String {
        self.derived().document()
    }

    /// The result of `inspect.signature`.
    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.derived().signature(py)
    }

    fn __repr__(&self) -> String {
        format!("<openshelf.{}>", self.derived().qualified_name())
    }
}
