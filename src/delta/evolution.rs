//! What may change of a table's columns: new columns that may be null, and wider types, for which all files are written
//! anew.

use std::sync::Arc;

use arrow_schema::{DataType, Field, FieldRef, Fields, Schema, SchemaRef};

use crate::error::DeltaError;
use crate::schema::storable;
use crate::widening::{WiderColumn, is_wider};

/// The columns of a table to which rows of another schema are added: its own, then the new ones; and those of its own
/// that have a wider type from now on. A column that the rows lack stays, and so does one that is wider in the table. A
/// column whose rows may be null from now on may be null.
///
/// # Errors
/// A column has another type that is not wider. Or a new column may not be null, which older files cannot satisfy.
pub fn evolved(table: &Schema, rows: &Schema) -> Result<(SchemaRef, Vec<WiderColumn>), DeltaError> {
    let rows = storable(rows)?;
    let mut wider = Vec::new();
    let fields = united(table.fields(), rows.fields(), "", &mut wider)?;
    // A new name may differ from an old one only in its case.
    let all = storable(&Schema::new(fields))?;
    let metadata = table.metadata().clone();
    let all = Schema::new_with_metadata(all.fields().clone(), metadata);
    Ok((Arc::new(all), wider))
}

fn united(
    old: &Fields,
    new: &Fields,
    above: &str,
    wider: &mut Vec<WiderColumn>,
) -> Result<Fields, DeltaError> {
    let mut fields: Vec<FieldRef> = Vec::with_capacity(old.len());
    for field in old {
        match new.find(field.name()) {
            // Rows without it have nulls.
            None => fields.push(Arc::new(field.as_ref().clone().with_nullable(true))),
            Some((_, other)) => fields.push(Arc::new(one(field, other, above, wider)?)),
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

fn one(
    old: &Field,
    new: &Field,
    above: &str,
    wider: &mut Vec<WiderColumn>,
) -> Result<Field, DeltaError> {
    let path = format!("{above}{}", old.name());
    let found = match (old.data_type(), new.data_type()) {
        (DataType::Struct(left), DataType::Struct(right)) => {
            DataType::Struct(united(left, right, &format!("{path}."), wider)?)
        }
        (DataType::List(left), DataType::List(right)) => {
            DataType::List(Arc::new(one(left, right, &format!("{path}."), wider)?))
        }
        (left, right) if left.equals_datatype(right) => left.clone(),
        (left, right) if is_wider(left, right) => {
            wider.push(WiderColumn::new(&path, left, right));
            right.clone()
        }
        (left, right) if is_wider(right, left) => left.clone(),
        (left, right) => {
            return Err(DeltaError::column(
                &path,
                format!(
                    "it is {left} in the table and {right} in the new rows, which is not a wider type: write the \
                     table anew in another folder"
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
        assert_eq!(evolved(&old, &new).unwrap().0.as_ref(), &expected);
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
        assert_eq!(evolved(&old, &new).unwrap().0.as_ref(), &expected);
    }

    #[test]
    fn a_wider_type_is_told_and_a_narrower_one_stays_wider() {
        let column = |number: DataType| {
            let element = place(&[("n", number.clone(), true)]);
            let list = DataType::List(Arc::new(Field::new("element", element, true)));
            schema(&[("a", number, true), ("all", list, true)])
        };
        let (narrow, wide) = (column(DataType::Int32), column(DataType::Int64));
        let (all, wider) = evolved(&narrow, &wide).unwrap();
        assert_eq!(all.as_ref(), &wide);
        let names: Vec<&str> = wider.iter().map(|each| each.column.as_str()).collect();
        assert_eq!(names, ["a", "all.element.n"]);
        assert_eq!((&*wider[0].before, &*wider[0].after), ("integer", "long"));
        let (all, wider) = evolved(&wide, &narrow).unwrap();
        assert_eq!((all.as_ref(), wider.len()), (&wide, 0));
    }

    #[test]
    fn another_type_and_a_new_column_that_may_not_be_null_are_refused() {
        let old = schema(&[("a", DataType::Int32, true)]);
        for (new, word) in [
            (schema(&[("a", DataType::Utf8, true)]), "Int32"),
            (schema(&[("a", DataType::Float32, true)]), "not a wider"),
            (schema(&[("b", DataType::Utf8, false)]), "null"),
            (schema(&[("A", DataType::Int32, true)]), "case"),
        ] {
            let error = evolved(&old, &new).unwrap_err().to_string();
            assert!(error.contains(word), "{error}");
        }
    }
}
