//! Lists of a sandbox that are kept as mirrors, and what a fresh harvest of them has.

use std::collections::BTreeMap;
use std::path::Path;

use arrow_array::{Array, ArrayRef, RecordBatch};
use openshelf::call::Value;
use openshelf::catalog::Operation;
use openshelf::client::Client;
use openshelf::client::mirror::{GONE_AT, Held, MirrorOptions, MirrorReport, REPLACED_AT, SEEN_AT};
use openshelf::client::tables::TableOptions;
use openshelf::delta::{Rows, Snapshot};
use openshelf::sandbox::{Fault, Matcher, Options, Sandbox};
use openshelf::services::{SERVICES, find};
use openshelf::tables::plain;
use openshelf::transport::{Address, Options as ClientOptions};

/// The texts of the values of each record, by its key, without null columns.
pub type Records = BTreeMap<String, Vec<(String, String)>>;
/// The mirror's own columns.
const OWN: [&str; 3] = [GONE_AT, SEEN_AT, REPLACED_AT];
pub type Given = Vec<(&'static str, Value)>;

/// A sandbox on a day, at a port or at any that is free.
pub fn sandbox(today: &str, port: u16) -> Sandbox {
    large_sandbox(today, port, 1.0)
}

pub fn large_sandbox(today: &str, port: u16, scale: f64) -> Sandbox {
    let options = Options {
        today: Some(Options::day(today).unwrap()),
        port,
        scale,
        ..Options::default()
    };
    Sandbox::start(&SERVICES, options).unwrap()
}

pub fn client(sandbox: &Sandbox, service: &str) -> Client {
    client_at(&address(sandbox, service), service)
}

/// The address of a service of a sandbox.
pub fn address(sandbox: &Sandbox, service: &str) -> String {
    sandbox.base_url(find(service).unwrap()).clone()
}

pub fn client_at(address: &str, service: &str) -> Client {
    let service = find(service).unwrap();
    let address = Address::parse("base_url", address).unwrap();
    let options = ClientOptions {
        requests_per_second: None,
        ..ClientOptions::new(address)
    };
    Client::new(service, options).unwrap()
}

/// An operation by its service, group and name.
pub fn operation(client: &Client, group: &str, name: &str) -> &'static Operation {
    client.service().find(group, name).unwrap()
}

pub fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap()
}

#[allow(clippy::disallowed_methods, reason = "a test has a runtime of its own")]
pub fn wait<T>(task: impl Future<Output = T>) -> T {
    runtime().block_on(task)
}

pub fn texts(batch: &RecordBatch, keys: &[&str], found: &mut Records) {
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

pub fn keys_of(operation: &Operation) -> Vec<&'static str> {
    let paging = operation.paging.unwrap();
    [paging.key]
        .into_iter()
        .chain(paging.key_with.iter().copied())
        .collect()
}

/// What a client that has never asked before receives.
pub fn fresh(client: &Client, operation: &'static Operation, given: &Given) -> Records {
    let content = wait(client.table(operation, given.clone(), TableOptions::default())).unwrap();
    let mut found = Records::new();
    for batch in &content.batches {
        texts(batch, &keys_of(operation), &mut found);
    }
    found
}

/// The records of a mirror: those that are there, and those that are gone.
pub fn mirrored(table: &Snapshot, operation: &Operation) -> (Records, Records) {
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

pub fn update(
    client: &Client,
    operation: &'static Operation,
    given: &Given,
    folder: &Path,
) -> MirrorReport {
    update_with(client, operation, given, folder, MirrorOptions::default())
}

pub fn update_with(
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
pub fn move_records(sandbox: &Sandbox, client: &Client, list: &Kept, change: Fault) {
    let (service, group, name, given) = list;
    sandbox.faults().add(Fault {
        matcher: Matcher::of_operation(&format!("{service}.{group}.{name}")),
        times: Some(1),
        ..change
    });
    drop(wait(client.call(operation(client, group, name), given.clone())).unwrap());
}

pub fn port_of(sandbox: &Sandbox) -> u16 {
    let address = sandbox.url();
    let port = address.trim_end_matches('/').rsplit(':').next();
    port.unwrap().parse().unwrap()
}

/// A list: its service, group, name and arguments.
pub type Kept = (&'static str, &'static str, &'static str, Given);

/// The table is what a fresh harvest is, and the report says what has changed since these records.
pub fn check(
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
    let differs = expected
        .iter()
        .find(|(key, own)| there.get(*key) != Some(*own));
    assert!(there == expected, "{differs:?} {report:?}");
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

pub fn operation_of((service, group, name, _): &Kept) -> &'static Operation {
    find(service).unwrap().find(group, name).unwrap()
}

/// At each time the rows that held then are those of that run.
pub fn check_times(folder: &Path, operation: &Operation, then: &[(i64, Records)]) {
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
pub fn contracts(fields: &[&str]) -> Kept {
    let codes = ["A", "B", "C", "D"].map(Value::from).to_vec();
    let fields = fields.iter().map(|name| Value::from(*name)).collect();
    let filters = Value::Object(vec![("award_type_codes".to_owned(), Value::List(codes))]);
    let given = vec![("filters", filters), ("fields", Value::List(fields))];
    ("spending", "search", "spending_by_award", given)
}

/// The lists of which a rule tells what has changed.
pub fn ruled() -> [Kept; 3] {
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
pub fn unruled() -> [Kept; 2] {
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

/// Lists of each rule and of none, in small pages.
pub fn paged() -> [Kept; 5] {
    let size = |service: &str| match service {
        "gazette" => ("per_page", Value::from(20)),
        _ => ("limit", Value::from(10)),
    };
    let [first, second, third] = ruled();
    let [fourth, fifth] = unruled();
    [first, second, third, fourth, fifth].map(|(service, group, name, mut given)| {
        given.push(size(service));
        (service, group, name, given)
    })
}
