//! Assigns every argument to its parameter, and rejects calls that the operation does not allow.

use thiserror::Error;

use super::arguments::{Argument, Arguments, documented_default};
use super::check::check;
use super::fault::Fault;
use super::group_names;
use super::rules;
use super::signature::complaints;
use super::value::Value;
use crate::catalog::{Encoding, Operation, Parameter, ParameterLocation};

/// Why a call was rejected before anything was sent.
#[derive(Debug, Error)]
pub enum CallError {
    /// The call does not fit the signature: Python's `TypeError`.
    #[error("{}", signature(.function, .complaints, .faults))]
    Signature {
        /// The operation's name.
        function: String,
        /// What does not match; each completes a sentence that begins with the function.
        complaints: Vec<String>,
        /// Values that the operation does not allow, in addition.
        faults: Vec<Fault>,
    },
    /// Values that the operation does not allow, all of them.
    #[error("{}", list(.0.iter().map(|fault| fault.message.as_str())))]
    Refused(Vec<Fault>),
}

impl CallError {
    /// The same error, preceded by further complaints about the signature.
    #[must_use]
    pub fn after(self, operation: &Operation, mut more: Vec<String>) -> Self {
        if more.is_empty() {
            return self;
        }
        let (own, faults) = match self {
            Self::Signature {
                complaints, faults, ..
            } => (complaints, faults),
            Self::Refused(faults) => (Vec::new(), faults),
        };
        more.extend(own);
        Self::Signature {
            function: operation.full_name(),
            complaints: more,
            faults,
        }
    }
}

fn signature(function: &str, complaints: &[String], faults: &[Fault]) -> String {
    if let ([only], []) = (complaints, faults) {
        return format!("{function}() {only}");
    }
    let complaints = complaints.iter().map(String::as_str);
    let faults = faults.iter().map(|fault| fault.message.as_str());
    format!("{function}(): {}", list(complaints.chain(faults)))
}

/// One sentence, or several on lines of their own.
fn list<'a>(sentences: impl Iterator<Item = &'a str>) -> String {
    let sentences: Vec<&str> = sentences.collect();
    match sentences.as_slice() {
        [only] => (*only).to_owned(),
        many => format!("{} faults:\n  {}", many.len(), many.join("\n  ")),
    }
}

/// Binds the arguments of a call to the parameters of its operation.
///
/// `given` contains the known parameters that were passed, `unknown` the names of others. With `validate`
/// off, values of any type and shape pass, as long as they can be sent at all.
pub fn bind(
    operation: &'static Operation,
    given: Vec<(&str, Value)>,
    unknown: &[String],
    validate: bool,
) -> Result<Arguments, CallError> {
    let checked = |_: &Parameter, _: &Value| None;
    bind_with(operation, given, unknown, validate, checked)
}

/// Binds calls of one operation that differ in few arguments, as the pages of a list do: a value that is
/// the first call's is not checked again.
pub struct RepeatedCall {
    operation: &'static Operation,
    validate: bool,
    /// The values of the first call, as passed and in their final form.
    checked: Vec<(Value, Argument)>,
}

