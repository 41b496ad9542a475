//! What a docstring says of one parameter.

use std::fmt::Write;

use openshelf_core::table::{DefaultValue, Kind, Parameter, ParameterLocation, Schema};
use serde_json::Value as Json;

use super::literal::literal;
use super::prose::{NO_BREAK_SPACE, listed, sentences};

/// More allowed values than this stand below the parameter, not beside its name.
const LISTED_LIMIT: usize = 14;

pub fn is_list(kind: Kind) -> bool {
    matches!(kind, Kind::Texts | Kind::IntegersOrTexts | Kind::Objects)
}

fn value_of(kind: Kind, text: &str) -> Json {
    match (kind, text.parse::<i64>()) {
        (Kind::Integer | Kind::IntegerOrText, Ok(number)) => number.into(),
        _ => text.into(),
    }
}

pub fn default(parameter: &Parameter) -> Json {
    match parameter.default {
        DefaultValue::Absent => Json::Null,
        DefaultValue::Boolean(flag) => flag.into(),
        DefaultValue::Integer(number) => number.into(),
        DefaultValue::Text(text) => text.into(),
    }
}

/// A value that a call may pass for the parameter.
pub fn sample(parameter: &Parameter) -> Json {
    if !parameter.sample.is_empty() {
        return serde_json::from_str(parameter.sample).unwrap_or_default();
    }
    if let Some(first) = parameter.values.first() {
        let value = value_of(parameter.kind, first);
        return if is_list(parameter.kind) {
            Json::Array(vec![value])
        } else {
            value
        };
    }
    let usual = default(parameter);
    if !usual.is_null() {
        return usual;
    }
    if let Some(min) = parameter.min {
        return min.into();
    }
    match parameter.kind {
        Kind::Text => "text".into(),
        Kind::Integer | Kind::IntegerOrText => 1.into(),
        Kind::Boolean => true.into(),
        Kind::Date => "2024-01-03".into(),
        Kind::Texts => serde_json::json!(["text"]),
        Kind::IntegersOrTexts => serde_json::json!([1]),
        Kind::Object | Kind::ObjectOrList => serde_json::json!({}),
        Kind::Objects => serde_json::json!([]),
    }
}

pub fn takes_text_or_list(parameter: &Parameter) -> bool {
    parameter.kind == Kind::Text && parameter.takes_list()
}

pub fn closed(parameter: &Parameter) -> bool {
    !parameter.values.is_empty() && !matches!(parameter.kind, Kind::IntegerOrText | Kind::Date)
}

pub fn allowed(parameter: &Parameter) -> Vec<String> {
    let values = parameter.values.iter();
    values
        .map(|value| literal(&value_of(parameter.kind, value)))
        .collect()
}

pub fn parameter_words(parameter: &Parameter) -> String {
    let values = allowed(parameter);
    let mut words = if closed(parameter) && values.len() <= LISTED_LIMIT {
        let set = format!("{{{}}}", values.join(", "));
        if is_list(parameter.kind) {
            format!("list of {set}")
        } else {
            set
        }
    } else {
        match parameter.kind {
            Kind::Text => "str",
            Kind::Integer => "int",
            Kind::Boolean => "bool",
            Kind::Date => "str or datetime.date",
            Kind::IntegerOrText => "int or str",
            Kind::Texts => "list of str",
            Kind::IntegersOrTexts => "list of int or str",
            Kind::Object => "dict",
            Kind::Objects => "list of dict",
            Kind::ObjectOrList => "dict or list",
        }
        .to_owned()
    };
    if parameter.place == ParameterLocation::Client {
        words.push_str(" or path");
    }
    if takes_text_or_list(parameter) {
        words.push_str(if closed(parameter) {
            " or list of them"
        } else {
            " or list of str"
        });
    }
    if parameter.required {
        return words;
    }
    match parameter.default {
        DefaultValue::Absent => format!("{words}, optional"),
        _ => format!("{words}, default {}", literal(&default(parameter))),
    }
}

fn limits(parameter: &Parameter) -> String {
    match (parameter.min, parameter.max) {
        (Some(low), Some(high)) => format!("From {low} to {high}."),
        (Some(low), None) => format!("At least {low}."),
        (None, Some(high)) => format!("At most {high}."),
        (None, None) => String::new(),
    }
}

fn object_members(schema: &Schema) -> String {
    let names: Vec<&str> = schema.all().map(|member| member.name).collect();
    let needed: Vec<&str> = schema
        .all()
        .filter(|member| member.required)
        .map(|member| member.name)
        .collect();
    let mut text = format!("Members: {}.", names.join(", "));
    if !needed.is_empty() && needed.len() < names.len() {
        let _ = write!(text, " Required: {}.", listed(&needed, "and"));
    }
    text
}

pub fn parameter_text(parameter: &Parameter, names: &[&str]) -> String {
    let mut text = vec![sentences(parameter.note, names)];
    let values: Vec<String> = allowed(parameter)
        .iter()
        .map(|value| value.replace(' ', NO_BREAK_SPACE))
        .collect();
    if values.len() > LISTED_LIMIT {
        text.push(format!("One of {}.", values.join(", ")));
    } else if !values.is_empty() && !closed(parameter) {
        text.push(format!("The word {} passes too.", listed(&values, "or")));
    }
    if parameter.kind == Kind::Date {
        text.push("A date, or text in the form YYYY-MM-DD.".to_owned());
    }
    text.push(limits(parameter));
    if takes_text_or_list(parameter) {
        text.push("Several may be given as a list.".to_owned());
    }
    if let Some(schema) = parameter.schema {
        text.push(object_members(schema));
    }
    if let Some(other) = parameter.default_unless {
        text.push(format!("The default is not sent together with {other}."));
    }
    text.retain(|part| !part.is_empty());
    text.join(" ")
}
