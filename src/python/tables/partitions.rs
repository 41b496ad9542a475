//! Reads the option `partition_by`: the columns that divide a table into files.

use arrow_schema::Schema;
use openshelf_client::saving::check_partitions;
use openshelf_core::catalog::Operation;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::errors::{wrong_type, wrong_value};

/// The names of the columns, which the table has, and by which it can be divided. `operation` says which others its records
/// may have.
pub fn partitions(
    given: &Bound<'_, PyAny>,
    schema: &Schema,
    operation: Option<&Operation>,
) -> PyResult<Vec<String>> {
    let columns: Vec<String> = match given.cast::<PyString>() {
        Ok(one) => vec![one.extract()?],
        Err(_) => given.extract().map_err(|_| {
            wrong_type("partition_by: expected the name of a column, or a sequence of names")
        })?,
    };
    let is_missing = |name: &&String| schema.field_with_name(name).is_err();
    for name in columns.iter().filter(is_missing) {
        if let Some((fields, known)) = operation.and_then(Operation::known_fields)
            && known.contains(&name.as_str())
        {
            return Err(wrong_value(format!(
                "partition_by: the table has no column {name:?}: ask for it in {fields}"
            )));
        }
    }
    check_partitions(schema, &columns)
        .map_err(|why| wrong_value(format!("partition_by: {why}")))?;
    Ok(columns)
}
