//! The function `table`: the table of one answer.

use openshelf_client::tables::Asked;
use pyo3::prelude::*;

use super::money::options;
use super::schema::layout;
use crate::derived::{Derivation, DerivedFunction};
use crate::method::operation_of;

/// Returns a function that takes the method's arguments and returns its answer as a table.
///
/// The columns are those of openshelf.schema: they depend only on the operation and on the argument fields.
/// A value that does not fit its column is null there and is kept in the column _unfit; a member without a
/// column is kept in _extra. Time series have a row for each place and day.
///
/// Parameters
/// ----------
/// method : a method of a client, such as disease.totals.countries
/// flatten : bool, default False
///     Whether members of objects become columns with dotted names instead of struct columns.
/// infer : bool, default False
///     Whether members that the operation does not list become columns, of the types of their values,
///     instead of JSON in the column _extra. Objects and lists, and values of several types, become text
///     columns of JSON.
/// money : {"float", "decimal"}, default "float"
///     What columns of amounts of money hold, which are those with a currency as their unit. "decimal":
///     decimal128(23, 2), from the digits that the service wrote; an amount with more than two places, or
///     with more digits, does not fit and is kept in _unfit.
///
/// Returns
/// -------
/// a callable with the method's arguments that returns a Table, or a coroutine of one if the method
/// is asynchronous
///
/// Raises
/// ------
/// ArgumentTypeError
///     If the operation's answer is not JSON, and if method is not a method of a client. When it is
///     called: as the call itself.
/// ArgumentError
///     If money is another word.
/// ArgumentError, StatusError, ConnectError, RequestTimeoutError, DecodeError
///     When it is called: as the call itself would.
///
/// Warns
/// -----
/// NotFoundWarning, IncompleteAnswerWarning, IgnoredParameterWarning
///     When it is called: as the call itself would. The table's metadata has what the service said.
///
/// Examples
/// --------
/// >>> openshelf.table(disease.totals.countries)(sort="cases").to_polars()
#[pyfunction]
#[pyo3(signature = (method, *, flatten=false, infer=false, money="float"))]
pub fn table(
    method: &Bound<'_, PyAny>,
    flatten: bool,
    infer: bool,
    money: &str,
) -> PyResult<DerivedFunction> {
    let options = options(flatten, infer, money)?;
    let (handle, operation) = operation_of(method)?;
    // An answer that cannot be a table is refused before the call.
    layout(
        handle.client.service(),
        operation,
        &Asked::default(),
        options.flatten,
        options.money,
    )?;
    Ok(DerivedFunction {
        handle,
        operation,
        derivation: Derivation::Table(options),
    })
}
