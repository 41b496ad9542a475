//! The columns of a list as those of a mirror's table, which other programs read.

use std::collections::HashMap;
use std::sync::Arc;

use arrow_array::builder::StringBuilder;
use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, ListArray, RecordBatch, RecordBatchOptions, StructArray};
use arrow_schema::{ArrowError, DataType, Field, Fields, Schema, SchemaRef, TimeUnit};
use openshelf_delta::{DeltaError, storable};
use openshelf_tables::plain;

/// The column with the time at which a record was found to be gone.
pub const GONE_AT: &str = "_gone_at";
/// The column of a table with history with the time at which a row was seen first.
pub const SEEN_AT: &str = "_seen_at";
/// The column of a table with history with the time at which another row, or the end of the record, took its place.
pub const REPLACED_AT: &str = "_replaced_at";
/// What no column of a Delta table may have in its name.
const FORBIDDEN: [char; 10] = [' ', ',', ';', '{', '}', '(', ')', '\n', '\t', '='];
/// The metadata of a column that has another name in the list.
const OWN_NAME: &str = "name";

/// The name of a column in the table: an underscore stands for a space and other signs that no column may have.
pub fn storable_name(name: &str) -> String {
    name.replace(FORBIDDEN, "_")
}

/// The columns of a list, as those of a table.
#[derive(Debug, Clone)]
pub struct MirrorColumns {
    /// Those of the list, with the types and names of the table.
    own: SchemaRef,
    /// With the column of the mirror itself.
    all: SchemaRef,
    /// With those of a table with history.
    with_history: SchemaRef,
}

/// Whether a table with these columns has a row for each change of a record.
pub fn has_history(table: &Schema) -> bool {
    table.field_with_name(REPLACED_AT).is_ok()
}

/// The column that is null in the rows of records which the service has.
pub fn end_column(table: &Schema) -> &'static str {
    match has_history(table) {
        true => REPLACED_AT,
        false => GONE_AT,
    }
}

/// Whether a column is the mirror's own rather than the list's.
pub fn is_own(name: &str) -> bool {
    [GONE_AT, SEEN_AT, REPLACED_AT].contains(&name)
}

impl MirrorColumns {
    /// The columns of a table for these.
    ///
    /// # Errors
    /// Two names become the same one, or Delta has no such type.
    pub fn of(schema: &Schema) -> Result<Self, DeltaError> {
        let own = Schema::new(fields_of(schema.fields()));
        let mut fields = own.fields().to_vec();
        let time = DataType::Timestamp(TimeUnit::Microsecond, Some("UTC".into()));
        let mut add = |name| fields.push(Arc::new(Field::new(name, time.clone(), true)));
        add(GONE_AT);
        add(SEEN_AT);
        add(REPLACED_AT);
        let with_history = storable(&Schema::new(fields))?;
        let plain = with_history.fields().iter();
        let plain = plain.filter(|field| ![SEEN_AT, REPLACED_AT].contains(&field.name().as_str()));
        Ok(Self {
            own: Arc::new(own),
            all: Arc::new(Schema::new(plain.cloned().collect::<Vec<_>>())),
            with_history,
        })
    }

    /// The columns of a table without history.
    pub fn all(&self) -> &SchemaRef {
        &self.all
    }

    /// The columns of a table with history or without.
    pub fn of_table(&self, has_history: bool) -> &SchemaRef {
        match has_history {
            true => &self.with_history,
            false => &self.all,
        }
    }

    /// Rows of the list as rows of the table.
    ///
    /// # Errors
    /// Arrow refuses them.
    pub fn rows(&self, batch: &RecordBatch) -> Result<RecordBatch, ArrowError> {
        let columns = self.own.fields().iter().zip(batch.columns());
        let columns = columns.map(|(field, column)| converted(column, field.data_type()));
        let columns = columns.collect::<Result<Vec<_>, _>>()?;
        let options = RecordBatchOptions::new().with_row_count(Some(batch.num_rows()));
        RecordBatch::try_new_with_options(Arc::clone(&self.own), columns, &options)
    }
}

fn fields_of(fields: &Fields) -> Fields {
    fields
        .iter()
        .map(|field| Arc::new(field_of(field)))
        .collect()
}

fn field_of(field: &Field) -> Field {
    let name = storable_name(field.name());
    let known = field.metadata().iter();
    let known = known.map(|(name, value)| (name.clone(), value.clone()));
    let mut metadata: HashMap<String, String> = known.collect();
    if name != *field.name() {
        metadata.insert(OWN_NAME.to_owned(), field.name().clone());
    }
    Field::new(name, type_of(field.data_type()), true).with_metadata(metadata)
}

/// A time without a zone becomes a text: Delta's times have one.
fn type_of(found: &DataType) -> DataType {
    match found {
        DataType::Timestamp(_, None) => DataType::Utf8,
        DataType::Struct(fields) => DataType::Struct(fields_of(fields)),
        DataType::List(element) => DataType::List(Arc::new(field_of(element))),
        other => other.clone(),
    }
}

fn converted(column: &ArrayRef, to: &DataType) -> Result<ArrayRef, ArrowError> {
    Ok(match (column.data_type(), to) {
        (own, to) if own == to => Arc::clone(column),
        (DataType::Timestamp(_, None), DataType::Utf8) => {
            let mut texts = StringBuilder::new();
            for row in 0..column.len() {
                let mut text = String::new();
                plain(column, row, &mut text);
                texts.append_option(column.is_valid(row).then_some(text));
            }
            Arc::new(texts.finish())
        }
        (DataType::Struct(_), DataType::Struct(fields)) => {
            let own = column.as_struct();
            let members = fields.iter().zip(own.columns());
            let members = members.map(|(field, member)| converted(member, field.data_type()));
            let members = members.collect::<Result<Vec<_>, _>>()?;
            Arc::new(StructArray::try_new(
                fields.clone(),
                members,
                own.nulls().cloned(),
            )?)
        }
        (DataType::List(_), DataType::List(element)) => {
            let own = column.as_list::<i32>();
            Arc::new(ListArray::try_new(
                Arc::clone(element),
                own.offsets().clone(),
                converted(own.values(), element.data_type())?,
                own.nulls().cloned(),
            )?)
        }
        // The table says which types it cannot store.
        _ => Arc::clone(column),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use arrow_array::{Int64Array, TimestampMicrosecondArray};

    #[test]
    fn a_name_with_spaces_and_a_time_without_a_zone_are_stored_otherwise() {
        let inner = Field::new("at", DataType::Timestamp(TimeUnit::Microsecond, None), true);
        let times: ArrayRef =
            Arc::new(TimestampMicrosecondArray::from(vec![Some(1_000_000), None]));
        let place = StructArray::new(vec![inner].into(), vec![times], None);
        let numbers: ArrayRef = Arc::new(Int64Array::from(vec![1, 2]));
        let place: ArrayRef = Arc::new(place);
        let batch = RecordBatch::try_from_iter([("Award ID", numbers), ("event", place)]).unwrap();
        let columns = MirrorColumns::of(batch.schema_ref()).unwrap();
        let field = columns.all().field(0);
        assert_eq!(field.name(), "Award_ID");
        assert_eq!(field.metadata()["name"], "Award ID");
        assert_eq!(columns.all().field(2).name(), GONE_AT);
        let rows = columns.rows(&batch).unwrap();
        let texts = rows
            .column(1)
            .as_struct()
            .column(0)
            .as_string::<i32>()
            .clone();
        assert_eq!(texts.value(0), "1970-01-01T00:00:01");
        assert!(texts.is_null(1));
    }
}
