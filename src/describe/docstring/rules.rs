//! Renders the rules between parameters in a docstring.

use openshelf_core::catalog::{Condition, Rule};

use super::prose::listed;

/// A rule as a sentence without its full stop.
pub fn rule_words(rule: &Rule) -> String {
    match rule {
        Rule::Together(names) => {
            format!(
                "{} must be passed together or not at all",
                listed(names, "and")
            )
        }
        Rule::ExactlyOne(names) => {
            format!("exactly one of {} must be passed", listed(names, "and"))
        }
        Rule::AtMostOne(names) => format!("at most one of {} may be passed", listed(names, "and")),
        Rule::OneWay(ways) => {
            let ways: Vec<String> = ways.iter().map(|names| names.join(" and ")).collect();
            format!(
                "the service takes the first of {} and ignores the others, so only one may be passed",
                listed(&ways, "or")
            )
        }
        Rule::Needs(name, other) => format!("{name} needs {other}"),
        Rule::Replaces(name, others) => format!("{name} excludes {}", listed(others, "and")),
        Rule::Ordered(first, last) => format!("{first} must not be after {last}"),
        Rule::OneOrAll(name) => format!("{name} must have one value or all of them"),
        Rule::Window(page, size, most) => format!("{page} times {size} must be at most {most}"),
        Rule::OnlyWith {
            parameter,
            value,
            other,
            other_value,
        } => {
            format!("{parameter} may be \"{value}\" only if {other} is \"{other_value}\"")
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
            "{fields} takes the names listed there and no others, and {sort} must be one of those that are passed"
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
                "the {codes} of {object} must belong to one group: {}",
                listed(&groups, "or")
            )
        }
        Rule::Refused { when, why, .. } => {
            format!("not allowed if {}: {why}", condition_words(when))
        }
    }
}

/// A condition on the arguments of a call, in words.
fn condition_words(condition: &Condition) -> String {
    let all = |parts: &[Condition]| -> Vec<String> { parts.iter().map(condition_words).collect() };
    match condition {
        Condition::Always => String::new(),
        Condition::Is(name, value) => format!("{name} is {}", written(value)),
        Condition::IsNot(name, value) => format!("{name} is not {}", written(value)),
        Condition::Absent(name) => format!("{name} is not passed"),
        Condition::Complete(name) => format!("{name} has every value"),
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

/// A value in Python notation.
fn written(value: &str) -> String {
    match value {
        "true" => "True".to_owned(),
        "false" => "False".to_owned(),
        text => format!("\"{text}\""),
    }
}
