//! Columns of a table whose member no record has any more.

use arrow_array::Array;
use openshelf_core::answer::Warning;
use openshelf_delta::{Add, Rows, Snapshot};

use super::columns::{end_column, storable_name};
use super::error::MirrorError;
use super::held::nulls;
use super::mirror::Mirror;
use super::reading::{Reading, RowSink};

/// Rows that are read at once.
const BATCH: usize = 64 * 1024;

impl Mirror {
    /// The columns of which rows of the table have values, although none of the records that were read has the member.
    /// Members that a service may leave out of a record count only if everything was read and a record has a member
    /// without a column, as it has after a renaming: a short list may be without such a member by chance.
    ///
    /// # Errors
    /// The table cannot be read.
    pub(super) fn missing_columns(
        &self,
        table: &Snapshot,
        read: &Reading<impl RowSink>,
        is_whole: bool,
    ) -> Result<Vec<String>, MirrorError> {
        let is_telling = is_whole && read.has_extra;
        let mut missing = Vec::new();
        for name in read.absent.iter().flatten() {
            let column = storable_name(name);
            if (is_telling || !self.may_be_left_out(name)) && has_values(table, &column)? {
                missing.push(column);
            }
        }
        Ok(missing)
    }

    /// Whether a record may be without a member. One whose members are columns is a member itself.
    fn may_be_left_out(&self, member: &str) -> bool {
        let operation = self.list.operation;
        let columns = operation.columns.iter().chain(operation.chosen_columns);
        let mut own = columns.filter(|column| column.name.split('.').next() == Some(member));
        operation.leaves_out_empty
            || operation.left_out.contains(&member)
            || own.any(|column| column.optional || column.when.is_some())
    }

    /// Tells the caller of such columns.
    pub(super) fn warn_of(&self, missing: &[String], records: u64) {
        if missing.is_empty() {
            return;
        }
        let names: Vec<String> = missing.iter().map(|name| format!("{name:?}")).collect();
        let (members, columns) = match names.len() {
            1 => ("member", "column is"),
            _ => ("members", "columns are"),
        };
        let message = format!(
            "{}(): none of the {records} records that were read has the {members} {}, of which rows of the table have \
             values: the service has renamed what was there or leaves it out, and the {columns} null in the rows of \
             these records. _extra has members without a column",
            self.list.operation.full_name(),
            names.join(", "),
        );
        let warning = Warning {
            class: "UnknownFieldWarning",
            message,
        };
        self.heard.add(&[], &[warning]);
    }
}

/// Whether a row of a record that is not gone has a value in a column.
fn has_values(table: &Snapshot, column: &str) -> Result<bool, MirrorError> {
    if table.schema().field_with_name(column).is_err() {
        return Ok(false);
    }
    let end = end_column(table.schema());
    let names = [column.to_owned(), end.to_owned()];
    let may_have = |file: &&Add| nulls(file, column).has_values() && nulls(file, end).has_nulls();
    for file in table.files().filter(may_have) {
        for rows in Rows::of(table, file, Some(&names), BATCH)? {
            let rows = rows?;
            let (Some(values), Some(ends)) =
                (rows.column_by_name(column), rows.column_by_name(end))
            else {
                continue;
            };
            if (0..rows.num_rows()).any(|row| values.is_valid(row) && ends.is_null(row)) {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
