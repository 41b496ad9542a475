//! After any runs the parts of a table have what a model says.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::{Int64Type, TimestampMicrosecondType};
use arrow_array::{Array, ArrayRef, Int64Array, RecordBatch, StringArray};
use openshelf_delta::{NewTable, Rows, Snapshot, Texts, Transaction};
use proptest::prelude::*;

use super::columns::{GONE_AT, MirrorColumns};
use super::keys::KeyColumns;
use super::merge::{Merge, Merged};
use super::scope::Scope;

/// The most rows of a part.
const SIZE: usize = 7;
const KEYS: [&str; 2] = ["id", "kind"];

type RecordKey = (i64, String);
/// The records that the service has: the text of each.
type World = BTreeMap<RecordKey, Option<String>>;

/// What happens before a run, and how it reads.
#[derive(Debug, Clone)]
struct Round {
    /// New texts of records; without one the record is gone.
    changes: Vec<(RecordKey, Option<Option<String>>)>,
    /// By which number the order of the records is drawn, and the rows of a batch.
    order: u64,
    batch: usize,
    /// Records are read twice, the first time with another text.
    is_moving: bool,
    is_whole: bool,
}

fn rounds() -> impl Strategy<Value = Vec<Round>> {
    let key = (0..25_i64, "[ab]");
    let text = proptest::option::weighted(0.75, proptest::option::weighted(0.8, "[x-z]{0,2}"));
    let changes = proptest::collection::vec((key, text), 0..25);
    let one = (
        changes,
        any::<u64>(),
        1..9_usize,
        any::<bool>(),
        any::<bool>(),
    );
    let one = one.prop_map(|(changes, order, batch, is_moving, is_whole)| Round {
        changes,
        order,
        batch,
        is_moving,
        is_whole,
    });
    proptest::collection::vec(one, 1..7)
}

fn batch(rows: &[(&(i64, String), Option<&str>)]) -> RecordBatch {
    let ids: ArrayRef = Arc::new(Int64Array::from_iter_values(rows.iter().map(|row| row.0.0)));
    let kinds: ArrayRef = Arc::new(StringArray::from_iter_values(
        rows.iter().map(|row| &row.0.1),
    ));
    let texts: ArrayRef = Arc::new(rows.iter().map(|row| row.1).collect::<StringArray>());
    RecordBatch::try_from_iter_with_nullable([
        ("id", ids, true),
        ("kind", kinds, true),
        ("text", texts, true),
    ])
    .unwrap()
}

/// A row of the table: whether it is gone, and the text.
type Rowed = (bool, Option<String>);

/// The rows of a table, whose parts have at most so many in the order of their keys.
fn rows_of(table: &Snapshot) -> BTreeMap<(i64, String), Rowed> {
    let mut found = BTreeMap::new();
    for file in table.files() {
        let mut keys = Vec::new();
        for rows in Rows::of(table, file, None, 100).unwrap() {
            let rows = rows.unwrap();
            let ids = rows.column(0).as_primitive::<Int64Type>();
            let (kinds, texts) = (
                rows.column(1).as_string::<i32>(),
                rows.column(2).as_string::<i32>(),
            );
            let gone = rows.column_by_name(GONE_AT).unwrap();
            let gone = gone.as_primitive::<TimestampMicrosecondType>();
            for row in 0..rows.num_rows() {
                let key = (ids.value(row), kinds.value(row).to_owned());
                keys.push(key.clone());
                let text = texts.is_valid(row).then(|| texts.value(row).to_owned());
                assert!(found.insert(key, (gone.is_valid(row), text)).is_none());
            }
        }
        assert!(keys.len() <= SIZE && keys.is_sorted(), "{keys:?}");
    }
    found
}

/// What a run reads: the records in any order, some of them twice if they move.
fn read(world: &World, before: &World, round: &Round) -> Vec<RecordBatch> {
    let mut rows: Vec<(&(i64, String), Option<&str>)> = world
        .iter()
        .filter(|(key, text)| round.is_whole || before.get(*key) != Some(*text))
        .map(|(key, text)| (key, text.as_deref()))
        .collect();
    rows.sort_by_key(|(key, _)| {
        let number = u64::try_from(key.0 * 2 + i64::from(key.1 == "a")).unwrap();
        (number + 1).wrapping_mul(round.order | 1) >> 16
    });
    if round.is_moving {
        let again = rows.clone();
        for row in &mut rows {
            row.1 = Some("as it was");
        }
        rows.extend(again);
    }
    rows.chunks(round.batch).map(batch).collect()
}

fn run(folder: &Path, batches: &[RecordBatch], is_whole: bool, now: i64) -> (Snapshot, Merged) {
    let table = Snapshot::latest(folder).unwrap();
    let mut change = Transaction::on(&table).unwrap();
    change.set_application("runs", now);
    let mut merge = Merge::begin(&table, change, KeyColumns::named(&KEYS), now, SIZE);
    merge.add(batches).unwrap();
    merge.join().unwrap();
    if is_whole {
        merge.mark_gone(&Scope::whole("it was asked for")).unwrap();
    }
    let (change, merged) = merge.finish().unwrap();
    (change.commit("MERGE", &Texts::new()).unwrap(), merged)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn after_any_runs_the_parts_have_what_the_model_says(rounds in rounds()) {
        let folder = tempfile::tempdir().unwrap();
        let columns = MirrorColumns::of(batch(&[]).schema_ref()).unwrap();
        NewTable::default().create(folder.path(), columns.all()).unwrap();
        let (mut world, mut known) = (World::new(), BTreeMap::<(i64, String), Rowed>::new());
        for (number, round) in (1..).zip(&rounds) {
            let before = world.clone();
            let mut deleted = BTreeSet::new();
            for (key, text) in &round.changes {
                match text {
                    Some(text) => {
                        world.insert(key.clone(), text.clone());
                        deleted.remove(key);
                    }
                    // Only a run that reads everything sees it.
                    None if round.is_whole => {
                        world.remove(key);
                        deleted.insert(key.clone());
                    }
                    None => {}
                }
            }
            let batches = read(&world, &before, round);
            let (table, merged) = run(folder.path(), &batches, round.is_whole, number);
            let mut expected = Merged::default();
            for (key, text) in &world {
                let row = (false, text.clone());
                match known.insert(key.clone(), row.clone()) {
                    None => expected.new += 1,
                    Some(old) if old != row => {
                        expected.changed += 1;
                        expected.returned += u64::from(old.0);
                    }
                    Some(_) => expected.unchanged += u64::from(round.is_whole),
                }
            }
            for (key, row) in &mut known {
                if !row.0 && !world.contains_key(key) {
                    row.0 = true;
                    expected.gone += 1;
                }
            }
            prop_assert_eq!(&rows_of(&table), &known);
            prop_assert_eq!(merged, expected);
            // Nothing lies about that no version has, apart from the log.
            let old: BTreeSet<String> = (0..=table.version())
                .map(|version| Snapshot::at_version(folder.path(), version).unwrap())
                .flat_map(|table| table.files().map(|file| file.path.clone()).collect::<Vec<_>>())
                .collect();
            prop_assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), old.len() + 1);
        }
    }
}
