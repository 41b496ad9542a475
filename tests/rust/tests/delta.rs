//! Tests Delta tables: after any changes each version is what a model says.

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
use arrow_array::types::{Float64Type, Int8Type, Int16Type, Int32Type, Int64Type};
use arrow_array::{Array, ArrayRef, Int8Array, Int64Array, RecordBatch, StringArray};
use arrow_schema::{DataType, Field, Schema};
use openshelf::delta::{
    Between, Bound, DeltaError, NewTable, Rows, Snapshot, Texts, Transaction, vacuum,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// The rows of a version: the texts of each number.
type Model = BTreeMap<i64, (Option<String>, Option<String>)>;

/// The types that `rank` has one after the other, each wider than the one before.
const RANKS: [DataType; 4] = [
    DataType::Int8,
    DataType::Int16,
    DataType::Int32,
    DataType::Float64,
];

fn schema(with_note: bool) -> Schema {
    schema_of(with_note, &RANKS[0])
}

fn schema_of(with_note: bool, rank: &DataType) -> Schema {
    let mut fields = vec![
        Field::new("id", DataType::Int64, true),
        Field::new("kind", DataType::Utf8, true),
        Field::new("rank", rank.clone(), true),
    ];
    if with_note {
        fields.push(Field::new("note", DataType::Utf8, true));
    }
    Schema::new(fields)
}

fn batch(rows: &Model, with_note: bool) -> RecordBatch {
    let ids: ArrayRef = Arc::new(Int64Array::from_iter_values(rows.keys().copied()));
    let kinds: ArrayRef = Arc::new(
        rows.values()
            .map(|row| row.0.clone())
            .collect::<StringArray>(),
    );
    let notes: ArrayRef = Arc::new(
        rows.values()
            .map(|row| row.1.clone())
            .collect::<StringArray>(),
    );
    let ranks: ArrayRef = Arc::new(Int8Array::from_iter_values(
        rows.keys().map(|id| rank_of(*id)),
    ));
    let columns = match with_note {
        true => vec![ids, kinds, ranks, notes],
        false => vec![ids, kinds, ranks],
    };
    RecordBatch::try_new(Arc::new(schema(with_note)), columns).unwrap()
}

/// The rank of each number; the columns of the rows that are written stay narrow.
fn rank_of(id: i64) -> i8 {
    i8::try_from(id % 100).unwrap() - 50
}

fn rank_at(column: &ArrayRef, row: usize) -> f64 {
    match column.data_type() {
        DataType::Int8 => column.as_primitive::<Int8Type>().value(row).into(),
        DataType::Int16 => column.as_primitive::<Int16Type>().value(row).into(),
        DataType::Int32 => column.as_primitive::<Int32Type>().value(row).into(),
        _ => column.as_primitive::<Float64Type>().value(row),
    }
}

fn text_at(batch: &RecordBatch, name: &str, row: usize) -> Option<String> {
    let column = batch.column_by_name(name)?.as_string::<i32>();
    column.is_valid(row).then(|| column.value(row).to_owned())
}

fn rows_in(table: &Snapshot, limits: &[Between]) -> Model {
    let mut found = Model::new();
    for file in table.files_between(limits) {
        for batch in Rows::of(table, file, None, 3).unwrap() {
            let batch = batch.unwrap();
            assert_eq!(batch.schema_ref(), table.schema());
            let ids = batch
                .column_by_name("id")
                .unwrap()
                .as_primitive::<Int64Type>()
                .clone();
            for row in 0..batch.num_rows() {
                let texts = (text_at(&batch, "kind", row), text_at(&batch, "note", row));
                let rank = rank_at(batch.column_by_name("rank").unwrap(), row);
                assert!((rank - f64::from(rank_of(ids.value(row)))).abs() < 0.5);
                assert!(found.insert(ids.value(row), texts).is_none(), "twice");
            }
        }
    }
    found
}

fn rows_of(table: &Snapshot) -> Model {
    rows_in(table, &[])
}

/// Writes rows into files, one for each kind if the table is divided by it.
fn put(change: &mut Transaction<'_>, rows: &Model, is_divided: bool, with_note: bool) {
    let mut groups: BTreeMap<Option<String>, Model> = BTreeMap::new();
    for (id, row) in rows {
        let kind = if is_divided { row.0.clone() } else { None };
        groups.entry(kind).or_default().insert(*id, row.clone());
    }
    for (kind, rows) in groups {
        let values: &[Option<String>] = if is_divided { &[kind] } else { &[] };
        let mut file = change.new_file(values).unwrap();
        file.write(&batch(&rows, with_note)).unwrap();
        change.add(file.finish().unwrap()).unwrap();
    }
}

#[derive(Debug, Clone)]
enum Change {
    /// New and changed rows: the files that have one of them are written anew.
    Merge(Model),
    /// Rows are gone.
    Delete(Vec<i64>),
    /// All files become one.
    Compact,
    Checkpoint,
    /// Rows have a note from now on.
    Evolve,
    /// The rank is wider from now on.
    Widen,
}

fn kinds() -> impl Strategy<Value = Option<String>> {
    prop_oneof![
        Just(None),
        Just(Some("a b/c=%25:ü".to_owned())),
        "[a-c]".prop_map(Some),
    ]
}

fn models() -> impl Strategy<Value = Model> {
    proptest::collection::btree_map(
        0..30_i64,
        (kinds(), proptest::option::of("\\PC{0,40}")),
        1..8,
    )
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let one = prop_oneof![
        4 => models().prop_map(Change::Merge),
        2 => vec(0..30_i64, 1..5).prop_map(Change::Delete),
        1 => Just(Change::Compact),
        1 => Just(Change::Checkpoint),
        1 => Just(Change::Evolve),
        1 => Just(Change::Widen),
    ];
    vec(one, 1..12)
}

/// Does a change, and returns the table after it; the same one if there was nothing to change.
fn change(base: &Snapshot, model: &mut Model, change: &Change, is_divided: bool) -> Snapshot {
    let has_note = |table: &Schema| table.field_with_name("note").is_ok();
    let mut next = Transaction::on(base).unwrap();
    let (touched, merged): (Vec<i64>, Option<&Model>) = match change {
        Change::Checkpoint => {
            base.write_checkpoint().unwrap();
            return base.clone();
        }
        Change::Evolve if has_note(base.schema()) => return base.clone(),
        Change::Evolve => {
            next.evolve(&schema(true)).unwrap();
            return next.commit("ADD COLUMNS", &Texts::new()).unwrap();
        }
        Change::Widen => {
            let now = base.schema().field_with_name("rank").unwrap().data_type();
            let next_one = RANKS.iter().skip_while(|rank| *rank != now).nth(1);
            let Some(rank) = next_one else {
                return base.clone();
            };
            next.evolve(&schema_of(has_note(base.schema()), rank))
                .unwrap();
            assert_eq!(next.wider().len(), 1);
            next.rewrite_rest().unwrap();
            return next.commit("CHANGE COLUMN", &Texts::new()).unwrap();
        }
        Change::Compact => ((0..30).collect(), None),
        Change::Delete(ids) => (ids.clone(), None),
        Change::Merge(rows) => (rows.keys().copied().collect(), Some(rows)),
    };
    let mut kept = Model::new();
    for file in base.files() {
        let own: Model = Rows::of(base, file, None, 100)
            .unwrap()
            .flat_map(|batch| {
                let batch = batch.unwrap();
                let ids = batch
                    .column_by_name("id")
                    .unwrap()
                    .as_primitive::<Int64Type>()
                    .clone();
                let rows = (0..batch.num_rows()).map(move |row| {
                    (
                        ids.value(row),
                        (text_at(&batch, "kind", row), text_at(&batch, "note", row)),
                    )
                });
                rows.collect::<Vec<_>>()
            })
            .collect();
        if own.keys().any(|id| touched.contains(id)) {
            next.remove(&file.path).unwrap();
            kept.extend(own);
        }
    }
    match change {
        Change::Compact => next.rearrange(),
        Change::Delete(ids) => {
            kept.retain(|id, _| !ids.contains(id));
            model.retain(|id, _| !ids.contains(id));
        }
        _ => {}
    }
    let with_note = has_note(base.schema());
    if let Some(rows) = merged {
        let rows = rows
            .iter()
            .map(|(id, row)| (*id, (row.0.clone(), row.1.clone().filter(|_| with_note))));
        let rows: Model = rows.collect();
        kept.extend(rows.clone());
        model.extend(rows);
    }
    put(&mut next, &kept, is_divided, with_note);
    next.set_application("changes", i64::try_from(base.version()).unwrap());
    next.commit("MERGE", &Texts::new()).unwrap()
}

fn created(folder: &Path, is_divided: bool) -> Snapshot {
    let mut table = NewTable::default();
    if is_divided {
        table.partition_columns.push("kind".to_owned());
    }
    table.create(folder, &schema(false)).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn each_version_is_what_the_model_says(changes in changes(), is_divided: bool) {
        let folder = tempfile::tempdir().unwrap();
        let mut table = created(folder.path(), is_divided);
        let mut model = Model::new();
        let mut versions = vec![model.clone()];
        for each in &changes {
            let next = change(&table, &mut model, each, is_divided);
            if next.version() > table.version() {
                versions.push(model.clone());
            }
            table = table.newer().unwrap();
            prop_assert_eq!(table.version(), next.version());
            prop_assert_eq!(rows_of(&table), rows_of(&next));
        }
        for (version, expected) in versions.iter().enumerate() {
            let read = Snapshot::at_version(folder.path(), version as u64).unwrap();
            prop_assert_eq!(&rows_of(&read), expected);
        }
        // Rows between two numbers are in files that are not left out.
        for low in [0, 7, 25] {
            let limit = Between {
                column: "id".to_owned(),
                low: Some(Bound::Integer(low)),
                high: Some(Bound::Integer(low + 4)),
            };
            let some = rows_in(&table, &[limit]);
            for (id, row) in model.range(low..=low + 4) {
                prop_assert_eq!(some.get(id), Some(row));
            }
        }
        vacuum(&table, Duration::from_secs(3600)).unwrap();
        let first = Snapshot::at_version(folder.path(), 0).unwrap();
        prop_assert!(rows_of(&first).is_empty());
        std::thread::sleep(Duration::from_millis(2));
        vacuum(&table, Duration::ZERO).unwrap();
        prop_assert_eq!(&rows_of(&Snapshot::latest(folder.path()).unwrap()), &model);
    }
}

#[test]
fn files_of_the_narrower_type_are_not_left_in_a_table_with_the_wider_one() {
    let folder = tempfile::tempdir().unwrap();
    let base = created(folder.path(), true);
    let rows: Model = (0..5)
        .map(|id| (id, (Some(format!("kind {}", id % 2)), None)))
        .collect();
    let mut next = Transaction::on(&base).unwrap();
    put(&mut next, &rows, true, false);
    let base = next.commit("WRITE", &Texts::new()).unwrap();
    let wide = schema_of(false, &RANKS[2]);
    let mut next = Transaction::on(&base).unwrap();
    next.evolve(&wide).unwrap();
    let error = next.commit("WRITE", &Texts::new()).unwrap_err();
    assert!(
        error.to_string().contains("rank becomes integer"),
        "{error}"
    );
    let mut next = Transaction::on(&base).unwrap();
    next.evolve(&wide).unwrap();
    next.rewrite_rest().unwrap();
    let table = next.commit("WRITE", &Texts::new()).unwrap();
    assert_eq!((table.files().count(), rows_of(&table)), (2, rows.clone()));
    assert_eq!(rows_of(&base), rows);
    let rank = |table: &Snapshot| table.schema().field(2).data_type().clone();
    assert_eq!(
        (rank(&base), rank(&table)),
        (DataType::Int8, DataType::Int32)
    );
    // Rows of an older program stay as wide as the table, and no column that divides it changes.
    let mut next = Transaction::on(&table).unwrap();
    next.evolve(&schema(false)).unwrap();
    assert!(next.wider().is_empty() && next.schema() == table.schema());
}

#[test]
fn of_two_writers_the_slower_one_has_a_conflict_and_repeats() {
    let folder = tempfile::tempdir().unwrap();
    created(folder.path(), false);
    let writers = 4_i64;
    let each = 15_i64;
    std::thread::scope(|scope| {
        for writer in 0..writers {
            let folder = folder.path();
            scope.spawn(move || {
                for number in 0..each {
                    let row = (Some(format!("of {writer}")), None);
                    let rows = Model::from([(writer * each + number, row)]);
                    loop {
                        let base = Snapshot::latest(folder).unwrap();
                        let mut next = Transaction::on(&base).unwrap();
                        put(&mut next, &rows, false, false);
                        // One counter of all: nobody's step may be lost.
                        let count = base.application("count").unwrap_or(0);
                        next.set_application("count", count + 1);
                        match next.commit("WRITE", &Texts::new()) {
                            Ok(table) if table.is_checkpoint_due() => {
                                table.write_checkpoint().unwrap();
                                break;
                            }
                            Ok(_) => break,
                            Err(DeltaError::Conflict { version }) => {
                                assert_eq!(version, base.version() + 1);
                            }
                            Err(other) => panic!("{other}"),
                        }
                    }
                }
            });
        }
    });
    let table = Snapshot::latest(folder.path()).unwrap();
    assert_eq!(i64::try_from(table.version()), Ok(writers * each));
    assert_eq!(table.application("count"), Some(writers * each));
    assert_eq!(i64::try_from(rows_of(&table).len()), Ok(writers * each));
}

#[test]
fn a_table_is_created_once() {
    let folder = tempfile::tempdir().unwrap();
    let missing = Snapshot::latest(folder.path()).unwrap_err();
    assert!(matches!(missing, DeltaError::NoTable { .. }), "{missing}");
    created(folder.path(), false);
    let error = NewTable::default()
        .create(folder.path(), &schema(false))
        .unwrap_err();
    assert!(
        matches!(error, DeltaError::Conflict { version: 0 }),
        "{error}"
    );
}

#[test]
fn what_breaks_a_rule_is_refused_and_leaves_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let table = NewTable {
        configuration: [("delta.appendOnly".to_owned(), "true".to_owned())].into(),
        ..NewTable::default()
    };
    let base = table.create(folder.path(), &schema(false)).unwrap();
    let empty = Transaction::on(&base)
        .unwrap()
        .commit("NOTHING", &Texts::new());
    assert!(matches!(empty, Err(DeltaError::Refused(_))));
    let mut next = Transaction::on(&base).unwrap();
    let rows = Model::from([(1, (None, None))]);
    put(&mut next, &rows, false, false);
    let base = next.commit("WRITE", &Texts::new()).unwrap();
    let path = base.files().next().unwrap().path.clone();
    let mut next = Transaction::on(&base).unwrap();
    assert!(next.remove("other").is_err());
    next.remove(&path).unwrap();
    let error = next.commit("DELETE", &Texts::new()).unwrap_err();
    assert!(error.to_string().contains("appendOnly"), "{error}");
    let mut next = Transaction::on(&base).unwrap();
    let other = Schema::new(vec![Field::new("id", DataType::Utf8, true)]);
    assert!(
        next.evolve(&other)
            .unwrap_err()
            .to_string()
            .contains("not a wider type")
    );
    let mut file = next.new_file(&[]).unwrap();
    assert!(
        file.write(&batch(&rows, true))
            .unwrap_err()
            .to_string()
            .contains("note")
    );
    drop(file);
    assert_eq!(rows_of(&Snapshot::latest(folder.path()).unwrap()), rows);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn a_table_that_needs_more_than_this_crate_knows_is_refused_by_name() {
    let protocol = |reader: u8, writer: u8, more: &str| {
        format!(
            "{{\"protocol\":{{\"minReaderVersion\":{reader},\"minWriterVersion\":{writer}{more}}}}}\n"
        )
    };
    let folder = tempfile::tempdir().unwrap();
    created(folder.path(), false);
    let log = |version: u64| folder.path().join(format!("_delta_log/{version:020}.json"));
    std::fs::write(log(1), protocol(1, 4, "")).unwrap();
    let table = Snapshot::latest(folder.path()).unwrap();
    let error = Transaction::on(&table).err().unwrap();
    assert!(
        error.to_string().contains("version 4 of the writer"),
        "{error}"
    );
    std::fs::write(
        log(2),
        protocol(3, 7, ",\"readerFeatures\":[\"deletionVectors\"]"),
    )
    .unwrap();
    let error = Snapshot::latest(folder.path()).unwrap_err();
    assert!(error.to_string().contains("deletionVectors"), "{error}");
    let error = table.newer().unwrap_err();
    assert!(matches!(error, DeltaError::Unsupported { .. }), "{error}");
    // A commit that is cut off, and one that is missing.
    std::fs::write(log(2), "{\"txn\":{\"appId\"").unwrap();
    let error = Snapshot::latest(folder.path()).unwrap_err();
    assert!(matches!(error, DeltaError::Damaged { .. }), "{error}");
    std::fs::remove_file(log(2)).unwrap();
    std::fs::write(log(3), "").unwrap();
    let error = Snapshot::latest(folder.path()).unwrap_err();
    assert!(error.to_string().contains("commit 2 is missing"), "{error}");
    let error = Snapshot::at_version(folder.path(), 9).unwrap_err();
    assert!(
        matches!(error, DeltaError::NoVersion { latest: 3, .. }),
        "{error}"
    );
}

#[test]
fn a_log_that_begins_with_a_checkpoint_is_read_from_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = created(folder.path(), true);
    for number in 0..3 {
        let mut next = Transaction::on(&table).unwrap();
        put(
            &mut next,
            &Model::from([(number, (None, None))]),
            true,
            false,
        );
        table = next.commit("WRITE", &Texts::new()).unwrap();
        if number == 1 {
            table.write_checkpoint().unwrap();
        }
    }
    for version in 0..2 {
        std::fs::remove_file(folder.path().join(format!("_delta_log/{version:020}.json"))).unwrap();
    }
    assert_eq!(
        rows_of(&Snapshot::latest(folder.path()).unwrap()),
        rows_of(&table)
    );
    let error = Snapshot::at_version(folder.path(), 1).unwrap_err();
    assert!(
        matches!(error, DeltaError::NoVersion { oldest: 2, .. }),
        "{error}"
    );
}

