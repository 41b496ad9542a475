//! Returns the member names of the first record of a list.

use serde::de::Error as _;
use serde_json::{Error, Map, Value};

use crate::catalog::Operation;

/// The member names of the first record, in the service's order; empty if there is no record.
///
/// # Errors
/// The body is no JSON object with a list of records.
pub fn member_names(operation: &Operation, body: &[u8]) -> Result<Vec<String>, Error> {
    let member = if operation.records.is_empty() {
        "data"
    } else {
        operation.records
    };
    let mut answer: Map<String, Value> = serde_json::from_slice(body)?;
    let records = answer
        .remove(member)
        .ok_or_else(|| Error::missing_field(member))?;
    let records: Vec<Map<String, Value>> = serde_json::from_value(records)?;
    let first = records.into_iter().next();
    Ok(first.map_or_else(Vec::new, |record| {
        record.into_iter().map(|(name, _)| name).collect()
    }))
}
