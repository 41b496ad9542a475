//! Rejects missing and impossible values, each with the service's status.

use serde_json::{Value, json};

use super::answers::{Checked, broken, missing, refused};
use super::cursor_values;
use super::filter_checks;
use super::operation_checks;
use super::page_reach::{self, Reach};
use super::request::{of_subawards, page};
use crate::call::Call;
use crate::dates;
use crate::handler::OperationCall;
use openshelf_core::catalog::{Encoding, Parameter, ParameterKind, ParameterLocation};

fn given(parameter: &Parameter, call: &Call) -> Option<Value> {
    match parameter.place {
        ParameterLocation::Body => call.member(parameter.wire).cloned(),
        ParameterLocation::Query => call
            .query(parameter.wire)
            .filter(|text| !text.is_empty())
            .map(|text| json!(text)),
        ParameterLocation::Path | ParameterLocation::Client => None,
    }
}

fn number(parameter: &Parameter, value: &Value) -> Checked {
    let name = parameter.wire.replace('.', "|");
    let number = match value {
        Value::String(text) => text.parse::<i64>().ok(),
        value => value.as_i64(),
    };
    let Some(number) = number else {
        let text = format!("Invalid value in '{name}'. {value} is not a valid type (integer)");
        return refused(400, &text);
    };
    if let Some(max) = parameter.max.filter(|max| number > *max) {
        let text = format!("Field '{name}' value '{number}' is above max '{max}'");
        return refused(422, &text);
    }
    if let Some(min) = parameter.min.filter(|min| number < *min) {
        let text = format!("Field '{name}' value '{number}' is below min '{min}'");
        return refused(422, &text);
    }
    Ok(())
}

fn text(parameter: &Parameter, value: &Value) -> Checked {
    let name = parameter.wire.replace('.', "|");
    // Flags are booleans or texts that represent booleans.
    let is_flag = parameter.values == ["true", "false"];
    let stands_for_one = matches!(value.as_str(), Some("t" | "f" | "1" | "0"));
    if is_flag && (value.is_boolean() || stands_for_one) {
        return Ok(());
    }
    let Value::String(text) = value else {
        let text = format!("Invalid value in '{name}'. {value} is not a valid type (text)");
        return refused(400, &text);
    };
    // Periods also have short names.
    let short = parameter.wire == "group" && matches!(text.as_str(), "fy" | "q" | "m" | "cy");
    let mut values = parameter.values.iter();
    if short || parameter.values.is_empty() || values.any(|one| one.eq_ignore_ascii_case(text)) {
        return Ok(());
    }
    let text = format!(
        "Field '{name}' is outside valid values {:?}",
        parameter.values
    );
    refused(400, &text)
}

/// Refuses pages beyond the window of a search. The search of awards allows cursors to go beyond it, and
/// checks them first.
fn window(call: &OperationCall<'_>) -> Checked {
    let reach = match call.operation.name {
        "spending_by_transaction" => Reach::CheckedWithOneMore,
        "spending_by_transaction_grouped" => Reach::Checked,
        "spending_by_subaward_grouped" => Reach::Unchecked,
        _ => return Ok(()),
    };
    page_reach::check(page(call, 0, 10), reach)
}

/// Whether the search of awards fails instead of refusing, because building its error message fails.
fn breaks(call: &Call) -> bool {
    let outside = |value: Option<&Value>, known: &[&str]| {
        value.is_some_and(|value| value.as_str().is_none_or(|text| !known.contains(&text)))
    };
    let each = |name: &str| {
        let list = call.member(name).and_then(Value::as_array);
        list.into_iter().flatten()
    };
    let scopes = ["domestic", "foreign"];
    let kinds = [
        "action_date",
        "date_signed",
        "last_modified_date",
        "new_awards_only",
    ];
    outside(call.member("order"), &["asc", "desc"])
        || call.number("page").is_some_and(|page| page < 1)
        || outside(call.member("filters.place_of_performance_scope"), &scopes)
        || outside(call.member("filters.recipient_scope"), &scopes)
        || each("fields").any(|name| !name.is_string())
        || each("filters.agencies").any(|one| {
            outside(one.get("type"), &["awarding", "funding"])
                || outside(one.get("tier"), &["toptier", "subtier"])
        })
        || each("filters.time_period").any(|one| {
            let bad = |name: &str| {
                let day = one.get(name);
                day.is_some_and(|day| day.as_str().and_then(dates::parse).is_none())
            };
            outside(one.get("date_type"), &kinds) || bad("start_date") || bad("end_date")
        })
}

/// Whether the service accepts a call without a parameter that its documentation requires.
fn is_optional(call: &OperationCall<'_>, wire: &str) -> bool {
    matches!(
        (call.operation.group, call.operation.name, wire),
        ("autocomplete", "city", "limit")
            | ("download", "accounts", "filters.submission_types")
            | ("download", "disaster", "filters.def_codes")
            | ("subawards", "list", "sort")
    )
}

/// Refuses a missing required parameter, and an invalid value.
fn parameter(parameter: &Parameter, call: &OperationCall<'_>) -> Checked {
    let Some(value) = given(parameter, call) else {
        let place = parameter.place;
        let sent = matches!(place, ParameterLocation::Body | ParameterLocation::Query);
        let needed = parameter.required && sent && !is_optional(call, parameter.wire);
        return if needed {
            Err(missing(parameter.wire))
        } else {
            Ok(())
        };
    };
    match parameter.kind {
        ParameterKind::Integer => number(parameter, &value),
        ParameterKind::Text if matches!(parameter.render, Encoding::Plain) => {
            text(parameter, &value)
        }
        _ => Ok(()),
    }
}

/// Refuses a call because of its first fault, as the service reports it.
pub fn check(call: &OperationCall<'_>) -> Checked {
    let of_awards = call.operation.name == "spending_by_award";
    if of_awards && breaks(call) {
        return Err(broken());
    }
    operation_checks::check(call)?;
    filter_checks::check(call)?;
    if of_awards {
        cursor_values::check(call)?;
    }
    let parameters = call.operation.parameters.iter();
    parameters
        .filter(|one| one.render != Encoding::WholeBody)
        .try_for_each(|one| parameter(one, call))?;
    let words = call.member("filters.keywords").and_then(Value::as_array);
    let mut words = words.into_iter().flatten().filter_map(Value::as_str);
    if call.operation.group.starts_with("search") && words.any(|word| word.chars().count() < 3) {
        let text = "Field 'filters|keywords' has a text that is below min '3' characters";
        return refused(422, text);
    }
    if of_awards {
        filter_checks::mixed_groups(call, of_subawards(call))?;
    }
    window(call)
}
