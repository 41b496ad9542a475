//! Checks the rules about the sort of a list.

use super::arguments::{Arguments, documented_default};
use super::conditions::holds;
use super::fault::Fault;
use super::value::Value;
use crate::catalog::{Parameter, Rule};

/// Sends the first element of a list that the service can sort by in the place of a default that the list
/// does not hold.
pub fn default_among(arguments: &mut Arguments, parameter: &Parameter, list: &str) {
    if arguments.given(parameter.name) {
        return;
    }
    let Some(Value::List(items)) = arguments.get(list).map(|argument| &argument.value) else {
        return;
    };
    let default = documented_default(parameter);
    let operation = arguments.operation();
    let never = |item: &&Value| {
        operation.rules.iter().any(|rule| match (rule, item) {
            (Rule::Unsortable { sort, names, .. }, Value::Text(name)) => {
                *sort == parameter.name && names.contains(&name.as_str())
            }
            _ => false,
        })
    };
    let first = items.iter().find(|item| !never(item));
    if let Some(first) = first.or(items.first()).cloned()
        && !items.iter().any(|item| Some(item) == default.as_ref())
    {
        arguments.replace(parameter.name, &first);
    }
}

/// Rejects a sort on which the service always fails.
pub fn never_sorted(rule: &Rule, sort: &str, arguments: &Arguments, faults: &mut Vec<Fault>) {
    if let Some((name, status)) = unsortable(rule, arguments) {
        let given = Value::Text(name.to_owned()).shown();
        let message = format!(
            "{sort}: the service always fails to sort by {given} here ({status}); sort by another field"
        );
        let allowed = "another field".to_owned();
        faults.push(Fault::sentence(sort, given, allowed, message));
    }
}

/// The sort of the call if the service always fails on it, and the status that it then returns.
fn unsortable(rule: &Rule, arguments: &Arguments) -> Option<(&'static str, u16)> {
    let Rule::Unsortable {
        sort,
        fields,
        names,
        when,
        status,
    } = rule
    else {
        return None;
    };
    let by = match arguments.get(sort) {
        Some(argument) => &argument.value,
        None => match &arguments.get(fields)?.value {
            Value::List(items) => items.first()?,
            _ => return None,
        },
    };
    let Value::Text(by) = by else { return None };
    let name = names.iter().find(|name| *name == by)?;
    holds(when, arguments).then_some((*name, *status))
}

/// The status that the service always returns for such a call, so that a retry is useless.
pub fn lasting_status(arguments: &Arguments) -> Option<u16> {
    let operation = arguments.operation();
    let mut unsortable = operation
        .rules
        .iter()
        .filter_map(|rule| unsortable(rule, arguments));
    operation
        .lasting_status
        .or_else(|| unsortable.next().map(|(_, status)| status))
}

/// Refuses a sort that is not one of the fields.
pub fn sort_among_fields(sort: &str, fields: &str, arguments: &Arguments, faults: &mut Vec<Fault>) {
    let (Some(by), Some(asked)) = (arguments.get(sort), arguments.get(fields)) else {
        return;
    };
    if let Value::List(names) = &asked.value
        && by.given
        && !names.contains(&by.value)
    {
        let message = format!(
            "{sort}: {} is not in {fields}, where the service needs it; add it to {fields}",
            by.value.shown()
        );
        let allowed = format!("one of {fields}");
        faults.push(Fault::sentence(sort, by.value.shown(), allowed, message));
    }
}
