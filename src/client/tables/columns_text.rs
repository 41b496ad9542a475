//! Writes names and types of columns as one text, which a position stores.

use std::sync::Arc;

use arrow_schema::{DataType, Field, Fields};

/// Names and types of columns, as a position stores them.
pub fn columns_text(fields: &Fields) -> String {
    let column = |field: &Arc<Field>| {
        let inner = match field.data_type() {
            DataType::Struct(members) => columns_text(members),
            DataType::List(item) | DataType::LargeList(item) => {
                columns_text(&Fields::from(vec![Arc::clone(item)]))
            }
            // Only these contain fields, whose metadata have no fixed order.
            other => other.to_string(),
        };
        format!("{:?}: {inner}", field.name())
    };
    let columns: Vec<String> = fields.iter().map(column).collect();
    format!("{{{}}}", columns.join(", "))
}
