//! Evaluates the conditions of the catalog on the values of a call.

use super::arguments::{Argument, Arguments};
use super::value::Value;
use crate::catalog::Condition;

/// Whether the values of the call fulfil the condition.
pub fn holds(condition: &Condition, arguments: &Arguments) -> bool {
    let text = |name: &str| {
        arguments
            .get(name)
            .map(|argument| argument.value.wire_text())
    };
    match condition {
        Condition::Always => true,
        Condition::Is(name, value) => text(name).as_deref() == Some(*value),
        Condition::IsNot(name, value) => {
            !arguments.was_refused(name) && text(name).as_deref() != Some(*value)
        }
        Condition::Absent(name) => !arguments.was_refused(name) && arguments.get(name).is_none(),
        Condition::Complete(name) => arguments.get(name).is_some_and(is_complete),
        Condition::Holds {
            list: (parameter, list),
            member,
            value,
        } => arguments.get(parameter).is_some_and(|argument| {
            let Some(Value::List(items)) = argument.value.member(list) else {
                return false;
            };
            items
                .iter()
                .any(|item| item.member(member).map(Value::wire_text).as_deref() == Some(*value))
        }),
        Condition::Has(object, member) => arguments
            .get(object)
            .and_then(|argument| argument.value.member(member))
            .is_some_and(|value| !value.is_null()),
        Condition::All(all) => all.iter().all(|each| holds(each, arguments)),
        Condition::Any(any) => any.iter().any(|each| holds(each, arguments)),
    }
}

/// Whether a list contains every value that its parameter allows.
pub fn is_complete(argument: &Argument) -> bool {
    let Value::List(items) = &argument.value else {
        return false;
    };
    let all = argument.parameter.values;
    all.iter()
        .all(|value| items.iter().any(|item| item.wire_text() == *value))
}
