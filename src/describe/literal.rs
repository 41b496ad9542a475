//! Writes values as Python source.

use serde_json::Value as Json;

/// A JSON value as Python code on one line.
pub fn literal(value: &Json) -> String {
    match value {
        Json::String(text) => Json::String(text.clone()).to_string(),
        Json::Array(items) => {
            format!(
                "[{}]",
                items.iter().map(literal).collect::<Vec<_>>().join(", ")
            )
        }
        Json::Object(members) => {
            let members: Vec<String> = members
                .iter()
                .map(|(name, value)| {
                    format!(
                        "{}: {}",
                        literal(&Json::String(name.clone())),
                        literal(value)
                    )
                })
                .collect();
            format!("{{{}}}", members.join(", "))
        }
        Json::Bool(true) => "True".to_owned(),
        Json::Bool(false) => "False".to_owned(),
        Json::Null => "None".to_owned(),
        Json::Number(number) => number.to_string(),
    }
}

/// Values as Python code, separated by commas.
pub fn literals<T: Into<Json>>(values: impl IntoIterator<Item = T>) -> String {
    let values = values.into_iter().map(|value| literal(&value.into()));
    values.collect::<Vec<_>>().join(", ")
}