#[test]
fn a_version_whose_files_a_vacuum_has_removed_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let base = created(folder.path(), false);
    let mut model = Model::new();
    let rows = Change::Merge(Model::from([(1, (None, None))]));
    let base = change(&base, &mut model, &rows, false);
    let last = change(&base, &mut model, &rows, false);
    assert!(vacuum(&last, Duration::from_secs(60)).unwrap().is_empty());
    std::thread::sleep(Duration::from_millis(2));
    assert_eq!(vacuum(&last, Duration::ZERO).unwrap().len(), 1);
    let old = Snapshot::at_version(folder.path(), base.version()).unwrap();
    let file = old.files().next().unwrap();
    let error = Rows::of(&old, file, None, 10).err().unwrap();
    assert!(error.to_string().contains("vacuum"), "{error}");
}

#[test]
fn a_vacuum_leaves_what_is_not_the_tables_own() {
    let folder = tempfile::tempdir().unwrap();
    let base = created(folder.path(), true);
    let mut model = Model::new();
    let rows = Change::Merge(Model::from([(1, (Some("a".to_owned()), None))]));
    let base = change(&base, &mut model, &rows, true);
    let last = change(&base, &mut model, &rows, true);
    let own = base.path_of(base.files().next().unwrap()).unwrap();
    // Another table in a folder of this one, other people's files, and what a killed writer has left.
    let inner = folder.path().join("inner");
    created(&inner, false);
    let id = "6fa1c2a0-9f3b-4c8e-8d3e-2b1a0c9d8e7f";
    let foreign = [
        folder.path().join("mine.parquet"),
        folder.path().join(format!("part-00000-{id}-c000.parquet")),
        inner.join(format!("part-{id}.parquet")),
    ];
    let orphan = own.with_file_name(format!("part-{id}.parquet"));
    for path in foreign.iter().chain([&orphan]) {
        std::fs::write(path, "precious").unwrap();
    }
    // A checkpoint begins anew with what the table has: the commits before it have named the rest.
    last.write_checkpoint().unwrap();
    std::thread::sleep(Duration::from_millis(2));
    let mut removed = vacuum(&Snapshot::latest(folder.path()).unwrap(), Duration::ZERO).unwrap();
    let mut expected = vec![own, orphan];
    removed.sort();
    expected.sort();
    assert_eq!(removed, expected);
    assert!(foreign.iter().all(|path| path.exists()));
}
