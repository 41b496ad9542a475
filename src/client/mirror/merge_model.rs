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

use super::columns::{GONE_AT, MirrorColumns, REPLACED_AT, SEEN_AT};
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

/// A row of the model: whether it is gone, and the text.
type Rowed = (bool, Option<String>);

/// A row of the table, with the times at which it was seen, replaced and found to be gone.
#[derive(Debug)]
struct Row {
    key: RecordKey,
    text: Option<String>,
    seen: Option<i64>,
    replaced: Option<i64>,
    gone: Option<i64>,
}

/// The rows of a table, whose parts have at most so many in the order of their keys.
fn all_rows(table: &Snapshot) -> Vec<Row> {
    let mut found = Vec::new();
    for file in table.files() {
        let first = found.len();
        for rows in Rows::of(table, file, None, 100).unwrap() {
            let rows = rows.unwrap();
            let ids = rows.column(0).as_primitive::<Int64Type>();
            let text = |column: usize, row| {
                let texts = rows.column(column).as_string::<i32>();
                texts.is_valid(row).then(|| texts.value(row).to_owned())
            };
            let time = |name, row| {
                let times = rows.column_by_name(name)?;
                let times = times.as_primitive::<TimestampMicrosecondType>();
                times.is_valid(row).then(|| times.value(row))
            };
            found.extend((0..rows.num_rows()).map(|row| Row {
                key: (ids.value(row), text(1, row).unwrap()),
                text: text(2, row),
                seen: time(SEEN_AT, row),
                replaced: time(REPLACED_AT, row),
                gone: time(GONE_AT, row),
            }));
        }
        let part = &found[first..];
        assert!(part.len() <= SIZE && part.is_sorted_by_key(|row| &row.key));
    }
    found
}

/// The last row of each record: those that hold now, and those of records that are gone.
fn last_rows(rows: &[Row]) -> BTreeMap<RecordKey, Rowed> {
    let mut sorted: Vec<&Row> = rows.iter().collect();
    sorted.sort_by_key(|row| (row.seen, row.replaced.is_none()));
    let last = sorted.into_iter();
    last.map(|row| (row.key.clone(), (row.gone.is_some(), row.text.clone())))
        .collect()
}

/// At each time the rows show what held then, and the rows of a record follow one another.
fn check_history(rows: &[Row], then: &BTreeMap<i64, World>) {
    for (time, world) in then {
        let held = rows.iter().filter(|row| {
            row.seen.unwrap() <= *time && row.replaced.is_none_or(|replaced| replaced > *time)
        });
        let mut found = World::new();
        for row in held {
            let before = found.insert(row.key.clone(), row.text.clone());
            assert!(before.is_none(), "{row:?}");
        }
        assert_eq!(&found, world);
    }
    for row in rows {
        assert!(
            row.replaced
                .is_none_or(|replaced| replaced > row.seen.unwrap()),
            "{row:?}"
        );
        assert!(row.gone.is_none() || row.gone == row.replaced, "{row:?}");
    }
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
    fn after_any_runs_the_parts_have_what_the_model_says(
        rounds in rounds(), has_history: bool,
    ) {
        let folder = tempfile::tempdir().unwrap();
        let columns = MirrorColumns::of(batch(&[]).schema_ref()).unwrap();
        let columns = columns.of_table(has_history);
        NewTable::default().create(folder.path(), columns).unwrap();
        let mut then = BTreeMap::new();
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
            let rows = all_rows(&table);
            prop_assert_eq!(&last_rows(&rows), &known);
            if has_history {
                then.insert(number, world.clone());
                check_history(&rows, &then);
            } else {
                prop_assert_eq!(rows.len(), known.len());
            }
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
