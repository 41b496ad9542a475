//! The functions `read_zip` and `scan_zip`: the tables of a downloaded archive.

use std::sync::{Arc, Mutex};

use arrow_array::RecordBatchReader;
use arrow_schema::{ArrowError, SchemaRef};
use openshelf_client::saving::{CopyError, TableFormat, copy_table};
use openshelf_client::services::SERVICES;
use openshelf_client::tables::{
    ArchiveError, ColumnTypes, DelimitedReader, LARGEST_RECORD, Member, MemberBytes, Money,
    TableContent, TableSummary, UNFIT, count_leftovers, members,
};
use openshelf_core::catalog::{FileColumns, Files};
use openshelf_core::locks::lock;
use openshelf_core::stop::Stop;
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyList, PyString, PyTuple};

use super::capsules;
use super::money::money as read_money;
use super::table::Table;
use super::table_schema::TableSchema;
use crate::attended::attended;
use crate::errors::{file_error, plain, unreadable_data, wrong_type, wrong_value};
use crate::paginate::{FilePath, Writing, plain_output_error};

type Rows = DelimitedReader<MemberBytes>;

/// The names that determine the types of columns.
fn rules() -> FileColumns {
    let operations = SERVICES.iter().flat_map(|service| service.operations());
    let rules = operations.filter_map(|operation| match operation.files {
        Some(Files::Job(job)) => Some(*job.columns_of_file),
        _ => None,
    });
    let none = FileColumns {
        texts: &[],
        days: &[],
        amounts: &[],
        unit: "",
    };
    rules.into_iter().next().unwrap_or(none)
}

fn archive_error(error: &ArchiveError) -> PyErr {
    match error {
        ArchiveError::Disk { path, source } => file_error(path, source),
        _ => unreadable_data(&error.to_string()),
    }
}

fn arrow_error(py: Python<'_>, error: &ArrowError) -> PyErr {
    match error {
        ArrowError::MemoryError(why) => PyMemoryError::new_err(why.clone()),
        ArrowError::CsvError(why) => plain(py, "DecodeError", why),
        other => plain(py, "DecodeError", &other.to_string()),
    }
}

/// Gives the tables of a ZIP archive, such as those that download writes.
///
/// Every CSV, TSV or TXT file in the archive is a table. It is read in batches, so that it may be larger
/// than memory. The types of columns follow from their names: days (_date) are date32, amounts are float64
/// in USD, and everything else is text, codes and ids with their leading zeros. An empty value is null. A
/// value that does not fit its column is null there and is kept in the column _unfit, as JSON.
///
/// Parameters
/// ----------
/// path : str, bytes or os.PathLike
///     The archive.
/// max_cell_bytes : int, default 67108864
///     Bytes of the largest cell, from 1 to 268435456 (256 MiB), which is also the most that one row may have.
/// money : {"float", "decimal"}, default "float"
///     What columns of amounts hold: with "decimal" they are decimal128(23, 2), exact from what the file has.
///     An amount with more than two digits behind the point then stands in _unfit.
///
/// Returns
/// -------
/// list of ZipTable
///     The tables, in the order of the archive. Each is an Arrow stream for polars, duckdb, pyarrow and
///     others, and has the methods select, batches and to_parquet.
///
/// Raises
/// ------
/// OSError
///     If the file cannot be read.
/// ArgumentError
///     If max_cell_bytes is out of its range, or money is another word.
/// DecodeError
///     If the file is not a ZIP archive, or is compressed in a way that is not supported; if a header cannot be read, or has a cell of more than max_cell_bytes or more than 65536 columns. Rows are
///     read later, and raise it then.
///
/// Examples
/// --------
/// >>> for table in openshelf.read_zip("awards.zip"):
/// ...     table.to_parquet(table.name.replace(".csv", ".parquet"))
#[pyfunction]
#[pyo3(signature = (path, *, max_cell_bytes=67_108_864, money="float"), text_signature = "(path, *, max_cell_bytes=67108864, money='float')")]
pub fn read_zip(
    py: Python<'_>,
    path: FilePath,
    max_cell_bytes: i128,
    money: &str,
) -> PyResult<Vec<ZipTable>> {
    let money = read_money(money)?;
    let largest = usize::try_from(max_cell_bytes).ok();
    let largest = largest.filter(|largest| (1..=LARGEST_RECORD).contains(largest));
    let largest = largest.ok_or_else(|| {
        wrong_value(format!(
            "max_cell_bytes: expected bytes from 1 to {LARGEST_RECORD}, got {max_cell_bytes}"
        ))
    })?;
    let path = path.absolute();
    let stop = Stop::default();
    let _guard = stop.guard();
    attended(py, move || -> PyResult<Vec<ZipTable>> {
        let found = members(&path, &stop).map_err(|error| archive_error(&error))?;
        let tables = found.into_iter();
        tables
            .map(|member| ZipTable::new(member, largest, money, &stop))
            .collect()
    })?
}

