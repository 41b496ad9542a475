//! Renders the signatures of operations, constructors and `with_options`.

use openshelf_core::catalog::{Operation, Parameter as Argument, Service};
use serde_json::Value as Json;

use crate::annotations::{option_annotation, parameter_annotation, return_annotation};
use crate::literal::literal;
use crate::namespace::Mode;
use crate::options::{ClientOption, POSITIONAL, call_options, constructor_options, option_default};
use crate::values::default;

/// How a caller passes an argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passed {
    PositionalOrKeyword,
    KeywordOnly,
}

/// One parameter of a signature.
#[derive(Debug, Clone)]
pub struct Parameter {
    pub name: &'static str,
    pub passed: Passed,
    /// None if a call must pass it.
    pub default: Option<Json>,
    /// Its type as Python source.
    pub annotation: String,
}

fn or_none(annotation: &str) -> String {
    format!("{annotation} | None")
}

impl Parameter {
    fn required(argument: &Argument) -> Self {
        Self {
            name: argument.name,
            passed: Passed::PositionalOrKeyword,
            default: None,
            annotation: if argument.nullable {
                or_none(&parameter_annotation(argument))
            } else {
                parameter_annotation(argument)
            },
        }
    }

    fn optional(argument: &Argument) -> Self {
        Self {
            name: argument.name,
            passed: Passed::KeywordOnly,
            default: Some(default(argument)),
            annotation: or_none(&parameter_annotation(argument)),
        }
    }

    fn option(option: &ClientOption, passed: Passed, default: Json) -> Self {
        Self {
            name: option.name,
            passed,
            default: Some(default),
            annotation: option_annotation(option),
        }
    }
}

/// The parameters of an operation.
pub fn operation(operation: &Operation) -> Vec<Parameter> {
    let required = operation.required().map(Parameter::required);
    required
        .chain(operation.optional().map(Parameter::optional))
        .collect()
}

/// The return type of an operation's method.
pub fn result(operation: &Operation, mode: Mode) -> String {
    let result = return_annotation(operation.answer);
    match mode {
        Mode::Sync => result.to_owned(),
        Mode::Async => format!("Coroutine[Any, Any, {result}]"),
    }
}

/// The parameters of a client's constructor.
pub fn constructor(service: &Service) -> Vec<Parameter> {
    let options = constructor_options(service).enumerate();
    let parameters = options.map(|(place, option)| {
        let passed = match place {
            0..POSITIONAL => Passed::PositionalOrKeyword,
            _ => Passed::KeywordOnly,
        };
        Parameter::option(option, passed, option_default(option, service))
    });
    parameters.collect()
}

/// The parameters of `with_options`. An option that is not passed stays as it was.
pub fn with_options() -> Vec<Parameter> {
    let parameters = call_options().map(|option| {
        let default = serde_json::to_value(option.default_for_calls).unwrap_or_default();
        Parameter::option(option, Passed::KeywordOnly, default)
    });
    parameters.collect()
}

/// The signature of an operation on one line, without types, such as `(country, *, day=0, strict=True)`.
pub fn line(operation: &Operation) -> String {
    let mut parts: Vec<String> = operation
        .required()
        .map(|each| each.name.to_owned())
        .collect();
    let optional: Vec<&Argument> = operation.optional().collect();
    if !optional.is_empty() {
        parts.push("*".to_owned());
    }
    parts.extend(
        optional
            .into_iter()
            .map(|each| format!("{}={}", each.name, literal(&default(each)))),
    );
    format!("({})", parts.join(", "))
}
