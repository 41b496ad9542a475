//! The values that a parameter takes.

use openshelf_core::table::{DefaultValue, Kind, Parameter};
use serde_json::Value as Json;

use crate::literal::literal;

/// Whether a call passes several values at once.
pub fn is_list(kind: Kind) -> bool {
    matches!(kind, Kind::Texts | Kind::IntegersOrTexts | Kind::Objects)
}

/// An allowed value, which rows write as text, as the parameter takes it.
fn value_of(kind: Kind, text: &str) -> Json {
    match (kind, text.parse::<i64>()) {
        (Kind::Integer | Kind::IntegerOrText, Ok(number)) => number.into(),
        _ => text.into(),
    }
}

/// The documented default of an optional parameter, null where there is none.
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

/// Whether one text is taken as well as a list of them.
pub fn takes_text_or_list(parameter: &Parameter) -> bool {
    parameter.kind == Kind::Text && parameter.takes_list()
}

/// Whether nothing but the values of the row is taken.
pub fn closed(parameter: &Parameter) -> bool {
    !parameter.values.is_empty() && !matches!(parameter.kind, Kind::IntegerOrText | Kind::Date)
}

/// The allowed values as Python code.
pub fn allowed(parameter: &Parameter) -> Vec<String> {
    let values = parameter.values.iter();
    values
        .map(|value| literal(&value_of(parameter.kind, value)))
        .collect()
}
