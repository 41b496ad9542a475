//! Reads the option `partition_by`: the columns that divide a table into files.

use arrow_schema::Schema;
use openshelf_client::saving::check_partitions;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::errors::{wrong_type, wrong_value};

/// The names of the columns, which the table has, and by which it can be divided.
pub fn partitions(given: &Bound<'_, PyAny>, schema: &Schema) -> PyResult<Vec<String>> {
    let columns: Vec<String> = match given.cast::<PyString>() {
        Ok(one) => vec![one.extract()?],
        Err(_) => given.extract().map_err(|_| {
            wrong_type("partition_by: expected the name of a column, or a sequence of names")
        })?,
    };
    check_partitions(schema, &columns)
        .map_err(|why| wrong_value(format!("partition_by: {why}")))?;
    Ok(columns)
}
