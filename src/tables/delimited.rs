//! Reads a table of separated values batch by batch. The types of its columns follow from their names.

use std::collections::HashMap;
use std::fmt::Write;
use std::io::Read;
use std::sync::Arc;

use arrow_array::builder::{
    ArrayBuilder, Date32Builder, Decimal128Builder, Float64Builder, StringBuilder,
};
use arrow_array::{ArrayRef, RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use openshelf_core::catalog::{FileColumnKind, FileColumns, is_currency};
use openshelf_core::room::room_for;

use super::UNFIT;
use super::delimited_records::{Record, RecordError, Records};
use super::kind::{DIGITS, PLACES};
use super::layout::Money;
use super::scalars;

/// Rows of a batch at most, and bytes of its values.
const ROWS: usize = 16 * 1024;
const BYTES: usize = 4 << 20;
/// How many times the bytes of a large record are needed at most, while it becomes a part of a batch.
const COPIES: usize = 8;
/// Values that all columns have room for at first.
const FIRST_VALUES: usize = 128 * 1024;
/// Bytes that a column takes with its name and builder.
const COLUMN: usize = 1024;
/// A record of fewer bytes has room in the batch.
const SMALL: usize = 1 << 20;

/// What determines the types of columns.
#[derive(Debug, Clone, Copy)]
pub struct ColumnTypes<'a> {
    /// The types by the names of columns.
    pub rules: &'a FileColumns,
    /// What columns of amounts of money hold.
    pub money: Money,
}

/// Reads the rows of a table as batches.
pub struct DelimitedReader<R: Read> {
    /// What is read, for messages.
    name: String,
    records: Records<R>,
    /// The names of all columns.
    names: Vec<String>,
    schema: SchemaRef,
    columns: Vec<Column>,
    /// The place of each column in a row.
    places: Vec<usize>,
    unfit: Option<StringBuilder>,
    has_ended: bool,
}

enum Column {
    Text(StringBuilder),
    Day(Date32Builder),
    Amount(Float64Builder),
    ExactAmount(Decimal128Builder),
}

impl<R: Read> DelimitedReader<R> {
    /// Reads the names of the columns. `wanted` are those to read, in their order; `None` reads all. No cell may have
    /// more bytes than `largest_cell`.
    ///
    /// # Errors
    /// The first line cannot be read, names a column twice, or lacks one that is wanted.
    pub fn new(
        name: &str,
        bytes: R,
        separator: u8,
        types: ColumnTypes<'_>,
        wanted: Option<&[String]>,
        largest_cell: usize,
    ) -> Result<Self, ArrowError> {
        let unreadable = |error| unreadable(name, &error);
        let mut records = Records::new(bytes, separator, largest_cell).map_err(unreadable)?;
        let mut names: Vec<String> = Vec::new();
        if let Some(header) = records.read().map_err(unreadable)? {
            room_for(COPIES * header.size())
                .map_err(|error| ArrowError::MemoryError(error.to_string()))?;
            names.extend(header.cells().map(str::to_owned));
        }
        // Some programs put a byte order mark before the first name.
        if let Some(first) = names.first_mut()
            && let Some(rest) = first.strip_prefix('\u{feff}')
        {
            *first = rest.to_owned();
        }
        let mut known = HashMap::new();
        for (place, column) in names.iter().enumerate() {
            if known.insert(column.as_str(), place).is_some() {
                let why = format!("{name}: two columns are named {column}");
                return Err(ArrowError::CsvError(why));
            }
        }
        let places = match wanted {
            None => (0..names.len()).collect(),
            Some(wanted) => {
                let place = |column: &String| {
                    known.get(column.as_str()).copied().ok_or_else(|| {
                        let near = openshelf_core::call::hint(column, known.keys().copied());
                        ArrowError::CsvError(format!("{name}: no column {column}{near}"))
                    })
                };
                wanted.iter().map(place).collect::<Result<Vec<_>, _>>()?
            }
        };
        let kinds = places.iter().filter_map(|place| names.get(*place));
        let kinds = kinds.map(|column| (column, types.rules.kind(column)));
        let (mut fields, mut columns) = (Vec::new(), Vec::new());
        // The empty columns of a table of thousands take little.
        let few = FIRST_VALUES / places.len().max(1);
        room_for(places.len() * COLUMN)
            .map_err(|error| ArrowError::MemoryError(error.to_string()))?;
        let mut has_types = false;
        for (column, kind) in kinds {
            let unit = match kind {
                FileColumnKind::Text | FileColumnKind::Day => "",
                FileColumnKind::Amount(unit) => unit,
            };
            let (data_type, builder) = Column::new(kind, types.money, few);
            has_types |= kind != FileColumnKind::Text;
            let mut field = Field::new(column, data_type, true);
            if !unit.is_empty() {
                field.set_metadata(HashMap::from([("unit".to_owned(), unit.to_owned())]));
            }
            fields.push(field);
            columns.push(builder);
        }
        if has_types {
            fields.push(Field::new(UNFIT, DataType::Utf8, true));
        }
        Ok(Self {
            name: name.to_owned(),
            records,
            schema: Arc::new(Schema::new(fields)),
            columns,
            places,
            names,
            unfit: has_types.then(StringBuilder::new),
            has_ended: false,
        })
    }

