//! Reads the members of a request.

use serde_json::Value;

use crate::call::Call;
use crate::lists::PageOfList;

pub fn strings(value: Option<&Value>) -> Vec<String> {
    match value {
        Some(Value::Array(items)) => items
            .iter()
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect(),
        _ => Vec::new(),
    }
}

pub fn page(call: &Call, total: usize, standard: i64) -> PageOfList {
    PageOfList::new(
        call.number("page").unwrap_or(1),
        call.number("limit").unwrap_or(standard),
        total,
    )
}

/// Whether a member is true, as a boolean or as an equivalent text.
pub fn flag(call: &Call, name: &str) -> bool {
    match call.member(name) {
        Some(Value::Bool(flag)) => *flag,
        Some(Value::String(text)) => matches!(text.to_lowercase().as_str(), "true" | "t" | "1"),
        _ => false,
    }
}

/// The level of the search: transactions, awards or subawards.
pub fn level(call: &Call) -> String {
    if flag(call, "subawards") {
        return "subawards".to_owned();
    }
    call.given_or("spending_level", "transactions")
}

/// Whether the search of awards is for subawards. Here the level takes precedence over the flag.
pub fn of_subawards(call: &Call) -> bool {
    match call.given("spending_level") {
        Some(level) => level == "subawards",
        None => level(call) == "subawards",
    }
}
