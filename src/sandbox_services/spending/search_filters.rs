//! The filters of a call as its operation reads them, and what the answer says about the others.

use serde_json::{Value, json};

use super::filters::Level;
use super::names::NAMES;
use super::request::{level, of_subawards};
use crate::handler::OperationCall;
use openshelf_core::catalog::Operation;

/// A message of every search answer.
const MESSAGE: &str = "For searches, time period start and end dates are currently limited to an earliest date of 2007-10-01.";

/// Whether the operation reads a filter.
fn reads(operation: &Operation, filter: &str) -> bool {
    match operation.name {
        "new_awards_over_time" => matches!(filter, "time_period" | "recipient_id"),
        "transaction_spending_summary" => filter == "keywords",
        name => match filter {
            "program_activities" => matches!(
                name,
                "spending_by_award"
                    | "spending_by_award_count"
                    | "spending_by_geography"
                    | "spending_over_time"
                    | "spending_by_transaction"
            ),
            "recipient_id" => !matches!(
                name,
                "spending_by_award" | "spending_by_award_count" | "spending_by_subaward_grouped"
            ),
            filter => NAMES.search_filters.contains(&filter),
        },
    }
}

/// The messages of an answer: the earliest day, and the filters that were not used.
pub fn messages(call: &OperationCall<'_>) -> Vec<String> {
    let mut messages = vec![MESSAGE.to_owned()];
    let given = call.member("filters").and_then(Value::as_object);
    let names = given.into_iter().flat_map(|members| members.keys());
    let unused: Vec<&str> = names
        .map(String::as_str)
        .filter(|name| !reads(call.operation, name))
        .collect();
    if !unused.is_empty() {
        messages.push(format!(
            "The following filters from the request were not used: {unused:?}."
        ));
    }
    messages
}

/// What the search of a call selects.
pub fn selected_level(call: &OperationCall<'_>) -> Level {
    let subawards = match call.operation.name {
        "spending_by_award" => of_subawards(call),
        "spending_by_transaction"
        | "spending_by_transaction_count"
        | "transaction_spending_summary" => return Level::Transactions,
        "spending_by_transaction_grouped"
        | "spending_by_subaward_grouped"
        | "new_awards_over_time" => return Level::Awards,
        _ => level(call) == "subawards",
    };
    let by_award = matches!(
        call.operation.name,
        "spending_by_award" | "spending_by_award_count"
    );
    match level(call).as_str() {
        _ if subawards => Level::Subawards,
        "awards" | "award_financial" => Level::Awards,
        _ if by_award => Level::Awards,
        _ => Level::Transactions,
    }
}

/// Whether the call ranks emergency funds. Then only awards of these funds count.
fn is_of_funds(call: &OperationCall<'_>) -> bool {
    match call.operation.name {
        "defc" => true,
        "category" => call.given("category").as_deref() == Some("defc"),
        _ => false,
    }
}

/// The filters that the operation reads, in the form in which it passes them on.
pub fn read_filters(call: &OperationCall<'_>) -> Value {
    let mut filters = call.member("filters").cloned().unwrap_or_else(|| json!({}));
    let Value::Object(members) = &mut filters else {
        return filters;
    };
    members.retain(|name, _| reads(call.operation, name));
    let searches_more = matches!(
        call.operation.name,
        "spending_by_transaction"
            | "spending_by_transaction_count"
            | "spending_by_transaction_grouped"
            | "transaction_spending_summary"
    );
    for name in ["keywords", "keyword"] {
        if let Some(words) = members.remove(name) {
            let name = if searches_more {
                "keyword_search"
            } else {
                name
            };
            members.insert(name.to_owned(), words);
        }
    }
    if is_of_funds(call) && !members.contains_key("def_codes") {
        let funds = NAMES.emergency_funds.iter().map(|fund| fund.code);
        members.insert("def_codes".to_owned(), funds.collect());
    }
    if call.operation.name == "new_awards_over_time" {
        // New awards are compared by their signature, and their parent recipients are found by another text.
        let periods = members.get_mut("time_period").and_then(Value::as_array_mut);
        let periods = periods.into_iter().flatten();
        for period in periods.filter_map(Value::as_object_mut) {
            period.insert("gte_date_type".to_owned(), json!("date_signed"));
        }
        let id = members.remove("recipient_id");
        members.extend(id.map(|id| ("parent_recipient_id".to_owned(), id)));
    }
    filters
}
