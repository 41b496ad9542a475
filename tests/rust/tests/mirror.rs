//! Tests mirrors: after each run the table has what a fresh harvest has.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

use std::collections::BTreeMap;
use std::path::Path;

use arrow_array::{Array, ArrayRef, RecordBatch};
use openshelf::call::Value;
use openshelf::catalog::Operation;
use openshelf::client::Client;
use openshelf::client::mirror::{GONE_AT, MirrorOptions, MirrorReport};
use openshelf::client::tables::TableOptions;
use openshelf::delta::{Rows, Snapshot};
use openshelf::sandbox::{ChangePlace, Fault, Options, Sandbox};
use openshelf::services::{SERVICES, find};
use openshelf::tables::plain;
use openshelf::transport::{Address, Options as ClientOptions};

/// The texts of the values of each record, by its key, without null columns.
type Records = BTreeMap<String, Vec<(String, String)>>;
type Given = Vec<(&'static str, Value)>;

/// A sandbox on a day, at a port or at any that is free.
fn sandbox(today: &str, port: u16) -> Sandbox {
    let options = Options {
        today: Some(Options::day(today).unwrap()),
        port,
        ..Options::default()
    };
    Sandbox::start(&SERVICES, options).unwrap()
}

fn client(sandbox: &Sandbox, service: &str) -> Client {
    let service = find(service).unwrap();
    let address = Address::parse("base_url", sandbox.base_url(service).as_str()).unwrap();
    let options = ClientOptions {
        requests_per_second: None,
        ..ClientOptions::new(address)
    };
    Client::new(service, options).unwrap()
}

/// An operation by its service, group and name.
fn operation(client: &Client, group: &str, name: &str) -> &'static Operation {
    client.service().find(group, name).unwrap()
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap()
}

#[allow(clippy::disallowed_methods, reason = "a test has a runtime of its own")]
fn wait<T>(task: impl Future<Output = T>) -> T {
    runtime().block_on(task)
}

fn texts(batch: &RecordBatch, keys: &[&str], found: &mut Records) {
    let text = |column: &ArrayRef, row| {
        let mut text = String::new();
        plain(column, row, &mut text);
        text
    };
    for row in 0..batch.num_rows() {
        let fields = batch.schema_ref().fields().iter().zip(batch.columns());
        let fields =
            fields.filter(|(field, column)| field.name() != GONE_AT && column.is_valid(row));
        let values =
            fields.map(|(field, column)| (field.name().replace(' ', "_"), text(column, row)));
        let values: Vec<(String, String)> = values.collect();
        let key = keys
            .iter()
            .map(|key| text(batch.column_by_name(key).unwrap(), row));
        let key = key.collect::<Vec<_>>().join(" ");
        assert!(
            found.insert(key.clone(), values).is_none(),
            "{key} is there twice"
        );
    }
}

fn keys_of(operation: &Operation) -> Vec<&'static str> {
    let paging = operation.paging.unwrap();
    [paging.key]
        .into_iter()
        .chain(paging.key_with.iter().copied())
        .collect()
}

/// What a client that has never asked before receives.
fn fresh(client: &Client, operation: &'static Operation, given: &Given) -> Records {
    let content = wait(client.table(operation, given.clone(), TableOptions::default())).unwrap();
    let mut found = Records::new();
    for batch in &content.batches {
        texts(batch, &keys_of(operation), &mut found);
    }
    found
}

/// The records of a mirror: those that are there, and those that are gone.
fn mirrored(table: &Snapshot, operation: &Operation) -> (Records, Records) {
    let (mut there, mut gone) = (Records::new(), Records::new());
    for file in table.files() {
        for batch in Rows::of(table, file, None, 1000).unwrap() {
            let batch = batch.unwrap();
            for row in 0..batch.num_rows() {
                let one = batch.slice(row, 1);
                let is_gone = one.column_by_name(GONE_AT).unwrap().is_valid(0);
                let found = if is_gone { &mut gone } else { &mut there };
                texts(&one, &keys_of(operation), found);
            }
        }
    }
    (there, gone)
}

fn update(
    client: &Client,
    operation: &'static Operation,
    given: &Given,
    folder: &Path,
) -> MirrorReport {
    let mirror = client.mirror(operation, given.clone(), folder).unwrap();
    wait(mirror.update(MirrorOptions::default())).unwrap()
}

