//! The rules that concern several arguments of one call.

use super::bind::Arguments;
use super::fault::{Fault, hint, one_of};
use super::value::Value;
use crate::table::{Group, Rule};

/// Applies the row's rules: adds the faults, and drops defaults that another argument replaces.
pub fn apply(arguments: &mut Arguments, validate: bool, faults: &mut Vec<Fault>) {
    let operation = arguments.operation();
    for parameter in operation.parameters {
        if let Some(other) = parameter.default_unless
            && arguments.given(other)
            && !arguments.given(parameter.name)
        {
            arguments.remove(parameter.name);
        }
    }
    for rule in operation.rules {
        if let Rule::Replaces(name, others) = rule
            && arguments.given(name)
        {
            for other in *others {
                if validate && arguments.given(other) {
                    let both = [*name, *other];
                    faults.push(exclude(arguments, &both));
                } else if !arguments.given(other) {
                    arguments.remove(other);
                }
            }
        }
        if validate {
            check(rule, arguments, faults);
        }
    }
}

fn shown(arguments: &Arguments, name: &str) -> String {
    arguments
        .get(name)
        .map_or_else(|| "None".to_owned(), |argument| argument.value.shown())
}

fn fault(arguments: &Arguments, name: &str, allowed: &str, message: String) -> Fault {
    Fault::sentence(name, shown(arguments, name), allowed.to_owned(), message)
}

fn exclude(arguments: &Arguments, names: &[&str]) -> Fault {
    let list = names.join(", ");
    let first = names.first().copied().unwrap_or_default();
    fault(
        arguments,
        first,
        "one of them",
        format!("{list}: these exclude each other; give one of them"),
    )
}

fn check(rule: &Rule, arguments: &Arguments, faults: &mut Vec<Fault>) {
    let given = |names: &'static [&'static str]| -> Vec<&'static str> {
        names
            .iter()
            .copied()
            .filter(|name| arguments.given(name))
            .collect()
    };
    match rule {
        Rule::Together(names) => {
            let present = given(names);
            if !present.is_empty() && present.len() < names.len() {
                let list = names.join(", ");
                let message = format!("{list}: these belong together; give all of them or none");
                let first = present.first().copied().unwrap_or_default();
                faults.push(fault(arguments, first, "all of them or none", message));
            }
        }
        Rule::ExactlyOne(names) => match given(names).as_slice() {
            [_] => {}
            [] => {
                let list = names.join(", ");
                let first = names.first().copied().unwrap_or_default();
                let message = format!("{list}: one of these is needed");
                faults.push(fault(arguments, first, "one of them", message));
            }
            several => faults.push(exclude(arguments, several)),
        },
        Rule::AtMostOne(names) => {
            let present = given(names);
            if present.len() > 1 {
                faults.push(exclude(arguments, &present));
            }
        }
        Rule::Needs(name, other) => {
            if arguments.given(name) && !arguments.given(other) {
                let message = format!("{name}: needs {other} as well");
                faults.push(fault(arguments, name, "together with the other", message));
            }
        }
        Rule::Replaces(..) => {}
        Rule::OneOrAll(name) => one_or_all(name, arguments, faults),
        Rule::Window(page, size, limit) => window(page, size, *limit, arguments, faults),
        Rule::OnlyWith {
            parameter,
            value,
            other,
            other_value,
        } => {
            let text = |name: &str| {
                arguments
                    .get(name)
                    .map(|argument| argument.value.wire_text())
            };
            if text(parameter).as_deref() == Some(value)
                && text(other).as_deref() != Some(other_value)
            {
                let message =
                    format!("{parameter}: '{value}' is possible only with {other}='{other_value}'");
                faults.push(fault(arguments, parameter, "another value", message));
            }
        }
        Rule::KnownFields {
            fields,
            sort,
            known,
            sortable,
        } => {
            known_names(fields, known, arguments, faults);
            known_names(sort, sortable, arguments, faults);
        }
        Rule::OneAwardGroup {
            object,
            codes,
            groups,
            subaward_groups,
        } => {
            let groups = if counts_subawards(arguments) {
                subaward_groups
            } else {
                groups
            };
            one_group(object, codes, groups, arguments, faults);
        }
    }
}

