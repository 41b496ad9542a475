//! The methods of `AsyncPaginated` that return tables.

use openshelf_describe::paginated;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::asking::asking;
use super::stream::BatchSteps;
use super::table_schema::TableSchema;
use crate::paginate::{AsyncPaginated, Writing};

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
    #[pyo3(signature = (path, *arguments, resume=false, flatten=false, infer=false, partition_by=None, **named))]
    #[allow(clippy::too_many_arguments)] // They are the keyword arguments of the method.
    fn to_parquet<'py>(
        slf: &Bound<'py, Self>,
        path: &Bound<'py, PyAny>,
        arguments: &Bound<'py, PyTuple>,
        resume: bool,
        flatten: bool,
        infer: bool,
        partition_by: Option<&Bound<'py, PyAny>>,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let writing = Writing::new(slf, "to_parquet", path).with(arguments, named)?;
        let writing = writing
            .option("resume", resume)?
            .option("flatten", flatten)?;
        let writing = writing
            .option("infer", infer)?
            .option("partition_by", partition_by)?;
        if let Some(written) = writing.at_address()? {
            return Ok(written);
        }
        let asking = asking(&slf.get().0, arguments, named, flatten, infer);
        asking
            .parquet(py, path.extract()?, resume, partition_by)?
            .coroutine(py, "to_parquet")
    }

    #[doc = paginated!(AsyncPaginated.to_csv)]
    #[pyo3(signature = (path, *arguments, flatten=false, infer=false, **named))]
    fn to_csv<'py>(
        slf: &Bound<'py, Self>,
        path: &Bound<'py, PyAny>,
        arguments: &Bound<'py, PyTuple>,
        flatten: bool,
        infer: bool,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let writing = Writing::new(slf, "to_csv", path).with(arguments, named)?;
        let writing = writing.option("flatten", flatten)?.option("infer", infer)?;
        if let Some(written) = writing.at_address()? {
            return Ok(written);
        }
        let asking = asking(&slf.get().0, arguments, named, flatten, infer);
        asking.csv(py, path.extract()?)?.coroutine(py, "to_csv")
    }
}
