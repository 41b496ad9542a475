//! Tells what a parameter takes: its default, a sample, and its allowed values as Python source.

use openshelf_core::catalog::{DefaultValue, Parameter, ParameterKind};
use serde_json::Value as Json;

use crate::literal::literal;

/// Whether a call passes several values at once.
pub fn is_list(kind: ParameterKind) -> bool {
    matches!(
        kind,
        ParameterKind::Texts | ParameterKind::IntegersOrTexts | ParameterKind::Objects
    )
}

/// An allowed value, which operations write as text, in the parameter's type.
fn value_of(kind: ParameterKind, text: &str) -> Json {
    match (kind, text.parse::<i64>()) {
        (ParameterKind::Integer | ParameterKind::IntegerOrText, Ok(number)) => number.into(),
        _ => text.into(),
    }
}

/// The documented default of an optional parameter, null if it has none.
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
        ParameterKind::Text => "text".into(),
        ParameterKind::Integer | ParameterKind::IntegerOrText => 1.into(),
        ParameterKind::Boolean => true.into(),
        ParameterKind::Date => "2024-01-03".into(),
        ParameterKind::Texts => serde_json::json!(["text"]),
        ParameterKind::IntegersOrTexts => serde_json::json!([1]),
        ParameterKind::Object | ParameterKind::ObjectOrList => serde_json::json!({}),
        ParameterKind::Objects => serde_json::json!([]),
    }
}

/// Whether the parameter accepts a single text as well as a list of texts.
pub fn takes_text_or_list(parameter: &Parameter) -> bool {
    parameter.kind == ParameterKind::Text && parameter.takes_list()
}

/// Whether only the listed values are accepted.
pub fn closed(parameter: &Parameter) -> bool {
    !parameter.values.is_empty()
        && !matches!(
            parameter.kind,
            ParameterKind::IntegerOrText | ParameterKind::Date
        )
}

/// The allowed values as Python code.
pub fn allowed(parameter: &Parameter) -> Vec<String> {
    let values = parameter.values.iter();
    values
        .map(|value| literal(&value_of(parameter.kind, value)))
        .collect()
}
