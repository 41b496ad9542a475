//! Columns of a table whose member no record has any more, or only with values that do not fit.

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

/// Columns of which rows of the table have values, and none of the records that were read has one.
#[derive(Debug, Default)]
pub struct MissingColumns {
    /// The records are without the member.
    absent: Vec<MissingColumn>,
    /// The values of the member do not fit.
    unfit: Vec<MissingColumn>,
}

/// A column of the table, whose name may differ from that of its member.
#[derive(Debug, Clone)]
struct MissingColumn {
    member: String,
    column: String,
}

impl MissingColumn {
    fn of(member: &str) -> Self {
        Self {
            member: member.to_owned(),
            column: storable_name(member),
        }
    }

    /// The member, and the column if it has another name.
    fn in_words(&self) -> String {
        let Self { member, column } = self;
        match member == column {
            true => format!("{member:?}"),
            false => format!("{member:?} (the column {column:?})"),
        }
    }
}

impl MissingColumns {
    /// The names of all these columns.
    pub fn names(self) -> Vec<String> {
        let all = self.absent.into_iter().chain(self.unfit);
        all.map(|missing| missing.column).collect()
    }
}

impl Mirror {
    /// The columns of which rows of the table have values, although none of the records that were read has the member.
    /// Members that a service may leave out of a record count only if everything was read and a record has a member
    /// without a column, as it has after a renaming: a short list may be without such a member by chance. Columns whose
    /// values do not fit any more are told in any case.
    ///
    /// # Errors
    /// The table cannot be read.
    pub(super) fn missing_columns(
        &self,
        table: &Snapshot,
        read: &Reading<impl RowSink>,
        is_whole: bool,
    ) -> Result<MissingColumns, MirrorError> {
        let is_telling = is_whole && read.extra > 0;
        let mut missing = MissingColumns::default();
        for name in read.absent.iter().flatten() {
            let found = MissingColumn::of(name);
            if (is_telling || !self.list.operation.may_leave_out(name))
                && has_values(table, &found.column)?
            {
                missing.absent.push(found);
            }
        }
        for name in read.fitting.emptied() {
            let found = MissingColumn::of(name);
            if has_values(table, &found.column)? {
                missing.unfit.push(found);
            }
        }
        Ok(missing)
    }

    /// Tells the caller of such columns.
    pub(super) fn warn_of(&self, missing: &MissingColumns, records: u64) {
        let operation = self.list.operation.full_name();
        if let Some((members, names, columns)) = in_words(&missing.absent) {
            self.warn(format!(
                "{operation}(): none of the {records} records that were read has the {members} {names}, of which rows \
                 of the table have values: the service has renamed what was there or leaves it out, and the {columns} \
                 null in the rows of these records. _extra has members without a column"
            ));
        }
        if let Some((members, names, columns)) = in_words(&missing.unfit) {
            self.warn(format!(
                "{operation}(): the {records} records that were read have only values that do not fit in the {members} \
                 {names}, of which rows of the table have values: the service has changed the type of these values, \
                 and the {columns} null in the rows of these records. _unfit has the values"
            ));
        }
    }

    fn warn(&self, message: String) {
        let warning = Warning {
            class: "UnknownFieldWarning",
            message,
        };
        self.heard.add(&[], &[warning]);
    }
}

/// The names of members, with what is said of one or of several; none if there are none.
fn in_words(missing: &[MissingColumn]) -> Option<(&'static str, String, &'static str)> {
    let names: Vec<String> = missing.iter().map(MissingColumn::in_words).collect();
    let (members, columns) = match names.len() {
        0 => return None,
        1 => ("member", "column is"),
        _ => ("members", "columns are"),
    };
    Some((members, names.join(", "), columns))
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
