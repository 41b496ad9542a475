//! Serialises one checked value for the query, the path or the body.

use super::arguments::Argument;
use super::json::Json;
use super::value::Value;
use crate::catalog::Encoding;

/// The value as query pairs.
pub fn query(argument: &Argument) -> Vec<(String, Option<String>)> {
    let name = argument.parameter.wire.to_owned();
    let one = |text: String| vec![(name.clone(), Some(text))];
    let flag = matches!(argument.value, Value::Boolean(true));
    match argument.parameter.render {
        Encoding::Repeated => elements(&argument.value)
            .into_iter()
            .map(|text| (name.clone(), Some(text)))
            .collect(),
        Encoding::RepeatedInCapitals => elements(&argument.value)
            .into_iter()
            .map(|text| (name.clone(), Some(text.to_uppercase())))
            .collect(),
        Encoding::OneOrZero => match argument.value {
            Value::Boolean(_) => one(if flag { "1" } else { "0" }.to_owned()),
            _ => one(text(argument)),
        },
        Encoding::OneWhenTrue | Encoding::OnlyWhenTrue | Encoding::BareName => {
            match (&argument.value, argument.parameter.render) {
                (Value::Boolean(false), _) => Vec::new(),
                (Value::Boolean(true), Encoding::OneWhenTrue) => one("1".to_owned()),
                (Value::Boolean(true), Encoding::BareName) => vec![(name, None)],
                _ => one(text(argument)),
            }
        }
        Encoding::DaysBack => match argument.value {
            Value::Integer(0) => Vec::new(),
            Value::Integer(1) => vec![("yesterday".to_owned(), Some("true".to_owned()))],
            Value::Integer(2) => vec![("twoDaysAgo".to_owned(), Some("true".to_owned()))],
            _ => one(text(argument)),
        },
        _ => one(text(argument)),
    }
}

/// The value as one text.
pub fn text(argument: &Argument) -> String {
    let value = &argument.value;
    match (argument.parameter.render, value) {
        (Encoding::CommasAndSpaces, Value::List(_)) => elements(value).join(", "),
        (Encoding::CommasOrBars, Value::List(_)) => joined_by_comma_or_bar(&elements(value)),
        (Encoding::LowerCase, Value::Text(text)) => text.to_lowercase(),
        (Encoding::ZeroPadded(width), Value::Integer(number)) => format!("{number:0width$}"),
        (Encoding::Depth(most), Value::Integer(number)) if *number < 0 || *number > most => {
            "-1".to_owned()
        }
        (Encoding::Extension, _) => format!(".{}", value.wire_text()),
        _ => value.wire_text(),
    }
}

/// The value as a member of JSON.
pub fn json(argument: &Argument) -> Json<'_> {
    match (argument.parameter.render, &argument.value) {
        (Encoding::ZeroPadded(_), Value::Integer(_))
        | (Encoding::LowerCase, Value::Text(_))
        | (Encoding::Commas, Value::List(_)) => Json::Text(text(argument)),
        (_, value) => Json::Value(value),
    }
}

fn elements(value: &Value) -> Vec<String> {
    match value {
        Value::List(items) => items.iter().map(Value::wire_text).collect(),
        other => vec![other.wire_text()],
    }
}

/// The service splits at bars if there are any, so a name may then contain a comma; for this, a single
/// name with a comma gets a trailing bar.
fn joined_by_comma_or_bar(names: &[String]) -> String {
    match names {
        [only] if only.contains(',') => format!("{only}|"),
        several if several.iter().any(|name| name.contains(',')) => several.join("|"),
        plain => plain.join(","),
    }
}
