//! Writes one checked value as the wire wants it.

use super::arguments::Argument;
use super::value::Value;
use crate::table::Render;

/// The value as query pairs.
pub fn query(argument: &Argument) -> Vec<(String, Option<String>)> {
    let name = argument.parameter.wire.to_owned();
    let one = |text: String| vec![(name.clone(), Some(text))];
    let flag = matches!(argument.value, Value::Boolean(true));
    match argument.parameter.render {
        Render::Repeated => elements(&argument.value)
            .into_iter()
            .map(|text| (name.clone(), Some(text)))
            .collect(),
        Render::RepeatedInCapitals => elements(&argument.value)
            .into_iter()
            .map(|text| (name.clone(), Some(text.to_uppercase())))
            .collect(),
        Render::OneOrZero => match argument.value {
            Value::Boolean(_) => one(if flag { "1" } else { "0" }.to_owned()),
            _ => one(text(argument)),
        },
        Render::OneWhenTrue | Render::OnlyWhenTrue | Render::BareName => {
            match (&argument.value, argument.parameter.render) {
                (Value::Boolean(false), _) => Vec::new(),
                (Value::Boolean(true), Render::OneWhenTrue) => one("1".to_owned()),
                (Value::Boolean(true), Render::BareName) => vec![(name, None)],
                _ => one(text(argument)),
            }
        }
        Render::DaysBack => match argument.value {
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
        (Render::CommasAndSpaces, Value::List(_)) => elements(value).join(", "),
        (Render::CommasOrBars, Value::List(_)) => joined_by_comma_or_bar(&elements(value)),
        (Render::LowerCase, Value::Text(text)) => text.to_lowercase(),
        (Render::ZeroPadded(width), Value::Integer(number)) => format!("{number:0width$}"),
        (Render::Depth(most), Value::Integer(number)) if *number < 0 || *number > most => {
            "-1".to_owned()
        }
        (Render::Extension, _) => format!(".{}", value.wire_text()),
        _ => value.wire_text(),
    }
}

/// The value as a member of a JSON body.
pub fn json(argument: &Argument) -> Value {
    match (argument.parameter.render, &argument.value) {
        (Render::ZeroPadded(_), Value::Integer(_)) | (Render::LowerCase, Value::Text(_)) => {
            Value::Text(text(argument))
        }
        (Render::Commas, Value::List(_)) => Value::Text(text(argument)),
        (_, value) => value.clone(),
    }
}

fn elements(value: &Value) -> Vec<String> {
    match value {
        Value::List(items) => items.iter().map(Value::wire_text).collect(),
        other => vec![other.wire_text()],
    }
}

/// The service splits at bars when there are any, so that a name may hold a comma then; one name
/// with a comma gets a bar at its end for that.
fn joined_by_comma_or_bar(names: &[String]) -> String {
    match names {
        [only] if only.contains(',') => format!("{only}|"),
        several if several.iter().any(|name| name.contains(',')) => several.join("|"),
        plain => plain.join(","),
    }
}
