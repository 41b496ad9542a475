//! The methods of `Paginated` that return tables.

use openshelf_describe::paginated;
use openshelf_paging::Bounds;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::asking::asking;
use super::stream::Batches;
use super::table_schema::TableSchema;
use crate::paginate::{Paginated, Writing};

#[pymethods]
impl Paginated {
    #[doc = paginated!(Paginated.table)]
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
        asking.in_memory(py)?.run(py)
    }

    #[doc = paginated!(Paginated.batches)]
    #[pyo3(signature = (*arguments, resume=None, flatten=false, infer=false, **named))]
    #[allow(clippy::too_many_arguments)] // They are the keyword arguments of the method.
    fn batches(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        resume: Option<&str>,
        flatten: bool,
        infer: bool,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batches> {
        let asking = asking(&self.0, arguments, named, flatten, infer);
        let call = self.0.shown_call(arguments, named)?;
        Ok(Batches::new(asking.stream(py, resume)?, call))
    }

    #[doc = paginated!(Paginated.schema)]
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

    #[doc = paginated!(Paginated.to_parquet)]
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
            .run(py)
    }

    #[doc = paginated!(Paginated.to_csv)]
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
        asking.csv(py, path.extract()?)?.run(py)
    }

    #[doc = paginated!(Paginated.scan)]
    #[pyo3(signature = (*arguments, flatten=false, **named))]
    fn scan<'py>(
        slf: &Bound<'py, Self>,
        arguments: &Bound<'py, PyTuple>,
        flatten: bool,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let listing = &slf.get().0;
        let asking = asking(listing, arguments, named, flatten, false);
        let schema = asking.schema(py)?;
        let given = PyDict::new(py);
        for (name, value) in listing.named_arguments(arguments, named)? {
            given.set_item(name, value)?;
        }
        let facts = super::scanning::facts(py, listing)?;
        let tables = py.import("openshelf.tables")?;
        tables.call_method1("scan", (slf, given, flatten, schema, facts))
    }

    /// The same list, limited to this many records.
    #[pyo3(name = "_limited")]
    fn limited(&self, py: Python<'_>, max_records: u64) -> Self {
        let listing = &self.0;
        let own = listing.bounds.max_records.unwrap_or(u64::MAX);
        let bounds = Bounds {
            max_records: Some(own.min(max_records.max(1))),
            ..listing.bounds
        };
        Self(listing.with_bounds(py, bounds))
    }
}
