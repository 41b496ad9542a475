//! The methods of a list that make tables.

use std::sync::Arc;

use openshelf_client::ClientError;
use openshelf_client::lists::{ListedCall, ResumePoint};
use openshelf_client::saving::{BatchPipeline, Destination, SaveRequest, TableFormat};
use openshelf_client::tables::{Money, TableOptions, TableRequest, columns_text};
use openshelf_describe::namespace::Mode;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::money::options;
use super::partitions::partitions;
use super::scanning;
use super::separator::separator;
use super::stream::{BatchSteps, Batches, Stream};
use super::table::Table;
use super::table_schema::TableSchema;
use crate::errors::{no_table, refused, wrong_state, wrong_type, wrong_value};
use crate::paginate::{
    ListCall, ListSaving, Listing, Reader, ToPython, to_py_err, warn_ended, written_rows,
};
use crate::runtime;

/// A call that makes a table.
struct TableCall<'a, 'py> {
    call: &'a ListCall<'py>,
    listing: &'a Arc<Listing>,
    options: TableOptions,
}

impl<'a, 'py> TableCall<'a, 'py> {
    fn new(call: &'a ListCall<'py>) -> PyResult<Self> {
        let (flatten, infer) = (call.flag("flatten")?, call.flag("infer")?);
        let money = word(call)?;
        Ok(Self {
            call,
            listing: &call.listing,
            options: options(flatten, infer, &money)?,
        })
    }

    /// Checks everything that can be checked before anything is sent.
    fn table(&self) -> PyResult<(ListedCall, TableRequest)> {
        let (py, listing) = (self.call.py(), self.listing);
        if let Some(path) = &listing.resume {
            return Err(wrong_value(format!(
                "resume={:?}: it stores the position of an iterator; to resume a file of a table, use to_parquet(path, ..., resume=True), and for batches, batches(..., resume=position)",
                path.display().to_string()
            )));
        }
        let listed = self.call.listed(&listing.bounds)?;
        let table = listing.handle.client.table_request(&listed, self.options);
        let table = table.map_err(|error| match error {
            ClientError::Arguments(error) => refused(py, listing.operation, &error),
            ClientError::Table(error) => no_table(listing.operation, &error),
            other => wrong_state(other.to_string()),
        })?;
        Ok((listed, table))
    }

    /// Saves the records to a destination, now or when its coroutine is awaited.
    fn save(
        &self,
        destination: impl FnOnce(TableRequest) -> Destination,
        to_python: ToPython,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (py, listing) = (self.call.py(), self.listing);
        let (listed, table) = self.table()?;
        let request = SaveRequest {
            list: listing.list(py),
            listed,
            destination: destination(table),
        };
        let saving = ListSaving::new(listing.for_reader(py), request, to_python);
        saving.outcome(py, self.call.name())
    }

    /// The pages and the batches made from them, from a position on, or from the beginning.
    fn stream(&self, resume: Option<&str>) -> PyResult<Arc<Stream>> {
        let py = self.call.py();
        let (listed, table) = self.table()?;
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
        if origin.as_ref().is_some_and(|origin| origin.ended.is_some()) {
            let place = "the position of batches is the end of the list";
            warn_ended(py, self.listing, place, "leave resume out")?;
        }
        let place = ResumePoint::new(identity, &listed, origin.as_ref());
        let log = Some(place.key_log());
        let runtime = runtime::for_list(py, self.listing.handle.mode)?;
        let pipeline = BatchPipeline::new(runtime.handle().clone(), table);
        let listing = self.listing.for_reader(py);
        let reader = Reader::begun(py, listing, listed, origin, log, None)?;
        Ok(Stream::new(Arc::new(reader), pipeline, is_inferring, place))
    }
}

/// What columns of amounts of money hold, as the caller says it.
fn word(call: &ListCall<'_>) -> PyResult<String> {
    match call.option("money") {
        None => Ok(Money::default().name().to_owned()),
        Some(word) => word
            .extract()
            .map_err(|_| wrong_type("money: expected 'float' or 'decimal', which is a str")),
    }
}

/// All records as a table.
pub fn table<'py>(call: &ListCall<'py>) -> PyResult<Bound<'py, PyAny>> {
    TableCall::new(call)?.save(Destination::Memory, |py, content| {
        Ok(Table::new(content).into_pyobject(py)?.into_any())
    })
}

/// The batches, for a loop or for libraries that read Arrow streams.
pub fn batches<'py>(call: &ListCall<'py>) -> PyResult<Bound<'py, PyAny>> {
    let py = call.py();
    let resume: Option<String> = match call.option("resume") {
        None => None,
        Some(position) => Some(position.extract().map_err(|_| {
            wrong_type("resume: expected a position of batches, which is a str, or None")
        })?),
    };
    let stream = TableCall::new(call)?.stream(resume.as_deref())?;
    match call.listing.handle.mode {
        Mode::Sync => {
            let batches = Batches::new(stream, call.shown()?);
            Ok(batches.into_pyobject(py)?.into_any())
        }
        Mode::Async => {
            let pagination = py.import("openshelf.pagination")?;
            pagination.call_method1("AsyncBatches", (BatchSteps(stream),))
        }
    }
}

/// The columns of the table.
pub fn schema(call: &ListCall<'_>) -> PyResult<TableSchema> {
    let (_, table) = TableCall::new(call)?.table()?;
    Ok(TableSchema::new(
        Arc::clone(table.layout.schema()),
        call.shown()?,
    ))
}

/// All records as a Parquet file, which can be resumed after a kill, or as a folder of them.
pub fn to_parquet<'py>(call: &ListCall<'py>) -> PyResult<Bound<'py, PyAny>> {
    let own = TableCall::new(call)?;
    let (path, resume) = (call.path()?.absolute(), call.flag("resume")?);
    let format = TableFormat::Parquet;
    if let Some(columns) = call.option("partition_by") {
        if resume {
            return Err(wrong_value(
                "resume=True: a folder that partition_by divides cannot be resumed; leave one of them out",
            ));
        }
        let (_, table) = own.table()?;
        let columns = partitions(columns, table.layout.schema(), Some(call.listing.operation))?;
        let destination = |table| Destination::PartitionedParquet {
            table,
            path,
            columns,
        };
        return own.save(destination, written_rows);
    }
    if resume && own.options.infer {
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
    own.save(destination, written_rows)
}

/// All records as a CSV file.
pub fn to_csv<'py>(call: &ListCall<'py>) -> PyResult<Bound<'py, PyAny>> {
    let own = TableCall::new(call)?;
    let path = call.path()?.absolute();
    let format = TableFormat::Csv(separator(call.option("separator"), &path)?);
    own.save(
        |table| Destination::TableFile {
            table,
            format,
            path,
        },
        written_rows,
    )
}

/// A lazy frame of polars.
pub fn scan<'py>(call: &ListCall<'py>) -> PyResult<Bound<'py, PyAny>> {
    let (py, listing) = (call.py(), &call.listing);
    let schema = schema(call)?;
    let given = PyDict::new(py);
    for (name, value) in listing.named_arguments(&call.arguments, call.named.as_ref())? {
        given.set_item(name, value)?;
    }
    let facts = scanning::facts(py, listing)?;
    let options = PyDict::new(py);
    options.set_item("flatten", call.flag("flatten")?)?;
    options.set_item("money", word(call)?)?;
    let tables = py.import("openshelf.tables")?;
    tables.call_method1("scan", (&call.list, given, options, schema, facts))
}
