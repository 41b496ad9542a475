//! Joins generated rows to the table of a mirror, as a run does with what it has read: one case a process. `mirrors.py`
//! runs the cases beside another program's.
//!
//! `cargo run --release -p openshelf-client --example mirrors -- CASE FOLDER [ROWS]` with the case `first` (all rows into
//! a new table), `changed` (only the rows that changed since), `again` (all rows again, in the order of their keys) or
//! `mixed` (the same, in another order). One row in a thousand has changed. It prints the seconds, the peak of the
//! memory in MB and the MB written, with those of temporary files.
#![allow(
    clippy::print_stdout,
    reason = "it is a program that says what it measured"
)]

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use arrow_array::{
    ArrayRef, Date32Array, Float64Array, Int64Array, RecordBatch, StringArray,
    TimestampMicrosecondArray,
};
use openshelf_client::mirror::Snapshot;
use openshelf_client::mirror::joining::{KeyColumns, Merge, MirrorColumns, PART, Scope};
use openshelf_delta::{NewTable, Texts, Transaction};

const ROWS: u64 = 10_000_000;
/// One row of so many has changed.
const CHANGED: u64 = 1000;
/// Rows of an answer.
const ANSWER: u64 = 1000;
/// Rows that follow one another in the mixed order are so far apart: a prime that does not divide their number.
const STRIDE: u64 = 7_368_787;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (case, folder, rows) = match arguments.as_slice() {
        [case, folder] => (case, folder, ROWS),
        [case, folder, rows] => (case, folder, rows.parse()?),
        _ => return Err("a case, a folder and perhaps a number of rows".into()),
    };
    let begin = Instant::now();
    let numbers = 0..rows;
    match case.as_str() {
        "first" => run(folder, numbers, rows, false)?,
        "changed" => run(folder, numbers.step_by(CHANGED.try_into()?), 0, true)?,
        "again" => run(folder, numbers, rows, true)?,
        "mixed" => run(
            folder,
            numbers.map(|row| row.wrapping_mul(STRIDE) % rows),
            rows,
            true,
        )?,
        other => return Err(format!("there is no case {other}").into()),
    }
    let seconds = begin.elapsed().as_secs_f64();
    let memory = figure("/proc/self/status", "VmHWM:")? * 1024 / 1_000_000;
    let written = figure("/proc/self/io", "wchar:")? / 1_000_000;
    println!("{seconds:.1} s, {memory} MB, {written} MB written");
    Ok(())
}

/// Joins rows; `whole` is their number if they are all that the service has, and 0 otherwise.
fn run(
    folder: &str,
    numbers: impl Iterator<Item = u64>,
    whole: u64,
    is_later: bool,
) -> Result<(), Box<dyn Error>> {
    let folder = Path::new(folder);
    let columns = MirrorColumns::of(rows(&[], is_later)?.schema_ref())?;
    let table = match Snapshot::is_table(folder)? {
        true => Snapshot::latest(folder)?,
        false => NewTable::default().create(folder, columns.all())?,
    };
    let mut change = Transaction::on(&table)?;
    change.set_application("runs", table.version().try_into()?);
    let keys = KeyColumns::named(&["id"]);
    let mut merge = Merge::begin(&table, change, keys, 1, PART);
    let mut answer = Vec::new();
    for number in numbers {
        answer.push(number);
        if answer.len() as u64 == ANSWER {
            merge.add(&[rows(&answer, is_later)?])?;
            answer.clear();
        }
    }
    merge.add(&[rows(&answer, is_later)?])?;
    merge.join()?;
    if whole > 0 {
        merge.mark_gone(&Scope::whole("everything"))?;
    }
    let (change, merged) = merge.finish()?;
    change.commit("MERGE", &Texts::new())?;
    println!(
        "{} new, {} changed, {} as before, {} gone",
        merged.new, merged.changed, merged.unchanged, merged.gone
    );
    Ok(())
}

/// The rows with these numbers, as they were at first or later.
fn rows(numbers: &[u64], is_later: bool) -> Result<RecordBatch, Box<dyn Error>> {
    let all = || numbers.iter().copied();
    let signed = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let has_changed = |number: u64| is_later && number.is_multiple_of(CHANGED);
    let mixed = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
    let ids: Int64Array = all().map(signed).collect();
    let title = |number| {
        let state = if has_changed(number) {
            "corrected"
        } else {
            "as published"
        };
        Some(format!("Notice {number} about {} ({state})", mixed(number)))
    };
    let titles: StringArray = all().map(title).collect();
    let agencies: StringArray = all()
        .map(|number| Some(format!("Agency number {}", mixed(number) % 400)))
        .collect();
    let cents = |number| i32::try_from(mixed(number) % 100_000_000).unwrap_or(0);
    let amounts: Float64Array = all()
        .map(|number| f64::from(cents(number)) / 100.0)
        .collect();
    let day = |number: u64| i32::try_from(10_000 + number / 1000).unwrap_or(0);
    let days = Date32Array::from_iter_values(all().map(day));
    let time = |number: u64| {
        let later = if has_changed(number) {
            86_400_000_000
        } else {
            0
        };
        1_700_000_000_000_000 + signed(number) * 1_000_003 + later
    };
    let times = TimestampMicrosecondArray::from_iter_values(all().map(time));
    let columns: [(&str, ArrayRef); 6] = [
        ("id", Arc::new(ids)),
        ("title", Arc::new(titles)),
        ("agency", Arc::new(agencies)),
        ("amount", Arc::new(amounts)),
        ("day", Arc::new(days)),
        ("updated_at", Arc::new(times.with_timezone("UTC"))),
    ];
    Ok(RecordBatch::try_from_iter(columns)?)
}

/// A number that Linux tells about this process.
fn figure(path: &str, name: &str) -> Result<u64, Box<dyn Error>> {
    let text = std::fs::read_to_string(path)?;
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let number = line.and_then(|line| line.split_whitespace().next());
    Ok(number.ok_or("no such figure")?.parse()?)
}
