//! The class `Table`: batches of one schema, with provenance and completeness.

use std::collections::HashMap;
use std::sync::Arc;

use arrow_array::{RecordBatch, RecordBatchIterator};
use arrow_schema::{ArrowError, Schema, SchemaRef};
use openshelf_client::lists::Completeness;
use openshelf_client::tables::{EXTRA, TableContent, TableSummary, UNFIT, leftovers};
use openshelf_core::call::hint;
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};

use super::capsules;

use super::table_schema::TableSchema;
use crate::errors::wrong_type;
use crate::html::cut;
use crate::missing_attribute::instead;
use crate::paginate::{completeness_to_python, metadata};

/// Records as an Arrow table; table(...)(...) and paginate(...).table(...) return it.
///
/// pyarrow, polars, pandas and duckdb read it directly, without a copy: `pyarrow.table(table)`,
/// `polars.DataFrame(table)`, `duckdb.sql("from table")`. None of them is needed to create one.
///
/// Attributes
/// ----------
/// num_rows, num_columns : int
///     Its size.
/// shape : tuple of int
///     Both numbers.
/// column_names : list of str
///     The names of the columns.
/// schema : TableSchema
///     Their types, units and notes.
/// unfit : int
///     How many values did not fit their column: they are null there, and unchanged in the column _unfit.
/// extra : int
///     How many members have no column: they are in the column _extra.
/// nbytes : int
///     Bytes in memory.
/// provenance : dict
///     Where the rows come from: service (with a remark if a server on this machine answered, such as a sandbox
///     with made-up data), operation, arguments, url (of the first answer), retrieved and
///     retrieved_last (UTC, ISO 8601: when the service sent the first and the last answer), version (of
///     openshelf), licence (the service's own words, or None) and data_end (the last day of the data
///     if their source has ended, or None). The schema's metadata has the same facts as texts, under keys
///     such as openshelf.url.
/// citation : str
///     The provenance in one line, for a list of references.
/// completeness : Completeness or None
///     How complete the list of the rows is, and how that is known. None if the table is a batch of a list, or one
///     answer of which the service does not say that it is not whole. What head, tail and batches return is
///     unproven if it is a part: the reason says which rows it has, such as "the first 3 of 159 rows of a table".
///     The schema's metadata has it as JSON, under openshelf.completeness, and so has a Parquet file.
/// metadata : dict
///     What the service says beside the rows: messages (a list of its sentences), not_found (a list of the
///     names that were asked for and are not in the answer) and not_found_count (how many these are; more
///     than in not_found where the answer does not show which). Tables of historical.country,
///     countries_by_name and provinces_by_name have provinces: a dict of a country's list of provinces. The
///     schema's metadata has each that is not empty as JSON, under keys such as openshelf.not_found.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Table {
    schema: SchemaRef,
    batches: Vec<RecordBatch>,
    summary: TableSummary,
}

/// The methods that convert a table for other libraries.
const READERS: &str =
    "to read a table, use table.to_polars(), table.to_pandas() or table.to_arrow()";
/// Words of pyarrow, polars and pandas, each with what it is here.
const OTHER_WORDS: [(&str, &str); 5] = [
    ("columns", "column_names"),
    ("dtypes", "schema"),
    ("rows", "num_rows"),
    ("height", "num_rows"),
    ("width", "num_columns"),
];
/// The most characters of a key that are shown.
const SHOWN_KEY: usize = 60;

