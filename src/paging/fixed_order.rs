//! Asks for a list in an order in which no record moves, if its caller does not need another one.

use openshelf_core::call::Value;
use openshelf_core::catalog::CapStrategy;

use super::call_arguments::CallArguments;
use super::listed_call::ListedCall;

/// The arguments of the same list in an order in which no record moves; `None` if it has such an order, or none is known.
#[must_use]
pub fn in_fixed_order(listed: &ListedCall) -> Option<CallArguments> {
    let CapStrategy::Cursor(cursor) = listed.paging.cap_strategy else {
        return None;
    };
    let fixed = listed.sort.as_ref()?.fixed_instead?;
    let mut arguments = listed.arguments.clone();
    arguments.set(cursor.sort, Value::Text(fixed.to_owned()));
    arguments.add_to_fields(fixed);
    Some(arguments)
}
