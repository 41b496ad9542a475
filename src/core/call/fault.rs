//! One thing that is wrong with a call.

use serde::Serialize;

use super::value::Value;

/// One broken expectation: where, what was given, what is allowed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Fault {
    /// The Python parameter.
    pub parameter: String,
    /// The parameter and, in an object or list, the way to the value, such as `filters.agencies[0].tier`.
    pub path: String,
    /// The value as it was given, shortened.
    pub given: String,
    /// What would have been accepted.
    pub allowed: String,
    /// The whole sentence.
    pub message: String,
}

impl Fault {
    /// A fault of the value at `path`; `allowed` completes the words "expected ...".
    pub fn new(path: &str, given: &Value, allowed: impl Into<String>) -> Self {
        let allowed = allowed.into();
        let given = given.shown();
        Self::sentence(
            path,
            given.clone(),
            allowed.clone(),
            format!("{path}: expected {allowed}, got {given}"),
        )
    }

    /// A fault whose sentence says more than what is expected.
    pub fn sentence(path: &str, given: String, allowed: String, message: String) -> Self {
        let parameter = path.split(['.', '[']).next().unwrap_or(path).to_owned();
        Self {
            parameter,
            path: path.to_owned(),
            given,
            allowed,
            message,
        }
    }
}

/// Records that something else was expected; the value itself is of no further use.
pub fn expected(path: &str, value: &Value, allowed: &str, faults: &mut Vec<Fault>) -> Value {
    faults.push(Fault::new(path, value, allowed));
    Value::Null
}

/// A list with each element checked at its own path, such as `agencies[0]`.
pub fn elements(
    path: &str,
    items: &[Value],
    faults: &mut Vec<Fault>,
    element: impl Fn(&str, &Value, &mut Vec<Fault>) -> Value,
) -> Value {
    let items = items.iter().enumerate();
    let checked = items.map(|(index, item)| element(&format!("{path}[{index}]"), item, faults));
    Value::List(checked.collect())
}

/// The known name that is nearest to a misspelt one, if one is near.
pub fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let lower = name.to_lowercase();
    known
        .map(|candidate| {
            let likeness = strsim::jaro_winkler(&lower, &candidate.to_lowercase());
            (likeness, candidate)
        })
        .filter(|(likeness, _)| *likeness > 0.75)
        .max_by(|left, right| left.0.total_cmp(&right.0))
        .map(|(_, candidate)| candidate)
}

/// `; did you mean 'x'?` or nothing.
pub fn hint<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    nearest(name, known).map_or_else(String::new, |near| format!("; did you mean '{near}'?"))
}

/// A list of allowed values in words.
pub fn one_of(values: &[&str]) -> String {
    let quoted: Vec<String> = values.iter().map(|value| format!("'{value}'")).collect();
    match quoted.as_slice() {
        [only] => only.clone(),
        many => format!("one of {}", many.join(", ")),
    }
}
