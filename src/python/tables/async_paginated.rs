//! The methods of `AsyncPaginated` that return tables.

use openshelf_describe::paginated;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::asking::asking;
use super::stream::BatchSteps;
use super::table_schema::TableSchema;
use crate::paginate::{AsyncPaginated, FilePath};

#[pymethods]
impl AsyncPaginated {
    #[doc = paginated!(AsyncPaginated.table)]
    #[pyo3(signature = (*arguments, flatten=false, infer=false, **named))]
    fn table<'py>(
        &self,
        py: Python<'py>,
        arguments: &Bound<'py, PyTuple>,
        flatten: bool,
        infer: bool,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let asking = asking(&self.0, arguments, named, flatten, infer);
        asking.in_memory(py)?.coroutine(py, "table")
    }

    #[doc = paginated!(AsyncPaginated.batches)]
    #[pyo3(signature = (*arguments, resume=None, flatten=false, infer=false, **named))]
    #[allow(clippy::too_many_arguments)] // They are the keyword arguments of the method.
    fn batches<'py>(
        &self,
        py: Python<'py>,
        arguments: &Bound<'py, PyTuple>,
        resume: Option<&str>,
        flatten: bool,
        infer: bool,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let asking = asking(&self.0, arguments, named, flatten, infer);
        let steps = BatchSteps(asking.stream(py, resume)?);
        let pagination = py.import("openshelf.pagination")?;
        pagination.call_method1("AsyncBatches", (steps,))
    }

    #[doc = paginated!(AsyncPaginated.schema)]
    #[pyo3(signature = (*arguments, flatten=false, **named))]
    fn schema(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        flatten: bool,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<TableSchema> {
        let asking = asking(&self.0, arguments, named, flatten, false);
        asking.schema(py)
    }

    #[doc = paginated!(AsyncPaginated.to_parquet)]
    #[pyo3(signature = (path, *arguments, resume=false, flatten=false, infer=false, **named))]
    #[allow(clippy::too_many_arguments)] // They are the keyword arguments of the method.
    fn to_parquet<'py>(
        &self,
        py: Python<'py>,
        path: FilePath,
        arguments: &Bound<'py, PyTuple>,
        resume: bool,
        flatten: bool,
        infer: bool,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let asking = asking(&self.0, arguments, named, flatten, infer);
        asking
            .parquet(py, path, resume)?
            .coroutine(py, "to_parquet")
    }

    #[doc = paginated!(AsyncPaginated.to_csv)]
    #[pyo3(signature = (path, *arguments, flatten=false, infer=false, **named))]
    fn to_csv<'py>(
        &self,
        py: Python<'py>,
        path: FilePath,
        arguments: &Bound<'py, PyTuple>,
        flatten: bool,
        infer: bool,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let asking = asking(&self.0, arguments, named, flatten, infer);
        asking.csv(py, path)?.coroutine(py, "to_csv")
    }
}
