//! A table in a database or in a workbook, which libraries of Python write: `openshelf.databases`.

use arrow_array::cast::AsArray;
use arrow_array::types::{Float64Type, Int64Type};
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_schema::DataType;
use openshelf_client::tables::plain;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use super::selecting::without_empty_columns;
use super::table::Table;
use crate::paginate::{FilePath, Writing};

/// How many rows are given at once.
const ROWS: usize = 1000;

#[pymethods]
impl Table {
    /// Writes the rows to a table of a DuckDB database.
    ///
    /// Parameters
    /// ----------
    /// path : str, bytes or os.PathLike
    ///     The file of the database; a leading ~ is the user's folder. A new file appears once it is complete. In
    ///     a file that exists, the other tables stay, and a table of this name is replaced when all rows are
    ///     there. With fsspec it may be an address, such as s3://bucket/name: a database with this table alone is
    ///     uploaded.
    /// name : str
    ///     The name of the table.
    ///
    /// Returns
    /// -------
    /// int
    ///     The number of rows.
    ///
    /// Raises
    /// ------
    /// ImportError
    ///     If duckdb is not installed; the message says what to install.
    /// OSError
    ///     If the file cannot be written, is no database of DuckDB, or is open elsewhere.
    /// ArgumentError
    ///     If the name is empty, and if the ending of the file belongs to another format, such as .parquet.
    ///
    /// Notes
    /// -----
    /// The types are those of the table: objects are structs, and decimals stay exact. The citation of the table
    /// is its comment, with its completeness if that is unproven. The columns _unfit and _extra are left out if they are empty.
    fn to_duckdb<'py>(
        slf: &Bound<'py, Self>,
        path: &Bound<'py, PyAny>,
        name: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let writing = Writing::new(slf, "to_duckdb", path).option("name", name)?;
        if let Some(written) = writing.write_to_address()? {
            return Ok(written);
        }
        let named = PyDict::new(slf.py());
        named.set_item("name", name)?;
        in_library(slf, "to_duckdb", path, &named)
    }

    /// Writes the rows to a table of an SQLite database, with Python's own sqlite3.
    ///
    /// Parameters
    /// ----------
    /// path : str, bytes or os.PathLike
    ///     The file of the database; a leading ~ is the user's folder. A new file appears once it is complete. In
    ///     a file that exists, the other tables stay, and a table of this name is replaced when all rows are
    ///     there. With fsspec it may be an address, such as s3://bucket/name: a database with this table alone is
    ///     uploaded.
    /// name : str
    ///     The name of the table.
    /// fts : str or sequence of str, optional
    ///     Columns of texts whose words are indexed, in a table of FTS5 with _fts behind the name: `select * from
    ///     rules where rowid in (select rowid from rules_fts where rules_fts match 'water')`.
    ///
    /// Returns
    /// -------
    /// int
    ///     The number of rows.
    ///
    /// Raises
    /// ------
    /// OSError
    ///     If the file cannot be written, is no database of SQLite, or is locked by another program.
    /// ArgumentError
    ///     If the name is empty or begins with sqlite_, if two names of columns differ only in case, if fts names
    ///     what is no column of texts, and if the ending of the file belongs to another format, such as .parquet.
    ///
    /// Notes
    /// -----
    /// Whole numbers and true and false are INTEGER, other numbers REAL, and everything else is TEXT: days and times
    /// in ISO 8601, decimals with all their digits, lists and objects as JSON. SQLite has no decimals: sum() of such
    /// a column is that of floats. The columns _unfit and _extra are left out if they are empty.
    #[pyo3(signature = (path, name, *, fts=None))]
    fn to_sqlite<'py>(
        slf: &Bound<'py, Self>,
        path: &Bound<'py, PyAny>,
        name: &str,
        fts: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let writing = Writing::new(slf, "to_sqlite", path).option("name", name)?;
        if let Some(written) = writing.option("fts", fts)?.write_to_address()? {
            return Ok(written);
        }
        let named = PyDict::new(slf.py());
        named.set_item("name", name)?;
        named.set_item("fts", fts)?;
        in_library(slf, "to_sqlite", path, &named)
    }

    /// Writes an Excel workbook with two sheets: Data has a line of names and a line for each row, and Source
    /// says where the rows are from.
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
    /// ImportError
    ///     If xlsxwriter is not installed; the message says what to install.
    /// OSError
    ///     If the file cannot be written.
    /// ArgumentError
    ///     If a sheet of Excel cannot hold the table: it has 1,048,576 lines and 16,384 columns, and a cell has
    ///     32,767 characters. Also if the ending of the file belongs to another format, such as .csv.
    ///
    /// Notes
    /// -----
    /// Numbers are numbers and days are days. Excel keeps 15 digits of a number, so one with more is text, and so
    /// is a day before 1900. Times are in UTC, without a zone. A text that begins with = is text, and an address is
    /// no link. Lists and objects are JSON; flatten makes columns of objects. The columns _unfit and _extra are left
    /// out if they are empty.
    fn to_excel<'py>(
        slf: &Bound<'py, Self>,
        path: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if let Some(written) = Writing::new(slf, "to_excel", path).write_to_address()? {
            return Ok(written);
        }
        path.extract::<FilePath>()?.of_workbook()?;
        in_library(slf, "to_excel", path, &PyDict::new(slf.py()))
    }

    /// The rows from a number on, at most a thousand, each a tuple: numbers, true and false and None as they are,
    /// and everything else as text.
    #[pyo3(name = "_rows")]
    fn rows_from<'py>(&self, py: Python<'py>, start: usize) -> PyResult<Bound<'py, PyList>> {
        let rows = PyList::empty(py);
        let mut skipped = start;
        for batch in self.batches() {
            let first = skipped.min(batch.num_rows());
            skipped -= first;
            for row in first..batch.num_rows() {
                if rows.len() == ROWS {
                    return Ok(rows);
                }
                rows.append(cells(py, batch, row)?)?;
            }
        }
        Ok(rows)
    }
}

fn cells<'py>(py: Python<'py>, batch: &RecordBatch, row: usize) -> PyResult<Bound<'py, PyTuple>> {
    let cells = batch.columns().iter().map(|column| cell(py, column, row));
    PyTuple::new(py, cells.collect::<PyResult<Vec<_>>>()?)
}

fn cell<'py>(py: Python<'py>, column: &ArrayRef, row: usize) -> PyResult<Bound<'py, PyAny>> {
    if column.is_null(row) {
        return Ok(py.None().into_bound(py));
    }
    Ok(match column.data_type() {
        DataType::Int64 => column
            .as_primitive::<Int64Type>()
            .value(row)
            .into_pyobject(py)?
            .into_any(),
        DataType::Float64 => column
            .as_primitive::<Float64Type>()
            .value(row)
            .into_pyobject(py)?
            .into_any(),
        DataType::Boolean => column
            .as_boolean()
            .value(row)
            .into_pyobject(py)?
            .to_owned()
            .into_any(),
        _ => {
            let mut text = String::new();
            plain(column, row, &mut text);
            text.into_pyobject(py)?.into_any()
        }
    })
}

/// Calls the function of the package's module that has the name of the method, with the columns that are shown.
fn in_library<'py>(
    table: &Bound<'py, Table>,
    method: &str,
    path: &Bound<'py, PyAny>,
    named: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = table.py();
    let path = path.extract::<FilePath>()?.written_by(method)?.absolute();
    let shown = without_empty_columns(table.get())?;
    let module = py.import("openshelf.databases")?;
    module.getattr(method)?.call((shown, path), Some(named))
}
