//! Tests that end the process before each write.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use arrow_array::cast::AsArray;
use arrow_array::types::Int64Type;
use arrow_array::{ArrayRef, Int64Array, RecordBatch, StringArray};
use arrow_schema::{DataType, Field, Schema};

use crate::action::Texts;
use crate::kills::kill_at_each_step;
use crate::rows::Rows;
use crate::snapshot::Snapshot;
use crate::transaction::{NewTable, Transaction};
use crate::vacuum::vacuum;

fn schema() -> Schema {
    Schema::new(vec![
        Field::new("id", DataType::Int64, true),
        Field::new("name", DataType::Utf8, true),
    ])
}

fn batch(rows: &[(i64, &str)]) -> RecordBatch {
    let ids: ArrayRef = Arc::new(Int64Array::from_iter_values(rows.iter().map(|row| row.0)));
    let names: ArrayRef = Arc::new(StringArray::from_iter_values(rows.iter().map(|row| row.1)));
    RecordBatch::try_from_iter([("id", ids), ("name", names)]).unwrap()
}

/// Replaces all rows, notes that, and writes a checkpoint.
fn replace(folder: &Path, rows: &[(i64, &str)], step: i64) {
    let base = Snapshot::latest(folder).unwrap();
    let mut change = Transaction::on(&base).unwrap();
    let mut file = change.new_file(&[]).unwrap();
    file.write(&batch(rows)).unwrap();
    change.add(file.finish().unwrap()).unwrap();
    for old in base.files() {
        change.remove(&old.path).unwrap();
    }
    change.set_application("run", step);
    let next = change.commit("MERGE", &Texts::new()).unwrap();
    if next.is_checkpoint_due() {
        next.write_checkpoint().unwrap();
    }
}

fn rows_of(table: &Snapshot) -> BTreeMap<i64, String> {
    let mut found = BTreeMap::new();
    for file in table.files() {
        for batch in Rows::of(table, file, None, 100).unwrap() {
            let batch = batch.unwrap();
            let ids = batch.column(0).as_primitive::<Int64Type>();
            let names = batch.column(1).as_string::<i32>();
            for row in 0..batch.num_rows() {
                found.insert(ids.value(row), names.value(row).to_owned());
            }
        }
    }
    found
}

fn create(folder: &Path) -> Snapshot {
    let table = NewTable {
        configuration: [("delta.checkpointInterval".to_owned(), "1".to_owned())].into(),
        ..NewTable::default()
    };
    table.create(folder, &schema()).unwrap()
}

#[test]
fn a_kill_between_any_two_writes_leaves_the_old_version_or_the_new_one() {
    let (old, new) = ([(1, "one")], [(1, "uno"), (2, "due")]);
    let steps = kill_at_each_step(
        "killed::a_kill_between_any_two_writes_leaves_the_old_version_or_the_new_one",
        |folder| {
            create(folder);
            replace(folder, &old, 1);
        },
        |folder| replace(folder, &new, 2),
        |folder, is_whole| {
            let table = Snapshot::latest(folder).unwrap();
            let names = |rows: &[(i64, &str)]| -> BTreeMap<i64, String> {
                rows.iter()
                    .map(|(id, name)| (*id, (*name).to_owned()))
                    .collect()
            };
            let is_new = table.application("run") == Some(2);
            assert!(is_new || !is_whole);
            let expected = if is_new { names(&new) } else { names(&old) };
            assert_eq!(rows_of(&table), expected);
            // The next run does the same again, and a vacuum removes what the killed one has left.
            replace(folder, &new, 2);
            let table = Snapshot::latest(folder).unwrap();
            assert_eq!(rows_of(&table), names(&new));
            std::thread::sleep(Duration::from_millis(2));
            vacuum(&table, Duration::ZERO).unwrap();
            assert_eq!(rows_of(&table), names(&new));
            let files = std::fs::read_dir(folder).unwrap().count();
            assert_eq!(files, 2, "the log and one data file");
        },
    );
    assert!(steps >= 15, "{steps}");
}

#[test]
fn a_kill_while_a_table_is_created_leaves_none_or_a_whole_one() {
    kill_at_each_step(
        "killed::a_kill_while_a_table_is_created_leaves_none_or_a_whole_one",
        |_| {},
        |folder| drop(create(folder)),
        |folder, is_whole| {
            let is_table = Snapshot::is_table(folder).unwrap();
            assert!(is_table || !is_whole);
            let table = if is_table {
                Snapshot::latest(folder).unwrap()
            } else {
                create(folder)
            };
            assert_eq!((table.version(), table.files().count()), (0, 0));
        },
    );
}