fn one_or_all(name: &str, arguments: &Arguments, faults: &mut Vec<Fault>) {
    let Some(argument) = arguments.get(name) else {
        return;
    };
    let Value::List(items) = &argument.value else {
        return;
    };
    let all = argument.parameter.values;
    let complete = all
        .iter()
        .all(|code| items.iter().any(|item| item.wire_text() == *code));
    if items.len() != 1 && !complete {
        let message = format!(
            "{name}: expected one code or all of {}, got {}",
            all.join(", "),
            argument.value.shown()
        );
        faults.push(fault(arguments, name, "one code or all", message));
    }
}

fn window(page: &str, size: &str, limit: i64, arguments: &Arguments, faults: &mut Vec<Fault>) {
    let number = |name: &str| match arguments.get(name).map(|argument| &argument.value) {
        Some(Value::Integer(number)) => Some(*number),
        _ => None,
    };
    // The service's own portion where none is sent.
    let (number, size_of) = (number(page), number(size).unwrap_or(20));
    if let Some(number) = number
        && number.saturating_mul(size_of) > limit
    {
        let message = format!(
            "{page}: {page} * {size} may be {limit} at most ({number} * {size_of} is more): beyond it the service starts again at page 1 without a word"
        );
        faults.push(fault(arguments, page, "a page inside the window", message));
    }
}

fn known_names(name: &str, known: &[&str], arguments: &Arguments, faults: &mut Vec<Fault>) {
    let Some(argument) = arguments.get(name) else {
        return;
    };
    let mut look = |path: String, value: &Value| {
        let Value::Text(text) = value else { return };
        if !known.contains(&text.as_str()) {
            let message = format!(
                "{path}: there is no field {}{}",
                value.shown(),
                hint(text, known.iter().copied())
            );
            faults.push(Fault::sentence(
                &path,
                value.shown(),
                one_of(known),
                message,
            ));
        }
    };
    match &argument.value {
        Value::List(items) => {
            for (index, item) in items.iter().enumerate() {
                look(format!("{name}[{index}]"), item);
            }
        }
        value => look(name.to_owned(), value),
    }
}

fn counts_subawards(arguments: &Arguments) -> bool {
    let text = |name: &str| {
        arguments
            .get(name)
            .map(|argument| argument.value.wire_text())
    };
    match text("spending_level") {
        Some(level) => level == "subawards",
        None => text("subawards").as_deref() == Some("true"),
    }
}

fn one_group(
    object: &str,
    member: &str,
    groups: &[Group],
    arguments: &Arguments,
    faults: &mut Vec<Fault>,
) {
    let Some(Value::Object(members)) = arguments.get(object).map(|argument| &argument.value) else {
        return;
    };
    let Some((_, Value::List(codes))) = members.iter().find(|(name, _)| name == member) else {
        return;
    };
    let texts: Vec<String> = codes.iter().map(Value::wire_text).collect();
    let used: Vec<&str> = groups
        .iter()
        .filter(|(_, codes)| texts.iter().any(|code| codes.contains(&code.as_str())))
        .map(|(group, _)| *group)
        .collect();
    if used.len() < 2 {
        return;
    }
    let path = format!("{object}.{member}");
    let allowed: Vec<String> = groups
        .iter()
        .map(|(group, codes)| format!("{group} ({})", codes.join(", ")))
        .collect();
    let allowed = format!("codes of one group: {}", allowed.join("; "));
    let message = format!("{path}: mixes {}; expected {allowed}", used.join(" and "));
    let given = Value::List(codes.clone()).shown();
    faults.push(Fault::sentence(&path, given, allowed, message));
}
