//! Some rows or some columns of a table.

use std::sync::Arc;

use arrow_array::{Array, RecordBatch};
use arrow_schema::Schema;
use openshelf_core::call::hint;
use openshelf_tables::{EXTRA, UNFIT};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use super::table::Table;

#[pymethods]
impl Table {
    /// Returns the first rows; their memory is shared.
    ///
    /// Parameters
    /// ----------
    /// n : int, default 5
    ///     How many, at least 0.
    ///
    /// Returns
    /// -------
    /// Table
    #[pyo3(signature = (n=5))]
    fn head(&self, n: i64) -> PyResult<Self> {
        let rows = self.rows().min(count(n)?);
        Ok(self.slice(0, rows))
    }

    /// Returns the last rows; their memory is shared.
    ///
    /// Parameters
    /// ----------
    /// n : int, default 5
    ///     How many, at least 0.
    ///
    /// Returns
    /// -------
    /// Table
    #[pyo3(signature = (n=5))]
    fn tail(&self, n: i64) -> PyResult<Self> {
        let rows = self.rows().min(count(n)?);
        Ok(self.slice(self.rows() - rows, rows))
    }

    /// Returns some columns, in this order; their memory is shared.
    ///
    /// Parameters
    /// ----------
    /// *columns : str or iterable of str
    ///     Their names.
    ///
    /// Returns
    /// -------
    /// Table
    ///
    /// Raises
    /// ------
    /// ValueError
    ///     If the table has no such column, and if a column is named twice.
    ///
    /// Examples
    /// --------
    /// >>> table.select("country", "cases").head(10)
    #[pyo3(signature = (*columns))]
    fn select(&self, columns: &Bound<'_, PyTuple>) -> PyResult<Self> {
        let mut names: Vec<String> = Vec::new();
        for each in columns {
            if each.is_instance_of::<PyString>() {
                names.push(each.extract()?);
            } else {
                for name in each.try_iter()? {
                    let name = name?;
                    names.push(name.extract().map_err(|_| no_name(&name))?);
                }
            }
        }
        let mut places = Vec::with_capacity(names.len());
        for name in &names {
            let place = self
                .schema()
                .index_of(name)
                .map_err(|_| self.no_column(name))?;
            if places.contains(&place) {
                return Err(PyValueError::new_err(format!(
                    "select: '{name}' is named twice"
                )));
            }
            places.push(place);
        }
        self.project(&places)
    }
}

impl Table {
    /// The table as people see it: the columns of what did not fit and of what is not known are there
    /// only if they have values.
    pub fn without_empty_columns(&self) -> PyResult<Self> {
        let fields = self.schema().fields().iter().enumerate();
        let shown = fields.filter(|(_, field)| self.is_shown(field.name()));
        let places: Vec<usize> = shown.map(|(place, _)| place).collect();
        self.project(&places)
    }

    /// Whether a column is shown.
    pub fn is_shown(&self, name: &str) -> bool {
        let is_empty = || {
            let columns = self.batches().iter();
            let mut columns = columns.filter_map(|batch| batch.column_by_name(name));
            columns.all(|column| column.null_count() == column.len())
        };
        !([UNFIT, EXTRA].contains(&name) && is_empty())
    }

    fn project(&self, places: &[usize]) -> PyResult<Self> {
        let unknown = |error: arrow_schema::ArrowError| PyValueError::new_err(error.to_string());
        let schema: Arc<Schema> = Arc::new(self.schema().project(places).map_err(unknown)?);
        let batches = self.batches().iter().map(|batch| batch.project(places));
        let batches = batches.collect::<Result<Vec<_>, _>>().map_err(unknown)?;
        Ok(self.with_batches(schema, batches))
    }

    /// So many rows from one on.
    fn slice(&self, start: usize, rows: usize) -> Self {
        let mut batches: Vec<RecordBatch> = Vec::new();
        let (mut skipped, mut left) = (start, rows);
        for batch in self.batches() {
            let first = skipped.min(batch.num_rows());
            let taken = left.min(batch.num_rows() - first);
            skipped -= first;
            left -= taken;
            batches.push(batch.slice(first, taken));
        }
        self.with_batches(Arc::clone(self.schema()), batches)
    }

    fn no_column(&self, name: &str) -> PyErr {
        let known = self.schema().fields().iter();
        let hint = hint(name, known.map(|field| field.name().as_str()));
        PyValueError::new_err(format!("select: the table has no column '{name}'{hint}"))
    }
}

/// A number of rows.
fn count(n: i64) -> PyResult<usize> {
    usize::try_from(n)
        .map_err(|_| PyValueError::new_err(format!("n: expected an int of at least 0, got {n}")))
}

fn no_name(given: &Bound<'_, PyAny>) -> PyErr {
    let kind = given.get_type().name();
    let kind = kind.map_or_else(|_| String::new(), |kind| format!(", got {kind}"));
    PyTypeError::new_err(format!("select: expected names of columns{kind}"))
}
