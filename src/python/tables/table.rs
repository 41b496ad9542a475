//! A table: batches of one schema, and what is known of all of them.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use arrow_array::{RecordBatch, RecordBatchIterator};
use arrow_schema::{ArrowError, Schema, SchemaRef};
use openshelf_core::call::Added;
use openshelf_core::table::Operation;
use openshelf_paging::OutputError;
use openshelf_tables::TableError;
use openshelf_transport::Reply;
use pyo3::exceptions::{PyAttributeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};

use super::capsules;
use super::sinks::{Format, Known, write_table};
use super::table_schema::TableSchema;
use crate::attended::attended;
use crate::errors::unreadable;
use crate::html::cut;
use crate::paginate::{FilePath, completeness_to_python, plain_output_error};

/// Records as a table of Arrow; made by table(...)(...) and paginate(...).table(...).
///
/// pyarrow, polars, pandas and duckdb take it as it is, without a copy: `pyarrow.table(table)`,
/// `polars.DataFrame(table)`, `duckdb.sql("from table")`. None of them is needed to have one.
///
/// Attributes
/// ----------
/// num_rows, num_columns : int
///     How large it is.
/// shape : tuple of int
///     Both.
/// column_names : list of str
///     The names of the columns.
/// schema : TableSchema
///     Their types, units and notes.
/// unfit : int
///     How many values did not fit their column: they are null there, and in the column _unfit as they
///     came.
/// extra : int
///     How many members came that have no column: they are in the column _extra.
/// nbytes : int
///     Bytes in memory.
/// provenance : dict
///     Where the rows come from: service, operation, arguments, url (of the first answer), retrieved and
///     retrieved_last (UTC, ISO 8601: when the service gave the first and the last answer), version (of
///     openshelf), licence (the service's own words, or None) and data_end (the last day of the data
///     where their source has ended, or None). The schema's metadata has the same as texts, under keys
///     such as openshelf.url.
/// citation : str
///     The same in one line for a list of references.
/// completeness : Completeness or None
///     What is known of the list that the rows come from: whether it is whole, and by what. None where the
///     table is one answer, or a batch. The schema's metadata has it as JSON, under openshelf.completeness.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Table {
    schema: SchemaRef,
    batches: Vec<RecordBatch>,
    known: Known,
}

/// Who reads a table.
const READERS: &str =
    "a table is read by a library: table.to_polars(), table.to_pandas() or table.to_arrow()";
/// So much of a key is shown.
const SHOWN_KEY: usize = 60;

impl Table {
    pub fn new(schema: &SchemaRef, batches: Vec<RecordBatch>, known: Known) -> Self {
        let metadata: HashMap<String, String> = known.metadata().into_iter().collect();
        let schema = Schema::new_with_metadata(schema.fields().clone(), metadata);
        let schema = Arc::new(schema);
        let batches = batches.into_iter().filter(|batch| batch.num_rows() > 0);
        let of_schema = |batch: RecordBatch| match batch.clone().with_schema(Arc::clone(&schema)) {
            Ok(own) => own,
            // It has the same columns: only the metadata is another one.
            Err(_) => batch,
        };
        Self {
            batches: batches.map(of_schema).collect(),
            schema,
            known,
        }
    }

    pub fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    pub fn batches(&self) -> &[RecordBatch] {
        &self.batches
    }

    pub fn num_batches(&self) -> usize {
        self.batches.len()
    }

    pub fn known(&self) -> &Known {
        &self.known
    }

    pub fn rows(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }

    fn write(&self, py: Python<'_>, format: Format, path: PathBuf) -> PyResult<usize> {
        let (schema, batches) = (Arc::clone(&self.schema), self.batches.clone());
        let known = self.known.clone();
        let written = attended(py, move || {
            write_table(format, path, schema, &batches, &known)
        })?;
        written.map_err(|error: OutputError| plain_output_error(error))?;
        Ok(self.rows())
    }

    /// Calls a function of the package's module for other libraries.
    fn convert<'py>(
        slf: &Bound<'py, Self>,
        function: &str,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let module = slf.py().import("openshelf.tables")?;
        module.getattr(function)?.call((slf,), named)
    }
}

#[pymethods]
impl Table {
    #[getter]
    fn num_rows(&self) -> usize {
        self.rows()
    }

    #[getter]
    fn num_columns(&self) -> usize {
        self.schema.fields().len()
    }

    #[getter]
    fn shape(&self) -> (usize, usize) {
        (self.rows(), self.num_columns())
    }

    #[getter]
    fn column_names(&self) -> Vec<String> {
        let fields = self.schema.fields().iter();
        fields.map(|field| field.name().clone()).collect()
    }

    #[getter]
    #[pyo3(name = "schema")]
    fn own_schema(&self) -> TableSchema {
        let title = self.known.provenance.operation.clone();
        TableSchema::new(Arc::clone(&self.schema), title)
    }

    #[getter]
    fn unfit(&self) -> u64 {
        self.known.unfit
    }

    #[getter]
    fn extra(&self) -> u64 {
        self.known.extra
    }

    #[getter]
    fn nbytes(&self) -> usize {
        let batches = self.batches.iter();
        batches.map(RecordBatch::get_array_memory_size).sum()
    }

