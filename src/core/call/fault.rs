//! One fault of a call: where it is, and what was expected.

use serde::Serialize;

use super::path::Path;
use super::value::Value;

/// One unmet expectation: where, what was passed, what is allowed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Fault {
    /// The Python parameter.
    pub parameter: String,
    /// The parameter and, in an object or list, the way to the value, such as `filters.agencies[0].tier`.
    pub path: String,
    /// The value as passed, shortened.
    pub given: String,
    /// What would have been accepted.
    pub allowed: String,
    /// The whole sentence.
    pub message: String,
}

impl Fault {
    /// A fault of the value at `path`; `allowed` completes the words "expected ...".
    pub fn new(path: &Path<'_>, given: &Value, allowed: impl Into<String>) -> Self {
        let allowed = allowed.into();
        let given = given.shown();
        let message = format!("{path}: expected {allowed}, got {given}");
        Self::sentence(&path.to_string(), given, allowed, message)
    }

    /// A fault with the reason why nothing else is allowed.
    pub fn because(path: &Path<'_>, given: &Value, allowed: impl Into<String>, why: &str) -> Self {
        let mut fault = Self::new(path, given, allowed);
        fault.message = format!("{}: {why}", fault.message);
        fault
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

/// Records that something else was expected.
pub fn expected(path: &Path<'_>, value: &Value, allowed: &str, faults: &mut Vec<Fault>) {
    faults.push(Fault::new(path, value, allowed));
}

/// Looks at each element of a list at its own path, such as `agencies[0]`.
pub fn elements(
    path: &Path<'_>,
    items: &mut [Value],
    faults: &mut Vec<Fault>,
    element: impl Fn(&Path<'_>, &mut Value, &mut Vec<Fault>),
) {
    for (index, item) in items.iter_mut().enumerate() {
        element(&path.element(index), item, faults);
    }
}

/// A list of allowed values in words.
pub fn one_of(values: &[&str]) -> String {
    let quoted: Vec<String> = values.iter().map(|value| format!("'{value}'")).collect();
    match quoted.as_slice() {
        [only] => only.clone(),
        many => format!("one of {}", many.join(", ")),
    }
}
