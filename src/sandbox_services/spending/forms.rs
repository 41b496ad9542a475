//! Records with many members that are the same for every award or recipient.

use std::collections::HashMap;

use serde_json::{Map, Value};

use crate::data_file::data_file;
use crate::object::fill;

data_file!(
    /// The members of each form in the service's order, with their usual values; null for those that every
    /// record fills in.
    static FORMS: HashMap<String, Map<String, Value>> = "forms.json"
);

/// The form of this name, with the record's own members filled in.
pub fn form(name: &str, own: Value) -> Value {
    let mut record = FORMS.get(name).cloned().unwrap_or_default();
    fill(&mut record, own);
    Value::Object(record)
}
