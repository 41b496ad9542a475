//! Values as Python code.

use serde_json::Value as Json;

use crate::docstring::WIDTH;

/// A JSON value as Python code in one line.
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

/// Words as Python code, with commas between them.
pub fn literals(words: &[&str]) -> String {
    let words = words.iter().map(|word| literal(&Json::from(*word)));
    words.collect::<Vec<_>>().join(", ")
}

/// A value over as many lines as the width asks for.
pub fn literal_lines(
    value: &Json,
    prefix: &str,
    suffix: &str,
    indent: &str,
    out: &mut Vec<String>,
) {
    let whole = format!("{indent}{prefix}{}{suffix}", literal(value));
    let deeper = format!("{indent}    ");
    let fits = whole.chars().count() <= WIDTH - 4;
    match value {
        Json::Array(items) if !fits && !items.is_empty() => {
            out.push(format!("{indent}{prefix}["));
            for item in items {
                literal_lines(item, "", ",", &deeper, out);
            }
            out.push(format!("{indent}]{suffix}"));
        }
        Json::Object(members) if !fits && !members.is_empty() => {
            out.push(format!("{indent}{prefix}{{"));
            for (name, item) in members {
                let prefix = format!("{}: ", literal(&Json::String(name.clone())));
                literal_lines(item, &prefix, ",", &deeper, out);
            }
            out.push(format!("{indent}}}{suffix}"));
        }
        _ => out.push(whole),
    }
}
