//! What paginate gives as tables.

use openshelf_paging::Bounds;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::asking::asking;
use super::stream::Batches;
use super::table_schema::TableSchema;
use crate::paginate::{FilePath, Paginated};

#[pymethods]
impl Paginated {
    /// Gives everything as a table.
    ///
    /// Pages are read and made into columns beside each other, without Python. The columns are those of
    /// openshelf.schema: a value that does not fit its column is null there and stands in the column
    /// _unfit; a member that has no column stands in _extra.
    ///
    /// Parameters
    /// ----------
    /// *arguments, **named
    ///     As for records.
    /// flatten : bool, default False
    ///     Members of objects are columns with dotted names instead of members of struct columns.
    /// infer : bool, default False
    ///     Members of the first pages that the operation's row does not know are columns of the types
    ///     that their values have, instead of JSON in the column _extra.
    ///
    /// Returns
    /// -------
    /// Table
    ///
    /// Raises
    /// ------
    /// As for records. ValueError when paginate was given a position to resume from.
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

    /// Gives everything as tables of some pages each, one after the other: what was used can be let go.
    ///
    /// The object is also an Arrow stream (`__arrow_c_stream__`): pyarrow.RecordBatchReader.from_stream,
    /// duckdb and others read it batch by batch.
    ///
    /// Parameters
    /// ----------
    /// *arguments, **named
    ///     As for records.
    /// flatten, infer : bool, default False
    ///     As for table.
    ///
    /// Returns
    /// -------
    /// iterator of Table
    ///     Lazy: nothing is asked before the first one. The counts unfit and extra are those of the
    ///     batch; the completeness of the iterator says what is known of the list as far as it was read.
    ///
    /// Raises
    /// ------
    /// As for table; an error of a page comes when the batches before it were given.
    #[pyo3(signature = (*arguments, flatten=false, infer=false, **named))]
    fn batches(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        flatten: bool,
        infer: bool,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batches> {
        let asking = asking(&self.0, arguments, named, flatten, infer);
        let call = self.0.shown_call(arguments, named)?;
        Ok(Batches::new(asking.stream(py)?, call))
    }

    /// Gives the columns of the table, before anything is asked. To fields that leave it out, the member
    /// that identifies a record is added, as for records.
    ///
    /// Parameters
    /// ----------
    /// *arguments, **named
    ///     As for records.
    /// flatten : bool, default False
    ///     As for table.
    ///
    /// Returns
    /// -------
    /// TableSchema
    ///
    /// Raises
    /// ------
    /// TypeError, ArgumentError
    ///     As the call itself would.
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

    /// Writes everything into a Parquet file, as it comes. The file's metadata has the provenance, and
    /// what is known of the list (openshelf.completeness).
    ///
    /// Parameters
    /// ----------
    /// path : str, bytes or os.PathLike
    ///     The file; a beginning ~ is the user's folder. It is there when it is whole, and takes the place
    ///     of an older one.
    /// *arguments, **named
    ///     As for records.
    /// resume : bool, default False
    ///     Collect what has come in PATH.unfinished, keep the position in PATH.position and the keys of the
    ///     records in PATH.position.keys, and go on from there: every record is in the file once, however
    ///     often the program is killed. A file that is whole stays.
    /// flatten, infer : bool, default False
    ///     As for table; infer only without resume.
    ///
    /// Returns
    /// -------
    /// Written
    ///     The number of rows in the file, an int; its completeness says what is known of the list.
    ///
    /// Raises
    /// ------
    /// FileExistsError
    ///     With resume, when the file is there and its position is not.
    /// BlockingIOError
    ///     When another program is writing the file.
    /// OSError
    ///     When the file cannot be written, and with resume when it was changed since.
    /// ArgumentError
    ///     When the position belongs to another call; and what records raises.
    /// ValueError
    ///     When paginate was given a position of its own to resume from.
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
        asking.parquet(py, path, resume)?.run(py)
    }

    /// Writes everything into a CSV file, as it comes: a line of names, then a line for each row. Null is
    /// an empty field; lists and structs are JSON.
    ///
    /// Parameters
    /// ----------
    /// path : str, bytes or os.PathLike
    ///     The file; a beginning ~ is the user's folder. It is there when it is whole, and takes the place
    ///     of an older one.
    /// *arguments, **named
    ///     As for records.
    /// flatten, infer : bool, default False
    ///     As for table.
    ///
    /// Returns
    /// -------
    /// Written
    ///     The number of rows in the file, an int; its completeness says what is known of the list.
    ///
    /// Raises
    /// ------
    /// OSError
    ///     When the file cannot be written; and what records raises.
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
        asking.csv(py, path)?.run(py)
    }

    /// Gives a polars LazyFrame of everything, which asks when it is collected, and for what is used.
    ///
    /// Columns that are selected become the argument fields where the operation has it, comparisons with
    /// constants become arguments where the row says which, and head(n) asks for no more pages than it
    /// needs. Predicates are applied once more to what comes. The log openshelf.tables says with INFO
    /// what of a query was asked of the service.
    ///
    /// Parameters
    /// ----------
    /// *arguments, **named
    ///     As for records.
    /// flatten : bool, default False
    ///     As for table.
    ///
    /// Returns
    /// -------
    /// polars.LazyFrame
    ///
    /// Raises
    /// ------
    /// ImportError
    ///     When polars is not installed; the message says what to install.
    /// TypeError, ArgumentError
    ///     As the call itself would; collecting raises the other errors as polars' ComputeError or as
    ///     they are, as polars decides.
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

    /// The same list, which ends after so many records at the latest.
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