impl RepeatedCall {
    /// Checks the values of the first call; those that are refused are refused by [`Self::bind`].
    pub fn new(
        operation: &'static Operation,
        given: &[(&'static str, Value)],
        validate: bool,
    ) -> Self {
        let mut checked = Vec::with_capacity(given.len());
        for parameter in operation.parameters {
            let found = given.iter().find(|(name, _)| *name == parameter.name);
            let Some((_, value)) = found.filter(|(_, value)| !value.is_null()) else {
                continue;
            };
            let mut last = value.clone();
            if is_accepted(parameter, &mut last, validate, &mut Vec::new()) {
                let argument = Argument {
                    parameter,
                    value: last,
                    given: true,
                };
                checked.push((value.clone(), argument));
            }
        }
        Self {
            operation,
            validate,
            checked,
        }
    }

    /// Binds the arguments of a call.
    ///
    /// # Errors
    /// As those of [`bind`].
    pub fn bind(&self, given: Vec<(&str, Value)>) -> Result<Arguments, CallError> {
        let checked = |parameter: &Parameter, value: &Value| {
            let known = self.checked.iter().find(|(first, argument)| {
                std::ptr::eq(argument.parameter, parameter) && first == value
            });
            known.map(|(_, argument)| argument.clone())
        };
        bind_with(self.operation, given, &[], self.validate, checked)
    }
}

/// Binds the arguments of a call, some of which are known to be checked.
fn bind_with(
    operation: &'static Operation,
    mut given: Vec<(&str, Value)>,
    unknown: &[String],
    validate: bool,
    checked: impl Fn(&Parameter, &Value) -> Option<Argument>,
) -> Result<Arguments, CallError> {
    let complaints = complaints(operation, &given, unknown);
    let mut faults = Vec::new();
    let mut refused = Vec::new();
    let mut values = Vec::with_capacity(given.len());
    for parameter in operation.parameters {
        let value = given
            .iter_mut()
            .find(|(name, value)| *name == parameter.name && !value.is_null())
            .map(|(_, value)| std::mem::replace(value, Value::Null));
        if let Some(mut value) = value {
            if let Some(argument) = checked(parameter, &value) {
                values.push(argument);
            } else if is_accepted(parameter, &mut value, validate, &mut faults) {
                values.push(Argument {
                    parameter,
                    value,
                    given: true,
                });
            } else {
                refused.push(parameter.name);
            }
        } else if let Some(value) = documented_default(parameter) {
            values.push(Argument {
                parameter,
                value,
                given: false,
            });
        }
    }
    if !complaints.is_empty() {
        // Rules concern combinations of arguments, which are unknown in a call that does not match the
        // signature.
        return Err(CallError::Signature {
            function: operation.full_name(),
            complaints,
            faults,
        });
    }
    let mut arguments = Arguments::new(operation, values, refused);
    rules::apply(&mut arguments, validate, &mut faults);
    if faults.is_empty() {
        Ok(arguments)
    } else {
        group_names::explain(operation, &mut faults);
        Err(CallError::Refused(faults))
    }
}

/// What is wrong with the value of one argument, apart from the others.
pub fn faults_of(parameter: &Parameter, mut value: Value) -> Vec<Fault> {
    let mut faults = Vec::new();
    is_accepted(parameter, &mut value, true, &mut faults);
    faults
}

/// The final form of the value of one argument; `None` if it is refused.
pub fn accepted(parameter: &Parameter, mut value: Value) -> Option<Value> {
    is_accepted(parameter, &mut value, true, &mut Vec::new()).then_some(value)
}

/// Whether the value passes; it is then in its final form.
fn is_accepted(
    parameter: &Parameter,
    value: &mut Value,
    validate: bool,
    faults: &mut Vec<Fault>,
) -> bool {
    let before = faults.len();
    let mut unfit = Vec::new();
    value.unfit(parameter.name, &mut unfit);
    for (path, given, why) in unfit {
        let message = format!("{path}: {given} cannot be sent: {why}");
        faults.push(Fault::sentence(&path, given, String::new(), message));
    }
    if faults.len() > before || (validate && !check(parameter, value, faults)) {
        return false;
    }
    if parameter.place == ParameterLocation::Path
        && let Some(why) = unfit_for_path(parameter, &value.wire_text())
    {
        let message = format!("{}: {} {why}", parameter.name, value.shown());
        faults.push(Fault::sentence(
            parameter.name,
            value.shown(),
            "a string that is a path segment".to_owned(),
            message,
        ));
        return false;
    }
    true
}

/// URL parsers drop dot segments, encoded or not, and an empty segment is another path.
fn unfit_for_path(parameter: &Parameter, text: &str) -> Option<&'static str> {
    let Encoding::Segments(most) = parameter.render else {
        return unfit_segment(text);
    };
    if text.split('/').count() > most {
        return Some("has more slashes than the path allows");
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
