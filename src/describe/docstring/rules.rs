//! What a docstring says of the rules among parameters.

use openshelf_core::catalog::{Condition, Rule};

use super::prose::listed;

/// A rule as a sentence without its full stop.
pub fn rule_words(rule: &Rule) -> String {
    match rule {
        Rule::Together(names) => {
            format!("{} are given together or not at all", listed(names, "and"))
        }
        Rule::ExactlyOne(names) => format!("exactly one of {} is given", listed(names, "and")),
        Rule::AtMostOne(names) => format!("at most one of {} is given", listed(names, "and")),
        Rule::Needs(name, other) => format!("{name} needs {other}"),
        Rule::Replaces(name, others) => format!("{name} excludes {}", listed(others, "and")),
        Rule::Ordered(first, last) => format!("{first} is not after {last}"),
        Rule::OneOrAll(name) => format!("{name} holds one value or all of them"),
        Rule::Window(page, size, most) => format!("{page} times {size} is at most {most}"),
        Rule::OnlyWith {
            parameter,
            value,
            other,
            other_value,
        } => {
            format!("{parameter} may be \"{value}\" only while {other} is \"{other_value}\"")
        }
        Rule::OrderedPeriods { object, list, when } => {
            let always = format!("no period of {object}.{list} ends before it starts");
            match condition_words(when) {
                words if words.is_empty() => always,
                words => format!("{always} while {words}, or where it has a date_type"),
            }
        }
        Rule::SortAmongFields { sort, fields } => format!("{sort} is one of {fields}"),
        Rule::Unsortable {
            sort, names, when, ..
        } => {
            let never = format!("{sort} is not {}", listed(names, "or"));
            match condition_words(when) {
                words if words.is_empty() => never,
                words => format!("{never} while {words}"),
            }
        }
        Rule::KnownFields { fields, sort, .. } => format!(
            "{fields} takes names that the rules of the operation in openshelf.operations() list, and {sort} is one of them"
        ),
        Rule::OneGroup {
            object,
            codes,
            groups,
            ..
        } => {
            let groups: Vec<String> = groups
                .iter()
                .map(|(name, _)| name.replace('_', " "))
                .collect();
            format!(
                "the {codes} of {object} belong to one group: {}",
                listed(&groups, "or")
            )
        }
        Rule::Refused { when, why, .. } => format!("not while {}: {why}", condition_words(when)),
    }
}

/// What the values of a call are like.
fn condition_words(condition: &Condition) -> String {
    let all = |parts: &[Condition]| -> Vec<String> { parts.iter().map(condition_words).collect() };
    match condition {
        Condition::Always => String::new(),
        Condition::Is(name, value) => format!("{name} is {}", written(value)),
        Condition::IsNot(name, value) => format!("{name} is not {}", written(value)),
        Condition::Absent(name) => format!("{name} is not given"),
        Condition::Complete(name) => format!("{name} holds every value"),
        Condition::Holds {
            list: (object, list),
            member,
            value,
        } => format!("{object}.{list}.{member} is \"{value}\""),
        Condition::Has(object, member) => format!("{object}.{member} is given"),
        Condition::All(parts) => listed(&all(parts), "and"),
        Condition::Any(parts) => listed(&all(parts), "or"),
    }
}

/// A value as Python writes it.
fn written(value: &str) -> String {
    match value {
        "true" => "True".to_owned(),
        "false" => "False".to_owned(),
        text => format!("\"{text}\""),
    }
}
