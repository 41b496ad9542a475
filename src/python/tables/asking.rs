//! The calls of `Paginated` that make tables: arguments and checks.

use std::sync::Arc;

use openshelf_client::{
    BatchPipeline, Destination, SaveRequest, TableFormat, TableOptions, TableRequest, columns_text,
};
use openshelf_core::call;
use openshelf_paging::{ListedCall, Place};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::partitions::partitions;
use super::stream::Stream;
use super::table::Table;
use super::table_schema::TableSchema;
use crate::errors::{no_table, refused, wrong_value};
use crate::paginate::{FilePath, ListSaving, Listing, Reader, ToPython, to_py_err, written_rows};
use crate::runtime;

/// The arguments of a call of a `Paginated` method.
pub struct Asking<'a, 'py> {
    listing: &'a Arc<Listing>,
    arguments: &'a Bound<'py, PyTuple>,
    named: Option<&'a Bound<'py, PyDict>>,
    options: TableOptions,
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
        options: TableOptions { flatten, infer },
    }
}

impl Asking<'_, '_> {
    fn listed(&self, py: Python<'_>) -> PyResult<ListedCall> {
        let bounds = &self.listing.bounds;
        self.listing.listed(py, self.arguments, self.named, bounds)
    }

    /// Checks everything that can be checked before anything is sent.
    fn table(&self, py: Python<'_>) -> PyResult<(ListedCall, TableRequest)> {
        let listing = self.listing;
        if let Some(path) = &listing.resume {
            return Err(wrong_value(format!(
                "resume={:?}: it stores the position of an iterator; to resume a file of a table, use to_parquet(path, ..., resume=True), and for batches, batches(..., resume=position)",
                path.display().to_string()
            )));
        }
        let listed = self.listed(py)?;
        let operation = listing.operation;
        let values = listed.arguments.values.clone();
        let validate = listing.handle.client.settings.validates();
        let bound = call::bind(operation, values, &[], validate);
        let bound = bound.map_err(|error| refused(py, operation, &error))?;
        let given = listed.arguments.values.iter();
        let given = given.map(|(name, value)| (*name, value));
        let table = TableRequest::new(listed.service, &bound, given, self.options);
        let table = table.map_err(|error| no_table(operation, &error))?;
        Ok((listed, table))
    }

    fn saving(
        &self,
        py: Python<'_>,
        destination: impl FnOnce(TableRequest) -> Destination,
        to_python: ToPython,
    ) -> PyResult<Arc<ListSaving>> {
        let (listed, table) = self.table(py)?;
        let request = SaveRequest {
            list: self.listing.list(py),
            listed,
            destination: destination(table),
        };
        let listing = self.listing.for_reader(py);
        Ok(ListSaving::new(listing, request, to_python))
    }

    /// All records as a table.
    pub fn in_memory(&self, py: Python<'_>) -> PyResult<Arc<ListSaving>> {
        self.saving(py, Destination::Memory, |py, content| {
            Ok(Table::new(content).into_pyobject(py)?.into_any())
        })
    }

    /// All records as a CSV file.
    pub fn csv(&self, py: Python<'_>, path: FilePath) -> PyResult<Arc<ListSaving>> {
        let (format, path) = (TableFormat::Csv, path.absolute());
        self.saving(
            py,
            |table| Destination::TableFile {
                table,
                format,
                path,
            },
            written_rows,
        )
    }

    /// All records as a Parquet file, which can be resumed after a kill.
    pub fn parquet(
        &self,
        py: Python<'_>,
        path: FilePath,
        resume: bool,
        partition_by: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Arc<ListSaving>> {
        let (format, path) = (TableFormat::Parquet, path.absolute());
        if let Some(columns) = partition_by {
            if resume {
                return Err(wrong_value(
                    "resume=True: a folder that partition_by divides cannot be resumed; leave one of them out",
                ));
            }
            let (_, table) = self.table(py)?;
            let columns = partitions(columns, table.layout.schema())?;
            let destination = |table| Destination::PartitionedParquet {
                table,
                path,
                columns,
            };
            return self.saving(py, destination, written_rows);
        }
        if resume && self.options.infer {
            return Err(wrong_value(
                "infer=True: a resumed file must keep its columns; leave infer or resume out",
            ));
        }
        let destination = |table| match resume {
            true => Destination::ResumedParquet { table, path },
            false => Destination::TableFile {
                table,
                format,
                path,
            },
        };
        self.saving(py, destination, written_rows)
    }

    /// The batches from a position on, or from the beginning.
    pub fn stream(&self, py: Python<'_>, resume: Option<&str>) -> PyResult<Arc<Stream>> {
        let (listed, table) = self.table(py)?;
        let is_inferring = table.is_inferring;
        if resume.is_some() && is_inferring {
            return Err(wrong_value(
                "infer=True: resumed batches must keep their columns; leave infer or resume out",
            ));
        }
        // Batches with other columns belong to another table.
        let columns = columns_text(table.layout.schema().fields());
        let identity = self.listing.list(py).identity(&listed).of_output(&columns);
        let origin = resume.map(|text| identity.origin(text)).transpose();
        let origin = origin.map_err(|error| to_py_err(py, self.listing, error.into()))?;
        let place = Place::new(identity, &listed, origin.as_ref());
        let log = Some(place.key_log());
        let runtime = runtime::for_list(py, self.listing.handle.mode)?;
        let pipeline = BatchPipeline::new(runtime.handle().clone(), table);
        let listing = self.listing.for_reader(py);
        let reader = Reader::begun(py, listing, listed, origin, log, None)?;
        Ok(Stream::new(Arc::new(reader), pipeline, is_inferring, place))
    }

    pub fn schema(&self, py: Python<'_>) -> PyResult<TableSchema> {
        let (_, table) = self.table(py)?;
        let title = self.listing.shown_call(self.arguments, self.named)?;
        Ok(TableSchema::new(Arc::clone(table.layout.schema()), title))
    }
}
