//! Reports what Python itself reports about a call that does not match its signature: unknown and missing
//! names.

use super::fault::one_of;
use super::nearest::{self, nearest};
use super::notation::{is_in_shell, notation, shell_word};
use super::value::Value;
use crate::catalog::{Operation, Parameter};

/// What does not match, each as the rest of a sentence that begins with the operation.
pub fn complaints(
    operation: &Operation,
    given: &[(&str, Value)],
    unknown: &[String],
) -> Vec<String> {
    let mut complaints: Vec<String> = unknown
        .iter()
        .map(|name| {
            let hint = meant(operation, name);
            format!("got an unexpected keyword argument '{name}'{hint}")
        })
        .collect();
    let value = |name: &str| given.iter().find(|(other, _)| *other == name);
    let required = || operation.required();
    let missing: Vec<String> = required()
        .filter(|parameter| value(parameter.name).is_none())
        .map(|parameter| format!("'{}'{}", parameter.name, such_as(parameter)))
        .collect();
    if !missing.is_empty() {
        let plural = if missing.len() == 1 { "" } else { "s" };
        complaints.push(format!(
            "is missing {} required argument{plural}: {}",
            missing.len(),
            missing.join("; ")
        ));
    }
    let null = notation().null;
    for parameter in required() {
        if !parameter.nullable && value(parameter.name).is_some_and(|(_, value)| value.is_null()) {
            complaints.push(format!(
                "got {null} for the required argument '{}': it needs a value{}",
                parameter.name,
                such_as(parameter)
            ));
        }
    }
    complaints
}

/// The parameter that an unknown name most likely means: by the service's own name for it, or by the
/// nearest name; otherwise all of them.
fn meant(operation: &Operation, name: &str) -> String {
    if let Some(parameter) = by_service_name(operation, name) {
        return if parameter.wire == name {
            format!("; the service's '{name}' is '{}' here", parameter.name)
        } else {
            format!("; write '{}' ({})", parameter.name, parameter.note)
        };
    }
    let names: Vec<&str> = operation.parameters.iter().map(|each| each.name).collect();
    let near = page_size(operation, name).or_else(|| nearest(name, names.iter().copied()));
    match near {
        Some(near) => nearest::meant(near),
        None if names.is_empty() => "; it takes no arguments".to_owned(),
        None => format!("; it takes {}", names.join(", ")),
    }
}

/// Whether an unknown name is the service's own name for a parameter, or near the name of one.
pub fn means_parameter(operation: &Operation, name: &str) -> bool {
    let names = operation.parameters.iter().map(|each| each.name);
    own_name(operation, name).is_some() || nearest(name, names).is_some()
}

/// The name of the parameter that the service itself calls so, or that other services do.
pub fn own_name(operation: &Operation, name: &str) -> Option<&'static str> {
    let parameter = by_service_name(operation, name);
    parameter
        .map(|parameter| parameter.name)
        .or_else(|| page_size(operation, name))
}

/// The parameter with the number of records of a page, if a name is what other services call it.
fn page_size(operation: &Operation, name: &str) -> Option<&'static str> {
    let size = operation.paging?.size;
    let letters = name.replace('_', "").to_lowercase();
    let is_meant = matches!(letters.as_str(), "pagesize" | "perpage");
    (is_meant && !size.is_empty()).then_some(size)
}

/// The parameter that the service itself calls so: the whole name on the wire, one of the other names
/// that the operation knows, or the last part of a nested name, as long as no other parameter ends so.
fn by_service_name(operation: &Operation, name: &str) -> Option<&'static Parameter> {
    let parameters = operation.parameters;
    let known =
        |parameter: &&Parameter| parameter.wire == name || parameter.other_names.contains(&name);
    if let Some(parameter) = parameters.iter().find(known) {
        return Some(parameter);
    }
    let mut ending = parameters
        .iter()
        .filter(|parameter| last_part(parameter.wire) == name);
    ending.next().filter(|_| ending.next().is_none())
}

/// `term` of `conditions[term]` and of `filter.term`.
fn last_part(wire: &str) -> &str {
    let wire = wire.trim_end_matches(['[', ']']);
    wire.rsplit(['.', '[']).next().unwrap_or(wire)
}

/// What a parameter accepts, as an example or as the list of its values.
fn such_as(parameter: &Parameter) -> String {
    // A required text that may be None narrows a search, so None leaves nothing out.
    let or_none = match parameter.nullable {
        true => format!("; {} lists everything", notation().null),
        false => String::new(),
    };
    if !parameter.values.is_empty() {
        return format!(", {}{or_none}", one_of(parameter.values));
    }
    let sample = serde_json::from_str::<serde_json::Value>(parameter.sample);
    sample.map_or_else(
        |_| String::new(),
        |sample| format!(", such as {}{or_none}", example(parameter, &sample.into())),
    )
}

/// A value as the caller writes it: in a shell a word with the name of the parameter.
fn example(parameter: &Parameter, value: &Value) -> String {
    if !is_in_shell() {
        return value.written();
    }
    let text = match value {
        Value::List(_) | Value::Object(_) => value.written(),
        plain => plain.wire_text(),
    };
    format!("{}={}", parameter.name, shell_word(&text))
}

#[cfg(test)]
mod tests {
    use super::last_part;

    #[test]
    fn the_last_part_of_a_wire_name_is_found() {
        for (wire, last) in [
            ("conditions[term]", "term"),
            ("conditions[type][]", "type"),
            ("filter.def_codes", "def_codes"),
            ("fields[]", "fields"),
            ("plain", "plain"),
            ("", ""),
        ] {
            assert_eq!(last_part(wire), last, "{wire}");
        }
    }
}
