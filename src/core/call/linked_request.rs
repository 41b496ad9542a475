//! The file that a record names, as a part of the request for the record and of the request for the file.

use super::CallError;
use super::arguments::Arguments;
use super::fault::Fault;
use crate::catalog::{Files, LinkedForm};

/// The wanted file of a record.
#[derive(Debug, Clone)]
pub struct LinkedRequest {
    pub form: &'static LinkedForm,
    /// Its address; `None` in the request for the record, which tells it.
    pub address: Option<String>,
}

impl LinkedRequest {
    /// The file that a call asks for; `None` if its operation leads to no linked file.
    ///
    /// # Errors
    /// No such form exists, which arguments that were not checked may say.
    pub fn new(arguments: &Arguments) -> Result<Option<Self>, CallError> {
        let Some(Files::Linked(linked)) = arguments.operation.files else {
            return Ok(None);
        };
        let given = arguments.get(linked.parameter);
        let given = given.map(|argument| argument.value.wire_text());
        let form = match &given {
            Some(name) => linked.form(name),
            None => linked.forms.first(),
        };
        let Some(form) = form else {
            let names: Vec<&str> = linked.forms.iter().map(|form| form.name).collect();
            let (given, allowed) = (given.unwrap_or_default(), names.join(", "));
            let message = format!(
                "{}: expected one of {allowed}, got {given:?}",
                linked.parameter
            );
            return Err(CallError::Refused(vec![Fault::sentence(
                linked.parameter,
                given,
                allowed,
                message,
            )]));
        };
        let address = None;
        Ok(Some(Self { form, address }))
    }
}
