//! Writes a Delta table with every type, for tests with other programs that read it.
//!
//! `delta_table FOLDER VERSIONS [COLUMN]` makes a table of this many versions in the folder, divided by the column, and prints
//! the rows of each version as a line of JSON.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::sync::Arc;

use arrow_array::builder::{ListBuilder, StringBuilder};
use arrow_array::{
    ArrayRef, BooleanArray, Date32Array, Decimal128Array, Float64Array, Int64Array, ListArray,
    RecordBatch, StringArray, StructArray, TimestampMicrosecondArray,
};
use arrow_schema::{DataType, Field};
use openshelf::delta::{NewTable, Snapshot, Texts, Transaction};
use serde_json::{Value, json};

const KINDS: [Option<&str>; 4] = [Some("a b"), Some("x/y=%20:ü"), None, Some("plain")];

fn kind(id: i64) -> Option<&'static str> {
    usize::try_from(id)
        .ok()
        .and_then(|id| KINDS.get(id % KINDS.len()).copied().flatten())
}

/// A struct and a list for each of these numbers.
fn nested(ids: &[i64]) -> (StructArray, ListArray) {
    let codes: ArrayRef = Arc::new(StringArray::from_iter_values(
        ids.iter().map(|id| format!("{id:05}")),
    ));
    let place = StructArray::new(
        vec![Field::new("code", DataType::Utf8, true)].into(),
        vec![codes],
        Some(ids.iter().map(|id| id % 3 != 0).collect()),
    );
    let mut tags = ListBuilder::new(StringBuilder::new());
    for id in ids {
        for tag in 0..id % 3 {
            tags.values().append_value(format!("tag {tag}"));
        }
        tags.append(id % 7 != 0);
    }
    (place, tags.finish())
}

/// The rows of these numbers, whose other values follow from the number and the version that wrote them.
fn batch(rows: &BTreeMap<i64, u64>, with_note: bool) -> Result<RecordBatch, Box<dyn Error>> {
    let ids: Vec<i64> = rows.keys().copied().collect();
    let at = |of: &dyn Fn(i64, i64) -> i64| -> Vec<Option<i64>> {
        let all = rows
            .iter()
            .map(|(id, version)| (*id, i64::try_from(*version).unwrap_or(0)));
        all.map(|(id, version)| (id % 5 != 4).then(|| of(id, version)))
            .collect()
    };
    let (place, tags) = nested(&ids);
    let prices = at(&|id, version| id * 100 - version).into_iter();
    let prices: Decimal128Array = prices.map(|value| value.map(i128::from)).collect();
    let days = at(&|id, _| id - 10)
        .into_iter()
        .map(|day| day.and_then(|day| day.try_into().ok()));
    let mut columns: Vec<(&str, ArrayRef)> = vec![
        ("id", Arc::new(Int64Array::from(ids.clone()))),
        (
            "kind",
            Arc::new(ids.iter().map(|id| kind(*id)).collect::<StringArray>()),
        ),
        (
            "version",
            Arc::new(Int64Array::from(at(&|_, version| version))),
        ),
        ("day", Arc::new(days.collect::<Date32Array>())),
        (
            "at",
            Arc::new(
                TimestampMicrosecondArray::from(at(&|id, version| {
                    id * 1_000_000 + version * 1_001
                }))
                .with_timezone("UTC"),
            ),
        ),
        ("price", Arc::new(prices.with_precision_and_scale(23, 2)?)),
        (
            "score",
            Arc::new(
                ids.iter()
                    .map(|id| f64::from(i32::try_from(*id).unwrap_or(0)) / 4.0)
                    .collect::<Float64Array>(),
            ),
        ),
        (
            "is_open",
            Arc::new(
                ids.iter()
                    .map(|id| Some(id % 2 == 0))
                    .collect::<BooleanArray>(),
            ),
        ),
        ("place", Arc::new(place)),
        ("tags", Arc::new(tags)),
    ];
    if with_note {
        columns.push((
            "note",
            Arc::new(
                ids.iter()
                    .map(|id| Some(format!("note {id}")))
                    .collect::<StringArray>(),
            ),
        ));
    }
    Ok(RecordBatch::try_from_iter_with_nullable(
        columns
            .into_iter()
            .map(|(name, column)| (name, column, true)),
    )?)
}

/// Writes these rows into files of their own.
fn put(
    change: &mut Transaction<'_>,
    rows: &BTreeMap<i64, u64>,
    divided: bool,
    with_note: bool,
) -> Result<(), Box<dyn Error>> {
    let mut groups: BTreeMap<Option<&str>, BTreeMap<i64, u64>> = BTreeMap::new();
    for (id, version) in rows {
        let own = if divided { kind(*id) } else { None };
        groups.entry(own).or_default().insert(*id, *version);
    }
    for (own, rows) in groups {
        let values: &[Option<String>] = if divided {
            &[own.map(str::to_owned)]
        } else {
            &[]
        };
        let mut file = change.new_file(values)?;
        file.write(&batch(&rows, with_note)?)?;
        change.add(file.finish()?)?;
    }
    Ok(())
}

fn line(version: u64, rows: &BTreeMap<i64, u64>) -> Value {
    let rows = rows.iter().map(|(id, version)| json!([id, version]));
    json!({"version": version, "rows": rows.collect::<Vec<_>>()})
}

fn write(
    folder: &Path,
    versions: u64,
    divided_by: Option<String>,
) -> Result<Vec<Value>, Box<dyn Error>> {
    let divided = divided_by.is_some();
    let table = NewTable {
        name: Some("made".to_owned()),
        partition_columns: divided_by.into_iter().collect(),
        configuration: Texts::from([("delta.checkpointInterval".to_owned(), "4".to_owned())]),
        ..NewTable::default()
    };
    let mut rows: BTreeMap<i64, u64> = BTreeMap::new();
    let mut table: Snapshot = table.create(folder, batch(&rows, false)?.schema_ref())?;
    let mut lines = vec![line(0, &rows)];
    for version in 1..=versions {
        let mut next = Transaction::on(&table)?;
        let first = i64::try_from(version)? * 3;
        let with_note = version > versions / 2;
        if with_note {
            next.evolve(batch(&rows, true)?.schema_ref())?;
        }
        if version % 3 == 0 {
            // Everything is written anew, without some rows.
            for file in table.files() {
                next.remove(&file.path)?;
            }
            rows.retain(|id, _| id % 4 != i64::try_from(version % 4).unwrap_or(0));
            for own in rows.values_mut() {
                *own = version;
            }
            put(&mut next, &rows, divided, with_note)?;
        } else {
            let new: BTreeMap<i64, u64> = (first..first + 3)
                .filter(|id| !rows.contains_key(id))
                .map(|id| (id, version))
                .collect();
            put(&mut next, &new, divided, with_note)?;
            rows.extend(new);
        }
        next.set_application("made", i64::try_from(version)?);
        table = next.commit(
            "WRITE",
            &Texts::from([("mode".to_owned(), "Append".to_owned())]),
        )?;
        if table.is_checkpoint_due() {
            table.write_checkpoint()?;
        }
        lines.push(line(version, &rows));
    }
    Ok(lines)
}

#[allow(clippy::print_stdout, reason = "a test reads it")]
fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("a folder is missing")?;
    let versions = arguments
        .next()
        .ok_or("the number of versions is missing")?
        .parse()?;
    for line in write(Path::new(&folder), versions, arguments.next())? {
        println!("{line}");
    }
    Ok(())
}
