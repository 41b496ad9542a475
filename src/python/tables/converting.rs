//! A table as a table of another library or as a file.

use std::path::PathBuf;
use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use openshelf_client::saving::OutputError;
use openshelf_client::saving::{TableFormat, write_partitions, write_table};
use openshelf_client::tables::TableSummary;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::partitions::partitions;
use super::selecting::without_empty_columns;
use super::separator;
use super::table::Table;
use crate::attended::attended;
use crate::divided_folder::warn_of_misread_texts;
use crate::errors::wrong_value;
use crate::html::cut;
use crate::paginate::{FilePath, Writing, plain_output_error};

/// The most characters of a name that are shown.
const SHOWN_NAME: usize = 60;

#[pymethods]
impl Table {
    /// Returns the table as a pyarrow table, which shares its memory.
    ///
    /// Returns
    /// -------
    /// pyarrow.Table
    ///
    /// Raises
    /// ------
    /// ImportError
    ///     If pyarrow is not installed; the message says what to install.
    fn to_arrow<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        convert(slf, "to_arrow", None)
    }

    /// Returns the table as a polars data frame, which shares its memory where it can.
    ///
    /// Returns
    /// -------
    /// polars.DataFrame
    ///
    /// Raises
    /// ------
    /// ImportError
    ///     If polars is not installed; the message says what to install.
    ///
    /// Notes
    /// -----
    /// The columns _unfit and _extra are left out if they are empty. polars.DataFrame(table) keeps them.
    fn to_polars<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        convert(slf, "to_polars", None)
    }

    /// Returns the table as a pandas data frame.
    ///
    /// Parameters
    /// ----------
    /// dtype_backend : {"numpy", "numpy_nullable", "pyarrow"}, default "numpy"
    ///     The types of the columns. "numpy": those of pandas itself, as pandas.read_parquet gives them:
    ///     integers with nulls become float64; days and times become datetime64, so that resample, the
    ///     accessor dt and plots work; lists and structs become objects. "numpy_nullable": the same, but
    ///     integers, booleans and texts with nulls keep their types (Int64, boolean, string). "pyarrow": the
    ///     types of the table itself; pandas does not resample days of this type.
    ///
    /// Returns
    /// -------
    /// pandas.DataFrame
    ///
    /// Raises
    /// ------
    /// ImportError
    ///     If pandas or pyarrow is not installed; the message says what to install.
    /// ArgumentError
    ///     If dtype_backend has another value.
    ///
    /// Notes
    /// -----
    /// The columns _unfit and _extra are left out if they are empty.
    #[pyo3(signature = (*, dtype_backend="numpy"))]
    fn to_pandas<'py>(slf: &Bound<'py, Self>, dtype_backend: &str) -> PyResult<Bound<'py, PyAny>> {
        if !["numpy", "numpy_nullable", "pyarrow"].contains(&dtype_backend) {
            return Err(wrong_value(format!(
                "dtype_backend: expected 'numpy', 'numpy_nullable' or 'pyarrow', got '{}'",
                cut(dtype_backend, SHOWN_NAME)
            )));
        }
        let named = PyDict::new(slf.py());
        named.set_item("dtype_backend", dtype_backend)?;
        convert(slf, "to_pandas", Some(&named))
    }

    /// Writes a Parquet file, compressed with Zstandard, with the provenance in its metadata.
    ///
    /// Parameters
    /// ----------
    /// path : str, bytes or os.PathLike
    ///     The file; a leading ~ is the user's folder. It replaces an older file once it is complete. With fsspec
    ///     it may be an address, such as s3://bucket/name: the file is uploaded when it is complete.
    /// partition_by : str or sequence of str, optional
    ///     Columns of texts, whole numbers, days, or true and false. The path is then a new or empty folder, and
    ///     gets a file for each of their values, such as type=Rule/part-0.parquet, at most 1000. The files do
    ///     not have these columns, and the names of the folders have no types: readers take codes such as 097 for
    ///     numbers unless they are told that the column is text, and a PartitionWarning says so.
    ///
    /// Returns
    /// -------
    /// int
    ///     The number of rows.
    ///
    /// Raises
    /// ------
    /// OSError
    ///     If the file cannot be written. FileExistsError if the folder has files.
    /// ArgumentError
    ///     If the table cannot be divided by these columns.
    #[pyo3(signature = (path, *, partition_by=None))]
    fn to_parquet<'py>(
        slf: &Bound<'py, Self>,
        path: &Bound<'py, PyAny>,
        partition_by: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let table = slf.get();
        let columns = partition_by.map(|columns| partitions(columns, table.schema(), None));
        let columns = columns.transpose()?;
        let writing = Writing::new(slf, "to_parquet", path).option("partition_by", partition_by)?;
        if let Some(written) = writing.write_to_address()? {
            return Ok(written);
        }
        let path = path.extract::<FilePath>()?;
        let rows = if let Some(columns) = columns {
            let folder = path.absolute();
            let (own, names) = (folder.clone(), columns.clone());
            let rows = written(py, table, move |schema, batches, summary| {
                write_partitions(columns, own, schema, batches, summary)
            })?;
            warn_of_misread_texts(py, &folder, &names)?;
            Ok(rows)
        } else {
            let path = path.written_by("to_parquet")?.absolute();
            write(table, py, TableFormat::Parquet, path)
        };
        Ok(rows?.into_pyobject(py)?.into_any())
    }

    /// Writes a CSV file: a line of names, then a line for each row. Null is an empty field; lists and
    /// structs are JSON.
    ///
    /// Parameters
    /// ----------
    /// path : str, bytes or os.PathLike
    ///     The file; a leading ~ is the user's folder. It replaces an older file once it is complete. With fsspec
    ///     it may be an address, such as s3://bucket/name: the file is uploaded when it is complete.
    /// separator : str, optional
    ///     The character between two fields, such as ";" or "\t": one of ASCII, and not the quotation mark. If
    ///     omitted, a comma, and a tab in a file whose name ends in .tsv.
    ///
    /// Returns
    /// -------
    /// int
    ///     The number of rows.
    ///
    /// Raises
    /// ------
    /// ArgumentError, ArgumentTypeError
    ///     If the separator is no such character.
    /// OSError
    ///     If the file cannot be written.
    ///
    /// Notes
    /// -----
    /// The columns _unfit and _extra are left out if they are empty.
    #[pyo3(signature = (path, *, separator=None))]
    fn to_csv<'py>(
        slf: &Bound<'py, Self>,
        path: &Bound<'py, PyAny>,
        separator: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let writing = Writing::new(slf, "to_csv", path).option("separator", separator)?;
        if let Some(written) = writing.write_to_address()? {
            return Ok(written);
        }
        let shown = without_empty_columns(slf.get())?;
        let path = path.extract::<FilePath>()?.written_by("to_csv")?.absolute();
        let format = TableFormat::Csv(separator::separator(separator, &path)?);
        let rows = write(&shown, slf.py(), format, path)?;
        Ok(rows.into_pyobject(slf.py())?.into_any())
    }

    /// Writes a JSON object for each row, on a line of its own. Days and times are text in ISO 8601; what is
    /// not there is null.
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
    ///
    /// Notes
    /// -----
    /// The columns _unfit and _extra are left out if they are empty. paginate(method).to_jsonl(...) writes the
    /// records as the service sends them.
    fn to_jsonl<'py>(
        slf: &Bound<'py, Self>,
        path: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if let Some(written) = Writing::new(slf, "to_jsonl", path).write_to_address()? {
            return Ok(written);
        }
        let shown = without_empty_columns(slf.get())?;
        let path = path
            .extract::<FilePath>()?
            .written_by("to_jsonl")?
            .absolute();
        let rows = write(&shown, slf.py(), TableFormat::JsonLines, path)?;
        Ok(rows.into_pyobject(slf.py())?.into_any())
    }
}

fn write(table: &Table, py: Python<'_>, format: TableFormat, path: PathBuf) -> PyResult<usize> {
    written(py, table, move |schema, batches, summary| {
        write_table(format, path, schema, batches, summary)
    })
}

/// Writes a table without the GIL; returns the number of rows.
fn written(
    py: Python<'_>,
    table: &Table,
    write: impl FnOnce(SchemaRef, &[RecordBatch], &TableSummary) -> Result<(), OutputError>
    + Send
    + 'static,
) -> PyResult<usize> {
    let (schema, batches) = (Arc::clone(table.schema()), table.batches().to_vec());
    let summary = table.summary().clone();
    let written = attended(py, move || write(schema, &batches, &summary))?;
    written.map_err(|error: OutputError| plain_output_error(error))?;
    Ok(table.rows())
}

/// Calls a function of the package's module for other libraries.
fn convert<'py>(
    table: &Bound<'py, Table>,
    function: &str,
    named: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let module = table.py().import("openshelf.tables")?;
    module.getattr(function)?.call((table,), named)
}
