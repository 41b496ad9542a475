//! What one value becomes on the wire, apart from the other values of a call.

use serde_json::{Value as Json, json};

use super::arguments::Argument;
use super::bind::accepted;
use super::render;
use super::request::is_nested;
use super::value::Value;
use crate::catalog::{Operation, Parameter, ParameterLocation};

/// The form in which a value of a parameter is sent: in a query, its pairs of a name and a text, which is null where the
/// name stands alone; in a path, its text; in a body, its member. An object in a query is a member of the JSON in the
/// parameter that takes the whole query.
///
/// `None` if the parameter does not take the value.
pub fn sent_form(
    operation: &'static Operation,
    parameter: &'static Parameter,
    value: Value,
) -> Option<Json> {
    let argument = Argument {
        parameter,
        value: accepted(parameter, value)?,
        given: true,
    };
    match parameter.place {
        ParameterLocation::Query => match operation.nested_query.filter(|_| is_nested(&argument)) {
            Some(whole) => {
                let member = serde_json::to_value(render::json(&argument)).ok()?;
                Some(json!([[
                    whole,
                    json!({ parameter.wire: member }).to_string()
                ]]))
            }
            None => Some(json!(render::query(&argument))),
        },
        ParameterLocation::Path => Some(json!(render::text(&argument))),
        ParameterLocation::Body => serde_json::to_value(render::json(&argument)).ok(),
        ParameterLocation::Client => None,
    }
}
