//! Returns the member names of the first record of a list.

use serde_json::Value;

use crate::catalog::Operation;

/// The member names of the first record, in the service's order; empty if there is no record.
pub fn member_names(operation: &Operation, body: &[u8]) -> Result<Vec<String>, serde_json::Error> {
    let answer: Value = serde_json::from_slice(body)?;
    let member = if operation.records.is_empty() {
        "data"
    } else {
        operation.records
    };
    let records = answer.get(member).and_then(Value::as_array);
    let first = records
        .and_then(|records| records.first())
        .and_then(Value::as_object);
    Ok(first.map_or_else(Vec::new, |record| record.keys().cloned().collect()))
}