/// Gives a polars LazyFrame of the tables of a ZIP archive. Its queries read the columns that they name.
///
/// Parameters
/// ----------
/// path : str, bytes or os.PathLike
///     The archive.
/// member : str or None, default None
///     The name of one table; otherwise all tables, which must have the same columns.
/// max_cell_bytes : int, default 67108864
///     As read_zip.
/// money : {"float", "decimal"}, default "float"
///     As read_zip.
///
/// Returns
/// -------
/// polars.LazyFrame
///
/// Raises
/// ------
/// ImportError
///     If polars is not installed.
/// OSError, DecodeError
///     As read_zip.
/// ArgumentError
///     As read_zip; and if the tables have different columns, or none has the name.
///
/// Examples
/// --------
/// >>> openshelf.scan_zip("awards.zip").select("recipient_name").collect()
#[pyfunction]
#[pyo3(signature = (path, member=None, *, max_cell_bytes=67_108_864, money="float"), text_signature = "(path, member=None, *, max_cell_bytes=67108864, money='float')")]
pub fn scan_zip<'py>(
    py: Python<'py>,
    path: FilePath,
    member: Option<&str>,
    max_cell_bytes: i128,
    money: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let tables = PyList::new(py, read_zip(py, path, max_cell_bytes, money)?)?;
    py.import("openshelf.tables")?
        .call_method1("scan_zip", (tables, member))
}

/// One table of a ZIP archive, which is read in batches.
///
/// It has the methods `__arrow_c_stream__` and `__arrow_c_schema__`, so that polars, pyarrow, duckdb and
/// others accept it. Every use reads it from its beginning, and compares its checksum at its end.
///
/// Attributes
/// ----------
/// name : str
///     The name of the file in the archive.
/// size : int
///     The bytes of the file, uncompressed.
/// column_names : list of str
///     The names of the columns.
/// schema : TableSchema
///     The columns with their types and units.
#[pyclass(module = "openshelf._core", frozen)]
pub struct ZipTable {
    member: Arc<Member>,
    wanted: Option<Arc<Vec<String>>>,
    schema: SchemaRef,
    largest_cell: usize,
    money: Money,
}

impl ZipTable {
    fn new(member: Member, largest_cell: usize, money: Money, stop: &Stop) -> PyResult<Self> {
        let schema = rows(&member, None, largest_cell, money, stop)?.schema();
        Ok(Self {
            member: Arc::new(member),
            wanted: None,
            schema,
            largest_cell,
            money,
        })
    }

    /// The rows from the first on; Ctrl-C interrupts the reading of the header.
    fn rows(&self, py: Python<'_>, stop: &Stop) -> PyResult<Rows> {
        let (member, wanted) = (Arc::clone(&self.member), self.wanted.clone());
        let (largest, money, reading) = (self.largest_cell, self.money, stop.clone());
        attended(py, move || {
            rows(
                &member,
                wanted.as_deref().map(Vec::as_slice),
                largest,
                money,
                &reading,
            )
        })?
    }
}

fn rows(
    member: &Member,
    wanted: Option<&[String]>,
    largest_cell: usize,
    money: Money,
    stop: &Stop,
) -> PyResult<Rows> {
    let bytes = member.open(stop);
    let bytes = bytes.map_err(|source| file_error(&member.path, &source))?;
    let (name, separator) = (&member.name, member.separator);
    let types = ColumnTypes {
        rules: &rules(),
        money,
    };
    let rows = DelimitedReader::new(name, bytes, separator, types, wanted, largest_cell);
    rows.map_err(|error| Python::attach(|py| arrow_error(py, &error)))
}

#[pymethods]
impl ZipTable {
    #[getter]
    fn name(&self) -> &str {
        &self.member.name
    }

    #[getter]
    fn size(&self) -> u64 {
        self.member.size
    }

    #[getter]
    fn column_names(&self) -> Vec<String> {
        let fields = self.schema.fields().iter();
        fields.map(|field| field.name().clone()).collect()
    }

