//! Checks the rules that concern several arguments of one call.

use super::arguments::{Arguments, documented_default};
use super::conditions::{holds, is_complete};
use super::fault::{Fault, one_of};
use super::nearest::hint;
use super::notation::notation;
use super::objects::{is_above, not_ordered};
use super::sort_rules::{default_among, never_sorted, sort_among_fields};
use super::value::Value;
use crate::catalog::{Group, Rule};

/// Applies the operation's rules: adds the faults, and drops defaults that another argument replaces.
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
    for parameter in operation.parameters {
        if let Some(list) = parameter.default_among {
            default_among(arguments, parameter, list);
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

/// The parameters of the call that the service ignores, as `name` or `name=value`.
pub fn ignored(arguments: &Arguments) -> Vec<String> {
    let operation = arguments.operation();
    let asked = |name: &str| {
        arguments.get(name).filter(|argument| {
            argument.given
                && documented_default(argument.parameter).as_ref() != Some(&argument.value)
        })
    };
    let always = operation
        .ignored
        .iter()
        .filter(|name| asked(name).is_some())
        .map(|name| (*name).to_owned());
    let sometimes = operation
        .ignored_when
        .iter()
        .filter(|ignored| holds(&ignored.when, arguments))
        .filter_map(|ignored| asked(ignored.parameter))
        .map(|argument| format!("{}={}", argument.parameter.name, argument.value.shown()));
    always.chain(sometimes).collect()
}

/// The values of the call with which the service finds nothing, and why.
pub fn unmatched(arguments: &Arguments) -> Vec<String> {
    let facts = arguments.operation().unmatched.iter();
    facts
        .filter(|fact| holds(&fact.when, arguments))
        .filter_map(|fact| {
            let value = arguments.get(fact.object)?.value.member(fact.member)?;
            value.wire_text().ends_with(fact.ending).then(|| {
                let (object, member, shown) = (fact.object, fact.member, value.shown());
                format!("{object}.{member}={shown} matches no record: {}", fact.why)
            })
        })
        .collect()
}

fn shown(arguments: &Arguments, name: &str) -> String {
    arguments.get(name).map_or_else(
        || notation().null.to_owned(),
        |argument| argument.value.shown(),
    )
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
        format!("{list}: these are mutually exclusive; give only one of them"),
    )
}

/// The parameters among these that the caller passed.
fn given(arguments: &Arguments, names: &'static [&'static str]) -> Vec<&'static str> {
    let names = names.iter().copied();
    names.filter(|name| arguments.given(name)).collect()
}

fn one_way(ways: &[&'static [&'static str]], arguments: &Arguments, faults: &mut Vec<Fault>) {
    let ways = ways.iter().map(|names| given(arguments, names));
    let mut ways = ways.filter(|names| !names.is_empty());
    let (Some(counts), ignored) = (ways.next(), ways.flatten().collect::<Vec<_>>()) else {
        return;
    };
    let Some(first) = ignored.first() else {
        return;
    };
    let shown_all = |names: &[&str]| {
        let each = names.iter();
        let each = each.map(|name| format!("{name}={}", shown(arguments, name)));
        each.collect::<Vec<_>>().join(" and ")
    };
    let message = format!(
        "{first}: the service takes {} alone and ignores {}; pass one of them",
        shown_all(&counts),
        shown_all(&ignored),
    );
    faults.push(fault(arguments, first, "one of them", message));
}

