//! Finds errors that a service reports with a success status.

use serde_json::Value;

use crate::catalog::Operation;

/// The message of an answer that is an error although its status is not.
pub fn hidden_fault(operation: &Operation, body: &[u8]) -> Option<String> {
    let member = operation.fault_member?;
    let Ok(Value::Object(answer)) = serde_json::from_slice(body) else {
        return None;
    };
    match answer.get(member)? {
        Value::Null => None,
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    }
}