    fn batch(&mut self) -> Result<Option<RecordBatch>, ArrowError> {
        room_for(2 * BYTES).map_err(|error| ArrowError::MemoryError(error.to_string()))?;
        let (mut rows, mut bytes) = (0, 0);
        while rows < ROWS && bytes < BYTES {
            let read = self.records.read();
            let Some(record) = read.map_err(|error| unreadable(&self.name, &error))? else {
                self.has_ended = true;
                break;
            };
            if record.size() > SMALL {
                room_for(COPIES * record.size())
                    .map_err(|error| ArrowError::MemoryError(error.to_string()))?;
            }
            bytes += record.size();
            rows += 1;
            let unfit = push(&mut self.columns, &self.places, &self.names, record);
            if let Some(column) = &mut self.unfit {
                column.append_option(unfit);
            }
        }
        if rows == 0 {
            return Ok(None);
        }
        let mut arrays: Vec<ArrayRef> = self.columns.iter_mut().map(Column::finish).collect();
        if let Some(unfit) = &mut self.unfit {
            arrays.push(Arc::new(unfit.finish()));
        }
        RecordBatch::try_new(Arc::clone(&self.schema), arrays).map(Some)
    }
}

/// Adds a row to the columns, and returns the values that do not fit as JSON. An empty value is null.
fn push(
    columns: &mut [Column],
    places: &[usize],
    names: &[String],
    record: Record<'_>,
) -> Option<String> {
    let mut unfit = String::new();
    for (place, column) in places.iter().zip(columns) {
        let value = record.get(*place);
        if !column.push(value) {
            let name = names.get(*place).map_or("", String::as_str);
            let separator = if unfit.is_empty() { '{' } else { ',' };
            let json = |text| serde_json::Value::from(text);
            // Writing to a text cannot fail.
            let _ = write!(unfit, "{separator}{}:{}", json(name), json(value));
        }
    }
    if unfit.is_empty() {
        return None;
    }
    unfit.push('}');
    Some(unfit)
}

impl Column {
    /// The type of a column of a kind, and its builder with room for some values.
    fn new(kind: FileColumnKind, money: Money, few: usize) -> (DataType, Self) {
        match kind {
            FileColumnKind::Text => (
                DataType::Utf8,
                Self::Text(StringBuilder::with_capacity(few, few)),
            ),
            FileColumnKind::Day => (
                DataType::Date32,
                Self::Day(Date32Builder::with_capacity(few)),
            ),
            FileColumnKind::Amount(unit) if money == Money::Decimal && is_currency(unit) => {
                let exact = DataType::Decimal128(DIGITS, PLACES);
                let builder = Decimal128Builder::with_capacity(few);
                (
                    exact.clone(),
                    Self::ExactAmount(builder.with_data_type(exact)),
                )
            }
            FileColumnKind::Amount(_) => (
                DataType::Float64,
                Self::Amount(Float64Builder::with_capacity(few)),
            ),
        }
    }

    /// Adds a value; whether it fits.
    fn push(&mut self, value: &str) -> bool {
        let is_empty = value.is_empty();
        match self {
            Self::Text(column) => column.append_option((!is_empty).then_some(value)),
            Self::Day(column) => {
                let day = scalars::plain_day(value);
                column.append_option(day);
                return is_empty || day.is_some();
            }
            Self::Amount(column) => {
                let number = scalars::float(value);
                column.append_option(number);
                return is_empty || number.is_some();
            }
            Self::ExactAmount(column) => {
                let cents = scalars::money(value, false);
                column.append_option(cents);
                return is_empty || cents.is_some();
            }
        }
        true
    }

    fn finish(&mut self) -> ArrayRef {
        match self {
            Self::Text(column) => Arc::new(column.finish()),
            Self::Day(column) => ArrayBuilder::finish(column),
            Self::Amount(column) => ArrayBuilder::finish(column),
            Self::ExactAmount(column) => ArrayBuilder::finish(column),
        }
    }
}

impl<R: Read> Iterator for DelimitedReader<R> {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.has_ended {
            return None;
        }
        let batch = self.batch();
        self.has_ended |= batch.is_err();
        batch.transpose()
    }
}

impl<R: Read> RecordBatchReader for DelimitedReader<R> {
    fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }
}

fn unreadable(name: &str, error: &RecordError) -> ArrowError {
    let why = format!("{name}: {error}");
    match error {
        RecordError::NoMemory { .. } => ArrowError::MemoryError(why),
        _ => ArrowError::CsvError(why),
    }
}

