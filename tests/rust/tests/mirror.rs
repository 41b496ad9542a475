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
use openshelf::client::mirror::{GONE_AT, Held, MirrorOptions, MirrorReport, REPLACED_AT, SEEN_AT};
use openshelf::client::tables::TableOptions;
use openshelf::delta::{Rows, Snapshot};
use openshelf::sandbox::{ChangePlace, Fault, Options, Sandbox};
use openshelf::services::{SERVICES, find};
use openshelf::tables::plain;
use openshelf::transport::{Address, Options as ClientOptions};

/// The texts of the values of each record, by its key, without null columns.
type Records = BTreeMap<String, Vec<(String, String)>>;
/// The mirror's own columns.
const OWN: [&str; 3] = [GONE_AT, SEEN_AT, REPLACED_AT];
type Given = Vec<(&'static str, Value)>;

/// A sandbox on a day, at a port or at any that is free.
fn sandbox(today: &str, port: u16) -> Sandbox {
    large_sandbox(today, port, 1.0)
}

fn large_sandbox(today: &str, port: u16, scale: f64) -> Sandbox {
    let options = Options {
        today: Some(Options::day(today).unwrap()),
        port,
        scale,
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
        let fields = fields.filter(|(field, column)| {
            !OWN.contains(&field.name().as_str()) && column.is_valid(row)
        });
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
                let replaced = one.column_by_name(REPLACED_AT);
                let is_replaced = replaced.is_some_and(|replaced| replaced.is_valid(0));
                let mut found = Records::new();
                texts(&one, &keys_of(operation), &mut found);
                match (is_gone, is_replaced) {
                    // A record may be gone several times.
                    (true, _) => gone.extend(found),
                    (false, true) => {}
                    (false, false) => {
                        for (key, values) in found {
                            assert!(there.insert(key, values).is_none());
                        }
                    }
                }
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
    update_with(client, operation, given, folder, MirrorOptions::default())
}

fn update_with(
    client: &Client,
    operation: &'static Operation,
    given: &Given,
    folder: &Path,
    options: MirrorOptions,
) -> MirrorReport {
    let mirror = client.mirror(operation, given.clone(), folder).unwrap();
    wait(mirror.update(options)).unwrap()
}

/// Changes records after one more request of the first page.
fn move_records(sandbox: &Sandbox, client: &Client, list: &Kept, change: Fault) {
    let (service, group, name, given) = list;
    sandbox.faults().add(Fault {
        operation: Some(format!("{service}.{group}.{name}")),
        times: Some(1),
        ..change
    });
    drop(wait(client.call(operation(client, group, name), given.clone())).unwrap());
}

fn port_of(sandbox: &Sandbox) -> u16 {
    let address = sandbox.url();
    let port = address.trim_end_matches('/').rsplit(':').next();
    port.unwrap().parse().unwrap()
}

/// A list: its service, group, name and arguments.
type Kept = (&'static str, &'static str, &'static str, Given);

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

fn operation_of((service, group, name, _): &Kept) -> &'static Operation {
    find(service).unwrap().find(group, name).unwrap()
}

/// At each time the rows that held then are those of that run.
fn check_times(folder: &Path, operation: &Operation, then: &[(i64, Records)]) {
    let table = Snapshot::latest(folder).unwrap();
    for (time, expected) in then {
        let mut found = Records::new();
        for file in table.files() {
            for batch in Rows::of(&table, file, None, 1000).unwrap() {
                let held = Held::At(*time).of(batch.unwrap()).unwrap();
                texts(&held, &keys_of(operation), &mut found);
            }
        }
        assert!(found == *expected);
    }
}

/// The contracts, with the members that a rule needs or without.
fn contracts(fields: &[&str]) -> Kept {
    let codes = ["A", "B", "C", "D"].map(Value::from).to_vec();
    let fields = fields.iter().map(|name| Value::from(*name)).collect();
    let filters = Value::Object(vec![("award_type_codes".to_owned(), Value::List(codes))]);
    let given = vec![("filters", filters), ("fields", Value::List(fields))];
    ("spending", "search", "spending_by_award", given)
}

/// The lists of which a rule tells what has changed.
fn ruled() -> [Kept; 3] {
    let fields = ["Award ID", "Award Amount", "Last Modified Date"];
    [
        ("museum", "artists", "list", vec![]),
        (
            "gazette",
            "documents",
            "search",
            vec![("search_term", Value::Null)],
        ),
        contracts(&fields),
    ]
}

/// Lists that are read whole each time.
fn unruled() -> [Kept; 2] {
    let fields = vec![Value::from("id"), Value::from("title")];
    [
        (
            "museum",
            "artists",
            "list",
            vec![("fields", Value::List(fields))],
        ),
        contracts(&["Award ID", "Recipient Name", "Award Amount"]),
    ]
}

#[test]
fn a_mirror_equals_a_fresh_harvest_after_each_run_while_records_come_and_go() {
    for list in unruled() {
        let (service, group, name, given) = &list;
        let sandbox = sandbox("2024-06-28", 0);
        let client = client(&sandbox, service);
        let operation = operation(&client, group, name);
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("mirror");
        let mut known = Records::new();
        for round in 0..4 {
            let report = update(&client, operation, given, &folder);
            assert!(report.whole && report.requests_saved == 0);
            assert!(report.unproven.is_empty() && report.unseen.is_none());
            assert_eq!(report.not_looked_for, None, "{report:?}");
            known = check(&client, operation, given, &folder, &report, &known);
            let change = Fault {
                insert: 3,
                delete: 2,
                update: if round == 2 { 4 } else { 0 },
                place: ChangePlace::Anywhere,
                seed: round,
                ..Fault::default()
            };
            move_records(&sandbox, &client, &list, change);
        }
    }
}

#[test]
fn weeks_pass_and_a_mirror_equals_a_fresh_harvest_after_each_run() {
    let [museum, ..] = ruled();
    let lists = ruled().into_iter().map(|list| (list, false));
    for (number, (list, has_history)) in (0..).zip(lists.chain([(museum, true)])) {
        let (service, group, name, given) = &list;
        let folder = tempfile::tempdir().unwrap();
        let mut known = Records::new();
        let mut then = Vec::new();
        let mut port = 0;
        let mut partial = 0;
        let weeks = ["2024-07-01", "2024-07-08", "2024-07-15", "2024-07-22"];
        for (week, today) in (0..).zip(weeks) {
            // The records have the sandbox's address.
            let sandbox = sandbox(today, port);
            port = port_of(&sandbox);
            let client = client(&sandbox, service);
            let operation = operation(&client, group, name);
            let changes = [0, 3, 1, 0, 2]
                .into_iter()
                .zip([0, 0, 2, 1, 2])
                .zip([4, 0, 3, 1, 2]);
            for (day, ((insert, delete), corrected)) in (0..).zip(changes) {
                let mirror = client
                    .mirror(operation, given.clone(), folder.path())
                    .unwrap();
                let mirror = if has_history {
                    mirror.with_history()
                } else {
                    mirror
                };
                let report = wait(mirror.update(MirrorOptions::default())).unwrap();
                assert_eq!(report.not_looked_for, None, "{report:?}");
                assert!(report.unproven.is_empty(), "{report:?}");
                partial += u64::from(!report.whole);
                known = check(&client, operation, given, folder.path(), &report, &known);
                then.push((jiff::Timestamp::now().as_microsecond(), known.clone()));
                let seed = 100 * number + 10 * week + day;
                let change = Fault {
                    insert,
                    delete,
                    seed,
                    place: ChangePlace::Anywhere,
                    ..Fault::default()
                };
                move_records(&sandbox, &client, &list, change);
                // A document that is older than the rule's days may be corrected unseen, if its day has as many.
                let place = match *service {
                    "gazette" => ChangePlace::Head,
                    _ => ChangePlace::Anywhere,
                };
                let change = Fault {
                    update: corrected,
                    seed,
                    place,
                    ..Fault::default()
                };
                move_records(&sandbox, &client, &list, change);
            }
            sandbox.stop();
        }
        assert!(partial > 3, "{name}: {partial}");
        if has_history {
            check_times(folder.path(), operation_of(&list), &then);
        }
    }
}

#[test]
fn one_in_a_hundred_changes_and_a_tenth_of_the_requests_suffices() {
    for (list, scale) in ruled().into_iter().zip([30.0, 40.0, 15.0]) {
        let (service, group, name, given) = &list;
        let sandbox = large_sandbox("2025-12-31", 0, scale);
        let client = client(&sandbox, service);
        let operation = operation(&client, group, name);
        let folder = tempfile::tempdir().unwrap();
        let first = update(&client, operation, given, folder.path());
        let mut known = check(
            &client,
            operation,
            given,
            folder.path(),
            &first,
            &Records::new(),
        );
        for seed in 0..2 {
            let some = known.len() / 200;
            // A copied award changed when the other one did, so that only the count shows it.
            let insert = if *service == "spending" { 0 } else { some };
            let place = match *service {
                "gazette" => ChangePlace::Head,
                _ => ChangePlace::Anywhere,
            };
            let change = Fault {
                insert,
                update: some,
                place,
                seed,
                ..Fault::default()
            };
            move_records(&sandbox, &client, &list, change);
            let report = update(&client, operation, given, folder.path());
            assert!(!report.whole && report.changed > 0, "{report:?}");
            assert!(
                report.requests * 10 <= first.requests,
                "{first:?} {report:?}"
            );
            assert_eq!(report.requests_saved, first.requests - report.requests);
            known = check(&client, operation, given, folder.path(), &report, &known);
        }
    }
}

#[test]
fn a_sweep_sees_what_a_rule_does_not() {
    let list = &ruled()[1];
    let (service, group, name, given) = list;
    let sandbox = sandbox("2024-10-15", 0);
    let client = client(&sandbox, service);
    let operation = operation(&client, group, name);
    let folder = tempfile::tempdir().unwrap();
    let first = update(&client, operation, given, folder.path());
    let known = check(
        &client,
        operation,
        given,
        folder.path(),
        &first,
        &Records::new(),
    );
    let change = Fault {
        update: known.len(),
        ..Fault::default()
    };
    move_records(&sandbox, &client, list, change);
    let report = update(&client, operation, given, folder.path());
    assert!(
        !report.whole && usize::try_from(report.changed).is_ok_and(|changed| changed < known.len())
    );
    assert!(report.unseen.is_some() && report.last_whole == first.last_whole);
    let sweep = |seconds| MirrorOptions {
        sweep: Some(std::time::Duration::from_secs(seconds)),
        ..MirrorOptions::default()
    };
    let early = update_with(&client, operation, given, folder.path(), sweep(3600));
    assert!(!early.whole, "{early:?}");
    let swept = update_with(&client, operation, given, folder.path(), sweep(0));
    assert!(swept.whole && swept.unseen.is_none(), "{swept:?}");
    assert_eq!(report.changed + swept.changed, known.len() as u64);
    assert_ne!(swept.last_whole, first.last_whole);
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
        port = port_of(&sandbox);
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