    #[getter]
    fn provenance<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let known = &self.known.provenance;
        Ok(pythonize::pythonize(py, known)?)
    }

    #[getter]
    fn citation(&self) -> String {
        self.known.provenance.citation()
    }

    #[getter]
    fn completeness<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let known = self.known.completeness.as_ref();
        known
            .map(|known| completeness_to_python(py, known))
            .transpose()
    }

    /// The schema for other libraries.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        capsules::of_schema(py, &self.schema)
    }

    /// The batches for other libraries.
    ///
    /// Parameters
    /// ----------
    /// requested_schema : capsule, optional
    ///     What the other library would like best; the table keeps its own.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // The protocol leaves it to the one who gives.
        let _ = requested_schema;
        let batches: Vec<Result<RecordBatch, ArrowError>> =
            self.batches.iter().cloned().map(Ok).collect();
        let schema = Arc::clone(&self.schema);
        capsules::of_stream(py, RecordBatchIterator::new(batches, schema))
    }

    /// The batches, each as a table of its own; their memory is shared.
    ///
    /// Returns
    /// -------
    /// list of Table
    #[pyo3(name = "batches")]
    fn own_batches(&self) -> Vec<Table> {
        let one = |batch: &RecordBatch| Self {
            schema: Arc::clone(&self.schema),
            batches: vec![batch.clone()],
            known: self.known.clone(),
        };
        self.batches.iter().map(one).collect()
    }

    /// The table as pyarrow's, which shares its memory.
    ///
    /// Returns
    /// -------
    /// pyarrow.Table
    ///
    /// Raises
    /// ------
    /// ImportError
    ///     When pyarrow is not installed; the message says what to install.
    fn to_arrow<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Self::convert(slf, "to_arrow", None)
    }

    /// The table as polars' data frame, which shares its memory where it can.
    ///
    /// Returns
    /// -------
    /// polars.DataFrame
    ///
    /// Raises
    /// ------
    /// ImportError
    ///     When polars is not installed; the message says what to install.
    fn to_polars<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Self::convert(slf, "to_polars", None)
    }

    /// The table as pandas' data frame.
    ///
    /// Parameters
    /// ----------
    /// dtype_backend : {"pyarrow", "numpy"}, default "pyarrow"
    ///     With pyarrow columns keep their types: whole numbers with nulls stay whole, dates are dates.
    ///     With numpy they become what numpy has: such numbers are float64, dates are datetime64, lists
    ///     and structs are objects.
    ///
    /// Returns
    /// -------
    /// pandas.DataFrame
    ///
    /// Raises
    /// ------
    /// ImportError
    ///     When pandas or pyarrow is not installed; the message says what to install.
    /// ValueError
    ///     When dtype_backend is another one.
    #[pyo3(signature = (*, dtype_backend="pyarrow"))]
    fn to_pandas<'py>(slf: &Bound<'py, Self>, dtype_backend: &str) -> PyResult<Bound<'py, PyAny>> {
        if !["pyarrow", "numpy"].contains(&dtype_backend) {
            return Err(PyValueError::new_err(format!(
                "dtype_backend: expected 'pyarrow' or 'numpy', got '{dtype_backend}'"
            )));
        }
        let named = PyDict::new(slf.py());
        named.set_item("dtype_backend", dtype_backend)?;
        Self::convert(slf, "to_pandas", Some(&named))
    }

    /// Writes a Parquet file, compressed with Zstandard, with the provenance in its metadata.
    ///
    /// Parameters
    /// ----------
    /// path : str, bytes or os.PathLike
    ///     The file; a beginning ~ is the user's folder. It takes the place of an older one when it is
    ///     whole.
    ///
    /// Returns
    /// -------
    /// int
    ///     The number of rows.
    ///
    /// Raises
    /// ------
    /// OSError
    ///     When the file cannot be written.
    fn to_parquet(&self, py: Python<'_>, path: FilePath) -> PyResult<usize> {
        self.write(py, Format::Parquet, path.absolute())
    }

    /// Writes a CSV file: a line of names, then a line for each row. Null is an empty field; lists and
    /// structs are JSON.
    ///
    /// Parameters
    /// ----------
    /// path : str, bytes or os.PathLike
    ///     The file; a beginning ~ is the user's folder. It takes the place of an older one when it is
    ///     whole.
    ///
    /// Returns
    /// -------
    /// int
    ///     The number of rows.
    ///
    /// Raises
    /// ------
    /// OSError
    ///     When the file cannot be written.
    fn to_csv(&self, py: Python<'_>, path: FilePath) -> PyResult<usize> {
        self.write(py, Format::Csv, path.absolute())
    }

    fn __len__(&self) -> usize {
        self.rows()
    }

    /// A table is no list of records.
    fn __iter__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err(format!(
            "{READERS}; records come from paginate(method).records(...)"
        )))
    }

    /// Nor is it a data frame.
    fn __getitem__(&self, key: &Bound<'_, PyAny>) -> PyResult<()> {
        Err(PyTypeError::new_err(format!(
            "{READERS}, which take [{}]",
            cut(&key.repr()?.to_string(), SHOWN_KEY)
        )))
    }

    fn __getattr__(&self, name: &str) -> PyResult<()> {
        Err(PyAttributeError::new_err(format!(
            "a table has no {name}; {READERS}, which may have it"
        )))
    }
}

/// The error of an answer of which no table could be made.
pub fn table_error(
    py: Python<'_>,
    operation: &Operation,
    added: &Added,
    reply: &Reply,
    error: &TableError,
) -> PyErr {
    match error {
        TableError::NotJson(why) => {
            // The decoder of whole answers names the place.
            let cause = openshelf_decoding::json(py, &reply.body).err();
            let cause = cause.unwrap_or_else(|| PyValueError::new_err(why.to_string()));
            unreadable(py, operation, added, reply, &cause)
        }
        TableError::NoTable { .. } => {
            PyTypeError::new_err(format!("{}(): {error}", operation.full_name()))
        }
        other => PyValueError::new_err(format!("{}(): {other}", operation.full_name())),
    }
}
