//! Rows of one schema as rows of another: what is missing is null, times are counted in microseconds, and numbers
//! may be wider.

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::{
    TimestampMicrosecondType, TimestampMillisecondType, TimestampNanosecondType,
};
use arrow_array::{
    Array, ArrayRef, ListArray, PrimitiveArray, RecordBatch, RecordBatchOptions, StructArray,
    new_null_array,
};
use arrow_schema::{ArrowError, DataType, Field, FieldRef, Fields, SchemaRef, TimeUnit};

use crate::error::DeltaError;
use crate::schema::UTC;
use crate::widening::widened;

/// Microseconds of a millisecond, and nanoseconds of a microsecond.
const THOUSAND: i64 = 1000;

/// The rows of a batch with the columns of a schema. Columns that the schema has not are left out; columns that the
/// batch has not are null.
///
/// # Errors
/// A column has another type, or is missing and may not be null.
pub fn conformed(batch: &RecordBatch, schema: &SchemaRef) -> Result<RecordBatch, DeltaError> {
    let columns = schema.fields().iter().map(|field| {
        let own = batch.column_by_name(field.name());
        member(field, own, batch.num_rows(), "")
    });
    let columns = columns.collect::<Result<Vec<_>, _>>()?;
    let options = RecordBatchOptions::new().with_row_count(Some(batch.num_rows()));
    Ok(RecordBatch::try_new_with_options(
        Arc::clone(schema),
        columns,
        &options,
    )?)
}

fn member(
    field: &FieldRef,
    own: Option<&ArrayRef>,
    rows: usize,
    above: &str,
) -> Result<ArrayRef, DeltaError> {
    match own {
        Some(own) => array(own, field, above),
        None if field.is_nullable() => Ok(new_null_array(field.data_type(), rows)),
        None => Err(DeltaError::column(
            &format!("{above}{}", field.name()),
            "it is missing, and may not be null",
        )),
    }
}

fn array(own: &ArrayRef, field: &Field, above: &str) -> Result<ArrayRef, DeltaError> {
    if own.data_type() == field.data_type() {
        return Ok(Arc::clone(own));
    }
    let path = format!("{above}{}", field.name());
    match (own.data_type(), field.data_type()) {
        (DataType::Struct(_), DataType::Struct(fields)) => members(own, fields, &path),
        (DataType::List(_), DataType::List(element)) => {
            let list = own.as_list::<i32>();
            let values = array(list.values(), element, &format!("{path}."))?;
            let list = ListArray::try_new(
                Arc::clone(element),
                list.offsets().clone(),
                values,
                list.nulls().cloned(),
            )?;
            Ok(Arc::new(list))
        }
        (
            DataType::Timestamp(unit, Some(_)),
            DataType::Timestamp(TimeUnit::Microsecond, Some(_)),
        ) => Ok(Arc::new(
            microseconds(own, *unit, &path)?.with_timezone(UTC),
        )),
        // Names of fields within a map, and metadata, may differ.
        (left, right) if left.equals_datatype(right) => {
            let data = own.to_data().into_builder().data_type(right.clone());
            Ok(arrow_array::make_array(data.build()?))
        }
        (left, right) => widened(own, right)?.ok_or_else(|| {
            DeltaError::column(
                &path,
                format!("it is {left} in the rows and {right} in the table"),
            )
        }),
    }
}

fn members(own: &ArrayRef, fields: &Fields, path: &str) -> Result<ArrayRef, DeltaError> {
    let own = own.as_struct();
    let above = format!("{path}.");
    let columns = fields.iter().map(|field| {
        let column = own.column_by_name(field.name());
        member(field, column, own.len(), &above)
    });
    let columns = columns.collect::<Result<Vec<_>, _>>()?;
    let whole = StructArray::try_new(fields.clone(), columns, own.nulls().cloned())?;
    Ok(Arc::new(whole))
}

fn microseconds(
    own: &ArrayRef,
    unit: TimeUnit,
    path: &str,
) -> Result<PrimitiveArray<TimestampMicrosecondType>, DeltaError> {
    let too_far = |value: i64| {
        ArrowError::ComputeError(format!("{path}: the time {value} ms has no microseconds"))
    };
    Ok(match unit {
        TimeUnit::Microsecond => own.as_primitive::<TimestampMicrosecondType>().clone(),
        TimeUnit::Millisecond => own
            .as_primitive::<TimestampMillisecondType>()
            .try_unary(|value| value.checked_mul(THOUSAND).ok_or_else(|| too_far(value)))?,
        TimeUnit::Nanosecond => own
            .as_primitive::<TimestampNanosecondType>()
            .unary(|value| value.div_euclid(THOUSAND)),
        TimeUnit::Second => {
            return Err(DeltaError::column(
                path,
                "a time in seconds cannot be stored",
            ));
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use arrow_array::{Int64Array, StringArray, TimestampMillisecondArray};
    use arrow_schema::Schema;

    #[test]
    fn missing_columns_and_members_are_null_and_times_are_in_microseconds() {
        let inner = Fields::from(vec![Field::new("a", DataType::Int64, true)]);
        let place = StructArray::new(
            inner.clone(),
            vec![Arc::new(Int64Array::from(vec![1, 2]))],
            Some(vec![true, false].into()),
        );
        let list = ListArray::new(
            Arc::new(Field::new("item", DataType::Struct(inner.clone()), true)),
            arrow_buffer::OffsetBuffer::from_lengths([2, 0]),
            Arc::new(place.clone()),
            None,
        );
        let at = TimestampMillisecondArray::from(vec![Some(-1), None]).with_timezone("UTC");
        let batch = RecordBatch::try_from_iter([
            (
                "left_out",
                Arc::new(StringArray::from(vec!["x", "y"])) as ArrayRef,
            ),
            ("at", Arc::new(at)),
            ("place", Arc::new(place)),
            ("list", Arc::new(list)),
        ])
        .unwrap();
        let more = Fields::from(vec![
            Field::new("b", DataType::Utf8, true),
            Field::new("a", DataType::Int64, true),
        ]);
        let element = Field::new("element", DataType::Struct(more.clone()), true);
        let time = DataType::Timestamp(TimeUnit::Microsecond, Some("UTC".into()));
        let schema = Arc::new(Schema::new(vec![
            Field::new("new", DataType::Utf8, true),
            Field::new("at", time, true),
            Field::new("place", DataType::Struct(more), true),
            Field::new("list", DataType::List(Arc::new(element)), true),
        ]));
        let rows = conformed(&batch, &schema).unwrap();
        let column = |name| rows.column_by_name(name).unwrap();
        assert_eq!(column("new").null_count(), 2);
        let times = column("at").as_primitive::<TimestampMicrosecondType>();
        assert_eq!((times.value(0), times.is_null(1)), (-1000, true));
        let place = column("place").as_struct();
        assert!(place.is_null(1) && place.column(0).null_count() == 2);
        let inner = column("list").as_list::<i32>().value(0);
        assert_eq!(inner.as_struct().column_by_name("a").unwrap().len(), 2);
    }

    #[test]
    fn another_type_and_a_missing_column_that_may_not_be_null_are_refused() {
        let batch =
            RecordBatch::try_from_iter([("a", Arc::new(StringArray::from(vec!["x"])) as ArrayRef)])
                .unwrap();
        for field in [
            Field::new("a", DataType::Int64, true),
            Field::new("b", DataType::Int64, false),
        ] {
            let schema = Arc::new(Schema::new(vec![field]));
            assert!(conformed(&batch, &schema).is_err());
        }
    }
}
