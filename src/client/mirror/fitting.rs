//! Which columns have values in the records that were read, and which have values that do not fit.

use std::collections::BTreeSet;

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, RecordBatch};
use openshelf_tables::{EXTRA, UNFIT, each_leftover};

/// What the records that were read have in their columns.
#[derive(Debug, Default)]
pub struct Fitting {
    /// Columns with a value.
    with_values: BTreeSet<String>,
    /// Where values do not fit: names of members, those of objects behind a dot.
    unfit: BTreeSet<String>,
    /// All columns of records.
    columns: Vec<String>,
}

impl Fitting {
    /// Adds records.
    pub fn add(&mut self, rows: &RecordBatch) {
        let schema = rows.schema();
        let fields = schema.fields().iter().zip(rows.columns());
        let own = fields.filter(|(field, _)| ![UNFIT, EXTRA].contains(&field.name().as_str()));
        let is_first = self.columns.is_empty();
        for (field, column) in own {
            if is_first {
                self.columns.push(field.name().clone());
            }
            if !self.with_values.contains(field.name()) && has_value(column) {
                self.with_values.insert(field.name().clone());
            }
        }
        if let Some(unfit) = rows.column_by_name(UNFIT) {
            each_leftover(unfit, |path| {
                let name = path.split('[').next().unwrap_or(path);
                if !self.unfit.contains(name) {
                    self.unfit.insert(name.to_owned());
                }
            });
        }
    }

    /// The columns of which no record has a value that fits, and one at least has a value that does not.
    pub fn emptied(&self) -> impl Iterator<Item = &str> {
        let empty = self.columns.iter().map(String::as_str);
        let empty = empty.filter(|name| !self.with_values.contains(*name));
        empty.filter(|name| self.unfit.iter().any(|path| is_within(path, name)))
    }
}

/// Whether one of two names is that of a member of the other: a column may be a struct, or made of an object's member.
fn is_within(one: &str, other: &str) -> bool {
    let is_below = |outer: &str, inner: &str| {
        let rest = inner.strip_prefix(outer);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    is_below(one, other) || is_below(other, one)
}

/// Whether a column has a value: a struct has that of a member, and a list that of an item.
fn has_value(column: &ArrayRef) -> bool {
    if let Some(object) = column.as_struct_opt() {
        return object.columns().iter().any(has_value);
    }
    match column.as_list_opt::<i32>() {
        Some(list) => has_value(list.values()),
        None => column.null_count() < column.len(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use arrow_array::types::Int64Type;
    use arrow_array::{Int64Array, ListArray, StringArray, StructArray};
    use arrow_schema::{DataType, Field};

    use super::*;

    fn rows(numbers: &[Option<i64>], unfit: &[Option<&str>]) -> RecordBatch {
        let number = || Arc::new(Int64Array::from(numbers.to_vec())) as ArrayRef;
        let field = Arc::new(Field::new("inner", DataType::Int64, true));
        let object = StructArray::from(vec![(field, number())]);
        let lists = numbers.iter().map(|number| Some(vec![*number]));
        let lists = ListArray::from_iter_primitive::<Int64Type, _, _>(lists);
        RecordBatch::try_from_iter_with_nullable([
            ("whole", number(), true),
            ("object", Arc::new(object) as ArrayRef, true),
            ("flat.inner", number(), true),
            ("list", Arc::new(lists) as ArrayRef, true),
            ("wholes", number(), true),
            (
                UNFIT,
                Arc::new(StringArray::from(unfit.to_vec())) as ArrayRef,
                true,
            ),
        ])
        .unwrap()
    }

    #[test]
    fn columns_with_only_values_that_do_not_fit_are_emptied() {
        let every =
            r#"{"whole": "a", "object.inner": "a", "flat": [], "list[0]": "a", "list[1].b": "a"}"#;
        let mut found = Fitting::default();
        found.add(&rows(&[None, None], &[Some(every), None]));
        let emptied: Vec<&str> = found.emptied().collect();
        assert_eq!(emptied, ["whole", "object", "flat.inner", "list"]);
        found.add(&rows(&[None, Some(1)], &[Some(every), None]));
        assert_eq!(found.emptied().count(), 0);
    }

    #[test]
    fn an_empty_column_is_not_emptied() {
        let mut found = Fitting::default();
        found.add(&rows(&[None], &[None]));
        assert_eq!(found.emptied().count(), 0);
    }
}
