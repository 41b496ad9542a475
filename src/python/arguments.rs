//! Names the Python arguments of a call, has `core::call` check them, and warns about them.
//!
//! It warns about arguments that the service ignores, values that match no record, and unknown members.

use openshelf_core::call::{self, Arguments, CallError, Value};
use openshelf_core::catalog::{Operation, Service};
use openshelf_describe::derived::PAGINATE_OPTIONS;
use openshelf_describe::options::CLIENT_OPTIONS;
use openshelf_describe::other_words::{self, PassedTo};
use openshelf_describe::signature;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::errors::refused;
use super::handle::ClientHandle;
use super::{convert, errors};

/// The arguments that a caller passed, by the names of their parameters.
#[derive(Default)]
pub struct Passed {
    pub given: Vec<(&'static str, Value)>,
    /// Names that the operation does not have.
    pub unknown: Vec<String>,
    /// Further mismatches with the signature, each as the rest of a sentence.
    pub complaints: Vec<String>,
}

/// Names every argument; nothing is checked except that each fits a different parameter.
pub fn passed(
    service: &'static Service,
    operation: &'static Operation,
    arguments: &Bound<'_, PyTuple>,
    named: Option<&Bound<'_, PyDict>>,
) -> PyResult<Passed> {
    let mut passed = Passed::default();
    let mut by_position = operation.required();
    for value in arguments.iter() {
        let Some(parameter) = by_position.next() else {
            let count = arguments.len();
            passed.complaints.push(too_many(service, operation, count));
            break;
        };
        passed.given.push((parameter.name, convert::value(&value)));
    }
    for (name, value) in named.into_iter().flat_map(|named| named.iter()) {
        let name: String = name.extract()?;
        match operation.parameter(&name) {
            None => match option_hint(service, operation, &name) {
                Some(complaint) => passed.complaints.push(complaint),
                None => passed.unknown.push(name),
            },
            Some(parameter)
                if passed
                    .given
                    .iter()
                    .any(|(other, _)| *other == parameter.name) =>
            {
                let complaint = format!("got multiple values for argument '{name}'");
                passed.complaints.push(complaint);
            }
            Some(parameter) => passed.given.push((parameter.name, convert::value(&value))),
        }
    }
    Ok(passed)
}

/// The hint for an option of a list that is passed to a call.
fn list_option_hint(name: &str) -> String {
    let also = match name {
        "resume" => ", and of its methods batches, to_jsonl and to_parquet",
        _ => "",
    };
    format!(
        "got an unexpected keyword argument '{name}'; it is an option of openshelf.paginate(method, {name}=...){also}"
    )
}

/// The hint for a client option that is passed to a call, also by the name that another library has for it.
pub fn option_hint(service: &Service, operation: &Operation, name: &str) -> Option<String> {
    let Some(option) = CLIENT_OPTIONS.iter().find(|option| option.name == name) else {
        if operation.paging.is_some() && PAGINATE_OPTIONS.iter().any(|option| option.name == name) {
            return Some(list_option_hint(name));
        }
        if call::means_parameter(operation, name) {
            return None;
        }
        let hint = other_words::hint(name, PassedTo::Call, service.class_name)?;
        return Some(format!("got an unexpected keyword argument '{name}'{hint}"));
    };
    let place = if option.is_for_calls() {
        format!("client.with_options({name}=...)")
    } else {
        format!("openshelf.{}({name}=...)", service.class_name)
    };
    Some(format!(
        "got an unexpected keyword argument '{name}'; it is an option of the client: {place}"
    ))
}

/// Checks the arguments of a call; nothing is sent.
pub fn bind(
    py: Python<'_>,
    handle: &ClientHandle,
    operation: &'static Operation,
    passed: Passed,
) -> PyResult<Arguments> {
    let Passed {
        given,
        unknown,
        complaints,
    } = passed;
    let bound = call::bind(
        operation,
        given,
        &unknown,
        handle.client.settings.validates(),
    );
    let bound = match bound {
        Ok(arguments) if complaints.is_empty() => return Ok(arguments),
        Ok(_) => CallError::Refused(Vec::new()),
        Err(error) => error,
    };
    Err(refused(py, operation, &bound.after(operation, complaints)))
}

/// The message for too many positional arguments.
fn too_many(service: &Service, operation: &Operation, given: usize) -> String {
    let names: Vec<&str> = operation.required().map(|each| each.name).collect();
    let takes = match names.as_slice() {
        [] => "no positional arguments".to_owned(),
        [only] => format!("1 positional argument ({only})"),
        several => format!(
            "{} positional arguments ({})",
            several.len(),
            several.join(", ")
        ),
    };
    let were = if given == 1 { "was" } else { "were" };
    let others: Vec<String> = below(service, operation)
        .map(|other| {
            let names: Vec<&str> = other.required().map(|each| each.name).collect();
            format!("{}({})", other.full_name(), names.join(", "))
        })
        .collect();
    let instead = match (names.is_empty(), others.as_slice()) {
        (true, [_, ..]) => format!("; to pass a name, call {}", others.join(" or ")),
        _ => String::new(),
    };
    let by_name = match operation.optional().next() {
        Some(_) => format!(
            "; pass the others as keywords:  {}{}",
            operation.full_name(),
            signature::line(operation)
        ),
        None => String::new(),
    };
    format!("takes {takes} but {given} {were} given{instead}{by_name}")
}

/// The operations whose path is this one's followed by one or more placeholders.
fn below(service: &Service, operation: &Operation) -> impl Iterator<Item = &'static Operation> {
    let (group, path) = (operation.group, operation.path.trim_end_matches('/'));
    service.operations().filter(move |other| {
        let rest = other.path.strip_prefix(path);
        let rest = rest.and_then(|rest| rest.strip_prefix("/{"));
        other.group == group && rest.is_some_and(|rest| rest.find('}') == Some(rest.len() - 1))
    })
}

/// Warns about parameters that the service ignores, values that match no record and unknown members, once per call.
pub fn warn(py: Python<'_>, arguments: &Arguments) -> PyResult<()> {
    let name = || arguments.operation.full_name();
    let asked = call::ignored(arguments);
    if !asked.is_empty() {
        let message = format!(
            "{}(): the service ignores {} here and answers as if it were not given",
            name(),
            asked.join(", ")
        );
        errors::warn(py, "IgnoredParameterWarning", &message)?;
    }
    let unmatched = call::unmatched(arguments);
    if !unmatched.is_empty() {
        let message = format!("{}(): {}", name(), unmatched.join("; "));
        errors::warn(py, "NoMatchWarning", &message)?;
    }
    let mut unknown = call::unknown_columns(arguments);
    unknown.extend(call::queried_members(arguments));
    if !unknown.is_empty() {
        let message = format!("{}(): {}", name(), unknown.join("; "));
        errors::warn(py, "UnknownFieldWarning", &message)?;
    }
    Ok(())
}