fn check(rule: &Rule, arguments: &Arguments, faults: &mut Vec<Fault>) {
    match rule {
        Rule::Together(names) => together(names, arguments, faults),
        Rule::ExactlyOne(names) => match given(arguments, names).as_slice() {
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
            let present = given(arguments, names);
            if present.len() > 1 {
                faults.push(exclude(arguments, &present));
            }
        }
        Rule::OneWay(ways) => one_way(ways, arguments, faults),
        Rule::Needs(name, other) => {
            if arguments.given(name) && !arguments.given(other) {
                let message = format!("{name}: also needs {other}");
                faults.push(fault(arguments, name, "together with the other", message));
            }
        }
        Rule::Replaces(..) => {}
        Rule::Ordered(first, last) => ordered(first, last, arguments, faults),
        Rule::OneOrAll(name) => one_or_all(name, arguments, faults),
        Rule::Window(page, size, limit) => window(page, size, *limit, arguments, faults),
        Rule::OnlyWith {
            parameter,
            value,
            other,
            other_value,
        } => {
            only_with((parameter, value), (other, other_value), arguments, faults);
        }
        Rule::Unsortable { sort, .. } => never_sorted(rule, sort, arguments, faults),
        Rule::SortAmongFields { sort, fields } => {
            sort_among_fields(sort, fields, arguments, faults);
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
        Rule::Refused { when, blamed, why } if holds(when, arguments) => {
            never_answered(blamed, why, arguments, faults);
        }
        Rule::Refused { .. } => {}
        Rule::OneGroup {
            object,
            codes,
            groups,
            wider_groups,
            wider_when,
        } => {
            let groups = if holds(wider_when, arguments) {
                wider_groups
            } else {
                groups
            };
            one_group(object, codes, groups, arguments, faults);
        }
    }
}

/// A combination that the service never answers.
fn never_answered(blamed: &[&str], why: &str, arguments: &Arguments, faults: &mut Vec<Fault>) {
    let path = blamed.first().copied().unwrap_or_default();
    let name = path.split('.').next().unwrap_or(path);
    let given = shown(arguments, name);
    let message = format!("{}: {why}", blamed.join(", "));
    let allowed = "another combination".to_owned();
    faults.push(Fault::sentence(path, given, allowed, message));
}

/// A value that a parameter may have only while another one has its value.
fn only_with(
    (parameter, value): (&str, &str),
    (other, other_value): (&str, &str),
    arguments: &Arguments,
    faults: &mut Vec<Fault>,
) {
    let text = |name: &str| arguments.get(name).map(|each| each.value.wire_text());
    let is_given = text(parameter).as_deref() == Some(value);
    let is_known = !arguments.was_refused(other);
    if is_given && is_known && text(other).as_deref() != Some(other_value) {
        let message =
            format!("{parameter}: '{value}' is allowed only with {other}='{other_value}'");
        faults.push(fault(arguments, parameter, "another value", message));
    }
}

fn together(names: &'static [&'static str], arguments: &Arguments, faults: &mut Vec<Fault>) {
    let present = given(arguments, names);
    if !present.is_empty() && present.len() < names.len() {
        let list = names.join(", ");
        let message = format!("{list}: these belong together; give all of them or none");
        let first = present.first().copied().unwrap_or_default();
        faults.push(fault(arguments, first, "all of them or none", message));
    }
}

fn ordered(first: &str, last: &str, arguments: &Arguments, faults: &mut Vec<Fault>) {
    let (Some(from), Some(to)) = (arguments.get(first), arguments.get(last)) else {
        return;
    };
    if is_above(&from.value, &to.value) {
        let sentence = not_ordered(first, &from.value, last, &to.value);
        let message = format!("{first}: {sentence}");
        let allowed = format!("a day up to {}", to.value.shown());
        faults.push(fault(arguments, first, &allowed, message));
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
    if items.len() != 1 && !is_complete(argument) {
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
    // The service's own page size if none is sent.
    let (number, size_of) = (number(page), number(size).unwrap_or(20));
    if let Some(number) = number
        && number.saturating_mul(size_of) > limit
    {
        let whole = notation().whole_list;
        let message = format!(
            "{page}: {page} * {size} may be at most {limit} ({number} * {size_of} is more): the service refuses later pages; narrow the search, or {whole}"
        );
        faults.push(fault(arguments, page, "a page inside the window", message));
    }
}

fn known_names(name: &str, known: &[&str], arguments: &Arguments, faults: &mut Vec<Fault>) {
    let Some(argument) = arguments.get(name) else {
        return;
    };
    let mut is_listed = false;
    let mut look = |path: String, value: &Value| {
        let Value::Text(text) = value else { return };
        if known.contains(&text.as_str()) {
            return;
        }
        let near = match hint(text, known.iter().copied()) {
            near if near.is_empty() && !is_listed => {
                // Once is enough, however many names are unknown.
                is_listed = true;
                format!("; expected {}", one_of(known))
            }
            near => near,
        };
        let message = format!("{path}: unknown field {}{near}", value.shown());
        let allowed = one_of(known);
        faults.push(Fault::sentence(&path, value.shown(), allowed, message));
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

fn one_group(
    object: &str,
    member: &str,
    groups: &[Group],
    arguments: &Arguments,
    faults: &mut Vec<Fault>,
) {
    let Some(argument) = arguments.get(object) else {
        return;
    };
    let Some(Value::List(codes)) = argument.value.member(member) else {
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
