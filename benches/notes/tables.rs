//! Measures how a body of 100,000 records becomes Arrow batches: seconds, and peak memory in addition to
//! the body.
//!
//! `cargo run --release -p openshelf-tables --example tables -- FOLDER` writes the bodies to the folder and
//! measures each in a process of its own; `tables.py FOLDER` measures polars on the same bytes.
#![allow(
    clippy::print_stdout,
    reason = "it is a program that says what it measured"
)]

use std::error::Error;
use std::path::Path;
use std::process::Command;

use openshelf_core::catalog::{Operation, Service};
use openshelf_services::find;
use openshelf_tables::{Asked, BatchBuilder, Layout, LayoutOptions};

const RECORDS: usize = 100_000;
const ROUNDS: usize = 5;
/// A wide record of numbers, one of texts and lists, one of nested objects.
const OPERATIONS: [(&str, &str, &str); 3] = [
    ("disease", "totals", "countries"),
    ("gazette", "documents", "search"),
    ("museum", "", "autosuggest"),
];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.as_slice() {
        [folder] => {
            for (service, group, name) in OPERATIONS {
                let (_, operation) = operation(service, group, name)?;
                let path = Path::new(folder).join(format!("{service}-{name}.json"));
                let list = list(operation);
                std::fs::write(path.with_extension("list.json"), &list)?;
                std::fs::write(&path, answer(operation, list))?;
                let this = std::env::current_exe()?;
                Command::new(this)
                    .arg(service)
                    .arg(group)
                    .arg(name)
                    .arg(path)
                    .status()?;
            }
            Ok(())
        }
        [service, group, name, path] => measure(service, group, name, Path::new(path)),
        _ => Err("one argument: the folder for the bodies".into()),
    }
}

fn operation(
    service: &str,
    group: &str,
    name: &str,
) -> Result<(&'static Service, &'static Operation), Box<dyn Error>> {
    let service = find(service).ok_or("no such service")?;
    Ok((
        service,
        service.find(group, name).ok_or("no such operation")?,
    ))
}

/// The operation's example, each time with other digits.
fn list(operation: &Operation) -> String {
    let mut list = String::from("[");
    for number in 0..RECORDS {
        if number > 0 {
            list.push(',');
        }
        for (place, part) in operation.example.split("10").enumerate() {
            if place > 0 {
                list.push_str(&(10 + number % 1000).to_string());
            }
            list.push_str(part);
        }
    }
    list.push(']');
    list
}

/// The answer with a list of records.
fn answer(operation: &Operation, list: String) -> String {
    match operation.records {
        "" | "." => list,
        member => format!("{{\"count\": {RECORDS}, \"{member}\": {list}}}"),
    }
}

fn measure(service: &str, group: &str, name: &str, path: &Path) -> Result<(), Box<dyn Error>> {
    let (service, operation) = operation(service, group, name)?;
    let layout = Layout::new(
        service,
        operation,
        &Asked::default(),
        LayoutOptions::default(),
    )?;
    let body = std::fs::read(path)?;
    let before = memory("VmRSS")?;
    let mut best = f64::INFINITY;
    for _ in 0..ROUNDS {
        let start = processor_seconds()?;
        let mut builder = BatchBuilder::new(&layout);
        builder.push_body(&body)?;
        let (batch, counts) = builder.finish()?;
        best = best.min(processor_seconds()? - start);
        assert_eq!((batch.num_rows(), counts.unfit), (RECORDS, 0));
    }
    println!(
        "{}: {:.1} MB, {} columns: {best:.3} s of processor, {:.0} MB at the peak",
        service.identify(operation),
        megabytes(body.len()),
        layout.schema().fields().len(),
        megabytes(memory("VmHWM")?.saturating_sub(before) * 1024),
    );
    Ok(())
}

/// The CPU time of this thread, which is the only one: others may use the machine.
fn processor_seconds() -> Result<f64, Box<dyn Error>> {
    let said = std::fs::read_to_string("/proc/self/schedstat")?;
    let nanoseconds: f64 = said.split(' ').next().ok_or("no number")?.parse()?;
    Ok(nanoseconds / 1e9)
}

/// A line of Linux's status of this process, in KiB.
fn memory(line: &str) -> Result<usize, Box<dyn Error>> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let found = status
        .lines()
        .find_map(|each| each.strip_prefix(line)?.strip_prefix(':'));
    let number = found.and_then(|rest| rest.split_whitespace().next());
    Ok(number.ok_or("no such line")?.parse()?)
}

#[allow(clippy::cast_precision_loss, reason = "sizes of bodies")]
fn megabytes(bytes: usize) -> f64 {
    bytes as f64 / 1e6
}
