//! Some rows or some columns of a table.

use std::sync::Arc;

use arrow_array::Array;
use arrow_schema::Schema;
use openshelf_client::tables::{EXTRA, UNFIT};
use openshelf_core::call::hint;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use super::table::Table;
use crate::errors::{wrong_type, wrong_value};

#[pymethods]
impl Table {
    /// Returns the first rows; their memory is shared. If these are not all, the completeness says so.
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

    /// Returns the last rows; their memory is shared. If these are not all, the completeness says so.
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
    /// ArgumentError
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
                .map_err(|_| no_column(self, name))?;
            if places.contains(&place) {
                return Err(wrong_value(format!("select: '{name}' is named twice")));
            }
            places.push(place);
        }
        project(self, &places)
    }
}

/// The table as it is shown: the columns of unfit values and of unknown members only if they have values.
pub fn without_empty_columns(table: &Table) -> PyResult<Table> {
    let fields = table.schema().fields().iter().enumerate();
    let shown = fields.filter(|(_, field)| is_shown(table, field.name()));
    let places: Vec<usize> = shown.map(|(place, _)| place).collect();
    project(table, &places)
}

/// Whether a column is shown.
pub fn is_shown(table: &Table, name: &str) -> bool {
    let is_empty = || {
        let columns = table.batches().iter();
        let mut columns = columns.filter_map(|batch| batch.column_by_name(name));
        columns.all(|column| column.null_count() == column.len())
    };
    !([UNFIT, EXTRA].contains(&name) && is_empty())
}

fn project(table: &Table, places: &[usize]) -> PyResult<Table> {
    let unknown = |error: arrow_schema::ArrowError| wrong_value(error.to_string());
    let schema: Arc<Schema> = Arc::new(table.schema().project(places).map_err(unknown)?);
    let batches = table.batches().iter().map(|batch| batch.project(places));
    let batches = batches.collect::<Result<Vec<_>, _>>().map_err(unknown)?;
    Ok(table.with_batches(schema, batches))
}

fn no_column(table: &Table, name: &str) -> PyErr {
    let known = table.schema().fields().iter();
    let hint = hint(name, known.map(|field| field.name().as_str()));
    wrong_value(format!("select: the table has no column '{name}'{hint}"))
}

/// A number of rows.
fn count(n: i64) -> PyResult<usize> {
    usize::try_from(n)
        .map_err(|_| wrong_value(format!("n: expected an int of at least 0, got {n}")))
}

fn no_name(given: &Bound<'_, PyAny>) -> PyErr {
    let kind = given.get_type().name();
    let kind = kind.map_or_else(|_| String::new(), |kind| format!(", got {kind}"));
    wrong_type(format!("select: expected names of columns{kind}"))
}