#[cfg(test)]
mod tests {
    use arrow_array::Array;
    use arrow_array::cast::AsArray;
    use arrow_array::types::{Date32Type, Decimal128Type, Float64Type};

    use super::*;

    const RULES: FileColumns = FileColumns {
        texts: &["_code", "_id"],
        days: &["_date"],
        amounts: &["amount"],
        unit: "USD",
    };

    fn read(text: &str, wanted: Option<&[String]>) -> Result<Vec<RecordBatch>, ArrowError> {
        read_with(Money::Float, text, wanted)
    }

    fn read_with(
        money: Money,
        text: &str,
        wanted: Option<&[String]>,
    ) -> Result<Vec<RecordBatch>, ArrowError> {
        let rules = &RULES;
        let types = ColumnTypes { rules, money };
        DelimitedReader::new("a.csv", text.as_bytes(), b',', types, wanted, 1 << 20)?.collect()
    }

    #[test]
    fn amounts_can_be_exact() {
        let text = "total_amount\n0.10\n-12345678901234567890.05\n\"\"\n1.005\n7\nx\n";
        let batches = read_with(Money::Decimal, text, None).unwrap();
        let [batch] = &batches[..] else { panic!() };
        let schema = batch.schema();
        assert_eq!(schema.field(0).data_type(), &DataType::Decimal128(23, 2));
        assert_eq!(schema.field(0).metadata().get("unit").unwrap(), "USD");
        let amounts = batch.column(0).as_primitive::<Decimal128Type>();
        let found: Vec<_> = amounts.iter().collect();
        let large = -1_234_567_890_123_456_789_005;
        assert_eq!(found, [Some(10), Some(large), None, None, Some(700), None]);
        let unfit = batch.column(1).as_string::<i32>();
        assert_eq!(unfit.value(3), r#"{"total_amount":"1.005"}"#);
        assert_eq!(
            (unfit.null_count(), unfit.value(5)),
            (4, r#"{"total_amount":"x"}"#)
        );
    }

    #[test]
    fn values_have_the_types_of_their_columns() {
        let text = "\u{feff}a_code,a_date,total_amount,amount_id,other\r\n\
            007,2024-02-29,-1.50,0012,\"x, \"\"y\"\"\"\r\n,,,,\r\n1,2023-02-29,1e999,2,z\r\n";
        let batches = read(text, None).unwrap();
        let [batch] = &batches[..] else { panic!() };
        let schema = batch.schema();
        let types: Vec<_> = schema
            .fields()
            .iter()
            .map(|field| field.data_type())
            .collect();
        let (text, day, number) = (&DataType::Utf8, &DataType::Date32, &DataType::Float64);
        assert_eq!(types, [text, day, number, text, text, text]);
        assert_eq!(schema.field(2).metadata().get("unit").unwrap(), "USD");
        let code = batch.column(0).as_string::<i32>();
        assert_eq!((code.value(0), code.is_null(1)), ("007", true));
        let days = batch.column(1).as_primitive::<Date32Type>();
        assert_eq!((days.value(0), days.null_count()), (19_782, 2));
        let amounts = batch.column(2).as_primitive::<Float64Type>();
        assert_eq!(
            (amounts.value(0).to_bits(), amounts.null_count()),
            ((-1.5_f64).to_bits(), 2)
        );
        assert_eq!(batch.column(4).as_string::<i32>().value(0), "x, \"y\"");
        let unfit = batch.column(5).as_string::<i32>();
        assert_eq!(
            unfit.value(2),
            r#"{"a_date":"2023-02-29","total_amount":"1e999"}"#
        );
        assert_eq!(unfit.null_count(), 2);
    }

    #[test]
    fn wanted_columns_are_read_in_the_given_order() {
        let wanted = ["c".to_owned(), "a".to_owned()];
        let batches = read("a,b,c\n1,2,3\n", Some(&wanted)).unwrap();
        let batch = batches.first().unwrap();
        assert_eq!(batch.column(0).as_string::<i32>().value(0), "3");
        assert_eq!(batch.num_columns(), 2);
        assert!(read("a,b\n", Some(&wanted)).is_err());
    }

    #[test]
    fn a_row_of_another_length_is_an_error() {
        assert!(read("a,b\n1,2\n3\n", None).is_err());
        assert!(read("a,a\n", None).is_err());
        assert!(read("a\n\u{ff}\n", None).is_ok());
        assert_eq!(read("a,b\n", None).unwrap().len(), 0);
    }

    #[test]
    fn many_rows_are_several_batches() {
        let rows: String = (0..40_000).map(|row| format!("{row}\n")).collect();
        let batches = read(&format!("a\n{rows}"), None).unwrap();
        assert_eq!(
            batches.iter().map(RecordBatch::num_rows).sum::<usize>(),
            40_000
        );
        assert!(batches.len() > 1);
    }
}