impl Table {
    pub fn new(content: TableContent) -> Self {
        let TableContent {
            schema,
            batches,
            summary,
        } = content;
        let pairs: HashMap<String, String> = summary.metadata().into_iter().collect();
        let schema = Schema::new_with_metadata(schema.fields().clone(), pairs);
        let schema = Arc::new(schema);
        let batches = batches.into_iter().filter(|batch| batch.num_rows() > 0);
        let of_schema = |batch: RecordBatch| match batch.clone().with_schema(Arc::clone(&schema)) {
            Ok(own) => own,
            // It has the same columns; only the metadata differs.
            Err(_) => batch,
        };
        Self {
            batches: batches.map(of_schema).collect(),
            schema,
            summary,
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

    pub fn summary(&self) -> &TableSummary {
        &self.summary
    }

    /// A table of these batches, which have all rows, with the same provenance.
    pub fn with_batches(&self, schema: SchemaRef, batches: Vec<RecordBatch>) -> Self {
        let known = self.summary.completeness.clone();
        self.of_batches(schema, batches, known)
    }

    /// A number of rows from an index on: a part of the table, which says so, or all of it.
    pub fn slice(&self, start: usize, rows: usize) -> Self {
        let mut batches: Vec<RecordBatch> = Vec::new();
        let (mut skipped, mut left) = (start, rows);
        for batch in &self.batches {
            let first = skipped.min(batch.num_rows());
            let taken = left.min(batch.num_rows() - first);
            skipped -= first;
            left -= taken;
            batches.push(batch.slice(first, taken));
        }
        let own = self.summary.completeness.as_ref();
        let known = if rows == self.rows() {
            own.cloned()
        } else {
            let which = rows_in_words(start, rows, self.rows());
            Some(Completeness::of_rows(&which, own))
        };
        self.of_batches(Arc::clone(&self.schema), batches, known)
    }

    fn of_batches(
        &self,
        schema: SchemaRef,
        batches: Vec<RecordBatch>,
        completeness: Option<Completeness>,
    ) -> Self {
        let rows: usize = batches.iter().map(RecordBatch::num_rows).sum();
        let count = |name: &str| leftovers(&batches, name);
        let own = &self.summary;
        let summary = TableSummary {
            provenance: own.provenance.clone(),
            rows: rows as u64,
            unfit: if own.unfit > 0 { count(UNFIT) } else { 0 },
            extra: if own.extra > 0 { count(EXTRA) } else { 0 },
            completeness,
            remarks: own.remarks.clone(),
        };
        Self::new(TableContent {
            schema,
            batches,
            summary,
        })
    }

    pub fn rows(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }
}

/// Which rows of a table a part has, such as "the first 3 of 159 rows".
fn rows_in_words(start: usize, rows: usize, all: usize) -> String {
    let end = start + rows;
    match (start, end, rows) {
        (_, _, 0) => format!("none of {all} rows"),
        (0, _, 1) => format!("the first of {all} rows"),
        (0, _, _) => format!("the first {rows} of {all} rows"),
        (_, end, 1) if end == all => format!("the last of {all} rows"),
        (_, end, _) if end == all => format!("the last {rows} of {all} rows"),
        (_, _, 1) => format!("row {end} of {all} rows"),
        _ => format!("rows {} to {end} of {all} rows", start + 1),
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
        let title = self.summary.provenance.operation.clone();
        TableSchema::new(Arc::clone(&self.schema), title)
    }

    #[getter]
    fn unfit(&self) -> u64 {
        self.summary.unfit
    }

    #[getter]
    fn extra(&self) -> u64 {
        self.summary.extra
    }

    #[getter]
    fn nbytes(&self) -> usize {
        let batches = self.batches.iter();
        batches.map(RecordBatch::get_array_memory_size).sum()
    }

    #[getter]
    fn provenance<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let known = self.summary.provenance.described();
        Ok(pythonize::pythonize(py, &known)?)
    }

    #[getter]
    fn citation(&self) -> String {
        self.summary.provenance.citation()
    }

    #[getter]
    fn completeness<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let known = self.summary.completeness.as_ref();
        known
            .map(|known| completeness_to_python(py, known))
            .transpose()
    }

    #[getter]
    fn metadata<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        metadata(py, &self.summary.remarks)
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
    ///     The schema that the other library prefers; it is ignored.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // The protocol allows the producer to ignore it.
        let _ = requested_schema;
        let batches: Vec<Result<RecordBatch, ArrowError>> =
            self.batches.iter().cloned().map(Ok).collect();
        let schema = Arc::clone(&self.schema);
        capsules::of_stream(py, RecordBatchIterator::new(batches, schema))
    }

    /// Returns the batches, each as a table; their memory is shared. The completeness of each says which rows of this
    /// table it has.
    ///
    /// Returns
    /// -------
    /// list of Table
    #[pyo3(name = "batches")]
    fn own_batches(&self) -> Vec<Table> {
        let mut start = 0;
        let mut one = |batch: &RecordBatch| {
            let part = self.slice(start, batch.num_rows());
            start += batch.num_rows();
            part
        };
        self.batches.iter().map(&mut one).collect()
    }

    fn __len__(&self) -> usize {
        self.rows()
    }

    /// A table is not a list of records.
    fn __iter__(&self) -> PyResult<()> {
        Err(wrong_type(format!(
            "{READERS}; for records use paginate(method).records(...)"
        )))
    }

    /// A table is not a data frame.
    fn __getitem__(&self, key: &Bound<'_, PyAny>) -> PyResult<()> {
        let shown = cut(&key.repr()?.to_string(), SHOWN_KEY);
        let names = || {
            self.schema
                .fields()
                .iter()
                .map(|field| field.name().as_str())
        };
        let other = key.extract::<&str>().ok();
        match other.filter(|key| !names().any(|name| name == *key)) {
            Some(other) => {
                let near = hint(other, names());
                let end = if near.ends_with('?') { "" } else { ";" };
                Err(wrong_type(format!(
                    "a table has no column {shown}{near}{end} {READERS}"
                )))
            }
            None => Err(wrong_type(format!("{READERS}, which take [{shown}]"))),
        }
    }

    fn __getattr__(slf: &Bound<'_, Self>, name: &str) -> PyResult<()> {
        let instead = instead(slf.as_any(), name, &OTHER_WORDS)?;
        let end = if instead.ends_with('?') { "" } else { ";" };
        Err(PyAttributeError::new_err(format!(
            "a table has no {name}{instead}{end} {READERS}, which may provide it"
        )))
    }
}
