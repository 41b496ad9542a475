//! The arguments of one call, each with its parameter.

use super::value::Value;
use crate::catalog::{DefaultValue, Operation, Parameter};

/// One parameter with the value that the caller passed or that the operation documents.
#[derive(Debug, Clone)]
pub struct Argument {
    pub parameter: &'static Parameter,
    pub value: Value,
    /// The caller passed it; otherwise it is the documented default.
    pub given: bool,
}

/// The checked arguments of one call; parameters without a value are absent.
#[derive(Debug, Clone)]
pub struct Arguments {
    pub operation: &'static Operation,
    values: Vec<Argument>,
    /// Parameters whose value was passed and rejected: rules do not report them as missing.
    refused: Vec<&'static str>,
}

impl Arguments {
    pub(super) fn new(
        operation: &'static Operation,
        values: Vec<Argument>,
        refused: Vec<&'static str>,
    ) -> Self {
        Self {
            operation,
            values,
            refused,
        }
    }

    /// No arguments, if none are known.
    pub fn none(operation: &'static Operation) -> Self {
        Self::new(operation, Vec::new(), Vec::new())
    }

    /// Whether the caller passed a value for the parameter that was rejected.
    pub(super) fn was_refused(&self, name: &str) -> bool {
        self.refused.contains(&name)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Argument> {
        self.values.iter()
    }

    pub fn get(&self, name: &str) -> Option<&Argument> {
        self.values
            .iter()
            .find(|argument| argument.parameter.name == name)
    }

    /// Whether the caller passed the parameter.
    pub fn given(&self, name: &str) -> bool {
        self.was_refused(name) || self.get(name).is_some_and(|argument| argument.given)
    }

    pub(super) fn remove(&mut self, name: &str) {
        self.values
            .retain(|argument| argument.parameter.name != name);
    }

    /// Sends another value in the place of a default.
    pub(super) fn replace(&mut self, name: &str, value: &Value) {
        for argument in &mut self.values {
            if argument.parameter.name == name {
                argument.value = value.clone();
            }
        }
    }

    pub(super) fn operation(&self) -> &'static Operation {
        self.operation
    }
}

/// The value that a service assumes if a parameter is omitted, as its operation documents it.
pub fn documented_default(parameter: &Parameter) -> Option<Value> {
    default_value(parameter.default)
}

/// A value of the catalog as a call passes it.
pub fn default_value(value: DefaultValue) -> Option<Value> {
    use DefaultValue::{Absent, Boolean, Integer, Text};
    match value {
        Absent => None,
        Boolean(flag) => Some(Value::Boolean(flag)),
        Integer(number) => Some(Value::Integer(number)),
        Text(text) => Some(Value::Text(text.to_owned())),
    }
}
