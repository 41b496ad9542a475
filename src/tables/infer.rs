//! Infers columns for members that an operation does not define, from the values of one batch.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use arrow_array::builder::StringBuilder;
use arrow_array::{Array, ArrayRef, RecordBatch, StringArray};
use arrow_schema::{ArrowError, Schema, SchemaRef};
use openshelf_core::room::room_for;

use super::EXTRA;
use super::column::{Columns, push_text};
use super::error::TableError;
use super::json::members;
use super::kind::{Members, Node, TEXT, ValueType};
use super::leftovers::{Leftovers, Path, object};
use super::scalars;

/// The most columns that are inferred. Names of members that are data could add columns without end.
const MOST_COLUMNS: usize = 256;

/// The columns for the members in the column [`EXTRA`] of a batch.
pub fn columns(schema: &Schema, batch: &RecordBatch) -> Result<Members, TableError> {
    let mut nodes: Vec<Node> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for text in extra(batch)?.iter().flatten() {
        members(text, |path, value| {
            let Some(found) = kind(value) else { return };
            if let Some(place) = places.get(path.as_ref()) {
                if let Some(node) = nodes.get_mut(*place) {
                    node.kind = common(&node.kind, &found);
                }
            } else if has_free_name(schema, &path) && nodes.len() < MOST_COLUMNS {
                places.insert(path.to_string(), nodes.len());
                nodes.push(Node {
                    name: Cow::Owned(path.into_owned()),
                    kind: found,
                    unit: "",
                    note: "",
                });
            }
        })?;
    }
    Ok(Members::new(nodes))
}

/// Whether no column has the path as its name.
fn has_free_name(schema: &Schema, path: &str) -> bool {
    !path.contains('[') && schema.column_with_name(path).is_none()
}

/// The kind of column for a value; `None` for null.
fn kind(value: &str) -> Option<ValueType> {
    Some(match value.as_bytes().first()? {
        b'n' => return None,
        b't' | b'f' => ValueType::Bool,
        b'"' if scalars::text(value).is_some() => TEXT,
        b'-' | b'0'..=b'9' if scalars::is_integer(value) => match scalars::int(value) {
            Some(_) => ValueType::Int,
            None => ValueType::Json,
        },
        b'-' | b'0'..=b'9' if scalars::float(value).is_some() => ValueType::Float,
        _ => ValueType::Json,
    })
}

fn common(one: &ValueType, other: &ValueType) -> ValueType {
    match (one, other) {
        (one, other) if one == other => one.clone(),
        (ValueType::Int, ValueType::Float) | (ValueType::Float, ValueType::Int) => ValueType::Float,
        _ => ValueType::Json,
    }
}

/// The batch with the values of these members in their own columns, with the new schema, and how many members stay
/// in [`EXTRA`].
pub fn move_columns(
    schema: &SchemaRef,
    found: &Members,
    batch: &RecordBatch,
) -> Result<(RecordBatch, usize), TableError> {
    let mut moved = Columns::new(found);
    let fixed = moved.most_fixed().saturating_mul(batch.num_rows());
    let texts = batch.get_array_memory_size().saturating_mul(3);
    room_for(texts.saturating_add(fixed))?;
    let mut rest = StringBuilder::new();
    let mut leftovers = Leftovers::default();
    let mut left = 0;
    for text in extra(batch)? {
        let mut values = vec![None; found.nodes.len()];
        members(text.unwrap_or("{}"), |path, value| {
            let place = found.place(&path);
            match place.and_then(|place| values.get_mut(place)) {
                Some(slot) => *slot = Some(value),
                None => leftovers.extra.push((path.into_owned(), value.to_owned())),
            }
        })?;
        // The kinds were inferred from these values, so every value fits.
        moved.push(found, &values, &Path::Record, &mut leftovers)?;
        left += leftovers.extra.len();
        match object(&leftovers.extra) {
            Some(text) => push_text(&mut rest, &text).map(|_| ())?,
            None => rest.append_null(),
        }
        leftovers.clear();
    }
    let mut arrays: Vec<ArrayRef> = batch.columns().to_vec();
    arrays.pop();
    let unfit = arrays.pop();
    arrays.extend(moved.finish(found)?);
    arrays.extend(unfit);
    arrays.push(Arc::new(rest.finish()));
    Ok((RecordBatch::try_new(Arc::clone(schema), arrays)?, left))
}

fn extra(batch: &RecordBatch) -> Result<&StringArray, TableError> {
    let column = batch.column_by_name(EXTRA);
    let texts = column.and_then(|column| column.as_any().downcast_ref::<StringArray>());
    texts.ok_or_else(|| ArrowError::SchemaError(format!("no column {EXTRA}")).into())
}
