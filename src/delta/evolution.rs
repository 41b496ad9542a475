//! What may change of a table's columns without a feature of the protocol: new columns that may be null.

use std::sync::Arc;

use arrow_schema::{DataType, Field, FieldRef, Fields, Schema, SchemaRef};

use crate::error::DeltaError;
use crate::schema::storable;

/// The columns of a table to which rows of another schema are added: its own, then the new ones. A column that the rows
/// lack stays. A column whose rows may be null from now on may be null.
///
/// # Errors
/// A column has another type: wider types need the feature `typeWidening`, and any other type needs a table that is
/// written anew. Or a new column may not be null, which older files cannot satisfy.
pub fn evolved(table: &Schema, rows: &Schema) -> Result<SchemaRef, DeltaError> {
    let rows = storable(rows)?;
    let fields = united(table.fields(), rows.fields(), "")?;
    // A new name may differ from an old one only in its case.
    storable(&Schema::new(fields)).map(|all| {
        let metadata = table.metadata().clone();
        Arc::new(Schema::new_with_metadata(all.fields().clone(), metadata))
    })
}

fn united(old: &Fields, new: &Fields, above: &str) -> Result<Fields, DeltaError> {
    let mut fields: Vec<FieldRef> = Vec::with_capacity(old.len());
    for field in old {
        match new.find(field.name()) {
            // Rows without it have nulls.
            None => fields.push(Arc::new(field.as_ref().clone().with_nullable(true))),
            Some((_, other)) => fields.push(Arc::new(one(field, other, above)?)),
        }
    }
    for field in new.iter().filter(|field| old.find(field.name()).is_none()) {
        if !field.is_nullable() {
            return Err(DeltaError::column(
                &format!("{above}{}", field.name()),
                "it is new and may not be null, but older files are without it",
            ));
        }
        fields.push(Arc::clone(field));
    }
    Ok(fields.into())
}

fn one(old: &Field, new: &Field, above: &str) -> Result<Field, DeltaError> {
    let path = format!("{above}{}", old.name());
    let found = match (old.data_type(), new.data_type()) {
        (DataType::Struct(left), DataType::Struct(right)) => {
            DataType::Struct(united(left, right, &format!("{path}."))?)
        }
        (DataType::List(left), DataType::List(right)) => {
            DataType::List(Arc::new(one(left, right, &format!("{path}."))?))
        }
        (left, right) if left.equals_datatype(right) => left.clone(),
        (left, right) => {
            return Err(DeltaError::column(
                &path,
                format!(
                    "it is {left} in the table and {right} in the new rows: another type needs the feature \
                     typeWidening, which is not supported; write the table anew in another folder"
                ),
            ));
        }
    };
    let nullable = old.is_nullable() || new.is_nullable();
    Ok(Field::new(old.name(), found, nullable).with_metadata(old.metadata().clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schema(columns: &[(&str, DataType, bool)]) -> Schema {
        let fields = columns.iter();
        let fields = fields.map(|(name, found, null)| Field::new(*name, found.clone(), *null));
        Schema::new(fields.collect::<Vec<_>>())
    }

    fn place(columns: &[(&str, DataType, bool)]) -> DataType {
        DataType::Struct(schema(columns).fields().clone())
    }

    #[test]
    fn new_columns_come_last_and_missing_ones_stay() {
        let old = schema(&[("a", DataType::Int64, false), ("b", DataType::Utf8, true)]);
        let new = schema(&[("c", DataType::Utf8, true), ("b", DataType::Utf8, true)]);
        let expected = schema(&[
            ("a", DataType::Int64, true),
            ("b", DataType::Utf8, true),
            ("c", DataType::Utf8, true),
        ]);
        assert_eq!(evolved(&old, &new).unwrap().as_ref(), &expected);
    }

    #[test]
    fn a_member_of_a_struct_and_of_a_list_may_be_new() {
        let old = place(&[("city", DataType::Utf8, true)]);
        let new = place(&[
            ("code", DataType::Int64, true),
            ("city", DataType::Utf8, true),
        ]);
        let both = place(&[
            ("city", DataType::Utf8, true),
            ("code", DataType::Int64, true),
        ]);
        let list = |inner| DataType::List(Arc::new(Field::new("element", inner, true)));
        let old = schema(&[("in", old.clone(), true), ("all", list(old), true)]);
        let new = schema(&[("in", new.clone(), true), ("all", list(new), true)]);
        let expected = schema(&[("in", both.clone(), true), ("all", list(both), true)]);
        assert_eq!(evolved(&old, &new).unwrap().as_ref(), &expected);
    }

    #[test]
    fn another_type_and_a_new_column_that_may_not_be_null_are_refused() {
        let old = schema(&[("a", DataType::Int32, true)]);
        for (new, word) in [
            (schema(&[("a", DataType::Int64, true)]), "typeWidening"),
            (schema(&[("a", DataType::Utf8, true)]), "Int32"),
            (schema(&[("b", DataType::Utf8, false)]), "null"),
            (schema(&[("A", DataType::Int32, true)]), "case"),
        ] {
            let error = evolved(&old, &new).unwrap_err().to_string();
            assert!(error.contains(word), "{error}");
        }
    }
}
