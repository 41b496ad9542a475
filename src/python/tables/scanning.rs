//! Collects the facts of an operation that `openshelf.tables.scan` needs to push a polars query down.

use std::collections::HashMap;

use openshelf_client::services::identify;
use openshelf_core::catalog::Selects;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::paginate::Listing;

/// The operation's name, whether columns can be chosen, and the parameters that filter records: for each its
/// name, the comparison as a Python operator, the column, and the parameter's values if they differ from the
/// column's.
pub fn facts<'py>(py: Python<'py>, listing: &Listing) -> PyResult<Bound<'py, PyDict>> {
    let operation = listing.operation;
    let facts = PyDict::new(py);
    facts.set_item("operation", identify(operation))?;
    facts.set_item("chooses_fields", operation.parameter("fields").is_some())?;
    let selects = operation.parameters.iter().filter_map(|parameter| {
        let (comparison, column, names) = match parameter.selects? {
            Selects::Equal(column) => ("==", column, None),
            Selects::EqualAs(column, names) => ("==", column, Some(names)),
            Selects::AtLeast(column) => (">=", column, None),
            Selects::AtMost(column) => ("<=", column, None),
        };
        let names = names.map(|names| names.iter().copied().collect::<HashMap<&str, &str>>());
        Some((parameter.name, comparison, column, names))
    });
    facts.set_item("selects", selects.collect::<Vec<_>>())?;
    facts.set_item("key", listing.paging.key)?;
    facts.set_item("max_records", listing.bounds.max_records)?;
    Ok(facts)
}
