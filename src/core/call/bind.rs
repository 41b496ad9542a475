//! Gives every argument its parameter, and refuses a call that its row does not allow.

use thiserror::Error;

use super::arguments::{Argument, Arguments, documented_default};
use super::check::check;
use super::fault::{Fault, nearest};
use super::rules;
use super::value::Value;
use crate::table::{Encoding, Operation, Parameter, ParameterLocation};

/// Why a call was refused before anything was sent.
#[derive(Debug, Error)]
pub enum CallError {
    /// The call does not fit the signature: Python's `TypeError`.
    #[error("{0}")]
    Signature(String),
    /// Values that the row does not allow, all of them.
    #[error("{}", sentences(.0))]
    Refused(Vec<Fault>),
}

fn sentences(faults: &[Fault]) -> String {
    match faults {
        [only] => only.message.clone(),
        many => {
            let lines: Vec<String> = many
                .iter()
                .map(|fault| format!("\n  {}", fault.message))
                .collect();
            format!("{} faults:{}", many.len(), lines.concat())
        }
    }
}

/// Binds the arguments of a call to the parameters of its row.
///
/// `given` holds the known parameters that were passed, `unknown` the names of others. With
/// `validate` off, values of any kind and shape pass, as long as they can travel at all.
#[allow(
    clippy::needless_pass_by_value,
    reason = "the caller has no use for its values any more"
)]
pub fn bind(
    operation: &'static Operation,
    given: Vec<(&str, Value)>,
    unknown: &[String],
    validate: bool,
) -> Result<Arguments, CallError> {
    signature(operation, &given, unknown)?;
    let mut faults = Vec::new();
    let mut values = Vec::with_capacity(given.len());
    for parameter in operation.parameters {
        let value = given
            .iter()
            .find(|(name, value)| *name == parameter.name && !value.is_null())
            .map(|(_, value)| value);
        if let Some(value) = value {
            if let Some(value) = accepted(parameter, value, validate, &mut faults) {
                values.push(Argument {
                    parameter,
                    value,
                    given: true,
                });
            }
        } else if let Some(value) = documented_default(parameter) {
            values.push(Argument {
                parameter,
                value,
                given: false,
            });
        }
    }
    let mut arguments = Arguments::new(operation, values);
    rules::apply(&mut arguments, validate, &mut faults);
    if faults.is_empty() {
        Ok(arguments)
    } else {
        Err(CallError::Refused(faults))
    }
}

/// The value in its final form, or its faults.
fn accepted(
    parameter: &Parameter,
    value: &Value,
    validate: bool,
    faults: &mut Vec<Fault>,
) -> Option<Value> {
    let before = faults.len();
    let mut unfit = Vec::new();
    value.unfit(parameter.name, &mut unfit);
    for (path, given, why) in unfit {
        let message = format!("{path}: {given} cannot be sent: {why}");
        faults.push(Fault::sentence(&path, given, String::new(), message));
    }
    if faults.len() > before {
        return None;
    }
    let checked = if validate {
        check(parameter, value, faults)
    } else {
        Some(value.clone())
    }?;
    if parameter.place == ParameterLocation::Path
        && let Some(why) = unfit_for_path(parameter, &checked.wire_text())
    {
        let message = format!("{}: {} {why}", parameter.name, checked.shown());
        faults.push(Fault::sentence(
            parameter.name,
            checked.shown(),
            "a text that is a path segment".to_owned(),
            message,
        ));
        return None;
    }
    Some(checked)
}

/// URL parsers drop dot segments, encoded or not, and an empty segment is another path.
fn unfit_for_path(parameter: &Parameter, text: &str) -> Option<&'static str> {
    let Encoding::Segments(most) = parameter.render else {
        return unfit_segment(text);
    };
    if text.split('/').count() > most {
        return Some("has more slashes than the path can carry");
    }
    text.split('/').find_map(unfit_segment)
}

fn unfit_segment(text: &str) -> Option<&'static str> {
    match text {
        "" => Some("is empty: the path needs a value"),
        "." | ".." => Some("would be dropped from the path"),
        _ => None,
    }
}

/// Python's own complaints: unknown and missing names.
fn signature(
    operation: &'static Operation,
    given: &[(&str, Value)],
    unknown: &[String],
) -> Result<(), CallError> {
    let names = || operation.parameters.iter().map(|parameter| parameter.name);
    if let Some(name) = unknown.first() {
        let hint = match nearest(name, names()) {
            Some(near) => format!("; did you mean '{near}'?"),
            None if operation.parameters.is_empty() => "; it takes none".to_owned(),
            None => format!("; it takes {}", names().collect::<Vec<_>>().join(", ")),
        };
        return Err(CallError::Signature(format!(
            "{}() got an unexpected keyword argument '{name}'{hint}",
            operation.full_name()
        )));
    }
    let missing: Vec<&str> = operation
        .parameters
        .iter()
        .filter(|parameter| parameter.required)
        .map(|parameter| parameter.name)
        .filter(|name| {
            !given
                .iter()
                .any(|(other, value)| other == name && !value.is_null())
        })
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let plural = if missing.len() == 1 { "" } else { "s" };
    Err(CallError::Signature(format!(
        "{}() is missing {} required argument{plural}: '{}'",
        operation.full_name(),
        missing.len(),
        missing.join("', '")
    )))
}
