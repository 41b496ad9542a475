//! The function `schema`: the columns of an operation's tables, without a request.

use std::sync::Arc;

use openshelf_client::services::identify;
use openshelf_client::tables::{Asked, Layout, LayoutOptions, Money};
use openshelf_core::catalog::{Operation, Service};
use pyo3::prelude::*;
use pyo3::types::PyString;

use super::money;
use super::table_schema::TableSchema;
use crate::errors::{no_table, wrong_type};
use crate::method::operation_of;

/// Returns the columns of an operation's tables without sending a request.
///
/// Parameters
/// ----------
/// method : a method of a client, such as gazette.documents.search
/// fields : str or sequence of str, optional
///     The value that a call will pass as its argument fields.
/// include, exclude : str or sequence of str, optional
///     The values that a call will pass as its arguments include and exclude.
/// flatten : bool, default False
///     Whether members of objects become columns with dotted names instead of struct columns.
/// money : {"float", "decimal"}, default "float"
///     What columns of amounts of money hold, as for openshelf.table.
///
/// Returns
/// -------
/// TableSchema
///
/// Raises
/// ------
/// ArgumentTypeError
///     If the operation's answer is not JSON, if the operation lacks one of these arguments, and if method
///     is not a method of a client.
/// ArgumentError
///     If money is another word.
///
/// Examples
/// --------
/// >>> openshelf.schema(gazette.documents.search, fields=["title", "publication_date"])
#[pyfunction]
#[pyo3(signature = (method, *, fields=None, include=None, exclude=None, flatten=false, money="float"))]
pub fn schema(
    method: &Bound<'_, PyAny>,
    fields: Option<&Bound<'_, PyAny>>,
    include: Option<&Bound<'_, PyAny>>,
    exclude: Option<&Bound<'_, PyAny>>,
    flatten: bool,
    money: &str,
) -> PyResult<TableSchema> {
    let money = money::money(money)?;
    let (handle, operation) = operation_of(method)?;
    let asked = Asked {
        fields: names(operation, "fields", fields)?,
        include: names(operation, "include", include)?.unwrap_or_default(),
        exclude: names(operation, "exclude", exclude)?.unwrap_or_default(),
        met: None,
    };
    let layout = layout(handle.client.service(), operation, &asked, flatten, money)?;
    Ok(TableSchema::new(
        layout.schema().clone(),
        identify(operation),
    ))
}

/// The layout of an operation's tables, or the reason why it cannot have one.
pub fn layout(
    service: &'static Service,
    operation: &'static Operation,
    asked: &Asked,
    flatten: bool,
    money: Money,
) -> PyResult<Arc<Layout>> {
    let options = LayoutOptions { flatten, money };
    Layout::new(service, operation, asked, options).map_err(|error| no_table(operation, &error))
}

/// The names in an argument: a list, or a text with commas.
fn names(
    operation: &Operation,
    name: &str,
    given: Option<&Bound<'_, PyAny>>,
) -> PyResult<Option<Vec<String>>> {
    let Some(given) = given.filter(|given| !given.is_none()) else {
        return Ok(None);
    };
    if operation.parameter(name).is_none() {
        return Err(wrong_type(format!(
            "{}() does not take the argument {name}: leave it out",
            operation.full_name()
        )));
    }
    if let Ok(text) = given.cast::<PyString>() {
        let text = text.to_cow()?;
        let parts = text
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty());
        return Ok(Some(parts.map(str::to_owned).collect()));
    }
    let mut all = Vec::new();
    for each in given.try_iter()? {
        all.push(each?.extract()?);
    }
    Ok(Some(all))
}