    #[getter]
    #[pyo3(name = "schema")]
    fn own_schema(&self) -> TableSchema {
        TableSchema::new(Arc::clone(&self.schema), self.member.name.clone())
    }

    /// Returns the table with some columns, in this order. The others are not made into Arrow.
    ///
    /// Parameters
    /// ----------
    /// *columns : str
    ///     Their names.
    ///
    /// Returns
    /// -------
    /// ZipTable
    ///
    /// Raises
    /// ------
    /// DecodeError
    ///     If a name is unknown; the message has the nearest one.
    #[pyo3(signature = (*columns))]
    fn select(&self, py: Python<'_>, columns: &Bound<'_, PyTuple>) -> PyResult<Self> {
        let mut wanted = Vec::with_capacity(columns.len());
        for column in columns.iter() {
            let name = column
                .cast::<PyString>()
                .map_err(|_| wrong_type("select: expected names of columns, each a str"))?;
            wanted.push(name.to_cow()?.into_owned());
        }
        // The column is part of every table with types.
        wanted.retain(|name| name != UNFIT);
        let selected = Self {
            member: Arc::clone(&self.member),
            wanted: Some(Arc::new(wanted)),
            schema: Arc::clone(&self.schema),
            largest_cell: self.largest_cell,
            money: self.money,
        };
        let schema = selected.rows(py, &Stop::default())?.schema();
        Ok(Self { schema, ..selected })
    }

    /// Returns an iterator over the rows, as tables of some thousand rows.
    ///
    /// Returns
    /// -------
    /// iterator of Table
    fn batches(&self, py: Python<'_>) -> PyResult<ZipBatches> {
        let stop = Stop::default();
        let rows = Arc::new(Mutex::new(self.rows(py, &stop)?));
        Ok(ZipBatches { rows, stop })
    }

    /// Writes a Parquet file, compressed with Zstandard, in constant memory.
    ///
    /// Parameters
    /// ----------
    /// path : str, bytes or os.PathLike
    ///     The file; a leading ~ is the user's folder. It replaces an older file once it is complete. With fsspec
    ///     it may be an address, such as s3://bucket/name: the file is uploaded when it is complete.
    ///
    /// Returns
    /// -------
    /// int
    ///     The number of rows.
    ///
    /// Raises
    /// ------
    /// OSError
    ///     If the file cannot be written.
    /// DecodeError
    ///     If the table is damaged.
    fn to_parquet<'py>(
        slf: &Bound<'py, Self>,
        path: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if let Some(written) = Writing::new(slf, "to_parquet", path).write_to_address()? {
            return Ok(written);
        }
        let py = slf.py();
        let stop = Stop::default();
        let rows = slf.get().rows(py, &stop)?;
        let path = path.extract::<FilePath>()?.absolute();
        let _guard = stop.guard();
        let copied = attended(py, move || copy_table(TableFormat::Parquet, path, rows))?;
        let copied = copied.map_err(|error| match error {
            CopyError::Read(error) => arrow_error(py, &error),
            CopyError::Write(error) => plain_output_error(error),
        });
        Ok(copied?.into_pyobject(py)?.into_any())
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        capsules::of_schema(py, &self.schema)
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // The protocol allows a producer to ignore the wish.
        drop(requested_schema);
        capsules::of_stream(py, self.rows(py, &Stop::default())?)
    }

    fn __repr__(&self) -> String {
        let columns = self.schema.fields().len();
        let name = openshelf_core::printable::printable_line(&self.member.name);
        format!("<openshelf.ZipTable {name}, {columns} columns>")
    }
}

/// The batches of a table of an archive.
#[pyclass(module = "openshelf._core", frozen)]
pub struct ZipBatches {
    rows: Arc<Mutex<Rows>>,
    stop: Stop,
}

#[pymethods]
impl ZipBatches {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Table>> {
        let rows = Arc::clone(&self.rows);
        let next = attended(py, move || lock(&rows).next());
        // After Ctrl-C the thread stops, and so does the iterator.
        let next = next.inspect_err(|_| drop(self.stop.guard()))?;
        let Some(batch) = next.transpose().map_err(|error| arrow_error(py, &error))? else {
            return Ok(None);
        };
        let unfit = batch.column_by_name(UNFIT).map_or(0, count_leftovers);
        let summary = TableSummary {
            rows: batch.num_rows() as u64,
            unfit: unfit as u64,
            ..TableSummary::default()
        };
        Ok(Some(Table::new(TableContent {
            schema: batch.schema(),
            batches: vec![batch],
            summary,
        })))
    }
}