/// The table is what a fresh harvest is, and the report says what has changed since these records.
fn check(
    client: &Client,
    operation: &'static Operation,
    given: &Given,
    folder: &Path,
    report: &MirrorReport,
    before: &Records,
) -> Records {
    let expected = fresh(client, operation, given);
    let table = Snapshot::latest(folder).unwrap();
    let (there, gone) = mirrored(&table, operation);
    assert!(there == expected, "{report:?}");
    let missing = before.keys().filter(|key| !expected.contains_key(*key));
    assert_eq!(missing.clone().count() as u64, report.gone, "{report:?}");
    assert!(missing.clone().all(|key| gone.contains_key(key)));
    let changed = expected
        .iter()
        .filter(|(key, own)| before.get(*key).is_some_and(|old| old != *own));
    assert_eq!(changed.count() as u64, report.changed - report.returned);
    let new = expected.keys().filter(|key| !before.contains_key(*key));
    assert_eq!(new.count() as u64, report.new + report.returned);
    expected
}

/// Lists whose records come, go and change in the sandbox while somebody reads them.
fn moving() -> Vec<(&'static str, &'static str, &'static str, Given)> {
    let codes = ["A", "B", "C", "D"].map(Value::from).to_vec();
    let fields = ["Award ID", "Recipient Name", "Award Amount"]
        .map(Value::from)
        .to_vec();
    let fields = Value::List(fields);
    let contracts = Value::Object(vec![("award_type_codes".to_owned(), Value::List(codes))]);
    vec![
        ("museum", "artists", "list", vec![]),
        (
            "spending",
            "search",
            "spending_by_award",
            vec![("filters", contracts), ("fields", fields)],
        ),
    ]
}

#[test]
fn a_mirror_equals_a_fresh_harvest_after_each_run_while_records_come_and_go() {
    for (service, group, name, given) in moving() {
        let sandbox = sandbox("2024-06-28", 0);
        let client = client(&sandbox, service);
        let operation = operation(&client, group, name);
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("mirror");
        let mut known = Records::new();
        for round in 0..4 {
            let report = update(&client, operation, &given, &folder);
            assert!(report.whole);
            assert_eq!(report.not_looked_for, None, "{report:?}");
            known = check(&client, operation, &given, &folder, &report, &known);
            // One more request, after which the records are others.
            sandbox.faults().add(Fault {
                operation: Some(format!("{service}.{group}.{name}")),
                times: Some(1),
                insert: 3,
                delete: 2,
                update: if round == 2 { 4 } else { 0 },
                place: ChangePlace::Anywhere,
                seed: round,
                ..Fault::default()
            });
            drop(wait(client.call(operation, given.clone())).unwrap());
        }
    }
}

#[test]
fn nothing_new_changes_no_part() {
    let sandbox = sandbox("2024-06-28", 0);
    let client = client(&sandbox, "museum");
    let operation = operation(&client, "artists", "list");
    let folder = tempfile::tempdir().unwrap();
    let first = update(&client, operation, &vec![], folder.path());
    assert!(first.new > 0 && first.changed + first.gone == 0);
    let files = |version| -> Vec<String> {
        let table = Snapshot::at_version(folder.path(), version).unwrap();
        table.files().map(|file| file.path.clone()).collect()
    };
    let second = update(&client, operation, &vec![], folder.path());
    assert!(!second.is_changed() && second.unchanged == first.new);
    assert_eq!(files(first.version), files(second.version));
}

#[test]
fn days_pass_and_only_the_latest_ones_are_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let given: Given = vec![("search_term", Value::Null)];
    let mut known = Records::new();
    // The documents have the sandbox's address.
    let (mut all, mut port) = (0, 0);
    let days = ["2024-07-01", "2024-07-02", "2024-07-08", "2024-07-31"];
    for (number, today) in days.into_iter().enumerate() {
        let sandbox = sandbox(today, port);
        let address = sandbox.url();
        port = address
            .trim_end_matches('/')
            .rsplit(':')
            .next()
            .unwrap()
            .parse()
            .unwrap();
        let client = client(&sandbox, "gazette");
        let operation = operation(&client, "documents", "search");
        let report = update(&client, operation, &given, folder.path());
        assert_eq!(report.whole, number == 0, "{report:?}");
        known = check(&client, operation, &given, folder.path(), &report, &known);
        if number == 0 {
            all = report.records;
        } else {
            assert!(report.new > 0, "{report:?}");
            assert!(report.records * 4 <= all, "{report:?} {all}");
        }
        sandbox.stop();
    }
}

#[test]
fn a_folder_with_something_else_is_refused_and_stays() {
    let sandbox = sandbox("2024-06-28", 0);
    let client = client(&sandbox, "museum");
    let folder = tempfile::tempdir().unwrap();
    let artists = operation(&client, "artists", "list");
    update(&client, artists, &vec![], folder.path());
    let places = client
        .mirror(operation(&client, "places", "list"), vec![], folder.path())
        .unwrap();
    let error = wait(places.update(MirrorOptions::default())).unwrap_err();
    assert!(error.to_string().contains("museum.artists.list"), "{error}");
    assert_eq!(Snapshot::latest(folder.path()).unwrap().version(), 1);
}
