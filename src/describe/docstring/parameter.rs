//! Renders the entry of one parameter in a docstring.

use openshelf_core::catalog::{
    CurrentYear, DefaultValue, MemberKind, Parameter, ParameterKind, Schema, SchemaMember,
};
use serde_json::Value as Json;

use crate::annotations::is_path;
use crate::literal::literal;
use crate::values::{allowed, closed, default, is_list, takes_text_or_list};

use super::prose::{NO_BREAK_SPACE, bullet, listed, sentences, wrapped};

/// Allowed values longer than this are listed in the text below the parameter.
const VALUES_WIDTH: usize = 44;

/// The allowed values as a set, if it is short enough to follow the name.
fn short_set(parameter: &Parameter) -> Option<String> {
    let set = format!("{{{}}}", allowed(parameter).join(", "));
    (closed(parameter) && set.len() + parameter.name.len() <= VALUES_WIDTH).then_some(set)
}

pub fn parameter_words(parameter: &Parameter) -> String {
    let mut words = if let Some(set) = short_set(parameter) {
        if is_list(parameter.kind) {
            format!("list of {set}")
        } else {
            set
        }
    } else {
        match parameter.kind {
            ParameterKind::Text => "str",
            ParameterKind::Integer => "int",
            ParameterKind::Boolean => "bool",
            ParameterKind::Date => "str or datetime.date",
            ParameterKind::IntegerOrText => "int or str",
            ParameterKind::Texts => "list of str",
            ParameterKind::IntegersOrTexts => "list of int or str",
            ParameterKind::Object => "dict",
            ParameterKind::Objects => "list of dict",
            ParameterKind::ObjectOrList => "dict or list",
        }
        .to_owned()
    };
    if is_path(parameter) {
        words.push_str(" or path");
    }
    if takes_text_or_list(parameter) {
        words.push_str(if short_set(parameter).is_some() {
            " or list of them"
        } else {
            " or list of str"
        });
    }
    if parameter.required {
        return if parameter.nullable {
            format!("{words} or None")
        } else {
            words
        };
    }
    match parameter.default {
        DefaultValue::Absent => format!("{words}, optional"),
        _ => format!("{words}, default {}", literal(&default(parameter))),
    }
}

fn limits(parameter: &Parameter) -> String {
    let current = || match parameter.until? {
        CurrentYear::Calendar => Some("the current year".to_owned()),
        CurrentYear::Fiscal => Some("the current fiscal year".to_owned()),
    };
    let high = parameter.max.map(|high| high.to_string()).or_else(current);
    match (parameter.min, high) {
        (Some(low), Some(high)) => format!("From {low} to {high}."),
        (Some(low), None) => format!("At least {low}."),
        (None, Some(high)) => format!("At most {high}."),
        (None, None) => String::new(),
    }
}

fn member_type(kind: MemberKind) -> &'static str {
    match kind {
        MemberKind::Text => "str",
        MemberKind::Date => "str or datetime.date",
        MemberKind::Integer => "int",
        MemberKind::IntegerOrText | MemberKind::WholeNumber => "int or str",
        MemberKind::Number => "float",
        MemberKind::NumberOrText => "float or str",
        MemberKind::Texts => "list of str",
        MemberKind::TextsOrIntegers => "list of str or int",
        MemberKind::Integers => "list of int",
        MemberKind::Paths => "list of list of str",
        MemberKind::Object => "dict",
        MemberKind::Objects => "list of dict",
        MemberKind::ObjectOrTexts => "dict or list of str",
        MemberKind::ObjectOrCodes => "dict or list of str or int",
        MemberKind::ObjectOrObjects => "dict or list of dict",
    }
}

/// A member of an object: its type, its allowed values and its own members.
fn member_words(member: &SchemaMember, names: &[&str]) -> String {
    let mut words = format!("{} : {}", member.name, member_type(member.kind));
    if member.required {
        words.push_str(", required");
    }
    let mut text = vec![sentences(member.note, names)];
    if !member.values.is_empty() {
        let values: Vec<String> = member
            .values
            .iter()
            .map(|value| literal(&Json::from(*value)).replace(' ', NO_BREAK_SPACE))
            .collect();
        text.push(format!("One of {}.", values.join(", ")));
    }
    if let Some(schema) = member.schema {
        let inner = schema.all().map(|member| match member.note {
            "" => member.name.to_owned(),
            note => format!("{} ({note})", member.name),
        });
        text.push(format!(
            "Members: {}.",
            inner.collect::<Vec<_>>().join(", ")
        ));
    }
    text.retain(|part| !part.is_empty());
    if text.is_empty() {
        words
    } else {
        format!("{words}. {}", text.join(" "))
    }
}

/// The members of an object, one in each element of a list.
fn object_members(schema: &Schema, names: &[&str]) -> String {
    let lines = schema
        .all()
        .map(|member| bullet(&member_words(member, names), 4));
    lines.collect::<Vec<_>>().join("\n")
}

/// The paragraph below a parameter's name and type, and the members of an object.
/// `known` are names of which it takes no others, `usual` the members that records have without it.
pub fn parameter_text(
    parameter: &Parameter,
    known: &[&str],
    usual: &[&str],
    names: &[&str],
) -> String {
    let mut text = vec![sentences(parameter.note, names)];
    if parameter.names_columns && !parameter.required && !usual.is_empty() {
        text.push(format!("By default {}.", listed(usual, "and")));
    }
    let values: Vec<String> = allowed(parameter)
        .iter()
        .map(|value| value.replace(' ', NO_BREAK_SPACE))
        .collect();
    let is_said = |value: &&str| {
        parameter
            .note
            .split(' ')
            .any(|word| word.trim_matches(',') == *value)
    };
    if closed(parameter) && short_set(parameter).is_none() {
        text.push(format!("One of {}.", values.join(", ")));
    } else if !closed(parameter) && !parameter.values.iter().all(is_said) {
        text.push(format!("Also accepts {}.", listed(&values, "or")));
    }
    if !known.is_empty() {
        let quoted = known.iter().map(|name| literal(&Json::from(*name)));
        let list: Vec<String> = quoted
            .map(|name| name.replace(' ', NO_BREAK_SPACE))
            .collect();
        text.push(format!("One or more of {}.", list.join(", ")));
    }
    if parameter.names_columns && known.is_empty() && parameter.values.is_empty() {
        text.push("The members of the records are listed below.".to_owned());
    }
    // Where the names have a form, the note says it.
    if let Some(known) = parameter.known.filter(|known| known.form.is_empty()) {
        text.push(match known.listed_by {
            "" => format!("Known are {}.", known.names.join(", ")),
            operation => format!("The operation {operation} finds all."),
        });
    }
    if parameter.kind == ParameterKind::Date {
        text.push("A date, or text in the form YYYY-MM-DD.".to_owned());
    }
    text.push(limits(parameter));
    if takes_text_or_list(parameter) {
        text.push("For several, pass a list.".to_owned());
    }
    if let Some(other) = parameter.default_unless {
        text.push(format!("The default is not sent together with {other}."));
    }
    if parameter.schema.is_some() {
        text.push("Members:".to_owned());
    }
    text.retain(|part| !part.is_empty());
    let paragraph = wrapped(&text.join(" "), 4);
    match parameter.schema {
        Some(schema) => format!("{paragraph}\n\n{}", object_members(schema, names)),
        None => paragraph,
    }
}
